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
from carrack.bots.greedy import MoveValues
from carrack.kernel.actions import Action
from carrack.kernel.perspective import Perspective
from carrack.kernel.rules import Rules
from carrack.kernel.table import Table, take, to_move

CLOCK_EVERY: Final = 4
WORLDS: Final = 30


class Node:
    """A choice in the tree: how often it was possible and taken, and what came of it.

    `prior` is what the evaluation thinks of it, measured from the best choice beside it. `inner_visits` and
    `inner_total` sum up the choices below it, for the seat that makes them.
    """

    __slots__ = (
        "children",
        "inner_total",
        "inner_visits",
        "possible",
        "primed",
        "prior",
        "total",
        "usual_prior",
        "visits",
    )

    def __init__(self, prior: float) -> None:
        self.children: Final[dict[Action, Node]] = {}
        self.prior: Final = prior
        self.possible = 0.0
        self.visits = 0.0
        self.total = 0.0
        self.inner_visits = 0.0
        self.inner_total = 0.0
        self.primed = False
        self.usual_prior = 0.0


class SearchBot(Bot):
    """Searches for some iterations, or for some milliseconds."""

    __slots__ = (
        "exploration",
        "iterations",
        "mast_count",
        "mast_total",
        "milliseconds",
        "playout",
        "prime_after",
        "scale",
        "trust",
        "worlds",
    )

    def __init__(self, seed: int, iterations: int = 0, milliseconds: int = 0, playout: int = 20, exploration: float = 0.1, scale: float = 1.0, trust: float = 4.0, prime_after: int = 12) -> None:
        super().__init__(seed)
        self.iterations: Final = iterations
        self.milliseconds: Final = milliseconds
        self.playout: Final = playout
        self.exploration: Final = exploration
        self.scale: Final = scale
        self.trust: Final = trust
        self.prime_after: Final = prime_after
        self.worlds: list[Table] = []
        self.mast_total: list[float] = []
        self.mast_count: list[float] = []

    def choose(self, perspective: Perspective) -> Action:
        if len(perspective.options) == 1:
            return perspective.options[0]
        actions = len(perspective.rules.catalogue)
        self.mast_total = [0.5] * actions
        self.mast_count = [1.0] * actions
        self.worlds = []
        root = Node(0.0)
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
        table = self.imagined_table(perspective)
        options = perspective.options
        path: list[Node] = []
        seats: list[int] = []
        taken: list[Action] = []
        node = root
        while options:
            seat = to_move(table)
            if not node.primed and (node is root or node.visits >= self.prime_after):
                self.prime(node, rules, table, options, seat)
            action, child = self.pick(node, options)
            options = take(table, action)
            path.append(child)
            seats.append(seat)
            taken.append(action)
            node = child
            if not child.visits:
                break
        depth = len(path)
        for _ in range(self.playout):
            if not options:
                break
            seats.append(to_move(table))
            action = self.playout_choice(options)
            taken.append(action)
            options = take(table, action)
        rewards = self.rewards(rules, table, seats[:depth])
        parent = root
        for at in range(depth):
            reward = rewards[seats[at]]
            parent.inner_visits += 1.0
            parent.inner_total += reward
            parent = path[at]
            parent.visits += 1.0
            parent.total += reward
        for at in range(len(taken)):
            if rewards[seats[at]] >= 0.0:
                index = taken[at].index
                self.mast_count[index] += 1.0
                self.mast_total[index] += rewards[seats[at]]

    def imagined_table(self, perspective: Perspective) -> Table:
        """A table to play on: a new one at first, then those again, with fresh chance."""
        seed = self.stream.fork()
        if len(self.worlds) < WORLDS:
            self.worlds.append(perspective.imagine(seed))
            return self.worlds[-1].copy()
        table = self.worlds[seed % WORLDS].copy()
        table.use_fresh_chance(seed)
        return table

    def playout_choice(self, options: list[Action]) -> Action:
        """The better of two random options, by what such actions brought so far."""
        one = options[self.stream.below(len(options))]
        other = options[self.stream.below(len(options))]
        a = one.index
        b = other.index
        return one if self.mast_total[a] * self.mast_count[b] >= self.mast_total[b] * self.mast_count[a] else other

    def prime(self, node: Node, rules: Rules, table: Table, options: list[Action], seat: int) -> None:
        """Give a node's choices the evaluation's opinion."""
        node.primed = True
        values = MoveValues(rules, seat)
        opinions = [squash(self.scale * values.value(table, action)) for action in options]
        best = max(opinions)
        node.usual_prior = sum(opinions) / len(opinions) - best
        for action, opinion in zip(options, opinions, strict=True):
            old = node.children.get(action)
            child = Node(opinion - best)
            if old is not None:
                child.possible = old.possible
                child.visits = old.visits
                child.total = old.total
                child.children.update(old.children)
                child.inner_visits = old.inner_visits
                child.inner_total = old.inner_total
            node.children[action] = child

    def pick(self, node: Node, options: list[Action]) -> tuple[Action, Node]:
        """The most promising choice.

        Where the evaluation has been asked, its opinion counts like `trust` visits; elsewhere a choice that
        was never taken comes first.
        """
        children = node.children
        fresh: list[Action] = []
        best: Node | None = None
        best_action = options[0]
        highest = -math.inf
        for action in options:
            child = children.get(action)
            if child is None:
                if not node.primed:
                    fresh.append(action)
                    continue
                child = Node(node.usual_prior)
                children[action] = child
            child.possible += 1.0
            if not fresh:
                value = self.promise(node, child)
                if value > highest:
                    highest = value
                    best = child
                    best_action = action
        if best is not None and not fresh:
            return best_action, best
        action = self.playout_choice(fresh)
        child = Node(0.0)
        child.possible = 1.0
        children[action] = child
        return action, child

    def promise(self, node: Node, child: Node) -> float:
        """Mean reward and opinion, with a bonus for what was seldom tried."""
        visits = child.visits
        total = child.total
        if node.primed:
            usual = node.inner_total / node.inner_visits if node.inner_visits else 0.5
            visits += self.trust
            total += self.trust * (usual + child.prior)
        return total / visits + self.exploration * math.sqrt(math.log(child.possible + 1.0) / visits)

    def rewards(self, rules: Rules, table: Table, wanted: list[int]) -> list[float]:
        """From 0 to 1 for each wanted seat: the result, or how well it stands; -1 for the others."""
        if not table.stack:
            standings = rules.standings(table)
            winners = standings.winners()
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(table.seats)]
        return [
            squash(self.scale * rules.evaluate(rules.view(table, seat))) if seat in wanted else -1.0
            for seat in range(table.seats)
        ]


def squash(value: float) -> float:
    """Points ahead or behind as a share of winning."""
    return 1.0 / (1.0 + math.exp(-value))


def visits_of(root: Node, action: Action) -> float:
    """How often a choice was taken."""
    child = root.children.get(action)
    return 0.0 if child is None else child.visits
