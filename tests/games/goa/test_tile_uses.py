"""Tiles that are used in an own turn: red ones, those for one use, Swap (5.2, 5.4)."""

from __future__ import annotations

import pytest

from carrack.games.goa.rules.markers import begin_round
from carrack.games.goa.rules.tiles import take_tile
from carrack.kernel.table import open_asks
from goa.build import (
    FACTS,
    answer,
    cards,
    held,
    place,
    refusal,
    row,
    rule,
    ruling,
    spice_total,
    spices,
    spices_on,
    table,
    tile,
    tile_ids,
    turn,
)

LOW = ["ships_2_elephant", "ducats_5_fish"]
STEP = next(card.id for card in FACTS.cards if card.does == "progress_for_ducats")


@rule("5.4")
@pytest.mark.parametrize(
    ("id_", "what"),
    [("a_ship", "ships"), ("a_colonist", "colonists"), ("a_ducats", "ducats"), ("b_expedition", "cards")],
)
def test_red_tiles_once_a_round(id_: str, what: str) -> None:
    """Each brings its gain once, before or after an action, and again in the next round."""
    made = table(tiles={0: [id_]}, ships={0: 0}, colonists={0: 0})
    turn(made, 0, f"use {id_}")
    assert f"use {id_}" not in answer(made)
    assert refusal(made, 0, f"use {id_}").message.id == "refusal-tile-used"
    gains = {
        "ships": made.board.ships[0],
        "colonists": made.board.colonists[0],
        "ducats": made.ducats[0],
        "cards": made.hands[0].bit_count(),
    }
    assert gains == {kind: (3 if what == "ducats" else 1) if kind == what else 0 for kind in gains}
    begin_round(made)
    made.stack.clear()
    made.board.stage = 2
    assert f"use {id_}" in turn(made, 0)


@rule("5.4")
@ruling("R22")
def test_the_spice_tile_needs_room() -> None:
    """A tile without effect is not offered."""
    made = table(tiles={0: ["a_spice"]}, holdings={0: {"cochin": ("cochin_1", ["clove"])}})
    assert "use a_spice" not in turn(made, 0)
    assert refusal(made, 0, "use a_spice").message.id == "refusal-tile-no-effect"
    assert refusal(made, 0, "use a_ship").message.id == "refusal-not-your-tile"
    made = table(tiles={0: ["a_spice"]}, holdings={0: {"plantation_1": ("b_plantation_2_clove", ["clove"])}})
    turn(made, 0, "use a_spice")
    assert spices(made, 0) == ["clove", "clove"]


@rule("5.4")
@ruling("R20")
def test_any_number_of_tiles_in_a_turn() -> None:
    """Using a tile is no action."""
    made = table(tiles={0: ["a_ship", "a_colonist", "a_ducats"]})
    turn(made, 0, "use a_ship", "use a_ducats", "taxes", "use a_colonist")
    assert (made.board.ships[0], made.board.colonists[0], made.ducats[0]) == (5, 3, 7)


@rule("5.4 Duty", "3.6")
def test_duty_takes_six_spices() -> None:
    """Any six; the tile is turned over and kept, and is then worth five points."""
    holdings = {
        "plantation_1": ("b_plantation_3_clove", ["clove"] * 3),
        "plantation_2": ("b_plantation_3_pepper", ["pepper"] * 3),
        "cochin": ("cochin_1", ["nutmeg"]),
    }
    made = table(tiles={0: ["b_duty"]}, holdings={0: holdings})
    options = turn(made, 0, "use b_duty")
    assert options == ["pay plantation_1 clove", "pay plantation_2 pepper", "pay cochin nutmeg"]
    assert refusal(made, 0, "pay cochin clove").message.id == "refusal-no-such-spice"
    answer(made, "pay cochin nutmeg")
    assert spice_total(made, 0) == 6
    while spice_total(made, 0) > 1:
        answer(made, next(option for option in answer(made) if option.startswith("pay")))
    assert made.board.kept[0] & made.board.turned[0] == 1 << tile("b_duty")
    assert "use b_duty" not in turn(made, 0)


@rule("5.4 Duty")
def test_duty_needs_six_spices() -> None:
    """With five it is not offered; with exactly six nothing is asked."""
    three = ("b_plantation_3_clove", ["clove"] * 3)
    made = table(
        tiles={0: ["b_duty"]},
        holdings={0: {"plantation_1": three, "plantation_2": ("b_plantation_3_pepper", ["pepper"] * 2)}},
    )
    assert "use b_duty" not in turn(made, 0)
    made = table(
        tiles={0: ["b_duty"]},
        holdings={0: {"plantation_1": three, "plantation_2": ("b_plantation_3_pepper", ["pepper"] * 3)}},
    )
    turn(made, 0, "use b_duty")
    assert spice_total(made, 0) == 0


@rule("5.4 Vice-king")
@ruling("R48")
def test_vice_king_moves_the_least_advanced() -> None:
    """One of the least advanced markers moves free of charge; with all in the last row it can't be used."""
    rows = {"ships": 2, "harvest": 3, "taxes": 2, "expedition": 4, "founding": 5}
    made = table(ships={0: 0}, rows={0: rows}, tiles={0: ["b_vice_king"]})
    assert turn(made, 0, "use b_vice_king") == ["advance ships", "advance taxes"]
    assert refusal(made, 0, "advance harvest").message.id == "refusal-not-least-advanced"
    answer(made, "advance taxes")
    assert row(made, 0, "taxes") == 3
    assert made.board.discarded == 1 << tile("b_vice_king")
    made = table(rows={0: dict.fromkeys(rows, 5)}, tiles={0: ["b_vice_king"]})
    assert "use b_vice_king" not in turn(made, 0)


@rule("5.4 Vice-king", "6.0")
@ruling("R54")
def test_vice_king_earns_bonuses() -> None:
    """Five markers in row 2 through the tile: an extra action card."""
    rows = {"ships": 2, "harvest": 2, "taxes": 2, "expedition": 2}
    made = table(rows={0: rows}, tiles={0: ["b_vice_king"]})
    turn(made, 0, "use b_vice_king")
    assert (row(made, 0, "founding"), made.board.extra[0]) == (2, 1)


@rule("5.4 Extra Harvest")
def test_extra_harvest_fills_up_to_three() -> None:
    """Up to three plantations and colonies, completely."""
    holdings = {
        "plantation_1": ("b_plantation_3_clove", []),
        "plantation_2": ("b_plantation_2_pepper", ["pepper"]),
        "plantation_3": ("a_plantation_1_ginger", ["ginger"]),
        "calicut": ("calicut_1", []),
    }
    made = table(tiles={0: ["b_extra_harvest"]}, holdings={0: holdings})
    options = turn(made, 0, "use b_extra_harvest")
    assert options == ["refill plantation_1", "refill plantation_2", "refill calicut"]
    assert refusal(made, 0, "done").message.id == "refusal-nothing-refilled"
    assert refusal(made, 0, "refill plantation_3").message.id == "refusal-no-free-field"
    assert refusal(made, 0, "refill quilon").message.id == "refusal-nothing-there"
    answer(
        made, "refill plantation_1", "refill calicut", "fill calicut nutmeg", "fill calicut nutmeg", "done"
    )
    assert spices_on(made, 0, "plantation_1") == ["clove"] * 3
    assert spices_on(made, 0, "calicut") == ["nutmeg"] * 2
    assert spices_on(made, 0, "plantation_2") == ["pepper"]


@rule("5.4 Resupply")
@ruling("R24")
def test_resupply_turns_up_two_cards() -> None:
    """Their colonists as ships, colonists or spices, chosen afterwards; spices need room."""
    made = table(ships={0: 0}, tiles={0: ["b_resupply"]}, pile=["ships_2_fish", "ships_2_tiger"])
    assert turn(made, 0, "use b_resupply") == ["take ships", "take colonists"]
    assert refusal(made, 0, "take spices").message.id == "refusal-no-room-for-spices"
    assert refusal(made, 0, "take ducats").message.id == "refusal-no-ducats-here"
    answer(made, "take ships")
    assert made.board.ships[0] == 5
    assert made.board.discards == cards(["ships_2_fish", "ships_2_tiger"])
    made = table(
        tiles={0: ["b_resupply"]},
        pile=["ships_2_fish", "ships_2_tiger"],
        holdings={0: {"plantation_1": ("b_plantation_3_clove", [])}},
    )
    turn(made, 0, "use b_resupply", "take spices")
    assert spices(made, 0) == ["clove"] * 3


@rule("5.4 Espionage")
@ruling("R36")
def test_espionage_uses_an_opponents_figure() -> None:
    """Ships, spices or ducats by an opponent's marker, never Expedition; the tile is spent."""
    rows = {1: {"ships": 4, "taxes": 5, "harvest": 3}, 2: {"ships": 1}}
    made = table(ships={0: 0}, rows=rows, tiles={0: ["b_espionage"]})
    options = turn(made, 0, "use b_espionage")
    assert options == ["spy blue ships", "spy blue taxes", "spy green ships", "spy green taxes"]
    assert refusal(made, 0, "spy blue harvest").message.id == "refusal-no-room-for-spices"
    assert refusal(made, 0, "spy blue founding").message.id == "refusal-no-founding-gain"
    assert refusal(made, 0, "spy red ships").message.id == "refusal-own-board"
    assert refusal(made, 0, "spy yellow ships").message.id == "refusal-no-such-seat"
    answer(made, "spy blue ships")
    assert made.board.ships[0] == 5
    assert made.board.discarded == 1 << tile("b_espionage")
    made = table(
        rows=rows, tiles={0: ["b_espionage"]}, holdings={0: {"plantation_1": ("b_plantation_3_clove", [])}}
    )
    turn(made, 0, "use b_espionage", "spy blue harvest")
    assert spices(made, 0) == ["clove"] * 3
    made = table(rows=rows, tiles={0: ["b_espionage"]})
    turn(made, 0, "use b_espionage", "spy blue taxes")
    assert made.ducats[0] == 12


@rule("5.4 Espionage", "2.3.6")
@ruling("R3", "R36")
def test_espionage_in_a_founding() -> None:
    """After the reveal the opponent's colonists stand in for the own ones; the tile is spent even in vain."""
    made = table(
        colonists={0: 0}, rows={0: {"founding": 2}, 1: {"founding": 5}}, tiles={0: ["b_espionage"]}, pile=LOW
    )
    assert "use b_espionage" in turn(made, 0, "found cochin")
    options = answer(made, "use b_espionage")
    assert "spy blue founding" in options
    assert "spy green founding" not in options
    assert answer(made, "spy blue founding")[0] == "fill cochin ginger"
    made = table(
        colonists={0: 0}, rows={0: {"founding": 2}, 1: {"founding": 5}}, tiles={0: ["b_espionage"]}, pile=LOW
    )
    turn(made, 0, "found calicut", "use b_espionage", "spy blue founding")
    assert held(made, 0, "calicut") == ""
    assert made.board.colonists[0] == 1
    assert made.board.kept[0] == 0


@rule("5.4 Espionage")
@ruling("R3")
def test_espionage_as_an_action() -> None:
    """With the other ruling the tile is a founding of its own, and does nothing in another founding."""
    made = table(
        options={"espionage": "action"},
        colonists={0: 0},
        rows={1: {"founding": 5}},
        tiles={0: ["b_espionage"]},
        pile=LOW,
    )
    options = turn(made, 0, "use b_espionage")
    assert "spy blue founding" in options
    answer(made, "spy blue founding", "found cochin", "fill cochin clove")
    assert "ships" in answer(made)
    made = table(
        options={"espionage": "action"},
        colonists={0: 0},
        rows={1: {"founding": 5}},
        tiles={0: ["b_espionage"]},
        pile=LOW,
    )
    turn(made, 0, "found cochin")
    assert "spy blue founding" not in answer(made, "use b_espionage")


@rule("5.4 Espionage", "2.3.6")
@ruling("R59")
@pytest.mark.parametrize(("ruled", "missing"), [("own_marker", 4), ("any_card", 5)])
def test_the_own_marker_overtakes_the_spied_one(ruled: str, missing: int) -> None:
    """In a founding the higher figure counts; with the other ruling the spied one even if it is overtaken."""
    rows = dict.fromkeys(FACTS.column_ids, 5)
    made = table(
        options={"spied_founding": ruled},
        ducats={0: 24},
        colonists={0: 0},
        rows={0: rows | {"founding": 3}, 1: {"founding": 4}},
        tiles={0: ["b_espionage", "b_vice_king"]},
        hands={0: [STEP]},
        pile=LOW,
    )
    # Calicut needs 12, the cards show 2, the own marker 4 and the opponent's 5.
    turn(made, 0, "found calicut", "use b_espionage", "spy blue founding")
    answer(made, "use b_vice_king")
    assert open_asks(made)[0].prompt(made).args["missing"] == 5
    answer(made, f"play {STEP}", "advance founding")
    assert (row(made, 0, "founding"), open_asks(made)[0].prompt(made).args["missing"]) == (5, missing)


@rule("5.4 Espionage", "4.1")
@ruling("R60")
@pytest.mark.parametrize(("ruled", "possible"), [("own_marker", False), ("any_card", True)])
def test_no_card_of_an_action_fits_a_founding_of_espionage(ruled: str, possible: bool) -> None:
    """The tile is no action, so the card for one more reveal can't be played into its founding."""
    card = "found_extra_card_fish"
    options = {"espionage": "action", "one_more_card": "after_reveal", "spied_founding": ruled}
    made = table(
        options=options,
        colonists={0: 0},
        rows={1: {"founding": 2}},
        tiles={0: ["b_espionage"]},
        hands={0: [card]},
        pile=LOW,
    )
    moves = turn(made, 0, "use b_espionage", "spy blue founding", "found calicut")
    assert (f"play {card}" in moves) is possible
    if not possible:
        assert refusal(made, 0, f"play {card}").message.id == "refusal-only-in-founding"
    answer(made, "decline")
    assert f"play {card}" in answer(made, "found calicut")


@rule("5.2")
@ruling("R41")
def test_swap_from_the_next_round_on() -> None:
    """With the other ruling a new Swap has to wait for the next round, bought or taken by Favor."""
    made = table(options={"swap": "later_round"}, grid={"b2": "b_ships", "c3": "b_colonists"})
    made.board.out &= ~(1 << tile("b_swap"))
    take_tile(made, 0, tile("b_swap"))
    assert "use b_swap" not in turn(made, 0)
    assert refusal(made, 0, "use b_swap").message.id == "refusal-swap-waits"
    made.stack.clear()
    begin_round(made)
    assert "use b_swap" in turn(made, 0)
    answer(made, "use b_swap", "swap b2")
    assert (made.board.kept[0], made.board.turned[0]) == (0, 0)


@rule("5.2")
@ruling("R41", "R42")
def test_swap_takes_a_tile_from_the_board() -> None:
    """Swap stays in its place and can be auctioned again; the tile taken works at once or in this turn."""
    grid = {"b2": "b_ships", "d4": "a_ship"}
    made = table(ships={0: 0}, tiles={0: ["b_swap"]}, grid=grid)
    assert turn(made, 0, "use b_swap") == ["swap b2", "swap d4"]
    assert refusal(made, 0, "swap a1").message.id == "refusal-no-tile-there"
    answer(made, "swap b2")
    assert made.board.ships[0] == 4
    assert made.board.grid[place("b2")] == tile("b_swap")
    assert made.board.kept[0] == 0
    made = table(ships={0: 0}, tiles={0: ["b_swap"]}, grid=grid)
    turn(made, 0, "use b_swap", "swap d4", "use a_ship")
    assert made.board.ships[0] == 1
    assert tile_ids(made.board.kept[0]) == ["a_ship"]


@rule("5.2", "7.2")
@ruling("R43")
def test_swap_on_a_corner_takes_the_bonus() -> None:
    """The user of Swap gets the Bonanza tile; Swap then lies on the corner without one."""
    made = table(
        options={"bonanza": "on"}, tiles={0: ["b_swap"]}, grid={"a1": "b_mission_3_1", "b2": "b_ships"}
    )
    made.board.corners = 1
    turn(made, 0, "use b_swap", "swap a1")
    assert made.board.corners == 0
    assert made.board.bonanza_seen.bit_count() == 1
    assert made.board.kept[0] == 1 << tile("b_mission_3_1")
    assert made.board.grid[place("a1")] == tile("b_swap")
