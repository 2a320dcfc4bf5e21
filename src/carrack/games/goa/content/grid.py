"""The geometry of the board (2.1): 25 cells in a square, and 20 places at its edge where the flag may lie."""

from __future__ import annotations

from typing import Final

SIDE: Final = 5
CELLS: Final = 25
PLACES: Final = CELLS + 4 * SIDE
COLUMN_LETTERS: Final = "abcde"
CORNERS: Final = (0, SIDE - 1, CELLS - SIDE, CELLS - 1)


def place_ids() -> list[str]:
    """The cells `a1` to `e5` row by row, then the places at the top, bottom, left and right edge."""
    cells = [f"{COLUMN_LETTERS[at % SIDE]}{at // SIDE + 1}" for at in range(CELLS)]
    edges = [f"{edge}_{number + 1}" for edge in ("top", "bottom", "left", "right") for number in range(SIDE)]
    return cells + edges


def position_of(place: int) -> tuple[int, int]:
    """Column and row of a place; edges have -1 or SIDE in one of them."""
    if place < CELLS:
        return place % SIDE, place // SIDE
    edge, number = divmod(place - CELLS, SIDE)
    return [(number, -1), (number, SIDE), (-1, number), (SIDE, number)][edge]


def neighbours(place: int, diagonal: bool) -> list[int]:
    """The cells that touch a place, straight or also diagonally."""
    x, y = position_of(place)
    found = []
    for cell in range(CELLS):
        dx, dy = abs(cell % SIDE - x), abs(cell // SIDE - y)
        if max(dx, dy) == 1 and (diagonal or dx + dy == 1):
            found.append(cell)
    return found


# For each place, the cells that touch it straight or diagonally, and those straight beside it.
NEIGHBOURS: Final = [neighbours(place, diagonal=True) for place in range(PLACES)]
BESIDE: Final = [neighbours(place, diagonal=False) for place in range(PLACES)]
