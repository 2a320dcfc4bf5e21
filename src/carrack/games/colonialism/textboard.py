"""The board as text, for terminals and screen readers."""

from __future__ import annotations

from carrack.games.colonialism.view import ColonialismView
from carrack.kernel.rules import Panel


def board_text(view: ColonialismView) -> list[Panel]:
    return []
