"""Whoever reads along: the board as text, the worth of a position, what is asked, told and refused."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import pytest

from carrack.kernel.chance import Stream
from carrack.kernel.perspective import why_not
from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.rules import Rules, Setup
from carrack.kernel.table import NOBODY, Table, advance, open_asks, take, to_move
from carrack.kernel.text import LANGUAGES, Texts

LOOK_EVERY = 12  # decisions
REFUSED_EVERY = 20  # actions
MEASURED_EVERY = 2  # set-ups
CASES = [(rules_of(game), setup) for game in game_ids() for setup in rules_of(game).setups()]


@cache
def texts_of(game: str) -> dict[str, Texts]:
    """A game's texts in every language, read once."""
    return {language: Texts(language, rules_of(game)) for language in LANGUAGES}


def look(rules: Rules, table: Table, texts: dict[str, Texts], number: int) -> None:
    """What a seat and the public read in a position."""
    seat = to_move(table)
    assert math.isfinite(rules.evaluate(rules.view(table, seat)))
    for reader in (seat, NOBODY):
        view = rules.view(table, reader)
        for panel in [*rules.board_text(view), *rules.map_text(view)]:
            assert all(len(row) == len(panel.columns) for row in panel.rows), panel.title
    ask = open_asks(table)[0]
    said = [ask.prompt(table), ask.waiting(table)]
    said += [
        brings for option in ask.options(table) if (brings := ask.consequence(table, option)) is not None
    ]
    actions = rules.catalogue.actions
    for at in range(number % REFUSED_EVERY, len(actions), REFUSED_EVERY):
        refusal = why_not(table, seat, actions[at])
        if refusal is not None:
            said.append(refusal.message)
    assert all(text.say(message) for text in texts.values() for message in said)


def marked(number: int, rules: Rules, setup: Setup) -> Any:
    """A case; the coverage of the rules is measured with some of them."""
    marks = () if number % MEASURED_EVERY else pytest.mark.measured
    return pytest.param(rules, setup, id=f"{rules.id}-{number}", marks=marks)


@pytest.mark.parametrize(("rules", "setup"), [marked(number, *case) for number, case in enumerate(CASES)])
def test_a_random_game_can_be_read_along(rules: Rules, setup: Setup) -> None:
    """Rows fit their columns, every position has a worth; all that is asked, told or refused has its text."""
    texts = texts_of(rules.id)
    table = rules.new_table(setup, 5)
    stream = Stream(5)
    options = advance(table)
    number = 0
    while options:
        if number % LOOK_EVERY == 0:
            look(rules, table, texts, number // LOOK_EVERY)
        number += 1
        options = take(table, options[stream.below(len(options))])
    assert number
