"""How a learner goes through a lesson: from beat to beat on a match that is really played.

A beat is passed by an expected choice or, if it has conditions, as soon as they hold, whoever brought it
about. After another choice the learner is told what follows; they may take it back, or go on: a beat
without conditions then counts as passed. If nothing that a beat expects can be done when the learner
decides, the lesson can't go on: they may return to where they left its path, or play on freely.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from carrack.kernel.actions import Action
from carrack.kernel.match import Match
from carrack.kernel.messages import Message
from carrack.kernel.perspective import Perspective
from carrack.lessons.conditions import ConditionError, fits, holds
from carrack.lessons.records import Beat, Lesson

State = Literal["read", "choose", "wait", "astray", "stuck", "free", "done"]
NOWHERE = -1
ASTRAY = Message("coach-astray")
STUCK = Message("coach-stuck")
FREE = Message("coach-free")
DONE = Message("coach-done")


class CourseError(ValueError):
    """Something that can't be done at this beat; the text says what can."""


class Place(Struct, forbid_unknown_fields=True):
    """How far a learner has come.

    `began` counts the choices of the match at which each beat so far began; the last of them is the beat
    now. `astray` is another choice than the expected one that has to be answered still, `left` the number
    of choices before the first one; `free` says that the coach only looks on. `helped` counts the helps that
    were given in an exercise (`solving.py`).
    """

    began: list[int] = field(default_factory=lambda: [0])
    astray: str = ""
    left: int = NOWHERE
    free: bool = False
    helped: int = 0


class Card(Struct, frozen=True):
    """What the coach shows now.

    `state` says what comes next: the learner reads and goes on (`read`), makes one of the `expected` choices
    (`choose`), waits for others, has chosen something else (`astray`), can't go on (`stuck`), plays freely
    (`free`), or has come to the end (`done`). `points` are the things of the scene that are meant.
    """

    lesson: str
    state: State
    beat: str
    number: int
    of: int
    text: Message
    reply: Message | None
    points: list[str]
    expected: list[str]
    section: str
    back: bool

    def as_json(self) -> dict[str, Any]:
        return {
            "lesson": self.lesson,
            "state": self.state,
            "beat": self.beat,
            "number": self.number,
            "of": self.of,
            "text": self.text.as_json(),
            "reply": None if self.reply is None else self.reply.as_json(),
            "points": self.points,
            "expected": self.expected,
            "section": self.section,
            "back": self.back,
        }


class Course:
    """A lesson, the match it is played on, and the learner's place in it.

    A place that was kept stays as it is until something happens: a choice that was made meanwhile counts for
    the beat at which it was made (`chosen`), and not for the one that follows from it.
    """

    def __init__(self, lesson: Lesson, match: Match, place: Place | None = None) -> None:
        self.lesson = lesson
        self.match = match
        self.place = Place() if place is None else place
        if place is None:
            self.settle()

    # What holds now

    @property
    def seat(self) -> int:
        return self.lesson.file.learner

    @property
    def title(self) -> Message:
        return self.lesson.title

    @property
    def at(self) -> int:
        """The number of the beat, from 0; after the last one as many as there are."""
        return min(len(self.place.began) - 1, len(self.lesson.beats))

    @property
    def beat(self) -> Beat | None:
        """The beat now; None after the last one and in free play."""
        if self.place.free or self.at == len(self.lesson.beats):
            return None
        return self.lesson.beats[self.at]

    @property
    def done(self) -> bool:
        """Whether the last beat is passed."""
        return self.at == len(self.lesson.beats)

    @property
    def perspective(self) -> Perspective:
        return self.match.perspective(self.seat)

    def expected(self, beat: Beat) -> list[Action]:
        """What of the learner's options now a beat expects, in the order in which it names them."""
        options = self.perspective.options
        found = [action for pattern in beat.expects for action in options if fits(pattern, action.notation)]
        return list(dict.fromkeys(found))

    def card(self) -> Card:
        """What the coach shows."""
        beat = self.beat
        of = len(self.lesson.beats)
        if beat is None:
            state: State = "done" if self.done else "free"
            text = DONE if self.done else FREE
            back = self.back_to() is not None
            return Card(self.lesson.id, state, "", min(self.at + 1, of), of, text, None, [], [], "", back)
        expected = self.expected(beat)
        state = self.state_now(beat)
        return Card(
            self.lesson.id,
            state,
            beat.id,
            self.at + 1,
            of,
            Message(self.lesson.text_id(beat), dict(beat.names)),
            self.reply(beat) if state == "astray" else STUCK if state == "stuck" else None,
            self.points(beat, expected),
            [action.notation for action in expected] if state == "choose" else [],
            beat.section,
            self.back_to() is not None,
        )

    def state_now(self, beat: Beat) -> State:
        """What comes next at a beat."""
        if self.place.astray:
            return "astray"
        if not beat.expects:
            return "read"
        if self.match.over:
            return "stuck"
        if not self.perspective.options:
            return "wait"
        return "choose" if self.expected(beat) else "stuck"

    def reply(self, beat: Beat) -> Message:
        """What is said to another choice: the beat's own answer, or the usual one."""
        for pattern, name in beat.replies.items():
            if fits(pattern, self.place.astray):
                return Message(self.lesson.text_id(beat, name), dict(beat.names))
        return ASTRAY

    def points(self, beat: Beat, expected: list[Action]) -> list[str]:
        """The things that a beat points at and that are there; if it names none, those of its choices."""
        view = self.perspective.view
        things = self.match.rules.scene(view).things()
        if not beat.points:
            meant = [thing for action in expected for thing in action.things]
        else:
            meant = [thing for pattern in beat.points for thing in sorted(things) if fits(pattern, thing)]
        return [thing for thing in dict.fromkeys(meant) if thing in things]

    # What the learner does

    def chosen(self, seat: int, action: Action) -> None:
        """A seat has made a choice: the learner, or one of the others."""
        if seat == self.seat:
            self.answered(action)
        self.settle()

    def answered(self, action: Action) -> None:
        """The learner has made a choice. Who acts before having read everything has gone on."""
        while (beat := self.beat) is not None and not beat.expects:
            self.place.began.append(len(self.match.choices) - 1)
        if beat is None:
            return
        if any(fits(pattern, action.notation) for pattern in beat.expects):
            self.place.astray = ""
            if not beat.passed:
                self.next()
        else:
            self.place.astray = action.notation
            if self.place.left == NOWHERE:
                self.place.left = len(self.match.choices) - 1

    def settle(self) -> None:
        """Pass the beats whose conditions hold."""
        while not self.place.astray and (beat := self.beat) is not None and beat.passed:
            if not self.holds(beat):
                return
            self.next()

    def holds(self, beat: Beat) -> bool:
        """Whether a beat's conditions hold; what is not there, on another course of the game, doesn't."""
        try:
            return all(holds(condition, self.perspective) for condition in beat.passed)
        except ConditionError:
            return False

    def next(self) -> None:
        """The next beat begins."""
        self.place.began.append(len(self.match.choices))

    def go_on(self) -> None:
        """The learner has read the beat, or stays with another choice than the expected one."""
        beat = self.beat
        if beat is None:
            return
        if self.place.astray:
            self.place.astray = ""
            if not beat.passed:
                self.next()
        elif not beat.expects:
            self.next()
        else:
            raise CourseError(f"beat {beat.id!r} goes on with a choice: one of {', '.join(beat.expects)}")
        self.settle()

    def leave(self) -> None:
        """The learner plays on freely; the coach looks on."""
        self.place.free = True
        self.place.astray = ""

    def help(self) -> None:
        raise CourseError("a lesson needs no help; its card says what to do")

    def back_to(self) -> int | None:
        """To how many choices the match goes back to repeat a beat; None at the very beginning.

        In front of another choice than the expected one; where the lesson can't go on, to where its path was
        left first; else to the beginning of the beat, or of the one before if nothing was done since.
        """
        beat = self.beat
        if self.place.astray:
            return self.match.last_choice_of(self.seat)
        if beat is not None and self.place.left != NOWHERE and self.state_now(beat) == "stuck":
            return self.place.left
        if self.place.free or self.played_since(self.place.began[-1]):
            return self.place.began[-1]
        return self.place.began[-2] if len(self.place.began) > 1 else None

    def played_since(self, at: int) -> bool:
        """Whether the learner has made a choice since."""
        return any(choice.seat == self.seat for choice in self.match.choices[at:])

    def repeat(self) -> None:
        """Go back to the beginning of a beat (`back_to`), barriers or not."""
        to = self.back_to()
        if to is None:
            raise CourseError("this is the beginning of the lesson: there is no beat to go back to")
        if not self.place.free and not self.played_since(to):
            self.place.began.pop()
        self.match.rewind(to)
        self.place.free = False
        self.went_back()

    def went_back(self) -> None:
        """The match has fewer choices than before: the beats that began later are to come again."""
        count = len(self.match.choices)
        self.place.began = [at for at in self.place.began if at <= count] or [0]
        self.place.astray = ""
        if count <= self.place.left:
            self.place.left = NOWHERE
