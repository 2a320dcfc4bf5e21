"""Computer players on a busy server: they think less rather than let people wait; figures tell it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from carrack.bots.stopwatch import PATIENCE
from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.table import advance, to_move
from carrack.server.computers.haste import LEAST, hurried, share_of
from carrack.server.computers.pool import TRIES, Pool
from carrack.server.computers.thinking import Question
from carrack.server.ops import metrics
from server.people import until

KIND = "master:400ms"
MOST_BYTES = 150_000_000


def question(kind: str, game: str = "goa") -> Question:
    """A decision at the beginning of a game."""
    rules = rules_of(game)
    setup = rules.usual_setup(3)
    table = rules.new_table(setup, 1)
    advance(table)
    return Question(game, 3, setup.options, json.dumps(table.as_json()).encode(), to_move(table), kind)


def figure(name: str, kind: str, **labels: str) -> float:
    """A figure as Prometheus would read it."""
    return metrics.REGISTRY.get_sample_value(name, {"kind": kind, **labels}) or 0.0


def test_nobody_waits_twice_as_long():
    """Waiting and thinking together take at most twice the time, until the least is all that is left."""
    assert hurried(1.0, 0.0, 0.0) == 1.0
    assert hurried(1.0, 0.0, 3.0) == 0.25
    for waited in (0.0, 0.3, 1.0, 1.9):
        assert waited + PATIENCE * hurried(1.0, waited, 0.0) <= 2.0 + 1e-9
    assert hurried(1.0, 5.0, 0.0) == hurried(1.0, 0.0, 1000.0) == LEAST
    assert hurried(LEAST / 2, 5.0, 7.0) == LEAST / 2


def test_share_of_the_usual_time():
    """What counts is the time that a player was given; a busy processor gives less of it."""
    assert share_of(1.0, 1.0, 0.1, 0.1) == 1.0  # it was sure at once
    assert share_of(1.0, 0.25, 0.25, 0.3) == 0.25  # others waited
    assert share_of(1.0, 1.0, 0.6, PATIENCE) == 0.6  # the wall ended it


def test_a_line_of_questions():
    """Of eight who ask one process together the last wait no longer than about twice the time of one."""

    async def story() -> None:
        pool = Pool(1)
        try:
            await pool.ask(question("casual"))  # the process has started
            await asyncio.gather(*[pool.ask(question(KIND)) for _ in range(8)])
        finally:
            await pool.stop()

    before = figure("carrack_computer_share_sum", KIND), figure("carrack_computer_share_count", KIND)
    asyncio.run(story())
    had = figure("carrack_computer_share_sum", KIND) - before[0]
    assert figure("carrack_computer_share_count", KIND) - before[1] == 8
    assert had < PATIENCE + 8 * 2 * LEAST / 0.4
    assert figure("carrack_computer_share_bucket", KIND, le="0.99") >= 7
    assert figure("carrack_computer_seconds_count", KIND) >= 8


def test_who_is_to_be_answered_first_is_next():
    """A quick player does not wait for the long thoughts that were asked for before."""

    async def story() -> None:
        pool = Pool(1)
        try:
            kinds = ("master:100ms", "master:60000ms", "novice")
            first, long, quick = [asyncio.create_task(pool.ask(question(kind))) for kind in kinds]
            await quick
            assert (first.done(), long.done()) == (True, False)
        finally:
            await pool.stop()

    asyncio.run(story())


def test_a_question_nobody_waits_for_any_more():
    """One in line is never thought about; one that is thought about keeps its process until it is done."""

    async def story() -> None:
        pool = Pool(1)
        try:
            begun = asyncio.create_task(pool.ask(question("master:500ms")))
            await asyncio.sleep(0)  # the tasks run to where they wait
            void = asyncio.create_task(pool.ask(question("expert:77ms")))
            await asyncio.sleep(0)
            begun.cancel()
            void.cancel()
            await asyncio.gather(begun, void, return_exceptions=True)
            assert len(pool._thinking) == 1
            await pool.ask(question("skilled"))
        finally:
            await pool.stop()

    asyncio.run(story())
    assert figure("carrack_computer_seconds_count", "expert:77ms") == 0
    assert figure("carrack_computer_seconds_count", "master:500ms") == 1


def test_a_process_that_hangs():
    """It is ended when its time is long over, and another one answers; the oldest question tells its age."""

    async def story() -> None:
        pool = Pool(1)
        try:
            await pool.ask(question("novice"))  # the process has started
            first = pool._executor
            assert first is not None
            (process,) = first._processes.values()
            assert process.pid is not None
            os.kill(process.pid, signal.SIGSTOP)
            pool._grace = 0.3
            asked = asyncio.create_task(pool.ask(question("novice")))
            await until(lambda: pool._executor is not first)
            pool._grace = 60.0  # to start a process may take long
            assert pool.oldest() > 0.2
            assert await asked
            assert (pool.oldest(), pool.hangs(), process.is_alive()) == (0.0, False, False)
        finally:
            await pool.stop()

    asyncio.run(story())


def is_another(pool: Pool, executor: ProcessPoolExecutor) -> bool:
    """Whether a pool has new processes."""
    return pool._executor not in {None, executor}


def test_questions_that_shared_a_pool_with_one_that_hangs():
    """They are asked again as often as that takes: their own players have done nothing wrong."""

    async def story() -> None:
        pool = Pool(2)
        try:
            asked = asyncio.create_task(pool.ask(question("expert:300ms")))
            for _ in range(TRIES + 1):
                await until(lambda: bool(pool._executor and pool._executor._processes))
                ended = pool._executor
                assert ended is not None
                pool._end(ended)
                await until(partial(is_another, pool, ended))
            assert await asked
        finally:
            await pool.stop()

    asyncio.run(story())


def test_a_question_that_has_no_answer():
    """Whoever asked is told, and the next question is answered."""

    async def story() -> None:
        pool = Pool(1)
        try:
            with pytest.raises(ValueError, match="no computer player"):
                await pool.ask(question("oracle"))
            assert await pool.ask(question("novice"))
        finally:
            await pool.stop()

    asyncio.run(story())


def most_memory(pid: int | None) -> int:
    """The most bytes that a process had in memory."""
    status = Path(f"/proc/{pid}/status")
    if not status.is_file():
        pytest.skip("the system does not tell the memory of a process")
    most = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
    return 1024 * int(most.split()[1])


def test_a_process_that_thinks_is_small():
    """With all games and what was learned of them it takes less than 150 MB."""

    async def story() -> None:
        pool = Pool(1)
        try:
            for game in game_ids():
                assert await pool.ask(question("expert:2", game))
            assert pool._executor is not None
            (process,) = pool._executor._processes.values()
            assert most_memory(process.pid) < MOST_BYTES
        finally:
            await pool.stop()

    asyncio.run(story())
