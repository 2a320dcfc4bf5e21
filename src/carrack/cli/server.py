"""`carrack serve` and its companions: `migrate`, `backup`, `restore`, `check`, `config`, `openapi`."""

from __future__ import annotations

import contextlib
import json
import os
import sys
import threading
import urllib.request
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeVar

import click

from carrack.cli.output import WrongInputError
from carrack.cli.parameters import examples, language
from carrack.cli.words import words
from carrack.kernel.messages import Message

F = TypeVar("F", bound=Callable[..., Any])
PATIENCE: Final = 1.0
SHOWN: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
"""Any of these in the environment says that a page can be shown."""

config_option = click.option(
    "--config",
    "file",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="A TOML file with settings; otherwise that named by CARRACK_CONFIG, if any.",
)
database_option = click.option(
    "--database",
    metavar="URL",
    help="sqlite:///FILE or postgresql://USER@HOST/NAME; otherwise a file in your own folder.",
)


def serving() -> ModuleType:
    """The server's part of this; it is large, and other commands start faster without it."""
    from carrack.server import serving as found  # noqa: PLC0415

    return found


def settings(file: Path | None, **given: Any) -> Any:
    """The configuration; what is wrong with it is said in one line."""
    from carrack.server.ops.config_sources import ConfigError, load_config  # noqa: PLC0415  # as above

    try:
        return load_config(file, **given)
    except ConfigError as error:
        raise WrongInputError(str(error)) from error


@contextlib.contextmanager
def said_in_one_line() -> Iterator[None]:
    """What keeps the server from running is the user's to know, without a traceback."""
    try:
        yield
    except serving().ServingError as error:
        raise WrongInputError(str(error)) from error


@click.command(
    epilog=examples(
        "carrack serve",
        "carrack serve --host 0.0.0.0 --port 8080 --no-open",
        "carrack serve --database postgresql://carrack@localhost/carrack --config carrack.toml",
    )
)
@click.option("--host", help="The address to listen on; 0.0.0.0 lets other machines in. [default: 127.0.0.1]")
@click.option("--port", type=click.IntRange(0, 65535), help="The port; 0 is any free one. [default: 8642]")
@database_option
@config_option
@click.option(
    "--open/--no-open", "open_it", default=None, help="Open the browser; otherwise only in a terminal."
)
def serve(
    host: str | None, port: int | None, database: str | None, file: Path | None, open_it: bool | None
) -> None:
    """Serve the games to browsers: on this machine, or to friends.

    Everything is kept in one SQLite file unless --database says otherwise. Settings come from the
    configuration file, then the environment (CARRACK_PORT=8080), then these options; `carrack config` lists
    them all. Ctrl-C ends the server; no move is lost.
    """
    config = settings(file, host=host, port=port, database=database)
    start(config, sys.stdout.isatty() if open_it is None else open_it)


def start(config: Any, open_it: bool) -> None:
    """Serve; the page is opened in the browser once the server answers."""
    texts = words(language(None))

    def announce(address: str) -> None:
        click.echo(texts.say(Message("ui-serving", {"address": address})))
        sys.stdout.flush()
        if open_it:
            open_browser(address)

    with said_in_one_line():
        serving().serve(config, announce)


def serve_at_once() -> None:
    """`carrack` alone: the server with the browser; one that runs already is only opened."""
    config = settings(None)
    try:
        start(config, open_it=True)
    except WrongInputError as error:
        if not isinstance(error.__cause__, serving().PortTakenError):
            raise
        address = f"http://127.0.0.1:{config.port}"
        if is_carrack(address):
            click.echo(words(language(None)).say(Message("ui-serving-already", {"address": address})))
            open_browser(address)
        else:
            start(settings(None, port=0), open_it=True)


def is_carrack(address: str) -> bool:
    """Whether a Carrack answers there."""
    try:
        with urllib.request.urlopen(f"{address}/health", timeout=PATIENCE) as answer:  # noqa: S310  # loopback
            return "version" in json.load(answer)
    except (OSError, ValueError, TypeError):
        return False


def open_browser(address: str) -> None:
    """Open a page, but never a browser that would take this terminal, unless it was chosen."""
    if sys.platform in {"darwin", "win32"} or any(map(os.environ.get, SHOWN)):
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


@click.command(
    epilog=examples(
        "carrack migrate",
        "carrack migrate --database postgresql://carrack@localhost/carrack",
    )
)
@database_option
@config_option
def migrate(database: str | None, file: Path | None) -> None:
    """Bring the server's database to this version of the program.

    `carrack serve` does the same when it starts. What is stored stays.
    """
    config = settings(file, database=database)
    with said_in_one_line():
        serving().migrate(config)
    click.echo(f"{config.database_url.render_as_string(hide_password=True)} is up to date")


@click.command(
    epilog=examples(
        "carrack backup carrack-monday.db",
    )
)
@click.argument("target", metavar="FILE", type=click.Path(path_type=Path))
@database_option
@config_option
def backup(target: Path, database: str | None, file: Path | None) -> None:
    """Copy the server's SQLite database to a file.

    The server may go on running meanwhile. The copy has every match that was stored when it was made;
    `carrack restore` goes back to it.
    """
    config = settings(file, database=database)
    with said_in_one_line():
        serving().backup(config, target)
    click.echo(f"{config.database_file} is saved as {target}")


@click.command(
    epilog=examples(
        "carrack restore carrack-monday.db",
    )
)
@click.argument("source", metavar="FILE", type=click.Path(path_type=Path))
@database_option
@config_option
def restore(source: Path, database: str | None, file: Path | None) -> None:
    """Put a copy made by `carrack backup` in the place of the server's SQLite database.

    Stop the server first. The copy is checked before anything is replaced, and the former database is kept
    under another name.
    """
    config = settings(file, database=database)
    with said_in_one_line():
        former = serving().restore(config, source)
    click.echo(f"{config.database_file} is what {source} was" + (f"; before: {former}" if former else ""))


@click.command(
    epilog=examples(
        "carrack check",
        "carrack check --database postgresql://carrack@localhost/carrack",
    )
)
@database_option
@config_option
def check(database: str | None, file: Path | None) -> None:
    """Check that what the server has stored fits together; the server may go on running.

    Every match: its log has no gap, leads to its version and to its snapshot, and its seats know whom it
    waits for. Whatever is wrong is a line; then the exit code is 1. Nothing is changed.
    """
    config = settings(file, database=database)
    with said_in_one_line():
        count, faults = serving().check(config, click.echo)
    click.echo(f"{count} matches, {faults} faults")
    if faults:
        raise click.exceptions.Exit(1)


@click.command(
    name="config",
    epilog=examples(
        "carrack config",
        "carrack config --config carrack.toml",
    ),
)
@config_option
def config(file: Path | None) -> None:
    """Print the server's settings as they are now, each with what it means.

    What is printed is a configuration file again; passwords and keys are masked.
    """
    from carrack.server.ops.config_sources import as_toml  # noqa: PLC0415  # as above

    click.echo(as_toml(settings(file)), nl=False)


@click.command(
    epilog=examples(
        "carrack openapi",
    )
)
def openapi() -> None:
    """Print the description of the server's interface (OpenAPI 3.1, JSON)."""
    from carrack.server.http.openapi import document  # noqa: PLC0415  # as above

    click.echo(document().decode())
