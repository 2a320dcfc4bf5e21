"""The database: its tables, its transactions, and that two processes don't share an SQLite file."""

import asyncio
from pathlib import Path

import aiosqlite
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import delete, insert, select, text
from sqlalchemy.exc import IntegrityError

from carrack.server.store import DatabaseBusyError, Store
from carrack.server.store.database import async_url
from carrack.server.store.migrations import HERE, NEWEST, upgrade, upgrade_connection
from carrack.server.store.tables import matches, metadata, users

OLD_MATCH = text(
    "INSERT INTO matches (id, game, options, pack, status, public, creator, invitation, clock, absent, "
    "stand_in, secret, nonces, seed, version, at, thinking, next_match, created, changed) VALUES (:match, "
    "'thirteen_colonies', '{}', '', 'over', false, 1, '', '{}', 'wait', "
    "'', '', '[]', '0', 0, 0, false, '', 1, 1)"
)
OLD_ENTRY = text(
    "INSERT INTO log (match, seq, command_id, kind, seat, kept, at, body, time) "
    "VALUES (:match, 0, 'x', :kind, -1, -1, 0, '{}', 1)"
)
ADA = {"name": "Ada", "settings": {"sound": False}, "created": 1.0}


async def opened(database):
    """A database with its tables."""
    store = await Store.open(database)
    await upgrade(store.engine)
    return store


def test_migrations_make_the_tables(empty_database):
    """What the migrations make is what the program uses; to upgrade again changes nothing."""

    async def story() -> None:
        store = await opened(empty_database)
        await upgrade(store.engine)
        async with store.transaction() as tx:
            different = await tx.run_sync(
                lambda connection: compare_metadata(MigrationContext.configure(connection), metadata)
            )
        await store.close()
        assert different == []

    asyncio.run(story())


def test_stored_matches_get_the_ids_of_today(empty_database):
    """What was stored while a game had another id is found by the one of today; imports are known as such.

    Matches that were over before they could be shared are nobody else's, and have no result in lists.
    """

    async def story() -> None:
        store = await Store.open(empty_database)
        async with store.engine.begin() as connection:
            await connection.run_sync(upgrade_connection, "003")
            await connection.execute(
                text("INSERT INTO users (name, settings, created) VALUES ('Ada', '{}', 1)")
            )
            for match, kind in (("a" * 12, "create"), ("b" * 12, "import")):
                await connection.execute(OLD_MATCH, {"match": match})
                await connection.execute(OLD_ENTRY, {"match": match, "kind": kind})
        await upgrade(store.engine)
        async with store.reading() as tx:
            asked = ("id", "game", "source", "shared", "result")
            columns = [matches.c[column] for column in asked]
            found = (await tx.execute(select(*columns).order_by(matches.c.id))).all()
        await store.close()
        assert found == [
            ("a" * 12, "13-kolonien", "", False, None),
            ("b" * 12, "13-kolonien", "import", False, None),
        ]

    asyncio.run(story())


def test_several_processes_upgrade_at_once(postgresql):
    """Of several processes that start together one makes the tables, the others wait."""

    async def story() -> None:
        address = postgresql.new_database()
        stores = [await Store.open(address) for _ in range(4)]
        await asyncio.gather(*[upgrade(store.engine) for store in stores])
        for store in stores:
            await store.close()

    asyncio.run(story())


async def add_twice(store):
    """Two people of one name, in one transaction."""
    async with store.transaction() as tx:
        await tx.execute(insert(users).values(**ADA, name_key="ada"))
        await tx.execute(insert(users).values(**ADA, name_key="ada"))


def test_json_and_transactions(database):
    """JSON comes back as it was; what fails leaves nothing behind."""

    async def story() -> None:
        store = await opened(database)
        async with store.transaction() as tx:
            await tx.execute(insert(users).values(**ADA))
        with pytest.raises(IntegrityError):
            await add_twice(store)
        async with store.transaction() as tx:
            found = (await tx.execute(select(users.c.name, users.c.settings))).all()
        await store.close()
        assert found == [("Ada", {"sound": False})]

    asyncio.run(story())


def test_sqlite_is_durable_and_alone(tmp_path):
    """Every commit is on the disk, and a second process is told to stay away until the first has gone."""

    async def story() -> None:
        address = f"sqlite:///{tmp_path / 'x.db'}"
        store = await opened(address)
        async with store.transaction() as tx:
            settings = [
                (await tx.execute(text(f"PRAGMA {name}"))).scalar_one()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        assert settings == ["wal", 2, 1]
        with pytest.raises(DatabaseBusyError, match=r"x\.db is in use by another process"):
            await Store.open(address)
        await store.close()
        await (await Store.open(address)).close()

    asyncio.run(story())


def test_unknown_databases_are_refused():
    """The error says which addresses are right."""
    with pytest.raises(ValueError, match="sqlite:///file or postgresql://"):
        async_url("mysql://me@there/games")


def test_few_visits_to_the_thread(tmp_path, monkeypatch):
    """With SQLite only statements, their rows and commits go to the connection's thread."""
    seen = []
    visit = aiosqlite.Connection._execute

    async def counted(connection, function) -> object:
        seen.append(function)
        return await visit(connection, function)

    async def story() -> None:
        store = await opened(f"sqlite:///{tmp_path / 'x.db'}")
        monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
        async with store.transaction() as tx:
            await tx.execute(insert(users).values(**ADA))
        assert len(seen) == 2
        async with store.reading() as tx:
            await tx.execute(select(users.c.name))
        assert len(seen) == 4
        await store.close()

    asyncio.run(story())


def test_cancelled_statement_leaves_nothing(tmp_path):
    """A statement that is cancelled on its way to the thread does not get into the next transaction."""

    async def story() -> None:
        store = await opened(f"sqlite:///{tmp_path / 'x.db'}")

        async def add(done) -> None:
            async with store.transaction() as tx:
                await tx.execute(insert(users).values(**ADA))
                done.set()

        cut_short = 0
        for turns in range(40):
            done = asyncio.Event()
            task = asyncio.create_task(add(done))
            for _ in range(turns % 10):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            async with store.transaction() as tx:
                await tx.execute(insert(users).values(**ADA, name_key=f"ada {turns}"))
            async with store.transaction() as tx:
                guests = (await tx.execute(select(users.c.id).where(users.c.name_key.is_(None)))).all()
                await tx.execute(delete(users))
            if not done.is_set():  # one that is cancelled while it is stored may be stored
                cut_short += 1
                assert guests == []
        assert cut_short > 3
        await store.close()

    asyncio.run(story())


def test_the_newest_revision_is_known_without_alembic():
    """It is read from the names of the files, which are those of the revisions."""
    scripts = ScriptDirectory(str(HERE))
    assert scripts.get_current_head() == NEWEST
    assert all(Path(script.path).name[1:4] == script.revision for script in scripts.walk_revisions())


def test_cancelled_transaction_leaves_nothing(database):
    """Whoever is cancelled in the middle of a transaction has stored nothing, and the next one works."""

    async def half_way(store, begun) -> None:
        async with store.transaction() as tx:
            await tx.execute(insert(users).values(**ADA))
            begun.set()
            await asyncio.sleep(60)

    async def story() -> None:
        store = await opened(database)
        for _ in range(3):
            begun = asyncio.Event()
            task = asyncio.create_task(half_way(store, begun))
            await begun.wait()
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        async with store.transaction() as tx:
            await tx.execute(insert(users).values(**ADA, name_key="ada"))
        async with store.transaction() as tx:
            assert (await tx.execute(select(users.c.name_key))).scalars().all() == ["ada"]
        await store.close()

    asyncio.run(story())
