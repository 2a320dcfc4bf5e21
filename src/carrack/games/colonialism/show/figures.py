"""What the pages of the rules (`text/rules.*.md`) tell of the content besides single values."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from carrack.games.colonialism.content.loader import PLAYERS, CardRecord, Content
from carrack.kernel.messages import Arg
from carrack.kernel.pages import Page, in_order, rows, stems

ORDERS: Final = {"first-cards": "first", "late-cards": "consolidate", "unrest": "last"}
POLICIES: Final = {
    "army": "per_adjacent_region_with_influence",
    "commerce": "per_ship_in_adjacent_seas",
    "consolidate-holdings": "fixed_all_or_nothing",
    "dominion": "per_region_with_most_influence",
    "empire": "per_region_with_influence",
    "fleet": "per_ship_in_adjacent_seas",
    "hegemony": "per_own_ship_and_adjacent_region",
    "influence-region": "fixed",
    "monopoly": "own_largest_collected_resource",
    "resources": "per_cube_in_region_and_adjacent",
    "treaty": "conflict_floor",
    "unrest-at-home": "least_power_removes",
}
ACTIONS: Final = {
    "diplomacy": "die_plus_one_add_to_faction",
    "land-grab": "add_own_per_policy_card_in_region",
    "mercenary-card": "die_plus_one_add_mercenaries",
    "military-campaign": "die_plus_one_remove_from_faction",
    "missionaries": "convert_one_from_each_other_faction",
    "plague": "every_faction_loses_half_rounded_down",
    "trade": "swap_one_cube_between_two_regions",
}
"""The sections of chapter 7, and the effect that each explains."""


def figures(content: Content, page: Page) -> dict[str, Arg]:
    """By the names that they have on the pages."""
    return {**board_figures(content, page), **card_figures(content, page)}


def board_figures(content: Content, page: Page) -> dict[str, Arg]:
    """How many pieces there are (2.0); the regions as a table, and whether it is the printed one (2.1)."""
    box, regions = content.box, content.board.region
    names = {region.id: page.name(region) for region in regions}
    names |= {sea.id: page.name(sea) for sea in content.board.sea}
    board_ours = content.board.source == "reconstructed"
    limits_ours = content.limits.source == "reconstructed"
    return {
        "all-cubes": box.cubes * len(box.resources),
        "all-discs": box.discs * len(box.colors) + box.natives + box.mercenaries,
        "usable-discs": content.facts.usable_discs,
        "region-seas": page.same([len(region.adjacent_seas) for region in regions]),
        "region-neighbors": page.same([len(region.adjacent_regions) for region in regions]),
        "regions": rows(
            [
                names[region.id],
                ", ".join([names[other] for other in region.adjacent_regions]),
                ", ".join([names[sea] for sea in region.adjacent_seas]),
                in_order([content.values[seats][region.id] for seats in PLAYERS]),
                " / ".join([str(limits[region.id]) for _, limits in sorted(content.limits.limits.items())]),
            ]
            for region in regions
        ),
        "all-ours": board_ours and limits_ours,
        "board-ours": board_ours and not limits_ours,
        "limits-ours": limits_ours and not board_ours,
    }


def card_figures(content: Content, page: Page) -> dict[str, Arg]:
    """What cards are called, need and bring (5.1.3, 5.2.2.1, 7.0)."""
    cards = content.cards.card
    policies = [card for card in cards if card.kind == "policy"]
    of = {key: explained(content, key) for key in POLICIES | ACTIONS}

    def named(cards: Iterable[CardRecord]) -> str:
        """Cards within a sentence: German puts their names in quotation marks."""
        names = [page.say("quoted", name=name) for name in stems(map(page.name, cards))]
        return page.listed(names) or page.say("no-card")

    found: dict[str, Arg] = {key: page.same([card.amount for card in of[key]]) for key in POLICIES}
    for key in ACTIONS:
        # That Trade needs both is no question of its data.
        if key != "trade":
            found[f"{key}-influence"] = all(card.needs_presence == "region" for card in of[key])
            found[f"{key}-ship"] = all(card.needs_ship for card in of[key])
    for key, those in of.items():
        found[f"as-{key}"] = page.listed(stems(map(page.name, those))) or page.say("no-card")
    for key, order in ORDERS.items():
        found[key] = named([card for card in policies if card.order == order])
    fixed = [card.amount for card in of["influence-region"]]
    resources = [str(card.resource) for card in of["resources"]]
    victims = [card.min_discs_of_victim for card in of["missionaries"]]
    return found | {
        "cards-without-ship": named([card for card in cards if not card.needs_ship]),
        "cards-with-influence": named([card for card in cards if card.needs_presence == "region"]),
        "policies-need-a-ship": all(card.needs_ship for card in policies),
        "policies-need-no-influence": all(card.needs_presence == "none" for card in policies),
        "consolidate": named(of["consolidate-holdings"]),
        "campaign": named(of["military-campaign"]),
        "trade": named(of["trade"]),
        "consolidate-holdings-late": all(card.order == "consolidate" for card in of["consolidate-holdings"]),
        "dominion-first": all(card.order == "first" for card in of["dominion"]),
        "influence-region-once": len(fixed) == len(set(fixed)) > 1,
        "resources-once": sorted(resources) == sorted(content.box.resources),
        "missionaries": page.same(victims),
        "last-disc-safe": min(victims, default=0) >= 2,
    }


def explained(content: Content, key: str) -> list[CardRecord]:
    """The cards that a section of chapter 7 explains; Commerce and Fleet differ in the ships they count."""
    cards = [card for card in content.cards.card if card.effect == (POLICIES | ACTIONS)[key]]
    if key in {"commerce", "fleet"}:
        return [card for card in cards if (card.ships == "all_players") == (key == "commerce")]
    return cards
