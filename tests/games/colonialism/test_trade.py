"""Trade (7.2)."""

from __future__ import annotations

import pytest

from colonialism.build import (
    act,
    answer,
    card_ids,
    cubes_in,
    game,
    rule,
    ruling,
    table,
    told,
    turn_options,
    used_ships,
)

ROLLS = pytest.mark.parametrize("face", [1, 2, 3])


@rule("7.2 Trade")
@ruling("R89")
def test_trade_swaps_one_cube_of_each_region() -> None:
    """A fresh ship, two regions at its zone, one cube of each changes places; nothing is collected."""
    made = table(
        2,
        discs={"india": {"blue": 1}},
        cubes={"india": [1, 1, 0], "middle_east": [0, 1, 2], "sub_saharan_africa": [1, 0, 0]},
        ships={"blue": ["arabian_sea"]},
        hands={"blue": ["trade"]},
    )
    made.events = []
    assert act(made, "blue", "play trade") == [
        "between sub_saharan_africa india",
        "between middle_east india",
    ]
    assert answer(made, "between middle_east india") == ["give natural", "give mineral"]
    assert answer(made, "give mineral") == ["give agricultural", "give natural"]
    answer(made, "give agricultural")
    assert cubes_in(made, "india") == [0, 1, 1]
    assert cubes_in(made, "middle_east") == [1, 1, 1]
    assert used_ships(made, "blue") == ["arabian_sea"]
    assert card_ids(made.board.discards[0]) == ["trade"]
    assert not told(made, "collected")
    game().check(made)


@rule("7.2 Trade")
@ruling("R89")
def test_trade_may_swap_equal_colors() -> None:
    """Equal colors are allowed; with one color each nobody is asked."""
    made = table(
        2,
        discs={"india": {"blue": 1}},
        cubes={"india": [1, 0, 0], "china": [1, 0, 0]},
        ships={"blue": ["eastern_seas"]},
        hands={"blue": ["trade"]},
    )
    assert act(made, "blue", "play trade") == []
    assert cubes_in(made, "india") == cubes_in(made, "china") == [1, 0, 0]


@rule("7.2 Trade")
@ruling("R28", "R29", "R89")
@pytest.mark.parametrize(
    ("discs", "cubes", "ships", "possible"),
    [
        ({"india": {"blue": 1}}, {"india": [1, 0, 0], "china": [0, 1, 0]}, ["eastern_seas"], True),
        ({"china": {"blue": 1}}, {"india": [1, 0, 0], "china": [0, 1, 0]}, ["eastern_seas"], True),
        ({"india": {"blue": 1}}, {"india": [1, 0, 0]}, ["eastern_seas"], False),
        ({"north_africa": {"blue": 1}}, {"india": [1, 0, 0], "china": [0, 1, 0]}, ["eastern_seas"], False),
        ({"india": {"blue": 1}}, {"india": [1, 0, 0], "china": [0, 1, 0]}, ["arabian_sea"], False),
        ({"india": {"blue": 1}}, {"india": [1, 0, 0], "china": [0, 1, 0]}, [], False),
    ],
)
def test_when_trade_is_possible(
    discs: dict[str, dict[str, int]], cubes: dict[str, list[int]], ships: list[str], possible: bool
) -> None:
    """A cube in both regions, influence in one of them, a fresh ship at a zone of both."""
    made = table(2, discs=discs, cubes=cubes, ships={"blue": ships}, hands={"blue": ["trade"]})
    assert ("play trade" in turn_options(made, "blue")) is possible


@rule("7.2 Trade")
@ruling("R25", "R89")
def test_trade_asks_for_the_ship_first() -> None:
    """With ships at several trading zones the player names one; a zone without trade is not offered."""
    made = table(
        2,
        discs={"china": {"blue": 1}},
        cubes={"southeast_asia": [1, 0, 0], "china": [0, 1, 0]},
        ships={"blue": ["eastern_seas", "pacific_ocean", "arabian_sea"]},
        hands={"blue": ["trade"]},
    )
    assert act(made, "blue", "play trade") == ["using eastern_seas", "using pacific_ocean"]
    answer(made, "using pacific_ocean")
    assert used_ships(made, "blue") == ["pacific_ocean"]
    assert cubes_in(made, "china") == [1, 0, 0]
