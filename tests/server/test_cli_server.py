"""`carrack serve` and its companions as processes of their own."""

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import tomllib
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from carrack.cli.app import carrack

PATIENCE = 40
WORDS = re.compile(r"Carrack is running at (http://127\.0\.0\.1:([0-9]+))")


class Process:
    """The command, with a home folder of its own."""

    def __init__(self, home: Path, *words: str, **settings: str) -> None:
        self.output = home / f"output-{time.monotonic_ns()}"
        with self.output.open("wb") as output:
            self.process = subprocess.Popen(  # noqa: S603  # our own command
                [sys.executable, "-m", "carrack", *words],
                stdout=output,
                stderr=subprocess.STDOUT,
                env=os.environ | environment(home) | settings,
            )

    def said(self) -> str:
        """Everything so far."""
        return self.output.read_text()

    def address(self) -> str:
        """Where it answers, once it does."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            found = WORDS.search(self.said())
            if found:
                return found[1]
            time.sleep(0.05)
        raise AssertionError(self.said())

    def end(self, sign: int = signal.SIGTERM) -> int:
        """End it; its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(sign)
        return self.process.wait(PATIENCE)


def environment(home: Path) -> dict[str, str]:
    """Nothing of whoever runs the tests."""
    return {"CARRACK_HOME": str(home), "LANG": "en_US.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "DISPLAY": ""}


@pytest.fixture
def start(tmp_path) -> Iterator[Any]:
    """Starts the command; what still runs at the end is ended."""
    started: list[Process] = []

    def begin(*words: str, **settings: str) -> Process:
        started.append(Process(tmp_path, *words, **settings))
        return started[-1]

    yield begin
    for process in started:
        process.end(signal.SIGKILL)


@pytest.fixture
def run(tmp_path, monkeypatch):
    """Runs the command in this process."""
    for name, value in environment(tmp_path).items():
        monkeypatch.setenv(name, value)
    return lambda *words: CliRunner().invoke(carrack, [str(word) for word in words])


def health(address: str) -> dict[str, str]:
    """What the server says about itself."""
    with urllib.request.urlopen(f"{address}/health", timeout=PATIENCE) as answer:  # noqa: S310  # loopback
        return json.load(answer)


def ended(process: Process) -> str:
    """What is said by a command that ends with an error: one line."""
    assert process.process.wait(PATIENCE) == 2, process.said()
    said = process.said().strip().splitlines()
    assert len(said) == 1, said
    return said[0]


@pytest.mark.skipif(os.name == "nt", reason="signals are different there")
def test_serve_backup_and_second_process(start, run, tmp_path):
    """It answers, is backed up while it runs, keeps its database to itself, and ends in peace."""
    first = start("serve", "--port", "0", "--no-open")
    address = first.address()
    assert health(address)["status"] == "ok"
    assert (tmp_path / "carrack.db").stat().st_mode & 0o077 == 0
    refused = ended(start("serve", "--port", "0", "--no-open"))
    assert "carrack.db is in use by another process" in refused
    copy = tmp_path / "copy.db"
    assert run("backup", copy).exit_code == 0
    with sqlite3.connect(copy) as database:
        tables = {row[0] for row in database.execute("SELECT name FROM sqlite_master")}
    database.close()
    assert {"users", "matches", "log"} <= tables
    assert copy.stat().st_mode & 0o077 == 0
    assert not (tmp_path / "copy.db.part").exists()
    assert "exists already" in run("backup", copy).stderr
    assert first.end() == 0
    assert "Traceback" not in first.said()


@pytest.mark.skipif(os.name == "nt", reason="signals are different there")
def test_killed_server_leaves_no_lock(start):
    """After a kill the next start just works; Press Ctrl-C to stop it with exit code 0."""
    first = start("serve", "--port", "0", "--no-open")
    first.address()
    first.end(signal.SIGKILL)
    second = start("serve", "--port", "0", "--no-open")
    assert health(second.address())["status"] == "ok"
    assert second.end(signal.SIGINT) == 0


def test_taken_port_is_named(start):
    """With another one that is free."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = ended(start("serve", "--port", str(port), "--no-open"))
    assert f"port {port} of 127.0.0.1 is taken by another program; try --port" in said


@pytest.mark.skipif(os.name == "nt", reason="signals are different there")
def test_command_alone_serves(start):
    """`carrack` without a word serves; where it runs already, it says so; another program's port is left."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = str(other.getsockname()[1])
        address = start(CARRACK_PORT=taken).address()
    port = address.rpartition(":")[2]
    assert port != taken
    second = start(CARRACK_PORT=port)
    assert second.process.wait(PATIENCE) == 0
    assert f"Carrack is already running at {address}" in second.said()


@pytest.mark.parametrize(
    ("words", "settings", "said"),
    [
        (["serve"], {"CARRACK_PROT": "1"}, "there is no setting 'prot'"),
        (["serve", "--config", "none.toml"], {}, "none.toml: No such file"),
        (["serve", "--database", "mysql://x/y"], {}, "mysql is not supported"),
        (["migrate", "--database", "postgresql://me:hunter2@127.0.0.1:1/x"], {}, "Connect call failed"),
        (["serve", "--host", "203.0.113.1", "--no-open"], {}, "can't listen on 203.0.113.1"),
    ],
)
def test_what_keeps_it_from_running(run, monkeypatch, words, settings, said):
    """One line, without a password."""
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    result = run(*words)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert said in result.stderr
    assert "hunter2" not in result.stderr


def test_migrate(run, tmp_path):
    """Makes the tables, and has nothing to do the second time."""
    for _ in range(2):
        result = run("migrate")
        assert result.exit_code == 0, result.output
        assert "is up to date" in result.stdout
    assert (tmp_path / "carrack.db").is_file()


def test_database_of_a_newer_version(run, tmp_path):
    """Is not touched."""
    run("migrate")
    with sqlite3.connect(tmp_path / "carrack.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '999'")
    database.close()
    result = run("migrate")
    assert result.exit_code == 2
    assert "made by a newer Carrack" in result.stderr


def test_backup_of_nothing(run):
    """Says that there is nothing."""
    result = run("backup", "copy.db")
    assert result.exit_code == 2
    assert "there is no database" in result.stderr


def test_config_is_printed(run, monkeypatch):
    """As it is in effect, without secrets."""
    monkeypatch.setenv("CARRACK_SMTP_PASSWORD", "hunter2")
    monkeypatch.setenv("CARRACK_PORT", "4321")
    text = run("config").stdout
    assert "hunter2" not in text
    assert tomllib.loads(text)["port"] == 4321
