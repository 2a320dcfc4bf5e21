"""The development board: moving markers, what a step costs, and the bonuses of rows (2.3.1, 6.0)."""

from __future__ import annotations

from typing import Final

from carrack.games.goa.content.facts import ROWS, count_of
from carrack.games.goa.rules.actions import Advance, Progress
from carrack.games.goa.rules.expedition_pile import draw_cards
from carrack.games.goa.rules.spices import pay_spices
from carrack.games.goa.show.consequences import named_spices, step_then
from carrack.games.goa.state.table import Board, GoaTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Arg, Message, Refusal, seat_thing
from carrack.kernel.table import Ask, Step

# How a step is paid.
SPICES_AND_SHIPS: Final = 0
SHIPS_ONLY: Final = 1
SPICES_ONLY: Final = 2


def move_marker(table: GoaTable, seat: int, column: int) -> None:
    """One row down, with the bonuses for the first in a row and for all five markers (6.0)."""
    board = table.board
    facts = board.facts
    all_before = board.lowest_row(seat)
    row = board.advance(seat, column)
    if table.events is not None:
        table.tell("advanced", marker_at(board, seat, column))
    if row in facts.first_rows and not board.was_reached(column, row):
        board.mark_reached(column, row)
        if table.events is not None:
            table.tell("first-in-row", marker_at(board, seat, column))
        draw_cards(table, seat, facts.first_cards)
    lowest = board.lowest_row(seat)
    if lowest > all_before and lowest in facts.all_rows:
        table.tell_of("all-markers", seat, "row", lowest + 1)
        table.receive_extra(seat, facts.all_extra)


def marker_at(board: Board, seat: int, column: int) -> dict[str, Arg]:
    """Where a marker stands, for texts."""
    row = board.row(seat, column) + 1
    return {"seat": seat_thing(seat), "column": board.facts.columns[column], "row": row}


def step_brings(table: GoaTable, seat: int, column: int) -> Message:
    """What a step brings that costs nothing more (6.0)."""
    after = table.copy()
    move_marker(after, seat, column)
    return Message("brings-step", step_then(table, after, seat, column))


# Progress, paid with spices and ships (2.3.1), or with one of them by an A card (4.2)


def columns_to_pay(board: Board, seat: int, how: int) -> int:
    """The columns whose next step a seat can pay, as a set (2.3.1, 4.2)."""
    return board.steps_for(seat, how != SHIPS_ONLY, how != SPICES_ONLY)


def step_ships(board: Board, seat: int, column: int, how: int) -> int:
    """The ships that a seat's next step in a column costs (2.3.1, 4.2)."""
    return 0 if how == SPICES_ONLY else board.facts.step_ships[column][board.row(seat, column) + 1]


def step_spices(board: Board, seat: int, column: int, how: int) -> int:
    """The spices that a seat's next step in a column costs, as a store (2.3.1, 4.2)."""
    return 0 if how == SHIPS_ONLY else board.costs[column][board.row(seat, column) + 1]


def make_progress(table: GoaTable, seat: int, column: int, how: int) -> None:
    """Pay, then move the marker (2.3.1)."""
    board = table.board
    ships = step_ships(board, seat, column, how)
    if table.events is not None:
        where = board.facts.columns[column]
        table.tell("progress", {"seat": seat_thing(seat), "column": where, "ships": ships})
    board.gain_ships(seat, -ships)
    table.stack.append(MoveMarker(seat, column))
    pay_spices(table, seat, step_spices(board, seat, column, how))


class MoveMarker(Step[GoaTable]):
    """The marker moves when its step has been paid (2.3.1)."""

    def __init__(self, seat: int, column: int) -> None:
        self.seat: Final = seat
        self.column: Final = column

    def resume(self, table: GoaTable) -> None:
        move_marker(table, self.seat, self.column)


def progress_brings(table: GoaTable, seat: int, column: int, how: int) -> Message:
    """What a step costs and brings (2.3.1, 6.0)."""
    costs = named_spices(table.board, step_spices(table.board, seat, column, how))
    costs["ships"] = step_ships(table.board, seat, column, how)
    return Message("brings-progress", {**costs, **step_brings(table, seat, column).args})


def why_not_progress(board: Board, seat: int, column: int, how: int) -> Refusal:
    """What is missing for a step."""
    name = board.facts.columns[column]
    if board.row(seat, column) + 1 == ROWS:
        return Refusal("last-row", "2.3.1", {"column": name})
    ships = step_ships(board, seat, column, how)
    have = board.ships[seat]
    if have < ships:
        return Refusal("ships-missing", "2.3.1", {"column": name, "ships": ships, "have": have})
    cost = count_of(step_spices(board, seat, column, how))
    return Refusal("spices-missing", "2.3.1", {"column": name, "cost": cost})


class ChooseProgress(Ask[GoaTable]):
    """The column of a Progress whose price an expedition card has changed (4.2)."""

    def __init__(self, seat: int, how: int) -> None:
        super().__init__(seat)
        self.how: Final = how

    def options(self, table: GoaTable) -> list[Action]:
        return table.actions.progress_in[columns_to_pay(table.board, self.seat, self.how)]

    def take(self, table: GoaTable, action: Action) -> None:
        assert isinstance(action, Progress)
        make_progress(table, self.seat, action.value, self.how)

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if isinstance(action, Progress):
            return why_not_progress(table.board, self.seat, action.value, self.how)
        return None

    def consequence(self, table: GoaTable, action: Action) -> Message | None:
        assert isinstance(action, Progress)
        return progress_brings(table, self.seat, action.value, self.how)

    def prompt(self, table: GoaTable) -> Message:
        return Message("prompt-progress-ships" if self.how == SHIPS_ONLY else "prompt-progress-spices")


# A step for ducats (4.2)


def step_ducats(board: Board, seat: int, column: int) -> int:
    """The ducats that a seat's next step in a column costs (4.2)."""
    return board.facts.prices[board.row(seat, column) + 1]


def columns_for_ducats(table: GoaTable, seat: int) -> int:
    """The columns whose next step a seat can pay in ducats, as a set (4.2)."""
    mask = 0
    for column, row in enumerate(table.board.rows_of(seat)):
        if row + 1 < ROWS and table.ducats[seat] >= step_ducats(table.board, seat, column):
            mask |= 1 << column
    return mask


class PayDucats(Ask[GoaTable]):
    """A step for ducats instead of spices and ships (4.2)."""

    @property
    def always(self) -> bool:
        """Others would see from an unasked step that the ducats suffice for no other."""
        return True

    def options(self, table: GoaTable) -> list[Action]:
        return table.actions.advance_in[columns_for_ducats(table, self.seat)]

    def take(self, table: GoaTable, action: Action) -> None:
        assert isinstance(action, Advance)
        price = step_ducats(table.board, self.seat, action.value)
        table.gain_ducats(self.seat, -price)
        if table.events is not None:
            column = table.board.facts.columns[action.value]
            table.tell("paid-for-step", {"seat": self.who, "column": column, "price": price})
        move_marker(table, self.seat, action.value)

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if not isinstance(action, Advance):
            return None
        column = table.board.facts.columns[action.value]
        if table.board.row(self.seat, action.value) + 1 == ROWS:
            return Refusal("last-row", "2.3.1", {"column": column})
        price = step_ducats(table.board, self.seat, action.value)
        return Refusal("ducats-missing", "4.2", {"column": column, "price": price})

    def consequence(self, table: GoaTable, action: Action) -> Message | None:
        assert isinstance(action, Advance)
        price = step_ducats(table.board, self.seat, action.value)
        left = table.ducats[self.seat] - price
        step = step_brings(table, self.seat, action.value)
        return Message("brings-step-for-ducats", {"price": price, "left": left, **step.args})

    def prompt(self, table: GoaTable) -> Message:
        return Message("prompt-pay-ducats", {"ducats": table.ducats[self.seat]})


# A step for nothing (5.4 Vice-king)


def least_advanced(board: Board, seat: int) -> int:
    """The columns of a seat's least advanced markers, none if all stand in the last row (5.4 Vice-king)."""
    lowest = board.lowest_row(seat)
    return 0 if lowest + 1 == ROWS else board.columns_in(seat, lowest)


class AdvanceLeast(Ask[GoaTable]):
    """One of the least advanced markers moves a row, free of charge (5.4 Vice-king)."""

    def options(self, table: GoaTable) -> list[Action]:
        return table.actions.advance_in[least_advanced(table.board, self.seat)]

    def take(self, table: GoaTable, action: Action) -> None:
        assert isinstance(action, Advance)
        move_marker(table, self.seat, action.value)

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if isinstance(action, Advance):
            column = table.board.facts.columns[action.value]
            return Refusal("not-least-advanced", "5.4 Vice-king", {"column": column})
        return None

    def consequence(self, table: GoaTable, action: Action) -> Message | None:
        assert isinstance(action, Advance)
        return step_brings(table, self.seat, action.value)

    def prompt(self, table: GoaTable) -> Message:
        return Message("prompt-vice-king")
