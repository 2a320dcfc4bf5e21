# Was über kein bestimmtes Spiel gesagt wird.

## Ablehnungen

refusal-game-over = Die Partie ist zu Ende.
refusal-not-your-turn = Du bist nicht an der Reihe: { $seat } ist dran.
refusal-not-asked = „{ $action }“ passt nicht zur aktuellen Frage. Wähle eine der Möglichkeiten.
refusal-none-in-hand = Keine deiner Handkarten lässt sich hier jetzt einsetzen.

## Warum eine Wahl nicht zurückgenommen werden kann

undo-nothing = Noch nichts zurückzunehmen.
undo-chance = Nicht mehr möglich: Es wurde gewürfelt oder gezogen.
undo-shown = Nicht mehr möglich: Verdecktes wurde aufgedeckt.
undo-seat = Nicht mehr möglich: { $seat } hat gezogen.

## Woher eine Angabe stammt

source-seed = aus dem Regelheft
source-public = aus öffentlichen Quellen
source-reconstructed = rekonstruiert: der gedruckte Wert ist nicht bekannt

# Was alle wissen dürfen, während jemand entscheidet
waiting-decision = { $seat } ist dran …

# Dinge in einer Reihe
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
