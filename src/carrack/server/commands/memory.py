"""The matches in memory: the most recent ones, each used by one at a time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog

from carrack.server.http.calls import ProblemError
from carrack.server.matches.loaded import Room
from carrack.server.ops import metrics
from carrack.server.store import Store, Transaction
from carrack.server.store.matches import version_of
from carrack.server.store.restoring import UNLOADABLE, catch_up, load

log = structlog.get_logger(__name__)


class Place:
    """Where a loaded match stays. It has none while a command is on its way into the database."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.users = 0
        self.room: Room | None = None


class Rooms:
    """Loaded matches; of those that nobody uses the longest unused go first."""

    def __init__(self, store: Store, most: int) -> None:
        self._store = store
        self._most = most
        self._places: OrderedDict[str, Place] = OrderedDict()
        self._unloadable: set[str] = set()

    @asynccontextmanager
    async def place(self, match: str) -> AsyncIterator[Place]:
        """A match's place, for oneself alone."""
        place = self._places.setdefault(match, Place())
        self._places.move_to_end(match)
        place.users += 1
        try:
            async with place.lock:
                yield place
        finally:
            place.users -= 1
            if place.room is None and place.users == 0:
                self._places.pop(match, None)
            self._shrink()

    @asynccontextmanager
    async def use(self, match: str) -> AsyncIterator[Room]:
        """A match as it is stored, to look at. On PostgreSQL another process may have taken it further."""
        async with self.place(match) as place:
            room = place.room
            if room is None or not self._store.is_sqlite:
                async with self._store.reading() as reading:
                    version = await version_of(reading, match)
                    room = await self.current(reading, place, match, version)
            yield room

    async def current(self, tx: Transaction, place: Place, match: str, version: int | None) -> Room:
        """The match at the version that the database has."""
        if version is None:
            raise ProblemError(404, "problem-match")
        room = place.room
        if room is None:
            room = await self._load(tx, match)
        elif room.version != version:
            place.room = None
            room = await catch_up(tx, room, version)
        if room is None:
            raise ProblemError(404, "problem-match")
        place.room = room
        return room

    async def _load(self, tx: Transaction, match: str) -> Room | None:
        """From the database; what is wrong with a match that can't be loaded is logged once."""
        try:
            return await load(tx, match)
        except ProblemError as problem:
            if problem.id in UNLOADABLE and match not in self._unloadable:
                self._unloadable.add(match)
                log.exception("a match can't be loaded", match=match, reason=problem.id)
            raise

    def loaded(self, match: str) -> Room | None:
        """A match if it is in memory."""
        place = self._places.get(match)
        return None if place is None else place.room

    def forget(self, match: str) -> None:
        """Load a match anew when it is needed again."""
        place = self._places.get(match)
        if place is not None:
            place.room = None

    def _shrink(self) -> None:
        if len(self._places) > self._most:
            unused = [match for match, place in self._places.items() if place.users == 0]
            for match in unused[: len(self._places) - self._most]:
                del self._places[match]
        metrics.LOADED.set(len(self._places))
