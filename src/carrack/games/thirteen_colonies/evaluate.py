"""How well a seat stands."""

from __future__ import annotations

from carrack.games.thirteen_colonies.view import ColoniesView


def evaluate(view: ColoniesView) -> float:
    return 0.0
