"""Games between computer players that are played to be counted."""

from __future__ import annotations

from collections.abc import Callable

from carrack.arena.crew import in_processes
from carrack.arena.games import contestant, seed_of
from carrack.arena.simulate import Plan, rules_for
from carrack.explore.counting import Finished, count, finished, nothing_yet, trim
from carrack.explore.records import Explored
from carrack.kernel.match import Match
from carrack.kernel.table import open_asks

RARE = 200
"""One in so many openings is rare: what was chosen less often isn't kept."""
FEWEST = 3


def explored_by(plan: Plan, jobs: int, progress: Callable[[int], None]) -> Explored:
    """The games of a plan; `progress` is told the number of games finished."""
    rules = rules_for(plan)
    found = nothing_yet(rules, rules.setup(plan.players, plan.options))
    for game in in_processes(play, [(plan, number) for number in range(plan.games)], jobs):
        count(found, game)
        progress(found.games)
    trim(found, least=max(FEWEST, plan.games * plan.players // RARE))
    return found


def play(task: tuple[Plan, int]) -> Finished:
    """One game of a plan."""
    plan, number = task
    rules = rules_for(plan)
    match = Match(rules, rules.setup(plan.players, plan.options), seed_of(plan.seed, number, "table"))
    bots = [
        contestant(kind, seed_of(plan.seed, number, "bot", seat))
        for seat, kind in enumerate(plan.kinds(number))
    ]
    while not match.over:
        seat = open_asks(match.table)[0].seat
        match.apply(seat, bots[seat].choose(match.perspective(seat)))
    return finished(rules.standings(match.table), match.choices, range(plan.players))
