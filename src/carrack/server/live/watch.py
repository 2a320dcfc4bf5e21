"""Keeps this process in step with the database: hints of other processes, and a look every few seconds."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import structlog

from carrack.server.live.nudges import Hint, Wire
from carrack.server.matches.loaded import LoadedMatch
from carrack.server.ops.background import is_ending, let_end
from carrack.server.records.problems import ProblemError
from carrack.server.store import Transaction, chat
from carrack.server.store import matches as rows

if TYPE_CHECKING:
    from carrack.server.commands.matches import Matches

LOOK_EVERY = 10.0
OVERLAP = 30.0
STALE = 60.0
"""A computer player that has not decided for so long is asked again: its process's server may be gone."""
SILENT = 45.0
"""A process that has said nothing for so long has ended, and nobody is there through it any more."""
MOST_HERE = 600
"""A hint is bounded: PostgreSQL takes 8,000 bytes."""
log = structlog.get_logger(__name__)


class Watch:
    """What happens elsewhere reaches the listeners here."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self._wire = Wire(matches.store, self._hear)
        self._elsewhere: dict[str, dict[str, set[int]]] = {}
        self._heard: dict[str, float] = {}
        """When each of the other processes said something last."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._ending = asyncio.Event()
        self._looked = matches.time()
        matches.hub.elsewhere = self._online_elsewhere

    def start(self) -> None:
        """Begin to listen and to look."""
        self._wire.start()
        self._do(self._look_on())

    async def stop(self) -> None:
        """Neither listen nor look any more."""
        await self._wire.stop()
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

    # To other processes

    async def hint(self, tx: Transaction, loaded: LoadedMatch, lobby: bool) -> None:
        """A match has a new version, once the transaction is stored."""
        await self._wire.hint(tx, loaded.id, loaded.version, loaded.turns(), lobby)

    async def hint_line(self, tx: Transaction, match: str, line: int) -> None:
        """Something was said."""
        await self._wire.hint(tx, match, line=line)

    async def hint_presence(self, match: str, here: list[int]) -> None:
        """Who looks at a match through this process."""
        if not self.matches.store.is_sqlite:
            async with self.matches.store.transaction() as tx:
                await self._wire.hint(tx, match, here=here[:MOST_HERE])

    def tell_turns(self, match: str, people: dict[int, bool]) -> None:
        """Whose turn it is."""
        for user, waiting in people.items():
            self.matches.hub.turn(user, match, waiting)

    # From other processes

    def _hear(self, hint: Hint) -> None:
        hub = self.matches.hub
        self._heard[hint.sender] = self.matches.time()
        self.tell_turns(hint.match, hint.people)
        if hint.lobby:
            hub.lobby()
        if hint.here is not None:
            self._elsewhere.setdefault(hint.match, {})[hint.sender] = set(hint.here)
            if not any(self._elsewhere[hint.match].values()):
                del self._elsewhere[hint.match]
            self._do(self._tell_presence(hint.match))
        elif hint.line:
            self._do(self._tell_line(hint.match, hint.line))
        elif hint.match:
            self._do(self.refresh(hint.match, hint.version))

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
        if match in self.matches.hub.watched():
            async with self.matches.memory.use(match) as loaded:
                self.matches.hub.presence(loaded)

    async def _tell_line(self, match: str, line: int) -> None:
        if match in self.matches.hub.watched():
            async with self.matches.store.reading() as tx:
                found = await chat.line(tx, line)
            if found is not None:
                self.matches.hub.said(match, found)

    async def refresh(self, match: str, version: int) -> None:
        """Another process has taken a match further: those who listen to it here are told."""
        if self.matches.hub.is_told(match, version):
            return
        async with self.matches.memory.slot(match) as slot:
            async with self.matches.store.reading() as tx:
                stored = await rows.version_of(tx, match)
                loaded = await self.matches.memory.current(tx, slot, match, stored)
            self.matches.hub.publish(loaded)

    # By oneself

    async def _look_on(self) -> None:
        begun = False
        while True:
            try:
                await (self.look() if begun else self.resume(self.matches.time()))
                begun = True
            except Exception:  # the next look may succeed: the database may have been away
                log.exception("watch")
            if await is_ending(self._ending, LOOK_EVERY):
                return

    async def look(self) -> None:
        """What hints may have missed."""
        now = self.matches.time()
        async with self.matches.store.reading() as tx:
            alone = self.matches.store.is_sqlite
            changed = [] if alone else await rows.changed_since(tx, self._looked - OVERLAP)
            turns = await rows.turns_of(tx, self.matches.hub.users())
        for match, version in changed:
            try:
                await self.refresh(match, version)
            except ProblemError as problem:
                log.warning("a match can't be shown", match=match, reason=problem.id)
        for user, waiting in turns.items():
            self.matches.hub.turns(user, waiting)
        self._looked = now
        if not alone:
            async with self.matches.store.transaction() as tx:
                await self._wire.hint(tx)  # that this process lives
            self._forget_silent(now)
        await self.resume(now - STALE)

    async def resume(self, unchanged_since: float) -> None:
        """Let computer players, and seats that always decline, go on where nothing happens."""
        async with self.matches.store.reading() as tx:
            found = await rows.to_think_about(tx, unchanged_since)
            found += [match for match in await rows.to_decline(tx, unchanged_since) if match not in found]
        for match in found:
            try:
                async with self.matches.memory.use(match) as loaded:
                    self.matches.computers.consider(loaded)
                    self.matches.passes.consider(loaded)
            except ProblemError as problem:
                log.warning("a match can't go on", match=match, reason=problem.id)
