"""The printed facts as tables of indices, made once from the records: tiles, colonies, cards, costs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from msgspec.structs import asdict

from carrack.games.goa.content.grid import place_ids
from carrack.games.goa.content.records import (
    BonanzaFile,
    ColoniesFile,
    DevelopmentFile,
    ExpeditionFile,
    GainRecord,
    SetupFile,
    TilesFile,
)
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
SPICE_IDS: Final = ("ginger", "cinnamon", "pepper", "nutmeg", "clove")
COLUMN_IDS: Final = ("ships", "harvest", "taxes", "expedition", "founding")

# A store of spices is an integer with six bits for each spice, so that stores can be added, and compared with
# a cost in one subtraction; the sum of its digits is its remainder by 63. Nothing but these functions knows.
ONE: Final = tuple(1 << 6 * spice for spice in range(SPICES))
GUARDS: Final = sum(32 << 6 * spice for spice in range(SPICES))


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


def kinds_in(store: int) -> int:
    """The spices of which a store holds any, as a set."""
    mask = 0
    for spice in range(SPICES):
        if store >> 6 * spice & 63:
            mask |= 1 << spice
    return mask


def covers(store: int, cost: int) -> bool:
    """Whether a store holds at least the spices of a cost."""
    return ((store | GUARDS) - cost) & GUARDS == GUARDS


def shared(store: int, cost: int) -> int:
    """The spices of a cost that a store holds, as a store."""
    enough = ((store | GUARDS) - cost) & GUARDS
    fields = enough - (enough >> 5)
    return cost & fields | store & ~(fields | enough)


@dataclass
class Gain:
    """What a tile, card or bonus brings."""

    ships: int = 0
    colonists: int = 0
    ducats: int = 0
    spices: int = 0
    expedition_cards: int = 0
    extra_action_cards: int = 0


@dataclass
class Tile:
    """A tile of phase A or B. `design` is the same for equal tiles; `spice` is -1 unless it has one."""

    index: int
    id: str
    thing: str
    name: str
    design: int
    kind: str
    effect: str
    fields: int
    spice: int
    gain: Gain
    amount: int
    points: int


@dataclass
class Card:
    """An expedition card; `action` is empty unless it goes with one (A cards)."""

    index: int
    id: str
    thing: str
    effect: str
    does: str
    action: str
    gain: Gain
    most: int
    ducats: int
    colonists: int
    symbol: int


@dataclass
class Colony:
    """One of the four names, with the tiles that bear it."""

    id: str
    thing: str
    needs: int
    fields: int
    tiles: list[int]


class Numbers:
    """Single numbers of the rules."""

    def __init__(self, box: SetupFile, tiles: TilesFile, colonies: ColoniesFile) -> None:
        self.ships: Final = box.start.ships
        self.colonists: Final = box.start.colonists
        self.ducats_first: Final = box.start.ducats_first_player
        self.ducats_others: Final = box.start.ducats_others
        self.removed: Final = box.layout.removed
        self.plantations_removed: Final = box.layout.plantations_removed
        self.actions: Final = box.rounds.actions
        self.kept_extra: Final = box.rounds.kept_extra_actions
        self.markers: Final = {int(seats): count for seats, count in box.auction.markers.items()}
        self.discount: Final = box.auction.discount
        self.extra_action_cards: Final = box.box.extra_action_cards
        self.flag_extra: Final = tiles.flag_extra_action_cards
        self.most_bid: Final = box.box.ducats
        self.revealed: Final = colonies.revealed
        self.compensation: Final = colonies.compensation
        self.most_ducats: Final = box.points.most_ducats
        self.single: Final = box.points.single_plantation
        self.quick_markers: Final = box.quick_start.markers
        self.quick_ducats: Final = box.quick_start.ducats


class Facts:
    """What is printed, by index. Everything is numbered in the order of its file.

    A holding is a plantation slot (0 to 3) or the place of a colony (4 to 7). What lies there is a tile, or
    TILES + the number of a colony tile; `fields` and `allowed` (a set of spices) are indexed by that.
    """

    def __init__(
        self,
        box: SetupFile,
        development: DevelopmentFile,
        tiles: TilesFile,
        colonies: ColoniesFile,
        expedition: ExpeditionFile,
        bonanza: BonanzaFile,
    ) -> None:
        self.numbers: Final = Numbers(box, tiles, colonies)
        self.color_ids: Final = box.colors
        # The development board, by column and row: figures, hand limits, and what the step into a row costs.
        self.column_ids: Final = list(COLUMN_IDS)
        self.columns: Final = [f"column:{id_}" for id_ in COLUMN_IDS]
        self.values: Final = [column.values for column in development.column]
        self.limits: Final = development.column[EXPEDITION].limit
        self.step_ships: Final = [[0, *[step.ships for step in col.steps]] for col in development.column]
        self.costs: Final = [[0, *[store(step.spices) for step in col.steps]] for col in development.column]
        self.literal_costs: Final = [column.copy() for column in self.costs]
        self.literal_costs[TAXES][1] = store(development.profile.seed_literal.taxes_to_2)
        self.literal_costs[HARVEST][1] = store(development.profile.seed_literal.harvest_to_2)
        self.prices: Final = [0, *development.ducat_progress_card.ducats]
        self.first_rows: Final = [row - 1 for row in development.first_arrival_bonus.rows]
        self.first_cards: Final = development.first_arrival_bonus.expedition_cards
        self.all_rows: Final = [row - 1 for row in development.all_markers_bonus.rows]
        self.all_extra: Final = development.all_markers_bonus.extra_action_cards
        self.row_points: Final = development.row_points
        # Expedition cards, and which of them do what, as sets.
        self.symbol_ids: Final = expedition.symbols
        self.symbol_points: Final = expedition.points
        self.start_symbol: Final = expedition.symbols.index(expedition.start_player_symbol)
        self.cards: Final = cards_of(expedition)
        self.cards_that: Final = cards_by_effect(self.cards)
        self.action_cards: Final = mask_of([card.index for card in self.cards if card.action])
        # Tiles, and those of a kind as sets.
        self.tiles: Final = tiles_of(tiles)
        self.plantations: Final = self.tiles_of_kind("plantation")
        self.singles: Final = mask_of(
            [t.index for t in self.tiles if t.kind == "plantation" and t.fields == 1]
        )
        self.red: Final = self.tiles_of_kind("red")
        self.swaps: Final = self.tiles_of_kind("swap")
        self.usable: Final = self.red | self.swaps | self.tiles_of_kind("once")
        self.duties: Final = mask_of([t.index for t in self.tiles if t.effect == "duty"])
        self.foremen: Final = mask_of([t.index for t in self.tiles if t.kind == "endgame" and t.amount])
        self.missions: Final = mask_of([t.index for t in self.tiles if t.kind == "endgame" and t.points])
        # Colonies and their tiles; fields and allowed spices of whatever can be a holding.
        self.colonies: Final[list[Colony]] = []
        self.colony_points: Final = colonies.points
        self.colony_tile_ids: Final[list[str]] = []
        self.name_of_colony_tile: Final[list[int]] = []
        self.spice_ids: Final = list(SPICE_IDS)
        self.spices: Final = [f"spice:{id_}" for id_ in SPICE_IDS]
        self.fields: Final = [tile.fields for tile in self.tiles]
        self.allowed: Final = [spices_of(tile) for tile in self.tiles]
        self.add_colonies(colonies)
        self.colony_tiles: Final = [f"colony_tile:{id_}" for id_ in self.colony_tile_ids]
        self.holding_ids: Final = [f"plantation_{slot + 1}" for slot in range(SLOTS)]
        self.holding_ids.extend([colony.id for colony in self.colonies])
        self.holdings: Final = [f"holding:{id_}" for id_ in self.holding_ids]
        self.bonanza_ids: Final = [record.id for record in bonanza.bonanza]
        self.bonanza_things: Final = [f"bonanza:{id_}" for id_ in self.bonanza_ids]
        self.bonanza: Final = [gain_of(record.gain) for record in bonanza.bonanza]
        # The grid.
        self.place_ids: Final = place_ids()
        self.places: Final = [f"place:{id_}" for id_ in self.place_ids]

    def tiles_of_kind(self, kind: str) -> int:
        """A set of tiles."""
        return mask_of([tile.index for tile in self.tiles if tile.kind == kind])

    def add_colonies(self, file: ColoniesFile) -> None:
        """The four names and their 18 tiles, called by their spices, or numbered where any may lie."""
        for record in file.colony:
            first = len(self.colony_tile_ids)
            for number, tile in enumerate(record.tiles):
                word = "_".join(tile.spices) if len(tile.spices) < SPICES else str(number + 1)
                self.colony_tile_ids.append(f"{record.id}_{word}")
                self.name_of_colony_tile.append(len(self.colonies))
                self.fields.append(record.fields)
                self.allowed.append(mask_of([SPICE_IDS.index(spice) for spice in tile.spices]))
            tiles = list(range(first, len(self.colony_tile_ids)))
            needs = record.colonists
            self.colonies.append(Colony(record.id, f"colony:{record.id}", needs, record.fields, tiles))


def gain_of(record: GainRecord) -> Gain:
    """What is received."""
    return Gain(**asdict(record))


def store(spices: list[str]) -> int:
    """Spices by id as a store."""
    return packed([SPICE_IDS.index(spice) for spice in spices])


def tiles_of(file: TilesFile) -> list[Tile]:
    """The 58 tiles one by one; equal ones share their design."""
    found: list[Tile] = []
    design = 0
    for record in file.tile:
        for spice in range(SPICES) if record.kind == "plantation" else [-1]:
            base = f"{record.phase.lower()}_{record.id}" + (f"_{SPICE_IDS[spice]}" if spice >= 0 else "")
            for copy in range(record.count):
                id_ = f"{base}_{copy + 1}" if record.count > 1 else base
                found.append(
                    Tile(
                        index=len(found),
                        id=id_,
                        thing=f"tile:{id_}",
                        name=record.id,
                        design=design,
                        kind=record.kind,
                        effect=record.effect or "",
                        fields=record.fields,
                        spice=spice,
                        gain=gain_of(record.gain),
                        amount=record.amount,
                        points=record.points,
                    )
                )
            design += 1
    return found


def cards_of(file: ExpeditionFile) -> list[Card]:
    """The cards, called by effect and symbol."""
    effects = {effect.id: effect for effect in file.effect}
    called: list[str] = []
    found: list[Card] = []
    for index, record in enumerate(file.card):
        effect = effects[record.effect]
        called.append(f"{effect.id}_{record.symbol}")
        copies = called.count(called[-1])
        id_ = f"{called[-1]}_{copies}" if copies > 1 else called[-1]
        found.append(
            Card(
                index=index,
                id=id_,
                thing=f"card:{id_}",
                effect=effect.id,
                does=effect.does,
                action=effect.action,
                gain=gain_of(effect.gain),
                most=effect.most,
                ducats=effect.ducats,
                colonists=record.colonists,
                symbol=file.symbols.index(record.symbol),
            )
        )
    return found


def spices_of(tile: Tile) -> int:
    """The spices that may lie on a tile: its own, or any."""
    if not tile.fields:
        return 0
    return 1 << tile.spice if tile.spice >= 0 else ANY_SPICE


def cards_by_effect(cards: list[Card]) -> dict[str, int]:
    """The cards that do something, as sets; those that bring spices apart, as `fill`."""
    found: dict[str, int] = {}
    for card in cards:
        key = "fill" if card.does == "gain" and card.gain.spices else card.does
        found[key] = found.get(key, 0) | 1 << card.index
    return found
