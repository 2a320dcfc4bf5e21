"""Search: tries its best moves on imagined tables and looks what they lead to, for any game.

The complete moves of the seat are valued by the game's evaluation, as a greedy player does. Those that are
good enough are then tried: a line plays such a move on a table that the seat could believe in, lets the
others answer with good moves of theirs, and values the best that the seat can do next. Each line takes the
candidate that promises most by then (upper confidence bounds, the evaluation counting like some lines). All
candidates are tried on the same tables with the same chance, so that luck does not decide between them.

Values are measured from the best that the evaluation sees at once: how a game centres its evaluation does not
matter, only how many points it takes for decisive.

This is the search of version 0.3.1. It stays as it is: other players are measured against it.
"""

from __future__ import annotations

import math
from typing import Final

from carrack.bots.bot import Bot
from carrack.bots.judge import Judge
from carrack.bots.moves import Move, Scout, best_of, make_move
from carrack.bots.stopwatch import PATIENCE, Stopwatch
from carrack.kernel.actions import Action
from carrack.kernel.perspective import Perspective
from carrack.kernel.table import Table, take, to_move

# First guesses, tried in a few games against the greedy player.
FIRST_LOOK: Final = 300  # evaluations for the own moves at first
OWN_LOOK: Final = 24  # evaluations for the own next move in a line
OTHERS_LOOK: Final = 10  # evaluations for the move of somebody else in a line
CANDIDATES: Final = 8  # moves that are tried
MARGIN: Final = 0.1  # how far behind the best move a candidate may be, as a share of winning
EXPLORATION: Final = 0.03  # weight of the bonus for what was seldom tried
TRUST: Final = 1.0  # the evaluation's opinion counts like so many lines
SETTLED: Final = 8  # lines after which a candidate is chosen that no other promises to beat
WORLDS: Final = 30  # tables that are imagined for one decision
LONGEST: Final = 6  # moves for each seat after which a line is given up


class Candidate:
    """A move that is tried, by its first choice: what the evaluation thinks of it, and what came of it."""

    __slots__ = ("move", "prior", "total", "visits")

    def __init__(self, move: Move, best: float) -> None:
        self.move: Final = move
        self.prior: Final = squash(move.value - best)
        self.visits = 0
        self.total = 0.0


class Opinion(Judge):
    """The hand-written evaluation alone: also of a finished game it tells the points, not who has won."""

    def value(self, table: Table, seat: int) -> float:
        return self.rules.evaluate_table(table, seat)


class SearchBot(Bot):
    """Tries so many lines, or as many as it can in some milliseconds."""

    __slots__ = ("iterations", "milliseconds", "patience")

    def __init__(
        self, seed: int, iterations: int = 0, milliseconds: int = 0, patience: float = PATIENCE
    ) -> None:
        super().__init__(seed)
        self.iterations: Final = iterations
        self.milliseconds: Final = milliseconds
        self.patience: Final = patience

    def choose(self, perspective: Perspective) -> Action:
        options = perspective.options
        if len(options) == 1:
            return options[0]
        watch = Stopwatch(self.milliseconds / 1000, self.patience)
        worlds = [perspective.imagine(self.stream.fork())]
        scout = Scout(Opinion(perspective.rules), worlds[0].seats)
        moves = scout.moves(worlds[0], options, max(FIRST_LOOK, len(options)))
        best = best_of(moves).value
        candidates = worth_trying(moves, best)
        if len(candidates) == 1:
            return candidates[0].move.actions[0]
        done = 0
        surplus = 0.0
        while done < self.iterations or (not self.iterations and not watch.is_over()):
            candidate = most_promising(candidates, surplus / done if done else 0.0, done)
            if candidate.visits >= SETTLED and is_settled(candidates, candidate, surplus / done, done):
                break
            if candidate.visits == len(worlds) < WORLDS:
                worlds.append(perspective.imagine(self.stream.fork()))
            table = worlds[candidate.visits % len(worlds)].copy()
            reward = value_of_line(scout, table, perspective.seat, candidate.move, best)
            candidate.visits += 1
            candidate.total += reward
            surplus += reward - candidate.prior
            done += 1
        return best_candidate(candidates, surplus / done if done else 0.0).move.actions[0]


def worth_trying(moves: list[Move], best: float) -> list[Candidate]:
    """The best moves, as far as they are not clearly worse than the very best."""
    found = [Candidate(move, best) for move in moves]
    found.sort(key=lambda candidate: -candidate.move.value)
    return [one for one in found[:CANDIDATES] if one.prior >= found[0].prior - MARGIN]


def opinion(candidate: Candidate, surplus: float) -> float:
    """Mean reward of a candidate, joined with what the evaluation thinks of it.

    `surplus` is by how much lines usually end better than the evaluation thought of their first move.
    """
    return (candidate.total + TRUST * (candidate.prior + surplus)) / (candidate.visits + TRUST)


def most_promising(candidates: list[Candidate], surplus: float, done: int) -> Candidate:
    """The candidate to try next."""
    best = candidates[0]
    highest = -math.inf
    for candidate in candidates:
        promise = promise_of(candidate, surplus, done)
        if promise > highest:
            best = candidate
            highest = promise
    return best


def promise_of(candidate: Candidate, surplus: float, done: int) -> float:
    """The opinion of a candidate, with a bonus for what was seldom tried."""
    bonus = EXPLORATION * math.sqrt(math.log(done + 1.0) / (candidate.visits + TRUST))
    return opinion(candidate, surplus) + bonus


def is_settled(candidates: list[Candidate], leader: Candidate, surplus: float, done: int) -> bool:
    """Whether no other candidate promises more than the leader has shown."""
    shown = opinion(leader, surplus)
    return all([one is leader or promise_of(one, surplus, done) < shown for one in candidates])


def best_candidate(candidates: list[Candidate], surplus: float) -> Candidate:
    """The candidate of the best opinion."""
    best = candidates[0]
    for candidate in candidates:
        if opinion(candidate, surplus) > opinion(best, surplus):
            best = candidate
    return best


def value_of_line(scout: Scout, table: Table, seat: int, move: Move, usual: float) -> float:
    """Play a move, let the others answer, and value the best that the seat can do then; from 0 to 1.

    `usual` is the value that counts as even.
    """
    options = make_move(table, seat, move)
    answered = False
    for _ in range(LONGEST * table.seats):
        if not options:
            return scout.judge.rules.standings(table).shares()[seat]
        own = to_move(table) == seat
        best = best_of(scout.moves(table, options, OWN_LOOK if own else OTHERS_LOOK))
        if own and answered:
            return squash(best.value - usual)
        answered = answered or not own
        for action in best.actions:
            options = take(table, action)
    return squash(scout.judge.value(table, seat) - usual)


def squash(value: float) -> float:
    """Points ahead or behind as a share of winning."""
    return 0.5 + 0.5 * math.tanh(0.5 * value)
