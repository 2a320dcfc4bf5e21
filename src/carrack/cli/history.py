"""`carrack replay` and `carrack verify`: match files, looked at and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.text import Text

from carrack.cli.output import CHECK_FAILED, WrongInputError, console, one_line, print_json
from carrack.cli.parameters import examples, json_option, lang_option, language, pack_option, rules_with
from carrack.cli.screen import Screen
from carrack.cli.words import words
from carrack.kernel.events import Event
from carrack.kernel.match import DriftError, Match
from carrack.kernel.messages import Message
from carrack.kernel.perspective import Perspective
from carrack.kernel.rules import Rules
from carrack.kernel.saves import MatchRecord, SavedMatch, SaveError, load, read_record
from carrack.kernel.saves import verify as recompute

PUBLIC = -1
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


class Onlooker:
    """Who looks at a match: a seat, the public, or everybody once it is over."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.all_open = match.over and seat is None
        self.seat = PUBLIC if seat is None else seat

    def event(self, event: Event) -> Message:
        return event.in_full() if self.all_open else event.seen_by(self.seat)

    def knows_choice(self, seat: int) -> bool:
        """A choice may be secret, so that others learn of it through events only."""
        return self.all_open or seat == self.seat


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
    if at is not None and at > len(match.choices):
        raise WrongInputError(f"this match has positions 0 to {len(match.choices)}, not {at}")
    onlooker = Onlooker(match, None if seat is None else seat - 1)
    texts = words(language(lang), match.rules)
    screen = Screen(console(), texts, match.rules)
    if at is not None:
        if as_json:
            print_json(position_as_json(saved, onlooker, at))
        else:
            print_position(saved, onlooker, at, screen)
    elif as_json:
        print_json(moves_as_json(saved, onlooker, screen))
    else:
        print_moves(saved, onlooker, screen)


def print_moves(saved: SavedMatch, onlooker: Onlooker, screen: Screen) -> None:
    """Every choice with what it brought about."""
    match = saved.match
    for number, told in enumerate(match.events):
        if number:
            choice = match.choices[number - 1]
            line = Text(f"{number:4}. ").append(
                screen.seat(choice.seat), style=screen.seat_style(choice.seat)
            )
            if onlooker.knows_choice(choice.seat):
                line.append(f": {choice.do}")
            elif not told:
                line.append(" " + screen.said("ui-secret-choice"))
            screen.out.print(line)
        screen.events([onlooker.event(event) for event in told], indent=6)
    if match.over:
        screen.result(match.rules.standings(match.table), saved.players)


def moves_as_json(saved: SavedMatch, onlooker: Onlooker, screen: Screen) -> dict[str, Any]:
    """The same for programs."""
    match = saved.match

    def events(told: list[Event]) -> list[dict[str, object]]:
        seen = [onlooker.event(event) for event in told]
        return [{**message.as_json(), "text": screen.say(message)} for message in seen]

    return {
        "game": match.rules.id,
        "players": saved.players,
        "options": match.setup.options,
        "over": match.over,
        "events": events(match.events[0]),
        "choices": [
            {
                "number": number + 1,
                "seat": choice.seat + 1,
                "do": choice.do if onlooker.knows_choice(choice.seat) else None,
                "mark": choice.mark,
                "events": events(match.events[number + 1]),
            }
            for number, choice in enumerate(match.choices)
        ],
        "standings": match.rules.standings(match.table).as_json() if match.over else None,
    }


def seats_seen(match: Match, onlooker: Onlooker) -> list[int]:
    """The views that are shown: the public one, and every seat's where everything is open."""
    return [PUBLIC, *range(match.setup.seats)] if onlooker.all_open else [onlooker.seat]


def position_as_json(saved: SavedMatch, onlooker: Onlooker, at: int) -> dict[str, Any]:
    """The view after some choices, for programs."""
    match = saved.match
    table = match.position(at)
    seats = seats_seen(match, onlooker)
    return {
        "game": match.rules.id,
        "at": at,
        "of": len(match.choices),
        "waiting_for": [seat + 1 for seat in Perspective(match.rules, table, PUBLIC).waiting_for()],
        "view": match.rules.view(table, seats[0]).as_json(),
        "views_by_seat": {str(seat + 1): match.rules.view(table, seat).as_json() for seat in seats[1:]},
    }


def print_position(saved: SavedMatch, onlooker: Onlooker, at: int, screen: Screen) -> None:
    """The board after some choices; where everything is open, with each seat's own part."""
    match = saved.match
    table = match.position(at)
    screen.line("ui-position", at=at, of=len(match.choices))
    shown: list[str] = []
    for seat in seats_seen(match, onlooker):
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
