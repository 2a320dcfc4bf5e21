"""What choices cost: complete moves, on the same imagined tables, and nothing that the seat can't know."""

import msgspec
import pytest
from midgame import GAMES, midgame
from orchard import PASS, PICK, SOW, SUNNY, Orchard

from carrack.kernel.match import Match
from carrack.kernel.perspective import Perspective
from carrack.kernel.table import to_move
from carrack.review.costs import Trial
from carrack.review.outlook import Outlook
from carrack.review.records import Cost
from carrack.review.review import USUAL, Effort, contested, cost_of, costs_of, review
from carrack.review.story import known_by


def trial(played):
    """The first decision in the orchard, on trial."""
    rules = Orchard()
    match = Match(rules, rules.setup(2), 1)
    found = Trial(Outlook(rules, match.setup), Perspective(rules, match.table, 0), 0, played)
    found.choose()
    found.measure()
    return found


def test_passing_costs_what_the_best_move_would_have_brought():
    """Sowing in the sun and harvesting is best, though picking brings more at once."""
    found = cost_of(trial([PASS]))
    assert (found.played, found.better) == (["pass"], ["sow", "sunny"])
    assert found.cost > 0.1
    assert found.low > 0
    assert not found.close
    assert [one.do for one in found.line][:2] == ["sow", "sunny"]
    assert found.line[-1].do == "harvest"


def test_less_good_moves_cost_less():
    """Picking is better than passing."""
    assert cost_of(trial([PASS])).cost > cost_of(trial([PICK])).cost > 0


def test_the_best_move_costs_nothing():
    """There is nothing better to name."""
    found = cost_of(trial([SOW, SUNNY]))
    assert (found.cost, found.better, found.line, found.close) == (0.0, [], [], False)


def test_a_review_has_every_move_once_and_names_the_costly_ones():
    """Moves with something to choose, in order."""
    rules = Orchard()
    match = Match(rules, rules.setup(2), 1)
    for action in (PASS, PICK, PICK, PICK):
        match.apply(to_move(match.table), action)
    found = review(match)
    assert [(cost.at, cost.seat) for cost in found.costs] == [(0, 0), (1, 1), (2, 0), (3, 1)]
    assert found.costs[0].mark == "blunder"
    assert found.accuracy[0].blunders >= 1
    assert found.accuracy[0].moves == 2
    assert found.refined
    assert msgspec.json.decode(msgspec.json.encode(found), type=type(found)) == found


def test_more_time_gives_narrower_intervals():
    """With seconds further tables are taken; costs stay what they are."""
    rules = Orchard()
    match = Match(rules, rules.setup(2), 1)
    for action in (PASS, PICK, PICK, PICK):
        match.apply(to_move(match.table), action)
    outlook = Outlook(rules, match.setup)
    quick = costs_of(outlook, contested(match), Effort(2, 2))
    longer = costs_of(outlook, contested(match), Effort(2, 2, 0.2))
    assert longer[0].high - longer[0].low <= quick[0].high - quick[0].low


@pytest.mark.parametrize("game", GAMES)
def test_costs_and_chances_tell_nothing_hidden(game):
    """A decision is judged alike, byte for byte, on the true table and on a re-dealt one."""
    _, true, dealt = midgame(game)
    played = [true.options[-1]]
    found = []
    for perspective in (true, dealt):
        outlook = Outlook(perspective.rules, perspective.setup)
        one = Trial(outlook, perspective, 40, played)
        one.choose(1)
        one.measure(2)
        found.append((msgspec.json.encode(cost_of(one)), known_by(outlook, perspective, 40)))
    assert found[0] == found[1]
    cost = msgspec.json.decode(found[0][0], type=Cost)
    assert cost.played
    assert len(cost.reasons) <= 3
    assert USUAL.measuring >= 2
