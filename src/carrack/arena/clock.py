"""The clock of the benchmark: time the processor worked for this process, so that others don't count."""

from __future__ import annotations

import time
from typing import Final

FINE: Final = 1e-5
# Where the system counts processor time in coarse ticks, the time on the wall is the better measure.
_FINE_ENOUGH: Final = time.get_clock_info("process_time").resolution <= FINE


def seconds_of_work() -> float:
    """Only differences between two such times mean something."""
    return time.process_time() if _FINE_ENOUGH else time.perf_counter()
