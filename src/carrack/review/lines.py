"""Lines: a move, everybody's answers, and the seat's next move, on a table that the seat could believe in."""

from __future__ import annotations

from typing import Final

from carrack.bots.judge import Judge
from carrack.bots.moves import Move, Scout, best_of, make_move
from carrack.kernel.actions import Action
from carrack.kernel.table import Table, advance, take, to_move

OWN_LOOK: Final = 16
OTHERS_LOOK: Final = 8
LONGEST: Final = 6  # moves for each seat after which a line is given up


class Line:
    """What came of a move: the table at the end, and all choices on the way with their seats."""

    def __init__(self, end: Table, made: list[tuple[int, Action]]) -> None:
        self.end: Final = end
        self.made: Final = made


def play_line(scout: Scout, start: Table, seat: int, move: Move) -> Line:
    """Play a move on a copy of a table, let the others answer well, and let the seat move again."""
    table = start.copy()
    options = make_move(table, seat, move)
    made = [(seat, action) for action in move.actions]
    answered = False
    for _ in range(LONGEST * table.seats):
        if not options:
            break
        mover = to_move(table)
        own = mover == seat
        best = best_of(scout.moves(table, options, OWN_LOOK if own else OTHERS_LOOK))
        options, done = followed(table, mover, best, options)
        made += [(mover, action) for action in done]
        if own and answered:
            break
        answered = answered or not own
    return Line(table, made)


def followed(table: Table, seat: int, move: Move, options: list[Action]) -> tuple[list[Action], list[Action]]:
    """Make the choices of a move while the seat is asked for them; the next options, and what was made."""
    done: list[Action] = []
    for action in move.actions:
        if done and (to_move(table) != seat or action not in options):
            break
        options = take(table, action)
        done.append(action)
    return options, done


def worth(judge: Judge, start: Table, seat: int, actions: list[Action], outcomes: int) -> Move:
    """What the end of a given move is worth, judged as a `Scout` judges the moves that it finds.

    A choice that the imagined table doesn't offer ends the move before it.
    """
    table = start.copy()
    before = table
    options = advance(table)
    made: list[Action] = []
    for action in actions:
        if made and (to_move(table) != seat or action not in options):
            break
        before = table.copy()
        options = take(table, action)
        made.append(action)
    value = judge.value(table, seat)
    if outcomes > 1 and table.state != before.state:
        value = Scout(judge, table.seats, outcomes).mean_value(before, made[-1], seat, value)
    return Move(value, made)
