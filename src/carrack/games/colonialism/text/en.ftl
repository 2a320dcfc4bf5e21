# Colonialism in English. Names of regions, seas, cards, resources and colors come from the content.

game-name = Colonialism
game-about =
    Two to four colonial powers spread their influence over six regions of Africa and Asia and collect
    resources. After three game turns the scarcest of your three resources is your score.

## Options

option-quick_start = How the starting hands are dealt
option-quick_start-off = Everybody draws twelve cards and keeps six of them.
option-quick_start-on = Everybody discards the first six cards; the next six are the hand.
option-empire = Whether Empire counts the region it lies at
option-empire-present = The region counts only if the card’s owner has influence there.
option-empire-always = The region counts in any case.
option-treaty_and_unrest = What a Treaty is worth where Unrest at Home strikes
option-treaty_and_unrest-rest_protected = Unrest may take your last disc; what it leaves you, the Treaty protects in the conflict.
option-treaty_and_unrest-treaty_cancelled = Unrest cancels every Treaty in its region: the conflict, too, may take your last disc.

## Phases of a game turn

phase-preparations = Preparations
phase-0 = Action round 1
phase-1 = Action round 2
phase-2 = First colonization phase
phase-3 = Action round 3
phase-4 = Action round 4
phase-5 = Second colonization phase

## Kinds of components

kind-region = region
kind-sea = sea zone
kind-policy = policy card
kind-action = action card
kind-interest = economic interest
kind-resource = resource
kind-seat = colonial power
kind-faction = faction
kind-ship = ship
kind-row = row on the turn order track

## Rows of the final score

category-collected-agricultural = Collected agricultural (yellow)
category-collected-natural = Collected natural (brown)
category-collected-mineral = Collected mineral (black)
category-interests = Cubes from economic interests
category-conversions = Conversions (three for one)
category-final-agricultural = Final agricultural (yellow)
category-final-natural = Final natural (brown)
category-final-mineral = Final mineral (black)
category-total = All cubes

## Terms of the computer players' judgement

term-cubes = Collected cubes
term-colonization = Cubes from the coming colonization phase
term-later = Cubes that may come later
term-interests = Economic interests
term-hand = Cards in hand
term-fleet = Ships and what they reach
term-reserve = Discs in reserve
term-rival = The strongest rival

## Prompts

prompt-action = Action { $number } of 3: choose an action, or pass.
prompt-move = Move your ship from the { $sea } to …
prompt-region = Which region is { $card } for?
prompt-ship = Which ship do you use for { $region }?
prompt-trade-ship = Which ship do you use for the trade?
prompt-trade-regions = Which two regions at the { $sea } exchange a cube?
prompt-trade-cube = Which cube does { $region } give?
prompt-withdraw = How many discs do you withdraw from { $region }?
prompt-target = Which faction does { $card } affect in { $region }?
prompt-losses =
    { $count ->
        [one] You lose one disc in { $region }: your own, or a mercenary?
       *[other] You lose { $count } discs in { $region }: how many of them are mercenaries?
    }
prompt-collect = Choose a color: you collect all cubes of it in { $region }.
prompt-row = Choose a row on the turn order track.
prompt-keep =
    { $count ->
        [1] Keep one card; the rest are discarded.
       *[other] Keep { $count } cards ({ $left } still to choose); the rest are discarded.
    }
prompt-place = Place a ship in a sea zone.

## Actions

action-draw = Draw a card
action-pass = Pass
action-move = Move { $what }
action-move-used = Move { $what }
action-to = To the { $what }
action-play = Play { $what }
action-explore = Explore { $what }
action-withdraw = Withdraw discs from { $what }
action-in = In { $what }
action-using = Use the ship in the { $what }
action-amount =
    { $what ->
        [one] Withdraw one disc
       *[other] Withdraw { $what } discs
    }
action-target = Faction: { $what }
action-between = Trade between { $one } and { $other }
action-give = Give { $what }
action-collect = Collect { $what }
action-mercenaries =
    { $what ->
        [0] Lose no mercenaries
        [one] Lose one mercenary
       *[other] Lose { $what } mercenaries
    }
action-row = Take { $what }
action-keep = Keep { $what }
action-place = Place a ship in the { $what }

## The menu of an action

menu-draw = Draw a card
menu-move = Move a ship
menu-play = Play a card
menu-explore = Explore
menu-withdraw = Withdraw
menu-pass = Pass

## What an option would cost or bring, shown behind it before it is taken

brings-card =
    { $left ->
        [one] leaves one card in your deck
       *[other] leaves { $left } cards in your deck
    }
brings-last-card =
    { $discards ->
        [one] the last card of your deck; your one discard becomes the new deck
       *[other] the last card of your deck; your { $discards } discards become the new deck
    }
brings-withdraw =
    { $most ->
        [one] uses a ship; one disc goes back to your reserve
       *[other] uses a ship; up to { $most } discs go back to your reserve
    }
brings-influence = uses a ship; afterwards influence { $own }, discs { $all } (limit { $limit }), reserve { $reserve }
brings-influence-over = uses a ship; afterwards influence { $own }, discs { $all } (over the limit of { $limit }), reserve { $reserve }
brings-ship = beside { $regions } regions with { $cubes } cubes; your ships there afterwards: { $ships }
brings-reach =
    { $count ->
        [0] afterwards your fresh ships reach no region
        [one] afterwards your fresh ships reach one region
       *[other] afterwards your fresh ships reach { $count } regions
    }
brings-policy =
    { $where ->
        [none] { "" }
       *[other] { $where }:{ " " }
    }{ $count ->
        [0] no discs now
        [one] one disc now
       *[other] { $count } discs now
    }{ $face ->
        [down] , face down
       *[up] , face up
    }
brings-treaty =
    { $where ->
        [none] { "" }
       *[other] { $where }:{ " " }
    }{ $influence ->
        [0] protects nothing while you have no influence there
        [one] protects your one disc in a conflict
       *[other] protects the last of your { $influence } discs in a conflict
    }
brings-treaty-cancelled =
    { $where ->
        [none] { "" }
       *[other] { $where }:{ " " }
    }protects nothing: Unrest at Home is there
brings-unrest =
    { $where ->
        [none] { "" }
       *[other] { $where }:{ " " }
    }{ $lost ->
        [one] { $who } would lose one disc now
       *[other] { $who } would lose { $lost } discs now
    }
brings-unrest-tied =
    { $where ->
        [none] { "" }
       *[other] { $where }:{ " " }
    }{ $lost ->
        [one] { $players } players would lose one disc each now
       *[other] { $players } players would lose { $lost } discs each now
    }
brings-unrest-nobody =
    { $where ->
        [none] { "" }
       *[other] { $where }:{ " " }
    }would hit nobody now
brings-diplomacy =
    { $where ->
        [none] { "" }
       *[other] { $where }:{ " " }
    }a faction of your choice gets { $count } discs
brings-campaign =
    { $where ->
        [none] { "" }
       *[other] { $where }:{ " " }
    }a faction of your choice loses { $count } discs
brings-campaign-alone =
    { $where ->
        [none] { "" }
       *[other] { $where }:{ " " }
    }you alone are there and lose { $count } discs
brings-discs =
    { $where ->
        [none] { "" }
       *[other] { $where }:{ " " }
    }{ $count ->
        [0] no discs for you
        [one] one disc for you
       *[other] { $count } discs for you
    }
brings-mercenaries =
    { $where ->
        [none] { "" }
       *[other] { $where }:{ " " }
    }{ $count ->
        [0] no mercenaries: the supply is empty
        [one] one mercenary joins you
       *[other] { $count } mercenaries join you
    }
brings-missionaries =
    { $where ->
        [none] { "" }
       *[other] { $where }:{ " " }
    }{ $lost ->
        [0] nobody loses a disc
        [one] the others lose one disc, you place { $count }
       *[other] the others lose { $lost } discs, you place { $count }
    }
brings-plague =
    { $where ->
        [none] { "" }
       *[other] { $where }:{ " " }
    }discs lost: you { $own }, natives { $natives }, other players { $others }
brings-any-region =
    { $count ->
        [0] no discs now, whichever region you choose
        [one] one disc now, whichever region you choose
       *[other] { $count } discs now, whichever region you choose
    }
brings-by-region = { $count } discs now, depending on the region
brings-pairs =
    { $count ->
        [one] one pair of regions can trade
       *[other] { $count } pairs of regions can trade
    }
brings-between = cubes to choose from: { $one } and { $other }
brings-trade = afterwards { $region } has { $left } of these and { $other } { $there }
brings-gain =
    { $count ->
        [0] gets no discs: none are left
        [one] gets one disc
       *[other] gets { $count } discs
    }
brings-loss =
    { $count ->
        [one] loses one disc
       *[other] loses { $count } discs
    }
brings-last-natives =
    { $cubes ->
        [one] { $chance }% chance that all leave; one cube is then collected at once
       *[other] { $chance }% chance that all leave; { $cubes } cubes are then collected at once
    }
brings-losses = leaves { $own } of your discs and { $mercenaries } mercenaries there; reserve { $reserve }
brings-cubes =
    { $count ->
        [one] one cube; you’ll have { $total } of this color
       *[other] { $count } cubes; you’ll have { $total } of this color
    }
brings-row = your place in the turn order: { $number }

## Events

event-region-order = Region order: { $r1 }, { $r2 }, { $r3 }, { $r4 }, { $r5 }, { $r6 }.
event-cubes-added =
    { $count ->
        [one] { $region } receives one { $resource } cube.
       *[other] { $region } receives { $count } { $resource } cubes.
    }
event-rolled = { $seat } rolls { $roll }.
event-rolled-plus = { $seat } rolls { $roll } and adds { $plus }: { $sum }.
event-row-chosen = { $seat } takes row { $row } on the turn order track.
event-interest = { $seat } receives the economic interest “{ $card }”.
event-interest-hidden = { $seat } receives an economic interest.
event-ship-placed = { $seat } places a ship in the { $sea }.
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card.
event-shuffled = { $seat } shuffles the discard pile into a new deck.
event-discarded = { $seat } discards { $card }.
event-passed = { $seat } passes.
event-moved = { $seat } moves a ship from the { $from } to the { $to }.
event-explored = { $seat } explores { $region } with the ship in the { $sea }.
event-withdrew =
    { $count ->
        [one] { $seat } withdraws one disc from { $region } with the ship in the { $sea }.
       *[other] { $seat } withdraws { $count } discs from { $region } with the ship in the { $sea }.
    }
event-played =
    { $seat } plays { $card }{ $region ->
        [none] { "" }
       *[other] { " " }in { $region }
    }{ $sea ->
        [none] { "" }
       *[other] { " " }with the ship in the { $sea }
    }.
event-assigned-down =
    { $seat } assigns { $card } face down to { $region }{ $sea ->
        [none] { "" }
       *[other] { " " }with the ship in the { $sea }
    }.
event-assigned-down-hidden =
    { $seat } assigns a policy card face down to { $region }{ $sea ->
        [none] { "" }
       *[other] { " " }with the ship in the { $sea }
    }.
event-assigned-up =
    { $seat } assigns { $card } face up to { $region }{ $sea ->
        [none] { "" }
       *[other] { " " }with the ship in the { $sea }
    }.
event-named = { $seat } names a faction for { $card }: { $who }.
event-placed =
    { $count ->
        [0] { $region }: no discs placed, none are left ({ $who }).
        [one] { $region }: one disc placed ({ $who }).
       *[other] { $region }: { $count } discs placed ({ $who }).
    }
event-removed =
    { $count ->
        [one] { $region }: one disc removed ({ $who }).
       *[other] { $region }: { $count } discs removed ({ $who }).
    }
event-hired =
    { $count ->
        [0] { $seat } finds no mercenaries for { $region }: the supply is empty.
        [one] { $seat } hires one mercenary in { $region }.
       *[other] { $seat } hires { $count } mercenaries in { $region }.
    }
event-mercenaries-left =
    { $count ->
        [one] { $region }: one mercenary leaves ({ $who }).
       *[other] { $region }: { $count } mercenaries leave ({ $who }).
    }
event-traded = { $one } gives one { $resource } cube to { $other }.
event-colonized = Colonization actions in { $region }.
event-turned-up = { $seat } reveals { $card } in { $region }.
event-resolved =
    { $value ->
        [0] { $seat } resolves { $card }: no discs.
        [one] { $seat } resolves { $card }: one disc.
       *[other] { $seat } resolves { $card }: { $value } discs.
    }
event-unrest = Unrest at home strikes the weakest player in { $region }.
event-unrest-nobody = Unrest at home strikes nobody: no player has influence in { $region }.
event-conflict = Conflict in { $region }.
event-collected =
    { $count ->
        [one] { $seat } collects one { $resource } cube from { $region }.
       *[other] { $seat } collects { $count } { $resource } cubes from { $region }.
    }
event-turn = Game turn { $turn } begins.
event-interest-scored = { $seat } shows the economic interest “{ $card }”: one extra cube.
event-interest-missed = { $seat } shows the economic interest “{ $card }”: no extra cube.
event-converted = { $seat } converts three { $given } cubes into one { $taken } cube.
event-scored =
    { $score ->
        [one] { $seat } scores one point ({ $total } cubes in all).
       *[other] { $seat } scores { $score } points ({ $total } cubes in all).
    }

## Refusals

# When something is asked for that is not asked now
refusal-when-move = You move ships as an action in an action round.
refusal-when-to = Choose “Move a ship” first, then the ship to move there.
refusal-when-play = You play cards as an action in an action round.
refusal-when-explore = You explore a region or withdraw discs as an action in an action round.
refusal-when-in = Choose a card from your hand first, then the region.
refusal-when-using = You choose the ship after a card or a region that several ships can reach.
refusal-when-target = Diplomacy and Military Campaign ask for a faction: play one of them first.
refusal-when-between = Play Trade first, then choose the two regions.
refusal-when-give = Regions give cubes when you play Trade.
refusal-when-collect = Cubes are collected in a colonization phase, where you have the most influence.
refusal-when-row = You choose a row on the turn order track at the end of a colonization phase.
refusal-when-keep = You choose cards to keep before the first game turn and at the end of a colonization phase.
refusal-when-place = Ships are placed before the game begins.

refusal-no-cards = You have no cards in hand. Draw one first.
refusal-no-fresh-ships = This needs a fresh ship, and all your ships are used. They refresh at the end of the action round.
refusal-nothing-to-withdraw = You need a fresh ship beside a region that holds discs of yours. Move a ship there first.
refusal-no-fresh-ship-at = You have no fresh ship in the { $sea }; choose a sea zone where you have one.
refusal-no-used-ship-at = You have no used ship in the { $sea }; choose a sea zone where you have one.
refusal-no-fresh-ship = You need a fresh ship in a sea zone beside { $region }.
refusal-no-fresh-ship-anywhere = { $card } needs a fresh ship, and all your ships are used.
refusal-no-ship-where-present = { $card } needs a fresh ship beside a region in which you have influence.
refusal-reserve-empty = Exploring needs a disc from your reserve, and it is empty.
refusal-no-own-discs = You have no discs of your own in { $region }; mercenaries can’t be withdrawn.
refusal-not-in-hand = { $card } is not in your hand.
refusal-already-kept = You have already chosen { $card }; choose another card.
refusal-no-presence = You need influence in { $region }.
refusal-no-presence-anywhere = { $card } needs a region in which you have influence, and you have none anywhere.
refusal-same-sea = The ship is already in the { $sea }; choose another sea zone.
refusal-not-at-sea = { $region } does not lie beside the { $sea }.
refusal-no-trade = { $card } needs a fresh ship beside two regions that hold cubes, with your influence in one of them.
refusal-no-trade-at = Beside the { $sea } there are no two regions that hold cubes, with your influence in one of them.
refusal-no-cube-there = { $region } holds no cube; both regions must have one to give.
refusal-no-presence-in-either = You need influence in one of the two regions.
refusal-no-cube-of-color = { $region } holds no { $resource } cube; choose a color that lies there.
refusal-no-such-seat = { $who } does not take part in this game.
refusal-target-absent = { $card } needs a faction with influence in { $region }; none of the discs there belong to { $who }.
refusal-withdraw-amount =
    { $most ->
        [one] You can withdraw exactly one disc here.
       *[other] You can withdraw 1 to { $most } discs here.
    }
refusal-losses = Choose { $fewest } to { $most } mercenaries among the discs you lose.
refusal-row-taken = Row { $row } is taken by { $seat }; choose a free row.

## Policy cards: what each does when its region is resolved

card-army =
    Place two discs for each adjacent region in which you have influence. The card’s own region does not count.
card-commerce =
    Place one disc for each ship in the region’s sea zones, whoever owns it, fresh or used.
card-consolidate_holdings =
    Place exactly seven discs. With fewer than seven in your reserve place none. Resolved after all other
    policy cards except Unrest at Home.
card-dominion =
    Place two discs for each region of the board in which you have more influence than every other faction;
    this region may be one of them. Resolved before all other policy cards.
card-empire =
    Place one disc for each region of the board in which you have influence. Whether this one counts without
    your influence here is chosen before the game; usually it doesn’t. Discs of Dominion already count, discs
    of other cards of this region don’t.
card-fleet = Place two discs for each of your ships in the region’s sea zones, fresh or used.
card-hegemony =
    Place one disc for each of your ships in the region’s sea zones, fresh or used, and one for each adjacent
    region in which you have influence.
card-influence_region_2 = Place two discs.
card-influence_region_3 = Place three discs.
card-influence_region_4 = Place four discs.
card-influence_region_5 = Place five discs.
card-monopoly =
    Take the resource of which you have collected the most so far: place one disc for each of its cubes.
card-resources_agricultural =
    Place one disc for each agricultural (yellow) cube in the region and in the adjacent regions.
card-resources_natural =
    Place one disc for each natural (brown) cube in the region and in the adjacent regions.
card-resources_mineral =
    Place one disc for each mineral (black) cube in the region and in the adjacent regions.
card-treaty =
    Adds no discs. If you have influence here, the conflict of this phase can’t take your last disc. Unrest at
    Home still can. Whether the Treaty then protects what Unrest leaves you is chosen before the game.
card-unrest_at_home =
    Of the players with influence here, the one with the least, mercenaries included, removes ten discs, or
    all if there are fewer. Tied players all do; natives are not affected. Resolved after all other policy
    cards; only one such card takes effect in a region.

## Action cards: what each does at once

card-diplomacy =
    Needs influence in the region, but no ship. Name any faction, present or not, your own included; then roll a
    die and add one. That many discs of that faction are placed in the region.
card-land_grab =
    Needs a fresh ship and influence in the region. Place one disc for each policy card that lies at the
    region, yours and those of the others, face down or up.
card-mercenaries =
    Needs a fresh ship and influence in the region. Roll a die and add one: that many mercenaries join your
    discs in the region. They count as your influence until the end of the next colonization phase. When you
    lose discs, you choose whether they are your own or mercenaries.
card-military_campaign =
    Needs influence in the region, but no ship. Name a faction with influence there; then roll a die and add
    one. That many of its discs are removed. If the last natives leave, the region’s cubes are collected at once.
card-missionaries =
    Needs influence in the region, but no ship. Every other faction with two or more discs there loses one;
    place the same number of your own.
card-plague =
    Needs a fresh ship and influence in the region. Every faction, yours too, removes half of its discs there,
    rounded down; a player’s mercenaries are counted with the discs.
card-trade =
    Needs a fresh ship beside two regions that hold cubes, with your influence in one of them. Choose one cube
    in each; they change places.
card-interest =
    Yours in secret until the end of the game. If you then have more influence in the region than every other
    faction, natives included, you receive one more cube of the resource.

## The board as text

board-track = Track
board-track-what = What
board-track-now = Now
board-turn = Game turn
board-phase = Phase
board-over = Game over
board-region-order = Region order
board-order = { $r1 }, { $r2 }, { $r3 }, { $r4 }, { $r5 }, { $r6 }
board-bag = Bag (yellow/brown/black)
board-supply-natives = Supply of natives
board-supply-mercenaries = Supply of mercenaries
board-regions = Regions (discs+mercenaries)
board-number = #
board-region = Region
board-value = Value
board-limit = Limit
board-natives = Natives
board-cubes = Ylw/Brn/Blk
board-policies = Policy cards
board-player = Player
board-card = Card
board-face = Face
board-face-down = face down
board-face-up = face up
board-unknown = unknown
board-region-map = Regions of the map
board-neighbors = Neighbors
board-sea-zones = Sea zones
board-beside-sea = Regions beside it
board-seas = Ships
board-sea = Sea zone
board-players = Players (cubes: yellow/brown/black)
board-reserve = Reserve
board-hand-size = Hand
board-deck = Deck
board-gained = This turn
board-stock = Before
board-discarded = Discarded
board-discards = Discard piles
board-hand = Your hand
board-kind = Kind
board-needs = Needs
board-kept = Chosen
board-yes = yes
board-interests = Your economic interests
board-shown-interests = Economic interests
short-discs = { $own }+{ $mercenaries }
short-cubes = { $agricultural }/{ $natural }/{ $mineral }
short-fresh = { $fresh } fresh
short-used = { $used } used
short-ships = { $fresh } fresh, { $used } used
short-policy = policy
short-action = action
short-needs-ship = ship
short-needs-influence = influence
short-needs-both = ship, influence
short-needs-trade = ship, influence in 1 of 2

# What everybody may know while somebody decides
waiting-action = { $seat } is taking action { $number } of 3.
waiting-row = { $seat } is choosing a row on the turn order track.
waiting-keep = { $seat } is choosing cards to keep.
waiting-place = { $seat } is placing a ship.
waiting-collect = { $seat } is collecting cubes in { $region }.
waiting-losses = { $seat } is choosing losses in { $region }.
waiting-target = { $seat } is choosing a faction for { $card }.
waiting-trade = { $seat } is trading.

## Board

board-phases-0-1 = Actions 1, 2
board-phase-2 = Colonization 1
board-phases-3-4 = Actions 3, 4
board-phase-5 = Colonization 2
board-turn-order = Turn order
board-supply = Supply
board-bag-short = Bag
board-letter-natural = N
board-letter-mineral = M

# What lies on the board and has no name of its own
piece-disc = disc
piece-mercenary = mercenary
piece-cube = cube
piece-ship = ship
piece-ship-fresh = fresh ship
piece-ship-used = used ship
piece-card = card
piece-covered = card, face down
piece-order = region order
piece-limit = region limit
piece-token = marker
piece-hand = cards in hand
piece-deck = deck
piece-interest = economic interest
zone-turn = game turn
zone-phase = phase of the game turn
zone-supply = supply
zone-policy = place for policy cards
zone-discards = discard pile
zone-hand = hand
zone-interests = economic interests
