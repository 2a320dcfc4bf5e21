"""Everything that texts call by name, with provenance and the section that speaks of it."""

from __future__ import annotations

from carrack.games.goa.content.facts import ANY_SPICE, TILES
from carrack.games.goa.content.grid import CELLS
from carrack.games.goa.content.loader import Content
from carrack.kernel.messages import seat_thing
from carrack.kernel.rules import Component

COLORS = {
    "red": {"en": "Red", "de": "Rot"},
    "blue": {"en": "Blue", "de": "Blau"},
    "green": {"en": "Green", "de": "Grün"},
    "yellow": {"en": "Yellow", "de": "Gelb"},
}
SPICES = {
    "ginger": {"en": "ginger", "de": "Ingwer"},
    "cinnamon": {"en": "cinnamon", "de": "Zimt"},
    "pepper": {"en": "pepper", "de": "Pfeffer"},
    "nutmeg": {"en": "nutmeg", "de": "Muskat"},
    "clove": {"en": "clove", "de": "Nelken"},
}
SYMBOLS = {
    "elephant": {"en": "elephant", "de": "Elefant"},
    "tiger": {"en": "tiger", "de": "Tiger"},
    "fish": {"en": "fish", "de": "Fisch"},
    "palm": {"en": "palm", "de": "Palme"},
    "shell": {"en": "shell", "de": "Muschel"},
    "statue": {"en": "statue", "de": "Statue"},
}
KINDS = {
    "ships": {"en": "ships", "de": "Schiffe"},
    "colonists": {"en": "colonists", "de": "Kolonisten"},
    "spices": {"en": "spices", "de": "Gewürze"},
    "ducats": {"en": "ducats", "de": "Dukaten"},
}
EDGES = {
    "top": {"en": "top edge", "de": "Rand oben"},
    "bottom": {"en": "bottom edge", "de": "Rand unten"},
    "left": {"en": "left edge", "de": "Rand links"},
    "right": {"en": "right edge", "de": "Rand rechts"},
}
FLAG = {"en": "flag", "de": "Flagge"}
SECTIONS = {
    "plantation": "5.1",
    "crop": "5.1",
    "endgame": "5.2",
    "swap": "5.2",
    "immediate": "5.3",
    "red": "5.4",
    "once": "5.4",
}
LANGUAGES = ("en", "de")


def components(content: Content) -> list[Component]:
    """Tiles, cards, colonies, Bonanza tiles, places, columns, spices, players."""
    return [
        *tiles(content),
        *expedition_cards(content),
        *colonies(content),
        *bonanza(content),
        *places(content),
        *small_things(content),
    ]


def tiles(content: Content) -> list[Component]:
    """The 58 tiles and the flag; plantations are called by spice and number of fields."""
    found = [Component("flag", "flag", FLAG, "seed", "5.0", "tile-flag", genders={"de": "f"})]
    for tile, record in zip(content.facts.tiles, content.tile_records, strict=True):
        names = {"en": record.name_en, "de": record.name_de}
        if tile.spice >= 0:
            spice = SPICES[content.facts.spice_ids[tile.spice]]
            names = {
                "en": f"{spice['en'].capitalize()} {record.name_en.lower()} ({tile.fields})",
                "de": f"{spice['de']}-{record.name_de} ({tile.fields})",
            }
        text = f"tile-{tile.name.replace('_', '-')}" if tile.spice < 0 else "tile-plantation"
        genders: dict[str, str] = {"de": record.gender_de} if record.gender_de else {}
        section = SECTIONS[tile.kind]
        found.append(Component(tile.thing, tile.kind, names, record.source, section, text, genders=genders))
    return found


def expedition_cards(content: Content) -> list[Component]:
    """Each card by what it does, its symbol and its colonists."""
    effects = {effect.id: effect for effect in content.expedition.effect}
    found = []
    for card in content.facts.cards:
        effect = effects[card.effect]
        symbol = SYMBOLS.get(content.facts.symbol_ids[card.symbol], {})
        shown = {
            language: symbol.get(language, content.facts.symbol_ids[card.symbol]) for language in LANGUAGES
        }
        names = {
            "en": f"{effect.name_en} ({shown['en']}, {card.colonists})",
            "de": f"{effect.name_de} ({shown['de']}, {card.colonists})",
        }
        text = f"card-{card.does.replace('_', '-')}"
        if card.does == "gain" and card.gain.spices:
            text = "card-fill"
        source = content.expedition.source
        found.append(Component(card.thing, "card", names, source, "4.2", text))
    return found


def colonies(content: Content) -> list[Component]:
    """The four names and the 18 tiles."""
    found = []
    facts = content.facts
    for colony, record in zip(facts.colonies, content.colonies.colony, strict=True):
        names = {"en": record.name, "de": record.name}
        found.append(Component(colony.thing, "colony", names, "seed", "2.3.6", "colony-about"))
        for tile, printed in zip(colony.tiles, record.tiles, strict=True):
            allowed = facts.allowed[TILES + tile]
            kinds = {
                language: "/".join(SPICES[spice][language] for spice in printed.spices)
                for language in LANGUAGES
            }
            if allowed == ANY_SPICE:
                kinds = {"en": "any spice", "de": "alle Gewürze"}
            names = {language: f"{record.name} ({kinds[language]})" for language in LANGUAGES}
            found.append(
                Component(
                    facts.colony_tiles[tile], "colony_tile", names, printed.source, "2.3.6", "colony-tile"
                )
            )
    return found


def bonanza(content: Content) -> list[Component]:
    """The eight bonuses."""
    return [
        Component(
            f"bonanza:{record.id}",
            "bonanza",
            {"en": record.name_en, "de": record.name_de},
            content.bonanza.source,
            "7.2",
            "bonanza-about",
        )
        for record in content.bonanza.bonanza
    ]


def places(content: Content) -> list[Component]:
    """Cells and places at the edge, holdings and columns."""
    facts = content.facts
    found = []
    for at, id_ in enumerate(facts.place_ids):
        if at < CELLS:
            names = {"en": id_, "de": id_}
        else:
            edge, number = id_.split("_")
            names = {language: f"{EDGES[edge][language]} {number}" for language in LANGUAGES}
        found.append(Component(facts.places[at], "place", names, content.box.source, "2.1"))
    for holding, thing in enumerate(facts.holdings):
        names = {"en": f"plantation {holding + 1}", "de": f"Plantage {holding + 1}"}
        if holding >= 4:
            name = content.colonies.colony[holding - 4].name
            names = {"en": name, "de": name}
        found.append(Component(thing, "holding", names, content.box.source, "1.7"))
    for column, record in zip(facts.columns, content.development.column, strict=True):
        names = {"en": record.name_en, "de": record.name_de}
        found.append(Component(column, "column", names, content.development.source, "2.3.1"))
    return found


def small_things(content: Content) -> list[Component]:
    """Spices, kinds of gain, players by color."""
    source = content.box.source
    found = [Component(f"spice:{id_}", "spice", SPICES[id_], source, "1.2") for id_ in SPICES]
    found += [Component(f"kind:{id_}", "kind", names, source, "1.5") for id_, names in KINDS.items()]
    found += [
        Component(seat_thing(seat), "seat", COLORS[color], source, "1.7", colour=color)
        for seat, color in enumerate(content.box.colors)
    ]
    return found
