game-name = Pebbles
game-about = Take pebbles from a pile, and mind your lucky number.
kind-seat = Player
action-take = { $count ->
    [one] Take one pebble
   *[other] Take { $count } pebbles
  }
prompt-take = Take one, two or three pebbles.
event-dealt = { $seat } gets the lucky number { $number }.
event-dealt-hidden = { $seat } gets a lucky number.
event-took = { $seat } takes { $count }.
event-showed = The lucky number of { $seat } is { $number }.
refusal-too-few = Only { $pile } left in the pile.
category-pebbles = Pebbles
category-bonus = For the lucky number
board-pebbles = Pebbles
board-where = Where
board-count = How many
board-pile = Pile
board-lucky = Your lucky number
