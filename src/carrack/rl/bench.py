"""How fast batches are, beside the kernel alone, Catanatron and other libraries' environments, in one run.

All take turns in short slices, and the median of the slices counts. What chooses the actions is not measured.
Times are processor time, but for several processes, where only the clock on the wall tells anything.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any, Final

import numpy as np

import carrack
from carrack.arena.bench import Subject
from carrack.arena.catan import catan
from carrack.arena.clock import seconds_of_work
from carrack.kernel.registry import rules_of
from carrack.rl.batch import Batch
from carrack.rl.peers import installed_peers

GAMES: Final = 64  # in a batch
SLICE: Final = 0.5  # seconds
STEPS: Final = 4  # of a batch between two looks at the clock
PEER: Final = "rlcard"
GOALS: Final = {"peer": 10.0, "kernel": 0.5, "processes": 1.8}
"""With observations: times RLCard's steps, part of the kernel's decisions; two processes: times one."""


def measure_batches(
    games: list[str], players: int | None, seconds: float, progress: Callable[[float], None]
) -> dict[str, Any]:
    """Decisions a second of each game; `progress` is told the finished share."""
    rounds = max(3, round(seconds / SLICE))
    peers = installed_peers()
    theirs: dict[str, list[float]] = {peer.library: [] for peer in peers}
    yardstick = catan()
    blind_catan: list[float] = []
    rows = []
    for number, game in enumerate(games):
        rules = rules_of(game)
        setup = rules.usual_setup(rules.players[0] if players is None else players)
        words: dict[str, Any] = {"players": setup.seats, "options": setup.options, "seed": 1}
        subject = Subject(rules, setup)
        found: dict[str, list[float]] = {"kernel": [], "observed": [], "blind": [], "one": [], "two": []}
        with (
            Batch(game, GAMES, **words) as seeing,
            Batch(game, GAMES, observe=False, **words) as blind,
            Batch(game, GAMES, processes=2, **words) as two,
        ):
            for done in range(rounds):
                decisions, _, _, took = subject.slice(SLICE)
                found["kernel"].append(decisions / took)
                found["observed"].append(speed_of(seeing, seconds_of_work))
                found["blind"].append(speed_of(blind, seconds_of_work))
                found["one"].append(speed_of(seeing, time.perf_counter))
                found["two"].append(speed_of(two, time.perf_counter))
                for peer in peers:
                    theirs[peer.library].append(peer.speed(SLICE))
                if yardstick is not None:
                    decisions, _, _, took = yardstick.slice(SLICE)
                    blind_catan.append(decisions / took)
                progress((number + (done + 1) / rounds) / len(games))
        medians = {name: statistics.median(speeds) for name, speeds in found.items()}
        rows.append({"game": game, "players": setup.seats, "width": seeing.task.width, **medians})
    return {
        "build": carrack.engine(),
        "batch": GAMES,
        "games": rows,
        "peers": [
            {
                "library": peer.library,
                "version": peer.version,
                "game": peer.game,
                "steps": statistics.median(theirs[peer.library]),
            }
            for peer in peers
        ],
        "catanatron": statistics.median(blind_catan) if blind_catan else None,
        "goals": GOALS,
    }


def speed_of(batch: Batch, clock: Callable[[], float]) -> float:
    """Decisions a second in a slice of random play."""
    generator = np.random.default_rng(1)
    spent = 0.0
    decisions = 0
    while spent < SLICE:
        for _ in range(STEPS):
            actions = batch.random_actions(generator)
            begun = clock()
            batch.step(actions)
            spent += clock() - begun
            decisions += batch.n
    return decisions / spent
