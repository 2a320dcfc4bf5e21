"""Load on a real server: many live matches, a socket for every seat, a move every few seconds in each.

The server runs in a process of its own, as `carrack serve` starts it. Measured are the time until a move
is acknowledged, the time until every socket at the table has it, what was lost, the server's memory, and the
processor time that a move takes it (with the question for the options before it).
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, Final

from carrack.kernel.chance import Stream
from carrack.kernel.registry import rules_of
from carrack.kernel.rules import Rules, SetupError
from carrack.server.ops.load_client import LoadError, Person, SeenState, read_answer
from carrack.server.ops.server_process import ServerProcess

SETTLE_SECONDS: Final = 5.0
OPENING: Final = 20
"""How many people arrive at once while the matches are set up."""


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
        """Everybody arrives and sits down."""
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
        self.note(read_answer(answer).state)
        for person in self.people:
            await person.hang_up()

    async def listen(self) -> None:
        """Everybody opens a socket and gets the state."""
        for seat, person in enumerate(self.people):
            self.listeners.append(asyncio.create_task(person.listen(self.match, seat, -1)))
        await asyncio.gather(*[person.state_at(self.version) for person in self.people])

    async def command(self, person: Person, body: dict[str, Any]) -> tuple[int, bytes]:
        body["command_id"] = secrets.token_hex(8)
        return await person.ask("POST", f"/api/matches/{self.match}/commands", body)

    def note(self, state: SeenState) -> None:
        """What the answer to a command says: the version, and who has to decide."""
        self.version = state.version
        self.turn = min(state.position.waiting_for if state.position else [], default=0)

    async def move(self) -> bool:
        """A seat that has to decide does so at random, as its socket told it; False when the game is over."""
        person = self.people[self.turn]
        state = await person.state_at(self.version)
        if state.status != "running":
            return False
        if state.position is None or state.position.decision is None:
            raise LoadError(f"match {self.match} does not wait for seat {self.turn + 1}")
        options = state.position.decision.options
        do = options[self.stream.below(len(options))].do
        body = {"type": "choose", "expected_version": state.version, "seat": self.turn, "do": do}
        begun = time.perf_counter()
        status, answer = await self.command(person, body)
        if status != 200:
            self.figures.refused += 1
            return True
        self.figures.acknowledged.append(time.perf_counter() - begun)
        self.note(read_answer(answer).state)
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
    seats = most_seats(rules_of(game))
    async with server(database) as process:
        tables = [
            Table([Person(process.port) for _ in range(seats)], figures, seed) for seed in range(matches)
        ]
        for at in range(0, matches, OPENING):
            await asyncio.gather(*[table.open(game) for table in tables[at : at + OPENING]])
            step(0.5 * at / matches)
        begun, used = time.perf_counter(), process.processor_seconds()
        await play_all(tables, every, seconds, step)
        took = time.perf_counter() - begun
        used = None if used is None else (process.processor_seconds() or used) - used
        await asyncio.sleep(SETTLE_SECONDS)
        memory = process.memory("VmHWM")
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
        "processor_ms": None if used is None else 1000 * used / len(figures.acknowledged),
        "memory_mb": None if memory is None else memory / 1_000_000,
    }


def most_seats(rules: Rules) -> int:
    """The most players that a game takes as it is usually played."""
    for seats in sorted(rules.players, reverse=True):
        with contextlib.suppress(SetupError):
            return rules.setup(seats, {}).seats
    raise LoadError(f"{rules.id} can't be set up without options")


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
