"""Ratings: known strengths are found again, and the intervals are honest."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from carrack.arena.ratings import FINE, MEAN, SCALE, Meeting, Row, fitted, ratings_of, solved
from carrack.kernel.chance import Stream

TRUE = [1250.0, 1400.0, 1550.0, 1800.0]


def wins(stream: Stream, lone: float, other: float, sides: int) -> float:
    """Whether a side wins against the others, by the model."""
    odds = math.exp((lone - other) / SCALE) / (sides - 1)
    return float(stream.below(FINE) < odds / (1 + odds) * FINE)


def simulated(stream: Stream, first: int, second: int, sides: int, deals: int) -> Meeting:
    """A meeting of two players of known strength."""

    def shares(lone: int, other: int) -> list[float]:
        return [
            sum([wins(stream, TRUE[lone], TRUE[other], sides) for _ in range(sides)]) / sides
            for _ in range(deals)
        ]

    return Meeting(first, second, sides, shares(first, second), shares(second, first) if sides > 2 else [])


@pytest.mark.parametrize("sides", [2, 3, 5])
def test_known_ratings_are_recovered(sides: int) -> None:
    """From neighbours and those two places apart, with any number of sides."""
    stream = Stream(sides)
    pairs = [(0, 1), (1, 2), (2, 3), (0, 2), (1, 3)]
    meetings = [simulated(stream, *pair, sides, 1500 // sides) for pair in pairs]
    for rating, true in zip(ratings_of(4, meetings, repeats=100), TRUE, strict=True):
        assert rating.value == pytest.approx(true, abs=35)
        assert rating.low < rating.value < rating.high < rating.low + 120


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    """Of 240 intervals from 20 deals a pair 12 are expected to miss; few more do."""
    stream = Stream(7)
    missed = 0
    for _ in range(60):
        meetings = [simulated(stream, *pair, 3, 20) for pair in pairwise(range(4))]
        ratings = ratings_of(4, meetings, stream.fork(), repeats=80)
        missed += sum([not r.low <= true <= r.high for r, true in zip(ratings, TRUE, strict=True)])
    assert 2 <= missed <= 20


def test_winning_everything_is_no_certainty() -> None:
    """A player that never lost has a finite rating, whose interval is wide."""
    strong, weak = ratings_of(2, [Meeting(1, 0, 2, [1.0] * 8, [])])[::-1]
    assert MEAN + 150 < strong.value < MEAN + 600
    assert strong.high - strong.low > 100
    assert strong.value - MEAN == pytest.approx(MEAN - weak.value)


def test_equal_results_give_equal_ratings() -> None:
    """An even share of three sides is a third, not a half; the ratings' mean is 1500."""
    third = [1 / 3] * 30
    for rating in ratings_of(2, [Meeting(0, 1, 3, third, third)]):
        assert rating.value == pytest.approx(MEAN)


def test_ratings_can_be_repeated() -> None:
    """The seed decides the bootstrap, and nothing else."""
    meetings = [simulated(Stream(3), 0, 1, 2, 20)]
    assert ratings_of(2, meetings, 5) == ratings_of(2, meetings, 5)
    assert ratings_of(2, meetings, 5)[0].low != ratings_of(2, meetings, 6)[0].low


def test_the_fit_is_the_most_likely_one() -> None:
    """Wins beyond those expected are just what the further, shared game takes away again."""
    rows = [Row(0, 1, -math.log(2), 12.0, 18.0), Row(1, 0, -math.log(2), 5.0, 25.0)]
    values = fitted(rows, [1.0, 1.0], [0.0, 0.0])
    surprise = [0.0, 0.0]
    for row in rows:
        odds = values[row.lone] - values[row.other] + row.handicap
        beyond = row.won - (row.won + row.lost) * (0.5 + 0.5 * math.tanh(odds / 2))
        surprise[row.lone] += beyond
        surprise[row.other] -= beyond
    assert surprise == pytest.approx([math.tanh(value / 2) / 2 for value in values], abs=1e-6)
    assert values[0] > values[1]


def test_equations_are_solved() -> None:
    """Elimination finds what was put in."""
    matrix = [[4.0, 1.0, 0.0], [1.0, 3.0, -1.0], [0.0, -1.0, 2.0]]
    right = [
        sum(factor * value for factor, value in zip(row, (1.0, -2.0, 3.0), strict=True)) for row in matrix
    ]
    assert solved(matrix, right) == pytest.approx([1.0, -2.0, 3.0])
