"""The board as text: panels by name."""

from __future__ import annotations

from carrack.kernel.messages import Message
from carrack.kernel.panels import filled, panel


def test_titles_heads_and_legends_are_texts_by_name() -> None:
    """Of a panel only words are given; a star is a column for each seat."""
    found = panel("seas", "sea * left", [["sea:1", 1, 2, 3]], seats=2, legend=True, on_request=True)
    assert found.title == Message("board-seas")
    assert found.columns == [
        Message("board-sea"),
        Message("board-seat", {"seat": "seat:0"}),
        Message("board-seat", {"seat": "seat:1"}),
        Message("board-left"),
    ]
    assert found.legend == Message("board-seas-legend")
    assert found.on_request


def test_empty_panels_are_left_out() -> None:
    """A panel without rows shows nothing."""
    assert filled([panel("one", "a", []), full := panel("two", "a", [[1]])]) == [full]
