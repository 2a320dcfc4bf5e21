"""A client for load on a server: as little as it takes, so that what is measured is the server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import time
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

HOST: Final = "127.0.0.1"
VERSION: Final = re.compile(r'"type":"state".*?"version":([0-9]+)')


class LoadError(Exception):
    """The server did not do what the load needs; the text says what."""


class Person:
    """One client: a session, a connection for requests, and a socket."""

    def __init__(self, port: int) -> None:
        self.port: Final = port
        self.cookie = ""
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None
        self.live: ClientConnection | None = None
        self.seen: dict[int, float] = {}
        """When each version of the match arrived on the socket."""

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
        address = f"ws://{HOST}:{self.port}/api/live?match={match}&seat={seat}&since={since}"
        origin = f"http://{HOST}:{self.port}"
        self.live = await connect(
            address,
            additional_headers={"Cookie": self.cookie},
            origin=origin,  # type: ignore[arg-type] # a plain string is a NewType there
            max_size=None,
        )
        with contextlib.suppress(ConnectionClosed):
            await self.note(self.live)

    async def note(self, live: ClientConnection) -> None:
        """When each version arrives."""
        async for frame in live:
            found = VERSION.search(frame[:600]) if isinstance(frame, str) else None
            if found is not None:
                self.seen.setdefault(int(found[1]), time.perf_counter())

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
