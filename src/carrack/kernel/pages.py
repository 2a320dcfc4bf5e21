"""The rules of a game in our words, as a page for players.

A game keeps them as `text/rules.en.md` and `text/rules.de.md`. A game that has none yet shows the table of
its `RULES.md`, which every game has: section and rule.
"""

from __future__ import annotations

import re

from carrack.kernel.rules import Rules


def rules_text(rules: Rules, language: str) -> tuple[str, str]:
    """The language that there is, and the page in it as Markdown; empty if there is none at all."""
    for found in (language, "en"):
        file = rules.folder / "text" / f"rules.{found}.md"
        if file.is_file():
            return found, file.read_text(encoding="utf-8")
    file = rules.folder / "RULES.md"
    if not file.is_file():
        return "en", ""
    return "en", "\n\n".join(sections_in(file.read_text(encoding="utf-8")))


def sections_in(table: str) -> list[str]:
    """The first table's rows as headings with a sentence each."""
    found: list[str] = []
    for line in [line for line in table.splitlines() if line.startswith("|")][2:]:
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if cells[0].startswith("Ruling"):
            break
        level = min(2 + cells[0].partition(" ")[0].count("."), 5)
        found.append(f"{'#' * level} {cells[0]}\n\n{cells[1]}")
    return found
