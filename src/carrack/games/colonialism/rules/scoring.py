"""The end of the game, scoring, and who won (6.0)."""

from __future__ import annotations

from typing import Final

from carrack.games.colonialism.content.facts import RESOURCES
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.messages import Arg, seat_thing
from carrack.kernel.standings import Category, Standings, rank
from carrack.mechanics.bits import members

RATE: Final = 3


class Conversion:
    """The best conversion of a stock of cubes: `steps` of (given, taken) resources, and what is left."""

    def __init__(self, cubes: tuple[int, ...], steps: list[tuple[int, int]]) -> None:
        self.cubes: Final = cubes
        self.steps: Final = steps

    @property
    def score(self) -> int:
        return min(self.cubes)

    @property
    def total(self) -> int:
        return sum(self.cubes)


def convert(cubes: tuple[int, ...]) -> Conversion:
    """Three of one color for one of another: the highest score, then the fewest conversions (R78, R79).

    A score is within reach if the colors above it can pay for the cubes that the others lack.
    """
    score = min(cubes)
    while affordable(cubes, score + 1):
        score += 1
    left = list(cubes)
    steps: list[tuple[int, int]] = []
    while min(left) < score:
        taken = left.index(min(left))
        given = left.index(max(left))
        left[given] -= RATE
        left[taken] += 1
        steps.append((given, taken))
    return Conversion(tuple(left), steps)


def affordable(cubes: tuple[int, ...], score: int) -> bool:
    """Whether conversions can bring every color to a score."""
    lacking = sum([max(0, score - count) for count in cubes])
    spare = sum([max(0, count - score) // RATE for count in cubes])
    return spare >= lacking


def interest_cubes(table: ColonialismTable, seat: int) -> list[int]:
    """One virtual cube for each economic interest in whose region the seat has the most influence (R77)."""
    facts = table.board.facts
    bonus = [0] * RESOURCES
    for card in members(table.interests[seat]):
        if table.board.most_influence(facts.interest_regions[card], seat):
            bonus[facts.interest_resources[card]] += 1
    return bonus


def final_stock(table: ColonialismTable, seat: int) -> tuple[int, ...]:
    """Collected and virtual cubes of a seat."""
    bonus = interest_cubes(table, seat)
    return tuple([table.board.collected(seat, resource) + bonus[resource] for resource in range(RESOURCES)])


def final_scoring(table: ColonialismTable) -> None:
    """Interests are shown, cubes converted step by step, scores told."""
    table.shown += 1
    if table.events is None:
        return
    facts = table.board.facts
    for seat in range(table.seats):
        who = seat_thing(seat)
        for card in members(table.interests[seat]):
            scores = table.board.most_influence(facts.interest_regions[card], seat)
            told: dict[str, Arg] = {"seat": who, "card": facts.interests[card]}
            table.tell("interest-scored" if scores else "interest-missed", told)
        result = convert(final_stock(table, seat))
        for given, taken in result.steps:
            one, other = facts.resources[given], facts.resources[taken]
            table.tell("converted", {"seat": who, "given": one, "taken": other})
        table.tell("scored", {"seat": who, "score": result.score, "total": result.total})


def standings(table: ColonialismTable) -> Standings:
    """Highest score, then most cubes after conversion (R80); still equal is a shared victory (R81)."""
    facts = table.board.facts
    seats = range(table.seats)
    results = [convert(final_stock(table, seat)) for seat in seats]
    bonus = [sum(interest_cubes(table, seat)) for seat in seats]
    scores = [result.score for result in results]
    totals = [result.total for result in results]
    categories = [
        Category(f"collected-{id_}", [table.board.collected(seat, resource) for seat in seats])
        for resource, id_ in enumerate(facts.resource_ids)
    ]
    categories.append(Category("interests", bonus))
    categories.append(Category("conversions", [len(result.steps) for result in results]))
    categories += [
        Category(f"final-{id_}", [result.cubes[resource] for result in results])
        for resource, id_ in enumerate(facts.resource_ids)
    ]
    categories.append(Category("total", totals))
    places = rank(list(zip(scores, totals, strict=True)))
    tied = {totals[seat] for seat in seats if scores[seat] == max(scores)}
    return Standings(scores, places, categories, "total" if len(tied) > 1 else "")
