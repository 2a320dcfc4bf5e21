"""How texts are written, in every catalogue and page: one spelling, one typography, buttons that fit."""

import re
from pathlib import Path

import pytest

import carrack

PACKAGE = Path(carrack.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src"
FILES = sorted(
    file for root in (PACKAGE, CLIENT) for file in root.rglob("*.ftl") if {"text", "lessons"} & {*file.parts}
)
ENGLISH = [file for file in FILES if file.name.endswith("en.ftl")]
GERMAN = [file for file in FILES if file.name.endswith("de.ftl")]
PAGES = sorted(PACKAGE.glob("games/*/text/*.md"))
OTHER_SPELLING = re.compile(
    r"\b\w*(?:neighbour|colour|sceptic|defence|honour|favour|licence|fulfil(?!l))\w*", re.IGNORECASE
)
LITERAL = {
    "en": re.compile(r"\bin your (?:own )?turn\b|\bthen you have\b|\bin the end\b|\bstill due\b"),
    "de": re.compile(r"\boder höre auf\b|\boder du bist fertig\b|\bgleich welche\b"),
}
MOST_ON_A_BUTTON = 20


def name(file: Path) -> str:
    """Where a catalogue is, for a failure."""
    return "/".join(file.parts[-4:])


def said(file: Path) -> list[str]:
    """The lines of a catalogue or page without ids, selectors, placeables and addresses of pictures."""
    lines = [line for line in file.read_text("utf-8").splitlines() if line[:1] != "#"]
    return [re.sub(r"^\S+ =|\{[^}]*\}?|^\s*\*?\[\w+\]|\]\([^)]*\)", " ", line) for line in lines]


def test_both_languages_have_the_same_catalogues() -> None:
    """What is looked at below is all there is."""
    assert len(ENGLISH) == len(GERMAN) > 8
    assert len(ENGLISH) + len(GERMAN) == len(FILES)
    assert len(PAGES) == 16


@pytest.mark.parametrize("file", [*FILES, *PAGES], ids=name)
def test_signs_are_those_of_print(file: Path) -> None:
    """Apostrophes and quotation marks as on the page, none from a typewriter."""
    assert [line for line in said(file) if re.search(r"\w'|'\w|\"", line)] == []


@pytest.mark.parametrize("file", ENGLISH, ids=name)
def test_english_has_one_spelling(file: Path) -> None:
    """American, as in the names of cards and colors."""
    assert [found for line in said(file) for found in OTHER_SPELLING.findall(line)] == []


@pytest.mark.parametrize("file", FILES, ids=name)
def test_nothing_is_translated_word_by_word(file: Path) -> None:
    """Turns of phrase that came from the other language don't come back."""
    literal = LITERAL["en" if file in ENGLISH else "de"]
    assert [line for line in said(file) if literal.search(line)] == []


@pytest.mark.parametrize("file", FILES, ids=name)
def test_menus_fit_their_buttons(file: Path) -> None:
    """The kinds of action are one to three words."""
    menus = re.findall(r"^menu-\S+ = (.+)$", file.read_text("utf-8"), re.MULTILINE)
    assert [text for text in menus if len(text) > MOST_ON_A_BUTTON or len(text.split()) > 4] == []
