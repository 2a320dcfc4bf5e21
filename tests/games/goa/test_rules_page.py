"""RULES.md of Goa is complete, and the rules in our words follow the content."""

from __future__ import annotations

from pathlib import Path

import pytest
from changed_content import Silent, pack_with
from rules_table import GAMES, rows_of

from carrack.games.goa.content.loader import Content
from carrack.games.goa.game import rules as load_rules
from carrack.games.goa.show.figures import figures
from carrack.kernel.pages import rules_text
from goa.build import game

PAGE = (GAMES / "goa" / "RULES.md").read_text(encoding="utf-8")
RULINGS = 60


def test_all_rulings_in_their_order() -> None:
    """Numbered without gaps."""
    assert [row.id for row in rows_of(PAGE, "ruling")] == [f"R{number}" for number in range(1, RULINGS + 1)]


def test_every_section_of_a_component_is_listed() -> None:
    """Whatever section the component browser names can be looked up."""
    listed = {row.id for row in rows_of(PAGE, "rule")}
    assert {component.section for component in game().components()} <= listed


def test_every_option_is_explained() -> None:
    """Each option with its values, the default first."""
    for option in game().options:
        values = ", ".join(f"`{value}`" for value in option.values)
        assert f"- `{option.name}` ({values})" in PAGE


def test_the_stated_bound() -> None:
    """The numbers of the page are those of the code."""
    bounds = [game().most_decisions(game().setup(seats)) for seats in (2, 3, 4)]
    assert f"{bounds[0]}, {bounds[1]} and {bounds[2]} decisions" in PAGE


# The rules in our words


@pytest.mark.whole
def test_whatever_the_content_changes_is_on_the_page() -> None:
    """Every number, truth value and name of the data, changed alone, changes both pages."""
    reasons = {
        "bonanza.bonanza.*.name_*": "the page tells the gain itself",
        "setup.box.ducats": "the page says that ducats never run out",
        "setup.box.spices_each": "the page says that spices never run out",
        "tiles.tile.plantation_1.points": "what it is worth is setup.points.single_plantation",
    }
    silent = Silent("goa", game().folder, Content, figures, reasons)
    assert (silent.found, silent.idle) == ([], [])
    assert silent.tried > 280


CHANGES = {
    "bonanza.toml": [("gain = { ships = 2 }", "gain = { ships = 1, ducats = 2 }")],
    "colonies.toml": [
        ('"Cochin"', '"Kochi"'),
        ("colonists = 8", "colonists = 9"),
        ("revealed = 2", "revealed = 1"),
    ],
    "development.toml": [
        ("values = [4, 6, 8, 10, 12]", "values = [4, 7, 8, 10, 12]"),
        ('{ to = 2, spices = ["clove"], ships = 1', '{ to = 2, spices = ["pepper"], ships = 2'),
        ('name_en = "Taxes"', 'name_en = "Dues"'),
        ('name_de = "Steuer"', 'name_de = "Zoll"'),
        ("rows = [4, 5]", "rows = [3, 5]"),
    ],
    "expedition.toml": [("most = 4\nducats = 3", "most = 5\nducats = 1"), ('"Mixed harvest"', '"Potluck"')],
    "setup.toml": [("ships = 4\n", "ships = 1\n"), ('"3" = 4', '"3" = 5'), ("discount = 1", "discount = 0")],
    "tiles.toml": [("amount = 6 ", "amount = 5 "), ('"Espionage"', '"Spies"'), ('"Spionage"', '"Spione"')],
}


def test_the_pages_with_a_data_pack(tmp_path: Path) -> None:
    """New figures and names in the places of the old ones."""
    changed = load_rules(pack_with(tmp_path, "goa", game().folder / "data", CHANGES))
    shown = {
        "en": [
            "The eight bonuses: 1 ship and 2 ducats; 2 colonists;",
            "| Kochi | 9 | 1 | 4 | any |",
            "Then turn up one card from the expedition pile",
            "| 2 | 2 | 2 | 7 | 1 / 2 | 2 | 1 |",
            "| 2 | ginger | cinnamon | pepper | nutmeg | pepper | 1 / 1 / 1 / 1 / 2 |",
            "#### 2.3.4 Dues",
            "reaches row 3 or 5 draws an expedition card",
            "Sell 1 to 5 of your spices to the bank for 1 ducat each.",
            "| Potluck | with Harvest |",
            "You have 1 ship and 2 colonists.",
            "with three players 5, with four",
            "pays the bank as much as the highest bid.",
            "for 3 ducats from the bank",
            "Hand in any 5 of your spices.",
            "#### 5.4 Espionage: Spies",
        ],
        "de": [
            "Die acht Boni: 1 Schiff und 2 Dukaten; 2 Kolonisten;",
            "| Kochi | 9 | 1 | 4 | beliebig |",
            "Dann decke eine Karte vom Expeditionsstapel auf",
            "| 2 | 2 | 2 | 7 | 1 / 2 | 2 | 1 |",
            "| 2 | Ingwer | Zimt | Pfeffer | Muskat | Pfeffer | 1 / 1 / 1 / 1 / 2 |",
            "#### 2.3.4 Zoll",
            "Reihe 3 oder 5 erreicht, zieht eine Expeditionskarte",
            "Verkaufe 1 bis 5 deiner Gewürze für je 1 Dukaten an die Bank.",
            "Du hast 1 Schiff und 2 Kolonisten.",
            "zu dritt 5, zu viert",
            "zahlt der Bank so viel wie das Höchstgebot.",
            "für 3 Dukaten von der Bank",
            "Gib 5 beliebige deiner Gewürze ab.",
            "#### 5.4 Espionage: Spione",
        ],
    }
    for language, lines in shown.items():
        page = rules_text(changed, language)[1]
        assert [line for line in lines if line not in page] == []
        old = rules_text(game(), language)[1]
        assert [line for line in lines if line in old] == []
        gone = ("Cochin", "Taxes", "Steuer |", "Spionage", "four markers", "vier Marker.")
        assert [words for words in gone if words in page] == []


def test_whose_the_figures_are(tmp_path: Path) -> None:
    """A pack in which everything comes from the printed game says nothing of figures of ours."""
    names = ["bonanza.toml", "colonies.toml", "development.toml", "expedition.toml", "tiles.toml"]
    changes = {name: [('"reconstructed"', '"seed"')] for name in names}
    changed = load_rules(pack_with(tmp_path, "goa", game().folder / "data", changes))
    for language, words in (("en", "could not be found"), ("de", "ließen sich nicht finden")):
        assert words in rules_text(game(), language)[1]
        assert words not in rules_text(changed, language)[1]
