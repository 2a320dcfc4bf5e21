"""Storage that fails: people are told so, nothing is half done, and everything goes on when it is back."""

import asyncio
import contextlib
import resource
import subprocess
import sys
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # has no types
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, IntegrityError

from carrack.kernel.chance import Stream
from carrack.server.computers import players
from carrack.server.ops.load_client import Person
from carrack.server.ops.server_process import ServerProcess
from carrack.server.store import StorageError, Store
from carrack.server.store.faults import fault_in
from server.people import change_database, on_server, running_server, until


async def try_both(person, match, version, seat, do):
    """The same command under the same id: the status, the problem, and when to try again."""
    body = {
        "type": "choose",
        "seat": seat,
        "do": do,
        "command_id": "stored-once",
        "expected_version": version,
    }
    return await person.ask("POST", f"/api/matches/{match}/commands", body)


async def next_choice(person, match):
    """Version, seat and a choice of whoever has to decide."""
    state = await person.wish("GET", f"/api/matches/{match}")
    seat = state["position"]["waiting_for"][0]
    decision = (await person.wish("GET", f"/api/matches/{match}?seat={seat}"))["position"]["decision"]
    return state["version"], seat, decision["options"][0]["do"]


class Bound:
    """A process whose files may not grow while it is full."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server

    def fill(self, full: bool) -> None:
        hard = resource.prlimit(self.server.child.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(self.server.child.pid, resource.RLIMIT_FSIZE, (1024 if full else hard, hard))


class SmallDisk:
    """A disk that another file fills."""

    def __init__(self, server: ServerProcess) -> None:
        self.ballast = server.log.parent / "disk" / "ballast"

    def fill(self, full: bool) -> None:
        if not full:
            self.ballast.unlink()
            return
        with contextlib.suppress(OSError), self.ballast.open("wb", 0) as out:
            while True:
                out.write(bytes(512))


@contextlib.contextmanager
def small_disk(folder):
    """A disk of a few megabytes in memory, where one may make such."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=4m", "none", folder]
    if subprocess.run(mount, check=False, capture_output=True).returncode:  # noqa: S603
        pytest.skip("only root may mount a small disk")
    try:
        yield
    finally:
        subprocess.run(["umount", folder], check=True)  # noqa: S603, S607


@pytest.mark.skipif(sys.platform != "linux", reason="small disks, and bounds of other processes, are Linux's")
@pytest.mark.parametrize("kind", [Bound, SmallDisk])
def test_a_full_disk(tmp_path, kind):
    """It is 503 with a time to try again; the same command is done once when there is room."""

    async def story(database: str) -> None:
        server = ServerProcess(tmp_path, database)
        disk = kind(server)
        try:
            await server.healthy()
            person = Person(server.port)
            await person.wish("POST", "/api/guest", {})
            plan = {"game": "colonialism", "seats": [{"who": "me"}, {"who": "me"}]}
            match = (await person.wish("POST", "/api/matches", plan))["id"]
            choice = await next_choice(person, match)
            disk.fill(full=True)
            for _ in range(3):
                status, answer = await try_both(person, match, *choice)
                assert (status, b"problem-storage" in answer) == (503, True)
            assert (await person.ask("GET", "/health"))[0] == 503
            assert (await person.wish("GET", f"/api/matches/{match}"))["version"] == choice[0]
            disk.fill(full=False)
            assert (await person.wish("GET", "/health"))["failed_writes"] >= 3
            for _ in range(2):
                assert (await try_both(person, match, *choice))[0] == 200
            assert (await person.wish("GET", f"/api/matches/{match}"))["version"] == choice[0] + 1
            await person.leave()
        finally:
            server.stop()
        assert "Traceback" not in server.said()
        assert "disk" in server.said()

    if kind is Bound:
        asyncio.run(story(""))
        return
    with small_disk(tmp_path / "disk"):
        asyncio.run(story(f"sqlite:///{tmp_path / 'disk' / 'carrack.db'}"))


def test_a_database_that_may_only_be_read(postgresql, monkeypatch):
    """People can look, but nothing is stored; computer players go on by themselves afterwards."""
    monkeypatch.setattr(players, "STORE_AGAIN", 0.05)

    async def story() -> None:
        database = postgresql.new_database()
        name = database.rpartition("/")[2]
        async with running_server(database) as server:
            person = await server.person()
            match = await person.create("me", "random")
            await until(lambda: waits_for_person(server, match))
            await change_database(
                postgresql, f"ALTER DATABASE {name} SET default_transaction_read_only = on", name
            )
            with pytest.raises(AssertionError, match="problem-storage"):
                await person.choose_any(match, 0, Stream(1))
            await until_read(person, match)
            status, problem = await person.ask("POST", "/api/guest", {})
            assert status == 201  # who has a session stays who they are
            status, problem = await person.ask("PATCH", "/api/me", {"name": "Ida"})
            assert (status, problem["id"]) == (503, "problem-storage")
            assert (await person.ask("GET", "/health"))[0] == 503
            await change_database(
                postgresql, f"ALTER DATABASE {name} RESET default_transaction_read_only", name
            )
            await until_read(person, match)
            state = await person.choose_any(match, 0, Stream(1))
            await until(lambda: later(server, match, state["version"]))
            assert (await person.ask("GET", "/health"))[0] == 200

    asyncio.run(story())


async def until_read(person, match):
    """Until every connection that was ended has been noticed."""
    for _ in range(40):
        if (await person.ask("GET", f"/api/matches/{match}"))[0] == 200:
            return
    raise TimeoutError


def waits_for_person(server, match):
    """Whether the first seat has to decide."""
    loaded = server.services.memory.get(match)
    return loaded is not None and 0 in loaded.waiting_for


def later(server, match, version):
    """Whether a match has gone on."""
    loaded = server.services.memory.get(match)
    return loaded is not None and loaded.version > version


@on_server()
async def test_an_error_of_ours_is_none_of_the_storage(server):
    """What is wrong with a statement stays an error, and says nothing about the storage."""
    with pytest.raises(DBAPIError):
        async with server.services.store.transaction() as tx:
            await tx.execute(text("SELECT nothing FROM nowhere"))
    assert server.services.store.writing.failed == 0


def test_a_database_that_is_not_there(tmp_path):
    """Neither a port where nobody listens nor a damaged file is a failure of our own."""
    file: Path = tmp_path / "x.db"
    file.write_bytes(b"no database" * 1000)

    async def story() -> None:
        nobody = await Store.open("postgresql://carrack@127.0.0.1:1/carrack")
        with pytest.raises(StorageError, match="does not answer"):
            await nobody.check()
        await nobody.close()
        damaged = await Store.open(f"sqlite:///{file}")
        with pytest.raises(StorageError, match="damaged"):
            await damaged.check()
        await damaged.close()

    asyncio.run(story())


def test_faults_of_postgresql():
    """A database that starts, ends or is full is a fault of the storage; a command done twice is none."""
    for kind in (
        asyncpg.CannotConnectNowError,
        asyncpg.AdminShutdownError,
        asyncpg.DiskFullError,
        asyncpg.TooManyConnectionsError,
        asyncpg.ReadOnlySQLTransactionError,
    ):
        assert fault_in(kind("x"))
        assert fault_in(DBAPIError("x", None, kind("x")))
    assert not fault_in(IntegrityError("x", None, asyncpg.UniqueViolationError("x")))
