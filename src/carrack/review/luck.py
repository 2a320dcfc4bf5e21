"""Luck: what dice, draws and revealed cards changed, against what they would have changed on average.

The average is taken over the same choice made with fresh chance on the same table. What came and what might
have come are draws of one kind, so luck has mean zero over many games, however well positions are judged.
"""

from __future__ import annotations

from typing import Final

from carrack.arena.games import seed_of
from carrack.kernel.match import Match, take_for
from carrack.kernel.table import Table, advance
from carrack.review.cut import Position
from carrack.review.outlook import Outlook

OUTCOMES: Final = 16
DEALS: Final = 32


def usual_start(outlook: Outlook, match: Match) -> list[float]:
    """The chance of each seat's side before the set-up's chance: the mean over other deals.

    A branch begins with a position, not with a deal.
    """
    if match.start is not None:
        return outlook.side_chances(first_table(match))
    found = []
    for number in range(DEALS):
        table = match.rules.new_table(match.setup, seed_of(0, "deal", number))
        advance(table)
        found.append(outlook.side_chances(table))
    return means(found)


def first_table(match: Match) -> Table:
    """The table at the first choice."""
    table = match.beginning()
    table.events = None
    advance(table)
    return table


def usual_after(outlook: Outlook, position: Position) -> list[float]:
    """The chance of each seat's side after a choice that uses chance: the mean over its outcomes."""
    found = []
    for number in range(OUTCOMES):
        table = position.table.copy()
        table.use_fresh_chance(seed_of(0, "luck", position.at, number))
        take_for(table, position.seat, position.action)
        found.append(outlook.side_chances(table))
    return means(found)


def means(found: list[list[float]]) -> list[float]:
    """The mean for each seat."""
    return [sum(values) / len(found) for values in zip(*found, strict=True)]
