"""Chances, luck and waterfalls: what a match's story comes to."""

from statistics import fmean

import pytest
from orchard import HARVEST, PASS, PICK, SOW, SUNNY, Orchard

from carrack.kernel.match import Match
from carrack.kernel.table import to_move
from carrack.review.cut import ReviewError, check_finished, moves_of
from carrack.review.outlook import Outlook, of_sides, tempered, with_tempo
from carrack.review.review import begun, glimpse
from carrack.review.story import story_of
from carrack.review.tuned import Calibration


def made(actions, seed=1):
    """A match in the orchard; seats take turns, seat 0 begins."""
    rules = Orchard()
    match = Match(rules, rules.setup(2), seed)
    for action in actions:
        match.apply(to_move(match.table), action)
    return match


def whole(seed=1):
    """Seat 0 sows and harvests, seat 1 picks and passes."""
    return made([SOW, SUNNY, PICK, HARVEST, PASS], seed)


def outlook_of(match, calibration=None):
    """What judges a match in the orchard."""
    return Outlook(match.rules, match.setup, calibration or Calibration())


def test_a_running_match_is_not_reviewed():
    """It would tell what is hidden."""
    with pytest.raises(ReviewError, match="isn't finished"):
        check_finished(made([PICK]))


def test_choices_of_one_move_are_a_move():
    """Sowing and the bed belong together."""
    found = [(move.at, move.seat, [one.notation for one in move.actions]) for move in moves_of(whole())]
    assert found == [(0, 0, ["sow", "sunny"]), (2, 1, ["pick"]), (3, 0, ["harvest"]), (4, 1, ["pass"])]


def test_the_account_adds_up():
    """Start, luck, own and others' choices are the result, for every seat."""
    match = whole()
    story = story_of(outlook_of(match, Calibration(1.3, {"Turn": 0.2})), match)
    for account in story.accounts:
        total = account.start + account.luck + account.own + account.others
        assert total == pytest.approx(account.result, abs=1e-12)
    assert [account.result for account in story.accounts] == [1.0, 0.0]
    assert sum(account.start for account in story.accounts) == pytest.approx(1.0)


def test_there_is_a_point_for_every_choice():
    """Shares are of one victory, as it was and as could be known; at the end it is decided."""
    match = whole()
    points = story_of(outlook_of(match), match).points
    assert [point.at for point in points] == [0, 1, 2, 3, 4, 5]
    assert all(sum(point.chances) == pytest.approx(1.0) for point in points)
    assert all(sum(point.known) == pytest.approx(1.0) for point in points[:-1])
    assert points[-1].chances == [1.0, 0.0]
    assert points[-1].scores == [float(coins) for coins in match.table.coins]


def test_a_glimpse_has_the_same_chances():
    """It says how everybody stood, and leaves out what takes longer."""
    match = whole()
    found, moves = glimpse(match)
    later = begun(match)
    assert [point.chances for point in found.points] == [point.chances for point in later.points]
    assert [(point.at, point.seat) for point in found.points] == [(p.at, p.seat) for p in later.points]
    assert (found.accounts, found.fortunes, moves) == ([], [], 4)
    assert len(later.accounts) == 2
    with pytest.raises(ReviewError, match="isn't finished"):
        glimpse(made([PICK]))


def test_luck_is_what_chance_did_and_averages_to_zero():
    """Only the harvest uses chance; one coin more or less is luck for the one and bad luck for the other."""
    lucks = []
    for seed in range(60):
        match = whole(seed)
        story = story_of(outlook_of(match), match)
        assert [fortune.at for fortune in story.fortunes] == [0, 4]
        assert story.fortunes[0].change == [0.0, 0.0]
        deal = story.fortunes[1].change
        assert deal[0] == pytest.approx(-deal[1])
        assert (deal[0] > 0) == (match.table.coins[0] == 10)
        lucks.append(deal[0])
    assert abs(fmean(lucks)) < 2 * max(map(abs, lucks)) / len(lucks) ** 0.5
    assert max(map(abs, lucks)) > 0.001


def test_chances_are_put_right_without_losing_any():
    """Whatever the exponent and the tempo, shares are those of one victory; partners count together."""
    assert sum(tempered([0.2, 0.3, 0.5], 2.0)) == pytest.approx(1.0)
    assert tempered([0.2, 0.3, 0.5], 1.0) == pytest.approx([0.2, 0.3, 0.5])
    moved = with_tempo([0.2, 0.3, 0.5], [True, False, False], 0.5)
    assert sum(moved) == pytest.approx(1.0)
    assert moved[0] > 0.2
    assert moved[1] / moved[2] == pytest.approx(0.6)
    assert of_sides([0.2, 0.3, 0.5], [0, 1, 0]) == pytest.approx([0.7, 0.3, 0.7])
