"""Where lines come from: a keyboard, a pipe, a test."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress

from rich.console import Console
from rich.text import Text

from carrack.kernel.actions import Action


class EndOfInputError(Exception):
    """Nothing more will be typed."""


class Keyboard:
    """Asks for lines. Where nobody types, the line is repeated, so that the output reads like a dialogue."""

    def __init__(self, out: Console) -> None:
        self.out = out

    def ask(self, prompt: str) -> str:
        """One line; EndOfInputError when there is none."""
        try:
            line = input(f"{prompt} ")
        except EOFError:
            self.out.print()
            raise EndOfInputError from None
        if not sys.stdin.isatty():
            self.out.print(Text(line))
        return line.strip()


def complete_with(words: Callable[[], list[str]]) -> None:
    """Let the tab key complete what is typed, where the terminal can do that."""
    with suppress(ImportError):
        import readline  # noqa: PLC0415  # not on every system

        def completion(text: str, state: int) -> str | None:
            begun = readline.get_line_buffer().rpartition(",")[2].lstrip()
            fitting = [word for word in words() if word.startswith(begun)]
            if state >= len(fitting):
                return None
            return fitting[state][len(begun) - len(text) :]

        readline.set_completer(completion)
        readline.parse_and_bind("tab: complete")


def forget() -> None:
    """Forget the lines that were typed: the next person could call them back with the arrow keys."""
    with suppress(ImportError, AttributeError):
        import readline  # noqa: PLC0415  # not on every system, nor is its memory

        readline.clear_history()


def notations(options: list[Action]) -> list[str]:
    """What the tab key offers."""
    return [action.notation for action in options]
