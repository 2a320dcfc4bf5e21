"""What has to come first for a move that the open question is not about."""

from __future__ import annotations

import pytest

from goa.build import game

GAME = game()
WHEN = {
    "flag a1": "refusal-when-markers",
    "marker a1": "refusal-when-markers",
    "progress ships": "refusal-when-action",
    "taxes": "refusal-when-action",
    "found quilon": "refusal-when-found",
    "play ships_2_elephant": "refusal-when-card",
    "discard ships_2_elephant": "refusal-when-discard",
    "use a_ship": "refusal-when-tile",
    "take ships": "refusal-when-gain",
    "fill plantation_1 ginger": "refusal-when-fill",
    "pay plantation_1 ginger": "refusal-when-pay",
    "refill plantation_1": "refusal-when-refill",
    "replace plantation_1": "refusal-when-replace",
    "favor a_ship": "refusal-when-favor",
    "swap a1": "refusal-when-swap",
    "spy red ships": "refusal-when-spy",
    "advance ships": "refusal-when-advance",
    "settle cochin_1": "refusal-when-settle",
}


@pytest.mark.parametrize(("move", "reason"), WHEN.items())
def test_every_kind_of_move_says_when_it_is_asked_for(move: str, reason: str) -> None:
    """A press on anything is answered by what would allow it."""
    found = GAME.when(GAME.catalogue.read(move))
    assert found is not None
    assert found.message.id == reason
