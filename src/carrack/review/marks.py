"""Names for costs, and the level that plays as somebody played."""

from __future__ import annotations

import math
from statistics import fmean, stdev

from carrack.review.records import Accuracy, Cost, Mark
from carrack.review.tuned import Bounds, Tuned

FEWEST = 4
MOST_COUNTED = 0.1
"""No move counts for more: one that loses a won game says little about all the others."""


def mark_of(cost: float, close: bool, bounds: Bounds) -> Mark:
    """What a choice of this cost is called; what is too close to call has no name."""
    if close or cost < bounds.inaccuracy:
        return ""
    if cost < bounds.mistake:
        return "inaccuracy"
    return "mistake" if cost < bounds.blunder else "blunder"


def counted(cost: Cost) -> float:
    """What a move counts for in a mean."""
    return min(cost.cost, MOST_COUNTED)


def accuracy_of(seat: int, costs: list[Cost], tuned: Tuned) -> Accuracy:
    """How well a seat played, and which level plays so."""
    own = [counted(cost) for cost in costs if cost.seat == seat]
    marks = [cost.mark for cost in costs if cost.seat == seat]
    mean = fmean(own) if own else 0.0
    spread = 2.0 * stdev(own) / math.sqrt(len(own)) if len(own) > 1 else 0.0
    low, high = max(0.0, mean - spread), mean + spread
    level, levels = "", []
    if len(own) >= FEWEST and tuned.levels:
        by_nearness = sorted(tuned.levels, key=lambda known: abs(known.mean - mean))
        level = by_nearness[0].level
        levels = [
            known.level for known in tuned.levels if known in by_nearness[:1] or low <= known.mean <= high
        ]
    return Accuracy(
        seat,
        len(own),
        mean,
        low,
        high,
        marks.count("inaccuracy"),
        marks.count("mistake"),
        marks.count("blunder"),
        level,
        levels,
    )
