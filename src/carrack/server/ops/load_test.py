"""Load on a real server: many live matches, a socket for every seat, a move every few seconds in each.

The server runs in a process of its own, as `carrack serve` starts it. Whoever decides knows the options from
the socket. Measured are the time until a move is acknowledged, the time until every socket at the table has
it, what was lost, the memory of a match and of a socket, and, as fast as it goes and side by side with a bare
server: moves a second, processor time and bytes of a move.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any, Final, Literal

from carrack.kernel.chance import Stream
from carrack.kernel.registry import rules_of
from carrack.kernel.rules import Rules, SetupError
from carrack.server.ops.load_client import LateError, LoadError, Person, SeenState, read_answer
from carrack.server.ops.server_process import BareProcess, ServerProcess

OPENING: Final = 20
"""How many people arrive at once while the matches are set up."""
SEATS: Final = 4
"""Sockets at each table."""
AT_ONCE: Final = 20
"""Tables that move as fast as the server takes it, and clients of the bare server."""
FAST_SECONDS: Final = 20.0
SLICES: Final = 4


class Figures:
    """What was measured, in seconds."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.spread: list[float] = []
        self.lost = 0
        self.refused: list[str] = []
        self.seconds = 0.0

    def check(self) -> None:
        """A measurement without a move is none."""
        if not self.acknowledged:
            why = f"; the first of {len(self.refused)} refusals: {self.refused[0]}" if self.refused else ""
            raise LoadError(f"no move was acknowledged{why}")


class Table:
    """One match with a person at every seat."""

    def __init__(self, people: list[Person], seed: int) -> None:
        self.people: Final = people
        self.figures = Figures()
        self.stream: Final = Stream(seed)
        self.match = ""
        self.listeners: list[asyncio.Task[None]] = []
        self.moves: list[tuple[int, float]] = []
        self.version = 0
        """What everybody at the table has."""
        self.turn = 0
        """A seat that has to decide."""
        self.received = 0
        """Bytes of answers and frames while moves were counted."""

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

    def refuse(self, status: int, answer: bytes) -> None:
        """Note why a move was refused."""
        self.figures.refused.append(f"{status} {answer[:300].decode(errors='replace')}")

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
        body["changes"] = True
        begun = time.perf_counter()
        status, answer = await self.command(person, body)
        if status != 200:
            self.refuse(status, answer)
            return True
        self.figures.acknowledged.append(time.perf_counter() - begun)
        self.note(read_answer(answer).state)
        self.moves.append((self.version, begun))
        return True

    async def play(self, every: float, until: float) -> None:
        """A move every few seconds, at a moment of the match's own, and at least one."""
        before = min(every, until - time.perf_counter())
        await asyncio.sleep(before * self.stream.below(1000) / 1000)
        due = time.perf_counter()
        while await self.move():
            due += every
            if max(due, time.perf_counter()) >= until:
                return
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def settle(self) -> None:
        """Wait until everybody at the table has its newest version, or it is lost."""
        await asyncio.gather(*[has_come(person, self.version) for person in self.people])

    def count(self) -> None:
        """When each move reached the sockets; a version that no later one made up for is lost."""
        for version, begun in self.moves:
            for person in self.people:
                later = [when for seen, when in person.seen.items() if seen >= version]
                if later:
                    self.figures.spread.append(min(later) - begun)
                else:
                    self.figures.lost += 1

    def count_bytes(self) -> int:
        """The bytes that everybody at the table got since this was last asked."""
        found = sum(person.received for person in self.people)
        for person in self.people:
            person.received = 0
        return found

    async def close(self) -> None:
        for person in self.people:
            await person.leave()
        await asyncio.gather(*self.listeners, return_exceptions=True)


async def has_come(person: Person, version: int) -> None:
    """Wait until somebody has a version, or it is lost, which is counted later."""
    with contextlib.suppress(LateError):
        await person.state_at(version)


class Servers:
    """Processes that share a database; the people of a table are spread over them."""

    def __init__(self, folder: Path, database: str, count: int) -> None:
        self.processes: Final = [ServerProcess(folder, database) for _ in range(count)]

    def people(self, count: int) -> list[Person]:
        """Those of a table."""
        return [Person(self.processes[seat % len(self.processes)].port) for seat in range(count)]

    def memory(self, what: Literal["VmRSS", "VmHWM"]) -> int | None:
        """Of all together; None where the system does not tell."""
        found = [process.memory(what) for process in self.processes]
        return None if None in found else sum(filter(None, found))

    def processor_seconds(self) -> float | None:
        """Of all together; None where the system does not tell."""
        found = [process.processor_seconds() for process in self.processes]
        return None if None in found else sum(filter(None, found))


@contextlib.asynccontextmanager
async def server(database: str, processes: int = 1) -> AsyncIterator[tuple[Servers, BareProcess]]:
    """A server for the load, on an SQLite file of its own unless a database is given, and the bare one."""
    with tempfile.TemporaryDirectory(prefix="carrack-load-") as folder:
        servers, bare = Servers(Path(folder), database, processes), BareProcess(Path(folder))
        started = [*servers.processes, bare]
        try:
            for process in started:
                await process.healthy()
            yield servers, bare
        finally:
            for process in started:
                process.stop()


async def measure(
    game: str,
    matches: int,
    every: float,
    seconds: float,
    database: str,
    step: Callable[[float], None],
    processes: int = 1,
) -> dict[str, Any]:
    """Put the load on a server and take the figures."""
    seats = min(SEATS, most_seats(rules_of(game)))
    async with server(database, processes) as (process, bare):
        tables = [Table(process.people(seats), seed) for seed in range(matches)]
        memory = await open_all(tables, game, process, step)
        used = process.processor_seconds()
        fast, bare_fast = await side_by_side(tables, bare, seconds)
        used = None if used is None else (process.processor_seconds() or used) - used
        received = sum(table.received for table in tables)
        slow = Figures()
        for table in tables:
            table.figures, table.moves = slow, []
        begun = time.perf_counter()
        await play_all(tables, every, seconds, step)
        took = time.perf_counter() - begun
        await asyncio.gather(*[table.settle() for table in tables])
        most = process.memory("VmHWM")
        for table in tables:
            table.count()
        await asyncio.gather(*[table.close() for table in tables])
    slow.check()
    moves = len(fast.acknowledged)
    return {
        "game": game,
        "database": database.split(":", 1)[0].split("+", 1)[0] or "sqlite",
        "processes": processes,
        "matches": matches,
        "sockets": matches * seats,
        "most_moves_per_second": moves / fast.seconds,
        "bare_moves_per_second": bare_fast.rate,
        "bare_ratio": moves / fast.seconds / bare_fast.rate,
        "moves": len(slow.acknowledged),
        "moves_per_second": len(slow.acknowledged) / took,
        "refused": len(fast.refused) + len(slow.refused),
        "lost": slow.lost,
        "acknowledgement_ms": percentiles(slow.acknowledged),
        "fan_out_ms": percentiles(slow.spread),
        "processor_ms": None if used is None else 1000 * used / moves,
        "bare_processor_ms": bare_fast.processor_ms,
        "bytes_per_move": received / moves,
        "memory_mb": None if most is None else most / 1_000_000,
        **memory,
    }


async def open_all(
    tables: list[Table], game: str, process: Servers, step: Callable[[float], None]
) -> dict[str, float | None]:
    """Set all matches up, then open all sockets: the memory that each takes, in kB.

    The first of each is not counted: it loads what all share.
    """
    await tables[0].open(game)
    before = process.memory("VmRSS")
    for at in range(1, len(tables), OPENING):
        await asyncio.gather(*[table.open(game) for table in tables[at : at + OPENING]])
        step(0.4 * at / len(tables))
    rooms = process.memory("VmRSS")
    for at in range(0, len(tables), OPENING):
        await asyncio.gather(*[table.listen() for table in tables[at : at + OPENING]])
        step(0.4 + 0.1 * at / len(tables))
    sockets = process.memory("VmRSS")
    if before is None or rooms is None or sockets is None or len(tables) == 1:
        return {"room_kb": None, "socket_kb": None}
    listening = sum(len(table.people) for table in tables)
    return {
        "room_kb": (rooms - before) / 1000 / (len(tables) - 1),
        "socket_kb": (sockets - rooms) / 1000 / listening,
    }


class Bare:
    """What the bare server did."""

    def __init__(self) -> None:
        self.moves = 0
        self.seconds = 0.0
        self.processor_ms: float | None = None

    @property
    def rate(self) -> float:
        return self.moves / self.seconds


async def side_by_side(tables: list[Table], bare: BareProcess, seconds: float) -> tuple[Figures, Bare]:
    """Moves as fast as both servers take them, in slices by turns, so that a busy machine is fair to both.

    Each slice is played by other tables where there are enough, and is short where not: no game ends then.
    """
    figures, done = Figures(), Bare()
    slice_seconds = min(seconds, FAST_SECONDS, FAST_SECONDS * len(tables) / (AT_ONCE * SLICES)) / SLICES
    people = [Person(bare.port) for _ in range(AT_ONCE)]
    for table in tables:
        table.figures = figures
        table.count_bytes()
    used = bare.processor_seconds()
    for turn in range(SLICES):
        at = turn * AT_ONCE % len(tables)
        playing = tables[at : at + AT_ONCE]
        begun = time.perf_counter()
        until = begun + slice_seconds
        done.moves += sum(await asyncio.gather(*[post_bare(person, until) for person in people]))
        done.seconds += time.perf_counter() - begun
        begun = time.perf_counter()
        await asyncio.gather(*[table.play(0.0, begun + slice_seconds) for table in playing])
        figures.seconds += time.perf_counter() - begun
    for table in tables:
        table.received = table.count_bytes()
    if used is not None:
        done.processor_ms = 1000 * ((bare.processor_seconds() or used) - used) / done.moves
    await asyncio.gather(*[person.leave() for person in people])
    figures.check()
    return figures, done


async def post_bare(person: Person, until: float) -> int:
    """Moves to the bare server, one after the other; how many."""
    moves = 0
    while time.perf_counter() < until:
        body = {"type": "choose", "expected_version": moves, "seat": 0, "do": "pass"}
        await person.wish("POST", "/move", body | {"command_id": secrets.token_hex(8)})
        moves += 1
    return moves


def most_seats(rules: Rules) -> int:
    """The most players that a game takes as it is usually played."""
    for seats in sorted(rules.players, reverse=True):
        with contextlib.suppress(SetupError):
            return rules.setup(seats, {}).seats
    raise LoadError(f"{rules.id} can't be set up without options")


async def play_all(
    tables: Sequence[Table], every: float, seconds: float, step: Callable[[float], None]
) -> None:
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
    return {
        "median": 1000 * ordered[len(ordered) // 2],
        "p99": 1000 * ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)],
        "longest": 1000 * ordered[-1],
    }
