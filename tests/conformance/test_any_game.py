"""Conformance: every registered game, with every player count and option set, keeps every promise.

`CARRACK_EXAMPLES=200 pytest tests/conformance` tries more games; `carrack fuzz` runs the same checks for as
long as one likes. A failing game is written to `tests/golden/failures`, as short as it could be made.
"""

from __future__ import annotations

import os
from itertools import chain
from typing import Any

import pytest
from cases import CASES, GAMES, GOLDEN, reader_of
from hypothesis import given, settings
from hypothesis import strategies as st

from carrack.arena.checks.legality import check_notation, check_when
from carrack.arena.conformance import (
    SAMPLED,
    THOROUGH,
    FailedGameError,
    check_game,
    check_stored,
    label,
    random_choices,
    usual_length,
)
from carrack.arena.fuzz import write_failure
from carrack.kernel import saves
from carrack.kernel.chance import Key
from carrack.kernel.match import Choice
from carrack.kernel.registry import rules_of
from carrack.kernel.rules import Rules, Setup

EXAMPLES = int(os.environ.get("CARRACK_EXAMPLES", "1"))
LONG_GAME = 400  # decisions
FAILURES = GOLDEN / "failures"


def is_usual(rules: Rules, setup: Setup) -> bool:
    """Whether no option was changed."""
    return all(setup.options[option.name] == option.default for option in rules.options)


def marked(case: tuple[Rules, Setup]) -> Any:
    """A case; only the smallest usual table of each game is tried with every build."""
    rules, setup = case
    smallest = setup.seats == min(rules.players) and is_usual(rules, setup)
    return pytest.param(case, id=label(*case), marks=() if smallest else pytest.mark.sampled)


@pytest.mark.parametrize("case", [marked(case) for case in CASES])
def test_whole_game(case: tuple[Rules, Setup]) -> None:
    """A whole random game passes all checks, and everything that could be read has a text.

    Half of the set-ups have the chance of a live match. The smallest and the largest usual table of each game
    are looked at most often; the others are sampled.
    """
    rules, setup = case
    number = CASES.index(case)
    key = Key(f"secret {number}", ("one", "two")) if number % 2 else None
    outermost = setup.seats in {min(rules.players), max(rules.players)}
    plan = THOROUGH if outermost and is_usual(rules, setup) else SAMPLED
    match = check_game(rules, setup, number, random_choices(number), plan, key, reader_of(rules.id))
    assert match.over


def varied() -> list[tuple[Rules, Setup]]:
    """The usual options with every number of players, and for each value of each variant one set-up."""
    found = [case for case in CASES if is_usual(*case)]
    for rules in {id(case[0]): case[0] for case in CASES}.values():
        for option in rules.options:
            for value in option.values[1:] if option.kind == "variant" else ():
                having = [
                    case for case in CASES if case[0] is rules and case[1].options[option.name] == value
                ]
                found += [case for case in having[:1] if case not in found]
    return found


@pytest.mark.sampled
@pytest.mark.parametrize("case", varied(), ids=[label(*case) for case in varied()])
def test_any_choices(case: tuple[Rules, Setup]) -> None:
    """Whatever is chosen, all checks pass, and everything that could be read has a text.

    After the listed choices come random ones, or always the first option, to which failures shrink. Where one
    game is tried, it is that of always the first option; `test_whole_game` plays a random one.
    """
    rules, setup = case

    @settings(max_examples=examples_for(rules, setup))
    @given(
        seed=st.integers(0, 2**32),
        choices=st.lists(st.integers(0, 10**6), max_size=400),
        rest=st.none() | st.integers(0, 2**32),
    )
    def check(seed: int, choices: list[int], rest: int | None) -> None:
        numbers = choices if rest is None else chain(choices, random_choices(rest))
        try:
            check_game(rules, setup, seed, numbers, SAMPLED, reader=reader_of(rules.id))
        except FailedGameError as error:
            write_failure(error, FAILURES, label(rules, setup))
            raise

    check()


def examples_for(rules: Rules, setup: Setup) -> int:
    """How many games are tried: of long ones two thirds."""
    return EXAMPLES if usual_length(rules, setup) < LONG_GAME else max(1, EXAMPLES * 2 // 3)


def test_stored_failures() -> None:
    """Games that failed once and were stored don't fail again."""
    for path in sorted(FAILURES.glob("*.json")):
        record = saves.read_record(path)
        rules = rules_of(record.game)
        match = saves.empty_match(path, rules, record)
        check_stored(match, [Choice(c.seat, c.do, c.mark, c.closes, c.window) for c in record.choices])


@pytest.mark.parametrize("game", GAMES)
def test_notation(game: str) -> None:
    """Every action is read back from its text."""
    check_notation(rules_of(game))


@pytest.mark.parametrize("game", GAMES)
def test_what_has_to_come_first(game: str) -> None:
    """What has to come first for an action is told as such."""
    check_when(rules_of(game))


@pytest.mark.parametrize("game", GAMES)
def test_texts(game: str) -> None:
    """Every action and component has a name in every language."""
    reader_of(game).check_static()
