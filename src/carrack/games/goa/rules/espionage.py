"""Espionage (5.4): what an opponent's marker shows, as a gain or in a founding."""

from __future__ import annotations

from typing import Final

from carrack.games.goa.content.facts import FOUNDING, HARVEST, SHIPS, TAXES, Tile
from carrack.games.goa.rules.actions import BROUGHT_BY, Spy
from carrack.games.goa.rules.expedition_pile import cards_to_draw
from carrack.games.goa.rules.founding import NameColony, figure_in_use, founding_in_progress, lend_figure
from carrack.games.goa.rules.spices import receive_kind
from carrack.games.goa.rules.tile_effects import IN_OWN_TURN, TileUse
from carrack.games.goa.show.consequences import kind_then
from carrack.games.goa.state.table import GoaTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal, seat_thing
from carrack.kernel.table import Ask


def can_spy(table: GoaTable, seat: int, tile: Tile) -> bool:
    """Ships and ducats are always to be had."""
    return True


def spy(table: GoaTable, seat: int, tile: Tile) -> None:
    """Choose an opponent and one of the columns but Expedition (5.4 Espionage)."""
    table.stack.append(ChooseSpied(seat, founding_in_progress(table) is not None))


class ChooseSpied(Ask[GoaTable]):
    """Whose marker is used, and in which column; `founding` says that it happens during a founding.

    In a founding the opponent's colonists stand in for the own ones as long as they are more; with the ruling
    `espionage=action` the tile is a founding attempt of its own instead, which no A card changes.
    """

    def __init__(self, seat: int, founding: bool) -> None:
        super().__init__(seat)
        self.founding: Final = founding

    def columns_of(self, table: GoaTable, other: int) -> list[int]:
        """The columns of an opponent that bring something now."""
        columns = [SHIPS, TAXES]
        if table.board.has_room(self.seat):
            columns.insert(1, HARVEST)
        if self.helps_to_found(table, table.board.figure(other, FOUNDING)):
            columns.append(FOUNDING)
        return columns

    def helps_to_found(self, table: GoaTable, figure: int) -> bool:
        """Whether an opponent's colonists can found a colony, or are more than a founding has had so far."""
        board = table.board
        if board.variants.espionage_founds:
            return not self.founding and board.unfounded(self.seat) != 0 and cards_to_draw(table)
        founding = founding_in_progress(table)
        return founding is not None and figure > figure_in_use(board, self.seat, founding.figure)

    def options(self, table: GoaTable) -> list[Action]:
        options: list[Action] = []
        for other in range(table.seats):
            if other != self.seat:
                options += [table.actions.spy[other][column] for column in self.columns_of(table, other)]
        return options

    def take(self, table: GoaTable, action: Action) -> None:
        assert isinstance(action, Spy)
        figure = table.board.figure(action.seat, action.column)
        column = table.board.facts.columns[action.column]
        table.tell("spied", {"seat": self.who, "other": seat_thing(action.seat), "column": column})
        if action.column != FOUNDING:
            receive_kind(table, self.seat, BROUGHT_BY[action.column], figure)
        elif self.founding:
            lend_figure(table, figure)
        else:
            table.stack.append(NameColony(self.seat, 0, figure))

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
        assert isinstance(action, Spy)
        figure = table.board.figure(action.seat, action.column)
        if action.column == FOUNDING:
            return Message("brings-spied-founding", {"count": figure})
        return kind_then(table, self.seat, BROUGHT_BY[action.column], figure)

    def prompt(self, table: GoaTable) -> Message:
        return Message("prompt-spy")


# Espionage builds on foundings, and these on the other tiles: with its entry the table of uses is complete.
IN_OWN_TURN["espionage"] = TileUse(can_spy, spy)
USES: Final = IN_OWN_TURN
