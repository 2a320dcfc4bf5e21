"""Colonialism's table: the open board, and what lies hidden beside it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from carrack.games.colonialism.content.facts import ALL_CARDS, FACTIONS, REGIONS
from carrack.games.colonialism.rules.actions import Actions
from carrack.games.colonialism.state.board import Board
from carrack.kernel.table import Table
from carrack.mechanics.bits import members

NO_CARD: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class ColonialismTable(Table):
    """The open board with the hidden cards (ruling R90) and what everybody has seen of them.

    `first` holds the face-down policy card of a seat at a region, `kept` the secret simultaneous choices.
    The order of a deck and of the bag is unknown to everybody, so cards and cubes are drawn from sets.
    `pool` and `room` belong to `seen.py`.
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

    # Policy cards that lie face down (5.1.3.2)

    def first_card(self, region: int, seat: int) -> int:
        """The face-down policy card of a seat at a region, or NO_CARD."""
        return self.first[region * FACTIONS + seat]

    def first_cards(self, seat: int) -> int:
        """The face-down policy cards of a seat, as a set."""
        cards = 0
        for region in members(self.board.down[seat]):
            cards |= 1 << self.first[region * FACTIONS + seat]
        return cards

    def lay_face_down(self, region: int, seat: int, card: int) -> None:
        self.board.down[seat] |= 1 << region
        self.first[region * FACTIONS + seat] = card

    def turn_up(self, region: int, seat: int) -> int:
        """A face-down policy card lies open now; which."""
        at = region * FACTIONS + seat
        card = self.first[at]
        self.first[at] = NO_CARD
        self.board.down[seat] &= ~(1 << region)
        self.board.up[at] |= 1 << card
        return card
