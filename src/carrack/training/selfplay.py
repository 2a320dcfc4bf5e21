"""Games of a net against itself, as examples to learn from.

Every seat plays one ply over complete moves with some noise; now and then a move is random, and now and then
a seat is played by the hand-written evaluation, so that the net sees what others do. An example is a position
at the end of a move, as the seat that made it knows it. What it should have been worth is said by what came
of it: TD(lambda), the later positions of the same seat as the net judged them then, and at last the result.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from carrack.arena.games import seed_of
from carrack.bots.judge import Judge, LearnedJudge, WrittenJudge, final_chances, inputs_of
from carrack.bots.learned import gumbel, happens
from carrack.bots.moves import Move, Scout, best_of, ends_move
from carrack.bots.net import Layers
from carrack.kernel.actions import Action
from carrack.kernel.chance import Stream
from carrack.kernel.perspective import Perspective
from carrack.kernel.registry import rules_of
from carrack.kernel.rules import Rules, Setup
from carrack.kernel.table import Table, advance, take, to_move


@dataclass
class Manner:
    """How games are played and examples are made."""

    look: int = 40  # positions that are judged for a decision
    outcomes: int = 3  # of chance by which the end of a move is judged
    wavering: float = 0.1  # share of the moves that are chosen with noise
    noise: float = 0.1  # scale of the Gumbel noise on log-odds
    random_moves: float = 0.01
    written_seats: float = 0.12  # share of the seats that the hand-written evaluation plays
    trace: float = 0.9  # lambda


@dataclass
class Order:
    """Some games to be played, in words that travel to another process."""

    game: str
    pack: str
    seats: int
    setups: list[tuple[int, dict[str, str]]]
    first: int
    count: int
    seed: int
    layers: tuple[Any, ...]
    score_unit: float
    manner: Manner


@dataclass
class Examples:
    """Positions as rows: features, and everybody's share of the victory and final score, own seat first.

    `present` are 1 for the seats that there are.
    """

    features: NDArray[np.int16]
    shares: NDArray[np.float32]
    scores: NDArray[np.float32]
    present: NDArray[np.float32]
    games: int
    decisions: int


@lru_cache(maxsize=4)  # reading a data pack takes longer than a game
def rules_with(game: str, pack: str) -> Rules:
    """The rules of a game, with the data pack in a folder if there is one."""
    return rules_of(game, Path(pack) if pack else None)


def play(order: Order) -> Examples:
    """Play the games of an order."""
    rules = rules_with(order.game, order.pack)
    learned = LearnedJudge(rules, Layers(*order.layers), order.score_unit)
    written = WrittenJudge(rules)
    rows: list[Row] = []
    decisions = 0
    for game in range(order.first, order.first + order.count):
        seats, options = order.setups[game % len(order.setups)]
        setup = rules.setup(seats, options)
        playing = SelfPlay(rules, setup, learned, written, order.manner, seed_of(order.seed, game))
        rows += playing.play()
        decisions += playing.decisions
    return gathered(rows, order, decisions)


@dataclass
class Row:
    """One example."""

    features: list[int]
    shares: list[float]
    scores: list[int]


@dataclass
class Seen:
    """A position at the end of a move: what was seen and thought there, and whether chance made the move."""

    features: list[int]
    thought: list[float]
    at_random: bool


class SelfPlay:
    """One game."""

    def __init__(
        self, rules: Rules, setup: Setup, learned: LearnedJudge, written: Judge, manner: Manner, seed: int
    ) -> None:
        self.rules = rules
        self.learned = learned
        self.written = written
        self.manner = manner
        self.stream = Stream(seed)
        self.table = rules.new_table(setup, self.stream.fork())
        judges = [
            written if happens(self.stream, manner.written_seats) else learned for _ in range(setup.seats)
        ]
        self.scouts = [Scout(judge, setup.seats, manner.outcomes) for judge in judges]
        self.seen: list[list[Seen]] = [[] for _ in range(setup.seats)]
        self.decisions = 0

    def play(self) -> list[Row]:
        """Play to the end; the examples of all seats."""
        table = self.table
        options = advance(table)
        while options:
            options = self.make_move(table, options)
        shares = final_chances(self.rules, table)
        scores = self.rules.standings(table).scores
        return [row for seat in range(table.seats) for row in self.examples_of(seat, shares, scores)]

    def make_move(self, table: Table, options: list[Action]) -> list[Action]:
        """One complete move of a seat."""
        seat = to_move(table)
        at_random = len(options) > 1 and happens(self.stream, self.manner.random_moves)
        planned: list[Action] = []
        began = table.stack.copy()
        while True:
            if len(options) == 1:
                action = options[0]
            elif at_random:
                action = options[self.stream.below(len(options))]
            else:
                if not planned or planned[0] not in options:
                    planned = self.best_move(table, seat, options).actions.copy()
                action = planned.pop(0)
            before = table.stack.copy()
            chance = table.state
            options = take(table, action)
            self.decisions += 1
            if ends_move(began, before, chance, table, options, seat):
                break
        if options:
            inputs = inputs_of(self.rules, table, seat)
            self.seen[seat].append(Seen(inputs, self.learned.shares(inputs, table.seats), at_random))
        return options

    def best_move(self, table: Table, seat: int, options: list[Action]) -> Move:
        """The best move as the seat imagines the table, now and then with noise."""
        imagined = Perspective(self.rules, table, seat, options).imagine(self.stream.fork())
        look = max(self.manner.look, len(options))
        moves = self.scouts[seat].moves(imagined, options, look)
        if happens(self.stream, self.manner.wavering):
            noise = self.manner.noise
            moves = [Move(move.value + noise * gumbel(self.stream), move.actions) for move in moves]
        return best_of(moves)

    def examples_of(self, seat: int, shares: list[float], scores: list[int]) -> list[Row]:
        """The positions of a seat from the last to the first, each with what it should have been worth."""
        seats = self.table.seats
        target = [shares[(seat + at) % seats] for at in range(seats)]
        final = [scores[(seat + at) % seats] for at in range(seats)]
        trace = self.manner.trace
        rows: list[Row] = []
        for seen in reversed(self.seen[seat]):
            rows.append(Row(seen.features, target, final))
            if seen.at_random:  # what came of a random move says nothing about the position before it
                target = seen.thought
            else:
                target = [
                    (1 - trace) * thought + trace * later
                    for thought, later in zip(seen.thought, target, strict=True)
                ]
        return rows


def gathered(rows: list[Row], order: Order, decisions: int) -> Examples:
    """Examples as arrays; seats that are not there have zeros."""
    seats = order.seats
    shares, scores, present = (np.zeros((len(rows), seats), np.float32) for _ in range(3))
    for at, row in enumerate(rows):
        shares[at, : len(row.shares)] = row.shares
        scores[at, : len(row.scores)] = row.scores
        present[at, : len(row.shares)] = 1
    return Examples(
        matrix([row.features for row in rows], order.layers[0]),
        shares,
        scores,
        present,
        order.count,
        decisions,
    )


def matrix(rows: list[list[int]], width: int) -> NDArray[np.int16]:
    """Features as an array, also if there are none."""
    return np.array(rows, np.int16).reshape(-1, width)


def joined(parts: list[Examples]) -> Examples:
    """Several portions of examples as one, in their order."""
    return Examples(
        np.concatenate([part.features for part in parts]),
        np.concatenate([part.shares for part in parts]),
        np.concatenate([part.scores for part in parts]),
        np.concatenate([part.present for part in parts]),
        sum(part.games for part in parts),
        sum(part.decisions for part in parts),
    )
