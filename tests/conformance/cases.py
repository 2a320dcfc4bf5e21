"""Every registered game with every player count and option set."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from carrack.arena.checks.words import Reader
from carrack.arena.conformance import label
from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.rules import Rules, Setup

GOLDEN = Path(__file__).parent.parent / "golden"
GAMES = game_ids()
CASES: list[tuple[Rules, Setup]] = [
    (rules_of(game), setup) for game in GAMES for setup in rules_of(game).setups()
]
NAMES = [label(rules, setup) for rules, setup in CASES]


@cache
def reader_of(game: str) -> Reader:
    """The texts of a game, read once."""
    return Reader(rules_of(game))
