"""A client for load on a server: as little as it takes, so that what is measured is the server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import time
from collections.abc import AsyncIterable, Callable
from typing import Any, Final

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

HOST: Final = "127.0.0.1"
PATIENCE: Final = 60.0
"""Seconds after which a state that does not come counts as lost."""


class LoadError(Exception):
    """The server did not do what the load needs; the text says what."""


class LateError(LoadError):
    """A state that was waited for did not come."""


class SeenOption(Struct):
    """An option, as far as the load needs it."""

    do: str


class SeenDecision(Struct):
    """A decision, as far as the load needs it."""

    options: list[SeenOption]


class SeenPosition(Struct):
    """A position, as far as the load needs it."""

    waiting_for: list[int]
    decision: SeenDecision | None


class SeenState(Struct):
    """A state, as far as the load needs it."""

    status: str
    version: int
    position: SeenPosition | None


class SeenFrame(Struct):
    """A frame of the socket, as far as the load needs it."""

    type: str
    state: SeenState | None = None


class SeenAnswer(Struct):
    """The answer to a command, as far as the load needs it."""

    state: SeenState


read_frame = msgspec.json.Decoder(SeenFrame).decode
read_answer = msgspec.json.Decoder(SeenAnswer).decode


class Person:
    """One client: a session, a connection for requests, and a socket."""

    def __init__(self, port: int) -> None:
        self.port: Final = port
        self.cookie = ""
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None
        self.live: ClientConnection | None = None
        self.state: SeenState | None = None
        """The newest state that came on the socket."""
        self.seen: dict[int, float] = {}
        """When each version of the match arrived there."""
        self.received = 0
        """Bytes of answers and frames."""
        self._deaf = ""
        """Why nothing comes on the socket any more."""
        self._came: Final = asyncio.Event()

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """A request over a connection that is kept open; one that the server has closed is opened anew."""
        kept = self.writer is not None
        try:
            return await self.ask_once(method, path, body)
        except (OSError, asyncio.IncompleteReadError):
            await self.hang_up()
            if not kept:
                raise
        return await self.ask_once(method, path, body)

    async def ask_once(self, method: str, path: str, body: Any) -> tuple[int, bytes]:
        """A request over the connection there is, or a new one."""
        if self.writer is None or self.reader is None:
            self.reader, self.writer = await asyncio.open_connection(HOST, self.port)
        content = b"" if body is None else json.dumps(body).encode()
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {HOST}:{self.port}",
            f"Origin: http://{HOST}:{self.port}",
            "Content-Type: application/json",
            f"Content-Length: {len(content)}",
            f"Cookie: {self.cookie}",
        ]
        self.writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + content)
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        found = re.search(r"(?i)^content-length: *(\d+)", head, re.MULTILINE)
        answer = await self.reader.readexactly(int(found[1]) if found else 0)
        self.received += len(head) + len(answer)
        for cookie in re.findall(r"(?i)^set-cookie: *([^;\r\n]+)", head, re.MULTILINE):
            self.cookie = cookie
        return int(head.split(" ", 2)[1]), answer

    async def wish(self, method: str, path: str, body: Any = None) -> Any:
        """A request that must succeed, as JSON."""
        status, answer = await self.ask(method, path, body)
        if status >= 300:
            raise LoadError(f"{method} {path}: {status} {answer[:300].decode(errors='replace')}")
        return json.loads(answer)

    async def listen(self, match: str, seat: int, since: int) -> None:
        """Open the socket and note when each version arrives; runs until the socket is closed."""
        self._deaf = ""
        try:
            await self.listen_once(match, seat, since)
        except (OSError, TimeoutError, WebSocketException) as error:
            self._deaf = f"the socket could not be opened: {type(error).__name__} {error}".strip()
        else:
            self._deaf = "the socket was closed"
        self._came.set()

    async def listen_once(self, match: str, seat: int, since: int) -> None:
        """The same; whatever keeps the socket from being opened is an error."""
        address = f"ws://{HOST}:{self.port}/api/live?match={match}&seat={seat}&since={since}&changes=true"
        origin = f"http://{HOST}:{self.port}"
        self.live = await connect(
            address,
            additional_headers={"Cookie": self.cookie},
            origin=origin,  # type: ignore[arg-type] # a plain string is a NewType there
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,  # as browsers: the server asks whether they are still there
        )
        with contextlib.suppress(ConnectionClosed):
            await self.note(self.live)

    async def note(self, live: AsyncIterable[str | bytes]) -> None:
        """When each version arrives."""
        async for frame in live:
            self.received += len(frame)
            state = read_frame(frame).state if frame != "pong" else None
            if state is not None:
                self.state = state
                self.seen.setdefault(state.version, time.perf_counter())
                self._came.set()

    async def state_at(self, version: int) -> SeenState:
        """The newest state, once it is at least this version."""
        return await self.state_when(lambda state: state.version >= version)

    async def state_when(self, fits: Callable[[SeenState], bool]) -> SeenState:
        """The newest state, once it fits; LateError if it does not come."""
        try:
            async with asyncio.timeout(PATIENCE):
                while self.state is None or not fits(self.state):
                    if self._deaf:
                        raise LateError(self._deaf)
                    self._came.clear()
                    await self._came.wait()
        except TimeoutError as error:
            raise LateError(f"a state did not come within {PATIENCE:.0f} s") from error
        return self.state

    async def leave(self) -> None:
        """Close everything."""
        if self.live is not None:
            await self.live.close()
        await self.hang_up()

    async def hang_up(self) -> None:
        """Close what is left of the connection for requests."""
        writer, self.writer = self.writer, None
        if writer is not None:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()
