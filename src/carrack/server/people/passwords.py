"""Passwords: hashed in threads, two at once at most; an unknown name takes as long as a wrong password."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from carrack.server.ops.line import Line

HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
AT_ONCE: Final = 2
MOST_WAITING: Final = 40


@cache
def hash_of_nobody() -> str:
    """The hash of a password that nobody has: a log-in with a wrong name takes as long as any other."""
    return HASHER.hash(secrets.token_hex())


class Passwords:
    """Hashes and compares, with a short queue."""

    def __init__(self) -> None:
        self._nobody: Final = hash_of_nobody()
        self._line: Final = Line(AT_ONCE, MOST_WAITING)

    async def hash(self, password: str) -> str:
        """The hash of a new password."""
        async with self._line.turn():
            return await asyncio.to_thread(HASHER.hash, password)

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Whether a password is the right one; None is the hash of somebody who is not known."""

        def verify() -> bool:
            try:
                HASHER.verify(hashed or self._nobody, password)
            except (VerificationError, InvalidHashError):
                return False
            return hashed is not None

        async with self._line.turn():
            return await asyncio.to_thread(verify)
