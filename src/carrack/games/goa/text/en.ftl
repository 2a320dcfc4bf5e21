# Goa in English. Names of tiles, cards, colonies, columns, spices and colors come from the content.

game-name = Goa
game-about =
    Two to four Portuguese merchants buy plantations at auction, harvest spices, found colonies in India and
    advance on their development boards. After two phases of four rounds the most points win.

## Options

option-quick_start = A faster start
option-quick_start-off = Everybody starts with all markers in the first row.
option-quick_start-on = Before the first round everybody moves two markers to the second row or takes 10 ducats.
option-bonanza = Hidden bonuses below the corner tiles
option-bonanza-off = No Bonanza tiles.
option-bonanza-on = In each phase a Bonanza tile lies face down below every corner tile; whoever takes the tile gets the bonus too.
option-seed_literal = Which first step costs cinnamon
option-seed_literal-off = The first step in Harvest costs cinnamon and that in Taxes pepper, as the English sample round has it.
option-seed_literal-on = The first step in Taxes costs cinnamon and that in Harvest pepper, as the German sample round has it.
option-one_more_card = When you may play the card that turns up one more card in a founding
option-one_more_card-with_action = Only together with the action, before any card is turned up.
option-one_more_card-after_reveal = Also after the first cards have been turned up.
option-espionage = What Espionage does with the Founding column
option-espionage-figure = When you found a colony, the opponent’s colonists replace those on your board.
option-espionage-action = The tile is a separate founding with the opponent’s colonists.
option-spied_founding = What else counts in a founding with Espionage
option-spied_founding-own_marker = Your own marker again, once it shows more than the borrowed one. No card that goes with an action can be played in a founding by the tile.
option-spied_founding-any_card = Only the opponent’s marker. The card that turns up one more card can be played in a founding by the tile too.
option-extra_discard = What discarding does at the start of an extra turn
option-extra_discard-free = Nothing else: you can still pass and keep your extra action card.
option-extra_discard-commits = It plays your extra action card; an action must follow.
option-extra_cards = How many extra action cards there are
option-extra_cards-ten = The ten in the box; if none is left, you get none.
option-extra_cards-unlimited = As many as are needed, like ships and colonists.
option-swap = When Swap may be used for the first time
option-swap-same_round = In the round in which you get it.
option-swap-later_round = From the next round on.

## What the round has come to

stage-markers = Placing markers
stage-auctions = Auctions
stage-action-1 = First action
stage-action-2 = Second action
stage-action-3 = Third action
stage-extra = Extra actions

## Kinds of components

kind-flag = flag
kind-plantation = plantation
kind-crop = crop rotation
kind-endgame = tile for final scoring
kind-immediate = tile with an immediate effect
kind-red = red tile (once a round)
kind-once = tile to use once
kind-swap = tile to swap
kind-card = expedition card
kind-colony = colony
kind-colony_tile = colony tile
kind-bonanza = Bonanza tile
kind-place = place on the board
kind-holding = place in the storehouse
kind-column = column of the development board
kind-spice = spice
kind-kind = kind of gain
kind-seat = merchant

## Rows of the final score

category-ships = Ships
category-harvest = Harvest
category-taxes = Taxes
category-expedition = Expedition
category-founding = Founding
category-colonies = Colonies
category-symbols = Symbols on expedition cards
category-ducats = Most ducats
category-plantations = Single plantations
category-duty = Duty
category-missions = Missions
category-money = Ducats at the end

## What computer players judge by

term-points = colonies, plantations, duties and missions
term-development = development board
term-tiles = tiles still to be used
term-goods = spices, ships, colonists and extra actions
term-cards = expedition cards
term-ducats = ducats
term-begun = auctions and unfinished moves
term-rivals = best rival’s lead

## Prompts

# A lot or tile as part of a sentence, and the pronoun for it
the-lot = the { $lot }
it-lot = it
the-tile = the { $tile }

# The own money
ducats-in-hand =
    { $have ->
        [0] no ducats
        [one] 1 ducat
       *[other] { $have } ducats
    }

prompt-flag = Place the flag; your marker 1 goes with it.
prompt-marker = Place marker { $number } on a tile.
prompt-bid =
    { $high ->
        [0] Bid for { the-lot }, or pass. Nobody has bid yet.
       *[other] Bid for { the-lot }, or pass. The highest bid is { $high }.
    } You have { ducats-in-hand }.
prompt-only-pass =
    You can only pass on { the-lot }: { $high ->
        [0] you have no ducats.
       *[other] the highest bid is { $high }, and you have { ducats-in-hand }.
    }
prompt-only-sell = Sell { the-lot } to { $bidder } for { $high }: buying { it-lot } yourself costs { $price }, and you have { ducats-in-hand }.
prompt-last-word = You have { ducats-in-hand } and offer { the-lot }. Buy { it-lot } yourself for { $price }, or sell { it-lot } to { $bidder } for { $high }.
prompt-quick-start = Move a first marker to the second row, or take { $ducats } ducats.
prompt-quick-start-second = Move a second marker to the second row.
prompt-action = Action { $number } of 3. You may use tiles and one expedition card first.
prompt-extra-action = Extra action. You may use tiles and one expedition card first.
prompt-extra = You have { $count } extra action cards and can keep only one: take an extra action.
prompt-extra-or-pass =
    { $count ->
        [one] Play your extra action card for an action, or pass for this round.
       *[other] Play one of your { $count } extra action cards for an action, or pass for this round.
    }
prompt-end = Use tiles or an expedition card, or end your turn.
prompt-fill =
    { $count ->
        [one] Put a spice on a free field.
       *[other] Put a spice on a free field ({ $count } to place).
    }
prompt-fill-up-to =
    { $count ->
        [one] Put a spice on a free field, or finish.
       *[other] Put a spice on a free field (up to { $count }), or finish.
    }
prompt-fill-holding = Which spice goes on { $where }?
prompt-pay = Where do you take { $spice } from?
prompt-duty =
    { $count ->
        [one] Hand in one more spice.
       *[other] Hand in { $count } spices, one at a time.
    }
prompt-sell =
    { $count ->
        [one] Sell one more spice for { $price } ducats, or finish.
       *[other] Sell up to { $count } spices for { $price } ducats each.
    }
prompt-progress-ships = Which marker moves for ships alone?
prompt-progress-spices = Which marker moves for spices alone?
prompt-pay-ducats = Which marker moves for ducats? You have { $ducats }.
prompt-vice-king = Move one of your least advanced markers one row.
prompt-replace = You have four plantations. Which one makes room for { the-tile }?
prompt-choose-gain = Take { $ships } ships or { $colonists } colonists.
prompt-favor = Take one of the tiles that were put back.
prompt-swap = Which tile do you take? Swap stays in its place.
prompt-spy = Choose an opponent and a column of their development board.
prompt-refill =
    { $count ->
        [one] Choose one more plantation or colony to fill, or finish.
       *[other] Choose a plantation or colony to fill (up to { $count }).
    }
prompt-resupply = Take { $count } ships, colonists or spices.
prompt-mixed-harvest =
    { $count ->
        [one] Harvest one more ship, colonist or spice.
       *[other] Harvest a ship, a colonist or a spice ({ $count } to go).
    }
prompt-name-colony = Which colony do you want to found?
prompt-founding =
    { $missing ->
        [one] { $colony } needs one more colonist; you have { $have }. Add it, or give up.
       *[other] { $colony } needs { $missing } more colonists; you have { $have }. Add them, or give up.
    }
prompt-settle = Choose a colony tile for { $colony }.

# What everybody may know while somebody decides
waiting-action = { $seat } is taking a turn.
waiting-bid = Waiting for { $seat } to bid for { the-lot } or pass.
waiting-last-word = Waiting for { $seat } to buy or sell { the-lot }.
waiting-founding = { $seat } is founding { $colony }; colonists missing: { $missing }.

## Actions

action-flag = Flag to { $what }
action-marker = Marker to { $what }
action-bid =
    { $what ->
        [one] Bid 1 ducat
       *[other] Bid { $what } ducats
    }
action-pass = Pass
action-buy = Buy it yourself
action-sell = Sell to the highest bidder
action-progress = Progress in { $what }
action-ships = Ships
action-harvest = Harvest
action-taxes = Taxes
action-expedition =
    { $what ->
        [one] Expedition: one card
       *[other] Expedition: { $what } cards
    }
action-found = Found { $what }
action-play = Play { $what }
action-discard = Discard { $what }
action-use = Use { $what }
action-end = End turn
action-done = Done
action-take = Take { $what }
action-fill = { $spice } to { $where }
action-pay = { $spice } from { $where }
action-refill = Fill { $what }
action-replace = Give up { $what }
action-favor = Take { $what }
action-swap = Take the tile at { $what }
action-spy = { $seat }, { $column }
action-advance = Advance in { $what }
action-add = Add the missing colonists
action-decline = Give up the founding
action-settle = Take { $what }

## The menu of a turn

menu-progress = Progress
menu-ships = Ships
menu-harvest = Harvest
menu-taxes = Taxes
menu-expedition = Expedition
menu-founding = Founding
menu-card = Play a card
menu-tile = Use a tile
menu-discard = Discard a card
menu-pass = Pass
menu-end = End turn

## What an option costs or brings

brings-bid = leaves you { $left } if you get it
brings-buy =
    { $price ->
        [0] costs nothing; you keep { $left }
       *[other] costs { $price }; you keep { $left }
    }
brings-sell = earns you { $price }; you’ll have { $total }
brings-flag =
    { $tiles ->
        [one] one tile for marker 2
       *[other] { $tiles } tiles to choose from for marker 2
    }
brings-tile = { $tile }
brings-ships =
    { $count ->
        [one] one ship; you’ll have { $total }
       *[other] { $count } ships; you’ll have { $total }
    }
brings-colonists =
    { $count ->
        [one] one colonist; you’ll have { $total }
       *[other] { $count } colonists; you’ll have { $total }
    }
brings-ducats =
    { $count ->
        [one] 1 ducat; you’ll have { $total }
       *[other] { $count } ducats; you’ll have { $total }
    }
brings-spices =
    { $count ->
        [one] one spice
       *[other] { $count } spices
    }, { $free ->
        [one] one free field
       *[other] { $free } free fields
    }
brings-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }; you’ll have { $total } in hand (limit { $limit })
brings-up-to-cards =
    { $count ->
        [one] one card
       *[other] up to { $count } cards
    }
brings-one-spice = you’ll have { $total } of it
brings-spice-gone = you’ll have { $total } of it
brings-spices-lost =
    { $count ->
        [0] no spices are lost
        [one] one spice is lost
       *[other] { $count } spices are lost
    }
brings-fields =
    { $count ->
        [one] one spice
       *[other] { $count } spices
    }
brings-refill =
    { $count ->
        [one] one spice
       *[other] up to { $count } spices
    }
brings-duty = { $points } points for { $count } spices; { $left ->
        [0] no spices left
        [one] one spice left
       *[other] { $left } spices left
    }
brings-sale =
    { $count ->
        [one] one spice for { $ducats } ducats
       *[other] up to { $count } spices for { $ducats } ducats in all
    }
brings-mixed-harvest = ships, colonists and spices, { $count } in all
brings-turned-up =
    { $count ->
        [one] one more card is turned up
       *[other] { $count } cards are turned up
    }
brings-columns =
    { $count ->
        [one] you can afford a step in one column
       *[other] you can afford a step in { $count } columns
    }
brings-discard =
    { $points ->
        [one] costs 1 point at the end
       *[other] costs { $points } points at the end
    }; { $left ->
        [0] no cards left
        [one] one card left
       *[other] { $left } cards left
    }
brings-step =
    row { $row }, value { $figure }{ $limit ->
        [0] { "" }
       *[other] { " " }(hand limit { $limit })
    }, { $points ->
        [one] 1 more point
       *[other] { $points } more points
    }{ $cards ->
        [0] { "" }
       *[other] ; an expedition card for being first
    }{ $gone ->
        [0] { "" }
       *[other] ; the card for being first is taken
    }{ $extra ->
        [0] { "" }
       *[other] ; an extra action card for completing the row
    }
brings-progress =
    costs { $ginger ->
        [0] { "" }
       *[other] { $ginger } ginger,{ " " }
    }{ $cinnamon ->
        [0] { "" }
       *[other] { $cinnamon } cinnamon,{ " " }
    }{ $pepper ->
        [0] { "" }
       *[other] { $pepper } pepper,{ " " }
    }{ $nutmeg ->
        [0] { "" }
       *[other] { $nutmeg } nutmeg,{ " " }
    }{ $clove ->
        [0] { "" }
       *[other] { $clove } clove,{ " " }
    }{ $ships ->
        [0] no ships
        [one] 1 ship
       *[other] { $ships } ships
    }; then row { $row }, value { $figure }{ $limit ->
        [0] { "" }
       *[other] { " " }(hand limit { $limit })
    }, { $points ->
        [one] 1 more point
       *[other] { $points } more points
    }{ $cards ->
        [0] { "" }
       *[other] ; an expedition card for being first
    }{ $gone ->
        [0] { "" }
       *[other] ; the card for being first is taken
    }{ $extra ->
        [0] { "" }
       *[other] ; an extra action card for completing the row
    }
brings-step-for-ducats =
    costs { $price }, you keep { $left }; then row { $row }, value { $figure }{ $limit ->
        [0] { "" }
       *[other] { " " }(hand limit { $limit })
    }, { $points ->
        [one] 1 more point
       *[other] { $points } more points
    }{ $cards ->
        [0] { "" }
       *[other] ; an expedition card for being first
    }{ $gone ->
        [0] { "" }
       *[other] ; the card for being first is taken
    }{ $extra ->
        [0] { "" }
       *[other] ; an extra action card for completing the row
    }
brings-founding =
    { $outlook ->
        [certain] sure to succeed
        [impossible] impossible with { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        }
       *[open] needs at least { $missing } on { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        }
    } (board { $there }, colonists { $own }, required { $needs }){ $outlook ->
        [certain] { "" }
       *[other] ; if it fails, you get { $consolation ->
            [one] 1 colonist
           *[other] { $consolation } colonists
        }
    }
brings-colony =
    { $count ->
        [one] costs one colonist, you keep { $left }
       *[other] costs { $count } colonists, you keep { $left }
    }; { $colonies ->
        [one] your first colony
       *[other] you’ll have { $colonies } colonies
    }
brings-spied-founding = counts { $count } colonists

## Events

event-removed = Put back: { $tile }.
event-turned-up-first = { $seat } turns up { $card }.
event-first-player = { $seat } begins and receives the flag.
event-round = Phase { $phase }, round { $round } begins.
event-flag-set = { $seat } places the flag at { $place }.
event-marker-set = { $seat } places marker { $number } on { the-tile } at { $place }.
event-bid =
    { $amount ->
        [one] { $seat } bids 1 ducat.
       *[other] { $seat } bids { $amount } ducats.
    }
event-passed = { $seat } passes.
event-sold =
    { $price ->
        [one] { $seat } buys { the-lot } from { $auctioneer } for 1 ducat.
       *[other] { $seat } buys { the-lot } from { $auctioneer } for { $price } ducats.
    }
event-bought-own =
    { $price ->
        [0] { $auctioneer } takes { the-lot } for nothing.
        [one] { $auctioneer } buys { the-lot } from the bank for 1 ducat.
       *[other] { $auctioneer } buys { the-lot } from the bank for { $price } ducats.
    }
event-kept = { $seat } keeps { the-tile }.
event-planted = { $seat } places { the-tile } at { $where }.
event-gave-up = { $seat } gives up { the-tile }.
event-favored = { $seat } takes { the-tile } from the tiles that were put back.
event-bonanza = { $seat } finds a bonus below the tile: { $bonus }.
event-gained-ships =
    { $count ->
        [one] { $seat } receives one ship.
       *[other] { $seat } receives { $count } ships.
    }
event-gained-colonists =
    { $count ->
        [one] { $seat } receives one colonist.
       *[other] { $seat } receives { $count } colonists.
    }
event-gained-ducats =
    { $count ->
        [one] { $seat } receives 1 ducat.
       *[other] { $seat } receives { $count } ducats.
    }
event-gained-extra =
    { $count ->
        [one] { $seat } receives an extra action card.
       *[other] { $seat } receives { $count } extra action cards.
    }
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws an expedition card.
event-shuffled = The { $count } discarded expedition cards are shuffled into a new pile.
event-turned-up =
    { $count ->
        [one] { $seat } turns up { $card }: one colonist.
       *[other] { $seat } turns up { $card }: { $count } colonists.
    }
event-played = { $seat } plays { $card }.
event-discarded = { $seat } discards { $card }.
event-used = { $seat } uses { the-tile }.
event-filled = { $seat } puts { $spice } on { $where }.
event-handed-in = { $seat } hands in { $spice } from { $where }.
event-harvest =
    { $count ->
        [one] { $seat } harvests one item.
       *[other] { $seat } harvests up to { $count } items.
    }
event-progress =
    { $ships ->
        [0] { $seat } advances in { $column } without paying ships.
        [one] { $seat } pays one ship to advance in { $column }.
       *[other] { $seat } pays { $ships } ships to advance in { $column }.
    }
event-paid-for-step = { $seat } pays { $price } ducats for a step in { $column }.
event-advanced = { $seat } reaches row { $row } in { $column }.
event-first-in-row = { $seat } is first in row { $row } of { $column } and receives an expedition card.
event-all-markers = All markers of { $seat } have reached row { $row }.
event-named = { $seat } wants to found { $colony }.
event-founded =
    { $count ->
        [0] { $seat } founds { $colony } without adding colonists.
        [one] { $seat } founds { $colony } and adds one colonist.
       *[other] { $seat } founds { $colony } and adds { $count } colonists.
    }
event-not-founded = { $seat } does not found { $colony }.
event-settled = { $seat } takes { $tile }.
event-spied = { $seat } uses the marker of { $other } in { $column }.
event-swapped = { $seat } takes { the-tile } from { $place } and leaves Swap there.
event-extra-action = { $seat } plays an extra action card.
event-scored =
    { $points ->
        [one] { $seat } has 1 point and { $ducats } ducats.
       *[other] { $seat } has { $points } points and { $ducats } ducats.
    }

## Refusals

# When something is asked for that is not asked now
refusal-when-markers = Markers are placed at the start of a round, before the auctions.
refusal-when-action = That is one of the six actions: take it on your turn, after the auctions.
refusal-when-found = Take the Founding action on your turn, after the auctions.
refusal-when-card = Play expedition cards on your own turn, before or after your action.
refusal-when-discard = You can discard expedition cards on your own turn.
refusal-when-tile = Use tiles on your own turn, before or after your action. You have to buy them at auction first.
refusal-when-gain = You choose between ships, colonists, spices and ducats when a tile or card leaves it to you.
refusal-when-fill = Spices are placed here by a harvest: choose Harvest on your turn.
refusal-when-pay = You hand in spices to pay for a step: choose Progress on your turn.
refusal-when-refill = Extra Harvest fills whole plantations: use that tile on your turn.
refusal-when-replace = A plantation makes room only for a fifth one that you get.
refusal-when-favor = Only Favor takes a tile that was put back.
refusal-when-swap = Swap takes a tile off the market: use it on your turn.
refusal-when-spy = Espionage copies a column of an opponent: use that tile on your turn.
refusal-when-advance = Only a card or the Vice-king moves a marker without paying this price.
refusal-when-settle = Colony tiles are taken after a successful founding: choose Founding on your turn.

refusal-cell-occupied = There is a tile at { $place }; the flag needs a free cell or a place at the edge.
refusal-no-tile-beside = No tile is directly next to { $place }, across or down.
refusal-no-tile-there = There is no tile at { $place }.
refusal-marker-there = There is already a marker at { $place }.
refusal-not-adjacent = { $place } isn’t next to the last marker; choose a neighboring tile.
refusal-bid-too-low = The highest bid is { $high }; bid more or pass.
refusal-bid-too-high = You have { $have } ducats and can’t bid more than that.
refusal-price-too-high = Buying it yourself costs { $price } ducats, and you have { $have }.
refusal-last-row = Your marker in { $column } is already in the last row.
refusal-ships-missing = The step in { $column } costs { $ships } ships, and you have { $have }.
refusal-spices-missing = You don’t have the { $cost } spices that the step in { $column } costs.
refusal-ducats-missing = The step in { $column } costs { $price } ducats, and you don’t have that many.
refusal-no-progress = You can’t afford any step: each costs its spices and as many ships as the row shows. You have { $have ->
        [0] no ships
        [one] one ship
       *[other] { $have } ships
    }.
refusal-no-cards = You have no expedition cards. Draw some with the Expedition action.
refusal-no-tiles = You have no tile to use on your turn. Such tiles are sold in the auctions.
refusal-no-free-fields = All your plantations and colonies are full; a harvest would bring nothing.
refusal-expedition-limit = You can draw up to { $most } cards and may then hold { $limit }; you hold { $have }. Discard or play a card first, or draw fewer.
refusal-colony-owned = You have already founded { $colony }.
refusal-colonists-missing =
    { $missing ->
        [one] One more colonist is needed, and you have { $have }.
       *[other] { $missing } more colonists are needed, and you have { $have }.
    }
refusal-colony-tile-gone = { $tile } is not available: it is taken, the same as another one, or belongs to another colony.
refusal-not-in-hand = { $card } is not in your hand.
refusal-one-card = You have already played an expedition card this turn; { $card } has to wait.
refusal-only-with-action = { $card } can only be played at the start of its action.
refusal-only-in-founding = { $card } can only be played with your Founding action, before or after the cards are turned up.
refusal-no-effect = { $card } would have no effect now, or you can’t pay for it.
refusal-not-your-tile = You don’t have { $tile }.
refusal-tile-used = { $tile } has already been used.
refusal-swap-waits = You can use { $tile } from the next round on.
refusal-tile-no-effect = { $tile } would have no effect now.
refusal-nothing-there = There is nothing at { $where } in your storehouse.
refusal-no-free-field = { $where } has no free field.
refusal-wrong-spice = { $spice } can’t go on { $where }.
refusal-other-holding = These spices go on { $where }.
refusal-not-all-filled =
    { $count ->
        [one] One more spice has to be placed.
       *[other] { $count } more spices have to be placed.
    }
refusal-other-spice = You have to hand in { $spice }.
refusal-no-such-spice = There is no { $spice } on { $where }.
refusal-nothing-sold = Sell at least one spice.
refusal-nothing-refilled = Fill at least one plantation or colony.
refusal-no-room-for-spices = You have no free field for spices.
refusal-no-ducats-here = You can’t take ducats here.
refusal-ships-or-colonists = The tile brings ships or colonists.
refusal-mixed-harvest = The harvest brings ships, colonists or spices.
refusal-equal-tile = The list has an identical tile; take that one instead of { $tile }.
refusal-not-removed = { $tile } was not put back.
refusal-not-least-advanced = Your marker in { $column } is not one of the least advanced.
refusal-no-such-seat = { $seat } does not take part in this game.
refusal-own-board = Choose the board of an opponent.
refusal-no-founding-gain = The colonists on { $seat }’s development board would not help you now.
refusal-must-play =
    { $count ->
        [one] Play your extra action card.
       *[other] You hold { $count } extra action cards and can keep only one, so you can’t pass.
    }
refusal-no-pass = You can’t pass: choose one of the six actions.
refusal-action-taken = You have already taken your action this turn.
refusal-other-marker = Your marker in { $column } is already in the second row; choose another one.
refusal-quick-start-gain = You have moved a marker, so now move a second one.

## Tiles

tile-flag =
    Whoever buys it receives an extra action card at once and becomes first player, starting with the next action
    phase. It is the first lot of every auction.
tile-plantation =
    Lies in one of your four plantation places and is filled at once; a harvest fills it again. A fifth plantation
    takes the place of one of the four, whose spices are lost. A plantation with one field is a point at the end,
    even if it had to make room.
tile-crop-rotation =
    Counts as a plantation with one field, on which any spice may lie each time it is filled. No points.
tile-foreman = At the end each of your plantations with one field is worth 3 points instead of 1.
tile-mission-2 = 2 points at the end.
tile-mission-3 = 3 points at the end.
tile-swap =
    On one of your turns, take any tile from the board and leave this one in its place. The tile works as if you had
    bought it, and Swap can be auctioned again.
tile-swap-later =
    From the next round on, on one of your turns: take any tile from the board and leave this one in its place. The tile
    works as if you had bought it, and Swap can be auctioned again.
tile-ships = 4 ships at once.
tile-colonists = 4 colonists at once.
tile-ships-or-colonists = 3 ships or 3 colonists at once, as you like.
tile-favor =
    Take one of the tiles that were put back in the two phases. It works at once if it can; otherwise you keep it.
tile-settlement = 1 ship, 1 extra action card and 1 colonist at once.
tile-extra-actions = 2 extra action cards at once.
tile-expeditions = Expedition cards at once, 2 in phase A and 3 in phase B, beyond the hand limit too.
tile-ship = Once a round on your turn: 1 ship.
tile-colonist = Once a round on your turn: 1 colonist.
tile-ducats = Once a round on your turn: 3 ducats.
tile-spice = Once a round on your turn: 1 spice of your choice on a free field.
tile-expedition = Once a round on your turn: 1 expedition card, beyond the hand limit too.
tile-espionage =
    Once, on your turn: choose an opponent and take the ships, spices or ducats that their marker shows; or let their
    colonists stand in for those of your board while you found a colony. Not for Expedition.
tile-espionage-action =
    Once, on your turn: choose an opponent and take the ships, spices or ducats that their marker shows; or try to found
    a colony, beside your action, with their colonists in place of those of your board. Not for Expedition.
tile-extra-harvest = Once, on your turn: fill up to 3 of your plantations and colonies.
tile-resupply =
    Once, on your turn: turn up 2 expedition cards. For each colonist they show you receive a ship, a colonist or a
    spice, all of one kind.
tile-vice-king = Once, on your turn: your least advanced marker moves one row, free of charge.
tile-duty = Once, on your turn: hand in any 6 spices. The tile is then worth 5 points at the end.

## Expedition cards, colonies, Bonanza

card-gain = At any time during your turn: receive what the card is named after.
card-fill = At any time during your turn: up to 2 spices of your choice on free fields.
card-sell = At any time during your turn: sell up to 4 spices for 3 ducats each.
card-progress-for-ducats =
    At any time during your turn: one marker moves one row for ducats alone. The price is 6 for row 2, 12 for row 3,
    18 for row 4 and 24 for row 5.
card-harvest-mix = With the Harvest action: take any mix of ships, colonists and spices instead of spices alone.
card-one-more-card = With the Founding action, before any card is turned up: one more expedition card is turned up.
card-one-more-card-after-reveal =
    With the Founding action, even after the first cards are turned up: one more expedition card is turned up.
card-progress-for-ships = With the Progress action: pay the ships and no spices.
card-progress-for-spices = With the Progress action: pay the spices and no ships.
colony-about = To found it you need enough colonists: on your board, on two cards turned up, and from your storehouse.
colony-tile = The spices that may lie on its fields; it is filled when it is founded.
bonanza-about = Lies face down below a corner tile; whoever takes that tile receives the bonus.

## The board as text

board-track = Game
board-what = What
board-now = Now
board-round = Round
board-stage = Stage
board-over = Game over
board-flag = Flag
board-pile = Expedition cards in the pile
board-extra-supply = Extra action cards left
board-corners = Hidden Bonanza tiles
board-grid = Board
board-cell-row = #
board-cell-column = { $column }
board-auction = Auction
board-lot = Lot
board-auctioneer = Auctioneer
board-development = Development (row: value)
board-column = Column
board-first = Card for the first in row
board-costs = Your next steps (ginger/cinnamon/pepper/nutmeg/clove)
board-to-row = To row
board-spices = Gi/Ci/Pe/Nu/Cl
board-ships = Ships
board-storehouses = Storehouses
board-player = Player
board-holding = Place
board-tile = Tile
board-fields = Fields
board-players = Players
board-colonists = Colonists
board-extra = Extra actions
board-cards = Cards
board-ducats = Ducats
board-spice = { $spice }
board-hidden = hidden
board-tiles = Tiles of the players
board-state = State
board-colonies = Colonies
board-colony = Colony
board-needs = Colonists
board-count = Number
board-removed = Tiles that were put back
board-discards = Open expedition cards
board-card = Card
board-hand = Your expedition cards (symbol, colonists)
board-when = When
board-shown-hands = Expedition cards
short-round = { $phase }{ $round }
short-marked = [{ $number }] { $tile }
short-pass = passed
short-figure = { $row }: { $value }
short-limit = { $row }: { $value }, limit { $limit }
short-spices = { $ginger }/{ $cinnamon }/{ $pepper }/{ $nutmeg }/{ $clove }
short-turned = used
short-next-round = from the next round on
short-fulfilled = fulfilled
short-face-down = face down
short-turned-up = turned up
short-discarded = discarded
short-any-time = any time during your turn
short-with-progress = with Progress
short-with-harvest = with Harvest
short-with-found = with Founding
short-with-found-after-reveal = with Founding, even after the reveal

## The drawn board

board-supply = Supply
board-removed-short = Put back
board-used-short = Used
board-kept = Tiles
board-head-ships = Ships
board-head-harvest = Harvest
board-head-taxes = Taxes
board-head-expedition = Expedition
board-head-founding = Founding
board-part-development = Development
board-part-storehouse = Storehouse
board-crop-rotation = Rotation
board-foreman = Foreman
board-duty = Duty
board-favor = Favor
board-mission = Mission
board-swap = Swap
board-espionage = Espionage
board-extra-harvest = Harvest
board-resupply = Resupply
board-vice-king = Vice-king
board-settlement = Settlement
board-letter-ginger = Gi
board-letter-cinnamon = Ci
board-letter-pepper = Pe
board-letter-nutmeg = Nu
board-letter-clove = Cl

piece-tile = tile
piece-used_tile = used tile
state-used_tile = used or face down
piece-price = part of the price
piece-bonanza = Bonanza tile
piece-flag = flag
piece-marker = auction marker
piece-token = ship of the voyage
piece-spice = spice
piece-extra = extra action cards
piece-card = expedition cards
piece-colony_tile = colony tile
piece-auctioneer = auctioneer, with the number of the lot
piece-word = bid or pass in the auction
piece-word-bid = bid
piece-word-pass = passes
piece-ship = ships
piece-colonist = colonists
piece-ducat = ducats
piece-success = marker on the development board

zone-cell = place on the board
zone-edge = place at the edge
zone-round = round
zone-stage = stage of the round
zone-colony = colony
zone-supply = supply
zone-pile = expedition cards
zone-discards = discarded expedition cards
zone-turned_up = turned-up expedition cards
zone-removed = tiles that were put back
zone-used = tiles that were used
zone-words = auction
zone-seat = merchant
zone-tiles = tiles that were kept
zone-holding = place in the storehouse
zone-price = price on the development board
zone-row = row of the development board
zone-hand = expedition cards

## Signs in the legend

sign-point = 1 point at the end
sign-with-action = card to be played with an action
