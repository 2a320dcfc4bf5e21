"""tmp."""

from carrack.games.goa.view import GoaView
from carrack.kernel.rules import Panel


def board_text(view: GoaView) -> list[Panel]:
    """tmp."""
    return []
