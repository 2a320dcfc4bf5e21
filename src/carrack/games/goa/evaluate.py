"""How well a seat stands."""

from __future__ import annotations

from carrack.games.goa.view import GoaView


def evaluate(view: GoaView) -> float:
    """To be written."""
    return 0.0
