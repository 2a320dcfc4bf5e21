"""What options would cost or bring, told before they are taken: from the open board and the own hand."""

from __future__ import annotations

from carrack.games.goa.content.facts import COLUMNS, EXPEDITION, HOLDINGS, ROWS, Gain, count_of, spice_count
from carrack.games.goa.rules.scoring import column_points, symbol_points
from carrack.games.goa.state.table import Board, GoaTable
from carrack.kernel.messages import Arg, Message


def ships_then(board: Board, seat: int, count: int) -> Message:
    """Ships gained, and the ships of the seat then."""
    return Message("brings-ships", {"count": count, "total": board.ships[seat] + count})


def colonists_then(board: Board, seat: int, count: int) -> Message:
    """Colonists gained, and the colonists of the seat then."""
    return Message("brings-colonists", {"count": count, "total": board.colonists[seat] + count})


def ducats_then(table: GoaTable, seat: int, count: int) -> Message:
    """Ducats gained, and the own ducats then."""
    return Message("brings-ducats", {"count": count, "total": table.ducats[seat] + count})


def spices_then(board: Board, seat: int, count: int) -> Message:
    """Spices gained, and the free fields for them."""
    return Message("brings-spices", {"count": count, "free": board.free_fields(seat)})


def cards_then(table: GoaTable, seat: int, count: int) -> Message:
    """Expedition cards gained, the own hand then, and the limit of the action Expedition (2.3.5)."""
    args: dict[str, Arg] = {
        "count": count,
        "total": table.hands[seat].bit_count() + count,
        "limit": table.board.hand_limit(seat),
    }
    return Message("brings-cards", args)


def gain_then(table: GoaTable, seat: int, gain: Gain) -> Message | None:
    """A gain of one kind; several kinds are left to the words of the tile or card."""
    kinds = [gain.ships, gain.colonists, gain.ducats, gain.spices, gain.expedition_cards]
    if sum([1 for count in kinds if count]) != 1 or gain.extra_action_cards:
        return None
    if gain.ships:
        return ships_then(table.board, seat, gain.ships)
    if gain.colonists:
        return colonists_then(table.board, seat, gain.colonists)
    if gain.ducats:
        return ducats_then(table, seat, gain.ducats)
    if gain.spices:
        return spices_then(table.board, seat, gain.spices)
    return cards_then(table, seat, gain.expedition_cards)


def step_then(before: GoaTable, after: GoaTable, seat: int, column: int) -> dict[str, Arg]:
    """What a step of a marker brings: its row, its figure, points, and the bonuses of the row (6.0).

    `limit` is the hand limit in the column Expedition and 0 elsewhere; `gone` says that somebody has been in
    the row before and got the card for the first.
    """
    board, then = before.board, after.board
    row = then.rows[seat * COLUMNS + column]
    return {
        "row": row + 1,
        "figure": then.figure(seat, column),
        "limit": then.hand_limit(seat) if column == EXPEDITION else 0,
        "gone": board.reached >> column * ROWS + row & 1,
        "points": column_points(then, seat, column) - column_points(board, seat, column),
        "cards": after.hands[seat].bit_count() - before.hands[seat].bit_count(),
        "extra": then.extra[seat] - board.extra[seat],
    }


def named_spices(board: Board, store: int) -> dict[str, Arg]:
    """How many of each spice, by its id."""
    return {id_: spice_count(store, spice) for spice, id_ in enumerate(board.facts.spice_ids)}


def spice_gained(board: Board, seat: int, spice: int) -> Message:
    """How many of a spice the seat would have with one more."""
    return Message("brings-one-spice", {"total": spice_count(board.spices(seat), spice) + 1})


def spice_handed_in(board: Board, seat: int, spice: int) -> Message:
    """How many of a spice would be left without one."""
    return Message("brings-spice-gone", {"total": spice_count(board.spices(seat), spice) - 1})


def spices_lost(board: Board, seat: int, holding: int) -> Message:
    """How many spices lie on a holding that is given up (5.1)."""
    store = board.stores[seat * HOLDINGS + holding]
    return Message("brings-spices-lost", {"count": count_of(store)})


def symbol_lost(table: GoaTable, seat: int, card: int) -> int:
    """The points that a card in hand would be missing for at the end (3.3)."""
    hand = table.hands[seat]
    return symbol_points(table.board, hand) - symbol_points(table.board, hand & ~(1 << card))


def tile_there(board: Board, cell: int) -> Message:
    """The tile of a cell, where the option names the cell only."""
    return Message("brings-tile", {"tile": board.facts.tiles[board.grid[cell]].thing})
