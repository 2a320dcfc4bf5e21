"""Planning: tries its best moves on imagined tables, and spends its time on those that stay promising.

The complete moves of the seat are judged at the end of its turn. Those that come close to the best are tried
in lines: a line plays the move on a table that the seat could believe in, lets everybody answer with good
moves of theirs, and judges the best that the seat can do next. All candidates are tried on the same tables
with the same chance, so that luck does not decide between them. The time is divided into equal parts; after
each of them the worse half of the candidates is dropped (sequential halving), so that two are left for the
last one.
"""

from __future__ import annotations

from typing import Final

from carrack.bots.bot import Bot
from carrack.bots.ending import best_ending
from carrack.bots.judge import Judge, chance_of
from carrack.bots.learned import followed
from carrack.bots.moves import Move, Scout, best_of, make_move
from carrack.bots.stopwatch import PATIENCE, Stopwatch
from carrack.kernel.actions import Action
from carrack.kernel.perspective import Perspective
from carrack.kernel.table import Table, take, to_move


class Effort:
    """How much a planner looks at; a ladder of two tells whether other constants are better."""

    def __init__(
        self,
        first_look: int = 120,
        further: int = 400,
        outcomes: int = 6,
        own_look: int = 16,
        others_look: int = 8,
        candidates: int = 8,
        margin: float = 1.0,
        trust: float = 1.0,
        ahead: int = 1,
        longest: int = 6,
    ) -> None:
        self.first_look: Final = first_look  # positions that are judged for the own moves at first
        self.further: Final = further  # by which the best own moves are followed to the end of the turn
        self.outcomes: Final = outcomes  # of chance by which the end of an own move is judged at first
        self.own_look: Final = own_look  # for the own next move in a line
        self.others_look: Final = others_look  # for the move of somebody else in a line
        self.candidates: Final = candidates  # moves that are tried
        self.margin: Final = margin  # by how much a candidate may look worse than the best, in log-odds
        self.trust: Final = trust  # the first judgement counts like so many lines
        self.ahead: Final = ahead  # the own move, after everybody's answers, by whose end a line is judged
        self.longest: Final = longest  # moves for each seat after which a line is given up


class Candidate:
    """A move that is tried, and what came of it."""

    def __init__(self, move: Move, prior: float) -> None:
        self.move: Final = move
        self.prior: Final = prior
        self.lines = 0
        self.total = 0.0

    def worth(self, trust: float, surplus: float) -> float:
        """The mean of its lines, joined with the first judgement, corrected by what lines usually add."""
        return (self.total + trust * (self.prior + surplus)) / (self.lines + trust)


class PlannerBot(Bot):
    """Tries so many lines, or as many as it can in some milliseconds."""

    def __init__(
        self,
        seed: int,
        judge: Judge,
        lines: int = 0,
        milliseconds: int = 0,
        effort: Effort | None = None,
        patience: float = PATIENCE,
    ) -> None:
        super().__init__(seed)
        self.judge: Final = judge
        self.lines: Final = lines
        self.milliseconds: Final = milliseconds
        self.patience: Final = patience
        self.effort: Final = Effort() if effort is None else effort

    def choose(self, perspective: Perspective) -> Action:
        options = perspective.options
        if len(options) == 1:
            return options[0]
        effort = self.effort
        seconds = self.milliseconds / 1000
        begun = Stopwatch(seconds, self.patience)
        known = best_ending(perspective, self.stream, None if self.lines else begun)
        if known is not None:
            return known
        worlds = [perspective.imagine(self.stream.fork())]
        first = Scout(self.judge, worlds[0].seats, effort.outcomes)
        scout = Scout(self.judge, worlds[0].seats)
        moves = first.moves(worlds[0], options, max(effort.first_look, len(options)))
        everybody = worth_trying(followed(self.judge, worlds[0], moves, effort.further), effort)
        running = everybody
        parts = (len(everybody) - 1).bit_length()
        done = 0
        for part in range(1, parts + 1):
            enough = self.lines * part // parts
            while done < enough if self.lines else begun.left() > seconds * (parts - part) / parts:
                number = running[0].lines
                if number == len(worlds):
                    worlds.append(perspective.imagine(self.stream.fork()))
                for candidate in running:
                    table = worlds[number].copy()
                    candidate.total += chance_of_line(scout, table, perspective.seat, candidate.move, effort)
                    candidate.lines += 1
                done += len(running)
            surplus = surplus_of(everybody)
            running = sorted(running, key=lambda one: -one.worth(effort.trust, surplus))
            running = running[: (len(running) + 1) // 2]
        return running[0].move.actions[0]


def worth_trying(moves: list[Move], effort: Effort) -> list[Candidate]:
    """The best moves, as far as they are not clearly worse than the very best."""
    found = sorted(moves, key=lambda move: (-move.value, move.choices))[: effort.candidates]
    least = found[0].value - effort.margin
    return [Candidate(move, chance_of(move.value)) for move in found if move.value >= least]


def surplus_of(candidates: list[Candidate]) -> float:
    """By how much lines usually end better than the first judgement of their moves."""
    lines = sum([one.lines for one in candidates])
    if not lines:
        return 0.0
    return sum([one.total - one.lines * one.prior for one in candidates]) / lines


def chance_of_line(scout: Scout, table: Table, seat: int, move: Move, effort: Effort) -> float:
    """Play a move, let the others answer, and judge the best that the seat can do then: its chance to win."""
    options = make_move(table, seat, move)
    answered = False
    to_come = effort.ahead
    for _ in range(effort.longest * effort.ahead * table.seats):
        if not options:
            break
        own = to_move(table) == seat
        best = best_of(scout.moves(table, options, effort.own_look if own else effort.others_look))
        if own and answered:
            to_come -= 1
            if not to_come:
                return chance_of(best.value)
        answered = not own
        for action in best.actions:
            options = take(table, action)
    return chance_of(scout.judge.value(table, seat))
