"""`carrack report`: the balance of a game, from many games between computer players."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import click
from rich.markup import escape

from carrack.arena.report import report as run
from carrack.arena.report import setups_of
from carrack.arena.simulate import Plan
from carrack.cli.crews import crew_for, ray_option
from carrack.cli.output import Bar, console, listing, print_json
from carrack.cli.parameters import (
    WithLevels,
    as_options,
    bots_option,
    examples,
    game_argument,
    jobs_option,
    json_option,
    kinds_of,
    lang_option,
    language,
    option_option,
    pack_option,
    rules_with,
    seats_option,
    seed_option,
)
from carrack.cli.words import words
from carrack.kernel.messages import Arg, Message
from carrack.kernel.text import Texts

MOST = 12
LENGTHS = {"rounds": "report-rounds", "turns": "report-turns", "decisions": "report-decisions"}
POINTS = {
    "winner": "report-winner",
    "second": "report-second",
    "last": "report-last",
    "lead": "report-lead",
}


class Sheet(NamedTuple):
    """A table of the report; a column that begins with `>` stands to the right."""

    title: str
    columns: list[str]
    rows: list[list[str]]


@click.command(
    cls=WithLevels,
    epilog=examples(
        "carrack report 13-kolonien --games 200 --option mode=E --bots greedy",
        "carrack report goa --players 4 --games 100 --bots advanced --jobs 0",
        "carrack report 13-kolonien --players 3 --option mode=P --vary nations --json",
    ),
)
@game_argument()
@seats_option
@click.option("--games", type=click.IntRange(1, 10_000_000), default=100, show_default=True)
@bots_option("greedy")
@seed_option(1)
@jobs_option
@ray_option
@click.option("--vary", default="", metavar="OPTION", help="Play every value of an option in turn.")
@click.option(
    "--events",
    default="",
    metavar="KINDS",
    help="The kinds of events to list components for, separated by commas; otherwise all of a seat's.",
)
@click.option(
    "--questions",
    default="",
    metavar="NAMES",
    help="The questions to list the answers to, separated by commas; otherwise all.",
)
@click.option(
    "--most", type=click.IntRange(1, 1000), default=MOST, show_default=True, help="Lines of a list."
)
@click.option("--markdown", is_flag=True, help="Print Markdown.")
@option_option
@pack_option
@lang_option
@json_option
def report(
    game: str,
    players: int | None,
    games: int,
    bots: str,
    seed: int,
    jobs: int,
    ray: str | None,
    vary: str,
    events: str,
    questions: str,
    most: int,
    markdown: bool,
    options: tuple[tuple[str, str], ...],
    pack: Path | None,
    lang: str | None,
    as_json: bool,
) -> None:
    """Tell how balanced a game is.

    Shows the length in rounds, turns and decisions, the lead of the winners, the shares of the victories by
    seat and by what the seats are called (nations), the points by source, which answers are chosen, and how
    often components are taken and how many seats they reach.

    The same seed gives the same report whatever --jobs or --ray, except with bots that play by the clock.
    """
    rules = rules_with(game, pack)
    seats = rules.players[-1] if players is None else players
    plan = Plan(game, seats, games, kinds_of(bots), seed, as_options(options), pack)
    setups_of(rules, plan, vary)
    with crew_for(jobs, ray) as crew, Bar("games", games) as bar:
        found = run(plan, vary, crew, bar.step)
    if as_json:
        print_json(found)
        return
    wanted = chosen_from(events, found["taken"], "no event {!r} names a component; those that do are {}")
    asked = chosen_from(questions, found["choices"], "no question {!r} was asked; those that were are {}")
    wording = Wording(words(language(lang), rules))
    sheets = [
        *length_sheets(found, wording),
        *share_sheets(found, wording),
        *[answers_sheet(name, found["choices"][name], wording, most) for name in asked],
        *[taken_sheet(kind, found, wording, most) for kind in wanted],
    ]
    if markdown:
        click.echo("\n\n".join([wording.heading(found), *[as_markdown(sheet) for sheet in sheets]]))
    else:
        print_sheets(wording.heading(found), sheets)


def chosen_from(text: str, known: dict[str, Any], complaint: str) -> list[str]:
    """The names that a text lists, all of them if it lists none."""
    wanted = [name.strip() for name in text.split(",") if name.strip()]
    for name in wanted:
        if name not in known:
            raise click.UsageError(complaint.format(name, ", ".join(known)))
    return [name for name in known if name in wanted or not wanted]


class Wording:
    """The words and figures of a report in a language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def say(self, id_: str, **args: Arg) -> str:
        return self.texts.say(Message(id_, args))

    def name(self, thing: str) -> str:
        return str(self.texts.name(thing))

    def right(self, *ids: str) -> list[str]:
        """The heads of columns that stand to the right."""
        return [f">{self.say(id_)}" for id_ in ids]

    def figure(self, value: float, digits: int) -> str:
        """A number with decimals."""
        return f"{value:.{digits}f}".replace(".", self.say("report-point"))

    def percent(self, share: float) -> str:
        return f"{self.figure(100 * share, 1)} %"

    def spread(self, name: str, of: dict[str, float]) -> list[str]:
        """A row with the mean, both ends and the middle."""
        return [name, self.figure(of["mean"], 1), *[str(of[at]) for at in ("least", "middle", "most")]]

    def share(self, share: dict[str, Any]) -> list[str]:
        """Games, victories and score of a seat."""
        low, high = [self.figure(100 * end, 1) for end in share["win_interval"]]
        return [
            str(share["games"]),
            self.percent(share["win_share"]),
            self.say("report-interval-of", low=low, high=high),
            self.figure(share["mean_score"], 2),
        ]

    def heading(self, found: dict[str, Any]) -> str:
        """What was played."""
        options = sorted({f"{name}={value}" for chosen in found["options"] for name, value in chosen.items()})
        played = self.say("report-played", game=found["game"], players=found["players"], games=found["games"])
        return ", ".join([played, *found["bots"], f"seed {found['seed']}", *options])


def length_sheets(found: dict[str, Any], wording: Wording) -> list[Sheet]:
    """How long the games are, how far the winners lead, and what the rules remark on."""
    say = wording.say
    columns = ["", *wording.right("report-mean", "report-least", "report-middle", "report-most")]
    length = [wording.spread(say(id_), found[name]) for name, id_ in LENGTHS.items() if found[name]["most"]]
    sheets = [Sheet(say("report-length"), columns, length)]
    lead = found["lead"]
    if lead:
        rows = [wording.spread(say(id_), lead[name]) for name, id_ in POINTS.items()]
        if lead["share"] is not None:
            rows.append([say("report-lead-share"), wording.percent(lead["share"]), "", "", ""])
        sheets.append(Sheet(say("report-points"), columns, rows))
    if found["remarks"]:
        rows = [[say(f"remark-{name}"), wording.percent(share)] for name, share in found["remarks"].items()]
        sheets.append(Sheet(say("report-remarks"), ["", *wording.right("report-games")], rows))
    return sheets


def share_sheets(found: dict[str, Any], wording: Wording) -> list[Sheet]:
    """The victories by seat and by name, and where the points come from."""
    say = wording.say
    shares = wording.right("report-games", "report-wins", "report-interval", "report-mean-score")
    seats = [[str(seat + 1), *wording.share(share)] for seat, share in enumerate(found["by_seat"])]
    named = [[wording.name(name), *wording.share(share)] for name, share in found["by_name"].items()]
    winners = found["winners"]["mean_by_source"]
    sources = [
        [
            say(f"category-{name}"),
            wording.figure(
                sum(share["mean_by_source"][name] for share in found["by_seat"]) / len(found["by_seat"]), 2
            ),
            wording.figure(winners[name], 2),
        ]
        for name in winners
    ]
    return [
        Sheet(say("report-by-seat"), [*wording.right("report-seat"), *shares], seats),
        Sheet(say("report-by-name"), [say("report-name"), *shares], named),
        Sheet(
            say("report-sources"),
            [say("report-source"), *wording.right("report-everybody", "report-winners")],
            sources,
        ),
    ]


def answers_sheet(name: str, question: dict[str, Any], wording: Wording, most: int) -> Sheet:
    """The answers to a question: the word of each action, and the components that it names."""
    rows = []
    for answer, share in list(question["shares"].items())[:most]:
        word, _, thing = answer.partition(" ")
        rows.append([word, wording.name(thing), wording.percent(share)])
    title = wording.say("report-question", name=name, times=wording.figure(question["times"], 1))
    heads = [wording.say("report-choice"), wording.say("report-component")]
    return Sheet(title, [*heads, *wording.right("report-share")], rows)


def taken_sheet(kind: str, found: dict[str, Any], wording: Wording, most: int) -> Sheet:
    """How often events of a kind name each component in a game, and to how many seats that happens."""
    things = found["taken"][kind]
    reached = found["reached"].get(kind, {})
    rows = [
        [
            wording.name(thing),
            wording.figure(times, 2),
            wording.percent(reached[thing]) if thing in reached else "",
        ]
        for thing, times in list(things.items())[:most]
    ]
    title = wording.say("report-event", kind=kind, count=len(things))
    heads = [wording.say("report-component"), *wording.right("report-times", "report-seats")]
    return Sheet(title, heads, rows)


def as_markdown(sheet: Sheet) -> str:
    """A table in Markdown."""
    heads = [column.lstrip(">") for column in sheet.columns]
    rule = ["---:" if column.startswith(">") else "---" for column in sheet.columns]
    lines = [heads, rule, *sheet.rows]
    return f"**{sheet.title}**\n\n" + "\n".join(f"| {' | '.join(line)} |" for line in lines)


def print_sheets(heading: str, sheets: list[Sheet]) -> None:
    """The tables for people."""
    out = console()
    out.print(f"[bold]{escape(heading)}[/]")
    for sheet in sheets:
        table = listing(sheet.title, *sheet.columns)
        for row in sheet.rows:
            table.add_row(*[escape(cell) for cell in row])
        out.print(table)
