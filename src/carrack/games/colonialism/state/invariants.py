"""What must always hold: components neither appear nor vanish."""

from __future__ import annotations

from carrack.games.colonialism.content.facts import (
    ALL_CARDS,
    ALL_INTERESTS,
    FACTIONS,
    NATIVES,
    REGIONS,
    RESOURCES,
    ROWS,
    SEAS,
)
from carrack.games.colonialism.state.board import EMPTY_ROW, PREPARING
from carrack.games.colonialism.state.table import NO_CARD, ColonialismTable
from carrack.mechanics.bits import mask_of, members


def check(table: ColonialismTable) -> None:
    """Count every component of the box."""
    board = table.board
    facts = board.facts
    seats = board.seats
    everything = [*board.discs, *board.mercenaries, *board.reserve, *board.cubes, *board.bag, *board.gained]
    everything += [*board.stock, *board.fresh, *board.used, board.native_supply, board.mercenary_supply]
    assert min(everything) >= 0, "a negative number of pieces"
    assert sum(board.discs[NATIVES::FACTIONS]) + board.native_supply == facts.natives, "natives"
    assert sum(board.mercenaries) + board.mercenary_supply == facts.mercenaries, "mercenaries"
    assert sum(board.mercenaries[NATIVES::FACTIONS]) == 0, "mercenaries of the natives"
    for resource in range(RESOURCES):
        cubes = sum(board.cubes[resource::RESOURCES]) + board.bag[resource]
        cubes += sum(board.gained[resource::RESOURCES]) + sum(board.stock[resource::RESOURCES])
        assert cubes == facts.cubes, "cubes"
    for seat in range(seats):
        check_seat(table, seat)
    for seat in range(seats, NATIVES):
        assert not sum(board.discs[seat::FACTIONS]), "discs of an empty seat"
    assert sorted(board.order) == list(range(REGIONS)), "region order"
    assert 1 <= board.turn <= 3, "game turn"
    assert PREPARING <= board.phase <= 5, "game phase"
    assert len(board.rows) == ROWS, "turn order track"
    assert all([EMPTY_ROW <= seat < seats for seat in board.rows]), "a disc of nobody on the turn order track"
    assert len(table.room) == len(table.first) == REGIONS * FACTIONS, "places of face-down cards"
    dealt = [card for cards in table.interests for card in members(cards)]
    assert len(dealt) == len(set(dealt)), "an economic interest card twice"
    assert not mask_of(dealt) & ~ALL_INTERESTS, "unknown economic interest card"


def check_seat(table: ColonialismTable, seat: int) -> None:
    """The discs, ships and cards of one seat."""
    board = table.board
    facts = board.facts
    assert sum(board.discs[seat::FACTIONS]) + board.reserve[seat] == facts.usable_discs, "discs"
    ships = sum([board.ships(seat, sea) for sea in range(SEAS)])
    assert ships <= facts.ships, "ships"
    assert board.rows.count(seat) <= 1, "two discs on the turn order track"
    piles = [table.hands[seat], table.decks[seat], board.discards[seat]]
    piles += [board.face_up(region)[seat] for region in range(REGIONS)]
    for region in range(REGIONS):
        card = table.first_card(region, seat)
        assert (card != NO_CARD) == board.face_down(region, seat), "a face-down card"
        if card != NO_CARD:
            piles.append(1 << card)
    assert sum([pile.bit_count() for pile in piles]) == ALL_CARDS.bit_count(), "number of cards"
    assert mask_of([card for pile in piles for card in members(pile)]) == ALL_CARDS, "a card is missing"
    assert table.decks[seat], "an empty deck"
    assert not table.decks[seat] & ~table.pool[seat], "a card in the deck that was not shuffled into it"
    assert not table.kept[seat] & ~table.hands[seat], "a kept card that is not in hand"
