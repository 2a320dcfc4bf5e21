"""Exercises: a position of a game, one question, and the answers that are right by search over the engine.

An answer is worth what it brings for certain: of one's own later choices the best counts, of the others'
choices and of chance the worst. The search follows the questions that an exercise names (`follow`) and judges
when another one comes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from carrack.kernel.actions import Action
from carrack.kernel.match import take_for
from carrack.kernel.messages import Message
from carrack.kernel.rules import Rules
from carrack.kernel.table import Ask, Table, open_asks
from carrack.kernel.text import LANGUAGES, TextError, Texts
from carrack.lessons.loader import LessonError, folder_of, table_after
from carrack.lessons.records import EXERCISE, Id, Start
from carrack.lessons.texts import add_teaching

FOLDER: Final = "exercises"
HELPS: Final = ("help", "more")
ROLLS: Final = 12
"""So many outcomes of chance are tried: enough for a die."""
REDEALS: Final = 2
"""So many tables that the seat could believe in are tried: what is right must not depend on hidden cards."""
MOST_FOLLOWED: Final = 12

Goal = Literal["points", "lead"]


class ExerciseFile(Struct, frozen=True, forbid_unknown_fields=True):
    """An exercise as it is written. `about` names its task and its two helps, which several may share."""

    order: int
    about: Id
    goal: Goal
    setup: Start
    right: Annotated[list[str], Meta(min_length=1)]
    follow: list[str] = []


class Exercise(Struct, frozen=True):
    """An exercise that was read: the table at its question, and who is asked."""

    id: str
    file: ExerciseFile
    path: Path
    table: Any
    seat: int

    @property
    def key(self) -> str:
        """Its name among lessons and exercises."""
        return f"{EXERCISE}{self.id}"

    @property
    def task(self) -> Message:
        return Message(f"{EXERCISE}{self.file.about}")

    @property
    def helps(self) -> list[Message]:
        """Two steps of help."""
        return [Message(f"{EXERCISE}{self.file.about}.{name}") for name in HELPS]

    @property
    def why(self) -> Message:
        """Why the right answers are right."""
        return Message(self.key)


def exercises_of(rules: Rules) -> list[Exercise]:
    """A game's exercises in their order."""
    found = [read(path, rules) for path in sorted((folder_of(rules) / FOLDER).glob("*.toml"))]
    return sorted(found, key=lambda exercise: (exercise.file.order, exercise.id))


def read(path: Path, rules: Rules) -> Exercise:
    """An exercise of a game, with the table that its choices lead to."""
    try:
        file = msgspec.toml.decode(path.read_bytes(), type=ExerciseFile, strict=True)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LessonError(path, "", str(error)) from error
    table = table_after(path, file.setup, rules)
    return Exercise(path.stem, file, path, table, open_asks(table)[0].seat)


# What is right


def right_answers(rules: Rules, exercise: Exercise) -> list[str]:
    """The answers worth most for certain, in the order of the options."""
    worths = worth_of_options(rules, exercise.table, exercise.file.goal, tuple(exercise.file.follow))
    most = max(worths.values())
    return [notation for notation, worth in worths.items() if worth == most]


def worth_of_options(rules: Rules, table: Table, goal: Goal, follow: tuple[str, ...]) -> dict[str, int]:
    """What each option of the first seat that has to decide brings for certain."""
    ask = open_asks(table)[0]
    search = Search(rules, ask.seat, goal, follow)
    return {action.notation: search.after(table, ask, action, 0) for action in ask.options(table)}


class Search:
    """What a seat can be sure of."""

    def __init__(self, rules: Rules, seat: int, goal: Goal, follow: tuple[str, ...]) -> None:
        self.rules: Final = rules
        self.seat: Final = seat
        self.goal: Final = goal
        self.follow: Final = follow

    def after(self, table: Table, ask: Ask[Any], action: Action, depth: int) -> int:
        """The worth of a choice; where it is a matter of chance, in the worst case."""
        one = table.copy()
        before = one.chance_position()
        take_for(one, ask.seat, action)
        worst = self.at(one, depth + 1)
        if one.chance_position() == before:
            return worst
        for roll in range(ROLLS):
            other = table.copy()
            other.reseed(roll)
            take_for(other, ask.seat, action)
            worst = min(worst, self.at(other, depth + 1))
        return worst

    def at(self, table: Table, depth: int) -> int:
        """The worth of a table: judged where no question is followed any more."""
        asks = open_asks(table)
        if not asks or asks[0].name not in self.follow or depth > MOST_FOLLOWED:
            return self.judged(table)
        ask = asks[0]
        found = [self.after(table, ask, action, depth) for action in ask.options(table)]
        return max(found) if ask.seat == self.seat else min(found)

    def judged(self, table: Table) -> int:
        """Points as if the game were over now; or how far they are ahead of the best rival's."""
        scores = self.rules.standings(table).scores
        own = scores[self.seat]
        if self.goal == "points":
            return own
        return own - max(score for seat, score in enumerate(scores) if seat != self.seat)


# Whether an exercise is right


def check_exercise(rules: Rules, exercise: Exercise) -> None:
    """Its texts are there; its answers are right, others are not, and nothing hidden matters."""
    for language in LANGUAGES:
        start = exercise.file.setup
        texts = Texts(language, rules, rules.setup(start.players, start.options))
        add_teaching(texts, rules)
        for message in (exercise.task, *exercise.helps, exercise.why):
            try:
                texts.say(message)
            except TextError as error:
                raise LessonError(exercise.path, "", str(error)) from error
    wanted = set(exercise.file.right)
    options = {action.notation for action in open_asks(exercise.table)[0].options(exercise.table)}
    right = right_answers(rules, exercise)
    if set(right) != wanted:
        raise LessonError(exercise.path, "", f"right: {sorted(wanted)} is written, by search it is {right}")
    if wanted == options:
        raise LessonError(exercise.path, "", "every answer is right; choose a position where one is better")
    for seed in range(REDEALS):
        other = rules.redeal(exercise.table, exercise.seat, seed)
        worths = worth_of_options(rules, other, exercise.file.goal, tuple(exercise.file.follow))
        again = {notation for notation, worth in worths.items() if worth == max(worths.values())}
        if again != wanted:
            raise LessonError(
                exercise.path, "", f"what is right depends on hidden cards: it could be {sorted(again)} too"
            )
