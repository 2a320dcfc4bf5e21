"""How everybody stands in a position: chances of winning and expected scores.

A net that looks from one seat flatters that seat a little. The mean over all seats' viewpoints doesn't, and
what is left is put right by what was fitted to games (`tuned.py`).
"""

from __future__ import annotations

from typing import Final

from carrack.arena.duel import sides_of
from carrack.bots.judge import Judge, LearnedJudge, chance_of, final_chances, odds_of
from carrack.bots.weights import judge_of
from carrack.kernel.perspective import Perspective
from carrack.kernel.rules import Rules, Setup
from carrack.kernel.table import Ask, Table
from carrack.review.tuned import Calibration, tuned_for


class Outlook:
    """Judges positions of one set-up for all seats at once."""

    def __init__(self, rules: Rules, setup: Setup, calibration: Calibration | None = None) -> None:
        self.rules: Final = rules
        self.setup: Final = setup
        self.judge: Final[Judge] = judge_of(rules, setup)
        self.calibration: Final = tuned_for(rules, setup).calibration if calibration is None else calibration
        self.sides: Final = sides_of(rules, setup)

    def chances(self, table: Table) -> list[float]:
        """Everybody's share of the victory, by seat; together 1. What has ended is as it ended."""
        if not table.stack:
            return final_chances(self.rules, table)
        seats = range(table.seats)
        views = [self.judge.chances(table, seat) for seat in seats]
        shares = tempered([sum([view[seat] for view in views]) for seat in seats], self.calibration.exponent)
        top = table.stack[-1]
        assert isinstance(top, Ask)
        tempo = self.calibration.tempo.get(top.name, 0.0)
        return with_tempo(shares, [side == self.sides[top.seat] for side in self.sides], tempo)

    def side_chances(self, table: Table) -> list[float]:
        """The chance of each seat's side to win: partners share theirs."""
        return of_sides(self.chances(table), self.sides)

    def scores(self, table: Table) -> list[float]:
        """The final scores that are expected, by seat; nothing where no net has learned to expect any."""
        if not table.stack:
            return [float(score) for score in self.rules.standings(table).scores]
        judge = self.judge
        if not isinstance(judge, LearnedJudge):
            return []
        seats = range(table.seats)
        views = [judge.scores(table, seat) for seat in seats]
        return [sum([view[seat] for view in views]) / table.seats for seat in seats]

    def known(self, perspective: Perspective, seeds: list[int]) -> list[float]:
        """Everybody's share of the victory as far as a seat can know: the mean over tables it imagines."""
        found = [self.chances(perspective.imagine(seed)) for seed in seeds]
        return [sum(shares) / len(found) for shares in zip(*found, strict=True)]


def tempered(shares: list[float], exponent: float) -> list[float]:
    """Shares of 1 made bolder (an exponent above 1) or more careful."""
    powers = [share**exponent for share in shares]
    total = sum(powers)
    return [power / total for power in powers]


def with_tempo(shares: list[float], deciding: list[bool], tempo: float) -> list[float]:
    """Shares with log-odds added for the side that decides; the others' shares shrink alike."""
    if not tempo:
        return shares
    before = sum([share for share, own in zip(shares, deciding, strict=True) if own])
    after = chance_of(odds_of(before) + tempo)
    more, less = after / before, (1.0 - after) / (1.0 - before)
    return [share * (more if own else less) for share, own in zip(shares, deciding, strict=True)]


def of_sides(shares: list[float], sides: list[int]) -> list[float]:
    """What each seat's side has together."""
    return [
        sum([share for share, other in zip(shares, sides, strict=True) if other == side]) for side in sides
    ]
