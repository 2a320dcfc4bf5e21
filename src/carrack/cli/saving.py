"""Where running games are kept: every choice is saved at once, so that nothing is lost."""

from __future__ import annotations

import os
import shlex
import time
from pathlib import Path
from typing import Final

import click

from carrack.arena.live import Seating
from carrack.kernel.match import Match
from carrack.kernel.saves import SavedMatch, SaveError, read_record, write

MOST_FILES: Final = 50


def home() -> Path:
    """The folder named by CARRACK_HOME, or the user's folder for settings."""
    named = os.environ.get("CARRACK_HOME")
    return Path(named) if named else Path(click.get_app_dir("carrack"))


def saves_folder() -> Path:
    """Where games are saved automatically."""
    return home() / "saves"


def autosave_file(game: str, loaded: Path | None) -> Path:
    """A new file for a game; a game that was saved automatically stays in its file."""
    folder = saves_folder()
    if loaded is not None and loaded.resolve().parent == folder.resolve():
        return loaded
    name = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    number = 1
    while True:
        file = folder / (f"{name}.json" if number == 1 else f"{name}-{number}.json")
        if not file.exists():
            return file
        number += 1


def last_unfinished() -> Path | None:
    """The youngest automatic save whose game is not over and needs no data pack."""
    files = sorted(saves_folder().glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in files[:MOST_FILES]:
        try:
            record = read_record(file)
        except SaveError:
            continue
        if record.snapshot.get("stack") and not record.pack:
            return file
    return None


def saved_game(match: Match, seating: Seating) -> SavedMatch:
    """A game at this device as in a file."""
    return SavedMatch(match, seating.kinds, hints=seating.hints)


class Autosave:
    """Keeps every choice of a game in a file; a loaded game stays where it is until a choice is made.

    Without a path nothing is kept.
    """

    def __init__(self, match: Match, seating: Seating, path: Path | None, loaded: Path | None) -> None:
        self._match: Final = match
        self._seating: Final = seating
        self._path: Final = path
        self._loaded: Final = loaded
        self._begun: Final = self._marks()
        self._written = False
        self.works = path is not None

    def _marks(self) -> list[str]:
        return [choice.mark for choice in self._match.choices]

    def keep(self) -> str:
        """Write what is new; what went wrong is said once, and then nothing is tried any more."""
        if self._path is None or not self.works or (not self._written and self._marks() == self._begun):
            return ""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write(saved_game(self._match, self._seating), self._path)
            self._written = True
        except (SaveError, OSError) as error:
            self.works = False
            return str(error)
        return ""

    def file(self) -> Path | None:
        """Where the game stands as it is now, if anywhere."""
        if self._written:
            return self._path if self.works else None
        return self._loaded if self._marks() == self._begun else None


def resume_command(file: Path, pack: Path | None) -> str:
    """How to go on with a saved game."""
    return command_line("play", "--load", str(file), pack=pack)


def command_line(*words: str, pack: Path | None) -> str:
    """A command as one types it."""
    return shlex.join(["carrack", *words, *([] if pack is None else ["--pack", str(pack)])])
