"""Texts: every refusal, event and prompt of the code has a sentence in both languages, and is tested."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import carrack.games.goa
from carrack.kernel.messages import Message
from carrack.kernel.text import LANGUAGES, Texts
from goa.build import game

CODE = [*Path(carrack.games.goa.__path__[0]).rglob("*.py")]
MECHANICS = Path(carrack.games.goa.__path__[0]).parent.parent / "mechanics"
SOURCES = [path.read_text(encoding="utf-8") for path in [*CODE, *MECHANICS.glob("once_around.py")]]


def first_texts(function: str) -> set[str]:
    """The texts that stand as first argument in calls of a function, also in a choice of two."""
    found: set[str] = set()
    for source in SOURCES:
        for node in ast.walk(ast.parse(source)):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name == function:
                parts = ast.walk(node.args[0])
                found |= {
                    str(p.value) for p in parts if isinstance(p, ast.Constant) and isinstance(p.value, str)
                }
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_a_text(language: str) -> None:
    """Refusals, events and messages."""
    texts = Texts(language, game())
    events = first_texts("tell") | first_texts("tell_of")
    wanted = {f"refusal-{id_}" for id_ in first_texts("Refusal")}
    wanted |= {f"event-{id_}" for id_ in events}
    wanted |= {id_ for id_ in first_texts("Message") if "-" in id_ and not id_.endswith("-")}
    assert [id_ for id_ in sorted(wanted) if not texts.has(id_)] == []


@pytest.mark.parametrize(
    ("lot", "the", "it"),
    [
        ("flag", "die „Flagge“", "sie"),
        ("tile:a_foreman", "den „Vormann“", "ihn"),
        ("tile:a_ship", "das „Schiff“", "es"),
        ("tile:a_ships", "die „Schiffe“", "sie"),
    ],
)
def test_german_articles_and_pronouns_fit_the_name(lot: str, the: str, it: str) -> None:
    """By the gender of the thing's name."""
    message = Message("prompt-last-word", {"lot": lot, "price": 3, "high": 4, "bidder": "seat:1", "have": 5})
    said = f"Du hast 5 Dukaten und versteigerst {the}. Kaufe {it} selbst für 3 oder überlass {it} Blau für 4."
    assert Texts("de", game()).say(message) == said


def test_every_tile_has_a_german_gender() -> None:
    """So that each has its article."""
    tiles = [part for part in game().components() if part.id == "flag" or part.id.startswith("tile:")]
    assert len(tiles) == 59
    assert {part.genders.get("de") for part in tiles} == {"m", "f", "n", "p"}


def test_tiles_are_called_as_people_say() -> None:
    """Plantations by spice and fields; no name tells the phase."""
    names = {part.id: (part.names["en"], part.names["de"]) for part in game().components()}
    assert names["tile:a_plantation_1_pepper"] == ("Pepper plantation (1)", "Pfeffer-Plantage (1)")
    assert names["tile:b_plantation_3_clove"] == ("Clove plantation (3)", "Nelken-Plantage (3)")
    assert names["tile:a_foreman"] == ("Foreman", "Vormann")
    assert names["tile:b_expeditions"] == ("Expeditions (3)", "Expeditionen (3)")
    assert not [name for both in names.values() for name in both if "[" in name]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"espionage": "action"}, "tile-espionage"),
        ({"one_more_card": "after_reveal"}, "card-one-more-card"),
        ({"one_more_card": "after_reveal"}, "short-with-found"),
        ({"swap": "later_round"}, "tile-swap"),
    ],
)
def test_texts_follow_the_rulings(language: str, options: dict[str, str], text: str) -> None:
    """A card or tile is described as the options of the match have it."""
    usual = Texts(language, game(), game().setup(2)).say(Message(text))
    ruled = Texts(language, game(), game().setup(2, options)).say(Message(text))
    assert usual == Texts(language, game()).say(Message(text)) != ruled


def test_no_text_is_left_over() -> None:
    """Every refusal, event and prompt of the catalogues is said somewhere in the code or on a sheet."""
    folder = Path(carrack.games.goa.__path__[0]) / "text"
    text = (folder / "en.ftl").read_text(encoding="utf-8")
    sheets = [path.read_text(encoding="utf-8") for path in (folder.parent / "board").glob("*.svg")]
    code = "\n".join([*SOURCES, *sheets])
    heads = " ".join(re.findall(r'panel\(\s*"[\w-]+", "([^"]+)"', code)).split()
    for kind, name in re.findall(
        r"^(refusal|event|prompt|brings|board|short|stage|waiting)-([\w-]+) =", text, re.MULTILINE
    ):
        said = f'"{name}"' in code or re.search(f'"{kind}-{name}[" ]', code) or f", {kind}-{name} " in code
        said = said or (kind == "board" and name in heads)
        assert said or name.startswith("with-") or name.endswith("-hidden"), f"{kind}-{name}"


def test_every_refusal_is_tested() -> None:
    """Each refusal of the code is met by a test."""
    tests = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    missing = [id_ for id_ in sorted(first_texts("Refusal")) if f"refusal-{id_}" not in tests]
    assert missing == []
