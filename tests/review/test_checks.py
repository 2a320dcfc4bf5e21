"""How good reviews are: the measuring itself."""

import pytest
from orchard import PASS, Orchard

from carrack.kernel.chance import Stream
from carrack.kernel.match import Match
from carrack.kernel.perspective import Perspective
from carrack.review.checks import binned, calibration_error, random_one, shortfall
from carrack.review.costs import Trial
from carrack.review.outlook import Outlook


def test_calibration_error_is_how_far_what_was_said_is_from_what_came():
    """By tenths, each weighted with its number; a certain 1 is in the highest."""
    pairs = [(0.25, 0.0), (0.25, 0.0), (0.25, 1.0), (0.25, 0.0), (1.0, 1.0), (1.0, 0.0)]
    bins = binned(pairs)
    assert [(one.count, one.said, one.true) for one in bins] == [(4, 0.25, 0.25), (2, 1.0, 0.5)]
    assert calibration_error(bins) == pytest.approx(2 / 6 * 0.5)


def test_a_planted_choice_is_a_blunder():
    """Passing loses a little. Sowing seems to at first sight, but not in its lines: it is not planted."""
    rules = Orchard()
    match = Match(rules, rules.setup(2), 1)
    outlook = Outlook(rules, match.setup)
    perspective = Perspective(rules, match.table, 0)
    trial = Trial(outlook, perspective, 0, [PASS])
    worlds = [trial.world(number) for number in range(3)]
    best = max((one.move for one in trial.promising), key=lambda move: move.value)
    assert trial.played is not None
    lost = shortfall(outlook, worlds, 0, best, trial.played.move)
    assert 0.02 < lost < 0.1
    planted = [random_one(outlook, perspective, Stream(seed), 0.02) for seed in range(9)]
    assert {tuple(actions) for actions in planted} == {(PASS,), ()}
    assert not any(random_one(outlook, perspective, Stream(seed), 0.1) for seed in range(9))
