"""The printed facts as tables of indices, computed once: borders, limits, cards."""

from __future__ import annotations

from typing import Final

from carrack.mechanics.bits import mask_of, members

REGIONS: Final = 6
SEAS: Final = 5
RESOURCES: Final = 3
CARDS: Final = 24
POLICIES: Final = 17
ROWS: Final = 4
FACTIONS: Final = 5
NATIVES: Final = 4
POLICY_CARDS: Final = (1 << POLICIES) - 1
ALL_CARDS: Final = (1 << CARDS) - 1
ALL_INTERESTS: Final = (1 << 12) - 1


class Card:
    """An influence card; `resource` is -1 unless the card names one."""

    def __init__(
        self,
        index: int,
        id: str,
        policy: bool,
        needs_ship: bool,
        presence: str,
        order: str,
        effect: str,
        amount: int,
        all_ships: bool,
        resource: int,
        least_victim: int,
    ) -> None:
        self.index: Final = index
        self.id: Final = id
        self.thing: Final = f"card:{id}"
        self.policy: Final = policy
        self.needs_ship: Final = needs_ship
        self.presence: Final = presence
        self.order: Final = order
        self.effect: Final = effect
        self.amount: Final = amount
        self.all_ships: Final = all_ships
        self.resource: Final = resource
        self.least_victim: Final = least_victim


class Facts:
    """What is printed, by index. Regions, seas and cards are numbered in the order of their files."""

    def __init__(
        self,
        region_ids: list[str],
        sea_ids: list[str],
        resource_ids: list[str],
        color_ids: list[str],
        neighbours: list[list[int]],
        region_seas: list[list[int]],
        sea_regions: list[list[int]],
        values: dict[int, list[int]],
        limits: dict[int, list[int]],
        cards: list[Card],
        interest_ids: list[str],
        interest_regions: list[int],
        interest_resources: list[int],
        usable_discs: int,
        natives: int,
        mercenaries: int,
        ships: int,
        die_faces: list[int],
        dice: int,
        cubes: int,
    ) -> None:
        self.region_ids: Final = region_ids
        self.sea_ids: Final = sea_ids
        self.resource_ids: Final = resource_ids
        self.color_ids: Final = color_ids
        # What texts and scenes call them.
        self.regions: Final = [f"region:{id_}" for id_ in region_ids]
        self.seas: Final = [f"sea:{id_}" for id_ in sea_ids]
        self.resources: Final = [f"resource:{id_}" for id_ in resource_ids]
        self.interests: Final = [f"interest:{id_}" for id_ in interest_ids]
        self.neighbours: Final = neighbours
        self.region_seas: Final = region_seas
        self.sea_regions: Final = sea_regions
        self.values: Final = values
        self.limits: Final = limits
        self.cards: Final = cards
        self.interest_ids: Final = interest_ids
        self.interest_regions: Final = interest_regions
        self.interest_resources: Final = interest_resources
        self.usable_discs: Final = usable_discs
        self.natives: Final = natives
        self.mercenaries: Final = mercenaries
        self.ships: Final = ships
        self.die_faces: Final = die_faces
        self.dice: Final = dice
        self.cubes: Final = cubes
        # Regions in reach of ships, for each set of sea zones; pairs of regions that share a zone.
        self.reach: Final = [
            mask_of([region for sea in members(seas) for region in sea_regions[sea]])
            for seas in range(1 << SEAS)
        ]
        # What each card needs, as sets of cards.
        self.free_cards: Final = mask_of(
            [c.index for c in cards if not c.needs_ship and c.presence == "none"]
        )
        self.ship_cards: Final = mask_of([c.index for c in cards if c.needs_ship and c.presence == "none"])
        self.presence_cards: Final = mask_of(
            [c.index for c in cards if not c.needs_ship and c.presence == "region"]
        )
        self.ship_presence_cards: Final = mask_of(
            [c.index for c in cards if c.needs_ship and c.presence == "region"]
        )
        self.trade_cards: Final = mask_of([c.index for c in cards if c.presence == "one_of_two_regions"])
        # Policy cards by the order in which a region's cards are resolved.
        self.first_cards: Final = mask_of([c.index for c in cards if c.policy and c.order == "first"])
        self.normal_cards: Final = mask_of([c.index for c in cards if c.policy and c.order == "normal"])
        self.consolidate_cards: Final = mask_of(
            [c.index for c in cards if c.policy and c.order == "consolidate"]
        )
        self.last_cards: Final = mask_of([c.index for c in cards if c.policy and c.order == "last"])
