"""The rules in the terminal: to be read, and where each of them is found in the code."""

import json

import pytest

from carrack.cli.rulebook import NoSectionError, in_section, section_of, tables_of
from carrack.kernel.pages import rules_text, sections_of
from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.text import LANGUAGES
from cli.complaint import only_line

SEEDED = ("play", "colonialism", "--players", "human,random", "--seed", "1")
PAGE = """# 13 Games: the rules

Before all.

## 1.0 Aim

Win.

## 2.0 Cards

All of them.

### 2.1 Actions

Do.

#### 2.1 Trade: Handel

Swap.

### 2.2 Others

Wait.

## E4.c Europe

Buy.
"""


def test_sections_of_a_page():
    """Headings with a number; the page's own title is none, whatever it begins with."""
    numbers = [section.number for section in sections_of(PAGE)]
    assert numbers == ["1.0", "2.0", "2.1", "2.1", "2.2", "E4.c"]


@pytest.mark.parametrize(
    ("wanted", "first", "last"),
    [
        ("1", "## 1.0 Aim", "Win."),
        ("1.0", "## 1.0 Aim", "Win."),
        ("2", "## 2.0 Cards", "Wait."),
        ("2.1", "### 2.1 Actions", "Swap."),
        ("2.1 trade", "#### 2.1 Trade: Handel", "Swap."),
        ("e4.C", "## E4.c Europe", "Buy."),
    ],
)
def test_a_section_includes_its_parts(wanted, first, last):
    """From its heading to the next of its own rank; words tell sections with one number apart."""
    lines = section_of(PAGE, wanted).splitlines()
    assert (lines[0], lines[-1]) == (first, last)


@pytest.mark.parametrize("wanted", ["", "3", "2.", "13", "2.1 ship", "Aim"])
def test_a_section_that_is_not_there(wanted):
    """The error names what there is."""
    with pytest.raises(NoSectionError) as error:
        section_of(PAGE, wanted)
    assert error.value.known == "1.0, 2.0, 2.1, 2.2, E4.c"


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_named_by_components_can_be_read(game, language):
    """`look` names a section of the rules; `rules` shows it."""
    rules = rules_of(game)
    found, text = rules_text(rules, language)
    assert found == language
    for section in {component.section for component in rules.components()}:
        assert section_of(text, section)


@pytest.mark.parametrize(
    ("game", "sections"),
    [
        ("colonialism", ["7.2 Trade", "7.2 Mercenaries"]),
        ("goa", ["5.4 Espionage", "5.4 Vice-king"]),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_named_by_refusals_can_be_read(game, sections, language):
    """Refusals name a card's part of a section: one of several with its number."""
    text = rules_text(rules_of(game), language)[1]
    for section in sections:
        assert section_of(text, section).startswith(f"#### {section}")


# Outside a game


def test_rules_to_read(run):
    """The page for players, in the language asked for; no names of code or tests."""
    english = run("rules", "colonialism").stdout
    assert english.startswith("Colonialism: the rules")
    assert "5.2.2.2 Conflict" in english
    assert "Tests" not in english
    assert "##" not in english
    german = run("rules", "colonialism", "--lang", "de").stdout
    assert "5.2.2.2 Konflikt" in german
    assert german == run("rules", "colonialism", lang="de_DE.UTF-8").stdout


def test_one_section_of_the_rules(run):
    """A section with its parts; what is not there is an error that names what there is."""
    output = run("rules", "colonialism", "--section", "5.1").stdout
    assert output.lstrip().startswith("5.1 The action round")
    assert "5.1.5 The end of an action round" in output
    assert "5.2 The colonization phase" not in output
    wrong = only_line(run("rules", "colonialism", "--section", "99.9"))
    assert "99.9" in wrong
    assert "5.2.2.1, 5.2.2.2" in wrong


def test_rules_for_programs(run):
    """With --json the text is Markdown, with the language that was found."""
    found = json.loads(run("rules", "goa", "--section", "3.1", "--lang", "de", "--json").stdout)
    assert (found["game"], found["language"], found["section"]) == ("goa", "de", "3.1")
    assert found["text"].startswith("### 3.1 ")


# In a game


@pytest.mark.parametrize(("lang", "word", "title"), [("en", "rules", "rules"), ("de", "regeln", "Regeln")])
def test_rules_during_the_game(run, lang, word, title):
    """The whole page, one section, or what sections there are."""
    lines = f"{word}\n{word} 5.1.4\n{word} 7.2 trade\n{word} 99\n"
    output = run(*SEEDED, "--lang", lang, lines=lines).stdout
    whole, section, card, wrong = (
        output.split(f"> {line}\n", 1)[1].split("\n> ", 1)[0] for line in lines.splitlines()
    )
    assert title in whole.splitlines()[0]
    assert "5.2.2.3" in whole
    assert section.lstrip().startswith("5.1.4 ")
    assert "5.1.5" not in section
    assert card.lstrip().startswith("7.2 Trade")
    assert "99" in wrong
    assert "5.2.2.3, 5.2.3, 5.3" in " ".join(wrong.split())


# Where each rule is found in the code

TRACE = """# Rules

| Section | Rule | Code | Tests |
| --- | --- | --- | --- |
| 5.2 | Colonize | `a.py` | `test_a` |
| 5.2.1 | One \\| two | `b.py` | `test_b` |

Text.

| Ruling | Decision | Code | Tests |
| :-- | --- | --- | --: |
| R5 | Borders | `c.py` | `test_c` |

| Section | Rule | Code | Tests |
| --- | --- | --- | --- |
| 6.0 | End | `d.py` | `test_d` |
"""


def test_tables_of_rules():
    """Tables with equal columns are one; a bar inside a cell stays."""
    (sections, rows), (rulings, decisions) = tables_of(TRACE)
    assert sections == ["Section", "Rule", "Code", "Tests"]
    assert [row[0] for row in rows] == ["5.2", "5.2.1", "6.0"]
    assert rows[1][1] == "One | two"
    assert rulings[0] == "Ruling"
    assert decisions == [["R5", "Borders", "`c.py`", "`test_c`"]]


@pytest.mark.parametrize(
    ("cell", "section", "found"),
    [
        ("5.2", "5.2", True),
        ("5.2.1", "5.2", True),
        ("5.21", "5.2", False),
        ("**R5**", "r5", True),
        ("R50", "R5", False),
        ("4.0, 5.2", "5.2", True),
    ],
)
def test_section_includes_its_parts(cell, section, found):
    """5.2 finds 5.2.1, not 5.21."""
    assert in_section(cell, section) is found


def test_trace_of_the_rules(run):
    """The table of code and tests, whole or one section or ruling of it."""
    output = run("rules", "colonialism", "--trace", "--section", "5.1").stdout
    assert "5.1.4" in output
    assert "test_" in output
    rows = json.loads(run("rules", "colonialism", "--trace", "--section", "R77", "--json").stdout)
    assert rows[0]["ruling"].strip("*` ") == "R77"
    assert "99.9" in only_line(run("rules", "colonialism", "--trace", "--section", "99.9"))


def test_trace_is_in_one_language(run):
    """Options that would change nothing are refused."""
    assert "--trace goes with" in only_line(run("rules", "colonialism", "--trace", "--lang", "de"))


def test_how_to_play(run):
    """The page without its pictures; Markdown for programs; the same while one plays."""
    text = run("how-to-play", "goa", "--lang", "de").output
    assert "Drei Tipps" in text
    assert "piece-" not in text
    assert "sheet:board" in json.loads(run("how-to-play", "goa", "--json").output)["text"]
    assert "Three tips" in run(*SEEDED, lines="guide\nquit\n\n").stdout
