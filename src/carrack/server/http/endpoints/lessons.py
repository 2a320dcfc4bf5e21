"""Learning: the lessons and exercises of a game, what is said in them, and what somebody has begun."""

from __future__ import annotations

from typing import Final

from carrack.lessons.records import EXERCISE
from carrack.lessons.texts import teaching_files
from carrack.server.http.calls import Call, Endpoint, NoBody, NoQuery, Page
from carrack.server.http.endpoints.games import Plain, file_page, known
from carrack.server.matches.lessons import exercise_for, exercises_for, lesson_for, lessons_for
from carrack.server.matches.state import said
from carrack.server.records.lessons import (
    BegunLesson,
    BegunLessons,
    ExerciseCard,
    Exercises,
    LessonCard,
    Lessons,
    LessonWish,
)
from carrack.server.records.matches import MatchCard
from carrack.server.store import matches as rows

GAME: Final = "/api/games/{game}"


async def lessons(call: Plain) -> Lessons:
    """What there is to learn."""
    rules = known(call.path["game"])
    found = [
        LessonCard(
            lesson.id,
            lesson.file.minutes,
            lesson.file.setup.players,
            len(lesson.beats),
            said(lesson.title),
            said(lesson.about),
        )
        for lesson in lessons_for(rules)
    ]
    return Lessons(rules.id, found)


async def exercises(call: Plain) -> Exercises:
    """What there is to solve."""
    rules = known(call.path["game"])
    found = [one.exercise for one in exercises_for(rules)]
    return Exercises(rules.id, [ExerciseCard(one.id, one.key, said(one.task)) for one in found])


async def teaching(call: Plain) -> Page:
    """Notes, words that explain themselves, and what is said in lessons."""
    return file_page(tuple(teaching_files(known(call.path["game"]), call.path["language"])))


async def begun(call: Call[NoBody, NoQuery]) -> BegunLessons:
    """What somebody can go on with."""
    async with call.services.store.reading() as tx:
        found = await rows.lessons_of(tx, call.person.id)
    return BegunLessons(
        [
            BegunLesson(game, name, match, len(at.began) - 1)
            for game, name, match, at in found
            if not name.startswith(EXERCISE)
        ]
    )


async def learn(call: Call[LessonWish, NoQuery]) -> MatchCard:
    """Begin a lesson, or go on with it."""
    rules = known(call.path["game"])
    lesson = lesson_for(rules, call.path["lesson"])
    return await call.services.new_matches.learn(call.person, rules, lesson, call.body.again)


async def solve(call: Call[NoBody, NoQuery]) -> MatchCard:
    """Begin an exercise."""
    rules = known(call.path["game"])
    exercise = exercise_for(rules, call.path["exercise"])
    return await call.services.new_matches.solve(call.person, rules, exercise)


ENDPOINTS: Final = [
    Endpoint("GET", f"{GAME}/lessons", lessons, Lessons, who="anyone", summary="The lessons of a game."),
    Endpoint(
        "GET", f"{GAME}/exercises", exercises, Exercises, who="anyone", summary="The exercises of a game."
    ),
    Endpoint(
        "GET",
        f"{GAME}/teaching/{{language}}",
        teaching,
        Page,
        who="anyone",
        summary="Everything that is said to learners of a game.",
    ),
    Endpoint("GET", "/api/me/lessons", begun, BegunLessons, summary="The lessons that I can go on with."),
    Endpoint(
        "POST",
        f"{GAME}/lessons/{{lesson}}",
        learn,
        MatchCard,
        body=LessonWish,
        status=201,
        rate="costly",
        can_wait=True,
        summary="Begin a lesson, or go on with it.",
    ),
    Endpoint(
        "POST",
        f"{GAME}/exercises/{{exercise}}",
        solve,
        MatchCard,
        status=201,
        rate="costly",
        can_wait=True,
        summary="Begin an exercise; another one of the game that is begun ends.",
    ),
]
