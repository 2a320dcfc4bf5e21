"""Runs the command in this process, with a home folder of its own."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from carrack.cli.app import carrack
from carrack.kernel.match import Match
from carrack.kernel.saves import SavedMatch, write
from cli.matches import played


@pytest.fixture
def run(tmp_path, monkeypatch):
    """Run `carrack` with some words and lines of input."""
    monkeypatch.setenv("CARRACK_HOME", str(tmp_path / "home"))
    for name in ("LC_ALL", "LC_MESSAGES", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.chdir(tmp_path)

    def invoke(*words: object, lines: str = "", lang: str | None = None) -> Result:
        if lang is not None:
            monkeypatch.setenv("LANG", lang)
        result = CliRunner().invoke(carrack, [str(word) for word in words], input=lines)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return invoke


@pytest.fixture(scope="session")
def finished():
    """A finished match."""
    return played()


@pytest.fixture(scope="session")
def running():
    """A match in its middle."""
    return played(60)


@pytest.fixture
def file_of(tmp_path):
    """Writes a match to a file, with changes of its JSON if any are given."""

    def file(match: Match, **changes: object) -> Path:
        path = tmp_path / "match.json"
        write(SavedMatch(match, ["human"] + ["random"] * (match.setup.seats - 1)), path)
        if changes:
            path.write_text(json.dumps(json.loads(path.read_text()) | changes))
        return path

    return file
