"""A computer player in any language: a program that reads and writes a line of JSON for each decision.

docs/bots-in-any-language.md has the protocol. A program that has finished a game is used for the next one.
"""

from __future__ import annotations

import contextlib
import json
import queue
import shlex
import shutil
import subprocess
import threading
import weakref
from typing import Any, Final

from carrack.bots.bot import Bot, BotError
from carrack.kernel.actions import Action
from carrack.kernel.perspective import Perspective

COMMAND: Final = "cmd:"
PROTOCOL: Final = 1
PATIENCE: Final = 60.0  # seconds for an answer
MOST_ECHOED: Final = 200


class Program:
    """A running program. What it writes to standard error appears in the terminal."""

    def __init__(self, command: str) -> None:
        self.command: Final = command
        try:
            self.process: Final = subprocess.Popen(  # noqa: S603  # the user names it
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
            )
        except OSError as error:
            raise BotError(f"{command!r} can't be run: {error.strerror or error}") from error
        self.lines: Final[queue.SimpleQueue[str]] = queue.SimpleQueue()
        self.reader: Final = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self) -> None:
        """Pass on what it writes; an empty line when it ends."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put("")

    def tell(self, message: dict[str, Any]) -> None:
        """Write a line."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self.process.stdin.flush()
        except OSError as error:
            raise BotError(f"{self.command!r} has ended {self.how()}") from error

    def answer(self) -> dict[str, Any]:
        """Read a line."""
        try:
            line = self.lines.get(timeout=PATIENCE)
        except queue.Empty:
            raise BotError(f"{self.command!r} did not answer within {PATIENCE:.0f} s") from None
        if not line:
            raise BotError(f"{self.command!r} has ended {self.how()}")
        try:
            found = json.loads(line)
        except json.JSONDecodeError as error:
            raise BotError(f"{self.command!r} wrote no JSON: {line[:MOST_ECHOED]!r}") from error
        if not isinstance(found, dict):
            raise BotError(f"{self.command!r} has to write an object, not {line[:MOST_ECHOED]!r}")
        return found

    def how(self) -> str:
        """How it ended, in words."""
        return f"with exit code {self.process.wait(timeout=PATIENCE)}"

    def end(self) -> None:
        """Close its input, which tells it to end; a program that goes on is ended."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with contextlib.suppress(OSError):  # what was not read yet is of no use any more
            self.process.stdin.close()
        try:
            self.process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.reader.join()
        self.process.stdout.close()


class Pool:
    """Programs that wait for their next game, by command."""

    def __init__(self) -> None:
        self.idle: Final[dict[str, list[Program]]] = {}
        weakref.finalize(self, end_all, self.idle)  # at the end of this process

    def get(self, command: str) -> Program:
        """One that waits and still runs, or a new one."""
        waiting = self.idle.get(command, [])
        while waiting:
            program = waiting.pop()
            if program.process.poll() is None:
                return program
            program.end()
        return Program(command)

    def put(self, program: Program) -> None:
        """It may play another game, unless it was ended."""
        if program.process.returncode is None:
            self.idle.setdefault(program.command, []).append(program)


def end_all(idle: dict[str, list[Program]]) -> None:
    """End the programs that wait."""
    for programs in idle.values():
        for program in programs:
            program.end()


POOL: Final = Pool()


class ProgramBot(Bot):
    """Lets a program decide: it is told the game once, then each decision, and answers with a notation."""

    def __init__(self, seed: int, kind: str) -> None:
        super().__init__(seed)
        self.command = command_of(kind)
        self.program: Program | None = None
        self.heard = 0

    @staticmethod
    def check(kind: str) -> None:
        """There is such a program."""
        words = shlex.split(command_of(kind))
        if not words or shutil.which(words[0]) is None:
            raise BotError(f"{kind!r}: there is no program {words[0] if words else ''!r}")

    @property
    def hears(self) -> bool:
        return True

    def choose(self, perspective: Perspective) -> Action:
        begins = self.program is None
        if self.program is None:
            self.program = POOL.get(self.command)
            weakref.finalize(self, POOL.put, self.program)
        try:
            if begins:
                self.program.tell(self.beginning(perspective))
            return self.read(self.asked(self.program, perspective), perspective)
        except BotError:
            self.program.end()
            raise

    def asked(self, program: Program, perspective: Perspective) -> dict[str, Any]:
        """What the program answers to a decision."""
        decision = perspective.decision
        assert decision is not None
        events = perspective.events
        program.tell(
            {
                "type": "decide",
                "events": [event.as_json() for event in events[self.heard :]],
                "view": perspective.view.as_json(),
                "decision": decision.as_json(),
            }
        )
        self.heard = len(events)
        return program.answer()

    def beginning(self, perspective: Perspective) -> dict[str, Any]:
        """What a program is told before its first decision."""
        setup = perspective.setup
        return {
            "type": "game",
            "protocol": PROTOCOL,
            "game": perspective.rules.id,
            "players": setup.seats,
            "options": setup.options,
            "seat": perspective.seat,
            "seed": self.stream.below(1 << 30),
        }

    def read(self, answer: dict[str, Any], perspective: Perspective) -> Action:
        """The option that an answer names."""
        wanted = answer.get("do")
        for action in perspective.options:
            if action.notation == wanted:
                return action
        options = ", ".join([repr(action.notation) for action in perspective.options[:5]])
        raise BotError(
            f"{self.command!r} answered {json.dumps(answer, ensure_ascii=False)[:MOST_ECHOED]}; "
            f'right would be {{"do": …}} with one of its options: {options} …'
        )


def command_of(kind: str) -> str:
    """The command of a kind that is written `cmd:…`."""
    return kind.removeprefix(COMMAND)
