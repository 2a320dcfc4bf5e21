"""How a batch is shared out: where its arrays lie, and the processes that step its games.

One process works on the memory itself; several share it and step a run of games each.
"""

from __future__ import annotations

import mmap
import multiprocessing as mp
import os
import tempfile
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from carrack.rl.tables import Tables
from carrack.rl.task import Task

STEP, RESET, CLOSE, DONE = "step", "reset", "close", "done"
ENDED: Final = "a process of the batch has ended; make a new batch"
ALIGNED: Final = 64  # bytes: each array begins on a line of the cache
QUICK: Final = Path("/dev/shm")  # noqa: S108  # where a system keeps files in memory
BUFFERS: Final = ("observations", "masks", "seats", "rewards", "ended", "lengths")


class Layout:
    """The arrays of a batch, one after the other in one piece of memory; each has a row for each game."""

    def __init__(self, n: int, width: int, actions: int, seats: int) -> None:
        self.n: Final = n
        self.rows: Final[dict[str, tuple[str, int]]] = {
            "observations": ("i2", width),
            "masks": ("u1", actions),
            "seats": ("u1", 0),
            "rewards": ("f4", seats),
            "ended": ("u1", 0),
            "lengths": ("i4", 0),
            "actions": ("i4", 0),
        }
        self.starts: Final[dict[str, int]] = {}
        end = 0
        for name, (kind, width_) in self.rows.items():
            self.starts[name] = end
            size = np.dtype(kind).itemsize * n * max(width_, 1)
            end += -(-size // ALIGNED) * ALIGNED
        self.size: Final = end

    def views(self, memory: Any) -> dict[str, NDArray[Any]]:
        """The arrays in a piece of memory."""
        found: dict[str, NDArray[Any]] = {}
        for name, (kind, width) in self.rows.items():
            shape = (self.n, width) if width or name == "observations" else (self.n,)
            found[name] = np.ndarray(shape, kind, memory, self.starts[name])
        return found

    def buffers(self, memory: Any, first: int, count: int) -> list[memoryview]:
        """The rows of some games in every array, flat."""
        views = self.views(memory)
        return [views[name][first : first + count].reshape(-1).data for name in BUFFERS]


class Crew:
    """The processes of a batch, or none where one is enough."""

    def __init__(
        self, layout: Layout, words: tuple[Any, ...], seed: int, observe: bool, processes: int
    ) -> None:
        self.own: Tables | None = None
        self.pipes: list[Connection] = []
        self.workers: list[Any] = []
        self.file: Path | None = None
        if processes == 1:
            self.memory: Any = bytearray(layout.size)
            buffers = layout.buffers(self.memory, 0, layout.n)
            self.own = Tables(Task(*words), 0, layout.n, seed, observe, buffers)
            self.actions: NDArray[np.int32] = layout.views(self.memory)["actions"]
            return
        self.file = file_of(layout.size)
        self.memory = mapped(self.file)
        self.actions = layout.views(self.memory)["actions"]
        context = mp.get_context("spawn")
        share, more = divmod(layout.n, processes)
        first = 0
        for number in range(processes):
            count = share + (number < more)
            here, there = context.Pipe()
            args = (there, self.file, layout, words, first, count, seed, observe)
            worker = context.Process(target=work, args=args, daemon=True)
            worker.start()
            there.close()
            self.pipes.append(here)
            self.workers.append(worker)
            first += count
        self.heard()
        if os.name != "nt":  # there, a file can't be deleted while it is open
            self.forget_file()

    def reset(self) -> None:
        if self.own is not None:
            self.own.reset()
        else:
            self.all_do(RESET)

    def step(self) -> None:
        if self.own is not None:
            self.own.step(self.actions.tolist())
        else:
            self.all_do(STEP)

    def all_do(self, what: str) -> None:
        """Every process does its part; an error in one of them is raised here."""
        if not self.pipes:
            raise ValueError("this batch is closed")
        try:
            for pipe in self.pipes:
                pipe.send(what)
        except OSError as ended:
            raise RuntimeError(ENDED) from ended
        self.heard()

    def heard(self) -> None:
        """Wait until every process has answered."""
        try:
            answers = [pipe.recv() for pipe in self.pipes]
        except (EOFError, OSError) as ended:
            raise RuntimeError(ENDED) from ended
        for answer in answers:
            if answer != DONE:
                raise RuntimeError(f"a process of the batch failed: {answer}")

    def close(self) -> None:
        """End the processes. The arrays stay readable for as long as somebody holds them."""
        for pipe in self.pipes:
            pipe.close()
        for worker in self.workers:
            worker.join()
        self.pipes, self.workers = [], []
        self.forget_file()

    def forget_file(self) -> None:
        """Processes that have it open go on with it."""
        if self.file is not None:
            self.file.unlink()
            self.file = None


def file_of(size: int) -> Path:
    """A file of zeros that processes share."""
    handle, name = tempfile.mkstemp(prefix="carrack-batch-", dir=QUICK if QUICK.is_dir() else None)
    os.truncate(handle, size)
    os.close(handle)
    return Path(name)


def mapped(file: Path) -> mmap.mmap:
    """A file as memory."""
    with file.open("r+b") as opened:
        return mmap.mmap(opened.fileno(), 0)


def work(
    pipe: Connection,
    file: Path,
    layout: Layout,
    words: tuple[Any, ...],
    first: int,
    count: int,
    seed: int,
    observe: bool,
) -> None:
    """A process: some games of the batch, until the other end is closed."""
    memory = mapped(file)
    tables = Tables(Task(*words), first, count, seed, observe, layout.buffers(memory, first, count))
    actions = layout.views(memory)["actions"][first : first + count]
    pipe.send(DONE)
    doings: dict[str, Callable[[], None]] = {
        RESET: tables.reset,
        STEP: lambda: tables.step(actions.tolist()),
    }
    while True:
        try:
            what = pipe.recv()
        except EOFError:
            return
        try:
            doings[what]()
        except Exception as error:  # noqa: BLE001  # told to the process that asked
            pipe.send(repr(error))
        else:
            pipe.send(DONE)
