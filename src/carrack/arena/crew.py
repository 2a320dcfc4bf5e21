"""Who does work that is cut into orders: this process, processes of this machine, or a Ray cluster.

What comes of an order depends on the order alone, so it does not matter who does it. A worker that dies is
replaced, and what it had to do is done again.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import socket
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib.metadata import version
from itertools import islice
from typing import Any, Final, Protocol, TypeVar

from carrack.arena.processes import end, interrupts_held, leave_with_parent
from carrack.extras import needs

TRIES: Final = 5  # how often workers may die over one order
AHEAD: Final = 4  # orders for each worker that are handed out at once
PATIENCE: Final = 5.0  # seconds for a cluster to answer

Order = TypeVar("Order")
Done = TypeVar("Done")


class CrewError(Exception):
    """The workers can't do the work."""


class Crew(Protocol):
    """Takes work and gives back what came of it."""

    workers: int

    def each(self, work: Callable[[Order], Done], orders: Iterable[Order]) -> Iterator[Done]:
        """What comes of orders, as they end; some are handed out ahead."""

    def begin(self, work: Callable[[Order], Done], orders: Sequence[Order]) -> Any:
        """Begin some work; what is returned is handed to `finish`."""

    def finish(self, begun: Any) -> list[Any]:
        """Wait for work that was begun: what came of it, in the order of the work."""

    def close(self) -> None:
        """End the workers, whatever they are doing."""


@contextmanager
def crew_of(jobs: int, ray: str | None = None) -> Iterator[Crew]:
    """A Ray cluster, if one is named; otherwise so many processes, of which one is this process."""
    crew: Crew = RayCrew(ray) if ray else LocalCrew(jobs) if jobs > 1 else Here()
    try:
        yield crew
    finally:
        crew.close()


def in_processes(work: Callable[[Order], Done], orders: Iterable[Order], jobs: int) -> Iterator[Done]:
    """What `work` makes of the orders, in the order in which they end; one job works here."""
    with crew_of(jobs) as crew:
        yield from crew.each(work, orders)


class Here:
    """This process."""

    workers = 1

    def each(self, work: Callable[[Order], Done], orders: Iterable[Order]) -> Iterator[Done]:
        return map(work, orders)

    def begin(self, work: Callable[[Order], Done], orders: Sequence[Order]) -> Any:
        return work, orders

    def finish(self, begun: Any) -> list[Any]:
        work, orders = begun
        return [work(order) for order in orders]

    def close(self) -> None:
        """There is nothing to end."""


class LocalCrew:
    """Processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.under_way: Final[set[Future[Any]]] = set()
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, initializer=leave_with_parent)

    def each(self, work: Callable[[Order], Done], orders: Iterable[Order]) -> Iterator[Done]:
        todo = enumerate(orders)
        running = self.handed_out(work, islice(todo, self.workers * AHEAD))
        for _, done in self.ended(work, running, todo):
            yield done

    def begin(self, work: Callable[[Order], Done], orders: Sequence[Order]) -> Any:
        return work, self.handed_out(work, enumerate(orders))

    def finish(self, begun: Any) -> list[Any]:
        work, running = begun
        found = dict(self.ended(work, running, iter(())))
        return [found[number] for number in sorted(found)]

    def handed_out(
        self, work: Callable[[Any], Any], orders: Iterable[tuple[int, Any]]
    ) -> dict[Future[Any], tuple[int, Any]]:
        """Numbered orders, each by the future of what comes of it."""
        with interrupts_held():
            return {self.submit(work, order): (number, order) for number, order in orders}

    def submit(self, work: Callable[[Any], Any], order: Any) -> Future[Any]:
        """Hand an order to the processes; where one of them has died, all are replaced."""
        try:
            future = self.pool.submit(work, order)
        except BrokenProcessPool:
            self.pool.shutdown(wait=False)
            self.pool = self.new_pool()
            future = self.pool.submit(work, order)
        self.under_way.add(future)
        future.add_done_callback(self.under_way.discard)
        return future

    def ended(
        self,
        work: Callable[[Any], Any],
        running: dict[Future[Any], tuple[int, Any]],
        todo: Iterator[tuple[int, Any]],
    ) -> Iterator[tuple[int, Any]]:
        """What came of orders, with their numbers; for each that ends the next one is handed out."""
        deaths: Counter[int] = Counter()
        while running:
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                number, order = running.pop(future)
                try:
                    done = future.result()
                except BrokenProcessPool as error:
                    deaths[number] += 1
                    if deaths[number] == TRIES:
                        raise CrewError(f"processes died {TRIES} times over the same games") from error
                    running |= self.handed_out(work, [(number, order)])
                else:
                    running |= self.handed_out(work, islice(todo, 1))
                    yield number, done

    def close(self) -> None:
        if self.under_way:
            end(self.pool)
        else:
            self.pool.shutdown()


class RayCrew:
    """The workers of a Ray cluster that runs already, with this version of the package on every machine."""

    def __init__(self, address: str) -> None:
        if address == "auto":
            address = os.environ.get("RAY_ADDRESS") or address
        check_address(address)
        os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", "1")  # what is no Ray is not asked for an hour
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        with needs("cluster"):
            import ray  # noqa: PLC0415  # an extra
        self.ray = ray
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, RuntimeError, ValueError) as error:
            where = "on this machine: give its HOST:PORT" if address == "auto" else f"at {address}"
            raise CrewError(f"no Ray cluster {where} ({str(error).splitlines()[0]})") from error
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.task = ray.remote(max_retries=TRIES, num_cpus=1)(done_with)

    def each(self, work: Callable[[Order], Done], orders: Iterable[Order]) -> Iterator[Done]:
        todo = iter(orders)
        running = self.begin(work, list(islice(todo, self.workers * AHEAD)))
        while running:
            ended, running = self.ray.wait(running)
            running += self.begin(work, list(islice(todo, len(ended))))
            yield from self.finish(ended)

    def begin(self, work: Callable[[Order], Done], orders: Sequence[Order]) -> Any:
        return [self.task.remote(version("carrack"), work, order) for order in orders]

    def finish(self, begun: Any) -> list[Any]:
        try:
            found: list[Any] = self.ray.get(begun)
        except self.ray.exceptions.RayError as error:
            told = str(error).strip().splitlines()[-1]
            raise CrewError(f"the workers of the cluster can't play: {told}") from error
        return found

    def close(self) -> None:
        self.ray.shutdown()


def check_address(address: str) -> None:
    """Refuse what is no address and where nobody listens: Ray itself would try for a long time."""
    if address == "auto":
        return
    host, _, port = address.rpartition(":")
    if not host or "/" in host or not port.isdecimal():
        raise CrewError(f"{address!r} is no address of a Ray cluster; write auto or HOST:PORT")
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise CrewError(f"no Ray cluster at {address} ({error})") from error


def done_with(wanted: str, work: Callable[[Any], Any], order: Any) -> Any:
    """Do an order, if the worker has the same version: another one might play other games."""
    if version("carrack") != wanted:
        raise CrewError(f"a worker has Carrack {version('carrack')}; this is {wanted}")
    return work(order)
