"""Walks of new users, with the commands of the pages that they read, each in an empty folder.

Playing in the terminal, a first bot, a first training run, a server for friends and a game of one's own are
here; installing without extras is in test_extras.py, clicking through the page in tests/web.
"""

from __future__ import annotations

import json
import os
import re
import runpy
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

import pytest

from carrack.bots import weights
from made_game import installed

ROOT = Path(__file__).parent.parent
FOR = ROOT / "docs" / "for"
SERVING = re.compile(r"Carrack is running at (http://\S+)\. ")

Run = Callable[..., str]


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of a page in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)


def commands(page: Path) -> list[str]:
    """The commands of a page, in their order."""
    return [line for block in blocks(page, "sh") for line in block.splitlines()]


def words_of(line: str) -> list[str]:
    """A command as it is run here: `carrack` and `python` are those of this environment."""
    words = shlex.split(line.replace("python3 run.py", "carrack"))
    start = {"carrack": [sys.executable, "-m", "carrack"], "python": [sys.executable]}
    return start[words[0]] + words[1:]


def path_with(folder: Path) -> dict[str, str]:
    """The environment in which Python finds what is in a folder, too."""
    return {"PYTHONPATH": os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])}


@pytest.fixture
def settings(tmp_path: Path) -> dict[str, str]:
    """The environment of somebody who has just come."""
    mine = {"CARRACK_HOME": str(tmp_path / "home"), "LC_ALL": "en_US.UTF-8", "COLUMNS": "120"}
    return os.environ | mine | path_with(tmp_path)


@pytest.fixture
def run(tmp_path: Path, settings: dict[str, str]) -> Run:
    """Runs a command of a page in the folder; what it printed."""

    def invoke(line: str, typed: str = "", **more: str) -> str:
        ended = subprocess.run(  # noqa: S603 - the commands of our own pages
            words_of(line),
            input=typed,
            capture_output=True,
            encoding="utf-8",
            cwd=tmp_path,
            env=settings | more,
            check=False,
        )
        assert ended.returncode == 0, (line, ended.stdout, ended.stderr)
        return ended.stdout

    return invoke


def test_the_readme_has_two_commands() -> None:
    """The first opens the page, the second runs every check; the walks begin where the first one ends."""
    assert commands(ROOT / "README.md") == ["python3 run.py", "python3 run.py test"]
    assert "`python3 run.py play goa` plays in the terminal" in (ROOT / "README.md").read_text("utf-8")


def test_playing_in_the_terminal(run: Run, tmp_path: Path) -> None:
    """From the README: a game of Goa, left after two choices and continued by the command that is printed."""
    said = run("python3 run.py play goa", "1\n1\nquit\n")
    (file,) = (tmp_path / "home" / "saves").glob("*.json")
    assert f"carrack play --load {file}" in said.replace("\n", "") or file.name in said.replace("\n", "")
    before = len(json.loads(file.read_text("utf-8"))["choices"])
    assert before >= 2
    run(f"carrack play --load {shlex.quote(str(file))}", "1\nquit\n")
    assert len(json.loads(file.read_text("utf-8"))["choices"]) > before


def test_a_first_bot(run: Run, tmp_path: Path) -> None:
    """The code of the page is saved, run, simulated with others and played against."""
    page = FOR / "bot-writers.md"
    (tmp_path / "my_bot.py").write_text(blocks(page, "python")[0], "utf-8")
    alone, together, against = commands(page)
    assert re.fullmatch(r"\[\d+, \d+\]", run(alone).strip())
    assert "my_bot:First" in run(together.replace("--games 20", "--games 4"))
    run(against, "1\nquit\n")


def test_a_first_training_run(run: Run, tmp_path: Path) -> None:
    """A short run writes weights that fit the game, with the strength that it measured."""
    _, train = commands(FOR / "researchers.md")
    run(train.replace("--minutes 30", "--rounds 1 --games 1 --match-games 1 --jobs 1"))
    record, _ = weights.read(tmp_path / "goa.net")
    assert record.game == "goa"


def test_a_server_for_friends(tmp_path: Path, settings: dict[str, str]) -> None:
    """The command of the page serves the page, and somebody plays a whole match on it over the network."""
    (line,) = commands(FOR / "operators.md")
    assert line == "carrack serve --host 0.0.0.0 --no-open"
    output = tmp_path / "output"
    words = words_of("carrack serve --no-open --port 0")  # the same, and only this machine sees it
    with output.open("wb") as file:
        server = subprocess.Popen(words, stdout=file, stderr=file, cwd=tmp_path, env=settings)  # noqa: S603
    try:
        found = None
        while found is None:
            assert server.poll() is None, output.read_text("utf-8")
            found = SERVING.search(output.read_text("utf-8"))
        with urlopen(found[1]) as answer:  # noqa: S310 - our own server
            assert b"<title>Carrack" in answer.read()
        example = runpy.run_path(str(ROOT / "docs" / "examples" / "play_over_http.py"))
        assert sorted(example["play"](found[1], "colonialism")["places"]) in ([1, 2], [1, 1])
        server.send_signal(signal.SIGTERM)
        assert server.wait() == 0, output.read_text("utf-8")
    finally:
        server.kill()
        server.wait()


def test_a_fifth_game(run: Run, tmp_path: Path) -> None:
    """One command makes it; installed, it is played, and its own tests pass."""
    make, install, play, check = commands(FOR / "game-authors.md")
    run(make)
    assert install == "pip install -e pebbles"
    site = installed("pebbles", tmp_path / "installed")  # as pip would, without the network
    assert "Pebbles" in run(play, "1\nquit\n", **path_with(site))
    said = run(f"{check} -q -p no:cacheprovider", **path_with(site))
    assert "passed" in said
