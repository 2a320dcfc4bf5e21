"""Collecting resources (5.2.2.3)."""

from __future__ import annotations

import pytest

from carrack.games.colonialism.rules.collecting import CollectResources, collect_resources, collecting_order
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.table import to_move
from colonialism.build import (
    answer,
    cubes_in,
    decisions,
    gained_by,
    new_game,
    region,
    rule,
    ruling,
    table,
    told,
)


def collect(made: ColonialismTable) -> list[str]:
    """Collect in India; the first options."""
    made.events = []
    collect_resources(made, region("india"))
    return answer(made)


@rule("5.2.2.3")
@ruling("R62")
@pytest.mark.parametrize(
    ("discs", "cubes"),
    [({"blue": 3, "natives": 1}, [1, 0, 0]), ({"blue": 3}, [0, 0, 0]), ({}, [1, 1, 1])],
)
def test_when_nothing_is_collected(discs: dict[str, int], cubes: list[int]) -> None:
    """Natives block; without cubes or without players nothing happens and the cubes stay."""
    made = table(2, discs={"india": discs}, cubes={"india": cubes})
    assert collect(made) == []
    assert not made.events
    assert cubes_in(made, "india") == cubes


@rule("5.2.2.3")
@ruling("R63")
def test_picks_go_round() -> None:
    """Most influence picks first, then downwards, then from the top again; one color left goes by itself."""
    made = table(3, discs={"india": {"blue": 2, "green": 5}}, cubes={"india": [2, 3, 1]})
    assert collect(made) == ["collect agricultural", "collect natural", "collect mineral"]
    assert to_move(made) == 2
    assert answer(made, "collect natural") == ["collect agricultural", "collect mineral"]
    assert to_move(made) == 0
    assert answer(made, "collect mineral") == [], "the last color is taken without a question"
    assert gained_by(made, "green") == [2, 3, 0]
    assert gained_by(made, "blue") == [0, 0, 1]
    assert gained_by(made, "red") == [0, 0, 0]
    assert cubes_in(made, "india") == [0, 0, 0]


@rule("5.2.2.3")
@ruling("R63")
def test_some_may_go_empty() -> None:
    """Two colors, three players: the weakest gets nothing."""
    made = table(3, discs={"india": {"blue": 3, "red": 2, "green": 1}}, cubes={"india": [2, 0, 1]})
    collect(made)
    answer(made, "collect mineral")
    assert gained_by(made, "red") == [2, 0, 0]
    assert gained_by(made, "green") == [0, 0, 0]


@rule("5.2.2.3")
@ruling("R63", "R3")
def test_mercenaries_count_for_the_order() -> None:
    """Influence includes mercenaries, also without own discs."""
    made = table(2, discs={"india": {"blue": 3}}, mercenaries={"india": {"red": 4}})
    assert collecting_order(made.board, region("india")) == (1, 0)


@rule("5.2.2.3")
@ruling("R64")
def test_ties_go_to_the_higher_row() -> None:
    """The turn order track decides between equals, not the seat."""
    made = table(3, rows=["", "green", "red", "blue"], discs={"india": {"blue": 2, "red": 2, "green": 2}})
    assert collecting_order(made.board, region("india")) == (2, 1, 0)


@rule("5.2.2.3")
@ruling("R63")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_most_two_questions_a_region(seats: int) -> None:
    """Three colors are at most three picks, of which the last is never a choice."""
    made = new_game(seats, 6)
    in_a_row = 0
    asked = 0
    for _ in decisions(made, 6):
        top = made.stack[-1]
        in_a_row = in_a_row + 1 if isinstance(top, CollectResources) else 0
        asked += in_a_row > 0
        if isinstance(top, CollectResources) and top.at == 0:
            in_a_row = 1
        assert in_a_row <= 2
    assert asked


@rule("2.3")
@ruling("R66")
def test_cubes_of_this_turn_lie_apart() -> None:
    """Collected cubes join those of this turn, not the earlier ones."""
    made = table(2, discs={"india": {"blue": 1}}, cubes={"india": [0, 2, 0]}, stock={"blue": [1, 1, 1]})
    collect(made)
    assert gained_by(made, "blue") == [0, 2, 0]
    assert made.board.stock[:3] == (1, 1, 1)
    assert made.board.collected(0, 1) == 3
    assert [event.args["count"] for event in told(made, "collected")] == [2]
