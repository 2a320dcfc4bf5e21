"""What the pages of the rules (`text/rules.*.md`) tell of the content besides single values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from carrack.games.goa.content.loader import SPICES, Content
from carrack.games.goa.content.records import (
    ColonyRecord,
    ColonyTileRecord,
    EffectRecord,
    GainRecord,
    TileRecord,
)
from carrack.games.goa.rules.card_effects import CARD_EFFECTS
from carrack.games.goa.show.components import SECTIONS, components, spices_of, symbol_of
from carrack.kernel.messages import Arg
from carrack.kernel.pages import Page, in_order, plain, rows, stems

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


def figures(content: Content, page: Page) -> dict[str, Arg]:
    """By the names that they have on the pages."""
    box = content.box
    return {
        "one-more-marker": box.auction.markers["3"] == 4,
        "three-less-discount": 3 - box.auction.discount,
        **development_figures(content, page),
        **colony_figures(content, page),
        **tile_figures(content, page),
        **card_figures(content, page),
        "bonanza": "; ".join([gain_of(record.gain, page) for record in content.bonanza.bonanza]),
        "ours": any(component.source == "reconstructed" for component in components(content)),
    }


def development_figures(content: Content, page: Page) -> dict[str, Arg]:
    """The development board and its prices (1.7, 2.3.1)."""
    board = content.development
    prices = board.ducat_progress_card
    found: dict[str, Arg] = {column.id: page.name(column) for column in board.column}
    for row, ducats in zip(prices.target_row, prices.ducats, strict=True):
        found[f"ducats-to-{row}"] = ducats
    return found | {
        "development": rows(
            [
                row + 1,
                *[
                    f"{column.values[row]} / {column.limit[row]}" if column.limit else column.values[row]
                    for column in board.column
                ],
                board.row_points[row],
            ]
            for row in range(5)
        ),
        "steps": rows(
            [
                row + 2,
                *[spices_of(column.steps[row].spices, page, ", ") for column in board.column],
                in_order([column.steps[row].ships for column in board.column]),
            ]
            for row in range(4)
        ),
        "literal-taxes": spices_of(board.profile.seed_literal.taxes_to_2, page, ", "),
        "literal-harvest": spices_of(board.profile.seed_literal.harvest_to_2, page, ", "),
    }


def colony_figures(content: Content, page: Page) -> dict[str, Arg]:
    """The colonies as a table, and the spices on their tiles (1.3, 2.3.6)."""
    colonies = content.colonies.colony

    def takes_any(colony: ColonyRecord) -> bool:
        """Whether any spice may lie on all tiles of a colony."""
        return all(len(tile.spices) == len(SPICES) for tile in colony.tiles)

    def shown(tile: ColonyTileRecord) -> str:
        """The spices on a tile."""
        return page.say("any") if len(tile.spices) == len(SPICES) else spices_of(tile.spices, page, "/")

    return {
        "colonies": rows(
            [
                page.name(colony),
                colony.colonists,
                colony.fields,
                len(colony.tiles),
                page.say("any" if takes_any(colony) else "shown"),
            ]
            for colony in colonies
        ),
        "colony-tiles": "\n".join(
            [
                f"- {page.name(colony)}: {page.listed(map(shown, colony.tiles))}"
                for colony in colonies
                if not takes_any(colony)
            ]
        ),
    }


# Tiles


def tile_figures(content: Content, page: Page) -> dict[str, Arg]:
    """What the tiles are called and bring (1.1, 3.0, 5.0)."""
    of = {key: [tile for tile in content.tiles.tile if means(tile)] for key, means in TILES.items()}
    found: dict[str, Arg] = {
        key: page.listed(stems(map(page.name, tiles))) or page.say("no-tile") for key, tiles in of.items()
    }
    return found | {
        "tiles": tile_table(content, page),
        "crop-fields": page.same([tile.fields for tile in of["crop-rotation"]]),
        "foreman-points": page.same([tile.amount for tile in of["foreman"]]),
        "mission-points": page.same([tile.points for tile in of["mission"]]),
        "duty-points": page.same([tile.points for tile in of["duty"]]),
        "duty-spices": page.same([tile.amount for tile in of["duty"]]),
        "extra-harvest-most": page.same([tile.amount for tile in of["extra-harvest"]]),
        "resupply-cards": page.same([tile.amount for tile in of["resupply"]]),
        "gain-tiles": gains_of_tiles(content, "immediate", page),
        "red-tiles": gains_of_tiles(content, "red", page),
    }


def tile_table(content: Content, page: Page) -> str:
    """How many of each design there are in each phase, section by section."""
    counts: dict[tuple[str, str], dict[str, str]] = {}
    for tile in content.tiles.tile:
        name, count = page.name(tile), str(tile.count)
        if tile.kind == "plantation":
            name = page.say("plantation-design", name=name, n=tile.fields)
            count = page.say("each-spice", count=count)
        in_phases = counts.setdefault((SECTIONS[tile.kind], name), {})
        before = in_phases.get(tile.phase)
        in_phases[tile.phase] = f"{before} + {count}" if before else count
    return rows(
        [name, in_phases.get("A", ""), in_phases.get("B", ""), section]
        for (section, name), in_phases in sorted(counts.items(), key=lambda item: item[0][0])
    )


def gains_of_tiles(content: Content, kind: str, page: Page) -> str:
    """The tiles of a kind that bring something, each with what it brings; phases where they differ."""
    gains: dict[str, dict[str, str]] = {}
    for tile in content.tiles.tile:
        if tile.kind == kind and tile.effect in {"gain", "choose"}:
            gain = gain_of(tile.gain, page, "or" if tile.effect == "choose" else "and")
            gains.setdefault(page.name(tile), {})[tile.phase] = gain
    lines = []
    for name, by_phase in gains.items():
        what = list(by_phase.values())[:1]
        if len(set(by_phase.values())) > 1:
            what = [page.say("in-phase", gain=gain, phase=phase) for phase, gain in by_phase.items()]
        lines.append(f"- **{name}**: {', '.join(what)}.")
    return "\n".join(lines)


def gain_of(gain: GainRecord, page: Page, last: Literal["and", "or"] = "and") -> str:
    """What is received."""
    counts = {noun: getattr(gain, noun) for noun in GainRecord.__struct_fields__}
    return page.listed([page.say(f"some-{noun}", n=n) for noun, n in counts.items() if n], last)


# Expedition cards


def card_figures(content: Content, page: Page) -> dict[str, Arg]:
    """What the expedition cards show and do (1.9, 4.0)."""
    file = content.expedition

    def those(does: str) -> list[EffectRecord]:
        return [effect for effect in file.effect if effect.does == does]

    def colonists(effect: EffectRecord) -> str:
        """The colonists on the cards with an effect."""
        counts = sorted([card.colonists for card in file.card if card.effect == effect.id])
        return ", ".join(map(str, counts))

    found: dict[str, Arg] = {}
    for does in [does for does in CARD_EFFECTS if does != "gain"]:
        key = does.replace("_", "-")
        found[key] = page.listed(map(page.name, those(does))) or page.say("no-card")
        found[f"{key}-colonists"] = "; ".join(map(colonists, those(does)))
    return found | {
        "gain-cards": rows(
            [
                page.name(effect),
                page.say("any-time"),
                page.say("receive", gain=gain_of(effect.gain, page)),
                colonists(effect),
            ]
            for effect in those("gain")
        ),
        "sell-most": page.same([effect.most for effect in those("sell")]),
        "sell-ducats": page.same([effect.ducats for effect in those("sell")]),
        "more-cards": page.same([effect.most for effect in those("one_more_card")]),
        "free-effects": sum(1 for effect in file.effect if not effect.action),
        "card-colonists": page.same([card.colonists for card in file.card]),
        "symbols": page.listed([plain(symbol_of(id_, page)) for id_ in file.symbols]),
        "start-symbol": plain(symbol_of(file.start_player_symbol, page)),
    }
