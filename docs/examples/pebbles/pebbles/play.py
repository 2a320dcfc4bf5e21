"""Pebbles: the table, the one question, and the sequence of play. The rules stand in RULES.md."""

from __future__ import annotations

from typing import Final

from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal
from carrack.kernel.procedures import each_seat, procedure, repeat
from carrack.kernel.table import Ask, Table

PILE: Final = 15
NUMBERS: Final = tuple(range(2, 10))
BONUS: Final = 4
TAKE: Final = [
    Action(f"take {count}", Message("action-take", {"count": count}), ("pile",), count) for count in (1, 2, 3)
]


class PebblesTable(Table):
    """The pile and the pebbles taken are open; each seat's lucky number is hidden."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, 0)
        self.pile = PILE
        self.taken = [0] * seats
        self.lucky = [0] * seats

    # Written by carrack.kernel.declare from the fields above.
    def saved_fields(self) -> str:
        """The names of the saved fields."""
        return "pile taken lucky"

    def copy(self) -> PebblesTable:
        other = PebblesTable.__new__(PebblesTable)
        self.copy_kernel_fields_to(other)
        other.pile = self.pile
        other.taken = self.taken.copy()
        other.lucky = self.lucky.copy()
        return other

    # End of what was written.


class TakePebbles(Ask[PebblesTable]):
    """One, two or three pebbles from the pile (2)."""

    def options(self, table: PebblesTable) -> list[Action]:
        return TAKE[: table.pile]

    def take(self, table: PebblesTable, action: Action) -> None:
        count = TAKE.index(action) + 1
        table.pile -= count
        table.taken[self.seat] += count
        table.tell("took", {"seat": f"seat:{self.seat}", "count": count})

    def why_not(self, table: PebblesTable, action: Action) -> Refusal | None:
        return Refusal("too-few", "2", {"pile": table.pile})

    def prompt(self, table: PebblesTable) -> Message:
        return Message("prompt-take")


def deal_numbers(table: PebblesTable) -> None:
    """Everybody gets a lucky number that nobody else has, and keeps it secret (1)."""
    pile = (1 << len(NUMBERS)) - 1
    for seat in range(table.seats):
        at = table.draw(pile, "numbers")
        pile &= ~(1 << at)
        table.lucky[seat] = NUMBERS[at]
        table.tell("dealt", {"seat": f"seat:{seat}"}, {"number": NUMBERS[at]}, (seat,))


def ask_to_take(table: PebblesTable, seat: int) -> None:
    """While there are pebbles, everybody takes some in turn (2)."""
    if table.pile:
        table.stack.append(TakePebbles(seat))


def show_numbers(table: PebblesTable) -> None:
    """The lucky numbers are shown (3)."""
    table.shown += 1
    for seat in range(table.seats):
        table.tell("showed", {"seat": f"seat:{seat}", "number": table.lucky[seat]})


def bonus(pebbles: int, number: int) -> int:
    """Four points if the pebbles are a multiple of the lucky number (3)."""
    return BONUS if pebbles and pebbles % number == 0 else 0


TURNS: Final = repeat("rounds", each_seat("turn", ask_to_take), times=3)
GAME: Final = procedure("game", deal_numbers, TURNS, show_numbers)
