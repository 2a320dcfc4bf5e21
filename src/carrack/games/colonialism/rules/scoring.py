"""The end of the game and scoring (6.0)."""

from __future__ import annotations

from typing import Final

from carrack.games.colonialism.content.facts import RESOURCES
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.messages import seat_thing
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
            region = facts.interest_regions[card]
            scores = table.board.most_influence(region, seat)
            table.tell(
                "interest-scored" if scores else "interest-missed",
                {"seat": who, "card": facts.interests[card]},
            )
        result = convert(final_stock(table, seat))
        for given, taken in result.steps:
            table.tell(
                "converted",
                {
                    "seat": who,
                    "given": facts.resources[given],
                    "taken": facts.resources[taken],
                },
            )
        table.tell("scored", {"seat": who, "score": result.score, "total": result.total})
