"""What computer players think of a position: a judgement by hand, and features to learn a better one from."""

from __future__ import annotations

from typing import Final

from carrack.kernel.procedures import RepeatFrame
from pebbles.rules import bonus
from pebbles.state import NUMBERS, PebblesTable, PebblesView

OTHERS: Final = 2
ROUNDS: Final = 3
MISSING: Final = range(NUMBERS[-1] + 1)
NAMES: Final = [
    "stones",
    *[f"{missing} missing with {left} rounds to come" for left in range(ROUNDS) for missing in MISSING],
    *[f"stones of the {at}. after me" for at in range(1, OTHERS + 1)],
    "pile",
]


def evaluate(view: PebblesView) -> float:
    """The points that a seat would have now. It plans nothing: whoever looks further plays better."""
    own = view.taken[view.seat]
    return own + bonus(own, view.lucky)


def features(table: PebblesTable, seat: int) -> list[int]:
    """What a seat knows, in whole numbers: how far the next multiple is, and how much time is left."""
    own, number = table.taken[seat], table.lucky[seat]
    left = sum([frame.left for frame in table.stack if isinstance(frame, RepeatFrame)])
    far = [0] * (ROUNDS * len(MISSING))
    far[left * len(MISSING) + (-own % number if own else number)] = 1
    others = [table.taken[(seat + at) % table.seats] for at in range(1, table.seats)]
    return [own, *far, *others, *[0] * (OTHERS - len(others)), table.pile]
