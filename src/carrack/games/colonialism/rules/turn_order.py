"""The turn order track: who chooses a row, and when (4.0, 5.2.3); which action somebody takes (5.0)."""

from __future__ import annotations

from typing import Final

from carrack.games.colonialism.content.facts import ROWS
from carrack.games.colonialism.rules.actions import Row
from carrack.games.colonialism.state.board import EMPTY_ROW, PREPARING, Board
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal, seat_thing, span
from carrack.kernel.procedures import Each, EachFrame, RepeatFrame, each_seat
from carrack.kernel.table import Ask

PASSES: Final = 3


def in_turn_order(table: ColonialismTable) -> tuple[int, ...]:
    """The players from the top row down (5.0)."""
    return table.board.turn_order()


def ask_for_row(table: ColonialismTable, seat: int) -> None:
    """A player chooses a row."""
    table.stack.append(ChooseRow(seat))


class ChooseRow(Ask[ColonialismTable]):
    """A player puts their disc on any free row; all four exist at every player count (ruling R12)."""

    def options(self, table: ColonialismTable) -> list[Action]:
        rows = table.board.rows
        return [table.actions.row[row] for row in range(ROWS) if rows[row] == EMPTY_ROW]

    def take(self, table: ColonialismTable, action: Action) -> None:
        assert isinstance(action, Row)
        rows = list(table.board.rows)
        rows[action.value] = self.seat
        table.board.rows = tuple(rows)
        if table.events is not None:
            table.tell("row-chosen", {"seat": self.who, "row": action.value + 1})

    def why_not(self, table: ColonialismTable, action: Action) -> Refusal | None:
        if not isinstance(action, Row):
            return None
        board = table.board
        who = board.rows[action.value]
        section = "4.0" if board.phase == PREPARING else "5.2.3"
        return Refusal("row-taken", section, {"row": action.value + 1, "seat": seat_thing(who)})

    def consequence(self, table: ColonialismTable, action: Action) -> Message | None:
        """The place in the turn order; those who choose later may still take rows above."""
        assert isinstance(action, Row)
        after = table.copy()
        self.take(after, action)
        rows = after.board.rows
        order = after.board.turn_order()
        to_come = table.seats - len(order)
        free_above = rows[: action.value].count(EMPTY_ROW)
        free_below = rows[action.value :].count(EMPTY_ROW)
        first = order.index(self.seat) + 1 + max(0, to_come - free_below)
        last = order.index(self.seat) + 1 + min(free_above, to_come)
        return Message("brings-row", {"number": span(first, last)})

    def prompt(self, table: ColonialismTable) -> Message:
        return Message("prompt-row")

    def waiting(self, table: ColonialismTable) -> Message:
        return Message("waiting-row", {"seat": self.who})


CHOOSE_ROWS: Final[Each] = each_seat("choose rows", ask_for_row)


def choosing_order(board: Board) -> tuple[int, ...]:
    """Fewest cubes collected in this game turn first; ties by the old row, the upper first (ruling R71)."""
    seats = list(board.turn_order())
    seats.sort(key=lambda seat: sum(board.gained_by(seat)))
    return tuple(seats)


def new_turn_order(table: ColonialismTable) -> None:
    """All discs are lifted, then the players choose free rows (5.2.3)."""
    order = choosing_order(table.board)
    table.board.rows = (EMPTY_ROW,) * ROWS
    CHOOSE_ROWS.start_with(table, order)


def move_disc(board: Board, seat: int) -> None:
    """The disc of whoever takes an action moves to the next space: I, II, then III (5.0)."""
    acted = list(board.acted)
    acted[seat] += 1
    board.acted = tuple(acted)


class ActionAsk(Ask[ColonialismTable]):
    """A question in the course of an action; before anything is done the others know no more than that."""

    def waiting(self, table: ColonialismTable) -> Message:
        number = table.board.acted[self.seat]
        return Message("waiting-action", {"seat": self.who, "number": number})


def actions_begun(table: ColonialismTable) -> tuple[int, ...]:
    """The spaces of the discs by the steps in progress: the passes begun, less one before the own turn.

    For a table that was loaded. Saves of older versions don't list the spaces, so no save does.
    """
    begun = 0
    to_come: tuple[int, ...] = ()
    for step in table.stack:
        if step.name == "action round":
            begun = PASSES
        elif isinstance(step, RepeatFrame) and step.name == "passes":
            begun = PASSES - step.left
        elif isinstance(step, EachFrame) and step.name == "turn":
            to_come = step.subjects
    return tuple([begun - 1 if seat in to_come else begun for seat in range(table.seats)])
