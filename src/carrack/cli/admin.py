"""`carrack admin`: what whoever runs the server decides about people and matches."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import click
from rich.markup import escape

from carrack.cli.output import WrongInputError, console, listing
from carrack.cli.parameters import examples
from carrack.cli.server import config_option, database_option, said_in_one_line, serving, settings

Act = Callable[[Any], Awaitable[Any]]


def decide(database: str | None, file: Path | None, act: Callable[[Any], Act]) -> Any:
    """Do something to the database; `act` gets the server's part of it, which is loaded here."""
    from carrack.server.commands import operating  # noqa: PLC0415  # large, as the server is

    config = settings(file, database=database)
    try:
        with said_in_one_line():
            return serving().administer(config, act(operating))
    except operating.NoSuchError as error:
        raise WrongInputError(str(error)) from error


@click.group(
    epilog=examples(
        "carrack admin appoint Ana",
        "carrack admin reports",
        "carrack admin close Bob",
        "carrack admin end ishu4w287xe6",
        'carrack admin bot Ana "Ana’s bot"',
        "carrack admin log",
    )
)
def admin() -> None:
    """Appoint administrators, close accounts, end matches, make bots, read reports and the audit log.

    The server may go on running: what is decided here counts within a few seconds.
    """


def deciding(name: str, help_: str, said: str, act: Callable[[Any, str], Act], what: str = "NAME") -> None:
    """A command about one account or match."""

    @admin.command(name, help=help_)
    @click.argument("about", metavar=what)
    @database_option
    @config_option
    def command(about: str, database: str | None, file: Path | None) -> None:
        decide(database, file, lambda operating: act(operating, about))
        click.echo(said.format(about))


deciding(
    "appoint",
    "Make an account an administrator's.",
    "{} is an administrator",
    lambda operating, name: lambda tx: operating.appoint(tx, name, admin=True),
)
deciding(
    "dismiss",
    "An administrator is one no more.",
    "{} is no administrator",
    lambda operating, name: lambda tx: operating.appoint(tx, name, admin=False),
)
deciding(
    "close",
    "Close an account: it is signed out, can't sign in, and gives up its seats.",
    "{} is closed",
    lambda operating, name: lambda tx: operating.set_closed(tx, name, closed=True),
)
deciding(
    "reopen",
    "Open a closed account again.",
    "{} is open again",
    lambda operating, name: lambda tx: operating.set_closed(tx, name, closed=False),
)
deciding(
    "end",
    "End a match: it is called off, by the running server or at its next start.",
    "match {} will be ended",
    lambda operating, match: lambda tx: operating.end_match(tx, match),
    "MATCH",
)


def when(seconds: float) -> str:
    """A time of this machine."""
    return datetime.fromtimestamp(seconds).astimezone().strftime("%Y-%m-%d %H:%M:%S")


@admin.command("list")
@database_option
@config_option
def list_(database: str | None, file: Path | None) -> None:
    """List the administrators."""
    found = decide(database, file, lambda operating: operating.administrators)
    table = listing("Administrators", "Name", "Last seen")
    for person in found:
        table.add_row(escape(person.name), when(person.seen) if person.seen else "")
    console().print(table)


@admin.command()
@click.argument("owner")
@click.argument("name")
@database_option
@config_option
def bot(owner: str, name: str, database: str | None, file: Path | None) -> None:
    """Print a token for the bot NAME of the account OWNER.

    A bot that is not there yet is made. One that is there gets another token, and the former one ends.
    """
    click.echo(decide(database, file, lambda operating: lambda tx: operating.bot_token(tx, owner, name)))


@admin.command()
@database_option
@config_option
def bots(database: str | None, file: Path | None) -> None:
    """List the bots, with whom they belong to. `carrack admin close NAME` closes one."""
    found = decide(database, file, lambda operating: operating.bots)
    table = listing("Bots", "Name", "Of", "Last seen", "")
    for one in found:
        seen = when(one.seen) if one.seen else ""
        table.add_row(escape(one.name), escape(one.owner), seen, "closed" if one.closed else "")
    console().print(table)


@admin.command()
@database_option
@config_option
def reports(database: str | None, file: Path | None) -> None:
    """Print the open reports about lines of chat, the newest first."""
    found = decide(database, file, lambda operating: operating.open_reports)
    table = listing("Open reports", ">No.", "When", "Match", "Said by", "Text", "Reason", "Reported by")
    for report in found:
        why = f"{report.reason}: {report.comment}" if report.comment else report.reason
        cells = (report.match, report.name, report.text, why, report.reporter)
        table.add_row(str(report.id), when(report.created), *[escape(cell) for cell in cells])
    console().print(table)


@admin.command()
@database_option
@config_option
def log(database: str | None, file: Path | None) -> None:
    """Print the newest entries of the audit log."""
    found = decide(database, file, lambda operating: operating.audit_log)
    table = listing("Audit log", "When", "What", "Who", "About", "Match", "Address")
    for entry in found:
        who = entry.user_name or ("" if entry.user is None else str(entry.user))
        about = entry.about_name or ("" if entry.about is None else str(entry.about))
        cells = (entry.act, who, about, entry.match, entry.address)
        table.add_row(when(entry.time), *[escape(cell) for cell in cells])
    console().print(table)
