"""Rate limits: token buckets for each person and each address, in bounded memory."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from carrack.server.ops.config import Config
from carrack.server.records.problems import ProblemError

MOST_BUCKETS: Final = 20_000
MINUTE: Final = 60.0


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


class Rates:
    """The limits of a server."""

    def __init__(self, config: Config, clock: Callable[[], float] = time.monotonic) -> None:
        each = {
            "read": config.rate_reads,
            "write": config.rate_writes,
            "costly": config.rate_costly,
            "login": config.rate_logins,
        }
        self._people: Final = {kind: Buckets(rate, clock) for kind, rate in each.items()}
        self._addresses: Final = {
            kind: Buckets(rate if kind == "login" else rate * config.rate_address, clock)
            for kind, rate in each.items()
        }

    def from_address(self, kind: str, address: str) -> None:
        """A request from an address, whoever sent it."""
        refuse(self._addresses[kind].take(address))

    def by_person(self, kind: str, user: int) -> None:
        """A request of a person, wherever it came from."""
        refuse(self._people[kind].take(str(user)))


def refuse(wait: float) -> None:
    """Say when to try again, if there is a time to wait."""
    if wait > 0:
        seconds = math.ceil(wait)
        raise ProblemError(
            429, "problem-too-many", {"seconds": seconds}, headers={"Retry-After": str(seconds)}
        )
