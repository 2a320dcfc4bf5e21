"""The command as a process of its own: pipes, signals."""

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

COMMAND = (sys.executable, "-c", "from carrack.cli import main; main()")


@pytest.fixture(autouse=True)
def interrupts() -> Iterator[None]:
    """Where tests run in the background of a shell, Ctrl-C is ignored, and children would inherit that."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


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
            if stream is not None:
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


@pytest.mark.skipif(os.name == "nt", reason="shells are different there")
@pytest.mark.parametrize(
    ("words", "closed", "code"),
    [
        ("games", ">&-", 0),
        ("verify nothing.json", ">&-", 2),
        ("play colonialism --players human,random", "<&-", 0),
        ("play colonialism --players human,random", "<&- >&- 2>&-", 0),
    ],
)
def test_closed_streams(tmp_path, words, closed, code):
    """A closed input is at its end, a closed output swallows everything; nothing breaks."""
    result = subprocess.run(  # noqa: S602  # our own command
        f'exec "{sys.executable}" -c "from carrack.cli import main; main()" {words} {closed}',
        shell=True,
        capture_output=True,
        env=os.environ | {"CARRACK_HOME": str(tmp_path), "LANG": "en_US.UTF-8", "LC_ALL": ""},
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert result.returncode == code, result.stderr
    assert "Traceback" not in result.stderr
    assert len(result.stderr.splitlines()) == (1 if code else 0)


class Terminal:
    """The command in a pseudo terminal."""

    def __init__(self, home: Path, *words: str) -> None:
        import pty  # noqa: PLC0415  # not on every system

        settings = {"CARRACK_HOME": str(home), "LANG": "en_US.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""}
        self.ours, theirs = pty.openpty()
        self.process = subprocess.Popen(  # noqa: S603  # our own command
            [*COMMAND, *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=os.environ | settings | {"TERM": "xterm", "INPUTRC": os.devnull},
        )
        os.close(theirs)

    def until(self, text: str) -> str:
        """What is shown up to a text."""
        seen = b""
        while text.encode() not in seen:
            assert select.select([self.ours], [], [], 30)[0], seen
            seen += os.read(self.ours, 4096)
        return seen.decode(errors="replace")

    def type(self, keys: str) -> None:
        os.write(self.ours, keys.encode())

    def end(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.ours)


@pytest.mark.skipif(os.name == "nt", reason="no pseudo terminals there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupted_ladder_tells_what_there_is(tmp_path, jobs):
    """Ctrl-C prints the ratings by the deals so far and writes them; the exit code is 130."""
    words = ("colonialism", "--players", "2", "--option", "quick_start=on", "--bots", "random,mcts:1")
    out = tmp_path / "a.json"
    terminal = Terminal(tmp_path, "ladder", *words, "--games", "100000", "--jobs", jobs, "--out", str(out))
    terminal.until("games")  # the bar is shown once there are results
    terminal.process.send_signal(signal.SIGINT)
    shown = terminal.until("carrack: interrupted")
    assert "Ratings" in shown
    assert terminal.process.wait(60) == 130
    assert '"complete": false' in out.read_text("utf-8")
    terminal.end()


@pytest.fixture
def hot_seat(tmp_path):
    """A game of two people in a terminal, at the first person's first decision."""
    terminal = Terminal(tmp_path, "play", "colonialism", "--players", "human,human", "--seed", "3")
    terminal.until("press Enter.")
    terminal.type("\n")
    terminal.until("> ")
    yield terminal
    terminal.end()


@pytest.mark.skipif(os.name == "nt", reason="no pseudo terminals there")
def test_curtain_wipes_the_screen(hot_seat):
    """In a terminal the screen and what can be scrolled back to are cleared before the device goes on."""
    hot_seat.type("1\n")
    assert "\x1b[3J" in hot_seat.until("press Enter.")
    hot_seat.type("\x04")
    hot_seat.until("carrack play --load")
    assert hot_seat.process.wait(60) == 0


@pytest.mark.skipif(os.name == "nt", reason="no pseudo terminals there")
@pytest.mark.parametrize("keys", ["\x1b[A", "\t\t"])
def test_curtain_forgets_what_was_typed(hot_seat, keys):
    """At the curtain neither arrow keys nor the tab key show the lines or options of the person before."""
    hot_seat.type("why row 3\nrow 2\n")
    hot_seat.until("press Enter.")
    hot_seat.type(keys + "\n")
    assert "row" not in hot_seat.until("\x1b[2J").partition("\x1b[2J")[0]


@pytest.mark.skipif(os.name == "nt", reason="no pseudo terminals there")
def test_choice_of_several_people_is_forgotten(hot_seat):
    """With several people at the device a choice is forgotten once it is made."""
    hot_seat.type("row 2\n")
    hot_seat.until("press Enter.")
    hot_seat.type("\n")
    hot_seat.until("> ")
    hot_seat.type("row 1\n")
    hot_seat.until("> ")
    hot_seat.type("\x1b[A#\n")
    assert "“#” is not an option" in hot_seat.until("is not an option")


@pytest.mark.skipif(os.name == "nt", reason="no pseudo terminals there")
@pytest.mark.parametrize(
    ("words", "last", "paged"), [((), "7.2 ", True), (("--section", "3.0"), "3.0 ", False)]
)
def test_long_rules_open_in_the_pager(tmp_path, monkeypatch, words, last, paged):
    """In a terminal the pager shows what is longer than the screen; a short section is printed."""
    monkeypatch.setenv("PAGER", "sed s/^/paged:/")
    terminal = Terminal(tmp_path, "rules", "colonialism", *words)
    assert ("paged:" in terminal.until(last)) == paged
    terminal.end()
