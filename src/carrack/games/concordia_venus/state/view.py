"""What one seat may see of the table: all but the order of the decks and the others' recommendations.

Hands and covered cards are held hidden (1.4), yet whoever watched carefully can work them out (`redeal.py`).
So the view holds them, for judging; whether they are shown is a matter of the option `open_memory`.
"""

from __future__ import annotations

from typing import Any, Final

from carrack.games.concordia_venus.content.facts import GODS, KIND_IDS, NO_CARD
from carrack.games.concordia_venus.rules.playing import ANSWER, PlayCard, RecommendCard
from carrack.games.concordia_venus.rules.scoring import score, scores_by_god, side_score
from carrack.games.concordia_venus.state.table import NO_FACE, ConcordiaTable
from carrack.kernel.rules import View
from carrack.kernel.table import NOBODY
from carrack.mechanics.bits import members


def legatus_answer(table: ConcordiaTable) -> PlayCard | None:
    """The question to the partner of a Legatus, if it is open now."""
    top = table.stack[-1] if table.stack else None
    return top if isinstance(top, PlayCard) and top.occasion == ANSWER else None


def sees_recommendation(table: ConcordiaTable, seat: int) -> bool:
    """Whether a seat knows what a Legatus recommends now: the two partners do (2.13)."""
    answer = legatus_answer(table)
    if seat == NOBODY or answer is None:
        return False
    return table.board.team_of(answer.seat) == table.board.team_of(seat)


class ConcordiaView(View):
    """The board, with hands and piles as a careful observer knows them; only `shows_…` says who sees them."""

    def __init__(self, table: ConcordiaTable, seat: int) -> None:
        super().__init__(table, seat)
        self.board: Final = table.board.copy()
        self.recommended: Final = table.recommended if sees_recommendation(table, seat) else NO_FACE

    def shows_cards(self, seat: int) -> bool:
        """Whether the whole hand and pile of a player are shown.

        Everybody sees their own, and those of others if it was agreed that memory is open. In the end all
        cards are laid out for the scoring (5.3).
        """
        return seat == self.seat or self.over or self.board.variant.open_memory

    def shows_hand(self, seat: int) -> bool:
        """Whether the hand of a player is shown; a Legatus sees the partner's while it recommends (2.13)."""
        return self.shows_cards(seat) or (looks_at_partner(self) and seat == self.board.mate(self.seat))

    def as_json(self) -> dict[str, Any]:
        board = self.board
        map_ = board.map
        cards = [card.id for card in board.facts.cards]
        recommended = None
        if self.recommended != NO_FACE:
            recommended = board.facts.faces[self.recommended].id
        return super().as_json() | {
            "map": map_.id,
            "team": board.team,
            "round": board.round,
            "turn": board.turn,
            "start_player": board.first,
            "praefectus_magnus": board.magnus,
            "concordia": board.concordia,
            "turns_left": board.turns_left,
            "cities": {map_.city_ids[city]: self.city_as_json(city) for city in range(len(map_.city_ids))},
            "provinces": {
                map_.province_ids[p]: {
                    "marker": board.facts.good_ids[good] if good >= 0 else None,
                    "coins": board.facts.marker_coins[good],
                    "active": board.shows_good(p),
                }
                for p, good in enumerate(board.markers)
            },
            "display": [None if card == NO_CARD else cards[card] for card in board.display],
            "stock": board.stock(),
            "seats": [self.seat_as_json(seat, cards) for seat in range(board.seats)],
            "cards": {str(seat): self.cards_as_json(seat, cards) for seat in range(board.seats)},
            "recommended": recommended,
        }

    def city_as_json(self, city: int) -> dict[str, Any]:
        board = self.board
        tile = board.tiles[city]
        return {
            "good": board.facts.good_ids[tile] if tile >= 0 else None,
            "houses": [seat for seat in range(board.seats) if board.has_house(seat, city)],
            "next_house": board.house_price(city) if tile >= 0 else None,
        }

    def seat_as_json(self, seat: int, cards: list[str]) -> dict[str, Any]:
        board = self.board
        map_ = board.map
        colonists = {
            name: {
                "cities": [map_.city_ids[city] for city in board.in_cities(seat, kind)],
                "paths": [map_.path_ids[kind][path] for path in members(board.on_paths(seat, kind))],
                "storehouse": board.unplaced(seat, kind),
            }
            for kind, name in enumerate(KIND_IDS)
        }
        pile = board.piles[seat]
        return {
            "team": board.team_of(seat),
            "money": board.money[seat],
            "goods": dict(zip(board.facts.good_ids, board.goods_of(seat), strict=True)),
            "free_slots": board.free_slots(seat),
            "colonists": colonists,
            "houses": board.houses[seat].bit_count(),
            "hand_size": board.hands[seat].bit_count(),
            "pile_size": len(pile),
            "last_played": cards[pile[-1]] if pile else None,
            "interim": board.interim[seat],
            "score_now": score(board, seat),
            "side_score_now": side_score(board, seat),
        }

    def cards_as_json(self, seat: int, cards: list[str]) -> dict[str, Any]:
        """The cards of a player as far as they are shown, and what they score by god."""
        board = self.board
        found: dict[str, Any] = {}
        if self.shows_hand(seat):
            found["hand"] = [cards[card] for card in members(board.hands[seat])]
        if self.shows_cards(seat):
            found["pile"] = [cards[card] for card in board.piles[seat]]
            found["points_now"] = dict(zip(GODS, scores_by_god(board, seat), strict=True))
        return found


def looks_at_partner(view: ConcordiaView) -> bool:
    """Whether the view's seat looks at the partner's hand because of a Legatus (2.13)."""
    top = view.in_progress[-1] if view.in_progress else None
    return isinstance(top, RecommendCard) and top.seat == view.seat


def partners_hand(view: ConcordiaView) -> int:
    """The partner's hand, while a Legatus looks at it."""
    return view.board.hands[view.board.mate(view.seat)] if looks_at_partner(view) else 0
