"""The rules: lucky numbers are dealt, stones are taken, points are counted."""

from __future__ import annotations

from typing import Final

from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal, seat_thing
from carrack.kernel.standings import Category, Standings, rank
from carrack.kernel.table import Ask
from pebbles.state import NUMBERS, PebblesTable

BONUS: Final = 4
TAKE: Final = [
    Action(f"take {count}", Message("action-take", {"count": count}), ("pile",), count) for count in (1, 2, 3)
]


def deal_numbers(table: PebblesTable) -> None:
    """Everybody gets a lucky number that nobody else has, and keeps it secret (1)."""
    numbers = list(NUMBERS)
    for seat in range(table.seats):
        number = table.lucky[seat] = numbers.pop(table.chance(len(numbers), "numbers"))
        table.tell("dealt", {"seat": seat_thing(seat)}, {"number": number}, (seat,))


class TakeStones(Ask[PebblesTable]):
    """One, two or three stones from the pile (2)."""

    def options(self, table: PebblesTable) -> list[Action]:
        return TAKE[: table.pile]

    def take(self, table: PebblesTable, action: Action) -> None:
        count = TAKE.index(action) + 1
        table.pile -= count
        table.taken[self.seat] += count
        table.tell("took", {"seat": self.who, "count": count})

    def why_not(self, table: PebblesTable, action: Action) -> Refusal | None:
        return Refusal("too-few", "2", {"pile": table.pile})

    def prompt(self, table: PebblesTable) -> Message:
        return Message("prompt-take")


def ask_to_take(table: PebblesTable, seat: int) -> None:
    """While there are stones, everybody takes some in turn (2)."""
    if table.pile:
        table.stack.append(TakeStones(seat))


def show_numbers(table: PebblesTable) -> None:
    """The lucky numbers are shown (3)."""
    table.shown += 1
    for seat, number in enumerate(table.lucky):
        table.tell("showed", {"seat": seat_thing(seat), "number": number})


def bonus(stones: int, number: int) -> int:
    """Four points if the stones are a multiple of the lucky number (3)."""
    return BONUS if stones and stones % number == 0 else 0


def standings(table: PebblesTable) -> Standings:
    """A stone is a point (3)."""
    extra = [bonus(*pair) for pair in zip(table.taken, table.lucky, strict=True)]
    scores = [sum(pair) for pair in zip(table.taken, extra, strict=True)]
    categories = [Category("stones", table.taken.copy()), Category("bonus", extra)]
    return Standings(scores, rank([(score,) for score in scores]), categories)
