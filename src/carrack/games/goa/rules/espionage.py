"""Espionage (5.4): what an opponent's marker shows, as a gain or in a founding."""

from __future__ import annotations

from typing import Final

from carrack.games.goa.content.facts import FOUNDING, HARVEST, SHIPS, TAXES, Tile
from carrack.games.goa.rules.actions import Spy
from carrack.games.goa.rules.expedition_pile import cards_to_draw
from carrack.games.goa.rules.founding import Decide, NameColony, figure_in_use
from carrack.games.goa.rules.spices import gain_spices
from carrack.games.goa.rules.tile_effects import IN_OWN_TURN, TileUse
from carrack.games.goa.show.consequences import ducats_then, ships_then, spices_then
from carrack.games.goa.state.table import GoaTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal, seat_thing
from carrack.kernel.table import Ask


def can_spy(table: GoaTable, seat: int, tile: Tile, founding: bool) -> bool:
    """Ships and ducats are always to be had."""
    return True


def spy(table: GoaTable, seat: int, tile: Tile, founding: bool) -> None:
    """Choose an opponent and one of the columns but Expedition (5.4 Espionage)."""
    table.stack.append(ChooseSpied(seat, founding))


class ChooseSpied(Ask[GoaTable]):
    """Whose marker is used, and in which column.

    In a founding the opponent's colonists stand in for the own ones as long as they are more; with the ruling
    `espionage=action` the tile is a founding attempt of its own instead, which no A card changes.
    """

    def __init__(self, seat: int, founding: bool) -> None:
        super().__init__(seat)
        self.founding: Final = founding

    def columns_of(self, table: GoaTable, other: int) -> list[int]:
        """The columns of an opponent that bring something now."""
        board = table.board
        columns = [SHIPS]
        if board.has_room(self.seat):
            columns.append(HARVEST)
        columns.append(TAXES)
        figure = board.figure(other, FOUNDING)
        if board.variants.espionage_founds:
            if not self.founding and board.unfounded(self.seat) and cards_to_draw(table):
                columns.append(FOUNDING)
        elif self.founding:
            found = founding_in_progress(table)
            if figure > figure_in_use(board, self.seat, found.figure):
                columns.append(FOUNDING)
        return columns

    def options(self, table: GoaTable) -> list[Action]:
        options: list[Action] = []
        for other in range(table.seats):
            if other != self.seat:
                options += [table.actions.spy[other][column] for column in self.columns_of(table, other)]
        return options

    def take(self, table: GoaTable, action: Action) -> None:
        assert isinstance(action, Spy)
        seat = self.seat
        figure = table.board.figure(action.seat, action.column)
        if table.events is not None:
            column = table.board.facts.columns[action.column]
            table.tell(
                "spied", {"seat": seat_thing(seat), "other": seat_thing(action.seat), "column": column}
            )
        if action.column == SHIPS:
            table.receive_ships(seat, figure)
        elif action.column == HARVEST:
            gain_spices(table, seat, figure)
        elif action.column == TAXES:
            table.receive_ducats(seat, figure)
        elif self.founding:
            decide = table.stack.pop()
            assert isinstance(decide, Decide)
            table.stack.append(Decide(seat, decide.colony, figure))
        else:
            table.stack.append(NameColony(seat, 0, figure))

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if not isinstance(action, Spy):
            return None
        if action.seat >= table.seats:
            return Refusal("no-such-seat", "5.4 Espionage", {"seat": seat_thing(action.seat)})
        if action.seat == self.seat:
            return Refusal("own-board", "5.4 Espionage", {})
        if action.column == HARVEST:
            return Refusal("no-room-for-spices", "5.4 Espionage", {})
        return Refusal("no-founding-gain", "5.4 Espionage", {"seat": seat_thing(action.seat)})

    def consequence(self, table: GoaTable, action: Action) -> Message | None:
        if not isinstance(action, Spy):
            return None
        figure = table.board.figure(action.seat, action.column)
        if action.column == SHIPS:
            return ships_then(table.board, self.seat, figure)
        if action.column == HARVEST:
            return spices_then(table.board, self.seat, figure)
        if action.column == TAXES:
            return ducats_then(table, self.seat, figure)
        return Message("brings-spied-founding", {"count": figure})

    def prompt(self, table: GoaTable) -> Message:
        return Message("prompt-spy")


def founding_in_progress(table: GoaTable) -> Decide:
    """The founding that the tile is used in: it goes on when the tile is done."""
    decide = table.stack[-2] if isinstance(table.stack[-1], ChooseSpied) else table.stack[-1]
    assert isinstance(decide, Decide)
    return decide


IN_OWN_TURN["espionage"] = TileUse(can_spy, spy)
# With this entry the table of uses is complete.
USES: Final = IN_OWN_TURN
