"""One move ahead, and through what the same seat decides after it."""

from __future__ import annotations

import pytest
from midgame import GAMES, midgame
from orchard import PICK, SOW, Orchard, Turn

from carrack.bots.judge import WrittenJudge
from carrack.bots.kinds import make_bot
from carrack.bots.learned import OnePlyBot, Sight
from carrack.kernel.perspective import Perspective
from carrack.kernel.table import advance


@pytest.mark.parametrize(("order", "chosen"), [([1, 0, 0], SOW), ([0, 1, 0], PICK)])
def test_the_rest_of_the_turn_counts(order: list[int], chosen: object):
    """Sowing pays in the next turn: that is looked at if nobody else comes before it."""
    rules = Orchard()
    table = rules.new_table(rules.usual_setup(2), 1)
    table.stack = [Turn(seat) for seat in order]
    advance(table)
    perspective = Perspective(rules, table, 0)
    assert OnePlyBot(1, WrittenJudge(rules)).choose(perspective) is PICK
    assert OnePlyBot(1, WrittenJudge(rules), Sight(further=50)).choose(perspective) is chosen


def test_no_more_is_followed_than_allowed():
    """The best move is followed in any case, others as long as positions are left to be judged."""
    rules = Orchard()
    table = rules.new_table(rules.usual_setup(2), 1)
    table.stack = [Turn(1), Turn(0), Turn(0)]
    advance(table)
    judged = []
    for further in (0, 1, 50):
        rules.evaluations = 0
        OnePlyBot(1, WrittenJudge(rules), Sight(further=further)).choose(Perspective(rules, table, 0))
        judged.append(rules.evaluations)
    assert judged[0] < judged[1] < judged[2] <= judged[0] + 50


@pytest.mark.parametrize("game", GAMES)
def test_equal_knowledge_and_seeds_give_equal_moves(game: str):
    """Also where the rest of the turn is looked at, the true hidden things make no difference."""
    _, true, believed = midgame(game)
    chosen = make_bot("advanced", 5).choose(true)
    assert chosen in true.options
    assert make_bot("advanced", 5).choose(true) is chosen
    assert make_bot("advanced", 5).choose(believed) is chosen
