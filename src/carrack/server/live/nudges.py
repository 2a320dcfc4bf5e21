"""Nudges between several processes on one PostgreSQL: "match M is at version V", by LISTEN and NOTIFY.

A lost nudge is harmless: everybody looks into the database every few seconds as well.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable

import msgspec
import structlog
from msgspec import Struct

from carrack.server.matches.loaded import LoadedMatch
from carrack.server.store import Store, Transaction
from carrack.server.store.saving import CHANNEL, send_nudge

with contextlib.suppress(ImportError):  # only PostgreSQL needs it (extra `postgres`)
    import asyncpg  # type: ignore[import-untyped]  # has no types

TRY_AGAIN = 2.0
MOST_HERE = 600
"""A nudge is bounded: PostgreSQL takes 8,000 bytes."""
log = structlog.get_logger(__name__)


class Nudge(Struct, frozen=True, omit_defaults=True):
    """What happened in another process. `people`: for whom in the match it waits, and for whom not."""

    sender: str
    match: str = ""
    version: int = 0
    people: dict[int, bool] = {}
    lobby: bool = False
    line: int = 0
    """The number of a line of chat."""
    here: list[int] | None = None
    """Who looks at the match through the sender."""
    ignoring: int = 0
    """Somebody who has changed whom to ignore."""


class Nudges:
    """The connection to the other processes; with SQLite there are none."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._me = secrets.token_hex(6)
        self._task: asyncio.Task[None] | None = None

    def start(self, hear: Callable[[Nudge], None], begun: Callable[[], None]) -> None:
        """Listen, if there can be other processes. `begun`: what was said before went unheard."""
        if not self._store.is_sqlite:
            self._task = asyncio.create_task(self._run(hear, begun))

    async def stop(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # To the others, as soon as the transaction is committed

    def moved(self, loaded: LoadedMatch, lobby: bool) -> str:
        """A match has a new version: what is stored with it; nothing if nobody else can hear it."""
        return self._written(Nudge(self._me, loaded.id, loaded.version, loaded.turns(), lobby))

    async def said(self, tx: Transaction, match: str, line: int) -> None:
        """Something was said."""
        await self._send(tx, Nudge(self._me, match, line=line))

    async def ignoring(self, tx: Transaction, user: int) -> None:
        """Somebody has changed whom to ignore."""
        await self._send(tx, Nudge(self._me, ignoring=user))

    async def present(self, match: str, here: list[int]) -> None:
        """Who looks at a match through this process."""
        await self._send_alone(Nudge(self._me, match, here=here[:MOST_HERE]))

    async def alive(self) -> None:
        """This process lives."""
        await self._send_alone(Nudge(self._me))

    async def _send_alone(self, nudge: Nudge) -> None:
        if not self._store.is_sqlite:
            async with self._store.transaction() as tx:
                await self._send(tx, nudge)

    async def _send(self, tx: Transaction, nudge: Nudge) -> None:
        await send_nudge(tx, self._written(nudge))

    def _written(self, nudge: Nudge) -> str:
        return "" if self._store.is_sqlite else msgspec.json.encode(nudge).decode()

    # From the others

    async def _run(self, hear: Callable[[Nudge], None], begun: Callable[[], None]) -> None:
        while True:
            try:
                await self._listen(hear, begun)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("no hints from other processes", reason=type(error).__name__)
            await asyncio.sleep(TRY_AGAIN)

    async def _listen(self, hear: Callable[[Nudge], None], begun: Callable[[], None]) -> None:
        """Hear until the connection ends."""

        def heard(connection: object, process: int, channel: str, payload: object) -> None:
            nudge = msgspec.json.decode(str(payload), type=Nudge)
            if nudge.sender != self._me:
                hear(nudge)

        ended = asyncio.Event()
        address = self._store.engine.url.set(drivername="postgresql")
        connection = await asyncpg.connect(address.render_as_string(hide_password=False))
        try:
            connection.add_termination_listener(lambda _: ended.set())
            await connection.add_listener(CHANNEL, heard)
            begun()
            await ended.wait()
        finally:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await connection.close(timeout=2)
