# Concordia Venus in English. Names of cards, gods, goods, cities, provinces and colors come from the content.

game-name = Concordia Venus
game-about =
    Roman families send colonists along land and sea paths, build houses, let provinces produce and win over
    people of rank. Every card belongs to a god, and each god rewards something different at the end. For two to
    five players, or four or six in teams of two.

## Options

option-mode = Alone or in teams
option-mode-individual = Everybody plays alone (2 to 5 players).
option-mode-team = Teams of two, partners sit opposite each other (4 or 6 players).
option-map = The map
option-map-imperium = Imperium: 30 cities around Roma.
option-map-ionium = Ionium: 30 cities around Athenae; 22 for two or three players.
option-map-hellas = Hellas: 25 cities around Athenae.
option-map-cyprus = Cyprus: 30 cities around Antiochia.
option-small_ionium = Ionium with two or three players
option-small_ionium-on = The eight Italian cities are left out, as recommended.
option-small_ionium-off = All 30 cities are used.
option-display = The goods below the cards for sale
option-display-cloth = The usual side: any good, and cloth.
option-display-wine = The other side: it asks for wine as well.
option-interim = Interim scoring for newcomers
option-interim-off = Points are counted at the end only.
option-interim-on = Everybody scores once, at their first Tribune; the best two earn a few sestertii.
option-open_memory = Hands and played cards of the others
option-open_memory-by_mode = Playing alone you see them, as a careful player would remember them; in teams they are hidden.
option-open_memory-on = You see them, as a careful player would remember them.
option-open_memory-off = Hidden: you see how many cards others hold, and the last card that each has played.
option-must_use = Leaving a Prefect or a Colonist unused
option-must_use-on = Not allowed: you do one of the two things on the card, and so does your partner.
option-must_use-off = Allowed: you or your partner may do neither of the two things on the card.

map-imperium = Imperium
map-ionium = Ionium
map-hellas = Hellas
map-cyprus = Cyprus

## Kinds of components

kind-card = personality card
kind-none = no card
kind-special = special card
kind-purchase = card for sale
kind-god = god
kind-good = good
kind-seat = player
kind-province = province
kind-city = city
kind-path = path
kind-colonist = colonist
kind-land = land
kind-sea = sea

## Rows of the final score

category-vesta = Vesta: every 10 sestertii of money and goods
category-jupiter = Jupiter: houses outside brick cities
category-saturnus = Saturnus: provinces with a house
category-venus = Venus: provinces with two houses of yours, or with both partners
category-mercurius = Mercurius: kinds of goods produced
category-mars = Mars: colonists on the board
category-minerva = Minerva: cities of the specialists
category-concordia = Concordia card
category-own = Your own share of the team’s points
category-praefectus = Order of the Praefectus Magnus

## What computer players judge by

term-gods = the gods’ points so far
term-growth = points that cards will still gain
term-production = what your houses will produce
term-colonists = colonists and cities within reach
term-stores = money and goods
term-hand = cards ready in hand
term-plans = houses and cards you can afford next
term-rivals = the strongest rival’s prospects

## Prompts

prompt-start = In which city do your two colonists start?
prompt-play = Play a card.
prompt-play-alone = Play a card; only you use it.
prompt-answer = Play a card for your team.
prompt-answer-recommended = Play a card for your team; your partner recommends { $card }.
prompt-half = Which half of { $card } do you use?
prompt-half-team = Which half of { $card } do you use: { $one } or { $two }? { $seat } uses the other one.
prompt-copy =
    Diplomat: use a card that was played last, { $card1 } ({ $seat1 }){ $count ->
        [1] { "" }
        [2] { " " }or { $card2 } ({ $seat2 })
        [3] , { $card2 } ({ $seat2 }) or { $card3 } ({ $seat3 })
       *[other] , { $card2 } ({ $seat2 }), { $card3 } ({ $seat3 }) or { $card4 } ({ $seat4 })
    }; or use none.
prompt-repeat = Use { $card } again, or skip it.
prompt-recommend = This is { $seat }’s hand: recommend a card.
prompt-move =
    { $steps ->
        [one] Architect: move a colonist (one step left), then build.
       *[other] Architect: move a colonist ({ $steps } steps left), then build.
    }
prompt-to =
    { $steps ->
        [one] Choose the path for the colonist from { $where }: one step.
       *[other] Choose the path for the colonist from { $where }: up to { $steps } steps.
    }
prompt-build = Architect: build a house, or finish.
prompt-prefect =
    { $count ->
        [0] Prefect: let a province produce, or turn the markers back; no coins are showing.
        [one] Prefect: let a province produce, or take one sestertius.
       *[other] Prefect: let a province produce, or take { $count } sestertii.
    }{ $must ->
        [0] { " " }You may also do neither.
       *[other] { "" }
    }
prompt-take =
    { $room ->
        [one] Your storehouse can’t hold everything: choose the one good to take.
       *[other] Your storehouse can’t hold everything: choose a good to take; there is room for { $room }.
    }
prompt-trade =
    { $left ->
        [one] Mercator: trade in one more kind of goods, or finish.
       *[other] Mercator: trade in up to two kinds of goods, or finish.
    }
prompt-place-capital = Tribune: place a colonist in the capital for food and a tool, or finish.
prompt-place =
    Colonist: place colonists for food and a tool each, or take { $count } sestertii.{ $must ->
        [0] { " " }You may also do neither.
       *[other] { "" }
    }
prompt-place-more = Colonist: place another colonist for food and a tool, or finish.
prompt-buy =
    { $left ->
        [one] { $card }: buy a card for its price plus the goods below it, or finish.
       *[other] { $card }: buy up to { $left } cards for their price plus the goods below them, or finish.
    }
prompt-buy-printed = { $card }: buy a card for its printed price, or finish.
prompt-pay = Pay any one good for { $card }.

## Actions

action-done = Done
action-skip = Leave the card unused
action-cash = Take the money
action-earn = Take money for your colonists
action-repeat = Use the card again
action-play = Play { $what }
action-recommend = Recommend { $what }
action-recommend-nothing = Recommend nothing
action-use = Use as { $what }
action-copy = Use { $what }’s card
action-buy-card = Buy { $what }
action-pay = Pay with { $what }
action-take = Take { $what }
action-produce = Let { $what } produce
action-build = Build in { $what }
action-start = Start in { $what }
action-place-land = Land colonist in { $what }
action-place-sea = Sea colonist in { $what }
action-move-land = Move { $what }
action-move-sea = Move { $what }
action-to-land = To { $what }
action-to-sea = To { $what }
action-buy = Buy { goods-counted } for { $sum }
action-sell = Sell { goods-counted } for { $sum }

## Numbers of goods

goods-counted =
    { $count ->
        [one] { $count } { $good }
       *[other] { $count } { $good-plural }
    }
# Each with a comma; something must follow.
goods-listed =
    { $brick ->
        [0] { "" }
        [one] 1 brick,{ " " }
       *[other] { $brick } bricks,{ " " }
    }{ $food ->
        [0] { "" }
       *[other] { $food } food,{ " " }
    }{ $tool ->
        [0] { "" }
        [one] 1 tool,{ " " }
       *[other] { $tool } tools,{ " " }
    }{ $wine ->
        [0] { "" }
       *[other] { $wine } wine,{ " " }
    }{ $cloth ->
        [0] { "" }
       *[other] { $cloth } cloth,{ " " }
    }

## What options cost or bring

brings-start =
    { $good }; { $land ->
        [0] two sea colonists
        [one] a land and a sea colonist
       *[other] two land colonists
    }
brings-nothing = has no effect now
brings-use = { $card }
brings-copies =
    { $count ->
        [0] there is no opponent’s card to use
        [one] one opponent’s card to choose from
       *[other] { $count } opponents’ cards to choose from
    }
brings-money =
    { $count ->
        [one] 1 sestertius
       *[other] { $count } sestertii
    }; you’ll have { $total }
brings-goods =
    { $count ->
        [0] nothing
       *[other] { goods-counted }; you’ll have { $total }
    }
brings-purchases =
    { $count ->
        [0] you can’t afford a card
        [one] you can afford one card
       *[other] you can afford { $count } cards
    }
brings-tribune =
    { $count ->
        [one] takes back only itself
       *[other] takes back { $count } cards
    }{ $sum ->
        [0] { "" }
        [one] ; 1 sestertius
       *[other] ; { $sum } sestertii
    }
brings-steps =
    { $count ->
        [one] one step, then houses
       *[other] { $count } steps, then houses
    }
brings-prefect =
    { $provinces ->
        [0] no province can produce
        [one] one province can produce
       *[other] { $provinces } provinces can produce
    }, or { $count ->
        [0] no money
        [one] 1 sestertius
       *[other] { $count } sestertii
    }
brings-earnings =
    colonists for food and tools, or { $count ->
        [one] 1 sestertius
       *[other] { $count } sestertii
    }
brings-reach =
    { $count ->
        [one] one path within reach
       *[other] { $count } paths within reach
    }
brings-building =
    { $count ->
        [0] no house possible now
        [one] one house possible now
       *[other] houses possible now in { $count } cities
    }
brings-path =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } (left: { $left }); no new city beside it
brings-path-1 =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } (left: { $left }); a house in { $city1 } for { $price1 }{ $can1 ->
        [0] { " " }(can’t afford)
       *[other] { "" }
    }
brings-path-2 =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } (left: { $left }); a house in { $city1 } for { $price1 }{ $can1 ->
        [0] { " " }(can’t afford)
       *[other] { "" }
    }, in { $city2 } for { $price2 }{ $can2 ->
        [0] { " " }(can’t afford)
       *[other] { "" }
    }
brings-house =
    costs { $brick ->
        [0] { "" }
       *[other] 1 brick,{ " " }
    }1 { $good }, { $price ->
        [one] 1 sestertius
       *[other] { $price } sestertii
    }; you keep { $left }{ $lent ->
        [0] { "" }
       *[other] , your partner pays { $lent }
    }; score { $score }
brings-produce =
    you: { goods-listed }room for { $room }; others: { $others ->
        [0] nothing
        [one] 1 good
       *[other] { $others } goods
    }
brings-produce-team =
    you: { goods-listed }room for { $room }; your partner: { $partner ->
        [0] nothing
        [one] 1 good
       *[other] { $partner } goods
    }; others: { $others ->
        [0] nothing
        [one] 1 good
       *[other] { $others } goods
    }
brings-good = you’ll have { $total } of it; room for { $room } more
brings-cash =
    { $count ->
        [one] 1 sestertius
       *[other] { $count } sestertii
    }, you’ll have { $total }; all markers show goods again
brings-left = you’ll have { $total } of it
brings-trade =
    you’ll have { $total ->
        [one] 1 sestertius
       *[other] { $total } sestertii
    } and { goods-counted }{ $lent ->
        [0] { "" }
       *[other] ; your partner pays { $lent }
    }
brings-colonist =
    costs 1 food and 1 tool; you keep { $food } food and { $tool ->
        [one] 1 tool
       *[other] { $tool } tools
    }; score { $score }
brings-card = costs { goods-listed }{ $any ->
        [0] { "" }
       *[other] { $any } of any kind,{ " " }
    }score { $score }

## Events

event-start-player = { $seat } begins; { $other } has the Praefectus Magnus.
event-started = { $seat } starts in { $city }.
event-played = { $seat } plays { $card }.
event-partner-acts = { $seat } uses { $card } as { $other }’s partner.
event-chose-half = { $seat } uses it as { $card }.
event-shared-halves = { $seat } uses it as { $card }, { $other } as { $half }.
event-copied = { $seat } uses { $other }’s last card, { $card }.
event-repeated = { $seat } uses { $card } again.
event-no-effect = { $seat } does nothing with { $card }.
event-recommended = { $seat } recommends { $card } to { $other }.
event-recommended-hidden = { $seat } looks at { $other }’s hand and gives advice.
event-picked-land = { $seat } picks the land colonist from { $from }.
event-picked-sea = { $seat } picks the sea colonist from { $from }.
event-stopped-moving = { $seat } moves no further.
event-stopped-building = { $seat } builds no more.
event-stopped-trading = { $seat } trades no more.
event-stopped-placing = { $seat } places no more colonists.
event-stopped-buying = { $seat } buys no more cards.
event-moved-land =
    { $steps ->
        [one] { $seat } moves a land colonist from { $from } to { $to } (one step).
       *[other] { $seat } moves a land colonist from { $from } to { $to } ({ $steps } steps).
    }
event-moved-sea =
    { $steps ->
        [one] { $seat } moves a sea colonist from { $from } to { $to } (one step).
       *[other] { $seat } moves a sea colonist from { $from } to { $to } ({ $steps } steps).
    }
event-built =
    { $count ->
        [one] { $seat } builds in { $city } for goods and one sestertius.
       *[other] { $seat } builds in { $city } for goods and { $count } sestertii.
    }
event-lent =
    { $count ->
        [one] { $seat } gives their partner { $other } one sestertius.
       *[other] { $seat } gives their partner { $other } { $count } sestertii.
    }
event-produced = { $seat } lets { $province } produce; the bonus is { $good }.
event-stored = { $seat } receives { goods-counted }.
event-magnus = { $seat } used the Praefectus Magnus and passes it to { $other }.
event-cash =
    { $count ->
        [0] { $seat } takes no money; all markers show goods again.
        [one] { $seat } takes one sestertius; all markers show goods again.
       *[other] { $seat } takes { $count } sestertii; all markers show goods again.
    }
event-paid = { $seat } receives { $count } sestertii from the bank.
event-bought-goods = { $seat } buys { goods-counted } for { $sum } sestertii.
event-sold-goods = { $seat } sells { goods-counted } for { $sum } sestertii.
event-took-back =
    { $count ->
        [0] { $seat } has no cards to take back.
        [one] { $seat } takes back one card.
       *[other] { $seat } takes back { $count } cards{ $sum ->
            [0] { "" }
            [one] { " " }and receives one sestertius
           *[other] { " " }and receives { $sum } sestertii
        }.
    }
event-placed-land = { $seat } places a land colonist in { $city }.
event-placed-sea = { $seat } places a sea colonist in { $city }.
event-earned = { $seat } takes { $count } sestertii for their colonists.
event-interim-scored =
    { $count ->
        [one] Interim scoring: { $seat } has one point.
       *[other] Interim scoring: { $seat } has { $count } points.
    }
event-interim-paid =
    { $count ->
        [one] Interim scoring: { $seat } earns one sestertius for place { $place }.
       *[other] Interim scoring: { $seat } earns { $count } sestertii for place { $place }.
    }
event-bought-card = { $seat } buys { $card } from slot { $slot }.
event-paid-good = { $seat } chooses { $good } as the good of any kind.
event-revealed = { $card } is for sale in slot { $slot }.
event-concordia =
    { $count ->
        [one] { $seat } receives the Concordia card; one more turn follows.
       *[other] { $seat } receives the Concordia card; { $count } more turns follow.
    }
event-no-end = Nobody has ended the game in { $count } rounds; it is scored now.
event-scored =
    { $count ->
        [one] { $seat } has one point.
       *[other] { $seat } has { $count } points.
    }
event-team-scored =
    { $count ->
        [one] { $seat } and { $other } have one point together.
       *[other] { $seat } and { $other } have { $count } points together.
    }

## Refusals

# When something is asked for that is not asked now
refusal-when-play = You play one card per turn. Finish this one first.
refusal-when-recommend = You recommend a card to your partner when you play the Legatus.
refusal-when-copy = Play a Diplomat first: it uses the last card of an opponent.
refusal-when-buy-card = Play a Senator first, or another card that buys cards.
refusal-when-trade = Play a Mercator first: it trades goods with the bank.
refusal-when-pay = You choose a good to pay when you buy a card whose price shows a question mark.
refusal-when-take = You choose goods only when your storehouse can’t hold them all.
refusal-when-produce = Play a Prefect first: it lets a province produce.
refusal-colonist-first = Choose the colonist first, then its path.
refusal-moves-first = First finish your moves, then build.
refusal-another-moves = Another colonist is moving: choose its path first.
refusal-moves-over = Your colonists have moved; now you build.
refusal-when-build = Play an Architect first: it builds houses in cities next to your colonists.
refusal-when-move = Play an Architect first: it moves your colonists.
refusal-when-place = Play a Tribune or a Colonist first: they place new colonists.
refusal-when-start = Starting cities are chosen before the first turn.

refusal-not-on-map = Not part of this map: { $where }.
refusal-start-capital = { $where } is the capital; choose another city.
refusal-start-joined = A path joins { $where } to the capital; choose a city farther away.
refusal-not-in-hand = { $card } is not in your hand.
refusal-no-legatus = { $card } can’t be played now: a Legatus answers neither a Legatus nor a Proconsul.
refusal-magister-on-senator = A Magister can’t be played right after a Senator.
refusal-other-half = { $card } has no such half; choose one of its two.
refusal-no-such-seat = { $seat } does not take part in this game.
refusal-own-card = A Diplomat uses the card of an opponent, not your own.
refusal-partners-card = { $seat } is your partner; a Diplomat uses the card of an opponent.
refusal-no-card-there = There is no card in front of { $seat }.
refusal-diplomat-there = { $seat }’s last card is a Diplomat, and a Diplomat can’t use another one.
refusal-copied-already = Your team has already used this card of { $seat }.
refusal-no-copied-legatus = { $seat }’s last card is a Legatus, which can’t be used in answer to another card.
refusal-not-in-partners-hand = { $card } is not in your partner’s hand.
refusal-no-land-colonist-there = You have no colonist to move there: { $where }.
refusal-no-sea-colonist-there = You have no colonist to move there: { $where }.
refusal-has-moved = This colonist has already moved.
refusal-no-steps = You have no steps left.
refusal-no-free-path =
    { $steps ->
        [one] This colonist reaches no free path with one step.
       *[other] This colonist reaches no free path with { $steps } steps.
    }
refusal-other-kind-of-path = This colonist can’t use { $where }: land colonists need land paths, sea colonists sea paths.
refusal-no-stopping = Nobody may stop on { $where }; it can only be crossed.
refusal-occupied = There is a colonist on { $where }; end on a free path.
refusal-too-far =
    { $steps ->
        [one] { $where } is more than one step away.
       *[other] { $where } is more than { $steps } steps away.
    }
refusal-capital = { $where } is the capital; nobody builds there.
refusal-own-house = You already have a house in { $where }.
refusal-not-beside = You have no colonist on a path next to { $where }.
refusal-no-houses-left = All your houses are built.
refusal-house-goods = You don’t have the goods for a house in { $where }, which produces { $good }: a brick city costs food, any other a brick and its own good.
refusal-house-money =
    { $count ->
        [one] You need one sestertius for a house in { $where }.
       *[other] You need { $count } sestertii for a house in { $where }.
    }
refusal-produce-or-cash = Let a province produce or take the money.
refusal-marker-turned = The marker of { $where } shows coins; only a province that shows a good can produce.
refusal-not-offered = There is no { $good } to take here.
refusal-traded-already = You have already traded { $good }; each kind may be traded once, either bought or sold.
refusal-two-goods = You have already traded two kinds of goods; a third is not allowed.
refusal-not-so-many =
    { $count ->
        [0] You have no { $good-plural } to sell.
       *[other] You have only { goods-counted } to sell.
    }
refusal-no-room =
    { $count ->
        [0] Your storehouse is full.
        [one] Your storehouse has room for only one good.
       *[other] Your storehouse has room for only { $count } goods.
    }
refusal-no-money = You need { $count } sestertii for that.
refusal-placed-already = You have placed a colonist, so you can’t take the money as well.
refusal-place-or-earn = Place a colonist or take the money.
refusal-capital-only = The Tribune’s colonist goes to the capital, not to { $where }.
refusal-no-own-house = You have no house in { $where }; new colonists go to the capital or to cities with a house of yours.
refusal-no-land-path = No land path starts in { $where }.
refusal-no-sea-path = No sea path starts in { $where }.
refusal-no-land-colonist-left = All your land colonists are on the board.
refusal-no-sea-colonist-left = All your sea colonists are on the board.
refusal-colonist-cost = A colonist costs 1 food and 1 tool, and you don’t have both.
refusal-not-for-sale = { $card } is not for sale now.
refusal-no-proconsul = { $card } can’t be bought by a Proconsul.
refusal-card-price = You don’t have the goods for { $card }.
refusal-no-such-good = You have no { $good-plural } to pay with.

## Cards: what each does

card-tribune =
    Take back all the cards you have played. Receive one sestertius for each one beyond the third, counting the
    Tribune. Then you may place one colonist in the capital for food and a tool.
card-architect =
    You have as many steps as colonists on the board: move your colonists along free paths. Then build houses in
    cities next to them; each further house in a city costs its sestertii once more.
card-prefect =
    Either choose a province whose marker shows a good: you receive that good, all houses there produce, the
    marker is turned. Or take one sestertius for each visible coin and turn all markers back.
card-mercator3 = Receive 3 sestertii. Then trade with the bank in up to two kinds of goods, each one way.
card-mercator5 = Receive 5 sestertii. Then trade with the bank in up to two kinds of goods, each one way.
card-diplomat = Use the last card of an opponent as if you had played it. Diplomats can’t be used.
card-magister = Use the card that you played before this one again. It can’t be played right after a Senator.
card-colonist =
    Either place any number of colonists for food and a tool each, in the capital or in cities with a house of
    yours. Or take 5 sestertii and one more for each of your colonists on the board.
card-mason = Your houses in brick cities produce. At the end Minerva gives you { minerva-brick } points for each of them.
card-farmer = Your houses in food cities produce. At the end Minerva gives you { minerva-food } points for each of them.
card-smith = Your houses in tool cities produce. At the end Minerva gives you { minerva-tool } points for each of them.
card-vintner = Your houses in wine cities produce. At the end Minerva gives you { minerva-wine } points for each of them.
card-weaver = Your houses in cloth cities produce. At the end Minerva gives you { minerva-cloth } points for each of them.
card-senator = Buy up to two cards, for their price plus the goods below them.
card-praetor = Both partners may buy one card each, for its price plus the goods below it.
card-consul = Buy one card for its printed price.
card-proconsul =
    Buy one card, but no Proconsul, for its printed price. Then your partner plays a card, but no Legatus, and
    uses it alone.
card-legatus =
    Look at your partner’s hand and recommend a card. Your partner plays any card instead of you, but no
    Legatus; it counts for both, your partner first.
card-prefect_architect = Use as Prefect or as Architect. In a team your partner uses the other half.
card-architect_mercator = Use as Architect or as Mercator (5). In a team your partner uses the other half.
card-prefect_mercator = Use as Prefect or as Mercator (5). In a team your partner uses the other half.

god-vesta = One point for each full 10 sestertii of your money and goods.
god-jupiter = One point for each of your houses in food, tool, wine and cloth cities.
god-saturnus = One point for each province with a house of yours.
god-venus =
    Alone: two points for each province with two houses of yours or more. In a team: one point for each province
    with houses of both partners.
god-mercurius = Two points for each kind of goods that your houses produce.
god-mars = Two points for each of your colonists on the board.
god-minerva =
    Points for each of your houses in cities of the card’s good: { minerva-brick } in brick cities with the Mason,
    { minerva-food } in food cities with the Farmer, { minerva-tool } in tool cities with the Smith, { minerva-wine } in
    wine cities with the Vintner, { minerva-cloth } in cloth cities with the Weaver.

special-praefectus_magnus =
    If you hold it and let a province produce with a Prefect, you receive the good on the marker twice. Then you pass
    it to the player on your right. It changes neither what houses produce nor the money. In a tie its holder is ahead,
    or whoever would get it next.
special-concordia =
    For the player who ends the game, with the last card of the display or their last house. It is worth
    { concordia-points } points. Every other player, or every other team, then has one more turn.

## The board as text

board-status = Game
board-what = What
board-now = Now
board-map = Map
board-round = Round
board-turn = Turn
board-over = Game over
board-start = Start player
board-magnus = Praefectus Magnus
board-concordia = Concordia card
board-stock = Cards in the decks
board-team = Team
board-turns-left = Turns after this one
board-cities = Cities
board-province = Province
board-marker = Marker
board-city = City
board-good = Good
board-next-house = Next house
board-city-map = Cities and paths
board-by-land = By land to
board-by-sea = By sea to
board-no-stop = No stop on the way to
board-provinces = Provinces
board-colonists = Colonists
board-player = Player
board-kind = Kind
board-place = Place
board-count = Number
board-display = For sale
board-slot = Slot
board-card = Card
board-gods = God
board-price = Price
board-printed-price = Printed
board-players = Players
board-money = Money
board-brick = Brick
board-food = Food
board-tool = Tool
board-wine = Wine
board-cloth = Cloth
board-free = Free
board-land-left = Land c.
board-sea-left = Sea c.
board-houses-left = Houses
board-hand-size = Hand
board-last = Last card
board-points = Points if the game ended now
board-god = God
board-score = Sum
board-team-score = Team total
board-interim = Interim scoring
board-hands = Hands, as a careful player would remember them
board-piles = Played cards, the last one below
board-hand = Your hand
board-partner = Your partner’s hand
short-house = house
short-capital = – (capital)
short-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
short-team = { $one } and { $other }

# What everybody may know while somebody decides
waiting-start = { $seat } is choosing a starting city.
waiting-play = { $seat } is choosing a card.
waiting-recommend = { $seat } is looking at their partner’s hand.
waiting-architect = { $seat } is moving colonists and building.
waiting-prefect = { $seat } is using a Prefect.
waiting-take = { $seat } is choosing goods for the storehouse.
waiting-trade = { $seat } is trading.
waiting-colonist = { $seat } is placing colonists.
waiting-buy = { $seat } is buying cards.

## Words on the drawn boards

board-bank = Bank
board-part-map = Map
board-part-cards = Cards
board-part-played = Played
board-played = Last cards played
board-store = Storehouse
# The provinces of Cyprus have no names
board-province-cyan = Cyan
board-province-red = Red
board-province-yellow = Yellow
board-province-blue = Blue
board-province-maroon = Maroon
board-province-orange = Orange
board-province-gold = Gold
board-province-gray = Gray
board-province-green = Green
board-province-purple = Purple
board-province-brown = Brown
board-province-olive = Olive
board-letter-brick = B
board-letter-food = F
board-letter-tool = T
board-letter-wine = W
board-letter-cloth = C

## Pieces and places

piece-tile = city tile
piece-house = house
piece-marker = bonus marker
piece-card = personality card
piece-deck = deck
piece-hand = cards in hand
piece-praefectus = Praefectus Magnus
piece-concordia = Concordia card
piece-team = team
piece-turn = turn marker
piece-colonist = colonist
piece-colonist-land = land colonist
piece-colonist-sea = sea colonist
piece-good = good
piece-money = sestertii
piece-score = points if the game ended now
piece-team-score = points of the team if the game ended now
piece-reach = steps to this path
zone-city = City
zone-land-path = Land path
zone-sea-path = Sea path
zone-province = Province
zone-slot = Card for sale
zone-deck = Deck
zone-bank = Bank
zone-display = Surcharges
zone-good = Good
zone-seat = Player
zone-store = Storehouse
zone-pile = Played cards
zone-hand = Hand
zone-seen = Cards seen
zone-partner-hand = Partner’s hand
