"""Lessons: what there is to learn, and what the coach shows."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from carrack.server.records.basics import Record, Said

LessonId = Annotated[str, Meta(pattern="^[a-z0-9-]{1,60}$")]


class LessonCard(Record, frozen=True):
    """A lesson in a list: how long it takes, for how many players it is set up, what one learns."""

    id: LessonId
    minutes: int
    players: int
    beats: int
    title: Said
    about: Said


class Lessons(Record, frozen=True):
    """The lessons of a game in their order."""

    game: str
    lessons: list[LessonCard]


class BegunLesson(Record, frozen=True):
    """A lesson that somebody has begun: its match, and how many beats are passed."""

    game: str
    lesson: LessonId
    match: str
    passed: int


class BegunLessons(Record, frozen=True):
    """The lessons that somebody can go on with."""

    lessons: list[BegunLesson]


class ExerciseCard(Record, frozen=True):
    """An exercise in a list: what is to be done."""

    id: LessonId
    key: LessonId
    """How it is called among the lessons that somebody has finished."""
    task: Said


class Exercises(Record, frozen=True):
    """The exercises of a game in their order."""

    game: str
    exercises: list[ExerciseCard]


class LessonWish(Record, frozen=True):
    """Begin a lesson, or go on with it; `again`: from its beginning."""

    again: bool = False


class ExerciseNow(Record, frozen=True):
    """What belongs to an exercise: the helps given so far, what comes next, and the exercise after it."""

    helps: list[Said]
    more: Literal["help", "answer", "none"]
    next: str


class CoachCard(Record, frozen=True):
    """What the coach of a lesson shows.

    `state` says what comes next: the learner reads and goes on, makes one of the `expected` choices, waits
    for others, has chosen something else (`reply` answers that), can't go on, plays freely, or is done (in an
    exercise `text` says then why the answer is right).
    `points` are the things of the scene that are meant; `back`: whether a beat can be repeated.
    """

    lesson: LessonId
    title: Said
    state: Literal["read", "choose", "wait", "astray", "stuck", "free", "done"]
    beat: str
    number: int
    of: int
    text: Said
    reply: Said | None
    points: list[str]
    expected: list[str]
    section: str
    back: bool
    exercise: ExerciseNow | None = None
    """In an exercise, which is answered instead of gone through; it has no beats."""
