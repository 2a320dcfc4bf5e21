"""How well a seat stands, for greedy and searching players."""

from __future__ import annotations

from carrack.games.colonialism.view import ColonialismView


def evaluate(view: ColonialismView) -> float:
    return float(view.board.collected(view.seat, 0))
