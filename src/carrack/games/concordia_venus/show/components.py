"""Everything that texts call by name, with provenance and the section that speaks of it."""

from __future__ import annotations

from carrack.games.concordia_venus.content.facts import KIND_IDS
from carrack.games.concordia_venus.content.loader import Content, face_id, path_words
from carrack.games.concordia_venus.content.records import MapFile, PurchaseRecord, StartingRecord
from carrack.kernel.messages import seat_thing
from carrack.kernel.rules import Component

COLORS = {
    "red": {"en": "Red", "de": "Rot"},
    "green": {"en": "Green", "de": "Grün"},
    "yellow": {"en": "Yellow", "de": "Gelb"},
    "blue": {"en": "Blue", "de": "Blau"},
    "black": {"en": "Black", "de": "Schwarz"},
    "white": {"en": "White", "de": "Weiß"},
}
GOODS = {
    "brick": {"en": "brick", "de": "Ziegel"},
    "food": {"en": "food", "de": "Nahrung"},
    "tool": {"en": "tool", "de": "Werkzeug"},
    "wine": {"en": "wine", "de": "Wein"},
    "cloth": {"en": "cloth", "de": "Tuch"},
}
PLURALS = {
    "brick": {"en": "bricks", "de": "Ziegel"},
    "food": {"en": "food", "de": "Nahrung"},
    "tool": {"en": "tools", "de": "Werkzeuge"},
    "wine": {"en": "wine", "de": "Wein"},
    "cloth": {"en": "cloth", "de": "Tuch"},
}
ANY_GOOD = {"en": "any good", "de": "beliebige Ware"}
KINDS = {"land": {"en": "land", "de": "Land"}, "sea": {"en": "sea", "de": "See"}}
COLONISTS = {
    "land": {"en": "land colonist", "de": "Landkolonist"},
    "sea": {"en": "sea colonist", "de": "Seekolonist"},
}
GODS = {
    "vesta": {"en": "Vesta", "de": "Vesta"},
    "jupiter": {"en": "Jupiter", "de": "Jupiter"},
    "saturnus": {"en": "Saturnus", "de": "Saturnus"},
    "venus": {"en": "Venus", "de": "Venus"},
    "mercurius": {"en": "Mercurius", "de": "Mercurius"},
    "mars": {"en": "Mars", "de": "Mars"},
    "minerva": {"en": "Minerva", "de": "Minerva"},
}
SPECIAL = {
    "praefectus_magnus": ({"en": "Praefectus Magnus", "de": "Praefectus Magnus"}, "3.1"),
    "concordia": ({"en": "Concordia card", "de": "Concordiakarte"}, "5.2"),
}
GOD_SECTIONS = {god: f"5.3.{number}" for number, god in enumerate(GODS, 1)}
EN_DASH = "\u2013"
NUMERALS = {1: "I", 2: "II", 3: "III", 4: "IV", 5: "V"}
SECTIONS = {
    "tribune": "2.1",
    "architect": "2.2",
    "prefect": "2.3",
    "mercator3": "2.4",
    "mercator5": "2.4",
    "diplomat": "2.5",
    "magister": "2.6",
    "colonist": "2.7",
    "mason": "2.8",
    "farmer": "2.8",
    "smith": "2.8",
    "vintner": "2.8",
    "weaver": "2.8",
    "senator": "2.9",
    "praetor": "2.10",
    "consul": "2.11",
    "proconsul": "2.12",
    "legatus": "2.13",
    "prefect_architect": "2.14",
    "architect_mercator": "2.14",
    "prefect_mercator": "2.14",
}


def components(content: Content) -> list[Component]:
    """Cards, gods, goods, players, and what lies on the maps."""
    found = [*faces(content), *purchase_cards(content)]
    source = content.box.source
    found.append(Component("card:none", "none", {"en": "no card", "de": "keine Karte"}, "seed", "2.13"))
    found += [
        Component(f"god:{god.id}", "god", GODS[god.id], god.tag, GOD_SECTIONS[god.id], f"god-{god.id}")
        for god in content.cards.god
    ]
    found += [
        Component(id_, "special", names, "seed", section, f"special-{id_}")
        for id_, (names, section) in SPECIAL.items()
    ]
    found += [
        Component(f"good:{id_}", "good", GOODS[id_], source, "3.3", plurals=PLURALS[id_]) for id_ in GOODS
    ]
    found.append(Component("good:any", "good", ANY_GOOD, "seed", "2.9"))
    found += [
        Component(seat_thing(seat), "seat", COLORS[color], "seed", "1.1", colour=color)
        for seat, color in enumerate(content.box.players.colours)
    ]
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
    if isinstance(record, StartingRecord):
        names = {"en": record.name, "de": record.name_de}
    else:
        german = "/".join([content.cards.names_de[action] for action in record.actions])
        names = {"en": record.name, "de": german}
    if face_id(record) in ("mercator3", "mercator5"):
        money = face_id(record).removeprefix("mercator")
        return {"en": f"{names['en']} ({money})", "de": f"{names['de']} ({money})"}
    return names


def faces(content: Content) -> list[Component]:
    """The cards as they are played."""
    found: dict[str, Component] = {}
    records: list[StartingRecord | PurchaseRecord] = list(content.cards.starting_card)
    records += [card for card in content.cards.purchase_card if card.modes != ["classic"]]
    for record in records:
        id_ = face_id(record)
        if id_ not in found:
            names = names_of(content, record)
            source = record.gods_tag or record.tag
            found[id_] = Component(f"card:{id_}", "card", names, source, SECTIONS[id_], f"card-{id_}")
    return list(found.values())


def purchase_cards(content: Content) -> list[Component]:
    """The cards of the decks, by name and number of their deck."""
    found = []
    for record in content.cards.purchase_card:
        if record.modes == ["classic"]:
            continue
        id_ = face_id(record)
        numeral = NUMERALS[record.deck]
        names = {lang: f"{name} {numeral}" for lang, name in names_of(content, record).items()}
        source = record.gods_tag or record.tag
        found.append(Component(f"card:{record.id}", "purchase", names, source, SECTIONS[id_], f"card-{id_}"))
    return found


def map_components(record: MapFile) -> list[Component]:
    """Provinces, cities, paths and the places of colonists of one map."""
    source = record.source
    found = [
        Component(f"province:{p.id}", "province", {"en": p.name, "de": p.name_de or p.name}, source, "2.3")
        for p in record.province
    ]
    cities = {city.id: city.name for city in record.city}
    for city in record.city:
        names = {"en": city.name, "de": city.name}
        found.append(Component(f"city:{city.id}", "city", names, source, "2.2.2"))
        found += [colonist(f"{kind}:{city.id}", kind, city.name, source) for kind in KIND_IDS]
    for kind in KIND_IDS:
        for path in record.path:
            if path.kind != kind:
                continue
            word = path_words(record, kind)[path.id]
            between = EN_DASH.join([cities[id_] for id_ in sorted(path.ends)])
            between += " 2" if word.endswith("-2") else ""
            names = {lang: f"{between} ({KINDS[kind][lang]})" for lang in ("en", "de")}
            found.append(Component(f"path:{kind}-{word}", "path", names, source, "2.2.1"))
            found.append(colonist(f"{kind}:{word}", kind, between, source))
    return found


def colonist(id_: str, kind: str, where: str, source: str) -> Component:
    """A colonist that can be moved, by where it stands."""
    names = {lang: f"{COLONISTS[kind][lang]} ({where})" for lang in ("en", "de")}
    return Component(f"colonist:{id_}", "colonist", names, source, "2.2.1")
