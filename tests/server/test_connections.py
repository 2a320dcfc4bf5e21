"""Connections that ask nothing, ask too slowly or say too much: they end, and everybody else is answered."""

import asyncio
import json
import logging
import resource
from contextlib import asynccontextmanager

import pytest
import structlog
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from carrack.server.app import make_app
from carrack.server.http.connections import BYTES_AT_ONCE, BoundedConfig, Connections
from carrack.server.ops.buckets import Bucket
from carrack.server.ops.load_client import HOST, Person
from carrack.server.ops.logs import FailedAccepts, set_up_logs
from carrack.server.serving import Server, connections_for, listen
from server.browsers import configured
from server.people import PATIENCE, until

WHOLE = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@asynccontextmanager
async def listening(folder, **settings: object):
    """A server on a real port; the port, and its connections."""
    config = configured(f"sqlite:///{folder / 'x.db'}", port=0, **settings)
    app = make_app(config)
    connections = Connections(config.most_connections, config.address_connections, config.proxies)
    bounded = BoundedConfig(
        app, connections, config.header_seconds, lifespan="off", log_config=None, timeout_graceful_shutdown=1
    )
    started = asyncio.Event()
    server = Server(bounded, started.set)
    with listen(config) as socket:
        async with app.router.lifespan_context(app):
            serving = asyncio.create_task(server.serve(sockets=[socket]))
            await started.wait()
            try:
                yield socket.getsockname()[1], connections
            finally:
                server.should_exit = True
                await serving


@asynccontextmanager
async def knocking(port):
    """Opens connections that send something; all of them are closed at the end."""
    writers = []

    async def knock(content: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection(HOST, port)
        writers.append(writer)
        writer.write(content)
        return reader, writer

    yield knock
    for writer in writers:
        writer.close()
    await asyncio.gather(*[writer.wait_closed() for writer in writers], return_exceptions=True)


def told(answer):
    """The status and the problem of an answer."""
    head, _, content = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(content)["id"] if content else ""


async def live(person):
    """A socket of somebody."""
    address, origin = f"ws://{HOST}:{person.port}/api/live", f"http://{HOST}:{person.port}"
    headers = {"Cookie": person.cookie}
    return await connect(address, additional_headers=headers, origin=Origin(origin), ping_interval=None)


async def close_code(socket):
    """The code with which the server ends a socket."""
    async with asyncio.timeout(PATIENCE):
        try:
            while True:
                await socket.recv()
        except ConnectionClosed:
            return socket.close_code, socket.close_reason


def test_half_a_header(tmp_path):
    """A header has its time, the first of a connection and any later one; silence ends too."""

    async def story() -> None:
        async with listening(tmp_path, header_seconds=1) as (port, connections), knocking(port) as knock:
            silent, _ = await knock()
            half, _ = await knock(WHOLE[:-2])
            later, writer = await knock(WHOLE)
            assert b"200 OK" in await later.readuntil(b"}")
            writer.write(b"GET /hea")
            async with asyncio.timeout(PATIENCE):
                assert await silent.read() == b""
                assert told(await half.read()) == (408, "")
                assert told(await later.read()) == (408, "")
            await until(lambda: len(connections) == 0)
            again, _ = await knock(WHOLE)
            assert b"200 OK" in await again.readuntil(b"}")

    asyncio.run(story())


def test_the_rest_of_a_body_that_nobody_wanted(tmp_path):
    """It has the same time, though it comes drop by drop."""

    async def story() -> None:
        async with listening(tmp_path, header_seconds=1) as (port, connections), knocking(port) as knock:
            head = b"POST / HTTP/1.1\r\nHost: elsewhere\r\nContent-Length: 999\r\n\r\n"
            reader, writer = await knock(head)
            await reader.readuntil(b"}")
            while len(connections):
                writer.write(b"x")
                await asyncio.sleep(0.02)

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_a_long_answer_is_no_late_header(tmp_path):
    """The time is for headers alone: a socket stays, and a request over a connection that is kept."""

    async def story() -> None:
        async with listening(tmp_path, header_seconds=1) as (port, _):
            person = Person(port)
            await person.wish("POST", "/api/guest", {})
            socket = await live(person)
            await asyncio.sleep(1.5)
            await socket.send("ping")
            while await socket.recv() != "pong":
                pass
            await socket.close()
            await person.leave()

    asyncio.run(story())


def test_too_many_connections(tmp_path):
    """One address has its bound; what comes beyond is told so, and somebody who goes makes room."""

    async def story() -> None:
        bound = listening(tmp_path, address_connections=30)
        async with bound as (port, connections), knocking(port) as knock:
            kept = [await knock() for _ in range(30)]
            await until(lambda: len(connections) == 30)
            reader, _ = await knock()
            async with asyncio.timeout(PATIENCE):
                assert told(await reader.read()) == (503, "problem-address-connections")
            kept[0][1].close()
            await until(lambda: len(connections) == 29)
            person = Person(port)
            assert (await person.ask("GET", "/health"))[0] == 200
            await person.leave()

    asyncio.run(story())


def test_addresses_are_counted_apart():
    """Each has its own bound, proxies have none, and all together have one."""
    connections = Connections(6, 2, ["10.0.0.0/8"])
    assert [connections.come("1.2.3.4") for _ in range(3)] == ["", "", "problem-address-connections"]
    assert [connections.come(f"2001:db8::{end}") for end in (1, 2, 3)][2] == "problem-address-connections"
    assert [connections.come("10.1.1.1") for _ in range(3)] == ["", "", "problem-connections"]
    connections.go("1.2.3.4")
    assert (connections.come("1.2.3.4"), len(connections)) == ("", 6)


@pytest.mark.parametrize("what", ["frames", "pings", "bytes"])
def test_a_flood_through_a_socket(tmp_path, what, capsys):
    """It is closed with 1008, by messages as by control frames, and nobody else notices."""

    async def story() -> None:
        async with listening(tmp_path) as (port, connections):
            person, other = Person(port), Person(port)
            await person.wish("POST", "/api/guest", {})
            await other.wish("POST", "/api/guest", {})
            socket = await live(person)
            closed = asyncio.create_task(close_code(socket))
            try:
                for _ in range(2000):
                    if what == "frames":
                        await socket.send("ping")
                    elif what == "pings":
                        await socket.ping()
                    else:
                        await socket.send("x" * 10_000)
                    if closed.done():
                        break
            except ConnectionClosed:
                pass
            assert await closed == (1008, "problem-frames")
            await other.wish("GET", "/api/me")
            await person.leave()
            await other.leave()
            await until(lambda: len(connections) == 0)

    asyncio.run(story())
    assert capsys.readouterr().err == ""


def test_what_a_page_sends_is_no_flood(tmp_path):
    """A ping a second and more are answered for as long as one likes."""
    now = [0.0]
    frames = Bucket(240, 240 / 60, lambda: now[0])
    sent = Bucket(BYTES_AT_ONCE, 1024, lambda: now[0])
    for _ in range(1000):
        now[0] += 0.3
        assert frames.take() == sent.take(16) == 0.0


def test_failed_accepts_in_the_log():
    """Ten thousand connections that can't be accepted are one line a minute."""
    now = [0.0]
    loop = asyncio.new_event_loop()
    loop.set_exception_handler(FailedAccepts(lambda: now[0]))
    failed = {"message": "socket.accept() out of system resource", "exception": OSError(24, "Too many")}
    with structlog.testing.capture_logs() as logs:
        for _ in range(10_000):
            loop.call_exception_handler(dict(failed))
        now[0] = 61.0
        loop.call_exception_handler(dict(failed))
    loop.close()
    assert [line["count"] for line in logs] == [1, 10_000]


def test_rotated_logs(tmp_path):
    """A log file has a length, and few are kept."""
    file = tmp_path / "carrack.log"
    try:
        set_up_logs(
            configured("sqlite://", log_file=str(file), log_megabytes=1, log_files=2, log_level="info")
        )
        for _ in range(5000):
            logging.getLogger("test").info("x" * 1000)
    finally:
        set_up_logs(configured("sqlite://"))
    assert sorted(one.name for one in tmp_path.iterdir()) == ["carrack.log", "carrack.log.1", "carrack.log.2"]
    assert file.stat().st_size <= 1_000_000


def test_open_files(monkeypatch):
    """The system's bound is raised as far as it goes; where it doesn't, there are fewer connections."""
    limits = [(256, 10_000)]
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _, new: limits.append(new))
    assert connections_for(configured("sqlite://", most_connections=4000)) == 4000
    assert limits[-1] == (4100, 10_000)
    limits.append((256, 1024))
    assert connections_for(configured("sqlite://", most_connections=4000)) == 924
    assert limits[-1] == (1024, 1024)
