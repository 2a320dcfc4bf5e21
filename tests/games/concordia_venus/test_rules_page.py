"""RULES.md of Concordia Venus is complete."""

from __future__ import annotations

from rules_table import GAMES, rows_of

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
