"""The pile of expedition cards (1.6, 4.3): drawing, turning up, discarding, shuffling anew."""

from __future__ import annotations

from typing import Final

from carrack.games.goa.content.facts import CARDS
from carrack.games.goa.state.table import GoaTable
from carrack.kernel.messages import seat_thing
from carrack.mechanics.bits import members

NO_CARD: Final = -1


def cards_to_draw(table: GoaTable) -> bool:
    """Whether a card can be drawn or turned up at all."""
    return bool(table.pile or table.board.discards)


def shuffle_discards(table: GoaTable) -> None:
    """An empty pile is replaced by the discards as soon as there are any (4.3)."""
    board = table.board
    if table.pile or not board.discards:
        return
    table.shuffles += 1
    shuffled = board.discards
    table.since = tuple(
        [table.shuffles if shuffled >> card & 1 else table.since[card] for card in range(CARDS)]
    )
    table.pile = shuffled
    board.discards = 0
    if table.events is not None:
        table.tell("shuffled", {"count": shuffled.bit_count()})


def top_card(table: GoaTable) -> int:
    """The top card of the pile, or NO_CARD; the pile is replaced when its last card leaves (4.3)."""
    shuffle_discards(table)
    if not table.pile:
        return NO_CARD
    card = table.draw(table.pile, "expedition")
    table.pile &= ~(1 << card)
    shuffle_discards(table)
    return card


def draw_cards(table: GoaTable, seat: int, count: int) -> None:
    """Cards into a hand, as many as there are; the hand limit is the caller's business (2.3.5)."""
    for _ in range(count):
        card = top_card(table)
        if card == NO_CARD:
            return
        table.hands[seat] |= 1 << card
        if table.events is not None:
            drawn = table.board.facts.cards[card].thing
            table.tell("drew", {"seat": seat_thing(seat)}, {"card": drawn}, (seat,))


def turn_up(table: GoaTable, seat: int, count: int) -> int:
    """Cards turned up one by one and laid aside, as many as there are; the set of them (2.3.6)."""
    cards = 0
    for _ in range(count):
        card = top_card(table)
        if card == NO_CARD:
            break
        cards |= 1 << card
        table.board.aside |= 1 << card
        if table.events is not None:
            found = table.board.facts.cards[card]
            table.tell("turned-up", {"seat": seat_thing(seat), "card": found.thing, "count": found.colonists})
    table.shown += 1
    return cards


def colonists_on(table: GoaTable, cards: int) -> int:
    """The colonists on some cards."""
    return sum([table.board.facts.cards[card].colonists for card in members(cards)])


def discard_aside(table: GoaTable, cards: int) -> None:
    """What was turned up goes to the discards."""
    table.board.discards |= cards
    table.board.aside &= ~cards


def leave_hand(table: GoaTable, seat: int, card: int) -> None:
    """A card from a hand to the open discards."""
    table.hands[seat] &= ~(1 << card)
    table.board.discards |= 1 << card
    table.shown += 1
