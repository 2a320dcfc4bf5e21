"""The final scoring (3.0)."""

from __future__ import annotations

import pytest

from carrack.games.goa.rules.scoring import final_scoring, points
from goa.build import FACTS, decisions, game, new_game, rule, ruling, table, tile, told


@rule("3.1")
@pytest.mark.parametrize(("row", "worth"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10)])
def test_rows(row: int, worth: int) -> None:
    """0, 1, 3, 6 or 10 points for a marker."""
    made = table(ducats={1: 1}, rows={0: {"harvest": row}})
    assert sum(points(made, 0)) == points(made, 0)[1] == worth


@rule("3.2")
def test_colonies() -> None:
    """1, 3, 6 or 10 points for so many colonies."""
    tiles: dict[str, tuple[str, list[str]]] = {
        "quilon": ("quilon_clove_ginger", []),
        "cochin": ("cochin_1", []),
        "madras": ("madras_clove_ginger", []),
        "calicut": ("calicut_1", []),
    }
    for count, worth in enumerate([0, 1, 3, 6, 10]):
        made = table(ducats={1: 1}, holdings={0: dict(list(tiles.items())[:count])})
        assert sum(points(made, 0)) == worth


@rule("3.3")
@ruling("R27")
def test_symbols() -> None:
    """1, 3, 6, 10 or 15 points for equal symbols, each symbol apart; the hand limit does not matter here."""
    fish = [card.id for card in FACTS.cards if FACTS.symbol_ids[card.symbol] == "fish"]
    for count, worth in enumerate([0, 1, 3, 6, 10, 15]):
        made = table(ducats={1: 1}, hands={0: fish[:count]})
        assert sum(points(made, 0)) == worth
    made = table(ducats={1: 1}, hands={0: [*fish[:2], "ships_2_tiger"]})
    assert sum(points(made, 0)) == 3 + 1


@rule("3.4")
@ruling("R50")
def test_most_ducats() -> None:
    """Three points for the most ducats, for each of those who tie."""
    made = table(ducats={0: 4, 1: 7, 2: 7})
    assert [sum(points(made, seat)) for seat in range(3)] == [0, 3, 3]


@rule("3.5", "5.2")
@ruling("R55")
def test_single_plantations_and_the_foreman() -> None:
    """One point each, three with the Foreman, face down too; Crop Rotation is no plantation of one."""
    holdings: dict[str, tuple[str, list[str]]] = {
        "plantation_1": ("a_plantation_1_ginger", []),
        "plantation_2": ("a_crop_rotation", []),
        "plantation_3": ("b_plantation_2_clove", []),
    }
    for tiles, worth in (([], 2), (["a_foreman"], 6)):
        made = table(ducats={1: 1}, holdings={0: holdings}, tiles={0: tiles})
        made.board.out &= ~(1 << tile("a_plantation_1_clove"))
        made.board.singles[0] = 1 << tile("a_plantation_1_clove")
        game().check(made)
        assert sum(points(made, 0)) == worth


@rule("3.6", "3.7", "5.2")
def test_duties_and_missions() -> None:
    """Five points for each fulfilled duty; missions as printed."""
    made = table(ducats={1: 1}, tiles={0: ["a_duty", "b_duty", "b_mission_2_1", "b_mission_3_2"]})
    made.board.turned[0] = 1 << tile("a_duty")
    assert points(made, 0)[-2:] == [5, 5]


@rule("3.0")
@ruling("R51")
def test_ties() -> None:
    """More ducats break a tie; still equal is a shared victory."""
    made = table(ducats={0: 5, 1: 5, 2: 4}, rows={2: {"ships": 3}})
    found = game().standings(made)
    assert (found.scores, found.places, found.tie_break) == ([3, 3, 3], [1, 1, 3], "money")
    made = table(ducats={0: 5, 1: 5, 2: 4})
    assert game().standings(made).tie_break == ""
    made = table(ducats={0: 5, 1: 4, 2: 4}, rows={0: {"ships": 3}, 1: {"ships": 4}})
    found = game().standings(made)
    assert (found.scores, found.places) == ([6, 6, 0], [1, 2, 3])


@rule("3.0")
def test_a_game_ends_after_round_four_of_b() -> None:
    """Eight rounds, then everybody's points are told and all is shown."""
    made = new_game(3, 11)
    rounds = set()
    for _ in decisions(made, 11):
        rounds.add((made.board.phase, made.board.round))
    assert len(rounds) == 8
    scored = told(made, "scored")
    assert [event.args["points"] for event in scored] == game().standings(made).scores
    shown = made.shown
    final_scoring(made)
    assert made.shown == shown + 1
    view = game().view(made, -1)
    assert view.shown_ducats == made.ducats
    assert view.shown_hands == made.hands
