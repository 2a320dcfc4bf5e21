game-name = Pebbles
game-about = Take stones from a pile, and mind your lucky number.
kind-seat = Player
action-take = { $count ->
    [one] Take one stone
   *[other] Take { $count } stones
  }
prompt-take = Take one, two or three stones.
event-dealt = { $seat } gets the lucky number { $number }.
event-dealt-hidden = { $seat } gets a lucky number.
event-took = { $seat } takes { $count }.
event-showed = The lucky number of { $seat } is { $number }.
refusal-too-few = Only { $pile } left in the pile.
category-stones = Stones
category-bonus = For the lucky number
board-stones = Stones
board-where = Where
board-count = How many
board-pile = Pile
board-lucky = Your lucky number
