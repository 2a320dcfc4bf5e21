"""How background work ends when the server does: what is begun is done, and arrives in the database."""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import Any, Final

MOST_SECONDS = 5.0


class Background(ABC):
    """Something that goes on beside requests, from start to stop."""

    def __init__(self) -> None:
        self._ending: Final = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """End after what is begun."""
        if self._task is not None:
            self._ending.set()
            await let_end([self._task])

    @abstractmethod
    async def _run(self) -> None:
        """Go on until it is ending."""


async def is_ending(ending: asyncio.Event, seconds: float) -> bool:
    """Wait some seconds, or until the server ends; tells whether it does."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await ending.wait()
    return ending.is_set()


async def let_end(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Wait for tasks to end by themselves; those that take too long are cancelled.

    Whatever becomes of them, they have ended: none goes on where there is no database any more.
    """
    if tasks:
        late = (await asyncio.wait(tasks, timeout=MOST_SECONDS))[1]
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
