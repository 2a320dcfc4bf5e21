"""The processes that computer players think in, and the line of questions for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from heapq import heappop, heappush
from typing import Final, TypeVar
from weakref import WeakSet

import msgspec
import structlog

from carrack.arena.processes import processors
from carrack.bots.kinds import with_milliseconds
from carrack.bots.stopwatch import PATIENCE
from carrack.server.computers.haste import hurried, share_of
from carrack.server.computers.kinds import HINT, seconds_of
from carrack.server.computers.thinking import Question, Thought, answer, begin
from carrack.server.ops import metrics

Task = TypeVar("Task")
Done = TypeVar("Done")
TRIES = 3
GRACE = 30.0
"""Seconds beyond its time after which a player's process is taken for hung."""
log = structlog.get_logger(__name__)


class Asked:
    """A question in line: first comes whoever is to be answered first."""

    def __init__(self, question: Question, answered: asyncio.Future[str]) -> None:
        self.question: Final = question
        self.answered: Final = answered
        self.usual: Final = seconds_of(question.kind)
        self.at: Final = time.monotonic()
        self.due: Final = self.at + PATIENCE * self.usual

    def __lt__(self, other: Asked) -> bool:
        return self.due < other.due


class NoAnswerError(Exception):
    """A computer player's process ended or hung again and again."""


class Pool:
    """Processes that answer questions; they are started when the first one is asked.

    A process thinks about one question at a time, to its end: also if nobody wants the answer any more. One
    that takes `grace` seconds longer than its player hangs: then all of them are ended, and asked again.
    """

    def __init__(self, processes: int, grace: float = GRACE) -> None:
        self.processes = processes or max(1, processors() - 1)
        self._grace = grace
        self._open: set[Asked] = set()
        self._ended: WeakSet[ProcessPoolExecutor] = WeakSet()
        """Those that were ended because one of their processes hung."""
        self._executor: ProcessPoolExecutor | None = None
        self._line: list[Asked] = []
        self._thinking: set[asyncio.Task[str]] = set()
        self._watched: deque[asyncio.Future[None]] = deque()
        self._chores: deque[asyncio.Future[None]] = deque()
        """Those who wait until nobody wants an answer: first come the tasks that somebody watches."""
        self._working = 0

    async def ask(self, question: Question) -> str:
        """The answer, in the player's time, or in less of it while others wait."""
        asked = Asked(question, asyncio.get_running_loop().create_future())
        heappush(self._line, asked)
        self._open.add(asked)
        try:
            self._go_on()
            return await asked.answered
        finally:
            self._open.discard(asked)

    async def work(self, do: Callable[[Task], Done], task: Task, watched: bool = False) -> Done:
        """Something short that can wait: it is done while no question waits, and leaves a process to them.

        What somebody watches comes before what nobody does. With a single process a question waits for the
        end of one task at most.
        """
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self._watched if watched else self._chores).append(turn)
        self._go_on()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._worked()
            raise
        try:
            for _ in range(TRIES):
                executor = self._ready()
                try:
                    return await asyncio.wrap_future(executor.submit(do, task))
                except BrokenProcessPool:
                    self._drop(executor)
            raise NoAnswerError(f"the process of a task ended {TRIES} times")
        finally:
            self._worked()

    def _worked(self) -> None:
        """A task is done, or nobody wants it any more."""
        self._working -= 1
        self._go_on()

    def oldest(self) -> float:
        """For how many seconds the oldest question has waited."""
        now = time.monotonic()
        return max((now - asked.at for asked in self._open), default=0.0)

    def hangs(self) -> bool:
        """Whether a question waits for longer than any answer takes."""
        now = time.monotonic()
        return any(now - asked.at > PATIENCE * asked.usual + self._grace for asked in self._open)

    def _go_on(self) -> None:
        """Give free processes what is next in line."""
        while self._line and len(self._thinking) + self._working < self.processes:
            asked = heappop(self._line)
            if not asked.answered.done():
                self._think_about(asked)
        busy = len(self._thinking)
        while self._working < self._most_chores(busy) and not self._line:
            waiting = self._watched or self._chores
            if not waiting:
                break
            turn = waiting.popleft()
            if not turn.done():
                self._working += 1
                turn.set_result(None)

    def _most_chores(self, busy: int) -> int:
        """How many tasks may be worked on while so many processes think."""
        return min(max(1, self.processes - 1), self.processes - busy)

    def _think_about(self, asked: Asked) -> None:
        task = asyncio.create_task(self._answer(asked))
        self._thinking.add(task)

        def done(task: asyncio.Task[str]) -> None:
            self._thinking.discard(task)
            error = None if task.cancelled() else task.exception()
            if asked.answered.done():
                pass  # nobody wants to know any more
            elif task.cancelled():
                asked.answered.cancel()
            elif error is not None:
                asked.answered.set_exception(error)
            else:
                asked.answered.set_result(task.result())
            self._go_on()

        task.add_done_callback(done)

    async def _answer(self, asked: Asked) -> str:
        """What a process answers. One that ended or hangs breaks the pool, which is made anew."""
        kind, usual = asked.question.kind, asked.usual
        attempt = 0
        while attempt < TRIES:
            executor = self._ready()
            question = asked.question
            if usual and kind != HINT:
                behind = sum(not other.answered.done() for other in self._line) / self.processes
                allowed = hurried(usual, time.monotonic() - asked.at, behind)
                if allowed < usual:
                    in_haste = with_milliseconds(kind, max(1, round(allowed * 1000)))
                    question = msgspec.structs.replace(question, kind=in_haste)
            deadline = asyncio.timeout(usual + self._grace)
            try:
                async with deadline:
                    thought: Thought = await asyncio.wrap_future(executor.submit(answer, question))
            except BrokenProcessPool:
                if executor not in self._ended:  # otherwise another question was to blame
                    attempt += 1
                    log.warning("a computer player's process ended", kind=kind, attempt=attempt)
                self._drop(executor)
                continue
            except TimeoutError:
                if not deadline.expired():
                    raise  # the player's own
                attempt += 1
                log.error("a computer player's process hangs", kind=kind, attempt=attempt)  # noqa: TRY400  # no error of ours
                self._end(executor)
                continue
            if usual and kind != HINT:
                share = share_of(usual, seconds_of(question.kind), thought.worked, thought.passed)
                metrics.COMPUTER_SHARE.labels(kind).observe(share)
            metrics.COMPUTER_SECONDS.labels(kind).observe(time.monotonic() - asked.at)
            return thought.do
        raise NoAnswerError(f"the computer player {kind} ended its process, or hung, {TRIES} times")

    def _ready(self) -> ProcessPoolExecutor:
        if self._executor is None:
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload(["carrack.server.computers.thinking"])
            self._executor = ProcessPoolExecutor(self.processes, context, initializer=begin)
        return self._executor

    def _drop(self, executor: ProcessPoolExecutor) -> None:
        executor.shutdown(wait=False, cancel_futures=True)
        if self._executor is executor:
            self._executor = None

    def _end(self, executor: ProcessPoolExecutor) -> None:
        """End processes of which one hangs; whoever else they think for asks again."""
        self._ended.add(executor)
        if self._executor is executor:
            self._executor = None
        for process in list((executor._processes or {}).values()):  # noqa: SLF001  # there is no other way
            process.kill()
        executor.shutdown(wait=False)

    async def stop(self) -> None:
        """Think no more."""
        self._line.clear()
        for turn in (*self._watched, *self._chores):
            turn.cancel()
        for task in self._thinking:
            task.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)
        executor, self._executor = self._executor, None
        if executor is not None:
            processes = list((executor._processes or {}).values())  # noqa: SLF001  # long thoughts are cut short
            executor.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            for process in processes:
                await asyncio.to_thread(process.join, 5)
