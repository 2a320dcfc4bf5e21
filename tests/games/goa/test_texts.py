"""Texts: every refusal, event and prompt of the code has a sentence in both languages, and is tested."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import carrack.games.goa
from carrack.kernel.text import LANGUAGES, Texts
from goa.build import game

CODE = [*Path(carrack.games.goa.__path__[0]).glob("*.py")]
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
    events = first_texts("tell") - {"gained-"} | {
        "gained-ships",
        "gained-colonists",
        "gained-ducats",
        "gained-extra",
    }
    wanted = {f"refusal-{id_}" for id_ in first_texts("Refusal")}
    wanted |= {f"event-{id_}" for id_ in events}
    wanted |= {id_ for id_ in first_texts("Message") if "-" in id_ and not id_.endswith("-")}
    assert [id_ for id_ in sorted(wanted) if not texts.has(id_)] == []


def test_both_languages_say_the_same() -> None:
    """The same messages with the same arguments."""
    folder = Path(carrack.games.goa.__path__[0]) / "text"
    found = []
    for language in LANGUAGES:
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        blocks = re.split(r"\n(?=[a-z][\w-]* =)", text)
        entries = {}
        for block in blocks:
            match = re.match(r"([a-z][\w-]*) =", block)
            if match:
                entries[match.group(1)] = set(re.findall(r"\$(\w+)", block))
        found.append(entries)
    assert set(found[0]) == set(found[1])
    assert {id_: args for id_, args in found[0].items() if args != found[1][id_]} == {}


def test_no_text_is_left_over() -> None:
    """Every refusal, event and prompt of the catalogues is said somewhere in the code or on a sheet."""
    folder = Path(carrack.games.goa.__path__[0]) / "text"
    text = (folder / "en.ftl").read_text(encoding="utf-8")
    sheets = [path.read_text(encoding="utf-8") for path in (folder.parent / "board").glob("*.svg")]
    code = "\n".join([*SOURCES, *sheets])
    for kind, name in re.findall(
        r"^(refusal|event|prompt|brings|board|short|stage|waiting)-([\w-]+) =", text, re.MULTILINE
    ):
        said = f'"{name}"' in code or f'"{kind}-{name}"' in code
        stems = ("gained-", "with-")
        assert said or name.startswith(stems) or name.endswith("-hidden"), f"{kind}-{name}"


def test_every_refusal_is_tested() -> None:
    """Each refusal of the code is met by a test."""
    tests = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    missing = [id_ for id_ in sorted(first_texts("Refusal")) if f"refusal-{id_}" not in tests]
    assert missing == []
