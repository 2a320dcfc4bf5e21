"""What must always hold: components neither appear nor vanish."""

from __future__ import annotations

from carrack.games.concordia_venus.content.facts import GOODS, KINDS, NO_CARD, SLOTS
from carrack.games.concordia_venus.state.table import NO_FACE, NOT_SCORED, Board, ConcordiaTable
from carrack.games.concordia_venus.state.view import legatus_answer
from carrack.kernel.table import NOBODY
from carrack.mechanics.bits import mask_of, members


def check(table: ConcordiaTable) -> None:
    """Count every component of the box."""
    board = table.board
    check_seats(board)
    for seat in range(board.seats):
        check_seat(board, seat)
    check_cards(board)
    check_map(board)
    assert table.recommended == NO_FACE or legatus_answer(table), "a recommendation outlives its answer"


def check_seats(board: Board) -> None:
    """Who is who: start player, turn, Praefectus Magnus, Concordia card, last turns."""
    seats = board.seats
    assert 0 <= board.first < seats, "start player"
    assert NOBODY <= board.turn < seats, "turn"
    assert 0 <= board.magnus < seats, "Praefectus Magnus"
    assert NOBODY <= board.concordia < seats, "Concordia card"
    assert (board.concordia == NOBODY) == (board.turns_left < 0), "last turns without the Concordia card"
    assert board.turns_left < seats, "too many last turns"
    assert len(board.interim) == seats, "interim scores"
    assert min(board.interim) >= NOT_SCORED, "interim scores"


def check_seat(board: Board, seat: int) -> None:
    """Goods, sestertii, colonists and houses of one seat."""
    assert min(board.goods_of(seat)) >= 0, "a negative number of goods"
    assert board.money[seat] >= 0, "debts"
    assert board.free_slots(seat) >= 0, "more in the storehouse than it holds"
    for kind in range(KINDS):
        assert board.unplaced(seat, kind) >= 0, "more colonists than the box has"
        cities = board.in_cities(seat, kind)
        placed = all([board.map.has_paths(kind, city) for city in cities])
        assert placed, "a colonist in a city without a path for it"
        assert list(cities) == sorted(cities), "colonists in cities out of order"
    assert board.houses_left(seat) >= 0, "too many houses"
    assert not board.has_house(seat, board.map.capital), "a house in the capital"
    assert not board.houses[seat] >> len(board.map.city_ids), "a house in no city"


def check_cards(board: Board) -> None:
    """Every purchase card is in a deck, in the display, in a hand or on a pile; starting cards stay."""
    facts = board.facts
    full = board.full_decks()
    found = [card for card in board.display if card != NO_CARD]
    for at, deck in enumerate(board.decks):
        assert not deck & ~full[at], "a card in the wrong deck"
        found += members(deck)
    for seat in range(board.seats):
        pile = list(board.piles[seat])
        assert len(set(pile)) == len(pile), "a card twice on a pile"
        assert not mask_of(pile) & board.hands[seat], "a card in hand and on the pile"
        own = board.all_cards(seat)
        starting = [index for index in members(own) if not facts.cards[index].deck]
        assert mask_of(starting) in facts.hands.values(), "starting cards"
        found += [index for index in members(own) if facts.cards[index].deck]
    assert len(set(found)) == len(found), "a purchase card twice"
    assert mask_of(found) == sum(full), "a purchase card is missing"
    assert len(board.display) == SLOTS, "slots of the display"


def check_map(board: Board) -> None:
    """Tiles by letter, markers, one colonist on a path."""
    for letter, counts in board.facts.tiles.items():
        cities = [city for city, found in enumerate(board.map.letters) if found == letter]
        if cities:
            dealt = [board.tiles[city] for city in cities]
            assert tuple([dealt.count(good) for good in range(GOODS)]) == counts, "city tiles"
    assert board.tiles[board.map.capital] == -1, "a tile on the capital"
    assert not board.active >> len(board.markers), "a marker of no province"
    for kind in range(KINDS):
        taken = 0
        for seat in range(board.seats):
            own = board.on_paths(seat, kind)
            assert not own & taken, "two colonists on a path"
            assert not own & board.map.no_stop[kind], "a colonist where none may stay"
            taken |= own
        assert not taken >> len(board.map.path_ids[kind]), "a colonist on no path"
