"""Taking a tile: plantations and their slots, tiles that work at once, tiles that are kept (5.0 to 5.3)."""

from __future__ import annotations

from typing import Final

from carrack.games.goa.content.facts import BONANZA, Gain
from carrack.games.goa.content.grid import CELLS, CORNERS
from carrack.games.goa.rules.actions import TAKE_COLONISTS, TAKE_SHIPS, Replace, Take, TakeRemoved
from carrack.games.goa.rules.expedition_pile import draw_cards
from carrack.games.goa.rules.spices import fill_holding, gain_spices, receive_kind
from carrack.games.goa.show.consequences import kind_then, spices_lost
from carrack.games.goa.state.table import EMPTY, Board, GoaTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal
from carrack.kernel.table import Ask, Step
from carrack.mechanics.bits import members


def receive(table: GoaTable, seat: int, gain: Gain, up_to: bool = False) -> None:
    """Everything that a gain names; cards ignore the hand limit, spices need free fields."""
    if gain.ships:
        table.receive_ships(seat, gain.ships)
    if gain.colonists:
        table.receive_colonists(seat, gain.colonists)
    if gain.ducats:
        table.receive_ducats(seat, gain.ducats)
    if gain.extra_action_cards:
        table.receive_extra(seat, gain.extra_action_cards)
    if gain.expedition_cards:
        draw_cards(table, seat, gain.expedition_cards)
    if gain.spices:
        gain_spices(table, seat, gain.spices, up_to)


def take_from_cell(table: GoaTable, seat: int, cell: int) -> int:
    """Take the tile of a cell, then what lies hidden below it; the tile (5.0, 7.2)."""
    board = table.board
    tile = board.grid[cell]
    board.grid[cell] = EMPTY
    if cell in CORNERS and board.corners >> CORNERS.index(cell) & 1:
        board.corners &= ~(1 << CORNERS.index(cell))
        table.stack.append(PayBonanza(seat))
    take_tile(table, seat, tile)
    return tile


def take_tile(table: GoaTable, seat: int, tile: int) -> None:
    """A tile comes to a seat: it is planted, works at once, or is kept (5.0)."""
    board = table.board
    found = board.facts.tiles[tile]
    if found.fields:
        table.stack.append(PlantTile(seat, tile))
    elif found.kind == "immediate":
        board.discarded |= 1 << tile
        AT_ONCE_EFFECTS[found.effect](table, seat, found.gain)
    else:
        board.kept[seat] |= 1 << tile
        if board.variants.swap_later:
            # It lies turned until the next round, as a red tile that was used.
            board.turned[seat] |= board.facts.swaps & 1 << tile
        table.tell_of("kept", seat, "tile", found.thing)


class PayBonanza(Step[GoaTable]):
    """The bonus below a corner tile, paid after the tile itself (7.2)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def resume(self, table: GoaTable) -> None:
        """Nobody has seen the tiles of the phase that are still hidden, so chance turns one of them up."""
        board = table.board
        found = table.draw(((1 << BONANZA) - 1) & ~board.bonanza_seen, "bonanza")
        board.bonanza_seen |= 1 << found
        table.shown += 1
        table.tell_of("bonanza", self.seat, "bonus", board.facts.bonanza_things[found])
        receive(table, self.seat, board.facts.bonanza[found], up_to=True)


class PlantTile(Ask[GoaTable]):
    """A plantation goes to a free slot and is filled; a fifth one replaces one of the four (5.1)."""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, table: GoaTable) -> list[Action]:
        slots = table.board.slots(self.seat)
        if EMPTY in slots:
            return [table.actions.replace[slots.index(EMPTY)]]
        return list(table.actions.replace)

    def take(self, table: GoaTable, action: Action) -> None:
        assert isinstance(action, Replace)
        board = table.board
        if board.held(self.seat, action.value) != EMPTY:
            give_up_plantation(table, self.seat, action.value)
        board.lay(self.seat, action.value, self.tile)
        if table.events is not None:
            planted, where = board.facts.tiles[self.tile].thing, board.facts.holdings[action.value]
            table.tell("planted", {"seat": self.who, "tile": planted, "where": where})
        fill_holding(table, self.seat, action.value)

    def consequence(self, table: GoaTable, action: Action) -> Message | None:
        assert isinstance(action, Replace)
        return spices_lost(table.board, self.seat, action.value)

    def prompt(self, table: GoaTable) -> Message:
        return Message("prompt-replace", {"tile": table.board.facts.tiles[self.tile].thing})


def give_up_plantation(table: GoaTable, seat: int, slot: int) -> None:
    """A plantation leaves with its spices; a single one stays face down before its owner (5.1)."""
    board = table.board
    tile = board.clear(seat, slot)
    if board.facts.singles >> tile & 1:
        board.singles[seat] |= 1 << tile
    else:
        board.discarded |= 1 << tile
    table.tell_of("gave-up", seat, "tile", board.facts.tiles[tile].thing)


def gain_at_once(table: GoaTable, seat: int, gain: Gain) -> None:
    """The tile's gain, before the next auction (5.3)."""
    receive(table, seat, gain)


def choose_gain(table: GoaTable, seat: int, gain: Gain) -> None:
    """Ships or colonists (5.3)."""
    table.stack.append(ShipsOrColonists(seat, gain.ships, gain.colonists))


def ask_for_removed(table: GoaTable, seat: int, gain: Gain) -> None:
    """Favor: one of the tiles that were removed in both phases (5.3)."""
    if table.board.removed:
        table.stack.append(ChooseRemoved(seat))


class ShipsOrColonists(Ask[GoaTable]):
    """Choose the kind of gain (5.3)."""

    def __init__(self, seat: int, ships: int, colonists: int) -> None:
        super().__init__(seat)
        self.ships: Final = ships
        self.colonists: Final = colonists

    def options(self, table: GoaTable) -> list[Action]:
        return [table.actions.take[TAKE_SHIPS], table.actions.take[TAKE_COLONISTS]]

    def count(self, kind: int) -> int:
        return self.ships if kind == TAKE_SHIPS else self.colonists

    def take(self, table: GoaTable, action: Action) -> None:
        assert isinstance(action, Take)
        receive_kind(table, self.seat, action.value, self.count(action.value))

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        return Refusal("ships-or-colonists", "5.3", {}) if isinstance(action, Take) else None

    def consequence(self, table: GoaTable, action: Action) -> Message | None:
        assert isinstance(action, Take)
        return kind_then(table, self.seat, action.value, self.count(action.value))

    def prompt(self, table: GoaTable) -> Message:
        return Message("prompt-choose-gain", {"ships": self.ships, "colonists": self.colonists})


def removed_tiles(board: Board) -> list[int]:
    """The removed tiles, of equal ones the first."""
    designs: list[int] = []
    found: list[int] = []
    for tile in members(board.removed):
        design = board.facts.tiles[tile].design
        if design not in designs:
            designs.append(design)
            found.append(tile)
    return found


class ChooseRemoved(Ask[GoaTable]):
    """Favor: the tile that is taken from the removed ones; it is used at once if it can be (5.3)."""

    def options(self, table: GoaTable) -> list[Action]:
        return [table.actions.favor[tile] for tile in removed_tiles(table.board)]

    def take(self, table: GoaTable, action: Action) -> None:
        assert isinstance(action, TakeRemoved)
        board = table.board
        board.removed &= ~(1 << action.value)
        table.tell_of("favored", self.seat, "tile", board.facts.tiles[action.value].thing)
        take_tile(table, self.seat, action.value)

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if isinstance(action, TakeRemoved):
            tile = table.board.facts.tiles[action.value].thing
            equal = table.board.removed >> action.value & 1
            return Refusal("equal-tile" if equal else "not-removed", "5.3 Favor", {"tile": tile})
        return None

    def prompt(self, table: GoaTable) -> Message:
        return Message("prompt-favor")


def tiles_on_board(board: Board) -> list[int]:
    """The cells with a tile."""
    return [cell for cell in range(CELLS) if board.grid[cell] != EMPTY]


AT_ONCE_EFFECTS: Final = {"gain": gain_at_once, "choose": choose_gain, "favor": ask_for_removed}
