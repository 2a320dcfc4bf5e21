"""Everything that texts call by name, with provenance and the section that speaks of it."""

from __future__ import annotations

from carrack.games.thirteen_colonies.content.facts import NATIONS
from carrack.games.thirteen_colonies.content.loader import Content
from carrack.games.thirteen_colonies.content.records import CardRecord
from carrack.kernel.messages import seat_thing
from carrack.kernel.rules import Component

NATION_NAMES = {
    "spain": {"en": "Spain", "de": "Spanien"},
    "england": {"en": "England", "de": "England"},
    "france": {"en": "France", "de": "Frankreich"},
    "netherlands": {"en": "Netherlands", "de": "Niederlande"},
}
PILES = {
    "open": {"en": "open terrain card", "de": "offene Geländekarte"},
    "hidden": {"en": "hidden terrain pile", "de": "verdeckter Geländestapel"},
}
SECTIONS = {
    "ship": "E4.c",
    "colonist": "E4.c",
    "money": "2d",
    "good": "E4.c",
    "building": "E8",
    "expert": "E10",
    "terrain": "E5",
    "discovery": "E5",
    "people": "E5",
    "city": "F2.d",
    "raid": "F2.b",
    "coast": "E2",
    "vp": "E4.a",
    "nation": "P3",
}


def source_of(record: CardRecord) -> str:
    """A card is from the rulebook only if nothing of it was reconstructed."""
    return "reconstructed" if record.recon else "seed"


def components(content: Content) -> list[Component]:
    """Cards with their actions, regions, goods, nations and piles."""
    found = []
    for record in content.cards:
        names = {"en": record.en, "de": record.de}
        section = SECTIONS[record.type]
        source = source_of(record)
        found.append(Component(f"card:{record.id}", record.type, names, source, section, f"card-{record.id}"))
        for action in record.action:
            called = {"en": action.en, "de": action.de}
            found.append(Component(f"play:{record.id}:{action.id}", "action", called, source, "E4.b"))
    for region in content.regions.region:
        names = {"en": region.en, "de": region.de}
        text = f"place-{region.id}"
        found.append(Component(f"region:{region.id}", "region", names, "reconstructed", "3", text))
    for good in content.goods.good:
        names = {"en": good.en, "de": good.de}
        source = "reconstructed" if good.recon else "seed"
        found.append(Component(f"good:{good.id}", "good", names, source, "E4.c"))
    for seat, nation in enumerate(NATIONS):
        found.append(Component(seat_thing(seat), "seat", NATION_NAMES[nation], "seed", "E3"))
    for pile, names in PILES.items():
        found.append(Component(f"pile:{pile}", "pile", names, "seed", "E2"))
    return found
