"""The kinds of computer players by name: the levels, and `random`, `greedy`, `search:50ms`, `search:400`."""

from __future__ import annotations

import re

from carrack.bots.bot import Bot, RandomBot
from carrack.bots.greedy import GreedyBot
from carrack.bots.levels import LEVELS, MILLISECONDS, LevelBot
from carrack.bots.search import SearchBot

KINDS = (*LEVELS, "random", "greedy", "search")
DEFAULT_SEARCH = "search:200ms"
MOST_MILLISECONDS = 600_000
MOST_ITERATIONS = 10_000_000
DIGITS = 9  # more than any maximum has
BUDGET = re.compile(r"search:([1-9][0-9]*)(ms)?")


class UnknownBotError(ValueError):
    """A text that names no computer player."""


def check_kind(kind: str) -> str:
    """The kind in its full form; an error that says what would be right if there is no such kind."""
    if kind in KINDS and kind != "search":
        return kind
    full = DEFAULT_SEARCH if kind == "search" else kind
    found = BUDGET.fullmatch(full)
    if found is None:
        raise UnknownBotError(
            f"there is no computer player {kind!r}; there are {', '.join(LEVELS)}, random, "
            "greedy, search:200ms (by time) and search:400 (by iterations)"
        )
    amount, by_time = int(found[1][:DIGITS]), found[2] is not None
    most = MOST_MILLISECONDS if by_time else MOST_ITERATIONS
    if amount > most:
        unit = "milliseconds" if by_time else "iterations"
        raise UnknownBotError(f"{kind[:40]!r}: a search has at most {most} {unit}")
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
    amount = int(full.removeprefix("search:").removesuffix("ms"))
    if plays_by_clock(full):
        return SearchBot(seed, milliseconds=amount)
    return SearchBot(seed, iterations=amount)
