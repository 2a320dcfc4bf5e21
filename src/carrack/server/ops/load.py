"""How much the process has to do: how long everything waits for its turn in the event loop."""

from __future__ import annotations

import asyncio
from typing import Final

from carrack.server.ops import metrics
from carrack.server.ops.background import Background, is_ending
from carrack.server.ops.line import BusyError

LOOK_EVERY: Final = 0.25
WEIGHT: Final = 0.2
"""Of the newest look: one long moment is no overload, some of them are."""


class OverloadError(BusyError):
    """The process has too much to do for anything that can wait."""

    seconds = 10


class Load(Background):
    """Looks a few times a second how late it wakes up, and keeps the mean of the last seconds."""

    def __init__(self, most: float) -> None:
        super().__init__()
        self._most: Final = most
        self.delay = 0.0

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + LOOK_EVERY
        while not await is_ending(self._ending, LOOK_EVERY):
            self.note(max(0.0, loop.time() - due))
            due = loop.time() + LOOK_EVERY

    def note(self, late: float) -> None:
        """It woke up so late."""
        self.delay += WEIGHT * (late - self.delay)
        metrics.LOOP_DELAY.set(self.delay)

    def check(self) -> None:
        """OverloadError while everything waits for too long."""
        if self.delay > self._most:
            raise OverloadError
