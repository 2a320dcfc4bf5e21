"""The rules of 13 Kolonien in our words follow the content."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest
from changed_content import Silent, pack_with

from carrack.games.thirteen_colonies.content.loader import Content
from carrack.games.thirteen_colonies.game import WORDS
from carrack.games.thirteen_colonies.game import rules as load_rules
from carrack.games.thirteen_colonies.show.figures import figures
from carrack.kernel.pages import rules_text
from thirteen_colonies.build import game


@pytest.mark.whole
def test_whatever_the_content_changes_is_on_the_page() -> None:
    """Every number, truth value and name of the data, changed alone, changes both pages."""
    listed = "the page does not list these cards"
    said = "the texts of cards don't say it: see wording.py"
    reasons = {
        "cards_terrain.*": listed,
        "cards_discoveries.*": listed,
        "cards_coast.*": listed,
        "cards_natives.*": listed,
        "cards_nations.*": listed,
        "cards_vp_epoch?.*": listed,
        "cards_supply.card.*.combat": said,
        "cards_supply.card.*.de": "a term of the rules as well",
        "cards_supply.card.*.en": "a term of the rules as well",
        "cards_supply.card.*.money": "the page does not list money",
        "cards_supply.card.*.goods.*": "the page does not list goods",
        "cards_buildings.card.*.combat": said,
        "cards_buildings.card.*.action.produce.do.0.n": said,
        "cards_buildings.card.church.action.parish.do.0.n": said,
        "cards_ships.card.*.combat": said,
        "cards_*.action.*.region": said,
        "cards_experts.card.wagon_train.action.gifts.do.0.step": said,
        "goods.good.*.ladder.*": "the page does not list prices",
        "goods.good.*.start": "the page does not list prices",
        "goods.good.*.de": "the texts of cards have phrases of their own for each good",
        "goods.good.*.en": "the texts of cards have phrases of their own for each good",
        "first_set.*": "the page describes the present set",
        "goods.rules.*": "a rule",
        "regions.*": "the page does not list regions",
        "setup.components.regions": "the page counts them itself",
        "setup.per_player.flags": "not a limit",
        "setup.per_player.vp_markers": "not a limit",
        "setup.*.epochs.*": "which epochs a game has is a rule: sections E, F and P",
        "setup.mode.[EF].nations_cards": "the page says it of the professional game",
    }
    silent = Silent("13-kolonien", game().folder, partial(Content, words=WORDS), figures, reasons)
    assert (silent.found, silent.idle) == ([], [])
    assert silent.tried > 150


CHANGES = {
    "setup.toml": [
        ("draw = 4 ", "draw = 5 "),
        ('"4" = [0, 1, 3, 4]', '"4" = [0, 1, 2, 5]'),
        (
            'hand = ["carrack", "building_once", "colonist", "colonist"]',
            'hand = ["galleon", "building_once"]',
        ),
        ('regions = { "2" = 4', 'regions = { "2" = 7'),
        ("money = [0, 1, 2]", "money = [1, 2, 3]"),
        ("colony_tokens = 13", "colony_tokens = 12"),
    ],
    "vocab.toml": [("tax_max = 10", "tax_max = 9"), ("hold_max = 6", "hold_max = 7")],
    "cards_supply.toml": [('do = [{ verb = "explore", n = 1 }]', 'do = [{ verb = "explore", n = 2 }]')],
    "cards_ships.toml": [
        ("cost = [{ money = 4 }]", "cost = [{ money = 3 }]"),
        ("transport = 3", "transport = 4"),
    ],
    "cards_buildings.toml": [
        ("cost_any = [[{ money = 1 }]", "cost_any = [[{ money = 2 }]"),
        ('"Mint"', '"Bank"'),
    ],
    "cards_experts.toml": [("control = 1", "control = 2")],
    "cards_natives.toml": [('en = "Aztecs"', 'en = "Mexica"'), ('de = "Azteken"', 'de = "Mexica"')],
    "cards_nations.toml": [
        ('kind = "monopoly", n = 1', 'kind = "monopoly", n = 2'),
        ('en = "Monopoly"', 'en = "Corner"'),
    ],
    "cards_vp_epoch1.toml": [
        ('{ metric = "vp_open_others", max = 1 }', '{ metric = "vp_open_others", max = 2 }'),
        ('en = "He who does not work"', 'en = "Winter"'),
        ('de = "Wer nicht arbeitet"', 'de = "Winter"'),
    ],
    "cards_vp_epoch2.toml": [('verb = "plunder", n = 1', 'verb = "plunder", n = 3')],
    "cards_vp_epoch3.toml": [("declarations = 5", "declarations = 6")],
}


def test_the_pages_with_a_data_pack(tmp_path: Path) -> None:
    """New figures and names in the places of the old ones."""
    changed = load_rules(pack_with(tmp_path, "13-kolonien", game().folder / "data", CHANGES))
    shown = {
        "en": [
            "- You draw 5 and hold 1. You start with these cards in hand: galleon, building material",
            "0, 1, 2 and 5 for four",
            "| professional | 2 | 7 | 16, 10, 0 |",
            "the spaces cost 1, 2 and 3 money more",
            "Each nation has 12 colony tokens",
            "to 9 at most",
            "hold at most 7",
            "colonist (2), discoverer (3)",
            "- **Galleon**: Cost: 3 money. Transport 4.",
            "the galleon carries 4 actions",
            "- **Town hall**: Cost: 2 money or 1 wood/ore.",
            "- **Bank**: ",
            "plus 2 for each of your soldiers there",
            "Inca and Mexica have a city too",
            "**Corner** (France): when another player sells",
            "that sale brings the seller 2 less",
            "at most 2 other VP cards lie open",
            "The card “Winter” closes epoch I",
            "an opponent with a ship there loses 3 money",
            "Cost: 6 declarations of independence.",
        ],
        "de": [
            "- Du ziehst 5 und hältst 1. Du beginnst mit diesen Karten auf der Hand: Galeone, Baumaterial;",
            "zu viert 0, 1, 2 und 5",
            "| Profi | 2 | 7 | 16, 10, 0 |",
            "kosten die Felder 1, 2 und 3 Geld mehr",
            "Jede Nation hat 12 Kolonieplättchen",
            "höchstens auf 9",
            "Halten bis 7",
            "Kolonist (2), Entdecker (3)",
            "- **Galeone**: Kosten: 3 Geld. Transport 4.",
            "Dein Schiff (Galeone) trägt 4 Aktionen",
            "- **Rathaus**: Kosten: 2 Geld oder 1 Holz/Erz.",
            "dazu 2 für jeden deiner Soldaten dort",
            "Inka und Mexica haben auch eine Stadt",
            "bringt ihm dieser Verkauf 2 weniger",
            "höchstens 2 andere SP-Karten liegen offen",
            "Die Karte „Winter“ beendet Epoche I",
            "ein Gegenspieler mit Schiff dort verliert 3 Geld",
            "Kosten: 6 Unabhängigkeitserklärungen.",
        ],
    }
    for language, lines in shown.items():
        page = rules_text(changed, language)[1]
        assert [line for line in lines if line not in page] == []
        old = rules_text(game(), language)[1]
        assert [line for line in lines if line in old] == []
        gone = ("Aztecs", "Azteken", "Mint", "two actions in its region")
        assert [words for words in gone if f"**{words}**" in page or f" {words}" in page] == []


def test_whose_the_cards_are(tmp_path: Path) -> None:
    """A pack of printed cards, regions and set-up says nothing of things of ours."""
    own = tmp_path / "13-kolonien"
    own.mkdir()
    for file in (game().folder / "data").glob("*.toml"):
        text = re.sub(r'^recon = ".*"$', 'recon = ""', file.read_text(encoding="utf-8"), flags=re.MULTILINE)
        (own / file.name).write_text(text, encoding="utf-8")
    printed = load_rules(tmp_path)
    (own / "regions.toml").unlink()
    for language, words in (("en", "could not be found"), ("de", "ließen sich nicht finden")):
        assert words in rules_text(game(), language)[1]
        assert words in rules_text(load_rules(tmp_path), language)[1]
        assert words not in rules_text(printed, language)[1]
