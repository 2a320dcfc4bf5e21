"""Everything that texts call by name, with provenance and the section that speaks of it."""

from __future__ import annotations

from carrack.games.colonialism.content.facts import ROWS
from carrack.games.colonialism.content.loader import Content
from carrack.kernel.messages import seat_thing
from carrack.kernel.rules import Component

COLORS = {
    "blue": {"en": "Blue", "de": "Blau"},
    "red": {"en": "Red", "de": "Rot"},
    "green": {"en": "Green", "de": "Grün"},
    "white": {"en": "White", "de": "Weiß"},
}
RESOURCES = {
    "agricultural": {"en": "agricultural (yellow)", "de": "agrarische Ressourcen (gelb)"},
    "natural": {"en": "natural (brown)", "de": "Rohstoffe (braun)"},
    "mineral": {"en": "mineral (black)", "de": "Erze (schwarz)"},
}
SHIPS = {
    "fresh": {"en": "fresh ship", "de": "einsatzbereites Schiff"},
    "used": {"en": "used ship", "de": "benutztes Schiff"},
}
NATIVES = {"en": "natives", "de": "Regionalmacht"}


def components(content: Content) -> list[Component]:
    """Regions, seas, cards, interests, resources, factions, ships where they stand, and rows."""
    return [
        *places(content),
        *influence_cards(content),
        *interest_cards(content),
        *resources_and_factions(content),
        *ships_and_rows(content),
    ]


def places(content: Content) -> list[Component]:
    """The regions and the sea zones."""
    source = content.board.source
    found = []
    for region in content.board.region:
        names = {"en": region.name_en, "de": region.name_de}
        found.append(Component(f"region:{region.id}", "region", names, source, "2.1"))
    for sea in content.board.sea:
        names = {"en": sea.name_en, "de": sea.name_de}
        found.append(Component(f"sea:{sea.id}", "sea", names, source, "2.1"))
    return found


def influence_cards(content: Content) -> list[Component]:
    """Each card has a text of its own, because it names the card's amount or resource."""
    found = []
    for card in content.cards.card:
        names = {"en": card.name_en, "de": card.name_de}
        section = "7.1" if card.kind == "policy" else "7.2"
        text = f"card-{card.id}"
        found.append(Component(f"card:{card.id}", card.kind, names, content.cards.source, section, text))
    return found


def interest_cards(content: Content) -> list[Component]:
    """An economic interest is called by its region and resource."""
    regions = {region.id: region for region in content.board.region}
    source = content.interests.source
    found = []
    for interest in content.interests.card:
        region = regions[interest.region]
        resource = RESOURCES[interest.resource]
        names = {
            "en": f"{region.name_en}: {resource['en']}",
            "de": f"{region.name_de}: {resource['de']}",
        }
        id_ = f"interest:{interest.id}"
        found.append(Component(id_, "interest", names, source, "2.6.3", "card-interest"))
    return found


def resources_and_factions(content: Content) -> list[Component]:
    """Resources, players by color, natives."""
    source = content.box.source
    found = [
        Component(f"resource:{id_}", "resource", RESOURCES[id_], source, "2.3")
        for id_ in content.box.resources
    ]
    for seat, color in enumerate(content.box.colors):
        found.append(Component(seat_thing(seat), "seat", COLORS[color], source, "2.4", colour=color))
    found.append(Component("faction:natives", "faction", NATIVES, source, "2.4"))
    return found


def ships_and_rows(content: Content) -> list[Component]:
    """What actions point at besides: a ship by its sea zone and status, a row by its number."""
    found = []
    for sea in content.board.sea:
        for status, words in SHIPS.items():
            names = {"en": f"{words['en']} ({sea.name_en})", "de": f"{words['de']} ({sea.name_de})"}
            found.append(Component(f"ship:{sea.id}:{status}", "ship", names, content.board.source, "5.1.2"))
    for row in range(1, ROWS + 1):
        names = {"en": f"row {row}", "de": f"Reihe {row}"}
        found.append(Component(f"row:{row}", "row", names, content.box.source, "2.1"))
    return found
