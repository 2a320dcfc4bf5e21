"""What the tree search promises: it looks further than a greedy player, is fair, and can be repeated."""

from __future__ import annotations

import time

import pytest
from midgame import GAMES, midgame
from orchard import HARVEST, PICK, SOW, SUNNY, Orchard

from carrack.bots.greedy import GreedyBot
from carrack.bots.judge import WrittenJudge
from carrack.bots.kinds import UnknownBotError, check_kind, make_bot, plays_by_clock
from carrack.bots.mcts import Node, TreeBot, most_visited, values_of
from carrack.kernel.perspective import Perspective
from carrack.kernel.registry import rules_of
from carrack.kernel.table import advance, take, to_move


def test_a_tree_looks_further_than_one_move() -> None:
    """Sowing pays one move later: only the tree sees it, and it finds the sunny bed and the harvest."""
    rules = Orchard()
    table = rules.new_table(rules.usual_setup(2), 1)
    advance(table)
    assert GreedyBot(1).choose(Perspective(rules, table, 0)) is PICK
    for expected in (SOW, SUNNY):
        assert TreeBot(1, iterations=2000).choose(Perspective(rules, table, 0)) is expected
        take(table, expected)
    take(table, PICK)
    assert TreeBot(1, iterations=400).choose(Perspective(rules, table, 0)) is HARVEST


def test_every_iteration_adds_a_node_until_the_tree_is_whole() -> None:
    """The visits of the children add up, and only what was possible can have been visited."""
    rules = Orchard()
    table = rules.new_table(rules.usual_setup(2), 1)
    options = advance(table)
    root = Node(2)
    bot = TreeBot(3)
    for done in range(1, 40):
        copy = table.copy()
        for node in bot.descend(root, copy, options):
            node.visits += 1
            node.totals[0] += 1.0
        assert sum(child.visits for child in root.children.values()) == done
        assert all(child.visits <= child.possible for child in root.children.values())
        assert size(root) == 1 + done
    assert most_visited(root, options) in options


def size(node: Node) -> int:
    """How many nodes a tree has."""
    return 1 + sum(size(child) for child in node.children.values())


def test_partners_share_a_value() -> None:
    """Everybody's value is the chance of their side, and the sides' chances add up to one."""

    class Pairs(Orchard):
        def sides(self, table: object) -> list[int]:
            return [0, 0]

    rules = Pairs()
    table = rules.new_table(rules.usual_setup(2), 1)
    advance(table)
    assert values_of(WrittenJudge(rules), table, 0) == pytest.approx([1.0, 1.0])
    alone = values_of(WrittenJudge(Orchard()), table, 0)
    assert sum(alone) == pytest.approx(1.0)


@pytest.mark.parametrize("name", GAMES)
def test_equal_knowledge_and_seeds_give_equal_moves(name: str) -> None:
    """By iterations it can be repeated, and the true hidden things make no difference."""
    table, true, believed = midgame(name)
    before = table.as_json()
    chosen = make_bot("mcts:30", 5).choose(true)
    assert chosen in true.options
    assert make_bot("mcts:30", 5).choose(true) is chosen
    assert make_bot("mcts:30", 5).choose(believed) is chosen
    assert table.as_json() == before


def test_time_is_kept() -> None:
    """Thirty milliseconds of thinking are not two seconds, even on a busy machine."""
    rules = rules_of("goa")
    table = rules.new_table(rules.usual_setup(2), 3)
    options = advance(table)
    begun = time.perf_counter()
    assert make_bot("mcts:30ms", 1).choose(Perspective(rules, table, to_move(table))) in options
    assert time.perf_counter() - begun < 2.0


def test_its_name_tells_its_budget() -> None:
    """By time or by iterations; what is wrong is said."""
    assert check_kind("mcts") == "mcts:200ms"
    assert plays_by_clock("mcts:50ms")
    assert not plays_by_clock("mcts:400")
    with pytest.raises(UnknownBotError, match="mcts has at most 600000 milliseconds"):
        check_kind("mcts:600001ms")
    with pytest.raises(UnknownBotError, match="there is no computer player 'mcts:0'"):
        check_kind("mcts:0")
