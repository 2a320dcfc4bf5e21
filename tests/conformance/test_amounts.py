"""Actions that are about a number of things say so: a page offers such a run as one control."""

from collections import Counter

import pytest

from carrack.kernel.registry import game_ids, rules_of

RUNS = {
    "colonialism": {"action-amount", "action-mercenaries"},
    "concordia-venus": {"action-buy", "action-sell"},
    "goa": {"action-bid", "action-expedition"},
    "13-kolonien": set(),
}


@pytest.mark.parametrize("game", game_ids())
def test_amounts_are_told(game: str) -> None:
    """Amounts are those of the notation, and no two of a run (same text, same things) are equal."""
    counted = [action for action in rules_of(game).catalogue.actions if action.amount is not None]
    assert all(action.notation.endswith(f" {action.amount}") for action in counted)
    met = Counter((action.label.id, action.things, action.amount) for action in counted)
    assert set(met.values()) <= {1}
    assert {action.label.id for action in counted} == RUNS[game]


def test_numbers_in_names_are_no_amounts() -> None:
    """A place, a colony by its value and a choice between costs are no run of numbers."""
    for game, notation in (("goa", "flag a1"), ("13-kolonien", "colony 2"), ("13-kolonien", "cost 1")):
        assert rules_of(game).catalogue.read(notation).amount is None
