"""Lessons in a match: how far the learner is, what the coach shows, what the other seats do.

A lesson is an ordinary match. Beside its choices it keeps the learner's place, which every choice and every
step back moves along. So is an exercise, but nobody else decides in it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from carrack.kernel.rules import Rules
from carrack.lessons.course import Course, CourseError
from carrack.lessons.exercises import Exercise, exercises_of
from carrack.lessons.loader import LessonError, lessons_of
from carrack.lessons.others import seed_for, written_now
from carrack.lessons.records import Lesson
from carrack.lessons.solving import Attempt, Listed, listed
from carrack.server.matches.entries import Entry
from carrack.server.matches.loaded import LoadedMatch
from carrack.server.matches.state import said
from carrack.server.ops.logs import logger
from carrack.server.records.commands import LessonStep
from carrack.server.records.lessons import CoachCard, ExerciseNow
from carrack.server.records.problems import ProblemError

log = logger("lessons")


@lru_cache(maxsize=100)
def lessons_for(rules: Rules) -> tuple[Lesson, ...]:
    """A game's lessons, read once; none if a file is wrong, which the log tells."""
    try:
        return tuple(lessons_of(rules))
    except LessonError as error:
        log.error("lessons can't be read", game=rules.id, reason=str(error))  # noqa: TRY400  # it is told
        return ()


@lru_cache(maxsize=100)
def exercises_for(rules: Rules) -> tuple[Listed, ...]:
    """A game's exercises, read once; none if a file is wrong, which the log tells."""
    try:
        return tuple(listed(exercises_of(rules)))
    except LessonError as error:
        log.error("exercises can't be read", game=rules.id, reason=str(error))  # noqa: TRY400  # it is told
        return ()


def exercise_for(rules: Rules, id_: str) -> Exercise:
    """An exercise that somebody named."""
    found = next((one.exercise for one in exercises_for(rules) if one.exercise.id == id_), None)
    if found is None:
        raise ProblemError(404, "problem-no-exercise", {"exercise": id_})
    return found


def lesson_for(rules: Rules, id_: str) -> Lesson:
    """A lesson that somebody named."""
    found = next((lesson for lesson in lessons_for(rules) if lesson.id == id_), None)
    if found is None:
        raise ProblemError(404, "problem-no-lesson", {"lesson": id_})
    return found


def course_of(loaded: LoadedMatch) -> Course | None:
    """The lesson that a match is; None if it is none, or one that is there no more."""
    if not loaded.lesson or loaded.is_exercise or loaded.match is None or loaded.place is None:
        return None
    found = next((lesson for lesson in lessons_for(loaded.rules) if lesson.id == loaded.lesson), None)
    return None if found is None else Course(found, loaded.match, loaded.place)


def attempt_at(loaded: LoadedMatch) -> Attempt | None:
    """The exercise that a match is; None if it is none, or one that is there no more."""
    if not loaded.is_exercise or loaded.match is None or loaded.place is None:
        return None
    found = next((one for one in exercises_for(loaded.rules) if one.exercise.key == loaded.lesson), None)
    return None if found is None else Attempt(found, loaded.match, loaded.place)


def move_along(loaded: LoadedMatch, entry: Entry) -> None:
    """After a deed the learner's place is where the choices are; in an exercise it follows from them."""
    course = course_of(loaded)
    if course is None:
        return
    if entry.kind == "choose":
        last = course.match.choices[-1]
        course.chosen(last.seat, course.match.read(last.do))
    elif entry.kind in {"undo", "rewind"}:
        course.went_back()
    loaded.place = course.place


def step(loaded: LoadedMatch, seat: int, act: LessonStep) -> Entry:
    """The learner goes on, goes back to a beat, leaves the lesson for free play, or is helped."""
    course = attempt_at(loaded) or course_of(loaded)
    if course is None or seat != course.seat:
        raise ProblemError(409, "problem-lesson", {"what": "this match is no lesson of yours"})
    if act != "go_on":
        loaded.playing()  # what a finished game has taught can still be read to its end
    try:
        if act == "go_on":
            course.go_on()
        elif act == "repeat":
            course.repeat()
        elif act == "help":
            course.help()
        else:
            course.leave()
    except CourseError as error:
        raise ProblemError(409, "problem-lesson", {"what": str(error)[:200]}) from error
    loaded.place = course.place
    return Entry("lesson", seat, loaded.at, act=act)


def card_for(loaded: LoadedMatch, looking: int) -> CoachCard | None:
    """What the coach shows to the learner, and to nobody else."""
    attempt = attempt_at(loaded)
    course = attempt or course_of(loaded)
    if course is None or looking != course.seat:
        return None
    card = course.card()
    return CoachCard(
        lesson=card.lesson,
        title=said(course.title),
        state=card.state,
        beat=card.beat,
        number=card.number,
        of=card.of,
        text=said(card.text),
        reply=None if card.reply is None else said(card.reply),
        points=card.points,
        expected=card.expected,
        section=card.section,
        back=card.back,
        exercise=None if attempt is None else exercise_now(attempt),
    )


def exercise_now(attempt: Attempt) -> ExerciseNow:
    """What belongs to an exercise."""
    helps = [said(help_) for help_ in attempt.helps]
    more: Literal["help", "answer", "none"] = "help"
    if attempt.is_shown:
        more = "none"
    elif len(helps) == len(attempt.exercise.helps):
        more = "answer"
    return ExerciseNow(helps, more, attempt.listed.next)


def written_choice(loaded: LoadedMatch, seat: int) -> str:
    """What a lesson has written down for another seat to choose now; empty if nothing that fits."""
    course = course_of(loaded)
    written = None if course is None else written_now(course.lesson, course.match, seat)
    return "" if written is None else written.notation


def seed_of_lesson(loaded: LoadedMatch, seat: int) -> int | None:
    """The seed of a computer player who decides in a lesson; None elsewhere."""
    course = course_of(loaded)
    return None if course is None else seed_for(course.lesson, course.match, seat)
