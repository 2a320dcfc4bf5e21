"""Runs of a few short games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from carrack.training.run import Recipe, Run
from carrack.training.selfplay import Manner


def recipe(**changed: Any) -> Recipe:
    """A run of few short games."""
    made = Recipe("goa", "usual", [(2, {"quick_start": "on"})], games=3, window=2, written_rounds=1, hidden=6)
    made.manner = Manner(look=4)
    made.match_games = 2
    for name, value in changed.items():
        setattr(made, name, value)
    return made


def quiet(told: dict[str, Any]) -> None:
    """Nobody listens."""


def weights_after(rounds: int, folder: Path, crew: Any, **changed: Any) -> dict[str, Any]:
    """The state of the learner when so many rounds are done."""
    run = Run(recipe(**changed), folder, crew, quiet)
    run.go_on(lambda: run.round >= rounds)
    crew.close()
    return run.learner.state()


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two learners stand alike to the last bit."""
    return one.keys() == other.keys() and all(np.array_equal(one[key], other[key]) for key in one)
