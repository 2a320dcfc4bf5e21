"""Everything that texts call by name, with provenance and the section that speaks of it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from carrack.games.goa.content.facts import ANY_SPICE, SLOTS, TILES
from carrack.games.goa.content.grid import CELLS, COLUMN_LETTERS
from carrack.games.goa.content.loader import SPICES, Content
from carrack.kernel.rules import Component
from carrack.kernel.text import Names, Words

NAMES: Final = Names(Path(__file__).parents[1])
KINDS = ("ships", "colonists", "spices", "ducats")
SECTIONS = {
    "plantation": "5.1",
    "crop": "5.1",
    "endgame": "5.2",
    "swap": "5.2",
    "immediate": "5.3",
    "red": "5.4",
    "once": "5.4",
}


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
    found = [Component("flag", "flag", NAMES.say("flag"), "seed", "5.0", "tile-flag", genders={"de": "f"})]
    for tile, record in zip(content.facts.tiles, content.tile_records, strict=True):
        names, text = NAMES.of(record), f"tile-{tile.name.replace('_', '-')}"
        if tile.spice >= 0:
            text = "tile-plantation"
            spice = f"spice-{content.facts.spice_ids[tile.spice]}"
            names = {
                words.language: words.say(
                    "plantation-tile",
                    spice=words.say(spice).capitalize(),
                    tile=words.noun(words.name(record)),
                    fields=str(tile.fields),
                )
                for words in NAMES.words
            }
        genders: dict[str, str] = {"de": record.gender_de} if record.gender_de else {}
        section = SECTIONS[tile.kind]
        found.append(Component(tile.thing, tile.kind, names, record.source, section, text, genders=genders))
    return found


def expedition_cards(content: Content) -> list[Component]:
    """Each card by what it does, its symbol and its colonists."""
    effects = {effect.id: effect for effect in content.expedition.effect}
    symbols = {
        id_: {words.language: symbol_of(id_, words) for words in NAMES.words}
        for id_ in content.facts.symbol_ids
    }
    source = content.expedition.source
    found = []
    for card in content.facts.cards:
        effect, symbol = effects[card.effect], symbols[content.facts.symbol_ids[card.symbol]]
        names = NAMES.say("expedition-card", effect=effect, symbol=symbol, colonists=card.colonists)
        text = f"card-{card.does.replace('_', '-')}"
        if card.does == "gain" and card.gain.spices:
            text = "card-fill"
        found.append(Component(card.thing, "card", names, source, "4.2", text))
    return found


def symbol_of(id_: str, words: Words) -> str:
    """A symbol of a pack that has no name here is called by its id."""
    return words.say(f"symbol-{id_}") if words.has(f"symbol-{id_}") else id_


def spices_of(ids: Iterable[str], words: Words, between: str) -> str:
    """Spices by name."""
    return between.join([words.say(f"spice-{id_}") for id_ in ids])


def colonies(content: Content) -> list[Component]:
    """The four names and the 18 tiles."""
    found = []
    facts = content.facts
    for colony, record in zip(facts.colonies, content.colonies.colony, strict=True):
        names = NAMES.of(record)
        found.append(Component(colony.thing, "colony", names, "seed", "2.3.6", "colony-about"))
        for tile, printed in zip(colony.tiles, record.tiles, strict=True):
            spices = {words.language: spices_of(printed.spices, words, "/") for words in NAMES.words}
            if facts.allowed[TILES + tile] == ANY_SPICE:
                spices = NAMES.say("spices-any")
            names = NAMES.say("colony-tile", colony=record, spices=spices)
            thing = facts.colony_tiles[tile]
            found.append(Component(thing, "colony_tile", names, printed.source, "2.3.6", "colony-tile"))
    return found


def bonanza(content: Content) -> list[Component]:
    """The eight bonuses."""
    file = content.bonanza
    return [
        Component(f"bonanza:{it.id}", "bonanza", NAMES.of(it), file.source, "7.2", "bonanza-about")
        for it in file.bonanza
    ]


def places(content: Content) -> list[Component]:
    """Cells and places at the edge, holdings and columns."""
    facts, source = content.facts, content.box.source
    found = []
    for at, (id_, thing) in enumerate(zip(facts.place_ids, facts.places, strict=True)):
        names = {"en": id_, "de": id_} if at < CELLS else edge_names(id_)
        found.append(Component(thing, "place", names, source, "2.1"))
    called = [NAMES.say("plantation", number=slot + 1) for slot in range(SLOTS)]
    called += map(NAMES.of, content.colonies.colony)
    for thing, names in zip(facts.holdings, called, strict=True):
        found.append(Component(thing, "holding", names, source, "1.7"))
    for column, record in zip(facts.columns, content.development.column, strict=True):
        found.append(Component(column, "column", NAMES.of(record), content.development.source, "2.3.1"))
    return found


def edge_names(id_: str) -> dict[str, str]:
    """Places at the edge are called by the letter or the number that is printed there."""
    edge, number = id_.split("_")
    line = COLUMN_LETTERS[int(number) - 1] if edge in {"top", "bottom"} else number
    return NAMES.say(f"edge-{edge}", line=line)


def small_things(content: Content) -> list[Component]:
    """Spices, kinds of gain, players by color."""
    source = content.box.source
    found = [Component(f"spice:{id_}", "spice", NAMES.say(f"spice-{id_}"), source, "1.2") for id_ in SPICES]
    found += [Component(f"kind:{id_}", "kind", NAMES.say(f"kind-{id_}"), source, "1.5") for id_ in KINDS]
    return found + NAMES.seats(content.box.colors, source, "1.7")
