"""Ratings from results: a Bradley-Terry model, fitted to shares of victories, with intervals.

A side wins with odds that are the ratio of its player's strength to the strengths of all other sides together
(for several sides this is Plackett and Luce's model of who comes first). Ratings are 400 times the decimal
logarithm of the strength, so that 400 more are odds of ten to one between two; their mean is 1500.

Every player is taken to have shared the victory of one more game with somebody of average strength: a player
that never lost is not infinitely strong. The intervals come from a bootstrap over deals, in Rubin's way: each
deal, and each of those further games, is given a random weight instead of being drawn again or not at all, so
that a pair in which one side won everything is not taken for certain. Some two deals of a pair are left out
each time: without that, intervals from few deals are too narrow (tests/arena/test_ratings.py measures it).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from carrack.kernel.chance import Stream

MEAN: Final = 1500.0
SCALE: Final = 400 / math.log(10)
REPEATS: Final = 400
OUTSIDE: Final = 0.025  # what lies below a 95 % interval, and what lies above
LEFT_OUT: Final = 2.0  # deals
MOST_STEPS: Final = 100
LONGEST_STEP: Final = 2.0
CLOSE: Final = 1e-7
FINE: Final = 1 << 30


@dataclass(frozen=True)
class Meeting:
    """What two players' deals said: their numbers, and how often a lone side of each won, deal by deal.

    `second_alone` is empty where there are two sides: the share of the one says that of the other.
    """

    first: int
    second: int
    sides: int
    first_alone: list[float]
    second_alone: list[float]


@dataclass(frozen=True)
class Rating:
    """A rating with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Row:
    """Weighted games in which one side of a player met sides of another."""

    lone: int
    other: int
    handicap: float
    won: float
    lost: float


def ratings_of(players: int, meetings: list[Meeting], seed: int = 1, repeats: int = REPEATS) -> list[Rating]:
    """The ratings of players 0 to `players` - 1."""
    even = [[1.0] * len(meeting.first_alone) for meeting in meetings]
    found = fitted(rows_of(meetings, even), [1.0] * players, [0.0] * players)
    stream = Stream(seed)
    again: list[list[float]] = []
    for _ in range(repeats):
        weights = [weights_of_deals(stream, len(meeting.first_alone)) for meeting in meetings]
        drawn = [weight(stream) for _ in range(players)]
        again.append(centred(fitted(rows_of(meetings, weights), drawn, found)))
    outside = int(OUTSIDE * repeats)
    ratings: list[Rating] = []
    for player, value in enumerate(centred(found)):
        ordered = sorted([values[player] for values in again])
        low, high = (ordered[outside], ordered[-1 - outside]) if ordered else (value, value)
        ratings.append(Rating(on_scale(value), on_scale(min(low, value)), on_scale(max(high, value))))
    return ratings


def on_scale(value: float) -> float:
    """A strength's natural logarithm as a rating."""
    return MEAN + SCALE * value


def centred(values: list[float]) -> list[float]:
    """The same strengths, their mean at 0."""
    mean = sum(values) / len(values)
    return [value - mean for value in values]


def weight(stream: Stream) -> float:
    """A draw from the exponential distribution with mean 1."""
    return -math.log((stream.below(FINE) + 0.5) / FINE)


def weights_of_deals(stream: Stream, deals: int) -> list[float]:
    """A weight for each deal of a pair; about two of them have none."""
    left_out = int(FINE * min(0.5, LEFT_OUT / max(1, deals)))
    return [weight(stream) if stream.below(FINE) >= left_out else 0.0 for _ in range(deals)]


def rows_of(meetings: list[Meeting], weights: list[list[float]]) -> list[Row]:
    """The games of all meetings, each deal with its weight; a deal has a game for every side."""
    rows: list[Row] = []
    for meeting, by_deal in zip(meetings, weights, strict=True):
        handicap = -math.log(meeting.sides - 1)
        pairs = (
            (meeting.first, meeting.second, meeting.first_alone),
            (meeting.second, meeting.first, meeting.second_alone),
        )
        for lone, other, shares in pairs:
            if shares:
                won = sum([heavy * share for heavy, share in zip(by_deal, shares, strict=True)])
                games = sum(by_deal)
                rows.append(Row(lone, other, handicap, meeting.sides * won, meeting.sides * (games - won)))
    return rows


def fitted(rows: list[Row], drawn: list[float], start: list[float]) -> list[float]:
    """The natural logarithms of the most likely strengths, by Newton's method.

    `drawn` weighs each player's further game, shared with an average player.
    """
    players = len(drawn)
    values = start.copy()
    for _ in range(MOST_STEPS):
        slope = [-heavy * math.tanh(value / 2) / 2 for heavy, value in zip(drawn, values, strict=True)]
        bend = [[0.0] * players for _ in range(players)]
        for player, heavy in enumerate(drawn):
            bend[player][player] = heavy * spread_at(values[player])
        for row in rows:
            odds = values[row.lone] - values[row.other] + row.handicap
            games = row.won + row.lost
            surprise = row.won - games * (0.5 + 0.5 * math.tanh(odds / 2))
            slope[row.lone] += surprise
            slope[row.other] -= surprise
            known = games * spread_at(odds)
            for player in (row.lone, row.other):
                bend[player][player] += known
            bend[row.lone][row.other] -= known
            bend[row.other][row.lone] -= known
        step = solved(bend, slope)
        longest = max([abs(part) for part in step])
        shorter = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        values = [value + shorter * part for value, part in zip(values, step, strict=True)]
        if longest < CLOSE:
            break
    return values


def spread_at(odds: float) -> float:
    """The variance of a game with these log-odds."""
    chance = 0.5 + 0.5 * math.tanh(odds / 2)
    return max(chance * (1 - chance), 1e-12)


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations with a positive definite matrix, by elimination."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for at in range(size):
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            if factor:
                for column in range(at, size + 1):
                    rows[below][column] -= factor * rows[at][column]
    found = [0.0] * size
    for at in range(size - 1, -1, -1):
        rest = sum([rows[at][column] * found[column] for column in range(at + 1, size)])
        found[at] = (rows[at][size] - rest) / rows[at][at]
    return found
