"""What the planning player promises: it looks further than a greedy one, is fair, and can be repeated."""

from __future__ import annotations

import pytest
from midgame import GAMES, midgame
from orchard import HARVEST, PICK, SOW, SUNNY, Orchard

from carrack.bots.greedy import GreedyBot
from carrack.bots.judge import WrittenJudge
from carrack.bots.learned import OnePlyBot
from carrack.bots.planner import PlannerBot
from carrack.kernel.perspective import Perspective
from carrack.kernel.registry import rules_of
from carrack.kernel.table import advance, take, to_move


def test_a_planner_looks_further_than_one_move() -> None:
    """Sowing pays one move later: only the planner sees it, and it finds the sunny bed and the harvest."""
    rules = Orchard()
    judge = WrittenJudge(rules)
    table = rules.new_table(rules.usual_setup(2), 1)
    advance(table)
    assert GreedyBot(1).choose(Perspective(rules, table, 0)) is PICK
    assert OnePlyBot(1, judge).choose(Perspective(rules, table, 0)) is PICK
    for expected in (SOW, SUNNY):
        assert PlannerBot(1, judge, lines=20).choose(Perspective(rules, table, 0)) is expected
        take(table, expected)
    take(table, PICK)
    assert PlannerBot(1, judge, lines=20).choose(Perspective(rules, table, 0)) is HARVEST


@pytest.mark.parametrize("name", GAMES)
def test_equal_knowledge_and_seeds_give_equal_moves(name: str) -> None:
    """By lines it can be repeated, and the true hidden things make no difference."""
    _, true, believed = midgame(name)
    rules = true.rules
    chosen = PlannerBot(5, WrittenJudge(rules), lines=6).choose(true)
    assert chosen in true.options
    assert PlannerBot(5, WrittenJudge(rules), lines=6).choose(true) is chosen
    assert PlannerBot(5, WrittenJudge(rules), lines=6).choose(believed) is chosen


def test_a_planner_by_the_clock_decides() -> None:
    """It takes one of the options when its time is over."""
    rules = rules_of("goa")
    table = rules.new_table(rules.usual_setup(2), 3)
    options = advance(table)
    planner = PlannerBot(1, WrittenJudge(rules), milliseconds=20)
    assert planner.choose(Perspective(rules, table, to_move(table))) in options
