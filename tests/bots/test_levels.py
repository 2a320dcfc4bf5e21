"""The levels by name: their forms for research, how long they think, what people are told."""

from __future__ import annotations

import re

import pytest

from carrack.arena.checks.hidden import SMALL_BUDGETS
from carrack.bots.kinds import (
    KINDS,
    UnknownBotError,
    check_kind,
    make_bot,
    milliseconds_of,
    plays_by_clock,
    with_milliseconds,
)
from carrack.bots.learned import weights_losing
from carrack.bots.levels import LEVELS, MILLISECONDS, USUAL, LevelBot
from carrack.bots.planner import PlannerBot
from carrack.bots.weights import judge_of
from carrack.cli.words import about_levels, words
from carrack.kernel.messages import Message
from carrack.kernel.perspective import Perspective
from carrack.kernel.registry import rules_of
from carrack.kernel.table import advance, to_move
from carrack.kernel.text import LANGUAGES


def planner(kind: str) -> PlannerBot:
    """The player behind a level that plans."""
    rules = rules_of("colonialism")
    bot = make_bot(kind, 1)
    assert isinstance(bot, LevelBot)
    made = bot.made(judge_of(rules, rules.usual_setup(2)))
    assert isinstance(made, PlannerBot)
    return made


@pytest.mark.parametrize("level", MILLISECONDS)
def test_a_level_that_plans_has_forms_for_research(level: str) -> None:
    """Alone it has its own time, `LEVEL:300ms` another one, and `LEVEL:8` so many lines."""
    own, other, lines = planner(level), planner(f"{level}:300ms"), planner(f"{level}:8")
    assert (own.lines, own.milliseconds) == (0, MILLISECONDS[level])
    assert (other.lines, other.milliseconds) == (0, 300)
    assert lines.lines == 8
    assert [plays_by_clock(kind) for kind in (level, f"{level}:300ms", f"{level}:8")] == [True, True, False]


def test_time_by_kind() -> None:
    """The time of a level stands in one place; a kind with less of it is the same player."""
    assert [milliseconds_of(level) for level in LEVELS[:4]] == [0] * 4
    assert milliseconds_of("search") == milliseconds_of("search:200ms") == 200
    for kind in ("master", "expert:70ms", "search:200ms"):
        hurried = with_milliseconds(kind, 20)
        assert hurried == check_kind(hurried) == f"{kind.partition(':')[0]}:20ms"
        assert milliseconds_of(hurried) == 20


def test_a_planner_with_other_constants() -> None:
    """They are named behind its time; a hurried player keeps them."""
    changed = planner("expert:50ms+own_look=24+margin=0.5")
    assert (changed.effort.own_look, changed.effort.margin) == (24, 0.5)
    assert changed.effort.others_look == planner("expert").effort.others_look
    assert planner("master+trust=2").milliseconds == MILLISECONDS["master"]
    assert with_milliseconds("expert+own_look=24", 20) == "expert:20ms+own_look=24"


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("expert+sight=2", "'sight=2' changes nothing; what can be changed are first_look"),
        ("expert:8+own_look=0", "(from 1 to 100000)"),
        ("expert:8+own_look=1.5", "'own_look=1.5' changes nothing"),
        ("search:8+own_look=3", "only expert and master have constants to change"),
    ],
)
def test_wrong_constants_are_told(kind: str, told: str) -> None:
    """By what can be changed."""
    with pytest.raises(UnknownBotError, match=re.escape(told)):
        check_kind(kind)


@pytest.mark.parametrize(
    "kind", ["novice:8", "casual:50ms", "expert:", "expert:0", "master:8s", "expert:08", ""]
)
def test_what_is_no_level(kind: str) -> None:
    """Levels that look one move ahead have neither lines nor a time; the error names all that there is."""
    with pytest.raises(UnknownBotError, match="novice, casual, skilled, advanced, expert, master"):
        check_kind(kind)


def test_a_level_by_lines_can_be_repeated() -> None:
    """The same seed makes the same choice."""
    rules = rules_of("goa")
    table = rules.new_table(rules.usual_setup(2), 3)
    advance(table)
    perspective = Perspective(rules, table, to_move(table))
    assert make_bot("expert:8", 5).choose(perspective) is make_bot("expert:8", 5).choose(perspective)


@pytest.mark.parametrize("losses", [[0.0, 0.1, 0.4], [0.0, 0.001, 2.0], [0.0, 0.05, 0.05, 0.05, 1.0]])
def test_a_weak_player_loses_so_much_on_average(losses: list[float]) -> None:
    """The weights of moves fall with what they lose."""
    weights = weights_losing(losses, 0.02)
    assert sorted(weights, reverse=True) == weights
    lost = sum(weight * loss for weight, loss in zip(weights, losses, strict=True))
    assert lost / sum(weights) == pytest.approx(0.02, abs=1e-4)


def test_where_little_is_at_stake_a_weak_player_picks_anything() -> None:
    """All moves together don't lose so much."""
    assert weights_losing([0.0, 0.01, 0.03], 0.02) == [1.0, 1.0, 1.0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_are_told_about(language: str) -> None:
    """Each has a name and a line of its own, short enough for a phone, in both languages."""
    texts = words(language)
    names = [texts.say(Message(f"level-{level}")) for level in LEVELS]
    lines = [line for _, line in about_levels(texts)]
    assert len(set(names)) == len(set(lines)) == len(LEVELS)
    assert all(len(line) <= 70 and line.endswith(".") for line in lines)
    assert USUAL in LEVELS


def test_every_level_is_checked_for_hidden_knowledge() -> None:
    """None of the players that the conformance check compares plays by the clock: they must be repeatable."""
    checked = [SMALL_BUDGETS.get(kind, kind) for kind in KINDS]
    assert {kind.partition(":")[0] for kind in checked} >= set(LEVELS)
    assert not [kind for kind in checked if plays_by_clock(kind)]
