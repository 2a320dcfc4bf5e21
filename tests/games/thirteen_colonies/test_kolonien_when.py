"""What has to come first for a move that the open question is not about."""

from __future__ import annotations

import pytest

from thirteen_colonies.build import game

GAME = game()
WHEN = {
    "play colonist explore hispaniola": "when-play",
    "react fort defend": "when-react",
    "recruit 1": "when-europe",
    "buy carrack": "when-europe",
    "build town_hall": "when-build",
    "sell food_1": "when-sell",
    "purse royal_support": "when-purse",
    "take vp1_fleet": "when-vp",
    "pay royal_support": "when-pay",
    "with food": "when-good",
    "discard royal_support": "when-loss",
    "remove royal_support hand": "when-loss",
    "keep royal_support": "when-keep",
    "fetch royal_support": "when-fetch",
    "from inca": "when-source",
    "in hispaniola": "when-region",
    "player 1": "when-seat",
    "people inca": "when-people",
    "attack inca": "when-attack",
}


@pytest.mark.parametrize(("move", "reason"), WHEN.items())
def test_every_kind_of_move_says_when_it_is_asked_for(move: str, reason: str) -> None:
    """A press on anything is answered by what would allow it."""
    found = GAME.when(GAME.catalogue.read(move))
    assert found is not None
    assert found.message.id == f"refusal-{reason}"
