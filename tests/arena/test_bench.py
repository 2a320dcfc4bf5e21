"""The benchmark."""

import importlib.util

import pytest

import carrack
from carrack.arena.bench import Subject, bench, reference_loop, subjects
from carrack.arena.catan import catan
from carrack.arena.checks.counts import random_table
from carrack.kernel.registry import rules_of
from carrack.kernel.table import Table


def test_reference_loop_is_fixed():
    """The loop computes the same number everywhere."""
    assert reference_loop(1000) == reference_loop(1000) != reference_loop(1001)


def test_every_player_count_and_variant_is_measured():
    """Each number of players with the usual options, and each other variant once."""
    rules = rules_of("colonialism")
    measured = [
        (subject.setup.seats, subject.setup.options["quick_start"]) for subject in subjects([rules.id])
    ]
    assert measured == [(2, "off"), (3, "off"), (4, "off"), (4, "on")]


def test_middle_is_half_of_a_game():
    """The copied table has half of the game's decisions behind it, and goes on."""
    rules = rules_of("colonialism")
    subject = Subject(rules, rules.setup(2))
    middle = subject.middle(3)
    assert isinstance(middle, Table)
    assert middle.stack
    half = random_table(rules, 2, {}, 3, subject.decisions_of(3) // 2)
    assert middle.copy().as_json() == half.as_json()


def test_result_has_all_figures():
    """A short run gives every figure, and ratios only beside Catanatron."""
    told: list[float] = []
    result = bench(["colonialism"], 0.1, told.append)
    assert told[-1] == 1
    assert result["build"] == carrack.engine()
    assert result["reference_loops_per_second"] > 0
    for row in result["games"]:
        assert row["decisions_per_second"] > 0
        assert row["microseconds_per_copy"] > 0
        assert row["mean_options"] > 1
        assert 0 < row["chosen"] <= 1
        assert (row["decisions_ratio"] is None) == (result["catanatron"] is None)
        assert (row["choices_ratio"] is None) == (result["catanatron"] is None)


def test_forced_decisions_are_told_apart():
    """In 13 Kolonien the end of the actions is asked for even if nothing else is left."""
    rules = rules_of("13-kolonien")
    subject = Subject(rules, rules.usual_setup(2))
    decisions = subject.decisions_of(1)
    assert subject.decided == decisions
    assert decisions / 2 < subject.chosen < decisions


@pytest.mark.skipif(
    importlib.util.find_spec("catanatron") is None, reason="the extra `bench` is not installed"
)
def test_catanatron_is_measured_alike():
    """Every executed action counts, games are played to their end, copies are made in mid-game."""
    yardstick = catan()
    assert yardstick is not None
    decisions, _, options, seconds = yardstick.slice(0.05)
    assert decisions > 0
    assert options >= decisions
    assert seconds >= 0.05
    middle = yardstick.middle()
    assert middle.winning_color() is None
    assert 0 < yardstick.chosen < yardstick.decided
    assert middle.copy().state is not middle.state
