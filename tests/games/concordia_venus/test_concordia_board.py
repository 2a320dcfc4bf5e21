"""The drawn boards of Concordia Venus; `test_sheets.py` says what any game's sheets have to keep."""

from __future__ import annotations

import gzip
import re
import tomllib

import pytest

from carrack.kernel.text import LANGUAGES, Texts
from concordia_venus.build import game, new_game, table, turn

RULES = game()
BOARD = RULES.folder / "board"
MAPS = ("imperium", "hellas", "cyprus", "ionium")
SHEETS = {name: (BOARD / f"{name}.svg").read_text("utf-8") for name in MAPS}
BUDGET = 40_000


@pytest.mark.parametrize("sheet", MAPS)
def test_a_sheet_keeps_its_budget(sheet: str) -> None:
    """A table loads one map with the sheet of a player and the theme."""
    parts = [(BOARD / name).read_bytes() for name in (f"{sheet}.svg", "player.svg", "theme.css")]
    assert len(gzip.compress(b"".join(parts), 9)) < BUDGET


@pytest.mark.parametrize("sheet", MAPS)
def test_a_sheet_shows_just_the_cities_provinces_and_paths_of_its_map(sheet: str) -> None:
    """Named as in the data, each with an area to point at."""
    record = tomllib.loads((RULES.folder / "data" / f"{sheet}.toml").read_text("utf-8"))
    areas = re.findall(r'data-zone="(city|path|province):([^"]+)"', SHEETS[sheet])
    assert {id_ for kind, id_ in areas if kind == "city"} == {city["id"] for city in record["city"]}
    assert {id_ for kind, id_ in areas if kind == "province"} == {one["id"] for one in record["province"]}
    assert len({id_ for kind, id_ in areas if kind == "path"}) == len(record["path"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["individual", "team"])
def test_kinds_of_pieces_and_places_have_names(language: str, mode: str) -> None:
    """Screen readers say what a piece or place is."""
    texts = Texts(language, RULES)
    made = new_game(4, 3, {"mode": mode, "display": "wine"})
    scene = RULES.scene(RULES.view(made, 0))
    for id_ in {f"zone-{zone.kind}" for zone in scene.zones} | {f"piece-{one.kind}" for one in scene.pieces}:
        assert texts.has(id_), id_


def test_the_scene_names_the_partners_who_make_a_move_together() -> None:
    """Both are lit while either is asked; alone, one is; before the first turn and after the last, nobody."""
    made = table(4, mode="team")
    assert RULES.scene(RULES.view(made, 1)).acting == ()
    turn(made, "green", "play mercator3")
    for looking in range(4):
        assert RULES.scene(RULES.view(made, looking)).acting == (1, 3)
    alone = table(3)
    turn(alone, "green", "play mercator3")
    assert RULES.scene(RULES.view(alone, 0)).acting == (1,)
    alone.stack.clear()
    assert RULES.scene(RULES.view(alone, 0)).acting == ()
