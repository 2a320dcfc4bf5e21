"""The worked examples of the beginner game: GOLDEN G01 to G32 and the rulings that go with them."""

from __future__ import annotations

import pytest

from carrack.games.thirteen_colonies.content.facts import NONE
from carrack.games.thirteen_colonies.content.packed import MONEY_PART
from carrack.games.thirteen_colonies.flow import GAME
from carrack.games.thirteen_colonies.rules.deck.hands import DrawCards, KeepCards
from carrack.games.thirteen_colonies.rules.deck.payment import Due
from carrack.games.thirteen_colonies.rules.deck.piles import change_vp
from carrack.games.thirteen_colonies.rules.metrics import region_points
from carrack.games.thirteen_colonies.rules.regions.terrain import TurnUpCard, execute_special
from carrack.games.thirteen_colonies.rules.scoring import score_region
from carrack.games.thirteen_colonies.rules.turns import (
    RefillOpen,
    check_end,
    count_idle,
    end_actions,
    help_of_crown,
)
from carrack.games.thirteen_colonies.rules.vp_cards import carry_out_reserved, draw_vp, fill_slots, idle_rule
from carrack.kernel.table import NOBODY, advance, take
from thirteen_colonies.build import (
    FACTS,
    GOOD,
    SHIP,
    act,
    answer,
    discard,
    game,
    hand,
    ids,
    kind,
    kinds,
    new_game,
    put_people,
    refusal,
    rule,
    ruling,
    run,
    supply,
    table,
    told,
    vp_pile,
)

FUR = GOOD.index("fur")


@rule("2b")
def test_g01_scoring_shares_and_skips_places() -> None:
    """3/2/1 with control 5, 3, 1, 3: 3, 2, 0 and 2 VP."""
    made = table(seats=4, colonies={0: [3, 2], 1: [3], 2: [1], 3: [2, 1]})
    assert region_points(made, made.revealed[0]) == [3, 2, 0, 2]
    score_region(made, made.revealed[0])
    assert [player.vp for player in made.players] == [3, 2, 0, 2]


@rule("2b", "2a")
def test_g02_a_people_takes_a_place() -> None:
    """Inca with 7 cards push everybody down."""
    made = table(seats=4, colonies={0: [3, 2], 1: [3], 2: [1], 3: [2, 1]})
    put_people(made, "inca", ["forest"] * 7)
    assert region_points(made, made.revealed[0]) == [2, 1, 0, 1]


@rule("2b")
def test_t18_no_control_no_place() -> None:
    """Factions without control take no place, and soldiers count 1."""
    made = table(seats=3, colonies={0: [0], 1: [1]}, units={2: ["soldier"]})
    put_people(made, "hopi")
    assert region_points(made, made.revealed[0]) == [0, 3, 3]


@rule("2d", "E4.b")
def test_g03_explore_discards_settle_trashes() -> None:
    """A colonist that explores comes back, one that settles is gone."""
    made = table(hand={0: ["colonist"]}, hidden=["meadow"], open="forest", colonies={0: [0]}, **SHIP)
    act(made, "play colonist explore florida", "show forest")
    assert discard(made) == ["colonist"]
    made = table(hand={0: ["colonist"]}, hidden=["meadow"], open="forest", colonies={0: [0]}, **SHIP)
    before = supply(made, "colonist")
    act(made, "play colonist settle florida", "from open")
    assert discard(made) == ["forest"]
    assert supply(made, "colonist") == before + 1
    land = made.land(made.revealed[0])
    assert land.colonies[0] == (1,)
    assert FACTS.cards[land.open].id == "meadow"


@rule("2d")
def test_g04_g05_a_card_leaves_by_its_own_symbol() -> None:
    """Either card pays a one-off cost: the royal support is discarded, gifts and treasure are trashed."""
    for paying, left in (("royal_support", "royal_support"), ("native_gifts", "")):
        made = table(hand={0: ["royal_support", "native_gifts"]})
        options = run(made, Due(0, MONEY_PART, 1, False))
        assert options == ["pay royal_support", "pay native_gifts"]
        answer(made, f"pay {paying}")
        assert discard(made) == ([left] if left else [])
        assert ids(made.terrain_trash) == ([] if left else ["native_gifts"])
    made = table(hand={0: ["treasure"]})
    run(made, Due(0, MONEY_PART, 1, False))
    assert ids(made.terrain_trash) == ["treasure"]
    assert made.turn.purse == 2


@rule("2d")
def test_g06_permanent_goods_are_paid_with_permanent_money() -> None:
    """The gifts can't buy food; the royal support is trashed, to the box."""
    made = table(hand={0: ["royal_support", "native_gifts"]})
    box = made.box[kind("royal_support")]
    act(made, "buy food_1")
    assert hand(made) == ["native_gifts"]
    assert discard(made) == ["food_1"]
    assert made.box[kind("royal_support")] == box + 1


@rule("2d", "E4.c")
def test_g07_a_sale() -> None:
    """A fur sold at 3: trashed, one money card of 3, marker one field left."""
    made = table(hand={0: ["beaver_creek"]})
    act(made, "sell beaver_creek")
    assert ids(made.terrain_trash) == ["beaver_creek"]
    assert discard(made) == ["money_3"]
    assert made.prices[FUR] == FACTS.goods[FUR].start - 1


@rule("E4.c")
@ruling("A17")
def test_t01_a_double_card_is_two_sales() -> None:
    """Two furs: two prices, two money cards, two fields."""
    made = table(hand={0: ["fur_wilds"]})
    act(made, "sell fur_wilds")
    assert discard(made) == ["money_3", "money_3"]
    assert made.prices[FUR] == FACTS.goods[FUR].start - 2
    assert made.turn.sold == 2


@rule("2a", "E4.a")
def test_g08_a_condition_must_be_carried_out() -> None:
    """With 4 ships the fleet is taken at the end of the phase at the latest; the track stays."""
    made = table(hand={0: ["carrack"] * 2}, draw={0: ["carrack"]}, slots=["vp1_fleet"], **SHIP)
    options = act(made)
    assert "take vp1_fleet" in options
    answer(made, "end actions")
    carry_out_reserved(made, 0)
    advance(made)
    assert vp_pile(made) == ["vp1_fleet"]
    assert made.players[0].vp == 0


@rule("E4.a")
@ruling("A10")
def test_t13_a_condition_met_for_a_moment() -> None:
    """Once met, the card is reserved for the turn, even if the condition lapses."""
    made = table(hand={0: ["carrack"] * 4}, slots=["vp1_fleet"])
    act(made)
    made.players[0].hand = []
    assert "take vp1_fleet" in answer(made)
    carry_out_reserved(made, 0)
    advance(made)
    assert vp_pile(made) == ["vp1_fleet"]


@rule("E4.a")
def test_g10_discarding_six_cards() -> None:
    """Pomp at court needs six hand cards."""
    made = table(hand={0: ["colonist"] * 6}, slots=["vp1_pomp"])
    act(made, "take vp1_pomp")
    assert discard(made) == ["colonist"] * 6
    assert vp_pile(made) == ["vp1_pomp"]
    made = table(hand={0: ["colonist"] * 5}, slots=["vp1_pomp"])
    assert "take vp1_pomp" not in act(made)
    assert refusal(made, "take vp1_pomp").section == "E4.a"


@rule("E4.b", "E9")
@ruling("A5")
def test_g11_the_harbour_draws_two() -> None:
    """Handel: the harbour is discarded, two cards come from the draw pile."""
    made = table(hand={0: ["harbour"]}, draw={0: ["forest", "meadow"]})
    act(made, "play harbour trade")
    assert hand(made) == ["forest", "meadow"]
    assert discard(made) == ["harbour"]


@rule("2c", "E4.b")
def test_t28_the_harbour_is_discarded_first() -> None:
    """With one card in the discard pile both are shuffled and drawn."""
    made = table(hand={0: ["harbour"]}, discard={0: ["forest"]})
    act(made, "play harbour trade")
    assert hand(made) == ["forest", "harbour"]


@rule("2c")
@ruling("A11")
def test_t07_one_reshuffle() -> None:
    """A second reshuffle in phase B does not take place."""
    made = table(discard={0: ["forest", "meadow"]})
    made.turn.reshuffled = True
    run(made, DrawCards(0, 2))
    assert hand(made) == []
    made.turn.reshuffled = False
    run(made, DrawCards(0, 2))
    assert hand(made) == ["forest", "meadow"]


@rule("E4.b", "E9")
def test_g12_the_smithy_produces() -> None:
    """Smithy and forest are trashed for permanent building material."""
    made = table(hand={0: ["smithy", "forest"]})
    before = supply(made, "smithy")
    act(made, "play smithy produce")
    assert discard(made) == ["building_perm"]
    assert supply(made, "smithy") == before + 1
    assert ids(made.terrain_trash) == ["forest"]


@rule("2d")
def test_t03_the_surplus_of_another_good_is_lost() -> None:
    """An old forest pays 1 permanent wood and is gone."""
    made = table(hand={0: ["smithy", "old_forest"]})
    act(made, "play smithy produce")
    assert ids(made.terrain_trash) == ["old_forest"]
    assert made.turn.credits == (0,) * 13


@rule("E9")
def test_the_smithy_fetches_a_new_card() -> None:
    """A card gained this turn comes into the hand; an old one does not."""
    made = table(hand={0: ["smithy", "money_1"]}, discard={0: ["forest"]})
    assert "play smithy to_order" not in act(made)
    answer(made, "buy building_once", "play smithy to_order")
    assert hand(made) == ["building_once"]


@rule("E9")
def test_a_new_card_is_fetched_once() -> None:
    """A new smithy that an old one fetched is not new when it comes back to the discard pile."""
    made = table(hand={0: ["smithy", "town_hall", "forest"]})
    made.open_pile(kind("smithy"))
    options = act(made, "play town_hall expand", "play smithy to_order")
    assert (hand(made), discard(made)) == (["smithy"], ["forest", "smithy", "town_hall"])
    assert "play smithy to_order" not in options


@rule("E4.b", "E7")
@ruling("A4", "A6", "A42", "A28")
def test_g14_the_first_turn() -> None:
    """Landing is free, founding takes two cards and one of two actions; the colonist is discarded."""
    made = table(
        hand={0: ["carrack", "building_once", "colonist", "colonist"]},
        open="forest",
        coast=["fishing_ground"],
    )
    options = act(made, "play carrack land florida", "decline")
    assert made.turn.used == 0
    assert "play building_once found florida" in options
    answer(made, "play building_once found florida")
    assert made.transport_left(0, made.revealed[0]) == 1
    assert made.land(made.revealed[0]).colonies[0] == (0,)
    assert discard(made) == ["colonist"]
    answer(made, "play colonist settle florida")
    assert discard(made) == ["colonist", "forest"]


@rule("E4.b")
def test_g15_no_action_without_a_ship() -> None:
    """Neither exploring nor settling without an own ship; the limit is used up by actions."""
    made = table(hand={0: ["colonist"]}, hidden=["forest"], colonies={0: [0]})
    assert act(made) == ["end actions"]
    assert refusal(made, "play colonist settle florida").message.id == "refusal-no-ship"
    made = table(hand={0: ["colonist"]}, hidden=["forest"], colonies={0: [0]}, **SHIP)
    for _ in range(2):
        made.carry(made.revealed[0])
    assert act(made) == ["end actions"]
    assert refusal(made, "play colonist settle florida").message.id == "refusal-no-transport"


@rule("E4.b")
def test_a_natural_harbour_adds_transport() -> None:
    """Only where a ship lies too."""
    made = table(units={0: ["carrack", "natural_harbour"]})
    assert made.transport_left(0, made.revealed[0]) == 3
    made = table(units={0: ["natural_harbour"]})
    assert made.transport_left(0, made.revealed[0]) == 0


@pytest.mark.parametrize("space", [1, 2, 3])
@rule("E4.c")
@ruling("A27")
def test_g16_recruiting(space: int) -> None:
    """1 permanent food each, and 0, 1 or 2 money."""
    made = table(hand={0: ["food_1", "money_1", "money_2"]})
    act(made, f"recruit {space}", *(["pay money_2"] if space > 1 else []))
    assert "colonist" in discard(made)
    assert not made.row >> (space - 1) & 1
    assert "food_1" not in hand(made)
    assert made.turn.purse == (0 if space == 1 else 3 - space)


@rule("E3a")
def test_g17_the_row_is_refilled() -> None:
    """One colonist a turn, on the rightmost empty space."""
    made = table()
    made.row = 0b100
    made.refill_row()
    assert made.row == 0b110


@rule("E4.c")
def test_g18_a_galleon_raises_draw() -> None:
    """Draw 5 at once."""
    made = table(hand={0: ["money_5"]})
    act(made, "buy galleon")
    assert made.players[0].draw_value == 5
    assert discard(made) == ["galleon", "money_5"]
    assert made.turn.purse == 1


@rule("E4.c", "2d")
def test_g19_buying_once_and_for_good() -> None:
    """Material discards the money and costs 2 afterwards; food trashes it."""
    made = table(hand={0: ["royal_support", "money_1"]})
    act(made, "buy building_once", "pay money_1", "buy food_1")
    assert discard(made) == ["building_once", "food_1", "money_1"]
    good = FACTS.goods[GOOD.index("building")]
    assert good.ladder[made.prices[GOOD.index("building")]] == 2
    assert hand(made) == []


@rule("E5", "2d")
@ruling("A3")
def test_g20_change_in_money() -> None:
    """A 2 money card buys food for 1: money of 1 comes back into the hand."""
    made = table(hand={0: ["money_2"]})
    act(made, "buy food_1")
    assert hand(made) == ["money_1"]
    assert discard(made) == ["food_1"]
    assert made.players[0].sure == [kind("money_1")]


@rule("E5")
def test_g21_change_in_food() -> None:
    """Two colonists for a 3 food card: 1 food is left."""
    made = table(hand={0: ["river_delta", "money_1"]})
    act(made, "recruit 1")
    assert hand(made) == ["food_2", "money_1"]
    answer(made, "recruit 2")
    assert hand(made) == ["food_1"]
    assert ids(made.terrain_trash) == ["river_delta"]


@rule("2d")
def test_t04_no_surplus_if_possible() -> None:
    """With an exact payment in hand nothing bigger can be used."""
    made = table(hand={0: ["money_1", "money_1", "money_2"]})
    assert run(made, Due(0, MONEY_PART, 1, True)) == []
    assert hand(made) == ["money_1", "money_2"]


@rule("E5", "2d")
@ruling("A2")
def test_g22_advance_payment() -> None:
    """A 2 money card pays weapons for 1 and a colonist for 1."""
    made = table(hand={0: ["money_2", "food_1"]})
    made.row = 0b010
    act(made, "buy weapons_once")
    assert made.turn.purse == 1
    answer(made, "recruit 2")
    assert made.turn.purse == 0
    assert discard(made) == ["colonist", "money_2", "weapons_once"]


@rule("E5")
def test_money_can_be_paid_in_at_any_time() -> None:
    """The purse lapses at the end of the phase."""
    made = table(hand={0: ["money_2"]})
    act(made, "purse money_2")
    assert made.turn.purse == 2
    assert discard(made) == ["money_2"]
    end_actions(made, 0)
    assert made.turn.purse == 0


@rule("2d")
def test_t02_credits_of_a_good() -> None:
    """A double card pays two costs of 1; what is left lapses."""
    made = table(hand={0: ["old_forest"]})
    wood = GOOD.index("wood_ore")
    run(made, Due(0, wood, 1, False))
    assert made.turn.credits[wood] == 1
    run(made, Due(0, wood, 1, False))
    assert made.turn.credits[wood] == 0
    assert discard(made) == ["old_forest"]


@rule("E5")
def test_g23_a_discovery_while_settling() -> None:
    """It is executed, and the next hidden card is taken."""
    made = table(hand={0: ["colonist"]}, hidden=["niagara", "forest"], colonies={0: [0]}, **SHIP)
    act(made, "play colonist settle florida")
    assert vp_pile(made) == ["niagara"]
    assert discard(made) == ["forest"]


@rule("E5")
def test_g24_a_discovery_while_exploring() -> None:
    """No replacement; the open card stays."""
    made = table(hand={0: ["colonist"]}, open="meadow", hidden=["niagara", "forest"], **SHIP)
    act(made, "play colonist explore florida")
    land = made.land(made.revealed[0])
    assert vp_pile(made) == ["niagara"]
    assert FACTS.cards[land.open].id == "meadow"
    assert len(land.hidden) == 1


@rule("E4.b")
@ruling("A7")
def test_t14_landing_without_coast_cards() -> None:
    """The top hidden terrain card may be taken; a special one is executed and the next one taken."""
    made = table(hand={0: ["carrack"]}, open="meadow", hidden=["treasure", "forest", "desert"])
    act(made, "play carrack land florida", "accept")
    assert discard(made) == ["forest", "treasure"]


@rule("E5")
def test_g25_a_people_settles() -> None:
    """Hopi with 2 hidden cards and a free site: control 2."""
    made = table(hidden=["forest", "meadow"], colonies={0: [0, 0]})
    execute_special(made, 0, made.revealed[0], kind("hopi"))
    tribe = made.tribes[2]
    assert (tribe.region, tribe.markers, len(tribe.under)) == (made.revealed[0], 1, 2)
    assert made.free_sites(made.revealed[0]) == 0


@rule("E5")
@ruling("A32")
def test_g26_a_people_without_a_site() -> None:
    """It goes to the terrain trash pile without effect."""
    made = table(hidden=["forest"], colonies={0: [0, 0, 0]})
    execute_special(made, 0, made.revealed[0], kind("hopi"))
    assert ids(made.terrain_trash) == ["hopi"]
    assert made.tribes[2].region == NONE


@rule("E5")
@ruling("A23")
def test_a_city_needs_a_second_site() -> None:
    """With one free site only the people is placed; else its city lies there too."""
    made = table(colonies={0: [0, 0]})
    execute_special(made, 0, made.revealed[0], kind("inca"))
    assert (made.tribes[0].markers, made.tribes[0].city) == (1, False)
    assert made.box[kind("cusco")] == 1
    made = table()
    execute_special(made, 0, made.revealed[0], kind("inca"))
    assert (made.tribes[0].markers, made.tribes[0].city) == (2, True)
    assert sum(people.markers for people in FACTS.peoples) == 9


@rule("E1", "E5")
def test_g27_taboo_in_the_beginner_game() -> None:
    """No effect in E, a worse relation in F."""
    for mode, state in (("E", 0), ("F", 1)):
        made = table(mode)
        people = put_people(made, "hopi")
        execute_special(made, 0, made.revealed[0], kind("tabu"))
        advance(made)
        assert made.tribes[people].relations == [state, 0]


@rule("E2", "E7")
@ruling("A30")
def test_g28_the_first_hand() -> None:
    """Carrack, material and two colonists in hand, the royal support in the draw pile."""
    made = new_game(4, 3)
    advance(made)
    for seat, points in enumerate([0, 1, 3, 4]):
        player = made.players[seat]
        assert ids(player.hand) == ["building_once", "carrack", "colonist", "colonist"]
        assert ids(player.draw) == ["royal_support"]
        assert player.vp == points
    assert len(made.revealed) == 5


@pytest.mark.parametrize("paying", ["forest", "royal_support"])
@rule("E8")
def test_g29_the_town_hall(paying: str) -> None:
    """1 money or 1 wood; the card used is discarded."""
    made = table(hand={0: [paying]})
    made.open_pile(kind("town_hall"))
    act(made, "buy town_hall")
    assert discard(made) == sorted([paying, "town_hall"])


@rule("E8")
def test_both_costs_can_be_chosen() -> None:
    """With money and wood the player chooses."""
    made = table(hand={0: ["forest", "money_1"]})
    made.open_pile(kind("town_hall"))
    assert act(made, "buy town_hall") == ["cost 1", "cost 2"]


@rule("E9", "E8")
def test_g30_no_smithy_before_the_town_hall() -> None:
    """An open smithy pile is of no use without a town hall."""
    made = table(hand={0: ["forest", "money_1"]})
    made.open_pile(kind("smithy"))
    options = act(made)
    assert not [option for option in options if "smithy" in option or "town_hall" in option]
    assert refusal(made, "buy town_hall").message.id == "refusal-pile-closed"


@rule("E8", "E9")
def test_g31_a_warehouse_raises_hold() -> None:
    """Hold 2 at once."""
    made = table(hand={0: ["town_hall", "old_forest"]})
    made.open_pile(kind("warehouse"))
    act(made, "play town_hall expand")
    assert made.players[0].hold == 2
    assert discard(made) == ["old_forest", "town_hall", "warehouse"]


@rule("E9")
def test_g32_the_harbour_raises_draw() -> None:
    """1 permanent money is trashed for draw +1."""
    made = table(hand={0: ["harbour", "money_1"]})
    before = supply(made, "money_1")
    act(made, "play harbour enlarge")
    assert made.players[0].draw_value == 5
    assert supply(made, "money_1") == before + 1
    assert discard(made) == ["harbour"]


@rule("E10")
def test_soldiers_bring_control() -> None:
    """Trained in Europe for weapons and money, then stationed."""
    made = table(hand={0: ["weapons_once", "money_1", "soldier"]}, **SHIP)
    assert "buy soldier" not in act(made)
    made.open_pile(kind("soldier"))
    answer(made, "play soldier station florida")
    assert made.control(0, made.revealed[0]) == 1
    answer(made, "buy soldier")
    assert "soldier" in discard(made)


@rule("E8")
def test_houses() -> None:
    """A colonist without food and money, or two cards."""
    made = table(hand={0: ["house"]})
    act(made, "play house move_in")
    assert discard(made) == ["colonist"]
    made = table(hand={0: ["house"]}, draw={0: ["forest", "meadow", "desert"]})
    act(made, "play house administer")
    assert len(hand(made)) == 2


@rule("E3a")
@ruling("A13")
def test_t05_help_of_the_crown() -> None:
    """Few cards, no colonist and no money: a colonist and 1 money come into the hand."""
    made = table(hand={0: ["forest"]}, discard={0: ["desert"]})
    help_of_crown(made, 0)
    assert hand(made) == ["colonist", "forest", "money_1"]
    made = table(hand={0: ["colonist"]})
    help_of_crown(made, 0)
    assert hand(made) == ["colonist"]


@rule("E3a")
@ruling("A12")
def test_t06_the_idle_rule() -> None:
    """After a round without a card leaving the slots the oldest one goes."""
    made = table(seats=4, slots=["vp1_gold", "vp1_timber", "vp1_harvest"])
    made.ages = [3, 2, 2]
    for _ in range(4):
        idle_rule(made, 0)
        assert NONE not in made.slots
        count_idle(made, 0)
    idle_rule(made, 0)
    assert [FACTS.cards[card].id for card in made.slots if card != NONE] == ["vp1_gold", "vp1_harvest"]
    assert made.idle == 0


@rule("2a")
@ruling("A14")
def test_t08_the_track_may_be_negative() -> None:
    """Losing 2 VP at 0 leads to -2."""
    made = table()
    change_vp(made, 0, -2)
    assert made.players[0].vp == -2


@rule("E2")
@ruling("A9")
def test_t11_a_discovery_at_set_up() -> None:
    """It goes under the pile, the next card is turned up; a player would execute it."""
    made = table(hidden=["niagara", "forest", "meadow"])
    run(made, TurnUpCard(NOBODY, made.revealed[0]))
    land = made.land(made.revealed[0])
    assert FACTS.cards[land.open].id == "forest"
    assert [FACTS.cards[cell[0]].id for cell in land.hidden] == ["niagara", "meadow"]
    made = table(hidden=["niagara", "forest"])
    run(made, TurnUpCard(0, made.revealed[0]))
    assert vp_pile(made) == ["niagara"]
    made = table(hidden=["niagara", "amazon"])
    run(made, TurnUpCard(NOBODY, made.revealed[0]))
    assert made.land(made.revealed[0]).stuck
    run(made, RefillOpen(0, NONE))
    assert len(made.land(made.revealed[0]).hidden) == 2
    run(made, RefillOpen(0, made.revealed[0]))
    assert vp_pile(made) == ["amazon", "niagara"]


@rule("E6")
@ruling("A26", "A29")
def test_t12_the_closing_card() -> None:
    """An empty stack, the closing card and one other card at the end of a round: all regions are scored."""
    for others, over in ((["vp1_gold"], True), (["vp1_gold", "vp1_timber"], False)):
        made = table(colonies={0: [2], 1: [1]}, slots=["end1_e", *others])
        made.stock.top = made.stock.rest = 0
        made.stock.end = NONE
        GAME.start(made)
        made.stack[0] = GAME.frame(len(GAME.names) - 1, NOBODY)
        check_end(made, 0)
        assert len(made.stack) == 1
        check_end(made, 1)
        if over:
            advance(made)
        assert [player.vp for player in made.players] == ([3, 2] if over else [0, 0])


@rule("E6")
def test_ties_are_broken_by_control() -> None:
    """Most VP, then most control; still equal is shared."""
    made = table(colonies={0: [2], 1: [1]})
    assert game().standings(made).places == [1, 2]
    assert game().standings(made).tie_break == "control"
    made = table()
    assert game().standings(made).places == [1, 1]


@rule("E3a")
@ruling("A39")
def test_t24_keeping_cards() -> None:
    """Up to the hold value, also fewer."""
    made = table(hand={0: ["forest", "meadow", "desert"]})
    made.players[0].hold = 2
    run(made, KeepCards(0))
    options = answer(made, "keep forest")
    assert options == ["keep meadow", "keep desert", "done"]
    answer(made, "keep desert")
    assert hand(made) == ["desert", "forest"]
    assert discard(made) == ["meadow"]
    made = table(hand={0: ["forest"]})
    run(made, KeepCards(0))
    answer(made, "done")
    assert discard(made) == ["forest"]


@rule("E3a")
def test_slots_are_filled_and_instant_cards_executed() -> None:
    """An instant card leaves its slot empty until the next A2."""
    made = table(slots=["vp1_gold", "vp1_timber"])
    stack = made.stock
    stack.early, stack.late, stack.free, stack.skip = [], [], [], 0
    stack.sure = [kind("vp1_emigrants")]
    stack.top, stack.rest = 1, 0
    fill_slots(made, 0)
    advance(made)
    assert made.slots[2] == NONE
    assert made.turn.left
    assert [discard(made, seat) for seat in (0, 1)] == [["colonist"], ["colonist"]]


@rule("E2")
@ruling("A43")
def test_the_vp_stack_is_built_as_printed() -> None:
    """Early cards in the top third, late ones below, the closing card last, skipped ones never."""
    for seed in range(5):
        made = table(seats=2, seed=seed)
        size = made.stock.left() - 1
        assert size == 30 - 6
        drawn = [draw_vp(made) for _ in range(size + 1)]
        top = drawn[: -(-size // 3)]
        assert set(FACTS.early[:3]) <= set(top)
        assert not set(FACTS.late) & set(top)
        assert FACTS.cards[drawn[-1]].id == "end1_e"
        assert made.stock.left() == 0
        assert len(made.stock.free) == 6


@rule("E2", "2a")
@ruling("A47")
def test_a_vp_card_lies_open_in_the_first_turn() -> None:
    """With two players a beginner's stack begins with many instant cards; they never fill all three slots."""
    opened: list[int] = []
    for seed in range(60):
        made = new_game(2, seed)
        advance(made)
        assert made.turns == 1
        assert FACTS.cards[made.slots[0]].kind in {"condition", "cost"}
        assert not game().remarks(made)["no-vp-card"]
        opened.append(sum(kind != NONE for kind in made.slots))
    assert min(opened) == 1
    made.slots = [NONE] * len(made.slots)
    assert game().remarks(made)["no-vp-card"]


@rule("E3")
@ruling("A33", "A41")
def test_who_begins() -> None:
    """Spain; without Spain the lot decides, and everything open can be looked through."""
    firsts = set()
    for seed in range(20):
        made = new_game(2, seed, {"nations": "en_fr"})
        advance(made)
        firsts.add(made.first)
        assert made.players[made.first].vp == 0
    assert firsts == {0, 1}
    view = game().view(made, 1).as_json()
    assert view["players"]["0"]["discard"] == []
    assert "terrain_trash" in view


@rule("E4.b")
@ruling("A37")
def test_t23_only_the_explorer_knows_what_he_put_under() -> None:
    """The others see sizes."""
    made = table(hand={0: ["colonist"]}, open="meadow", hidden=["desert"], **SHIP)
    land = made.land(made.revealed[0])
    land.hidden = [(NONE, 0, 0, 0), (kind("forest"), 0, 0, 0)]
    act(made, "play colonist explore florida", "show meadow")
    assert land.hidden[0][0] == kind("forest")
    assert game().view(made, 0).as_json()["regions"]["florida"]["hidden"] == ["forest", None]
    assert game().view(made, 1).as_json()["regions"]["florida"]["hidden"] == [None, None]


@rule("E4.b")
def test_a_replaced_open_card_is_known() -> None:
    """It goes under the pile, and everybody knows it."""
    made = table(hand={0: ["colonist"]}, open="meadow", hidden=["forest"], **SHIP)
    act(made, "play colonist explore florida", "show forest")
    assert game().view(made, 1).as_json()["regions"]["florida"]["hidden"] == ["meadow"]


@rule("E2", "E4.b")
@pytest.mark.parametrize("shown", ["meadow", "swamp"])
def test_a_re_deal_keeps_shuffles_apart(shown: str) -> None:
    """A deck made anew from the trash pile has just these cards, whatever an explorer saw of older ones."""
    made = table("F", hand={0: ["discoverer"]}, open="meadow", **SHIP)
    land = made.land(made.revealed[0])
    land.hidden = [(NONE, 0, 0, 0)] * 3
    made.pools = [kinds(["forest", "forest", "swamp"]), kinds(["cane_field", "silver_mine"])]
    made.deck = 2
    act(made, "play discoverer explore florida", f"show {shown}", "under forest", "under forest")
    assert len(land.hidden) == 3
    for seed in range(20):
        other = game().redeal(made, 1, seed)
        assert ids(other.pools[1]) == ["cane_field", "silver_mine"]
        hidden = ids([cell[0] for cell in other.land(made.revealed[0]).hidden])
        assert hidden == sorted(["forest", "forest", "swamp" if shown == "meadow" else "meadow"])


@rule("E4.b")
def test_a_re_deal_of_looked_at_cards_is_blind() -> None:
    """Which of the cards in an explorer's hand came from which shuffle tells nothing of their kinds."""
    made = table("F")
    forest, meadow, swamp = kinds(["forest", "meadow", "swamp"])
    made.looked = tuple(sorted([(forest, 1, 1, 0), (swamp, 0, 1, 0)]))
    made.pools = [[forest, meadow], [meadow, swamp]]
    for seed in range(20):
        believed = game().redeal(made, 1, seed)
        for other in range(20):
            assert game().redeal(made, 1, other).as_json() == game().redeal(believed, 1, other).as_json()


@rule("3")
@ruling("A22", "A31")
def test_the_box() -> None:
    """521 cards of 179 kinds, 15 regions, 13 goods, 9 native markers."""
    assert sum(card.count for card in FACTS.cards) == 521
    assert len(FACTS.cards) == 179
    assert (len(FACTS.regions), len(FACTS.goods)) == (15, 13)
    components = game().content.setup.components
    markers = ["colony_tokens", "flags", "vp_markers", "draw_markers", "hold_markers"]
    markers += ["trade_markers", "tax_markers", "native_markers"]
    assert sum(components[name] for name in markers) == 140


@rule("1")
def test_a_whole_game_ends() -> None:
    """Turn by turn to the left until the closing card ends the game."""
    made = new_game(2, 1)
    options = advance(made)
    while options:
        options = take(made, options[made.below(len(options))])
    assert told(made).count("final") == 2
    assert made.turns % 2 == 0


@rule("E3")
def test_the_turn_begins_anew() -> None:
    """What counts for a turn only is reset."""
    made = table()
    made.turn.settled = 2
    made.begin_turn(1)
    assert (made.turn.settled, made.active) == (0, 1)
