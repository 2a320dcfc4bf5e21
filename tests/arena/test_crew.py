"""Crews: the same results whoever works, and dead processes are replaced."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from carrack.arena.crew import AHEAD, TRIES, Crew, CrewError, Here, LocalCrew, crew_of, in_processes

WORKERS = 2


def dies_once(order: tuple[Path, int]) -> int:
    """The process that does order 3 is killed the first time."""
    folder, number = order
    mark = folder / "killed"
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def dies(number: int) -> None:
    """Nobody survives this."""
    os.kill(os.getpid(), signal.SIGKILL)


def refuses(number: int) -> None:
    """An error of the work itself."""
    raise ValueError(f"not {number}")


@pytest.mark.parametrize("jobs", [1, WORKERS])
def test_everything_is_done(jobs: int) -> None:
    """Every order has its result, as they end or in their order; several times by one crew."""
    with crew_of(jobs) as crew:
        assert isinstance(crew, LocalCrew if jobs > 1 else Here)
        assert crew.workers == jobs
        assert sorted(crew.each(abs, range(-30, 0))) == list(range(1, 31))
        assert crew.finish(crew.begin(abs, range(-9, 0))) == list(range(9, 0, -1))
    assert sorted(in_processes(abs, range(-9, 0), jobs)) == list(range(1, 10))


def test_work_is_handed_out_a_little_ahead() -> None:
    """Orders are made when they are needed, not all at once."""
    made: list[int] = []

    def orders() -> Iterator[int]:
        for number in range(100):
            made.append(number)
            yield number

    with crew_of(WORKERS) as crew:
        next(crew.each(abs, orders()))
        assert len(made) <= WORKERS * AHEAD + 1


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
@pytest.mark.parametrize("way", ["each", "finish"])
def test_a_dead_process_is_replaced(tmp_path: Path, way: str) -> None:
    """What it had to do is done again, and nothing is lost or done twice in the result."""
    orders = [(tmp_path, number) for number in range(20)]
    with crew_of(WORKERS) as crew:
        done = crew.each(dies_once, orders) if way == "each" else crew.finish(crew.begin(dies_once, orders))
        assert sorted(done) == list(range(20))
    assert (tmp_path / "killed").exists()


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
def test_work_that_kills_is_given_up() -> None:
    """It is not tried for ever."""
    with crew_of(WORKERS) as crew, pytest.raises(CrewError, match=f"died {TRIES} times over the same games"):
        list(crew.each(dies, [1]))


@pytest.mark.parametrize("jobs", [1, WORKERS])
def test_an_error_of_the_work_is_told(jobs: int) -> None:
    """As it is; the crew can be closed all the same."""
    crew: Crew
    with crew_of(jobs) as crew, pytest.raises(ValueError, match="not 1"):
        list(crew.each(refuses, [1]))
