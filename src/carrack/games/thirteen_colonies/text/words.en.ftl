# Words that names of components and the rules are made with, and how cards are described from their data:
# `wording.py` joins the sentences. Single sentences begin small and have no full stop.

## Names

nation-spain = Spain
    .within = Spain
nation-england = England
    .within = England
nation-france = France
    .within = France
nation-netherlands = Netherlands
    .within = the Netherlands
pile-open = open terrain card
pile-hidden = hidden terrain pile

## The rules

mode-E = beginner
mode-F = advanced
mode-P = professional
taxes = taxes
taxes-not = no taxes
relations = relations
relations-not = no relations
fights = fights
fights-not = no fights
stack-left =
    { $count ->
        [0] the VP stack is empty
       *[other] at most { $count } cards are left in the VP stack
    }
opening =
    { $count ->
        [one] { " " }The first open card is not an instant card.
       *[other] { " " }The first { $count } open cards are not instant cards.
    }

## Costs

cost = cost: { $cost }
or = or
cost-money =
    { $perm ->
        [yes] { $n } permanent money
       *[no] { $n } money
    }
cost-good =
    { $perm ->
        [yes]
            { $id ->
               *[other] { $n } permanent { $good }
            }
       *[no] { $n } { $good }
    }
cost-any =
    { $perm ->
        [yes]
            { $n ->
                [one] 1 permanent symbol of one of these goods: { $goods }
               *[other] { $n } permanent symbols of one of these goods: { $goods }
            }
       *[no]
            { $n ->
                [one] one of these goods: { $goods }
               *[other] { $n } symbols of one of these goods: { $goods }
            }
    }
cost-card =
    { $how ->
        [trash]
            { $id ->
                [colonist]
                    { $n ->
                        [one] trash 1 colonist
                       *[other] trash { $n } colonists
                    }
               *[other] trash { $n } { $card }
            }
       *[discard]
            { $id ->
                [colonist]
                    { $n ->
                        [one] discard 1 colonist
                       *[other] discard { $n } colonists
                    }
               *[other] discard { $n } { $card }
            }
    }
cost-hand =
    { $n ->
        [one] discard 1 hand card
       *[other] discard { $n } hand cards
    }
cost-declarations =
    { $n ->
        [one] 1 declaration of independence
       *[other] { $n } declarations of independence
    }

## What is printed

closing = closing card
only-for =
    { $nation ->
        [spain] only for Spain
        [england] only for England
        [france] only for France
       *[netherlands] only for the Netherlands
    }
carries-money =
    { $keep ->
        [discard] { $n } money, permanent
        [vp] { $n } money, once, then to your VP pile
       *[trash] { $n } money, once
    }
carries-good =
    { $keep ->
        [discard] { $n } × { $good }, permanent
        [vp] { $n } × { $good }, once, then to your VP pile
       *[trash] { $n } × { $good }, once
    }
transport-value = transport { $n }
counts-as-ship = counts as a ship
level = level { $n }
combat = combat value { $n }
gives-control = { $n } control beside a region
people =
    { $markers ->
        [one] control { $control }, combat value { $combat }, 1 marker
       *[other] control { $control }, combat value { $combat }, { $markers } markers
    }
people-mission = mission from { $n }: { $does }
people-trade = trade: { $goods } > { $does }
people-fight = victory: { $does }
points = { $n } VP
when-taken = when taken: { $does }
when-found =
    { $ignored ->
        [yes] when found: { $does } (not in the beginner game)
       *[no] when found: { $does }
    }
when-raided = if the raid succeeds: { $does }
condition = condition: { $need }
needs = needs { $need }
end-check = at the end of a round, when the VP stack is empty and at most one other VP card is open: { $does }

## Actions

action = { $name } ({ $how }): { $does }
by-discard = discard
by-trash = trash
by-region = lay beside a region
by-own = by its own symbol
when-defence = while you are attacked
when-opponent_action = on another player’s turn
when-opponent_fur_sale = when another player sells furs or pelts

## What conditions count

at-least = at least { $count }
at-most = at most { $count }
count-ships_owned =
    { $n ->
        [one] 1 ship in your deck or beside regions
       *[other] { $n } ships in your deck and beside regions
    }
count-ships_in_regions =
    { $n ->
        [one] 1 ship beside a region
       *[other] { $n } ships beside regions
    }
count-regions_with_ship =
    { $n ->
        [one] 1 region with your ship
       *[other] { $n } regions with your ship
    }
count-colonies =
    { $n ->
        [one] 1 colony
       *[other] { $n } colonies
    }
count-colonies_value3 =
    { $n ->
        [one] 1 colony of value 3
       *[other] { $n } colonies of value 3
    }
count-regions_with_colony =
    { $n ->
        [one] 1 region with your colony
       *[other] { $n } regions with your colony
    }
count-control_total = { $n } control in all regions together
count-control_island = { $n } control on all islands together
count-soldiers_in_regions =
    { $n ->
        [one] 1 soldier beside a region
       *[other] { $n } soldiers beside regions
    }
count-missions =
    { $n ->
        [one] 1 mission
       *[other] { $n } missions
    }
count-missions_and_trades =
    { $n ->
        [one] 1 mission or trade with a people
       *[other] { $n } missions and trades with peoples together
    }
count-peoples_peaceful =
    { $n ->
        [one] 1 people at peace with you
       *[other] { $n } peoples at peace with you
    }
count-settled_this_turn =
    { $n ->
        [one] 1 settle action this turn
       *[other] { $n } settle actions this turn
    }
count-raised_to_3_this_turn =
    { $n ->
        [one] 1 colony raised to 3 this turn
       *[other] { $n } colonies raised to 3 this turn
    }
count-explored_this_turn =
    { $n ->
        [one] 1 explore action this turn
       *[other] { $n } explore actions this turn
    }
count-sold_this_turn =
    { $n ->
        [one] 1 good sold this turn
       *[other] { $n } goods sold this turn
    }
count-buildings_owned =
    { $n ->
        [one] 1 building in your deck
       *[other] { $n } buildings in your deck
    }
count-vp_stack =
    { $n ->
        [one] 1 card in the VP stack
       *[other] { $n } cards in the VP stack
    }
count-vp_open_others =
    { $n ->
        [one] 1 other open VP card
       *[other] { $n } other open VP cards
    }

## What cards do, by the verbs of the data

does-draw =
    { $n ->
        [one] draw 1 card
       *[other] draw { $n } cards
    }
does-gain =
    { $from ->
        [row] take a colonist of the row for its money, without food
       *[supply]
            { $id ->
                [colonist]
                    { $n ->
                        [one] take 1 colonist
                       *[other] take { $n } colonists
                    }
                [soldier]
                    { $n ->
                        [one] take 1 soldier
                       *[other] take { $n } soldiers
                    }
                [missionary]
                    { $n ->
                        [one] take 1 missionary
                       *[other] take { $n } missionaries
                    }
                [discoverer]
                    { $n ->
                        [one] take 1 discoverer
                       *[other] take { $n } discoverers
                    }
                [carrack]
                    { $n ->
                        [one] take 1 carrack
                       *[other] take { $n } carracks
                    }
                [building_perm] take permanent building material
                [weapons_perm] take permanent weapons
                [food_1] take { $n } × permanent food
                [trade_goods] take permanent trade goods
                [rum] take permanent rum
                [tobacco_goods] take permanent tobacco goods
                [pelts] take permanent pelts
               *[other]
                    { $n ->
                        [one] take the card “{ $card }”
                       *[other] take { $n } cards “{ $card }”
                    }
            }
    }
does-gain_money = take permanent money worth { $n }
does-new_to_hand = take a card gained this turn into your hand
does-fetch =
    { $n ->
        [one] take 1 card with goods or money from your discard pile into your hand
       *[other] take up to { $n } cards with goods or money from your discard pile into your hand
    }
does-peek_deck = look at the top card of any draw pile; put it back or on that player’s discard pile
does-lose_cards =
    { $how ->
        [trash]
            { $filter ->
                [any]
                    { $n ->
                        [one] trash 1 hand card
                       *[other] trash { $n } hand cards
                    }
                [goods]
                    { $n ->
                        [one] trash 1 hand card with a goods symbol
                       *[other] trash { $n } hand cards with a goods symbol
                    }
                [colonist]
                    { $n ->
                        [one] trash 1 colonist from your hand
                       *[other] trash { $n } colonists from your hand
                    }
               *[other] trash { $n } × { $card } from your hand
            }
       *[discard]
            { $filter ->
                [any]
                    { $n ->
                        [one] discard 1 hand card
                       *[other] discard { $n } hand cards
                    }
                [goods]
                    { $n ->
                        [one] discard 1 hand card with a goods symbol
                       *[other] discard { $n } hand cards with a goods symbol
                    }
                [colonist]
                    { $n ->
                        [one] discard 1 colonist from your hand
                       *[other] discard { $n } colonists from your hand
                    }
               *[other] discard { $n } × { $card } from your hand
            }
    }
does-lose_money = lose money worth { $n } from your whole deck; what is missing costs 1 VP each
does-levy = give { $n } { $good } from your hand or lose { $points } VP
does-raise =
    { $stat ->
        [draw] draw +{ $n }
       *[hold] hold +{ $n }
    }
does-land = you may take the top coast card of the region or, if none is left, the top hidden terrain card
does-station = the card stays beside the region
does-found = put a colony of value { $n } on a free site
does-settle = one of your colonies of the region grows by 1, and you take a terrain card there
does-explore =
    { $n ->
        [one] look at 1 hidden terrain card of the region and choose the open card
       *[other] look at { $n } hidden terrain cards of the region and choose the open card
    }
does-land_grab = take up to { $n } terrain cards from under a people in a region with your ship; the relation stays
does-place_soldiers = put up to { $n } soldiers into one region with your ship
does-move_ship =
    { $n ->
        [one] move one of your ships to another open region
       *[other] move { $n } of your ships to other open regions
    }
does-transport =
    { $n ->
        [one] 1 more action this turn in a region with your ship
       *[other] { $n } more actions this turn in a region with your ship
    }
does-reveal_region =
    { $n ->
        [one] reveal a region
       *[other] reveal { $n } regions
    }
does-build = take an open building of level { $n } and pay its cost
does-sell_bonus =
    { $goods ->
        [none] sell a card; its first symbol brings { $n } more
       *[other] sell a card ({ $goods }); its first symbol brings { $n } more
    }
does-price =
    { $class ->
        [reset] all prices return to their start
        [raw]
            { $up ->
                [yes] prices of raw goods rise by { $n }
               *[no] prices of raw goods fall by { $n }
            }
        [product]
            { $up ->
                [yes] prices of products rise by { $n }
               *[no] prices of products fall by { $n }
            }
        [basic]
            { $up ->
                [yes] prices of basic goods rise by { $n }
               *[no] prices of basic goods fall by { $n }
            }
       *[goods]
            { $up ->
                [yes] prices ({ $goods }) rise by { $n }
               *[no] prices ({ $goods }) fall by { $n }
            }
    }
does-tax =
    { $scope ->
        [self]
            { $up ->
                [yes] tax rate +{ $n } for you
               *[no] tax rate −{ $n } for you
            }
       *[all]
            { $up ->
                [yes] tax rate +{ $n } for all
               *[no] tax rate −{ $n } for all
            }
    }
does-unlock = available from now on: { $cards }
does-mission = draw a terrain card; if its combat value reaches the mission value of a peaceful people of the region, found a mission there
does-native_trade = trash a permanent good that a peaceful people of the region wants, and take its proceeds
does-relation =
    { $scope ->
        [choose_region]
            { $set ->
                [peace] a people of the region becomes peaceful
                [war] a people of the region goes to war with you
                [better] improve your relation to a people of the region by one step
               *[worse] worsen your relation to a people of the region by one step
            }
        [region_all]
            { $set ->
                [peace] all peoples of the region become peaceful
                [war] all peoples of the region go to war with you
                [better] your relation to every people of the region improves by one step
               *[worse] your relation to every people of the region worsens by one step
            }
       *[all]
            { $set ->
                [peace] all peoples are at peace with you
                [war] all peoples go to war with you
                [better] your relation to every people improves by one step
               *[worse] your relation to every people worsens by one step
            }
    }
does-attack = attack a colony, soldiers or a people in the region with your soldiers there
does-colony_hit = the attacked colony loses { $n }; below 0 it is removed
does-plunder = an opponent with a ship there loses { $n } money from their deck, and you gain it
does-incite = a people goes to war with an opponent, or attacks another people
does-beaver_wars = choose your ally, an opponent and their ally: each of you is at peace with your own ally and at war with the other
does-react =
    { $kind ->
        [combat] defense +{ $n }
        [cancel] stop the card action just announced
       *[monopoly] the sale brings { $n } less, and you take { $n } permanent money
    }
does-vp =
    { $per ->
        [none] { $n } VP
        [ships_owned] { $n } VP for each ship of yours
        [ships_in_regions] { $n } VP for each ship beside regions
        [regions_with_ship] { $n } VP for each region with your ship
        [colonies] { $n } VP for each colony
        [colonies_value3] { $n } VP for each colony of value 3
        [regions_with_colony] { $n } VP for each region with your colony
        [control_total] { $n } VP for each control
        [control_island] { $n } VP for each control on islands
        [soldiers_in_regions] { $n } VP for each soldier beside regions
        [missions] { $n } VP for each mission
        [missions_and_trades] { $n } VP for each mission and trade
        [peoples_peaceful] { $n } VP for each people at peace with you
        [settled_this_turn] { $n } VP for each settling this turn
        [raised_to_3_this_turn] { $n } VP for each colony raised to 3 this turn
        [explored_this_turn] { $n } VP for each exploration this turn
        [sold_this_turn] { $n } VP for each good sold this turn
        [buildings_owned] { $n } VP for each building in your deck
        [vp_stack] { $n } VP for each card in the VP stack
       *[vp_open_others] { $n } VP for each other open VP card
    }
does-score =
    { $scope ->
        [all] score all regions
        [island] score all islands
        [land] score all land regions
        [choose]
            { $n ->
                [one] score 1 region of your choice
               *[other] score { $n } regions of your choice
            }
       *[each_picks]
            { $type ->
                [island] every player names an island, which is scored
                [land] every player names a land region, which is scored
               *[any] every player names a region, which is scored
            }
    }
does-declare =
    { $n ->
        [one] 1 declaration of independence
       *[other] { $n } declarations of independence
    }
does-each_player = every player: { $does }
does-next_epoch = the next epoch begins
does-end_game =
    { $score ->
        [yes] the game ends, all regions are scored
       *[no] the game ends without a scoring of the regions
    }

## Regions

region-type =
    { $type ->
        [island] island
       *[land] mainland
    }
region-values = scoring by place: { $values } VP
region-sites =
    { $n ->
        [one] 1 site for a colony
       *[other] { $n } sites for colonies
    }
region-cards = when revealed: { $coast } coast cards, { $terrain } terrain cards
