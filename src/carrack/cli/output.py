"""Where the command line writes: results to standard output, errors and progress to standard error."""

from __future__ import annotations

import json
import os
import sys
import time
from typing import Any, Final, NoReturn, Self

import click
from rich import box
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from carrack.cli.ending import INTERRUPTED, WRONG_INPUT, leave_closed_pipe

PLAIN_WIDTH: Final = 100
PATIENCE: Final = 2.0


class WrongInputError(click.ClickException):
    """Wrong usage or input: one line says what is wrong and what would be right."""

    exit_code = WRONG_INPUT


class StoppedError(click.ClickException):
    """Ctrl-C in the middle of something that can go on; the text says how."""

    exit_code = INTERRUPTED


class PipeConsole(Console):
    """A console that leaves quietly when its reader is gone."""

    def on_broken_pipe(self) -> NoReturn:
        leave_closed_pipe()


def console() -> Console:
    """Standard output, as wide as the terminal; 100 columns where there is none."""
    if sys.stdout.isatty() or "COLUMNS" in os.environ:
        return PipeConsole(highlight=False, emoji=False)
    return PipeConsole(highlight=False, emoji=False, width=PLAIN_WIDTH)


def print_page(out: Console, text: RenderableType) -> None:
    """A text to be read: a long one in the pager of the terminal, as a whole where there is no terminal."""
    if out.is_terminal and sys.stdin.isatty() and len(out.render_lines(text)) >= out.height:
        with out.capture() as written:
            out.print(text)
        click.echo_via_pager(written.get())
    else:
        out.print(text)


def print_json(value: Any) -> None:
    """A result for programs."""
    click.echo(json.dumps(value, indent=1, ensure_ascii=False))


def listing(title: str, *columns: str) -> Table:
    """A table whose columns beginning with `>` hold numbers."""
    table = Table(title=title or None, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    table.show_header = any(columns)
    table.collapse_padding = True
    table.pad_edge = False
    for column in columns:
        table.add_column(column.lstrip(">"), justify="right" if column.startswith(">") else "left")
    return table


class Bar:
    """A progress bar on standard error, shown when the work takes more than two seconds.

    None is shown where standard error is no terminal. `step` is told how much is done in all.
    """

    def __init__(self, what: str, total: float | None) -> None:
        self._what = what
        self._total = total
        self._begun = time.monotonic()
        self._progress: Progress | None = None
        self._console = Console(stderr=True)

    def __enter__(self) -> Self:
        if self._total is None:
            self._show()
        return self

    def __exit__(self, *error: object) -> None:
        if self._progress is not None:
            self._progress.stop()

    def _show(self) -> None:
        if not self._console.is_terminal:
            return
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._progress = Progress(*columns, console=self._console, transient=True)
        self._progress.add_task(self._what, total=self._total)
        self._progress.start()

    def step(self, done: float) -> None:
        if self._progress is None and time.monotonic() - self._begun > PATIENCE:
            self._show()
        if self._progress is not None:
            self._progress.update(self._progress.task_ids[0], completed=done)


def reached(yes: bool) -> str:
    """Whether a goal is reached."""
    return "[green]reached[/]" if yes else "[red]missed[/]"
