"""How commands are stored: together where they wait together, each with an outcome of its own."""

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # has no types
import pytest
from sqlalchemy import select

from carrack.server.matches.command import Command
from carrack.server.matches.entries import Entry
from carrack.server.store import StorageError, Store, database, saving
from carrack.server.store.sqlite import near
from carrack.server.store.tables import log, matches
from server.people import on_server, running_server, until

NOBODY = 999_999
"""The number of no user."""


@pytest.fixture
def file(tmp_path, sqlite_with_tables) -> Path:
    """An SQLite file with all tables and nothing in them."""
    file: Path = tmp_path / "carrack.db"
    file.write_bytes(sqlite_with_tables.read_bytes())
    return file


@contextlib.contextmanager
def locked(file):
    """The write lock is another one's."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def command(match, name, version=None, user=None):
    """A command that changes nothing but the version."""
    return Command(match, name, lambda loaded: Entry("people", -1, loaded.at), user, version)


async def tables(server, number):
    """Matches that wait for people, by id, with their versions."""
    person = await server.person()
    made = [await person.create("me", "me") for _ in range(number)]
    return {match: (await person.state(match))["version"] for match in made}


async def versions(server, known):
    """The versions of matches as they are stored."""
    async with server.services.store.reading() as tx:
        found = await tx.execute(select(matches.c.id, matches.c.version).where(matches.c.id.in_(known)))
        return {row.id: row.version for row in found}


async def statements(server):
    """Notes what runs on the connection to the SQLite file, in a list that grows."""
    seen: list[str] = []
    async with server.services.store.reading() as tx:
        (await near(tx))._conn.set_trace_callback(seen.append)
    return seen


@on_server()
async def test_one_of_several_changes_fails(server):
    """The others arrive; the failing one is told its own error, and its match goes on."""
    door, store = server.services.door, server.services.store
    before = await tables(server, 5)
    failing, repeated, *others = before
    await door.do(command(repeated, "again", before[repeated]))
    seen = await statements(server) if store.is_sqlite else []
    outcomes = await asyncio.gather(
        *[door.do(command(match, "first", before[match])) for match in others],
        door.do(command(failing, "first", before[failing], NOBODY)),
        door.do(command(repeated, "again", before[repeated] + 1)),
        return_exceptions=True,
    )
    *arrived, own, done_before = outcomes
    assert arrived == [None] * 3
    assert isinstance(own, sqlite3.IntegrityError | asyncpg.ForeignKeyViolationError)
    assert done_before is None
    assert seen.count("COMMIT") == (1 if store.is_sqlite else 0)
    expected = {match: version + 1 for match, version in before.items()} | {failing: before[failing]}
    assert await versions(server, before) == expected
    async with store.reading() as tx:
        stored = (await tx.execute(select(log.c.match).where(log.c.command_id.in_(("first", "again"))))).all()
    assert sorted(row.match for row in stored) == sorted([*others, repeated])
    await door.do(command(failing, "second", before[failing]))
    assert store.writing.failed == 0


@on_server()
async def test_commands_of_one_match_keep_their_order(server):
    """They are stored in the order in which they came, whatever is stored together with them."""
    before = await tables(server, 2)
    [match, other] = before
    names = [f"command {number:02}" for number in range(12)]
    await asyncio.gather(
        *[server.services.door.do(command(one, name)) for name in names for one in (match, other)]
    )
    async with server.services.store.reading() as tx:
        asked = select(log.c.command_id).where(log.c.match == match, log.c.seq > before[match])
        assert (await tx.execute(asked.order_by(log.c.seq))).scalars().all() == names


def test_nobody_is_told_before_the_commit(file):
    """When somebody is told of a change, another connection to the file sees it already."""

    async def story() -> None:
        async with running_server(f"sqlite:///{file}") as server:
            before = await tables(server, 4)
            told: dict[str, int] = {}

            def look(stored) -> None:
                with contextlib.closing(sqlite3.connect(file)) as other:
                    asked = "SELECT version FROM matches WHERE id = ?"
                    [(told[stored.loaded.id],)] = other.execute(asked, (stored.loaded.id,))

            server.services.door.tell.append(look)
            doing = [server.services.door.do(command(match, "told", before[match])) for match in before]
            await asyncio.gather(*doing)
            assert told == {match: version + 1 for match, version in before.items()}

    asyncio.run(story())


def test_a_file_that_another_process_locks(file):
    """Commands wait; health, pages and looks at matches don't, and the server goes on afterwards."""

    async def story() -> None:
        async with running_server(f"sqlite:///{file}") as server:
            person, watcher = await server.person(), await server.person()
            match = await person.create("me", "me", public=True)
            await watcher.get("/api/me")
            with locked(file):
                moving = asyncio.create_task(server.services.door.do(command(match, "waits")))
                naming = asyncio.create_task(person.ask("PATCH", "/api/me", {"name": "Ida"}))
                begun = time.monotonic()
                while time.monotonic() < begun + 0.2:
                    assert (await watcher.ask("GET", "/health"))[0] == 200
                    assert (await watcher.ask("GET", "/api/matches", list="open"))[0] == 200
                assert not moving.done()
                assert not naming.done()
            await moving
            assert (await naming)[0] == 200
            assert server.services.store.writing.failed == 0

    asyncio.run(story())


def test_a_file_that_stays_locked(file, monkeypatch):
    """After some seconds the storage fails; health says so at once, and the same command is done later."""
    monkeypatch.setattr(saving, "PATIENCE", 0.1)

    async def story() -> None:
        async with running_server(f"sqlite:///{file}") as server:
            before = await tables(server, 2)
            doing = [command(match, "locked out", before[match]) for match in before]
            with locked(file):
                outcomes = await asyncio.gather(*map(server.services.door.do, doing), return_exceptions=True)
                assert [str(outcome) for outcome in outcomes] == ["the file is locked"] * 2
                assert all(isinstance(outcome, StorageError) for outcome in outcomes)
                begun = time.process_time()
                with pytest.raises(StorageError, match="the file is locked"):
                    await server.services.store.check()
                assert time.process_time() - begun < 1
            await server.services.store.check()
            await asyncio.gather(*map(server.services.door.do, doing))
            assert await versions(server, before) == {match: before[match] + 1 for match in before}

    asyncio.run(story())


def test_cancelled_while_others_are_stored(file):
    """Whoever is cancelled waits until the change is stored or not; the others hear nothing of it."""

    async def story() -> None:
        async with running_server(f"sqlite:///{file}") as server:
            door, before = server.services.door, await tables(server, 3)
            with locked(file):
                tasks = [asyncio.create_task(door.do(command(match, "x", before[match]))) for match in before]
                for _ in range(10):
                    await asyncio.sleep(0.005)
                tasks[1].cancel()
                await asyncio.wait(tasks, timeout=0.05)
                assert not any(task.done() for task in tasks)
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [type(None), asyncio.CancelledError, type(None)]
            after = {match: version + 1 for match, version in before.items()}
            assert await versions(server, before) == after
            await asyncio.gather(*[door.do(command(match, "y", after[match])) for match in before])

    asyncio.run(story())


def test_readers_come_between_groups(file):
    """Commands that never end leave the connection to others after each group."""

    async def story() -> None:
        async with running_server(f"sqlite:///{file}") as server:
            going = True

            async def go_on(match) -> None:
                number = 0
                while going:
                    number += 1
                    await server.services.door.do(command(match, f"{number}", before[match] + number - 1))

            before = await tables(server, 4)
            seen = await statements(server)
            tasks = []
            for match in before:  # each comes while another one is stored
                tasks.append(asyncio.create_task(go_on(match)))
                for _ in range(5):
                    await asyncio.sleep(0)
            await until(lambda: seen.count("COMMIT") > 5)
            most = 0
            for _ in range(20):
                commits = seen.count("COMMIT")
                await server.services.store.check()
                most = max(most, seen.count("COMMIT") - commits)
            going = False
            await asyncio.gather(*tasks)
            assert most <= 2

    asyncio.run(story())


@pytest.mark.parametrize("released", [True, False])
def test_the_end_while_changes_wait(file, monkeypatch, released):
    """What waits is stored before the server ends; a lock that stays does not keep it from ending."""
    monkeypatch.setattr(database, "SECONDS_TO_GIVE_BACK", 20.0 if released else 0.1)

    async def story() -> None:
        with contextlib.ExitStack() as lock:
            async with running_server(f"sqlite:///{file}") as server:
                before = await tables(server, 2)
                lock.enter_context(locked(file))
                tasks = [
                    asyncio.create_task(server.services.door.do(command(match, "last", before[match])))
                    for match in before
                ]
                await asyncio.sleep(0)
                if released:
                    asyncio.get_running_loop().call_later(0.1, lock.close)
            outcomes = await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 10)
        kinds = {type(outcome) for outcome in outcomes}
        assert kinds == ({type(None)} if released else {asyncio.CancelledError})
        with contextlib.closing(sqlite3.connect(file)) as other:
            stored = dict(other.execute("SELECT id, version FROM matches").fetchall())
        assert stored == {match: version + released for match, version in before.items()}

    asyncio.run(story())


async def somebody_else(postgresql, store: Store):
    """A connection of somebody else to the same database."""
    name = store.engine.url.database
    return await asyncpg.connect(host="127.0.0.1", port=postgresql.port, user="carrack", database=name)


def test_connections_that_postgresql_closed(postgresql):
    """One that ended while nobody used it costs nothing; one that ends in the middle is a fault once."""

    async def story() -> None:
        async with running_server(postgresql.new_database(), connections=2) as server:
            door, store = server.services.door, server.services.store
            [(match, version)] = (await tables(server, 1)).items()
            async with store.reading() as one, store.reading() as two:
                unused: list[Any] = [
                    (await held.get_raw_connection()).driver_connection for held in (one, two)
                ]
            other, holder = [await somebody_else(postgresql, store) for _ in range(2)]
            end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND "
            await other.execute(f"{end} datname = current_database() AND pid <> {holder.get_server_pid()}")
            await until(lambda: all(connection.is_closed() for connection in unused))
            await door.do(command(match, "idle", version))

            async with holder.transaction():
                await holder.execute("SELECT 1 FROM matches WHERE id = $1 FOR UPDATE", match)
                doing = asyncio.create_task(door.do(command(match, "middle", version + 1)))
                blocked = f"{end} wait_event_type = 'Lock' AND query LIKE 'WITH moved%'"
                while not await other.fetchval(blocked):  # noqa: ASYNC110  # PostgreSQL tells nobody
                    await asyncio.sleep(0.01)
                with pytest.raises(StorageError):
                    await doing
            await other.close()
            await holder.close()
            await door.do(command(match, "middle", version + 1))
            await store.check()
            assert await versions(server, [match]) == {match: version + 2}
            assert store.writing.fault == ""

    asyncio.run(story())
