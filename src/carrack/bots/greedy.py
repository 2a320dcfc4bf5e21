"""Greedy: looks one complete move ahead and takes what the game's evaluation likes best."""

from __future__ import annotations

from typing import Final

from carrack.bots.bot import Bot
from carrack.kernel.actions import Action
from carrack.kernel.perspective import Perspective
from carrack.kernel.rules import Rules
from carrack.kernel.table import Table, take, to_move

MOST_POSITIONS: Final = 300
DEEPEST: Final = 6


class GreedyBot(Bot):
    """One ply over `evaluate`.

    A move of the rulebook is often several choices (card, region, ship), so the bot follows its own choices
    to the end of the move, on an imagined table, and takes the first choice of the best move.
    """

    __slots__ = ("left",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.left = 0

    def choose(self, perspective: Perspective) -> Action:
        options = perspective.options
        if len(options) == 1:
            return options[0]
        table = perspective.imagine(self.stream.fork())
        self.left = MOST_POSITIONS
        best = options[0]
        highest = 0.0
        for number, action in enumerate(options):
            value = self.best_after(perspective.rules, table, action, perspective.seat, DEEPEST)
            if not number or value > highest:
                best = action
                highest = value
        return best

    def best_after(self, rules: Rules, table: Table, action: Action, seat: int, depth: int) -> float:
        """The value of the best end of the move that begins with an action."""
        after = table.copy()
        chance = after.state
        options = take(after, action)
        self.left -= 1
        goes_on = len(options) > 0 and to_move(after) == seat and after.state == chance
        if not goes_on or depth == 1 or self.left <= 0 or not same_move(table, after):
            return rules.evaluate(rules.view(after, seat))
        return max([self.best_after(rules, after, option, seat, depth - 1) for option in options])


def same_move(before: Table, after: Table) -> bool:
    """Whether the next question belongs to the move: another question in the same place of the game."""
    if len(after.stack) != len(before.stack) or type(after.stack[-1]) is type(before.stack[-1]):
        return False
    return len(after.stack) < 2 or after.stack[-2] is before.stack[-2]
