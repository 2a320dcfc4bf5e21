"""Where lessons lie and how they are read: strictly, with the file and the beat of whatever is wrong."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from carrack.bots.kinds import UnknownBotError, check_kind
from carrack.kernel.content import LESSONS, folder_in
from carrack.kernel.match import Match, take_for
from carrack.kernel.rules import Rules, SetupError
from carrack.kernel.table import Table, advance, open_asks
from carrack.lessons.conditions import ConditionError, check, fits
from carrack.lessons.records import EXERCISE, Beat, Lesson, LessonFile, Start

ENDING = ".toml"


class LessonError(Exception):
    """A lesson that is wrong: its text names file and beat, says what is wrong and what would be right."""

    def __init__(self, path: Path, beat: str, what: str) -> None:
        super().__init__(f"{path}{f', beat {beat!r}' if beat else ''}: {what}")


class UnknownLessonError(LookupError):
    """A game has no such lesson."""


def folder_of(rules: Rules) -> Path:
    """Where a game's lessons lie: a data pack that changes the game has to bring its own."""
    pack = rules.pack_folder
    own = rules.folder if pack is None else folder_in(pack, rules.id)
    return own / LESSONS


def lesson_files(rules: Rules) -> list[Path]:
    """The files of a game's lessons."""
    return sorted(folder_of(rules).glob(f"*{ENDING}"))


def lessons_of(rules: Rules) -> list[Lesson]:
    """A game's lessons in their order."""
    return sorted(
        [read(path, rules) for path in lesson_files(rules)], key=lambda lesson: (lesson.file.order, lesson.id)
    )


def lesson_of(rules: Rules, id_: str) -> Lesson:
    """A lesson by its id."""
    path = folder_of(rules) / f"{id_}{ENDING}"
    known = {file.stem: file for file in lesson_files(rules)}
    if id_ not in known:
        has = f"its lessons are {', '.join(known)}" if known else "it has none"
        raise UnknownLessonError(f"{rules.id} has no lesson {id_[:40]!r}; {has}")
    return read(path, rules)


def read(path: Path, rules: Rules) -> Lesson:
    """A lesson of a game, compared with the game."""
    content = path.read_bytes()
    try:
        raw = msgspec.toml.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LessonError(path, "", f"not valid TOML: {error}") from error
    try:
        file = msgspec.convert(raw, LessonFile, strict=True)
    except msgspec.ValidationError as error:
        raise LessonError(path, beat_of(raw, str(error)), str(error)) from error
    if path.stem.startswith(EXERCISE):
        raise LessonError(
            path, "", f"names that begin with {EXERCISE} are those of exercises; name it otherwise"
        )
    check_start(path, file, rules)
    start = table_after(path, file.setup, rules) if file.setup.played else None
    lesson = Lesson(path.stem, file, hashlib.sha256(content).hexdigest()[:16], start)
    seen: set[str] = set()
    for beat in file.beats:
        if beat.id in seen:
            raise LessonError(path, beat.id, "another beat has this id; each needs its own")
        seen.add(beat.id)
        for what in wrong_with(beat, rules):
            raise LessonError(path, beat.id, what)
    return lesson


def beat_of(raw: Any, error: str) -> str:
    """The beat that an error of the reader is about, by its id or its number."""
    found = re.search(r"\$\.beats\[(\d+|\.\.\.)\]", error)
    if found is None:
        return ""
    if found[1] == "...":
        wrong = [at for at, beat in enumerate(raw["beats"]) if not readable(beat)]
    else:
        wrong = [int(found[1])]
    at = wrong[0] if wrong else 0
    beat = raw["beats"][at]
    return str(beat.get("id", at + 1)) if isinstance(beat, dict) else str(at + 1)


def readable(beat: Any) -> bool:
    """Whether a beat can be read."""
    try:
        msgspec.convert(beat, Beat, strict=True)
    except msgspec.ValidationError:
        return False
    return True


def check_start(path: Path, file: LessonFile, rules: Rules) -> None:
    """The set-up can be played, and the others' choices are written for seats and in the game's notation."""
    try:
        rules.setup(file.setup.players, file.setup.options)
        check_kind(file.level)
    except (SetupError, UnknownBotError) as error:
        raise LessonError(path, "", str(error)) from error
    seats = [str(seat) for seat in range(file.setup.players)]
    if str(file.learner) not in seats:
        raise LessonError(path, "", f"learner {file.learner} has no seat; seats are {', '.join(seats)}")
    others = [seat for seat in seats if seat != str(file.learner)]
    for seat, choices in file.others.items():
        if seat not in others:
            raise LessonError(path, "", f"others: {seat!r} is no other seat; these are {', '.join(others)}")
        for at, notation in enumerate(choices, 1):
            if not meant(rules, notation.replace("*", "")):
                what = f"others: choice {at} of seat {seat} is {notation!r}, which no action is called"
                raise LessonError(path, "", what)


def table_after(path: Path, start: Start, rules: Rules) -> Table:
    """Where the choices before a lesson or an exercise lead; the first seat that has to decide makes each."""
    table = rules.new_table(rules.setup(start.players, start.options), start.seed)
    advance(table)
    for number, notation in enumerate(start.played, 1):
        asks = open_asks(table)
        options = asks[0].options(table) if asks else []
        action = rules.catalogue.by_notation.get(notation)
        if action not in options:
            now = ", ".join(option.notation for option in options) or "nothing"
            raise LessonError(path, "", f"played: choice {number} is {notation!r}; possible there: {now}")
        take_for(table, asks[0].seat, action)
    if not open_asks(table):
        raise LessonError(path, "", "played: the game is over before anything is asked; leave choices out")
    return table


def wrong_with(beat: Beat, rules: Rules) -> Iterator[str]:
    """What of a beat doesn't fit the game, if anything."""
    for pattern in [*beat.expects, *beat.replies]:
        if not meant(rules, pattern):
            yield f"{pattern!r} means no action of {rules.id}; write a notation, with * for any letters"
    if beat.passed and not beat.expects:
        yield "it has conditions (passed) and expects nothing; write in expects what may be done meanwhile"
    if beat.replies and not beat.expects:
        yield "it has replies and expects nothing; without expects the learner goes on when they have read it"
    for number, condition in enumerate(beat.passed, 1):
        try:
            check(condition)
        except ConditionError as error:
            yield f"condition {number}: {error}"


def meant(rules: Rules, pattern: str) -> list[str]:
    """The actions that a pattern means, by notation."""
    if "*" not in pattern:
        return [pattern] if pattern in rules.catalogue.by_notation else []
    return [notation for notation in rules.catalogue.by_notation if fits(pattern, notation)]


def match_of(lesson: Lesson, rules: Rules, choices: Iterable[tuple[int, str]] = ()) -> Match:
    """The match that a lesson is played on, after some choices."""
    start = lesson.file.setup
    match = Match(rules, rules.setup(start.players, start.options), start.seed, start=lesson.start)
    for seat, notation in choices:
        match.apply(seat, match.read(notation))
    return match
