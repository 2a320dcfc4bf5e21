"""Reviews a finished match: first at a glance, then decision by decision, on several processes if there are.

The same match gives the same review, whatever the number of processes, unless it is done by the clock.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from carrack.arena.crew import in_processes
from carrack.kernel.match import Match
from carrack.kernel.perspective import Perspective
from carrack.kernel.registry import rules_of
from carrack.kernel.saves import SavedMatch, empty_match, record_in, replay, stored_choices, to_bytes
from carrack.review.costs import CHOOSING, MEASURING, Trial
from carrack.review.cut import Played, check_finished, moves_of
from carrack.review.marks import accuracy_of, mark_of
from carrack.review.outlook import Outlook
from carrack.review.reasons import in_notation, reasons_for
from carrack.review.records import Cost, Review
from carrack.review.story import Story, glimpse_of, story_of
from carrack.review.tuned import Tuned, tuned_for

PORTION = 8
"""Moves that a process judges before it gets others."""


class Effort(NamedTuple):
    """How closely costs are looked at: tables to choose and to measure on, and seconds for a portion.

    Without tables to measure on it is a glance. With seconds, more and more tables are taken until they are
    over.
    """

    choosing: int = CHOOSING
    measuring: int = MEASURING
    seconds: float = 0.0


GLANCE = Effort(0, 0)
USUAL = Effort()


class Portion(NamedTuple):
    """Some moves of a match to be judged, in words that travel to another process."""

    file: bytes
    pack: Path | None
    numbers: tuple[int, ...]
    effort: Effort


def review(match: Match, effort: Effort = USUAL) -> Review:
    """The whole review, here and now."""
    found = begun(match)
    costs = costs_of(Outlook(match.rules, match.setup), contested(match), effort)
    return with_costs(found, tuned_for(match.rules, match.setup), costs, refined=effort.measuring > 0)


def review_in_processes(
    match: Match, effort: Effort, jobs: int, progress: Callable[[int, int], None]
) -> Review:
    """The same review on several processes; `progress` is told how many moves of how many are judged."""
    check_finished(match)
    file = to_bytes(SavedMatch(match, ["human"] * match.setup.seats))
    count = len(contested(match))
    size = -(-count // PORTION)
    groups = [tuple(range(first, count, size)) for first in range(size)]  # each from the whole game
    shared = effort._replace(seconds=effort.seconds * jobs / max(1, len(groups)))
    portions = [Portion(file, match.rules.pack_folder, group, shared) for group in groups]
    progress(0, count)
    found = begun(match)
    costs: list[Cost] = []
    for some in in_processes(judged, portions, jobs):
        costs += some
        progress(len(costs), count)
    return with_costs(found, tuned_for(match.rules, match.setup), costs, refined=effort.measuring > 0)


def judged(portion: Portion) -> list[Cost]:
    """The costs of a portion."""
    match = opened(portion.file, portion.pack)
    outlook, moves = Outlook(match.rules, match.setup), moves_in(portion.file, portion.pack)
    return costs_of(outlook, [moves[number] for number in portion.numbers], portion.effort)


@lru_cache(maxsize=2)
def opened(file: bytes, pack: Path | None) -> Match:
    """A match as another process gets it."""
    path = Path("match")
    record = record_in(path, file)
    match = empty_match(path, rules_of(record.game, pack), record)
    replay(match, stored_choices(record))
    return match


@lru_cache(maxsize=2)
def moves_in(file: bytes, pack: Path | None) -> list[Played]:
    """The moves of a match with something to choose."""
    return contested(opened(file, pack))


def contested(match: Match) -> list[Played]:
    """The moves of a match in which there was something to choose."""
    rules = match.rules
    return [move for move in moves_of(match) if len(Perspective(rules, move.table, move.seat).options) > 1]


def costs_of(outlook: Outlook, moves: Iterable[Played], effort: Effort) -> list[Cost]:
    """What each move cost."""
    trials = [trial_of(outlook, move, effort) for move in moves]
    if effort.seconds:
        until = time.monotonic() + effort.seconds
        while time.monotonic() < until and trials:
            for trial in sorted(trials, key=unsettled, reverse=True):
                if time.monotonic() < until:
                    trial.measure(effort.measuring)
    return [cost_of(trial) for trial in trials]


def unsettled(trial: Trial) -> float:
    """How much more tables can tell about a cost: the width of its interval."""
    _, low, high = trial.cost()
    return high - low


def trial_of(outlook: Outlook, move: Played, effort: Effort) -> Trial:
    """A move on trial, measured unless a glance is enough."""
    perspective = Perspective(outlook.rules, move.table, move.seat)
    trial = Trial(outlook, perspective, move.at, move.actions)
    trial.choose(effort.choosing)
    if trial.best is not trial.played:
        trial.measure(effort.measuring)
    return trial


def cost_of(trial: Trial) -> Cost:
    """What a trial came to."""
    cost, low, high = trial.cost()
    played = trial.played
    assert played is not None
    differs = played is not trial.best
    return Cost(
        at=trial.at,
        seat=trial.seat,
        options=len(trial.perspective.options),
        played=[action.notation for action in played.move.actions],
        better=[action.notation for action in trial.best.move.actions] if differs else [],
        chance=trial.best.worth(),
        cost=cost,
        low=low,
        high=high,
        close=differs and low <= 0.0,
        mark="",
        line=in_notation(trial.lines[0][0]) if differs and trial.lines else [],
        reasons=reasons_for(trial.outlook.rules, trial.seat, trial.lines) if differs else [],
    )


def glimpse(match: Match) -> tuple[Review, int]:
    """The chances alone, without what could be known, luck and costs; and how many moves are to be judged."""
    check_finished(match)
    points = glimpse_of(Outlook(match.rules, match.setup), match)
    return told(match, Story(points, [], [])), len(contested(match))


def begun(match: Match) -> Review:
    """A review without costs."""
    check_finished(match)
    return told(match, story_of(Outlook(match.rules, match.setup), match))


def told(match: Match, story: Story) -> Review:
    """A review that says no more than a story."""
    return Review(
        game=match.rules.id,
        seats=match.setup.seats,
        options=match.setup.options,
        choices=len(match.choices),
        sides=match.rules.sides(match.table),
        refined=False,
        points=story.points,
        fortunes=story.fortunes,
        costs=[],
        accounts=story.accounts,
        accuracy=[],
    )


def with_costs(found: Review, tuned: Tuned, costs: list[Cost], *, refined: bool) -> Review:
    """A review with costs, their names and what they say about the players."""
    named = [
        msgspec.structs.replace(cost, mark=mark_of(cost.cost, cost.close, tuned.bounds))
        for cost in sorted(costs, key=lambda cost: cost.at)
    ]
    accuracy = [accuracy_of(seat, named, tuned) for seat in range(found.seats)]
    return msgspec.structs.replace(found, refined=refined, costs=named, accuracy=accuracy)
