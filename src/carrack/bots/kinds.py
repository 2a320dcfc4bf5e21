"""The kinds of computer players by name: `random`, `greedy`, `search:50ms`, `search:400`."""

from __future__ import annotations

from carrack.bots.bot import Bot, RandomBot

KINDS = ("random",)


class UnknownBotError(ValueError):
    """A text that names no computer player."""


def check_kind(kind: str) -> str:
    """The kind in its full form; an error that says what would be right if there is no such kind."""
    if kind != "random":
        raise UnknownBotError(f"there is no computer player {kind!r}; there are {', '.join(KINDS)}")
    return kind


def make_bot(kind: str, seed: int) -> Bot:
    """A computer player of a kind."""
    check_kind(kind)
    return RandomBot(seed)
