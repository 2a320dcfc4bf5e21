"""The rules of every installed game in our words: `text/rules.en.md` and `text/rules.de.md`.

A heading begins with its section's number. The first one with a number is that section; a further one with
the same number is a part of it that has a name, and another language puts its own word behind a colon:
`7.2 Trade` and `7.2 Trade: Handel` are both section `7.2 Trade`.
"""

from __future__ import annotations

import re
from collections import Counter

import pytest
from rules_table import rows_of, sections_of_refusals

from carrack.kernel.pages import rules_text
from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.text import LANGUAGES

HEADING = re.compile(r"(#+) (.+)")
SECTION = re.compile(r"([A-Z]?\d+[a-z]?(?:\.(?:\d+|[a-z]))*) (\S.*)")
HTML = re.compile(r"<[A-Za-z/!]")
games = pytest.mark.parametrize("game", game_ids())
languages = pytest.mark.parametrize("language", LANGUAGES)


class Heading:
    """A heading with its level, its section and the text below it."""

    def __init__(self, level: int, section: str, words: str) -> None:
        self.level = level
        self.section = section
        self.words = words
        self.text = ""


def page(game: str, language: str) -> str:
    """The rules of a game in a language; a game without them fails."""
    path = rules_of(game).folder / "text" / f"rules.{language}.md"
    assert path.is_file(), f"{game} has no rules in {language!r}: write text/rules.{language}.md"
    return rules_text(rules_of(game), language)[1]


def headings_in(text: str) -> list[Heading]:
    """The sections of a page in their order; its title, the first line, is none."""
    found: list[Heading] = []
    numbers: set[str] = set()
    for line in text.splitlines()[1:]:
        heading = HEADING.fullmatch(line)
        if heading is None:
            if found:
                found[-1].text += line
            continue
        section = SECTION.fullmatch(heading[2])
        assert section is not None, f"a heading without the number of a section: {line!r}"
        number, words = section[1], section[2]
        name = f"{number} {words.partition(':')[0]}" if number in numbers else number
        numbers.add(number)
        found.append(Heading(len(heading[1]), name, words))
    return found


def sections_in(text: str) -> list[str]:
    """The sections of a page in their order."""
    return [heading.section for heading in headings_in(text)]


def order_of(section: str) -> list[tuple[str, int]]:
    """Where a section stands: numbers grow, parts with letters (`E4.b`, `5a`) follow their section."""
    number = section.split(maxsplit=1)[0]
    letter = number[0] if number[0].isalpha() else ""
    parts = re.findall(r"\d+|[a-z]", number)
    return [(letter, 0), *[("", int(part)) if part.isdigit() else (part, 0) for part in parts]]


def named_sections(game: str) -> set[str]:
    """Every section that a refusal, a component or a row of RULES.md names."""
    rules = rules_of(game)
    named = {component.section for component in rules.components()} - {""}
    named |= sections_of_refusals(rules.folder)
    table = (rules.folder / "RULES.md").read_text(encoding="utf-8")
    return named | {row.id for row in rows_of(table, "rule")}


@games
@languages
def test_whatever_names_a_section_leads_somewhere(game: str, language: str) -> None:
    """Refusals, components and RULES.md can be linked to a heading."""
    named = named_sections(game)
    assert named
    assert sorted(named - set(sections_in(page(game, language)))) == []


@games
@languages
def test_no_heading_is_doubled(game: str, language: str) -> None:
    """A link has one target."""
    headings = headings_in(page(game, language))
    assert [section for section, times in Counter(h.section for h in headings).items() if times > 1] == []


@games
def test_all_languages_have_the_same_sections_in_the_same_order(game: str) -> None:
    """A number means the same everywhere, and numbers grow."""
    english = sections_in(page(game, "en"))
    for language in LANGUAGES:
        assert sections_in(page(game, language)) == english
    numbers = [order_of(section) for section in english]
    assert numbers == sorted(numbers)


@games
@languages
def test_every_section_says_something(game: str, language: str) -> None:
    """No heading stands alone, and none is deeper than the one before by more than one level."""
    headings = headings_in(page(game, language))
    assert [heading.section for heading in headings if not heading.text.strip()] == []
    levels = [1, *[heading.level for heading in headings]]
    jumps = [h.section for before, h in zip(levels, headings, strict=False) if h.level > before + 1]
    assert jumps == []
    assert 1 not in levels[1:], "a page has one title"


@games
@languages
def test_pages_are_plain_markdown(game: str, language: str) -> None:
    """A title in the first line; no HTML, which the page would show as text."""
    text = page(game, language)
    assert text.startswith("# ")
    assert HTML.findall(text) == []


def test_headings_of_named_parts() -> None:
    """A part is found by the same name in every language."""
    english = "# Rules\n## 7.0 Cards\n### 7.2 Action cards\n#### 7.2 Trade\nSwap."
    german = "# Regeln\n## 7.0 Karten\n### 7.2 Aktionskarten\n#### 7.2 Trade: Handel\nTausche."
    assert sections_in(english) == sections_in(german) == ["7.0", "7.2", "7.2 Trade"]
    assert headings_in(german)[-1].text == "Tausche."
    assert sections_in("# Rules\n## 2 All\n### 2a One\n## E4 Do\n### E4.b Play") == ["2", "2a", "E4", "E4.b"]
    grow = ["2a", "3", "E4", "E4.b", "E10", "F1"]
    assert sorted(["E10", "F1", "E4.b", "3", "2a", "E4"], key=order_of) == grow
    with pytest.raises(AssertionError, match="without the number"):
        headings_in("# Rules\n## Cards")
