"""Goa's table: the open board, and what lies hidden beside it.

Sets of tiles and cards are bits of an integer. What all seats have five or eight of lies in one list: `rows`
is indexed by seat * 5 + column, `holdings` and `stores` by seat * 8 + holding. That is the business of the
methods of `Board` alone. `issued` counts what the bank has handed out, so that nothing comes from elsewhere:
ducats, ships, colonists, spices.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from carrack.games.goa.content.facts import (
    ALL_CARDS,
    CARDS,
    COLONIES,
    COLONY_TILES,
    COLUMNS,
    EXPEDITION,
    HOLDINGS,
    ONE,
    ROWS,
    SLOTS,
    Facts,
    Tile,
    count_of,
    covers,
    spice_count,
)
from carrack.games.goa.content.grid import CELLS
from carrack.games.goa.rules.actions import Actions
from carrack.kernel.messages import Arg, seat_thing
from carrack.kernel.state import State
from carrack.kernel.table import Table
from carrack.mechanics.bits import mask_of

EMPTY: Final = -1
AT_OWNER: Final = -1
DUCATS: Final = 0
SHIPS_OUT: Final = 1
COLONISTS_OUT: Final = 2
SPICES_OUT: Final = 3
# What the round has come to.
MARKERS: Final = 0
AUCTIONS: Final = 1
FIRST_ACTION: Final = 2
EXTRA_ACTIONS: Final = 5


@dataclass
class Variants:
    """The options of a match that the rules look at."""

    quick_start: bool = False
    bonanza: bool = False
    literal: bool = False
    card_after_reveal: bool = False
    espionage_founds: bool = False
    spied_alone: bool = False
    discard_commits: bool = False
    extra_unlimited: bool = False
    swap_later: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(State):
    """Everything that lies open."""

    def __init__(self, facts: Facts, seats: int, variants: Variants) -> None:
        self.facts = facts  # fixed
        self.seats = seats  # fixed
        self.variants = variants  # fixed
        self.costs = facts.literal_costs if variants.literal else facts.costs  # fixed
        self.phase = 0
        self.round = 0
        self.stage = MARKERS
        self.grid = [EMPTY] * CELLS
        # Corners that still hide a Bonanza tile, and the Bonanza tiles seen in this phase.
        self.corners = 0
        self.bonanza_seen = 0
        self.removed = 0
        self.out = 0
        self.discarded = 0
        self.flag_owner = 0
        self.flag_at = AT_OWNER
        self.starter = 0
        self.markers: tuple[int, ...] = ()
        self.ships: list[int] = [facts.numbers.ships] * seats
        self.colonists: list[int] = [facts.numbers.colonists] * seats
        self.extra = [0] * seats
        self.rows = [0] * (seats * COLUMNS)
        # First arrivals that were rewarded, as a set of columns and rows.
        self.reached = 0
        self.holdings = [EMPTY] * (seats * HOLDINGS)
        self.stores = [0] * (seats * HOLDINGS)
        self.kept = [0] * seats
        self.turned = [0] * seats
        self.singles = [0] * seats
        self.colonies_left: int = (1 << COLONY_TILES) - 1
        self.discards = 0
        self.aside = 0
        # Whether the turn's one expedition card is spent.
        self.played = False
        self.issued: list[int] = [0, sum(self.ships), sum(self.colonists), 0]

    # Written by carrack.kernel.declare from the fields above.
    def saved_fields(self) -> str:
        """The names of the saved fields."""
        return (
            "phase round stage grid corners bonanza_seen removed out discarded flag_owner flag_at "
            "starter markers ships colonists extra rows reached holdings stores kept turned "
            "singles colonies_left discards aside played issued"
        )

    def copy(self) -> Board:
        other = Board.__new__(Board)
        other.facts = self.facts
        other.seats = self.seats
        other.variants = self.variants
        other.costs = self.costs
        other.phase = self.phase
        other.round = self.round
        other.stage = self.stage
        other.grid = self.grid.copy()
        other.corners = self.corners
        other.bonanza_seen = self.bonanza_seen
        other.removed = self.removed
        other.out = self.out
        other.discarded = self.discarded
        other.flag_owner = self.flag_owner
        other.flag_at = self.flag_at
        other.starter = self.starter
        other.markers = self.markers
        other.ships = self.ships.copy()
        other.colonists = self.colonists.copy()
        other.extra = self.extra.copy()
        other.rows = self.rows.copy()
        other.reached = self.reached
        other.holdings = self.holdings.copy()
        other.stores = self.stores.copy()
        other.kept = self.kept.copy()
        other.turned = self.turned.copy()
        other.singles = self.singles.copy()
        other.colonies_left = self.colonies_left
        other.discards = self.discards
        other.aside = self.aside
        other.played = self.played
        other.issued = self.issued.copy()
        return other

    # End of what was written.

    # Development board

    def row(self, seat: int, column: int) -> int:
        """The row of a marker, from 0."""
        return self.rows[seat * COLUMNS + column]

    def rows_of(self, seat: int) -> list[int]:
        """The rows of a seat's five markers."""
        return self.rows[seat * COLUMNS : seat * COLUMNS + COLUMNS]

    def advance(self, seat: int, column: int) -> int:
        """Move a marker down a row; the row."""
        self.rows[seat * COLUMNS + column] += 1
        return self.rows[seat * COLUMNS + column]

    def columns_in(self, seat: int, row: int) -> int:
        """The columns whose marker stands in a row, as a set."""
        return mask_of([column for column, other in enumerate(self.rows_of(seat)) if other == row])

    def figure(self, seat: int, column: int) -> int:
        """What a seat's marker shows in a column."""
        return self.facts.values[column][self.rows[seat * COLUMNS + column]]

    def hand_limit(self, seat: int) -> int:
        """The right figure of the Expedition column."""
        return self.facts.limits[self.rows[seat * COLUMNS + EXPEDITION]]

    def lowest_row(self, seat: int) -> int:
        """The row that all five markers of a seat have reached."""
        return min(self.rows_of(seat))

    def was_reached(self, column: int, row: int) -> bool:
        """Whether somebody had the card for the first in a row of a column (6.0)."""
        return self.reached >> column * ROWS + row & 1 == 1

    def mark_reached(self, column: int, row: int) -> None:
        """The card for the first in a row of a column is gone (6.0)."""
        self.reached |= 1 << column * ROWS + row

    def steps_for(self, seat: int, with_spices: bool, with_ships: bool) -> int:
        """The columns in which a seat can pay the next step: spices, ships or both (2.3.1, 4.2)."""
        mask = 0
        store = self.spices(seat) if with_spices else 0
        ships = self.ships[seat]
        at = seat * COLUMNS
        for column in range(COLUMNS):
            row = self.rows[at + column] + 1
            if row >= ROWS:
                continue
            if with_ships and ships < self.facts.step_ships[column][row]:
                continue
            if with_spices and not covers(store, self.costs[column][row]):
                continue
            mask |= 1 << column
        return mask

    # Tiles on the grid, plantations and colonies, and the spices on them

    def tile_on(self, cell: int) -> Tile:
        """The tile of a cell that is not empty."""
        return self.facts.tiles[self.grid[cell]]

    def held(self, seat: int, holding: int) -> int:
        """What lies in a plantation slot or in the place of a colony, or EMPTY."""
        return self.holdings[seat * HOLDINGS + holding]

    def everything_held(self, seat: int) -> list[int]:
        """All plantations and colonies of a seat."""
        at = seat * HOLDINGS
        return [held for held in self.holdings[at : at + HOLDINGS] if held != EMPTY]

    def slots(self, seat: int) -> list[int]:
        """What lies in the four plantation slots."""
        return self.holdings[seat * HOLDINGS : seat * HOLDINGS + SLOTS]

    def lay(self, seat: int, holding: int, thing: int) -> None:
        """Lay a plantation or colony in its place."""
        self.holdings[seat * HOLDINGS + holding] = thing

    def clear(self, seat: int, holding: int) -> int:
        """Take away what lies in a holding; its spices go to the supply."""
        at = seat * HOLDINGS + holding
        held = self.holdings[at]
        self.issued[SPICES_OUT] -= count_of(self.stores[at])
        self.stores[at] = 0
        self.holdings[at] = EMPTY
        return held

    def store(self, seat: int, holding: int) -> int:
        """The spices on a holding."""
        return self.stores[seat * HOLDINGS + holding]

    def spices(self, seat: int) -> int:
        """All spices of a seat as one store."""
        at = seat * HOLDINGS
        return sum(self.stores[at : at + HOLDINGS])

    def allowed(self, seat: int, holding: int) -> int:
        """The spices that may lie on a holding, as a set."""
        held = self.holdings[seat * HOLDINGS + holding]
        return 0 if held == EMPTY else self.facts.allowed[held]

    def room(self, seat: int, holding: int) -> int:
        """The free fields of a holding."""
        at = seat * HOLDINGS + holding
        held = self.holdings[at]
        return 0 if held == EMPTY else self.facts.fields[held] - count_of(self.stores[at])

    def with_room(self, seat: int) -> list[int]:
        """The holdings with a free field."""
        fields = self.facts.fields
        stores = self.stores
        at = seat * HOLDINGS
        return [
            holding
            for holding, held in enumerate(self.holdings[at : at + HOLDINGS])
            if held != EMPTY and count_of(stores[at + holding]) < fields[held]
        ]

    def free_fields(self, seat: int) -> int:
        """The free fields of all holdings of a seat."""
        free = 0
        fields = self.facts.fields
        at = seat * HOLDINGS
        holdings = self.holdings
        stores = self.stores
        for here in range(at, at + HOLDINGS):
            held = holdings[here]
            if held != EMPTY:
                free += fields[held] - count_of(stores[here])
        return free

    def has_room(self, seat: int) -> bool:
        """Whether a field of a seat is free."""
        return self.free_fields(seat) > 0

    def holders_of(self, seat: int, spice: int) -> list[int]:
        """The holdings that hold a spice."""
        return [holding for holding in range(HOLDINGS) if spice_count(self.store(seat, holding), spice)]

    def put_spice(self, seat: int, holding: int, spice: int) -> None:
        """A spice from the supply to a field."""
        self.stores[seat * HOLDINGS + holding] += ONE[spice]
        self.issued[SPICES_OUT] += 1

    def take_spice(self, seat: int, holding: int, spice: int) -> None:
        """A spice from a field to the supply."""
        self.stores[seat * HOLDINGS + holding] -= ONE[spice]
        self.issued[SPICES_OUT] -= 1

    def colony_count(self, seat: int) -> int:
        at = seat * HOLDINGS
        return COLONIES - self.holdings[at + SLOTS : at + HOLDINGS].count(EMPTY)

    def unfounded(self, seat: int) -> int:
        """The colonies that a seat has not founded, as a set."""
        mask = 0
        at = seat * HOLDINGS + SLOTS
        for colony in range(COLONIES):
            if self.holdings[at + colony] == EMPTY:
                mask |= 1 << colony
        return mask

    # Cards and tiles

    def gain_ships(self, seat: int, count: int) -> None:
        self.ships[seat] += count
        self.issued[SHIPS_OUT] += count

    def gain_colonists(self, seat: int, count: int) -> None:
        self.colonists[seat] += count
        self.issued[COLONISTS_OUT] += count

    def extra_supply(self) -> int:
        """Extra action cards of the box that nobody holds; without meaning where they are unlimited."""
        return self.facts.numbers.extra_action_cards - sum(self.extra)

    def extra_to_give(self, count: int) -> int:
        """How many of so many extra action cards the supply has: ten in all, or unlimited (1.5)."""
        return count if self.variants.extra_unlimited else min(count, self.extra_supply())

    def seats_from(self, first: int) -> tuple[int, ...]:
        """All seats clockwise, from one on."""
        return tuple([(first + step) % self.seats for step in range(self.seats)])

    def marker_owner(self, number: int) -> int:
        """Whose marker has a number, counted from 0 (2.1)."""
        return (self.starter + number) % self.seats


@mypyc_attr(allow_interpreted_subclasses=True)
class GoaTable(Table):
    """The open board with what is hidden: ducats and expedition cards.

    The draw pile is a set from which chance draws: nobody knows its order. `since[card]` is the number of the
    shuffle that last put a card into the pile, which everybody can know (see `redeal.py`). `shuffles`
    counts them.
    """

    def __init__(self, board: Board, actions: Actions, seed: int) -> None:
        super().__init__(board.seats, seed)
        self.board = board
        self.actions = actions  # fixed
        self.ducats = [0] * board.seats
        self.hands = [0] * board.seats
        self.pile = ALL_CARDS
        self.shuffles = 0
        self.since: tuple[int, ...] = (0,) * CARDS

    # Written by carrack.kernel.declare from the fields above.
    def saved_fields(self) -> str:
        """The names of the saved fields."""
        return "board ducats hands pile shuffles since"

    def copy(self) -> GoaTable:
        other = GoaTable.__new__(GoaTable)
        self.copy_kernel_fields_to(other)
        other.board = self.board.copy()
        other.actions = self.actions
        other.ducats = self.ducats.copy()
        other.hands = self.hands.copy()
        other.pile = self.pile
        other.shuffles = self.shuffles
        other.since = self.since
        return other

    # End of what was written.

    def tell_of(self, kind: str, seat: int, about: str, what: Arg) -> None:
        """Record what a seat did with one thing, or how much of it it got."""
        if self.events is not None:
            self.tell(kind, {"seat": seat_thing(seat), about: what})

    # Gains from the bank, told to everybody

    def gain_ducats(self, seat: int, count: int) -> None:
        """Ducats from the bank, or to it."""
        self.ducats[seat] += count
        self.board.issued[DUCATS] += count

    def receive_ships(self, seat: int, count: int) -> None:
        self.board.gain_ships(seat, count)
        if count:
            self.tell_of("gained-ships", seat, "count", count)

    def receive_colonists(self, seat: int, count: int) -> None:
        self.board.gain_colonists(seat, count)
        if count:
            self.tell_of("gained-colonists", seat, "count", count)

    def receive_ducats(self, seat: int, count: int) -> None:
        self.gain_ducats(seat, count)
        if count:
            self.tell_of("gained-ducats", seat, "count", count)

    def receive_extra(self, seat: int, count: int) -> None:
        """Extra action cards, as far as the supply has any."""
        count = self.board.extra_to_give(count)
        self.board.extra[seat] += count
        if count:
            self.tell_of("gained-extra", seat, "count", count)
