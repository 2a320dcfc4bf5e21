"""Information-set Monte Carlo tree search, as in the literature: an opponent to measure others against.

One tree serves all worlds. Each iteration imagines a table that the seat could believe in, follows the tree
along the choices that are possible on it, adds one node, goes on with a few random choices, and counts what
the game's evaluation thinks of the position then for every seat. Every seat prefers what is best for its own
side; a choice that was seldom possible is not taken for one that was seldom wanted.
"""

from __future__ import annotations

import math
from typing import Final

from carrack.bots.bot import Bot
from carrack.bots.judge import WrittenJudge
from carrack.bots.stopwatch import PATIENCE, Stopwatch
from carrack.kernel.actions import Action
from carrack.kernel.perspective import Perspective
from carrack.kernel.table import Table, take, to_move

PLAYOUT: Final = 8  # random choices after the tree before a position is judged
EXPLORATION: Final = 0.7  # weight of the bonus for what was seldom tried


class Node:
    """What came after some choices, whatever is hidden: values are everybody's chances, by seat."""

    __slots__ = ("children", "possible", "totals", "visits")

    def __init__(self, seats: int) -> None:
        self.children: Final[dict[int, Node]] = {}
        self.totals: Final = [0.0] * seats
        self.visits = 0
        self.possible = 0  # how often its choice was there to be taken

    def promise(self, seat: int) -> float:
        """The mean value for a seat, with a bonus for what was seldom tried."""
        bonus = EXPLORATION * math.sqrt(math.log(self.possible) / self.visits)
        return self.totals[seat] / self.visits + bonus


class TreeBot(Bot):
    """Adds so many nodes to its tree, or as many as it can in some milliseconds."""

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
        judge = WrittenJudge(perspective.rules)
        root: Node | None = None
        done = 0
        while not done or done < self.iterations or (not self.iterations and not watch.is_over()):
            table = perspective.imagine(self.stream.fork())
            if root is None:
                root = Node(table.seats)
            path = self.descend(root, table, options)
            values = values_of(judge, table, perspective.seat)
            for node in path:
                node.visits += 1
                for seat, value in enumerate(values):
                    node.totals[seat] += value
            done += 1
        assert root is not None
        return most_visited(root, options)

    def descend(self, root: Node, table: Table, options: list[Action]) -> list[Node]:
        """Follow the tree on a table to a new node, and go on with random choices; the nodes on the way."""
        path = [root]
        node = root
        while options:
            untried: list[Action] = []
            for action in options:
                child = node.children.get(action.index)
                if child is None:
                    untried.append(action)
                else:
                    child.possible += 1
            if untried:
                action = untried[self.stream.below(len(untried))]
                node.children[action.index] = node = Node(table.seats)
                node.possible = 1
                path.append(node)
                options = take(table, action)
                break
            action = most_promising(node, options, to_move(table))
            node = node.children[action.index]
            path.append(node)
            options = take(table, action)
        for _ in range(PLAYOUT):
            if not options:
                break
            options = take(table, options[self.stream.below(len(options))])
        return path


def most_promising(node: Node, options: list[Action], seat: int) -> Action:
    """The option that a seat tries next; all of them were tried before."""
    best = options[0]
    highest = -math.inf
    for action in options:
        promise = node.children[action.index].promise(seat)
        if promise > highest:
            best = action
            highest = promise
    return best


def most_visited(root: Node, options: list[Action]) -> Action:
    """The option that was tried most often, the first of several."""
    best = options[0]
    most = 0
    for action in options:
        child = root.children.get(action.index)
        if child is not None and child.visits > most:
            best = action
            most = child.visits
    return best


def values_of(judge: WrittenJudge, table: Table, seat: int) -> list[float]:
    """What a position is worth to everybody: the chance of each seat's side."""
    chances = judge.chances(table, seat)
    sides = judge.rules.sides(table)
    by_side = [0.0] * table.seats
    for at, chance in enumerate(chances):
        by_side[sides[at]] += chance
    return [by_side[side] for side in sides]
