"""Goa's drawn boards fit its scene, its components and its texts."""

from __future__ import annotations

import gzip
import re
import tomllib
import xml.etree.ElementTree as ET

import pytest

from carrack.kernel.registry import rules_of
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


def test_every_component_with_a_picture_has_a_vignette():
    """Whatever the client shows as a card has its picture."""
    without = {"place", "holding", "seat"}
    pictured = [c.id for c in RULES.components() if c.kind not in without]
    assert {f"face-{symbol_part(id_)}" for id_ in pictured} <= SYMBOLS


@pytest.mark.parametrize("language", LANGUAGES)
def test_kinds_of_pieces_and_places_have_names(language):
    """Screen readers say what a piece or place is."""
    text = (RULES.folder / "text" / f"{language}.ftl").read_text("utf-8")
    scene = RULES.scene(RULES.view(RULES.new_table(RULES.setup(4), 1), 0))
    for id_ in {f"zone-{zone.kind}" for zone in scene.zones} | {
        f"piece-{piece.kind}" for piece in scene.pieces
    }:
        assert re.search(rf"^{id_} = ", text, re.MULTILINE), id_


def test_coordinates_that_texts_use_are_printed():
    """Letter and number of each cell, and the one of each place at the edge."""
    printed: dict[str, str] = {}
    for element in SHEETS["board"].iter():
        if element.attrib.get("class") == "g-coordinate":
            for place in element.attrib["data-at"].split():
                printed[place] = printed.get(place, "") + str(element.text).casefold()
    places = {c.id: c.names["en"] for c in RULES.components() if c.kind == "place"}
    assert printed.keys() == places.keys()
    for place, name in places.items():
        assert set(printed[place]) == set(name.split()[-1].casefold()), place


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
            assert re.findall(r'class="g-yield"[^>]*>(\d+)', text)[0] == str(value)
            spices = ruled.get(f"{column['id']}:{row}", cost["spices"]) if literal == "on" else cost["spices"]
            shown = re.findall(r"#g-s-(\w+)", text) + laid.get(f"{column['id']}:{row}", [])
            assert shown == spices
            assert re.findall(r'class="g-ships"[^>]*>(\d+)', text) == (
                [str(cost["ships"])] if cost["ships"] else []
            )


def test_the_sheets_are_small():
    """They are loaded with the page."""
    assert sum(len(gzip.compress(path.read_bytes())) for path in BOARD.iterdir()) < BUDGET
