"""RULES.md of Colonialism is complete, and the rules in our words fit the board."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from changed_content import Silent, pack_with
from rules_table import GAMES, rows_of

from carrack.games.colonialism.content.loader import Content
from carrack.games.colonialism.game import rules as load_rules
from carrack.games.colonialism.rules.collecting import collect_resources
from carrack.games.colonialism.rules.colonization import conflict_losses
from carrack.games.colonialism.rules.scoring import convert
from carrack.games.colonialism.show.figures import figures
from carrack.kernel.pages import rules_text
from carrack.kernel.rules import Option
from carrack.kernel.table import advance
from carrack.kernel.text import LANGUAGES
from colonialism.build import FACTS, answer, gained_by, game, region, table

PAGE = (GAMES / "colonialism" / "RULES.md").read_text(encoding="utf-8")
CHAPTERS = {
    *("2.0", "2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "2.6.1", "2.6.2", "2.6.3", "2.7", "2.7.1", "2.7.2"),
    *("2.8", "2.9", "3.0", "4.0", "5.0", "5.1", "5.1.1", "5.1.2", "5.1.3", "5.1.3.1", "5.1.3.2", "5.1.4"),
    *("5.1.5", "5.2", "5.2.1", "5.2.2", "5.2.2.1", "5.2.2.2", "5.2.2.3", "5.2.3", "5.3", "6.0", "7.0"),
    *("7.1", "7.2"),
}


def test_all_rulings_in_their_order() -> None:
    """R1 to R97."""
    assert [row.id for row in rows_of(PAGE, "ruling")] == [f"R{number}" for number in range(1, 98)]


def test_all_sections_and_cards() -> None:
    """Every section of the rulebook with rules in it, and every card of the glossary."""
    names = set()
    for component in game().components():
        if component.kind in {"policy", "action"}:
            heading = component.names["en"].split(" (")[0].rstrip(" 2345")
            names.add(f"{component.section} {heading}")
    assert {row.id for row in rows_of(PAGE, "rule")} == CHAPTERS | names
    assert len(names) == 12 + 7
    assert len(FACTS.cards) == 24


def test_every_option_is_explained() -> None:
    """Each option with its values, the default first."""
    for option in game().options:
        assert isinstance(option, Option)
        values = ", ".join(f"`{value}`" for value in option.values)
        assert f"- `{option.name}` ({values})" in PAGE


def test_the_stated_bound() -> None:
    """The numbers of the page are those of the code."""
    for seats in (2, 3, 4):
        assert game().most_decisions(game().setup(seats)) == seats * (36 * 10 + 92) + 72


# The rules in our words


def rules_in(language: str) -> str:
    """The page for readers."""
    return rules_text(game(), language)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_calls_things_by_their_names(language: str) -> None:
    """Every region, sea zone, card and resource has the name that it has on the screen."""
    text = rules_in(language)
    for component in game().components():
        if component.kind in {"region", "sea", "resource", "policy", "action"}:
            name = component.names[language]
            kind = name.split(" (")[0].rstrip(" 2345") if component.kind == "policy" else name
            assert kind in text, component.id
    for card in FACTS.cards:
        heading = f"#### {'7.1' if card.policy else '7.2'} "
        assert text.count(heading) == (12 if card.policy else 7)


def value_of(at: int) -> str:
    """A region's value: the same with any number of players, as the page has it."""
    (value,) = {values[at] for values in FACTS.values.values()}
    return str(value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_the_numbers_of_the_board(language: str) -> None:
    """The table of regions in 2.1: neighbors, sea zones, values, limits."""
    names = {component.id: component.names[language] for component in game().components()}
    for at, thing in enumerate(FACTS.regions):
        row = [
            names[thing],
            ", ".join(names[FACTS.regions[other]] for other in FACTS.neighbours[at]),
            ", ".join(names[FACTS.seas[sea]] for sea in FACTS.region_seas[at]),
            value_of(at),
            " / ".join(str(FACTS.limits[seats][at]) for seats in (2, 3, 4)),
        ]
        assert f"| {' | '.join(row)} |" in rules_in(language)


def test_the_examples_of_the_page_are_right() -> None:
    """Conflict, collection and conversion as the page tells them."""
    assert conflict_losses([7, 3, 0, 0, 5], 11, [0] * 5) == [1, 2, 0, 0, 1]
    assert conflict_losses([6, 3, 0, 0, 3], 11, [0] * 5) == [0, 1, 0, 0, 1]
    assert convert((8, 3, 4)).cubes == (5, 4, 4)
    made = table(
        4,
        rows=["white", "green", "blue", "red"],
        discs={"southeast_asia": {"green": 5, "white": 5}},
        cubes={"southeast_asia": [1, 1, 3]},
    )
    collect_resources(made, region("southeast_asia"))
    advance(made)
    answer(made, "collect mineral", "collect agricultural")
    assert gained_by(made, "white") == [0, 1, 3]
    assert gained_by(made, "green") == [1, 0, 0]


# The rules in our words with another content


def test_whatever_the_content_changes_is_on_the_page() -> None:
    """Every number, truth value and name of the data, changed alone, changes both pages."""
    silent = Silent("colonialism", game().folder, Content, figures, {})
    assert (silent.found, silent.idle) == ([], [])
    assert silent.tried > 120


CHANGES = {
    "board.toml": [("North Africa", "The *Maghreb*"), ("Nordafrika", "Der Maghreb")],
    "limits.toml": [("middle_east = 6", "middle_east = 7"), ('"reconstructed"', '"seed"')],
    "cards.toml": [
        ('"Army"', '"Troops"'),
        ('"Armee"', '"Truppen"'),
        ("amount = 10", "amount = 9"),
        ('effect = "per_adjacent_region_with_influence"\namount = 2', 'effect = "fixed"\namount = 1'),
    ],
    "setup.toml": [("discs = 23", "discs = 24"), ("cubes = 21", "cubes = 30"), ("dice = 4", "dice = 5")],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_values_by_number_of_players_are_on_the_page(tmp_path: Path, language: str) -> None:
    """Where they differ, all of them stand in the table, like the limits."""
    tables = "\n".join(
        f"[values.{players}]\n" + "\n".join(f"{id_} = {1 + (players > 2)}" for id_ in region_ids())
        for players in (2, 3, 4)
    )
    text = (game().folder / "data" / "limits.toml").read_text(encoding="utf-8")
    folder = tmp_path / "colonialism"
    folder.mkdir()
    (folder / "limits.toml").write_text(re.sub(r"\[values\][^\[]*", tables + "\n\n", text), encoding="utf-8")
    page = rules_text(load_rules(tmp_path), language)[1]
    assert page.count("| 1 / 2 / 2 |") == len(FACTS.regions)


def region_ids() -> list[str]:
    """The regions as data files name them."""
    return [thing.partition(":")[2] for thing in FACTS.regions]


@pytest.fixture
def changed(tmp_path: Path) -> dict[str, str]:
    """The pages with a pack that changes something in each file, by language."""
    with_pack = load_rules(pack_with(tmp_path, "colonialism", game().folder / "data", CHANGES))
    return {language: rules_text(with_pack, language)[1] for language in LANGUAGES}


def test_the_page_with_a_data_pack(changed: dict[str, str]) -> None:
    """New figures and names in the places of the old ones."""
    page = changed["en"]
    assert "| The \\*Maghreb\\* |" in page
    assert "North Africa" not in page
    assert "| Mediterranean Sea, Arabian Sea | 1 | 7 / 9 / 12 |" in page
    assert "The printed names and borders could not be found." in page
    assert "values and limits could not" not in page
    assert "- 157 discs: 24 for each" in page
    assert "- 90 cubes: 30 yellow" in page
    assert "Everybody rolls 5 dice." in page
    assert "removes 9 discs" in page
    assert "#### 7.1 Army: no card" in page
    assert "#### 7.1 Influence Region: Troops and Influence Region" in page
    assert "as the card says: 1, 2, 3, 4 or 5." in page


def test_the_german_page_with_a_data_pack(changed: dict[str, str]) -> None:
    """The same in German."""
    page = changed["de"]
    assert "| Der Maghreb |" in page
    assert "Nordafrika" not in page
    assert "| Mittelmeer, Arabisches Meer | 1 | 7 / 9 / 12 |" in page
    assert "Die gedruckten Namen und Grenzen waren nicht zu finden." in page
    assert "- 157 Einflussscheiben: je 24" in page
    assert "Alle würfeln mit 5 Würfeln." in page
    assert "mit dem geringsten 9 Scheiben" in page
    assert "#### 7.1 Army: keine Karte" in page
    assert "#### 7.1 Influence Region: Truppen und Einfluss ausüben" in page
