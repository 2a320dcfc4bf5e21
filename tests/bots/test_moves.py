"""Complete moves, found with few evaluations."""

from __future__ import annotations

import pytest
from orchard import HARVEST, PASS, PICK, SOW, SUNNY, Orchard

from carrack.bots.judge import WrittenJudge
from carrack.bots.moves import Move, Scout, best_of, simplest_best_of
from carrack.kernel.chance import Stream
from carrack.kernel.registry import rules_of
from carrack.kernel.table import Table, advance, take


def begun() -> tuple[Orchard, Table]:
    """The orchard at its first decision."""
    rules = Orchard()
    table = rules.new_table(rules.setup(2), 1)
    advance(table)
    return rules, table


def test_a_move_ends_where_somebody_else_decides():
    """Sowing is two choices, of which the better one counts; picking is one. The table stays as it was."""
    rules, table = begun()
    before = table.as_json()
    moves = Scout(WrittenJudge(rules), 2).moves(table, [PASS, PICK, SOW], 10)
    assert [move.actions for move in moves] == [[PASS], [PICK], [SOW, SUNNY]]
    assert [move.value for move in moves] == pytest.approx([0.0, 0.2, 0.09])
    assert table.as_json() == before


def test_few_evaluations_go_to_what_was_good():
    """A scout that knows its actions tries the best ones if it can't try them all."""
    rules, table = begun()
    scout = Scout(WrittenJudge(rules), 2)
    scout.moves(table, [PASS, PICK, SOW], 10)
    assert [move.actions[0] for move in scout.moves(table, [PASS, PICK, SOW], 2)] == [PICK, SOW]
    assert [move.actions for move in scout.moves(table, [PASS, SOW], 2)] == [[PASS], [SOW, SUNNY]]


@pytest.mark.parametrize("name", ["colonialism", "concordia-venus", "goa"])
@pytest.mark.parametrize("budget", [1, 7, 40])
def test_no_more_evaluations_than_allowed(name: str, budget: int):
    """Whatever the question, a scout keeps within its budget and finds moves that can be played."""
    rules = rules_of(name)
    table = rules.new_table(rules.usual_setup(3), 4)
    stream = Stream(4)
    options = advance(table)
    for _ in range(60):
        scout = Scout(WrittenJudge(rules), 3)
        moves = scout.moves(table, options, budget)
        assert 0 < scout.evaluated <= budget
        assert len(moves) == min(budget, len(options))
        copy = table.copy()
        now = options
        for action in best_of(moves).actions:
            assert action in now
            now = take(copy, action)
        options = take(table, options[stream.below(len(options))])


def test_the_first_of_equal_moves_is_the_best():
    """So that equal perspectives give equal moves."""
    first, second = Move(1.0, [PICK]), Move(1.0, [SOW])
    assert best_of([Move(0.5, [PASS]), first, second]) is first


def test_the_simplest_of_equal_moves():
    """Nothing is done for its own sake."""
    longer, shorter = Move(1.0, [SOW, SUNNY]), Move(1.0, [PASS])
    assert simplest_best_of([longer, shorter]) is shorter
    assert simplest_best_of([Move(1.1, [SOW, SUNNY]), shorter]).actions == [SOW, SUNNY]


def test_a_move_of_chance_is_judged_by_several_outcomes():
    """A harvest brings one coin more in half of the cases; a scout that tries many of them sees the mean."""
    rules, table = begun()
    for action in (SOW, SUNNY, PASS):
        take(table, action)
    single = set()
    for seed in range(20):
        table.reseed(seed)
        (harvest,) = Scout(WrittenJudge(rules), 2).moves(table, [HARVEST], 1)
        single.add(round(harvest.value, 6))
    low, high = sorted(single)
    (mean,) = Scout(WrittenJudge(rules), 2, outcomes=200).moves(table, [HARVEST], 1)
    assert mean.value == pytest.approx((low + high) / 2, abs=0.15 * (high - low))
