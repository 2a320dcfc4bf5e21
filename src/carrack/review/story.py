"""The story of a match: how everybody stood at each decision, and what luck and choices made of it.

Whatever a choice changed beyond luck is put down to whoever made it, measured by how everybody stands: a move
that was expected changes nothing.
"""

from __future__ import annotations

from typing import NamedTuple

from carrack.arena.games import seed_of
from carrack.kernel.match import Match
from carrack.kernel.perspective import Perspective
from carrack.kernel.table import NOBODY
from carrack.review.cut import positions_of
from carrack.review.luck import first_table, usual_after, usual_start
from carrack.review.outlook import Outlook, of_sides
from carrack.review.records import Account, Fortune, Point

IMAGINED = 4


class Story(NamedTuple):
    """Points by choice, what chance did, and what it all comes to for each seat."""

    points: list[Point]
    fortunes: list[Fortune]
    accounts: list[Account]


def story_of(outlook: Outlook, match: Match) -> Story:
    """Everything about a match that needs no lines."""
    sides = match.rules.sides(match.table)
    seats = range(match.setup.seats)
    start = usual_start(outlook, match)
    table = first_table(match)
    shares = outlook.chances(table)
    now = of_sides(shares, sides)
    points: list[Point] = []
    fortunes = [Fortune(0, NOBODY, differences(now, start))]
    own, others = [0.0 for _ in seats], [0.0 for _ in seats]
    for position in positions_of(match):
        scores = outlook.scores(position.table)
        known = known_by(outlook, Perspective(match.rules, position.table, position.seat), position.at)
        points.append(Point(position.at, position.seat, shares, known, scores))
        shares = outlook.chances(position.after)
        after = of_sides(shares, sides)
        usual = usual_after(outlook, position) if position.chance else after
        for seat in seats:
            (own if seat == position.seat else others)[seat] += usual[seat] - now[seat]
        if position.chance:
            fortunes.append(Fortune(position.at + 1, position.seat, differences(after, usual)))
        now = after
    points.append(Point(len(match.choices), NOBODY, shares, [], outlook.scores(match.table)))
    luck = [sum([fortune.change[seat] for fortune in fortunes]) for seat in seats]
    accounts = [Account(seat, start[seat], luck[seat], own[seat], others[seat], now[seat]) for seat in seats]
    return Story(points, fortunes, accounts)


def glimpse_of(outlook: Outlook, match: Match) -> list[Point]:
    """How everybody stood at each decision, and no more: it takes a moment where the story takes seconds."""
    points = [
        Point(position.at, position.seat, outlook.chances(position.table), [], [])
        for position in positions_of(match)
    ]
    return [*points, Point(len(match.choices), NOBODY, outlook.chances(match.table), [], [])]


def known_by(outlook: Outlook, perspective: Perspective, at: int) -> list[float]:
    """Everybody's chances as far as the seat that decides can know."""
    return outlook.known(perspective, [seed_of(0, "known", at, number) for number in range(IMAGINED)])


def differences(values: list[float], others: list[float]) -> list[float]:
    """By how much values are more than others."""
    return [value - other for value, other in zip(values, others, strict=True)]
