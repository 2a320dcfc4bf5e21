"""Search: information-set Monte Carlo tree search on imagined tables, for any game.

Every iteration takes a table that the seat could believe in, walks down one tree of choices shared by all
such tables, adds a node, plays on for a while, and values the position by the game's evaluation. A choice
that is not possible on an imagined table is left out of that iteration; how often a choice was possible is
counted, so that rare ones are not favoured (Cowling, Powley, Whitehouse 2012). Each seat is taken to play
for itself. Two things make few iterations count: the evaluation's opinion of complete moves guides the walk
where it has been asked, and the play-out prefers actions that brought more so far.
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

# Found by playing against the greedy player, with 2 and 4 seats, interpreted and compiled.
EXPLORATION: Final = 0.03  # weight of the bonus for what was seldom tried
TRUST: Final = 8.0  # the evaluation's opinion counts like so many visits
PRIME_AFTER: Final = 12.0  # visits after which a node's choices are evaluated
PLAYOUT: Final = 10  # choices made at the end of an iteration, before the position is valued
WORLDS: Final = 30  # tables that are imagined for one decision
CLOCK_EVERY: Final = 4  # iterations between two looks at the clock


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
        self.prior = prior
        self.possible = 0.0
        self.visits = 0.0
        self.total = 0.0
        self.inner_visits = 0.0
        self.inner_total = 0.0
        self.primed = False
        self.usual_prior = 0.0


class Walk:
    """What was chosen in one iteration, and by whom; the first choices have nodes in the tree."""

    __slots__ = ("actions", "nodes", "seats")

    def __init__(self) -> None:
        self.seats: Final[list[int]] = []
        self.actions: Final[list[Action]] = []
        self.nodes: Final[list[Node]] = []

    def note(self, seat: int, action: Action) -> None:
        self.seats.append(seat)
        self.actions.append(action)


class SearchBot(Bot):
    """Searches for some iterations, or for some milliseconds."""

    __slots__ = ("iterations", "milliseconds", "rewards_of", "times_of", "worlds")

    def __init__(self, seed: int, iterations: int = 0, milliseconds: int = 0) -> None:
        super().__init__(seed)
        self.iterations: Final = iterations
        self.milliseconds: Final = milliseconds
        self.worlds: list[Table] = []
        self.rewards_of: list[float] = []
        self.times_of: list[float] = []

    def choose(self, perspective: Perspective) -> Action:
        if len(perspective.options) == 1:
            return perspective.options[0]
        actions = len(perspective.rules.catalogue)
        self.rewards_of = [0.5] * actions
        self.times_of = [1.0] * actions
        self.worlds = []
        root = Node(0.0)
        until = time.perf_counter() + self.milliseconds / 1000
        done = 0
        while done < self.iterations or (
            not self.iterations and (done % CLOCK_EVERY or time.perf_counter() < until)
        ):
            self.iterate(root, perspective)
            done += 1
        return max(perspective.options, key=lambda action: self.opinion(root, root.children[action]))

    def iterate(self, root: Node, perspective: Perspective) -> None:
        """One walk down the tree, on for a while, and back."""
        table = self.imagined_table(perspective)
        walk = Walk()
        options = self.descend(root, perspective, table, walk)
        for _ in range(PLAYOUT):
            if not options:
                break
            action = self.playout_choice(options)
            walk.note(to_move(table), action)
            options = take(table, action)
        rewards = self.rewards(perspective.rules, table, walk.seats[: len(walk.nodes)])
        parent = root
        for seat, node in zip(walk.seats, walk.nodes, strict=False):
            parent.inner_visits += 1.0
            parent.inner_total += rewards[seat]
            node.visits += 1.0
            node.total += rewards[seat]
            parent = node
        for seat, action in zip(walk.seats, walk.actions, strict=True):
            if rewards[seat] >= 0.0:
                self.times_of[action.index] += 1.0
                self.rewards_of[action.index] += rewards[seat]

    def descend(self, root: Node, perspective: Perspective, table: Table, walk: Walk) -> list[Action]:
        """Down to a choice that was never taken; returns the options after it."""
        options = perspective.options
        node = root
        while options:
            seat = to_move(table)
            if not node.primed and (node is root or node.visits >= PRIME_AFTER):
                self.prime(node, perspective.rules, table, options, seat)
            action, node = self.pick(node, options)
            walk.note(seat, action)
            walk.nodes.append(node)
            options = take(table, action)
            if not node.visits:
                break
        return options

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
        rewards = self.rewards_of
        times = self.times_of
        better = rewards[one.index] * times[other.index] >= rewards[other.index] * times[one.index]
        return one if better else other

    def prime(self, node: Node, rules: Rules, table: Table, options: list[Action], seat: int) -> None:
        """Give a node's choices the evaluation's opinion."""
        node.primed = True
        values = MoveValues(rules, seat)
        opinions = [squash(values.value(table, action)) for action in options]
        best = max(opinions)
        node.usual_prior = sum(opinions) / len(opinions) - best
        for action, opinion in zip(options, opinions, strict=True):
            child = node.children.get(action)
            if child is None:
                node.children[action] = Node(opinion - best)
            else:
                child.prior = opinion - best

    def pick(self, node: Node, options: list[Action]) -> tuple[Action, Node]:
        """The most promising choice.

        Where the evaluation has been asked, its opinion counts like TRUST visits; elsewhere a choice that
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

    def opinion(self, node: Node, child: Node) -> float:
        """Mean reward of a choice, joined with what the evaluation thinks of it where it has been asked."""
        if not node.primed:
            return child.total / child.visits
        usual = node.inner_total / node.inner_visits if node.inner_visits else 0.5
        return (child.total + TRUST * (usual + child.prior)) / (child.visits + TRUST)

    def promise(self, node: Node, child: Node) -> float:
        """The opinion of a choice, with a bonus for what was seldom tried."""
        visits = child.visits + TRUST if node.primed else child.visits
        return self.opinion(node, child) + EXPLORATION * math.sqrt(math.log(child.possible + 1.0) / visits)

    def rewards(self, rules: Rules, table: Table, wanted: list[int]) -> list[float]:
        """From 0 to 1 for each wanted seat: the result, or how well it stands; -1 for the others."""
        if not table.stack:
            return rules.standings(table).shares()
        return [
            squash(rules.evaluate(rules.view(table, seat))) if seat in wanted else -1.0
            for seat in range(table.seats)
        ]


def squash(value: float) -> float:
    """Points ahead or behind as a share of winning."""
    return 0.5 + 0.5 * math.tanh(0.5 * value)
