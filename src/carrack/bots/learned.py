"""One ply over complete moves: takes the move whose end promises most, or errs as people do."""

from __future__ import annotations

import math
from typing import Final

from carrack.bots.bot import Bot
from carrack.bots.judge import Judge
from carrack.bots.moves import Move, Scout, best_of
from carrack.kernel.actions import Action
from carrack.kernel.chance import Stream
from carrack.kernel.perspective import Perspective

LOOK: Final = 40  # positions that are judged for a decision, or one for each option
FINE: Final = 1 << 30


class Sight:
    """How well a player sees: nothing overlooked and no doubt between close moves, unless told otherwise."""

    def __init__(
        self, look: int = LOOK, overlooks: float = 0.0, doubt: float = 0.0, margin: float = 0.0
    ) -> None:
        self.look: Final = look
        self.overlooks: Final = overlooks  # the share of the options that is not even considered
        self.doubt: Final = doubt  # scale of the noise on the judgement of moves, in log-odds
        self.margin: Final = margin  # a move that looks worse than the best by more than this is never made


class OnePlyBot(Bot):
    """The first choice of the best move on an imagined table, whoever judges."""

    __slots__ = ("judge", "sight")

    def __init__(self, seed: int, judge: Judge, sight: Sight | None = None) -> None:
        super().__init__(seed)
        self.judge: Final = judge
        self.sight: Final = Sight() if sight is None else sight

    def choose(self, perspective: Perspective) -> Action:
        options = self.considered(perspective.options)
        if len(options) == 1:
            return options[0]
        table = perspective.imagine(self.stream.fork())
        scout = Scout(self.judge, table.seats)
        moves = scout.moves(table, options, max(self.sight.look, len(options)))
        return self.preferred(moves).actions[0]

    def considered(self, options: list[Action]) -> list[Action]:
        """The options that come to mind: at least one of them."""
        overlooks = self.sight.overlooks
        if not overlooks or len(options) == 1:
            return options
        found = [option for option in options if not happens(self.stream, overlooks)]
        return found or [options[self.stream.below(len(options))]]

    def preferred(self, moves: list[Move]) -> Move:
        """The best move, or one that looks about as good."""
        best = best_of(moves)
        doubt = self.sight.doubt
        if not doubt:
            return best
        close = [move for move in moves if move.value >= best.value - self.sight.margin]
        return best_of([Move(move.value + doubt * gumbel(self.stream), move.actions) for move in close])


def happens(stream: Stream, chance: float) -> bool:
    """Whether something of this probability happens now."""
    return stream.below(FINE) < chance * FINE


def gumbel(stream: Stream) -> float:
    """A draw from the Gumbel distribution."""
    return -math.log(-math.log((stream.below(FINE) + 0.5) / FINE))
