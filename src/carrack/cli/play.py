"""`carrack play`: a game in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from carrack.arena.live import HUMAN, Seating, check_players, live_match, new_secret, players_in_file
from carrack.bots.levels import LEVELS, USUAL
from carrack.cli.coaching import Coach
from carrack.cli.commands import COMMANDS
from carrack.cli.history import load_match, warn_of_drift
from carrack.cli.keyboard import EndOfInputError, Keyboard
from carrack.cli.learning import learned
from carrack.cli.output import StoppedError, WrongInputError, console
from carrack.cli.parameters import (
    RESEARCH,
    WithLevels,
    as_options,
    examples,
    game_argument,
    lang_option,
    language,
    option_option,
    pack_option,
    rules_with,
    seed_option,
)
from carrack.cli.saving import autosave_file
from carrack.cli.screen import Screen
from carrack.cli.session import Session, play_session
from carrack.cli.words import words
from carrack.kernel.chance import commitment
from carrack.kernel.match import Match
from carrack.kernel.rules import Rules, Setup
from carrack.lessons.texts import add_teaching


@click.command(
    cls=WithLevels,
    epilog=examples(
        "carrack play",
        "carrack play colonialism",
        "carrack play colonialism --players human,novice,expert --lang de",
        "carrack play colonialism --players human,human --option quick_start=on",
        "carrack play --load my-game.json",
    ),
)
@game_argument(required=False)
@click.option(
    "--players",
    help=f"Who sits where, separated by commas: human or a computer player: {', '.join(LEVELS)}; {RESEARCH}. "
    f"Otherwise you against two {USUAL} players.",
)
@seed_option(None)
@lang_option
@option_option
@pack_option
@click.option("--load", type=click.Path(path_type=Path), metavar="FILE", help="Continue a saved game.")
@click.option(
    "--coach/--no-coach",
    default=None,
    help="Explain each kind of question the first time that you meet it; otherwise where people type.",
)
@click.option("--mix", is_flag=True, help="Ask every person for something to mix into the chance.")
def play(
    game: str | None,
    players: str | None,
    seed: int | None,
    lang: str | None,
    options: tuple[tuple[str, str], ...],
    pack: Path | None,
    load: Path | None,
    coach: bool | None,
    mix: bool,
) -> None:
    """Play a game in the terminal.

    You play against computer players or with others at the same device. Without a game: a few questions,
    each answered by Enter.

    Without --seed nobody can predict the chance: a commitment to its secret is shown before the game and
    the secret after it, and `carrack verify` recomputes every shuffle and roll. With --seed the same seed
    brings the same chance: good for trying things out, not for fair play.

    Every choice is saved at once; a game that was left can be continued with --load.
    """
    if load is not None:
        if seed is not None or options or mix:
            raise WrongInputError("--load goes with --players, --lang and --pack only; the file has the rest")
        continue_game(load, game, players, lang, pack, coach)
        return
    if game is None:
        if players is not None or seed is not None or options or pack is not None or mix:
            raise WrongInputError("name a game, or a file with --load; `carrack games` lists the games")
        from carrack.cli.chooser import choose_and_play  # noqa: PLC0415  # it starts games with this module

        choose_and_play(lang)
        return
    rules = rules_with(game, pack)
    kinds = players_of(players) if players is not None else usual_players(rules)
    start_game(rules, kinds, as_options(options), seed, language(lang), pack, mix, coach)


def players_of(text: str) -> list[str]:
    """People and computer players from a list such as `human,casual`."""
    kinds = [kind.strip() for kind in text.split(",")]
    if not all(kinds):
        raise WrongInputError(f"{text!r} is no list of players; write it as human,casual,expert")
    return check_players(kinds)


def usual_players(rules: Rules) -> list[str]:
    """One person against two usual players, or as many as the game allows."""
    seats = 3 if 3 in rules.players else rules.players[0]
    return [HUMAN] + [USUAL] * (seats - 1)


def start_game(
    rules: Rules,
    kinds: list[str],
    options: dict[str, str],
    seed: int | None,
    lang: str,
    pack: Path | None,
    mix: bool = False,
    coach: bool | None = None,
) -> None:
    """Set a new game up and play it."""
    setup = rules.setup(len(kinds), options)
    seating = Seating(kinds, seed)
    screen = Screen(console(), words(lang, rules, setup), rules)
    welcome(screen, seating)
    if seed is not None:
        screen.line("ui-seeded", seed=str(seed))
        match = Match(rules, setup, seed)
    else:
        try:
            match = fair_match(rules, setup, seating, screen, mix)
        except EndOfInputError:
            return
    file = autosave_file(rules.id, None)
    session = Session(match, seating, screen, file, pack, COMMANDS, coach=coach_for(screen, seating, coach))
    play_to_the_end(session)


def coach_for(screen: Screen, seating: Seating, wanted: bool | None) -> Coach:
    """A coach who explains what is new, if that is wanted; unless it is said for one person who types."""
    add_teaching(screen.texts, screen.rules)
    usual = sys.stdin.isatty() and len(seating.people) == 1
    return Coach(screen, learned() if (usual if wanted is None else wanted) else None)


def fair_match(rules: Rules, setup: Setup, seating: Seating, screen: Screen, mix: bool) -> Match:
    """The commitment first, then what the players mix in, then the cards are shuffled."""
    secret = new_secret()
    screen.command("ui-commitment", commitment=commitment(secret))
    keyboard = Keyboard(screen.out)
    people = seating.people if mix else []
    nonces = [keyboard.ask(screen.said("ui-mix", seat=screen.seat(seat)))[:200] for seat in people]
    return live_match(rules, setup, secret, tuple(nonces))


def continue_game(
    file: Path,
    game: str | None,
    players: str | None,
    lang: str | None,
    pack: Path | None,
    coach: bool | None = None,
) -> None:
    """Go on with a saved game; other players may take over its seats."""
    saved = load_match(file, pack)
    match = saved.match
    if game is not None and game != match.rules.id:
        raise WrongInputError(f"{file}: a game of {match.rules.id}, not of {game}")
    kinds = players_in_file(saved.players) if players is None else players_of(players)
    if len(kinds) != match.setup.seats:
        raise WrongInputError(f"{file}: a game of {match.setup.seats} players, not {len(kinds)}")
    texts = words(language(lang), match.rules, match.setup)
    warn_of_drift(file, saved, texts)
    screen = Screen(console(), texts, match.rules)
    seating = Seating(kinds, hints=saved.hints)
    welcome(screen, seating)
    kept = autosave_file(match.rules.id, file)
    coaching = coach_for(screen, seating, coach)
    session = Session(match, seating, screen, kept, pack, COMMANDS, file, coaching)
    for seat in session.shown:
        session.shown[seat] = len(match.events)
    play_to_the_end(session)


def welcome(screen: Screen, seating: Seating) -> None:
    """The game, who plays, how to get help."""
    players = [
        screen.said("ui-player", seat=screen.seat(seat), kind=screen.kind(kind))
        for seat, kind in enumerate(seating.kinds)
    ]
    screen.heading("ui-welcome", game=screen.said("game-name"), players=", ".join(players))
    if seating.people:
        screen.line("ui-help-hint")


def play_to_the_end(session: Session) -> None:
    """Play; Ctrl-C loses nothing."""
    try:
        play_session(session)
    except KeyboardInterrupt:
        session.screen.out.print()
        raise StoppedError(session.left()) from None
