"""Games that are played on a Ray cluster: the same weights, also when a worker is killed.

`run.py test` runs these in an environment that has Ray. The cluster is of this machine and for this test
alone: it listens on the loopback address, and asks for a token.
"""

from __future__ import annotations

import importlib.util
import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from small_runs import quiet, recipe, same, weights_after

from carrack.training.crew import CrewError, LocalCrew, RayCrew
from carrack.training.run import Run

pytestmark = [pytest.mark.cluster, pytest.mark.whole]
PATIENCE = 60
WORKERS = 2
ROUNDS = 2
GAMES = 6  # a round is two portions of work


class Cluster:
    """A cluster with a folder of its own, whose path is short: sockets lie in it."""

    def __init__(self, folder: Path) -> None:
        self.said = folder / "said.txt"
        words = ["--head", "--block", "--num-cpus", str(WORKERS), "--port", "0", "--temp-dir", str(folder)]
        words += ["--include-dashboard", "false", "--disable-usage-stats"]
        with self.said.open("w") as said:
            self.head = subprocess.Popen(  # noqa: S603  # ours
                [sys.executable, "-m", "ray.scripts.scripts", "start", *words], stdout=said, stderr=said
            )
        found = folder / "ray_current_cluster"
        until = time.monotonic() + PATIENCE
        while "Ray runtime started" not in self.said.read_text("utf-8"):
            assert self.head.poll() is None, self.said.read_text("utf-8")
            assert time.monotonic() < until, self.said.read_text("utf-8")
            time.sleep(0.1)
        self.address = found.read_text("utf-8")

    def playing(self) -> list[int]:
        """The processes of this cluster that are playing games now."""
        listed = subprocess.check_output(["ps", "-eo", "pid=,ppid=,args="], text=True)  # noqa: S607
        rows = [line.split(maxsplit=2) for line in listed.splitlines()]
        parents = {int(pid): int(parent) for pid, parent, *_ in rows}
        return [
            int(row[0]) for row in rows if "ray::done_with" in row[-1] and self.owns(int(row[0]), parents)
        ]

    def owns(self, pid: int, parents: dict[int, int]) -> bool:
        """Whether a process descends from the one that was started here."""
        while pid in parents and pid != self.head.pid:
            pid = parents[pid]
        return pid == self.head.pid

    def end(self) -> None:
        """End it, and with it all that it has started."""
        self.head.terminate()
        try:
            self.head.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.head.kill()
            self.head.wait()


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Two workers; without Ray the tests are skipped, and in CI they fail."""
    if importlib.util.find_spec("ray") is None:
        if os.environ.get("CI"):
            pytest.fail("Ray is not installed; in CI the tests of the cluster have to run")
        pytest.skip("Ray is not installed")
    folder = Path(tempfile.mkdtemp(prefix="ray-"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # listen on the loopback address alone
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.delenv("RAY_ADDRESS", raising=False)
        made = Cluster(folder)
        try:
            yield made
        finally:
            made.end()
            shutil.rmtree(folder, ignore_errors=True)


def test_a_killed_worker_changes_nothing(cluster: Cluster, tmp_path: Path) -> None:
    """Killed in the middle of its games: the weights are those of an undisturbed run, there and here."""
    undisturbed = weights_after(ROUNDS, tmp_path / "undisturbed", RayCrew(cluster.address), games=GAMES)
    local = weights_after(ROUNDS, tmp_path / "local", LocalCrew(1), games=GAMES)
    killed: list[int] = []

    def enough() -> bool:
        until = time.monotonic() + PATIENCE
        while run.round == 1 and not killed:
            assert time.monotonic() < until
            for pid in cluster.playing()[:1]:
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)
        return run.round >= ROUNDS

    crew = RayCrew(cluster.address)
    run = Run(recipe(games=GAMES), tmp_path / "killed", crew, quiet)
    run.go_on(enough)
    crew.close()
    assert len(killed) == 1
    assert same(run.learner.state(), undisturbed)
    assert same(run.learner.state(), local)


def test_the_cluster_is_of_this_machine_alone(cluster: Cluster) -> None:
    """It listens on the loopback address."""
    assert cluster.address.startswith("127.0.0.1:")


def test_workers_that_can_not_play_say_why(cluster: Cluster) -> None:
    """What goes wrong there is told here in one line."""
    crew = RayCrew(cluster.address)
    try:
        with pytest.raises(CrewError, match=r"the workers of the cluster can't play: .*ValueError"):
            crew.finish(crew.begin(int, ["nothing"]))
        with pytest.raises(CrewError, match=r"the workers of the cluster can't play: .*died"):
            crew.finish(crew.begin(os._exit, [3]))
    finally:
        crew.close()
