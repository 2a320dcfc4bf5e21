"""The printed facts as tables of indices, computed once: borders, limits, cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from carrack.mechanics.bits import mask_of, members

REGIONS: Final = 6
SEAS: Final = 5
RESOURCES: Final = 3
CARDS: Final = 24
POLICIES: Final = 17
INTERESTS: Final = 12
ROWS: Final = 4
FACTIONS: Final = 5
NATIVES: Final = 4
POLICY_CARDS: Final = (1 << POLICIES) - 1
ALL_CARDS: Final = (1 << CARDS) - 1
ALL_INTERESTS: Final = (1 << INTERESTS) - 1


@dataclass
class Card:
    """An influence card; `resource` is -1 unless the card names one."""

    index: int
    id: str
    policy: bool
    needs_ship: bool
    presence: str
    order: str
    effect: str
    amount: int
    all_ships: bool
    resource: int
    least_victim: int

    def __post_init__(self) -> None:
        self.thing = f"card:{self.id}"
        self.trades = self.presence == "one_of_two_regions"


@dataclass
class Facts:
    """What is printed, by index. Regions, seas and cards are numbered in the order of their files."""

    region_ids: list[str]
    sea_ids: list[str]
    resource_ids: list[str]
    color_ids: list[str]
    neighbours: list[list[int]]
    region_seas: list[list[int]]
    sea_regions: list[list[int]]
    values: dict[int, list[int]]
    limits: dict[int, list[int]]
    cards: list[Card]
    interest_ids: list[str]
    interest_regions: list[int]
    interest_resources: list[int]
    usable_discs: int
    natives: int
    mercenaries: int
    ships: int
    die_faces: list[int]
    dice: int
    cubes: int

    def __post_init__(self) -> None:
        # What texts and scenes call them.
        self.regions = [f"region:{id_}" for id_ in self.region_ids]
        self.seas = [f"sea:{id_}" for id_ in self.sea_ids]
        self.resources = [f"resource:{id_}" for id_ in self.resource_ids]
        self.interests = [f"interest:{id_}" for id_ in self.interest_ids]
        self.seas_at = [mask_of(seas) for seas in self.region_seas]
        # Regions in reach of ships, for each set of sea zones.
        self.reach = [
            mask_of([region for sea in members(seas) for region in self.sea_regions[sea]])
            for seas in range(1 << SEAS)
        ]
        self.free_cards = self.needing(ship=False, presence="none")
        self.ship_cards = self.needing(ship=True, presence="none")
        self.presence_cards = self.needing(ship=False, presence="region")
        self.ship_presence_cards = self.needing(ship=True, presence="region")
        self.trade_cards = self.needing(ship=True, presence="one_of_two_regions")
        self.first_cards = self.resolved("first")
        self.normal_cards = self.resolved("normal")
        self.consolidate_cards = self.resolved("consolidate")
        self.last_cards = self.resolved("last")

    def needing(self, *, ship: bool, presence: str) -> int:
        """The cards with these needs (5.1.3), as a set."""
        return mask_of([c.index for c in self.cards if c.needs_ship == ship and c.presence == presence])

    def resolved(self, order: str) -> int:
        """The policy cards that take effect at this point of their region's turn (5.2.2.1), as a set."""
        return mask_of([c.index for c in self.cards if c.policy and c.order == order])
