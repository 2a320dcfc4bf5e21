"""Keeps this process in step with the database: nudges of other processes, and a look every few seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import structlog

from carrack.server.live.hub import Hub
from carrack.server.live.nudges import Nudge, Nudges
from carrack.server.matches.command import Stored
from carrack.server.matches.loaded import LoadedMatch
from carrack.server.ops.background import is_ending, let_end
from carrack.server.records.problems import ProblemError
from carrack.server.store import Store, chat, moderation
from carrack.server.store import matches as rows

LOOK_EVERY = 10.0
OVERLAP = 30.0
STALE = 60.0
"""A computer player that has not decided for so long is asked again: its process's server may be gone."""
SILENT = 45.0
"""A process that has said nothing for so long has ended, and nobody is there through it any more."""
log = structlog.get_logger(__name__)


class Watch:
    """What happens here and elsewhere reaches the listeners here; where nothing happens, matches `go_on`."""

    def __init__(
        self,
        store: Store,
        hub: Hub,
        nudges: Nudges,
        use: Callable[[str], AbstractAsyncContextManager[LoadedMatch]],
        go_on: Callable[[LoadedMatch], None],
        time: Callable[[], float],
    ) -> None:
        self._store = store
        self._hub = hub
        self._nudges = nudges
        self._use = use
        self._go_on = go_on
        self._time = time
        self._elsewhere: dict[str, dict[str, set[int]]] = {}
        self._heard: dict[str, float] = {}
        """When each of the other processes said something last."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._ending = asyncio.Event()
        self._looked = time()
        hub.elsewhere = self._online_elsewhere

    def start(self) -> None:
        """Begin to listen and to look."""
        self._nudges.start(self._hear, lambda: self._do(self._reread(*self._hub.users())))
        self._do(self._look_on())

    async def stop(self) -> None:
        """Neither listen nor look any more."""
        await self._nudges.stop()
        self._ending.set()
        await let_end(list(self._tasks))

    def _do(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("watch", exc_info=task.exception())

    # From this process

    def tell(self, stored: Stored) -> None:
        """A match has a new version: whoever listens to it here is told, and whose turn it is."""
        self._hub.publish(stored.loaded)
        self._tell_turns(stored.loaded.id, stored.loaded.turns())
        if stored.lobby:
            self._hub.lobby()

    def _tell_turns(self, match: str, people: dict[int, bool]) -> None:
        for user, waiting in people.items():
            self._hub.waits(user, match, waiting)

    # From other processes

    def _hear(self, nudge: Nudge) -> None:
        self._heard[nudge.sender] = self._time()
        self._tell_turns(nudge.match, nudge.people)
        if nudge.lobby:
            self._hub.lobby()
        if nudge.ignoring:
            self._do(self._reread(nudge.ignoring))
        elif nudge.here is not None:
            self._elsewhere.setdefault(nudge.match, {})[nudge.sender] = set(nudge.here)
            if not any(self._elsewhere[nudge.match].values()):
                del self._elsewhere[nudge.match]
            self._do(self._tell_presence(nudge.match))
        elif nudge.line:
            self._do(self._tell_line(nudge.match, nudge.line))
        elif nudge.match:
            self._do(self.refresh(nudge.match, nudge.version))

    def _online_elsewhere(self, match: str) -> set[int]:
        return set().union(*self._elsewhere.get(match, {}).values())

    def _forget_silent(self, now: float) -> None:
        """Who was there through a process that has ended is no longer there."""
        for sender in [sender for sender, heard in self._heard.items() if heard < now - SILENT]:
            del self._heard[sender]
            for match in [match for match, through in self._elsewhere.items() if sender in through]:
                del self._elsewhere[match][sender]
                if not any(self._elsewhere[match].values()):
                    del self._elsewhere[match]
                self._do(self._tell_presence(match))

    async def _tell_presence(self, match: str) -> None:
        if match in self._hub.watched():
            async with self._use(match) as loaded:
                self._hub.presence(loaded)

    async def _tell_line(self, match: str, line: int) -> None:
        if match in self._hub.watched():
            async with self._store.reading() as tx:
                found = await chat.line(tx, line)
            if found is not None:
                self._hub.said(match, *found)

    async def _reread(self, *users: int) -> None:
        """Whom those who listen here ignore may have changed elsewhere."""
        for user in users:
            async with self._store.reading() as tx:
                self._hub.ignores(user, await moderation.unread(tx, user))

    async def refresh(self, match: str, version: int) -> None:
        """Another process has taken a match further: those who listen to it here are told."""
        if self._hub.is_told(match, version):
            return
        async with self._use(match) as loaded:
            self._hub.publish(loaded)

    # By oneself

    async def _look_on(self) -> None:
        begun = False
        while True:
            try:
                await (self.look() if begun else self.resume(self._time()))
                begun = True
            except Exception:  # the next look may succeed: the database may have been away
                log.exception("watch")
            if await is_ending(self._ending, LOOK_EVERY):
                return

    async def look(self) -> None:
        """What nudges may have missed."""
        now = self._time()
        async with self._store.reading() as tx:
            alone = self._store.is_sqlite
            changed = [] if alone else await rows.changed_since(tx, min(self._looked, now) - OVERLAP)
            turns = await rows.turns_of(tx, self._hub.users())
        for match, version in changed:
            try:
                await self.refresh(match, version)
            except ProblemError as problem:
                log.warning("a match can't be shown", match=match, reason=problem.id)
        for user, waiting in turns.items():
            self._hub.turns(user, waiting)
        self._looked = now
        if not alone:
            await self._nudges.alive()
            self._forget_silent(now)
        await self.resume(now - STALE)

    async def resume(self, unchanged_since: float) -> None:
        """Let computer players, and seats that always decline, go on where nothing happens."""
        now = self._time()
        async with self._store.reading() as tx:
            found = await rows.to_think_about(tx, unchanged_since, now)
            declining = await rows.to_decline(tx, unchanged_since, now)
        found += [match for match in declining if match not in found]
        for match in found:
            try:
                async with self._use(match) as loaded:
                    self._go_on(loaded)
            except ProblemError as problem:
                log.warning("a match can't go on", match=match, reason=problem.id)
