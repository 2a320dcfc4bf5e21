"""Load on a real server: many live matches, a socket for every seat, a move every few seconds in each.

The server runs in a process of its own, as `carrack serve` starts it. Measured are the time until a move
is acknowledged, the time until every socket at the table has it, what was lost, and the server's memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from carrack.kernel.chance import Stream
from carrack.kernel.registry import rules_of

HOST: Final = "127.0.0.1"
VERSION: Final = re.compile(r'"type":"state".*?"version":([0-9]+)')
START_SECONDS: Final = 30.0
LOOK_SECONDS: Final = 0.03
SETTLE_SECONDS: Final = 5.0
OPENING: Final = 20
"""How many people arrive at once while the matches are set up."""
LIMITLESS: Final = "100000"


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


class Figures:
    """What was measured, in seconds."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.spread: list[float] = []
        self.lost = 0
        self.refused = 0


class Table:
    """One match with a person at every seat."""

    def __init__(self, people: list[Person], figures: Figures, seed: int) -> None:
        self.people: Final = people
        self.figures: Final = figures
        self.stream: Final = Stream(seed)
        self.match = ""
        self.listeners: list[asyncio.Task[None]] = []
        self.moves: list[tuple[int, float]] = []
        self.version = 0
        """What everybody at the table has."""
        self.turn = 0
        """A seat that has to decide."""

    async def open(self, game: str) -> None:
        """Everybody arrives, sits down and listens."""
        for person in self.people:
            await person.wish("POST", "/api/guest", {})
        seats = [{"who": "me"}] + [{"who": "open"}] * (len(self.people) - 1)
        card = await self.people[0].wish(
            "POST", "/api/matches", {"game": game, "seats": seats, "public": True}
        )
        self.match = card["id"]
        version = card["version"]
        for person in self.people[1:]:
            body = {"command_id": secrets.token_hex(8), "expected_version": version}
            version = (await person.wish("POST", f"/api/matches/{self.match}/join", body))["version"]
        status, answer = await self.command(self.people[0], {"type": "start", "expected_version": version})
        if status != 200:
            raise LoadError(f"the match did not start: {status} {answer[:300].decode(errors='replace')}")
        self.note(answer)
        for seat, person in enumerate(self.people):
            self.listeners.append(asyncio.create_task(person.listen(self.match, seat, self.version)))

    async def command(self, person: Person, body: dict[str, Any]) -> tuple[int, bytes]:
        body["command_id"] = secrets.token_hex(8)
        return await person.ask("POST", f"/api/matches/{self.match}/commands", body)

    def note(self, answer: bytes) -> None:
        """What the answer to a command says: the version, and who has to decide."""
        state = json.loads(answer)["state"]
        self.version = state["version"]
        self.turn = min(state["position"]["waiting_for"], default=0)

    async def move(self) -> bool:
        """A seat that has to decide does so at random; False when the game is over."""
        person = self.people[self.turn]
        state = await person.wish("GET", f"/api/matches/{self.match}?seat={self.turn}&since={self.version}")
        if state["status"] != "running":
            return False
        decision = state["position"]["decision"]
        if decision is None:
            raise LoadError(f"match {self.match} does not wait for seat {self.turn + 1}")
        option = decision["options"][self.stream.below(len(decision["options"]))]
        body = {"type": "choose", "expected_version": state["version"], "seat": self.turn, "do": option["do"]}
        begun = time.perf_counter()
        status, answer = await self.command(person, body)
        if status != 200:
            self.figures.refused += 1
            return True
        self.figures.acknowledged.append(time.perf_counter() - begun)
        self.note(answer)
        self.moves.append((self.version, begun))
        return True

    async def play(self, every: float, until: float) -> None:
        """A move every few seconds, at a moment of the match's own."""
        await asyncio.sleep(every * self.stream.below(1000) / 1000)
        due = time.perf_counter()
        while due < until and await self.move():
            due += every
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    def count(self) -> None:
        """When each move reached the sockets; a version that no later one made up for is lost."""
        for version, begun in self.moves:
            for person in self.people:
                later = [when for seen, when in person.seen.items() if seen >= version]
                if later:
                    self.figures.spread.append(min(later) - begun)
                else:
                    self.figures.lost += 1

    async def close(self) -> None:
        for person in self.people:
            await person.leave()
        await asyncio.gather(*self.listeners, return_exceptions=True)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """A server in a process of its own, as `carrack serve` starts it; without limits of requests."""

    def __init__(self, folder: Path, database: str = "", port: int = 0) -> None:
        self.port: Final = port or free_port()
        self.log: Final = folder / "server.log"
        url = database or f"sqlite:///{folder / 'carrack.sqlite'}"
        command = [sys.executable, "-m", "carrack", "serve", "--no-open", "--host", HOST]
        rates = {f"CARRACK_RATE_{name}": LIMITLESS for name in ("READS", "WRITES", "COSTLY", "LOGINS")}
        with self.log.open("ab") as out:
            self.child: Final = subprocess.Popen(  # noqa: S603 -- our own command
                [*command, "--port", str(self.port), "--database", url],
                stdout=out,
                stderr=out,
                env=os.environ | rates,
            )

    async def healthy(self) -> None:
        """Wait until the server answers."""
        end = time.perf_counter() + START_SECONDS
        while self.child.poll() is None and time.perf_counter() < end:
            asking, answered = Person(self.port), False
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                answered = (await asking.ask("GET", "/health"))[0] == 200
            await asking.leave()
            if answered:
                return
            await asyncio.sleep(LOOK_SECONDS)
        raise LoadError(f"the server did not start:\n{self.said()[-2000:]}")

    def said(self) -> str:
        """Its log."""
        return self.log.read_text(errors="replace")

    def stop(self) -> None:
        """End the process, gently first."""
        self.child.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.child.wait(10)
        if self.child.poll() is None:
            self.child.kill()
            self.child.wait()

    def most_memory(self) -> int | None:
        """The most memory that the process ever had, in bytes; None where the system does not tell."""
        try:
            found = re.search(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{self.child.pid}/status").read_text())
        except OSError:
            return None
        return int(found[1]) * 1024 if found else None


@contextlib.asynccontextmanager
async def server(database: str) -> AsyncIterator[ServerProcess]:
    """A server for the load, on an SQLite file of its own unless a database is given."""
    with tempfile.TemporaryDirectory(prefix="carrack-load-") as folder:
        process = ServerProcess(Path(folder), database)
        try:
            await process.healthy()
            yield process
        finally:
            process.stop()


async def measure(
    game: str, matches: int, every: float, seconds: float, database: str, step: Callable[[float], None]
) -> dict[str, Any]:
    """Put the load on a server and take the figures."""
    figures = Figures()
    seats = max(rules_of(game).players)
    async with server(database) as process:
        tables = [
            Table([Person(process.port) for _ in range(seats)], figures, seed) for seed in range(matches)
        ]
        for at in range(0, matches, OPENING):
            await asyncio.gather(*[table.open(game) for table in tables[at : at + OPENING]])
            step(0.5 * at / matches)
        begun = time.perf_counter()
        await play_all(tables, every, seconds, step)
        took = time.perf_counter() - begun
        await asyncio.sleep(SETTLE_SECONDS)
        memory = process.most_memory()
        for table in tables:
            table.count()
        await asyncio.gather(*[table.close() for table in tables])
    return {
        "game": game,
        "database": database.split(":", 1)[0].split("+", 1)[0] or "sqlite",
        "matches": matches,
        "sockets": matches * seats,
        "moves": len(figures.acknowledged),
        "moves_per_second": len(figures.acknowledged) / took,
        "refused": figures.refused,
        "lost": figures.lost,
        "acknowledgement_ms": percentiles(figures.acknowledged),
        "fan_out_ms": percentiles(figures.spread),
        "memory_mb": None if memory is None else memory / 1_000_000,
    }


async def play_all(tables: list[Table], every: float, seconds: float, step: Callable[[float], None]) -> None:
    """Moves at all tables for some time."""
    begun = time.perf_counter()
    try:
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(table.play(every, begun + seconds)) for table in tables]
            while not all(task.done() for task in tasks):
                await asyncio.sleep(1)
                step(min(1.0, 0.5 + 0.5 * (time.perf_counter() - begun) / seconds))
    except ExceptionGroup as failed:
        raise LoadError(str(failed.exceptions[0])) from failed


def percentiles(times: list[float]) -> dict[str, float]:
    """The median, the 99th percentile and the longest, in milliseconds."""
    ordered = sorted(times)
    if not ordered:
        raise LoadError("no move was acknowledged")
    return {
        "median": 1000 * ordered[len(ordered) // 2],
        "p99": 1000 * ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)],
        "longest": 1000 * ordered[-1],
    }
