"""RULES.md of Colonialism is complete."""

from __future__ import annotations

from rules_table import GAMES, rows_of

from carrack.kernel.rules import Option
from colonialism.build import FACTS, game

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
