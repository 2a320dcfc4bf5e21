# 13 Kolonien in English. The names of regions, cards, goods and nations stand in the content.
# Names are put in unchanged; the sentences must be right with each of them.

game-name = 13 Kolonien
game-about =
    Two to four European powers explore and settle the New World between discovery and independence. They build
    decks, control regions and take victory point cards; the most victory points win.

## Options

option-mode = How much of the game is played
option-mode-E = Beginner game: epoch I, without taxes, relations and fights.
option-mode-F = Advanced game: epochs I and II with taxes, relations and fights.
option-mode-P = Professional game: all three epochs, up to independence.
option-mode-F1 = Advanced rules over epoch I only.
option-mode-P1 = Professional game over one epoch.
option-mode-P2 = Professional game over two epochs.
option-nation_cards = Whether the professional game is played with nation cards
option-nation_cards-on = With the cards of the nations at the table.
option-nation_cards-off = Without nation cards.
option-nations = Which nations take part
option-nations-in_order = Spain, England, France, Netherlands, as many as there are players.
option-nations-es_fr = Spain and France.
option-nations-es_nl = Spain and the Netherlands (recommended for short professional games).
option-nations-en_fr = England and France.
option-nations-en_nl = England and the Netherlands.
option-nations-fr_nl = France and the Netherlands.
option-nations-es_en_nl = Spain, England and the Netherlands.
option-nations-es_fr_nl = Spain, France and the Netherlands (recommended for short professional games).
option-nations-en_fr_nl = England, France and the Netherlands.
option-incite = When Incite may be bought
option-incite-with_effect = Only if a people can go to war with an opponent or attack another people.
option-incite-with_people = With any people on the board, even if nothing would happen.
option-set = Which edition of the reconstructed cards is used
option-set-balanced = The current one: ships and town halls for everybody, a draw of at most 7, a shorter professional game.
option-set-first = The first one, for matches begun with it.

## Kinds of components

kind-region = region
kind-good = good
kind-seat = nation
kind-action = card action
kind-pile = pile
kind-ship = ship
kind-colonist = colonist
kind-money = money
kind-building = building
kind-expert = expert
kind-terrain = terrain
kind-discovery = discovery
kind-people = people
kind-city = city
kind-raid = raid
kind-coast = coast
kind-vp = VP card
kind-nation = nation card

## Rows of the final score

category-track = VP on the track
category-discoveries = VP of discoveries
category-vp-cards = VP of the other cards in the VP pile
category-control = Control in all regions

## What a report tells

remark-no-vp-card = A player finds no VP card open in the first turn

## What computer players judge by

term-points = victory points so far
term-regions = control and footholds in regions
term-vp-cards = open VP cards within reach
term-deck = strength of the deck
term-turn = purse, declarations and cards in hand
term-peoples = missions, trades and relations
term-rivals = best rival’s points

## Prompts

prompt-action =
    { $purse ->
        [0] Choose an action, or end your turn.
       *[other] Choose an action, or end your turn. Your purse holds { $purse } money.
    }
prompt-pay-money = Pay { $left } money: choose a card.
prompt-pay-good = Pay { $left } × { $good }: choose a card.
prompt-good = Which good do you pay with? You need { $count }.
prompt-discard =
    { $left ->
        [one] Discard a card.
       *[other] Discard { $left } cards: choose one.
    }
prompt-coins = Which money cards do you take to make { $amount } money?
prompt-cost = Which cost do you pay for { $card }: the first or the second?
prompt-lose-money = Lose { $left } money: choose a card from your deck.
prompt-lose-good = Lose { $left } × { $good }: choose a card from your deck.
prompt-give-up =
    { $left ->
        [one] Give up a card from your hand.
       *[other] Give up { $left } cards from your hand: choose one.
    }
prompt-levy = Give { $count } × { $good } from your hand? Otherwise you lose { $points } VP.
prompt-space = Recruit a colonist: you pay the money of its space, but no food.
prompt-sale = Sell a card; its first symbol brings { $bonus } more than the price.
prompt-build = Build a building of level { $level }.
prompt-coast = Coast of { $region }: take { $card }?
prompt-inland = The coast of { $region } is empty: take the top hidden terrain card?
prompt-trail = In which region do you get { $count } more actions this turn?
prompt-soldiers = Which region gets up to { $count } soldiers?
prompt-ship-from = From which region does a ship move?
prompt-ship = Which ship leaves { $region }?
prompt-ship-to = Where does { $card } move?
prompt-victim = Whom does your ship plunder in { $region }?
prompt-grab =
    { $count ->
        [1] From which people do you take a terrain card?
       *[other] From which people do you take up to { $count } terrain cards?
    }
prompt-open-card = Which terrain card do you leave open in { $region }?
prompt-put-under = Which card goes under the pile of { $region } next?
prompt-put-on = Which card goes back to the land of { $people } next? The last one lies on top.
prompt-keep =
    { $left ->
        [one] Keep one more card; the rest are discarded.
       *[other] Keep up to { $left } more cards; the rest are discarded.
    }
prompt-fetch = Take a card from your discard pile into your hand (up to { $left }).
prompt-scout = Which draw pile’s top card do you look at?
prompt-scouted = The top card of { $seat } is { $card }. Discard it?
prompt-colony = Which colony in { $region } grows?
prompt-source = From which pile in { $region } do you take terrain?
prompt-people = Which people in { $region }?
prompt-target = What do you attack in { $region }?
prompt-raided = { $people } attack one of your weakest colonies. In which region?
prompt-control = A card action was announced. Stop it with a fort, or pass.
prompt-defence = You are under attack. Strengthen your defense with a fort, or pass.
prompt-monopoly = Furs are being sold. Answer with Monopoly, or pass.
prompt-incite = Which people do you incite?
prompt-against = With whom do { $people } go to war?
prompt-ally = Which people becomes your ally?
prompt-enemy = Which player becomes your enemy?
prompt-enemy-ally = Which people becomes your enemy’s ally?
prompt-score =
    { $left ->
        [one] Choose a region to score.
       *[other] Choose a region to score ({ $left } to go).
    }
prompt-name-region = Which region is scored?

## What everybody may know while somebody decides

waiting-action = { $seat } is choosing an action.
waiting-pay = { $seat } is paying.
waiting-coins = { $seat } is taking money.
waiting-loss = { $seat } is choosing what to lose.
waiting-levy = { $seat } is deciding about the levy.
waiting-explore = { $seat } is exploring { $region }.
waiting-keep = { $seat } is choosing cards to keep.
waiting-answer = { $seat } may answer.

## Actions

action-play = { $card }: { $act }
action-play-in = { $card }: { $act } in { $region }
action-react = Answer with { $card }: { $act }
action-recruit =
    { $what ->
        [0] Recruit colonist 1
        [1] Recruit colonist 2
       *[other] Recruit colonist 3
    }
action-buy = Buy { $what }
action-build = Build { $what }
action-sell = Sell { $what }
action-purse = Put { $what } into the purse
action-take = Take VP card { $what }
action-end = End turn
action-pay = Pay with { $what }
action-with = { $what }
action-cost =
    { $what ->
        [0] The first printed cost
       *[other] The second printed cost
    }
action-discard = Give up { $what }
action-keep = Keep { $what }
action-fetch = Take { $what } into your hand
action-done = Done
action-coins = Take money cards of { $what }
action-accept = Yes
action-decline = No
action-colony = Colony of value { $what }
action-from = From: { $what }
action-show = Leave { $what } open
action-under = Put back { $what }
action-in = { $what }
action-ship = Ship: { $what }
action-player = { $what }
action-people = { $what }
action-attack-colony = Attack { $seat }: colony of value { $value }
action-attack-soldiers = Attack { $seat }: soldiers
action-attack-people = Attack { $what }
action-remove-hand = { $what } from your hand
action-remove-draw = { $what } from your draw pile
action-remove-discard = { $what } from your discard pile
action-pass = Pass

## The menu of a turn

menu-play = Play a card
menu-recruit = Recruit
menu-buy = Buy in Europe
menu-sell = Sell
menu-purse = Pay in advance
menu-vp = Take a VP card
menu-end = End turn

## Events

event-turn = Round { $round }: { $seat } takes a turn.
event-region = { $region } is discovered.
event-turned-up = { $region }: { $card } is now the open terrain card.
event-terrain-shuffled = A new terrain deck is shuffled.
event-people = { $people } live in { $region }; control { $control }.
event-people-leaves = { $people } find no site in { $region }.
event-people-removed = { $people } leave the game.
event-discovery = { $seat } discovers { $card }.
event-gained = { $seat } takes { $card }.
event-gained-to-hand = The crown helps { $seat }: { $card }.
event-change = { $seat } gets { $card } as change.
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card.
event-shuffled = { $seat } shuffles the discard pile into a new draw pile.
event-spent = { $seat } pays with { $card }.
event-gave-up = { $seat } trashes { $card }.
event-discarded = { $seat } discards { $card }.
event-fetched = { $seat } takes { $card } from their discard pile into their hand.
event-scouted = { $seat } sees the top card of { $owner }: { $card }.
event-scouted-hidden = { $seat } looks at the top card of { $owner }.
event-scouted-away = { $card } goes from the draw pile of { $seat } to the discard pile.
event-looked = { $seat } finds { $card } in { $region }.
event-looked-hidden = { $seat } looks at a terrain card in { $region }.
event-sold = { $seat } sells { $card }.
event-price = { $good } now costs { $price }.
event-prices-reset = All prices return to their starting values.
event-unlocked = { $card } is now available.
event-tax = The tax rate is now { $rate }.
event-own-tax = { $seat } now pays a tax rate of only { $rate }.
event-pays-tax = { $seat } pays { $count } money in taxes.
event-declared =
    { $count ->
        [one] { $seat } makes a declaration of independence.
       *[other] { $seat } makes { $count } declarations of independence.
    }
event-vp =
    { $points ->
        [one] { $seat } scores 1 VP.
       *[other] { $seat } scores { $points } VP.
    }
event-lost-vp = { $seat } loses { $points } VP.
event-raised-draw = { $seat } now draws { $value } cards.
event-raised-hold = { $seat } may now hold { $value } cards.
event-played = { $seat } plays { $card }: { $act }.
event-played-in = { $seat } plays { $card } in { $region }: { $act }.
event-stopped = { $card } of { $seat } is stopped.
event-reaction-control = { $seat } answers with { $card } to stop the action.
event-reaction-defence = { $seat } strengthens the defense with { $card }.
event-reaction-monopoly = { $seat } claims a share of the sale with { $card }.
event-laid = { $seat } lays { $card } beside { $region }.
event-founded = { $seat } founds a colony of value { $value } in { $region }.
event-settled = { $seat } settles in { $region }; the colony now has value { $value }.
event-trail = { $seat } may take { $count } more actions in { $region } this turn.
event-plundered = { $seat } plunders { $victim }: { $count } money.
event-relation-peace = { $people } are at peace with { $seat }.
event-relation-sceptical = { $people } are skeptical of { $seat }.
event-relation-war = { $people } are at war with { $seat }.
event-raid-card = { $seat } puts the { $people } raid card on their discard pile.
event-raid-card-leaves = The { $people } raid card leaves the deck of { $seat }.
event-mission = { $seat } founds a mission with { $people }.
event-mission-failed = { $people } listen to { $seat }, but no mission is founded.
event-mission-ended = The mission of { $seat } with { $people } ends.
event-trade = { $seat } trades with { $people }.
event-trade-ended = The trade of { $seat } with { $people } ends.
event-combat-card = { $seat } draws { $card } for the fight or mission: { $value }.
event-aims-growth = Target: a colony of value { $value } in { $region }.
event-aims-open-card = Target: the open terrain card in { $region }.
event-aims-hidden-cards = Target: the hidden terrain cards in { $region }.
event-aims-land = Target: the land of { $people }.
event-aims-dealings = Target: { $people }.
event-aims-colony = { $seat } wants to attack { $victim } in { $region }: the colony of value { $value }.
event-aims-soldiers = { $seat } wants to attack { $victim } in { $region }: the soldiers.
event-aims-people = { $seat } wants to attack { $people } in { $region }.
event-aims-city = { $seat } wants to attack { $people } in { $region }: the city.
event-fight = { $seat } attacks: { $strength } against { $against }.
event-fight-won = { $seat } wins, { $strength } against { $against }.
event-fight-lost = { $seat } loses, { $strength } against { $against }.
event-captured = { $seat } captures a colony of value { $value } from { $victim } in { $region }.
event-soldier-lost = { $seat } loses a soldier in { $region }.
event-raid-drawn = { $seat } draws { $card }.
event-raid = { $people } attack a colony in { $region }: { $strength } against { $against }.
event-raid-won = The raid of { $people } succeeds, { $strength } against { $against }.
event-raid-lost = The raid of { $people } is beaten off, { $strength } against { $against }.
event-raid-nothing = { $seat } has no colony that could be raided.
event-colony-hit = A colony of { $seat } in { $region } falls to value { $value }.
event-colony-lost = { $seat } loses a colony in { $region }.
event-lost-hand = { $seat } loses { $card } from their hand.
event-lost-draw = { $seat } loses { $card } from their draw pile.
event-lost-discard = { $seat } loses { $card } from their discard pile.
event-peoples-won = { $people } beat { $target }, { $strength } against { $against }.
event-peoples-lost = { $people } fail against { $target }, { $strength } against { $against }.
event-swept = Nobody took { $card }; it leaves its slot.
event-vp-card = New VP card: { $card }.
event-instant = { $card } takes effect.
event-met = { $seat } meets the condition of { $card }.
event-took-vp = { $seat } takes the VP card { $card }.
event-epoch = Epoch { $epoch } begins.
event-scoring = { $region } is scored.
event-game-ends = The game ends.
event-final = { $seat }: { $track } VP on the track, { $pile } in the VP pile.

## What a choice costs or brings

brings-transport = Transport left here: { $left }.
brings-scoring = A scoring here would then earn you { $points } VP (now { $now }).
brings-points = { $points } VP on the track at once.
brings-growth = Grows to value { $value }; a scoring here would then earn you { $points } VP (now { $now }).
brings-soldiers =
    { $count ->
        [one] 1 soldier; a scoring here would then earn you { $points } VP (now { $now }).
       *[other] { $count } soldiers; a scoring here would then earn you { $points } VP (now { $now }).
    }
brings-scored = You get { $points } VP, every other player at most { $most }.
brings-trail = Transport left here: { $left }.
brings-open-card = { $card }
brings-hidden-card =
    { $count ->
        [one] 1 hidden card.
       *[other] { $count } hidden cards.
    }
brings-land =
    { $relation ->
        [peace] Cards: { $count }; the people stays peaceful.
        [sceptical] Cards: { $count }; the people will be skeptical.
       *[war] Cards: { $count }; the people will be at war with you.
    }
brings-mission = Succeeds with a terrain card of combat value { $value } or more.
brings-relation =
    { $relation ->
        [peace] The people will be peaceful.
        [sceptical] The people will be skeptical.
       *[war] The people stays at war with you.
    }
brings-fight = Strength { $strength } against { $against }, before cards are drawn; the target wins ties.
brings-sale = Earns { $money } money; the price will be { $price }.
# What a permanent cost loses: the supply can't give all the change (E5), or the good has none.
brings-short-change =
    { $lost_money ->
        [0] {""}
       *[other] {" "}The bank can’t give all the change: you lose { $lost_money } money.
    }{ $lost_food ->
        [0] {""}
       *[other] {" "}The supply can’t give all the change: you lose { $lost_food } food.
    }{ $lost_goods ->
        [0] {""}
        [one] {" "}There is no change for this good: you lose 1 symbol.
       *[other] {" "}There is no change for this good: you lose { $lost_goods } symbols.
    }
brings-purchase = Cost: { $cost } money; the price will be { $price }.
brings-permanent-purchase = Cost: { $cost } permanent money; the price will be { $price }.{ brings-short-change }
brings-colonist =
    { $money ->
        [0] Cost: 1 permanent food.{ brings-short-change }
       *[other] Cost: 1 permanent food, { $money } money.{ brings-short-change }
    }
brings-colonist-without-food =
    { $money ->
        [0] Free.
       *[other] Cost: { $money } money.
    }
brings-paid =
    { $keep ->
        [discard]
            { $left ->
                [0]
                    { $over ->
                        [0] To your discard pile; that pays it all.
                       *[other] To your discard pile; that pays it all. Credit for this turn: { $over }.
                    }
               *[other] To your discard pile; { $left } left to pay.
            }
        [vp]
            { $left ->
                [0]
                    { $over ->
                        [0] To your VP pile; that pays it all.
                       *[other] To your VP pile; that pays it all. Credit for this turn: { $over }.
                    }
               *[other] To your VP pile; { $left } left to pay.
            }
       *[trash]
            { $left ->
                [0]
                    { $over ->
                        [0] Out of your deck; that pays it all.
                       *[other] Out of your deck; that pays it all. Credit for this turn: { $over }.
                    }
               *[other] Out of your deck; { $left } left to pay.
            }
    }
brings-given-up =
    { $left ->
        [0]
            { $change ->
                [0] Out of your deck; that pays it all.{ brings-short-change }
               *[other] Out of your deck; that pays it all, and { $change } comes back to your hand.{ brings-short-change }
            }
       *[other] Out of your deck; { $left } left to pay.{ brings-short-change }
    }
brings-lost =
    { $left ->
        [0]
            { $back ->
                [0] That is enough.{ brings-short-change }
               *[other] That is enough, and { $back } comes back to your discard pile.{ brings-short-change }
            }
       *[other] { $left } left to lose.{ brings-short-change }
    }
brings-good = You have { $count } of it; the price is { $price }.{ brings-short-change }
brings-purse = Your purse will hold { $total } money.
brings-lapse = Unspent and lost{ $purse ->
        [0] {""}
       *[other] {" · "}{ $purse } money
    }{ $credits ->
        [0] {""}
        [one] {" · "}{ $credits } goods credit
       *[other] {" · "}{ $credits } goods credits
    }{ $declarations ->
        [0] {""}
        [one] {" · "}{ $declarations } declaration
       *[other] {" · "}{ $declarations } declarations
    }
brings-loss-of-vp = You’ll have { $total } VP on the track.

## Kinds of reactions that can be declined always

reaction-control = stopping card actions
reaction-defence = strengthening a defense
reaction-monopoly = Monopoly when furs are sold

## Refusals

# When something is asked for that is not asked now
refusal-when-play = Card actions belong to the action phase of your own turn; finish this step first.
refusal-when-react = This card answers another player’s action, on their turn.
refusal-when-europe = You recruit and buy in the action phase of your own turn; finish this step first.
refusal-when-build = Play a town hall or a governor’s seat from your hand first: it lets you build.
refusal-when-sell = You sell goods in the action phase of your own turn; finish this step first.
refusal-when-purse = You pay money in advance in the action phase of your own turn.
refusal-when-vp = You take VP cards in the action phase of your own turn; finish this step first.
refusal-when-pay = You pay with cards for something that has a cost: choose that first.
refusal-when-good = You choose a good when a cost or a sale leaves it to you.
refusal-when-loss = You give up cards only when something makes you lose them.
refusal-when-keep = You choose cards to keep at the end of your turn.
refusal-when-fetch = Some cards fetch others from your discard pile: play such a card first.
refusal-when-source = You choose this pile when you settle in a region with a people.
refusal-when-region = Choose a card from your hand first, then the region in which it acts.
refusal-when-seat = You choose a player when a card asks for one: play it first.
refusal-when-people = Missions, trade and relations involve a people: play such a card in its region first.
refusal-when-attack = You attack with soldiers: play such a card in the region first.

refusal-no-cards = You have no cards left in hand.
refusal-no-play = None of your cards has an action you can take now. Card actions need a ship with room in the region, what they cost, or a target.
refusal-no-recruit = You can’t afford a colonist: each costs 1 permanent food and the money of its space.
refusal-no-buy = You can’t afford anything in Europe. Sell goods or pay money in advance first.
refusal-no-sell = You have no card in hand to sell: it must be permanent and show a good.
refusal-no-purse = You have no money in hand.
refusal-no-vp = You can’t take any open VP card: you don’t meet its condition, or you can’t pay its cost.
refusal-not-in-hand = { $card } is not in your hand.
refusal-does-not-pay = { $card } can’t pay for this: it lacks the symbol, or another card leaves less surplus.
refusal-not-enough-of-good = You don’t have enough { $good } for that.
refusal-coins = Take { $amount } money with as few cards as possible.
refusal-no-such-loss = { $card } doesn’t count here, or you would lose less without it.
refusal-does-not-match = { $card } is not the kind of card you need here.
refusal-no-colonist-there = There is no colonist for you on space { $space } of the row now.
refusal-recruit-cost = The colonist of space { $space } costs 1 permanent food and the money of the space.
refusal-cost = You can’t pay the cost of { $card }.
refusal-permanent-money = { $card } is permanent and costs permanent money; you don’t have enough.
refusal-other-level = { $card } is a building of another level.
refusal-pile-closed = The pile of { $card } is not open yet.
refusal-pile-empty = There is no { $card } left.
refusal-not-this-region = { $region } can’t be chosen here.
refusal-no-such-ship = You have no { $card } there.
refusal-no-ship-there = { $seat } has no ship there.
refusal-not-this-people = { $people } can’t be chosen here.
refusal-not-this-seat = { $seat } can’t be chosen here.
refusal-at-war-already = { $seat } is already at war with them, or can’t be chosen.
refusal-not-looked-at = { $card } is not among the cards you are looking at.
refusal-not-fetched = { $card } can’t be taken from your discard pile now.
refusal-empty-draw-pile = { $seat } has no draw pile to look at.
refusal-no-such-colony = You have no such colony below value 3 in { $region }.
refusal-no-such-pile = There is no such pile in { $region }.
refusal-not-this-target = There is no such target in { $region }, or you lack colony tokens.
refusal-not-raided = { $region } is not the target of the raid.
refusal-not-this-reaction = You can’t answer this with { $card }.
refusal-not-revealed = { $region } has not been discovered yet.
refusal-no-ship = You have no ship in { $region }.
refusal-no-transport = Your ships in { $region } allow no more actions this turn.
refusal-action-cost = You can’t pay the cost of { $act } on { $card }.
refusal-nothing-to-do = { $act } on { $card } would do nothing there.
refusal-not-open = { $card } is not an open card.
refusal-other-nation = { $card } belongs to another nation.
refusal-condition = You don’t meet the condition of { $card }.
refusal-all-at-war = { $card } would do nothing: the only people on the board is already at war with every opponent.
refusal-few-peoples = There are too few peoples on the board for { $card }.

## The board as text

board-state = State
board-what = What
board-now = Now
board-round = Round
board-active = Active player
board-epoch = Epoch
board-tax = Tax rate
board-stack = VP stack
board-row = Colonists on spaces
board-row-cell = { $one } { $two } { $three }
board-purse = Purse
board-credit = Credit for { $good }
board-declarations = Declarations
board-deck = Terrain deck
board-coast-deck = Coast deck
board-region-stack = Regions in the stack
board-stacks = Stacks
board-coasts = Coast piles of the regions
board-from-top = From the top
board-trash = Trashed cards
board-trash-terrain = Terrain
board-trash-coast = Coast
board-box = Box
board-decks = Decks
board-held = Hand and draw pile
board-own-draw = Draw pile
board-pile = Pile
board-vp-cards = VP cards
board-card = Card
board-text = Text
board-regions = Regions
board-region = Region
board-values = VP
board-sites = Free sites
board-open = Open terrain
board-hidden = Hidden
board-coast = Coast
board-region-cards = Region cards
board-type = Type
board-all-sites = Sites
board-coast-cards = Coast cards
board-terrain-cards = Terrain cards
board-where = Where
board-open-regions = What lies in the open regions
board-hidden-terrain = Hidden terrain
board-coast-left = Coast left
board-colonies = Colonies
short-island = island
short-land = land
short-open = on the board
short-in-stack = in the stack
board-cards = Cards
board-regions-legend = VP for first, second … place in a scoring; free sites out of all.
board-units = Cards beside regions
board-count = Number
board-player = Player
board-peoples = Peoples
board-people = People
board-control = Control
board-relations = Relations
board-relations-legend = + peaceful, ~ skeptical, ! war
board-city = City
board-mission = Mission
board-trade = Trade
board-players = Players
board-vp = VP
board-draw = Draw
board-hold = Hold
board-hand-size = Hand
board-draw-size = Draw pile
board-discard-size = Discard pile
board-pile-size = VP pile
board-tokens = Tokens
board-market = Prices
board-good = Good
board-price = Price
board-supply = For sale in Europe
board-left = Left
board-hand = Your hand
board-hand-texts = What your hand cards say
board-discards = Discard piles
board-own-pile = Your VP pile
board-cell = { $text }
## The drawn board: kinds of pieces and places, and words on the sheets

piece-card = card
piece-coast = coast card
piece-coast-below = coast card
state-coast-below = further down the pile
piece-coast-back = hidden coast cards
piece-open = open terrain card
piece-hidden = hidden terrain cards
piece-sites = free sites
piece-colony = colony value
piece-unit = card beside the region
piece-people = people with the cards under it
piece-city = city
piece-mission = mission
piece-trade = trade
piece-peace = at peace
piece-sceptical = skeptical relation
piece-war = war
piece-price-1 = price marker
piece-price-2 = price marker
piece-price-3 = price marker
piece-price-4 = price marker
piece-price-5 = price marker
piece-price-6 = price marker
piece-ships = ships for sale
piece-buildings = buildings for sale
piece-experts = experts for sale
piece-goods = goods for sale
piece-coins = money cards
piece-raids = raid cards
piece-reserve = reserve
piece-closed-buildings = closed pile of buildings
piece-closed-experts = closed pile of experts
piece-vp = VP card
piece-beside = VP card beside the stack
piece-reserved = condition met, card reserved
piece-stack = VP cards in the stack
piece-vp-back = face-down VP cards
piece-box = cards out of the game
piece-round = round
piece-epoch = epoch
piece-regions = regions still in the stack
piece-credit = credit
state-credit = credit for this turn
piece-tax = tax rate
piece-tax-rate = tax rate
piece-purse = money in the purse
piece-declaration = declarations of independence
piece-vp-marker = VP marker
piece-points = victory points on the track
piece-vp-cards = cards in the VP pile
piece-hand = cards in hand
piece-draw-pile = cards in the draw pile
piece-discard-pile = cards in the discard pile
piece-draw = cards drawn each turn
piece-hold = cards that may be kept
piece-tokens = colony tokens left
piece-spain = Spain
piece-england = England
piece-france = France
piece-netherlands = Netherlands
zone-region = region
zone-good = good
zone-space = space of the colonists’ row
zone-slot = slot for a VP card
zone-supply = supply
zone-stack = stack of VP cards
zone-terrain = terrain deck
zone-coast = coast deck
zone-terrain-trash = trashed terrain cards
zone-coast-trash = trashed coast cards
zone-box = out of the game: the box
zone-state = state of the game
zone-beside = beside the stack
zone-raids = raid cards
zone-tens = VP track, tens
zone-ones = VP track, ones
zone-seat = nation
zone-discards = discard pile
zone-explored = cards looked at
zone-hand = hand
zone-deck = draw pile
zone-held = hand and draw pile
zone-vp-pile = VP pile
board-ships = Ships
board-goods = Goods
board-bank = Money
board-part-north = North
board-part-south = South
board-part-europe = Europe
board-part-market = Market
board-part-sale = For sale
board-part-piles = Piles
board-reserve = Reserve
board-buildings = Buildings
board-experts = Experts
board-raids = Raids
board-europe = Europe
board-own-discards = Discards
board-own-deck = Draw pile
board-own-held = Hand + pile
board-own-vp = VP pile
board-money = money
board-points = VP
board-vp-for = VP for each:
board-rate = Tax rate of all
board-own-rate = Your tax rate
board-declare = declaration
board-raise-draw = Draw
board-score = Regions to score:
board-place = Place soldiers: up to
board-grab = Take cards from under a people: up to
board-to-deck = To your deck
board-lasting = (permanent)
board-end-check = Stack empty and at most 1 other card open: the game ends
board-do-reveal_region = Reveal a region
board-do-price = Prices back to the start
board-do-relation = Peace with all peoples
board-do-incite = A people goes to war
board-do-beaver_wars = Allies and enemies among the peoples
board-do-end_game = The game ends
metric-ships_owned = ship, in deck and regions
metric-ships_in_regions = ship beside a region
metric-regions_with_ship = region with your ship
metric-regions_with_colony = region with your colony
metric-colonies = colony
metric-colonies_value3 = colony of value 3
metric-raised_to_3_this_turn = colony raised to 3 this turn
metric-control_total = control in all regions
metric-control_island = control on islands
metric-settled_this_turn = settle this turn
metric-explored_this_turn = explore this turn
metric-sold_this_turn = sell goods this turn
metric-soldiers_in_regions = soldier beside a region
metric-missions = mission
metric-missions_and_trades = mission or trade
metric-peoples_peaceful = people at peace with you
metric-buildings_owned = building in your deck

## Signs in the legend

sign-once = for use once, then it leaves the game
sign-coin = money
sign-laurel = victory points, scoring
sign-ship = ships: owned, or beside regions
sign-house = colonies, or regions with your colony
sign-town-hall = colonies of value 3
sign-banner = control of regions
sign-colonist = settling this turn
sign-discoverer = exploring this turn
sign-trader = selling goods; prices
sign-soldier = soldiers beside regions
sign-church = missions
sign-peace = peace and trade with peoples
sign-smithy = buildings in your deck
sign-quill = declarations of independence
sign-hand = cards in your hand
sign-crown = taxes of the crown
sign-hourglass = end of the epoch or game
