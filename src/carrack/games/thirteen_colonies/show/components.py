"""Everything that texts call by name, with provenance and the section that speaks of it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from carrack.games.thirteen_colonies.content.facts import NATIONS
from carrack.games.thirteen_colonies.content.loader import Content
from carrack.kernel.messages import seat_thing
from carrack.kernel.rules import Component
from carrack.kernel.text import Names

NAMES: Final = Names(Path(__file__).parents[1])
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


def components(content: Content) -> list[Component]:
    """Cards with their actions, regions, goods, nations and piles.

    A card or good is from the rulebook only if nothing of it was reconstructed.
    """
    found = []
    for card in content.cards:
        source = "reconstructed" if card.recon else "seed"
        section, text = SECTIONS[card.type], f"card-{card.id}"
        found.append(Component(f"card:{card.id}", card.type, NAMES.of(card), source, section, text))
        for action in card.action:
            id_ = f"play:{card.id}:{action.id}"
            found.append(Component(id_, "action", NAMES.of(action), source, "E4.b"))
    for region in content.regions.region:
        id_, text = f"region:{region.id}", f"place-{region.id}"
        found.append(Component(id_, "region", NAMES.of(region), "reconstructed", "3", text))
    for good in content.goods.good:
        source = "reconstructed" if good.recon else "seed"
        found.append(Component(f"good:{good.id}", "good", NAMES.of(good), source, "E4.c"))
    for seat, nation in enumerate(NATIONS):
        found.append(Component(seat_thing(seat), "seat", NAMES.say(f"nation-{nation}"), "seed", "E3"))
    piles = ("open", "hidden")
    return found + [Component(f"pile:{it}", "pile", NAMES.say(f"pile-{it}"), "seed", "E2") for it in piles]
