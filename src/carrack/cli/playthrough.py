"""`carrack playthrough` and `carrack playthroughs`: whole games as text, written anew from their moves."""

from __future__ import annotations

import io
import re
import textwrap
from collections.abc import Iterator
from difflib import unified_diff
from itertools import islice
from pathlib import Path
from typing import Final

import click
from rich.console import Console

from carrack.arena.playthrough import Moment, Turn, played, played_again, story_of
from carrack.cli.ending import CHECK_FAILED
from carrack.cli.output import WrongInputError
from carrack.cli.parameters import (
    as_options,
    bots_option,
    examples,
    game_argument,
    kinds_of,
    option_option,
    rules_with,
    seats_option,
    seed_option,
)
from carrack.cli.screen import Screen
from carrack.cli.words import words
from carrack.kernel.history import PUBLIC, Onlooker, beginning_of
from carrack.kernel.match import DriftError, Match
from carrack.kernel.messages import Message, seat_thing
from carrack.kernel.panels import Panel
from carrack.kernel.registry import current_id, rules_of
from carrack.kernel.rules import Rules, Setup
from carrack.kernel.text import Texts

STORED: Final = Path("tests", "playthroughs")
PROMPT: Final = "> "
BRINGS: Final = " | "
INDENT: Final = " " * 5
WIDTH: Final = 110
ABOUT: Final = "A whole game for reading. `carrack playthroughs` writes this file anew from the moves in it."
MOST_DIFFERENCES: Final = 20


class Told:
    """A playthrough that was read: the set-up, who plays, the seed, and the text with the choices."""

    def __init__(self, rules: Rules, setup: Setup, kinds: list[str], seed: int, text: str) -> None:
        self.rules: Final = rules
        self.setup: Final = setup
        self.kinds: Final = kinds
        self.seed: Final = seed
        self.text: Final = text

    def choices(self, texts: Texts) -> list[tuple[int, str]]:
        """All choices, each with the seat that made it."""
        seats = {str(texts.name(seat_thing(seat))): seat for seat in range(self.setup.seats)}
        names = "|".join(map(re.escape, seats))
        return [
            (seats[name], do)
            for name, line in re.findall(
                rf"^(?: *\d+\.|    ) ({names}){PROMPT}(.*)$", self.text, re.MULTILINE
            )
            for do in line.partition("|")[0].strip().split(", ")
        ]


class Writer:
    """Writes a match as a playthrough. Boards after the first show only what has changed."""

    def __init__(self, match: Match, kinds: list[str], texts: Texts) -> None:
        self.match: Final = match
        self.kinds: Final = kinds
        self.text: Final = io.StringIO()
        console = Console(
            file=self.text, width=WIDTH, highlight=False, emoji=False, color_system=None, legacy_windows=False
        )
        self.screen: Final = Screen(console, texts, match.rules)
        self.shown: Final[dict[int, list[Panel]]] = {}

    def whole(self) -> str:
        """The whole text."""
        match, screen = self.match, self.screen
        usual = {option.name: option.default for option in match.rules.options}
        others = [f"{name}={value}" for name, value in match.setup.options.items() if value != usual[name]]
        self.lines(f"# {screen.said('game-name')}", "", ABOUT, "", f"game: {match.rules.id}")
        self.lines(f"players: {', '.join(self.kinds)}", f"options: {', '.join(others) or 'usual'}")
        self.lines(f"seed: {match.seed}", "")
        self.lines(*wrapped(f"{INDENT}{self.sentences(beginning_of(match, Onlooker(match)))}"))
        for turns, moment in story_of(match):
            self.lines("")
            for turn in turns:
                self.turn(turn)
            self.moment(moment)
        self.lines("")
        screen.result(match.rules.standings(match.table), self.kinds)
        return "".join(f"{line.rstrip()}\n" for line in self.text.getvalue().rstrip().splitlines())

    def lines(self, *lines: str) -> None:
        self.text.writelines(f"{line}\n" for line in lines)

    def turn(self, turn: Turn) -> None:
        """The number of the first choice, the seat and the choices, then what they brought about."""
        head = f"{turn.first:>3}. "
        name = f"{self.screen.seat(turn.seat)}{PROMPT}"
        *lines, last = filled(turn.choices, WIDTH - len(head) - len(name) - len(BRINGS))
        for line in lines:
            self.lines(f"{head}{name}{line}")
            head = INDENT
        told = self.sentences(turn.events)
        self.lines(*wrapped(f"{head}{name}{last}{BRINGS}{told}" if told else f"{head}{name}{last}"))

    def sentences(self, events: list[Message]) -> str:
        """What happened, as a paragraph."""
        return " ".join(str(sentence) for sentence in self.screen.sentences_of(events))

    def moment(self, moment: Moment) -> None:
        """The scores, then what has changed on the board: what all see, and what each seat sees beyond it."""
        rules, screen = self.match.rules, self.screen
        screen.heading("ui-position", at=moment.at, of=len(self.match.choices))
        scores = rules.standings(moment.table).scores
        points = ", ".join(f"{screen.seat(seat)} {score}" for seat, score in enumerate(scores))
        self.lines(f"{screen.said('ui-score')}: {points}")
        public: list[str] = []
        for seat in (PUBLIC, *range(self.match.setup.seats)):
            panels = [
                panel
                for panel in rules.board_text(rules.view(moment.table, seat))
                if not panel.on_request and screen.say(panel.title) not in public
            ]
            new = panels if seat not in self.shown else screen.changes(panels, self.shown[seat])
            self.shown[seat] = panels
            if seat == PUBLIC:
                public = [screen.say(panel.title) for panel in panels]
            if seat != PUBLIC and new:
                screen.heading("ui-seen-by", seat=screen.seat(seat))
            screen.panels(new)


def wrapped(text: str) -> list[str]:
    """A paragraph; all lines but the first are indented."""
    return textwrap.wrap(
        text, WIDTH, subsequent_indent=INDENT, break_long_words=False, break_on_hyphens=False
    )


def filled(choices: list[str], width: int) -> Iterator[str]:
    """Choices with commas between them, broken into lines between choices."""
    line = ""
    for choice in choices:
        if line and len(line) + len(choice) + 2 > width:
            yield line
            line = ""
        line = f"{line}, {choice}" if line else choice
    yield line


def read_told(file: Path) -> Told:
    """A playthrough read back; WrongInputError if it is none."""
    text = file.read_text(encoding="utf-8")
    found = dict(re.findall(r"^(game|players|options|seed): (.*)$", text, re.MULTILINE))
    if len(found) < 4:
        raise WrongInputError(f"{file} is no playthrough")
    rules = rules_of(current_id(found["game"]))
    kinds = found["players"].split(", ")
    options = {} if found["options"] == "usual" else dict(o.split("=") for o in found["options"].split(", "))
    setup = rules.setup(len(kinds), options)
    return Told(rules, setup, kinds, int(found["seed"]), text)


def written_anew(file: Path, anew: bool) -> str:
    """What a file should say: its choices made again, or all of it played again."""
    told = read_told(file)
    texts = words("en", told.rules, told.setup)
    if anew:
        match = played(told.rules, told.setup, told.kinds, told.seed)
    else:
        try:
            match = played_again(told.rules, told.setup, told.seed, told.choices(texts))
        except DriftError as error:
            raise WrongInputError(f"{file}: {error}; --anew plays the game again") from error
        if not match.over:
            raise WrongInputError(f"{file}: the game is not over after its last move; --anew plays it again")
    return Writer(match, told.kinds, texts).whole()


@click.command(
    epilog=examples(
        "carrack playthrough goa --players 3 --option bonanza=on --seed 7",
        "carrack playthrough colonialism --players 2 --out tests/playthroughs/colonialism.txt",
    )
)
@game_argument()
@seats_option
@option_option
@bots_option("greedy")
@seed_option(0)
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), help="Write to this file.")
def playthrough(
    game: str,
    players: int | None,
    options: tuple[tuple[str, str], ...],
    bots: str,
    seed: int,
    out: Path | None,
) -> None:
    """Play a game between computer players and tell it as a text.

    The text has every move in notation with what it brought about, and at telling moments the board and the
    points. The same seed gives the same text. The list of --bots is dealt around the table.
    """
    rules = rules_with(game, None)
    setup = rules.setup(max(rules.players) if players is None else players, as_options(options))
    given = kinds_of(bots)
    kinds = [given[seat % len(given)] for seat in range(setup.seats)]
    match = played(rules, setup, kinds, seed)
    text = Writer(match, kinds, words("en", rules, setup)).whole()
    if out is None:
        click.echo(text, nl=False)
    else:
        out.write_text(text, encoding="utf-8")


@click.command(
    epilog=examples(
        "carrack playthroughs",
        "carrack playthroughs --check",
        "carrack playthroughs --anew tests/playthroughs/goa.txt",
    )
)
@click.argument("files", nargs=-1, type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--check", is_flag=True, help="Write nothing; the exit code is 1 if a file would change.")
@click.option("--anew", is_flag=True, help="Let the computer players think again.")
def playthroughs(files: tuple[Path, ...], check: bool, anew: bool) -> None:
    """Write playthroughs anew from the moves in them.

    Without FILES, all that are stored in a checkout of the project (tests/playthroughs). After a change of
    the rules, see in the difference what it does to the games.
    """
    found = list(files) or sorted(STORED.glob("*.txt"))
    if not found:
        raise WrongInputError(
            f"no playthroughs: name some, or run this in a folder that has {STORED.as_posix()}"
        )
    changed = False
    for file in found:
        before = file.read_text(encoding="utf-8")
        after = written_anew(file, anew)
        if before == after:
            continue
        changed = True
        if check:
            lines = unified_diff(before.splitlines(), after.splitlines(), str(file), "now", lineterm="", n=1)
            click.echo("\n".join(islice(lines, MOST_DIFFERENCES)))
        else:
            file.write_text(after, encoding="utf-8")
            click.echo(f"{file}: changed")
    if check and changed:
        click.get_current_context().exit(CHECK_FAILED)
