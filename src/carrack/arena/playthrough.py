"""Playthroughs: whole games for reading, with the board at telling moments."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from carrack.arena.live import Seating
from carrack.kernel.history import Onlooker, positions
from carrack.kernel.match import Match
from carrack.kernel.messages import Message
from carrack.kernel.rules import Rules, Setup
from carrack.kernel.saves import make_again
from carrack.kernel.table import Table

MOST_MOMENTS: Final = 3
"""Moments between the first and the last; of more, some are left out."""


class Turn:
    """Choices of a seat on end, the first of them with its number, and everything that they brought about."""

    def __init__(self, first: int, seat: int) -> None:
        self.first: Final = first
        self.seat: Final = seat
        self.choices: Final[list[str]] = []
        self.events: Final[list[Message]] = []


class Moment:
    """A table worth a look, after `at` choices."""

    def __init__(self, at: int, table: Table) -> None:
        self.at: Final = at
        self.table: Final = table


def played(rules: Rules, setup: Setup, kinds: list[str], seed: int) -> Match:
    """A game of computer players; the same seed gives the same game."""
    match = Match(rules, setup, seed)
    seating = Seating(kinds, seed)
    while not match.over:
        seating.play_bot(match, seating.next_seat(match, 0))
    return match


def played_again(rules: Rules, setup: Setup, seed: int, choices: Iterable[tuple[int, str]]) -> Match:
    """A game by its choices, each a seat and a notation; DriftError names the first that can't be made."""
    match = Match(rules, setup, seed)
    for seat, do in choices:
        make_again(match, seat, do)
    return match


def story_of(match: Match) -> Iterator[tuple[list[Turn], Moment]]:
    """The telling moments of a match, each with the turns before it: the beginning, the end, and others.

    All changes of a larger part of the game are told, such as an epoch; of the smaller ones, such as a round,
    as many at even distances as there is room for.
    """
    changes: list[tuple[bool, Moment]] = []
    before: tuple[int, ...] = ()
    for at, table in positions(match):
        now = match.rules.how_far(table)
        if now != before or at in {0, len(match.choices)}:
            changes.append((now[:-1] != before[:-1], Moment(at, table.copy())))
            before = now
    (_, first), *between, (_, last) = changes
    turns = turns_of(match, {moment.at for _, moment in changes})
    for moment in [first, *thinned(between), last]:
        yield [turn for turn in turns if turn.first <= moment.at], moment
        turns = [turn for turn in turns if turn.first > moment.at]


def thinned(changes: list[tuple[bool, Moment]]) -> list[Moment]:
    """All large changes, and of the small ones as many as there is room for."""
    small = [moment for large, moment in changes if not large]
    room = min(max(0, MOST_MOMENTS - (len(changes) - len(small))), len(small))
    kept = {small[(2 * n + 1) * len(small) // (2 * room)].at for n in range(room)}
    return [moment for large, moment in changes if large or moment.at in kept]


def turns_of(match: Match, ends: set[int]) -> list[Turn]:
    """What was done, by whom; a turn ends where somebody else chooses, and after certain choices."""
    onlooker = Onlooker(match)
    turns: list[Turn] = []
    for number, choice in enumerate(match.choices, 1):
        if number - 1 in ends or turns[-1].seat != choice.seat:
            turns.append(Turn(number, choice.seat))
        turns[-1].choices.append(choice.do)
        turns[-1].events.extend(onlooker.event(event) for event in match.events[number])
    return turns
