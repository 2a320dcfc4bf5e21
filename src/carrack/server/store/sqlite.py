"""The one connection to an SQLite file: what may wait for the disk runs in its thread, the rest at once.

Every visit to it costs two changes of threads. SQLAlchemy makes and closes a cursor for each statement
and rolls back after each use; without visits for these a move needs 4 instead of 11.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from aiosqlite import Connection

T = TypeVar("T")
PATIENT: Final = 10_000
"""Milliseconds for which another process may hold the file."""
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

    async def at_once(self, fn: Callable[..., T], *args: Any) -> T:
        """What does not wait for the disk, here; in the thread while something is on its way there."""
        if self._sent == self._done and sqlite3.threadsafety == SERIALIZED:
            return fn(self._conn, *args)
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


def connector(database: str | None) -> Callable[[], Awaitable[Connection]]:
    """Makes connections to a file, or to a database in memory."""

    async def connect() -> Connection:
        def open_file() -> sqlite3.Connection:
            return sqlite3.connect(database or ":memory:", check_same_thread=False)

        connection = NearConnection(open_file, iter_chunk_size=64)
        connection._thread.daemon = True  # noqa: SLF001  # as SQLAlchemy does with connections that it makes
        return await connection

    return connect
