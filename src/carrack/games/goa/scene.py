"""tmp."""

from carrack.games.goa.content import Content
from carrack.games.goa.view import GoaView
from carrack.kernel.scene import Scene


def scene(content: Content, view: GoaView) -> Scene:
    """tmp."""
    return Scene([], [])
