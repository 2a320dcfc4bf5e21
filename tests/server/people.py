"""People for the tests: they talk to an application in the same event loop, by requests and sockets."""

from __future__ import annotations

import asyncio
import inspect
import json
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import asyncpg  # type: ignore[import-untyped]  # has no types
from starlette.applications import Starlette
from starlette.types import Message

import carrack.server
from carrack.kernel.chance import Stream
from carrack.server.app import make_app
from carrack.server.http.services import Services
from server.browsers import ADDRESS, configured

GAME = "colonialism"
HOST = ADDRESS.removeprefix("http://")
PATIENCE = 60
MOST_SECONDS = 400
"""For a story on a slow machine; only one that hangs takes so long."""
SERVER = str(Path(carrack.server.__path__[0]))


class Person:
    """Somebody with a session."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.cookie = ""
        self.id = 0

    def scope(self, kind: str, path: str, query: dict[str, Any]) -> dict[str, Any]:
        """What the application learns about a request or a handshake."""
        headers = {"host": HOST, "origin": ADDRESS, "content-type": "application/json", "cookie": self.cookie}
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": urlencode(query).encode(),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items() if value],
            "client": ("127.0.0.1", 50000),
            "server": ("127.0.0.1", 8642),
            "root_path": "",
            "state": {},
        }

    async def send(self, method: str, path: str, body: Any = None, **query: Any) -> tuple[int, bytes]:
        """A request: the status and the content of the answer."""
        content = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        told: list[Message] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": content, "more_body": False}

        async def tell(message: Message) -> None:
            told.append(message)

        await self.app(self.scope("http", path, query) | {"method": method}, receive, tell)
        for name, value in told[0]["headers"]:
            if name.lower() == b"set-cookie":
                self.cookie = value.decode().partition(";")[0]
        return told[0]["status"], b"".join(message.get("body", b"") for message in told[1:])

    async def ask(self, method: str, path: str, body: Any = None, **query: Any) -> tuple[int, Any]:
        """A request: the status and the record of the answer."""
        status, content = await self.send(method, path, body, **query)
        return status, json.loads(content) if content else None

    async def get(self, path: str, **query: Any) -> Any:
        """A question that is answered."""
        status, answer = await self.ask("GET", path, **query)
        assert status == 200, answer["id"]
        return answer

    async def post(self, path: str, body: Any) -> Any:
        """A wish that is granted."""
        status, answer = await self.ask("POST", path, body)
        assert status in {200, 201}, answer["id"]
        return answer

    # Matches

    async def create(self, *who: str, **more: Any) -> str:
        """A match with these seats: me, open, or a kind of computer player."""
        plans = [{"who": one} if one in {"me", "open"} else {"who": "computer", "kind": one} for one in who]
        card = await self.post("/api/matches", {"game": GAME, "seats": plans, **more})
        return card["id"]

    async def state(self, match: str, seat: int = -1, **more: Any) -> Any:
        """The match as the person sees it."""
        return await self.get(f"/api/matches/{match}", seat=seat, **more)

    async def try_to(self, match: str, version: int, **command: Any) -> tuple[int, Any]:
        """A command, which may fail."""
        body = {"command_id": secrets.token_hex(8), "expected_version": version, **command}
        return await self.ask("POST", f"/api/matches/{match}/commands", body)

    async def do(self, match: str, **command: Any) -> Any:
        """A command at the present version, which succeeds; the state after it."""
        while True:
            version = (await self.state(match))["version"]
            status, answer = await self.try_to(match, version, **command)
            if (status, answer.get("id")) != (409, "problem-version"):  # a computer player decides as well
                assert status == 200, answer["id"]
                return answer["state"]

    async def join(self, match: str, **more: Any) -> Any:
        """Take a seat."""
        invitation = {"invitation": more["invitation"]} if "invitation" in more else {}
        version = (await self.state(match, **invitation))["version"]
        body = {"command_id": secrets.token_hex(8), "expected_version": version, **more}
        return (await self.post(f"/api/matches/{match}/join", body))["state"]

    async def choose_any(self, match: str, seat: int, stream: Stream) -> Any:
        """Decide at random for a seat that has to; the state after it."""
        while True:
            state = await self.state(match, seat, since=1_000_000)
            options = state["position"]["decision"]["options"]
            choice = {"type": "choose", "seat": seat, "do": options[stream.below(len(options))]["do"]}
            status, answer = await self.try_to(match, state["version"], **choice)
            if (status, answer.get("id")) != (409, "problem-version"):  # a computer player decides as well
                assert status == 200, answer["id"]
                return answer["state"]

    @asynccontextmanager
    async def listening(self, **query: Any) -> AsyncIterator[Socket]:
        """A socket."""
        socket = Socket(self, query)
        try:
            yield socket
        finally:
            await socket.end()


class Socket:
    """The client's side of a socket."""

    def __init__(self, person: Person, query: dict[str, Any]) -> None:
        self.to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.frames: asyncio.Queue[Message] = asyncio.Queue()
        self.to_server.put_nowait({"type": "websocket.connect"})
        scope = person.scope("websocket", "/api/live", query)
        scope["subprotocols"] = []
        self.task = asyncio.create_task(person.app(scope, self.to_server.get, self.frames.put))

    async def message(self) -> Message:
        """What the server sends next."""
        return await asyncio.wait_for(self.frames.get(), PATIENCE)

    async def frame(self, kind: str) -> Any:
        """The next frame of a kind; others are passed over."""
        while True:
            message = await self.message()
            if message["type"] == "websocket.close":
                raise ConnectionError(message.get("code"), message.get("reason"))
            if message["type"] == "websocket.send" and message["text"] != "pong":
                frame = json.loads(message["text"])
                if frame["type"] == kind:
                    return frame

    async def state_at(self, version: int) -> Any:
        """The first state of at least this version."""
        while True:
            state = (await self.frame("state"))["state"]
            if state["version"] >= version:
                return state

    def send(self, text: str) -> None:
        """Send a frame."""
        self.to_server.put_nowait({"type": "websocket.receive", "text": text})

    async def end(self) -> None:
        """Close the socket."""
        self.to_server.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(asyncio.gather(self.task, return_exceptions=True), PATIENCE)


class Clock:
    """The time, until it is set."""

    now: float | None = None

    def __call__(self) -> float:
        return time.time() if self.now is None else self.now


class Server:
    """A running application."""

    def __init__(self, app: Starlette, clock: Clock) -> None:
        self.app = app
        self.clock = clock

    @property
    def services(self) -> Services:
        """Its parts."""
        return self.app.state.services

    def set_time(self, now: float) -> None:
        """The clocks stand still at a time."""
        self.clock.now = now

    async def person(self, name: str = "") -> Person:
        """A new guest."""
        person = Person(self.app)
        me = await person.post("/api/guest", {"name": name} if name else {})
        person.id = me["id"]
        return person


Story = Callable[[Server], Awaitable[None]]


def on_server(**settings: Any) -> Callable[[Story], Callable[[str], None]]:
    """A test that is a story on a running server, on every kind of database."""

    def test(story: Story) -> Callable[[str], None]:
        async def run(database: str) -> None:
            async with running_server(database, **settings) as server:
                await asyncio.wait_for(story(server), MOST_SECONDS)

        def run_story(database: str) -> None:
            asyncio.run(run(database))

        run_story.__name__, run_story.__doc__ = story.__name__, story.__doc__
        return run_story

    return test


async def until(it_is_so: Callable[[], bool], seconds: float = 0.02) -> None:
    """Wait until something is so, looking every few milliseconds."""
    async with asyncio.timeout(PATIENCE):
        while not it_is_so():  # noqa: ASYNC110  # what is waited for has no event
            await asyncio.sleep(seconds)


async def hearing_each_other(*servers: Server) -> None:
    """Wait until processes on one PostgreSQL hear each other."""
    parts = [server.services for server in servers]
    names = {part.nudges._me for part in parts}
    async with asyncio.timeout(PATIENCE):
        while any(names - {part.nudges._me} - part.watch._heard.keys() for part in parts):
            for part in parts:
                await part.nudges.alive()
            await asyncio.sleep(0.02)


@asynccontextmanager
async def running_server(database: str, **settings: Any) -> AsyncIterator[Server]:
    """A server from its start to its end, after which nothing of it goes on."""
    clock = Clock()
    app = make_app(configured(database, **settings), clock)
    before = asyncio.all_tasks()
    async with app.router.lifespan_context(app):
        pool = app.state.services.store.engine.pool
        yield Server(app, clock)
    assert pool.checkedout() == 0
    left = [task.get_coro() for task in asyncio.all_tasks() - before - {asyncio.current_task()}]
    assert [
        coroutine
        for coroutine in left
        if inspect.iscoroutine(coroutine) and coroutine.cr_code.co_filename.startswith(SERVER)
    ] == []


async def change_database(postgresql, statement, name):
    """Change a database; connections to it begin anew."""
    connection = await asyncpg.connect(
        host="127.0.0.1", port=postgresql.port, user="carrack", database="postgres"
    )
    await connection.execute(statement)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name
    )
    await connection.close()
