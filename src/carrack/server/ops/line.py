"""A line for costly work: few at once, few who wait, and whoever comes then is told to come back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final


class BusyError(Exception):
    """Too many wait already; `seconds` later it is worth while to come back."""

    seconds = 5


class Line:
    """`at_once` work together, and `most` are in the line with them."""

    def __init__(self, at_once: int, most: int) -> None:
        self._turns: Final = asyncio.Semaphore(at_once)
        self._most: Final = most
        self._inside = 0

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """One's turn, after waiting for it; BusyError where too many wait."""
        if self._inside >= self._most:
            raise BusyError
        self._inside += 1
        try:
            async with self._turns:
                yield
        finally:
            self._inside -= 1
