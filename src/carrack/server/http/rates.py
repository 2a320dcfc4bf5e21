"""Rate limits: an allowance for each person and each address."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from carrack.server.ops.buckets import DAY, MINUTE, Buckets
from carrack.server.ops.config import Config
from carrack.server.records.problems import ProblemError, refuse


class Rates:
    """The limits of a server."""

    def __init__(self, config: Config, clock: Callable[[], float] = time.monotonic) -> None:
        each = {
            "read": config.rate_reads,
            "write": config.rate_writes,
            "costly": config.rate_costly,
            "login": config.rate_logins,
        }
        each_of_bots = each | {
            "read": config.rate_bot_reads,
            "write": config.rate_bot_writes,
            "costly": config.rate_bot_costly,
        }
        each_day = {"commands": config.day_commands, "lines": config.day_lines, "guests": config.day_guests}
        self._days: Final = {kind: Buckets(most, clock, DAY) for kind, most in each_day.items()}
        self._strangers: Final = Buckets(config.rate_anonymous, clock)
        self._people: Final = {kind: Buckets(rate, clock) for kind, rate in each.items()}
        self._bots: Final = {kind: Buckets(rate, clock) for kind, rate in each_of_bots.items()}
        self._addresses: Final = {
            kind: Buckets(rate if kind == "login" else rate * config.rate_address, clock)
            for kind, rate in each.items()
        }

    def from_address(self, kind: str, address: str) -> None:
        """A request from an address, whoever sent it."""
        refuse(self._addresses[kind].take(address))

    def of_stranger(self, address: str) -> None:
        """A request from an address without a session."""
        refuse(self._strangers.take(address))

    def in_a_day(self, kind: str, who: str) -> None:
        """Something that makes a row, of a person or from an address."""
        wait = self._days[kind].take(who)
        if wait > 0:
            minutes = math.ceil(wait / MINUTE)
            headers = {"Retry-After": str(math.ceil(wait))}
            raise ProblemError(429, "problem-day", {"minutes": minutes}, headers=headers)

    def by_person(self, kind: str, user: int, bot: bool = False) -> None:
        """A request of a person or a bot, wherever it came from."""
        refuse((self._bots if bot else self._people)[kind].take(str(user)))
