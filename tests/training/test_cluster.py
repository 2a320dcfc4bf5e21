"""Games that are played on a Ray cluster: the same results, also when a worker or a whole node is killed.

`run.py test` runs these in an environment that has Ray. The cluster is of this machine and for this test
alone: it listens on the loopback address, and asks for a token. Its second node is there for those who ask.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from small_runs import quiet, recipe, same, weights_after

from carrack.arena.crew import Crew, CrewError, Here, LocalCrew, RayCrew
from carrack.arena.duel import count_of_sides
from carrack.arena.journal import Journal
from carrack.arena.ladder import Ladder
from carrack.arena.measured import Occasion
from carrack.arena.report import report
from carrack.arena.simulate import Plan, simulate
from carrack.cli.app import carrack as command
from carrack.kernel.registry import rules_of
from carrack.training.run import Run

pytestmark = [pytest.mark.cluster, pytest.mark.whole]
LOOPBACK = "127.0.0.1"
PATIENCE = 240
WORKERS = 2
ROUNDS = 2
GAMES = 6  # a round is two portions of work
SOON = {"health_check_period_ms": 500, "health_check_failure_threshold": 4}
"""A node that is lost is missed within seconds."""
TIMES = ("seconds", "decisions_per_second")
PLAN = Plan("goa", 2, 14, ["greedy", "random"], 5, {"quick_start": "on"})


class Cluster:
    """A head with its workers, and nodes that come and go."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster as Nodes  # noqa: PLC0415  # reads the environment

        head = {"num_cpus": WORKERS, "include_dashboard": False, "_system_config": SOON}
        self.nodes = Nodes(initialize_head=True, head_node_args=head)
        self.address: str = self.nodes.address

    def another_node(self) -> Any:
        """A node with one worker more."""
        return self.nodes.add_node(num_cpus=1)

    def playing(self, node: Any = None) -> list[int]:
        """The processes of a node, of the head unless told otherwise, that are playing games now."""
        raylet = (node or self.nodes.head_node).all_processes["raylet"][0].process.pid
        listed = subprocess.check_output(["ps", "-eo", "pid=,ppid=,args="], text=True)  # noqa: S607
        rows = [line.split(maxsplit=2) for line in listed.splitlines()]
        return [int(pid) for pid, parent, *name in rows if int(parent) == raylet and "done_with" in name[-1]]

    def lose(self, node: Any) -> None:
        """As if the machine had lost its power."""
        self.nodes.remove_node(node, allow_graceful=False)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Two workers; without Ray the tests are skipped, and in CI they fail."""
    if importlib.util.find_spec("ray") is None:
        if os.environ.get("CI"):
            pytest.fail("Ray is not installed; in CI the tests of the cluster have to run")
        pytest.skip("Ray is not installed")
    folder = Path(tempfile.mkdtemp(prefix="ray-"))  # a short path: sockets lie in it
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # listen on the loopback address alone
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("RAY_TMPDIR", str(folder))
        patch.delenv("RAY_ADDRESS", raising=False)
        made = Cluster()
        try:
            yield made
        finally:
            made.nodes.shutdown()
            shutil.rmtree(folder, ignore_errors=True)


def simulated(crew: Crew, progress: Callable[[int], None]) -> dict[str, Any]:
    """What `carrack simulate` counts."""
    return {name: value for name, value in simulate(PLAN, crew, progress).items() if name not in TIMES}


def reported(crew: Crew, progress: Callable[[int], None]) -> dict[str, Any]:
    """What `carrack report` counts."""
    return report(PLAN, "", crew, progress)


def climbed(crew: Crew, progress: Callable[[int], None]) -> dict[str, Any]:
    """The deals of a ladder as its journal keeps them, with their numbers and without times."""
    rules = rules_of("goa")
    sides = count_of_sides(rules, rules.setup(2, PLAN.options))
    played = Ladder("goa", 2, PLAN.options, ["random", "novice", "greedy"], sides, 8, 3)
    occasion = Occasion(command="", game="goa", players=2, options=PLAN.options, seed=3)
    journal = Journal(None, "ladder", occasion)
    played.play(crew, progress, journal.add)
    kept = sorted(journal.lines, key=lambda line: (line.bots, line.number))
    return {f"{line.bots} {line.number}": (line.deal.alone, line.deal.scores) for line in kept}


@pytest.mark.parametrize("measured", [simulated, reported, climbed])
def test_a_lost_node_changes_nothing(
    cluster: Cluster, measured: Callable[[Crew, Callable[[int], None]], dict[str, Any]]
) -> None:
    """One of two nodes is killed while it plays: what it had to do is played again on the other."""
    undisturbed = measured(Here(), lambda _: None)
    node = cluster.another_node()
    crew = RayCrew(cluster.address)
    killed: list[int] = []

    def progress(done: int) -> None:
        if not killed and cluster.playing(node):
            killed.append(done)
            cluster.lose(node)

    try:
        assert crew.workers == WORKERS + 1
        assert measured(crew, progress) == undisturbed
        assert killed
    finally:
        crew.close()


COMMANDS = (
    "simulate goa --players 2 --games 8 --bots greedy,random --json",
    "report goa --players 2 --games 4 --json",
    "ladder goa --players 2 --bots greedy --against random --games 4",
)


@pytest.mark.parametrize("words", COMMANDS)
def test_commands_play_on_the_cluster(cluster: Cluster, words: str) -> None:
    """The same result as here."""
    told = []
    for where in ([], ["--ray", cluster.address]):
        result = CliRunner().invoke(command, [*words.split(), *where])
        assert result.exit_code == 0, result.output
        told.append(result.stdout)
    if "--json" in words:
        here, there = [json.loads(text) | dict.fromkeys(TIMES) for text in told]
        assert here == there
    else:
        timeless = {re.sub(r"[\d.]+ *$", "", text, flags=re.MULTILINE) for text in told}
        assert len(timeless) == 1


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
    try:
        run.go_on(enough)
    finally:
        crew.close()
    assert len(killed) == 1
    assert same(run.learner.state(), undisturbed)
    assert same(run.learner.state(), local)


def test_the_cluster_is_of_this_machine_alone(cluster: Cluster) -> None:
    """It listens on the loopback address."""
    assert cluster.address.startswith(f"{LOOPBACK}:")


def test_workers_that_can_not_play_say_why(cluster: Cluster) -> None:
    """What goes wrong there is told here in one line."""
    crew = RayCrew(cluster.address)
    try:
        with pytest.raises(CrewError, match=r"the workers of the cluster can't play: .*ValueError"):
            list(crew.each(int, ["nothing"]))
        with pytest.raises(CrewError, match=r"the workers of the cluster can't play: .*died"):
            crew.finish(crew.begin(os._exit, [3]))
    finally:
        crew.close()
