"""The drawn boards of 13 Kolonien fit its scene, its content and its texts."""

from __future__ import annotations

import functools
import gzip
import re
import tomllib
import xml.etree.ElementTree as ET

import pytest

from carrack.games.thirteen_colonies.content.facts import NONE
from carrack.games.thirteen_colonies.rules.turns import NextAction
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.chance import Stream
from carrack.kernel.match import Match
from carrack.kernel.messages import Message
from carrack.kernel.registry import rules_of
from carrack.kernel.scene import Scene
from carrack.kernel.table import open_asks
from carrack.kernel.text import LANGUAGES, Texts
from thirteen_colonies.build import kind, kinds, put_people, table

RULES = rules_of("13-kolonien")
BOARD = RULES.folder / "board"
TEXTS = {name: (BOARD / f"{name}.svg").read_text("utf-8") for name in ("board", "player")}
SHEETS = {name: ET.fromstring(text) for name, text in TEXTS.items()}  # noqa: S314  our own files
BUDGET = 40_000
# Beside the board: players' markers, other players' discards, and what is read as cards at the hand.
BESIDE = {"seat", "discards", "hand", "explored"}
GAMES = [(2, "E"), (4, "F"), (3, "P")]
# So many choices of a random game bring every kind of piece.
CHOICES = 700
# In units of the sheet; see docs/drawing-a-board.md.
SMALLEST_WORDS = 17


def marked(name: str, sheet: str = "board") -> list[str]:
    """The values of an attribute, in the order of the sheet."""
    return [element.attrib[name] for element in SHEETS[sheet].iter() if name in element.attrib]


def symbol_part(id_: str) -> str:
    """An id as a part of a symbol's id."""
    return re.sub(r"[^a-z0-9_]", "-", id_)


def data(name: str) -> dict[str, list[dict[str, object]]]:
    """A file of the content."""
    return tomllib.loads((RULES.folder / "data" / f"{name}.toml").read_text("utf-8"))


DRAWINGS = dict(re.findall(r'<symbol[^>]* id="([^"]+)"(.*?)</symbol>', TEXTS["board"], re.DOTALL))
SYMBOLS = {id_ for id_ in marked("id") if id_.startswith(("piece-", "face-"))}
SLOTS = [
    (element.attrib["data-slot"], element.attrib.get("data-kinds", "").split())
    for sheet in SHEETS.values()
    for element in sheet.iter()
    if "data-slot" in element.attrib
]


@functools.cache
def scenes(seats: int, mode: str) -> list[Scene]:
    """What a player and everybody see in the course of a random game."""
    match = Match(RULES, RULES.setup(seats, {"mode": mode}), 3)
    stream = Stream(3)
    found: list[Scene] = []
    while not match.over and len(match.choices) < CHOICES:
        found += [RULES.scene(RULES.view(match.table, seat)) for seat in (-1, 0)]
        ask = open_asks(match.table)[0]
        choices = ask.options(match.table)
        match.apply(ask.seat, choices[stream.below(len(choices))])
    return found


@pytest.mark.whole
@pytest.mark.parametrize(("seats", "mode"), GAMES)
def test_vp_cards_in_the_slots_can_be_read(seats: int, mode: str) -> None:
    """Each has a slip of its own with its name, not the empty one."""
    for scene in scenes(seats, mode):
        for piece in scene.pieces:
            if piece.kind in {"vp", "beside"}:
                drawing = DRAWINGS[f"piece-{piece.kind}-{symbol_part(piece.face)}"]
                assert f'data-name="{piece.face}"' in drawing


@pytest.mark.whole
@pytest.mark.parametrize(("seats", "mode"), GAMES)
def test_only_open_regions_are_there(seats: int, mode: str) -> None:
    """An unknown region has no plate: its zone comes when it is discovered, and never goes."""
    before: set[str] = set()
    for scene in scenes(seats, mode):
        regions = {zone.id for zone in scene.zones if zone.kind == "region"}
        assert before <= regions
        assert {piece.place for piece in scene.pieces if piece.kind == "sites"} <= regions
        before = regions
    assert 0 < len(before) <= len(data("regions")["region"])


def test_the_price_marker_lies_on_its_price() -> None:
    """A good's ladder is printed from its content, and the slot of each field lies on it."""
    for good in data("goods")["good"]:
        row = re.search(rf'data-zone="good:{good["id"]}".*?(?=data-zone|$)', TEXTS["board"], re.DOTALL)
        assert row is not None
        printed = re.findall(r'class="k-price"[^>]*>(\d+)<', row[0])
        assert printed == [str(price) for price in good["ladder"]]  # type: ignore[attr-defined]
        kinds = [kinds for zone, kinds in SLOTS if zone == f"good:{good['id']}"]
        assert kinds == [[f"price-{at + 1}"] for at in range(len(printed))]


def test_plates_print_the_values_of_their_regions() -> None:
    """Points for the first, second and further places."""
    for region in data("regions")["region"]:
        print_on = rf'data-zone="region:{region["id"]}".*?class="k-values"[^>]*>([^<]*)</text>'
        plate = re.search(print_on, TEXTS["board"], re.DOTALL)
        assert plate is not None
        assert plate[1] == " ".join(map(str, region["values"]))  # type: ignore[call-overload]


@pytest.mark.parametrize(
    ("language", "words"), [("en", ("Island.", "Mainland.")), ("de", ("Insel.", "Land."))]
)
def test_land_and_islands_can_be_told_apart_everywhere(language: str, words: tuple[str, str]) -> None:
    """By a sign on the plate, in the text board and in the text of the region: cards ask for it."""
    texts = Texts(language, RULES)
    described = {component.id: component.text for component in RULES.components()}
    made = table("E", regions=[str(region["id"]) for region in data("regions")["region"]])
    (panel,) = [panel for panel in RULES.board_text(RULES.view(made, 0)) if panel.title.id == "board-regions"]
    told = {row[0]: row[1] for row in panel.rows}
    for region in data("regions")["region"]:
        zone = f"region:{region['id']}"
        plate = re.search(rf'data-zone="{zone}".*?</g>', TEXTS["board"], re.DOTALL)
        assert plate is not None
        assert re.findall(r"#k-sign-(\w+)", plate[0]) == [region["type"]]
        assert told[zone] == Message(f"short-{region['type']}")
        text = texts.say(Message(described[zone]))
        assert text.startswith(words[region["type"] == "land"])
        assert f"{region['sites']} " in text
        assert ", ".join(map(str, region["values"])) in text  # type: ignore[call-overload]


def test_plates_do_not_overlap() -> None:
    """All fifteen regions may be open at once."""
    boxes = []
    for group in SHEETS["board"].iter():
        if group.attrib.get("data-zone", "").startswith("region:"):
            rect = next(child for child in group if child.tag.endswith("rect"))
            boxes.append([float(rect.attrib[name]) for name in ("x", "y", "width", "height")])
    assert len(boxes) == 15
    for at, (x, y, width, height) in enumerate(boxes):
        for left, top, wide, high in boxes[at + 1 :]:
            apart = x + width <= left or left + wide <= x or y + height <= top or top + high <= y
            assert apart


def test_names_of_peoples_can_be_read() -> None:
    """Where there is room they have the size that the board's smallest words should have, or more."""
    size = next(
        float(element.attrib["data-size"])
        for element in SHEETS["board"].iter()
        if element.attrib.get("data-slot", "").startswith("region:") and "data-kinds" not in element.attrib
    )
    peoples = [card["id"] for card in data("cards_natives")["card"] if card["type"] == "people"]
    assert len(peoples) == 7
    for id_ in peoples:
        tile = re.search(rf'<symbol id="piece-people-card-{id_}" viewBox="0 0 \d+ (\d+)"', TEXTS["board"])
        name = re.search(rf'font-size="(\d+)"[^>]*data-name="card:{id_}"', TEXTS["board"])
        assert tile is not None
        assert name is not None
        assert int(name[1]) / int(tile[1]) * size > SMALLEST_WORDS


def test_every_card_has_a_vignette() -> None:
    """Cards, goods and nations; actions, regions and piles are words."""
    pictured = [one.id for one in RULES.components() if one.kind not in {"action", "region", "pile"}]
    assert len(pictured) > 179
    assert {f"face-{symbol_part(id_)}" for id_ in pictured} <= SYMBOLS


@pytest.mark.whole
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "mode"), GAMES)
def test_kinds_of_pieces_and_places_have_names(seats: int, mode: str, language: str) -> None:
    """Screen readers say what a piece or place is."""
    text = (RULES.folder / "text" / f"{language}.ftl").read_text("utf-8")
    said = set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))
    for scene in scenes(seats, mode):
        assert {f"zone-{zone.kind}" for zone in scene.zones} <= said
        assert {f"piece-{piece.kind}" for piece in scene.pieces} <= said


def test_the_sheets_are_small() -> None:
    """They are loaded with the page."""
    assert sum(len(gzip.compress(path.read_bytes())) for path in BOARD.iterdir()) < BUDGET


def test_the_text_board_tells_credits_cities_and_own_taxes() -> None:
    """Open to all: what was paid in advance, whether a city stands, and what each player pays."""
    made = table("P", 2)
    put_people(made, "inca", ["forest"], city=True)
    made.turn.credits = (2,) + (0,) * 12
    made.tax, made.own_tax = 3, (NONE, 1)
    panels = {panel.title.id: panel.rows for panel in RULES.board_text(RULES.view(made, -1))}
    assert [row[-1] for row in panels["board-players"]] == [3, 1]
    assert panels["board-peoples"][0][3] == "card:cusco"
    assert [Message("board-credit", {"good": "good:food"}), 2] in panels["board-state"]


@pytest.mark.parametrize(("seats", "mode"), GAMES)
def test_piles_that_are_open_are_told_card_by_card(seats: int, mode: str) -> None:
    """Coast piles from the bottom to the top, and what was trashed: in the scene and as text (Appendix D)."""
    match = Match(RULES, RULES.setup(seats, {"mode": mode}), 5)
    stream = Stream(5)
    trashed = deep = 0
    while not match.over and len(match.choices) < CHOICES:
        ask = open_asks(match.table)[0]
        choices = ask.options(match.table)
        match.apply(ask.seat, choices[stream.below(len(choices))])
        if len(match.choices) % 25:
            continue
        view = RULES.view(match.table, -1)
        told, scene = view.as_json(), RULES.scene(view)
        panels = {panel.title.id: panel.rows for panel in RULES.board_text(view)}
        listed = panels.get("board-coasts", [])
        for region, land in told["regions"].items():
            pile = [f"card:{id_}" for id_ in land["coast"]]
            place = f"region:{region}"
            assert [one.face for one in scene.pieces if one.place == place and "coast" in one.kind] == pile
            rows = [row[2] for row in listed if row[0] == place]
            assert rows == (pile[::-1] if len(pile) > 1 else [])
            deep += len(rows)
        for name in ("terrain", "coast"):
            pile = [f"card:{id_}" for id_ in told[f"{name}_trash"]]
            lying = {one.face: one.badge or 1 for one in scene.pieces if one.place == f"{name}-trash"}
            assert lying == {face: pile.count(face) for face in pile}
            written = [
                row[1:] for row in panels.get("board-trash", []) if row[0] == Message(f"board-trash-{name}")
            ]
            assert sorted(map(str, written)) == sorted(str([face, n]) for face, n in lying.items())
            trashed += len(pile)
        decks = {one.place: one.badge for one in scene.pieces if one.place in {"terrain", "coast"}}
        assert decks == {"terrain": told["terrain_deck"], "coast": told["coast_deck"]}
    assert trashed > 0
    assert deep > 0


def lying(scene: Scene, place: str) -> dict[str, int]:
    """The cards of a place with their numbers."""
    return {one.face: one.badge or 1 for one in scene.pieces if one.place == place and one.kind == "card"}


def test_others_piles_show_what_all_know_and_no_more() -> None:
    """Hand and draw pile as one set, open discards, VP cards by number until the end (Appendix D)."""
    made = table("P", 2)
    one, other = made.players
    one.hand, one.draw, one.vp_pile = kinds(["colonist"]), kinds(["carrack", "town_hall"]), []
    other.hand, other.draw = kinds(["smithy", "galleon"]), kinds(["smithy"])
    other.discard, other.vp_pile = kinds(["colonist"]), kinds(["el_dorado", "el_dorado"])
    made.stack.append(NextAction(0))
    scene = RULES.scene(RULES.view(made, 0))
    assert lying(scene, "deck:0") == {"card:carrack": 1, "card:town_hall": 1}
    assert lying(scene, "held:1") == {"card:smithy": 2, "card:galleon": 1}
    assert lying(scene, "discards:1") == {"card:colonist": 1}
    assert lying(scene, "vp-pile:1") == {}
    assert [piece.badge for piece in scene.pieces if piece.place == "vp-pile:1"] == [2]
    assert {zone.id for zone in scene.zones} & {"held:0", "deck:1"} == set()
    made.stack.pop()
    over = RULES.scene(RULES.view(made, 0))
    assert lying(over, "vp-pile:1") == {"card:el_dorado": 2}
    assert {"deck:{seat}", "held:{seat}"} <= set(marked("data-zone", "player"))


@pytest.mark.parametrize("mode", ["E", "F", "P"])
def test_the_shelf_of_raids_is_there_where_natives_raid(mode: str) -> None:
    """In the beginner game no card can ever lie on it (F2.b); an empty shelf of the others stays."""
    made = table(mode, 2)
    raids = [card.index for card in made.facts.cards if card.type == "raid"]
    scene = RULES.scene(RULES.view(made, 0))
    shown = {zone.id for zone in scene.zones} & {"raids"}
    assert shown == (set() if mode == "E" else {"raids"})
    assert [one.kind for one in scene.pieces if one.place == "raids"] == ["raids"] * (7 * len(shown))
    assert "raids" in marked("data-zone")
    made.supply = [0 if kind in raids else left for kind, left in enumerate(made.supply)]
    empty = RULES.scene(RULES.view(made, 0))
    assert {zone.id for zone in empty.zones} & {"raids"} == shown


def test_the_box_lists_what_has_left_the_game() -> None:
    """Not what the mode never used; royal supports begin in the decks. All see the same, also as text."""
    made = Match(RULES, RULES.setup(2, {"mode": "E"}), 3).table
    assert isinstance(made, ColoniesTable)
    before = lying(RULES.scene(RULES.view(made, 0)), "box")
    instants = {card.thing for card in made.facts.cards if card.kind == "instant"}
    assert set(before) <= instants
    made.add_to_box(kind("cusco"))
    made.add_to_box(kind("royal_support"))
    for seat in (-1, 0, 1):
        view = RULES.view(made, seat)
        scene = RULES.scene(view)
        assert lying(scene, "box") == {"card:cusco": 1, "card:royal_support": 1, **before}
        assert [piece.badge for piece in scene.pieces if piece.kind == "box"] == [sum(before.values()) + 2]
        rows = {panel.title.id: panel.rows for panel in RULES.board_text(view)}["board-trash"]
        assert [row[1] for row in rows if row[0] == Message("board-box")] == list(lying(scene, "box"))


def test_credits_lie_with_the_state_of_the_game() -> None:
    """Each good with a credit for the turn, in the colour of the active player; every good has a drawing."""
    made = table("P", 2)
    made.turn.credits = (2, 0, 1) + (0,) * 10
    scene = RULES.scene(RULES.view(made, -1))
    found = [(one.face, one.badge, one.owner) for one in scene.pieces if one.kind == "credit"]
    goods = [f"good:{good['id']}" for good in data("goods")["good"]]
    assert found == [(goods[0], 2, made.active), (goods[2], 1, made.active)]
    assert {f"piece-credit-{symbol_part(good)}" for good in goods} <= SYMBOLS


@pytest.mark.whole
def test_the_scene_names_whose_turn_it_is() -> None:
    """Also while others are asked whether they react."""
    for scene, one in zip(scenes(2, "E")[:40:2], scenes(2, "E")[1:40:2], strict=True):
        assert scene.acting == one.acting
    assert {scene.acting for scene in scenes(2, "E")} >= {(0,), (1,)}


@pytest.mark.whole
@pytest.mark.parametrize(("seats", "mode"), GAMES)
def test_pieces_stand_for_options_of_the_game(seats: int, mode: str) -> None:
    """What is chosen among cards and colonies on the board can be clicked there."""
    meant = {
        meaning.removeprefix("do:")
        for scene in scenes(seats, mode)
        for piece in scene.pieces
        for meaning in piece.means
        if meaning.startswith("do:")
    }
    assert {"from open", "from hidden"} <= meant
    assert {one.split()[0] for one in meant} >= {"show", "under", "colony", "from", "attack"}
    assert meant <= set(RULES.catalogue.by_notation)


def test_labels_count_from_one() -> None:
    """Spaces and costs are called by the numbers that are printed."""
    for language, space, cost in (("en", "1", "first"), ("de", "1", "ersten")):
        texts = Texts(language, RULES)
        assert space in texts.say(RULES.catalogue.by_notation["recruit 1"].label)
        assert cost in texts.say(RULES.catalogue.by_notation["cost 1"].label)
