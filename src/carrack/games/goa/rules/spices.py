"""Spices on plantations and colonies: filling fields and handing spices in (2.3.1, 2.3.3, 5.1)."""

from __future__ import annotations

from typing import Final

from carrack.games.goa.content.facts import HOLDINGS, SPICES, Facts, count_of, kinds_in, spice_count
from carrack.games.goa.rules.actions import TAKE_COLONISTS, TAKE_SHIPS, TAKE_SPICES, Fill, Pay, Take
from carrack.games.goa.show.consequences import kind_then, spice_gained, spice_handed_in
from carrack.games.goa.state.table import EMPTY, Board, GoaTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Arg, Message, Refusal, seat_thing
from carrack.kernel.table import Ask


def spice_on(facts: Facts, holding: int, spice: int) -> dict[str, Arg]:
    """A spice on a holding, for texts."""
    return {"where": facts.holdings[holding], "spice": facts.spices[spice]}


# Filling fields


def only_spice(allowed: int) -> int:
    """The one spice of a holding that takes no other, or -1."""
    return allowed.bit_length() - 1 if allowed & (allowed - 1) == 0 else -1


def put(table: GoaTable, seat: int, holding: int, spice: int) -> None:
    """A spice to a field, told to everybody."""
    table.board.put_spice(seat, holding, spice)
    if table.events is not None:
        table.tell("filled", {"seat": seat_thing(seat), **spice_on(table.board.facts, holding, spice)})


def fill_certain(table: GoaTable, seat: int) -> None:
    """Fill every holding that takes one spice only."""
    board = table.board
    for holding in board.with_room(seat):
        spice = only_spice(board.allowed(seat, holding))
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


def receive_kind(table: GoaTable, seat: int, kind: int, count: int) -> None:
    """So many ships, colonists, spices or ducats."""
    if kind == TAKE_SHIPS:
        table.receive_ships(seat, count)
    elif kind == TAKE_COLONISTS:
        table.receive_colonists(seat, count)
    elif kind == TAKE_SPICES:
        gain_spices(table, seat, count)
    else:
        table.receive_ducats(seat, count)


def fill_holding(table: GoaTable, seat: int, holding: int) -> None:
    """All free fields of one plantation or colony (2.3.6, 5.1, 5.4)."""
    room = table.board.room(seat, holding)
    spice = only_spice(table.board.allowed(seat, holding))
    if spice < 0 and room:
        table.stack.append(FillHolding(seat, holding))
    else:
        for _ in range(room):
            put(table, seat, holding, spice)


def options_to_fill(table: GoaTable, seat: int) -> list[Action]:
    """Every spice that may be put on a free field, by holding."""
    board = table.board
    options: list[Action] = []
    for holding in board.with_room(seat):
        options += table.actions.fills[holding][board.allowed(seat, holding)]
    return options


def why_no_room(board: Board, seat: int, holding: int, section: str) -> Refusal:
    """Why a plantation or colony can't take a spice."""
    nothing = board.held(seat, holding) == EMPTY
    where = board.facts.holdings[holding]
    return Refusal("nothing-there" if nothing else "no-free-field", section, {"where": where})


def why_not_fill(board: Board, seat: int, action: Fill, section: str) -> Refusal:
    """Why a spice can't be put somewhere."""
    if not board.room(seat, action.holding):
        return why_no_room(board, seat, action.holding, section)
    return Refusal("wrong-spice", section, spice_on(board.facts, action.holding, action.spice))


class FillFields(Ask[GoaTable]):
    """Put spices on free fields, one at a time, kinds and fields as the seat likes (2.3.3)."""

    def __init__(self, seat: int, left: int, up_to: bool) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.up_to: Final = up_to

    def options(self, table: GoaTable) -> list[Action]:
        options = options_to_fill(table, self.seat)
        if self.up_to:
            options.append(table.actions.done)
        return options

    def take(self, table: GoaTable, action: Action) -> None:
        if isinstance(action, Fill):
            put(table, self.seat, action.holding, action.spice)
            gain_spices(table, self.seat, self.left - 1, self.up_to)

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if isinstance(action, Fill):
            return why_not_fill(table.board, self.seat, action, "2.3.3")
        if action is table.actions.done:
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
        return table.actions.fills[self.holding][table.board.allowed(self.seat, self.holding)]

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
        assert isinstance(action, Fill)
        return spice_gained(table.board, self.seat, action.spice)

    def prompt(self, table: GoaTable) -> Message:
        where = table.board.facts.holdings[self.holding]
        room = table.board.room(self.seat, self.holding)
        return Message("prompt-fill-holding", {"where": where, "count": room})


class MixedHarvest(Ask[GoaTable]):
    """A ship, a colonist or a spice for each unit of the harvest; spices only where there is room (4.2)."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, table: GoaTable) -> list[Action]:
        take = table.actions.take
        return [take[TAKE_SHIPS], take[TAKE_COLONISTS], *options_to_fill(table, self.seat)]

    def take(self, table: GoaTable, action: Action) -> None:
        if isinstance(action, Fill):
            put(table, self.seat, action.holding, action.spice)
        else:
            assert isinstance(action, Take)
            receive_kind(table, self.seat, action.value, 1)
        if self.left > 1:
            table.stack.append(MixedHarvest(self.seat, self.left - 1))

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if isinstance(action, Fill):
            return why_not_fill(table.board, self.seat, action, "4.2")
        return Refusal("mixed-harvest", "4.2", {}) if isinstance(action, Take) else None

    def consequence(self, table: GoaTable, action: Action) -> Message | None:
        if isinstance(action, Fill):
            return spice_gained(table.board, self.seat, action.spice)
        return kind_then(table, self.seat, action.value, 1) if isinstance(action, Take) else None

    def prompt(self, table: GoaTable) -> Message:
        return Message("prompt-mixed-harvest", {"count": self.left})


# Handing spices in


def hand_in(table: GoaTable, seat: int, holding: int, spice: int, count: int = 1) -> None:
    """Spices back to the supply, told to everybody one by one."""
    for _ in range(count):
        table.board.take_spice(seat, holding, spice)
        if table.events is not None:
            table.tell("handed-in", {"seat": seat_thing(seat), **spice_on(table.board.facts, holding, spice)})


def pay_spices(table: GoaTable, seat: int, cost: int) -> None:
    """Hand in the spices of a cost; the seat picks the fields where that makes a difference (2.3.1)."""
    board = table.board
    for spice in range(SPICES):
        count = spice_count(cost, spice)
        if not count:
            continue
        holders = board.holders_of(seat, spice)
        everything = spice_count(board.spices(seat), spice) == count
        if len(holders) == 1 or everything:
            for holding in holders:
                hand_in(
                    table, seat, holding, spice, min(count, spice_count(board.store(seat, holding), spice))
                )
        else:
            table.stack.append(PaySpice(seat, spice, count))


def options_to_pay(table: GoaTable, seat: int) -> list[Action]:
    """Every spice of a seat, by holding."""
    options: list[Action] = []
    for holding in range(HOLDINGS):
        store = table.board.store(seat, holding)
        if store:
            options += table.actions.pays[holding][kinds_in(store)]
    return options


def why_not_pay(table: GoaTable, action: Action, section: str) -> Refusal | None:
    """Why a spice can't be handed in from somewhere."""
    if not isinstance(action, Pay):
        return None
    return Refusal("no-such-spice", section, spice_on(table.board.facts, action.holding, action.spice))


class PaySpice(Ask[GoaTable]):
    """Choose the field from which a spice of the cost is taken (2.3.1)."""

    def __init__(self, seat: int, spice: int, count: int) -> None:
        super().__init__(seat)
        self.spice: Final = spice
        self.count: Final = count

    def options(self, table: GoaTable) -> list[Action]:
        holders = table.board.holders_of(self.seat, self.spice)
        return [table.actions.pay[holding][self.spice] for holding in holders]

    def take(self, table: GoaTable, action: Action) -> None:
        assert isinstance(action, Pay)
        hand_in(table, self.seat, action.holding, self.spice)
        if self.count > 1:
            table.stack.append(PaySpice(self.seat, self.spice, self.count - 1))

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if isinstance(action, Pay) and action.spice != self.spice:
            return Refusal("other-spice", "2.3.1", {"spice": table.board.facts.spices[self.spice]})
        return why_not_pay(table, action, "2.3.1")

    def prompt(self, table: GoaTable) -> Message:
        return Message("prompt-pay", {"spice": table.board.facts.spices[self.spice], "count": self.count})


def hand_in_any(table: GoaTable, seat: int, count: int) -> None:
    """Any spices, so many; all of them are not asked for (5.4 Duty)."""
    board = table.board
    if count_of(board.spices(seat)) == count:
        for holding in range(HOLDINGS):
            store = board.store(seat, holding)
            for spice in range(SPICES):
                hand_in(table, seat, holding, spice, spice_count(store, spice))
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
        assert isinstance(action, Pay)
        return spice_handed_in(table.board, self.seat, action.spice)

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
        if action is table.actions.done:
            return Refusal("nothing-sold", "4.2", {})
        return why_not_pay(table, action, "4.2")

    def consequence(self, table: GoaTable, action: Action) -> Message | None:
        return spice_handed_in(table.board, self.seat, action.spice) if isinstance(action, Pay) else None

    def prompt(self, table: GoaTable) -> Message:
        return Message("prompt-sell", {"count": self.left, "price": self.price})
