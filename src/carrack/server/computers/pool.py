"""The processes that computer players think in."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import structlog

from carrack.arena.processes import processors
from carrack.server.computers.thinking import Question, answer, begin

TRIES = 3
log = structlog.get_logger(__name__)


class Pool:
    """Processes that answer questions; they are started when the first one is asked."""

    def __init__(self, processes: int) -> None:
        self.processes = processes or max(1, processors() - 1)
        self._executor: ProcessPoolExecutor | None = None

    async def ask(self, question: Question) -> str:
        """The answer. A process that ended breaks the pool, which is made anew and asked again."""
        for attempt in range(TRIES):
            executor = self._ready()
            try:
                return await asyncio.wrap_future(executor.submit(answer, question))
            except BrokenProcessPool:
                log.warning("a computer player's process ended", attempt=attempt + 1)
                self._drop(executor)
        raise RuntimeError(f"the computer player {question.kind} ended its process {TRIES} times")

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
        executor, self._executor = self._executor, None
        if executor is not None:
            processes = list((executor._processes or {}).values())  # noqa: SLF001  # long thoughts are cut short
            executor.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            for process in processes:
                await asyncio.to_thread(process.join, 5)
