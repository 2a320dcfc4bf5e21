"""Running a server, and caring for its database: what `carrack serve` and its companions do."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Final, TypeVar

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from carrack.extras import how_to_get
from carrack.server.app import make_app
from carrack.server.http.connections import BoundedConfig, Connections
from carrack.server.ops.config import Config
from carrack.server.ops.garbage import seldom_collected
from carrack.server.ops.logs import FailedAccepts, logger
from carrack.server.store import DatabaseBusyError, StorageError, Store, Transaction, backups
from carrack.server.store.checking import check as check_all
from carrack.server.store.checking import only_to_read
from carrack.server.store.migrations import NEWEST, NewerDatabaseError, revision_of, upgrade

BACKLOG: Final = 128
TRIES: Final = 50
FILES_BESIDE: Final = 100
"""Open files that are no connections: the database's, the processes' that think, the program's own."""
log = logger("serving")


class ServingError(Exception):
    """What keeps a server from running; the text says what would help."""


class PortTakenError(ServingError):
    """Something listens there already."""


class Server(uvicorn.Server):
    """A server that ends in peace: after a signal it closes the matches and the database, then returns."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce: Final = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._announce()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        names = [signal.SIGINT, signal.SIGTERM]
        before = {name: signal.signal(name, self.handle_exit) for name in names}
        try:
            yield
        finally:
            for name, action in before.items():
                signal.signal(name, action)


def listen(config: Config) -> socket.socket:
    """The socket to serve on; a taken port is named together with a free one."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    # Named as TCP, for asyncio sends at once (TCP_NODELAY) on such sockets only: else answers wait 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if sys.platform != "win32":  # there it would let two servers share a port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((config.host.strip("[]"), config.port))
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            free = free_port(config.host.strip("[]"), family, config.port + 1)
            raise PortTakenError(
                f"port {config.port} of {config.host} is taken by another program; try --port {free}"
            ) from error
        raise ServingError(f"can't listen on {config.host}, port {config.port}: {error.strerror}") from error
    listening.listen(BACKLOG)
    listening.set_inheritable(True)
    return listening


def free_port(host: str, family: int, first: int) -> int:
    """A port from `first` on that nothing listens on."""
    for port in range(first, min(first + TRIES, 65536)):
        with socket.socket(family, socket.SOCK_STREAM) as tried, contextlib.suppress(OSError):
            tried.bind((host, port))
            return port
    return 0


def address_of(config: Config, listening: socket.socket) -> str:
    """How a browser on this machine reaches the server."""
    port = listening.getsockname()[1]
    host = config.host.strip("[]")
    if host in {"0.0.0.0", "::"}:  # noqa: S104  # compared with, not listened on
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def serve(config: Config, announce: Callable[[str], None]) -> None:
    """Serve until a signal ends it; `announce` is told the address once the server answers."""
    make_file(config)
    with contextlib.closing(listen(config)) as listening, clear_errors(config):
        asyncio.run(run(config, listening, announce))


async def run(config: Config, listening: socket.socket, announce: Callable[[str], None]) -> None:
    """The application around the server, so that what keeps it from starting is an error of ours."""
    app = make_app(config)
    asyncio.get_running_loop().set_exception_handler(FailedAccepts())
    settings = BoundedConfig(
        app,
        Connections(connections_for(config), config.address_connections, config.proxies),
        config.header_seconds,
        backlog=BACKLOG,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies),
        timeout_graceful_shutdown=3,  # else it waits for ever for a socket that nobody reads
        ws_max_size=65_536,
        ws_ping_interval=20,
        ws_per_message_deflate=False,  # its memory for each socket is more than all the rest
    )
    server = Server(settings, lambda: announce(address_of(config, listening)))
    async with app.router.lifespan_context(app):
        with seldom_collected():
            await server.serve(sockets=[listening])


def connections_for(config: Config) -> int:
    """How many connections there may be; the system's bound of open files is raised for them."""
    if sys.platform == "win32":
        return config.most_connections
    import resource  # noqa: PLC0415  # not there

    wanted = config.most_connections + FILES_BESIDE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        if soft < wanted:
            log.warning("fewer connections than most_connections", open_files=soft)
            return max(soft - FILES_BESIDE, soft // 2)
    return config.most_connections


def migrate(config: Config) -> None:
    """Bring the database to this program's version."""
    make_file(config)

    async def bring() -> None:
        store = await Store.open(config.database_address, config.connections)
        try:
            await upgrade(store.engine)
        finally:
            await store.close()

    with clear_errors(config):
        asyncio.run(bring())


def backup(config: Config, file: Path) -> None:
    """A copy of the SQLite database, also while a server writes to it."""
    with clear_backup_errors():
        backups.copy(sqlite_file(config), file)


def restore(config: Config, file: Path) -> Path | None:
    """Put a copy in the place of the SQLite database; where the former one is kept now."""
    with clear_backup_errors():
        return backups.restore(file, sqlite_file(config))


def sqlite_file(config: Config) -> Path:
    """The file of the database, where it is one."""
    if config.database_file is None:
        raise ServingError("only SQLite databases are copied so; for PostgreSQL use pg_dump and pg_restore")
    return config.database_file


@contextlib.contextmanager
def clear_backup_errors() -> Iterator[None]:
    """What keeps a copy from being made or put back."""
    try:
        yield
    except (backups.BackupError, DatabaseBusyError) as error:
        raise ServingError(str(error)) from error


def check(config: Config, tell: Callable[[str], None]) -> tuple[int, int]:
    """Whether what is stored fits together, also while a server runs; the number of matches and of faults."""
    source = config.database_file
    if source is not None and not source.is_file():
        raise ServingError(f"there is no database {source}")

    async def look() -> tuple[int, int]:
        store = await Store.open(config.database_address, 2) if source is None else only_to_read(source)
        count = faults = 0
        try:
            async for match, wrong in check_all(store):
                count += bool(match)
                faults += len(wrong)
                for what in wrong:
                    tell(f"match {match}: {what}" if match else f"database: {what}")
        finally:
            await store.close()
        return count, faults

    with clear_errors(config):
        return asyncio.run(look())


T = TypeVar("T")


def administer(config: Config, act: Callable[[Transaction], Awaitable[T]]) -> T:
    """Something that whoever runs the server does to its database, also beside a running server."""
    if config.database_file is not None and not config.database_file.is_file():
        raise ServingError(f"there is no database {config.database_file}; start the server once")

    async def do() -> T:
        store = await Store.open(config.database_address, 2, alone=False)
        try:
            async with store.reading() as reading:
                revision = await reading.run_sync(revision_of)
            if revision != NEWEST:
                raise ServingError("the database is of another version: run `carrack migrate` first")
            async with store.transaction() as tx:
                return await act(tx)
        finally:
            await store.close()

    with clear_errors(config):
        return asyncio.run(do())


def make_file(config: Config) -> None:
    """The SQLite file and its folder, for their owner alone: what is hidden in matches is in there."""
    file = config.database_file
    if file is not None:
        try:
            file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))
        except OSError as error:
            raise ServingError(f"database {file}: {error.strerror}") from error


@contextlib.contextmanager
def clear_errors(config: Config) -> Iterator[None]:
    """What is wrong with a database, in a sentence without its password."""
    where = config.database_url.render_as_string(hide_password=True)
    try:
        yield
    except DatabaseBusyError as error:
        raise ServingError(str(error)) from error
    except StorageError as error:
        raise ServingError(f"database {where}: {error}") from error
    except NewerDatabaseError as error:
        raise ServingError(f"database {where}: it was made by a newer Carrack ({error})") from error
    except ModuleNotFoundError as error:
        raise ServingError(
            f"database {where}: {how_to_get(error.name or 'a package', 'postgres')}"
        ) from error
    except (SQLAlchemyError, OSError) as error:
        what = str(getattr(error, "orig", None) or error)
        raise ServingError(f"database {where}: {what}") from error
