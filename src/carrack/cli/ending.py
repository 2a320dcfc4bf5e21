"""How a command ends: exit codes, what is said in one line, readers that are gone. Loads nothing large."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final, NoReturn

CHECK_FAILED: Final = 1
WRONG_INPUT: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


def leave_closed_pipe() -> NoReturn:
    """End without a word, as other commands do when nobody reads them."""
    devnull = os.open(os.devnull, os.O_WRONLY)
    os.dup2(devnull, sys.stdout.fileno())
    sys.exit(PIPE_CLOSED)


def printable(text: str) -> str:
    """A text from a file, with question marks in place of signs that steer a terminal."""
    return "".join([sign if sign.isprintable() else "?" for sign in text])


def one_line(text: str) -> str:
    """A text without line breaks."""
    return printable(" ".join(text.split()))


def open_closed_streams() -> None:
    """A stream that the caller closed has nothing to read, or is written to nowhere."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode))  # noqa: SIM115  # open to the very end
