"""What must always hold: components neither appear nor vanish, and all supplies come from the bank."""

from __future__ import annotations

from carrack.games.goa.content.facts import (
    A_TILES,
    ALL_CARDS,
    ALL_TILES,
    BONANZA,
    COLONIES,
    COLONY_TILES,
    HOLDINGS,
    ROWS,
    SLOTS,
    TILES,
    count_of,
    kinds_in,
)
from carrack.games.goa.content.grid import CELLS, PLACES
from carrack.games.goa.rules.tiles import PlantTile
from carrack.games.goa.state.table import COLONISTS_OUT, DUCATS, EMPTY, SHIPS_OUT, SPICES_OUT, GoaTable
from carrack.mechanics.bits import members


def check(table: GoaTable) -> None:
    """Count every component of the box."""
    board = table.board
    numbers = [*board.ships, *board.colonists, *board.extra, *table.ducats, *board.stores]
    assert min(numbers) >= 0, "a negative number of pieces"
    assert sum(table.ducats) == board.issued[DUCATS], "ducats that the bank did not hand out"
    assert sum(board.ships) == board.issued[SHIPS_OUT], "ships that the bank did not hand out"
    assert sum(board.colonists) == board.issued[COLONISTS_OUT], "colonists that the bank did not hand out"
    spices = sum([count_of(store) for store in board.stores])
    assert spices == board.issued[SPICES_OUT], "spices that the supply did not hand out"
    assert board.variants.extra_unlimited or board.extra_supply() >= 0, "extra action cards"
    assert 0 <= board.phase <= 2, "phase"
    assert 0 <= board.round <= 4, "round"
    assert 0 <= board.flag_owner < board.seats, "the flag belongs to nobody"
    assert -1 <= board.flag_at < PLACES, "the place of the flag"
    assert not board.corners >> 4, "corners"
    assert not board.bonanza_seen >> BONANZA, "Bonanza tiles"
    assert all([0 <= row < ROWS for row in board.rows]), "a marker beside the board"
    check_cards(table)
    check_tiles(table)
    check_colonies(table)


def check_cards(table: GoaTable) -> None:
    """30 expedition cards, none twice."""
    board = table.board
    piles = [*table.hands, table.pile, board.discards, board.aside]
    assert sum([pile.bit_count() for pile in piles]) == ALL_CARDS.bit_count(), "number of expedition cards"
    union = 0
    for pile in piles:
        union |= pile
    assert union == ALL_CARDS, "an expedition card is missing"
    for card in members(table.pile):
        assert table.since[card] == table.shuffles, "a card in the pile that was not shuffled into it"


def check_tiles(table: GoaTable) -> None:
    """58 tiles, none twice; those of phase B in the box until they are laid out."""
    board = table.board
    places = [board.removed, board.out, board.discarded, *board.kept, *board.singles]
    places += [1 << tile for tile in board.grid if tile != EMPTY]
    for seat in range(board.seats):
        for holding in range(HOLDINGS):
            held = board.held(seat, holding)
            if held == EMPTY:
                assert not board.store(seat, holding), "spices on nothing"
                continue
            assert (held < TILES) == (holding < SLOTS), "a tile in a wrong place"
            if held < TILES:
                places.append(1 << held)
            assert board.room(seat, holding) >= 0, "more spices than fields"
            assert not kinds_in(board.store(seat, holding)) & ~board.allowed(seat, holding), "a wrong spice"
    # A plantation on its way to a slot.
    places += [1 << step.tile for step in table.stack if isinstance(step, PlantTile)]
    union = 0
    for place in places:
        union |= place
    assert sum([place.bit_count() for place in places]) == union.bit_count(), "a tile twice"
    assert len(board.grid) == CELLS, "the grid"
    assert union == (A_TILES if board.phase == 0 else ALL_TILES), "a tile is missing"
    for seat in range(board.seats):
        assert not board.turned[seat] & ~ALL_TILES, "turned tiles"


def check_colonies(table: GoaTable) -> None:
    """18 colony tiles, none twice, each below its name."""
    board = table.board
    found = board.colonies_left
    for seat in range(board.seats):
        for name in range(COLONIES):
            held = board.held(seat, SLOTS + name)
            if held != EMPTY:
                tile = held - TILES
                assert board.facts.name_of_colony_tile[tile] == name, "a colony below a wrong name"
                assert not found >> tile & 1, "a colony tile twice"
                found |= 1 << tile
    assert found == (1 << COLONY_TILES) - 1, "a colony tile is missing"
