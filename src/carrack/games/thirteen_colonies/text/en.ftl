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
option-nations-es_nl = Spain and the Netherlands (advised for short professional games).
option-nations-en_fr = England and France.
option-nations-en_nl = England and the Netherlands.
option-nations-fr_nl = France and the Netherlands.
option-nations-es_en_nl = Spain, England and the Netherlands.
option-nations-es_fr_nl = Spain, France and the Netherlands (advised for short professional games).
option-nations-en_fr_nl = England, France and the Netherlands.

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

## Prompts

prompt-action =
    { $purse ->
        [0] Choose an action, or end your actions.
       *[other] Choose an action, or end your actions. { $purse } money is in your purse.
    }
prompt-pay-money = Choose a card to pay with: { $left } money is still due.
prompt-pay-good = Choose a card to pay with: { $left } × { $good } is still due.
prompt-good = Choose the good in which you pay; { $count } of it is due.
prompt-discard =
    { $left ->
        [one] Choose a card to discard.
       *[other] Choose a card to discard: { $left } are still due.
    }
prompt-coins = Choose the money cards for { $amount } money.
prompt-cost = Choose what you pay for { $card }: the first or the second printed cost.
prompt-lose-money = Choose a card of your deck that you lose: money worth { $left } has to go.
prompt-lose-good = Choose a card of your deck that you lose: { $left } × { $good } has to go.
prompt-give-up =
    { $left ->
        [one] Choose a hand card that you give up.
       *[other] Choose a hand card that you give up: { $left } have to go.
    }
prompt-levy = Give { $count } × { $good } from your hand, or lose { $points } VP.
prompt-space = Choose a colonist of the row; you pay the money of its space, but no food.
prompt-sale = Choose a card to sell; its first symbol brings { $bonus } more than the price.
prompt-build = Choose a building of level { $level }.
prompt-coast = Take { $card } from the coast of { $region }, or leave it.
prompt-inland = The coast of { $region } is empty: take the top hidden terrain card, or leave it.
prompt-trail = Choose the region in which you may make { $count } more actions this turn.
prompt-soldiers = Choose the region for up to { $count } soldiers.
prompt-ship-from = Choose the region from which a ship of yours moves.
prompt-ship = Choose the ship that leaves { $region }.
prompt-ship-to = Choose the region to which { $card } moves.
prompt-victim = Choose whom your ship plunders in { $region }.
prompt-grab = Choose the people from whom you take up to { $count } terrain cards.
prompt-open-card = Choose the open terrain card of { $region }.
prompt-put-under = Choose the card that goes under the pile of { $region } next.
prompt-put-on = Choose the card that goes back to the land of { $people } next; the last one lies on top.
prompt-keep = Choose a card to keep: { $left } more can be kept, the others are discarded.
prompt-fetch = Choose a card of your discard pile for your hand: { $left } at most.
prompt-scout = Choose the draw pile whose top card you look at.
prompt-scouted = The top card of { $seat } is { $card }: accept to discard it, decline to put it back.
prompt-colony = Choose the colony in { $region } that grows, by its value.
prompt-source = Choose the pile of terrain in { $region }.
prompt-people = Choose a people in { $region }.
prompt-target = Choose the target of your attack in { $region }.
prompt-raided = { $people } attack one of your weakest colonies: choose the region.
prompt-control = A card action was announced: stop it with a fort, or pass.
prompt-defence = You are attacked: strengthen the defence with a fort, or pass.
prompt-monopoly = Furs are being sold: answer with Monopoly, or pass.
prompt-incite = Choose the people that you incite.
prompt-against = Choose against whom { $people } go to war.
prompt-ally = Choose the people that becomes your ally.
prompt-enemy = Choose the player who becomes your enemy.
prompt-enemy-ally = Choose the people that becomes your enemy's ally.
prompt-score =
    { $left ->
        [one] Choose the region that is scored.
       *[other] Choose a region that is scored: { $left } are still to be chosen.
    }
prompt-name-region = Name a region that is scored.

## What everybody may know while somebody decides

waiting-action = { $seat } chooses an action.
waiting-pay = { $seat } pays.
waiting-coins = { $seat } takes money.
waiting-loss = { $seat } chooses what is lost.
waiting-levy = { $seat } decides about the levy.
waiting-explore = { $seat } explores { $region }.
waiting-keep = { $seat } chooses cards to keep.
waiting-answer = { $seat } may answer.

## Actions

action-play = { $card }: { $act }
action-play-in = { $card }: { $act } in { $region }
action-react = Answer with { $card }: { $act }
action-recruit = Recruit the colonist of space { NUMBER($what) }
action-buy = Take { $what } in Europe
action-build = Build { $what }
action-sell = Sell { $what }
action-purse = Put { $what } into the purse
action-take = Take the VP card { $what }
action-end = End your actions
action-pay = Pay with { $what }
action-with = { $what }
action-cost = Printed cost number { $what }
action-discard = Give up { $what }
action-keep = Keep { $what }
action-fetch = Take { $what } into your hand
action-done = Nothing more
action-coins = Take money cards of { $what }
action-accept = Yes
action-decline = No
action-colony = The colony of value { $what }
action-from = From: { $what }
action-show = Lay { $what } open
action-under = Put back { $what }
action-in = { $what }
action-ship = { $what }
action-player = { $what }
action-people = { $what }
action-attack-colony = Attack the colony of value { $value } of { $seat }
action-attack-soldiers = Attack the soldiers of { $seat }
action-attack-people = Attack { $what }
action-remove-hand = { $what } from your hand
action-remove-draw = { $what } from your draw pile
action-remove-discard = { $what } from your discard pile
action-pass = Pass

## Events

event-turn = Round { $round }: the turn of { $seat } begins.
event-region = { $region } is discovered.
event-turned-up = { $region }: { $card } is the open terrain card.
event-terrain-shuffled = The terrain deck is made anew.
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
event-fetched = { $seat } takes { $card } from the discard pile into the hand.
event-scouted = { $seat } sees the top card of { $owner }: { $card }.
event-scouted-hidden = { $seat } looks at the top card of { $owner }.
event-scouted-away = { $card } goes from the draw pile of { $seat } to the discard pile.
event-looked = { $seat } finds { $card } in { $region }.
event-looked-hidden = { $seat } looks at a terrain card in { $region }.
event-sold = { $seat } sells { $card }.
event-price = { $good } now costs { $price }.
event-prices-reset = All prices go back to their start.
event-unlocked = { $card } can be had from now on.
event-tax = The tax rate is { $rate }.
event-own-tax = { $seat } pays a tax of { $rate } only.
event-pays-tax = { $seat } pays { $count } money of taxes.
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
event-reaction-defence = { $seat } strengthens the defence with { $card }.
event-reaction-monopoly = { $seat } claims a share of the sale with { $card }.
event-laid = { $seat } lays { $card } beside { $region }.
event-founded = { $seat } founds a colony of value { $value } in { $region }.
event-settled = { $seat } settles in { $region }; the colony now has value { $value }.
event-trail = { $seat } may make { $count } more actions in { $region } this turn.
event-plundered = { $seat } plunders { $victim }: { $count } money.
event-relation-peace = { $people } live in peace with { $seat }.
event-relation-sceptical = { $people } look at { $seat } with scepticism.
event-relation-war = { $people } are at war with { $seat }.
event-mission = { $seat } founds a mission with { $people }.
event-mission-failed = { $people } listen to { $seat }, but no mission is founded.
event-mission-ended = The mission of { $seat } with { $people } ends.
event-trade = { $seat } trades with { $people }.
event-trade-ended = The trade of { $seat } with { $people } ends.
event-combat-card = { $seat } draws { $card } for the fight or mission: { $value }.
event-fight = { $seat } attacks: { $strength } against { $against }.
event-fight-won = { $seat } wins, { $strength } against { $against }.
event-fight-lost = { $seat } loses, { $strength } against { $against }.
event-soldier-lost = { $seat } loses a soldier in { $region }.
event-raid-drawn = { $seat } draws { $card }.
event-raid = { $people } attack a colony in { $region }: { $strength } against { $against }.
event-raid-won = The raid of { $people } succeeds, { $strength } against { $against }.
event-raid-lost = The raid of { $people } is beaten off, { $strength } against { $against }.
event-raid-nothing = { $seat } has no colony that could be raided.
event-colony-hit = A colony of { $seat } in { $region } falls to value { $value }.
event-colony-lost = { $seat } loses a colony in { $region }.
event-lost-hand = { $seat } loses { $card } from the hand.
event-lost-draw = { $seat } loses { $card } from the draw pile.
event-lost-discard = { $seat } loses { $card } from the discard pile.
event-peoples-won = { $people } beat { $target }, { $strength } against { $against }.
event-peoples-lost = { $people } fail against { $target }, { $strength } against { $against }.
event-swept = Nobody wanted it: { $card } leaves the slots.
event-vp-card = New VP card: { $card }.
event-instant = { $card } takes effect.
event-met = { $seat } meets the condition of { $card }.
event-took-vp = { $seat } takes the VP card { $card }.
event-epoch = Epoch { $epoch } begins.
event-scoring = { $region } is scored.
event-game-ends = The game ends.
event-final = { $seat }: { $track } VP on the track, { $pile } in the VP pile.

## Refusals

refusal-not-in-hand = { $card } is not in your hand.
refusal-does-not-pay = { $card } can't pay this: it has no such symbol, or a payment with less surplus is possible.
refusal-not-enough-of-good = You don't have enough { $good } for it.
refusal-coins = Take { $amount } money with as few cards as possible.
refusal-no-such-loss = { $card } is not such a card, or a smaller surplus is possible without it.
refusal-does-not-match = { $card } is not what is asked for.
refusal-no-colonist-there = Space { $space } of the row gives you no colonist now.
refusal-recruit-cost = The colonist of space { $space } costs 1 permanent food and the money of the space.
refusal-cost = You can't pay the cost of { $card }.
refusal-permanent-money = { $card } is permanent and is paid with permanent money; you don't have enough.
refusal-other-level = { $card } is a building of another level.
refusal-pile-closed = The pile of { $card } does not lie open.
refusal-pile-empty = There is no { $card } left.
refusal-not-this-region = { $region } can't be chosen here.
refusal-no-such-ship = You have no { $card } there.
refusal-no-ship-there = { $seat } has no ship there.
refusal-not-this-people = { $people } can't be chosen here.
refusal-not-this-seat = { $seat } can't be chosen here.
refusal-at-war-already = { $seat } is at war with them, or can't be chosen.
refusal-not-looked-at = { $card } is not among the cards that you look at.
refusal-not-fetched = { $card } can't be taken from your discard pile now.
refusal-empty-draw-pile = { $seat } has no draw pile to look at.
refusal-no-such-colony = You have no such colony below value 3 in { $region }.
refusal-no-such-pile = There is no such pile in { $region }.
refusal-not-this-target = There is no such target in { $region }, or you lack colony tokens.
refusal-not-raided = { $region } is not the target of the raid.
refusal-not-this-reaction = { $card } does not answer this.
refusal-not-revealed = { $region } is not discovered yet.
refusal-no-ship = You have no ship in { $region }.
refusal-no-transport = Your ships in { $region } allow no more actions this turn.
refusal-action-cost = You can't pay what { $act } of { $card } costs.
refusal-nothing-to-do = { $act } of { $card } would do nothing there.
refusal-not-open = { $card } does not lie open.
refusal-other-nation = { $card } belongs to another nation.
refusal-condition = You don't meet the condition of { $card }.
refusal-few-peoples = There are too few peoples on the board for { $card }.

## The board as text

board-none = –
board-seat = { $seat }
board-state = State
board-what = What
board-now = Now
board-round = Round
board-active = Active player
board-epoch = Epoch
board-tax = Tax rate
board-stack = VP cards in the stack
board-row = Colonists in the row (spaces 1, 2, 3)
board-row-cell = { $one } { $two } { $three }
board-purse = Purse
board-declarations = Declarations
board-deck = Terrain deck
board-vp-cards = VP cards
board-card = Card
board-text = Says
board-regions = Regions
board-region = Region
board-values = VP
board-sites = Free sites
board-open = Open terrain
board-hidden = Hidden
board-coast = Coast
board-units = Cards beside regions
board-count = Number
board-player = Player
board-peoples = Peoples
board-people = People
board-control = Control
board-relations = Relations
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
board-discards = Discard piles
board-own-pile = Your VP pile
board-cell = { $text }

## Cards: what each says

card-royal_support = 1 money, permanent.
card-colonist = Explore (discard): look at 1 hidden terrain card of the region and choose the open card. Settle (trash): a colony of yours in the region grows by 1 and you take a terrain card there.
card-money_1 = 1 money, permanent.
card-money_2 = 2 money, permanent.
card-money_3 = 3 money, permanent.
card-money_5 = 5 money, permanent.
card-food_1 = 1 × Food, permanent.
card-food_2 = 2 × Food, permanent.
card-building_once = 1 × Building material, once. Found a colony (by its own symbol; discard 1 colonist): put a colony of value 0 on a free site.
card-building_perm = 1 × Building material, permanent. Found a colony (by its own symbol; discard 1 colonist): put a colony of value 0 on a free site.
card-weapons_once = 1 × Weapons, once.
card-weapons_perm = 1 × Weapons, permanent.
card-trade_goods = 1 × Trade goods, permanent.
card-rum = 1 × Rum, permanent.
card-tobacco_goods = 1 × Tobacco goods, permanent.
card-pelts = 1 × Pelts, permanent.
card-fur_2 = 2 × Furs, permanent.
card-carrack = Cost: 2 money. Transport 2. Land (lay beside a region): you may take the top coast card of the region or, if none is left, the top hidden terrain card.
card-galleon = Cost: 4 money. Transport 3. When taken: draw +1. Land (lay beside a region): you may take the top coast card of the region or, if none is left, the top hidden terrain card.
card-town_hall = Cost: 1 money or 1 wood/ore. Level 0. Expand (discard): take an open building of level 0 and pay its cost.
card-house = Cost: 1 wood/ore. Level 0. Moving in (trash): take 1 × Colonist. Administration (discard): draw 2 cards.
card-smithy = Cost: 1 wood/ore. Level 0. Production (trash; 1 permanent wood/ore): take 1 × Building material (permanent). Made to order (discard): put a card that you gained this turn into your hand.
card-harbour = Cost: 1 building material. Level 0. Trade (discard): draw 2 cards. Enlarge the harbour (discard; 1 permanent money): draw +1.
card-warehouse = Cost: 2 wood/ore. Level 0. When taken: hold +1. Store (discard): draw 1 card.
card-church = Cost: 1 building material. Level 0. Parish (discard): take a colonist of the row for its money, without food. Ordination (discard): take 1 × Missionary.
card-governor = Cost: 2 wood/ore. Level 0. Expand (discard): take an open building of level 1 and pay its cost.
card-arms_foundry = Cost: 1 building material. Level 1. Production (trash; 1 permanent wood/ore): take 1 × Weapons (permanent).
card-distillery = Cost: 1 building material. Level 1. Production (trash; 1 permanent sugar): take 1 × Rum.
card-tobacco_manufactory = Cost: 1 building material. Level 1. Production (trash; 1 permanent tobacco): take 1 × Tobacco goods.
card-fur_post = Cost: 1 building material. Level 1. Production (trash; 1 permanent furs): take 1 × Pelts.
card-fort = Cost: 1 building material, 1 wood/ore. Level 0. Defence (discard, while you are attacked): 1 more strength in defence. Control (discard, in another player's turn): stop the card action that an opponent has announced.
card-mint = Cost: 1 building material, 2 money. Level 1. Own coin (discard; 2 money): 2 declarations of independence. Strike coins (discard; 1 permanent silver): take permanent money worth 6.
card-newspaper = Cost: 1 building material, 1 money. Level 1. Pamphlet (discard): 1 declaration of independence. Appeal (trash): 2 declarations of independence.
card-soldier = Cost: 1 weapons, 1 money. Combat value 1. 1 control beside a region. Station (lay beside a region): the card stays beside the region.
card-discoverer = Cost: 2 money. Combat value 0. Explore (discard): look at 3 hidden terrain cards of the region and choose the open card. Scout (discard): look at the top card of any draw pile; put it back or on that player's discard pile.
card-wagon_train = Cost: 1 wood/ore, 1 money. Combat value 0. Trade with natives (trash): trash a permanent good that a peaceful people of the region demands and take its proceeds. Bring gifts (discard): improve your relation to a people of the region by one step.
card-missionary = Cost: 2 money. Combat value 0. Mission (discard): draw a terrain card; if its combat value is at least the mission value of a peaceful people of the region, found a mission there.
card-cannon = Cost: 1 weapons, 1 wood/ore. Combat value 1. Station (lay beside a region): the card stays beside the region.
card-trader = Cost: 3 money. Combat value 0. Broker (discard): sell a card; its first symbol brings 1 more. Stock (discard; discard 1 warehouse): take up to 2 cards with goods or money from your discard pile into your hand.
card-pioneer = Cost: 1 building material, 1 money. Combat value 0. Outpost (trash): put a colony of value 1 on a free site. Trail (discard): 2 more actions this turn in a region with your ship.
card-captain = Cost: 2 money. Combat value 0. Relocate (discard): move one of your ships to another open region. Crew (discard): draw 1 card.
card-forest = 1 × Wood/ore, permanent. Combat value 1.
card-old_forest = 2 × Wood/ore, permanent. Combat value 1.
card-ore_hills = 1 × Wood/ore, permanent. Combat value 2.
card-meadow = 1 × Food, permanent. Combat value 0.
card-farmland = 2 × Food, permanent. Combat value 0.
card-river_delta = 3 × Food, permanent. Combat value 0.
card-cane_field = 1 × Sugar, permanent. Combat value 0.
card-cane_plain = 2 × Sugar, permanent. Combat value 0.
card-tobacco_field = 1 × Tobacco, permanent. Combat value 0.
card-tobacco_hills = 2 × Tobacco, permanent. Combat value 1.
card-beaver_creek = 1 × Furs, permanent. Combat value 1.
card-fur_wilds = 2 × Furs, permanent. Combat value 2.
card-cotton_field = 1 × Cotton, permanent. Combat value 0.
card-silver_mine = 1 × Silver, permanent. Combat value 2.
card-swamp = Combat value 2. Abandon (trash): draw 1 card.
card-desert = Combat value 2. Abandon (trash): draw 1 card.
card-el_dorado = Combat value 0. 4 VP.
card-fountain_of_youth = Combat value 0. 3 VP.
card-maya_ruins = Combat value 1. 3 VP.
card-northwest_passage = Combat value 2. 3 VP.
card-niagara = Combat value 1. 2 VP.
card-grand_canyon = Combat value 2. 2 VP.
card-mississippi = Combat value 0. 2 VP.
card-amazon = Combat value 1. 2 VP.
card-treasure = 3 money, once. Combat value 1.
card-native_gifts = 1 money, once. Combat value 0.
card-tabu = Combat value 1. When found: your relation to every people of the region worsens by one step (not in the beginner game).
card-fever = Combat value 2. When found: trash 1 colonist of your hand.
card-fishing_ground = 1 × Food, permanent.
card-rich_fishing = 2 × Food, permanent.
card-natural_harbour = Transport 1. Moor (lay beside a region): the card stays beside the region.
card-driftwood = 1 × Building material, once. Found a colony (by its own symbol; discard 1 colonist): put a colony of value 0 on a free site.
card-pearl_bank = 2 money, once.
card-inca = Control 7, combat value 4, 2 markers. Mission 2: take 3 × Colonist. Trade: Trade goods, Weapons > take 1 × 3 money. Fight: take permanent money worth 4; −3 VP.
card-aztec = Control 6, combat value 4, 2 markers. Mission 2: take 2 × Colonist; take permanent money worth 1. Trade: Trade goods, Rum > take 1 × 3 money. Fight: take permanent money worth 4; −3 VP.
card-hopi = Control 3, combat value 2, 1 marker. Mission 1: take 1 × Colonist. Trade: Food, Trade goods, Weapons > take 1 × 2 money. Fight: take permanent money worth 1; −1 VP.
card-sioux = Control 4, combat value 3, 1 marker. Mission 2: take 2 × Colonist. Trade: Weapons, Trade goods, Rum > take 1 × 2 furs. Fight: take permanent money worth 2; −2 VP.
card-abenaki = Control 3, combat value 2, 1 marker. Mission 1: take 2 × Food. Trade: Weapons, Trade goods, Tobacco goods > take 1 × 2 furs. Fight: take permanent money worth 1; −1 VP.
card-iroquois = Control 5, combat value 3, 1 marker. Mission 2: take 2 × Colonist. Trade: Weapons, Rum, Food > take 1 × 2 furs. Fight: take permanent money worth 2; −2 VP.
card-huron = Control 3, combat value 2, 1 marker. Mission 1: take 1 × Colonist. Trade: Food, Trade goods > take 1 × 2 furs. Fight: take permanent money worth 1; −1 VP.
card-cusco = 5 money, once, then to your VP pile. Combat value 3. 1 VP.
card-tenochtitlan = 5 money, once, then to your VP pile. Combat value 3. 1 VP.
card-raid_inca = Combat value 3. If the raid succeeds: lose money worth 2 from your whole deck; each missing 1 costs 1 VP.
card-raid_aztec = Combat value 4. If the raid succeeds: trash 1 colonist of your hand; the attacked colony loses 1; below 0 it is removed.
card-raid_hopi = Combat value 1. If the raid succeeds: discard 1 card of your hand.
card-raid_sioux = Combat value 3. If the raid succeeds: trash 1 card with a goods symbol of your hand.
card-raid_abenaki = Combat value 2. If the raid succeeds: the attacked colony loses 1; below 0 it is removed.
card-raid_iroquois = Combat value 3. If the raid succeeds: the attacked colony loses 1; below 0 it is removed.
card-raid_huron = Combat value 2. If the raid succeeds: discard 2 cards of your hand.
card-vp1_town_hall = These piles are open from now on: Town hall, House.
card-vp1_crafts = These piles are open from now on: Smithy, Harbour, Warehouse.
card-vp1_soldiers = These piles are open from now on: Soldier.
card-vp1_contact = These piles are open from now on: Wagon train, Missionary, Church.
card-vp1_new_shores = Reveal a region.
card-vp1_score_islands = Score all islands.
card-vp1_score_land = Score all land regions.
card-vp1_demand = Prices of raw goods: 2 fields up; prices of building material and weapons: 2 fields down.
card-vp1_emigrants = Every player: take 1 × Colonist.
card-vp1_fleet = Needs at least 4: ships, in the deck and beside regions. 3 VP.
card-vp1_town_rights = Needs at least 1: colony raised to 3 in this turn. 2 VP.
card-vp1_banners = Needs at least 3: regions with a colony of yours. 3 VP.
card-vp1_viceroy = Needs at least 7: control in all regions together. 3 VP.
card-vp1_settlers = Needs at least 2: settlings in this turn. 2 VP.
card-vp1_island_realm = Needs at least 3: control on all islands together. 2 VP.
card-vp1_explorers = Needs at least 2: explorations in this turn. 2 VP.
card-vp1_four_colonies = Needs at least 4: colonies. 3 VP.
card-vp1_three_ports = Needs at least 3: ships beside regions. 2 VP.
card-vp1_market_day = Needs at least 2: goods sold in this turn. 2 VP.
card-vp1_pomp = Cost: discard 6 hand cards. 2 VP.
card-vp1_tribute = Cost: 3 money. 2 VP.
card-vp1_harvest = Cost: 2 food. 2 VP.
card-vp1_curios = Cost: 1 permanent symbol of one of these goods: furs, sugar, tobacco, cotton, silver. 3 VP.
card-vp1_timber = Cost: 2 wood/ore. 2 VP.
card-vp1_envoy = Cost: 2 money. Score 1 region of your choice.
card-vp1_charts = Cost: 1 money. 1 VP for each: regions with a ship of yours.
card-vp1_muster = Cost: discard 2 colonists. 2 VP.
card-vp1_gold = Cost: 4 money. 3 VP.
card-vp1_provisions = Cost: 1 food, 1 wood/ore, 1 money. 2 VP.
card-vp1_parishes = Cost: 1 money. 1 VP for each: regions with a colony of yours.
card-to_arms_1 = Cost: 1 weapons. Attack (trash): attack a colony, soldiers or a people of the region with your soldiers there.
card-end1_e = Checked at the end of a round: when the VP stack is empty and at most one other VP card is open, the game ends; all regions are scored.
card-end1_p = Every player: give 1 food from the hand or lose 1 VP; these piles are open from now on: Cannon, Governor's seat, Arms foundry, Distillery, Tobacco manufactory, Fur trading post; all prices go back to their start; reveal a region; the next epoch begins.
card-vp2_taxes = Tax rate +1 for all.
card-vp2_new_shores = Reveal a region.
card-vp2_score_islands = Score all islands.
card-vp2_score_land = Every player names a land region, which is scored.
card-vp2_demand = All prices go back to their start.
card-vp2_governors = Needs at least 6: colonies. 5 VP.
card-vp2_power = Needs at least 15: control in all regions together. 5 VP.
card-vp2_garrisons = Needs at least 3: soldiers beside regions. 4 VP.
card-vp2_friends = Needs at least 2: missions and trades. 4 VP.
card-vp2_building_boom = Needs at least 5: buildings in the deck. 3 VP.
card-vp2_city_charters = Needs at least 3: colonies of value 3. 4 VP.
card-vp2_exchange = Needs at least 3: goods sold in this turn. 3 VP.
card-vp2_plantations = Cost: 2 symbols, all of one of these goods: sugar, tobacco, cotton. 4 VP.
card-vp2_missions = Cost: 1 money. 1 VP for each: missions.
card-vp2_rum = Cost: 1 permanent rum. 6 VP.
card-vp2_tobacco = Cost: 1 permanent tobacco goods. 6 VP.
card-vp2_pelts = Cost: 1 permanent pelts. 7 VP.
card-vp2_loan = Cost: 6 money. 5 VP.
card-vp2_envoys = Cost: 3 money. Score 2 regions of your choice.
card-to_arms_2 = Cost: 1 weapons. Attack (trash): attack a colony, soldiers or a people of the region with your soldiers there.
card-vp2_incite = Cost: 1 symbol of one of these goods: trade goods, weapons, rum. A people goes to war with an opponent, or attacks another people.
card-vp2_beaver_wars = Cost: 1 symbol of one of these goods: furs, pelts, weapons. Choose your ally, an opponent and his ally: peace with the own ally and war with the other one, on both sides; 2 VP.
card-letter_of_marque = Cost: 2 money. Transport 1. Counts as a ship. Plunder (lay beside a region): the card stays beside the region; an opponent with a ship there loses 1 money from the deck, you gain it.
card-end2_f = Checked at the end of a round: when the VP stack is empty and at most one other VP card is open, the game ends; all regions are scored.
card-end2_p = Tax rate +1 for all; all prices go back to their start; reveal a region; the next epoch begins.
card-vp3_taxes = Tax rate +1 for all.
card-vp3_census = Every player names a land region, which is scored.
card-vp3_blockade = Prices of products: 2 fields down; prices of basic goods: 1 field up.
card-vp3_committee = Cost: 1 declaration of independence. 3 VP.
card-vp3_common_sense = Cost: 2 declarations of independence. 5 VP.
card-vp3_tea_party = Cost: 2 declarations of independence, 1 symbol of one of these goods: trade goods, sugar, rum, tobacco goods, pelts. Tax rate −1 for all. 6 VP.
card-vp3_congress = Cost: 3 declarations of independence. 8 VP.
card-vp3_minutemen = Cost: 1 declaration of independence, 1 weapons. Put up to 2 soldiers into one region with your ship. 3 VP.
card-vp3_sons_of_liberty = Cost: 1 declaration of independence, 1 money. 1 VP for each: colonies of value 3.
card-vp3_oath = Cost: 8 money. 6 VP.
card-vp3_royal_troops = Needs at least 4: soldiers beside regions. 5 VP.
card-vp3_empire = Needs at least 22: control in all regions together. 6 VP.
card-to_arms_3 = Cost: 1 weapons. Attack (trash): attack a colony, soldiers or a people of the region with your soldiers there.
card-end3_p = Checked at the end of a round: when the VP stack is empty and at most one other VP card is open, the game ends; all regions are scored.
card-independence = Cost: 5 declarations of independence. Needs at least 10: control in all regions together. The game ends, without a scoring of the regions. 12 VP.
card-es_conquistadors = Only for Spain. Cost: 1 money. When taken: take 2 × Soldier. Conquest (discard): attack a colony, soldiers or a people of the region with your soldiers there.
card-es_tordesillas = Only for Spain. Cost: 2 money. Take 1 × Carrack. 4 VP.
card-es_jesuits = Only for Spain. Cost: 2 money. Take 2 × Missionary; 1 VP for each: missions. 2 VP.
card-es_treasure_fleet = Only for Spain. Needs at least 3: ships beside regions. Take permanent money worth 3. 3 VP.
card-fr_champlain = Only for France. Cost: 1 money. Take 1 × Discoverer; reveal a region. 3 VP.
card-fr_alliance = Only for France. Cost: 1 money. All peoples are at peace with you; 1 VP for each: peoples at peace with you.
card-fr_fur_trade = Only for France. Cost: 1 money. Fur sale (discard): sell a card with furs or pelts; its first symbol brings 2 more. Monopoly (discard, when another player sells furs or pelts): the sale brings the seller 1 less and you 1 permanent money.
card-fr_lafayette = Only for France. Cost: 3 money. Put up to 2 soldiers into one region with your ship; 1 declaration of independence. 3 VP.
card-nl_fluyt = Only for the Netherlands. Cost: 3 money. Transport 2. Counts as a ship. When taken: draw +1. Land (lay beside a region): you may take the top coast card of the region or, if none is left, the top hidden terrain card.
card-nl_manhattan = Only for the Netherlands. Cost: 1 money. Take up to 2 terrain cards from under a people in a region with your ship; relations stay.
card-nl_company = Only for the Netherlands. Cost: 4 money. 1 money, permanent. Branch office (discard): draw 2 cards.
card-nl_free_trade = Only for the Netherlands. Cost: 3 money. All prices go back to their start; 1 declaration of independence. 2 VP.
card-en_privateer = Only for England. Cost: 1 money. Transport 2. Counts as a ship. Plunder (lay beside a region): the card stays beside the region; an opponent with a ship there loses 2 money from the deck, you gain it.
card-en_mayflower = Only for England. Cost: 1 money. Take 3 × Colonist. 1 VP.
card-en_neglect = Only for England. Cost: 1 money. Take 3 × Colonist; tax rate −2 for you. 2 VP.
card-en_1776 = Only for England. Cost: 2 money. Spirit of freedom (discard): 2 declarations of independence.
