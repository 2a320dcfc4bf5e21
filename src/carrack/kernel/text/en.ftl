# What the engine says about no game in particular.

## Refusals

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn: { $seat } has to decide now.
refusal-not-asked = “{ $action }” does not answer the question that is open now; choose one of the options.
refusal-none-in-hand = None of the cards in your hand can be used here now.

## Why a choice can't be taken back

undo-nothing = You have made no choice yet that could be taken back.
undo-chance = Dice, cards or other chance have come into play since; that choice stands.
undo-shown = Something hidden has been shown since; that choice stands.
undo-seat = { $seat } has decided something since; that choice stands.

## Where a datum comes from

source-seed = from the rulebook
source-public = from public material
source-reconstructed = reconstructed: the printed value is not known

# What everybody may know while somebody decides
waiting-decision = { $seat } has to decide.
