"""The soak: some seconds of it, and that growth is noticed."""

import asyncio
import sys

import pytest

from carrack.server.ops.soak import MOST_BYTES, Sample, Soak, result, soak


@pytest.mark.skipif(sys.platform != "linux", reason="open files and memory are read from /proc")
def test_a_short_soak():
    """People move and look back, the server and thinking processes are killed, and nothing is lost."""
    told: list[Sample] = []
    found = asyncio.run(soak("colonialism", 0.15, "", told.append, people=2))
    assert found["moves"] > 0
    assert found["kills"] >= 2
    assert found["lost"] == 0
    assert len(told) == len(found["samples"]) > 20
    assert all(sample.files > 10 and sample.memory > 10_000_000 for sample in told)


@pytest.mark.parametrize(
    ("files", "memory", "flat"),
    [(0, 0, (True, True)), (1, 0, (False, True)), (0, MOST_BYTES // 10, (True, False))],
)
def test_growth_is_noticed(files, memory, flat):
    """More open files, or more memory, from the middle to the end."""
    figures = Soak()
    figures.samples = [Sample(at, 30 + files * at, 50_000_000 + memory * at) for at in range(60)]
    found = result(figures, 1)
    assert (found["files_flat"], found["memory_flat"]) == flat
