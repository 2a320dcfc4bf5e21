"""The processes that computer players think in, and the line of questions for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from heapq import heappop, heappush
from typing import Final

import msgspec
import structlog

from carrack.arena.processes import processors
from carrack.bots.kinds import with_milliseconds
from carrack.bots.search import PATIENCE
from carrack.server.computers.haste import hurried, share_of
from carrack.server.computers.kinds import seconds_of
from carrack.server.computers.thinking import Question, Thought, answer, begin
from carrack.server.ops import metrics

TRIES = 3
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


class Pool:
    """Processes that answer questions; they are started when the first one is asked.

    A process thinks about one question at a time, to its end: also if nobody wants the answer any more.
    """

    def __init__(self, processes: int) -> None:
        self.processes = processes or max(1, processors() - 1)
        self._executor: ProcessPoolExecutor | None = None
        self._line: list[Asked] = []
        self._thinking: set[asyncio.Task[str]] = set()

    async def ask(self, question: Question) -> str:
        """The answer, in the player's time, or in less of it while others wait."""
        asked = Asked(question, asyncio.get_running_loop().create_future())
        heappush(self._line, asked)
        self._go_on()
        return await asked.answered

    def _go_on(self) -> None:
        """Give free processes what is next in line."""
        while self._line and len(self._thinking) < self.processes:
            asked = heappop(self._line)
            if not asked.answered.done():
                self._think_about(asked)

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
        """What a process answers. One that ended breaks the pool, which is made anew and asked again."""
        kind, usual = asked.question.kind, asked.usual
        for attempt in range(TRIES):
            executor = self._ready()
            question = asked.question
            if usual:
                behind = sum(not other.answered.done() for other in self._line) / self.processes
                allowed = hurried(usual, time.monotonic() - asked.at, behind)
                if allowed < usual:
                    in_haste = with_milliseconds(kind, max(1, round(allowed * 1000)))
                    question = msgspec.structs.replace(question, kind=in_haste)
            try:
                thought: Thought = await asyncio.wrap_future(executor.submit(answer, question))
            except BrokenProcessPool:
                log.warning("a computer player's process ended", attempt=attempt + 1)
                self._drop(executor)
                continue
            if usual:
                share = share_of(usual, seconds_of(question.kind), thought.worked, thought.passed)
                metrics.COMPUTER_SHARE.labels(kind).observe(share)
            metrics.COMPUTER_SECONDS.labels(kind).observe(time.monotonic() - asked.at)
            return thought.do
        raise RuntimeError(f"the computer player {kind} ended its process {TRIES} times")

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

    async def stop(self) -> None:
        """Think no more."""
        self._line.clear()
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
