"""Statistics of many games."""

from typing import Any

import pytest

from carrack.arena.games import Result
from carrack.arena.statistics import Tally, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_wilson_interval(wins, games, low, high):
    """The interval equals the published values of Wilson's formula."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_no_games_say_nothing():
    """Without games every share is possible."""
    assert wilson(0, 0) == (0.0, 1.0)


def test_shared_victory_is_split():
    """Two winners get half a victory each, and the shares add up to one."""
    tally = Tally(3)
    tally.add(Result([5, 5, 1], [1, 1, 3], [0, 1, 2], 10), ["a", "b", "b"])
    tally.add(Result([2, 0, 4], [2, 3, 1], [0, 1, 2], 20), ["b", "a", "b"])
    summary = tally.as_json()
    assert summary["win_share_by_seat"] == [0.25, 0.25, 0.5]
    assert summary["win_share_by_bot"] == {"a": 0.25, "b": 0.75}
    assert summary["even_share_by_bot"] == {"a": pytest.approx(1 / 3), "b": pytest.approx(2 / 3)}
    assert summary["mean_scores"] == [3.5, 2.5, 2.5]
    assert summary["mean_scores_by_bot"] == {"a": 2.5, "b": 3.0}
    assert tally.decisions == 30


def test_split_victories_are_within_the_interval():
    """Three winners a game: the mean share lies within its interval, which is not too narrow."""
    tally = Tally(3)
    for _ in range(100):
        tally.add(Result([1, 1, 1], [1, 1, 1], [0, 1, 2], 1), ["a", "b", "c"])
    figures: dict[str, Any] = tally.as_json()
    low, high = figures["win_interval_by_bot"]["a"]
    assert low < 1 / 3 < high


def test_partners_win_together():
    """In teams of two each partner's seat has the whole victory; their players count it once."""
    tally = Tally(4)
    tally.add(Result([9, 2, 9, 2], [1, 3, 1, 3], [0, 1, 0, 1], 5), ["a", "b", "a", "b"])
    result = tally.as_json()
    assert result["win_share_by_seat"] == [1.0, 0.0, 1.0, 0.0]
    assert result["win_share_by_bot"] == {"a": 1.0, "b": 0.0}
    assert result["even_share_by_bot"] == {"a": 0.5, "b": 0.5}
