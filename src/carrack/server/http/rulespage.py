"""The rules of a game in our words as a page: Markdown to HTML, every section with an anchor.

A game keeps them as `text/rules.en.md` and `text/rules.de.md`. A game that has none yet shows the table of
its `RULES.md`, which every game has: section and rule.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt

from carrack.kernel.rules import Rules

NUMBER: Final = re.compile(r"[A-Z]?[0-9]+[a-z]?\b(?:\.(?:[0-9]+|[a-z])\b)*")
"""Such as 7, 7.1, 7.1.2, E4, E4.c or 2a."""
MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


def rules_page(rules: Rules, language: str) -> tuple[str, str]:
    """The language that there is, and the page in it."""
    for found in (language, "en"):
        file = rules.folder / "text" / f"rules.{found}.md"
        if file.is_file():
            return found, html_of(file, file.stat().st_mtime_ns)
    file = rules.folder / "RULES.md"
    return "en", html_from_table(file, file.stat().st_mtime_ns) if file.is_file() else ""


@lru_cache(maxsize=32)
def html_of(file: Path, changed: int) -> str:
    """A page of rules; kept as long as its file does not change."""
    return with_anchors(file.read_text(encoding="utf-8"))


@lru_cache(maxsize=32)
def html_from_table(file: Path, changed: int) -> str:
    """A page made from the table of `RULES.md`."""
    return with_anchors("\n\n".join(sections_in(file.read_text(encoding="utf-8"))))


def sections_in(table: str) -> Iterator[str]:
    """The first table's rows as headings with a sentence each."""
    rows = (line for line in table.splitlines() if line.startswith("|"))
    for line in list(rows)[2:]:
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if cells[0].startswith("Ruling"):
            return
        yield f"{'#' * min(2 + cells[0].partition(' ')[0].count('.'), 5)} {cells[0]}\n\n{cells[1]}"


def with_anchors(text: str) -> str:
    """HTML; a heading that begins with a section's number can be linked to by it.

    Where several have one number the later ones have their words behind it: `s-7.1`, `s-7.1-army`.
    Another language puts its own word behind a colon: `7.1 Army: Armee` is `s-7.1-army` too.
    """
    tokens = MARKDOWN.parse(text)
    used: set[str] = set()
    for heading, inline in pairwise(tokens):
        if heading.type != "heading_open":
            continue
        number = NUMBER.match(inline.content)
        if number is None:
            continue
        anchor = f"s-{number[0]}"
        if anchor in used:
            anchor = f"s-{slug(inline.content.partition(':')[0])}"
        used.add(anchor)
        heading.attrSet("id", anchor)
    return str(MARKDOWN.renderer.render(tokens, MARKDOWN.options, {}))


def slug(text: str) -> str:
    """A heading as a part of an address."""
    return re.sub(r"[^a-z0-9.]+", "-", text.casefold()).strip("-")
