"""Care for the database: copies that are made and put back, and a check of all that is stored."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import delete, update

from carrack.cli.app import carrack
from carrack.server.ops.config_sources import ConfigError
from carrack.server.store import Store, Transaction
from carrack.server.store.backups import BackupError, ScheduledBackups, check_file, restore
from carrack.server.store.checking import check, only_to_read
from carrack.server.store.database import lock_beside
from carrack.server.store.tables import log, matches, seats
from server.browsers import configured
from server.people import running_server, until
from server.test_matches import finish

MATCHES = "/api/matches"


async def faults(database):
    """What is wrong, by match."""
    is_file = database.startswith("sqlite")
    store = only_to_read(Path(database.removeprefix("sqlite:///"))) if is_file else await Store.open(database)
    try:
        return {match: wrong async for match, wrong in check(store) if wrong}
    finally:
        await store.close()


async def some_matches(server):
    """Matches of every kind."""
    ada, ben = await server.person("Ada"), await server.person("Ben")
    over = await ada.create("me", "me")
    await finish(server, over)
    running = await ada.create("me", "me")
    waiting = (await ada.state(running))["position"]["waiting_for"][0]
    option = (await ada.state(running, waiting))["position"]["decision"]["options"][0]["do"]
    await ada.do(running, type="choose", seat=waiting, do=option)
    await ada.do(running, type="undo", seat=waiting)
    await ada.do(running, type="choose", seat=waiting, do=option)
    together = await ada.create("me", "open", public=True)
    await ben.join(together)
    closed = await ada.create("me", "me")
    await ada.do(closed, type="close")
    await ada.post(f"{MATCHES}/import", await ada.get(f"{MATCHES}/{over}/file"))
    wish = {"at": 3, "seats": [{"who": "me"}, {"who": "computer", "kind": "random"}]}
    await ada.post(f"{MATCHES}/{over}/branch", wish)
    return running, over, together


def test_a_sound_database_and_faults(database):
    """Nothing is wrong while a server runs; whatever does not fit together is told."""

    async def story() -> None:
        async with running_server(database) as server:
            running, over, together = await some_matches(server)
            assert await faults(database) == {}
        store = await Store.open(database)
        for spoil, match, told in (
            (delete(log).where(log.c.match == running, log.c.seq == 1), running, "does not lead to version"),
            (update(matches).where(matches.c.id == over).values(version=3), over, "does not lead to version"),
            (update(matches).where(matches.c.id == over).values(status="running"), over, "otherwise"),
            (update(matches).where(matches.c.id == running).values(snapshot={}), running, "can't be read"),
            (update(matches).where(matches.c.id == running).values(thinking=True), running, "to decide"),
            (update(seats).where(seats.c.match == running).values(waiting=True), running, "for its person"),
            (update(seats).where(seats.c.match == together).values(user=None), together, "nobody is"),
            (update(matches).where(matches.c.id == over).values(pack="x"), over, "problem-pack"),
        ):
            async with store.engine.connect() as connection:
                await connection.execute(spoil)
                wrong = {match: found async for match, found in check(Spoilt(store, connection)) if found}
                await connection.rollback()
            assert list(wrong) == [match]
            assert told in " ".join(wrong[match])
        await store.close()
        assert await faults(database) == {}

    asyncio.run(story())


class Spoilt(Store):
    """A database as one transaction sees it, which is never committed."""

    def __init__(self, store: Store, connection: Transaction) -> None:
        super().__init__(store.engine, None)
        self._connection = connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Transaction]:
        yield self._connection


@pytest.fixture
def run(tmp_path, monkeypatch):
    """Runs the command with a home of its own."""
    monkeypatch.setenv("CARRACK_HOME", str(tmp_path))
    return lambda *words: CliRunner().invoke(carrack, [str(word) for word in words])


def people_in(file):
    """The names in a database."""
    with sqlite3.connect(file) as database:
        found = [row[0] for row in database.execute("SELECT name FROM users")]
    database.close()
    return found


def add_person(file, name):
    """Somebody more."""
    with sqlite3.connect(file) as database:
        database.execute("INSERT INTO users (name, settings, created) VALUES (?, '{}', 1)", (name,))
    database.close()


def test_restore(run, tmp_path):
    """The copy comes into the place of the database, which is kept under another name."""
    file, copy = tmp_path / "carrack.db", tmp_path / "monday.db"
    assert run("migrate").exit_code == 0
    add_person(file, "Ada")
    assert run("backup", copy).exit_code == 0
    add_person(file, "Ben")
    result = run("restore", copy)
    assert result.exit_code == 0, result.output
    (former,) = tmp_path.glob("carrack.db.before-*")
    assert (people_in(file), people_in(former)) == (["Ada"], ["Ada", "Ben"])
    assert str(former) in result.stdout
    assert file.stat().st_mode & 0o077 == 0
    assert run("check").stdout.strip() == "0 matches, 0 faults"


@pytest.mark.parametrize("wrong", ["wal", "own wal", "garbage", "empty", "newer", "used", "missing"])
def test_what_is_not_restored(run, tmp_path, wrong):
    """The database stays as it is, and the reason is a line."""
    file, copy = tmp_path / "carrack.db", tmp_path / "monday.db"
    run("migrate")
    add_person(file, "Ada")
    run("backup", copy)
    add_person(file, "Ben")
    held = None
    if wrong == "wal":
        Path(f"{file}-wal").write_bytes(b"moves")
    elif wrong == "own wal":
        Path(f"{copy}-wal").write_bytes(b"moves")
    elif wrong in {"garbage", "empty"}:
        copy.write_bytes(b"garbage" * 1000 if wrong == "garbage" else b"")
    elif wrong == "newer":
        with sqlite3.connect(copy) as database:
            database.execute("UPDATE alembic_version SET version_num = '999'")
        database.close()
    elif wrong == "used":
        held = lock_beside(file)
    else:
        copy.unlink()
    result = run("restore", copy)
    if held is not None:
        held.close()
    for beside in tmp_path.glob("*-wal"):
        beside.unlink()
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert people_in(file) == ["Ada", "Ben"]
    assert not list(tmp_path.glob("carrack.db.before-*"))


def test_check_tells_what_is_wrong(run, tmp_path):
    """A line for each fault, and exit code 1."""
    assert run("check").exit_code == 2
    run("migrate")
    with sqlite3.connect(tmp_path / "carrack.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '003'")
    database.close()
    result = run("check")
    assert (result.exit_code, "tables are of version 003" in result.stdout) == (1, True)


def test_backups_by_themselves(tmp_path):
    """The server makes a copy when it starts if one is due, and keeps the newest ones."""
    folder = tmp_path / "copies"
    folder.mkdir()
    for day in range(1, 4):
        old = folder / f"carrack-2020010{day}-000000.db"
        old.write_bytes(b"")
        os.utime(old, (1, 1))
    (folder / "mine.db").write_bytes(b"")
    database = f"sqlite:///{tmp_path / 'x.db'}"

    def made() -> list[str]:
        return sorted(file.name for file in folder.iterdir() if file.stat().st_size)

    async def story() -> None:
        async with running_server(database, backup_folder=str(folder), backup_files=2) as server:
            await server.person("Ada")
            await until(lambda: len(made()) == 1 and len(list(folder.iterdir())) == 3)
        copies = ScheduledBackups(tmp_path / "x.db", folder, 24, 2)
        assert 0 < copies.wait() <= 24 * 3600

    asyncio.run(story())
    check_file(folder / made()[0])
    names = sorted(file.name for file in folder.iterdir())
    assert names == ["carrack-20200103-000000.db", made()[0], "mine.db"]


def test_backups_of_postgresql():
    """They are PostgreSQL's own matter, which is said at the start."""
    with pytest.raises(ConfigError, match="pg_dump"):
        configured("postgresql://carrack@localhost/carrack", backup_folder="/tmp/x")  # noqa: S108  # not made


def test_a_copy_of_itself(tmp_path):
    """A database is not put in its own place."""
    file = tmp_path / "x.db"
    file.write_bytes(b"")
    with pytest.raises(BackupError, match="itself"):
        restore(file, file)
