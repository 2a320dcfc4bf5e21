"""Goa's drawn boards fit its scene, its components and its texts."""

from __future__ import annotations

import gzip
import re
import tomllib
import xml.etree.ElementTree as ET

import pytest

from carrack.kernel.chance import Stream
from carrack.kernel.match import Match
from carrack.kernel.registry import rules_of
from carrack.kernel.table import open_asks
from carrack.kernel.text import LANGUAGES

RULES = rules_of("goa")
BOARD = RULES.folder / "board"
TEXTS = {name: (BOARD / f"{name}.svg").read_text("utf-8") for name in ("board", "player")}
SHEETS = {name: ET.fromstring(text) for name, text in TEXTS.items()}  # noqa: S314  our own files
BUDGET = 40_000


def marked(name: str, sheet: str = "board") -> list[str]:
    """The values of an attribute, in the order of the sheet."""
    return [element.attrib[name] for element in SHEETS[sheet].iter() if name in element.attrib]


def symbol_part(id_: str) -> str:
    """An id as a part of a symbol's id."""
    return re.sub(r"[^a-z0-9_]", "-", id_)


def slots_of(sheet: str) -> list[tuple[str, list[str]]]:
    """The zone of each slot, and the kinds that it is for."""
    return [
        (e.attrib["data-slot"], e.attrib.get("data-kinds", "").split())
        for e in SHEETS[sheet].iter()
        if "data-slot" in e.attrib
    ]


SYMBOLS = {id_ for id_ in marked("id") if id_.startswith(("piece-", "face-"))}
BESIDE = {"seat", "hand"}


@pytest.mark.parametrize("seats", RULES.players)
def test_every_zone_is_drawn(seats):
    """Only players' holdings of money and cards and the hand lie beside the board."""
    scene = RULES.scene(RULES.view(RULES.new_table(RULES.setup(seats), 1), 0))
    drawn = set(marked("data-zone")) | set(marked("data-slot"))
    own = {
        id_.replace("{seat}", "0") for id_ in marked("data-zone", "player") + marked("data-slot", "player")
    }
    zones = {zone.id for zone in scene.zones if zone.kind not in {*BESIDE, "price"}}
    assert zones <= drawn
    assert own == {zone.id for zone in scene.zones if zone.owner == 0 and zone.kind not in BESIDE}
    if seats == max(RULES.players):
        assert drawn == zones


@pytest.mark.parametrize("bonanza", ["off", "on"])
@pytest.mark.parametrize("seats", RULES.players)
def test_every_piece_of_a_game_has_a_symbol_and_a_slot(seats, bonanza):
    """Whatever a random game brings can be drawn, on the board where its zone is there."""
    slots = slots_of("board")
    zones = set(marked("data-zone")) | {zone for zone, _ in slots}
    match = Match(RULES, RULES.setup(seats, {"bonanza": bonanza}), 3)
    stream = Stream(3)
    while True:
        for seat in (-1, 0):
            for piece in RULES.scene(RULES.view(match.table, seat)).pieces:
                exact = f"piece-{piece.kind}-{symbol_part(piece.face)}"
                assert exact in SYMBOLS or f"piece-{piece.kind}" in SYMBOLS, (piece.kind, piece.face)
                if piece.place in zones:
                    assert any(
                        zone == piece.place and (not kinds or piece.kind in kinds) for zone, kinds in slots
                    ), piece.id
        if match.over:
            return
        ask = open_asks(match.table)[0]
        choices = ask.options(match.table)
        match.apply(ask.seat, choices[stream.below(len(choices))])


def test_every_component_with_a_picture_has_a_vignette():
    """Whatever the client shows as a card has its picture."""
    without = {"place", "holding", "seat"}
    pictured = [c.id for c in RULES.components() if c.kind not in without]
    assert {f"face-{symbol_part(id_)}" for id_ in pictured} <= SYMBOLS


@pytest.mark.parametrize("sheet", ["board", "player"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_sheets_can_be_said(language, sheet):
    """Names are those of components, other words have a text."""
    known = {component.id for component in RULES.components()}
    assert set(marked("data-name", sheet)) <= known
    text = (RULES.folder / "text" / f"{language}.ftl").read_text("utf-8")
    for id_ in marked("data-say", sheet):
        assert re.search(rf"^{id_} = ", text, re.MULTILINE), id_


@pytest.mark.parametrize("language", LANGUAGES)
def test_kinds_of_pieces_and_places_have_names(language):
    """Screen readers say what a piece or place is."""
    text = (RULES.folder / "text" / f"{language}.ftl").read_text("utf-8")
    scene = RULES.scene(RULES.view(RULES.new_table(RULES.setup(4), 1), 0))
    for id_ in {f"zone-{zone.kind}" for zone in scene.zones} | {
        f"piece-{piece.kind}" for piece in scene.pieces
    }:
        assert re.search(rf"^{id_} = ", text, re.MULTILINE), id_


@pytest.mark.parametrize("literal", ["off", "on"])
def test_the_own_board_shows_the_costs_of_the_game(literal):
    """Each step shows figure, ships and spices of the content; a ruling's price comes as a piece."""
    record = tomllib.loads((RULES.folder / "data" / "development.toml").read_text("utf-8"))
    printed = dict(re.findall(r'data-zone="row:\{seat\}:(\w+:\d)"(.*?)</g>', TEXTS["player"], re.DOTALL))
    assert len(printed) == 25
    view = RULES.view(RULES.new_table(RULES.setup(2, {"seed_literal": literal}), 1), 0)
    laid: dict[str, list[str]] = {}
    for piece in RULES.scene(view).pieces:
        if piece.kind == "price":
            laid.setdefault(piece.place.removeprefix("price:0:"), []).append(
                piece.face.removeprefix("spice:")
            )
    ruled = {f"{name.split('_')[0]}:2": spices for name, spices in record["profile"]["seed_literal"].items()}
    for column in record["column"]:
        costs = {step["to"]: step for step in column["steps"]}
        for row, value in enumerate(column["values"], 1):
            text = printed[f"{column['id']}:{row}"]
            cost = costs.get(row, {"spices": [], "ships": 0})
            assert re.search(r'class="g-yield"[^>]*>(\d+)', text)[1] == str(value)
            spices = ruled.get(f"{column['id']}:{row}", cost["spices"]) if literal == "on" else cost["spices"]
            shown = re.findall(r"#g-s-(\w+)", text) + laid.get(f"{column['id']}:{row}", [])
            assert shown == spices
            assert re.findall(r'class="g-ships"[^>]*>(\d+)', text) == (
                [str(cost["ships"])] if cost["ships"] else []
            )


def test_references_lead_somewhere_and_ids_are_unique():
    """Also those of the player's sheet, which uses the board's symbols."""
    ids = marked("id")
    assert len(ids) == len(set(ids))
    assert not marked("id", "player")
    for text in TEXTS.values():
        assert set(re.findall(r'href="#([^"]+)"', text)) | set(re.findall(r"url\(#([^)]+)\)", text)) <= set(
            ids
        )


def test_the_sheets_are_small():
    """They are loaded with the page."""
    assert sum(len(gzip.compress(path.read_bytes())) for path in BOARD.iterdir()) < BUDGET


def test_all_rules_of_the_theme_stay_in_their_game():
    """Another game's board is not restyled."""
    text = re.sub(r"/\*.*?\*/", "", (BOARD / "theme.css").read_text("utf-8"), flags=re.DOTALL)
    for selectors in re.findall(r"([^{}]+)\{", text):
        assert all(".game-goa" in selector for selector in selectors.split(",") if selector.strip()), (
            selectors
        )
