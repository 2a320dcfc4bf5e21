"""What options would cost or bring, told before they are taken: from the open board and the own hand."""

from __future__ import annotations

from carrack.games.goa.content.facts import EXPEDITION, Gain, count_of, spice_count
from carrack.games.goa.rules.actions import TAKE_COLONISTS, TAKE_SHIPS, TAKE_SPICES
from carrack.games.goa.rules.scoring import column_points
from carrack.games.goa.state.table import Board, GoaTable
from carrack.kernel.messages import Arg, Message


def kind_then(table: GoaTable, seat: int, kind: int, count: int) -> Message:
    """Ships, colonists or ducats gained and had then; or spices, and the free fields for them."""
    board = table.board
    if kind == TAKE_SHIPS:
        return Message("brings-ships", {"count": count, "total": board.ships[seat] + count})
    if kind == TAKE_COLONISTS:
        return Message("brings-colonists", {"count": count, "total": board.colonists[seat] + count})
    if kind == TAKE_SPICES:
        return Message("brings-spices", {"count": count, "free": board.free_fields(seat)})
    return Message("brings-ducats", {"count": count, "total": table.ducats[seat] + count})


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
    kinds = [gain.ships, gain.colonists, gain.spices, gain.ducats]
    brought = [kind for kind, count in enumerate(kinds) if count]
    if gain.extra_action_cards or len(brought) + (gain.expedition_cards > 0) != 1:
        return None
    if gain.expedition_cards:
        return cards_then(table, seat, gain.expedition_cards)
    return kind_then(table, seat, brought[0], kinds[brought[0]])


def step_then(before: GoaTable, after: GoaTable, seat: int, column: int) -> dict[str, Arg]:
    """What a step of a marker brings: its row, its figure, points, and the bonuses of the row (6.0).

    `limit` is the hand limit in the column Expedition and 0 elsewhere; `gone` says that somebody has been in
    the row before and got the card for the first.
    """
    board, then = before.board, after.board
    row = then.row(seat, column)
    return {
        "row": row + 1,
        "figure": then.figure(seat, column),
        "limit": then.hand_limit(seat) if column == EXPEDITION else 0,
        "gone": int(board.was_reached(column, row)),
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
    return Message("brings-spices-lost", {"count": count_of(board.store(seat, holding))})


def tile_there(board: Board, cell: int) -> Message:
    """The tile of a cell, where the option names the cell only."""
    return Message("brings-tile", {"tile": board.tile_on(cell).thing})
