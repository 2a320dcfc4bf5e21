"""What the pages of the rules (`text/rules.*.md`) take from the content."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from carrack.games.colonialism.content.loader import PLAYERS, CardRecord, Content
from carrack.kernel.messages import Arg
from carrack.kernel.pages import listed, plain, rows, same

NO_CARD: Final = {"en": "no card", "de": "keine Karte"}
ORDERS: Final = {"first-cards": "first", "late-cards": "consolidate", "unrest": "last"}
POLICIES: Final = {
    "army": ("Army", "per_adjacent_region_with_influence"),
    "commerce": ("Commerce", "per_ship_in_adjacent_seas"),
    "consolidate-holdings": ("Consolidate Holdings", "fixed_all_or_nothing"),
    "dominion": ("Dominion", "per_region_with_most_influence"),
    "empire": ("Empire", "per_region_with_influence"),
    "fleet": ("Fleet", "per_ship_in_adjacent_seas"),
    "hegemony": ("Hegemony", "per_own_ship_and_adjacent_region"),
    "influence-region": ("Influence Region", "fixed"),
    "monopoly": ("Monopoly", "own_largest_collected_resource"),
    "resources": ("Resources", "per_cube_in_region_and_adjacent"),
    "treaty": ("Treaty", "conflict_floor"),
    "unrest-at-home": ("Unrest at Home", "least_power_removes"),
}
ACTIONS: Final = {
    "diplomacy": ("Diplomacy", "die_plus_one_add_to_faction"),
    "land-grab": ("Land Grab", "add_own_per_policy_card_in_region"),
    "mercenary-card": ("Mercenaries", "die_plus_one_add_mercenaries"),
    "military-campaign": ("Military Campaign", "die_plus_one_remove_from_faction"),
    "missionaries": ("Missionaries", "convert_one_from_each_other_faction"),
    "plague": ("Plague", "every_faction_loses_half_rounded_down"),
    "trade": ("Trade", "swap_one_cube_between_two_regions"),
}
"""The sections of chapter 7: the card's name in the rulebook, and the effect that the section explains."""


def figures(content: Content, language: str) -> dict[str, Arg]:
    """By the names that they have on the pages."""
    return {
        **box_figures(content, language),
        **board_figures(content, language),
        **card_figures(content, language),
    }


def box_figures(content: Content, language: str) -> dict[str, Arg]:
    """How many pieces there are (2.0)."""
    box = content.box
    return {
        "cubes": box.cubes,
        "all-cubes": box.cubes * len(box.resources),
        "discs": box.discs,
        "natives": box.natives,
        "mercenaries": box.mercenaries,
        "all-discs": box.discs * len(box.colors) + box.natives + box.mercenaries,
        "usable-discs": content.facts.usable_discs,
        "dice": box.dice,
        "die-faces": listed(box.die_faces, language),
    }


def board_figures(content: Content, language: str) -> dict[str, Arg]:
    """The regions as a table, and whether it is the printed one (2.1)."""
    names = {region.id: name_of(region, language) for region in content.board.region}
    names |= {sea.id: name_of(sea, language) for sea in content.board.sea}
    board_ours = content.board.source == "reconstructed"
    limits_ours = content.limits.source == "reconstructed"
    return {
        "region-seas": same([len(region.adjacent_seas) for region in content.board.region], language),
        "region-neighbors": same([len(region.adjacent_regions) for region in content.board.region], language),
        "regions": rows(
            [
                names[region.id],
                ", ".join([names[other] for other in region.adjacent_regions]),
                ", ".join([names[sea] for sea in region.adjacent_seas]),
                by_players(content.values, region.id),
                " / ".join([str(limits[region.id]) for _, limits in sorted(content.limits.limits.items())]),
            ]
            for region in content.board.region
        ),
        "all-ours": board_ours and limits_ours,
        "board-ours": board_ours and not limits_ours,
        "limits-ours": limits_ours and not board_ours,
    }


def by_players(values: dict[str, dict[str, int]], region: str) -> str:
    """The value of a region, or all of them where it differs by number of players (2.7.2)."""
    shown = [str(values[seats][region]) for seats in PLAYERS]
    return shown[0] if len(set(shown)) == 1 else " / ".join(shown)


def card_figures(content: Content, language: str) -> dict[str, Arg]:
    """What cards are called, need and bring (5.1.3, 5.2.2.1)."""
    cards = content.cards.card
    policies = [card for card in cards if card.kind == "policy"]
    found: dict[str, Arg] = {
        "cards-without-ship": named([card for card in cards if not card.needs_ship], language),
        "cards-with-influence": named([card for card in cards if card.needs_presence == "region"], language),
        "policies-need-a-ship": all(card.needs_ship for card in policies),
        "policies-need-no-influence": all(card.needs_presence == "none" for card in policies),
        "consolidate": named(explained(content, "consolidate-holdings"), language),
        "campaign": named(explained(content, "military-campaign"), language),
        "trade": named(explained(content, "trade"), language),
    }
    for key, order in ORDERS.items():
        found[key] = named([card for card in policies if card.order == order], language)
    for key, (heading, _) in (POLICIES | ACTIONS).items():
        called = listed(stems(explained(content, key), language), language) or NO_CARD[language]
        found[f"as-{key}"] = "" if called == heading else f": {called}"
    return found | policy_figures(content, language) | action_figures(content, language)


def policy_figures(content: Content, language: str) -> dict[str, Arg]:
    """How many discs the policy cards bring, and when (7.1)."""
    found: dict[str, Arg] = {}
    for key in POLICIES:
        found[key] = same([card.amount for card in explained(content, key)], language)
    fixed = [card.amount for card in explained(content, "influence-region")]
    resources = [str(card.resource) for card in explained(content, "resources")]
    late = [card.order == "consolidate" for card in explained(content, "consolidate-holdings")]
    return found | {
        "consolidate-holdings-late": all(late),
        "dominion-first": all(card.order == "first" for card in explained(content, "dominion")),
        "influence-region-once": len(fixed) == len(set(fixed)) > 1,
        "resources-once": sorted(resources) == sorted(content.box.resources),
    }


def action_figures(content: Content, language: str) -> dict[str, Arg]:
    """What the action cards need (7.2); that Trade needs both is no question of its data."""
    found: dict[str, Arg] = {}
    for key in [key for key in ACTIONS if key != "trade"]:
        cards = explained(content, key)
        found[f"{key}-influence"] = all(card.needs_presence == "region" for card in cards)
        found[f"{key}-ship"] = all(card.needs_ship for card in cards)
    victims = [card.min_discs_of_victim for card in explained(content, "missionaries")]
    found["missionaries"] = same(victims, language)
    found["last-disc-safe"] = min(victims, default=0) >= 2
    return found


def explained(content: Content, key: str) -> list[CardRecord]:
    """The cards that a section of chapter 7 explains; Commerce and Fleet differ in the ships they count."""
    _, effect = (POLICIES | ACTIONS)[key]
    cards = [card for card in content.cards.card if card.effect == effect]
    if key in {"commerce", "fleet"}:
        return [card for card in cards if (card.ships == "all_players") == (key == "commerce")]
    return cards


def name_of(record: object, language: str) -> str:
    """A record's name in a language."""
    return plain(str(getattr(record, f"name_{language}")))


def stems(cards: Iterable[CardRecord], language: str) -> list[str]:
    """The names of cards without the strength or the resource in which those of one kind differ."""
    names = [re.sub(r" (\d+|\(.*\))$", "", name_of(card, language)) for card in cards]
    return list(dict.fromkeys(names))


def named(cards: Iterable[CardRecord], language: str) -> str:
    """Cards within a sentence: German puts their names in quotation marks."""
    names = stems(cards, language)
    return (
        listed([f"„{name}“" if language == "de" else name for name in names], language) or NO_CARD[language]
    )
