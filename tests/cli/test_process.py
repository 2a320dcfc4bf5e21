"""The command as a process of its own: pipes, signals."""

import os
import select
import signal
import subprocess
import sys
import time

import pytest

COMMAND = (sys.executable, "-c", "from carrack.cli import main; main()")


@pytest.fixture
def start(tmp_path):
    """Starts the command with a home folder of its own, all its streams as pipes."""
    home = {"CARRACK_HOME": str(tmp_path), "LANG": "en_US.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""}
    environment = os.environ | home

    processes = []

    def started(*words: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(  # noqa: S603  # our own command
            [*COMMAND, *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
            encoding="utf-8",
            start_new_session=True,
        )
        processes.append(process)
        return process

    yield started
    for process in processes:
        if process.poll() is None:
            process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout, process.stderr):
            stream.close()


def test_game_through_a_pipe(start):
    """A whole game by piped input ends with exit code 0."""
    process = start("play", "colonialism", "--players", "human,random", "--seed", "2")
    out, error = process.communicate("1\n" * 400, timeout=60)
    assert process.returncode == 0, error
    assert "The game is over." in out
    assert error == ""


@pytest.mark.parametrize(
    "words",
    [
        ("play", "colonialism", "--players", "random,random"),
        ("games", "--json"),
    ],
)
def test_closed_pipe_is_quiet(start, words):
    """When nobody reads on, the command ends without a word."""
    process = start(*words)
    process.stdout.close()
    assert process.stderr.read() == ""
    assert process.wait(60) == 141


@pytest.mark.skipif(os.name == "nt", reason="signals are different there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupt(start, jobs):
    """Ctrl-C, which reaches all processes, ends a simulation with one line and exit code 130."""
    words = ("--games", "1000000", "--bots", "random,random,random", "--jobs", jobs)
    process = start("simulate", "colonialism", *words)
    assert "1000002 games" in process.stderr.readline()  # from here on it runs
    time.sleep(0.7)
    os.killpg(process.pid, signal.SIGINT)
    out, error = process.communicate(timeout=60)
    assert process.returncode == 130
    assert error.strip() == "carrack: interrupted"
    assert out == ""


@pytest.mark.skipif(os.name == "nt", reason="signals are different there")
def test_interrupted_game_is_saved(start):
    """Ctrl-C in a game says how to go on."""
    process = start("play", "colonialism", "--players", "human,random", "--seed", "1")
    process.stdin.write("row 2\n")
    process.stdin.flush()
    while "keep" not in process.stdout.readline():
        pass
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    _, error = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "carrack play --load" in error
    assert len(error.splitlines()) == 1


@pytest.mark.skipif(os.name == "nt", reason="no pseudo terminals there")
def test_curtain_wipes_the_screen(tmp_path):
    """In a terminal the screen and what can be scrolled back to are cleared before the device goes on."""
    import pty  # noqa: PLC0415  # not on every system

    home = {"CARRACK_HOME": str(tmp_path), "LANG": "en_US.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""}
    environment = os.environ | home | {"TERM": "xterm"}
    ours, theirs = pty.openpty()
    words = ("play", "colonialism", "--players", "human,human", "--seed", "3")
    process = subprocess.Popen(  # noqa: S603  # our own command
        [*COMMAND, *words], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    )
    os.close(theirs)

    def until(text: str) -> str:
        seen = b""
        while text.encode() not in seen:
            assert select.select([ours], [], [], 30)[0], seen
            seen += os.read(ours, 4096)
        return seen.decode(errors="replace")

    until("press Enter.")
    os.write(ours, b"\n")
    until("> ")
    os.write(ours, b"1\n")
    assert "\x1b[3J" in until("press Enter.")
    os.write(ours, b"\x04")
    until("carrack play --load")
    assert process.wait(60) == 0
    os.close(ours)
