"""The table, and what a seat may know of it."""

from __future__ import annotations

from typing import Any, Final

from carrack.kernel.chance import Stream
from carrack.kernel.rules import View
from carrack.kernel.state import saved
from carrack.kernel.table import Table

PILE: Final = 15
NUMBERS: Final = range(2, 10)


class PebblesTable(Table):
    """The pile and the stones taken are open; each seat's lucky number is hidden."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, 0)
        self.pile = PILE
        self.taken = [0] * seats
        self.lucky = [0] * seats


class PebblesView(View):
    """What a seat may see, built up: the open part, and its own number. After the game all numbers."""

    def __init__(self, table: PebblesTable, seat: int) -> None:
        super().__init__(table, seat)
        self.pile = table.pile
        self.taken = table.taken.copy()
        self.lucky = table.lucky[seat] if seat >= 0 else 0
        self.shown = [] if table.stack else table.lucky.copy()

    def as_json(self) -> dict[str, Any]:
        return super().as_json() | saved(self, "pile taken lucky shown")


def redeal(table: PebblesTable, seat: int, seed: int) -> PebblesTable:
    """The others' numbers are any that the seat doesn't hold, in any order; chance is fresh."""
    other = table.copy()
    assert isinstance(other, PebblesTable)
    stream = Stream(seed)
    other.use_fresh_chance(stream.fork())
    if other.stack:
        own = table.lucky[seat] if seat >= 0 else 0
        rest = [number for number in NUMBERS if number != own]
        for player in range(table.seats):
            if player != seat:
                other.lucky[player] = rest.pop(stream.below(len(rest)))
    return other
