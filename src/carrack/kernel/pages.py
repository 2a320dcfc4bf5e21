"""The rules of a game in our words: Markdown with the figures of its content filled in.

A game keeps them as `text/rules.en.md` and `text/rules.de.md`. What a data pack can change is not written out
there but stands in braces: by its place in the content, the file first, or by its name in `Rules.figures`:

    You have {setup.start.ships} ships.   a value of setup.toml; in lists things are named by id, or 0, 1, 2
    {board.region.india.name} is rich.    the name in the language of the page
    It shows {setup.faces}.               a list: `1, 2 and 3`; with {setup.faces:or} `1, 2 or 3`
    All {all-ships} together.             a figure of `Rules.figures`
    Roll {setup.dice:one die|# dice}.     the first form for 1, else the second, `#` being the figure
    {ours:Those above are ours.|}         the same with what is true or false
    ### 2.1 {tribune=Tribune}             the heading; a name that differs stands behind it and a colon

A game that has no page shows the table of its `RULES.md`, which every game has: section and rule.

How to play, on one page, is `text/how-to-play.en.md` and `text/how-to-play.de.md`: the headings of `PARTS` in
their order, three tips in the last one, and pictures drawn with the game's own sheets:

    ![a ship](piece-ship)                       a symbol of a sheet
    ![the grid](sheet:board "place:a1 place:e5")  a sheet at the start of a game; only around these zones
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from carrack.kernel.messages import Arg
from carrack.kernel.rules import Rules
from carrack.kernel.text import Words

TIMES: Final = "\N{MULTIPLICATION SIGN}"
PLACE: Final = re.compile(
    r"\{([a-z][a-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*)(?::([^{}|]*)\|([^{}|]*)|(:or)|=([^{}|=]+))?\}"
)


PARTS: Final = {
    "en": ("Goal", "Your turn", "Scoring", "End of the game", "Three tips"),
    "de": ("Ziel", "Dein Zug", "Wertung", "Spielende", "Drei Tipps"),
}
"""What every page of how to play consists of."""
TIPS: Final = 3
HEADING: Final = re.compile(r"^(#+) +(.+)$")
PICTURE: Final = re.compile(r'!\[([^\]]+)\]\(([^\s()]+)(?: "([^"]*)")?\)')


class Section(NamedTuple):
    """A heading of the rules with everything below it; its number is such as 5.2 or E4.c."""

    number: str
    title: str
    text: str


class PageError(LookupError):
    """A page and its figures that don't fit; the text names the file and the place in it."""


def rules_text(rules: Rules, language: str) -> tuple[str, str]:
    """The language that there is, and the rules in it as Markdown."""
    for found in (language, "en"):
        page = Page(found, rules.folder)
        if page.file.is_file():
            text = page.filled(rules.figures(found), rules.printed())
            title, _, rest = text.partition("\n")
            goal = goal_in(how_to_play_text(rules, found)[1])
            return found, f"{title}\n\n**{PARTS[found][0]}.** {goal}\n{rest}" if goal else text
    file = rules.folder / "RULES.md"
    return "en", "\n\n".join(sections_in(file.read_text(encoding="utf-8"))) if file.is_file() else ""


def how_to_play_text(rules: Rules, language: str) -> tuple[str, str]:
    """The language that there is, and how to play on one page; empty for a game that has no such page."""
    for found in (language, "en"):
        page = Page(found, rules.folder, "how-to-play")
        if page.file.is_file():
            text = page.filled(rules.figures(found), rules.printed(), all_used=False)
            check_parts(page, text)
            return found, text
    return "en", ""


def check_parts(page: Page, text: str) -> None:
    """The page has a title, all its parts in order, and three tips."""
    wanted = PARTS[page.language]
    if tuple(re.findall(r"^## (.+)$", text, re.MULTILINE)) != wanted:
        raise PageError(f"{page.file}: the headings must be {', '.join(f'## {part}' for part in wanted)}")
    tips = re.findall(r"^\d\. ", text[text.index(f"## {wanted[-1]}") :], re.MULTILINE)
    if not text.startswith("# ") or len(tips) != TIPS:
        raise PageError(f"{page.file}: a title comes first, and {TIPS} numbered tips last; found {len(tips)}")


def goal_in(text: str) -> str:
    """What a page of how to play says of the goal."""
    return without_pictures(text.split("\n## ")[1].partition("\n")[2]) if text else ""


def without_pictures(text: str) -> str:
    """A page for those who can't see pictures: what they show is told by the words around them."""
    return re.sub(r"\n{3,}", "\n\n", PICTURE.sub("", text)).strip()


def sections_of(text: str) -> list[Section]:
    """The numbered sections of a page of rules, in its order."""
    lines = text.splitlines()
    headings = [
        (at, len(found[1]), found[2]) for at, line in enumerate(lines) if (found := HEADING.match(line))
    ]
    sections: list[Section] = []
    for place, (at, level, title) in enumerate(headings):
        number = title.split()[0].rstrip(":")
        if level > 1 and any(sign.isdigit() for sign in number):
            later = [start for start, other, _ in headings[place + 1 :] if other <= level]
            end = later[0] if later else len(lines)
            sections.append(Section(number, title, "\n".join(lines[at:end]).strip()))
    return sections


def sections_in(table: str) -> Iterator[str]:
    """The first table's rows as headings with a sentence each."""
    rows = (line for line in table.splitlines() if line.startswith("|"))
    for line in list(rows)[2:]:
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if cells[0].startswith("Ruling"):
            return
        yield f"{'#' * min(2 + cells[0].partition(' ')[0].count('.'), 5)} {cells[0]}\n\n{cells[1]}"


class Page(Words):
    """A page in one language, with the words that its figures are made with."""

    def __init__(self, language: str, folder: Path, name: str = "rules") -> None:
        super().__init__(language, folder)
        self.file = folder / "text" / f"{name}.{language}.md"

    def name(self, record: object) -> str:
        """A name that means nothing in Markdown."""
        return plain(super().name(record))

    def filled(self, figures: Mapping[str, Arg], printed: Mapping[str, Any], *, all_used: bool = True) -> str:
        """The page with all its figures; every place needs a figure, in the rules every figure a place."""
        text = self.file.read_text(encoding="utf-8")
        for number, line in enumerate(text.splitlines(), 1):
            if re.search(r"[{}]", PLACE.sub("", line)):
                raise PageError(
                    f"{self.file}, line {number}: braces are for figures: {{name}} or {{name:one|other}}"
                )
        used: set[str] = set()

        def figure(place: re.Match[str]) -> str:
            used.add(place[1])
            try:
                return self.shown(place, figures.get(place[1]), printed)
            except PageError as error:
                number = text.count("\n", 0, place.start()) + 1
                raise PageError(f"{self.file}, line {number}: {error}") from None

        page = PLACE.sub(figure, text)
        unused = sorted(figures.keys() - used)
        if unused and all_used:
            raise PageError(f"{self.file}: no place for {', '.join(f'{{{name}}}' for name in unused)}")
        return page

    def shown(self, place: re.Match[str], value: Arg | None, printed: Mapping[str, Any]) -> str:
        """What stands in a place."""
        name, one, other, either, heading = place.groups()
        if value is None:
            value = self.printed(name, printed, "or" if either else "and")
        if heading is not None:
            return f"{heading}: {value}" if value and value != heading else str(heading)
        if one is not None:
            return str(one if value == 1 else other).replace("#", str(value))
        if isinstance(value, bool):
            raise PageError(f"{{{name}}} is true or false and needs two forms")
        return str(value)

    def printed(self, path: str, printed: Mapping[str, Any], last: Literal["and", "or"]) -> Arg:
        """A value of the content by its place there."""
        found: Any = printed
        for key in path.split("."):
            if isinstance(found, list):
                named = {str(getattr(one, "id", at)): one for at, one in enumerate(found)}
                found = named.get(key)
            elif isinstance(found, Mapping):
                found = found.get(key)
            else:
                found = super().name(found) or None if key == "name" else getattr(found, key, None)
            if found is None:
                raise PageError(f"there is no figure {{{path}}}")
        if isinstance(found, list):
            return self.listed(found, last)
        if not isinstance(found, str | int):
            raise PageError(f"{{{path}}} is no single value")
        return plain(found) if isinstance(found, str) else found


# What games make figures with


def in_order(numbers: Sequence[int]) -> str:
    """A number that all share, or all of them in their order: `1 / 2 / 2`."""
    return " / ".join(map(str, numbers[:1] if len(set(numbers)) == 1 else numbers))


def stems(names: Iterable[str]) -> list[str]:
    """Names without the number or the brackets in which those of one kind differ, each once."""
    return list(dict.fromkeys([re.sub(r" (\d+|\(.*\))$", "", name) for name in names]))


def counted(names: Iterable[str]) -> str:
    """Names in a list; of several equal ones how many there are."""
    return ", ".join([f"{n} {TIMES} {name}" if n > 1 else name for name, n in Counter(names).items()])


def plain(text: str) -> str:
    """A name from the content that means nothing in Markdown."""
    return re.sub(r"([\\`*_\[\]<>|#~&])", r"\\\1", text)


def rows(cells: Iterable[Sequence[Arg]]) -> str:
    """Lines of a table below its head."""
    return "\n".join([f"| {' | '.join([str(cell) for cell in row])} |" for row in cells])
