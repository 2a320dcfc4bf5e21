"""What texts call things by stands on the sheets: coordinates are printed, and signs have names."""

from __future__ import annotations

import re

import pytest
from sheets import BOARDS, GAMES, OWN, Sheet, names, played, sheet

from carrack.kernel.match import Match
from carrack.kernel.registry import rules_of
from carrack.kernel.rules import Rules
from carrack.kernel.scene import Scene, Zone
from carrack.kernel.text import LANGUAGES

COORDINATE = re.compile(r"\b([a-z]?\d|[a-z])\b")
LAST = re.compile(r"[:_]([a-z]?\d)$")
SIGN = re.compile(r"(sign|kind|menu)-")


def texts(rules: Rules, language: str) -> str:
    """The catalogue of a game."""
    return (rules.folder / "text" / f"{language}.ftl").read_text("utf-8")


def first_scenes(rules: Rules) -> list[Scene]:
    """What seat 0 sees at the beginning, with every number of players and every variant."""
    return [rules.scene(rules.view(Match(rules, setup, 1).table, 0)) for setup in played(rules)]


def coordinate(rules: Rules, zone: Zone) -> str:
    """The letter and number by which a place is called: in its name, or in sentences about its kind."""
    called = {component.id: component.names["en"] for component in rules.components()}.get(zone.id, "")
    if found := COORDINATE.search(called):
        return found[1]
    last = LAST.search(zone.id)
    said = f"{{ ${zone.kind} }}" in texts(rules, "en")
    return last[1] if last and said and last[1] != str(zone.owner) else ""


def printed_at(drawing: Sheet, zone: Zone) -> str:
    """The coordinates that a sheet prints at a place, or at its row and column."""
    return "".join(
        element.text or ""
        for element in drawing.root.iter()
        if zone.id in element.attrib.get("data-at", "").split()
    )


@pytest.mark.parametrize("game", GAMES)
def test_coordinates_in_words_are_printed(game: str) -> None:
    """Every letter and number by which a text calls a place can be read off the board or the player's own."""
    rules = rules_of(game)
    missing = set()
    found = 0
    for sheet_name, zone in {(scene.sheet, zone) for scene in first_scenes(rules) for zone in scene.zones}:
        wanted = coordinate(rules, zone)
        boards = [sheet(game, sheet_name), sheet(game, OWN, max(zone.owner, 0))]
        if not wanted or not any(zone.id in drawing.drawn for drawing in boards):
            continue
        found += 1
        if not set(wanted) <= set("".join(printed_at(drawing, zone) for drawing in boards)):
            missing.add((zone.id, wanted))
    assert found
    assert missing == set()


@pytest.mark.parametrize(("game", "board"), BOARDS)
def test_signs_have_names(game: str, board: str) -> None:
    """Every sign of the legend is called by a message of its own name, in both languages."""
    rules = rules_of(game)
    signs = [id_ for id_ in sheet(game, board).marked("id") if SIGN.match(id_)]
    for language in LANGUAGES:
        known = set(re.findall(r"^([\w-]+) =", texts(rules, language), re.MULTILINE))
        assert set(signs) <= known


@pytest.mark.parametrize("game", GAMES)
def test_every_symbol_of_a_piece_has_a_name(game: str) -> None:
    """By its kind, by its face, or as the component that it shows: so hovering and the legend can tell it."""
    rules = rules_of(game)
    components = {re.sub(r"[^a-z0-9_]", "-", component.id) for component in rules.components()}
    known = set(re.findall(r"^(piece-[\w-]+) =", texts(rules, "en"), re.MULTILINE))
    nameless = {
        id_
        for name in names(game)
        for id_ in sheet(game, name).symbols
        if id_.startswith("piece-")
        and not any(id_ == one or id_.startswith(f"{one}-") for one in known)
        and not any(id_.endswith(f"-{component}") for component in components)
    }
    assert nameless == set()
