# What the engine says about no game in particular.

## Refusals

refusal-game-over = The game is over.
refusal-not-your-turn = It’s not your turn. Waiting for { $seat } …
refusal-not-asked = “{ $action }” doesn’t answer the current question. Choose one of the options.
refusal-none-in-hand = None of your cards can be used here now.

## Why a choice can't be taken back

undo-nothing = Nothing to undo yet.
undo-chance = Can’t undo: dice were rolled or cards drawn.
undo-shown = Can’t undo: hidden information was revealed.
undo-seat = Can’t undo: { $seat } has moved.

## Where a datum comes from

source-seed = from the rulebook
source-public = from public material
source-reconstructed = reconstructed: the printed value is not known

# What everybody may know while somebody decides
waiting-decision = Waiting for { $seat } …

# Things in a row
list-0 = –
list-1 = { $t1 }
list-2 = { $t1 }, { $t2 }
list-3 = { $t1 }, { $t2 }, { $t3 }
list-4 = { $t1 }, { $t2 }, { $t3 }, { $t4 }
list-5 = { $t1 }, { $t2 }, { $t3 }, { $t4 }, { $t5 }
list-6 = { $t1 }, { $t2 }, { $t3 }, { $t4 }, { $t5 }, { $t6 }
list-7 = { $t1 }, { $t2 }, { $t3 }, { $t4 }, { $t5 }, { $t6 }, { $t7 }
list-8 = { $t1 }, { $t2 }, { $t3 }, { $t4 }, { $t5 }, { $t6 }, { $t7 }, { $t8 }
list-9 = { $t1 }, { $t2 }, { $t3 }, { $t4 }, { $t5 }, { $t6 }, { $t7 }, { $t8 }, { $t9 }
list-10 = { $t1 }, { $t2 }, { $t3 }, { $t4 }, { $t5 }, { $t6 }, { $t7 }, { $t8 }, { $t9 }, { $t10 }
list-11 = { $t1 }, { $t2 }, { $t3 }, { $t4 }, { $t5 }, { $t6 }, { $t7 }, { $t8 }, { $t9 }, { $t10 }, { $t11 }
list-12 = { $t1 }, { $t2 }, { $t3 }, { $t4 }, { $t5 }, { $t6 }, { $t7 }, { $t8 }, { $t9 }, { $t10 }, { $t11 }, { $t12 }

## The board as text

board-none = –
board-seat = { $seat }
