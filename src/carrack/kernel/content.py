"""Content: what is printed on the components, read strictly from TOML, replaceable by a data pack.

A data pack is a folder with one folder for each game it changes, named by the game's id; a TOML file in it
stands in place of the game's own file of that name. A folder `weights` in it holds what computer players
have learned from the changed game, a folder `lessons` the lessons for it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from carrack.kernel.registry import ids_of

S = TypeVar("S")
SOURCES = ("seed", "public", "reconstructed")
COMPANIONS = ("README", "LICENSE")
WEIGHTS = "weights"
LESSONS = "lessons"
MOST_NAMED = 30


class ContentError(Exception):
    """A content file is wrong; the text names the file, the place in it and what would be right."""


class Files:
    """The content files of one game: its own, or those of a data pack where that has them.

    `retired` are keys that the game's files no longer have. A pack may still have them, since matches that
    were played with it name it by its bytes; they are passed over.
    """

    def __init__(
        self, game: str, folder: Path, pack: Path | None = None, retired: tuple[str, ...] = ()
    ) -> None:
        self.folder = folder
        self.retired = retired
        self.records: dict[str, Any] = {}
        self.replaced: dict[str, Path] = {}
        if pack is None:
            return
        if not pack.is_dir():
            raise ContentError(f"data pack {pack}: no such folder")
        names = {path.name for path in folder.glob("*.toml")}
        own = folder_in(pack, game)
        for path in sorted(own.iterdir()):
            if (
                path.name.startswith(".")
                or path.stem in COMPANIONS
                or (path.name in (WEIGHTS, LESSONS) and path.is_dir())
            ):
                continue
            if path.name not in names:
                raise ContentError(f"{path}: {game} has no such file; it has {', '.join(sorted(names))}")
            self.replaced[path.name] = path
        if not self.replaced:
            raise ContentError(f"{own}: no files for this game; it has {', '.join(sorted(names))}")

    def path(self, name: str) -> Path:
        return self.replaced.get(name, self.folder / name)

    def read(self, name: str, type_: type[S]) -> S:
        """The file as a record; unknown keys, wrong types and missing keys are errors with their path."""
        path = self.path(name)
        try:
            record = msgspec.convert(self.raw(name), type_, strict=True)
        except OSError as error:
            raise ContentError(f"{path}: {error.strerror}") from error
        except msgspec.ValidationError as error:
            raise ContentError(f"{path}: {error}") from error
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ContentError(f"{path}: not valid TOML: {error}") from error
        self.records[path.stem] = record
        return record

    def raw(self, name: str) -> Any:
        """What stands in a file."""
        found = msgspec.toml.decode(self.path(name).read_bytes())
        return without(found, self.retired) if name in self.replaced else found

    def fingerprint(self) -> str:
        """Identifies a data pack's files; empty for the game's own content."""
        if not self.replaced:
            return ""
        digest = hashlib.sha256()
        for name, path in sorted(self.replaced.items()):
            digest.update(f"{name}\0".encode() + path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
        return digest.hexdigest()[:16]


def without(found: Any, retired: tuple[str, ...]) -> Any:
    """What was read, without keys that nobody reads any more."""
    if isinstance(found, list):
        return [without(each, retired) for each in found]
    if isinstance(found, dict):
        return {key: without(value, retired) for key, value in found.items() if key not in retired}
    return found


class Printed:
    """What is printed on a game's components, read from its files and checked: the base of its content."""

    def __init__(self, files: Files) -> None:
        self.files = files

    def wrong(self, name: str, what: str) -> ContentError:
        """What a file says that can't be."""
        return ContentError(f"{self.files.path(name)}: {what}")

    def known(self, name: str, where: str, ids: Iterable[str], known: Iterable[str]) -> None:
        """Raise unless all ids of a place are known ones, each at most once."""
        listed = list(ids)
        names = list(known)
        for id_ in listed:
            if id_ not in names:
                some = ", ".join(names[:MOST_NAMED])
                raise self.wrong(name, f"{where}: unknown id {id_!r}; known are {some}")
            if listed.count(id_) > 1:
                raise self.wrong(name, f"{where}: {id_!r} stands there twice")

    def count(self, name: str, where: str, found: int, right: int) -> None:
        """Raise unless there are as many as the game has."""
        if found != right:
            raise self.wrong(name, f"{where}: {found} where the game has {right}")


def folder_in(pack: Path, game: str) -> Path:
    """The folder of a game in a data pack, also by a former id."""
    folders = [pack / id_ for id_ in ids_of(game) if (pack / id_).is_dir()]
    if not folders:
        raise ContentError(f"data pack {pack}: it has no folder {game!r} with files for this game")
    return folders[0]


def games_of_pack(pack: Path) -> list[str]:
    """The folders of a data pack."""
    if not pack.is_dir():
        raise ContentError(f"data pack {pack}: no such folder")
    return sorted(path.name for path in pack.iterdir() if path.is_dir() and not path.name.startswith("."))
