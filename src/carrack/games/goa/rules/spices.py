"""Spices on plantations and colonies: filling fields and handing spices in (2.3.1, 2.3.3, 5.1)."""

from __future__ import annotations

from typing import Final

from carrack.games.goa.content.facts import HOLDINGS, SPICES, count_of, spice_count
from carrack.games.goa.rules.actions import Done, Fill, Pay
from carrack.games.goa.show.consequences import spice_gained, spice_handed_in
from carrack.games.goa.state.table import EMPTY, Board, GoaTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal, seat_thing
from carrack.kernel.table import Ask


def only_spice(allowed: int) -> int:
    """The one spice of a holding that takes no other, or -1."""
    return allowed.bit_length() - 1 if allowed & (allowed - 1) == 0 else -1


def put(table: GoaTable, seat: int, holding: int, spice: int) -> None:
    """A spice to a field, told to everybody."""
    board = table.board
    board.put_spice(seat, holding, spice)
    if table.events is not None:
        facts = board.facts
        table.tell(
            "filled",
            {"seat": seat_thing(seat), "spice": facts.spices[spice], "where": facts.holdings[holding]},
        )


def hand_in(table: GoaTable, seat: int, holding: int, spice: int) -> None:
    """A spice back to the supply, told to everybody."""
    board = table.board
    board.take_spice(seat, holding, spice)
    if table.events is not None:
        facts = board.facts
        table.tell(
            "handed-in",
            {"seat": seat_thing(seat), "spice": facts.spices[spice], "where": facts.holdings[holding]},
        )


def fill_certain(table: GoaTable, seat: int) -> None:
    """Fill every holding that takes one spice only."""
    board = table.board
    for holding in range(HOLDINGS):
        held = board.holdings[seat * HOLDINGS + holding]
        if held != EMPTY:
            spice = only_spice(board.facts.allowed[held])
            if spice >= 0:
                for _ in range(board.room(seat, holding)):
                    put(table, seat, holding, spice)


def gain_spices(table: GoaTable, seat: int, count: int, up_to: bool = False) -> None:
    """Spices of choice on free fields; what finds no field lapses (2.3.3).

    With more spices than fields everything is filled, so that only the kinds on colonies are left to choose.
    `up_to` means that the seat may stop early.
    """
    free = table.board.free_fields(seat)
    if count >= free and not up_to:
        fill_certain(table, seat)
        count = table.board.free_fields(seat)
    if count and free:
        table.stack.append(FillFields(seat, min(count, free), up_to))


def fill_holding(table: GoaTable, seat: int, holding: int) -> None:
    """All free fields of one plantation or colony (2.3.6, 5.1, 5.4)."""
    board = table.board
    room = board.room(seat, holding)
    spice = only_spice(board.facts.allowed[board.holdings[seat * HOLDINGS + holding]])
    if spice < 0 and room:
        table.stack.append(FillHolding(seat, holding))
    else:
        for _ in range(room):
            put(table, seat, holding, spice)


def why_not_fill(board: Board, seat: int, action: Fill, section: str) -> Refusal:
    """Why a spice can't be put somewhere."""
    held = board.holdings[seat * HOLDINGS + action.holding]
    where = board.facts.holdings[action.holding]
    if held == EMPTY:
        return Refusal("nothing-there", section, {"where": where})
    if not board.room(seat, action.holding):
        return Refusal("no-free-field", section, {"where": where})
    return Refusal("wrong-spice", section, {"where": where, "spice": board.facts.spices[action.spice]})


class FillFields(Ask[GoaTable]):
    """Put spices on free fields, one at a time, kinds and fields as the seat likes (2.3.3)."""

    def __init__(self, seat: int, left: int, up_to: bool) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.up_to: Final = up_to

    def options(self, table: GoaTable) -> list[Action]:
        board = table.board
        options: list[Action] = []
        for holding in range(HOLDINGS):
            if board.room(self.seat, holding):
                allowed = board.facts.allowed[board.holdings[self.seat * HOLDINGS + holding]]
                options += table.actions.fills[holding][allowed]
        if self.up_to:
            options.append(table.actions.done)
        return options

    def take(self, table: GoaTable, action: Action) -> None:
        if isinstance(action, Done):
            return
        assert isinstance(action, Fill)
        put(table, self.seat, action.holding, action.spice)
        gain_spices(table, self.seat, self.left - 1, self.up_to)

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if isinstance(action, Fill):
            return why_not_fill(table.board, self.seat, action, "2.3.3")
        if isinstance(action, Done):
            return Refusal("not-all-filled", "2.3.3", {"count": self.left})
        return None

    def consequence(self, table: GoaTable, action: Action) -> Message | None:
        return spice_gained(table.board, self.seat, action.spice) if isinstance(action, Fill) else None

    def prompt(self, table: GoaTable) -> Message:
        return Message("prompt-fill-up-to" if self.up_to else "prompt-fill", {"count": self.left})


class FillHolding(Ask[GoaTable]):
    """Choose the spices for the free fields of one holding (2.3.6, 5.1)."""

    def __init__(self, seat: int, holding: int) -> None:
        super().__init__(seat)
        self.holding: Final = holding

    def options(self, table: GoaTable) -> list[Action]:
        held = table.board.holdings[self.seat * HOLDINGS + self.holding]
        return table.actions.fills[self.holding][table.board.facts.allowed[held]]

    def take(self, table: GoaTable, action: Action) -> None:
        assert isinstance(action, Fill)
        put(table, self.seat, self.holding, action.spice)
        if table.board.room(self.seat, self.holding):
            table.stack.append(self)

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if not isinstance(action, Fill):
            return None
        if action.holding != self.holding:
            return Refusal("other-holding", "5.1", {"where": table.board.facts.holdings[self.holding]})
        return why_not_fill(table.board, self.seat, action, "2.3.6")

    def consequence(self, table: GoaTable, action: Action) -> Message | None:
        return spice_gained(table.board, self.seat, action.spice) if isinstance(action, Fill) else None

    def prompt(self, table: GoaTable) -> Message:
        room = table.board.room(self.seat, self.holding)
        return Message(
            "prompt-fill-holding", {"where": table.board.facts.holdings[self.holding], "count": room}
        )


def holders_of(board: Board, seat: int, spice: int) -> list[int]:
    """The holdings of a seat that hold a spice."""
    at = seat * HOLDINGS
    return [holding for holding in range(HOLDINGS) if spice_count(board.stores[at + holding], spice)]


def pay_spices(table: GoaTable, seat: int, cost: int) -> None:
    """Hand in the spices of a cost; the seat picks the fields where that makes a difference (2.3.1)."""
    board = table.board
    for spice in range(SPICES):
        count = spice_count(cost, spice)
        if not count:
            continue
        holders = holders_of(board, seat, spice)
        everything = spice_count(board.spices(seat), spice) == count
        if len(holders) == 1 or everything:
            for holding in holders:
                here = spice_count(board.stores[seat * HOLDINGS + holding], spice)
                for _ in range(min(count, here)):
                    hand_in(table, seat, holding, spice)
        else:
            table.stack.append(PaySpice(seat, spice, count))


class PaySpice(Ask[GoaTable]):
    """Choose the field from which a spice of the cost is taken (2.3.1)."""

    def __init__(self, seat: int, spice: int, count: int) -> None:
        super().__init__(seat)
        self.spice: Final = spice
        self.count: Final = count

    def options(self, table: GoaTable) -> list[Action]:
        return [
            table.actions.pay[holding][self.spice]
            for holding in holders_of(table.board, self.seat, self.spice)
        ]

    def take(self, table: GoaTable, action: Action) -> None:
        assert isinstance(action, Pay)
        hand_in(table, self.seat, action.holding, self.spice)
        if self.count > 1:
            table.stack.append(PaySpice(self.seat, self.spice, self.count - 1))

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if not isinstance(action, Pay):
            return None
        facts = table.board.facts
        if action.spice != self.spice:
            return Refusal("other-spice", "2.3.1", {"spice": facts.spices[self.spice]})
        args: dict[str, str | int] = {
            "where": facts.holdings[action.holding],
            "spice": facts.spices[self.spice],
        }
        return Refusal("no-such-spice", "2.3.1", args)

    def prompt(self, table: GoaTable) -> Message:
        return Message("prompt-pay", {"spice": table.board.facts.spices[self.spice], "count": self.count})


def options_to_pay(table: GoaTable, seat: int) -> list[Action]:
    """Every spice of a seat, by holding."""
    board = table.board
    options: list[Action] = []
    for holding in range(HOLDINGS):
        store = board.stores[seat * HOLDINGS + holding]
        if store:
            held = 0
            for spice in range(SPICES):
                if store >> 6 * spice & 63:
                    held |= 1 << spice
            options += table.actions.pays[holding][held]
    return options


def hand_in_all(table: GoaTable, seat: int) -> None:
    """Every spice of a seat."""
    for holding in range(HOLDINGS):
        store = table.board.stores[seat * HOLDINGS + holding]
        for spice in range(SPICES):
            for _ in range(spice_count(store, spice)):
                hand_in(table, seat, holding, spice)


def hand_in_any(table: GoaTable, seat: int, count: int) -> None:
    """Any spices, so many (5.4 Duty)."""
    if count_of(table.board.spices(seat)) == count:
        hand_in_all(table, seat)
    elif count:
        table.stack.append(HandIn(seat, count))


class HandIn(Ask[GoaTable]):
    """Hand in any spices, one at a time (5.4 Duty)."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, table: GoaTable) -> list[Action]:
        return options_to_pay(table, self.seat)

    def take(self, table: GoaTable, action: Action) -> None:
        assert isinstance(action, Pay)
        hand_in(table, self.seat, action.holding, action.spice)
        hand_in_any(table, self.seat, self.left - 1)

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        return why_not_pay(table, action, "5.4 Duty")

    def consequence(self, table: GoaTable, action: Action) -> Message | None:
        return spice_handed_in(table.board, self.seat, action.spice) if isinstance(action, Pay) else None

    def prompt(self, table: GoaTable) -> Message:
        return Message("prompt-duty", {"count": self.left})


class SellSpices(Ask[GoaTable]):
    """Sell spices to the bank, one at a time, as many as the card allows (4.2)."""

    def __init__(self, seat: int, left: int, price: int, sold: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.price: Final = price
        self.sold: Final = sold

    def options(self, table: GoaTable) -> list[Action]:
        options = options_to_pay(table, self.seat)
        if self.sold:
            options.append(table.actions.done)
        return options

    def take(self, table: GoaTable, action: Action) -> None:
        seat = self.seat
        if isinstance(action, Pay):
            hand_in(table, seat, action.holding, action.spice)
            table.receive_ducats(seat, self.price)
            if self.left > 1 and table.board.spices(seat):
                table.stack.append(SellSpices(seat, self.left - 1, self.price, self.sold + 1))

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return Refusal("nothing-sold", "4.2", {})
        return why_not_pay(table, action, "4.2")

    def consequence(self, table: GoaTable, action: Action) -> Message | None:
        return spice_handed_in(table.board, self.seat, action.spice) if isinstance(action, Pay) else None

    def prompt(self, table: GoaTable) -> Message:
        return Message("prompt-sell", {"count": self.left, "price": self.price})


def why_not_pay(table: GoaTable, action: Action, section: str) -> Refusal | None:
    """Why a spice can't be handed in from somewhere."""
    if not isinstance(action, Pay):
        return None
    facts = table.board.facts
    args: dict[str, str | int] = {
        "where": facts.holdings[action.holding],
        "spice": facts.spices[action.spice],
    }
    return Refusal("no-such-spice", section, args)
