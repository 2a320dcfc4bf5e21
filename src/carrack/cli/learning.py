"""What somebody has learned already: the notes they have read, how far they came in lessons."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct, field

from carrack.cli.output import WrongInputError
from carrack.cli.saving import home
from carrack.lessons.course import Place

FILE = "learning.json"


class Progress(Struct, forbid_unknown_fields=True):
    """How far a lesson has come: the file it was begun with, the choices made, and the learner's place.

    `done` once its last beat was passed, also if it is played again; `ended` when its game is over too.
    """

    mark: str
    choices: list[tuple[int, str]] = field(default_factory=list)
    place: Place = field(default_factory=Place)
    done: bool = False
    ended: bool = False


class Learned(Struct, forbid_unknown_fields=True):
    """By game, the notes that were read, and by game and lesson how far it has come."""

    notes: dict[str, list[str]] = field(default_factory=dict)
    lessons: dict[str, dict[str, Progress]] = field(default_factory=dict)

    def progress(self, game: str, lesson: str, mark: str) -> Progress:
        """How far a lesson has come; one whose file was changed since begins anew."""
        found = self.lessons.setdefault(game, {}).get(lesson)
        if found is None or found.mark != mark:
            done = found is not None and found.done
            found = self.lessons[game][lesson] = Progress(mark, done=done)
        return found

    def has_read(self, game: str, note: str) -> bool:
        """Whether a note was read before; from now on it was."""
        read = self.notes.setdefault(game, [])
        if note in read:
            return True
        read.append(note)
        return False


def learned() -> Learned:
    """What is stored; nothing yet if there is no file."""
    path = home() / FILE
    if not path.is_file():
        return Learned()
    try:
        return msgspec.json.decode(path.read_bytes(), type=Learned)
    except (OSError, msgspec.DecodeError) as error:
        raise WrongInputError(f"{path}: {error}; delete the file to begin anew") from error


def keep(what: Learned) -> None:
    """Store it; the file before stays whole until the new one is."""
    path: Path = home() / FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".part")
    beside.write_bytes(msgspec.json.encode(what))
    beside.replace(path)
