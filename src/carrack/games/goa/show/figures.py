"""What the pages of the rules (`text/rules.*.md`) take from the content."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final, Literal

from carrack.games.goa.content.loader import COLUMNS, Content
from carrack.games.goa.content.records import (
    ColonyRecord,
    ColonyTileRecord,
    EffectRecord,
    GainRecord,
    TileRecord,
)
from carrack.games.goa.rules.card_effects import CARD_EFFECTS
from carrack.games.goa.show.components import SECTIONS, SPICES, SYMBOLS, components
from carrack.kernel.messages import Arg
from carrack.kernel.pages import listed, plain, rows, same

# One and several; a gain in their order.
NOUNS: Final = {
    "en": {
        "ships": ("ship", "ships"),
        "colonists": ("colonist", "colonists"),
        "ducats": ("ducat", "ducats"),
        "spices": ("spice", "spices"),
        "expedition_cards": ("expedition card", "expedition cards"),
        "extra_action_cards": ("extra action card", "extra action cards"),
        "fields": ("field", "fields"),
    },
    "de": {
        "ships": ("Schiff", "Schiffe"),
        "colonists": ("Kolonist", "Kolonisten"),
        "ducats": ("Dukaten", "Dukaten"),
        "spices": ("Gewürz", "Gewürze"),
        "expedition_cards": ("Expeditionskarte", "Expeditionskarten"),
        "extra_action_cards": ("Zusatzaktionskarte", "Zusatzaktionskarten"),
        "fields": ("Platz", "Plätze"),
    },
}
PHRASES: Final = {
    "en": {
        "any": "any",
        "any-time": "any time",
        "each-spice": "{count} of each spice",
        "in-phase": "{gain} in phase {phase}",
        "no-card": "no card",
        "no-tile": "no tile",
        "receive": "Receive {gain}.",
        "shown": "those that the tile shows",
        "up-to": "up to {gain}",
    },
    "de": {
        "any": "beliebig",
        "any-time": "jederzeit",
        "each-spice": "{count} je Gewürz",
        "in-phase": "{gain} im Abschnitt {phase}",
        "no-card": "keine Karte",
        "no-tile": "kein Plättchen",
        "receive": "Du erhältst: {gain}.",
        "shown": "die, die das Plättchen zeigt",
        "up-to": "bis zu {gain}",
    },
}
# How a tile is recognised that a section or a sentence speaks of, whatever it is called.
TILES: Final[dict[str, Callable[[TileRecord], bool]]] = {
    "crop-rotation": lambda tile: tile.kind == "crop",
    "foreman": lambda tile: tile.kind == "endgame" and tile.amount > 0,
    "mission": lambda tile: tile.kind == "endgame" and tile.points > 0,
    "swap": lambda tile: tile.kind == "swap",
    "favor": lambda tile: tile.effect == "favor",
    "espionage": lambda tile: tile.effect == "espionage",
    "extra-harvest": lambda tile: tile.effect == "extra_harvest",
    "resupply": lambda tile: tile.effect == "resupply",
    "vice-king": lambda tile: tile.effect == "vice_king",
    "duty": lambda tile: tile.effect == "duty",
}
NAMED: Final = ("crop-rotation", "foreman", "mission", "swap", "favor", "duty")
# Sections that are called by a tile in the rulebook.
HEADINGS: Final = {
    "favor": "Favor",
    "espionage": "Espionage",
    "extra-harvest": "Extra Harvest",
    "resupply": "Resupply",
    "vice-king": "Vice-king",
    "duty": "Duty",
}


def figures(content: Content, language: str) -> dict[str, Arg]:
    """By the names that they have on the pages."""
    return {
        **setup_figures(content, language),
        **points_figures(content, language),
        **development_figures(content, language),
        **colony_figures(content, language),
        **tile_figures(content, language),
        **card_figures(content, language),
        "bonanza": "; ".join([gain_of(record.gain, language) for record in content.bonanza.bonanza]),
        "ours": any(component.source == "reconstructed" for component in components(content)),
    }


def setup_figures(content: Content, language: str) -> dict[str, Arg]:
    """The box, the start, auctions and rounds."""
    box = content.box
    found: dict[str, Arg] = {f"markers-{seats}": count for seats, count in box.auction.markers.items()}
    return found | {
        "one-more-marker": box.auction.markers["3"] == 4,
        "extra-action-cards": box.box.extra_action_cards,
        "removed-plantations": box.layout.plantations_removed,
        "start-ships": box.start.ships,
        "start-colonists": box.start.colonists,
        "ducats-first": box.start.ducats_first_player,
        "ducats-others": box.start.ducats_others,
        "discount": box.auction.discount,
        "three-less-discount": 3 - box.auction.discount,
        "kept-extra": box.rounds.kept_extra_actions,
        "quick-ducats": box.quick_start.ducats,
    }


def points_figures(content: Content, language: str) -> dict[str, Arg]:
    """The points at the end (3.0)."""
    return {
        "row-points": listed(content.development.row_points, language, "or"),
        "colony-points": listed(content.colonies.points, language, "or"),
        "symbol-points": listed(content.expedition.points, language, "or"),
        "most-ducats": content.box.points.most_ducats,
        "single-plantation": content.box.points.single_plantation,
        "foreman-points": same([tile.amount for tile in tiles_that(content, "foreman")], language),
        "mission-points": same([tile.points for tile in tiles_that(content, "mission")], language),
        "duty-points": same([tile.points for tile in tiles_that(content, "duty")], language),
    }


def development_figures(content: Content, language: str) -> dict[str, Arg]:
    """The development board, its prices and its bonuses (1.7, 2.3.1, 6.0)."""
    board = content.development
    limit = board.column[COLUMNS.index("expedition")].limit
    found: dict[str, Arg] = {column.id: name_of(column, language) for column in board.column}
    for row, ducats in zip(
        board.ducat_progress_card.target_row, board.ducat_progress_card.ducats, strict=True
    ):
        found[f"ducats-to-{row}"] = ducats
    literal = board.profile.seed_literal
    return found | {
        "development": rows(
            [
                row + 1,
                *[
                    f"{column.values[row]} / {limit[row]}" if column.limit else column.values[row]
                    for column in board.column
                ],
                board.row_points[row],
            ]
            for row in range(5)
        ),
        "steps": rows(
            [
                row + 2,
                *[spices_of(column.steps[row].spices, language) for column in board.column],
                by_column([column.steps[row].ships for column in board.column]),
            ]
            for row in range(4)
        ),
        "literal-taxes": spices_of(literal.taxes_to_2, language),
        "literal-harvest": spices_of(literal.harvest_to_2, language),
        "first-rows": listed(board.first_arrival_bonus.rows, language, "or"),
        "first-cards": board.first_arrival_bonus.expedition_cards,
        "all-rows": listed(board.all_markers_bonus.rows, language, "or"),
        "all-extra": board.all_markers_bonus.extra_action_cards,
    }


def by_column(numbers: list[int]) -> str:
    """A number that all columns share, else the numbers of the columns in their order."""
    shown = numbers[:1] if len(set(numbers)) == 1 else numbers
    return " / ".join([str(number) for number in shown])


def colony_figures(content: Content, language: str) -> dict[str, Arg]:
    """The colonies as a table, the spices on their tiles, and their founding (1.3, 2.3.6)."""
    said = PHRASES[language]
    colonies = content.colonies.colony

    def shown(colony: ColonyRecord) -> str:
        """The spices on the tiles of a colony."""
        return listed(
            [
                said["any"]
                if takes_any(tile)
                else "/".join([SPICES[spice][language] for spice in tile.spices])
                for tile in colony.tiles
            ],
            language,
        )

    return {
        "revealed": content.colonies.revealed,
        "compensation": content.colonies.compensation,
        "colonies": rows(
            [
                plain(colony.name),
                colony.colonists,
                colony.fields,
                len(colony.tiles),
                said["any" if all(takes_any(tile) for tile in colony.tiles) else "shown"],
            ]
            for colony in colonies
        ),
        "colony-tiles": "\n".join(
            [
                f"- {plain(colony.name)}: {shown(colony)}"
                for colony in colonies
                if not all(takes_any(tile) for tile in colony.tiles)
            ]
        ),
    }


def takes_any(tile: ColonyTileRecord) -> bool:
    """Whether any spice may lie on a tile."""
    return len(tile.spices) == len(SPICES)


# Tiles


def tile_figures(content: Content, language: str) -> dict[str, Arg]:
    """What the tiles are called and bring (1.1, 5.0)."""
    found: dict[str, Arg] = {}
    for key in NAMED:
        found[key] = names_of(tiles_that(content, key), language)
    for key, heading in HEADINGS.items():
        called = names_of(tiles_that(content, key), language)
        found[f"as-{key}"] = "" if called == heading else f": {called}"
    crop = [tile.fields for tile in tiles_that(content, "crop-rotation")]
    return found | {
        "tiles": tile_table(content, language),
        "flag-cards": content.tiles.flag_extra_action_cards,
        "crop-fields": same(crop, language),
        "extra-harvest": same([tile.amount for tile in tiles_that(content, "extra-harvest")], language),
        "resupply": same([tile.amount for tile in tiles_that(content, "resupply")], language),
        "duty-spices": same([tile.amount for tile in tiles_that(content, "duty")], language),
        "gain-tiles": gains_of_tiles(content, "immediate", language),
        "red-tiles": gains_of_tiles(content, "red", language),
    }


def tile_table(content: Content, language: str) -> str:
    """How many of each design there are in each phase, section by section."""
    counts: dict[tuple[str, str], dict[str, str]] = {}
    for tile in content.tiles.tile:
        name, count = name_of(tile, language), str(tile.count)
        if tile.kind == "plantation":
            name = f"{name} ({number(tile.fields, 'fields', language)})"
            count = PHRASES[language]["each-spice"].format(count=count)
        in_phases = counts.setdefault((SECTIONS[tile.kind], name), {})
        before = in_phases.get(tile.phase)
        in_phases[tile.phase] = f"{before} + {count}" if before else count
    return rows(
        [name, in_phases.get("A", ""), in_phases.get("B", ""), section]
        for (section, name), in_phases in sorted(counts.items(), key=lambda item: item[0][0])
    )


def gains_of_tiles(content: Content, kind: str, language: str) -> str:
    """The tiles of a kind that bring something, each with what it brings; phases where they differ."""
    gains: dict[str, dict[str, str]] = {}
    for tile in content.tiles.tile:
        if tile.kind == kind and tile.effect in {"gain", "choose"}:
            gain = gain_of(tile.gain, language, "or" if tile.effect == "choose" else "and")
            gains.setdefault(name_of(tile, language), {})[tile.phase] = gain
    lines = []
    for name, by_phase in gains.items():
        if len(set(by_phase.values())) > 1:
            said = PHRASES[language]["in-phase"]
            what = ", ".join([said.format(gain=gain, phase=phase) for phase, gain in by_phase.items()])
        else:
            what = next(iter(by_phase.values()))
        lines.append(f"- **{name}**: {what}.")
    return "\n".join(lines)


def tiles_that(content: Content, key: str) -> list[TileRecord]:
    """The tiles that a word of the pages means."""
    return [tile for tile in content.tiles.tile if TILES[key](tile)]


def names_of(tiles: Iterable[TileRecord], language: str) -> str:
    """What tiles are called, without the points in which those of one name differ."""
    names = [re.sub(r" \(.*\)$", "", name_of(tile, language)) for tile in tiles]
    return listed(dict.fromkeys(names), language) or PHRASES[language]["no-tile"]


# Expedition cards


def card_figures(content: Content, language: str) -> dict[str, Arg]:
    """What the expedition cards show and do (1.9, 4.0)."""
    file = content.expedition
    colonists = {
        effect.id: ", ".join(
            [str(n) for n in sorted([card.colonists for card in file.card if card.effect == effect.id])]
        )
        for effect in file.effect
    }

    def those(does: str) -> list[EffectRecord]:
        return [effect for effect in file.effect if effect.does == does]

    found: dict[str, Arg] = {}
    for does in [does for does in CARD_EFFECTS if does != "gain"]:
        key = does.replace("_", "-")
        names = listed([name_of(effect, language) for effect in those(does)], language)
        found[key] = names or PHRASES[language]["no-card"]
        found[f"{key}-colonists"] = "; ".join([colonists[effect.id] for effect in those(does)])
    said = PHRASES[language]
    return found | {
        "gain-cards": rows(
            [
                name_of(effect, language),
                said["any-time"],
                said["receive"].format(gain=gain_of(effect.gain, language)),
                colonists[effect.id],
            ]
            for effect in those("gain")
        ),
        "sell-most": same([effect.most for effect in those("sell")], language),
        "sell-ducats": same([effect.ducats for effect in those("sell")], language),
        "more-cards": same([effect.most for effect in those("one_more_card")], language),
        "free-effects": sum(1 for effect in file.effect if not effect.action),
        "card-colonists": same([card.colonists for card in file.card], language),
        "symbols": listed([symbol_of(id_, language) for id_ in file.symbols], language),
        "start-symbol": symbol_of(file.start_player_symbol, language),
    }


# Words


def name_of(record: object, language: str) -> str:
    """A record's name in a language."""
    return plain(str(getattr(record, f"name_{language}")))


def number(count: int, noun: str, language: str) -> str:
    """`1 ship`, `2 ships`."""
    one, several = NOUNS[language][noun]
    return f"{count} {one if count == 1 else several}"


def gain_of(gain: GainRecord, language: str, last: Literal["and", "or"] = "and") -> str:
    """What is received."""
    words = []
    for noun in NOUNS[language]:
        count = getattr(gain, noun, 0)
        if count:
            said = number(count, noun, language)
            words.append(
                PHRASES[language]["up-to"].format(gain=said) if noun == "spices" and count > 1 else said
            )
    return listed(words, language, last)


def spices_of(ids: Iterable[str], language: str) -> str:
    """Spices by name."""
    return ", ".join([SPICES[id_][language] for id_ in ids])


def symbol_of(id_: str, language: str) -> str:
    """A symbol of a pack that has no name here is called by its id."""
    return SYMBOLS.get(id_, {}).get(language, plain(id_))
