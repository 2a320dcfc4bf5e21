"""Tiles that are used in an own turn: red ones once a round, others once a game, and Swap (5.2, 5.4)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from carrack.games.goa.content.facts import Tile, count_of
from carrack.games.goa.rules.actions import TAKE_COLONISTS, TAKE_SHIPS, TAKE_SPICES, Refill, SwapFor, Take
from carrack.games.goa.rules.development import AdvanceLeast, least_advanced
from carrack.games.goa.rules.expedition_pile import cards_to_draw, colonists_on, discard_aside, turn_up
from carrack.games.goa.rules.spices import fill_holding, hand_in_any, receive_kind, why_no_room
from carrack.games.goa.rules.tiles import receive, take_from_cell, tiles_on_board
from carrack.games.goa.show.consequences import gain_then, kind_then, tile_there
from carrack.games.goa.state.table import GoaTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal
from carrack.kernel.table import Ask
from carrack.mechanics.bits import members


@dataclass
class TileUse:
    """When a tile has an effect, and what it does."""

    possible: Callable[[GoaTable, int, Tile], bool]
    use: Callable[[GoaTable, int, Tile], None]


def usable_tiles(table: GoaTable, seat: int) -> list[Action]:
    """The tiles of a seat that would have an effect now (5.4)."""
    board = table.board
    kept = board.kept[seat] & board.facts.usable & ~board.turned[seat]
    if not kept:
        return []
    options: list[Action] = []
    for tile in members(kept):
        found = board.facts.tiles[tile]
        if IN_OWN_TURN[found.effect].possible(table, seat, found):
            options.append(table.actions.use[tile])
    return options


def use_tile(table: GoaTable, seat: int, tile: int) -> None:
    """Use a tile: red ones are turned over, Duty too, Swap goes to the board, others are discarded (5.4)."""
    board = table.board
    found = board.facts.tiles[tile]
    table.tell_of("used", seat, "tile", found.thing)
    if found.kind == "red" or found.effect == "duty":
        board.turned[seat] |= 1 << tile
    elif found.kind == "once":
        board.kept[seat] &= ~(1 << tile)
        board.discarded |= 1 << tile
    IN_OWN_TURN[found.effect].use(table, seat, found)


def why_not_tile(table: GoaTable, seat: int, tile: int) -> Refusal:
    """Why a tile can't be used now."""
    board = table.board
    thing = board.facts.tiles[tile].thing
    if not board.kept[seat] >> tile & 1:
        return Refusal("not-your-tile", "5.4", {"tile": thing})
    if board.turned[seat] >> tile & 1:
        if board.facts.swaps >> tile & 1:
            return Refusal("swap-waits", "5.2", {"tile": thing})
        return Refusal("tile-used", "5.4", {"tile": thing})
    return Refusal("tile-no-effect", "5.4", {"tile": thing})


def tile_brings(table: GoaTable, seat: int, tile: int) -> Message | None:
    """What using a tile brings, where numbers say more than its text (5.4)."""
    board = table.board
    found = board.facts.tiles[tile]
    if found.effect == "gain":
        return gain_then(table, seat, found.gain)
    if found.effect == "duty":
        left = count_of(board.spices(seat)) - found.amount
        return Message("brings-duty", {"count": found.amount, "left": left, "points": found.points})
    if found.effect == "extra_harvest":
        fields = [board.room(seat, holding) for holding in board.with_room(seat)]
        most = sum(sorted(fields, reverse=True)[: found.amount])
        return Message("brings-refill", {"count": most})
    return None


# Red tiles


def can_gain(table: GoaTable, seat: int, tile: Tile) -> bool:
    """Spices need a free field, expedition cards a card to draw."""
    gain = tile.gain
    if gain.ships or gain.colonists or gain.ducats:
        return True
    if gain.spices:
        return table.board.has_room(seat)
    if gain.expedition_cards:
        return cards_to_draw(table)
    return table.board.extra_to_give(1) > 0


def gain_each_round(table: GoaTable, seat: int, tile: Tile) -> None:
    """The tile's gain; cards ignore the hand limit (5.4)."""
    receive(table, seat, tile.gain)


# Duty


def can_fulfil_duty(table: GoaTable, seat: int, tile: Tile) -> bool:
    """With enough spices."""
    return count_of(table.board.spices(seat)) >= tile.amount


def fulfil_duty(table: GoaTable, seat: int, tile: Tile) -> None:
    """Hand in six spices; the tile stays, turned over, and counts at the end (5.4 Duty)."""
    hand_in_any(table, seat, tile.amount)


# Vice-king


def can_advance_least(table: GoaTable, seat: int, tile: Tile) -> bool:
    """Unless all markers stand in the last row."""
    return least_advanced(table.board, seat) != 0


def advance_least(table: GoaTable, seat: int, tile: Tile) -> None:
    """The least advanced marker moves a row, free of charge (5.4 Vice-king)."""
    table.stack.append(AdvanceLeast(seat))


# Extra Harvest


def can_refill(table: GoaTable, seat: int, tile: Tile) -> bool:
    """With a free field."""
    return table.board.has_room(seat)


def refill(table: GoaTable, seat: int, tile: Tile) -> None:
    """Fill up to three plantations and colonies (5.4 Extra Harvest)."""
    table.stack.append(RefillHoldings(seat, tile.amount, tile.amount))


class RefillHoldings(Ask[GoaTable]):
    """Choose a plantation or colony to fill, up to three times (5.4 Extra Harvest)."""

    def __init__(self, seat: int, left: int, most: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.most: Final = most

    def options(self, table: GoaTable) -> list[Action]:
        holdings = table.board.with_room(self.seat)
        options: list[Action] = [table.actions.refill[holding] for holding in holdings]
        if self.left < self.most or not options:
            options.append(table.actions.done)
        return options

    def take(self, table: GoaTable, action: Action) -> None:
        if isinstance(action, Refill):
            if self.left > 1:
                table.stack.append(RefillHoldings(self.seat, self.left - 1, self.most))
            fill_holding(table, self.seat, action.value)

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if isinstance(action, Refill):
            return why_no_room(table.board, self.seat, action.value, "5.4 Extra Harvest")
        if action is table.actions.done:
            return Refusal("nothing-refilled", "5.4 Extra Harvest", {})
        return None

    def consequence(self, table: GoaTable, action: Action) -> Message | None:
        if isinstance(action, Refill):
            return Message("brings-fields", {"count": table.board.room(self.seat, action.value)})
        return None

    def prompt(self, table: GoaTable) -> Message:
        return Message("prompt-refill", {"count": self.left})


# Resupply


def can_resupply(table: GoaTable, seat: int, tile: Tile) -> bool:
    """With a card to turn up."""
    return cards_to_draw(table)


def resupply(table: GoaTable, seat: int, tile: Tile) -> None:
    """Turn up two cards; their colonists are a gain of one kind, chosen afterwards (5.4 Resupply)."""
    cards = turn_up(table, seat, tile.amount)
    discard_aside(table, cards)
    table.stack.append(ChooseSupply(seat, colonists_on(table, cards)))


class ChooseSupply(Ask[GoaTable]):
    """Ships, colonists or spices, as many as were turned up (5.4 Resupply)."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def options(self, table: GoaTable) -> list[Action]:
        take = table.actions.take
        options: list[Action] = [take[TAKE_SHIPS], take[TAKE_COLONISTS]]
        if table.board.has_room(self.seat):
            options.append(take[TAKE_SPICES])
        return options

    def take(self, table: GoaTable, action: Action) -> None:
        assert isinstance(action, Take)
        receive_kind(table, self.seat, action.value, self.count)

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if not isinstance(action, Take):
            return None
        if action.value == TAKE_SPICES:
            return Refusal("no-room-for-spices", "5.4 Resupply", {})
        return Refusal("no-ducats-here", "5.4 Resupply", {})

    def consequence(self, table: GoaTable, action: Action) -> Message | None:
        assert isinstance(action, Take)
        return kind_then(table, self.seat, action.value, self.count)

    def prompt(self, table: GoaTable) -> Message:
        return Message("prompt-resupply", {"count": self.count})


# Swap


def can_swap(table: GoaTable, seat: int, tile: Tile) -> bool:
    """With a tile on the board."""
    return len(tiles_on_board(table.board)) > 0


def swap(table: GoaTable, seat: int, tile: Tile) -> None:
    """Take any tile from the board and leave Swap in its place (5.2)."""
    table.stack.append(ChooseSwap(seat, tile.index))


class ChooseSwap(Ask[GoaTable]):
    """The cell whose tile is taken (5.2)."""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, table: GoaTable) -> list[Action]:
        return [table.actions.swap[cell] for cell in tiles_on_board(table.board)]

    def take(self, table: GoaTable, action: Action) -> None:
        assert isinstance(action, SwapFor)
        board = table.board
        taken = board.tile_on(action.value).thing
        board.kept[self.seat] &= ~(1 << self.tile)
        place = board.facts.places[action.value]
        table.tell("swapped", {"seat": self.who, "tile": taken, "place": place})
        take_from_cell(table, self.seat, action.value)
        board.grid[action.value] = self.tile

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if isinstance(action, SwapFor):
            return Refusal("no-tile-there", "5.2", {"place": table.board.facts.places[action.value]})
        return None

    def consequence(self, table: GoaTable, action: Action) -> Message | None:
        assert isinstance(action, SwapFor)
        return tile_there(table.board, action.value)

    def prompt(self, table: GoaTable) -> Message:
        return Message("prompt-swap")


IN_OWN_TURN: Final[dict[str, TileUse]] = {
    "gain": TileUse(can_gain, gain_each_round),
    "duty": TileUse(can_fulfil_duty, fulfil_duty),
    "vice_king": TileUse(can_advance_least, advance_least),
    "extra_harvest": TileUse(can_refill, refill),
    "resupply": TileUse(can_resupply, resupply),
    "swap": TileUse(can_swap, swap),
}
