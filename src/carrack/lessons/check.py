"""Whether a lesson is right: read, said in every language, and played through by whoever does as it says.

What is wrong is a `LessonError` with file, beat, and what would be right.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from carrack.bots.kinds import make_bot
from carrack.kernel.actions import Action
from carrack.kernel.match import Match
from carrack.kernel.messages import Message
from carrack.kernel.pages import rules_text, sections_of
from carrack.kernel.perspective import why_not
from carrack.kernel.rules import Rules
from carrack.kernel.table import open_asks
from carrack.kernel.text import LANGUAGES, TextError, Texts
from carrack.lessons.conditions import ConditionError, fits, holds
from carrack.lessons.course import Course
from carrack.lessons.loader import LessonError, folder_of, lessons_of, match_of
from carrack.lessons.others import choice_of, written_next
from carrack.lessons.records import Beat, Lesson
from carrack.lessons.texts import add_teaching

MOST_CHOICES: Final = 60
"""A beat that takes more choices is none."""
MOST_WAITS: Final = 2000


def check_lessons(rules: Rules) -> list[Lesson]:
    """Every lesson of a game is right, in every language."""
    lessons = lessons_of(rules)
    for lesson in lessons:
        check_lesson(rules, lesson)
    return lessons


def check_lesson(rules: Rules, lesson: Lesson) -> None:
    """A lesson's texts and sections are there, and it can be played through; so can its other choices."""
    path = folder_of(rules) / f"{lesson.id}.toml"
    for language in LANGUAGES:
        check_texts(rules, lesson, language)
    Walk(rules, lesson, path).through()


def check_texts(rules: Rules, lesson: Lesson, language: str) -> None:
    """Each beat is said, each of its sections is one of the rules, and nothing is said that has no beat."""
    path = folder_of(rules) / f"{lesson.id}.{language}.ftl"
    if not path.is_file():
        raise LessonError(path, "", f"no such file; it says the beats of {lesson.id}.toml")
    texts = Texts(language, rules, rules.setup(lesson.file.setup.players, lesson.file.setup.options))
    add_teaching(texts, rules)
    sections = section_numbers(rules, language)
    said = {lesson.title.id}
    for message in (lesson.title, lesson.about):
        spoken(texts, path, "", message)
    for beat in lesson.beats:
        said.add(lesson.text_id(beat))
        for name in ["", *dict.fromkeys(beat.replies.values())]:
            spoken(texts, path, beat.id, Message(lesson.text_id(beat, name), dict(beat.names)))
        if beat.section and beat.section not in sections:
            what = f"the rules ({language}) have no section {beat.section!r}; they have {', '.join(sections)}"
            raise LessonError(path.with_name(f"{lesson.id}.toml"), beat.id, what)
    for line in path.read_text(encoding="utf-8").splitlines():
        id_ = line.partition("=")[0].strip()
        if line[:1].isalpha() and id_ not in said:
            raise LessonError(
                path, "", f"{id_} is no beat of {lesson.id}.toml; beats are said as {said_as(lesson)}"
            )


def said_as(lesson: Lesson) -> str:
    """What the text of a beat is called, for errors."""
    return f"{lesson.text_id(lesson.beats[0])}, with the beat's id at the end"


def spoken(texts: Texts, path: Path, beat: str, message: Message) -> None:
    """A message has a text."""
    try:
        text = texts.say(message)
    except TextError as error:
        raise LessonError(path, beat, str(error)) from error
    if not text.strip():
        raise LessonError(path, beat, f"{message.id} says nothing")


def section_numbers(rules: Rules, language: str) -> list[str]:
    """The numbers of a game's rules."""
    return list(dict.fromkeys(section.number for section in sections_of(rules_text(rules, language)[1])))


class Walk:
    """Somebody goes through a lesson and does what its cards say."""

    def __init__(self, rules: Rules, lesson: Lesson, path: Path) -> None:
        self.rules = rules
        self.lesson = lesson
        self.path = path
        self.course = Course(lesson, match_of(lesson, rules))

    def wrong(self, beat: str, what: str) -> LessonError:
        return LessonError(self.path, beat, what)

    def through(self) -> Course:
        """From the first beat to the last; on the way each other choice is tried as well."""
        course = self.course
        for at, beat in enumerate(self.lesson.beats):
            self.begins(course, at, beat)
            if beat.expects:
                self.pass_by_choices(course, at, beat)
            else:
                course.go_on()
        self.others_move(course, self.lesson.beats[-1].id)
        return course

    def begins(self, course: Course, at: int, beat: Beat) -> None:
        """The beat comes when the others have moved, and what it points at is there."""
        self.others_move(course, beat.id)
        if course.at != at:
            raise self.wrong(
                beat.id, "its conditions hold before anything was done, so nobody ever sees it; tighten them"
            )
        for number, condition in enumerate(beat.passed, 1):
            try:
                holds(condition, course.perspective)
            except ConditionError as error:
                raise self.wrong(beat.id, f"condition {number}: {error}") from error
        scene = course.perspective.rules.scene(course.perspective.view)
        things = sorted(scene.things())
        for pattern in beat.points:
            if not any(fits(pattern, thing) for thing in things):
                near = [thing for thing in things if thing.partition(":")[0] == pattern.partition(":")[0]]
                raise self.wrong(
                    beat.id,
                    f"it points at {pattern!r}, which is not there; there is {', '.join(near or things)}",
                )

    def pass_by_choices(self, course: Course, at: int, beat: Beat) -> None:
        """Do what is expected, by the first of the options that the card marks, until the beat is passed."""
        untried = list(beat.replies)
        for number in range(MOST_CHOICES):
            card = course.card()
            if card.state != "choose":
                options = [action.notation for action in course.perspective.options]
                now = ", ".join(options) or "nothing"
                what = f"none of {', '.join(beat.expects)} can be done; possible now: {now}"
                raise self.wrong(beat.id, what)
            untried = self.try_others(course, beat, untried, number == 0)
            made(course, course.seat, course.match.read(card.expected[0]))
            self.others_move(course, beat.id)
            if course.at > at:
                break
        else:
            raise self.wrong(beat.id, f"its conditions still don't hold after {MOST_CHOICES} of its choices")
        if untried:
            raise self.wrong(beat.id, f"it replies to {untried[0]!r}, which can't be done there")

    def try_others(self, course: Course, beat: Beat, untried: list[str], any_other: bool) -> list[str]:
        """Choices that are answered, and one that has no answer of its own, can be made and taken back.

        Returns the replies still to be tried: those to later choices of the same beat.
        """
        expected = course.expected(beat)
        rest = [action for action in course.perspective.options if action not in expected]
        left = []
        for pattern in untried:
            fitting = [action for action in rest if fits(pattern, action.notation)]
            if fitting:
                self.stray(course, beat, fitting[0])
            elif any(fits(pattern, action.notation) for action in expected):
                raise self.wrong(beat.id, f"it replies to {pattern!r}, which is what it expects")
            else:
                left.append(pattern)
        unanswered = [a for a in rest if not any(fits(pattern, a.notation) for pattern in beat.replies)]
        if unanswered and any_other:
            self.stray(course, beat, unanswered[0])
        return left

    def stray(self, course: Course, beat: Beat, action: Action) -> None:
        """Another choice: it is answered, and a way back leads to the same beat."""
        match = course.match
        count, place = len(match.choices), course.card()
        made(course, course.seat, action)
        card = course.card()
        if card.state != "astray" or card.reply is None:
            raise self.wrong(beat.id, f"{action.notation!r} is not answered")
        course.repeat()
        if len(match.choices) != count or course.card() != place:
            raise self.wrong(beat.id, f"{action.notation!r} taken back leads to another place")

    def others_move(self, course: Course, beat: str) -> None:
        """The other seats decide, until the learner has to or the game is over."""
        for _ in range(MOST_WAITS):
            seats = [ask.seat for ask in open_asks(course.match.table)]
            if not seats or course.seat in seats:
                return
            self.other_moves(course, beat, seats[0])
        raise self.wrong(beat, "the learner's turn never comes")

    def other_moves(self, course: Course, beat: str, seat: int) -> None:
        """One of the other seats decides as written; what is written must fit."""
        match = course.match
        written = written_next(self.lesson, match, seat)
        if written is not None:
            refusal = why_not(match.table, seat, written)
            if refusal is not None:
                options = ", ".join(action.notation for action in match.perspective(seat).options)
                what = f"seat {seat} can't choose {written.notation!r} as written; possible now: {options}"
                raise self.wrong(beat, what)
        made(course, seat, choice_of(self.lesson, match, seat))


def made(course: Course, seat: int, action: Action) -> None:
    """A seat makes a choice."""
    course.match.apply(seat, action)
    course.chosen(seat, action)


def goes_on_freely(rules: Rules, lesson: Lesson, seed: int) -> Match:
    """Somebody who does anything but what the lesson says can play to the end of the game."""
    course = Course(lesson, match_of(lesson, rules))
    match = course.match
    bot = make_bot("random", seed)
    while not match.over:
        asks = open_asks(match.table)
        seat = asks[0].seat
        action = (
            bot.choose(match.perspective(seat)) if seat == course.seat else choice_of(lesson, match, seat)
        )
        match.apply(seat, action)
        course.chosen(seat, action)
        while course.card().state in ("read", "astray"):
            course.go_on()
        if course.card().state == "stuck":
            course.leave()
    return match
