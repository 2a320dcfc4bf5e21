"""The drawn boards of Concordia Venus fit their scenes, components and texts."""

from __future__ import annotations

import gzip
import re
import xml.etree.ElementTree as ElementTree

import pytest

from carrack.kernel.chance import Stream
from carrack.kernel.match import Match
from carrack.kernel.registry import rules_of
from carrack.kernel.table import open_asks
from carrack.kernel.text import LANGUAGES

RULES = rules_of("concordia_venus")
BOARD = RULES.folder / "board"
MAPS = ("imperium", "hellas", "cyprus", "ionium")
SHEETS = {name: ElementTree.fromstring((BOARD / f"{name}.svg").read_text("utf-8")) for name in MAPS}
BUDGET = 40_000
GAMES = [(name, seats, "individual") for name in MAPS for seats in (2, 5)]
GAMES += [(name, seats, "team") for name in MAPS for seats in (4, 6)]


def marked(sheet: str, name: str) -> set[str]:
    """The values of an attribute on a sheet."""
    return {element.attrib[name] for element in SHEETS[sheet].iter() if name in element.attrib}


def symbol_part(id_: str) -> str:
    return re.sub(r"[^a-z0-9_]", "-", id_)


@pytest.mark.parametrize(("sheet", "seats", "mode"), GAMES)
def test_every_piece_of_a_game_has_a_symbol_and_a_slot(sheet, seats, mode):
    """Whatever nobody owns has a place on the sheet; whatever a random game brings can be drawn there."""
    match = Match(RULES, RULES.setup(seats, {"map": sheet, "mode": mode}), 3)
    symbols = marked(sheet, "id")
    slots = [
        (e.attrib["data-slot"], e.attrib.get("data-kinds", "").split())
        for e in SHEETS[sheet].iter()
        if "data-slot" in e.attrib
    ]
    zones = marked(sheet, "data-zone") | {zone for zone, _ in slots}
    scene = RULES.scene(RULES.view(match.table, 0))
    assert {zone.id for zone in scene.zones if zone.owner < 0} <= zones
    stream = Stream(3)
    while not match.over:
        for piece in RULES.scene(RULES.view(match.table, 0)).pieces:
            exact = f"piece-{piece.kind}-{symbol_part(piece.face)}"
            assert exact in symbols or f"piece-{piece.kind}" in symbols, (piece.kind, piece.face)
            if piece.place in zones:
                found = [kinds for zone, kinds in slots if zone == piece.place]
                assert any(not kinds or piece.kind in kinds for kinds in found), piece.id
        ask = open_asks(match.table)[0]
        choices = ask.options(match.table)
        match.apply(ask.seat, choices[stream.below(len(choices))])


@pytest.mark.parametrize("sheet", MAPS)
def test_every_card_god_and_good_has_a_vignette(sheet):
    kinds = {"card", "purchase", "god", "good"}
    drawn = [c.id for c in RULES.components() if c.kind in kinds and c.id != "card:none"]
    assert {f"face-{symbol_part(id_)}" for id_ in drawn} <= marked(sheet, "id")


@pytest.mark.parametrize("sheet", MAPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_sheet_can_be_said(sheet, language):
    assert marked(sheet, "data-name") <= {component.id for component in RULES.components()}
    text = (RULES.folder / "text" / f"{language}.ftl").read_text("utf-8")
    said = set(re.findall(r"^([\w-]+) = ", text, re.MULTILINE))
    assert marked(sheet, "data-say") <= said


@pytest.mark.parametrize("sheet", MAPS)
def test_references_lead_somewhere_and_ids_are_unique(sheet):
    ids = [element.attrib["id"] for element in SHEETS[sheet].iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    text = (BOARD / f"{sheet}.svg").read_text("utf-8")
    assert set(re.findall(r'href="#([^"]+)"', text)) | set(re.findall(r"url\(#([^)]+)\)", text)) <= set(ids)


def test_all_rules_of_the_theme_stay_in_their_game():
    text = re.sub(r"/\*.*?\*/", "", (BOARD / "theme.css").read_text("utf-8"), flags=re.DOTALL)
    for selectors in re.findall(r"([^{}]+)\{", text):
        found = [selector for selector in selectors.split(",") if selector.strip()]
        assert all(".game-concordia_venus" in selector for selector in found), selectors


@pytest.mark.parametrize("sheet", MAPS)
def test_a_sheet_keeps_its_budget(sheet):
    parts = [(BOARD / name).read_bytes() for name in (f"{sheet}.svg", "player.svg", "theme.css")]
    assert len(gzip.compress(b"".join(parts), 9)) < BUDGET
