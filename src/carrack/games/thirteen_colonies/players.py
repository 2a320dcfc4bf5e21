"""What lies before a player: hand, draw pile, discard pile, VP pile and markers (2c)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from carrack.games.thirteen_colonies.facts import NONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
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
        self.ports = 0
        self.sailing = 0
        self.towns = 0
        self.growing = 0

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

    def as_json(self) -> dict[str, Any]:
        return {
            "hand": self.hand,
            "draw": self.draw,
            "discard": self.discard,
            "vp_pile": self.vp_pile,
            "sure": self.sure,
            "vp": self.vp,
            "draw_value": self.draw_value,
            "hold": self.hold,
            "tokens": self.tokens,
            "top": self.top,
            "top_seen": self.top_seen,
        }

    def load(self, record: dict[str, Any]) -> None:
        self.hand = list(record["hand"])
        self.draw = list(record["draw"])
        self.discard = list(record["discard"])
        self.vp_pile = list(record["vp_pile"])
        self.sure = list(record["sure"])
        self.vp = record["vp"]
        self.draw_value = record["draw_value"]
        self.hold = record["hold"]
        self.tokens = record["tokens"]
        self.top = record["top"]
        self.top_seen = record["top_seen"]

    def deck(self) -> list[int]:
        """The whole deck: hand, draw pile and discard pile (2c)."""
        return self.hand + self.draw + self.discard
