"""The steps of a game are found in its chapters."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.rules import by_name, steps_in
from carrack.kernel.table import Ask, Step


@pytest.mark.parametrize("game", game_ids())
def test_every_step_of_a_game_is_found(game: str) -> None:
    """What can be saved can be loaded: each class of a step below `rules` is known by its name."""
    rules = rules_of(game)
    package = type(rules).__module__.rpartition(".")[0] + ".rules"
    assert rules.steps == steps_in(package)
    assert {step for step in every(Step) if step.__module__.startswith(f"{package}.")} <= {
        *rules.steps.values()
    }


def every(step: type[Step[Any]]) -> set[type[Step[Any]]]:
    """A class of steps and all that are made from it."""
    return {step}.union(*[every(kind) for kind in step.__subclasses__()])


def test_two_steps_with_one_name_are_an_error() -> None:
    """A saved step is called by its name alone."""
    one, other = type("Play", (Step,), {}), type("Play", (Ask,), {})
    with pytest.raises(ValueError, match="two steps are called 'Play'"):
        by_name([one, other])
