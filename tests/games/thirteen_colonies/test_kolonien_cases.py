"""Cases at the edge of the beginner rules: empty piles, last cards, orders, and what does not count."""

from __future__ import annotations

import pytest

from carrack.games.thirteen_colonies.content.facts import NONE
from carrack.games.thirteen_colonies.content.packed import MONEY_PART
from carrack.games.thirteen_colonies.rules.deck.losses import Lose
from carrack.games.thirteen_colonies.rules.deck.payment import Due
from carrack.games.thirteen_colonies.rules.market import move_marker
from carrack.games.thirteen_colonies.rules.preparation import (
    build_stacks,
    lay_out,
    open_first_regions,
    seat_players,
)
from carrack.games.thirteen_colonies.rules.regions.terrain import (
    TurnUpCard,
    combat_card,
    combat_of,
    execute_special,
    open_region,
    put_away,
)
from carrack.games.thirteen_colonies.rules.turns import draw_hand, end_actions, help_of_crown
from carrack.games.thirteen_colonies.rules.vp_cards import carry_out_reserved, fill_slots, idle_rule
from carrack.games.thirteen_colonies.state.lands import EVERYBODY
from carrack.kernel.table import advance
from thirteen_colonies.build import (
    FACTS,
    GOOD,
    REGION,
    SHIP,
    act,
    answer,
    discard,
    draws,
    game,
    hand,
    ids,
    kind,
    kinds,
    new_game,
    refusal,
    rule,
    ruling,
    run,
    supply,
    table,
    told,
    vp_pile,
)


@rule("2c", "E3a")
@ruling("A11")
def test_step_c2_has_its_own_reshuffle() -> None:
    """The reshuffle of the action phase doesn't spoil it; held cards do not reduce the draw."""
    made = table(hand={0: ["colonist"]}, discard={0: ["forest"] * 6})
    made.turn.reshuffled = True
    draw_hand(made, 0)
    assert hand(made) == ["colonist"] + ["forest"] * 4


@rule("2c")
def test_one_time_money_is_lost_too_but_no_city() -> None:
    """Gifts count, a city does not; what is missing costs VP."""
    made = table("F", hand={0: ["native_gifts"]}, discard={0: ["cusco"]})
    run(made, Lose(0, MONEY_PART, 2))
    assert (hand(made), discard(made), made.players[0].vp) == ([], ["cusco"], -1)
    assert ids(made.terrain_trash) == ["native_gifts"]


@rule("2c")
def test_only_permanent_goods_are_lost_and_food_comes_back() -> None:
    """One-time weapons do not count; the surplus of a food card lies on the discard pile."""
    made = table("F", hand={0: ["weapons_once"]})
    run(made, Lose(0, GOOD.index("weapons"), 1))
    assert (hand(made), made.players[0].vp) == (["weapons_once"], -1)
    made = table("F", hand={0: ["river_delta"]})
    run(made, Lose(0, GOOD.index("food"), 1))
    assert (hand(made), discard(made)) == ([], ["food_2"])


@rule("2d")
def test_where_trashed_cards_go() -> None:
    """Coast cards to the coast trash pile, cards of the VP decks to the box."""
    made = table("P", hand={0: ["fishing_ground", "nl_company"]})
    act(made, "sell fishing_ground")
    assert ids(made.coast_trash) == ["fishing_ground"]
    box = made.box[kind("nl_company")]
    made.stack = []
    run(made, Due(0, MONEY_PART, 1, True))
    assert made.box[kind("nl_company")] == box + 1


@rule("2d")
def test_credits_lapse() -> None:
    """What is left of a double card is gone with the action phase."""
    made = table(hand={0: ["old_forest"]})
    run(made, Due(0, GOOD.index("wood_ore"), 1, False))
    assert sum(made.turn.credits) == 1
    end_actions(made, 0)
    assert sum(made.turn.credits) == 0


@rule("E2")
def test_empty_decks_are_made_anew() -> None:
    """From their trash piles; without any card a draw counts 0 and a region gets fewer cards."""
    made = table("F")
    draws(made)
    assert combat_of(made, combat_card(made, 0)) == 0
    made.terrain_trash = tuple(kinds(["ore_hills", "ore_hills"]))
    made.coast_deck, made.coast_trash = (), (kind("pearl_bank"),)
    drawn = combat_card(made, 0)
    put_away(made, 0, made.revealed[0], drawn)
    assert combat_of(made, drawn) == 2
    made.region_stack = (REGION.index("cuba"),)
    open_region(made, 0)
    advance(made)
    land = made.land(REGION.index("cuba"))
    assert ids(land.coast) == ["pearl_bank"]
    assert (ids([land.open]), len(land.hidden)) == (["ore_hills"], 1)
    assert not made.coast_trash + made.terrain_trash
    open_region(made, 0)
    assert len(made.revealed) == 2


SIZES = {"E": (25, 28, 31), "F": (45, 50, 54), "P": (55, 61, 64)}


@rule("E2")
@ruling("A30")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mode", ["E", "F", "P"])
def test_the_set_up_table(mode: str, seats: int) -> None:
    """Regions, VP cards and starting VP by the number of players; the cards of absent seats stay."""
    made = game().empty_table(game().setup(seats, {"mode": mode}))
    made.reseed(5)
    for step in (lay_out, build_stacks, seat_players, open_first_regions):
        step(made)
    advance(made)
    game().check(made)
    assert sum(stack.left() for stack in [made.stock, *made.later]) == SIZES[mode][seats - 2]
    assert len(made.revealed) == seats + (2 if mode == "P" else 1)
    assert [player.vp for player in made.players] == {2: [0, 2], 3: [0, 2, 3], 4: [0, 1, 3, 4]}[seats]
    assert supply(made, "carrack") == 16 - seats
    assert supply(made, "building_once") == 10 - seats
    assert supply(made, "colonist") == 24 - 3 - 2 * seats
    assert made.box[kind("royal_support")] == 4 - seats
    assert made.row == 0b111


@rule("E3a")
@ruling("A13")
def test_the_crown_helps_only_in_need() -> None:
    """Three cards are few, four are not; who has money gets a colonist only."""
    made = table(hand={0: ["forest"]}, draw={0: ["desert"]}, discard={0: ["treasure"]})
    help_of_crown(made, 0)
    assert hand(made) == ["colonist", "forest"]
    made = table(hand={0: ["forest"] * 4})
    help_of_crown(made, 0)
    assert hand(made) == ["forest"] * 4


@rule("E3a")
@ruling("A12")
def test_a_closing_card_is_never_swept() -> None:
    """However long it lies there; of equally old ones the leftmost goes."""
    made = table(slots=["end1_e", "vp1_gold", "vp1_timber"])
    made.ages = [1, 2, 2]
    made.idle = 2
    idle_rule(made, 0)
    assert ids([card for card in made.slots if card != NONE]) == ["end1_e", "vp1_timber"]
    assert made.idle == 0
    assert not made.turn.left


@rule("E3a")
def test_instant_cards_are_executed_from_the_left() -> None:
    """All slots are filled first."""
    made = table(seed=3)
    stack = made.stock
    stack.early, stack.late, stack.free, stack.skip = [], [], [], 0
    stack.sure = kinds(["vp1_emigrants", "vp1_demand", "vp1_score_land"])
    stack.top, stack.rest = 3, 0
    fill_slots(made, 0)
    advance(made)
    cards = [event.args["card"] for event in made.events or [] if event.kind in {"vp-card", "instant"}]
    assert len(cards) == 6
    assert cards[:3] == cards[3:]
    assert made.slots == [NONE] * 3


@rule("E4.a")
def test_conditions_are_carried_out_from_the_left() -> None:
    """Those that the player left to the end of the action phase."""
    made = table(
        hand={0: ["carrack"] * 4}, colonies={0: [3, 2, 2]}, slots=["vp1_viceroy", "vp1_gold", "vp1_fleet"]
    )
    act(made, "end actions")
    carry_out_reserved(made, 0)
    advance(made)
    assert [FACTS.cards[card].id for card in made.players[0].vp_pile] == ["vp1_viceroy", "vp1_fleet"]
    assert made.turn.left


@rule("P3", "E4.a")
def test_a_condition_of_another_nation_is_ignored() -> None:
    """England's three ships are no treasure fleet."""
    for seat, found in ((1, []), (0, ["es_treasure_fleet"])):
        made = table("P", units={seat: ["carrack"] * 3}, slots=["es_treasure_fleet"])
        act(made, "end actions", seat=seat)
        carry_out_reserved(made, seat)
        advance(made)
        assert vp_pile(made, seat) == found


@rule("3", "E4.b")
def test_a_player_has_thirteen_colonies_at_most() -> None:
    """Without a token, or without a free site, nothing can be founded."""
    cards = {0: ["building_once", "colonist"]}
    made = table(hand=cards, **SHIP)
    made.players[0].tokens = 0
    assert "play building_once found florida" not in act(made)
    made = table(hand=cards, colonies={1: [0, 0, 0]}, **SHIP)
    assert "play building_once found florida" not in act(made)
    assert refusal(made, "play building_once found florida").section == "E4.b"


@rule("E4.b")
def test_a_colony_grows_without_terrain() -> None:
    """Up to 3; then nobody can settle there."""
    made = table(hand={0: ["colonist", "colonist"]}, colonies={0: [2]}, **SHIP)
    options = act(made, "play colonist settle florida")
    assert made.land(made.revealed[0]).colonies[0] == (3,)
    assert (made.turn.settled, made.turn.raised, discard(made)) == (1, 1, [])
    assert "play colonist settle florida" not in options


@rule("E4.c")
def test_markers_stay_at_the_ends_of_a_ladder() -> None:
    """A sale at the lowest price leaves it there, a purchase at the highest too."""
    made = table(hand={0: ["beaver_creek"]})
    fur, food = GOOD.index("fur"), GOOD.index("food")
    made.set_prices([0] * 13)
    act(made, "sell beaver_creek")
    assert (made.prices[fur], discard(made)) == (0, ["money_1"])
    for _ in range(9):
        move_marker(made, food, 1)
    assert made.prices[food] == len(FACTS.goods[food].ladder) - 1


@rule("E4.c")
@pytest.mark.parametrize(
    ("bank", "paid"),
    [
        ({"money_3": 0}, ["money_1", "money_2"]),
        ({"money_3": 0, "money_1": 0}, ["money_2"]),
        ({}, ["money_3"]),
    ],
)
def test_the_bank_pays_what_it_can(bank: dict[str, int], paid: list[str]) -> None:
    """With the fewest cards it has."""
    made = table(hand={0: ["beaver_creek"]})
    for id_, count in bank.items():
        made.supply[kind(id_)] = count
    act(made, "sell beaver_creek")
    assert discard(made) == paid


@rule("E4.c")
def test_an_empty_pile_sells_nothing() -> None:
    """Neither ships nor goods; a colonist's space must be taken, too."""
    made = table(hand={0: ["money_5", "food_1"]})
    made.supply[kind("galleon")] = made.supply[kind("food_1")] = 0
    made.row = 0b100
    options = act(made)
    assert not {"buy galleon", "buy food_1", "recruit 1"} & set(options)
    assert {"buy carrack", "recruit 3"} <= set(options)


@rule("E5")
def test_the_land_of_a_people_keeps_its_order() -> None:
    """The top card of the region's pile is the top card under the people."""
    made = table(hidden=["forest", "meadow", "swamp", "desert"])
    execute_special(made, 0, made.revealed[0], kind("hopi"))
    under = [FACTS.cards[cell[0]].id for cell in reversed(made.tribes[2].under)]
    assert under == ["forest", "meadow", "swamp"]


@rule("E5")
def test_a_people_among_explored_cards() -> None:
    """It settles with the cards below; the explorer keeps aside what he saw before."""
    made = table(hand={0: ["discoverer"]}, mode="F", open="desert", **SHIP)
    land = made.land(made.revealed[0])
    land.hidden = [(kind(id_), 0, EVERYBODY, 0) for id_ in ("meadow", "swamp", "hopi", "forest")]
    options = act(made, "play discoverer explore florida")
    assert options == ["show forest", "show desert"]
    answer(made, "show forest")
    assert len(made.tribes[2].under) == 2
    assert ids([cell[0] for cell in land.hidden]) == ["desert"]


@rule("E2", "E5")
@ruling("A9")
def test_an_open_card_is_drawn_by_the_active_player() -> None:
    """After settling with the open card the next ones are turned up: his treasure, then a people."""
    made = table(
        hand={0: ["colonist"]},
        open="desert",
        hidden=["treasure", "hopi", "forest"],
        colonies={0: [0]},
        **SHIP,
    )
    act(made, "play colonist settle florida", "from open")
    land = made.land(made.revealed[0])
    assert (discard(made), land.open, land.hidden) == (["desert", "treasure"], NONE, [])
    assert len(made.tribes[2].under) == 1
    run(made, TurnUpCard(0, made.revealed[0]))
    assert land.open == NONE


@rule("E5")
def test_fever_takes_a_colonist_of_the_hand() -> None:
    """Only from the hand, and only if there is one."""
    for cards, left in ((["colonist", "forest"], ["forest"]), (["forest"], ["forest"])):
        made = table(hand={0: cards}, discard={0: ["colonist"]})
        before = supply(made, "colonist")
        execute_special(made, 0, made.revealed[0], kind("fever"))
        advance(made)
        assert (hand(made), discard(made)) == (left, ["colonist"])
        assert supply(made, "colonist") - before == len(cards) - len(left)
        assert ids(made.terrain_trash) == ["fever"]


@rule("1", "E6")
@pytest.mark.whole
@pytest.mark.parametrize(("mode", "seats"), [("E", 4), ("F", 2), ("F1", 4), ("P", 3), ("P1", 4), ("P2", 2)])
def test_every_mode_ends_with_its_closing_card(mode: str, seats: int) -> None:
    """After a whole round, and all regions were scored; or with independence."""
    made = new_game(seats, 4, {"mode": mode})
    options = advance(made)
    while options:
        options = advance(made) if answer(made, options[made.below(len(options))].notation) else []
    events = told(made)
    assert events.count("final") == seats
    closed = made.mode.ends[-1] in made.slots
    assert closed or mode == "P"
    if closed:
        assert made.turns % seats == 0
        last = events[: events.index("game-ends")][::-1]
        assert [event for event in last if event in {"scoring", "turn"}].index("turn") >= len(made.revealed)
