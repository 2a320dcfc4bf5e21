"""Who plays the games: processes of this machine, or a Ray cluster. Results don't depend on it.

Work goes out in orders of fixed size whose results depend on the order alone. A worker that dies is replaced,
and what it had to do is done again.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, Protocol

from carrack.arena.processes import interrupts_ignored

TRIES: Final = 5  # how often workers may die over one portion of work


class CrewError(Exception):
    """The workers can't do the work."""


class Crew(Protocol):
    """Takes work and gives back what came of it, in the order of the work."""

    def begin(self, work: Callable[[Any], Any], orders: Sequence[Any]) -> Any:
        """Begin some work; what is returned is handed to `finish`."""

    def finish(self, begun: Any) -> list[Any]:
        """Wait for work that was begun."""

    def close(self) -> None:
        """End the workers."""


class LocalCrew:
    """Processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.jobs, multiprocessing.get_context("spawn"))

    def begin(self, work: Callable[[Any], Any], orders: Sequence[Any]) -> Any:
        return work, list(orders), self.submit(work, orders)

    def submit(self, work: Callable[[Any], Any], orders: Sequence[Any]) -> list[Future[Any]]:
        """Hand orders to the processes."""
        with interrupts_ignored():
            return [self.pool.submit(work, order) for order in orders]

    def finish(self, begun: Any) -> list[Any]:
        work, orders, running = begun
        for _ in range(TRIES):
            try:
                return [future.result() for future in running]
            except BrokenProcessPool:
                self.pool.shutdown(wait=False, cancel_futures=True)
                self.pool = self.new_pool()
                running = self.submit(work, orders)
        raise CrewError(f"processes died {TRIES} times over the same games")

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


class RayCrew:
    """The workers of a Ray cluster."""

    def __init__(self, address: str) -> None:
        try:
            import ray  # noqa: PLC0415  # an extra
        except ImportError as error:
            raise CrewError("a Ray cluster needs the extra: pip install 'carrack[cluster]'") from error
        self.ray = ray
        ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)

    def begin(self, work: Callable[[Any], Any], orders: Sequence[Any]) -> Any:
        remote = self.ray.remote(max_retries=TRIES, num_cpus=1)(work)
        return [remote.remote(order) for order in orders]

    def finish(self, begun: Any) -> list[Any]:
        found: list[Any] = self.ray.get(begun)
        return found

    def close(self) -> None:
        self.ray.shutdown()
