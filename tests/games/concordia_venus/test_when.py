"""What has to come first for a move that the open question is not about."""

from __future__ import annotations

import pytest

from concordia_venus.build import game

GAME = game()
WHEN = {
    "play architect": "when-play",
    "recommend architect": "when-recommend",
    "copy red": "when-copy",
    "buy i-architect": "when-buy-card",
    "buy brick 1": "when-trade",
    "sell brick 1": "when-trade",
    "pay brick": "when-pay",
    "take brick": "when-take",
    "produce britannia": "when-produce",
    "build isca_d": "when-build",
    "move land isca_d": "when-move",
    "to land alexandria-cyrene": "when-move",
    "place land isca_d": "when-place",
    "start isca_d": "when-start",
}


@pytest.mark.parametrize(("move", "reason"), WHEN.items())
def test_every_kind_of_move_says_when_it_is_asked_for(move: str, reason: str) -> None:
    """A press on anything is answered by what would allow it."""
    found = GAME.when(GAME.catalogue.read(move))
    assert found is not None
    assert found.message.id == f"refusal-{reason}"
