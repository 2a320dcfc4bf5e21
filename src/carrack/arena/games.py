"""One game between computer players, as fast as the rules allow."""

from __future__ import annotations

import hashlib
from typing import Final

from carrack.bots.bot import Bot, RandomBot
from carrack.bots.kinds import make_bot
from carrack.bots.stopwatch import UNHURRIED
from carrack.kernel.chance import Stream
from carrack.kernel.perspective import Perspective
from carrack.kernel.rules import Rules, Setup
from carrack.kernel.table import Table, advance, take, to_move


class Result:
    """How a game ended: the seats' scores, places and teams, and the number of decisions made."""

    __slots__ = ("decisions", "places", "scores", "teams")

    def __init__(self, scores: list[int], places: list[int], teams: list[int], decisions: int) -> None:
        self.scores: Final = scores
        self.places: Final = places
        self.teams: Final = teams
        self.decisions: Final = decisions


class IllegalChoiceError(Exception):
    """A computer player chose something that was not offered."""


def seed_of(seed: int, *parts: object) -> int:
    """A seed for one purpose, such as game 7, derived from a main seed."""
    text = ":".join([str(seed), *[str(part) for part in parts]])
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7).digest(), "big")


def contestant(kind: str, seed: int) -> Bot:
    """A computer player for games that nobody waits for: others on the processor don't make it weaker."""
    return make_bot(kind, seed, UNHURRIED)


def play_table(rules: Rules, table: Table, bots: list[Bot]) -> int:
    """Play a table to its end; returns the number of decisions.

    A random player needs no perspective: what it does depends on the number of options alone.
    """
    streams: list[Stream | None] = [bot.stream if isinstance(bot, RandomBot) else None for bot in bots]
    if any([bot.hears for bot in bots]):
        table.events = []
    decisions = 0
    options = advance(table)
    while options:
        decisions += 1
        seat = to_move(table)
        stream = streams[seat]
        if stream is not None:
            action = options[stream.below(len(options))]
        else:
            action = bots[seat].choose(Perspective(rules, table, seat, options, table.events))
            if action not in options:
                raise IllegalChoiceError(f"the computer player on seat {seat + 1} chose {action}")
        options = take(table, action)
    return decisions


def play_game(rules: Rules, setup: Setup, seed: int, bots: list[Bot]) -> Result:
    """Play one game from the set-up to its end."""
    table = rules.new_table(setup, seed)
    decisions = play_table(rules, table, bots)
    standings = rules.standings(table)
    return Result(standings.scores, standings.places, standings.teams, decisions)
