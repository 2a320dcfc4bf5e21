"""Token buckets: an allowance for each key, in bounded memory."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MOST_BUCKETS: Final = 20_000
MINUTE: Final = 60.0
DAY: Final = 86_400.0


class Bucket:
    """One allowance: `most` at once, `rate` more a second up to that."""

    def __init__(self, most: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most: Final = most
        self._rate: Final = rate
        self._clock: Final = clock
        self._left = most
        self._when = clock()

    def take(self, count: float = 1) -> float:
        """Take some, all or none; the seconds to wait if there is not enough."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._when) * self._rate)
        self._when = now
        if count > self._left:
            return (count - self._left) / self._rate
        self._left -= count
        return 0.0


class Buckets:
    """One allowance for each key and minute (or other time); a bucket is full after so long a silence.

    When there are too many keys the one that was silent longest is forgotten, which is a full bucket.
    """

    def __init__(
        self, most: int, clock: Callable[[], float] = time.monotonic, seconds: float = MINUTE
    ) -> None:
        self._most: Final = float(most)
        self._clock: Final = clock
        self._seconds: Final = seconds
        self._left: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def take(self, key: str) -> float:
        """Take one; the seconds to wait if there is none."""
        now = self._clock()
        left, when = self._left.pop(key, (self._most, now))
        left = min(self._most, left + (now - when) * self._most / self._seconds)
        wait = 0.0 if left >= 1 else (1 - left) * self._seconds / self._most
        self._left[key] = (left if wait else left - 1, now)
        if len(self._left) > MOST_BUCKETS:
            self._left.popitem(last=False)
        return wait

    def __len__(self) -> int:
        return len(self._left)
