"""What the evaluation of positions promises to greedy and searching players."""

from __future__ import annotations

import pytest

from carrack.arena.games import play_game
from carrack.bots.kinds import make_bot
from carrack.games.goa.auctions import hold_auction
from carrack.games.goa.evaluate import SCALE, evaluate
from carrack.games.goa.table import GoaTable
from carrack.games.goa.turns import TakeTurn
from carrack.games.goa.view import GoaView
from goa.build import answer, decisions, game, new_game, place, table, turn


def value(made: GoaTable, seat: int = 0) -> float:
    """How well a seat stands, while somebody is asked."""
    if not made.stack:
        made.stack.append(TakeTurn(seat))
    return evaluate(GoaView(made, seat))


@pytest.mark.parametrize(
    "more",
    [
        {"ships": {0: 6}},
        {"colonists": {0: 6}},
        {"ducats": {0: 9}},
        {"extra": {0: 1}},
        {"rows": {0: {"taxes": 2}}},
        {"hands": {0: ["ships_2_tiger"]}},
        {"tiles": {0: ["b_vice_king"]}},
        {"tiles": {0: ["a_ship"]}},
        {"tiles": {0: ["b_mission_3_1"]}},
        {"holdings": {0: {"plantation_1": ("a_plantation_2_clove_1", ["clove"])}}},
        {"holdings": {0: {"quilon": ("quilon_clove_ginger", [])}}},
    ],
)
def test_more_is_better(more: dict) -> None:
    """Whatever a seat has makes it stand better, and its rivals worse or no better."""
    assert value(table(3, **more)) > value(table(3))
    assert value(table(3, **more), 1) <= value(table(3), 1)


def test_the_middle_of_a_harvest_is_worth_its_end() -> None:
    """Spices that are still to be placed count already."""
    holdings = {"plantation_1": ("b_plantation_3_clove", []), "plantation_2": ("b_plantation_3_pepper", [])}
    made = table(3, rows={0: {"harvest": 3}}, holdings={0: holdings})
    before = value(made)
    made.stack.clear()
    turn(made, 0, "harvest")
    assert value(made) > before


def test_a_high_bid_for_a_small_tile_is_bad() -> None:
    """With the highest bid one stands better if the tile is worth it, and worse if it is not."""
    values = []
    for bid in ("bid 2", "bid 25"):
        made = table(3, ducats={0: 30, 1: 30, 2: 30}, grid={"c3": "b_mission_2_1"}, stage=1)
        made.board.markers = (place("top_3"), place("c3"))
        hold_auction(made, 1)
        answer(made, bid)
        values.append(value(made, 2))
    assert values[0] > values[1]


def test_the_end_is_the_lead_in_points() -> None:
    """When the game is over only points count, and ducats as the tie-break."""
    made = new_game(3, 5)
    for _ in decisions(made, 5):
        pass
    scores = game().standings(made).scores
    for seat in range(3):
        lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        assert evaluate(GoaView(made, seat)) * SCALE == pytest.approx(lead, abs=2.0)


@pytest.mark.whole
def test_greedy_beats_random() -> None:
    """A game against two random players is won."""
    bots = [make_bot("random", 10), make_bot("greedy", 11), make_bot("random", 12)]
    assert play_game(game(), game().setup(3), 1, bots).places[1] == 1
