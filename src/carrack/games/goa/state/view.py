"""What one seat may see of the table: everything but others' ducats and cards, and the pile."""

from __future__ import annotations

from typing import Any, Final

from carrack.games.goa.content.facts import HOLDINGS, ROWS, TILES, spice_count
from carrack.games.goa.content.grid import CORNERS
from carrack.games.goa.rules.scoring import single_plantations
from carrack.games.goa.state.table import EMPTY, GoaTable
from carrack.kernel.rules import View
from carrack.kernel.table import NOBODY
from carrack.mechanics.bits import members
from carrack.mechanics.once_around import AuctionAsk

HIDDEN: Final = -1


class GoaView(View):
    """The open board and the seat's own ducats and cards; of the others, the number of cards.

    `purses` are everybody's ducats for whoever has counted, as computer players do: they are not shown, but
    begin with a known sum and change in the open only. At the end everything is shown.
    """

    def __init__(self, table: GoaTable, seat: int) -> None:
        super().__init__(table, seat)
        self.board: Final = table.board.copy()
        self.hand_sizes: Final = [hand.bit_count() for hand in table.hands]
        self.pile_size: Final = table.pile.bit_count()
        top = table.stack[-1] if table.stack else None
        self.auction: Final = top if isinstance(top, AuctionAsk) else None
        self.ducats = HIDDEN if seat == NOBODY else table.ducats[seat]
        self.purses: Final = table.ducats.copy()
        self.hand = 0 if seat == NOBODY else table.hands[seat]
        self.shown_ducats: Final[list[int]] = table.ducats.copy() if self.over else []
        self.shown_hands: Final[list[int]] = table.hands.copy() if self.over else []

    def as_json(self) -> dict[str, Any]:
        board = self.board
        facts = board.facts
        return super().as_json() | {
            "phase": "A" if board.phase == 0 else "B",
            "round": board.round + 1,
            "stage": board.stage,
            "grid": {facts.place_ids[at]: self.tile_id(tile) for at, tile in enumerate(board.grid)},
            "hidden_corners": [facts.place_ids[CORNERS[at]] for at in members(board.corners)],
            "bonanza_seen": [facts.bonanza_ids[tile] for tile in members(board.bonanza_seen)],
            "removed": [facts.tiles[tile].id for tile in members(board.removed)],
            "discarded_tiles": [facts.tiles[tile].id for tile in members(board.discarded)],
            "left_the_game": [facts.tiles[tile].id for tile in members(board.out)],
            "flag": {"owner": board.flag_owner, "at": self.place_id(board.flag_at)},
            "markers": [self.place_id(marker) for marker in board.markers],
            "starter": board.starter,
            "auction": self.auction_as_json(),
            "colonies_left": [facts.colony_tile_ids[tile] for tile in members(board.colonies_left)],
            "first_arrivals": self.first_arrivals(),
            "extra_action_cards_left": None if board.variants.extra_unlimited else board.extra_supply(),
            "pile": self.pile_size,
            "discards": [facts.cards[card].id for card in members(board.discards)],
            "turned_up": [facts.cards[card].id for card in members(board.aside)],
            "card_played": board.played,
            "seats": [self.seat_as_json(seat) for seat in range(board.seats)],
            "ducats": None if self.seat == NOBODY else self.ducats,
            "hand": [facts.cards[card].id for card in members(self.hand)],
        }

    def tile_id(self, tile: int) -> str | None:
        return None if tile == EMPTY else self.board.facts.tiles[tile].id

    def place_id(self, place: int) -> str | None:
        return None if place < 0 else self.board.facts.place_ids[place]

    def auction_as_json(self) -> dict[str, Any] | None:
        """The lot, the auctioneer and everybody's last word: a bid, 0 for a pass, -1 for nothing yet."""
        auction = self.auction
        if auction is None:
            return None
        return {
            "marker": auction.lot + 1,
            "lot": self.lot_id(auction.lot),
            "auctioneer": auction.auctioneer,
            "words": list(auction.words),
        }

    def first_arrivals(self) -> dict[str, list[int]]:
        """The rows of each column whose bonus is gone."""
        return {
            id_: [row + 1 for row in range(ROWS) if self.board.was_reached(column, row)]
            for column, id_ in enumerate(self.board.facts.column_ids)
        }

    def lot_id(self, lot: int) -> str | None:
        """The flag or the tile below a marker."""
        return "flag" if lot == 0 else self.tile_id(self.board.grid[self.board.markers[lot]])

    def seat_as_json(self, seat: int) -> dict[str, Any]:
        board = self.board
        facts = board.facts
        turned = board.turned[seat]
        return {
            "rows": {facts.column_ids[column]: row + 1 for column, row in enumerate(board.rows_of(seat))},
            "ships": board.ships[seat],
            "colonists": board.colonists[seat],
            "extra_action_cards": board.extra[seat],
            "hand_size": self.hand_sizes[seat],
            "tiles": [facts.tiles[tile].id for tile in members(board.kept[seat])],
            "turned_tiles": [facts.tiles[tile].id for tile in members(board.kept[seat] & turned)],
            "single_plantations": single_plantations(board, seat),
            "face_down": [facts.tiles[tile].id for tile in members(board.singles[seat])],
            "holdings": {
                facts.holding_ids[holding]: self.holding_as_json(seat, holding) for holding in range(HOLDINGS)
            },
            "shown_ducats": self.shown_ducats[seat] if self.over else None,
            "shown_hand": [facts.cards[c].id for c in members(self.shown_hands[seat])] if self.over else None,
        }

    def holding_as_json(self, seat: int, holding: int) -> dict[str, Any] | None:
        """What lies in a slot, and the spices on it."""
        facts = self.board.facts
        held = self.board.held(seat, holding)
        if held == EMPTY:
            return None
        store = self.board.store(seat, holding)
        return {
            "tile": facts.tiles[held].id if held < TILES else facts.colony_tile_ids[held - TILES],
            "fields": facts.fields[held],
            "spices": [
                id_ for spice, id_ in enumerate(facts.spice_ids) for _ in range(spice_count(store, spice))
            ],
        }
