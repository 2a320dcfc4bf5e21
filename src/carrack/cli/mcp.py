"""`carrack mcp`: an assistant plays, through the Model Context Protocol.

It sits where a person sits in the terminal: each tool opens a match as `carrack play` keeps it, does what the
terminal would do, and answers with what the screen shows. So it knows what its seat may know and no more.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import wraps
from io import StringIO
from pathlib import Path
from threading import Lock
from typing import Final

import click
from rich.console import Console

import carrack
from carrack.arena.games import seed_of
from carrack.arena.live import HUMAN, Seating, live_match, new_secret, players_in_file
from carrack.cli import commands
from carrack.cli.app import said_of
from carrack.cli.games import game_as_json, print_game
from carrack.cli.history import load_match, print_position
from carrack.cli.output import PLAIN_WIDTH, WrongInputError
from carrack.cli.parameters import (
    LEAST_SEED,
    MOST_SEED,
    examples,
    lang_option,
    language,
    rules_with,
)
from carrack.cli.rulebook import NoSectionError, section_of
from carrack.cli.saving import MOST_FILES, autosave_file, saves_folder
from carrack.cli.screen import Screen
from carrack.cli.session import PUBLIC, Session
from carrack.cli.words import about_levels, words
from carrack.extras import needs
from carrack.kernel.chance import commitment
from carrack.kernel.history import Onlooker
from carrack.kernel.match import Match
from carrack.kernel.messages import Message
from carrack.kernel.pages import how_to_play_text, rules_text, sections_of, without_pictures
from carrack.kernel.registry import current_id, game_ids, rules_of
from carrack.kernel.saves import SavedMatch, SaveError, read_record, write
from carrack.kernel.text import Texts

NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}")
INSTRUCTIONS: Final = """\
Complete modern strategy board games against computer players. `games` lists them, `rules` explains one,
`start_match` begins, and `choose` makes your choices: by the number of an option or by its notation. You see
what your seat may know. Where something is not possible, `why_not` says why, with the section of the
rules."""


@click.command(epilog=examples("carrack mcp", "carrack mcp --lang de"))
@lang_option
def mcp(lang: str | None) -> None:
    """Let an assistant play, through the Model Context Protocol.

    Speaks the protocol on standard input and output, for a program that starts this command. The assistant
    plays one seat against computer players, looks at positions, reads the rules and asks why something is
    not possible. Its matches are kept where `carrack play` keeps yours; in these it sits on your seat. Of a
    match that several people play it sees what everybody may see.
    """
    with needs("mcp"):
        from mcp.server.mcpserver import MCPServer  # noqa: PLC0415  # an extra
        from mcp.server.mcpserver.exceptions import ToolError  # noqa: PLC0415
    desk = Desk(language(lang))
    server = MCPServer(
        "carrack", title="Carrack", version=carrack.__version__, instructions=INSTRUCTIONS, log_level="ERROR"
    )
    for tool in desk.tools():
        server.add_tool(answering(tool, desk.lock, ToolError), structured_output=False)
    server.run("stdio")


def answering(tool: Callable[..., str], lock: Lock, refused: type[Exception]) -> Callable[..., str]:
    """A tool, used once at a time, whose errors say what would be right."""

    @wraps(tool)
    def answered(*args: object, **named: object) -> str:
        try:
            with lock:
                return tool(*args, **named)
        except Exception as error:
            said = said_of(error)
            if said is None:
                raise
            raise refused(said[0]) from error

    return answered


class Desk:
    """The tools of an assistant, a method each; it reads their docstrings."""

    def __init__(self, lang: str) -> None:
        self.lang: Final = lang
        self.lock: Final = Lock()

    def tools(self) -> list[Callable[..., str]]:
        return [
            *(self.games, self.rules, self.start_match, self.matches, self.look),
            *(self.choose, self.why_not, self.explain, self.log, self.undo),
        ]

    def games(self) -> str:
        """List the games with their numbers of players and their options, and the computer players."""
        out, texts = paper(), words(self.lang)
        for id_ in game_ids():
            rules = rules_of(id_)
            print_game(out, texts, game_as_json(rules, Texts(self.lang, rules)))
        for level, about in about_levels(texts):
            out.print(f"{level}: {about}")
        return written(out)

    def rules(self, game: str, section: str = "") -> str:
        """Read how to play a game, with the list of its sections; or one section, such as "5.2"."""
        found = rules_with(current_id(game), None)
        _, text = rules_text(found, self.lang)
        if section:
            try:
                return section_of(text, section)
            except NoSectionError as error:
                raise WrongInputError(f"{game}: {error}") from error
        _, guide = how_to_play_text(found, self.lang)
        titles = [one.title for one in sections_of(text)]
        return "\n".join([without_pictures(guide), "", *titles])

    def start_match(
        self,
        game: str,
        opponents: list[str],
        seat: int = 1,
        options: dict[str, str] | None = None,
        seed: int | None = None,
    ) -> str:
        """Start a match against computer players, one for each other seat, such as ["casual", "advanced"].

        You play `seat`, counted from 1. `games` lists games, options and computer players. Without a seed
        nobody can predict the chance; with one the match can be repeated.
        """
        if not 1 <= seat <= len(opponents) + 1:
            raise WrongInputError(f"seats are 1 to {len(opponents) + 1}, one for each opponent and you")
        if HUMAN in opponents:
            raise WrongInputError("opponents are computer players; `games` lists them")
        if seed is not None and not LEAST_SEED <= seed <= MOST_SEED:
            raise WrongInputError("a seed is an integer from -2**63 to 2**64")
        kinds = players_in_file([*opponents[: seat - 1], HUMAN, *opponents[seat - 1 :]])
        rules = rules_with(current_id(game), None)
        setup = rules.setup(len(kinds), options)
        secret = new_secret()
        match = live_match(rules, setup, secret) if seed is None else Match(rules, setup, seed)
        file = autosave_file(rules.id, None)
        file.parent.mkdir(parents=True, exist_ok=True)
        write(SavedMatch(match, kinds), file)
        session = self.session_of(match, kinds, file)
        session.shown[session.device] = 0
        session.screen.line("ui-match", name=file.stem)
        if seed is None:
            session.screen.command("ui-commitment", commitment=commitment(secret))
        return self.played_on(session)

    def matches(self) -> str:
        """List the matches that can be looked at and played on, the youngest first."""
        files = sorted(saves_folder().glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
        lines = [line for file in files[:MOST_FILES] if (line := line_about(file))]
        return "\n".join(lines) or words(self.lang).say(Message("ui-no-match"))

    def look(self, match: str, at: int | None = None) -> str:
        """See the board of a match and what you have to decide; with `at` the board after so many choices."""
        session = self.session(match)
        if at is None:
            return self.played_on(session)
        known = session.match
        if not known.known_from <= at <= len(known.choices):
            raise WrongInputError(
                f"this match has positions {known.known_from} to {len(known.choices)}, not {at}"
            )
        onlooker = Onlooker(known, session.device)
        print_position(SavedMatch(known, session.seating.kinds), onlooker, at, session.screen)
        return written(session.screen.out)

    def choose(self, match: str, do: str) -> str:
        """Make your choice: the number of an option or its notation; several, separated by commas, in turn.

        The computer players move until you have to decide again. The answer tells what happened, what has
        changed on the board, and your next decision.
        """
        session = self.session(match)
        seat = session.device
        if seat == PUBLIC:
            raise WrongInputError("you sit nowhere in this match; you can look at it")
        session.options = session.match.perspective(seat).options
        session.on_screen = [panel for panel in session.panels() if not panel.on_request]
        session.choose(seat, do)
        if not session.moved:
            raise WrongInputError(written(session.screen.out))
        return self.played_on(session)

    def why_not(self, match: str, do: str) -> str:
        """Ask why an action is not possible now: its notation, its beginning, or words that describe it."""
        session = self.session(match)
        commands.why(session, do)
        return written(session.screen.out)

    def explain(self, match: str, thing: str) -> str:
        """Read what a card, tile or place says and where it lies, by its name."""
        session = self.session(match)
        commands.look(session, thing)
        return written(session.screen.out)

    def log(self, match: str, lines: int = commands.LOG_LINES) -> str:
        """Read what happened in a match, the last lines of it, as your seat saw it."""
        session = self.session(match)
        commands.log(session, str(lines))
        return written(session.screen.out)

    def undo(self, match: str, rewind: bool = False) -> str:
        """Take back your last choice, unless chance, hidden information or another player came in between.

        With `rewind` you go back to your previous decision whatever came in between.
        """
        session = self.session(match)
        (commands.rewind if rewind else commands.undo)(session, "")
        if not session.moved:
            raise WrongInputError(written(session.screen.out))
        return self.played_on(session)

    # What the tools have in common

    def session(self, name: str) -> Session:
        """A kept match, by its name."""
        file = saves_folder() / f"{name}.json"
        if NAME.fullmatch(name) is None or not file.is_file():
            raise WrongInputError(f"there is no match {name[:100]!r}; `matches` lists them")
        saved = load_match(file, None)
        return self.session_of(saved.match, players_in_file(saved.players), file)

    def session_of(self, match: Match, kinds: list[str], file: Path) -> Session:
        """A match in the terminal, seen from its only person's seat, or from none where there are several."""
        screen = Screen(paper(), words(self.lang, match.rules, match.setup), match.rules)
        seed = None if match.key is not None else seed_of(match.seed, len(match.choices))
        session = Session(match, Seating(kinds, seed), screen, file, None, commands.COMMANDS, file)
        if len(session.seating.people) == 1:
            session.device = session.seating.people[0]
        session.shown.update(dict.fromkeys(session.shown, len(match.events)))
        return session

    def played_on(self, session: Session) -> str:
        """The computer players move until it is the assistant's turn; then what there is to see."""
        match, seating = session.match, session.seating
        while session.device != PUBLIC and (seat := seating.next_seat(match, session.device)) in seating.bots:
            seating.play_bot(match, seat)
        session.autosave()
        if session.kept.file() is None:
            raise WrongInputError(written(session.screen.out))
        if match.over:
            session.show_board()
            session.finish()
            return written(session.screen.out)
        session.catch_up()
        session.show_board(only_new=True)
        decision = match.perspective(session.device).decision
        if decision is not None:
            session.ask(decision)
        return written(session.screen.out)


def paper() -> Console:
    """A console that is read afterwards."""
    return Console(file=StringIO(), width=PLAIN_WIDTH, highlight=False, emoji=False, color_system=None)


def written(out: Console) -> str:
    """What a console has been told."""
    assert isinstance(out.file, StringIO)
    lines = out.file.getvalue().splitlines()
    return "\n".join([line.rstrip() for line in lines]).strip("\n")


def line_about(file: Path) -> str:
    """A kept match in a line; empty for a file that is none."""
    try:
        record = read_record(file)
    except SaveError:
        return ""
    state = "running" if record.snapshot.get("stack") else "over"
    return f"{file.stem}: {record.game}, {', '.join(record.players)}, {len(record.choices)} choices, {state}"
