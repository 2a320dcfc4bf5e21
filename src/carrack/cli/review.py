"""`carrack review`: who stood how in a finished match, which choice cost what, and what was luck."""

from __future__ import annotations

import contextlib
from pathlib import Path

import click
import msgspec
from rich.text import Text

from carrack.arena.processes import processors
from carrack.cli.history import load_match
from carrack.cli.output import Bar, WrongInputError, console, listing
from carrack.cli.parameters import examples, json_option, lang_option, language, pack_option
from carrack.kernel.saves import SavedMatch
from carrack.review.cut import ReviewError
from carrack.review.records import Cost, Review
from carrack.review.report import as_html
from carrack.review.review import USUAL, review_in_processes
from carrack.review.wording import Wording, costliest

MOST_SECONDS = 3600


@click.command(
    epilog=examples(
        "carrack review my-game.json",
        "carrack review my-game.json --seconds 120 --html my-game.html",
        "carrack review my-game.json --json",
    )
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--seconds",
    type=click.FloatRange(1, MOST_SECONDS),
    help="Look more closely, for about so long; without it the same file gives the same review.",
)
@click.option(
    "--html", type=click.Path(path_type=Path), metavar="OUT", help="Write a page to send to a friend."
)
@click.option(
    "--jobs",
    type=click.IntRange(0, 1024),
    default=0,
    help="Processes; 0, the default, is one for each processor.",
)
@lang_option
@pack_option
@json_option
def review(
    file: Path,
    seconds: float | None,
    html: Path | None,
    jobs: int,
    lang: str | None,
    pack: Path | None,
    as_json: bool,
) -> None:
    """Review a finished match.

    Shows everybody's chances of winning, what luck and choices made of them, how well everybody played, and
    the costliest choices with the better move and the reason. Costs are in chance of winning.
    """
    saved = load_match(file, pack)
    found = reviewed(saved, seconds or 0.0, jobs or processors())
    match = saved.match
    wording = Wording(language(lang), match.rules, match.setup, saved.players)
    if html is not None:
        html.write_text(as_html(found, match.rules.standings(match.table), wording), "utf-8")
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=1))
    else:
        print_review(found, wording)


def reviewed(saved: SavedMatch, seconds: float, jobs: int) -> Review:
    """The review, with a bar while it is made."""
    with contextlib.ExitStack() as stack:
        bars: list[Bar] = []

        def progress(done: int, of: int) -> None:
            if not bars:
                bars.append(stack.enter_context(Bar("review", of)))
            bars[0].step(done)

        try:
            return review_in_processes(saved.match, USUAL._replace(seconds=seconds), jobs, progress)
        except ReviewError as error:
            raise WrongInputError(str(error)) from error


def print_review(found: Review, wording: Wording) -> None:
    """Tables and the costliest choices."""
    out, say = console(), wording.say
    out.print(Text(say("review-title", game=wording.game()), style="bold"))
    ids = ("plays-like", "loss", "moves", "inaccuracies", "mistakes", "blunders")
    table = listing(
        say("review-accuracy"),
        say("review-player"),
        *[("" if id_ == "plays-like" else ">") + say(f"review-{id_}") for id_ in ids],
    )
    for one in found.accuracy:
        counts = [str(count) for count in (one.moves, one.inaccuracies, one.mistakes, one.blunders)]
        table.add_row(wording.player(one.seat), wording.like(one), wording.percent(one.loss, 2), *counts)
    out.print(table)
    out.print(Text(wording.bounds_said(), style="dim"))
    out.print()
    heads = [f">{say(f'review-{id_}')}" for id_ in ("start", "luck", "own", "others", "result")]
    table = listing(say("review-account"), say("review-player"), *heads)
    for account in found.accounts:
        changes = [wording.signed(part) for part in (account.luck, account.own, account.others)]
        ends = wording.percent(account.start), wording.percent(account.result)
        table.add_row(wording.player(account.seat), ends[0], *changes, ends[1])
    out.print(table)
    out.print(Text(wording.account_said(), style="dim"))
    out.print()
    out.print(Text(say("review-costly"), style="bold"))
    costly = costliest(found)
    for cost in costly:
        out.print(cost_as_text(cost, wording))
    if not costly:
        out.print(Text(say("review-none-costly")))


def cost_as_text(cost: Cost, wording: Wording) -> Text:
    """A costly choice in a few lines."""
    say = wording.say
    share = wording.percent(cost.cost)
    head = say("review-choice-heading", at=cost.at + 1, seat=wording.seat(cost.seat), cost=share)
    text = Text(head, style="bold")
    interval = say("review-interval", low=wording.percent(cost.low), high=wording.percent(cost.high))
    text.append(f" ({interval})" + (f", {say(f'review-{cost.mark}')}" if cost.mark else ""), style="not bold")
    facts = [("played", wording.moves(cost.played)), ("better", wording.moves(cost.better))]
    follows = wording.line(cost.line, len(cost.better))
    if follows:
        facts.append(("line", "; ".join([f"{name}: {moves}" for name, moves in follows])))
    why = ", ".join([f"{term} {change}" for term, change in wording.reasons(cost.reasons)])
    if why:
        facts.append(("reasons", why))
    for id_, fact in facts:
        text.append(f"\n  {say(f'review-{id_}')}: ", style="dim not bold").append(fact, style="not bold")
    return text
