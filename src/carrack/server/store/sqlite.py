"""The one connection to an SQLite file: what may wait for the disk runs in its thread, the rest at once.

Every visit to it costs two changes of threads. SQLAlchemy makes and closes a cursor for each statement
and rolls back after each use; these need no visit. While another process holds the write lock, nobody waits
for it with the connection in hand: others can read.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from aiosqlite import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from carrack.server.store.faults import PRIMARY

T = TypeVar("T")
PATIENCE: Final = 10.0
"""Seconds for which another process may hold the write lock."""
TRY_AGAIN: Final = 0.02
WAIT: Final = f"PRAGMA busy_timeout={1000 * PATIENCE:.0f}"
"""How long a statement waits in the thread for a file that may not even be read."""
SERIALIZED = 3
"""SQLite's own locks allow its objects to be used by several threads."""


class NearConnection(Connection):
    """A connection whose cursors are made and closed without a visit to its thread.

    As long as something is on its way there, as after a cancelled statement, everything waits behind it.
    """

    _sent = 0
    _done = 0

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if self._sent == self._done and self._connection is not None and sqlite3.threadsafety == SERIALIZED:
            name = getattr(fn, "__name__", "")
            if name == "cursor" or (name == "close" and isinstance(fn.__self__, sqlite3.Cursor)):  # type: ignore[attr-defined]  # a method
                return fn(*args, **kwargs)
            if name == "rollback" and not self._connection.in_transaction:
                return None

        return await self.visit(fn, *args, **kwargs)

    async def begin(self) -> sqlite3.OperationalError | None:
        """Take the write lock; the error if another process holds it. Waits for neither lock nor disk."""
        if self._sent == self._done and sqlite3.threadsafety == SERIALIZED:
            return begin(self._conn)
        return await self.visit(begin, self._conn)

    async def write(self, fn: Callable[..., T], *args: Any) -> T:
        """Run a function that gets the connection of SQLite itself, in the thread."""
        return await self.visit(fn, self._conn, *args)

    async def visit(self, fn: Callable[..., T], *args: Any, **kwargs: Any) -> T:
        """What may wait for the disk, in the thread."""

        def visit() -> T:
            try:
                return fn(*args, **kwargs)
            finally:
                self._done += 1  # by the thread alone, as `_sent` by the loop alone

        self._sent += 1
        return await super()._execute(visit)  # type: ignore[no-any-return, no-untyped-call]  # has no types


def begin(connection: sqlite3.Connection) -> sqlite3.OperationalError | None:
    """Begin a transaction that may write, at once or not at all."""
    connection.execute("PRAGMA busy_timeout=0")
    try:
        connection.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & PRIMARY != sqlite3.SQLITE_BUSY:
            raise
        return error
    finally:
        connection.execute(WAIT)
    return None


async def near(held: AsyncConnection) -> NearConnection:
    """The connection below SQLAlchemy's."""
    connection = (await held.get_raw_connection()).driver_connection
    assert isinstance(connection, NearConnection)
    return connection


@asynccontextmanager
async def begun(engine: AsyncEngine, patience: float) -> AsyncIterator[AsyncConnection]:
    """The connection with the write lock; the caller commits. What is not committed is rolled back."""
    end = time.monotonic() + patience
    while True:
        async with engine.connect() as held:
            locked = await (await near(held)).begin()
            if locked is None:
                yield held
                return
        if time.monotonic() >= end:
            raise locked
        await asyncio.sleep(TRY_AGAIN)


def connector(database: str | None) -> Callable[[], Awaitable[Connection]]:
    """Makes connections to a file, or to a database in memory."""

    async def connect() -> Connection:
        def open_file() -> sqlite3.Connection:
            return sqlite3.connect(database or ":memory:", check_same_thread=False)

        connection = NearConnection(open_file, iter_chunk_size=64)
        connection._thread.daemon = True  # noqa: SLF001  # as SQLAlchemy does with connections that it makes
        return await connection

    return connect
