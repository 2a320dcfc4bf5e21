"""Tiles that are taken: plantations, tiles that work at once, tiles that are kept (5.0 to 5.3)."""

from __future__ import annotations

import pytest

from carrack.games.goa.rules.tiles import PlantTile, take_tile
from carrack.kernel.messages import Message
from goa.build import (
    FACTS,
    answer,
    ask,
    game,
    held,
    plantations,
    refusal,
    rule,
    ruling,
    spices,
    spices_on,
    table,
    tile,
    tile_ids,
    turn,
)

FOUR = {
    "plantation_1": ("a_plantation_1_ginger", ["ginger"]),
    "plantation_2": ("a_plantation_2_clove_1", ["clove"]),
    "plantation_3": ("a_crop_rotation", ["nutmeg"]),
    "plantation_4": ("b_plantation_3_pepper", ["pepper", "pepper"]),
}


@rule("5.1")
def test_a_plantation_is_filled() -> None:
    """It goes to a free slot and is filled at once."""
    made = table(holdings={0: {"plantation_1": ("a_plantation_1_ginger", [])}})
    assert ask(made, PlantTile(0, tile("b_plantation_3_nutmeg"))) == []
    assert held(made, 0, "plantation_2") == "b_plantation_3_nutmeg"
    assert spices(made, 0) == ["nutmeg"] * 3


@rule("5.1")
@ruling("R4")
def test_a_fifth_plantation_replaces_one_of_four() -> None:
    """One of the four goes with its spices; the new one can't be refused."""
    made = table(holdings={0: FOUR})
    made.board.out &= ~(1 << tile("b_plantation_2_ginger"))
    options = ask(made, PlantTile(0, tile("b_plantation_2_ginger")))
    assert options == [f"replace plantation_{slot}" for slot in range(1, 5)]
    answer(made, "replace plantation_4")
    assert held(made, 0, "plantation_4") == "b_plantation_2_ginger"
    assert spices(made, 0) == ["ginger", "ginger", "ginger", "nutmeg", "clove"]
    assert made.board.discarded == 1 << tile("b_plantation_3_pepper")


@rule("5.1", "3.5")
@ruling("R47")
def test_a_replaced_single_still_counts() -> None:
    """A single plantation stays face down and is a point; a Crop Rotation is gone."""
    made = table(holdings={0: FOUR})
    made.board.out &= ~(1 << tile("b_plantation_2_ginger"))
    ask(made, PlantTile(0, tile("b_plantation_2_ginger")))
    answer(made, "replace plantation_1")
    assert made.board.singles[0] == 1 << tile("a_plantation_1_ginger")
    made.board.out &= ~(1 << tile("b_plantation_2_clove"))
    ask(made, PlantTile(0, tile("b_plantation_2_clove")))
    answer(made, "replace plantation_3")
    assert made.board.discarded == 1 << tile("a_crop_rotation")
    assert made.board.singles[0] == 1 << tile("a_plantation_1_ginger")


@rule("5.1")
@ruling("R47")
def test_no_plantation_is_given_up_unasked() -> None:
    """Outside of a fifth plantation no option gives one up."""
    made = table(holdings={0: FOUR})
    assert not [option for option in turn(made, 0) if option.startswith("replace")]


@rule("5.1")
def test_crop_rotation_takes_any_spice() -> None:
    """It counts as a plantation with one field; the spice is chosen at each filling."""
    made = table()
    made.board.out &= ~(1 << tile("b_crop_rotation"))
    options = ask(made, PlantTile(0, tile("b_crop_rotation")))
    assert options == [f"fill plantation_1 {spice}" for spice in FACTS.spice_ids]
    answer(made, "fill plantation_1 pepper")
    made.board.take_spice(0, 0, 2)
    assert len(turn(made, 0, "harvest")) == 5
    answer(made, "fill plantation_1 clove")
    assert plantations(made, 0)[0] == "b_crop_rotation"
    assert spices_on(made, 0, "plantation_1") == ["clove"]


@rule("5.3")
@pytest.mark.parametrize(
    ("id_", "ships", "colonists", "extra", "drawn"),
    [
        ("a_ships", 4, 0, 0, 0),
        ("b_colonists", 0, 4, 0, 0),
        ("b_settlement", 1, 1, 1, 0),
        ("a_extra_actions", 0, 0, 2, 0),
        ("a_expeditions", 0, 0, 0, 2),
        ("b_expeditions", 0, 0, 0, 3),
    ],
)
def test_tiles_that_work_at_once(id_: str, ships: int, colonists: int, extra: int, drawn: int) -> None:
    """The gain comes at once, cards beyond the hand limit too, and the tile is discarded."""
    made = table(ships={0: 0}, colonists={0: 0})
    made.board.out &= ~(1 << tile(id_))
    take_tile(made, 0, tile(id_))
    board = made.board
    assert (board.ships[0], board.colonists[0], board.extra[0]) == (ships, colonists, extra)
    assert made.hands[0].bit_count() == drawn
    assert board.discarded == 1 << tile(id_)


@rule("5.3", "2.3.5")
@ruling("R27")
def test_cards_from_tiles_ignore_the_limit() -> None:
    """Three cards in row 1, whose limit is 1; the action Expedition is then closed."""
    made = table()
    take_tile(made, 0, tile("b_expeditions"))
    assert made.hands[0].bit_count() == 3
    assert not [option for option in turn(made, 0) if option.startswith("expedition")]


@rule("5.3")
def test_ships_or_colonists() -> None:
    """Three of one kind, as the taker likes."""
    made = table(ships={0: 0}, colonists={0: 0})
    take_tile(made, 0, tile("b_ships_or_colonists"))
    assert answer(made) == ["take ships", "take colonists"]
    assert refusal(made, 0, "take ducats").message.id == "refusal-ships-or-colonists"
    made.board.out &= ~(1 << tile("b_ships_or_colonists"))
    answer(made, "take colonists")
    assert (made.board.ships[0], made.board.colonists[0]) == (0, 3)


@rule("1.5")
@ruling("R39")
def test_ten_extra_action_cards() -> None:
    """There are ten; beyond that the gain lapses."""
    made = table(extra={0: 5, 1: 4})
    made.board.out &= ~(1 << tile("a_extra_actions"))
    take_tile(made, 2, tile("a_extra_actions"))
    assert made.board.extra == [5, 4, 1]
    assert made.board.extra_supply() == 0


@rule("1.5")
@ruling("R39")
def test_unlimited_extra_action_cards() -> None:
    """With the other ruling there are as many as are needed, and nobody counts what is left."""
    made = table(options={"extra_cards": "unlimited"}, extra={0: 5, 1: 5})
    made.board.out &= ~(1 << tile("a_extra_actions"))
    take_tile(made, 2, tile("a_extra_actions"))
    game().check(made)
    assert made.board.extra == [5, 5, 2]
    view = game().view(made, 0)
    assert view.as_json()["extra_action_cards_left"] is None
    supply = [piece for piece in game().scene(view).pieces if piece.id == "extra:supply"]
    assert [piece.badge for piece in supply] == [None]
    shown = [row[0] for panel in game().board_text(view) for row in panel.rows]
    assert Message("board-extra-supply") not in shown
    usual = [row[0] for panel in game().board_text(game().view(table(), 0)) for row in panel.rows]
    assert Message("board-extra-supply") in usual


@rule("5.3 Favor")
@ruling("R45")
def test_favor_takes_a_removed_tile() -> None:
    """Any of the removed tiles of both phases, equal ones once; it works at once or is kept."""
    removed = ["a_ships", "a_plantation_2_ginger_1", "a_plantation_2_ginger_2", "b_vice_king", "b_swap"]
    made = table(ships={0: 0}, removed=removed)
    made.board.out &= ~(1 << tile("b_favor"))
    take_tile(made, 0, tile("b_favor"))
    options = answer(made)
    assert options == [f"favor {id_}" for id_ in (removed[1], removed[0], removed[4], removed[3])]
    assert refusal(made, 0, "favor a_plantation_2_ginger_2").message.id == "refusal-equal-tile"
    assert refusal(made, 0, "favor a_duty").message.id == "refusal-not-removed"
    answer(made, "favor a_ships")
    assert made.board.ships[0] == 4
    assert "a_ships" not in tile_ids(made.board.removed)
    made = table(removed=removed)
    made.board.out &= ~(1 << tile("b_favor"))
    take_tile(made, 0, tile("b_favor"))
    answer(made, "favor b_vice_king")
    assert made.board.kept[0] == 1 << tile("b_vice_king")
    assert "use b_vice_king" in turn(made, 0)


@rule("5.3 Favor", "5.1")
@ruling("R46")
def test_favor_with_four_plantations() -> None:
    """A plantation chosen by Favor is a fifth one like any other."""
    made = table(holdings={0: FOUR}, removed=["b_plantation_3_clove", "b_ships"])
    made.board.out &= ~(1 << tile("b_favor"))
    take_tile(made, 0, tile("b_favor"))
    assert answer(made, "favor b_plantation_3_clove")[0] == "replace plantation_1"


@rule("5.2")
@pytest.mark.parametrize("id_", ["a_foreman", "b_mission_3_1", "b_swap", "b_espionage", "a_ship", "b_duty"])
def test_other_tiles_are_kept(id_: str) -> None:
    """They lie before their owner until they are used or scored."""
    made = table()
    take_tile(made, 2, tile(id_))
    assert made.board.kept == [0, 0, 1 << tile(id_)]
