"""The end of the game (5.2): the Concordia card and the last turns."""

from __future__ import annotations

from carrack.games.concordia_venus.content.facts import NO_CARD
from carrack.games.concordia_venus.state.table import ConcordiaTable
from carrack.kernel.messages import seat_thing
from carrack.kernel.table import NOBODY


def house_was_built(table: ConcordiaTable, seat: int) -> None:
    """The 15th house of a player ends the game."""
    if table.board.houses[seat].bit_count() == table.board.facts.houses:
        begin_last_turns(table, seat)


def card_was_bought(table: ConcordiaTable, seat: int) -> None:
    """The last card of the display ends the game; that is looked at with every purchase (R39)."""
    board = table.board
    if all([card == NO_CARD for card in board.display]) and not board.stock():
        begin_last_turns(table, seat)


def begin_last_turns(table: ConcordiaTable, seat: int) -> None:
    """The Concordia card for whoever ends the game; one more turn for every other player or team.

    A second end has no effect (R37).
    """
    board = table.board
    if board.concordia != NOBODY:
        return
    board.concordia = seat
    board.turns_left = (board.seats // 2 if board.team else board.seats) - 1
    if table.events is not None:
        table.tell("concordia", {"seat": seat_thing(seat), "count": board.turns_left})
