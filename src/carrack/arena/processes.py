"""Work on several processes: results as they come, a few tasks ahead, and nobody left behind at the end."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import resource_tracker
from typing import Final, TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")
AHEAD: Final = 4


def in_processes(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int) -> Iterator[Done]:
    """What `work` makes of the tasks, in the order in which they end; one job works here."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"))
    todo = iter(tasks)
    try:
        with interrupts_held():
            running: set[Future[Done]] = {pool.submit(work, task) for task in islice(todo, jobs * AHEAD)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(work, task) for task in islice(todo, len(done))}
            for future in done:
                yield future.result()
        pool.shutdown()
    except BaseException:
        end(pool)
        raise


def end(pool: ProcessPoolExecutor) -> None:
    """End processes in the middle of their work."""
    pool.shutdown(wait=False, cancel_futures=True)
    for process in multiprocessing.active_children():
        process.terminate()


def leave_with_parent() -> None:
    """For a process of a pool: end when the one that started it was killed, and does not say so."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Processes started here leave Ctrl-C to their parent, which hears it as soon as they are started."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # would let interrupts through when it starts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def processors() -> int:
    """How many processes run at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
