"""What everybody has seen of a player's hidden cards: kept so that re-deals contradict nothing of it.

The hidden cards of a player are known as a set: all 24 without the open ones. What else a careful observer
knows of them stands in two fields of the table, which nothing but a re-deal (`redeal.py`) reads:

- `pool`: the cards of a seat's deck when it was last shuffled. Since then the deck can hold only these, so
  hidden cards outside the pool are held (in hand or face down).
- `room`, for a seat's place at each region: the largest number of pool cards that can have lain face down
  since the card there was laid. A card of the pool can lie face down only if it had been drawn by then, so
  room grows from the earliest card to the latest. If the face-down cards that come from the pool are sorted
  by room, the n-th needs a room of at least n (`fits`).

The rules report here whatever is seen. `test_the_model_is_exact` compares this with a list of all possible
worlds: it allows exactly those.
"""

from __future__ import annotations

from carrack.games.colonialism.content.facts import FACTIONS, REGIONS
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.mechanics.bits import members


def places_of(seat: int) -> range:
    """Where `room` counts for the places of a seat, by region."""
    return range(seat, REGIONS * FACTIONS, FACTIONS)


def drawn_from_pool(table: ColonialismTable, seat: int) -> int:
    """How many cards of the pool a seat holds, in hand or face down."""
    return ((table.hands[seat] | table.first_cards(seat)) & table.pool[seat]).bit_count()


def deck_shuffled(table: ColonialismTable, seat: int) -> None:
    """A new deck: none of its cards lies face down yet."""
    table.pool[seat] = table.decks[seat]
    for at in places_of(seat):
        table.room[at] = 0


def card_laid(table: ColonialismTable, region: int, seat: int) -> None:
    """A card was laid face down: it may be any of those drawn from the pool."""
    table.room[region * FACTIONS + seat] = drawn_from_pool(table, seat)


def cards_shown(table: ColonialismTable, seat: int, cards: int) -> None:
    """Cards of a seat were shown: fewer of those drawn from the pool can lie face down."""
    if table.board.down[seat] and cards & table.pool[seat]:
        drawn = drawn_from_pool(table, seat)
        for at in places_of(seat):
            table.room[at] = min(table.room[at], drawn)


def about_to_turn_up(table: ColonialismTable, region: int, seat: int) -> None:
    """A face-down card will be shown.

    If it comes from the pool, it had been drawn before every card that was laid down after it, so it was one
    of those that could lie there.
    """
    here = region * FACTIONS + seat
    if table.pool[seat] >> table.first[here] & 1:
        room = table.room[here]
        for at in places_of(seat):
            if table.room[at] >= room:
                table.room[at] -= 1


def places_by_room(table: ColonialismTable, seat: int) -> tuple[list[int], list[int]]:
    """The regions at which a card of a seat lies face down, and their rooms, both in the order of these."""
    places = members(table.board.down[seat])
    places.sort(key=lambda region: table.room[region * FACTIONS + seat])
    return places, [table.room[region * FACTIONS + seat] for region in places]


def fits(laid: list[int], rooms: list[int], pool: int) -> bool:
    """Whether cards can have been laid face down at places with these rooms, sorted."""
    count = 0
    for card, room in zip(laid, rooms, strict=True):
        if pool >> card & 1:
            count += 1
            if count > room:
                return False
    return True
