"""The rules of a game in our words: Markdown with the figures of its content filled in.

A game keeps them as `text/rules.en.md` and `text/rules.de.md`. What a data pack can change is not written out
there but stands in braces, and `Rules.figures` gives it:

    You have {ships} ships.                  the figure
    Roll {dice:one die|# dice}.              the first form for 1, else the second, `#` being the figure
    {ours:Those above are ours.|}            the same with a figure that is true or false

A game that has no page shows the table of its `RULES.md`, which every game has: section and rule.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, Literal

from carrack.kernel.messages import Arg
from carrack.kernel.rules import Rules

PLACE: Final = re.compile(r"\{([a-z][a-z0-9-]*)(?::([^{}|]*)\|([^{}|]*))?\}")
JOINS: Final = {"en": {"and": "and", "or": "or"}, "de": {"and": "und", "or": "oder"}}


class PageError(LookupError):
    """A page and its figures that don't fit; the text names the file and the place in it."""


def rules_text(rules: Rules, language: str) -> tuple[str, str]:
    """The language that there is, and the rules in it as Markdown."""
    for found in (language, "en"):
        file = rules.folder / "text" / f"rules.{found}.md"
        if file.is_file():
            return found, filled(file, rules.figures(found))
    file = rules.folder / "RULES.md"
    return "en", "\n\n".join(sections_in(file.read_text(encoding="utf-8"))) if file.is_file() else ""


def sections_in(table: str) -> Iterator[str]:
    """The first table's rows as headings with a sentence each."""
    rows = (line for line in table.splitlines() if line.startswith("|"))
    for line in list(rows)[2:]:
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if cells[0].startswith("Ruling"):
            return
        yield f"{'#' * min(2 + cells[0].partition(' ')[0].count('.'), 5)} {cells[0]}\n\n{cells[1]}"


def filled(file: Path, figures: dict[str, Arg]) -> str:
    """A page with all its figures; every place needs a figure, and every figure a place."""
    text = file.read_text(encoding="utf-8")
    for number, line in enumerate(text.splitlines(), 1):
        if re.search(r"[{}]", PLACE.sub("", line)):
            raise PageError(f"{file}, line {number}: braces are for figures: {{name}} or {{name:one|other}}")
    used: set[str] = set()

    def figure(place: re.Match[str]) -> str:
        name, one, other = place.groups()
        if name not in figures:
            number = text.count("\n", 0, place.start()) + 1
            raise PageError(f"{file}, line {number}: there is no figure {{{name}}}")
        used.add(name)
        value = figures[name]
        if one is not None:
            return str(one if value == 1 else other).replace("#", str(value))
        if isinstance(value, bool):
            number = text.count("\n", 0, place.start()) + 1
            raise PageError(f"{file}, line {number}: {{{name}}} is true or false and needs two forms")
        return str(value)

    page = PLACE.sub(figure, text)
    unused = sorted(figures.keys() - used)
    if unused:
        raise PageError(f"{file}: no place for {', '.join(f'{{{name}}}' for name in unused)}")
    return page


# What games make figures with


def plain(text: str) -> str:
    """A name from the content that means nothing in Markdown."""
    return re.sub(r"([\\`*_\[\]<>|#~&])", r"\\\1", text)


def listed(words: Iterable[Arg], language: str, last: Literal["and", "or"] = "and") -> str:
    """`a, b and c`."""
    *most, end = [str(word) for word in words] or [""]
    return f"{', '.join(most)} {JOINS[language][last]} {end}" if most else end


def rows(cells: Iterable[Sequence[Arg]]) -> str:
    """Lines of a table below its head."""
    return "\n".join([f"| {' | '.join([str(cell) for cell in row])} |" for row in cells])


def same(numbers: Iterable[int], language: str) -> Arg:
    """A number that several things share; where they differ, all of them: `2 or 3`. Without any it is 0."""
    different = sorted(set(numbers)) or [0]
    return different[0] if len(different) == 1 else listed(different, language, "or")
