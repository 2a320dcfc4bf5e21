"""Analyses of positions, made by the computer players' processes for those who watch.

Table by table the figures grow more exact, while no question waits. Everybody has one position at a time, and
work on it stops when nobody has asked for a while.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec
import structlog
from msgspec import Struct

from carrack.kernel.match import encoded
from carrack.kernel.registry import rules_of
from carrack.review.advice import Candidate, Sample, Standpoint, Study, look, sample
from carrack.review.outlook import Outlook
from carrack.review.records import Made
from carrack.server.computers.pool import Pool
from carrack.server.matches.review import actions_in
from carrack.server.ops.background import let_end
from carrack.server.records.problems import ProblemError
from carrack.server.records.review import AnalysisNow

TABLES: Final = 48
"""Then the figures are as exact as they get."""
UNWATCHED: Final = 8.0
"""Seconds without a question after which nobody watches."""
MOST_OPEN: Final = 50
log = structlog.get_logger(__name__)


class Spot(Struct, frozen=True):
    """A standpoint as the processes get it: the table as JSON, the eyes, lines that are played first."""

    game: str
    seats: int
    options: dict[str, str]
    table: bytes
    eyes: int
    lines: list[list[Made]]


class Task(Struct, frozen=True):
    """A look at a spot: which moves look best or, with moves, what a table tells about them."""

    spot: Spot
    moves: list[list[str]] = []
    number: int = -1


def spot_of(standpoint: Standpoint, lines: list[list[Made]]) -> Spot:
    """A standpoint and lines from there, to be sent."""
    setup = standpoint.setup
    return Spot(
        standpoint.rules.id, setup.seats, setup.options, encoded(standpoint.table), standpoint.eyes, lines
    )


def work_on(task: Task) -> bytes:
    """What a process does: candidates or a sample, as JSON."""
    spot = task.spot
    rules = rules_of(spot.game)
    setup = rules.stored_setup(spot.seats, spot.options)
    table = rules.load_table(setup, msgspec.json.decode(spot.table), None)
    standpoint = Standpoint(rules, setup, table, spot.eyes).after_all(spot.lines)
    outlook = Outlook(rules, setup)
    if task.number < 0:
        return msgspec.json.encode(look(outlook, standpoint))
    return msgspec.json.encode(sample(outlook, standpoint, task.moves, task.number))


class Watched:
    """A position that somebody watches, and what is known of it."""

    def __init__(self, spot: Spot, standpoint: Standpoint, tables: int) -> None:
        self.spot: Final = spot
        self.standpoint: Final = standpoint
        self.tables: Final = tables
        self.study = Study(standpoint, [])
        self.first: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.seen = 0.0
        self.task: asyncio.Task[None] | None = None

    @property
    def whole(self) -> bool:
        return len(self.study.samples) >= self.tables

    def now(self) -> AnalysisNow:
        """As far as it is."""
        found = self.study.advice()
        return AnalysisNow(found, self.whole, actions_in(self.study.rules, found.moves))


class Studies:
    """The positions that are watched, by person: up to so many tables, and for so long without a question."""

    def __init__(
        self, pool: Pool, time: Callable[[], float], tables: int = TABLES, unwatched: float = UNWATCHED
    ) -> None:
        self.tables = tables
        self.unwatched = unwatched
        self._pool = pool
        self._time = time
        self._open: dict[int, Watched] = {}
        self._ended: set[asyncio.Task[None]] = set()

    async def of(self, user: int, spot: Spot, standpoint: Standpoint) -> AnalysisNow:
        """The analysis of a position as far as it is; another one that the person watched ends."""
        watched = self._open.get(user)
        if watched is None or watched.spot != spot:
            self._leave(user)
            watched = self._begin(user, Watched(spot, standpoint, self.tables))
        watched.seen = self._time()
        await asyncio.wait([watched.first])
        if watched.first.cancelled():
            raise ProblemError(503, "problem-busy", headers={"Retry-After": "5"})
        return watched.now()

    def watches(self, user: int) -> bool:
        """Whether somebody watches a position."""
        return user in self._open

    def _begin(self, user: int, watched: Watched) -> Watched:
        for other in [one for one, known in self._open.items() if known.whole]:
            if len(self._open) >= MOST_OPEN:
                self._leave(other)
        if len(self._open) >= MOST_OPEN:
            raise ProblemError(503, "problem-busy", headers={"Retry-After": "5"})
        watched.seen = self._time()
        watched.task = asyncio.create_task(self._deepen(user, watched))
        self._open[user] = watched
        return watched

    def _leave(self, user: int) -> None:
        """Somebody watches a position no more."""
        watched = self._open.pop(user, None)
        if watched is not None and watched.task is not None:
            watched.task.cancel()
            self._ended.add(watched.task)
            watched.task.add_done_callback(self._ended.discard)

    async def _deepen(self, user: int, watched: Watched) -> None:
        """Look at one table after the other, as long as somebody watches."""
        try:
            found = await self._pool.work(work_on, Task(watched.spot), watched=True)
            watched.study = Study(watched.standpoint, msgspec.json.decode(found, type=list[Candidate]))
            moves = watched.study.moves
            for number in range(watched.tables):
                if number and self._time() - watched.seen > self.unwatched:
                    del self._open[user]
                    return
                found = await self._pool.work(work_on, Task(watched.spot, moves, number), watched=True)
                watched.study.add(msgspec.json.decode(found, type=Sample))
                if number == 0:
                    watched.first.set_result(None)
        except Exception:
            log.exception("an analysis failed", game=watched.spot.game)
            del self._open[user]
        finally:
            if not watched.first.done():
                watched.first.cancel()

    async def stop(self) -> None:
        """Look at nothing more."""
        tasks = [watched.task for watched in self._open.values() if watched.task is not None]
        for task in tasks:
            task.cancel()
        await let_end([*tasks, *self._ended])
