"""Every game's drawn sheets fit its scenes, its components and its texts."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import pytest
from sheets import BOARDS, GAMES, OWN, SHEETS, names, played, sheet

from carrack.kernel.chance import Stream
from carrack.kernel.match import Match
from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.scene import NO_OWNER, Scene
from carrack.kernel.table import open_asks
from carrack.kernel.text import LANGUAGES

LOOK_EVERY = 4  # decisions
CLIENT = Path(__file__).parents[2] / "web" / "src"


def symbol_part(id_: str) -> str:
    """An id as it stands in the id of a symbol."""
    return re.sub(r"[^a-z0-9_]", "-", id_)


class Seen:
    """What the scenes of random games bring to one board."""

    def __init__(self) -> None:
        self.zones: set[str] = set()
        self.open: dict[str, set[str]] = {}
        """The zones that belong to nobody, by kind."""
        self.pieces: set[tuple[str, str, str]] = set()
        """Kind, face and place."""
        self.kinds: set[str] = set()
        """The kinds of action that menus list."""

    def look(self, scene: Scene) -> None:
        """Note what a scene shows."""
        self.zones |= {zone.id for zone in scene.zones}
        for zone in scene.zones:
            if zone.owner == NO_OWNER:
                self.open.setdefault(zone.kind, set()).add(zone.id)
        self.pieces |= {(piece.kind, piece.face, piece.place) for piece in scene.pieces}


@functools.cache
def seen(game: str) -> dict[str, Seen]:
    """What the beginning of every set-up and some whole random games show, by board."""
    rules = rules_of(game)
    found: dict[str, Seen] = {}
    for setup in rules.setups():
        scene = rules.scene(rules.view(Match(rules, setup, 1).table, 0))
        found.setdefault(scene.sheet, Seen()).look(scene)
    for number, setup in enumerate(played(rules)):
        match = Match(rules, setup, number)
        stream = Stream(number)
        while True:
            if len(match.choices) % LOOK_EVERY == 0 or match.over:
                for seat in (-1, 0):
                    scene = rules.scene(rules.view(match.table, seat))
                    found.setdefault(scene.sheet, Seen()).look(scene)
            if match.over:
                break
            ask = open_asks(match.table)[0]
            found[scene.sheet].kinds |= {kind.id for kind in ask.menu(match.table)}
            choices = ask.options(match.table)
            match.apply(ask.seat, choices[stream.below(len(choices))])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_scene_has_its_sheet(game: str) -> None:
    """The boards that scenes name are there, and no other."""
    assert set(seen(game)) == {name for name in names(game) if name != OWN}


@pytest.mark.parametrize(("game", "board"), BOARDS)
def test_every_place_on_the_board_is_drawn(game: str, board: str) -> None:
    """If one place of a kind has an area or a slot, all have; the sheet knows no place that no game has."""
    scenes = seen(game)[board]
    drawn = sheet(game, board).drawn
    halves = {kind: zones - drawn for kind, zones in scenes.open.items() if zones & drawn}
    assert {kind: missing for kind, missing in halves.items() if missing} == {}
    assert drawn <= scenes.zones


@pytest.mark.parametrize(("game", "board"), BOARDS)
def test_every_piece_has_a_symbol_and_a_slot(game: str, board: str) -> None:
    """Whatever a random game brings can be drawn, and has a slot where its zone is on a sheet."""
    boards = [sheet(game, board), sheet(game, OWN)]
    symbols = boards[0].symbols | boards[1].symbols
    for kind, face, place in seen(game)[board].pieces:
        part = symbol_part(face)
        assert symbols & {f"piece-{kind}-{part}", f"piece-{kind}", f"face-{part}"}, (kind, face)
        for drawing in boards:
            slots = [kinds for zone, kinds in drawing.slots if zone == place]
            if place in drawing.drawn:
                assert any(not kinds or kind in kinds for kinds in slots), (kind, place)


@pytest.mark.parametrize(("game", "board"), BOARDS)
def test_vignettes_are_complete(game: str, board: str) -> None:
    """If one component of a kind has a picture, all have."""
    symbols = sheet(game, board).symbols | sheet(game, OWN).symbols
    components = rules_of(game).components()
    kinds = {one.kind for one in components if f"face-{symbol_part(one.id)}" in symbols}
    lacking = {
        one.id for one in components if one.kind in kinds and f"face-{symbol_part(one.id)}" not in symbols
    }
    assert not lacking


@pytest.mark.parametrize(("game", "name"), SHEETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_sheet_can_be_said(game: str, name: str, language: str) -> None:
    """Names are those of components, words are messages of the game."""
    rules = rules_of(game)
    assert set(sheet(game, name).marked("data-name")) <= {component.id for component in rules.components()}
    text = (rules.folder / "text" / f"{language}.ftl").read_text("utf-8")
    for id_ in sheet(game, name).marked("data-say"):
        assert re.search(rf"^{id_} =", text, re.MULTILINE), id_


@pytest.mark.parametrize(("game", "name"), SHEETS)
def test_references_lead_somewhere_and_ids_are_unique(game: str, name: str) -> None:
    """A sheet stands for itself: a player's own may use what the board brings."""
    ids = sheet(game, name).marked("id")
    assert len(ids) == len(set(ids))
    text = sheet(game, name).text
    used = set(re.findall(r'href="#([^"]+)"', text)) | set(re.findall(r"url\(#([^)]+)\)", text))
    known = set(ids).union(*(sheet(game, board).marked("id") for board in names(game) if name == OWN))
    assert used <= known


@pytest.mark.parametrize(("game", "board"), BOARDS)
def test_every_kind_of_action_has_its_sign(game: str, board: str) -> None:
    """A menu shows a sign for each of its kinds; a sign that no menu shows would make room for nothing."""
    signs = [id_ for id_ in sheet(game, board).marked("id") if id_.startswith("menu-")]
    assert set(signs) == {f"menu-{kind}" for kind in seen(game)[board].kinds}


@pytest.mark.parametrize("game", GAMES)
def test_all_rules_of_a_theme_stay_in_their_game(game: str) -> None:
    """A theme changes nothing outside of its own table."""
    theme = (rules_of(game).folder / "board" / "theme.css").read_text("utf-8")
    for selectors in re.findall(r"([^{}]+)\{", re.sub(r"/\*.*?\*/", "", theme, flags=re.DOTALL)):
        wanted = [selector for selector in selectors.split(",") if selector.strip()]
        assert all(
            f".game-{game}" in selector for selector in wanted if not selector.lstrip().startswith("@")
        )


@pytest.mark.parametrize("game", game_ids())
def test_seats_have_colours_that_the_client_knows(game: str) -> None:
    """All of a game's seats or none, each another one; a list that it can't paint would be ignored."""
    known = re.findall(r"^ +colour: '(\w+)'", (CLIENT / "seats.ts").read_text("utf-8"), re.MULTILINE)
    rules = rules_of(game)
    seats = [component for component in rules.components() if component.id.startswith("seat:")]
    declared = [component.colour for component in seats if component.colour]
    assert len(declared) in {0, len(seats)}
    assert len(set(declared)) == len(declared)
    assert set(declared) <= set(known) - {"neutral"}
