"""Stub."""

from carrack.games.concordia_venus.scoring import score
from carrack.games.concordia_venus.view import ConcordiaView


def evaluate(view: ConcordiaView) -> float:
    return float(score(view.board, view.seat)) if view.seat >= 0 else 0.0
