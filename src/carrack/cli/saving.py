"""Where running games are kept: every choice is saved at once, so that nothing is lost."""

from __future__ import annotations

import os
import shlex
import time
from pathlib import Path

import click

from carrack.kernel.saves import SaveError, read_record


def saves_folder() -> Path:
    """`saves` in the folder named by CARRACK_HOME, or in the user's folder for settings."""
    home = os.environ.get("CARRACK_HOME")
    return (Path(home) if home else Path(click.get_app_dir("carrack"))) / "saves"


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
    """The youngest automatic save whose game is not over."""
    folder = saves_folder()
    files = sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in files[:1]:
        try:
            if read_record(file).snapshot.get("stack"):
                return file
        except SaveError:
            continue
    return None


def resume_command(file: Path, pack: Path | None) -> str:
    """How to go on with a saved game."""
    return command_line("play", "--load", str(file), pack=pack)


def command_line(*words: str, pack: Path | None) -> str:
    """A command as one types it."""
    return shlex.join(["carrack", *words, *([] if pack is None else ["--pack", str(pack)])])
