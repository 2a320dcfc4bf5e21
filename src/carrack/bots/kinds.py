"""The kinds of computer players by name.

`novice` to `master` are for people. For research there are `random`, `greedy`, `search` and `mcts`, and
players that think for another time than theirs (`search:50ms`, `master:300ms`) or try so many lines
(`search:400`, `expert:8`): these play the same on every machine. A level that plans can be given other
constants too (`expert:50ms+own_look=24`), to be tried against the usual ones.

Players from elsewhere (`outside.py`) are named by entry point, by the place of a class (`my.module:MyBot`),
or by a program (`cmd:./my-bot`).
"""

from __future__ import annotations

import re
from typing import Any

from carrack.bots.bot import Bot, BotError, RandomBot
from carrack.bots.greedy import GreedyBot
from carrack.bots.levels import LEVELS, MILLISECONDS, LevelBot
from carrack.bots.mcts import TreeBot
from carrack.bots.outside import check_outside, is_outside, make_outside
from carrack.bots.planner import Effort
from carrack.bots.search import SearchBot
from carrack.bots.stopwatch import PATIENCE

KINDS = (*LEVELS, "random", "greedy", "search", "mcts")
DEFAULT_BUDGETS = {"search": "search:200ms", "mcts": "mcts:200ms"}
MOST_MILLISECONDS = 600_000
MOST_LINES = 10_000_000
MOST_COUNT = 100_000
DIGITS = 9  # more than any maximum has
COUNTS = ("first_look", "further", "outcomes", "own_look", "others_look", "candidates", "ahead", "longest")
AMOUNTS = ("margin", "trust")
CHANGE = r"\+[a-z_]+=[0-9.]+"
BUDGET = re.compile(
    rf"({'|'.join([*MILLISECONDS, *DEFAULT_BUDGETS])})(?::([1-9][0-9]*)(ms)?)?((?:{CHANGE})*)"
)


class UnknownBotError(ValueError):
    """A text that names no computer player."""


def check_kind(kind: str) -> str:
    """The kind in its full form; an error that says what would be right if there is no such kind.

    A player from elsewhere is loaded: only whoever runs the program may name one.
    """
    if not is_from_elsewhere(kind) or not is_outside(kind):
        return own_kind(kind)
    try:
        return check_outside(kind)
    except BotError as error:
        raise UnknownBotError(str(error)) from error


def own_kind(kind: str) -> str:
    """The full form of a kind of this package."""
    full = DEFAULT_BUDGETS.get(kind, kind)
    if full in KINDS:
        return full
    found = BUDGET.fullmatch(full)
    if found is None:
        raise UnknownBotError(
            f"there is no computer player {kind[:40]!r}; there are {', '.join(LEVELS)} and, for research, "
            "random, greedy, search:200ms and mcts:200ms (by time), search:400, mcts:400 and expert:8 "
            "(by lines); from elsewhere module:Class or cmd:./program"
        )
    if found[4]:
        changes_in(full)
    amount, by_time = int((found[2] or "0")[:DIGITS]), found[3] is not None
    most = MOST_MILLISECONDS if by_time else MOST_LINES
    if amount > most:
        unit = "milliseconds" if by_time else "lines"
        raise UnknownBotError(f"{kind[:40]!r}: {found[1]} has at most {most} {unit}")
    return full


def is_from_elsewhere(kind: str) -> bool:
    """Whether a kind in its full form is none of this package."""
    return kind.partition(":")[0].partition("+")[0] not in KINDS


def changes_in(kind: str) -> dict[str, Any]:
    """The constants that a kind gives to a level that plans."""
    name, *changes = kind.split("+")
    if name.partition(":")[0] not in MILLISECONDS:
        raise UnknownBotError(f"{kind[:40]!r}: only {' and '.join(MILLISECONDS)} have constants to change")
    found: dict[str, Any] = {}
    for change in changes:
        constant, _, value = change.partition("=")
        try:
            found[constant] = int(value) if constant in COUNTS else float(value)
        except ValueError:
            constant = ""
        if constant not in (*COUNTS, *AMOUNTS) or (
            constant in COUNTS and not 0 < found[constant] <= MOST_COUNT
        ):
            raise UnknownBotError(
                f"{change[:40]!r} changes nothing; what can be changed are {', '.join(COUNTS)} (from 1 to "
                f"{MOST_COUNT}), {' and '.join(AMOUNTS)}"
            )
    return found


def milliseconds_of(kind: str) -> int:
    """How long a player thinks about a decision; 0 for one that does not play by the clock."""
    full = check_kind(kind)
    if is_from_elsewhere(full):
        return 0
    player = full.partition("+")[0]
    if player.endswith("ms"):
        return int(player.partition(":")[2].removesuffix("ms"))
    return MILLISECONDS.get(player, 0)


def with_milliseconds(kind: str, milliseconds: int) -> str:
    """The same player with another time for a decision."""
    player, plus, changes = kind.partition("+")
    return f"{player.partition(':')[0]}:{milliseconds}ms{plus}{changes}"


def plays_by_clock(kind: str) -> bool:
    """Whether a player's moves depend on the speed of the machine."""
    return milliseconds_of(kind) > 0


def make_bot(kind: str, seed: int, patience: float = PATIENCE) -> Bot:
    """A computer player of a kind, for somebody of such patience: by how much its time may stretch."""
    full = check_kind(kind)
    if is_from_elsewhere(full):
        return make_outside(full, seed)
    if full == "random":
        return RandomBot(seed)
    if full == "greedy":
        return GreedyBot(seed)
    player = full.partition("+")[0]
    name, _, budget = player.partition(":")
    milliseconds = milliseconds_of(full)
    lines = int(budget) if budget and not milliseconds else 0
    if name == "search":
        return SearchBot(seed, lines, milliseconds, patience)
    if name == "mcts":
        return TreeBot(seed, lines, milliseconds, patience)
    effort = Effort(**changes_in(full)) if player != full else None
    return LevelBot(seed, name, lines, milliseconds, effort, patience)
