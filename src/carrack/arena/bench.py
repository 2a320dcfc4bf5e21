"""How fast the rules are: decisions, copies, games, beside a fixed loop and Catanatron in the same run.

A decision is everything that random play needs: options, choice and taking it, with events off. Catanatron
asks for forced actions too, and they count; beside that stands the ratio without what is forced. All that is
measured takes turns in short slices, and the median of the slices counts, so that noise hits all alike. This
module is never compiled: its reference loop tells machines and minutes apart.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from typing import Any, Final

import carrack
from carrack.arena.catan import Catan, catan
from carrack.arena.checks.counts import random_table
from carrack.arena.clock import seconds_of_work
from carrack.arena.games import seed_of
from carrack.kernel.chance import Stream
from carrack.kernel.registry import rules_of
from carrack.kernel.rules import Rules, Setup, SetupError
from carrack.kernel.table import Table, advance, take

SLICE: Final = 0.2
COPIES: Final = 400
MIDDLES: Final = 5
FEWEST_SLICES: Final = 5
REFERENCE_LOOPS: Final = 50_000
GOALS: Final = {"interpreted": 4.0, "compiled": 12.0}
GOAL_COPY: Final = 15.0


def reference_loop(loops: int) -> int:
    """The fixed loop: integer arithmetic in plain Python."""
    value = 1
    for step in range(loops):
        value = (value * 1103515245 + step) & 0x3FFFFFFF
    return value


class Subject:
    """One game with one number of players and one set of options."""

    def __init__(self, rules: Rules, setup: Setup) -> None:
        self.rules: Final = rules
        self.setup: Final = setup
        self._stream: Final = Stream(1)
        self._games = 0
        # Of whole games beside those that are timed: all decisions, and those between several options.
        self.decided = 0
        self.chosen = 0
        self._table: Table | None = None
        self._options: list[Any] = []

    def slice(self, seconds: float) -> tuple[int, int, int, float]:
        """Play for some time: decisions, games, the sum of options and the seconds it took."""
        decisions = games = seen = 0
        stream = self._stream
        begun = seconds_of_work()
        end = begun + seconds
        table, options = self._table, self._options
        while seconds_of_work() < end:
            for _ in range(64):
                if table is None or not options:
                    self._games += 1
                    table = self.rules.new_table(self.setup, self._games)
                    options = advance(table)
                count = len(options)
                options = take(table, options[stream.below(count)])
                decisions += 1
                seen += count
                if not options:
                    games += 1
        self._table, self._options = table, options
        return decisions, games, seen, seconds_of_work() - begun

    def measure(self) -> Measure:
        """To be measured, with tables in mid-game for the copies."""
        middles = [self.middle(seed_of(1, "middle", n)) for n in range(MIDDLES)]
        return Measure(self.slice, middles, self.chosen / self.decided)

    def middle(self, seed: int) -> Table:
        """A table after half of a random game's decisions."""
        half = self.decisions_of(seed) // 2
        return random_table(self.rules, self.setup.seats, self.setup.options, seed, half)

    def decisions_of(self, seed: int) -> int:
        decisions = 0
        stream = Stream(seed)
        table = self.rules.new_table(self.setup, seed)
        options = advance(table)
        while options:
            self.chosen += len(options) > 1
            options = take(table, options[stream.below(len(options))])
            decisions += 1
        self.decided += decisions
        return decisions


class Measure:
    """The slices of one subject."""

    def __init__(
        self, play: Callable[[float], tuple[int, int, int, float]], middles: list[Any], chosen: float
    ) -> None:
        self.play: Final = play
        self.middles: Final = middles
        # The share of the decisions that are choices between several options.
        self.chosen: Final = chosen
        self.rates: list[float] = []
        self.copies: list[float] = []
        self.rate_ratios: list[float] = []
        self.copy_ratios: list[float] = []
        self.decisions = 0
        self.games = 0
        self.options = 0
        self.seconds = 0.0

    def run(self, seconds: float) -> None:
        """One slice of play and one of copies."""
        decisions, games, options, took = self.play(seconds)
        self.rates.append(decisions / took)
        self.decisions += decisions
        self.games += games
        self.options += options
        self.seconds += took
        begun = seconds_of_work()
        for middle in self.middles:
            for _ in range(COPIES // len(self.middles)):
                middle.copy()
        self.copies.append((seconds_of_work() - begun) / COPIES * 1e6)

    def compare(self, other: Measure) -> None:
        """The last slice beside the last one of another subject."""
        self.rate_ratios.append(self.rates[-1] / other.rates[-1])
        self.copy_ratios.append(other.copies[-1] / self.copies[-1])

    def as_json(self) -> dict[str, Any]:
        """The medians of the slices."""
        rate = statistics.median(self.rates)
        length = self.decisions / self.games if self.games else 0
        return {
            "decisions_per_second": rate,
            "microseconds_per_copy": statistics.median(self.copies),
            "mean_options": self.options / self.decisions,
            "games_per_second": rate / length if length else 0.0,
            "chosen": self.chosen,
            "decisions": self.decisions,
            "games": self.games,
            "seconds": self.seconds,
        }


def subjects(games: list[str]) -> list[Subject]:
    """Every number of players with the usual options; every other variant with as many as it takes."""
    found: list[Subject] = []
    for game in games:
        rules = rules_of(game)
        found += [Subject(rules, rules.usual_setup(players)) for players in rules.players]
        for option in rules.options:
            if option.kind == "variant":
                found += [
                    Subject(rules, rules.setups_with(None, {option.name: value})[-1])
                    for value in option.values[1:]
                    if can_be_chosen_alone(rules, option.name, value)
                ]
    return found


def can_be_chosen_alone(rules: Rules, name: str, value: str) -> bool:
    """Whether some number of players can have this value with the default of every other option."""
    try:
        return bool(rules.setups_with(None, {name: value}))
    except SetupError:
        return False


def bench(games: list[str], seconds: float, progress: Callable[[float], None]) -> dict[str, Any]:
    """Measure games for `seconds` each; `progress` is told the finished share."""
    measured = subjects(games)
    measures = [subject.measure() for subject in measured]
    yardstick = catan()
    other = None if yardstick is None else catan_measure(yardstick)
    loops: list[float] = []
    rounds = max(FEWEST_SLICES, round(seconds / SLICE))
    for number in range(rounds):
        for measure in measures:
            measure.run(seconds / rounds)
            if other is not None:
                other.run(seconds / rounds)
                measure.compare(other)
            begun = seconds_of_work()
            reference_loop(REFERENCE_LOOPS)
            loops.append(REFERENCE_LOOPS / (seconds_of_work() - begun))
        progress((number + 1) / rounds)
    reference = statistics.median(loops)
    theirs = None if other is None or yardstick is None else other.as_json()
    return {
        "build": carrack.engine(),
        "reference_loops_per_second": reference,
        "goals": {"decisions_ratio": GOALS[carrack.engine()], "copy_ratio": GOAL_COPY},
        "catanatron": None
        if theirs is None or yardstick is None
        else {"version": yardstick.version, **theirs},
        "games": [
            row(subject, measure, reference, other)
            for subject, measure in zip(measured, measures, strict=True)
        ],
    }


def catan_measure(yardstick: Catan) -> Measure:
    """Catanatron, measured like a game of ours."""
    middles = [yardstick.middle() for _ in range(MIDDLES)]
    return Measure(yardstick.slice, middles, yardstick.chosen / yardstick.decided)


def row(subject: Subject, measure: Measure, reference: float, other: Measure | None) -> dict[str, Any]:
    """One line of the table, with the ratios to the yardsticks: medians of neighbouring slices."""
    own = measure.as_json()
    ratio = None if other is None else statistics.median(measure.rate_ratios)
    return {
        "game": subject.rules.id,
        "players": subject.setup.seats,
        "options": subject.setup.options,
        **own,
        "decisions_per_1000_loops": own["decisions_per_second"] / reference * 1000,
        "decisions_ratio": ratio,
        "choices_ratio": None if ratio is None or other is None else ratio * measure.chosen / other.chosen,
        "copy_ratio": None if other is None else statistics.median(measure.copy_ratios),
    }
