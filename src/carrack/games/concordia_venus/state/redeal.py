"""Re-dealing what a seat can't see, consistent with everything a careful observer has seen.

The model. Starting hands are known, purchases are open, and every card that was played was seen; so each
player's cards are known as a set, and the hand is that set without the pile. Nothing of the hands has to be
dealt anew. The decks are sets of which everybody knows the members (all cards that were not seen yet); their
order is open to everybody's guess, and chance is fresh. What is left is the card that a Legatus recommends
just now: only the two partners know it, for the others it is any card of the partner's hand that could be
recommended, or none.
"""

from __future__ import annotations

from carrack.games.concordia_venus.content.facts import LEGATUS
from carrack.games.concordia_venus.rules.playing import ANSWER, PlayCard
from carrack.games.concordia_venus.state.table import NO_FACE, ConcordiaTable
from carrack.games.concordia_venus.state.view import sees_recommendation
from carrack.kernel.chance import Stream


def redeal(table: ConcordiaTable, seat: int, seed: int) -> ConcordiaTable:
    """A table that this seat could believe in."""
    other = table.copy()
    stream = Stream(seed)
    other.use_fresh_chance(stream.fork())
    if other.stack and not sees_recommendation(other, seat):
        top = other.stack[-1]
        if isinstance(top, PlayCard) and top.why == ANSWER:
            other.recommended = any_recommendation(other, top.seat, stream)
    return other


def any_recommendation(table: ConcordiaTable, player: int, stream: Stream) -> int:
    """A face that a player's partner could have recommended, or none."""
    hand = table.board.hands[player]
    faces = [f.index for f in table.board.facts.faces if hand & f.cards and f.id != LEGATUS]
    at = stream.below(len(faces) + 1)
    return faces[at] if at < len(faces) else NO_FACE
