"""The printed facts as tables of indices, computed once: tiles, colonies, cards, costs, neighbours.

A store of spices is an integer with six bits for each spice, so that stores can be added, and compared with a
cost in one subtraction; the sum of its digits is its remainder by 63.
"""

from __future__ import annotations

from typing import Final

from carrack.games.goa.rules.grid import PLACES, neighbours, place_ids
from carrack.mechanics.bits import mask_of

SPICES: Final = 5
COLUMNS: Final = 5
ROWS: Final = 5
SHIPS: Final = 0
HARVEST: Final = 1
TAXES: Final = 2
EXPEDITION: Final = 3
FOUNDING: Final = 4
TILES: Final = 58
A_TILES: Final = (1 << 29) - 1
ALL_TILES: Final = (1 << TILES) - 1
SLOTS: Final = 4
COLONIES: Final = 4
HOLDINGS: Final = SLOTS + COLONIES
COLONY_TILES: Final = 18
CARDS: Final = 30
ALL_CARDS: Final = (1 << CARDS) - 1
BONANZA: Final = 8
ANY_SPICE: Final = (1 << SPICES) - 1
GUARDS: Final = sum(32 << 6 * spice for spice in range(SPICES))
ONE: Final = tuple(1 << 6 * spice for spice in range(SPICES))


def packed(spices: list[int]) -> int:
    """A store of these spices."""
    store = 0
    for spice in spices:
        store += ONE[spice]
    return store


def count_of(store: int) -> int:
    """How many spices a store holds."""
    return store % 63


def spice_count(store: int, spice: int) -> int:
    """How many of a spice a store holds."""
    return store >> 6 * spice & 63


def covers(store: int, cost: int) -> bool:
    """Whether a store holds at least the spices of a cost."""
    return ((store | GUARDS) - cost) & GUARDS == GUARDS


def shared(store: int, cost: int) -> int:
    """The spices of a cost that a store holds, as a store."""
    enough = ((store | GUARDS) - cost) & GUARDS
    fields = enough - (enough >> 5)
    return cost & fields | store & ~(fields | enough)


class Gain:
    """What a tile, card or bonus brings."""

    def __init__(
        self,
        ships: int = 0,
        colonists: int = 0,
        ducats: int = 0,
        spices: int = 0,
        expedition_cards: int = 0,
        extra_action_cards: int = 0,
    ) -> None:
        self.ships: Final = ships
        self.colonists: Final = colonists
        self.ducats: Final = ducats
        self.spices: Final = spices
        self.expedition_cards: Final = expedition_cards
        self.extra_action_cards: Final = extra_action_cards


class Tile:
    """A tile of phase A or B. `design` is the same for equal tiles; `spice` is -1 unless it has one."""

    def __init__(
        self,
        index: int,
        id: str,
        name: str,
        design: int,
        kind: str,
        effect: str,
        fields: int,
        spice: int,
        gain: Gain,
        amount: int,
        points: int,
    ) -> None:
        self.index: Final = index
        self.id: Final = id
        self.name: Final = name
        self.thing: Final = f"tile:{id}"
        self.design: Final = design
        self.kind: Final = kind
        self.effect: Final = effect
        self.fields: Final = fields
        self.spice: Final = spice
        self.gain: Final = gain
        self.amount: Final = amount
        self.points: Final = points


class Card:
    """An expedition card; `action` is empty unless it goes with one (A cards)."""

    def __init__(
        self,
        index: int,
        id: str,
        effect: str,
        does: str,
        action: str,
        gain: Gain,
        most: int,
        ducats: int,
        colonists: int,
        symbol: int,
    ) -> None:
        self.index: Final = index
        self.id: Final = id
        self.thing: Final = f"card:{id}"
        self.effect: Final = effect
        self.does: Final = does
        self.action: Final = action
        self.gain: Final = gain
        self.most: Final = most
        self.ducats: Final = ducats
        self.colonists: Final = colonists
        self.symbol: Final = symbol


class Colony:
    """One of the four names, with the tiles that bear it."""

    def __init__(self, id: str, needs: int, fields: int, tiles: list[int]) -> None:
        self.id: Final = id
        self.thing: Final = f"colony:{id}"
        self.needs: Final = needs
        self.fields: Final = fields
        self.tiles: Final = tiles


class Numbers:
    """Single numbers of the rules."""

    def __init__(
        self,
        ships: int,
        colonists: int,
        ducats_first: int,
        ducats_others: int,
        removed: int,
        plantations_removed: int,
        rounds: int,
        actions: int,
        kept_extra: int,
        markers: dict[int, int],
        discount: int,
        extra_action_cards: int,
        flag_extra: int,
        most_bid: int,
        revealed: int,
        compensation: int,
        most_ducats: int,
        single: int,
        quick_markers: int,
        quick_ducats: int,
    ) -> None:
        self.ships: Final = ships
        self.colonists: Final = colonists
        self.ducats_first: Final = ducats_first
        self.ducats_others: Final = ducats_others
        self.removed: Final = removed
        self.plantations_removed: Final = plantations_removed
        self.rounds: Final = rounds
        self.actions: Final = actions
        self.kept_extra: Final = kept_extra
        self.markers: Final = markers
        self.discount: Final = discount
        self.extra_action_cards: Final = extra_action_cards
        self.flag_extra: Final = flag_extra
        self.most_bid: Final = most_bid
        self.revealed: Final = revealed
        self.compensation: Final = compensation
        self.most_ducats: Final = most_ducats
        self.single: Final = single
        self.quick_markers: Final = quick_markers
        self.quick_ducats: Final = quick_ducats


class Facts:
    """What is printed, by index. Everything is numbered in the order of its file.

    A holding is a plantation slot (0 to 3) or the place of a colony (4 to 7). What lies there is a tile, or
    TILES + the number of a colony tile; `fields` and `allowed` (a set of spices) are indexed by that.
    """

    def __init__(
        self,
        color_ids: list[str],
        spice_ids: list[str],
        column_ids: list[str],
        symbol_ids: list[str],
        tiles: list[Tile],
        colonies: list[Colony],
        colony_tile_ids: list[str],
        colony_tile_spices: list[list[int]],
        cards: list[Card],
        bonanza_ids: list[str],
        bonanza: list[Gain],
        values: list[list[int]],
        limits: list[int],
        step_spices: list[list[list[int]]],
        step_ships: list[list[int]],
        literal_spices: dict[int, list[int]],
        prices: list[int],
        first_rows: list[int],
        first_cards: int,
        all_rows: list[int],
        all_extra: int,
        row_points: list[int],
        colony_points: list[int],
        symbol_points: list[int],
        start_symbol: int,
        numbers: Numbers,
    ) -> None:
        self.color_ids: Final = color_ids
        self.spice_ids: Final = spice_ids
        self.column_ids: Final = column_ids
        self.symbol_ids: Final = symbol_ids
        self.tiles: Final = tiles
        self.colonies: Final = colonies
        self.colony_tile_ids: Final = colony_tile_ids
        self.cards: Final = cards
        self.bonanza_ids: Final = bonanza_ids
        self.bonanza: Final = bonanza
        self.values: Final = values
        self.limits: Final = limits
        self.step_ships: Final = step_ships
        self.prices: Final = prices
        self.first_rows: Final = first_rows
        self.first_cards: Final = first_cards
        self.all_rows: Final = all_rows
        self.all_extra: Final = all_extra
        self.row_points: Final = row_points
        self.colony_points: Final = colony_points
        self.symbol_points: Final = symbol_points
        self.start_symbol: Final = start_symbol
        self.numbers: Final = numbers
        # What texts and scenes call them.
        self.spices: Final = [f"spice:{id_}" for id_ in spice_ids]
        self.columns: Final = [f"column:{id_}" for id_ in column_ids]
        self.place_ids: Final = place_ids()
        self.places: Final = [f"place:{id_}" for id_ in self.place_ids]
        self.holding_ids: Final = [f"plantation_{slot + 1}" for slot in range(SLOTS)] + [
            c.id for c in colonies
        ]
        self.holdings: Final = [f"holding:{id_}" for id_ in self.holding_ids]
        self.bonanza_things: Final = [f"bonanza:{id_}" for id_ in bonanza_ids]
        self.colony_tiles: Final = [f"colony_tile:{id_}" for id_ in colony_tile_ids]
        # Costs of the step into each row, by column and row, as printed and with the literal ruling.
        self.costs: Final = [[packed(spices) for spices in steps] for steps in step_spices]
        self.literal_costs: Final = [row.copy() for row in self.costs]
        for column, spices in literal_spices.items():
            self.literal_costs[column][1] = packed(spices)
        # Fields and allowed spices of whatever can be a holding.
        self.name_of_colony_tile: Final = names_of(colonies)
        self.fields: Final = [t.fields for t in tiles] + [
            colonies[n].fields for n in self.name_of_colony_tile
        ]
        self.allowed: Final = [spices_of(tile) for tile in tiles]
        self.allowed.extend([mask_of(own) for own in colony_tile_spices])
        # Kinds of tiles, as sets.
        self.plantations: Final = mask_of([t.index for t in tiles if t.kind == "plantation"])
        self.singles: Final = mask_of([t.index for t in tiles if t.kind == "plantation" and t.fields == 1])
        self.red: Final = mask_of([t.index for t in tiles if t.kind == "red"])
        self.swaps: Final = mask_of([t.index for t in tiles if t.kind == "swap"])
        self.usable: Final = mask_of([t.index for t in tiles if t.kind in {"red", "once", "swap"}])
        self.duties: Final = mask_of([t.index for t in tiles if t.effect == "duty"])
        self.foremen: Final = mask_of([t.index for t in tiles if t.kind == "endgame" and t.amount])
        self.missions: Final = mask_of([t.index for t in tiles if t.kind == "endgame" and t.points])
        # Cards by what they do, as sets.
        self.cards_that: Final = cards_by_effect(cards)
        self.action_cards: Final = mask_of([card.index for card in cards if card.action])
        self.neighbours: Final = [neighbours(place, diagonal=True) for place in range(PLACES)]
        self.beside: Final = [neighbours(place, diagonal=False) for place in range(PLACES)]


def spices_of(tile: Tile) -> int:
    """The spices that may lie on a tile: its own, or any."""
    if not tile.fields:
        return 0
    return 1 << tile.spice if tile.spice >= 0 else ANY_SPICE


def names_of(colonies: list[Colony]) -> list[int]:
    """The colony of each colony tile."""
    names = [-1] * COLONY_TILES
    for name, colony in enumerate(colonies):
        for tile in colony.tiles:
            names[tile] = name
    return names


def cards_by_effect(cards: list[Card]) -> dict[str, int]:
    """The cards that do something, as sets; those that bring spices apart, as `fill`."""
    found: dict[str, int] = {}
    for card in cards:
        key = "fill" if card.does == "gain" and card.gain.spices else card.does
        found[key] = found.get(key, 0) | 1 << card.index
    return found
