"""Re-dealing what a seat can't see, consistent with everything a careful observer has seen.

The model. Starting hands are known, purchases are open, and every card that was played was seen; so each
player's cards are known as a set, and the hand is that set without the pile. Nothing of the hands has to be
dealt anew. The decks are sets of which everybody knows the members (all cards that were not seen yet); their
order is open to everybody's guess, and chance is fresh. What is left is the card that a Legatus recommends
just now: only the two partners know it, for the others it is any card of the partner's hand that could be
recommended, or none.
"""

from __future__ import annotations

from carrack.games.concordia_venus.rules.playing import recommendable
from carrack.games.concordia_venus.state.table import NO_FACE, ConcordiaTable
from carrack.games.concordia_venus.state.view import legatus_answer, sees_recommendation
from carrack.kernel.chance import Stream


def redeal(table: ConcordiaTable, seat: int, seed: int) -> ConcordiaTable:
    """A table that this seat could believe in."""
    other = table.copy()
    stream = Stream(seed)
    other.use_fresh_chance(stream.fork())
    answer = legatus_answer(other)
    if answer is not None and not sees_recommendation(other, seat):
        other.recommended = any_recommendation(other, answer.seat, stream)
    return other


def any_recommendation(table: ConcordiaTable, player: int, stream: Stream) -> int:
    """A face that a player's partner could have recommended, or none."""
    faces = recommendable(table.board, player)
    at = stream.below(len(faces) + 1)
    return faces[at].index if at < len(faces) else NO_FACE
