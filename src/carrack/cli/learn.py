"""`carrack learn`: a first game, played step by step; `carrack lesson`: for those who write one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import click
from rich.text import Text

from carrack.arena.checks.position import CheckError
from carrack.arena.checks.words import Reader
from carrack.arena.live import HUMAN, Seating
from carrack.cli.coaching import LessonCoach
from carrack.cli.commands import COMMANDS
from carrack.cli.ending import CHECK_FAILED, WRONG_INPUT, one_line
from carrack.cli.learning import Learned, Progress, learned
from carrack.cli.output import WrongInputError, console, listing
from carrack.cli.parameters import (
    examples,
    game_argument,
    lang_option,
    language,
    pack_option,
    rules_with,
)
from carrack.cli.play import play_to_the_end
from carrack.cli.screen import Screen
from carrack.cli.session import Session
from carrack.cli.words import words
from carrack.kernel.actions import Action
from carrack.kernel.match import Match
from carrack.kernel.messages import RefusedError
from carrack.kernel.notes import notes_of
from carrack.kernel.registry import game_ids
from carrack.kernel.rules import Rules
from carrack.lessons.check import Walk, check_lesson
from carrack.lessons.course import Course
from carrack.lessons.exercises import FOLDER as EXERCISES
from carrack.lessons.loader import (
    LessonError,
    UnknownLessonError,
    folder_of,
    lesson_files,
    lesson_of,
    lessons_of,
    match_of,
    read,
)
from carrack.lessons.others import choice_of
from carrack.lessons.records import Lesson
from carrack.lessons.texts import add_teaching


class LessonSeating(Seating):
    """The learner, and others who do what the lesson says."""

    def __init__(self, lesson: Lesson) -> None:
        file = lesson.file
        seats = range(file.setup.players)
        super().__init__([HUMAN if seat == file.learner else file.level for seat in seats], file.setup.seed)
        self.lesson = lesson

    def play_bot(self, match: Match, seat: int) -> Action:
        action = choice_of(self.lesson, match, seat)
        match.apply(seat, action)
        return action


@click.command(
    epilog=examples("carrack learn goa", "carrack learn goa first-game --again", "carrack learn goa --list")
)
@game_argument()
@click.argument("lesson", required=False)
@click.option("--again", is_flag=True, help="From its beginning, not from where you left it.")
@click.option("--list", "only_list", is_flag=True, help="Show the lessons of the game and how far you are.")
@lang_option
@pack_option
def learn(
    game: str, lesson: str | None, again: bool, only_list: bool, lang: str | None, pack: Path | None
) -> None:
    """Learn a game by playing it, step by step.

    Without a lesson: the first one that you have not finished. You can leave at any time and go on later.
    """
    rules = rules_with(game, pack)
    known = learned()
    try:
        lessons = lessons_of(rules)
        if not lessons:
            raise WrongInputError(f"{game} has no lessons yet; see carrack how-to-play {game}")
        if only_list:
            print_lessons(rules, lessons, known, language(lang))
            return
        chosen = lesson_of(rules, lesson) if lesson is not None else next_lesson(rules, lessons, known)
    except (LessonError, UnknownLessonError) as error:
        raise WrongInputError(str(error)) from error
    progress = known.progress(rules.id, chosen.id, chosen.mark)
    if again or progress.ended:
        known.lessons[rules.id][chosen.id] = progress = Progress(chosen.mark, done=progress.done)
    play_lesson(rules, chosen, known, progress, language(lang), pack)


def next_lesson(rules: Rules, lessons: list[Lesson], known: Learned) -> Lesson:
    """The first lesson that is not done; after the last one the first again."""
    done = known.lessons.get(rules.id, {})
    left = [each for each in lessons if each.id not in done or not done[each.id].done]
    return (left or lessons)[0]


def print_lessons(rules: Rules, lessons: list[Lesson], known: Learned, lang: str) -> None:
    """The lessons in their order, and how far somebody is."""
    screen = Screen(console(), words(lang, rules), rules)
    add_teaching(screen.texts, rules)
    grid = listing("", "", "", "", "")
    for lesson in lessons:
        found = known.lessons.get(rules.id, {}).get(lesson.id)
        begun = found is not None and found.mark == lesson.mark and len(found.place.began) > 1
        state = "done" if found is not None and found.done else "begun" if begun else "new"
        grid.add_row(
            Text(lesson.id, style="bold"),
            Text(screen.say(lesson.title)),
            Text(screen.said("learn-minutes", minutes=lesson.file.minutes)),
            Text(screen.said(f"learn-{state}")),
        )
    screen.out.print(grid)
    count = len(list((folder_of(rules) / EXERCISES).glob("*.toml")))
    if count:
        screen.line("learn-exercises", game=rules.id, count=count)


def play_lesson(
    rules: Rules, lesson: Lesson, known: Learned, progress: Progress, lang: str, pack: Path | None
) -> None:
    """Play a lesson from where it was left."""
    try:
        match = match_of(lesson, rules, progress.choices)
    except (RefusedError, ValueError):
        progress.choices, progress.place = [], Progress("").place
        match = match_of(lesson, rules)
    texts = words(lang, rules, match.setup)
    add_teaching(texts, rules)
    screen = Screen(console(), texts, rules)
    screen.heading("learn-welcome", game=screen.said("game-name"), lesson=screen.say(lesson.title))
    screen.line("learn-how")
    coach = LessonCoach(screen, known, Course(lesson, match, progress.place))
    session = Session(match, LessonSeating(lesson), screen, None, pack, COMMANDS | LEARNING, coach=coach)
    for seat in session.shown:
        session.shown[seat] = len(match.events) if match.choices else 0
    play_to_the_end(session)


# Commands within a lesson


def coach_of(session: Session) -> LessonCoach:
    """The coach who leads through the lesson."""
    coach = session.coach
    assert isinstance(coach, LessonCoach)
    return coach


def back(session: Session, rest: str) -> None:
    """Repeat the beat, or the one before."""
    coach_of(session).repeat(session)


def show(session: Session, rest: str) -> None:
    """Have the coach do what is to be done."""
    coach_of(session).show(session)


def free(session: Session, rest: str) -> None:
    """Leave the lesson and play on."""
    coach_of(session).play_freely()


LEARNING: Final[dict[str, Callable[[Session, str], None]]] = {"back": back, "do": show, "free": free}


# For those who write lessons


@click.group(invoke_without_command=True, epilog=examples("carrack lesson check goa"))
@click.pass_context
def lesson(context: click.Context) -> None:
    """Check the lessons that you write: docs/teaching.md describes their files."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help(), err=True)
        context.exit(WRONG_INPUT)


@lesson.command(epilog=examples("carrack lesson check", "carrack lesson check goa --pack my-pack"))
@game_argument(required=False)
@pack_option
def check(game: str | None, pack: Path | None) -> None:
    """Read notes and lessons, look every text up in every language, and play them through.

    Every expected choice is made as the coach's card says, every other choice that has a reply is tried and
    taken back, and whatever a beat points at must be there. The exit code is 1 if anything is wrong.
    """
    wrong = 0
    for name in game_ids() if game is None else [game]:
        rules = rules_with(name, pack)
        try:
            Reader(rules).check_notes()
        except CheckError as error:
            wrong += 1
            click.echo(f"WRONG {name}: {one_line(str(error))}", err=True)
        else:
            click.echo(f"OK {name}: {len(notes_of(rules))} notes")
        for path in lesson_files(rules):
            try:
                found = read(path, rules)
                check_lesson(rules, found)
            except LessonError as error:
                wrong += 1
                click.echo(f"WRONG {one_line(str(error))}", err=True)
            else:
                click.echo(f"OK {name} {found.id}: {len(found.beats)} beats")
    if wrong:
        click.get_current_context().exit(CHECK_FAILED)


@lesson.command(epilog=examples("carrack lesson trace goa first-game"))
@game_argument()
@click.argument("name", metavar="LESSON")
@click.option("--things", is_flag=True, help="Also list what can be pointed at where the lesson ends.")
@pack_option
def trace(game: str, name: str, things: bool, pack: Path | None) -> None:
    """Show what happens in a lesson, up to its end or to where it goes wrong.

    Each beat with the choices made in it, then what could be chosen next, and the other seats' choices as you
    would write them into the lesson's file.
    """
    rules = rules_with(game, pack)
    try:
        found = lesson_of(rules, name)
    except (LessonError, UnknownLessonError) as error:
        raise WrongInputError(str(error)) from error
    walk = Walk(rules, found, folder_of(rules) / f"{name}.toml")
    wrong = ""
    try:
        walk.through()
    except LessonError as error:
        wrong = one_line(str(error))
    match, course = walk.course.match, walk.course
    ends = [*course.place.began[1:], len(match.choices)]
    for number, (begun, end) in enumerate(zip(course.place.began, ends, strict=True)):
        click.echo(found.beats[number].id if number < len(found.beats) else "(after the last beat)")
        for choice in match.choices[begun:end]:
            click.echo(f"    {choice.seat}: {choice.do}")
    click.echo(f"next: {', '.join(action.notation for action in course.perspective.options) or 'nothing'}")
    if things:
        click.echo(f"things: {', '.join(sorted(rules.scene(course.perspective.view).things()))}")
    click.echo("\n[others]")
    for seat in range(found.file.setup.players):
        made = ", ".join(f'"{choice.do}"' for choice in match.choices if choice.seat == seat)
        if seat != found.file.learner and made:
            click.echo(f"{seat} = [{made}]")
    if wrong:
        click.echo(f"WRONG {wrong}", err=True)
        click.get_current_context().exit(CHECK_FAILED)
