"""Who won, category by category (6.0)."""

from __future__ import annotations

from carrack.games.colonialism.content.facts import RESOURCES
from carrack.games.colonialism.rules.scoring import convert, final_stock, interest_cubes
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.standings import Category, Standings, rank


def standings(table: ColonialismTable) -> Standings:
    """Highest score, then most cubes after conversion (R80); still equal is a shared victory (R81)."""
    facts = table.board.facts
    seats = range(table.seats)
    results = [convert(final_stock(table, seat)) for seat in seats]
    bonus = [sum(interest_cubes(table, seat)) for seat in seats]
    scores = [result.score for result in results]
    totals = [result.total for result in results]
    categories = [
        Category(
            f"collected-{facts.resource_ids[resource]}", [table.board.collected(s, resource) for s in seats]
        )
        for resource in range(RESOURCES)
    ]
    categories.append(Category("interests", bonus))
    categories.append(Category("conversions", [len(result.steps) for result in results]))
    categories += [
        Category(f"final-{facts.resource_ids[resource]}", [result.cubes[resource] for result in results])
        for resource in range(RESOURCES)
    ]
    categories.append(Category("total", totals))
    places = rank(list(zip(scores, totals, strict=True)))
    tied = {totals[seat] for seat in seats if scores[seat] == max(scores)}
    return Standings(scores, places, categories, "total" if len(tied) > 1 else "")
