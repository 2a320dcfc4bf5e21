"""Words: names and figures are made of the same ones in every language, each written down once."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from carrack.kernel import text
from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.text import LANGUAGES, Names, TextError, Words

KERNEL = Path(text.__file__).parent
# What 13 Kolonien calls its modes in German is in its data.
IN_THE_DATA = {"mode-E", "mode-F", "mode-P"}
WORDS = """\
ship = ship
    .plural = ships
harbour = { $ship } in { $sea }
"""
GERMAN = """\
ship = Schiff
    .plural = Schiffe
harbour = { $ship } in { $sea }
"""


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (named by fluent)
        self.found.add(node.id.name)


def words_in(folder: Path, language: str) -> dict[str, set[str]]:
    """The words of a folder with their attributes and variables."""
    found: dict[str, set[str]] = {}
    file = folder / "text" / f"words.{language}.ftl"
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, entry.id.name
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found | {f".{it.id.name}" for it in entry.attributes}
    return found


@pytest.mark.parametrize("scope", ["kernel", *game_ids()])
def test_all_languages_have_the_same_words(scope: str) -> None:
    """Nothing has a name in one language only; a word of the kernel is not written again by a game."""
    folder = KERNEL if scope == "kernel" else rules_of(scope).folder
    english, german = words_in(folder, "en"), words_in(folder, "de")
    assert english.keys() == german.keys()
    assert {id_ for id_, parts in german.items() if parts != english[id_]} <= IN_THE_DATA
    if scope != "kernel":
        assert english.keys() & words_in(KERNEL, "en").keys() == set()


class Sea:
    """A record of the content."""

    name_en = "North Sea"
    name_de = "Nordsee"


class Map:
    """A record with one name for all languages."""

    name = "Hellas"
    name_de = None


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A game of which only the words matter."""
    (tmp_path / "text").mkdir()
    for language, words in (("en", WORDS), ("de", GERMAN)):
        (tmp_path / "text" / f"words.{language}.ftl").write_text(words, encoding="utf-8")
    return tmp_path


def test_a_name_is_made_in_every_language(folder: Path) -> None:
    """Of words, of other names and of records; colours are the kernel's."""
    names = Names(folder)
    ship = names.say("ship")
    assert ship == {"en": "ship", "de": "Schiff"}
    assert names.say("ship.plural") == {"en": "ships", "de": "Schiffe"}
    assert names.say("harbour", ship=ship, sea=Sea()) == {
        "en": "ship in North Sea",
        "de": "Schiff in Nordsee",
    }
    assert names.say("harbour", ship="x", sea=3) == {"en": "x in 3", "de": "x in 3"}
    assert names.of(Sea()) == {"en": "North Sea", "de": "Nordsee"}
    assert names.of(Map()) == {"en": "Hellas", "de": "Hellas"}
    (seat,) = names.seats(["red"], "seed", "2.4")
    assert (seat.id, seat.names, seat.colour) == ("seat:0", {"en": "Red", "de": "Rot"}, "red")


def test_a_word_that_is_not_there_is_an_error(folder: Path) -> None:
    """So is an attribute that a word has not, or a phrase without its argument."""
    words = Words("en", folder)
    assert words.has("ship")
    assert not words.has("boat")
    for id_ in ("boat", "ship.gender", "harbour"):
        with pytest.raises(TextError, match=id_):
            words.say(id_)


def test_languages_are_those_of_texts() -> None:
    """A name has as many languages as texts have."""
    assert tuple(words.language for words in Names(KERNEL).words) == LANGUAGES
