"""`carrack replay` and `carrack verify`: match files, looked at and checked."""

from __future__ import annotations

from pathlib import Path

import click
from rich.text import Text

from carrack.cli.ending import CHECK_FAILED, one_line, printable
from carrack.cli.output import WrongInputError, console, print_json
from carrack.cli.parameters import examples, json_option, lang_option, language, pack_option, rules_with
from carrack.cli.screen import Screen
from carrack.cli.words import words
from carrack.kernel.history import (
    PUBLIC,
    Onlooker,
    beginning_of,
    moves_as_json,
    moves_of,
    position_as_json,
)
from carrack.kernel.match import DriftError
from carrack.kernel.messages import Message
from carrack.kernel.rules import Rules
from carrack.kernel.saves import MatchRecord, SavedMatch, SaveError, load, read_record
from carrack.kernel.saves import verify as recompute
from carrack.kernel.text import Texts

file_argument = click.argument("file", type=click.Path(path_type=Path))


def open_file(file: Path, pack: Path | None) -> tuple[Rules, MatchRecord]:
    """A match file and its rules; a file of another data pack is refused."""
    record = read_record(file)
    rules = rules_with(record.game, pack)
    if record.pack != rules.pack:
        given = f"the data pack given is {rules.pack}" if rules.pack else "no data pack is given (--pack DIR)"
        played = f"with data pack {record.pack}" if record.pack else "without a data pack"
        raise WrongInputError(f"{file}: played {played}, but {given}")
    return rules, record


def load_match(file: Path, pack: Path | None) -> SavedMatch:
    """The match of a file, at its last position."""
    rules, record = open_file(file, pack)
    return load(file, rules, record)


def warn_of_drift(file: Path, saved: SavedMatch, texts: Texts) -> None:
    """Say so if the history of a file no longer fits the rules; the choice that differs stays unsaid."""
    drift = saved.drift
    if drift is not None:
        at, known = drift.at + 1, saved.match.known_from
        text = texts.say(Message("ui-drift", {"file": str(file), "at": at, "known": known}))
        click.echo(f"carrack: {one_line(text)}", err=True)


@click.command(
    epilog=examples(
        "carrack replay my-game.json",
        "carrack replay my-game.json --at 40",
        "carrack replay my-game.json --at 40 --seat 1 --json",
    )
)
@file_argument
@click.option("--at", type=click.IntRange(0), metavar="N", help="Show the position after N choices.")
@click.option("--seat", type=click.IntRange(1, 9), help="Look with the eyes of this seat (1 is the first).")
@lang_option
@pack_option
@json_option
def replay(
    file: Path, at: int | None, seat: int | None, lang: str | None, pack: Path | None, as_json: bool
) -> None:
    """Show the moves of a match file, or a position in it.

    A finished match is shown with everything open. Of a running match only what everybody may know is
    shown, or with --seat what that seat may know.
    """
    saved = load_match(file, pack)
    match = saved.match
    if seat is not None and seat > match.setup.seats:
        raise WrongInputError(f"this match has seats 1 to {match.setup.seats}, not {seat}")
    if at is not None and not match.known_from <= at <= len(match.choices):
        lost = "; its history before that no longer fits the rules" if at < match.known_from else ""
        positions = f"positions {match.known_from} to {len(match.choices)}"
        raise WrongInputError(f"this match has {positions}, not {at}{lost}")
    onlooker = Onlooker(match, PUBLIC if seat is None else seat - 1)
    texts = words(language(lang), match.rules, match.setup)
    warn_of_drift(file, saved, texts)
    screen = Screen(console(), texts, match.rules)
    if at is not None:
        if as_json:
            print_json(position_as_json(match, onlooker, at))
        else:
            print_position(saved, onlooker, at, screen)
    elif as_json:
        print_json(moves_as_json(match, onlooker, screen.say) | {"players": saved.players})
    else:
        print_moves(saved, onlooker, screen)


def print_moves(saved: SavedMatch, onlooker: Onlooker, screen: Screen) -> None:
    """Every choice with what it brought about."""
    match = saved.match
    screen.events(beginning_of(match, onlooker), indent=6)
    for move in moves_of(match, onlooker):
        line = Text(f"{move.number:4}. ").append(screen.seat(move.seat), style=screen.seat_style(move.seat))
        if move.do:
            line.append(f": {printable(move.do)}")
        elif move.told and not move.events:
            line.append(" " + screen.said("ui-secret-choice"))
        screen.out.print(line)
        screen.events(move.events, indent=6)
    if match.over:
        screen.result(match.rules.standings(match.table), saved.players, saved.hints)


def print_position(saved: SavedMatch, onlooker: Onlooker, at: int, screen: Screen) -> None:
    """The board after some choices; where everything is open, with each seat's own part."""
    match = saved.match
    table = match.position(at)
    screen.line("ui-position", at=at, of=len(match.choices))
    shown: list[str] = []
    for seat in onlooker.views(match):
        panels = match.rules.board_text(match.rules.view(table, seat))
        new = [panel for panel in panels if screen.as_text(panel) not in shown]
        shown += [screen.as_text(panel) for panel in new]
        if seat != PUBLIC and new:
            screen.heading("ui-seen-by", seat=screen.seat(seat))
        screen.panels(new)


@click.command(
    epilog=examples(
        "carrack verify my-game.json",
        "carrack verify my-game.json --json",
    )
)
@file_argument
@pack_option
@json_option
def verify(file: Path, pack: Path | None, as_json: bool) -> None:
    """Recompute and check a match file.

    Recomputed are the commitment, every shuffle and roll, every choice and fingerprint.
    The exit code is 1 if anything differs; the first differing choice is named.
    """
    rules, record = open_file(file, pack)
    wrong = ""
    at: int | None = None
    draws = 0
    over = False
    try:
        match = recompute(file, rules, record)
        draws = sum(match.table.draws.values())
        over = match.over
    except DriftError as error:
        at, wrong = error.at + 1, str(error)
    except SaveError as error:
        wrong = str(error).removeprefix(f"{file}: ")
    if as_json:
        print_json(
            {
                "file": str(file),
                "ok": not wrong,
                "choices": len(record.choices),
                "draws": draws if record.key is not None else None,
                "commitment": None if record.key is None else record.key.commitment,
                "over": over,
                "wrong": wrong or None,
                "first_differing_choice": at,
            }
        )
    elif wrong:
        click.echo(f"carrack: {file}: WRONG: {one_line(wrong)}", err=True)
    else:
        chance = "chance recomputed from the seed"
        if record.key is not None:
            chance = f"{draws} draws recomputed, the secret fits the commitment {record.key.commitment}"
        state = "finished" if over else "not finished"
        click.echo(f"OK: {file}: {len(record.choices)} choices and fingerprints ({state}), {chance}")
    if wrong:
        click.get_current_context().exit(CHECK_FAILED)
