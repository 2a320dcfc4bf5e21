"""`carrack play` alone: choose a game in a few questions, each answered by Enter, and play it."""

from __future__ import annotations

import sys

import click
from rich.markup import escape
from rich.text import Text

from carrack.arena.live import HUMAN
from carrack.bots.kinds import UnknownBotError, check_kind
from carrack.bots.levels import LEVELS
from carrack.cli.ending import WRONG_INPUT
from carrack.cli.games import game_as_json, said
from carrack.cli.keyboard import EndOfInputError, Keyboard
from carrack.cli.output import console
from carrack.cli.parameters import language
from carrack.cli.play import continue_game, start_game, usual_players
from carrack.cli.saving import last_unfinished
from carrack.cli.words import about_levels, words
from carrack.kernel.messages import Arg, Message
from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.rules import Rules, SetupError
from carrack.kernel.text import LANGUAGES, Texts

CONTINUE = "c"


def play_without_page(how: str) -> None:
    """`carrack` alone where the browser page is not installed: say how to get it, and play here."""
    texts = words(language(None))
    say = [Message("ui-no-page", {"command": how}), Message("ui-no-page-play", {"command": "carrack play"})]
    for message in say:
        click.echo(texts.say(message))
    if not sys.stdin.isatty():
        raise click.exceptions.Exit(WRONG_INPUT)
    choose_and_play(None)


class Chooser:
    """The questions before a game."""

    def __init__(self, lang: str | None) -> None:
        self.out = console()
        self.keyboard = Keyboard(self.out)
        self.usual = language(lang)
        self.texts = words(self.usual)

    def say(self, id_: str, **args: Arg) -> str:
        return self.texts.say(Message(id_, args))

    def wrong(self, id_: str, **args: Arg) -> None:
        self.out.print(Text(self.say(id_, **args), style="yellow"))

    def language(self) -> str:
        """The language of everything that follows."""
        while True:
            answer = self.keyboard.ask(self.say("choose-lang", default=self.usual)).casefold() or self.usual
            if answer in LANGUAGES:
                self.texts = words(answer)
                return answer
            self.wrong("choose-wrong-lang", text=answer)

    def game(self, lang: str, unfinished: bool) -> str:
        """A game's id, or the sign for going on with the last one."""
        ids = game_ids()
        for number, id_ in enumerate(ids, 1):
            about = game_as_json(rules_of(id_), Texts(lang, rules_of(id_)))
            players = ", ".join(str(count) for count in about["players"])
            self.out.print(f"[bold cyan]{number:>3}[/]  [bold]{escape(about['name'])}[/] ({players})")
            self.out.print(Text("     " + " ".join(about["about"].split())))
        if unfinished:
            self.out.print(Text(self.say("choose-continue")))
        while True:
            answer = self.keyboard.ask(self.say("choose-game")).casefold() or "1"
            if unfinished and answer == CONTINUE:
                return CONTINUE
            if answer.isascii() and answer.isdigit() and 1 <= int(answer[:6]) <= len(ids):
                return ids[int(answer[:6]) - 1]
            fitting = [id_ for id_ in ids if id_.startswith(answer)]
            if len(fitting) == 1:
                return fitting[0]
            self.wrong("choose-wrong-game", text=answer)

    def players(self, rules: Rules) -> list[str]:
        """Who sits where."""
        counts = ", ".join(str(count) for count in rules.players)
        usual = ",".join(usual_players(rules))
        self.out.print(Text(self.say("choose-players-about")))
        for level, about in about_levels(self.texts):
            self.out.print(Text(f"  {level:<10}", style="bold").append(about, style="none"))
        while True:
            answer = self.keyboard.ask(self.say("choose-players", counts=counts, default=usual)) or usual
            kinds = [kind.strip() for kind in answer.split(",")]
            unknown = [kind for kind in kinds if not is_player(kind)]
            if unknown:
                self.wrong("choose-wrong-player", text=unknown[0], levels=", ".join(LEVELS))
            elif len(kinds) not in rules.players:
                self.wrong("choose-wrong-count", counts=counts, count=len(kinds))
            else:
                return kinds

    def options(self, rules: Rules, lang: str, seats: int) -> dict[str, str]:
        """Variants and rulings that go with so many seats; Enter takes the usual ones."""
        if not rules.options:
            return {}
        texts = Texts(lang, rules)
        self.out.print(Text(self.say("choose-options-about")))
        known = [f"{option.name}={value}" for option in rules.options for value in option.values]
        for option in rules.options:
            self.out.print(Text(f"  {said(texts, f'option-{option.name}')}"))
            for value in option.values:
                mark = f" ({self.say('choose-usual')})" if value == option.default else ""
                line = Text(f"    {option.name}={value}", style="bold")
                line.append(f"{mark}  {said(texts, f'option-{option.name}-{value}')}", style="none")
                self.out.print(line)
        while True:
            answer = self.keyboard.ask(self.say("choose-options"))
            parts = ["".join(part.split()) for part in answer.split(",") if part.strip()]
            unknown = [part for part in parts if part not in known]
            names = [part.partition("=")[0] for part in parts]
            twice = [name for name in names if names.count(name) > 1]
            if unknown:
                self.wrong("choose-wrong-option", text=unknown[0], known=", ".join(known))
            elif twice:
                self.wrong("choose-option-twice", name=twice[0])
            else:
                chosen = dict([part.split("=") for part in parts])
                try:
                    rules.setup(seats, chosen)
                except SetupError as error:
                    self.out.print(Text(str(error), style="yellow"))
                else:
                    return chosen


def is_player(kind: str) -> bool:
    """Whether a text names a person or a computer player."""
    try:
        return kind == HUMAN or bool(check_kind(kind))
    except UnknownBotError:
        return False


def choose_and_play(usual_language: str | None) -> None:
    """A few questions, then the game."""
    chooser = Chooser(usual_language)
    chooser.out.print(Text(chooser.say("choose-title"), style="bold"))
    try:
        lang = chooser.language()
        unfinished = last_unfinished()
        game = chooser.game(lang, unfinished is not None)
        if game == CONTINUE and unfinished is not None:
            continue_game(unfinished, None, None, lang, None)
            return
        rules = rules_of(game)
        kinds = chooser.players(rules)
        options = chooser.options(rules, lang, len(kinds))
    except EndOfInputError:
        return
    start_game(rules, kinds, options, None, lang, None)
