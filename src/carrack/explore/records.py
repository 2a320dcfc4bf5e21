"""What many finished games say, in counts that add up: openings, points by source, seats.

An opening is what a seat chose first, choice by choice, whatever others did between.
"""

from __future__ import annotations

from msgspec import Struct, field


class Chosen(Struct):
    """A choice after those above it: how often, its share of the victories, points, and what came next."""

    do: str
    games: int = 0
    wins: float = 0.0
    points: int = 0
    next: list[Chosen] = field(default_factory=list)


class Tally(Struct):
    """Seats that were played to the end: victories (a shared one in parts), points, points by source."""

    games: int = 0
    wins: float = 0.0
    points: int = 0
    sources: dict[str, int] = field(default_factory=dict)


class Explored(Struct):
    """The games of a game, number of players and variant; `opened` is the number of openings."""

    game: str
    players: int
    variant: str
    games: int = 0
    seats: list[Tally] = field(default_factory=list)
    winners: Tally = field(default_factory=Tally)
    others: Tally = field(default_factory=Tally)
    opened: int = 0
    openings: list[Chosen] = field(default_factory=list)
