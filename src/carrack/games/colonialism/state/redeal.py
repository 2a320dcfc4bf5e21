"""Re-dealing what a seat can't see, consistent with everything a careful observer has seen.

What each player's hidden cards can be is told in `seen.py`. Economic interests of the others are any of the
cards that the seat doesn't hold. What another seat is about to do, with nothing done yet on the table, is its
secret, so it stands before its action again. The order of decks and bag is open to everybody's guess: they
are sets, and chance is fresh.
"""

from __future__ import annotations

from typing import Final

from carrack.games.colonialism.content.facts import ALL_INTERESTS, POLICY_CARDS
from carrack.games.colonialism.rules.action_rounds import announced
from carrack.games.colonialism.state.seen import fits, places_by_room
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.chance import Stream
from carrack.kernel.table import open_asks
from carrack.mechanics.bits import mask_of, members

TRIES: Final = 20


def redeal(table: ColonialismTable, seat: int, seed: int) -> ColonialismTable:
    """A table that this seat could believe in."""
    other = table.copy()
    stream = Stream(seed)
    other.use_fresh_chance(stream.fork())
    waiting = 0
    for ask in open_asks(other):
        waiting |= 1 << ask.seat
    for player in range(other.seats):
        if player != seat:
            redeal_cards(other, player, stream)
            redeal_kept(other, player, bool(waiting >> player & 1), stream)
    if other.stack:
        redeal_interests(other, seat, stream)
        other.stack = announced(other.stack, seat)
    return other


def some(cards: int, count: int, stream: Stream) -> int:
    """A random subset."""
    return mask_of(stream.shuffled(members(cards))[:count])


def redeal_cards(table: ColonialismTable, player: int, stream: Stream) -> None:
    """Deal the hidden cards of a player anew to deck, hand and face-down places."""
    hidden = table.hands[player] | table.decks[player] | table.first_cards(player)
    pool = table.pool[player]
    deck_size = table.decks[player].bit_count()
    places, rooms = places_by_room(table, player)
    laid = face_down_cards(hidden, pool, deck_size, rooms, stream)
    for region, card in zip(places, laid, strict=True):
        table.lay_face_down(region, player, card)
        hidden &= ~(1 << card)
    table.decks[player] = some(hidden & pool, deck_size, stream)
    table.hands[player] = hidden & ~table.decks[player]


def face_down_cards(hidden: int, pool: int, deck_size: int, rooms: list[int], stream: Stream) -> list[int]:
    """Policy cards for the face-down places, so that every way to deal the hidden cards is as likely.

    The more of them come from the pool, the fewer ways are left to fill the deck: that share is the chance
    to accept a sample. When no sample was accepted, the cards that can't be in the deck come first, which
    always fits.
    """
    if not rooms:
        return []
    policies = members(hidden & POLICY_CARDS)
    pool_size = (hidden & pool).bit_count()
    for _ in range(TRIES):
        laid = stream.shuffled(policies)[: len(rooms)]
        from_pool = sum([1 for card in laid if pool >> card & 1])
        if pool_size - from_pool < deck_size or not fits(laid, rooms, pool):
            continue
        drawn = [stream.below(pool_size - taken) >= deck_size for taken in range(from_pool)]
        if all(drawn):
            return laid
    outside = [card for card in policies if not pool >> card & 1]
    inside = [card for card in policies if pool >> card & 1]
    return (stream.shuffled(outside) + stream.shuffled(inside))[: len(rooms)]


def redeal_kept(table: ColonialismTable, player: int, waiting: bool, stream: Stream) -> None:
    """A player who has answered kept as many cards as asked; of one who has not, nothing is known."""
    kept = list(table.kept)
    kept[player] = 0 if waiting else some(table.hands[player], kept[player].bit_count(), stream)
    table.kept = tuple(kept)


def redeal_interests(table: ColonialismTable, seat: int, stream: Stream) -> None:
    """The others' economic interests are any that the seat doesn't hold."""
    own = table.interests[seat] if seat >= 0 else 0
    rest = ALL_INTERESTS & ~own
    dealt = list(table.interests)
    for player in range(table.seats):
        if player != seat:
            dealt[player] = some(rest, dealt[player].bit_count(), stream)
            rest &= ~dealt[player]
    table.interests = tuple(dealt)
