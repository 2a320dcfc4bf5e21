"""Many games between computer players, on several processes.

Game n depends on the seed and on n alone, so the result is the same whatever the number of processes,
unless a computer player plays by the clock.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, Final

from carrack.arena.games import Result, play_game, seed_of
from carrack.arena.statistics import Tally
from carrack.bots.kinds import make_bot
from carrack.kernel.registry import rules_of
from carrack.kernel.rules import Rules, Setup

CHUNKS_OF_A_PROCESS: Final = 16
MOST_GAMES_OF_A_CHUNK: Final = 100
AHEAD: Final = 4
_rules: dict[tuple[str, Path | None], Rules] = {}


class Plan:
    """What is to be simulated, in words that travel to another process."""

    __slots__ = ("bots", "game", "games", "options", "pack", "players", "seed")

    def __init__(
        self,
        game: str,
        players: int,
        games: int,
        bots: list[str],
        seed: int,
        options: dict[str, str],
        pack: Path | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.games = games
        self.bots = bots
        self.seed = seed
        self.options = options
        self.pack = pack

    def kinds(self, game: int) -> list[str]:
        """Who sits where: the list of bots around the table, one seat further from game to game.

        Over as many games as there are bots in the list, each of them sits on each seat once.
        """
        return [self.bots[(seat + game) % len(self.bots)] for seat in range(self.players)]


def play_games(rules: Rules, setup: Setup, plan: Plan, first: int, end: int) -> Iterator[Result]:
    """The games of a plan from number `first` up to `end`, without it."""
    for game in range(first, end):
        bots = [
            make_bot(kind, seed_of(plan.seed, game, "bot", seat))
            for seat, kind in enumerate(plan.kinds(game))
        ]
        yield play_game(rules, setup, seed_of(plan.seed, game, "table"), bots)


def simulate(plan: Plan, jobs: int, progress: Callable[[int], None]) -> dict[str, Any]:
    """Play all games of a plan; `progress` is told the number of games finished."""
    rules = rules_for(plan)
    setup = rules.setup(plan.players, plan.options)
    tally = Tally(plan.players)
    begun = time.perf_counter()
    chunks = chunks_of(plan.games, jobs)
    if jobs == 1:
        for game, result in enumerate(play_games(rules, setup, plan, 0, plan.games)):
            tally.add(result, plan.kinds(game))
            progress(tally.games)
    else:
        for first, results in in_processes(plan, chunks, jobs):
            for game, plain in enumerate(results, first):
                tally.add(Result(*plain), plan.kinds(game))
            progress(tally.games)
    seconds = time.perf_counter() - begun
    return {
        "game": plan.game,
        "players": plan.players,
        "options": setup.options,
        "pack": rules.pack,
        "bots": plan.bots,
        "seed": plan.seed,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": seconds,
        "decisions_per_second": tally.decisions / seconds,
        **tally.as_json(),
    }


def chunks_of(games: int, jobs: int) -> list[tuple[int, int]]:
    """The games in portions, small enough that all processes end at about the same time."""
    size = max(1, min(MOST_GAMES_OF_A_CHUNK, games // (jobs * CHUNKS_OF_A_PROCESS)))
    return [(first, min(first + size, games)) for first in range(0, games, size)]


Plain = tuple[list[int], list[int], int]
Portion = Future[tuple[int, list[Plain]]]


def in_processes(plan: Plan, chunks: list[tuple[int, int]], jobs: int) -> Iterator[tuple[int, list[Plain]]]:
    """Portions of games as they are finished, each with the number of its first game."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(chunks)), context)
    todo = iter(chunks)
    try:
        with interrupts_ignored():
            running: set[Portion] = {
                pool.submit(play_chunk, plan, *chunk) for chunk in islice(todo, jobs * AHEAD)
            }
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(play_chunk, plan, *chunk) for chunk in islice(todo, len(done))}
            for portion in done:
                yield portion.result()
        pool.shutdown()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            process.terminate()
        raise


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Processes started here leave Ctrl-C to their parent, which ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def play_chunk(plan: Plan, first: int, end: int) -> tuple[int, list[Plain]]:
    """In a process of its own: some games, as plain numbers."""
    rules = rules_for(plan)
    setup = rules.setup(plan.players, plan.options)
    results = [(r.scores, r.places, r.decisions) for r in play_games(rules, setup, plan, first, end)]
    return first, results


def rules_for(plan: Plan) -> Rules:
    """The rules, made once in each process."""
    place = (plan.game, plan.pack)
    if place not in _rules:
        _rules[place] = rules_of(plan.game, plan.pack)
    return _rules[place]


def processors() -> int:
    """How many processes run at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
