"""What one seat may see of the table (rulings R90 to R93)."""

from __future__ import annotations

from typing import Any, Final

from carrack.games.colonialism.content.facts import REGIONS
from carrack.games.colonialism.rules.action_rounds import announced
from carrack.games.colonialism.rules.cards.trade import ChooseCube
from carrack.games.colonialism.rules.collecting import CollectResources
from carrack.games.colonialism.state.board import EMPTY_ROW
from carrack.games.colonialism.state.table import NO_CARD, ColonialismTable
from carrack.kernel.perspective import ask_of
from carrack.kernel.rules import View
from carrack.kernel.table import NOBODY
from carrack.mechanics.bits import members


class ColonialismView(View):
    """The open board, and of what is hidden only the seat's own part; others' cards are numbers."""

    def __init__(self, table: ColonialismTable, seat: int) -> None:
        super().__init__(table, seat, announced(table.stack, seat))
        self.board: Final = table.board.copy()
        self.hand_sizes: Final = [hand.bit_count() for hand in table.hands]
        self.deck_sizes: Final = [deck.bit_count() for deck in table.decks]
        # At the end of the game everybody shows the economic interests.
        self.revealed_interests: Final[tuple[int, ...]] = table.interests if self.over else ()
        self.hand = 0
        self.kept = 0
        self.interests = 0
        self.first = [NO_CARD] * REGIONS
        self.cubes_from: Final = region_of_cubes(table, seat)
        if seat != NOBODY:
            self.hand = table.hands[seat]
            self.kept = table.kept[seat]
            self.interests = table.interests[seat]
            self.first = [table.first_card(region, seat) for region in range(REGIONS)]

    def as_json(self) -> dict[str, Any]:
        board = self.board
        facts = board.facts
        cards = [card.id for card in facts.cards]
        return super().as_json() | {
            "turn": board.turn,
            "phase": board.phase,
            "region_order": [facts.region_ids[region] for region in board.order],
            "rows": [None if seat == EMPTY_ROW else seat for seat in board.rows],
            "supply": {"natives": board.native_supply, "mercenaries": board.mercenary_supply},
            "bag": dict(zip(facts.resource_ids, board.bag, strict=True)),
            "regions": {facts.region_ids[r]: self.region_as_json(r, cards) for r in range(REGIONS)},
            "seats": [self.seat_as_json(seat, cards) for seat in range(board.seats)],
            "hand": [cards[card] for card in members(self.hand)],
            "kept": [cards[card] for card in members(self.kept)],
            "interests": [facts.interest_ids[card] for card in members(self.interests)],
        }

    def region_as_json(self, region: int, cards: list[str]) -> dict[str, Any]:
        board = self.board
        facts = board.facts
        first = self.first[region]
        return {
            "value": board.value(region),
            "limit": board.limit(region),
            "natives": board.natives(region),
            "discs": board.discs_in(region)[: board.seats],
            "mercenaries": board.mercenaries_in(region)[: board.seats],
            "cubes": dict(zip(facts.resource_ids, board.cubes_of(region), strict=True)),
            "face_down": [int(board.face_down(region, seat)) for seat in range(board.seats)],
            "face_up": [[cards[card] for card in members(up)] for up in board.face_up(region)],
            "own_face_down": None if first == NO_CARD else cards[first],
        }

    def seat_as_json(self, seat: int, cards: list[str]) -> dict[str, Any]:
        board = self.board
        ids = board.facts.resource_ids
        shown = [members(mask) for mask in self.revealed_interests]
        return {
            "acted": board.acted[seat],
            "reserve": board.reserve[seat],
            "hand_size": self.hand_sizes[seat],
            "deck_size": self.deck_sizes[seat],
            "discards": [cards[card] for card in members(board.discards[seat])],
            "fresh_ships": dict(zip(board.facts.sea_ids, board.fresh_ships(seat), strict=True)),
            "used_ships": dict(zip(board.facts.sea_ids, board.used_ships(seat), strict=True)),
            "collected_before": dict(zip(ids, board.stock_of(seat), strict=True)),
            "collected_this_turn": dict(zip(ids, board.gained_by(seat), strict=True)),
            "interests": [board.facts.interest_ids[card] for card in shown[seat]] if shown else None,
        }


def region_of_cubes(table: ColonialismTable, seat: int) -> int:
    """The region whose cubes the seat chooses among now, or -1."""
    ask = ask_of(table, seat)
    if isinstance(ask, CollectResources):
        return ask.region
    return ask.giver() if isinstance(ask, ChooseCube) else -1
