"""Small tables of Goa, built directly, with ids instead of indices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

import tables
from tables import Things, ask, decisions, empty, notations, rule, ruling, seen, started, told
from tables import refusal_of as refusal

from carrack.games.goa.content.facts import (
    A_TILES,
    ALL_CARDS,
    ALL_TILES,
    SLOTS,
    SPICES,
    TILES,
    count_of,
    spice_count,
)
from carrack.games.goa.game import Goa
from carrack.games.goa.game import rules as load_rules
from carrack.games.goa.rules.turns import TakeTurn
from carrack.games.goa.state.table import DUCATS, EMPTY, FIRST_ACTION, GoaTable

Lots = Mapping[int, int]
Named = Mapping[int, Sequence[str]]
Held = Mapping[int, Mapping[str, tuple[str, Sequence[str]]]]


@cache
def game() -> Goa:
    """Goa with its own content."""
    return load_rules(None)


FACTS = game().content.facts


TILE_IDS = Things(tile.id for tile in FACTS.tiles)
CARDS = Things(card.id for card in FACTS.cards)
tile, tiles_of, tile_ids = TILE_IDS.index, TILE_IDS.mask, TILE_IDS.named
card, cards, card_ids = CARDS.index, CARDS.mask, CARDS.named
place = Things(FACTS.place_ids).index
column = Things(FACTS.column_ids).index


def table(
    seats: int = 3,
    *,
    options: dict[str, str] | None = None,
    seed: int = 1,
    ducats: Lots | None = None,
    ships: Lots | None = None,
    colonists: Lots | None = None,
    extra: Lots | None = None,
    rows: Mapping[int, Mapping[str, int]] | None = None,
    hands: Named | None = None,
    pile: Sequence[str] | None = None,
    holdings: Held | None = None,
    tiles: Named | None = None,
    grid: Mapping[str, str] | None = None,
    removed: Sequence[str] = (),
    flag: int = 0,
    phase: int = 1,
    stage: int = FIRST_ACTION,
) -> GoaTable:
    """A table in an action phase of part B with these pieces and nothing on its stack.

    Rows count from 1. `holdings` gives for a seat and place the tile there and the spices on it. With `pile`
    these cards are the draw pile and all other free cards lie on the discards. Tiles that are not named have
    left the game.
    """
    made = empty(game(), GoaTable, seats, options, seed)
    board = made.board
    board.phase, board.stage = phase, stage
    board.flag_owner = board.starter = flag
    for seat, count in (ducats or {}).items():
        made.ducats[seat] = count
    board.issued[DUCATS] = sum(made.ducats)
    for seat, count in (ships or {}).items():
        board.gain_ships(seat, count - board.ships[seat])
    for seat, count in (colonists or {}).items():
        board.gain_colonists(seat, count - board.colonists[seat])
    for seat, count in (extra or {}).items():
        board.extra[seat] = count
    for seat, named in (rows or {}).items():
        for id_, row in named.items():
            while board.row(seat, column(id_)) < row - 1:
                board.advance(seat, column(id_))
    put_cards(made, hands or {}, pile)
    put_tiles(made, holdings or {}, tiles or {}, grid or {}, removed)
    return made


def put_cards(made: GoaTable, hands: Named, pile: Sequence[str] | None) -> None:
    """Cards to hands; the others to the pile, or to pile and discards."""
    free = ALL_CARDS
    for seat, ids in hands.items():
        made.hands[seat] = cards(ids)
        free &= ~made.hands[seat]
    made.pile = free
    if pile is not None:
        made.pile = cards(pile)
        made.board.discards = free & ~made.pile


def put_tiles(
    made: GoaTable, holdings: Held, tiles: Named, grid: Mapping[str, str], removed: Sequence[str]
) -> None:
    """Tiles to players and to the board; all others have left the game."""
    board = made.board
    used = 0
    for seat, by_place in holdings.items():
        for where, (id_, spices) in by_place.items():
            holding = FACTS.holding_ids.index(where)
            if id_ in FACTS.colony_tile_ids:
                number = FACTS.colony_tile_ids.index(id_)
                board.lay(seat, holding, TILES + number)
                board.colonies_left &= ~(1 << number)
            else:
                board.lay(seat, holding, tile(id_))
                used |= 1 << tile(id_)
            for spice in spices:
                board.put_spice(seat, holding, FACTS.spice_ids.index(spice))
    for seat, ids in tiles.items():
        board.kept[seat] = tiles_of(ids)
        used |= board.kept[seat]
    for where, id_ in grid.items():
        board.grid[place(where)] = tile(id_)
        used |= 1 << tile(id_)
    board.removed = tiles_of(removed)
    used |= board.removed
    board.out = (A_TILES if board.phase == 0 else ALL_TILES) & ~used


# Reading a table


def spices(made: GoaTable, seat: int) -> list[str]:
    """All spices of a player."""
    store = made.board.spices(seat)
    return [FACTS.spice_ids[spice] for spice in range(SPICES) for _ in range(spice_count(store, spice))]


def spices_on(made: GoaTable, seat: int, where: str) -> list[str]:
    """The spices on a plantation or colony."""
    store = made.board.store(seat, FACTS.holding_ids.index(where))
    return [FACTS.spice_ids[spice] for spice in range(SPICES) for _ in range(spice_count(store, spice))]


def held(made: GoaTable, seat: int, where: str) -> str:
    """What lies in a place of the storehouse."""
    found = made.board.held(seat, FACTS.holding_ids.index(where))
    if found == EMPTY:
        return ""
    return FACTS.tiles[found].id if found < TILES else FACTS.colony_tile_ids[found - TILES]


def plantations(made: GoaTable, seat: int) -> list[str]:
    """The plantations of a player."""
    return [held(made, seat, f"plantation_{slot + 1}") for slot in range(SLOTS)]


def spice_total(made: GoaTable, seat: int) -> int:
    """How many spices a player has."""
    return count_of(made.board.spices(seat))


def row(made: GoaTable, seat: int, id_: str) -> int:
    """The row of a marker, from 1."""
    return made.board.row(seat, column(id_)) + 1


# Playing on a table


def turn(made: GoaTable, seat: int, *moves: str) -> list[str]:
    """A turn of a player, by notation; the options that follow."""
    made.board.played = False
    ask(made, TakeTurn(seat))
    return answer(made, *moves)


def answer(made: GoaTable, *moves: str) -> list[str]:
    """Take options by notation, with all components there after each; the options that follow."""
    options = tables.answer(made)
    for move in moves:
        options = tables.answer(made, move)
        game().check(made)
    return options


def new_game(seats: int, seed: int, options: dict[str, str] | None = None) -> GoaTable:
    """A table at the very start of a game, with a listener for its events."""
    return started(game(), GoaTable, seats, options, seed)
