"""RULES.md of Concordia Venus is complete, and the rules in our words follow the content."""

from __future__ import annotations

from pathlib import Path

import pytest
from changed_content import Silent, pack_with
from rules_table import GAMES, rows_of

from carrack.games.concordia_venus.content.loader import Content
from carrack.games.concordia_venus.game import rules as load_rules
from carrack.games.concordia_venus.show.figures import figures
from carrack.kernel.pages import rules_text
from concordia_venus.build import game

PAGE = (GAMES / "concordia_venus" / "RULES.md").read_text(encoding="utf-8")


def test_all_rulings_in_their_order() -> None:
    """R1 to R49."""
    assert [row.id for row in rows_of(PAGE, "ruling")] == [f"R{number}" for number in range(1, 50)]


def test_all_sections_of_cards_and_gods() -> None:
    """Every section that a component names is a row."""
    rows = {row.id for row in rows_of(PAGE, "rule")}
    assert {component.section for component in game().components()} <= rows


def test_every_option_is_explained() -> None:
    """Each option with its values, the default first."""
    for option in game().options:
        values = ", ".join(f"`{value}`" for value in option.values)
        assert f"- `{option.name}` ({values})" in PAGE


def test_the_stated_bound() -> None:
    """The numbers of the page are those of the code."""
    for seats in (2, 3, 4, 5):
        assert game().most_decisions(game().setup(seats)) == (101 * seats - 1) * 33 + seats
    for seats in (4, 6):
        setup = game().setup(seats, {"mode": "team"})
        assert game().most_decisions(setup) == (101 * seats - 1) * 64 + seats


# The rules in our words


@pytest.mark.whole
def test_whatever_the_content_changes_is_on_the_page() -> None:
    """Every number, truth value and name of the data, changed alone, changes both pages."""
    reasons = {
        "*.city.*.name": "the page names few cities; some are on two maps",
        "*.province.*": "the page counts provinces and names none",
        "*.recommended_players.*": "advice of the box",
        "ionium.small.*": "the page names the cities that are left out; for how many players is a rule",
        "cards.counts.starting_cards_total": "how many players there are times their cards",
        "cards.god.minerva.points": "Minerva's points are on the cards",
        "cards.purchase_card.*.deck": "the page does not list the decks",
        "cards.purchase_card.*-classic.*": "not used by this game",
        "cards.starting_card.*.copies.*": "the page lists the hands",
        "cards.starting_card.mercator3.money": "the card's action says it",
        "setup.players.*": "for how many players the game is, is a rule",
    }
    silent = Silent("concordia-venus", game().folder, Content, figures, reasons)
    assert (silent.found, silent.idle) == ([], [])
    assert silent.tried > 100


CHANGES = {
    "setup.toml": [
        ("houses = 15", "houses = 14"),
        ("storehouse_slots = 12", "storehouse_slots = 11"),
        ("cloth = 7 ", "cloth = 8 "),
        ('goods = ["brick", "cloth"]\ncoins = 5', 'goods = ["brick", "cloth", "cloth"]\ncoins = 6'),
        ('cost = ["food", "tool"]', 'cost = ["food", "tool", "tool"]'),
        ("free_cards = 3", "free_cards = 1"),
        ("money_individual = [5, 6, 7, 8, 9]", "money_individual = [4, 6, 7, 8, 10]"),
        ("first = 2\n", "first = 1\n"),
    ],
    "cards.toml": [
        ('name = "Tribune"', 'name = "Quaestor"'),
        ('name_de = "Tribun"', 'name_de = "Quaestor"'),
        ("concordia = 7", "concordia = 8"),
        ("most = 14\nteam_points = 1", "most = 16\nteam_points = 3"),
        ("minerva_points = 4", "minerva_points = 6"),
    ],
    "hellas.toml": [('name = "Hellas"', 'name = "Graecia"')],
    "ionium.toml": [('name = "Brundisium"', 'name = "Brindisi"'), ("may_stop = false", "may_stop = true")],
    "imperium.toml": [('name = "Roma"', 'name = "Rome"')],
    "cyprus.toml": [('name = "Cyprus"', 'name = "Kypros"')],
}


def test_the_pages_with_a_data_pack(tmp_path: Path) -> None:
    """New figures and names in the places of the old ones."""
    changed = load_rules(pack_with(tmp_path, "concordia-venus", game().folder / "data", CHANGES))
    shown = {
        "en": [
            "three sea colonists, 14 houses, a storehouse",
            "It has 11 slots",
            "| Price | 3 | 4 | 5 | 6 | 8 |",
            "| cloth | 1 brick and 2 cloth | 6 |",
            "each for 1 food and 2 tools,",
            "For each card beyond the first you receive",
            "in turn order, 4, 6, 7, 8 and 10 sestertii",
            "the first place receives 1 sestertius",
            "### 2.1 Tribune: Quaestor",
            "| alone | Quaestor, 2 \N{MULTIPLICATION SIGN} Prefect,",
            "worth 8 points",
            "houses of yours or more; at most 16. In a team: 3 points for",
            "Vintner 6, ",
            "Imperium, Ionium, Graecia and Kypros",
            "| Imperium | Rome | 30 |",
            "the whole map: Brindisi, Heraclea,",
        ],
        "de": [
            "drei Seekolonisten, 14 Häuser, ein Lagerhaus",
            "Es hat 11 Plätze",
            "| Preis | 3 | 4 | 5 | 6 | 8 |",
            "| Tuch | 1 Ziegel und 2 Tuch | 6 |",
            "jeden für 1 Nahrung und 2 Werkzeuge,",
            "Für jede Karte über die erste hinaus",
            "in der Zugreihenfolge, 4, 6, 7, 8 und 10 Sesterzen",
            "erhält der erste Platz 1 Sesterze ",
            "### 2.1 Tribun: Quaestor",
            "| Einzelspiel | Quaestor, 2 \N{MULTIPLICATION SIGN} Praefekt,",
            "die 8 Punkte wert ist",
            "Häusern von dir; höchstens 16. Teamspiel: 3 Punkte für",
            "Winzer 6, ",
            "Imperium, Ionium, Graecia und Kypros",
            "| Imperium | Rome | 30 |",
            "den ganzen Plan wählt: Brindisi, Heraclea,",
        ],
    }
    for language, lines in shown.items():
        page = rules_text(changed, language)[1]
        assert [line for line in lines if line not in page] == []
        old = rules_text(game(), language)[1]
        assert [line for line in lines if line in old] == []
        gone = ("Hellas", "Brundisium", "Cyprus", "end a move on them", "auf ihnen beenden")
        assert [words for words in gone if words in page] == []


def test_whose_the_details_are(tmp_path: Path) -> None:
    """A pack in which everything comes from the printed game says nothing of details of ours."""
    changes = {"cards.toml": [('"reconstructed"', '"seed"')]}
    changed = load_rules(pack_with(tmp_path, "concordia-venus", game().folder / "data", changes))
    for language, words in (("en", "could not be found"), ("de", "waren nicht zu finden")):
        assert words in rules_text(game(), language)[1]
        assert words not in rules_text(changed, language)[1]
