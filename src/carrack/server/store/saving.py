"""The writes of a command, straight on the connection: they are most of what a server stores.

With SQLite all commands that wait at the same moment are stored by one transaction, in one visit to the
connection's thread: the disk is waited for once for all of them. With PostgreSQL each is one statement,
which is one way there and back; the database itself commits together what comes together. Nobody is told
that a command is stored before the commit that holds it.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct
from sqlalchemy import Boolean, Float, Integer, Table, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from carrack.server.matches.loaded import LoadedMatch
from carrack.server.matches.seats import Seat
from carrack.server.store.faults import fault_in
from carrack.server.store.sqlite import PATIENCE, begun, near
from carrack.server.store.tables import Json, log, matches, seats

with contextlib.suppress(ImportError):  # only PostgreSQL needs it (extra `postgres`)
    import asyncpg  # type: ignore[import-untyped]  # has no types

CHANNEL: Final = "carrack"
"""Where processes on one PostgreSQL tell each other what is new."""
KEPT_FIELDS: Final = (
    "status",
    "nonces",
    "version",
    "proposal",
    "next_match",
    "changed",
    "shared",
    "result",
    "place",
)
ADVANCED: Final = (*KEPT_FIELDS, "at", "snapshot", "thinking")
LOGGED: Final = tuple(column.name for column in log.c)
PEOPLE: Final = ("user", "kept_for")
"""Whose a seat is also changes by a log-in, of which this process may not know: stored if changed here."""
SEATED: Final = tuple(column.name for column in seats.c if column.name not in {"match", "seat", *PEOPLE})
_notify = text("SELECT pg_notify(:channel, :nudge)")
TYPES: Final = {Integer: "integer", Float: "double precision", Boolean: "boolean"}


class Change(Struct, frozen=True):
    """What a command changes: the match, which must be at the version before, a row of the log, and seats.

    Values stand in the order of `ADVANCED` and `LOGGED`; of a seat come those of `SEATED`, then those of
    `PEOPLE` where they changed, then its number. `nudge` is for the other processes.
    """

    match: str
    before: int
    advanced: list[Any]
    logged: list[Any]
    seats: list[list[Any]]
    nudge: str = ""


def change_of(
    loaded: LoadedMatch, row: dict[str, Any], seats_before: Sequence[dict[str, Any]], nudge: str
) -> Change:
    """The change that a command made to a match, which is at its new version already."""
    values = {name: getattr(loaded, name) for name in KEPT_FIELDS}
    values |= {"at": loaded.at, "snapshot": snapshot_of(loaded), "thinking": is_thinking(loaded)}
    changed = [
        seat_values(seat, old)
        for seat, old in zip(loaded.seats, seats_before, strict=True)
        if seat.values() != old
    ]
    return Change(
        loaded.id,
        loaded.version - 1,
        stored_values(matches, ADVANCED, values),
        stored_values(log, LOGGED, row),
        changed,
        nudge,
    )


def stored_values(table: Table, names: Sequence[str], values: dict[str, Any]) -> list[Any]:
    """Values as they are stored: JSON is text."""
    return [as_text(values[name]) if name in json_of(table) else values[name] for name in names]


@cache
def json_of(table: Table) -> frozenset[str]:
    """The columns of a table that hold JSON."""
    return frozenset(column.name for column in table.c if isinstance(column.type, Json))


def as_text(value: Any) -> str | None:
    """A value as JSON."""
    return None if value is None else msgspec.json.encode(value).decode()


def seat_values(seat: Seat, old: dict[str, Any]) -> list[Any]:
    """A seat that changed."""
    names = SEATED if all(getattr(seat, name) == old[name] for name in PEOPLE) else SEATED + PEOPLE
    return [*[getattr(seat, name) for name in names], seat.seat]


def snapshot_of(loaded: LoadedMatch) -> msgspec.Raw | None:
    """The table, which is the truth of a running match, as JSON already."""
    return None if loaded.match is None else msgspec.Raw(loaded.match.saved())


def is_thinking(loaded: LoadedMatch) -> bool:
    """Whether a computer player has to decide now."""
    return loaded.computer_to_move() is not None


class Saving(Protocol):
    """Stores changes; False if the match was not at the version before, or the command was done already.

    At the end `finish` waits for what is being stored; whoever cancels that gives it up.
    """

    async def save(self, change: Change) -> bool: ...

    async def finish(self) -> None: ...


# SQLite


def set_to(names: Sequence[str]) -> str:
    """What an update sets."""
    return ", ".join(f'"{name}" = ?' for name in names)


_ADVANCE = f"UPDATE matches SET {set_to(ADVANCED)} WHERE id = ? AND version = ?"  # noqa: S608  # names of columns
_COLUMNS = ", ".join(f'"{name}"' for name in LOGGED)
_LOG = f"INSERT INTO log ({_COLUMNS}) VALUES ({', '.join('?' * len(LOGGED))})"  # noqa: S608
_SEAT = {
    len(names) + 1: f'UPDATE seats SET {set_to(names)} WHERE seat = ? AND "match" = ?'  # noqa: S608
    for names in (SEATED, SEATED + PEOPLE)
}
_TAKEN = (sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY)
Outcome = bool | Exception


class SavingTogether:
    """Changes that wait at the same moment, in one transaction; one that can't be stored fails alone."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine
        self._waiting: list[tuple[Change, asyncio.Future[Outcome]]] = []
        self._task: asyncio.Task[None] | None = None

    async def save(self, change: Change) -> bool:
        """Store a change together with all that wait."""
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, future))
        if self._task is None:
            self._task = asyncio.create_task(self._save_waiting())
        try:
            outcome = await asyncio.shield(future)
        except asyncio.CancelledError:
            await asyncio.wait([future])  # it is stored or not before anybody looks at the match again
            raise
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    async def finish(self) -> None:
        """Wait until nothing waits."""
        if self._task is not None:
            await self._task

    async def _save_waiting(self) -> None:
        group: list[tuple[Change, asyncio.Future[Outcome]]] = []
        try:
            while self._waiting:
                group, self._waiting = self._waiting, []
                outcomes = await self._save_all([change for change, _ in group])
                for (_, future), outcome in zip(group, outcomes, strict=True):
                    future.set_result(outcome)
        finally:
            self._task = None
            for _, future in group + self._waiting:
                future.cancel()  # those that were given up

    async def _save_all(self, changes: list[Change]) -> Sequence[Outcome]:
        try:
            async with begun(self._engine, PATIENCE) as held:
                return await (await near(held)).write(save_together, changes)
        except Exception as error:  # noqa: BLE001  # each of them is told
            return [error] * len(changes)


def save_together(connection: sqlite3.Connection, changes: Sequence[Change]) -> list[Outcome]:
    """Changes in the transaction that has begun: what becomes of each. All are on the disk, or none."""
    outcomes = [save_one(connection, change) for change in changes]
    connection.execute("COMMIT")
    return outcomes


def save_one(connection: sqlite3.Connection, change: Change) -> Outcome:
    """One of several changes; a fault of the storage is not its own."""
    connection.execute("SAVEPOINT change")
    outcome: Outcome
    try:
        moved = connection.execute(_ADVANCE, (*change.advanced, change.match, change.before))
        outcome = moved.rowcount == 1
        if outcome:
            connection.execute(_LOG, change.logged)
            for seat in change.seats:
                connection.execute(_SEAT[len(seat)], (*seat, change.match))
    except Exception as error:
        if fault_in(error):
            raise
        outcome = False if getattr(error, "sqlite_errorcode", None) in _TAKEN else error
    if outcome is not True:
        connection.execute("ROLLBACK TO change")
    connection.execute("RELEASE change")
    return outcome


# PostgreSQL


class SavingAtOnce:
    """Each change as one statement on a connection of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine

    async def finish(self) -> None:
        """Nothing waits here."""

    async def save(self, change: Change) -> bool:
        """Store a change."""
        while True:
            async with self._engine.connect() as held:
                connection: Any = (await held.get_raw_connection()).driver_connection
                try:
                    if not connection.is_closed():
                        return await save_at_once(connection, change)
                finally:
                    if connection.is_closed():  # the database is away, or was meanwhile
                        await held.invalidate()


async def save_at_once(connection: Any, change: Change) -> bool:
    """A change as one statement."""
    asked = statement(tuple(len(seat) for seat in change.seats))
    values = [*change.advanced, change.match, change.before, *change.logged, CHANNEL, change.nudge]
    for seat in change.seats:
        values += seat
    try:
        return bool(await connection.fetch(asked, *values))
    except asyncpg.UniqueViolationError:
        return False


@cache
def statement(seat_widths: tuple[int, ...]) -> str:
    """Moves the match on, and only then adds to the log, stores seats, and nudges."""
    numbers = iter(range(1, 1000))

    def put(names: Sequence[str]) -> str:
        return ", ".join(f'"{name}" = ${next(numbers)}' for name in names)

    moved = f"UPDATE matches SET {put(ADVANCED)} WHERE id = ${next(numbers)} AND version = ${next(numbers)}"  # noqa: S608
    row = ", ".join(f"${next(numbers)}::{type_of(name)}" for name in LOGGED)
    parts = [f"moved AS ({moved} RETURNING id)"]
    parts.append(f"logged AS (INSERT INTO log ({_COLUMNS}) SELECT {row} FROM moved)")  # noqa: S608
    nudge = f"SELECT pg_notify(${next(numbers)}, ${next(numbers)}) FROM moved"  # noqa: S608
    for at, width in enumerate(seat_widths):
        names = next(names for names in (SEATED, SEATED + PEOPLE) if len(names) + 1 == width)
        seat = f'UPDATE seats SET {put(names)} FROM moved WHERE seats."match" = moved.id'  # noqa: S608
        parts.append(f"seat{at} AS ({seat} AND seats.seat = ${next(numbers)})")
    return f"WITH {', '.join(parts)} {nudge}"


def type_of(name: str) -> str:
    """The type of a value of the log, for PostgreSQL."""
    found = log.c[name]
    if name == "user":
        return "integer"  # as the column it refers to
    return next((written for kind, written in TYPES.items() if isinstance(found.type, kind)), "text")


async def send_nudge(transaction: AsyncConnection, nudge: str) -> None:
    """Tell the other processes, if there can be any, as soon as the transaction is committed."""
    if nudge:
        await transaction.execute(_notify, {"channel": CHANNEL, "nudge": nudge})
