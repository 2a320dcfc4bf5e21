"""The pages of the rules beside the content: they show every value that a pack can change."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from carrack.kernel.content import ContentError, Files
from carrack.kernel.messages import Arg
from carrack.kernel.pages import Page
from carrack.kernel.text import LANGUAGES

NAME = re.compile(r"(name|de|en)(_\w+)?")


def pack_with(folder: Path, game: str, data: Path, changes: dict[str, list[tuple[str, str]]]) -> Path:
    """A data pack of one game in which texts of its files are replaced."""
    own = folder / game
    own.mkdir()
    for name, replaced in changes.items():
        text = (data / name).read_text(encoding="utf-8")
        for old, new in replaced:
            assert old in text, f"{name}: {old}"
            text = text.replace(old, new)
        (own / name).write_text(text, encoding="utf-8")
    return folder


class EditedFiles(Files):
    """The content files of a game, read once and changed in memory."""

    def __init__(self, game: str, folder: Path) -> None:
        super().__init__(game, folder)
        self.data = {path.name: tomllib.loads(path.read_text("utf-8")) for path in folder.glob("*.toml")}

    def raw(self, name: str) -> Any:
        return self.data[name]


class Place:
    """A value in a content file; its path calls the records of lists by their ids."""

    def __init__(self, path: str, holder: Any, key: Any) -> None:
        self.path = path
        self.holder = holder
        self.key = key
        self.value = holder[key]

    def others(self) -> list[Any]:
        """What might stand there instead."""
        if isinstance(self.value, bool):
            return [not self.value]
        if isinstance(self.value, int):
            return [self.value + 1, self.value - 1]
        return [f"{self.value} Qqq"] if NAME.fullmatch(str(self.key)) else []


def places(data: Any, path: str) -> Iterator[Place]:
    """Every number, truth value and name below a part of a file."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        word = value["id"] if isinstance(value, dict) and "id" in value else key
        if isinstance(value, dict | list):
            yield from places(value, f"{path}.{word}")
        elif isinstance(value, int | str):
            yield Place(f"{path}.{key}", data, key)


class Silent:
    """The places whose change can't be seen on the pages of one game.

    `reasons` are patterns of places that the pages need not show. For each of them one such place is looked
    for, to see that the pattern is needed (`idle` has the others); the rest is passed over.
    """

    def __init__(
        self,
        game: str,
        folder: Path,
        content: Callable[[Files], Any],
        figures: Callable[[Any, Page], dict[str, Arg]],
        reasons: dict[str, str],
    ) -> None:
        self.folder = folder
        self.files = EditedFiles(game, folder / "data")
        self.content = content
        self.figures = figures
        self.shown = self.pages()
        self.idle = list(reasons)
        self.found: list[str] = []
        self.tried = 0
        for name, data in sorted(self.files.data.items()):
            for place in places(data, name.removesuffix(".toml")):
                known = [pattern for pattern in reasons if fnmatchcase(place.path, pattern)]
                needless = known and not set(known) & set(self.idle)
                if needless or not self.unseen(place):
                    continue
                if known:
                    self.idle = [pattern for pattern in self.idle if pattern not in known]
                else:
                    self.found.append(place.path)

    def pages(self) -> list[str]:
        """The pages in all languages."""
        content = self.content(self.files)
        return [
            page.filled(self.figures(content, page), self.files.records)
            for page in [Page(language, self.folder) for language in LANGUAGES]
        ]

    def unseen(self, place: Place) -> bool:
        """Change a value to the first one that the loader takes; a name only if a page has it."""
        named = isinstance(place.value, str)
        if named and not any(re.search(rf"\b{re.escape(place.value)}\b", page) for page in self.shown):
            return False
        for other in place.others():
            place.holder[place.key] = other
            try:
                changed = self.pages()
            except ContentError:
                continue
            finally:
                place.holder[place.key] = place.value
            self.tried += 1
            same = [new == old for new, old in zip(changed, self.shown, strict=True)]
            return all(same) if named else any(same)
        return False
