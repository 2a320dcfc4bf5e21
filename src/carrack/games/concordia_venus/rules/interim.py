"""The interim scoring for newcomers (5.1)."""

from __future__ import annotations

from typing import Final

from carrack.games.concordia_venus.rules.scoring import score
from carrack.games.concordia_venus.state.table import NOT_SCORED, ConcordiaTable
from carrack.kernel.messages import seat_thing
from carrack.kernel.table import Step


class InterimScoring(Step[ConcordiaTable]):
    """A player's first Tribune is resolved: the player scores as at the end (5.1, R40).

    When everybody has, first and second place are paid and all counters go back (R41).
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def resume(self, table: ConcordiaTable) -> None:
        board = table.board
        scores = list(board.interim)
        scores[self.seat] = score(board, self.seat)
        board.interim = tuple(scores)
        if table.events is not None:
            table.tell("interim-scored", {"seat": seat_thing(self.seat), "count": scores[self.seat]})
        if NOT_SCORED not in scores:
            pay_places(table)


def pay_places(table: ConcordiaTable) -> None:
    """Two sestertii for the first place, one for the second; whoever shares a place has it in full."""
    board = table.board
    for seat, points in enumerate(board.interim):
        place = sum([1 for other in board.interim if other > points])
        if place < len(board.facts.interim):
            pay = board.facts.interim[place]
            board.money[seat] += pay
            if table.events is not None:
                table.tell("interim-paid", {"seat": seat_thing(seat), "place": place + 1, "count": pay})
    board.interim = (NOT_SCORED,) * board.seats
    board.interim_paid = True
