"""One ply over complete moves: takes the move whose end promises most, or errs as people do.

The end of a move is often the middle of a turn: what the seat can do next may be worth more than the move.
So the best moves can be followed to the end of the turn, and are then compared there.
"""

from __future__ import annotations

import math
from typing import Final

from carrack.bots.bot import Bot
from carrack.bots.ending import best_ending
from carrack.bots.judge import Judge
from carrack.bots.moves import Move, Scout, make_move, simplest_best_of
from carrack.kernel.actions import Action
from carrack.kernel.chance import Stream
from carrack.kernel.perspective import Perspective
from carrack.kernel.table import Table, to_move

LOOK: Final = 40  # positions that are judged for a decision, or one for each option
OUTCOMES: Final = 6  # of chance by which the end of a move is judged
CLOSE: Final = 1.0  # a move that looks worse than the best by more than this is not followed
FURTHER_LOOK: Final = (
    8  # positions that are judged for each further decision of the turn, or one for each option
)
LONGEST: Final = 8  # further decisions of a turn that are looked at
FINE: Final = 1 << 30
STEEPEST: Final = (
    1e4  # how fast weights fall for a player who loses next to nothing, for each unit of log-odds
)
HALVINGS: Final = 30


class Sight:
    """How well a player sees: everything, unless told otherwise."""

    def __init__(
        self,
        look: int = LOOK,
        loss: float = 0.0,
        margin: float = 0.0,
        further: int = 0,
        to_the_end: bool = False,
    ) -> None:
        self.look: Final = look
        self.further: Final = (
            further  # positions that are judged on the ways from moves to the end of the turn
        )
        self.loss: Final = loss  # what a decision costs on average, in log-odds
        self.margin: Final = margin  # a move that looks worse than the best by more than this is never made
        self.to_the_end: Final = to_the_end  # whether the end of the game is played out


class OnePlyBot(Bot):
    """The first choice of the best move on an imagined table, whoever judges; or of one that looks worse."""

    __slots__ = ("judge", "sight")

    def __init__(self, seed: int, judge: Judge, sight: Sight | None = None) -> None:
        super().__init__(seed)
        self.judge: Final = judge
        self.sight: Final = Sight() if sight is None else sight

    def choose(self, perspective: Perspective) -> Action:
        options = perspective.options
        if len(options) == 1:
            return options[0]
        if self.sight.to_the_end:
            known = best_ending(perspective, self.stream)
            if known is not None:
                return known
        table = perspective.imagine(self.stream.fork())
        scout = Scout(self.judge, table.seats, OUTCOMES)
        moves = scout.moves(table, options, max(self.sight.look, len(options)))
        if self.sight.further:
            moves = followed(self.judge, table, moves, self.sight.further)
        return self.preferred(moves).actions[0]

    def preferred(self, moves: list[Move]) -> Move:
        """The best move, or another one, so that the mean loss is that of the player's sight."""
        best = simplest_best_of(moves)
        if not self.sight.loss:
            return best
        close = [move for move in moves if move.value >= best.value - self.sight.margin]
        weights = weights_losing([best.value - move.value for move in close], self.sight.loss)
        left = sum(weights) * (self.stream.below(FINE) + 0.5) / FINE
        for move, weight in zip(close, weights, strict=True):
            left -= weight
            if left < 0.0:
                return move
        return best


def followed(judge: Judge, table: Table, moves: list[Move], further: int) -> list[Move]:
    """The best of the moves, each with what it is worth if the rest of the turn is played well.

    Moves are followed as long as fewer than so many further positions were judged.
    """
    found = sorted(moves, key=lambda move: (-move.value, move.choices))
    close = [move for move in found if move.value >= found[0].value - CLOSE]
    if len(close) == 1:
        return close
    scout = Scout(judge, table.seats)
    at_end: list[Move] = []
    for move in close:
        if scout.evaluated >= further:
            break
        at_end.append(at_end_of_turn(scout, table.copy(), move))
    return at_end


def at_end_of_turn(scout: Scout, table: Table, move: Move) -> Move:
    """A move with what it is worth if its seat plays on well until chance speaks or somebody else is to move.

    Of moves that come to the same the one is simplest that leaves the fewest choices until then.
    """
    seat = to_move(table)
    chance = table.state
    value = move.value
    choices = move.choices
    options = make_move(table, seat, move)
    for _ in range(LONGEST):
        if not options or to_move(table) != seat or table.state != chance:
            break
        best = simplest_best_of(scout.moves(table, options, max(FURTHER_LOOK, len(options))))
        value = best.value
        choices += best.choices
        options = make_move(table, seat, best)
    return Move(value, move.actions, choices)


def weights_losing(losses: list[float], mean: float) -> list[float]:
    """Weights that fall exponentially with the loss and lose so much on average; even ones lose the most.

    Where little is at stake a player with them picks anything, and a clear mistake is rare.
    """
    if sum(losses) <= mean * len(losses):
        return [1.0] * len(losses)
    least, most = 0.0, STEEPEST
    for _ in range(HALVINGS):
        steep = 0.5 * (least + most)
        weights = [math.exp(-steep * loss) for loss in losses]
        lost = sum([weight * loss for weight, loss in zip(weights, losses, strict=True)])
        if lost > mean * sum(weights):
            least = steep
        else:
            most = steep
    return [math.exp(-most * loss) for loss in losses]


def happens(stream: Stream, chance: float) -> bool:
    """Whether something of this probability happens now."""
    return stream.below(FINE) < chance * FINE


def gumbel(stream: Stream) -> float:
    """A draw from the Gumbel distribution."""
    return -math.log(-math.log((stream.below(FINE) + 0.5) / FINE))
