"""A server that is left running while people play, listen, look back and are cut off: it stays as it was.

The server runs in a process of its own, on this machine alone. At first it is killed and started again; what
was acknowledged must be there. Then its open files and its memory are read every few seconds, while sockets
are cut and processes that think are killed. They are flat if the end is no higher than the middle.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import secrets
import signal
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, structs

from carrack.kernel.chance import Stream
from carrack.server.ops.load_client import LoadError, Person
from carrack.server.ops.server_process import ServerProcess

MOVE_SECONDS: Final = 0.05
"""Between two moves at a table."""
CUT_EVERY: Final = 40
"""Moves of a table until one of its sockets is cut."""
DONE, LATE = 200, 409
SETTINGS: Final = {"CARRACK_MOST_LOADED": "10"}
"""Matches kept in memory are soon at their bound: what grows after that should not."""
SAMPLES: Final = 60
"""In the whole time."""
KILL_AT: Final = 0.15
"""The share of the time after which the server itself is killed; what is measured begins after it."""
MOST_FILES: Final = 4
MOST_SHARE: Final = 0.05
MOST_BYTES: Final = 6_000_000
"""More open files or memory than that at the end is growth."""


class Sample(Struct, frozen=True):
    """The server at one moment: seconds since the start, open files, bytes of memory."""

    seconds: float
    files: int
    memory: int


class Soak:
    """What happened, counted."""

    def __init__(self) -> None:
        self.moves = 0
        self.matches = 0
        self.reviews = 0
        self.cut = 0
        self.kills = 0
        self.lost = 0
        self.until = 0.0
        """When it is over, as `time.monotonic` tells it."""
        self.samples: list[Sample] = []


class Guest:
    """Somebody with a socket, who plays match after match: against a computer player, or both sides."""

    def __init__(self, port: int, game: str, soak: Soak, seed: int) -> None:
        self._port: Final = port
        self._game: Final = game
        self._soak: Final = soak
        self._stream: Final = Stream(seed)
        self.person = Person(port)
        self.match = ""
        self.version = 0
        self._seed: Final = seed
        self._moves = 0
        self._listening: asyncio.Task[None] | None = None

    async def play(self, up: asyncio.Event) -> None:
        """Until the time is over; while the server is down everybody waits."""
        while time.monotonic() < self._soak.until:
            await up.wait()
            try:
                await self._play_once(up)
            except (OSError, asyncio.IncompleteReadError):
                await self.person.hang_up()  # it was killed meanwhile
            except LoadError:
                if up.is_set():
                    raise

    async def _play_once(self, up: asyncio.Event) -> None:
        """One match, from its beginning or from where it was when the server was killed."""
        if not self.person.cookie:
            await self.person.wish("POST", "/api/guest", {})
        if not self.match:
            other = {"who": "computer", "kind": "novice"} if self._seed % 2 else {"who": "me"}
            plan = {"game": self._game, "seats": [{"who": "me"}, other]}
            card = await self.person.wish("POST", "/api/matches", plan)
            self.match, self.version = card["id"], card["version"]
        path = f"/api/matches/{self.match}"
        state = await self.person.wish("GET", path)
        if state["version"] < self.version:
            self._soak.lost += 1
        while time.monotonic() < self._soak.until and up.is_set():
            if self._listening is None or self._listening.done():
                self._listening = asyncio.create_task(self._listen(state["version"]))
            if state["status"] != "running":
                await self._look_back(path, ("charts", "verification", "file"))
                self._soak.matches += 1
                self.match, self.version = "", 0
                return
            await self._move(path, state)
            await asyncio.sleep(MOVE_SECONDS)
            state = await self.person.wish("GET", f"{path}?since={state['version']}")

    async def _move(self, path: str, state: dict[str, Any]) -> None:
        """Decide at random for a seat of one's own that has to."""
        own = [seat["seat"] for seat in state["seats"] if seat["mine"]]
        waiting = [seat for seat in state["position"]["waiting_for"] if seat in own]
        if not waiting:
            return
        seat = waiting[0]
        mine = await self.person.wish("GET", f"{path}?seat={seat}&since={state['version']}")
        decision = mine["position"] and mine["position"]["decision"]
        if decision is None:
            return
        option = decision["options"][self._stream.below(len(decision["options"]))]
        body = {"type": "choose", "seat": seat, "do": option["do"], "command_id": secrets.token_hex(8)}
        status, answer = await self.person.ask(
            "POST", f"{path}/commands", body | {"expected_version": mine["version"]}
        )
        if status == LATE:
            return
        if status != DONE:
            raise LoadError(f"POST {path}/commands: {status} {answer[:200].decode(errors='replace')}")
        self.version = json.loads(answer)["version"]
        self._soak.moves += 1
        self._moves += 1
        if self._moves % CUT_EVERY == 0:
            self._cut()
            await self._look_back(path, ("moves", "positions/0", "board-text"))

    async def _look_back(self, path: str, parts: Sequence[str]) -> None:
        """Look at what was, as a page does; some of it is told when a match is over."""
        for part in parts:
            await self.person.ask("GET", f"{path}/{part}")
            self._soak.reviews += 1

    async def _listen(self, since: int) -> None:
        with contextlib.suppress(Exception):  # it is opened again
            await self.person.listen(self.match, -1, since)

    def _cut(self) -> None:
        """The socket is gone without a word."""
        live = self.person.live
        if live is not None and live.transport is not None:
            live.transport.abort()
            self._soak.cut += 1

    async def leave(self) -> None:
        """Close everything."""
        with contextlib.suppress(Exception):
            await self.person.leave()
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)


async def soak(
    game: str, minutes: float, database: str, tell: Callable[[Sample], None], people: int
) -> dict[str, Any]:
    """Let it run, and say what was seen."""
    figures = Soak()
    with tempfile.TemporaryDirectory(prefix="carrack-soak-") as folder:
        server = ServerProcess(Path(folder), database, 0, **SETTINGS)
        guests = [Guest(server.port, game, figures, seed) for seed in range(people)]
        up = asyncio.Event()
        try:
            await server.healthy()
            up.set()
            begun = time.monotonic()
            figures.until = begun + 60 * minutes
            playing = [asyncio.create_task(guest.play(up)) for guest in guests]
            await wait_for(playing, begun + 60 * minutes * KILL_AT)
            up.clear()
            down = time.monotonic()
            server.child.kill()
            server.child.wait()
            figures.kills += 1
            server = ServerProcess(Path(folder), database, server.port, **SETTINGS)
            await server.healthy()
            figures.until += time.monotonic() - down
            up.set()
            every = (figures.until - time.monotonic()) / SAMPLES
            for number in range(1, SAMPLES + 1):
                await wait_for(playing, time.monotonic() + every)
                if number % 20 == 0:
                    figures.kills += kill_thinker(server.child.pid)
                sample = sample_of(server.child.pid, time.monotonic() - begun)
                figures.samples.append(sample)
                tell(sample)
            await asyncio.gather(*playing)
        finally:
            for guest in guests:
                await guest.leave()
            server.stop()
    return result(figures, minutes)


async def wait_for(playing: list[asyncio.Task[None]], due: float) -> None:
    """Wait until a time; whoever fails meanwhile ends it all."""
    await asyncio.wait(playing, timeout=max(0.0, due - time.monotonic()), return_when=asyncio.FIRST_EXCEPTION)
    for task in playing:
        if task.done() and task.exception() is not None:
            raise LoadError(str(task.exception()))


def sample_of(process: int, seconds: float) -> Sample:
    """Open files and memory of a process; LoadError where the system does not tell."""
    try:
        files = len(list(Path(f"/proc/{process}/fd").iterdir()))
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    except OSError as error:
        raise LoadError("this system does not tell open files and memory (no /proc)") from error
    return Sample(seconds, files, int(found[1]) * 1024 if found else 0)


def kill_thinker(server: int) -> int:
    """Kill one of the processes that think for computer players; how many were."""
    listed = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    for child in listed[-1:]:
        with contextlib.suppress(ProcessLookupError):
            os.kill(int(child), signal.SIGKILL)
            return 1
    return 0


def result(figures: Soak, minutes: float) -> dict[str, Any]:
    """The figures, and whether the end is as the middle was."""
    samples = figures.samples
    half = samples[len(samples) // 3 :]  # at first matches and texts are loaded
    middle, end = half[: len(half) // 2], half[len(half) // 2 :]
    files = [max(one.files for one in part) for part in (middle, end)]
    memory = [sorted(one.memory for one in part)[len(part) // 2] for part in (middle, end)]
    more = memory[1] - memory[0]
    return {
        "minutes": minutes,
        "moves": figures.moves,
        "matches": figures.matches,
        "reviews": figures.reviews,
        "cut": figures.cut,
        "kills": figures.kills,
        "lost": figures.lost,
        "files": files,
        "memory": memory,
        "files_flat": files[1] <= files[0] + MOST_FILES,
        "memory_flat": more <= max(MOST_BYTES, MOST_SHARE * memory[0]),
        "samples": [structs.asdict(one) for one in samples],
    }
