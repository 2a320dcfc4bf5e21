"""How fast batches are, beside the kernel alone and RLCard's gin rummy, in one run.

All take turns in short slices, and the median of the slices counts. What chooses the actions is not measured.
Times are processor time, but for several processes, where only the clock on the wall tells anything.
"""

from __future__ import annotations

import importlib
import statistics
import time
from collections.abc import Callable
from typing import Any, Final

import numpy as np

import carrack
from carrack.arena.bench import Subject
from carrack.arena.clock import seconds_of_work
from carrack.kernel.registry import rules_of
from carrack.rl.batch import Batch

GAMES: Final = 64  # in a batch
SLICE: Final = 0.5  # seconds
STEPS: Final = 4  # of a batch between two looks at the clock
PEER: Final = "gin-rummy"
GOALS: Final = {"peer": 10.0, "kernel": 0.5, "processes": 1.8}


def measure_batches(
    games: list[str], players: int | None, seconds: float, progress: Callable[[float], None]
) -> dict[str, Any]:
    """Decisions a second of each game; `progress` is told the finished share."""
    rounds = max(3, round(seconds / SLICE))
    peer = peer_steps()
    theirs: list[float] = []
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
                if peer is not None:
                    theirs.append(peer())
                progress((number + (done + 1) / rounds) / len(games))
        medians = {name: statistics.median(speeds) for name, speeds in found.items()}
        rows.append({"game": game, "players": setup.seats, "width": seeing.task.width, **medians})
    return {
        "build": carrack.engine(),
        "batch": GAMES,
        "games": rows,
        "peer": statistics.median(theirs) if theirs else None,
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


def peer_steps() -> Callable[[], float] | None:
    """A slice of RLCard's gin rummy, with its observations, if it is installed (extra `bench`)."""
    try:
        rlcard = importlib.import_module("rlcard")
    except ModuleNotFoundError:
        return None
    env = rlcard.make(PEER, config={"seed": 1})
    state, _ = env.reset()
    generator = np.random.default_rng(1)

    def slice_of_it() -> float:
        nonlocal state
        spent = 0.0
        steps = 0
        while spent < SLICE:
            actions = list(state["legal_actions"])
            action = actions[generator.integers(len(actions))]
            begun = seconds_of_work()
            state, _ = env.step(action)
            if env.is_over():
                state, _ = env.reset()
            spent += seconds_of_work() - begun
            steps += 1
        return steps / spent

    return slice_of_it
