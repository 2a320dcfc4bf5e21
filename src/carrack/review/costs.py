"""What a choice cost: the own chance after the best move less that after the move that was played.

Both are seen from the seat's perspective and played on the same imagined tables with the same chance. The
best move is found on some tables and the cost is measured on others: measured on the same ones, whichever
move happened to be lucky there would look best, and every choice would seem to cost something.
"""

from __future__ import annotations

import math
from statistics import fmean, stdev
from typing import Final

from carrack.arena.games import seed_of
from carrack.bots.judge import chance_of
from carrack.bots.moves import Move, Scout
from carrack.kernel.actions import Action
from carrack.kernel.perspective import Perspective
from carrack.kernel.table import Table
from carrack.review.lines import Line, play_line, worth
from carrack.review.outlook import Outlook

FIRST_LOOK: Final = (
    240  # positions that are judged to find the moves worth trying: fewer miss the ends of long moves
)
OUTCOMES: Final = 6  # of chance by which the end of a move is judged at first
CANDIDATES: Final = 5
MARGIN: Final = 1.0  # by how much a move may look worse than the best and still be tried, in log-odds
CHOOSING: Final = 4  # tables on which the best move is chosen
MEASURING: Final = 8  # other tables on which the cost is measured
STUDENT: Final = {2: 12.71, 3: 4.30, 4: 3.18, 6: 2.57, 8: 2.36, 12: 2.20, 16: 2.13, 32: 2.04, 64: 2.0}
"""Student's t at 95 % by the number of values: of few ones the normal distribution promises too much."""


class Tried:
    """A move on trial: by its first look, then by the own chance at the end of a line on each table."""

    def __init__(self, move: Move) -> None:
        self.move: Final = move
        self.prior: Final = chance_of(move.value)
        self.chances: Final[list[float]] = []

    def worth(self) -> float:
        """The mean of its lines, the first look counting like one of them."""
        return (self.prior + sum(self.chances)) / (1 + len(self.chances))


class Trial:
    """A decision on trial. All of it follows from what the seat knows and from the decision's number."""

    def __init__(
        self, outlook: Outlook, perspective: Perspective, at: int, played: list[Action] | None = None
    ) -> None:
        self.outlook: Final = outlook
        self.perspective: Final = perspective
        self.seat: Final = perspective.seat
        self.at: Final = at
        self.worlds: Final[list[Table]] = []
        self.scout: Final = Scout(outlook.judge, perspective.setup.seats)
        self.played: Tried | None = None
        self.promising: Final = self.first_look(played)
        self.best = self.promising[0]
        self.differences: Final[list[float]] = []
        self.outlooks: Final[list[list[float]]] = []
        """What everybody's chances come to at the ends of the lines of the best move."""
        self.lines: Final[list[tuple[Line, Line]]] = []
        """The lines of the best move and of the played one, table by table."""

    def world(self, number: int) -> Table:
        """An imagined table; all moves meet the same ones."""
        while len(self.worlds) <= number:
            self.worlds.append(self.perspective.imagine(seed_of(0, "review", self.at, len(self.worlds))))
        return self.worlds[number]

    def first_look(self, played: list[Action] | None) -> list[Tried]:
        """The moves worth trying, the most promising first; the played one need not be among them."""
        world, options = self.world(0), self.perspective.options
        judge = self.outlook.judge
        scout = Scout(judge, world.seats, OUTCOMES)
        moves = scout.moves(world, options, max(FIRST_LOOK, len(options)))
        moves.sort(key=lambda move: (-move.value, len(move.actions)))
        least = moves[0].value - MARGIN
        found = [Tried(move) for move in moves[:CANDIDATES] if move.value >= least]
        if played is not None:
            self.played = next((one for one in found if one.move.actions == played), None)
            if self.played is None:
                self.played = Tried(worth(judge, world, self.seat, played, OUTCOMES))
        return found

    def line(self, one: Tried, number: int) -> Line:
        """What comes of a move on a table."""
        return play_line(self.scout, self.world(number), self.seat, one.move)

    def chance(self, line: Line) -> float:
        """The seat's chance at the end of a line."""
        return self.outlook.side_chances(line.end)[self.seat]

    def choose(self, worlds: int = CHOOSING) -> None:
        """Find the best move: after every table the worst of those that are left goes, down to two."""
        running = self.promising
        for number in range(worlds):
            if len(running) < 2:
                break
            for one in running:
                one.chances.append(self.chance(self.line(one, number)))
            running.sort(key=lambda one: -one.worth())
            running = running[: max(2, len(running) - 1)]
        self.best = running[0]

    def measure(self, worlds: int = MEASURING) -> None:
        """Compare the best move with the played one on further tables."""
        played = self.best if self.played is None else self.played
        for number in range(CHOOSING + len(self.differences), CHOOSING + len(self.differences) + worlds):
            line = self.line(self.best, number)
            other = line if played is self.best else self.line(played, number)
            chances = self.outlook.chances(line.end)
            own = self.chance(line)
            self.outlooks.append(chances)
            self.differences.append(0.0 if other is line else own - self.chance(other))
            self.lines.append((line, other))

    def cost(self) -> tuple[float, float, float]:
        """The cost with its interval, between none and all; without lines it is that of the first look."""
        if self.played is None or self.played is self.best:
            return 0.0, 0.0, 0.0
        if len(self.differences) < 2:
            return max(0.0, self.best.prior - self.played.prior), 0.0, 1.0
        mean = fmean(self.differences)
        spread = student(len(self.differences)) * stdev(self.differences) / math.sqrt(len(self.differences))
        return max(0.0, mean), mean - spread, mean + spread


def student(count: int) -> float:
    """How many standard errors an interval of 95 % has to each side with so many values."""
    return STUDENT[max([known for known in STUDENT if known <= count])]
