"""Set-up (1.0): tiles, the first player, ducats, and the quick start (7.1)."""

from __future__ import annotations

from typing import Final

from carrack.games.goa.content.facts import A_TILES, ALL_TILES
from carrack.games.goa.content.grid import CELLS, CORNERS
from carrack.games.goa.rules.actions import TAKE_DUCATS, Advance, Take
from carrack.games.goa.rules.development import marker_at
from carrack.games.goa.rules.expedition_pile import top_card
from carrack.games.goa.show.consequences import kind_then, step_then
from carrack.games.goa.state.table import EMPTY, GoaTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal, seat_thing
from carrack.kernel.table import Ask
from carrack.mechanics.bits import members


def find_first_player(table: GoaTable) -> None:
    """From the youngest on, cards are turned up until an elephant shows the first player (1.9)."""
    board = table.board
    facts = board.facts
    seat = table.chance(table.seats, "youngest")
    while True:
        card = top_card(table)
        board.discards |= 1 << card
        table.tell_of("turned-up-first", seat, "card", facts.cards[card].thing)
        if facts.cards[card].symbol == facts.start_symbol:
            break
        seat = (seat + 1) % table.seats
    board.flag_owner = seat
    table.tell("first-player", {"seat": seat_thing(seat)})
    for player in range(table.seats):
        table.receive_ducats(
            player, facts.numbers.ducats_first if player == seat else facts.numbers.ducats_others
        )


def lay_out_tiles(table: GoaTable) -> None:
    """Four tiles are removed, at most two of them plantations; the others fill the grid (1.1)."""
    board = table.board
    facts = board.facts
    left = A_TILES if board.phase == 0 else ALL_TILES & ~A_TILES
    plantations = 0
    removed = 0
    while removed.bit_count() < facts.numbers.removed:
        tile = table.draw(left, "tiles")
        if facts.plantations >> tile & 1:
            if plantations == facts.numbers.plantations_removed:
                continue
            plantations += 1
        removed |= 1 << tile
        left &= ~(1 << tile)
        table.tell("removed", {"tile": facts.tiles[tile].thing})
    board.removed |= removed
    pile = members(left)
    table.shuffle(pile, "tiles")
    board.grid = pile
    board.round = 0
    table.shown += 1
    lay_out_bonanza(table)


def lay_out_bonanza(table: GoaTable) -> None:
    """A hidden bonus below each corner tile, drawn from all eight (7.2)."""
    board = table.board
    if board.variants.bonanza:
        board.corners = (1 << len(CORNERS)) - 1
        board.bonanza_seen = 0


def end_phase(table: GoaTable) -> None:
    """The tiles left on the board leave the game (2.0)."""
    board = table.board
    for cell in range(CELLS):
        if board.grid[cell] != EMPTY:
            board.out |= 1 << board.grid[cell]
            board.grid[cell] = EMPTY
    board.corners = 0
    board.phase += 1


def ask_for_quick_start(table: GoaTable, seat: int) -> None:
    """Two markers to the second row, or ducats (7.1)."""
    if table.board.variants.quick_start:
        table.stack.append(QuickStart(seat, table.board.facts.numbers.quick_markers))


class QuickStart(Ask[GoaTable]):
    """Move two different markers to the second row, or take ducats (7.1)."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, table: GoaTable) -> list[Action]:
        board = table.board
        options = table.actions.advance_in[board.columns_in(self.seat, 0)].copy()
        if self.left == board.facts.numbers.quick_markers:
            options.append(table.actions.take[TAKE_DUCATS])
        return options

    def take(self, table: GoaTable, action: Action) -> None:
        board = table.board
        if isinstance(action, Advance):
            board.advance(self.seat, action.value)
            table.tell("advanced", marker_at(board, self.seat, action.value))
            if self.left > 1:
                table.stack.append(QuickStart(self.seat, self.left - 1))
        else:
            table.receive_ducats(self.seat, board.facts.numbers.quick_ducats)

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if isinstance(action, Advance):
            return Refusal("other-marker", "7.1", {"column": table.board.facts.columns[action.value]})
        if isinstance(action, Take):
            return Refusal("quick-start-gain", "7.1", {})
        return None

    def consequence(self, table: GoaTable, action: Action) -> Message | None:
        if isinstance(action, Advance):
            after = table.copy()
            self.take(after, action)
            return Message("brings-step", step_then(table, after, self.seat, action.value))
        return kind_then(table, self.seat, TAKE_DUCATS, table.board.facts.numbers.quick_ducats)

    def prompt(self, table: GoaTable) -> Message:
        first = self.left == table.board.facts.numbers.quick_markers
        ducats = table.board.facts.numbers.quick_ducats
        return Message("prompt-quick-start" if first else "prompt-quick-start-second", {"ducats": ducats})


def from_first_player(table: GoaTable) -> tuple[int, ...]:
    """All seats clockwise, from the owner of the flag on (2.3)."""
    return table.board.seats_from(table.board.flag_owner)
