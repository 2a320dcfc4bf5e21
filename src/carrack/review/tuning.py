"""Measures what `tuned.py` ships: what puts chances right, and what the moves of each level cost.

Chances are fitted to games of mixed levels: the exponent by their results, the tempo by games of the level
`advanced`, in which a move on average changes nothing but luck does. Costs come from reviews of mixed games.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from itertools import pairwise
from statistics import fmean, pstdev
from typing import Final, NamedTuple

from carrack.arena.crew import in_processes
from carrack.arena.games import seed_of
from carrack.bots.judge import chance_of, final_chances, odds_of
from carrack.bots.kinds import make_bot
from carrack.bots.levels import ONE_PLY
from carrack.kernel.match import Match
from carrack.kernel.registry import rules_of
from carrack.kernel.rules import Rules, Setup
from carrack.kernel.table import Ask, Table, open_asks
from carrack.review.cut import positions_of
from carrack.review.marks import counted, mark_of
from carrack.review.outlook import Outlook, of_sides, tempered
from carrack.review.records import Cost
from carrack.review.review import USUAL, contested, costs_of
from carrack.review.tuned import Bounds, Calibration, LevelCosts

MIXED: Final = tuple(ONE_PLY)
STANDARD: Final = "advanced"
SAMPLES: Final = 6  # positions of a game by which the exponent is fitted: its results are few
SWEEPS: Final = 40
SHRINK: Final = 20.0  # so many questions without any tempo are added to each kind
BOUNDED_BY: Final = "casual"
LEAST_BOUND: Final = 0.005
ONE_IN: Final = {"inaccuracy": 10, "mistake": 25, "blunder": 100}


@dataclass(frozen=True)
class Plan:
    """Games to learn from, in words that travel to another process; `kinds` go round the seats."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    kinds: tuple[str, ...] = MIXED

    def levels(self, number: int) -> list[str]:
        """Who sits where in a game."""
        return [self.kinds[(seat + number) % len(self.kinds)] for seat in range(self.seats)]


@dataclass
class Step:
    """A decision: who decides what, and everybody's shares by a net that nothing puts right."""

    seat: int
    question: str
    shares: list[float]


@dataclass
class Game:
    """A game decision by decision, with the shares of its end and the seats' sides."""

    end: list[float]
    sides: list[int]
    steps: list[Step] = field(default_factory=list)


def play_match(plan: Plan, number: int) -> Match:
    """A game of a plan, played to its end."""
    rules, setup = rules_and_setup(plan)
    match = Match(rules, setup, seed_of(plan.seed, "table", number))
    bots = [make_bot(kind, seed_of(plan.seed, number, seat)) for seat, kind in enumerate(plan.levels(number))]
    while not match.over:
        seat = open_asks(match.table)[0].seat
        match.apply(seat, bots[seat].choose(match.perspective(seat)))
    return match


def rules_and_setup(plan: Plan) -> tuple[Rules, Setup]:
    """What is played."""
    rules = rules_of(plan.game)
    return rules, rules.setup(plan.seats, plan.options)


def watched(task: tuple[Plan, int]) -> Game:
    """What a net thinks at each decision of a game."""
    plan, number = task
    match = play_match(plan, number)
    outlook = Outlook(match.rules, match.setup, Calibration())
    game = Game(final_chances(match.rules, match.table), match.rules.sides(match.table))
    for position in positions_of(match):
        game.steps.append(Step(*question_of(position.table), outlook.chances(position.table)))
    return game


def question_of(table: Table) -> tuple[int, str]:
    """Who decides, and what the question is called."""
    top = table.stack[-1]
    assert isinstance(top, Ask)
    return top.seat, top.name


def costs_by_level(task: tuple[Plan, int, Calibration]) -> list[tuple[str, Cost]]:
    """What the moves of a game cost, with the level of who made them."""
    plan, number, calibration = task
    match = play_match(plan, number)
    outlook = Outlook(match.rules, match.setup, calibration)
    levels = plan.levels(number)
    return [(levels[cost.seat], cost) for cost in costs_of(outlook, contested(match), USUAL)]


def fitted_exponent(games: Iterable[Game]) -> float:
    """The exponent with which the shares say best who won, by golden sections."""
    rows = [(step.shares, game.end) for game in games for step in sampled(game)]

    def loss(exponent: float) -> float:
        return -sum(
            [
                sum([won * math.log(share + 1e-9) for won, share in zip(end, shares, strict=True)])
                for shares, end in [(tempered(raw, exponent), end) for raw, end in rows]
            ]
        )

    low, high, golden = 0.3, 3.0, 0.5 * (math.sqrt(5) - 1)
    while high - low > 0.005:
        left, right = high - golden * (high - low), low + golden * (high - low)
        if loss(left) < loss(right):
            high = right
        else:
            low = left
    return round(0.5 * (low + high), 3)


def sampled(game: Game) -> list[Step]:
    """A few decisions from the whole game."""
    steps = game.steps
    count = min(SAMPLES, len(steps))
    return [steps[(2 * at + 1) * len(steps) // (2 * count)] for at in range(count)]


class Answered(NamedTuple):
    """An own chance before an answer and after it, and whose question came next, with that side's chance."""

    before: float
    after: float
    question: str
    deciding: float


def fitted_tempo(games: list[Game], exponent: float) -> dict[str, float]:
    """For each question the log-odds with which answering it changes the own chance by nothing on average."""
    kinds: dict[str, list[Answered]] = {}
    for game in games:
        chances = [own_chances(step, game.sides, exponent) for step in game.steps]
        for at, step in enumerate(game.steps[:-1]):
            then, after = game.steps[at + 1], chances[at + 1]
            row = Answered(chances[at][step.seat], after[step.seat], then.question, after[then.seat])
            own = game.sides[then.seat] == game.sides[step.seat]
            kinds.setdefault(step.question, []).append(row._replace(deciding=-1.0) if own else row)
        last = game.steps[-1]
        end = of_sides(game.end, game.sides)[last.seat]
        kinds.setdefault(last.question, []).append(Answered(chances[-1][last.seat], end, "", 0.0))
    tempo = dict.fromkeys(sorted(kinds), 0.0)
    for _ in range(SWEEPS):
        for question, rows in kinds.items():
            changes, slopes = 0.0, SHRINK * 0.2
            for row in rows:
                now = shifted(row.before, tempo[question])
                changes += later(row, tempo.get(row.question, 0.0)) - now
                slopes += now * (1.0 - now)
            tempo[question] += 0.5 * (changes - SHRINK * 0.2 * tempo[question]) / slopes
    return {question: round(value, 3) for question, value in tempo.items()}


def later(row: Answered, tempo: float) -> float:
    """The own chance after an answer, if whoever is asked next has this tempo."""
    if row.deciding < 0.0:
        return shifted(row.after, tempo)
    if row.deciding >= 1.0:
        return row.after
    return row.after * (1.0 - shifted(row.deciding, tempo)) / (1.0 - row.deciding)


def own_chances(step: Step, sides: list[int], exponent: float) -> list[float]:
    """The chance of each seat's side, made bolder."""
    return of_sides(tempered(step.shares, exponent), sides)


def shifted(chance: float, tempo: float) -> float:
    """A chance with log-odds added; what is decided stays so."""
    return chance_of(odds_of(chance) + tempo) if 0.0 < chance < 1.0 else chance


def calibration_of(plan: Plan, games: int, jobs: int, progress: Callable[[int], None]) -> Calibration:
    """What puts the chances of a set-up right."""
    found: dict[tuple[str, ...], list[Game]] = {}
    for kinds in (MIXED, (STANDARD,)):
        tasks = [(replace(plan, kinds=kinds), number) for number in range(games)]
        found[kinds] = []
        for game in in_processes(watched, tasks, jobs):
            found[kinds].append(game)
            progress(sum([len(part) for part in found.values()]))
    exponent = fitted_exponent(found[MIXED])
    return Calibration(exponent, fitted_tempo(found[(STANDARD,)], exponent))


def levels_of(
    plan: Plan, calibration: Calibration, games: int, jobs: int, progress: Callable[[int], None]
) -> tuple[Bounds, list[LevelCosts]]:
    """From which cost on a choice has a name, and what each level's moves cost."""
    mixed = replace(plan, kinds=MIXED, seed=plan.seed + 1)
    tasks = [(mixed, number, calibration) for number in range(games)]
    costs: dict[str, list[Cost]] = {level: [] for level in MIXED}
    for done, found in enumerate(in_processes(costs_by_level, tasks, jobs), 1):
        for level, cost in found:
            costs[level].append(cost)
        progress(done)
    bounds = bounds_of([sure(cost) for cost in costs[BOUNDED_BY]])
    return bounds, in_order([level_costs(level, found, bounds) for level, found in costs.items()])


def in_order(levels: list[LevelCosts]) -> list[LevelCosts]:
    """The levels if each costs less than the one before it; else too few games were reviewed to tell."""
    falling = all(weaker.mean > stronger.mean for weaker, stronger in pairwise(levels))
    return levels if falling else []


def sure(cost: Cost) -> float:
    """A cost, if it is not too close to call."""
    return 0.0 if cost.close else cost.cost


def bounds_of(costs: list[float]) -> Bounds:
    """Costs that one in so many moves exceeds; a name of worse choices has a higher bound."""
    ordered = sorted(costs, reverse=True)
    found: dict[str, float] = {}
    least = LEAST_BOUND
    for name, one_in in ONE_IN.items():
        found[name] = round(max(least, ordered[len(ordered) // one_in]), 3)
        least = found[name] + LEAST_BOUND
    return Bounds(**found)


def level_costs(level: str, costs: list[Cost], bounds: Bounds) -> LevelCosts:
    """What the moves of a level cost, and how often they have a name."""
    marks = [mark_of(cost.cost, cost.close, bounds) for cost in costs]
    means = [counted(cost) for cost in costs]
    return LevelCosts(
        level,
        len(costs),
        round(fmean(means), 5),
        round(pstdev(means), 5),
        round(marks.count("inaccuracy") / len(marks), 4),
        round(marks.count("mistake") / len(marks), 4),
        round(marks.count("blunder") / len(marks), 4),
    )
