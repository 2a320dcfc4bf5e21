"""`carrack new-game`: what it makes works, and what it refuses."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from hatchling.builders.wheel import WheelBuilder

from carrack.cli.app import carrack
from carrack.kernel.registry import rules_of
from made_game import installed

ROOT = Path(__file__).parents[2]
TEMPLATE = ROOT / "src" / "carrack" / "cli" / "template"


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """Run `carrack` in an empty folder."""
    monkeypatch.setenv("CARRACK_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return lambda *words, lines="": CliRunner().invoke(carrack, words, input=lines)


def test_a_new_game_passes_its_own_tests(tmp_path: Path) -> None:
    """The package that the command makes is complete: its tests, with all conformance checks, pass."""
    site = installed("wild-west", tmp_path)
    done = subprocess.run(  # noqa: S603  # the tests of our own template
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            str(tmp_path / "wild-west" / "tests"),
        ],
        cwd=tmp_path / "wild-west",
        env=os.environ | {"PYTHONPATH": str(site), "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "4 passed" in done.stdout


def test_a_new_game_is_played(
    run: Callable[..., Result], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once installed it is a game like the others, under its own name in everything."""
    monkeypatch.syspath_prepend(installed("gold-rush", tmp_path))
    assert "gold-rush  Gold rush" in run("games").output
    result = run("play", "gold-rush", "--players", "human,greedy", "--seed", "1", lines="take 3\n" * 3)
    assert result.exit_code == 0
    assert "The game is over." in result.output
    assert "wins." in result.output
    assert type(rules_of("gold-rush")).__name__ == "GoldRush"
    assert "Gold rush" in run("rules", "gold-rush", "--lang", "de").output
    assert "Drei Tipps" in run("how-to-play", "gold-rush", "--lang", "de").output
    made = "".join(
        file.read_text("utf-8") for file in (tmp_path / "gold-rush").rglob("*.*") if file.is_file()
    )
    assert "pebbles" not in made.casefold()


def test_the_command_says_how_to_go_on(run: Callable[..., Result]) -> None:
    """The folder is made, here or elsewhere, and the next commands are named."""
    result = run("new-game", "wild-west")
    assert result.exit_code == 0
    assert "pip install -e wild-west" in result.output
    assert Path("wild-west", "wild_west", "flow.py").is_file()
    assert run("new-game", "wild-west", "--folder", "elsewhere").exit_code == 0
    assert Path("elsewhere", "wild-west", "tests", "test_wild_west.py").is_file()


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Wild West", "use small letters, digits and hyphens"),
        ("13-rounds", "use small letters, digits and hyphens"),
        ("wild--west", "use small letters, digits and hyphens"),
        ("../west", "use small letters, digits and hyphens"),
        ("w" * 41, "at most 40"),
        ("goa", "there is a game 'goa' already"),
        ("class", "is a word or a module of Python"),
        ("random", "is a word or a module of Python"),
        ("carrack", "is a word or a module of Python"),
    ],
)
def test_names_that_are_refused(run: Callable[..., Result], name: str, why: str, tmp_path: Path) -> None:
    """A name must serve as an id and as a package, and be free; nothing is written otherwise."""
    result = run("new-game", name)
    assert result.exit_code == 2
    assert why in result.output
    assert not [path for path in tmp_path.iterdir() if path.name != "home"]


def test_nothing_is_replaced(run: Callable[..., Result]) -> None:
    """A folder or file that is there already stays as it is."""
    Path("wild-west").mkdir()
    Path("wild-west", "mine.txt").write_text("mine")
    result = run("new-game", "wild-west")
    assert result.exit_code == 2
    assert "is there already" in result.output
    assert [path.name for path in Path("wild-west").iterdir()] == ["mine.txt"]


def test_the_template_is_shipped_as_it_is() -> None:
    """The wheel has every file of it; none is compiled or collected as a test."""
    files = {str(file.path) for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    ours = [file for file in TEMPLATE.rglob("*") if file.is_file() and file.suffix != ".pyc"]
    assert len(ours) > 10
    assert files >= {str(file) for file in ours}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]
    compiled = {
        file for part in project["carrack"]["compile"]["include"] for file in (ROOT / "src").glob(part)
    }
    assert compiled.isdisjoint(ours)
    collected = [ROOT / path for path in project["pytest"]["ini_options"]["testpaths"]]
    assert not [path for path in collected if TEMPLATE.is_relative_to(path)]
