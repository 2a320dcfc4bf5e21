"""The soak: some seconds of it, and that growth is noticed."""

import json
import sys
from collections.abc import Callable
from typing import Any

import pytest
from click.testing import CliRunner, Result

from carrack.cli.app import carrack
from carrack.server.ops import soak
from carrack.server.ops.soak import MOST_BYTES, Sample, Soak, result


def run(*words: str) -> Result:
    """The command, and what it printed."""
    done = CliRunner().invoke(carrack, ["soak", *words])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


@pytest.mark.skipif(sys.platform != "linux", reason="open files and memory are read from /proc")
def test_a_short_soak():
    """People move and look back, the server and thinking processes are killed, and nothing is lost."""
    done = run("--minutes", "0.15", "--people", "2", "--json")
    found = json.loads(done.stdout)
    assert found["moves"] > 0
    assert found["kills"] >= 2
    assert found["lost"] == 0
    assert len(found["samples"]) > 20
    assert all(sample["files"] > 10 and sample["memory"] > 10_000_000 for sample in found["samples"])
    assert done.exit_code == (0 if found["files_flat"] and found["memory_flat"] else 1)


def figures_with(files, memory):
    """What was counted while each sample has so many more open files and bytes than the one before."""
    figures = Soak()
    figures.samples = [Sample(at, 30 + files * at, 50_000_000 + memory * at) for at in range(60)]
    return figures


@pytest.mark.parametrize(
    ("files", "memory", "flat"),
    [(0, 0, (True, True)), (1, 0, (False, True)), (0, MOST_BYTES // 10, (True, False))],
)
def test_growth_is_noticed(files, memory, flat):
    """More open files, or more memory, from the middle to the end."""
    found = result(figures_with(files, memory), 1)
    assert (found["files_flat"], found["memory_flat"]) == flat


@pytest.mark.parametrize(("files", "lost", "code"), [(0, 0, 0), (1, 0, 1), (0, 1, 1)])
def test_the_command_tells_growth_and_loss(monkeypatch, files, lost, code):
    """Each sample is a line; growth, or a lost move, is exit code 1."""

    async def soaked(
        game: str, minutes: float, database: str, tell: Callable[[Sample], None], people: int
    ) -> dict[str, Any]:
        figures = figures_with(files, 0)
        figures.lost = lost
        for sample in figures.samples:
            tell(sample)
        return result(figures, minutes)

    monkeypatch.setattr(soak, "soak", soaked)
    done = run("--minutes", "1")
    assert done.exit_code == code
    lines = done.stdout.splitlines()
    assert lines[0].split() == ["0", "s", "30", "open", "files", "50.0", "MB"]
    assert len(lines) == 60 + 3
    assert f"lost: {lost}" in lines[60]
    assert ("growing" in done.stdout) == bool(files)
