game-name = Pebbles
game-about = Nimm Steine von einem Haufen und achte auf deine Glückszahl.
kind-seat = Spieler
action-take = { $count ->
    [one] Einen Stein nehmen
   *[other] { $count } Steine nehmen
  }
prompt-take = Nimm einen, zwei oder drei Steine.
event-dealt = { $seat } erhält die Glückszahl { $number }.
event-dealt-hidden = { $seat } erhält eine Glückszahl.
event-took = { $seat } nimmt { $count }.
event-showed = Die Glückszahl von { $seat } ist { $number }.
refusal-too-few = Im Haufen sind nur noch { $pile }.
category-stones = Steine
category-bonus = Für die Glückszahl
board-stones = Steine
board-where = Wo
board-count = Wie viele
board-pile = Haufen
board-lucky = Deine Glückszahl
