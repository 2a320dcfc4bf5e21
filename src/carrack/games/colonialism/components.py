"""Everything in the box, with names, provenance and the section that speaks of it."""

from __future__ import annotations

from carrack.games.colonialism.content import Content
from carrack.kernel.rules import Component

COLORS = {
    "blue": {"en": "Blue", "de": "Blau"},
    "red": {"en": "Red", "de": "Rot"},
    "green": {"en": "Green", "de": "Grün"},
    "white": {"en": "White", "de": "Weiß"},
}
RESOURCES = {
    "agricultural": {"en": "agricultural (yellow)", "de": "Agrargüter (gelb)"},
    "natural": {"en": "natural (brown)", "de": "Rohstoffe (braun)"},
    "mineral": {"en": "mineral (black)", "de": "Erze (schwarz)"},
}


def components(content: Content) -> list[Component]:
    """Regions, seas, cards, interests, resources and factions."""
    found = []
    source = content.board.source
    for region in content.board.region:
        names = {"en": region.name_en, "de": region.name_de}
        found.append(Component(f"region:{region.id}", "region", names, source, "2.1"))
    for sea in content.board.sea:
        names = {"en": sea.name_en, "de": sea.name_de}
        found.append(Component(f"sea:{sea.id}", "sea", names, source, "2.1"))
    for card in content.cards.card:
        names = {"en": card.name_en, "de": card.name_de}
        section = "7.1" if card.kind == "policy" else "7.2"
        found.append(
            Component(
                f"card:{card.id}", card.kind, names, content.cards.source, section, f"card-{card.effect}"
            )
        )
    regions = {region.id: region for region in content.board.region}
    for interest in content.interests.card:
        region = regions[interest.region]
        resource = RESOURCES[interest.resource]
        names = {
            "en": f"{region.name_en}: {resource['en']}",
            "de": f"{region.name_de}: {resource['de']}",
        }
        found.append(
            Component(
                f"interest:{interest.id}",
                "interest",
                names,
                content.interests.source,
                "2.6.3",
                "card-interest",
            )
        )
    for id_ in content.box.resources:
        found.append(Component(f"resource:{id_}", "resource", RESOURCES[id_], content.box.source, "2.3"))
    for seat, color in enumerate(content.box.colors):
        found.append(Component(f"seat:{seat}", "seat", COLORS[color], content.box.source, "2.4"))
    natives = {"en": "natives", "de": "Einheimische"}
    found.append(Component("faction:natives", "faction", natives, content.box.source, "2.4"))
    return found
