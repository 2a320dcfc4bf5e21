"""What the evaluation of positions promises to greedy and searching players."""

from __future__ import annotations

import pytest

from carrack.games.concordia_venus.state.table import ConcordiaTable
from carrack.games.concordia_venus.state.view import ConcordiaView
from carrack.games.concordia_venus.think.evaluate import READY, evaluate, rest_of_game
from carrack.kernel.chance import Stream
from carrack.kernel.table import advance, take
from concordia_venus.build import FACTS, game, table, turn

SEVEN = [
    "i-mercator",
    "i-architect",
    "i-farmer",
    "i-smith",
    "i-colonist",
    "i-diplomat",
    "i-prefect-architect",
]


def value(made: ConcordiaTable, who: int = 0) -> float:
    """How a seat stands."""
    return evaluate(ConcordiaView(made, who))


def test_every_face_has_a_worth_in_hand() -> None:
    """A card of any face can be valued."""
    assert set(READY) == {face.id for face in FACTS.faces}


def test_houses_money_and_rivals_move_the_value() -> None:
    """Own houses and goods raise the value, those of a rival lower it."""
    plain = value(table(2, display=SEVEN))
    assert value(table(2, display=SEVEN, houses={"red": ["massilia"]})) > plain
    assert value(table(2, display=SEVEN, goods={"red": {"brick": 2}})) > plain
    assert value(table(2, display=SEVEN, houses={"green": ["massilia"]})) < plain


def test_partners_stand_together() -> None:
    """A partner's house helps, an opponent's does not."""
    plain = value(table(4, mode="team", display=SEVEN))
    assert value(table(4, mode="team", display=SEVEN, houses={"yellow": ["massilia"]})) > plain
    assert value(table(4, mode="team", display=SEVEN, houses={"green": ["massilia"]})) < plain


def test_equal_teams_are_even() -> None:
    """The end takes as much from either, so both may bring it on; alone a rival counts half."""
    assert value(table(4, mode="team", display=SEVEN)) == pytest.approx(0.0)
    assert value(table(6, mode="team", display=SEVEN)) == pytest.approx(0.0)
    assert value(table(4, display=SEVEN)) > 0.5


def test_a_begun_action_counts_for_what_it_can_bring() -> None:
    """An Architect beside a city that can be paid for is worth more than one without goods."""
    rich = table(2, display=SEVEN, land={"red": ["novaria-roma"]}, goods={"red": {"brick": 1, "food": 1}})
    rich.board.money[0] = 5
    before = value(rich)
    turn(rich, "red", "play architect")
    assert value(rich) > before


def test_the_rest_of_a_game_shrinks() -> None:
    """With fewer cards for sale, more houses, and nearly nothing in the last turns."""
    begin = table(2, display=SEVEN)
    late = table(2, display=SEVEN[:3], stock=False)
    assert 0.9 < rest_of_game(begin.board) <= 1.0
    assert rest_of_game(late.board) < rest_of_game(begin.board)
    late.board.concordia, late.board.turns_left = 0, 1
    assert rest_of_game(late.board) < 0.1


def test_every_question_can_be_valued() -> None:
    """Any decision of random games, for every seat and the public."""
    for setup in game().setups()[::5]:
        made = game().new_table(setup, 3)
        assert isinstance(made, ConcordiaTable)
        stream = Stream(3)
        options = advance(made)
        for count in range(300):
            if count % 10 == 0:
                assert all(isinstance(value(made, who), float) for who in range(-1, made.seats))
            options = take(made, options[stream.below(len(options))])
