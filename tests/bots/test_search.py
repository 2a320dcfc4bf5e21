"""What the searching player promises: it looks further than a greedy one, is fair, and can be repeated."""

from __future__ import annotations

import time

import pytest
from orchard import HARVEST, PICK, SOW, SUNNY, Orchard

from carrack.bots.greedy import GreedyBot
from carrack.bots.search import SearchBot
from carrack.kernel.chance import Stream
from carrack.kernel.perspective import Perspective
from carrack.kernel.registry import rules_of
from carrack.kernel.rules import Rules
from carrack.kernel.table import Table, advance, take, to_move


def position(rules: Rules, seats: int, seed: int, choices: int) -> Table:
    """A table after some random choices."""
    table = rules.new_table(rules.usual_setup(seats), seed)
    stream = Stream(seed)
    options = advance(table)
    for _ in range(choices):
        options = take(table, options[stream.below(len(options))])
    return table


def test_search_looks_further_than_greedy():
    """Sowing pays one move later: only the search sees it, and it finds the sunny bed and the harvest."""
    rules = Orchard()
    table = position(rules, 2, 1, 0)
    first = Perspective(rules, table, 0)
    assert GreedyBot(1).choose(first) is PICK
    assert SearchBot(1, iterations=20).choose(first) is SOW
    take(table, SOW)
    assert SearchBot(1, iterations=20).choose(Perspective(rules, table, 0)) is SUNNY
    take(table, SUNNY)
    take(table, PICK)
    assert SearchBot(1, iterations=20).choose(Perspective(rules, table, 0)) is HARVEST


def test_a_clear_case_is_not_thought_about_for_long():
    """Once no other move promises to beat the best, thinking ends, however much is allowed."""
    rules = Orchard()
    SearchBot(1, iterations=1_000_000).choose(Perspective(rules, position(rules, 2, 1, 0), 0))
    assert 0 < rules.evaluations < 2000


@pytest.mark.parametrize("name", ["colonialism", "concordia-venus", "goa"])
@pytest.mark.parametrize("choices", [12, 60])
def test_equal_knowledge_and_seeds_give_equal_moves(name: str, choices: int):
    """By lines it can be repeated, and the true hidden things make no difference."""
    rules = rules_of(name)
    table = position(rules, 3, 8, choices)
    seat = to_move(table)
    true = Perspective(rules, table, seat)
    believed = Perspective(rules, rules.redeal(table, seat, 77), seat)
    chosen = SearchBot(5, iterations=6).choose(true)
    assert chosen in true.options
    assert SearchBot(5, iterations=6).choose(true) is chosen
    assert SearchBot(5, iterations=6).choose(believed) is chosen


def test_thinking_leaves_the_table_alone():
    """Only imagined tables are played on."""
    rules = rules_of("colonialism")
    table = position(rules, 2, 3, 20)
    before = table.as_json()
    SearchBot(2, iterations=5).choose(Perspective(rules, table, to_move(table)))
    assert table.as_json() == before


def test_time_is_kept():
    """Thirty milliseconds of thinking are not two seconds, even on a busy machine."""
    rules = rules_of("colonialism")
    table = position(rules, 2, 3, 20)
    perspective = Perspective(rules, table, to_move(table))
    begun = time.perf_counter()
    assert SearchBot(2, milliseconds=30).choose(perspective) in perspective.options
    assert time.perf_counter() - begun < 2.0
