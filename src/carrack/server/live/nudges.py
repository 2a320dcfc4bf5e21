"""Hints between several processes on one PostgreSQL: "match M is at version V", by LISTEN and NOTIFY.

A lost hint is harmless: everybody looks into the database every few seconds as well.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable

import msgspec
import structlog
from msgspec import Struct
from sqlalchemy import text

from carrack.server.store import Store, Transaction

with contextlib.suppress(ImportError):  # only PostgreSQL needs it (extra `postgres`)
    import asyncpg  # type: ignore[import-untyped]  # has no types

CHANNEL = "carrack"
TRY_AGAIN = 2.0
log = structlog.get_logger(__name__)
_notify = text("SELECT pg_notify(:channel, :hint)")


class Hint(Struct, frozen=True, omit_defaults=True):
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


class Wire:
    """The connection to the other processes; with SQLite there are none."""

    def __init__(self, store: Store, hear: Callable[[Hint], None]) -> None:
        self._store = store
        self._hear = hear
        self._me = secrets.token_hex(6)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Listen, if there can be other processes."""
        if not self._store.is_sqlite:
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def hint(
        self,
        tx: Transaction,
        match: str = "",
        version: int = 0,
        people: dict[int, bool] | None = None,
        lobby: bool = False,
        line: int = 0,
        here: list[int] | None = None,
    ) -> None:
        """Tell the others as soon as the transaction is committed."""
        if not self._store.is_sqlite:
            hint = Hint(self._me, match, version, people or {}, lobby, line, here)
            await tx.execute(_notify, {"channel": CHANNEL, "hint": msgspec.json.encode(hint).decode()})

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("no hints from other processes", reason=type(error).__name__)
            await asyncio.sleep(TRY_AGAIN)

    async def _listen(self) -> None:
        """Hear until the connection ends."""
        ended = asyncio.Event()
        address = self._store.engine.url.set(drivername="postgresql")
        connection = await asyncpg.connect(address.render_as_string(hide_password=False))
        try:
            connection.add_termination_listener(lambda _: ended.set())
            await connection.add_listener(CHANNEL, self._heard)
            await ended.wait()
        finally:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await connection.close(timeout=2)

    def _heard(self, connection: object, process: int, channel: str, payload: object) -> None:
        hint = msgspec.json.decode(str(payload), type=Hint)
        if hint.sender != self._me:
            self._hear(hint)
