"""A match cut into complete moves: a move of the rulebook is often several choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from carrack.bots.moves import ends_move
from carrack.kernel.actions import Action
from carrack.kernel.match import Choice, Match, take_for
from carrack.kernel.table import Table, advance


class ReviewError(ValueError):
    """A match that can't be reviewed; the text says why."""


class Position:
    """The table before a choice, with the choice; `chance` tells whether the choice used chance."""

    def __init__(self, at: int, table: Table, seat: int, action: Action, after: Table) -> None:
        self.at: Final = at
        self.table: Final = table
        self.seat: Final = seat
        self.action: Final = action
        self.after: Final = after

    @property
    def chance(self) -> bool:
        return self.after.chance_position() != self.table.chance_position()


class Played:
    """A complete move as a seat made it: the position it began in, and its choices."""

    def __init__(self, at: int, table: Table, seat: int) -> None:
        self.at: Final = at
        self.table: Final = table
        self.seat: Final = seat
        self.actions: Final[list[Action]] = []


def check_finished(match: Match) -> None:
    """Only a finished match is reviewed: of a running one a review would tell what is hidden."""
    if not match.over:
        raise ReviewError("this match isn't finished: only finished matches are reviewed")
    if match.known_from:
        raise ReviewError("the history of this match no longer fits the rules, so there is nothing to review")


def positions_of(match: Match) -> Iterator[Position]:
    """The choices of a match in turn, each with the tables before and after it; nobody changes the tables."""
    table = match.beginning()
    table.events = None
    advance(table)
    for at, choice in enumerate(match.choices):
        action = match.read(choice.do)
        after = table.copy()
        take_for(after, choice.seat, action)
        yield Position(at, table, choice.seat, action, after)
        table = after


def moves_of(match: Match) -> list[Played]:
    """The complete moves of a match. In a secret window the choices of one seat in a row are a move."""
    found: list[Played] = []
    before: Choice | None = None
    goes_on = False
    for position in positions_of(match):
        choice = match.choices[position.at]
        in_window = before is not None and bool(before.window and choice.window)
        if not found or found[-1].seat != position.seat or not (goes_on or in_window):
            found.append(Played(position.at, position.table, position.seat))
        found[-1].actions.append(position.action)
        goes_on = not choice.window and not is_over(found[-1], position)
        before = choice
    return found


def is_over(move: Played, position: Position) -> bool:
    """Whether a move ends with a choice: as for players that look for complete moves."""
    after = position.after
    if not after.stack or position.chance:
        return True
    options = advance(after)
    return ends_move(move.table.stack, position.table.stack, after.state, after, options, move.seat)
