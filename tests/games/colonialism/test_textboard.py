"""The board as text shows what a seat may see, in both languages, and nothing more."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from carrack.games.colonialism.content.facts import FACTIONS
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.chance import Stream
from carrack.kernel.messages import Message
from carrack.kernel.panels import Panel
from carrack.kernel.registry import rules_of
from carrack.kernel.table import advance, open_asks, take
from carrack.kernel.text import LANGUAGES, Texts
from carrack.mechanics.bits import mask_of

RULES = rules_of("colonialism")
TEXTS = {language: Texts(language, RULES) for language in LANGUAGES}
DASH = TEXTS["en"].say(Message("board-none"))
INDIA, CHINA, ARABIAN_SEA = 3, 4, 2
ARMY, FLEET, TREATY, TRADE = 0, 5, 15, 23
BLUE, RED, PUBLIC = 0, 1, -1


def tables(seats: int, seed: int, every: int = 9) -> Iterator[ColonialismTable]:
    """A random game, seen at every ninth decision, at every secret choice and at the end."""
    table = RULES.new_table(RULES.setup(seats), seed)
    stream = Stream(seed)
    options = advance(table)
    count = 0
    while options:
        assert isinstance(table, ColonialismTable)
        if count % every == 0 or (len(open_asks(table)) > 1 and any(table.kept)):
            yield table
        count += 1
        options = take(table, options[stream.below(len(options))])
    assert isinstance(table, ColonialismTable)
    yield table


def small_table(seats: int = 2) -> ColonialismTable:
    """An empty board with a game still going on."""
    table = RULES.new_table(RULES.setup(seats), 1)
    assert isinstance(table, ColonialismTable)
    return table


def panels(table: ColonialismTable, seat: int) -> list[Panel]:
    """The board as a seat reads it."""
    return RULES.board_text(RULES.view(table, seat))


def panel(table: ColonialismTable, seat: int, title: str) -> Panel:
    """The panel of that title."""
    return next(found for found in panels(table, seat) if found.title.id == title)


def titles(table: ColonialismTable, seat: int) -> set[str]:
    """Which panels a seat gets."""
    return {found.title.id for found in panels(table, seat)}


def said(found: Panel, language: str) -> list[list[str]]:
    """All cells as text, the title and the columns first."""
    texts = TEXTS[language]
    return [
        [texts.say(found.title)],
        [texts.say(column) for column in found.columns],
        *[
            [texts.say(cell) if isinstance(cell, Message) else str(texts.name(cell)) for cell in row]
            for row in found.rows
        ],
    ]


def row_of(found: Panel, thing: str, at: int = 0, language: str = "en") -> list[str]:
    """The row whose cell `at` is a thing, as text."""
    index = next(index for index, row in enumerate(found.rows) if row[at] == thing)
    return said(found, language)[index + 2]


@pytest.mark.whole
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_cell_can_be_said_in_both_languages(seats):
    """At many points of a game, for every seat and the public: full rows, all things named."""
    for table in tables(seats, seats):
        for seat in range(PUBLIC, seats):
            for found in panels(table, seat):
                assert all(len(row) == len(found.columns) for row in found.rows)
                for language in LANGUAGES:
                    cells = [cell for row in said(found, language) for cell in row]
                    assert all(cells)
                    assert not [cell for cell in cells if ":" in cell and ": " not in cell]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_panels_fit_a_terminal_of_120_columns(seats, language):
    """The widest cells of all columns, with three characters between them, stay within 120."""
    for table in tables(seats, 7):
        for found in panels(table, BLUE):
            rows = said(found, language)[1:]
            width = sum(max(len(row[at]) for row in rows) + 3 for at in range(len(found.columns))) + 1
            assert width <= 120, rows


def as_data(found: list[Panel]) -> list[object]:
    """Panels in a form that can be compared."""
    return [(one.title, one.columns, one.rows) for one in found]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_cards_of_others_never_show(seats):
    """Whatever the others may hold in secret, a seat's board reads the same."""
    differed = 0
    for number, table in enumerate(tables(seats, 20 + seats)):
        for seat in range(PUBLIC, seats):
            other = RULES.redeal(table, seat, number)
            assert isinstance(other, ColonialismTable)
            assert as_data(panels(other, seat)) == as_data(panels(table, seat))
            others = [player for player in range(seats) if player != seat]
            differed += any(as_data(panels(other, p)) != as_data(panels(table, p)) for p in others)
    assert differed


def test_a_face_down_card_is_named_for_its_owner_only():
    """Others see that a card lies there, and whose it is (5.1.3.2)."""
    table = small_table()
    for seat, card in ((BLUE, ARMY), (RED, FLEET)):
        table.board.down[seat] = 1 << INDIA
        table.first[INDIA * FACTIONS + seat] = card
    for seat, blue, red in (
        (BLUE, "Army", "unknown"),
        (RED, "unknown", "Fleet"),
        (PUBLIC, "unknown", "unknown"),
    ):
        assert said(panel(table, seat, "board-policies"), "en")[2:] == [
            ["India", "Blue", blue, "face down"],
            ["India", "Red", red, "face down"],
        ]


def test_face_up_cards_are_named_for_everybody():
    """Later policy cards lie open, one row each (5.1.3.2)."""
    table = small_table()
    table.board.up[CHINA * FACTIONS + BLUE] = mask_of([ARMY, TREATY])
    for seat in (BLUE, RED, PUBLIC):
        assert said(panel(table, seat, "board-policies"), "de")[2:] == [
            ["China", "Blau", "Armee", "offen"],
            ["China", "Blau", "Vertrag", "offen"],
        ]


def test_mercenaries_stand_behind_a_plus_sign():
    """Five own discs and two mercenaries read 5+2; no discs read as a dash."""
    table = small_table()
    table.board.discs[INDIA * FACTIONS + BLUE] = 5
    table.board.mercenaries[INDIA * FACTIONS + BLUE] = 2
    table.board.cubes[INDIA * 3 : INDIA * 3 + 3] = [1, 0, 2]
    row = row_of(panel(table, RED, "board-regions"), "region:india", 1)
    assert row == ["4", "India", "3", "10", DASH, "5+2", DASH, "1/0/2"]


def test_regions_stand_in_region_order():
    """The first row is the region with order tile 1, and the track names all six in order."""
    table = small_table()
    table.board.order = (5, 4, 3, 2, 1, 0)
    rows = said(panel(table, PUBLIC, "board-regions"), "en")[2:]
    assert [row[0] for row in rows] == ["1", "2", "3", "4", "5", "6"]
    assert rows[0][1] == "Southeast Asia"
    assert ", ".join(row[1] for row in rows) in [row[1] for row in said(panels(table, PUBLIC)[0], "en")[2:]]


def test_ships_are_counted_fresh_and_used():
    """Each seat's ships at each sea zone, by status (5.1.2)."""
    table = small_table()
    at = ARABIAN_SEA
    table.board.fresh[at] = 2
    table.board.used[at] = 1
    table.board.used[5 + at] = 3
    sea = "sea:arabian_sea"
    found = panel(table, PUBLIC, "board-seas")
    assert row_of(found, sea) == ["Arabian Sea", "2 fresh, 1 used", "3 used"]
    assert row_of(found, sea, language="de") == ["Arabisches Meer", "2 bereit, 1 benutzt", "3 benutzt"]
    table.board.used[at] = 0
    assert row_of(panel(table, PUBLIC, "board-seas"), sea)[1] == "2 fresh"


def test_a_hand_is_shown_to_its_owner_only():
    """The owner reads what each card needs; others find its size among the players."""
    table = small_table()
    table.hands[BLUE] = mask_of([FLEET, TRADE])
    assert said(panel(table, BLUE, "board-hand"), "en")[2:] == [
        ["Fleet", "policy", "ship"],
        ["Trade", "action", "ship, influence in 1 of 2"],
    ]
    assert "board-hand" not in titles(table, RED) | titles(table, PUBLIC)
    assert row_of(panel(table, RED, "board-players"), "seat:0")[2] == "2"


def test_cards_chosen_to_be_kept_are_marked():
    """While cards are chosen in secret, the owner sees which ones are chosen."""
    table = small_table()
    table.hands[BLUE] = mask_of([FLEET, TRADE])
    table.kept = (1 << TRADE, 0)
    rows = said(panel(table, BLUE, "board-hand"), "de")
    assert rows[1][-1] == "Gewählt"
    assert [row[-1] for row in rows[2:]] == [DASH, "ja"]


def test_interests_are_secret_until_the_end():
    """During the game a seat reads its own three, at the end everybody's (6.0)."""
    table = small_table()
    table.interests = (0b111, 0b111000)
    assert len(panel(table, RED, "board-interests").rows) == 3
    assert "board-interests" not in titles(table, PUBLIC)
    table.stack.clear()
    for seat in (BLUE, PUBLIC):
        shown = panel(table, seat, "board-shown-interests")
        assert [row[0] for row in shown.rows] == ["seat:0"] * 3 + ["seat:1"] * 3
        assert row_of(panel(table, seat, "board-track"), "row:1") == ["row 1", DASH]
        assert said(panel(table, seat, "board-track"), "en")[3] == ["Phase", "Game over"]


def test_discard_piles_lie_open_side_by_side():
    """Everybody may read every discard pile (5.1.1)."""
    table = small_table()
    table.board.discards = [mask_of([ARMY, TRADE]), mask_of([TREATY])]
    rows = said(panel(table, PUBLIC, "board-discards"), "en")
    assert rows[1:] == [["Blue", "Red"], ["Army", "Treaty"], ["Trade", DASH]]


def test_collected_cubes_of_this_turn_and_before_stand_apart():
    """Only the cubes of this game turn decide who chooses a row first (5.2.3)."""
    table = small_table()
    table.board.gained = [0, 0, 0, 1, 0, 2]
    table.board.stock = (3, 1, 0, 0, 0, 0)
    found = panel(table, BLUE, "board-players")
    assert row_of(found, "seat:0")[-2:] == [DASH, "3/1/0"]
    assert row_of(found, "seat:1")[-2:] == ["1/0/2", DASH]
