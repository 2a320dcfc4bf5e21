"""The matches in memory: the most recent ones, each used by one at a time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog

from carrack.server.matches.loaded import LoadedMatch
from carrack.server.ops import metrics
from carrack.server.records.problems import ProblemError
from carrack.server.store import Store, Transaction
from carrack.server.store.matches import version_of
from carrack.server.store.restoring import UNLOADABLE, catch_up, load

log = structlog.get_logger(__name__)


class Slot:
    """Where a loaded match stays. It is empty while a command is on its way into the database."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.users = 0
        self.loaded: LoadedMatch | None = None


class Memory:
    """Loaded matches; of those that nobody uses the longest unused go first."""

    def __init__(self, store: Store, most: int) -> None:
        self._store = store
        self._most = most
        self._slots: OrderedDict[str, Slot] = OrderedDict()
        self._unloadable: set[str] = set()

    @asynccontextmanager
    async def slot(self, match: str) -> AsyncIterator[Slot]:
        """A match's slot, for oneself alone."""
        slot = self._slots.setdefault(match, Slot())
        self._slots.move_to_end(match)
        slot.users += 1
        try:
            async with slot.lock:
                yield slot
        finally:
            slot.users -= 1
            if slot.loaded is None and slot.users == 0:
                self._slots.pop(match, None)
            self._shrink()

    @asynccontextmanager
    async def use(self, match: str) -> AsyncIterator[LoadedMatch]:
        """A match as it is stored, to look at. On PostgreSQL another process may have taken it further."""
        async with self.slot(match) as slot:
            loaded = slot.loaded
            if loaded is None or not self._store.is_sqlite:
                async with self._store.reading() as reading:
                    version = await version_of(reading, match)
                    loaded = await self.current(reading, slot, match, version)
            yield loaded

    @asynccontextmanager
    async def look(self, match: str, user: int, invitation: str = "") -> AsyncIterator[LoadedMatch]:
        """The same for somebody who may look at the match."""
        async with self.use(match) as loaded:
            if not loaded.admits(user, invitation):
                raise ProblemError(404, "problem-match")
            yield loaded

    async def current(self, tx: Transaction, slot: Slot, match: str, version: int | None) -> LoadedMatch:
        """The match at the version that the database has."""
        if version is None:
            raise ProblemError(404, "problem-match")
        loaded = slot.loaded
        if loaded is None:
            loaded = await self._load(tx, match)
        elif loaded.version != version:
            slot.loaded = None
            loaded = await catch_up(tx, loaded)
        if loaded is None:
            raise ProblemError(404, "problem-match")
        slot.loaded = loaded
        return loaded

    async def _load(self, tx: Transaction, match: str) -> LoadedMatch | None:
        """From the database; what is wrong with a match that can't be loaded is logged once."""
        try:
            return await load(tx, match)
        except ProblemError as problem:
            if problem.id in UNLOADABLE and match not in self._unloadable:
                self._unloadable.add(match)
                log.exception("a match can't be loaded", match=match, reason=problem.id)
            raise

    def get(self, match: str) -> LoadedMatch | None:
        """A match if it is in memory."""
        slot = self._slots.get(match)
        return None if slot is None else slot.loaded

    def forget(self, match: str) -> None:
        """Load a match anew when it is needed again."""
        slot = self._slots.get(match)
        if slot is not None:
            slot.loaded = None

    def _shrink(self) -> None:
        if len(self._slots) > self._most:
            unused = [match for match, slot in self._slots.items() if slot.users == 0]
            for match in unused[: len(self._slots) - self._most]:
                del self._slots[match]
        metrics.LOADED.set(len(self._slots))
