"""Everything that texts call by name, with provenance and the section that speaks of it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from carrack.games.concordia_venus.content.facts import KIND_IDS
from carrack.games.concordia_venus.content.loader import GOODS, Content, face_id, path_words
from carrack.games.concordia_venus.content.records import MapFile, PurchaseRecord, StartingRecord
from carrack.kernel.rules import Component
from carrack.kernel.text import Names

NAMES: Final = Names(Path(__file__).parents[1])
SPECIAL = {"praefectus_magnus": "3.1", "concordia": "5.2"}
EN_DASH = "\u2013"
NUMERALS = {1: "I", 2: "II", 3: "III", 4: "IV", 5: "V"}
# The faces that the sections of chapter 2 explain, in their order.
EXPLAINED = (
    *("tribune", "architect", "prefect", "mercator3 mercator5", "diplomat", "magister", "colonist"),
    *("mason farmer smith vintner weaver", "senator", "praetor", "consul", "proconsul", "legatus"),
    "prefect_architect architect_mercator prefect_mercator",
)
SECTIONS = {face: f"2.{at}" for at, faces in enumerate(EXPLAINED, 1) for face in faces.split()}


def components(content: Content) -> list[Component]:
    """Cards, gods, goods, players, and what lies on the maps."""
    found = [*faces(content), *purchase_cards(content)]
    found.append(Component("card:none", "none", NAMES.say("no-card"), "seed", "2.13"))
    for number, god in enumerate(content.cards.god, 1):
        text = f"god-{god.id}"
        found.append(Component(f"god:{god.id}", "god", NAMES.say(text), god.tag, f"5.3.{number}", text))
    for id_, section in SPECIAL.items():
        found.append(Component(id_, "special", NAMES.say(id_), "seed", section, f"special-{id_}"))
    for id_ in GOODS:
        names, plurals = NAMES.say(f"good-{id_}"), NAMES.say(f"good-{id_}.plural")
        found.append(Component(f"good:{id_}", "good", names, content.box.source, "3.3", plurals=plurals))
    found.append(Component("good:any", "good", NAMES.say("good-any"), "seed", "2.9"))
    found += NAMES.seats(content.box.players.colours, "seed", "1.1")
    listed = {component.id: component for component in found}
    for record in content.maps.values():
        for component in map_components(record):
            listed.setdefault(component.id, component)
    return list(listed.values())


def printed_points(content: Content) -> str:
    """The points on single cards, for texts that name them: the Concordia card's, Minerva's by good."""
    facts = content.facts
    lines = [f"concordia-points = {facts.concordia}"]
    for good, id_ in enumerate(facts.good_ids):
        printed = [str(points) for of_good, points, _ in facts.minerva_cards if of_good == good]
        lines.append(f"minerva-{id_} = {' / '.join(printed) or 0}")
    return "\n".join(lines) + "\n"


def names_of(content: Content, record: StartingRecord | PurchaseRecord) -> dict[str, str]:
    """What a card is called when it is played; the two Mercators are told apart by their money."""
    names = NAMES.of(record)
    if isinstance(record, PurchaseRecord):
        names["de"] = "/".join([content.cards.names_de[action] for action in record.actions])
    if face_id(record) in ("mercator3", "mercator5"):
        return behind(names, f"({face_id(record).removeprefix('mercator')})")
    return names


def behind(names: dict[str, str], word: str) -> dict[str, str]:
    """Names with a word behind them that is the same in all languages."""
    return {language: f"{name} {word}" for language, name in names.items()}


def used_cards(content: Content) -> list[PurchaseRecord]:
    """The cards for sale that this game uses."""
    return [card for card in content.cards.purchase_card if card.modes != ["classic"]]


def all_cards(content: Content) -> list[StartingRecord | PurchaseRecord]:
    """The cards that this game uses."""
    return [*content.cards.starting_card, *used_cards(content)]


def faces(content: Content) -> list[Component]:
    """The cards as they are played."""
    found: dict[str, Component] = {}
    for record in all_cards(content):
        found.setdefault(face_id(record), card(face_id(record), "card", names_of(content, record), record))
    return list(found.values())


def purchase_cards(content: Content) -> list[Component]:
    """The cards of the decks, by name and number of their deck."""
    return [
        card(record.id, "purchase", behind(names_of(content, record), NUMERALS[record.deck]), record)
        for record in used_cards(content)
    ]


def card(id_: str, kind: str, names: dict[str, str], record: StartingRecord | PurchaseRecord) -> Component:
    """A card with the section and the text of its face."""
    face, source = face_id(record), record.gods_tag or record.tag
    return Component(f"card:{id_}", kind, names, source, SECTIONS[face], f"card-{face}")


def map_components(record: MapFile) -> list[Component]:
    """Provinces, cities, paths and the places of colonists of one map."""
    source = record.source
    found = [Component(f"province:{p.id}", "province", NAMES.of(p), source, "2.3") for p in record.province]
    cities = {city.id: city.name for city in record.city}
    colonists = {kind: NAMES.say(f"colonist-{kind}") for kind in KIND_IDS}

    def colonist(kind: str, id_: str, where: str) -> Component:
        """A colonist that can be moved, by where it stands."""
        names = behind(colonists[kind], f"({where})")
        return Component(f"colonist:{kind}:{id_}", "colonist", names, source, "2.2.1")

    for city in record.city:
        found.append(Component(f"city:{city.id}", "city", NAMES.of(city), source, "2.2.2"))
        found += [colonist(kind, city.id, city.name) for kind in KIND_IDS]
    for kind in KIND_IDS:
        called, words = NAMES.say(f"path-{kind}"), path_words(record, kind)
        for path in [path for path in record.path if path.kind == kind]:
            word = words[path.id]
            between = EN_DASH.join([cities[id_] for id_ in sorted(path.ends)])
            between += " 2" if word.endswith("-2") else ""
            names = {language: f"{between} ({name})" for language, name in called.items()}
            found.append(Component(f"path:{kind}-{word}", "path", names, source, "2.2.1"))
            found.append(colonist(kind, word, between))
    return found
