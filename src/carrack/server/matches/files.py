"""Match files: who may have that of a match, what is in it, and how files from outside are read.

Rules that read a table which somebody has made up may run for long or ask for all memory. So a file is first
read in a process of its own, with bounds on time and memory; only one that passed there is read here.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import sys
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

from carrack.arena.live import HUMAN
from carrack.bots.kinds import UnknownBotError
from carrack.kernel.registry import UnknownGameError, rules_of
from carrack.kernel.saves import DAMAGED, SavedMatch, SaveError, load, record_in, to_bytes
from carrack.server.matches.loaded import LoadedMatch
from carrack.server.ops.line import Line
from carrack.server.records.problems import ProblemError

UPLOAD: Final = Path("match file")
MOST_CHOICES: Final = 5_000
"""Many times as many as a match has; each costs time whenever the match is loaded."""
MOST_SEED: Final = 10**39
"""What its column holds."""
MOST_SECONDS: Final = 10
MOST_MEMORY: Final = 1_000_000_000
"""Of addresses, of which Python itself takes a good part."""
MOST_WAITING: Final = 20


def may_have_file(loaded: LoadedMatch, user: int) -> bool:
    """A match that is over, or, since the file holds everything hidden, one that the user plays alone."""
    own = user == loaded.creator or bool(loaded.seats_of(user))
    return loaded.status == "over" or (own and not loaded.others(user))


def file_of(loaded: LoadedMatch) -> bytes:
    """The match file."""
    players = [HUMAN if seat.who == "person" else seat.kind for seat in loaded.seats]
    return to_bytes(SavedMatch(loaded.begun(), players, hints=[seat.hints for seat in loaded.seats]))


def file_name(loaded: LoadedMatch) -> str:
    """What it is called."""
    return f"{loaded.rules.id}-{loaded.id}.json"


class Uploads:
    """Reads files one after the other."""

    def __init__(self) -> None:
        self._line = Line(1, MOST_WAITING)

    async def read(self, content: bytes) -> SavedMatch:
        """The match in a file."""
        async with self._line.turn():
            await asyncio.to_thread(try_apart, content)
            return await asyncio.to_thread(read_file, content)


def read_file(content: bytes) -> SavedMatch:
    """What is in a match file."""
    try:
        record = record_in(UPLOAD, content)
        if len(record.choices) > MOST_CHOICES:
            raise damaged(f"more than {MOST_CHOICES} choices")
        saved = load(UPLOAD, rules_of(record.game), record)
    except (SaveError, UnknownGameError, UnknownBotError, RecursionError, MemoryError, *DAMAGED) as error:
        raise damaged(str(error) or type(error).__name__) from error
    if abs(saved.match.seed) >= MOST_SEED:
        raise damaged("a seed that is too large")
    return saved


def damaged(what: str) -> ProblemError:
    """A file that is none, or not a good one."""
    return ProblemError(422, "problem-file", {"what": what[:200]})


def try_apart(content: bytes) -> None:
    """Read a file in a process of its own; raises what is wrong with it."""
    context = multiprocessing.get_context("forkserver")
    hearing, telling = context.Pipe(duplex=False)
    child = context.Process(target=find_fault, args=(content, telling), daemon=True)
    child.start()
    telling.close()
    try:
        what = hearing.recv() if hearing.poll(MOST_SECONDS) else "it takes too long to read"
    except EOFError:
        what = "it takes too much to read"
    finally:
        child.kill()
        child.join()
        hearing.close()
    if what:
        raise damaged(what)


def find_fault(content: bytes, telling: Connection) -> None:
    """What the other process does: tell what is wrong with a file, or nothing."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  # not there

        with contextlib.suppress(ValueError, OSError):  # a lower bound is set already
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
            resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
    try:
        read_file(content)
    except ProblemError as problem:
        telling.send(str(problem.args_["what"]))
    else:
        telling.send("")
