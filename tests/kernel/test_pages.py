"""The rules as a page: figures in their places, and what is wrong named with file and place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec import Struct

from carrack.kernel.actions import Catalogue
from carrack.kernel.messages import Arg
from carrack.kernel.pages import (
    PARTS,
    Page,
    PageError,
    counted,
    how_to_play_text,
    in_order,
    plain,
    rows,
    rules_text,
    stems,
    without_pictures,
)
from carrack.kernel.rules import Rules


class Region(Struct):
    """A region as content has it."""

    id: str
    name_en: str
    value: int
    rich: bool = False


class Board(Struct):
    """A content file."""

    region: list[Region]
    limits: dict[str, int]
    faces: list[int]


BOARD = Board([Region("north", "The *North*", 1), Region("south", "South", 4, True)], {"2": 7}, [1, 2, 3])


def page_of(tmp_path: Path, text: str) -> Page:
    """A page as a file."""
    (tmp_path / "text").mkdir(exist_ok=True)
    page = Page("en", tmp_path)
    page.file.write_text(text, encoding="utf-8")
    return page


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
    page = page_of(tmp_path, "Roll {dice:one die|# dice}, {dice} in all.")
    assert page.filled({"dice": value}, {}) == text


@pytest.mark.parametrize(("value", "text"), [(True, "Ours."), (False, "")])
def test_a_figure_that_is_true_or_false(tmp_path: Path, value: bool, text: str) -> None:
    """It chooses between two forms."""
    assert page_of(tmp_path, "{ours:Ours.|}").filled({"ours": value}, {}) == text


@pytest.mark.parametrize(("value", "text"), [("Army", "Army"), ("Troops", "Army: Troops"), ("", "Army")])
def test_a_heading(tmp_path: Path, value: str, text: str) -> None:
    """What the thing is called stands behind it where that differs."""
    assert page_of(tmp_path, "{army=Army}").filled({"army": value}, {}) == text


@pytest.mark.parametrize(
    ("place", "text"),
    [
        ("{board.limits.2}", "7"),
        ("{board.region.south.value:one|# cubes}", "4 cubes"),
        ("{board.region.north.value:one|# cubes}", "one"),
        ("{board.region.south.rich:rich|poor}", "rich"),
        ("{board.region.north.name}", r"The \*North\*"),
        ("{board.faces}", "1, 2 and 3"),
        ("{board.faces:or}", "1, 2 or 3"),
        ("{board.faces.0}", "1"),
    ],
)
def test_a_value_by_its_place_in_the_content(tmp_path: Path, place: str, text: str) -> None:
    """File, keys, ids in lists; a name in the language of the page, a list in a row."""
    assert page_of(tmp_path, place).filled({}, {"board": BOARD}) == text


def test_figures_are_not_read_again(tmp_path: Path) -> None:
    """A name in a pack may look like a place."""
    assert page_of(tmp_path, "{name}").filled({"name": "{other}"}, {}) == "{other}"


@pytest.mark.parametrize(
    ("text", "figures", "wrong"),
    [
        ("One.\n\nRoll {dies} dice.", {}, r"rules\.en\.md, line 3: there is no figure \{dies\}"),
        ("Roll dice.", {"dice": 3, "faces": 6}, r"rules\.en\.md: no place for \{dice\}, \{faces\}"),
        ("# A\nRoll {Dice} dice.", {}, r"rules\.en\.md, line 2: braces are for figures"),
        ("Roll {dice:one|two|three}.", {"dice": 1}, "braces are for figures"),
        ("Roll {dice dice.", {"dice": 1}, "braces are for figures"),
        ("{ours}", {"ours": True}, r"line 1: \{ours\} is true or false and needs two forms"),
        ("{board.region.south.rich}", {}, r"\{board.region.south.rich\} is true or false"),
        ("A\n{board.limits.3}", {}, r"rules\.en\.md, line 2: there is no figure \{board.limits.3\}"),
        ("{board.region.west.value}", {}, r"there is no figure \{board.region.west.value\}"),
        ("{board.region.south.size}", {}, r"there is no figure \{board.region.south.size\}"),
        ("{board.name}", {}, r"there is no figure \{board.name\}"),
        ("{boards.faces}", {}, r"there is no figure \{boards.faces\}"),
        ("{board.faces.9}", {}, r"there is no figure \{board.faces.9\}"),
        ("{board.limits}", {}, r"line 1: \{board.limits\} is no single value"),
    ],
)
def test_a_page_that_does_not_fit(tmp_path: Path, text: str, figures: dict[str, Arg], wrong: str) -> None:
    """The file and the place are named."""
    with pytest.raises(PageError, match=wrong):
        page_of(tmp_path, text).filled(figures, {"board": BOARD})


def test_what_figures_are_made_with(tmp_path: Path) -> None:
    """Lists, tables, shared numbers, names that mean nothing in Markdown."""
    english, german = Page("en", tmp_path), Page("de", tmp_path)
    assert english.listed(["a"]) == "a"
    assert english.listed([]) == ""
    assert german.listed(["a", "b", "c"]) == "a, b und c"
    assert english.listed([1, 2], "or") == "1 or 2"
    assert english.same([2, 2]) == 2
    assert german.same([3, 2, 3]) == "2 oder 3"
    assert english.same([]) == 0
    assert english.noun("Ship") == "ship"
    assert german.noun("Schiff") == "Schiff"
    assert english.name(BOARD.region[0]) == r"The \*North\*"
    assert rows([["a", 1], ["b", 2]]) == "| a | 1 |\n| b | 2 |"
    assert in_order([2, 2]) == "2"
    assert in_order([1, 2, 2]) == "1 / 2 / 2"
    assert stems(["Mercator (3)", "Mercator (5)", "Army 2", "Trade"]) == ["Mercator", "Army", "Trade"]
    assert counted(["a", "b", "a"]) == "2 \N{MULTIPLICATION SIGN} a, b"
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
    page_of(tmp_path, "# Toy")
    assert rules_text(rules, "de") == ("en", "# Toy")


HOW_TO_PLAY = "# Go\n" + "".join(f"\n## {part}\n\nWords.\n" for part in PARTS["en"]) + "\n1. A\n2. B\n3. C\n"


def test_how_to_play(tmp_path: Path) -> None:
    """The page as it is, and none for a game without it; pictures are left out where they can't be seen."""
    assert how_to_play_text(game_in(tmp_path), "de") == ("en", "")
    (tmp_path / "text").mkdir()
    file = tmp_path / "text" / "how-to-play.en.md"
    file.write_text(HOW_TO_PLAY, encoding="utf-8")
    assert how_to_play_text(game_in(tmp_path), "de") == ("en", HOW_TO_PLAY)
    assert (
        without_pictures('One.\n\n![a stone](piece-stone)\n![all](sheet:board "a b")\n\nTwo.')
        == "One.\n\nTwo."
    )


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (
            HOW_TO_PLAY.replace("## Scoring", "## Points"),
            "the headings must be ## Goal, ## Your turn, ## Scoring",
        ),
        (HOW_TO_PLAY.replace("3. C\n", ""), "3 numbered tips last; found 2"),
        (HOW_TO_PLAY.replace("Words.", "{none}", 1), "line 5: there is no figure {none}"),
    ],
)
def test_what_is_wrong_with_how_to_play(tmp_path: Path, wrong: str, said: str) -> None:
    """A part that is missing, too few tips, a figure that the content does not have."""
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "how-to-play.en.md").write_text(wrong, encoding="utf-8")
    with pytest.raises(PageError, match=re.escape(said)):
        how_to_play_text(game_in(tmp_path), "en")
