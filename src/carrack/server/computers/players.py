"""Computer players: they think in processes of their own and answer through the same door as people."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING

import msgspec
import structlog

from carrack.arena.processes import processors
from carrack.bots.kinds import UnknownBotError, check_kind
from carrack.server.computers.thinking import Question, answer, begin
from carrack.server.matches.declines import reaction_of
from carrack.server.matches.loaded import LoadedMatch
from carrack.server.ops import metrics
from carrack.server.ops.background import let_end
from carrack.server.records.problems import ProblemError

if TYPE_CHECKING:
    from carrack.server.commands.matches import Matches

TRIES = 3
HINTS_EACH = 3
"""Hints that may wait for one process: matches that wait for a computer player stand behind them."""
log = structlog.get_logger(__name__)


class Computers:
    """The processes, and what they think about. A match has at most one question that counts.

    Of more than `queue` questions only the numbers of their matches are kept, until they can be asked.
    """

    def __init__(self, matches: Matches, offered: list[str], processes: int, queue: int) -> None:
        self.matches = matches
        self.offered = [check_kind(kind) for kind in offered]
        self._processes = processes or max(1, processors() - 1)
        self._queue = queue
        self._pool: ProcessPoolExecutor | None = None
        self._asked: dict[str, tuple[int, asyncio.Task[None]]] = {}
        self._later: dict[str, None] = {}
        self._deciding: set[asyncio.Task[None]] = set()
        """Also those whose answer is on its way, or counts no more."""
        self._hints: set[asyncio.Task[str]] = set()
        self._looking: set[asyncio.Task[None]] = set()
        self._stopped = False

    def check(self, kind: str) -> str:
        """A kind that is on offer here, in its full form."""
        try:
            full = check_kind(kind)
        except UnknownBotError:
            full = ""
        if full not in self.offered:
            raise ProblemError(422, "problem-computer", {"kind": kind, "kinds": ", ".join(self.offered)})
        return full

    def consider(self, loaded: LoadedMatch, waited: bool = False) -> None:
        """If a computer player has to decide, let it think; what it thought about before counts no more.

        Where matches wait, one that has not `waited` goes to the end of the line.
        """
        seat = loaded.computer_to_move()
        version, task = self._asked.get(loaded.id, (-1, None))
        if task is not None and (seat is None or version != loaded.version):
            task.cancel()
            del self._asked[loaded.id]
        elif task is not None:
            return
        if seat is None or self._stopped:
            self._later.pop(loaded.id, None)
            return
        if len(self._asked) >= self._queue or (self._later and not waited):
            self._later.setdefault(loaded.id)
            return
        question = question_about(loaded, seat, loaded.computer_at(seat))
        due = 0.0
        if reaction_of(loaded, seat):
            due = self.matches.passes.due(loaded) + seconds_of(question.kind)
        task = asyncio.create_task(self._decide(loaded.id, loaded.version, question, due))
        self._asked[loaded.id] = loaded.version, task
        self._deciding.add(task)
        task.add_done_callback(lambda done: self._done(loaded.id, done))
        metrics.QUEUE.set(len(self._asked) + len(self._later))

    def _done(self, match: str, task: asyncio.Task[None]) -> None:
        self._deciding.discard(task)
        if self._asked.get(match, (0, None))[1] is task:
            del self._asked[match]
        metrics.QUEUE.set(len(self._asked) + len(self._later))
        if not task.cancelled() and task.exception() is not None:
            log.error("a computer player gave no answer", match=match, exc_info=task.exception())
        if self._later and not self._stopped:
            looking = asyncio.create_task(self._go_on())
            self._looking.add(looking)
            looking.add_done_callback(self._looking.discard)

    async def _go_on(self) -> None:
        """Matches that had to wait can be asked about."""
        while self._later and len(self._asked) < self._queue and not self._stopped:
            match = next(iter(self._later))
            del self._later[match]
            try:
                async with self.matches.memory.use(match) as loaded:
                    self.consider(loaded, waited=True)
            except Exception:  # the match is looked at again after a while (see `Watch.resume`)
                log.exception("a computer player could not be asked", match=match)

    async def _decide(self, match: str, version: int, question: Question, due: float) -> None:
        do = await self.ask(question)
        await asyncio.sleep(max(0.0, due - asyncio.get_running_loop().time()))
        # From here on a newer version of the match must not cancel the task: the answer is on its way.
        if self._asked.get(match, (0, None))[0] == version:
            del self._asked[match]
        try:
            await self.matches.computer_chooses(match, version, question.seat, do)
        except ProblemError as problem:
            if (
                problem.id != "problem-version"
            ):  # else somebody was faster, and the new position is considered
                raise

    async def ask(self, question: Question) -> str:
        """The answer. A process that ended breaks the pool: it is made anew and asked again."""
        for attempt in range(TRIES):
            pool = self._ready_pool()
            try:
                return await asyncio.wrap_future(pool.submit(answer, question))
            except BrokenProcessPool:
                log.warning("a computer player's process ended", attempt=attempt + 1)
                self._drop(pool)
        raise RuntimeError(f"the computer player {question.kind} ended its process {TRIES} times")

    async def hint(self, loaded: LoadedMatch, seat: int, kind: str) -> asyncio.Task[str]:
        """What a computer player would do in somebody's place; to be waited for without the match."""
        if len(self._asked) >= self._queue or len(self._hints) >= HINTS_EACH * self._processes:
            raise ProblemError(503, "problem-busy", headers={"Retry-After": "5"})
        hint = asyncio.create_task(self.ask(question_about(loaded, seat, kind)))
        self._hints.add(hint)
        hint.add_done_callback(self._hints.discard)
        return hint

    def _ready_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload(["carrack.server.computers.thinking"])
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=begin)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        pool.shutdown(wait=False, cancel_futures=True)
        if self._pool is pool:
            self._pool = None

    async def stop(self) -> None:
        """Think no more."""
        self._stopped = True
        for task in (*[task for _, task in self._asked.values()], *self._looking, *self._hints):
            task.cancel()
        await let_end([*self._deciding, *self._looking, *self._hints])
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())  # noqa: SLF001  # a long thought is cut short
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            for process in processes:
                await asyncio.to_thread(process.join, 5)


def seconds_of(kind: str) -> float:
    """How long a computer player thinks that plays by the clock; with one option it answers at once."""
    time = kind.partition(":")[2]
    return int(time.removesuffix("ms")) / 1000 if time.endswith("ms") else 0.0


def question_about(loaded: LoadedMatch, seat: int, kind: str) -> Question:
    """A decision as the processes get it."""
    match = loaded.playing()
    table = msgspec.json.encode(match.table.as_json())
    return Question(loaded.rules.id, len(loaded.seats), loaded.options, table, seat, kind)
