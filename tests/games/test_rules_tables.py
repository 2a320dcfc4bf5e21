"""RULES.md of every game tells the truth: about the code, the tests and what refusals name."""

from __future__ import annotations

from collections import Counter

import pytest
from rules_table import (
    GAMES,
    HEADINGS,
    TESTS,
    marked_tests,
    resolves,
    rows_of,
    sections_of_refusals,
    with_tests,
)

games = pytest.mark.parametrize("game", sorted(path.parent.name for path in GAMES.glob("*/RULES.md")))
kinds = pytest.mark.parametrize("kind", sorted(HEADINGS))


def page(game: str) -> str:
    """The text of a game's RULES.md."""
    return (GAMES / game / "RULES.md").read_text(encoding="utf-8")


@games
@kinds
def test_the_table_and_the_markers_agree(game: str, kind: str) -> None:
    """Every row is proved by a test that carries its marker, every marker has a row."""
    rows = rows_of(page(game), kind)
    assert max(Counter(row.id for row in rows).values()) == 1
    assert {row.id for row in rows} == set(marked_tests(TESTS / game, kind))


@games
@kinds
def test_every_row_names_its_tests(game: str, kind: str) -> None:
    """The last column lists just the tests with the marker (`python tests/games/rules_table.py GAME`)."""
    marked = marked_tests(TESTS / game, kind)
    for row in rows_of(page(game), kind):
        assert (row.id, row.tests) == (row.id, marked[row.id])
    assert with_tests(game, page(game)) == page(game)


@games
@kinds
def test_every_row_leads_to_code(game: str, kind: str) -> None:
    """References can be followed: files exist, names can be imported."""
    for row in rows_of(page(game), kind):
        assert row.text
        assert row.code, row.id
        assert [reference for reference in row.code if not resolves(game, reference)] == []


@games
def test_refusals_name_sections_of_the_table(game: str) -> None:
    """Whatever section a refusal shows to a player can be looked up."""
    named = sections_of_refusals(GAMES / game)
    assert named
    assert named <= {row.id for row in rows_of(page(game), "rule")}


@games
def test_no_test_name_twice(game: str) -> None:
    """A name in the table means one test."""
    names = {name for tests in marked_tests(TESTS / game, "rule").values() for name in tests}
    sources = "".join(path.read_text(encoding="utf-8") for path in (TESTS / game).glob("test_*.py"))
    assert [name for name in names if sources.count(f"def {name}(") != 1] == []


def test_a_wrong_reference_is_noticed() -> None:
    """Neither a file nor a name that does not exist resolves."""
    assert resolves("colonialism", "cards.policy.army")
    assert resolves("colonialism", "state.table.Board.limit")
    assert not resolves("colonialism", "cards.policy.navy")
    assert not resolves("colonialism", "nowhere.army")
    assert not resolves("colonialism", "data/none.toml")
