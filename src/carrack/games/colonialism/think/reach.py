"""How many discs policy cards would bring, for all regions at once.

The rule is `policy_value`; the learned players ask for every card of a hand in every region, so here it is
worked out in tables. A test holds them to the rule.
"""

from __future__ import annotations

from typing import Final

from carrack.games.colonialism.content.facts import REGIONS, RESOURCES, SEAS, Card
from carrack.games.colonialism.state.board import Board, nonzero

# Effects whose discs depend on the table; Influence Region has them printed.
VARYING: Final = (
    "per_adjacent_region_with_influence",
    "per_ship_in_adjacent_seas",
    "fixed_all_or_nothing",
    "per_region_with_most_influence",
    "per_region_with_influence",
    "per_own_ship_and_adjacent_region",
    "own_largest_collected_resource",
    "per_cube_in_region_and_adjacent",
)
ARMY: Final = 0
SHIPS: Final = 1
CONSOLIDATE: Final = 2
DOMINION: Final = 3
EMPIRE: Final = 4
HEGEMONY: Final = 5
MONOPOLY: Final = 6
RESOURCE: Final = 7
PRINTED: Final = 8
# How many members a set of regions has.
COUNT: Final = [mask.bit_count() for mask in range(1 << REGIONS)]


class Reach:
    """What policy cards of a seat would bring in each region: `policy_value` for many cards at once."""

    def __init__(self, board: Board, seat: int, near: list[int]) -> None:
        facts = board.facts
        presence = board.presence(seat)
        own = [0] * SEAS
        everybody = [0] * SEAS
        for player in range(board.seats):
            for sea in range(SEAS):
                ships = board.ships(player, sea)
                everybody[sea] += ships
                if player == seat:
                    own[sea] = ships
        self.board: Final = board
        self.seat: Final = seat
        self.presence: Final = presence
        self.regions: Final = facts.reach[nonzero(own)]
        self.neighbours: Final = [COUNT[presence & mask] for mask in near]
        self.own_ships: Final = [0] * REGIONS
        self.all_ships: Final = [0] * REGIONS
        for region, seas in enumerate(facts.region_seas):
            for sea in seas:
                self.own_ships[region] += own[sea]
                self.all_ships[region] += everybody[sea]

    def discs(self, card: Card, kind: int, majorities: int) -> list[int]:
        """How many discs a card is worth, by region."""
        amount = card.amount
        if kind == ARMY:
            return [amount * count for count in self.neighbours]
        if kind == SHIPS:
            return [amount * count for count in (self.all_ships if card.all_ships else self.own_ships)]
        if kind == HEGEMONY:
            ships, near = self.own_ships, self.neighbours
            return [amount * (ships[region] + near[region]) for region in range(REGIONS)]
        if kind == RESOURCE:
            return self.cubes_around(card)
        if kind == EMPIRE and self.board.empire_counts_region:
            return [amount * COUNT[self.presence | 1 << region] for region in range(REGIONS)]
        value = amount
        if kind == CONSOLIDATE:
            value = amount if self.board.reserve[self.seat] >= amount else 0
        elif kind == DOMINION:
            value = amount * majorities
        elif kind == EMPIRE:
            value = amount * COUNT[self.presence]
        elif kind == MONOPOLY:
            value = amount * max([self.board.collected(self.seat, color) for color in range(RESOURCES)])
        return [value] * REGIONS

    def cubes_around(self, card: Card) -> list[int]:
        """A disc for each cube of the card's color in a region and beside it."""
        cubes = self.board.cubes[card.resource :: RESOURCES]
        found: list[int] = []
        for region, neighbours in enumerate(self.board.facts.neighbours):
            count = cubes[region]
            for other in neighbours:
                count += cubes[other]
            found.append(card.amount * count)
        return found
