"""Every worked example of the rulebook (G1 to G15) and its complete first round (G16)."""

from __future__ import annotations

import pytest

from carrack.games.goa.flow import ROUND
from carrack.games.goa.rules.auctions import hold_auction
from carrack.games.goa.rules.scoring import CATEGORIES, points
from carrack.games.goa.rules.turns import begin_extra_actions
from carrack.games.goa.state.table import GoaTable
from carrack.kernel.table import advance, to_move
from goa.build import (
    FACTS,
    answer,
    card_ids,
    cards,
    held,
    place,
    plantations,
    refusal,
    row,
    rule,
    ruling,
    spices,
    spices_on,
    table,
    tile,
    turn,
)

YELLOW, RED, GREEN, BLUE = range(4)


@rule("1.5")
def test_g1_change_is_given() -> None:
    """G1: ships are counted, so paying 2 out of a card for 3 leaves 1."""
    made = table(
        ships={0: 3}, rows={0: {"ships": 2}}, holdings={0: {"calicut": ("calicut_1", ["ginger", "cinnamon"])}}
    )
    turn(made, 0, "progress ships")
    assert made.board.ships[0] == 1


@rule("2.3.1")
def test_g2_progress_in_taxes() -> None:
    """G2: from row 2 to row 3 for pepper, nutmeg and 2 ships."""
    made = table(
        ships={0: 2},
        rows={0: {"taxes": 2}},
        holdings={0: {"madras": ("madras_pepper_nutmeg", ["pepper", "nutmeg"])}},
    )
    turn(made, 0, "progress taxes")
    assert (row(made, 0, "taxes"), made.board.ships[0], spices(made, 0)) == (3, 0, [])


@rule("2.3.2")
def test_g3_ships() -> None:
    """G3: the marker in row 2 brings 2 ships."""
    made = table(ships={0: 0}, rows={0: {"ships": 2}})
    turn(made, 0, "ships")
    assert made.board.ships[0] == 2


@rule("2.3.3")
def test_g4_harvest_of_four() -> None:
    """G4: four spices on four free fields."""
    made = table(
        rows={0: {"harvest": 3}},
        holdings={
            0: {"plantation_1": ("b_plantation_2_clove", []), "plantation_2": ("b_plantation_3_pepper", [])}
        },
    )
    turn(
        made, 0, "harvest", "fill plantation_1 clove", "fill plantation_2 pepper", "fill plantation_2 pepper"
    )
    answer(made, "fill plantation_1 clove")
    assert spices(made, 0) == ["pepper", "pepper", "clove", "clove"]


@rule("2.3.4")
def test_g5_taxes() -> None:
    """G5: a row that gives 6 ducats."""
    made = table(ducats={0: 1}, rows={0: {"taxes": 2}})
    turn(made, 0, "taxes")
    assert made.ducats[0] == 7


@rule("2.3.5")
def test_g6_two_cards_within_the_limit() -> None:
    """G6: row 4 of Expedition, one card in hand, two drawn."""
    made = table(rows={0: {"expedition": 4}}, hands={0: ["ships_2_tiger"]})
    turn(made, 0, "expedition 2")
    assert made.hands[0].bit_count() == 3


@rule("2.3.5")
@ruling("R26")
def test_g7_the_hand_limit_stops_the_second_card() -> None:
    """G7: with three cards only one can be drawn, or two after a card was played or discarded."""
    hand = ["ships_2_tiger", "ducats_5_fish", "colonists_2_palm"]
    made = table(rows={0: {"expedition": 4}}, hands={0: hand})
    options = turn(made, 0)
    assert "expedition 1" in options
    assert "expedition 2" not in options
    assert refusal(made, 0, "expedition 2").message.id == "refusal-expedition-limit"
    assert "expedition 2" in answer(made, "discard ducats_5_fish")
    made = table(rows={0: {"expedition": 4}}, hands={0: hand})
    turn(made, 0, "play ships_2_tiger", "expedition 2")
    assert made.hands[0].bit_count() == 4


@rule("2.3.6")
def test_g8_madras_with_two_cards() -> None:
    """G8: 4 on the board, 1 and 3 turned up, 2 colonists added: Madras is founded."""
    made = table(
        colonists={0: 2}, rows={0: {"founding": 3}}, pile=["ships_2_elephant", "ships_2_fish"], seed=3
    )
    options = turn(made, 0, "found madras")
    assert options[:2] == ["add", "decline"]
    answer(made, "add", "settle madras_pepper_nutmeg", "fill madras pepper", "fill madras nutmeg")
    assert made.board.colonists[0] == 0
    assert held(made, 0, "madras") == "madras_pepper_nutmeg"
    assert spices_on(made, 0, "madras") == ["pepper", "nutmeg"]


@rule("2.3.6")
@pytest.mark.parametrize(
    ("colony", "found", "count", "kinds"),
    [
        ("quilon", "quilon_ginger_cinnamon", 1, ["ginger", "cinnamon"]),
        ("cochin", "cochin_1", 1, ["ginger", "cinnamon", "pepper", "nutmeg", "clove"]),
        ("madras", "madras_pepper_nutmeg", 2, ["pepper", "nutmeg"]),
        ("calicut", "calicut_1", 2, ["ginger", "cinnamon", "pepper", "nutmeg", "clove"]),
    ],
)
def test_g9_what_may_lie_on_colonies(colony: str, found: str, count: int, kinds: list[str]) -> None:
    """G9: one or two fields, of a pair or of any spice, in any mix."""
    made = table(rows={0: {"harvest": 5}}, holdings={0: {colony: (found, [])}})
    expected = [f"fill {colony} {kind}" for kind in kinds]
    for number in range(count):
        options = turn(made, 0, "harvest") if number == 0 else answer(made)
        assert options == expected
        answer(made, expected[number])
    assert spices_on(made, 0, colony) == kinds[:count]


@rule("2.3.6")
def test_g10_no_colony_twice() -> None:
    """G10: Madras can't be named by whoever has it."""
    made = table(holdings={0: {"madras": ("madras_clove_ginger", [])}})
    assert "found madras" not in turn(made, 0)
    assert refusal(made, 0, "found madras").message.id == "refusal-colony-owned"


@rule("2.2")
@ruling("R12")
def test_g11_the_auctioneer_pays_one_less() -> None:
    """G11: with a highest bid of 5 the auctioneer buys for 4, to the bank."""
    made = table(2, ducats={0: 9, 1: 9}, grid={"a1": "b_mission_3_1"})
    made.board.markers = (place("top_1"), place("a1"))
    made.board.starter = 1
    hold_auction(made, 1)
    answer(made, "bid 5", "buy")
    assert made.ducats == [5, 9]
    assert made.board.kept[0] == 1 << tile("b_mission_3_1")


@rule("2.2")
@ruling("R13")
def test_g12_without_a_bid_the_auctioneer_takes_it() -> None:
    """G12: nobody bids, so the auctioneer takes the tile for nothing, without being asked."""
    made = table(3, ducats={0: 9, 1: 9, 2: 0}, grid={"a1": "b_mission_3_1"})
    made.board.markers = (place("top_1"), place("a1"))
    hold_auction(made, 1)
    assert answer(made, "pass", "pass") == []
    assert made.ducats == [9, 9, 0]
    assert made.board.kept[1] == 1 << tile("b_mission_3_1")


@rule("6.0")
def test_g13_first_in_a_row() -> None:
    """G13: the first in row 4 of Ships and in row 5 of Harvest draw a card each, beyond the limit too."""
    made = table(
        ships={0: 9, 1: 9},
        rows={0: {"ships": 3}, 1: {"harvest": 4}},
        hands={0: ["ships_2_tiger"]},
        holdings={
            0: {"calicut": ("calicut_1", ["ginger", "cinnamon"]), "cochin": ("cochin_1", ["pepper"])},
            1: {
                "calicut": ("calicut_2", ["cinnamon", "pepper"]),
                "madras": ("madras_nutmeg_clove", ["nutmeg", "clove"]),
            },
        },
    )
    turn(made, 0, "progress ships", "end")
    assert (row(made, 0, "ships"), made.hands[0].bit_count()) == (4, 2)
    turn(made, 1, "progress harvest")
    assert (row(made, 1, "harvest"), made.hands[1].bit_count()) == (5, 1)


@rule("6.0")
def test_g14_all_markers_in_the_second_row() -> None:
    """G14: the last of five markers reaches row 2 and brings an extra action card."""
    rows = {"ships": 2, "taxes": 3, "expedition": 2, "founding": 2}
    made = table(ships={0: 1}, rows={0: rows}, holdings={0: {"cochin": ("cochin_1", ["cinnamon"])}})
    turn(made, 0, "progress harvest")
    assert made.board.extra[0] == 1


@rule("3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7")
def test_g15_the_scoring_example() -> None:
    """G15: 31 + 3 + 4 + 3 + 1 = 42 points."""
    made = table(
        3,
        ducats={0: 9, 1: 3, 2: 8},
        rows={0: {"ships": 4, "harvest": 5, "taxes": 3, "expedition": 4, "founding": 4}},
        hands={0: ["ships_2_tiger", "colonists_2_palm", "ducats_5_palm"]},
        holdings={
            0: {
                "quilon": ("quilon_ginger_cinnamon", []),
                "cochin": ("cochin_1", []),
                "plantation_1": ("a_plantation_1_ginger", []),
                "plantation_2": ("a_plantation_2_ginger_1", []),
            }
        },
    )
    found = dict(zip(CATEGORIES, points(made, 0), strict=True))
    assert [found[name] for name in FACTS.column_ids] == [6, 10, 3, 6, 6]
    assert (found["colonies"], found["symbols"], found["ducats"], found["plantations"]) == (3, 4, 3, 1)
    assert (found["duty"], found["missions"]) == (0, 0)
    assert sum(found.values()) == 42


def first_round() -> GoaTable:
    """Four players, Yellow with the flag, and the tiles of the example beside the right edge of the board."""
    named = {
        "e2": "a_colonists",
        "e1": "a_plantation_2_clove_1",
        "d1": "a_plantation_1_ginger",
        "d2": "a_colonist",
    }
    removed = ["a_foreman", "a_ship", "a_ducats", "a_spice"]
    others = [found.id for found in FACTS.tiles[:29] if found.id not in {*named.values(), *removed}]
    cells = [id_ for id_ in FACTS.place_ids[:25] if id_ not in named]
    made = table(
        4,
        options={"seed_literal": "on"},
        ducats={YELLOW: 5, RED: 10, GREEN: 10, BLUE: 10},
        grid={**named, **dict(zip(cells, others, strict=True))},
        removed=removed,
        phase=0,
        stage=0,
        flag=YELLOW,
    )
    ROUND.start(made)
    advance(made)
    return made


def reveal(made: GoaTable, *ids: str) -> None:
    """Let just these cards be the next ones of the pile."""
    free = made.pile | made.board.discards
    made.pile = cards(ids)
    made.board.discards = free & ~made.pile


@rule("2.0", "2.1", "2.2", "2.3", "2.4")
@ruling("R1", "R5")
def test_g16_the_first_round() -> None:
    """G16: the complete sample round, with the German reading of Red's third action."""
    made = first_round()
    # Markers: the flag at the edge, marker 2 diagonally beside it, the others in a chain.
    answer(made, "flag right_3", "marker e2", "marker e1", "marker d1", "marker d2")
    # The flag: Red 4, Green passes, Blue 6, Yellow lets it go.
    answer(made, "bid 4", "pass", "bid 6", "sell")
    assert (made.ducats[BLUE], made.ducats[YELLOW]) == (4, 11)
    assert (made.board.flag_owner, made.board.extra[BLUE]) == (BLUE, 1)
    # Colonists, offered by Red, bought by Red.
    answer(made, "pass", "pass", "pass")
    assert made.board.colonists[RED] == 6
    # The clove plantation, offered by Green, bought by Yellow for 5.
    answer(made, "pass", "bid 5", "pass", "sell")
    assert (plantations(made, YELLOW)[0], spices(made, YELLOW)) == (
        "a_plantation_2_clove_1",
        ["clove", "clove"],
    )
    # The ginger plantation, offered by Blue, bought by Green for 3.
    answer(made, "pass", "pass", "bid 3", "sell")
    assert spices(made, GREEN) == ["ginger"]
    # Colonist, offered by Yellow, bought by Blue for 2.
    answer(made, "pass", "pass", "bid 2", "sell")
    assert made.board.kept[BLUE] == 1 << tile("a_colonist")
    first_actions(made)
    second_actions(made)
    third_actions(made)
    # Blue keeps the extra action card and places the flag in the next round.
    assert to_move(made) == BLUE
    answer(made, "pass")
    assert (made.board.extra[BLUE], made.board.flag_owner, made.stack) == (1, BLUE, [])


def first_actions(made: GoaTable) -> None:
    """The first action of Blue, Yellow, Red and Green."""
    assert to_move(made) == BLUE
    answer(made, "use a_colonist")
    assert made.board.colonists[BLUE] == 3
    reveal(made, "ships_2_elephant", "ducats_5_fish")
    answer(made, "found quilon")
    assert made.board.colonists[BLUE] == 4
    assert held(made, BLUE, "quilon") == ""
    answer(made, "progress founding")
    assert (row(made, YELLOW, "founding"), spices(made, YELLOW), made.board.ships[YELLOW]) == (
        2,
        ["clove"],
        3,
    )
    reveal(made, "ships_2_fish", "ships_2_tiger")
    answer(made, "found cochin", "add", "fill cochin cinnamon")
    assert (made.board.colonists[RED], spices(made, RED)) == (3, ["cinnamon"])
    reveal(made, "progress_ships_only_statue")
    answer(made, "expedition 1", "end")
    assert card_ids(made.hands[GREEN]) == ["progress_ships_only_statue"]


def second_actions(made: GoaTable) -> None:
    """The second action of each."""
    assert to_move(made) == BLUE
    reveal(made, "ships_2_elephant", "ducats_5_fish")
    answer(made, "found quilon", "add", "settle quilon_pepper_nutmeg", "fill quilon nutmeg")
    assert (made.board.colonists[BLUE], spices(made, BLUE)) == (0, ["nutmeg"])
    reveal(made, "colonists_2_palm", "spices_2_statue")
    answer(made, "found quilon", "add", "settle quilon_ginger_cinnamon", "fill quilon ginger")
    assert (made.board.colonists[YELLOW], spices(made, YELLOW)) == (0, ["ginger", "clove"])
    reveal(made, "ships_2_fish")
    answer(made, "expedition 1", "end")
    assert card_ids(made.hands[RED]) == ["ships_2_fish"]
    answer(made, "progress ships", "end")
    assert (row(made, GREEN, "ships"), spices(made, GREEN), made.board.ships[GREEN]) == (2, [], 3)


def third_actions(made: GoaTable) -> None:
    """The third action of each."""
    before = made.ducats[BLUE]
    answer(made, "taxes")
    assert made.ducats[BLUE] == before + 4
    answer(made, "progress founding")
    assert (row(made, YELLOW, "founding"), spices(made, YELLOW), made.board.ships[YELLOW]) == (3, [], 1)
    answer(made, "progress taxes", "play ships_2_fish")
    assert (row(made, RED, "taxes"), made.board.ships[RED], made.hands[RED]) == (2, 5, 0)
    assert "progress ships" not in answer(made)
    answer(made, "play progress_ships_only_statue", "progress ships")
    assert (row(made, GREEN, "ships"), made.board.ships[GREEN], made.hands[GREEN]) == (3, 1, 0)


@rule("2.3.1")
@ruling("R1")
def test_g16_with_the_english_reading() -> None:
    """G16: usually Red's cinnamon pays for Harvest, not for Taxes."""
    for literal, possible, not_possible in (("off", "harvest", "taxes"), ("on", "taxes", "harvest")):
        made = table(options={"seed_literal": literal}, holdings={0: {"cochin": ("cochin_1", ["cinnamon"])}})
        options = turn(made, 0)
        assert f"progress {possible}" in options
        assert f"progress {not_possible}" not in options


@rule("2.4")
def test_g16_the_kept_card_may_be_played() -> None:
    """G16: Blue could also play the extra action card."""
    made = table(4, extra={BLUE: 1}, flag=BLUE)
    begin_extra_actions(made)
    assert to_move_after(made) == BLUE
    answer(made, "ships")
    assert (made.board.extra[BLUE], made.stack) == (0, [])


def to_move_after(made: GoaTable) -> int:
    """Who decides next."""
    advance(made)
    return to_move(made)
