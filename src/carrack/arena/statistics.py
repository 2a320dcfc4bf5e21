"""What many games say: mean scores, shares of the victories, and how sure they are.

A victory that k teams share counts 1/k for each of their seats; for the computer players, partners split
what their team won. The intervals are Wilson's score intervals at 95 % for the mean share. A share of a
game lies between 0 and 1, so its variance is at most that of a plain win or loss with the same mean: with
split victories the interval is a little too wide, never too narrow.

Games of the same deal are not independent. Where deals are played several times with the seats exchanged,
a deal's mean is one value, and `interval_of_mean` says how sure the mean of such values is.
"""

from __future__ import annotations

import math
from fractions import Fraction
from statistics import fmean, stdev
from typing import Final

from carrack.arena.games import Result

Z95: Final = 1.959963984540054


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The interval in which the true share of wins lies, with a confidence of 95 %."""
    if games <= 0:
        return 0.0, 1.0
    share = wins / games
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    middle = share + z * z / (2 * games)
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def interval_of_mean(
    values: list[float], least: float = 0.0, most: float = 1.0, z: float = Z95
) -> tuple[float, float]:
    """The interval in which the mean of independent values from `least` to `most` lies.

    It is that of the normal distribution for the values and one more at each end of the range. So a few
    values that happen to be alike don't look like certainty, and many are hardly changed.
    """
    counted = [*values, least, most]
    middle = fmean(counted)
    spread = z * stdev(counted) / math.sqrt(len(counted))
    return max(least, middle - spread), min(most, middle + spread)


class Tally:
    """Adds up games; the order of the games does not matter."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.games = 0
        self.decisions = 0
        self.scores = [0] * seats
        self.wins = [Fraction(0)] * seats
        self.bot_wins: dict[str, Fraction] = {}
        self.bot_scores: dict[str, int] = {}
        self.bot_seats: dict[str, int] = {}
        self.bot_even: dict[str, Fraction] = {}

    def add(self, result: Result, kinds: list[str]) -> None:
        """Count a game in which `kinds[seat]` played."""
        self.games += 1
        self.decisions += result.decisions
        winning = {team for team, place in zip(result.teams, result.places, strict=True) if place == 1}
        share = Fraction(1, len(winning))
        even = Fraction(1, len(result.teams))
        for seat, kind in enumerate(kinds):
            won = share if result.places[seat] == 1 else Fraction(0)
            score = result.scores[seat]
            self.scores[seat] += score
            self.wins[seat] += won
            partners = result.teams.count(result.teams[seat])
            self.bot_wins[kind] = self.bot_wins.get(kind, Fraction(0)) + won / partners
            self.bot_scores[kind] = self.bot_scores.get(kind, 0) + score
            self.bot_seats[kind] = self.bot_seats.get(kind, 0) + 1
            self.bot_even[kind] = self.bot_even.get(kind, Fraction(0)) + even

    def as_json(self) -> dict[str, object]:
        """Lists are by seat, dictionaries by computer player."""
        games = self.games
        bots = sorted(self.bot_seats)
        return {
            "mean_scores": [score / games for score in self.scores],
            "mean_scores_by_bot": {bot: self.bot_scores[bot] / self.bot_seats[bot] for bot in bots},
            "win_share_by_seat": [float(wins / games) for wins in self.wins],
            "win_interval_by_seat": [list(wilson(float(wins), games)) for wins in self.wins],
            "win_share_by_bot": {bot: float(self.bot_wins[bot] / games) for bot in bots},
            "win_interval_by_bot": {bot: list(wilson(float(self.bot_wins[bot]), games)) for bot in bots},
            "even_share_by_bot": {bot: float(self.bot_even[bot] / games) for bot in bots},
        }
