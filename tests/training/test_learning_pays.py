"""`carrack train` on the smallest game: it plays better afterwards, however often it is stopped."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from carrack.arena.crew import Here
from carrack.bots.judge import input_names
from carrack.bots.weights import read
from carrack.kernel.registry import rules_of
from carrack.training.learner import Learner
from carrack.training.match import Match, measure
from carrack.training.run import Recipe, plain
from made_game import installed

pytestmark = [
    pytest.mark.whole,
    pytest.mark.skipif(os.name == "nt", reason="signals and limits are different there"),
]
START = "from carrack.cli import main; main()"
LIMITED = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000)); "
GAMES = 500
ROUNDS = 24
SHORT = ("--games", "5", "--match-games", "2")
PATIENCE = 120


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the example game is found."""
    return installed("pebbles", tmp_path_factory.mktemp("game"))


class Command:
    """`carrack train pebbles` as a process of its own, with one more that plays."""

    def __init__(self, site: Path, out: Path) -> None:
        self.out = out
        self.log = out.with_name(f"{out.name}.run") / "log.jsonl"
        self.environment = os.environ | {"PYTHONPATH": str(site)}
        self.started: list[subprocess.Popen[str]] = []

    def start(self, *words: str, code: str = START) -> subprocess.Popen[str]:
        """Start the command."""
        fixed = ("train", "pebbles", "--players", "2", "--jobs", "1", "--out", str(self.out))
        before = signal.signal(signal.SIGINT, signal.default_int_handler)  # children inherit what is ignored
        process = subprocess.Popen(  # noqa: S603  # our own command
            [sys.executable, "-c", code, *fixed, *words],
            env=self.environment,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        signal.signal(signal.SIGINT, before)
        self.started.append(process)
        return process

    def end(self, *words: str, code: str = START) -> tuple[int, str]:
        """Run the command to its end: the exit code and what it said."""
        process = self.start(*words, code=code)
        said = process.communicate(timeout=PATIENCE)[1]
        return process.returncode, said

    def wait_for(self, rounds: int, process: subprocess.Popen[str]) -> None:
        """Wait until so many rounds are told of in the log."""
        until = time.monotonic() + PATIENCE
        while not self.log.is_file() or len(self.lines()) < rounds:
            assert process.poll() is None, process.communicate()[1]
            assert time.monotonic() < until
            time.sleep(0.02)

    def lines(self) -> list[dict[str, Any]]:
        """The log without its times."""
        whole = [line for line in self.log.read_text("utf-8").splitlines(keepends=True) if line[-1] == "\n"]
        return [{k: v for k, v in json.loads(line).items() if k != "seconds"} for line in whole]

    def weights(self) -> bytes:
        """The weights, without the record above them: that tells how long it took."""
        return self.out.read_bytes().partition(b"\n")[2]


@pytest.fixture
def commands(site: Path, tmp_path: Path) -> Iterator[tuple[Command, Command]]:
    """Two runs with a folder each."""
    both = Command(site, tmp_path / "whole.net"), Command(site, tmp_path / "stopped.net")
    yield both
    for process in both[0].started + both[1].started:
        process.kill()
        process.communicate()


def test_learning_pays_and_survives_a_kill(
    commands: tuple[Command, Command], site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The net beats the greedy player, the one before learning does not; a killed run comes to the same one.

    Matches are played with the net on each seat of the same deals.
    """
    words = ("--rounds", str(ROUNDS), "--games", str(GAMES), "--match-games", "1000")
    whole, stopped = commands
    assert whole.end(*words)[0] == 0
    killed = stopped.start(*words)
    stopped.wait_for(ROUNDS // 2, killed)
    killed.kill()
    killed.communicate(timeout=PATIENCE)  # ends when the process that played is gone too
    assert killed.returncode == -signal.SIGKILL
    assert not stopped.out.exists()
    assert stopped.end(*words)[0] == 0
    assert stopped.weights() == whole.weights()
    assert stopped.lines() == whole.lines()

    monkeypatch.syspath_prepend(site)
    strength = read(whole.out)[0].strength
    assert strength["low"] > strength["even"] == 0.5
    rules = rules_of("pebbles")
    recipe = Recipe("pebbles", "usual", [(2, {})])
    fresh = Learner(len(input_names(rules)), recipe.hidden, rules.players[-1], recipe.seed).layers()
    before = measure(Match("pebbles", "", 2, {}, plain(fresh), 1.0, recipe.seed), Here(), 400)
    assert before["high"] < 0.5


def test_a_game_without_features_can_not_be_learned(tmp_path: Path) -> None:
    """It says so at once."""
    site = installed("pebbles", tmp_path)
    game = site / "pebbles" / "game.py"
    game.write_text(game.read_text("utf-8").replace("def feature", "def no_feature"), "utf-8")
    code, said = Command(site, tmp_path / "pebbles.net").end(*SHORT, "--rounds", "1")
    assert (code, said) == (2, "carrack: pebbles declares no features to learn from\n")


def test_an_interrupted_run_says_how_it_goes_on(commands: tuple[Command, Command]) -> None:
    """Ctrl-C, which reaches all processes, ends it with one line; what comes of it stays the same."""
    whole, stopped = commands
    process = stopped.start(*SHORT, "--rounds", "100000")
    stopped.wait_for(3, process)
    os.killpg(process.pid, signal.SIGINT)
    said = process.communicate(timeout=PATIENCE)[1]
    assert process.returncode == 130
    assert said.splitlines()[-1] == (
        f"carrack: interrupted. {stopped.log.parent} holds the last round that is done; "
        "the same command goes on from there"
    )
    assert "Traceback" not in said
    more = str(len(stopped.lines()) + 2)
    assert stopped.end(*SHORT, "--rounds", more)[0] == 0
    assert whole.end(*SHORT, "--rounds", more)[0] == 0
    assert stopped.weights() == whole.weights()


def test_a_full_disk_spoils_nothing(commands: tuple[Command, Command]) -> None:
    """A checkpoint that can't be written leaves the one before; with more room the run goes on."""
    whole, stopped = commands
    assert stopped.end(*SHORT, "--rounds", "2")[0] == 0
    code, said = stopped.end(*SHORT, "--rounds", "4", code=LIMITED + START)
    assert code == 2
    assert "File too large" in said
    assert "holds the last round that is done" in said
    assert len(said.splitlines()) == 1
    assert stopped.end(*SHORT, "--rounds", "4")[0] == 0
    assert whole.end(*SHORT, "--rounds", "4")[0] == 0
    assert stopped.weights() == whole.weights()
