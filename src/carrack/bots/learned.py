"""One ply over learned values: takes the complete move whose end promises most."""

from __future__ import annotations

from typing import Final

from carrack.bots.bot import Bot
from carrack.bots.judge import Judge
from carrack.bots.moves import Scout, best_of
from carrack.kernel.actions import Action
from carrack.kernel.perspective import Perspective

LOOK: Final = 40  # positions that are judged for a decision, or one for each option


class OnePlyBot(Bot):
    """The first choice of the best move on an imagined table, whoever judges."""

    __slots__ = ("judge", "look")

    def __init__(self, seed: int, judge: Judge, look: int = LOOK) -> None:
        super().__init__(seed)
        self.judge: Final = judge
        self.look: Final = look

    def choose(self, perspective: Perspective) -> Action:
        options = perspective.options
        if len(options) == 1:
            return options[0]
        table = perspective.imagine(self.stream.fork())
        scout = Scout(self.judge, table.seats)
        return best_of(scout.moves(table, options, max(self.look, len(options)))).actions[0]
