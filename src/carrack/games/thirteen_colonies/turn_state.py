"""What counts for one turn only (2d, E3a)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from carrack.games.thirteen_colonies.facts import NONE, REGIONS
from carrack.games.thirteen_colonies.means import NO_CREDITS

# Enough for as many card actions as a turn can have in one region.
COUNT_BITS: Final = 10


def count_in(counts: int, region: int) -> int:
    """What is counted for a region in a number with a field for each."""
    return counts >> COUNT_BITS * region & (1 << COUNT_BITS) - 1


def counts_of(counts: list[int]) -> int:
    """Such a number from a list by region."""
    return sum([count << COUNT_BITS * region for region, count in enumerate(counts)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn:
    """What counts for the turn in progress only. `purse` and `credits` are advance payments (2d).

    `gained` are the cards taken this turn, `used` and `trails` the transport by region, as numbers with a
    field for each (`count_in`), `full` the regions where none is left, as bits (it follows from the others
    and is not saved), `reserved` the slots whose condition was met. `targets` and `strength` belong to the
    card action or fight under way.
    """

    def __init__(self) -> None:
        self.purse = 0
        self.credits: tuple[int, ...] = NO_CREDITS
        self.declarations = 0
        self.gained: list[int] = []
        self.used = 0
        self.trails = 0
        self.full = 0
        self.settled = 0
        self.raised = 0
        self.explored = 0
        self.sold = 0
        self.reshuffled = False
        self.reserved = 0
        # Whether a VP card has left the slots in this turn.
        self.left = False
        self.targets: tuple[int, ...] = (NONE, NONE)
        self.strength: tuple[int, ...] = (0, 0)

    def copy(self) -> Turn:
        other = Turn.__new__(Turn)
        other.purse = self.purse
        other.credits = self.credits
        other.declarations = self.declarations
        other.gained = self.gained.copy()
        other.used = self.used
        other.trails = self.trails
        other.full = self.full
        other.settled = self.settled
        other.raised = self.raised
        other.explored = self.explored
        other.sold = self.sold
        other.reshuffled = self.reshuffled
        other.reserved = self.reserved
        other.left = self.left
        other.targets = self.targets
        other.strength = self.strength
        return other

    def as_json(self) -> dict[str, Any]:
        return {
            "purse": self.purse,
            "credits": list(self.credits),
            "declarations": self.declarations,
            "gained": self.gained,
            "used": [count_in(self.used, region) for region in range(REGIONS)],
            "trails": [count_in(self.trails, region) for region in range(REGIONS)],
            "settled": self.settled,
            "raised": self.raised,
            "explored": self.explored,
            "sold": self.sold,
            "reshuffled": self.reshuffled,
            "reserved": self.reserved,
            "left": self.left,
            "targets": list(self.targets),
            "strength": list(self.strength),
        }

    def load(self, record: dict[str, Any]) -> None:
        self.purse = record["purse"]
        self.credits = tuple(record["credits"])
        self.declarations = record["declarations"]
        self.gained = list(record["gained"])
        self.used = counts_of(record["used"])
        self.trails = counts_of(record["trails"])
        self.settled = record["settled"]
        self.raised = record["raised"]
        self.explored = record["explored"]
        self.sold = record["sold"]
        self.reshuffled = record["reshuffled"]
        self.reserved = record["reserved"]
        self.left = record["left"]
        self.targets = tuple(record["targets"])
        self.strength = tuple(record["strength"])
