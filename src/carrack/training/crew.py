"""Who plays the games: processes of this machine, or a Ray cluster. Results don't depend on it.

Work goes out in orders of fixed size whose results depend on the order alone. A worker that dies is replaced,
and what it had to do is done again.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import socket
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib.metadata import version
from typing import Any, Final, Protocol

from carrack.arena.processes import end, interrupts_held, leave_with_parent
from carrack.extras import needs

TRIES: Final = 5  # how often workers may die over one portion of work
PATIENCE: Final = 5.0  # seconds for a cluster to answer


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
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.jobs, context, initializer=leave_with_parent)

    def begin(self, work: Callable[[Any], Any], orders: Sequence[Any]) -> Any:
        return work, list(orders), self.submit(work, orders)

    def submit(self, work: Callable[[Any], Any], orders: Sequence[Any]) -> list[Future[Any]]:
        """Hand orders to the processes."""
        with interrupts_held():
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
        end(self.pool)


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
        self.task = ray.remote(max_retries=TRIES, num_cpus=1)(done_with)

    def begin(self, work: Callable[[Any], Any], orders: Sequence[Any]) -> Any:
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
