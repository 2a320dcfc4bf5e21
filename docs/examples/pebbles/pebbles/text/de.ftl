game-name = Kiesel
game-about = Nimm Kiesel von einem Haufen und achte auf deine Glückszahl.
kind-seat = Spieler
action-take = { $count ->
    [one] Einen Kiesel nehmen
   *[other] { $count } Kiesel nehmen
  }
prompt-take = Nimm einen, zwei oder drei Kiesel.
event-dealt = { $seat } erhält die Glückszahl { $number }.
event-dealt-hidden = { $seat } erhält eine Glückszahl.
event-took = { $seat } nimmt { $count }.
event-showed = Die Glückszahl von { $seat } ist { $number }.
refusal-too-few = Im Haufen sind nur noch { $pile }.
category-pebbles = Kiesel
category-bonus = Für die Glückszahl
board-pebbles = Kiesel
board-where = Wo
board-count = Wie viele
board-pile = Haufen
board-lucky = Deine Glückszahl
