"""What is shown: the scene, the board as text, the components."""

from __future__ import annotations

from pathlib import Path

from carrack.kernel.messages import Message, seat_thing
from carrack.kernel.panels import Panel, Row, panel
from carrack.kernel.rules import Component
from carrack.kernel.scene import Piece, Scene, Zone
from carrack.kernel.text import Names
from pebbles.state import PebblesView

COLORS = ("blue", "red", "green")


def scene(view: PebblesView) -> Scene:
    """The pile on the table, and everybody's stones before them."""
    laps = enumerate(view.taken)
    zones = [Zone("table", "table"), *[Zone(f"lap:{seat}", "lap", seat) for seat in range(len(view.taken))]]
    stones = [Piece(f"stones:{seat}", "stones", f"lap:{seat}", seat, badge=count) for seat, count in laps]
    return Scene(zones, [Piece("pile", "stones", "table", badge=view.pile), *stones])


def board_text(view: PebblesView) -> list[Panel]:
    """Who has how many, and the seat's own lucky number."""
    rows: list[Row] = [[Message("board-pile"), view.pile]]
    rows += [[seat_thing(seat), count] for seat, count in enumerate(view.taken)]
    if view.lucky:
        rows.append([Message("board-lucky"), view.lucky])
    return [panel("stones", "where count", rows)]


def components() -> list[Component]:
    """The players' colors."""
    return Names(Path(__file__).parent).seats(COLORS, "seed", "1")
