"""The result (3.0): most points, then most ducats; still equal is a shared victory."""

from __future__ import annotations

from carrack.games.goa.rules.scoring import CATEGORIES, points
from carrack.games.goa.state.table import GoaTable
from carrack.kernel.standings import Category, Standings, rank


def standings(table: GoaTable) -> Standings:
    """The points by category, and the ducats, which break ties."""
    seats = range(table.seats)
    rows = [points(table, seat) for seat in seats]
    scores = [sum(row) for row in rows]
    categories = [Category(name, [rows[seat][at] for seat in seats]) for at, name in enumerate(CATEGORIES)]
    categories.append(Category("money", list(table.ducats)))
    places = rank(list(zip(scores, table.ducats, strict=True)))
    tied = {table.ducats[seat] for seat in seats if scores[seat] == max(scores)}
    return Standings(scores, places, categories, "money" if len(tied) > 1 else "")
