"""How somebody solves an exercise on a match that is really played, and in which nobody else decides.

The first choice of the exercise's seat is its answer. It can be taken back and given anew, as often as one
likes.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from carrack.kernel.actions import Action
from carrack.kernel.match import Match
from carrack.kernel.messages import Message
from carrack.lessons.course import Card, CourseError, Place, State
from carrack.lessons.exercises import Exercise

RIGHT: Final = Message("coach-right")
WRONG: Final = Message("coach-wrong")


class Listed(NamedTuple):
    """An exercise among those of its game: its number, how many there are, and the one after it, if any."""

    exercise: Exercise
    number: int
    of: int
    next: str


class Attempt:
    """An exercise, the match it is solved on, and how much help was given.

    The last help is the answer, with the reason. Until then the card says nothing of what is right.
    """

    def __init__(self, listed: Listed, match: Match, place: Place) -> None:
        self.listed = listed
        self.match = match
        self.place = place

    @property
    def exercise(self) -> Exercise:
        return self.listed.exercise

    @property
    def seat(self) -> int:
        return self.exercise.seat

    @property
    def title(self) -> Message:
        return self.exercise.task

    @property
    def answer(self) -> str:
        """What was answered; empty as long as nothing was."""
        return next((choice.do for choice in self.match.choices if choice.seat == self.seat), "")

    @property
    def state(self) -> State:
        if not self.answer:
            return "choose"
        return "done" if self.answer in self.exercise.file.right else "astray"

    @property
    def helps(self) -> list[Message]:
        """What helped so far."""
        return self._all_helps[: self.place.helped]

    @property
    def is_shown(self) -> bool:
        """Whether the last help, the answer, was given."""
        return self.place.helped >= len(self._all_helps)

    @property
    def _all_helps(self) -> list[Message]:
        return [*self.exercise.helps, self.exercise.why]

    def card(self) -> Card:
        """What the coach shows: the task with what helped, then whether it was right, then why."""
        exercise, state = self.exercise, self.state
        asked = {action.notation: action for action in self.match.perspective(self.seat).options}
        marked = [asked[do] for do in exercise.file.right if do in asked] if self.is_shown else []
        return Card(
            exercise.key,
            state,
            "",
            self.listed.number,
            self.listed.of,
            exercise.why if state == "done" else exercise.task,
            {"done": RIGHT, "astray": WRONG}.get(state),
            list(dict.fromkeys(thing for action in marked for thing in action.things)),
            [action.notation for action in marked],
            "",
            state != "choose",
        )

    def chosen(self, seat: int, action: Action) -> None:
        """A choice was made: what holds now follows from it."""

    def went_back(self) -> None:
        """Choices were taken back: what holds now follows from those that are left."""

    def help(self) -> None:
        """One more step of help."""
        if self.is_shown:
            raise CourseError("that was all the help; the answer is shown")
        self.place.helped += 1

    def repeat(self) -> None:
        """Take the answer back."""
        if not self.match.choices:
            raise CourseError("there is no answer yet that could be taken back")
        self.match.rewind(0)

    def go_on(self) -> None:
        raise CourseError("an exercise goes on with an answer")

    def leave(self) -> None:
        raise CourseError("an exercise ends with its answer; nobody else plays in it")


def listed(exercises: list[Exercise]) -> list[Listed]:
    """The exercises of a game with their numbers."""
    of = len(exercises)
    following = [*[exercise.id for exercise in exercises[1:]], ""]
    return [
        Listed(exercise, number, of, after)
        for number, (exercise, after) in enumerate(zip(exercises, following, strict=True), 1)
    ]
