"""How good reviews are: whether chances come true, luck averages to zero, planted blunders are found."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from operator import attrgetter
from statistics import fmean, stdev

from msgspec import Struct

from carrack.arena.crew import in_processes
from carrack.arena.games import seed_of
from carrack.arena.statistics import wilson
from carrack.bots.judge import chance_of, final_chances
from carrack.bots.kinds import make_bot
from carrack.bots.moves import Move, Scout
from carrack.kernel.actions import Action
from carrack.kernel.chance import Stream
from carrack.kernel.match import Match
from carrack.kernel.perspective import Perspective
from carrack.kernel.table import Table, open_asks
from carrack.review.costs import FIRST_LOOK, OUTCOMES
from carrack.review.cut import positions_of
from carrack.review.lines import play_line
from carrack.review.luck import first_table, usual_after, usual_start
from carrack.review.outlook import Outlook, of_sides
from carrack.review.review import USUAL, contested, costs_of
from carrack.review.tuned import tuned_for
from carrack.review.tuning import STANDARD, Plan, play_match, rules_and_setup

BINS = 10
POSITIONS = 5
PLANTED_IN = "expert:8"
"""The strongest level, by lines instead of time: so the same seed gives the same games."""
WORLDS = 8
"""Imagined tables on which a planted move has to be a blunder: others than those of the review."""
COSTLIEST = 3


class Bin(Struct, frozen=True):
    """Chances that were said between two tenths: their number, mean, and how often they came true."""

    count: int
    said: float
    true: float


class Calibrated(Struct, frozen=True):
    """How true chances come: positions, games, expected calibration error and Brier score, by tenths."""

    games: int
    positions: int
    error: float
    raw_error: float
    brier: float
    bins: list[Bin]


class Lucky(Struct, frozen=True):
    """The luck of each seat over many games: its mean with an interval at 95 %."""

    games: int
    means: list[float]
    spreads: list[float]


class Planted(Struct, frozen=True):
    """Random choices put into games, and how many were among the costliest that the review found."""

    games: int
    found: int
    low: float
    high: float


class Checked(Struct, frozen=True):
    """What was measured about the reviews of a set-up."""

    game: str
    players: int
    options: dict[str, str]
    command: str
    date: str
    calibration: Calibrated
    luck: Lucky
    planted: Planted | None


class Looked(Struct, frozen=True):
    """What a game tells: pairs of what was said and what came of it, raw too, and everybody's luck."""

    said: list[tuple[float, float]]
    raw: list[tuple[float, float]]
    luck: list[float]


def looked_at(task: tuple[Plan, int]) -> Looked:
    """Chances at some positions of a game, what came of them, and the luck of the whole game."""
    plan, number = task
    match = play_match(plan, number)
    outlook = Outlook(match.rules, match.setup)
    end = final_chances(match.rules, match.table)
    sides = outlook.sides
    won = of_sides(end, sides)
    stream = Stream(seed_of(plan.seed, "sample", number))
    chosen = {stream.below(len(match.choices)) for _ in range(POSITIONS)}
    said: list[tuple[float, float]] = []
    raw: list[tuple[float, float]] = []
    start = usual_start(outlook, match)
    luck = [now - before for now, before in zip(outlook.side_chances(first_table(match)), start, strict=True)]
    for position in positions_of(match):
        if position.at in chosen:
            said += zip(outlook.side_chances(position.table), won, strict=True)
            own = of_sides(outlook.judge.chances(position.table, position.seat), sides)
            raw.append((own[position.seat], won[position.seat]))
        if position.chance:
            usual = usual_after(outlook, position)
            for seat, chance in enumerate(outlook.side_chances(position.after)):
                luck[seat] += chance - usual[seat]
    return Looked(said, raw, luck)


def binned(pairs: list[tuple[float, float]]) -> list[Bin]:
    """What came of chances, by tenths; empty ones are left out."""
    found: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for said, true in pairs:
        found[min(BINS - 1, int(said * BINS))].append((said, true))
    return [
        Bin(len(part), fmean([said for said, _ in part]), fmean([true for _, true in part]))
        for part in found
        if part
    ]


def calibration_error(bins: list[Bin]) -> float:
    """By how much what was said and what came of it differ, on average over what was said."""
    total = sum([one.count for one in bins])
    return sum([one.count * abs(one.said - one.true) for one in bins]) / total


def looks(plan: Plan, games: int, jobs: int, progress: Callable[[int], None]) -> tuple[Calibrated, Lucky]:
    """Calibration and luck over many games of mixed levels."""
    said: list[tuple[float, float]] = []
    raw: list[tuple[float, float]] = []
    luck: list[list[float]] = []
    for one in in_processes(looked_at, [(plan, number) for number in range(games)], jobs):
        said += one.said
        raw += one.raw
        luck.append(one.luck)
        progress(len(luck))
    bins = binned(said)
    brier = fmean([(chance - true) ** 2 for chance, true in said])
    error, raw_error = calibration_error(bins), calibration_error(binned(raw))
    by_seat = list(zip(*luck, strict=True))
    return (
        Calibrated(games, len(raw), error, raw_error, brier, bins),
        Lucky(
            games,
            [fmean(values) for values in by_seat],
            [2.0 * stdev(values) / math.sqrt(games) for values in by_seat],
        ),
    )


def is_found(task: tuple[Plan, int]) -> bool | None:
    """Whether a random choice put into a game is among the costliest that its review names.

    None where the options never differ so much.
    """
    plan, number = task
    match, planted = with_planted(plan, number)
    if planted < 0:
        return None
    outlook = Outlook(match.rules, match.setup)
    costs = costs_of(outlook, contested(match), USUAL)
    told = sorted([cost for cost in costs if not cost.close], key=lambda cost: -cost.cost)
    return any(cost.at <= planted < cost.at + len(cost.played) for cost in told[:COSTLIEST])


def with_planted(plan: Plan, number: int) -> tuple[Match, int]:
    """A game with one random move at a decision where the moves differ, and the number of its first choice.

    It is put there as soon as moves differ after a moment drawn at random; if they never do, after an
    earlier one.
    """
    stream = Stream(seed_of(plan.seed, "plant", number))
    usual = play_match(replace(plan, kinds=(STANDARD,)), number)
    after = stream.below(9 * len(usual.choices) // 10)
    while True:
        match, planted = planted_after(plan, number, after, stream)
        if planted >= 0 or after == 0:
            return match, planted
        after //= 2


def planted_after(plan: Plan, number: int, after: int, stream: Stream) -> tuple[Match, int]:
    """The same with the first such decision after so many choices; -1 if there is none."""
    rules, setup = rules_and_setup(plan)
    match = Match(rules, setup, seed_of(plan.seed, "planted", number))
    bots = [make_bot(kind, seed_of(plan.seed, number, seat)) for seat, kind in enumerate(plan.levels(number))]
    outlook, blunder = Outlook(rules, setup), tuned_for(rules, setup).bounds.blunder
    planted, erring, left = -1, -1, list[Action]()
    while not match.over:
        seat = open_asks(match.table)[0].seat
        perspective = match.perspective(seat)
        if planted < 0 and len(match.choices) >= after:
            left = random_one(outlook, perspective, stream, blunder)
            planted, erring = len(match.choices) if left else -1, seat
        goes_on = bool(left) and seat == erring and left[0] in perspective.options
        match.apply(seat, left.pop(0) if goes_on else bots[seat].choose(perspective))
        left = left if goes_on else []
    return match, planted


def random_one(outlook: Outlook, perspective: Perspective, stream: Stream, blunder: float) -> list[Action]:
    """Any of the moves that look like blunders at first sight, if its lines agree; otherwise nothing."""
    options = perspective.options
    if len(options) < 2:
        return []
    world = perspective.imagine(stream.fork())
    scout = Scout(outlook.judge, world.seats, OUTCOMES)
    moves = scout.moves(world, options, max(FIRST_LOOK, len(options)))
    best = max(moves, key=attrgetter("value"))
    worse = [move for move in moves if chance_of(move.value) <= chance_of(best.value) - blunder]
    if not worse:
        return []
    chosen = worse[stream.below(len(worse))]
    worlds = [perspective.imagine(stream.fork()) for _ in range(WORLDS)]
    sure = shortfall(outlook, worlds, perspective.seat, best, chosen) >= blunder
    return list(chosen.actions) if sure else []


def shortfall(outlook: Outlook, worlds: list[Table], seat: int, best: Move, other: Move) -> float:
    """By how much the ends of a move's lines are worse than those of another, in chance of winning."""
    scout = Scout(outlook.judge, worlds[0].seats)
    ends = [[play_line(scout, world, seat, move).end for move in (best, other)] for world in worlds]
    return fmean([outlook.side_chances(one)[seat] - outlook.side_chances(two)[seat] for one, two in ends])


def planted_found(plan: Plan, games: int, jobs: int, progress: Callable[[int], None]) -> Planted:
    """How many planted choices are found in games of the strongest level that plays without a clock."""
    tasks = [(replace(plan, kinds=(PLANTED_IN,)), number) for number in range(games)]
    found: list[bool] = []
    for done, one in enumerate(in_processes(is_found, tasks, jobs), 1):
        if one is not None:
            found.append(one)
        progress(done)
    return Planted(len(found), sum(found), *wilson(sum(found), len(found)))
