"""What a position is worth to a seat: the one answer that search, hints, reviews and levels ask for.

Behind it stands a game's hand-written evaluation or what was learned from many games (`weights.py`). A value
is the logarithm of the odds of winning, so that 0 is even for two sides and differences mean the same
everywhere; the hand-written one is only roughly on that scale.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import mypyc_attr

from carrack.bots.net import Layers, Net, make_net
from carrack.kernel.rules import Rules
from carrack.kernel.table import Table

SURE: Final = 12.0  # log-odds of what is decided
JUDGEMENT: Final = "judgement"
HUNDREDTHS: Final = 100.0  # parts of one in which a net gets the hand-written judgement
MOST: Final = 30_000.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges positions of one game as a seat may know them; on imagined tables nothing is hidden."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules

    def value(self, table: Table, seat: int) -> float:
        """How well a seat stands."""
        raise NotImplementedError

    def chances(self, table: Table, seat: int) -> list[float]:
        """Everybody's share of the victory as a seat sees it, by seat; together 1."""
        raise NotImplementedError


class WrittenJudge(Judge):
    """The game's own evaluation; who has won is decided by the rules."""

    def value(self, table: Table, seat: int) -> float:
        if not table.stack:
            return log_odds(final_chances(self.rules, table), seat, self.rules.sides(table))
        return self.rules.evaluate_table(table, seat)

    def chances(self, table: Table, seat: int) -> list[float]:
        """As if everybody's evaluation were log-odds."""
        if not table.stack:
            return final_chances(self.rules, table)
        values = [self.rules.evaluate_table(table, other) for other in range(table.seats)]
        return shares_of(values)


class LearnedJudge(Judge):
    """A value net over the game's features and its hand-written evaluation, from which it began."""

    def __init__(self, rules: Rules, layers: Layers, score_unit: float) -> None:
        super().__init__(rules)
        self.net: Final[Net] = make_net(layers)
        self.seats: Final[int] = layers.outputs // 2
        self.score_unit: Final = score_unit

    def value(self, table: Table, seat: int) -> float:
        if not table.stack:
            return log_odds(final_chances(self.rules, table), seat, self.rules.sides(table))
        seats = table.seats
        outputs = self.net.run(inputs_of(self.rules, table, seat), seats)
        sides = self.rules.sides(table)
        own = sides[seat]
        most = max(outputs)
        mine = 0.0
        others = 0.0
        for at in range(seats):
            weight = math.exp(outputs[at] - most)
            if sides[(seat + at) % seats] == own:
                mine += weight
            else:
                others += weight
        return math.log((mine + 1e-9) / (others + 1e-9))

    def chances(self, table: Table, seat: int) -> list[float]:
        if not table.stack:
            return final_chances(self.rules, table)
        seats = table.seats
        shares = self.shares(inputs_of(self.rules, table, seat), seats)
        return [shares[(other - seat) % seats] for other in range(seats)]

    def shares(self, inputs: list[int], seats: int) -> list[float]:
        """Everybody's share of the victory by what a net gets to know of a position, own seat first."""
        return shares_of(self.net.run(inputs, seats))

    def scores(self, table: Table, seat: int) -> list[float]:
        """The final scores that a seat expects, by seat."""
        seats = table.seats
        outputs = self.net.run(inputs_of(self.rules, table, seat), self.seats + seats)[self.seats :]
        return [outputs[(other - seat) % seats] * self.score_unit for other in range(seats)]


def input_names(rules: Rules) -> list[str]:
    """What a net gets to know, by name; nothing if the game declares no features."""
    names = rules.feature_names()
    return [*names, JUDGEMENT] if names else []


def inputs_of(rules: Rules, table: Table, seat: int) -> list[int]:
    """What a net gets to know of a position in play: the features, and at last the hand-written judgement.

    The judgement lets a net play as well as the greedy player before it has learned anything.
    """
    found, value = rules.features_and_value(table, seat)
    found.append(int(max(-MOST, min(MOST, HUNDREDTHS * value))))
    return found


def shares_of(values: list[float]) -> list[float]:
    """Log-odds as shares of one victory."""
    most = max(values)
    weights = [math.exp(value - most) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def final_chances(rules: Rules, table: Table) -> list[float]:
    """Everybody's share of a victory that is decided; partners split that of their team."""
    standings = rules.standings(table)
    shares = standings.shares()
    total = sum(shares)
    return [share / total for share in shares]


def log_odds(chances: list[float], seat: int, sides: list[int]) -> float:
    """The odds of a seat's side, as a logarithm."""
    return odds_of(sum([chance for chance, side in zip(chances, sides, strict=True) if side == sides[seat]]))


def odds_of(chance: float) -> float:
    """A chance as log-odds."""
    return max(-SURE, min(SURE, math.log((chance + 1e-9) / (1.0 - chance + 1e-9))))


def chance_of(value: float) -> float:
    """Log-odds as a chance."""
    return 0.5 + 0.5 * math.tanh(0.5 * value)
