"""`carrack analyse`: the best moves of a position, what they promise, how they go on, and why."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import click
import msgspec
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.text import Text

from carrack.cli.hints import advised_as_text
from carrack.cli.history import load_match
from carrack.cli.output import WrongInputError, console, listing
from carrack.cli.parameters import examples, json_option, lang_option, language, pack_option
from carrack.kernel.match import Match
from carrack.kernel.table import NOBODY, open_asks
from carrack.review.advice import ALL_OPEN, Standpoint, Study, deepened
from carrack.review.records import Advice
from carrack.review.wording import Wording

TABLES = 32
MOST_SECONDS = 3600


@click.command(
    epilog=examples(
        "carrack analyse my-game.json --move 40",
        "carrack analyse my-game.json --move 40 --seat 2 --seconds 30",
        "carrack analyse my-game.json --move 40 --open --json",
    )
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--move", type=click.IntRange(1), metavar="N", help="The position of choice N; otherwise of the last one."
)
@click.option(
    "--seat",
    type=click.IntRange(1, 9),
    help="Look with the eyes of this seat (1 is the first); otherwise of the one that decides.",
)
@click.option("--open", "all_open", is_flag=True, help="Look with all cards open, at a finished match.")
@click.option(
    "--seconds",
    type=click.FloatRange(1, MOST_SECONDS),
    help=f"Look for so long; otherwise at {TABLES} tables, and the same file gives the same analysis.",
)
@lang_option
@pack_option
@json_option
def analyse(
    file: Path,
    move: int | None,
    seat: int | None,
    all_open: bool,
    seconds: float | None,
    lang: str | None,
    pack: Path | None,
    as_json: bool,
) -> None:
    """Analyse a position of a match file.

    Shows how everyone stands and the five best moves with their chances, expected points, reasons and what is
    expected to follow. In a terminal the figures grow more exact while you watch.
    """
    saved = load_match(file, pack)
    match = saved.match
    at = position_wanted(match, move)
    standpoint = Standpoint(
        match.rules, match.setup, match.position(at), eyes_wanted(match, at, seat, all_open)
    )
    wording = Wording(language(lang), match.rules, match.setup, saved.players)
    until = None if seconds is None else time.monotonic() + seconds
    out = console()
    studies = deepened(standpoint, TABLES, until)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(last_of(studies).advice()), indent=1))
    elif out.is_terminal:
        watch(out, studies, lambda found: analysis(match, at, standpoint, found, wording))
    else:
        out.print(analysis(match, at, standpoint, last_of(studies).advice(), wording))


def position_wanted(match: Match, move: int | None) -> int:
    """So many choices were made before; in a running match the open question counts as the next choice."""
    last = len(match.choices) + (0 if match.over else 1)
    first = match.known_from + 1
    number = last if move is None else move
    if not first <= number <= last:
        raise WrongInputError(f"this match has choices {first} to {last} to analyse, not {number}")
    return number - 1


def eyes_wanted(match: Match, at: int, seat: int | None, all_open: bool) -> int:
    """Through whose eyes: as wished, or those of the seat that decides."""
    if all_open:
        if seat is not None:
            raise WrongInputError("--open shows all cards, --seat what one seat could know: give one of them")
        if not match.over:
            raise WrongInputError("this match isn't finished: --open would tell what is hidden; use --seat")
        return ALL_OPEN
    if seat is None:
        return open_asks(match.position(at))[0].seat
    if seat > match.setup.seats:
        raise WrongInputError(f"this match has seats 1 to {match.setup.seats}, not {seat}")
    return seat - 1


def last_of(studies: Iterator[Study]) -> Study:
    """The study when it is done."""
    found = next(studies)
    for found in studies:  # noqa: B007  # the last one counts
        pass
    return found


def watch(out: Console, studies: Iterator[Study], shown: Callable[[Advice], RenderableType]) -> None:
    """Show the figures while they grow more exact; Ctrl-C leaves them as they are."""
    with Live(console=out, auto_refresh=False) as live:
        try:
            for study in studies:
                live.update(shown(study.advice()), refresh=True)
        except KeyboardInterrupt:
            pass


def analysis(
    match: Match, at: int, standpoint: Standpoint, found: Advice, wording: Wording
) -> RenderableType:
    """How everybody stands, and the best moves."""
    say = wording.say
    deciding = open_asks(standpoint.table)[0].seat
    title = say("review-analysis", at=at, of=len(match.choices), game=wording.game())
    eyes = (
        say("review-seen-open")
        if found.eyes == ALL_OPEN
        else say("review-seen-by", seat=wording.player(found.eyes))
    )
    points = [f">{say('review-points')}"] if found.points else []
    table = listing(say("review-stand"), say("review-player"), f">{say('review-chances')}", *points)
    for seat, chance in enumerate(found.chances):
        expected = [wording.figure(found.points[seat], 0)] if found.points else []
        table.add_row(wording.player(seat), wording.percent(chance), *expected)
    parts: list[RenderableType] = [Text(f"{title}, {eyes}", style="bold"), table]
    if found.seat == NOBODY:
        names = {"seat": wording.seat(deciding), "eyes": wording.seat(found.eyes)}
        parts.append(Text(say("review-others-decide", number=deciding + 1, **names)))
        return Group(*parts)
    parts.append(Text(say("review-decides", seat=wording.seat(found.seat)), style="bold"))
    for number, one in enumerate(found.moves, 1):
        line = "; ".join([f"{name}: {moves}" for name, moves in wording.line(one.line, len(one.move))])
        parts.append(advised_as_text(number, one, wording, f"{say('review-line')}: {line}" if line else ""))
    parts.append(Text(say("review-tables", count=found.tables), style="dim"))
    return Group(*parts)
