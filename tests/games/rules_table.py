"""RULES.md of a game beside the markers of its tests.

`python tests/games/rules_table.py colonialism` writes the tests' names into the last column of both tables.
"""

from __future__ import annotations

import ast
import functools
import importlib
import re
import sys
from pathlib import Path

import carrack.games

GAMES = Path(carrack.games.__path__[0])
TESTS = Path(__file__).parent
HEADINGS = {"rule": "| Section | Rule | Code | Tests |", "ruling": "| Ruling | Decision | Code | Tests |"}
SECTION = re.compile(r"(\d+\.\d+(\.\d+)*|[EFP]\d+(\.?[a-z])?|\d[a-d])( [A-Z].*)?")


class Row:
    """A line of a table: what it is about, in words, where in the code, and by which tests."""

    def __init__(self, line: str) -> None:
        self.id, self.text, code, tests = (cell.strip() for cell in line.strip().strip("|").split("|"))
        self.code = re.findall(r"`([^`]+)`", code)
        self.tests = re.findall(r"`([^`]+)`", tests)


def rows_of(text: str, kind: str) -> list[Row]:
    """The rows of the table with the heading of a kind of marker, `rule` or `ruling`."""
    lines = text.splitlines()
    start = lines.index(HEADINGS[kind]) + 2
    end = next((at for at in range(start, len(lines)) if not lines[at].startswith("|")), len(lines))
    return [Row(line) for line in lines[start:end]]


@functools.cache
def marked_tests(folder: Path, kind: str) -> dict[str, list[str]]:
    """The names of the tests that carry a marker, by what the marker names; the files are only read."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == kind:
                    for id_ in mark.args:
                        assert isinstance(id_, ast.Constant), f"{path.name}, {node.name}: {kind} takes texts"
                        found.setdefault(str(id_.value), []).append(node.name)
    return found


def resolves(game: str, reference: str) -> bool:
    """Whether a reference names a file, a module or something in one.

    It is relative to the game's package or, what is most usual, to its chapters of rules.
    """
    if "/" in reference:
        return (GAMES / game / reference).is_file()
    return any(is_in(["carrack", "games", game, *room], reference.split(".")) for room in (["rules"], []))


def is_in(package: list[str], parts: list[str]) -> bool:
    """Whether a package has a module, or something in one, that is called so."""
    for length in range(len(parts), 0, -1):
        name = ".".join([*package, *parts[:length]])
        try:
            thing: object = importlib.import_module(name)
        except ModuleNotFoundError:
            continue
        for part in parts[length:]:
            if not hasattr(thing, part):
                return False
            thing = getattr(thing, part)
        return True
    return False


@functools.cache
def sections_of_refusals(folder: Path) -> set[str]:
    """The sections that refusals of the game in a folder can name."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(function, ast.FunctionDef):
                continue
            nodes = list(ast.walk(function))
            if any(
                isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal" for node in nodes
            ):
                texts = [node.value for node in nodes if isinstance(node, ast.Constant)]
                found |= {text for text in texts if isinstance(text, str) and SECTION.fullmatch(text)}
    return found


def with_tests(game: str, text: str) -> str:
    """The page with the last column of both tables as the markers have it."""
    for kind in HEADINGS:
        marked = marked_tests(TESTS / game, kind)
        for row in rows_of(text, kind):
            names = ", ".join(f"`{name}`" for name in marked.get(row.id, []))
            code = ", ".join(f"`{reference}`" for reference in row.code)
            line = next(line for line in text.splitlines() if line.startswith(f"| {row.id} | {row.text} |"))
            text = text.replace(line, f"| {row.id} | {row.text} | {code} | {names} |")
    return text


def main() -> None:
    """Bring the pages of the games named on the command line up to date."""
    for game in sys.argv[1:]:
        path = GAMES / game / "RULES.md"
        path.write_text(with_tests(game, path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
