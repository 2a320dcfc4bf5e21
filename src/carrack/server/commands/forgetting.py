"""Forgetting: matches that were called off, and guests' imports, are removed after a while."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import structlog

from carrack.server.commands.memory import Memory
from carrack.server.ops.buckets import DAY
from carrack.server.ops.config import Config
from carrack.server.store import Store, Transaction, retention

log = structlog.get_logger(__name__)


class Forgetting:
    """Removes what is older than the settings say; 0 days keep it for ever."""

    def __init__(self, store: Store, memory: Memory, config: Config, time: Callable[[], float]) -> None:
        self._store = store
        self._memory = memory
        self._config = config
        self._time = time

    async def sweep(self) -> None:
        """Remove a few at a time, so that others get their turn between."""
        await self._forget(retention.closed_before, self._config.keep_closed_days)
        await self._forget(retention.guests_imports_before, self._config.keep_imports_days)

    async def _forget(self, which: Callable[[Transaction, float], Awaitable[list[str]]], days: int) -> None:
        if not days:
            return
        when = self._time() - days * DAY
        while True:
            async with self._store.transaction() as tx:
                found = await which(tx, when)
                await retention.forget(tx, found)
            for match in found:
                self._memory.forget(match)
            if not found:
                return
            log.info("matches are forgotten", count=len(found), days=days)
