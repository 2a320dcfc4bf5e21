"""The board as text: headed tables, for terminals and screen readers."""

from __future__ import annotations

from typing import Final

from carrack.kernel.messages import Message, seat_thing

Cell = Message | str | int
Row = list[Cell]
NONE: Final = Message("board-none")
"""A dash: nothing is there."""
EVERY_SEAT: Final = "*"


class Panel:
    """A headed table of cells, each a message, a thing's id or a number.

    `legend` explains signs in the cells. A panel `on_request` is long or rarely wanted: a terminal prints it
    only when it is asked for.
    """

    def __init__(
        self,
        title: Message,
        columns: list[Message],
        rows: list[Row],
        legend: Message | None = None,
        on_request: bool = False,
    ) -> None:
        self.title: Final = title
        self.columns: Final = columns
        self.rows: Final = rows
        self.legend: Final = legend
        self.on_request: Final = on_request


def panel(
    name: str, heads: str, rows: list[Row], *, seats: int = 0, legend: bool = False, on_request: bool = False
) -> Panel:
    """A panel whose title, heads and legend are texts: `board-NAME`, `board-HEAD`, `board-NAME-legend`.

    The heads are words with spaces between them; `*` stands for one column for each of the seats.
    """
    columns: list[Message] = []
    for head in heads.split():
        if head == EVERY_SEAT:
            columns += [Message("board-seat", {"seat": seat_thing(seat)}) for seat in range(seats)]
        else:
            columns.append(Message(f"board-{head}"))
    explained = Message(f"board-{name}-legend") if legend else None
    return Panel(Message(f"board-{name}"), columns, rows, explained, on_request)


def filled(panels: list[Panel]) -> list[Panel]:
    """The panels that have rows."""
    return [panel for panel in panels if panel.rows]
