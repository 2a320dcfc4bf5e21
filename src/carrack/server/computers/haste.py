"""How long a computer player thinks while others wait: less than its time, rather than let people wait.

A player may take `PATIENCE` times its time by the clock on the wall, waiting included: a busy processor gives
it less to think with, and a long line of questions does so too.
"""

from __future__ import annotations

from carrack.bots.stopwatch import PATIENCE

LEAST = 0.01
"""Seconds that everybody gets who plays by the clock."""


def hurried(usual: float, waited: float, behind: float) -> float:
    """Seconds to think for somebody who usually has `usual`, has waited, and has others waiting behind.

    `behind` are the questions in line for each process: they share the time. What was waited is taken off, so
    that the answer comes in time even if the processor gives only one second in `PATIENCE`.
    """
    return min(usual, max(LEAST, min(usual / (1.0 + behind), usual - waited / PATIENCE)))


def share_of(usual: float, allowed: float, worked: float, passed: float) -> float:
    """The share of the usual time that a player had.

    It was `allowed` so many seconds, `worked` so many on the processor, and `passed` so many by the wall.
    Where the wall has ended a thought, the processor was busy with something else.
    """
    had = min(allowed, worked) if passed >= PATIENCE * allowed else allowed
    return had / usual
