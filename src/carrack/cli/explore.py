"""`carrack explore`: openings, points by source and the value of seats, from many games of strong players."""

from __future__ import annotations

from typing import Final

import click
import msgspec
from rich.markup import escape
from rich.table import Table

from carrack.arena.statistics import wilson
from carrack.cli.output import WrongInputError, console, listing
from carrack.cli.parameters import (
    as_options,
    examples,
    game_argument,
    json_option,
    lang_option,
    language,
    option_option,
    rules_with,
)
from carrack.cli.words import words
from carrack.explore.records import Chosen, Explored, Tally
from carrack.explore.shipped import Shipped, shipped_for
from carrack.kernel.messages import Arg, Message
from carrack.kernel.rules import Rules, Setup
from carrack.kernel.text import Texts

MOST: Final = 12


@click.command(
    epilog=examples(
        "carrack explore goa",
        "carrack explore concordia-venus --players 4",
        'carrack explore colonialism --players 3 --after "place south_atlantic"',
        "carrack explore goa --json",
    )
)
@game_argument()
@click.option("--players", type=int, help="The number of seats; otherwise the fewest that were explored.")
@click.option(
    "--after",
    multiple=True,
    metavar="CHOICE",
    help="A choice in the game's notation: show what came next. May be given several times, in turn.",
)
@click.option(
    "--most", type=click.IntRange(1, 1000), default=MOST, show_default=True, help="Lines of the openings."
)
@option_option
@lang_option
@json_option
def explore(
    game: str,
    players: int | None,
    after: tuple[str, ...],
    most: int,
    options: tuple[tuple[str, str], ...],
    lang: str | None,
    as_json: bool,
) -> None:
    """Show how strong computer players open a game, where points come from, and what seats are worth.

    An opening is what a seat chose first, choice by choice, whatever others did between. The games come with
    Carrack; the page also shows those that were played on its server.
    """
    rules = rules_with(game, None)
    shipped, setup = chosen(rules, players, as_options(options))
    found, made = below(shipped.explored, after)
    if as_json:
        click.echo(written(shipped, found))
        return
    sheet = Sheet(words(language(lang), rules, setup), rules, shipped)
    out = console()
    out.print(f"[bold]{escape(sheet.heading())}[/]")
    for table in (sheet.openings(found, made, after, most), sheet.sources(), sheet.seats()):
        out.print(table)


def chosen(rules: Rules, players: int | None, options: dict[str, str]) -> tuple[Shipped, Setup]:
    """What is shipped for a set-up; without a number of players for the fewest that were explored."""
    for seats in rules.players if players is None else [players]:
        setup = rules.setup(seats, rules.usual_setup(seats).options | options)
        shipped = shipped_for(rules, setup)
        if shipped is not None:
            return shipped, setup
    known = ", ".join([str(seats) for seats in rules.players if shipped_for(rules, rules.usual_setup(seats))])
    raise WrongInputError(
        f"no games of {rules.id} were explored for this set-up; those that were are for {known or 'no'} "
        "players with the usual options (carrack explore-make plays others)"
    )


def below(explored: Explored, after: tuple[str, ...]) -> tuple[list[Chosen], int]:
    """What came after some choices, and how often they were made."""
    found, made = explored.openings, explored.opened
    for do in after:
        chosen = next((one for one in found if one.do == do), None)
        if chosen is None:
            known = ", ".join([repr(one.do) for one in found]) or "nothing: too few games went so far"
            raise WrongInputError(f"nobody chose {do!r} there; chosen were {known}")
        found, made = chosen.next, chosen.games
    return found, made


def written(shipped: Shipped, found: list[Chosen]) -> bytes:
    """What programs get: the same, with the openings asked for."""
    explored = msgspec.structs.replace(shipped.explored, openings=found)
    record = msgspec.structs.replace(shipped, explored=explored)
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


class Sheet:
    """The tables for people."""

    def __init__(self, texts: Texts, rules: Rules, shipped: Shipped) -> None:
        self.texts: Final = texts
        self.rules: Final = rules
        self.shipped: Final = shipped
        self.explored: Final = shipped.explored

    def say(self, id_: str, **args: Arg) -> str:
        return self.texts.say(Message(id_, args))

    def figure(self, value: float, digits: int) -> str:
        """A number with decimals."""
        return f"{value:.{digits}f}".replace(".", self.say("report-point"))

    def percent(self, share: float) -> str:
        return f"{self.figure(100 * share, 1)} %"

    def label(self, do: str) -> str:
        """A choice in words."""
        return self.texts.say(self.rules.catalogue.read(do).label)

    def heading(self) -> str:
        """What was played by whom."""
        explored = self.explored
        played = self.say(
            "report-played", game=self.say("game-name"), players=explored.players, games=explored.games
        )
        kinds = [
            self.say(f"level-{kind}") if self.texts.has(f"level-{kind}") else kind
            for kind in dict.fromkeys(self.shipped.bots)
        ]
        return f"{played}: {', '.join(kinds)} ({self.shipped.date})"

    def success(self, games: int, wins: float, points: int) -> list[str]:
        """The share of the victories with its interval, and the mean points."""
        low, high = [self.figure(100 * end, 1) for end in wilson(wins, games)]
        return [
            self.percent(wins / games),
            self.say("report-interval-of", low=low, high=high),
            self.figure(points / games, 1),
        ]

    def openings(self, found: list[Chosen], made: int, after: tuple[str, ...], most: int) -> Table:
        """What was chosen, how often, how successfully, and what came next most often."""
        title = self.say("explore-first")
        if after:
            title = self.say("explore-after", choices=" · ".join([self.label(do) for do in after]))
        heads = [self.say("report-choice"), self.say("explore-notation")]
        figures = ("explore-share", "report-wins", "report-interval", "report-mean-score")
        table = listing(title, *heads, *[f">{self.say(id_)}" for id_ in figures], self.say("explore-next"))
        for one in found[:most]:
            row = [
                self.label(one.do),
                one.do,
                self.percent(one.games / made),
                *self.success(one.games, one.wins, one.points),
                self.label(one.next[0].do) if one.next else "",
            ]
            table.add_row(*[escape(cell) for cell in row])
        return table

    def sources(self) -> Table:
        """Where the points of winners and losers come from."""
        heads = [f">{self.say(id_)}" for id_ in ("report-winners", "explore-others", "explore-difference")]
        table = listing(self.say("report-sources"), self.say("report-source"), *heads)
        sides = self.explored.winners, self.explored.others
        rows = [
            (self.say(f"category-{name}"), [mean(side, name) for side in sides]) for name in sides[0].sources
        ]
        rows.append((self.say("report-points"), [side.points / max(1, side.games) for side in sides]))
        for name, (winners, others) in rows:
            difference = self.figure(winners - others, 1)
            table.add_row(escape(name), self.figure(winners, 1), self.figure(others, 1), difference)
        return table

    def seats(self) -> Table:
        """What each seat is worth."""
        heads = [f">{self.say(id_)}" for id_ in ("report-wins", "report-interval", "report-mean-score")]
        table = listing(self.say("report-by-seat"), f">{self.say('report-seat')}", *heads)
        for number, seat in enumerate(self.explored.seats, 1):
            table.add_row(str(number), *self.success(seat.games, seat.wins, seat.points))
        return table


def mean(tally: Tally, source: str) -> float:
    """The mean points of a source."""
    return tally.sources.get(source, 0) / max(1, tally.games)
