"""Re-dealing what a seat can't see, consistent with everything a careful observer has seen.

Ducats. Everybody begins with a known sum, and every ducat is gained and paid in the open: taxes, prices,
sales. Whoever counts knows what everybody has, although it is not shown. So ducats stay as they are.

Expedition cards. The pile is replaced only when its last card has left, so between two shuffles every card of
the pile is drawn or turned up. A card that is hidden now was drawn between the shuffle that last put it into
the pile and the next one, and everybody saw which cards were put there: that is `since`. For each such
stretch it is known how many cards of it every player still holds: everybody saw them drawn, and what was
played or discarded since. So the hidden cards of each stretch are dealt anew to the players who hold cards of
it, and those of the present one to the pile as well. Every such deal is as likely as any other.

Bonanza tiles are drawn when they are turned up, so there is nothing to deal.
"""

from __future__ import annotations

from carrack.games.goa.content.facts import CARDS
from carrack.games.goa.state.table import GoaTable
from carrack.kernel.chance import Stream
from carrack.mechanics.bits import mask_of, members


def redeal(table: GoaTable, seat: int, seed: int) -> GoaTable:
    """A table that this seat could believe in."""
    other = table.copy()
    stream = Stream(seed)
    other.use_fresh_chance(stream.fork())
    if not other.stack:
        return other
    others = [player for player in range(other.seats) if player != seat]
    held = [other.hands[player] for player in others]
    for player in others:
        other.hands[player] = 0
    for stretch in range(other.shuffles + 1):
        cards = mask_of([card for card in range(CARDS) if other.since[card] == stretch])
        hidden = other.pile if stretch == other.shuffles else 0
        for hand in held:
            hidden |= hand & cards
        pile = stream.shuffled(members(hidden))
        for player, hand in zip(others, held, strict=True):
            count = (hand & cards).bit_count()
            other.hands[player] |= mask_of(pile[:count])
            pile = pile[count:]
        if stretch == other.shuffles:
            other.pile = mask_of(pile)
    return other
