"""The load on a server: what it counts, and what it waits for."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from carrack.kernel.registry import rules_of
from carrack.kernel.saves import load, record_in
from carrack.server.ops.load_client import LateError, Person
from carrack.server.ops.load_of_reviews import finished_match, measure_reviewing
from carrack.server.ops.load_test import Table


def frame(version):
    """What the socket brings of a state."""
    return json.dumps({"type": "state", "state": {"status": "running", "version": version, "position": None}})


def test_a_table_moves_though_its_time_is_over(monkeypatch):
    """However late a busy machine lets it begin: a measurement without a move is none."""
    table, moves = Table([], 1), []

    async def move() -> bool:
        moves.append(time.perf_counter())
        return True

    monkeypatch.setattr(table, "move", move)
    asyncio.run(table.play(3.0, time.perf_counter() - 1))
    assert len(moves) == 1


def test_a_state_that_comes_late_is_not_lost():
    """It is waited for, and only what never came is counted as lost."""

    async def story() -> None:
        table = Table([Person(0), Person(0)], 1)
        table.version, table.moves = 2, [(1, 0.0), (2, 0.0)]
        come = asyncio.Event()

        async def frames() -> AsyncIterator[str]:
            yield frame(1)
            await come.wait()
            yield frame(2)

        hearing = [asyncio.create_task(person.note(frames())) for person in table.people]
        settling = asyncio.create_task(table.settle())
        for _ in range(10):
            await asyncio.sleep(0)
        assert not settling.done()
        come.set()
        await asyncio.gather(settling, *hearing)
        table.count()
        assert (table.figures.lost, len(table.figures.spread)) == (0, 4)
        table.moves.append((3, 0.0))
        table.count()
        assert table.figures.lost == 2

    asyncio.run(story())


def test_a_socket_that_ended_is_not_waited_for():
    """Whoever waits for a state is told why none comes."""

    async def story() -> None:
        person = Person(1)  # nobody listens there
        await person.listen("match", 0, -1)
        with pytest.raises(LateError, match="the socket could not be opened: "):
            await person.state_at(1)

    asyncio.run(story())


def test_a_match_to_be_reviewed_is_over():
    """The same seed plays the same match."""
    file = finished_match("colonialism", 2, 3)
    assert file == finished_match("colonialism", 2, 3) != finished_match("colonialism", 2, 4)
    path = Path("match")
    assert load(path, rules_of("colonialism"), record_in(path, file)).match.over


def test_moves_beside_reviews():
    """People move alone, then beside reviews; every move is acknowledged and reaches everybody."""
    shares: list[float] = []
    found = asyncio.run(measure_reviewing("colonialism", 2, 0.5, 2.0, 1, shares.append))
    for part in (found["alone"], found["beside_reviews"]):
        assert part["moves"] > 1
        assert (part["refused"], part["lost"]) == (0, 0)
        assert 0 < part["acknowledgement_ms"]["median"] <= part["acknowledgement_ms"]["p99"]
    assert found["reviews"] == 1
    assert shares == sorted(shares)
