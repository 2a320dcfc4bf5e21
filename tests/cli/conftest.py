"""Runs the command in this process, with a home folder of its own."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from carrack.arena.live import live_match
from carrack.cli.app import carrack
from carrack.kernel.chance import Stream
from carrack.kernel.match import Match
from carrack.kernel.registry import rules_of
from carrack.kernel.saves import SavedMatch, write
from carrack.kernel.table import open_asks


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


def played(choices=None, players=2):
    """A live match after some random choices, or to its end."""
    rules = rules_of("colonialism")
    match = live_match(rules, rules.setup(players), "a secret", ("a nonce",))
    stream = Stream(7)
    while not match.over and (choices is None or len(match.choices) < choices):
        seat = open_asks(match.table)[0].seat
        options = match.perspective(seat).options
        match.apply(seat, options[stream.below(len(options))])
    return match


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
