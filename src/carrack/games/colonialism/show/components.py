"""Everything that texts call by name, with provenance and the section that speaks of it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from carrack.games.colonialism.content.facts import ROWS
from carrack.games.colonialism.content.loader import Content
from carrack.kernel.rules import Component
from carrack.kernel.text import Names

NAMES: Final = Names(Path(__file__).parents[1])


def components(content: Content) -> list[Component]:
    """Regions, seas, cards, interests, resources, factions, ships where they stand, and rows."""
    return [*places(content), *cards(content), *resources_and_factions(content), *ships_and_rows(content)]


def places(content: Content) -> list[Component]:
    """The regions and the sea zones."""
    board = content.board
    found = [Component(f"region:{it.id}", "region", NAMES.of(it), board.source, "2.1") for it in board.region]
    return found + [Component(f"sea:{it.id}", "sea", NAMES.of(it), board.source, "2.1") for it in board.sea]


def cards(content: Content) -> list[Component]:
    """Each influence card has a text of its own, because it names the card's amount or resource.

    An economic interest is called by its region and resource.
    """
    found = []
    for card in content.cards.card:
        section = "7.1" if card.kind == "policy" else "7.2"
        id_, source = f"card:{card.id}", content.cards.source
        found.append(Component(id_, card.kind, NAMES.of(card), source, section, f"card-{card.id}"))
    regions = {region.id: region for region in content.board.region}
    for interest in content.interests.card:
        resource = NAMES.say(f"resource-{interest.resource}")
        names = NAMES.say("interest", region=regions[interest.region], resource=resource)
        id_, source = f"interest:{interest.id}", content.interests.source
        found.append(Component(id_, "interest", names, source, "2.6.3", "card-interest"))
    return found


def resources_and_factions(content: Content) -> list[Component]:
    """Resources, players by color, natives."""
    source = content.box.source
    found = [
        Component(f"resource:{id_}", "resource", NAMES.say(f"resource-{id_}"), source, "2.3")
        for id_ in content.box.resources
    ]
    found += NAMES.seats(content.box.colors, source, "2.4")
    return [*found, Component("faction:natives", "faction", NAMES.say("natives"), source, "2.4")]


def ships_and_rows(content: Content) -> list[Component]:
    """What actions point at besides: a ship by its sea zone and status, a row by its number."""
    source = content.board.source
    found = [
        Component(f"ship:{sea.id}:{status}", "ship", NAMES.say(f"ship-{status}", sea=sea), source, "5.1.2")
        for sea in content.board.sea
        for status in ("fresh", "used")
    ]
    return found + [
        Component(f"row:{row}", "row", NAMES.say("row", row=row), content.box.source, "2.1")
        for row in range(1, ROWS + 1)
    ]
