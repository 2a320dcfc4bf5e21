"""Hints and analyses: the best moves with reasons, more exact with every table, nothing hidden in them."""

import msgspec
import pytest
from midgame import GAMES, midgame
from orchard import HARVEST, PICK, SOW, SUNNY, Orchard

from carrack.kernel.match import Match
from carrack.kernel.perspective import Perspective
from carrack.kernel.table import NOBODY, to_move
from carrack.review.advice import ALL_OPEN, HINTS, LineError, Standpoint, deepened, hints_for
from carrack.review.records import Made


def orchard(actions=()):
    """A match in the orchard; seat 0 begins."""
    rules = Orchard()
    match = Match(rules, rules.setup(2), 1)
    for action in actions:
        match.apply(to_move(match.table), action)
    return match


def standpoint(match, eyes):
    """The present position of a match."""
    return Standpoint(match.rules, match.setup, match.table, eyes)


def advice(match, eyes, tables=6):
    """What is said about the present position."""
    *_, study = deepened(standpoint(match, eyes), tables)
    return study.advice()


def test_the_best_move_comes_first_as_a_whole():
    """Sowing in the sun and harvesting brings most; the line goes on to the harvest."""
    found = advice(orchard(), 0)
    assert (found.seat, found.eyes, found.tables) == (0, 0, 6)
    assert [one.move for one in found.moves] == [["sow", "sunny"], ["pick"], ["pass"]]
    chances = [one.chance for one in found.moves]
    assert chances == sorted(chances, reverse=True)
    assert found.moves[0].line[:2] == [Made(0, "sow"), Made(0, "sunny")]
    assert found.moves[0].line[-1] == Made(0, "harvest")
    assert sum(found.chances) == pytest.approx(1.0)
    assert not found.moves[-1].close


def test_who_does_not_decide_learns_how_everybody_stands():
    """The moves of another seat are not told, since its options may be hidden; with open cards they are."""
    match = orchard([SOW, SUNNY])
    own, other, all_open = (advice(match, eyes) for eyes in (1, 0, ALL_OPEN))
    assert own.moves[0].move
    assert (other.seat, other.moves) == (NOBODY, [])
    assert other.chances[0] > other.chances[1]
    assert all_open.seat == 1
    assert [one.move for one in all_open.moves] == [one.move for one in own.moves]


def test_a_finished_game_has_no_moves():
    """Everybody stands as the result says."""
    match = orchard([PICK] * 4)
    assert match.over
    found = advice(match, ALL_OPEN)
    assert (found.seat, found.moves, found.chances) == (NOBODY, [], [0.5, 0.5])


def test_more_tables_are_more_exact_and_equal_ones_equal():
    """A study goes on from what it knows; the first tables tell the same each time."""
    match = orchard([SOW, SUNNY, PICK])
    tables = [(study.advice().tables, study.advice()) for study in deepened(standpoint(match, 0), 8)]
    assert [count for count, _ in tables] == list(range(1, 9))
    again = [study.advice() for study in deepened(standpoint(match, 0), 4)]
    assert again == [found for _, found in tables[:4]]


def test_lines_are_played_and_wrong_ones_refused():
    """At its end whoever decides there looks; a choice that isn't there is named."""
    match = orchard()
    line = advice(match, 0).moves[0].line
    after = standpoint(match, 0).after(line[:2])
    assert to_move(after.table) == 1
    assert (after.eyes, after.seat) == (1, 1)
    assert standpoint(match, ALL_OPEN).after(line[:2]).eyes == ALL_OPEN
    assert standpoint(match, 0).after([]).table is match.table
    with pytest.raises(LineError, match="choice 1 of the line: seat 1 can't do 'harvest' there"):
        standpoint(match, 0).after([Made(0, HARVEST.notation)])
    with pytest.raises(LineError, match="choice 1 of the line: seat 2"):
        standpoint(match, 0).after([Made(1, "pick")])
    with pytest.raises(LineError, match="choice 2 of the line, 'dig', is no action"):
        standpoint(match, 0).after([Made(0, "pick"), Made(1, "dig")])


@pytest.mark.parametrize("game", GAMES)
def test_hints_tell_nothing_hidden(game):
    """A seat's hints are equal, byte for byte, on the true table and on any that it could believe in."""
    table, true, _ = midgame(game)
    rules, setup, seat = true.rules, true.setup, true.seat
    first = hints_for(rules, setup, table, seat)
    for seed in (77, 78, 79):
        dealt = rules.redeal(table, seat, seed)
        assert msgspec.json.encode(hints_for(rules, setup, dealt, seat)) == msgspec.json.encode(first)
    assert 1 <= len(first) <= HINTS
    names = rules.term_names()
    for one in first:
        assert rules.catalogue.read(one.move[0]) in true.options
        assert 0 < one.chance < 1
        assert one.line[: len(one.move)] == [Made(seat, do) for do in one.move]
        assert all(reason.term in names for reason in one.reasons)
    assert any(one.reasons for one in first)


@pytest.mark.parametrize("game", GAMES)
def test_a_line_leads_where_it_was_played(game):
    """Every choice of a line is possible on the table of its eyes, to its end; with all cards open too."""
    table, true, _ = midgame(game)
    for eyes in (true.seat, ALL_OPEN):
        start = Standpoint(true.rules, true.setup, table, eyes)
        found = next(deepened(start, 1)).advice()
        for one in found.moves:
            after = start.after(one.line)
            assert Perspective(true.rules, after.table, eyes).view is not None
