"""What is wrong with the storage itself, and not with what somebody wants to store."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from carrack.server.ops import metrics

SQLITE: Final = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_IOERR: "the disk fails, or a file may not grow any more",
    sqlite3.SQLITE_READONLY: "the file is read-only",
    sqlite3.SQLITE_CANTOPEN: "the file can't be opened",
    sqlite3.SQLITE_BUSY: "the file is locked",
    sqlite3.SQLITE_LOCKED: "the file is locked",
    sqlite3.SQLITE_CORRUPT: "the file is damaged",
    sqlite3.SQLITE_NOTADB: "the file is damaged",
}
PRIMARY: Final = 0xFF
"""The part of SQLite's code that says what kind of error it is."""
POSTGRESQL: Final = {
    "08": "the connection was lost",
    "25006": "the database is read-only",
    "28": "the database refuses the log-in",
    "3D": "there is no such database",
    "53": "the database has no room or no connection left",
    "55000": "the database takes no connections",
    "57P": "the database starts, or ends",
    "58": "the database's disk fails",
}
"""By the beginning of PostgreSQL's codes."""


class StorageError(Exception):
    """The storage fails; nothing of the transaction is stored. The text says why."""


def fault_in(error: BaseException) -> str:
    """What is wrong with the storage, where that is the reason of an error; empty otherwise."""
    if isinstance(error, OSError | PoolTimeoutError):
        return f"the database does not answer ({type(error).__name__})"
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(cause, "sqlite_errorcode", None)
    if code is not None and code & PRIMARY in SQLITE:
        return SQLITE[code & PRIMARY]
    state = str(getattr(cause, "sqlstate", None) or "")
    for beginning, reason in POSTGRESQL.items():
        if state.startswith(beginning):
            return reason
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return "the connection was lost"
    return ""


class Writing:
    """Whether storing succeeds: the fault of the last try, until one succeeds again."""

    def __init__(self) -> None:
        self.fault = ""
        self.failed = 0
        """Transactions that failed, since the start."""

    def fails(self, reason: str) -> None:
        self.fault = reason
        self.failed += 1
        metrics.FAILED_WRITES.inc()

    def succeeds(self) -> None:
        self.fault = ""
