"""The stack of VP cards of an epoch (E2)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from carrack.games.thirteen_colonies.content.facts import NONE


@mypyc_attr(allow_interpreted_subclasses=True)
class VpStack:
    """The VP cards of an epoch that are not open yet, as a set (E2, ruling A43).

    `early` cards lie in the top part, `late` ones in the rest; of `free` cards `skip` were left out at
    random, `sure` ones are all in the stack. `top` and `rest` count the places that are left.
    """

    def __init__(
        self, early: list[int], late: list[int], sure: list[int], free: list[int], skip: int
    ) -> None:
        self.early = early
        self.late = late
        self.sure = sure
        self.free = free
        self.skip = skip
        size = len(early) + len(late) + len(sure) + len(free) - skip
        self.top = -(-size // 3)
        self.rest = size - self.top
        self.end = NONE

    def left(self) -> int:
        """The number of cards in the stack, the closing card included."""
        return self.top + self.rest + (1 if self.end != NONE else 0)

    def unseen(self) -> list[int]:
        """All cards that lie in the stack or were left out."""
        found = self.early + self.late + self.sure + self.free
        return found if self.end == NONE else [*found, self.end]

    def copy(self) -> VpStack:
        other = VpStack.__new__(VpStack)
        other.early = self.early.copy()
        other.late = self.late.copy()
        other.sure = self.sure.copy()
        other.free = self.free.copy()
        other.skip = self.skip
        other.top = self.top
        other.rest = self.rest
        other.end = self.end
        return other

    def as_json(self) -> list[Any]:
        return [self.early, self.late, self.sure, self.free, self.skip, self.top, self.rest, self.end]


def load_stack(record: list[Any]) -> VpStack:
    """A stack of VP cards from its JSON."""
    stack = VpStack(list(record[0]), list(record[1]), list(record[2]), list(record[3]), record[4])
    stack.top, stack.rest, stack.end = record[5], record[6], record[7]
    return stack
