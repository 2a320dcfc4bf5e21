"""The rules as a page: figures in their places, and what is wrong named with file and place."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrack.kernel.actions import Catalogue
from carrack.kernel.messages import Arg
from carrack.kernel.pages import PageError, filled, listed, plain, rows, rules_text, same
from carrack.kernel.rules import Rules


def page_of(tmp_path: Path, text: str) -> Path:
    """A page as a file."""
    file = tmp_path / "rules.en.md"
    file.write_text(text, encoding="utf-8")
    return file


def game_in(folder: Path) -> Rules:
    """A game of which only the folder matters."""
    return Rules("toy", (2,), (), Catalogue([]), folder, "", [], [])


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (1, "Roll one die, 1 in all."),
        (3, "Roll 3 dice, 3 in all."),
        ("2 or 3", "Roll 2 or 3 dice, 2 or 3 in all."),
    ],
)
def test_a_figure_with_its_noun(tmp_path: Path, value: Arg, text: str) -> None:
    """The first form is for 1; `#` is the figure."""
    file = page_of(tmp_path, "Roll {dice:one die|# dice}, {dice} in all.")
    assert filled(file, {"dice": value}) == text


@pytest.mark.parametrize(("value", "text"), [(True, "Ours."), (False, "")])
def test_a_figure_that_is_true_or_false(tmp_path: Path, value: bool, text: str) -> None:
    """It chooses between two forms."""
    assert filled(page_of(tmp_path, "{ours:Ours.|}"), {"ours": value}) == text


def test_figures_are_not_read_again(tmp_path: Path) -> None:
    """A name in a pack may look like a place."""
    assert filled(page_of(tmp_path, "{name}"), {"name": "{other}"}) == "{other}"


@pytest.mark.parametrize(
    ("text", "figures", "wrong"),
    [
        ("One.\n\nRoll {dies} dice.", {}, r"rules\.en\.md, line 3: there is no figure \{dies\}"),
        ("Roll dice.", {"dice": 3, "faces": 6}, r"rules\.en\.md: no place for \{dice\}, \{faces\}"),
        ("# A\nRoll {Dice} dice.", {}, r"rules\.en\.md, line 2: braces are for figures"),
        ("Roll {dice:one|two|three}.", {"dice": 1}, "braces are for figures"),
        ("Roll {dice dice.", {"dice": 1}, "braces are for figures"),
        ("{ours}", {"ours": True}, r"line 1: \{ours\} is true or false and needs two forms"),
    ],
)
def test_a_page_that_does_not_fit(tmp_path: Path, text: str, figures: dict[str, Arg], wrong: str) -> None:
    """The file and the place are named."""
    with pytest.raises(PageError, match=wrong):
        filled(page_of(tmp_path, text), figures)


def test_what_figures_are_made_with() -> None:
    """Lists, tables, shared numbers, names that mean nothing in Markdown."""
    assert listed(["a"], "en") == "a"
    assert listed([], "en") == ""
    assert listed(["a", "b", "c"], "de") == "a, b und c"
    assert listed([1, 2], "en", "or") == "1 or 2"
    assert rows([["a", 1], ["b", 2]]) == "| a | 1 |\n| b | 2 |"
    assert same([2, 2], "en") == 2
    assert same([3, 2, 3], "de") == "2 oder 3"
    assert same([], "en") == 0
    assert plain("a|b *c* <d> [e](f)") == r"a\|b \*c\* \<d\> \[e\](f)"


def test_a_game_without_a_page(tmp_path: Path) -> None:
    """The table of RULES.md as headings with a sentence each; nothing where there is no table either."""
    rules = game_in(tmp_path)
    assert rules_text(rules, "de") == ("en", "")
    table = "# Toy\n\n| Section | Rule |\n| --- | --- |\n| 1 | Play. |\n| 1.2 Cards | Two \\| three. |\n"
    (tmp_path / "RULES.md").write_text(table, encoding="utf-8")
    assert rules_text(rules, "de") == ("en", "## 1\n\nPlay.\n\n### 1.2 Cards\n\nTwo \\| three.")


def test_a_page_in_one_language_only(tmp_path: Path) -> None:
    """English where the language asked for is missing."""
    rules = game_in(tmp_path)
    (tmp_path / "text").mkdir()
    page_of(tmp_path / "text", "# Toy")
    assert rules_text(rules, "de") == ("en", "# Toy")
