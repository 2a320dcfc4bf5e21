"""What lies before a player (2c), and what counts for the turn in progress only (2d, E3a)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from carrack.games.thirteen_colonies.content.facts import NONE
from carrack.games.thirteen_colonies.content.packed import GOODS, REGIONS, count_in, counts_of, with_member
from carrack.kernel.state import State

NO_CREDITS: Final[tuple[int, ...]] = (0,) * GOODS


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(State):
    """What one player has. `sure` are the cards that everybody knows to be in the hand.

    The draw pile is a set, except for a top card that a discoverer has seen (`top`, known to `top_seen`).
    Regions as bits: `ports` have cards under the own flag, `sailing` own ships, `towns` own colonies,
    `growing` own colonies that can grow; they follow from the regions and are not saved.
    """

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.draw: list[int] = []
        self.discard: list[int] = []
        self.vp_pile: list[int] = []
        self.sure: list[int] = []
        self.vp = 0
        self.draw_value = 0
        self.hold = 0
        self.tokens = 0
        self.top = NONE
        self.top_seen = 0
        self.ports = 0  # derived
        self.sailing = 0  # derived
        self.towns = 0  # derived
        self.growing = 0  # derived

    # Written by carrack.kernel.declare from the fields above.
    def saved_fields(self) -> str:
        """The names of the saved fields."""
        return "hand draw discard vp_pile sure vp draw_value hold tokens top top_seen"

    def copy(self) -> Player:
        other = Player.__new__(Player)
        other.hand = self.hand.copy()
        other.draw = self.draw.copy()
        other.discard = self.discard.copy()
        other.vp_pile = self.vp_pile.copy()
        other.sure = self.sure.copy()
        other.vp = self.vp
        other.draw_value = self.draw_value
        other.hold = self.hold
        other.tokens = self.tokens
        other.top = self.top
        other.top_seen = self.top_seen
        other.ports = self.ports
        other.sailing = self.sailing
        other.towns = self.towns
        other.growing = self.growing
        return other

    # End of what was written.

    def deck(self) -> list[int]:
        """The whole deck: hand, draw pile and discard pile (2c)."""
        return self.hand + self.draw + self.discard

    def has_seen_top(self, seat: int) -> bool:
        """Whether a player has seen the top card of the draw pile; nobody has seat NOBODY."""
        return seat >= 0 and self.top_seen >> seat & 1 == 1

    def show_top(self, seat: int) -> None:
        """A player sees the top card of the draw pile."""
        self.top_seen |= 1 << seat

    def forget_top(self) -> None:
        """The top card of the draw pile leaves it, or the pile is shuffled."""
        self.top = NONE
        self.top_seen = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn(State):
    """What counts for the turn in progress only. `purse` and `credits` are advance payments (2d).

    `gained` are the cards taken this turn, `used` and `trails` the transport, counted by region (`count_in`),
    `full` the regions where none is left, as bits (it follows from the others and is not saved), `reserved`
    the slots whose condition was met, as bits. `targets` and `strength` belong to the
    card action or fight under way.
    """

    def __init__(self) -> None:
        self.purse = 0
        self.credits: tuple[int, ...] = NO_CREDITS
        self.declarations = 0
        self.gained: list[int] = []
        self.used = 0  # saved by hand
        self.trails = 0  # saved by hand
        self.full = 0  # derived
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

    # Written by carrack.kernel.declare from the fields above.
    def saved_fields(self) -> str:
        """The names of the saved fields."""
        return (
            "purse credits declarations gained settled raised explored sold reshuffled reserved "
            "left targets strength"
        )

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

    # End of what was written.

    def as_json(self) -> dict[str, Any]:
        counts = {"used": self.used, "trails": self.trails}
        listed = {name: [count_in(it, region) for region in range(REGIONS)] for name, it in counts.items()}
        return super().as_json() | listed

    def load(self, record: dict[str, Any]) -> None:
        super().load(record)
        self.used = counts_of(record["used"])
        self.trails = counts_of(record["trails"])

    def reserves(self, slot: int) -> bool:
        """Whether the condition of the VP card in a slot was met this turn (E4.a, ruling A10)."""
        return self.reserved >> slot & 1 == 1

    def reserve(self, slot: int, met: bool) -> None:
        """The condition of a slot is met, or its card has left."""
        self.reserved = with_member(self.reserved, slot, met)
