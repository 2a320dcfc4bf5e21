"""What lies before a player: hand, draw pile, discard pile, VP pile and markers (2c)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from carrack.games.thirteen_colonies.content.facts import NONE
from carrack.kernel.state import State


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
