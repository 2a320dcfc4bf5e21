"""The end of the game is played out where nobody else decides any more."""

from __future__ import annotations

import pytest
from orchard import HARVEST, PASS, PICK, SOW, Orchard, OrchardTable, Turn

from carrack.bots.ending import Ending, best_ending
from carrack.bots.judge import WrittenJudge
from carrack.bots.learned import OnePlyBot, Sight
from carrack.bots.planner import PlannerBot
from carrack.bots.stopwatch import Stopwatch
from carrack.kernel.chance import Stream
from carrack.kernel.perspective import Perspective
from carrack.kernel.table import advance


def at_end(order: list[int], coins: list[int], trees: int = 0) -> Perspective:
    """The first seat before its last turns; `order` is that of the turns to come, the next one first."""
    rules = Orchard()
    table = rules.new_table(rules.usual_setup(2), 1)
    assert isinstance(table, OrchardTable)
    table.stack = [Turn(seat) for seat in reversed(order)]
    table.coins, table.trees = coins, [trees, 0]
    advance(table)
    return Perspective(rules, table, 0)


@pytest.mark.parametrize(
    ("order", "coins", "trees", "best"),
    [
        ([0], [0, 1], 0, PICK),
        ([0, 0], [0, 5], 0, SOW),  # only sowing now and harvesting then is enough
        ([0, 0], [0, 90], 0, SOW),  # a lost game is lost by as little as possible
        ([0, 0], [90, 0], 0, SOW),
        ([0], [0, 9], 9, HARVEST),  # a tie, or with luck a victory
        ([0], [8, 9], 1, PICK),  # luck would be needed, and picking does it anyway
    ],
)
def test_the_best_line_to_the_end(order: list[int], coins: list[int], trees: int, best: object) -> None:
    """Whatever the evaluation thinks of the way there."""
    perspective = at_end(order, coins, trees)
    assert best_ending(perspective, Stream(1)) is best
    judge = WrittenJudge(perspective.rules)
    assert OnePlyBot(1, judge, Sight(to_the_end=True)).choose(perspective) is best
    assert PlannerBot(1, judge, lines=2).choose(perspective) is best


def test_somebody_else_decides() -> None:
    """Then nothing is certain, and it is soon known."""
    assert best_ending(at_end([0, 1], [0, 0]), Stream(1)) is None
    ending = Ending(at_end([0, 0, 1], [0, 0]).rules, 0, 100)
    perspective = at_end([0, 0, 1], [0, 0])
    ending.verdicts([perspective.imagine(1)], perspective.options)
    assert not ending.alone
    assert ending.left > 90


def test_too_much_to_try() -> None:
    """Five turns have more lines than are tried."""
    assert best_ending(at_end([0] * 5, [0, 0]), Stream(1)) is None


def test_there_is_no_time_for_it() -> None:
    """A player by the clock does not try what would take longer than it has."""
    perspective = at_end([0, 0], [0, 5])
    assert best_ending(perspective, Stream(1), Stopwatch(1000.0)) is SOW
    assert best_ending(perspective, Stream(1), Stopwatch(0.0)) is None


def test_what_each_choice_comes_to() -> None:
    """The share of the victory, the lead, and the choices that it takes; a shared victory is half of one."""
    perspective = at_end([0], [2, 4])
    ending = Ending(perspective.rules, 0, 100)
    tables = [perspective.imagine(seed) for seed in range(3)]
    assert perspective.options == [PASS, PICK, SOW]
    assert ending.verdicts(tables, perspective.options) == [(0, -2, -1), (0.5, 0, -1), (0, -2, -2)]


def test_the_choice_is_the_same_until_chance_speaks() -> None:
    """Nobody knows whether the harvest will be lucky: the mean of both outcomes counts."""
    perspective = at_end([0], [0, 9], 9)
    ending = Ending(perspective.rules, 0, 1000)
    tables = [perspective.imagine(seed) for seed in range(60)]
    found = ending.verdicts(tables, [HARVEST])
    assert 0.6 < found[0][0] < 0.9
