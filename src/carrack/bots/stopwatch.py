"""The time for a decision: on the processor, and by the clock on the wall as much as somebody waits for."""

from __future__ import annotations

import time
from typing import Final

PATIENCE: Final = 2.0  # how many times as long by the wall somebody waits who is at the table
UNHURRIED: Final = 1e9  # nobody waits: only processor time counts, however busy the processor is
COARSE: Final = 0.002  # a clock of processor time that ticks more slowly is of no use


class Stopwatch:
    """Tells when the time for a decision is over.

    Processor time does not run while others use the processor. How long to wait then is for whoever asks the
    player to say. Where the system can't tell processor time, it is the time by the wall.
    """

    __slots__ = ("by_processor", "processor_end", "wall_end")

    def __init__(self, seconds: float, patience: float = PATIENCE) -> None:
        self.by_processor: Final = time.get_clock_info("thread_time").resolution < COARSE
        self.wall_end: Final = time.perf_counter() + seconds * (patience if self.by_processor else 1.0)
        self.processor_end: Final = time.thread_time() + seconds

    def is_over(self) -> bool:
        if self.by_processor and time.thread_time() >= self.processor_end:
            return True
        return time.perf_counter() >= self.wall_end

    def left(self) -> float:
        """The seconds that are left, in processor time where the clock tells it."""
        wall = self.wall_end - time.perf_counter()
        return min(self.processor_end - time.thread_time(), wall) if self.by_processor else wall
