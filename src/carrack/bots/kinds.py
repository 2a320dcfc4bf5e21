"""The kinds of computer players by name: the levels, and `random`, `greedy`, `search`, `mcts` for research.

The last two think for some time (`search:50ms`) or so many times (`mcts:400`).
"""

from __future__ import annotations

import re

from carrack.bots.bot import Bot, RandomBot
from carrack.bots.greedy import GreedyBot
from carrack.bots.levels import LEVELS, MILLISECONDS, LevelBot
from carrack.bots.mcts import TreeBot
from carrack.bots.search import SearchBot

KINDS = (*LEVELS, "random", "greedy", "search", "mcts")
DEFAULT_BUDGETS = {"search": "search:200ms", "mcts": "mcts:200ms"}
MOST_MILLISECONDS = 600_000
MOST_ITERATIONS = 10_000_000
DIGITS = 9  # more than any maximum has
BUDGET = re.compile(r"(search|mcts):([1-9][0-9]*)(ms)?")


class UnknownBotError(ValueError):
    """A text that names no computer player."""


def check_kind(kind: str) -> str:
    """The kind in its full form; an error that says what would be right if there is no such kind."""
    full = DEFAULT_BUDGETS.get(kind, kind)
    if full in KINDS:
        return full
    found = BUDGET.fullmatch(full)
    if found is None:
        raise UnknownBotError(
            f"there is no computer player {kind!r}; there are {', '.join(LEVELS)}, random, "
            "greedy, search:200ms and mcts:200ms (by time), search:400 and mcts:400 (by iterations)"
        )
    amount, by_time = int(found[2][:DIGITS]), found[3] is not None
    most = MOST_MILLISECONDS if by_time else MOST_ITERATIONS
    if amount > most:
        unit = "milliseconds" if by_time else "iterations"
        raise UnknownBotError(f"{kind[:40]!r}: {found[1]} has at most {most} {unit}")
    return full


def plays_by_clock(kind: str) -> bool:
    """Whether a player's moves depend on the speed of the machine."""
    full = check_kind(kind)
    return full in MILLISECONDS or full.endswith("ms")


def make_bot(kind: str, seed: int) -> Bot:
    """A computer player of a kind."""
    full = check_kind(kind)
    if full == "random":
        return RandomBot(seed)
    if full == "greedy":
        return GreedyBot(seed)
    if full in LEVELS:
        return LevelBot(seed, full)
    name, _, budget = full.partition(":")
    amount = int(budget.removesuffix("ms"))
    iterations, milliseconds = (0, amount) if plays_by_clock(full) else (amount, 0)
    return (SearchBot if name == "search" else TreeBot)(seed, iterations, milliseconds)
