"""Many games between computer players, played by a crew.

Game n depends on the seed and on n alone, so the result is the same whoever plays it, unless a computer
player plays by the clock.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from carrack.arena.crew import Crew
from carrack.arena.games import Result, contestant, play_game, seed_of
from carrack.arena.statistics import Tally
from carrack.kernel.registry import rules_of
from carrack.kernel.rules import Rules

CHUNKS_OF_A_WORKER: Final = 16
MOST_GAMES_OF_A_CHUNK: Final = 100
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


def simulate(plan: Plan, crew: Crew, progress: Callable[[int], None]) -> dict[str, Any]:
    """Play all games of a plan; `progress` is told the number of games finished."""
    rules = rules_for(plan)
    setup = rules.setup(plan.players, plan.options)
    tally = Tally(plan.players)
    begun = time.perf_counter()
    chunks = [(plan, first, end) for first, end in chunks_of(plan.games, crew.workers)]
    for first, results in crew.each(play_chunk, chunks):
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


def chunks_of(games: int, workers: int) -> list[tuple[int, int]]:
    """The games in portions, small enough that all workers end at about the same time."""
    size = max(1, min(MOST_GAMES_OF_A_CHUNK, games // (workers * CHUNKS_OF_A_WORKER))) if workers > 1 else 1
    return [(first, min(first + size, games)) for first in range(0, games, size)]


Plain = tuple[list[int], list[int], list[int], int]


def play_chunk(chunk: tuple[Plan, int, int]) -> tuple[int, list[Plain]]:
    """Some games of a plan, as plain numbers that travel between processes, with the first one's number."""
    plan, first, end = chunk
    rules = rules_for(plan)
    setup = rules.setup(plan.players, plan.options)
    results = []
    for game in range(first, end):
        bots = [
            contestant(kind, seed_of(plan.seed, game, "bot", seat))
            for seat, kind in enumerate(plan.kinds(game))
        ]
        result = play_game(rules, setup, seed_of(plan.seed, game, "table"), bots)
        results.append((result.scores, result.places, result.teams, result.decisions))
    return first, results


def rules_for(plan: Plan) -> Rules:
    """The rules, made once in each process."""
    place = (plan.game, plan.pack)
    if place not in _rules:
        _rules[place] = rules_of(plan.game, plan.pack)
    return _rules[place]
