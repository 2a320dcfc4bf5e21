"""A small game, and lessons of it that the tests write."""

from collections.abc import Callable
from pathlib import Path

import pytest

from carrack.kernel.registry import rules_of
from carrack.lessons.loader import read
from carrack.lessons.records import Lesson
from made_game import installed

HEAD = """
order = 1
minutes = 1
level = "random"

[setup]
players = 2
seed = 5
"""
BEATS = """
[[beats]]
id = "look"
points = ["pile"]

[[beats]]
id = "three"
expects = ["take 3"]
replies = { "take 1" = "few" }

[[beats]]
id = "six"
expects = ["take 3", "take *"]
passed = [{ path = "taken.0", at_least = 6 }]
"""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The game of the template, made under its own name."""
    return str(installed("stone-age", tmp_path_factory.mktemp("made")))


@pytest.fixture
def pebbles(site, monkeypatch):
    """Its rules: two players take stones in three rounds."""
    monkeypatch.syspath_prepend(site)
    return rules_of("stone-age")


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., Path]:
    """Write a lesson's file."""

    def written(beats: str = BEATS, head: str = HEAD, more: str = "") -> Path:
        file = tmp_path / "small.toml"
        file.write_text(f"{head}\n{more}\n{beats}", encoding="utf-8")
        return file

    return written


@pytest.fixture
def lesson(pebbles, write) -> Callable[..., Lesson]:
    """A lesson that is right."""
    return lambda *parts, **named: read(write(*parts, **named), pebbles)
