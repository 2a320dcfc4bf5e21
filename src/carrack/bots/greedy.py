"""Greedy: looks one complete move ahead and takes what the game's evaluation likes best."""

from __future__ import annotations

import math
from typing import Any, Final

from carrack.bots.bot import Bot
from carrack.kernel.actions import Action
from carrack.kernel.perspective import Perspective
from carrack.kernel.rules import Rules
from carrack.kernel.table import Step, Table, take, to_move

MOST_POSITIONS: Final = 300
DEEPEST: Final = 6


class MoveValues:
    """Values complete moves on one table.

    A move of the rulebook is often several choices (card, region, ship), so a choice is worth what the best
    move that begins with it is worth. At most MOST_POSITIONS positions are looked at.
    """

    __slots__ = ("left", "rules", "seat")

    def __init__(self, rules: Rules, seat: int) -> None:
        self.rules: Final = rules
        self.seat: Final = seat
        self.left = MOST_POSITIONS

    def value(
        self, table: Table, action: Action, depth: int = DEEPEST, began: list[Step[Any]] | None = None
    ) -> float:
        """The value of the best end of the move that begins with an action.

        `began` is the stack where the move began: what is asked deeper in the same place belongs to it.
        """
        if began is None:
            began = table.stack.copy()
        after = table.copy()
        chance = after.state
        options = take(after, action)
        self.left -= 1
        goes_on = len(options) > 0 and to_move(after) == self.seat and after.state == chance
        inside = same_move(table.stack, after.stack) or deeper(began, after.stack)
        if not goes_on or depth == 1 or self.left <= 0 or not inside:
            return self.rules.evaluate_table(after, self.seat)
        return max([self.value(after, option, depth - 1, began) for option in options])


class GreedyBot(Bot):
    """One ply over `evaluate`: the first choice of the best move on an imagined table."""

    __slots__ = ()

    def choose(self, perspective: Perspective) -> Action:
        options = perspective.options
        if len(options) == 1:
            return options[0]
        table = perspective.imagine(self.stream.fork())
        values = MoveValues(perspective.rules, perspective.seat)
        best = options[0]
        highest = -math.inf
        for action in options:
            value = values.value(table, action)
            if value > highest:
                best = action
                highest = value
        return best


def deeper(began: list[Step[Any]], stack: list[Step[Any]]) -> bool:
    """Whether the game is still inside the question with which a move began."""
    size = len(began)
    return len(stack) > size > 1 and stack[size - 2] is began[size - 2]


def same_move(before: list[Step[Any]], after: list[Step[Any]]) -> bool:
    """Whether the next question belongs to the move: another question in the same place of the game."""
    if len(after) != len(before) or type(after[-1]) is type(before[-1]):
        return False
    return len(after) < 2 or after[-2] is before[-2]
