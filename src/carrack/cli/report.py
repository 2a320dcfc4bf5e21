"""`carrack report`: the balance of a game, from many games between computer players."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import click
from rich.markup import escape

from carrack.arena.processes import processors
from carrack.arena.report import report as run
from carrack.arena.report import setups_of
from carrack.arena.simulate import Plan
from carrack.cli.output import Bar, console, listing, print_json
from carrack.cli.parameters import (
    as_options,
    bots_option,
    examples,
    game_argument,
    jobs_option,
    json_option,
    kinds_of,
    option_option,
    pack_option,
    rules_with,
    seats_option,
    seed_option,
)
from carrack.cli.simulate import interval, percent
from carrack.kernel.messages import Message
from carrack.kernel.text import Texts

MOST = 12


class Sheet(NamedTuple):
    """A table of the report; a column that begins with `>` stands to the right."""

    title: str
    columns: list[str]
    rows: list[list[str]]


@click.command(
    epilog=examples(
        "carrack report 13-kolonien --games 200 --option mode=E --bots greedy",
        "carrack report goa --players 4 --games 100 --bots greedy --jobs 0",
        "carrack report 13-kolonien --players 3 --option mode=P --vary nations --json",
    )
)
@game_argument()
@seats_option
@click.option("--games", type=click.IntRange(1, 10_000_000), default=100, show_default=True)
@bots_option("greedy")
@seed_option(1)
@jobs_option
@click.option("--vary", default="", metavar="OPTION", help="Play every value of an option in turn.")
@click.option(
    "--events",
    default="",
    metavar="KINDS",
    help="The kinds of events to list components for, separated by commas; otherwise all of a seat's.",
)
@click.option(
    "--most", type=click.IntRange(1, 1000), default=MOST, show_default=True, help="Lines of a list."
)
@click.option("--markdown", is_flag=True, help="Print Markdown.")
@option_option
@pack_option
@json_option
def report(
    game: str,
    players: int | None,
    games: int,
    bots: str,
    seed: int,
    jobs: int,
    vary: str,
    events: str,
    most: int,
    markdown: bool,
    options: tuple[tuple[str, str], ...],
    pack: Path | None,
    as_json: bool,
) -> None:
    """Tell how balanced a game is.

    Shows the length in turns and decisions, the shares of the victories by seat and by what the seats are
    called (nations), the points by source, and how often components are taken.

    The same seed gives the same report whatever --jobs, except with bots that play by the clock.
    """
    rules = rules_with(game, pack)
    seats = rules.players[-1] if players is None else players
    plan = Plan(game, seats, games, kinds_of(bots), seed, as_options(options), pack)
    setups_of(rules, plan, vary)
    with Bar("games", games) as bar:
        found = run(plan, vary, jobs or processors(), bar.step)
    if as_json:
        print_json(found)
        return
    wanted = [kind.strip() for kind in events.split(",") if kind.strip()]
    unknown = [kind for kind in wanted if kind not in found["taken"]]
    if unknown:
        known = ", ".join(found["taken"])
        raise click.UsageError(f"no event {unknown[0]!r} names a component; those that do are {known}")
    sheets = sheets_of(found, Texts("en", rules), wanted, most)
    if markdown:
        click.echo("\n\n".join([heading(found), *[as_markdown(sheet) for sheet in sheets]]))
    else:
        print_sheets(found, sheets)


def heading(found: dict[str, Any]) -> str:
    """What was played."""
    options = sorted({f"{name}={value}" for chosen in found["options"] for name, value in chosen.items()})
    said = ", ".join([*found["bots"], f"seed {found['seed']}", *options])
    return f"{found['game']}, {found['players']} players, {found['games']} games, {said}"


def sheets_of(found: dict[str, Any], texts: Texts, wanted: list[str], most: int) -> list[Sheet]:
    """The tables of a report."""
    length = [
        [name, f"{of['mean']:.1f}", str(of["least"]), str(of["middle"]), str(of["most"])]
        for name, of in (("turns", found["turns"]), ("decisions", found["decisions"]))
        if of["most"]
    ]
    shares = [">Games", ">Wins", ">95 % interval", ">Mean score"]
    sheets = [Sheet("Length", ["", ">Mean", ">Least", ">Middle", ">Most"], length)]
    rows = [[str(seat + 1), *share_row(share)] for seat, share in enumerate(found["by_seat"])]
    sheets.append(Sheet("By seat", [">Seat", *shares], rows))
    named = [[str(texts.name(name)), *share_row(share)] for name, share in found["by_name"].items()]
    sheets.append(Sheet("By name", ["Name", *shares], named))
    sources = found["winners"]["mean_by_source"]
    everybody = [sum(share["mean_by_source"][name] for share in found["by_seat"]) for name in sources]
    rows = [
        [
            texts.say(Message(f"category-{name}")),
            f"{total / len(found['by_seat']):.2f}",
            f"{sources[name]:.2f}",
        ]
        for name, total in zip(sources, everybody, strict=True)
    ]
    sheets.append(Sheet("Points by source", ["Source", ">Everybody", ">Winners"], rows))
    for kind, things in found["taken"].items():
        if kind in wanted or not wanted:
            rows = [[str(texts.name(thing)), f"{times:.2f}"] for thing, times in list(things.items())[:most]]
            sheets.append(
                Sheet(f"Event “{kind}”: {len(things)} components", ["Component", ">Times a game"], rows)
            )
    return sheets


def share_row(share: dict[str, Any]) -> list[str]:
    """Games, victories and score of a seat."""
    return [
        str(share["games"]),
        percent(share["win_share"]),
        interval(share["win_interval"]),
        f"{share['mean_score']:.2f}",
    ]


def as_markdown(sheet: Sheet) -> str:
    """A table in Markdown."""
    heads = [column.lstrip(">") for column in sheet.columns]
    rule = ["---:" if column.startswith(">") else "---" for column in sheet.columns]
    lines = [heads, rule, *sheet.rows]
    return f"**{sheet.title}**\n\n" + "\n".join(f"| {' | '.join(line)} |" for line in lines)


def print_sheets(found: dict[str, Any], sheets: list[Sheet]) -> None:
    """The tables for people."""
    out = console()
    out.print(f"[bold]{escape(heading(found))}[/]")
    for sheet in sheets:
        table = listing(sheet.title, *sheet.columns)
        for row in sheet.rows:
            table.add_row(*[escape(cell) for cell in row])
        out.print(table)
