"""Complete moves: a move of the rulebook is often several choices, and only its end can be valued."""

from __future__ import annotations

from typing import Any, Final

from carrack.bots.greedy import DEEPEST, deeper, same_move
from carrack.bots.judge import Judge, chance_of, odds_of
from carrack.kernel.actions import Action
from carrack.kernel.table import Step, Table, take, to_move

UNTRIED: Final = -0.02  # an action that was never tried comes after the good ones and before the bad ones


class Move:
    """The choices of a complete move, and what the evaluation thinks of its end, or of a later one.

    `choices` are those until the position that was judged.
    """

    __slots__ = ("actions", "choices", "value")

    def __init__(self, value: float, actions: list[Action], choices: int = 0) -> None:
        self.value: Final = value
        self.actions: Final = actions
        self.choices: Final = choices or len(actions)


class Scout:
    """Finds good complete moves with few evaluations.

    Evaluations are shared out evenly among the choices. Where there are fewer than choices, those come first
    that served the seat best before: the scout remembers by how much each action fell short of the best one
    beside it.

    A move that chance ends is judged by so many of its outcomes; every move meets the same chance.
    """

    __slots__ = ("evaluated", "judge", "outcomes", "shortfalls", "times")

    def __init__(self, judge: Judge, seats: int, outcomes: int = 1) -> None:
        actions = len(judge.rules.catalogue)
        self.judge: Final = judge
        self.outcomes: Final = outcomes
        self.evaluated = 0
        self.shortfalls: Final = [[0.0] * actions for _ in range(seats)]
        self.times: Final = [[0.0] * actions for _ in range(seats)]

    def moves(self, table: Table, options: list[Action], budget: int) -> list[Move]:
        """For each option, or the more promising ones, the best move found that begins with it."""
        return self.moves_from(table, options, table.stack.copy(), budget, DEEPEST)

    def moves_from(
        self, table: Table, options: list[Action], began: list[Step[Any]], budget: int, depth: int
    ) -> list[Move]:
        """`began` is the stack where the move began, `depth` the most choices that it may still have."""
        seat = to_move(table)
        chosen = options if len(options) <= budget else self.promising(options, seat)[:budget]
        found: list[Move] = []
        for at, action in enumerate(chosen):
            before = self.evaluated
            found.append(self.best_with(table, action, began, budget // (len(chosen) - at), depth))
            budget -= self.evaluated - before
        self.learn(seat, chosen, found)
        return found

    def best_with(
        self, table: Table, action: Action, began: list[Step[Any]], budget: int, depth: int
    ) -> Move:
        """The best move found that goes on with an action."""
        seat = to_move(table)
        after = table.copy()
        options = take(after, action)
        if depth > 1 and not ends_move(began, table.stack, table.state, after, options, seat):
            best = best_of(self.moves_from(after, options, began, budget, depth - 1))
            return Move(best.value, [action, *best.actions])
        self.evaluated += 1
        value = self.judge.value(after, seat)
        if self.outcomes > 1 and after.state != table.state:
            value = self.mean_value(table, action, seat, value)
        return Move(value, [action])

    def mean_value(self, table: Table, action: Action, seat: int, value: float) -> float:
        """What an action is worth on average, if it has one value as chance stands and others otherwise."""
        total = chance_of(value)
        for number in range(1, self.outcomes):
            after = table.copy()
            after.reseed(table.state + number)
            take(after, action)
            total += chance_of(self.judge.value(after, seat))
        return odds_of(total / self.outcomes)

    def promising(self, options: list[Action], seat: int) -> list[Action]:
        """The options, those first that served the seat best."""
        shortfalls = self.shortfalls[seat]
        times = self.times[seat]
        keys: list[tuple[float, int]] = []
        for at, action in enumerate(options):
            tried = times[action.index]
            keys.append((shortfalls[action.index] / tried if tried else UNTRIED, -at))
        keys.sort(reverse=True)
        return [options[-at] for _, at in keys]

    def learn(self, seat: int, chosen: list[Action], found: list[Move]) -> None:
        """Remember by how much each action fell short of the best."""
        best = best_of(found).value
        shortfalls = self.shortfalls[seat]
        times = self.times[seat]
        for at, action in enumerate(chosen):
            shortfalls[action.index] += found[at].value - best
            times[action.index] += 1.0


def ends_move(
    began: list[Step[Any]],
    before: list[Step[Any]],
    chance: int,
    after: Table,
    options: list[Action],
    seat: int,
) -> bool:
    """Whether a move that began with one stack is over after a choice that was made with another.

    It is if somebody else is to move, if chance has spoken, or if the next question is a new one of its own.
    """
    if not options or to_move(after) != seat or after.state != chance:
        return True
    return not (same_move(before, after.stack) or deeper(began, after.stack))


def make_move(table: Table, seat: int, move: Move) -> list[Action]:
    """Make the choices of a move as far as the seat is still asked for them; the options after it."""
    options = take(table, move.actions[0])
    for action in move.actions[1:]:
        if to_move(table) != seat or action not in options:
            break
        options = take(table, action)
    return options


def simplest_best_of(moves: list[Move]) -> Move:
    """The move with the highest value; of several, one with the fewest choices."""
    best = moves[0]
    for move in moves:
        if move.value > best.value or (move.value == best.value and move.choices < best.choices):
            best = move
    return best


def best_of(moves: list[Move]) -> Move:
    """The move with the highest value, the first of several."""
    best = moves[0]
    for move in moves:
        if move.value > best.value:
            best = move
    return best
