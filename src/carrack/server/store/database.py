"""The way into the database: SQLite in one file with one connection, or PostgreSQL.

SQLite has one connection in one process, so that transactions come one after the other; a lock file refuses a
second process. PostgreSQL may be shared by several processes.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO, Any

from sqlalchemy import event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from carrack.server.ops import metrics
from carrack.server.ops.config import DRIVERS
from carrack.server.store.faults import StorageError, Writing, fault_in
from carrack.server.store.saving import Change, Saving, SavingAtOnce, SavingTogether
from carrack.server.store.sqlite import PATIENCE, WAIT, begun, connector, near

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

Transaction = AsyncConnection
PRAGMAS = ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON", WAIT)
QUIET: dict[str, Any] = {"hide_parameters": True}  # what is stored is not shown in errors, nor in logs
SECONDS_TO_GIVE_BACK = 5.0
_question = text("SELECT 1")
_changes_of_others = text("PRAGMA data_version")
_smallest_change = text("UPDATE alembic_version SET version_num = version_num")


class DatabaseBusyError(Exception):
    """Another process uses the SQLite file."""


class Store:
    """An open database."""

    def __init__(self, engine: AsyncEngine, lock: IO[str] | None) -> None:
        self.engine = engine
        own_ways = {} if engine.dialect.name == "sqlite" else {"isolation_level": "AUTOCOMMIT"}
        self._reader = engine.execution_options(**own_ways)
        self._lock = lock
        self.writing = Writing()
        self._saving: Saving = (SavingTogether if self.is_sqlite else SavingAtOnce)(engine)

    @classmethod
    async def open(cls, url: str, connections: int = 10, alone: bool = True) -> Store:
        """Open `sqlite:///file` or `postgresql://…`; the tables are made by `migrations.upgrade`.

        Whoever is not alone changes an SQLite file beside its server: only what the server doesn't keep
        in memory.
        """
        address = async_url(url)
        if address.get_backend_name() != "sqlite":
            return cls(create_async_engine(address, pool_size=connections, max_overflow=0, **QUIET), None)
        lock = lock_beside(Path(address.database)) if address.database and alone else None
        engine = create_async_engine(
            address,
            async_creator=connector(address.database),
            poolclass=AsyncAdaptedQueuePool,
            pool_size=1,
            max_overflow=0,
            **QUIET,
        )
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
        return cls(engine, lock)

    @property
    def is_sqlite(self) -> bool:
        return self.engine.dialect.name == "sqlite"

    @asynccontextmanager
    async def transaction(self, patience: float = PATIENCE) -> AsyncIterator[Transaction]:
        """Committed at the end, rolled back on an error; StorageError if it is the storage's.

        An SQLite file may be locked by another process for so many seconds.
        """
        with self._noted():
            if self.is_sqlite:
                async with begun(self.engine, patience) as transaction, transaction.begin():
                    yield transaction
            else:
                async with self.engine.begin() as transaction:
                    yield transaction

    async def save(self, change: Change) -> bool:
        """What a command did; False if another was stored first. StorageError if it is the storage's."""
        with self._noted():
            return await self._saving.save(change)

    @contextlib.contextmanager
    def _noted(self) -> Iterator[None]:
        """Something is stored: whether that succeeds."""
        try:
            yield
        except Exception as error:
            reason = fault_in(error)
            if not reason:
                raise
            self.writing.fails(reason)
            metrics.DATABASE_ERRORS.labels("writing").inc()
            raise StorageError(reason) from error
        self.writing.succeeds()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Transaction]:
        """For single questions: nothing is begun or committed, which saves the ways for that."""
        try:
            async with self._reader.connect() as connection:
                yield connection
        except Exception as error:
            reason = fault_in(error)
            if not reason:
                raise
            metrics.DATABASE_ERRORS.labels("reading").inc()
            raise StorageError(reason) from error

    async def changes_of_others(self) -> object:
        """Stands for what others have changed in an SQLite file: another one after each change of theirs."""
        async with self.reading() as reading:
            seen = await reading.scalar(_changes_of_others)
            return await near(reading), seen  # the number counts for one connection

    async def check(self) -> None:
        """Whether the database answers, and stores again where that failed before; else StorageError."""
        async with self.reading() as reading:
            await reading.execute(_question)
        if self.writing.fault:
            async with self.transaction(patience=0.0) as transaction:
                await transaction.execute(_smallest_change)

    async def close(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SECONDS_TO_GIVE_BACK):
                await self._saving.finish()
                await self._all_back()
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.close()

    async def _all_back(self) -> None:
        """Wait until no connection is used: what a cancelled task used is given back in the background."""
        pool = self.engine.pool
        assert isinstance(pool, AsyncAdaptedQueuePool)
        while pool.checkedout():  # noqa: ASYNC110  # there is no event for it
            await asyncio.sleep(0.005)


def async_url(url: str) -> URL:
    """The address with the driver that is used here."""
    address = make_url(url)
    driver = DRIVERS.get(address.drivername, address.drivername)
    if driver not in DRIVERS.values():
        raise ValueError(
            f"a database is given as sqlite:///file or postgresql://user@host/name, "
            f"not as {address.drivername}://…"
        )
    return address.set(drivername=driver)


def lock_beside(file: Path) -> IO[str]:
    """Hold `file.lock` as long as this process lives; the system lets go of it, however the process ends."""
    lock = Path(f"{file}.lock").open("a", encoding="utf-8")  # noqa: SIM115  # held until `close`
    try:
        if sys.platform == "win32":
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.close()
        raise DatabaseBusyError(
            f"{file} is in use by another process; stop it first, or use PostgreSQL for several processes"
        ) from error
    return lock


def prepare_sqlite(connection: Any, record: object) -> None:
    """Durable on every commit. What changes something begins with the write lock (BEGIN IMMEDIATE)."""
    connection.isolation_level = "IMMEDIATE"
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()
