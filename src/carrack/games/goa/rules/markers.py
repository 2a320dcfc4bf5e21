"""Setting the flag and the auction markers (2.1)."""

from __future__ import annotations

from typing import Final

from carrack.games.goa.content.grid import BESIDE, CELLS, NEIGHBOURS, PLACES
from carrack.games.goa.rules.actions import PlaceFlag, PlaceMarker
from carrack.games.goa.show.consequences import tile_there
from carrack.games.goa.state.table import EMPTY, MARKERS, Board, GoaTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal
from carrack.kernel.table import Ask


def marker_numbers(table: GoaTable) -> tuple[int, ...]:
    """The numbers of the markers in play, from 0 on; 0 lies on the flag."""
    return tuple(range(table.board.facts.numbers.markers[table.seats]))


def begin_round(table: GoaTable) -> None:
    """Red tiles and Swap are turned back; whoever has the flag sets the first marker (2.1, 5.2, 5.4)."""
    board = table.board
    board.stage = MARKERS
    board.starter = board.flag_owner
    board.markers = ()
    for seat in range(board.seats):
        board.turned[seat] &= ~(board.facts.red | board.facts.swaps)
    table.tell("round", {"phase": "A" if board.phase == 0 else "B", "round": board.round + 1})


def set_marker(table: GoaTable, number: int) -> None:
    """Clockwise from the owner of the flag, who also sets the last one (2.1)."""
    seat = table.board.marker_owner(number)
    table.stack.append(SetMarker(seat, number) if number else SetFlag(seat))


def flag_places(board: Board) -> list[int]:
    """Free cells and places at the edge with a tile straight beside them (2.1)."""
    grid = board.grid
    return [
        place
        for place in range(PLACES)
        if (place >= CELLS or grid[place] == EMPTY) and any([grid[cell] != EMPTY for cell in BESIDE[place]])
    ]


class SetFlag(Ask[GoaTable]):
    """The flag goes to a free cell or to the edge, beside a tile, with marker 1 on it (2.1)."""

    def options(self, table: GoaTable) -> list[Action]:
        return [table.actions.flag[place] for place in flag_places(table.board)]

    def take(self, table: GoaTable, action: Action) -> None:
        assert isinstance(action, PlaceFlag)
        board = table.board
        board.flag_at = action.value
        board.markers = (action.value,)
        table.tell_of("flag-set", self.seat, "place", board.facts.places[action.value])

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if not isinstance(action, PlaceFlag):
            return None
        board = table.board
        place = board.facts.places[action.value]
        occupied = action.value < CELLS and board.grid[action.value] != EMPTY
        return Refusal("cell-occupied" if occupied else "no-tile-beside", "2.1", {"place": place})

    def consequence(self, table: GoaTable, action: Action) -> Message | None:
        assert isinstance(action, PlaceFlag)
        after = table.copy()
        self.take(after, action)
        return Message("brings-flag", {"tiles": len(marker_cells(after.board))})

    def prompt(self, table: GoaTable) -> Message:
        return Message("prompt-flag")


def marker_cells(board: Board) -> list[int]:
    """Tiles without a marker next to the last marker, diagonally too; if there are none, any tile (2.1)."""
    grid = board.grid
    markers = board.markers
    near = [cell for cell in NEIGHBOURS[markers[-1]] if grid[cell] != EMPTY and cell not in markers]
    if near:
        return near
    return [cell for cell in range(CELLS) if grid[cell] != EMPTY and cell not in markers]


class SetMarker(Ask[GoaTable]):
    """The next marker goes to a neighbouring tile, or to any tile if there is none (2.1)."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number

    def options(self, table: GoaTable) -> list[Action]:
        return [table.actions.marker[cell] for cell in marker_cells(table.board)]

    def take(self, table: GoaTable, action: Action) -> None:
        assert isinstance(action, PlaceMarker)
        board = table.board
        board.markers = (*board.markers, action.value)
        if table.events is not None:
            place, tile = board.facts.places[action.value], board.tile_on(action.value).thing
            table.tell(
                "marker-set", {"seat": self.who, "number": self.number + 1, "place": place, "tile": tile}
            )

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if not isinstance(action, PlaceMarker):
            return None
        board = table.board
        args: dict[str, str | int] = {"place": board.facts.places[action.value]}
        if board.grid[action.value] == EMPTY:
            return Refusal("no-tile-there", "2.1", args)
        if action.value in board.markers:
            return Refusal("marker-there", "2.1", args)
        return Refusal("not-adjacent", "2.1", args)

    def consequence(self, table: GoaTable, action: Action) -> Message | None:
        assert isinstance(action, PlaceMarker)
        return tile_there(table.board, action.value)

    def prompt(self, table: GoaTable) -> Message:
        return Message("prompt-marker", {"number": self.number + 1})
