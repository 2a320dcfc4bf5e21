"""Search: information-set Monte Carlo tree search on imagined tables, for any game.

Every iteration imagines a table that the seat could believe in, walks down one tree of choices shared by
all of them, adds a node, plays on for a while at random, and values the position for every seat by the
game's evaluation. A choice that is not possible on an imagined table is left out of that iteration; how
often a choice was possible is counted, so that rare ones are not favoured (Cowling, Powley, Whitehouse
2012). Each seat is taken to play for itself.
"""

from __future__ import annotations

import math
import time
from typing import Final

from carrack.bots.bot import Bot
from carrack.kernel.actions import Action
from carrack.kernel.perspective import Perspective
from carrack.kernel.rules import Rules
from carrack.kernel.table import Table, take, to_move

EXPLORATION: Final = 0.6
CLOCK_EVERY: Final = 4


class Node:
    """A choice that was made in the tree: how often it was possible and taken, and what came of it."""

    __slots__ = ("children", "possible", "total", "visits")

    def __init__(self) -> None:
        self.children: Final[dict[Action, Node]] = {}
        self.possible = 0
        self.visits = 0
        self.total = 0.0


class SearchBot(Bot):
    """Searches for some iterations, or for some milliseconds."""

    __slots__ = ("iterations", "milliseconds", "playout")

    def __init__(self, seed: int, iterations: int = 0, milliseconds: int = 0, playout: int = 0) -> None:
        super().__init__(seed)
        self.iterations: Final = iterations
        self.milliseconds: Final = milliseconds
        self.playout: Final = playout

    def choose(self, perspective: Perspective) -> Action:
        if len(perspective.options) == 1:
            return perspective.options[0]
        root = Node()
        until = time.perf_counter() + self.milliseconds / 1000
        done = 0
        while done < self.iterations or (
            not self.iterations and (done % CLOCK_EVERY or time.perf_counter() < until)
        ):
            self.iterate(root, perspective)
            done += 1
        return max(perspective.options, key=lambda action: visits_of(root, action))

    def iterate(self, root: Node, perspective: Perspective) -> None:
        """One walk down the tree and back."""
        rules = perspective.rules
        table = perspective.imagine(self.stream.fork())
        options = perspective.options
        path: list[Node] = []
        seats: list[int] = []
        node = root
        while options:
            seat = to_move(table)
            action, child = self.pick(node, options)
            options = take(table, action)
            path.append(child)
            seats.append(seat)
            node = child
            if child.visits == 0:
                break
        for _ in range(self.playout):
            if not options:
                break
            options = take(table, options[self.stream.below(len(options))])
        rewards = self.rewards(rules, table)
        for child, seat in zip(path, seats, strict=True):
            child.visits += 1
            child.total += rewards[seat]

    def pick(self, node: Node, options: list[Action]) -> tuple[Action, Node]:
        """The most promising choice; one that was never taken comes first."""
        children = node.children
        fresh: list[Action] = []
        best: Node | None = None
        best_action = options[0]
        highest = -1.0
        for action in options:
            child = children.get(action)
            if child is None:
                fresh.append(action)
                continue
            child.possible += 1
            if not fresh:
                value = child.total / child.visits
                value += EXPLORATION * math.sqrt(math.log(child.possible) / child.visits)
                if value > highest:
                    highest = value
                    best = child
                    best_action = action
        if fresh or best is None:
            action = fresh[self.stream.below(len(fresh))]
            child = Node()
            child.possible = 1
            children[action] = child
            return action, child
        return best_action, best

    def rewards(self, rules: Rules, table: Table) -> list[float]:
        """From 0 to 1 for each seat: the result, or how well it stands."""
        if not table.stack:
            standings = rules.standings(table)
            winners = standings.winners()
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(table.seats)]
        return [squash(rules.evaluate(rules.view(table, seat))) for seat in range(table.seats)]


def squash(value: float) -> float:
    """Points ahead or behind as a share of winning."""
    return 1.0 / (1.0 + math.exp(-value))


def visits_of(root: Node, action: Action) -> int:
    """How often a choice was taken."""
    child = root.children.get(action)
    return 0 if child is None else child.visits
