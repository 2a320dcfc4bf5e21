"""RULES.md of Goa is complete."""

from __future__ import annotations

from rules_table import GAMES, rows_of

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
