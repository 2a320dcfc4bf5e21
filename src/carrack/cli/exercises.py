"""`carrack exercises`: short tasks on positions of real games, their check, and where new ones come from."""

from __future__ import annotations

from pathlib import Path
from typing import Final, get_args

import click
from rich.text import Text

from carrack.arena.games import seed_of
from carrack.bots.kinds import UnknownBotError, check_kind, make_bot
from carrack.cli.ending import CHECK_FAILED, WRONG_INPUT, one_line
from carrack.cli.keyboard import EndOfInputError, Keyboard
from carrack.cli.output import WrongInputError, console
from carrack.cli.parameters import (
    as_options,
    examples,
    game_argument,
    lang_option,
    language,
    option_option,
    pack_option,
    rules_with,
    seats_option,
    seed_option,
)
from carrack.cli.reading import NoSuchNumberError, by_number, candidates
from carrack.cli.screen import Screen
from carrack.cli.words import words
from carrack.kernel.actions import Action
from carrack.kernel.match import take_for
from carrack.kernel.perspective import Perspective
from carrack.kernel.registry import game_ids
from carrack.kernel.rules import Rules, SetupError
from carrack.kernel.table import Table, advance, open_asks
from carrack.lessons.exercises import Exercise, Goal, check_exercise, exercises_of, worth_of_options
from carrack.lessons.loader import LessonError
from carrack.lessons.texts import add_teaching

HELP: Final = {"?", "help", "hilfe"}


@click.group(invoke_without_command=True, epilog=examples("carrack exercises solve colonialism"))
@click.pass_context
def exercises(context: click.Context) -> None:
    """Short exercises on positions of real games: solve them, check them, find new ones."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help(), err=True)
        context.exit(WRONG_INPUT)


def found_in(rules: Rules) -> list[Exercise]:
    """A game's exercises; a wrong file is an error of input."""
    try:
        found = exercises_of(rules)
    except LessonError as error:
        raise WrongInputError(one_line(str(error))) from error
    if not found:
        raise WrongInputError(f"{rules.id} has no exercises yet")
    return found


@exercises.command(
    epilog=examples("carrack exercises solve colonialism", "carrack exercises solve 13-kolonien envoy-tie")
)
@game_argument()
@click.argument("name", metavar="EXERCISE", required=False)
@lang_option
@pack_option
def solve(game: str, name: str | None, lang: str | None, pack: Path | None) -> None:
    """Solve the exercises of a game, or a single one.

    Answer with a number or the notation; "help" helps in two steps, and Enter shows the answer.
    """
    rules = rules_with(game, pack)
    found = found_in(rules)
    chosen = [each for each in found if name in (None, each.id)]
    if not chosen:
        raise WrongInputError(
            f"there is no exercise {name!r}; there are {', '.join(each.id for each in found)}"
        )
    try:
        for number, exercise in enumerate(chosen, 1):
            solve_one(rules, exercise, language(lang), number, len(chosen))
    except EndOfInputError:
        return


def solve_one(rules: Rules, exercise: Exercise, lang: str, number: int, of: int) -> None:
    """One exercise: the position, the task, answers until one is right or the solver asks for it."""
    start = exercise.file.setup
    texts = words(lang, rules, rules.setup(start.players, start.options))
    add_teaching(texts, rules)
    screen = Screen(console(), texts, rules)
    perspective = Perspective(rules, exercise.table, exercise.seat, None, [])
    decision = perspective.decision
    assert decision is not None
    screen.panels(rules.board_text(perspective.view))
    screen.heading("learn-exercise", number=number, of=of)
    prompt = Text(
        screen.said("ui-your-turn", seat=screen.seat(exercise.seat)), style=screen.seat_style(exercise.seat)
    )
    screen.out.print(prompt.append(" " + screen.say(exercise.task), style="bold"))
    screen.options(decision)
    keyboard, helps = Keyboard(screen.out), list(exercise.helps)
    while line := keyboard.ask(">"):
        if line.casefold() in HELP:
            screen.out.print(screen.say(helps.pop(0)) if helps else screen.said("learn-no-more-help"))
            continue
        answer = meant(line, decision.options, screen)
        if answer is None:
            screen.wrong("learn-not-an-answer")
        elif answer.notation in exercise.file.right:
            screen.line("coach-right")
            break
        else:
            screen.wrong("learn-wrong")
    else:
        screen.line("learn-answer", answer=", ".join(exercise.file.right))
    screen.out.print(screen.say(exercise.why))


def meant(line: str, options: list[Action], screen: Screen) -> Action | None:
    """The answer that was typed, if it is one."""
    try:
        numbered = by_number(line, options)
    except NoSuchNumberError:
        return None
    if numbered is not None:
        return numbered
    fitting = candidates(line, options, lambda action: screen.say(action.label))
    return fitting[0] if len(fitting) == 1 else None


@exercises.command("check", epilog=examples("carrack exercises check", "carrack exercises check colonialism"))
@game_argument(required=False)
@pack_option
def check_all(game: str | None, pack: Path | None) -> None:
    """Compute the right answers of every exercise anew, also on tables with other hidden cards.

    The exit code is 1 if an answer or a text is wrong.
    """
    wrong = 0
    for name in game_ids() if game is None else [game]:
        rules = rules_with(name, pack)
        try:
            for exercise in exercises_of(rules):
                check_exercise(rules, exercise)
                click.echo(f"OK {name} {exercise.id}: {', '.join(exercise.file.right)}")
        except LessonError as error:
            wrong += 1
            click.echo(f"WRONG {one_line(str(error))}", err=True)
    if wrong:
        click.get_current_context().exit(CHECK_FAILED)


@exercises.command(
    epilog=examples(
        "carrack exercises mine goa",
        "carrack exercises mine colonialism --question CollectResources --follow CollectResources",
    )
)
@game_argument()
@seats_option
@option_option
@click.option(
    "--question", help="Only this kind of question, by the name of its class in the rules; else all kinds."
)
@click.option(
    "--follow", multiple=True, help="A later question that the search looks into; several times for more."
)
@click.option(
    "--goal",
    type=click.Choice(get_args(Goal)),
    default="lead",
    show_default=True,
    help="What an answer is worth.",
)
@click.option("--bot", default="casual", show_default=True, help="Who plays the game that is searched.")
@seed_option(0)
@pack_option
def mine(
    game: str,
    players: int | None,
    options: tuple[tuple[str, str], ...],
    question: str | None,
    follow: tuple[str, ...],
    goal: Goal,
    bot: str,
    seed: int,
    pack: Path | None,
) -> None:
    """Look through a game between computer players for positions in which some answers are better.

    Prints what each answer is worth, and the choices before as an exercise's file lists them. A person picks,
    and writes the texts.
    """
    rules = rules_with(game, pack)
    for name in (*([] if question is None else [question]), *follow):
        if name not in rules.steps:
            raise WrongInputError(f"{name} is no question of {game}; see the classes in its rules")
    try:
        check_kind(bot)
        setup = rules.setup(players or rules.players[-1], as_options(options))
    except (UnknownBotError, SetupError) as error:
        raise WrongInputError(str(error)) from error
    table = rules.new_table(setup, seed)
    advance(table)
    bots = [make_bot(bot, seed_of(seed, "exercises", seat)) for seat in range(setup.seats)]
    played: list[str] = []
    while table.stack:
        ask = open_asks(table)[0]
        if question in (None, ask.name):
            candidate(rules, table, ask.name, goal, follow, played)
        action = bots[ask.seat].choose(Perspective(rules, table, ask.seat))
        played.append(action.notation)
        take_for(table, ask.seat, action)


def candidate(
    rules: Rules, table: Table, question: str, goal: Goal, follow: tuple[str, ...], played: list[str]
) -> None:
    """Print a position whose answers differ in worth."""
    worths = worth_of_options(rules, table, goal, follow)
    if len(set(worths.values())) == 1:
        return
    most = max(worths.values())
    told = ", ".join(f"{name} {worth}" for name, worth in worths.items())
    click.echo(f"after {len(played)} choices, {question}: {told}")
    right = ", ".join(f'"{name}"' for name, worth in worths.items() if worth == most)
    click.echo(f"right = [{right}]")
    click.echo("played = [" + ", ".join(f'"{name}"' for name in played) + "]\n")
