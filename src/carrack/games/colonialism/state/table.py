"""Colonialism's table: the open board, and what lies hidden beside it.

Sets of cards, regions and interests are bits of an integer. `discs` and `mercenaries` are indexed by
region * 5 + faction (factions 0 to 3 are the seats, 4 the natives), ships by seat * 5 + sea, cubes by
region * 3 + resource, collected cubes by seat * 3 + resource. What seldom changes is a tuple, shared by
copies.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from carrack.games.colonialism.content.facts import (
    ALL_CARDS,
    FACTIONS,
    NATIVES,
    REGIONS,
    RESOURCES,
    ROWS,
    SEAS,
    Facts,
)
from carrack.games.colonialism.rules.actions import Actions
from carrack.kernel.messages import seat_thing
from carrack.kernel.state import State
from carrack.kernel.table import NOBODY, Table
from carrack.mechanics.bits import members

NO_CARD: Final = -1
EMPTY_ROW: Final = -1
PREPARING: Final = -1
DECK: Final[tuple[str, ...]] = ("deck:0", "deck:1", "deck:2", "deck:3")


def nonzero(counts: list[int]) -> int:
    """The positions at which something is, as a set; for five or six of them, as seas and regions are.

    Written out, because every list of options begins with it.
    """
    mask = 1 if counts[0] else 0
    if counts[1]:
        mask |= 2
    if counts[2]:
        mask |= 4
    if counts[3]:
        mask |= 8
    if counts[4]:
        mask |= 16
    if len(counts) > 5 and counts[5]:
        mask |= 32
    return mask


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(State):
    """Everything that lies open (ruling R91).

    `acted` are the spaces of the players' discs on the turn order track. Saves don't list them: the steps in
    progress tell them again (`turn_order.actions_begun`).
    """

    def __init__(
        self, facts: Facts, seats: int, empire_counts_region: bool, unrest_cancels_treaty: bool
    ) -> None:
        self.facts = facts  # fixed
        self.empire_counts_region = empire_counts_region  # fixed
        self.unrest_cancels_treaty = unrest_cancels_treaty  # fixed
        self.seats = seats  # fixed
        self.turn = 1
        self.phase = PREPARING
        self.order: tuple[int, ...] = tuple(range(REGIONS))
        self.rows: tuple[int, ...] = (EMPTY_ROW,) * ROWS
        # The turn order of the rows that it was computed for.
        self.ordered: tuple[int, ...] = ()  # derived
        self.ordered_rows: tuple[int, ...] = ()  # derived
        self.acted: tuple[int, ...] = (0,) * seats  # derived
        self.discs = [0] * (REGIONS * FACTIONS)
        self.mercenaries = [0] * (REGIONS * FACTIONS)
        self.native_supply: int = facts.natives
        self.mercenary_supply: int = facts.mercenaries
        self.reserve: list[int] = [facts.usable_discs] * seats
        self.cubes = [0] * (REGIONS * RESOURCES)
        self.bag: tuple[int, ...] = (facts.cubes,) * RESOURCES
        self.fresh = [0] * (seats * SEAS)
        self.used = [0] * (seats * SEAS)
        self.stock: tuple[int, ...] = (0,) * (seats * RESOURCES)
        self.gained = [0] * (seats * RESOURCES)
        self.discards = [0] * seats
        self.up = [0] * (REGIONS * FACTIONS)
        self.down = [0] * seats

    # Written by carrack.kernel.declare from the fields above.
    def saved_fields(self) -> str:
        """The names of the saved fields."""
        return (
            "turn phase order rows discs mercenaries native_supply mercenary_supply reserve cubes "
            "bag fresh used stock gained discards up down"
        )

    def copy(self) -> Board:
        other = Board.__new__(Board)
        other.facts = self.facts
        other.empire_counts_region = self.empire_counts_region
        other.unrest_cancels_treaty = self.unrest_cancels_treaty
        other.seats = self.seats
        other.turn = self.turn
        other.phase = self.phase
        other.order = self.order
        other.rows = self.rows
        other.ordered = self.ordered
        other.ordered_rows = self.ordered_rows
        other.acted = self.acted
        other.discs = self.discs.copy()
        other.mercenaries = self.mercenaries.copy()
        other.native_supply = self.native_supply
        other.mercenary_supply = self.mercenary_supply
        other.reserve = self.reserve.copy()
        other.cubes = self.cubes.copy()
        other.bag = self.bag
        other.fresh = self.fresh.copy()
        other.used = self.used.copy()
        other.stock = self.stock
        other.gained = self.gained.copy()
        other.discards = self.discards.copy()
        other.up = self.up.copy()
        other.down = self.down.copy()
        return other

    # End of what was written.

    # Influence, see 2.4

    def influence(self, region: int, faction: int) -> int:
        """Discs of a faction in a region, its mercenaries included (ruling R3)."""
        at = region * FACTIONS + faction
        return self.discs[at] + self.mercenaries[at]

    def natives(self, region: int) -> int:
        return self.discs[region * FACTIONS + NATIVES]

    def value(self, region: int) -> int:
        """The cubes that a region receives and the dice for its natives, by number of players (2.7.2)."""
        return self.facts.values[self.seats][region]

    def limit(self, region: int) -> int:
        """The most discs of several factions without conflict, by number of players (2.7.2)."""
        return self.facts.limits[self.seats][region]

    def discs_at(self, seat: int) -> int:
        """The regions that hold own discs of a seat, mercenaries not counted."""
        return nonzero(self.discs[seat::FACTIONS])

    def mercenaries_at(self, seat: int) -> int:
        """The regions that hold mercenaries of a seat."""
        return nonzero(self.mercenaries[seat::FACTIONS])

    def presence(self, seat: int) -> int:
        """The regions in which a seat has influence (ruling R3)."""
        return self.discs_at(seat) | self.mercenaries_at(seat)

    def most_influence(self, region: int, seat: int) -> bool:
        """More influence than every other faction, natives included; a tie counts for nobody (ruling R4)."""
        own = self.influence(region, seat)
        for faction in range(FACTIONS):
            if faction != seat and self.influence(region, faction) >= own:
                return False
        return True

    def fails_limit_check(self, region: int) -> bool:
        """Two factions or more, and together more discs than the limit (5.2.1, ruling R36)."""
        at = region * FACTIONS
        own = self.discs[at : at + FACTIONS]
        mercenaries = self.mercenaries[at : at + FACTIONS]
        if sum(own) + sum(mercenaries) <= self.limit(region):
            return False
        return (nonzero(own) | nonzero(mercenaries)).bit_count() >= 2

    # Ships, see 5.1.2

    def fresh_seas(self, seat: int) -> int:
        """The sea zones with a fresh ship of a seat."""
        return nonzero(self.fresh[seat * SEAS : seat * SEAS + SEAS])

    def used_seas(self, seat: int) -> int:
        """The sea zones with a used ship of a seat."""
        return nonzero(self.used[seat * SEAS : seat * SEAS + SEAS])

    def ships(self, seat: int, sea: int) -> int:
        at = seat * SEAS + sea
        return self.fresh[at] + self.used[at]

    # Cards and cubes

    def policy_count(self, region: int, seat: int) -> int:
        """Policy cards of a seat that lie at a region, face down or up."""
        return self.up[region * FACTIONS + seat].bit_count() + (self.down[seat] >> region & 1)

    def regions_with_cubes(self) -> int:
        """The regions in which cubes lie."""
        mask = 0
        for region in range(REGIONS):
            if self.cubes_in(region):
                mask |= 1 << region
        return mask

    def cubes_in(self, region: int) -> int:
        at = region * RESOURCES
        cubes = self.cubes
        return cubes[at] + cubes[at + 1] + cubes[at + 2]

    def collected(self, seat: int, resource: int) -> int:
        at = seat * RESOURCES + resource
        return self.stock[at] + self.gained[at]

    def turn_order(self) -> tuple[int, ...]:
        """The seats from the top row of the turn order track down (5.0)."""
        if self.ordered_rows is not self.rows:
            self.ordered = tuple([seat for seat in self.rows if seat != EMPTY_ROW])
            self.ordered_rows = self.rows
        return self.ordered

    def active_player(self) -> int:
        """Whose action it is, whoever is asked about it; NOBODY outside of action rounds (5.0)."""
        latest = max(self.acted)
        active = NOBODY
        for seat in self.turn_order():
            if latest and self.acted[seat] == latest:
                active = seat
        return active


@mypyc_attr(allow_interpreted_subclasses=True)
class ColonialismTable(Table):
    """The open board with the hidden cards (ruling R90) and what a careful observer remembers of them.

    `first` holds the face-down policy card of a seat at a region (region * 5 + seat). `kept` holds the
    secret simultaneous choices. `pool` is the set of cards in a seat's deck when it was last shuffled,
    `room` bounds how many cards drawn since then may lie face down (see `redeal.py`). The order of a deck
    and of the bag is unknown to everybody, so cards and cubes are drawn from sets.
    """

    def __init__(self, board: Board, actions: Actions, seed: int, quick_start: bool) -> None:
        super().__init__(board.seats, seed)
        seats = board.seats
        self.board = board
        self.actions = actions  # fixed
        self.quick_start = quick_start  # fixed
        self.hands = [0] * seats
        self.decks = [ALL_CARDS] * seats
        self.first = [NO_CARD] * (REGIONS * FACTIONS)
        self.interests: tuple[int, ...] = (0,) * seats
        self.kept: tuple[int, ...] = (0,) * seats
        self.pool = [ALL_CARDS] * seats
        self.room = [0] * (REGIONS * FACTIONS)

    # Written by carrack.kernel.declare from the fields above.
    def saved_fields(self) -> str:
        """The names of the saved fields."""
        return "board hands decks first interests kept pool room"

    def copy(self) -> ColonialismTable:
        other = ColonialismTable.__new__(ColonialismTable)
        self.copy_kernel_fields_to(other)
        other.board = self.board.copy()
        other.actions = self.actions
        other.quick_start = self.quick_start
        other.hands = self.hands.copy()
        other.decks = self.decks.copy()
        other.first = self.first.copy()
        other.interests = self.interests
        other.kept = self.kept
        other.pool = self.pool.copy()
        other.room = self.room.copy()
        return other

    # End of what was written.

    # Cards of a seat

    def first_cards(self, seat: int) -> int:
        """The face-down policy cards of a seat, as a set."""
        cards = 0
        for region in members(self.board.down[seat]):
            cards |= 1 << self.first[region * FACTIONS + seat]
        return cards

    def draw_card(self, seat: int) -> None:
        """The top card of the deck into the hand; an empty deck is replaced at once (5.1.1, ruling R22)."""
        card = self.draw(self.decks[seat], DECK[seat])
        if self.events is not None:
            drawn = self.board.facts.cards[card].thing
            self.tell("drew", {"seat": seat_thing(seat)}, {"card": drawn}, (seat,))
        self.hands[seat] |= 1 << card
        self.decks[seat] &= ~(1 << card)
        if not self.decks[seat]:
            self.decks[seat] = self.pool[seat] = self.board.discards[seat]
            self.board.discards[seat] = 0
            for region in range(REGIONS):
                self.room[region * FACTIONS + seat] = 0
            if self.events is not None:
                self.tell("shuffled", {"seat": seat_thing(seat)})

    def note_shown(self, seat: int, cards: int) -> None:
        """Cards of a seat were shown: fewer of its drawn cards can lie face down (see `redeal.py`)."""
        if self.board.down[seat] and cards & self.pool[seat]:
            held = ((self.hands[seat] | self.first_cards(seat)) & self.pool[seat]).bit_count()
            for region in range(REGIONS):
                at = region * FACTIONS + seat
                self.room[at] = min(self.room[at], held)

    def note_turned_up(self, seat: int, region: int) -> None:
        """A face-down card is about to be turned up (see `redeal.py`).

        If it comes from the pool, it had been drawn before every card that was laid down after it, so it
        was one of those that could lie there.
        """
        at = region * FACTIONS + seat
        if self.pool[seat] >> self.first[at] & 1:
            room = self.room[at]
            for other in range(seat, REGIONS * FACTIONS, FACTIONS):
                if self.room[other] >= room:
                    self.room[other] -= 1

    def discard(self, seat: int, cards: int) -> None:
        """Cards from the hand to the open discard pile."""
        self.hands[seat] &= ~cards
        self.board.discards[seat] |= cards
        self.note_shown(seat, cards)
