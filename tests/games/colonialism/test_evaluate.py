"""What the evaluation of positions promises to greedy and searching players."""

from __future__ import annotations

import pytest

from carrack.games.colonialism.rules.cards.action import ACTION_EFFECTS
from carrack.games.colonialism.rules.cards.policy import POLICY_EFFECTS
from carrack.games.colonialism.rules.scoring import convert
from carrack.games.colonialism.state.view import ColonialismView
from carrack.games.colonialism.think.evaluate import WORTH, Projection, evaluate, worth
from colonialism.build import lay, region, table


@pytest.mark.parametrize(
    ("stock", "score"),
    [([3, 3, 3], 3.0), ([0, 0, 7], 1.0), ([0, 5, 5], 2.0), ([2, 2, 9], 3.0), ([0, 0, 0], 0.0)],
)
def test_worth_is_the_score_when_conversions_come_out_even(stock: list[int], score: float) -> None:
    """Where nothing is left over, the smooth score is the true one; every cube is worth a little more."""
    assert convert(tuple(stock)).score == score
    assert worth([float(count) for count in stock]) == pytest.approx(score + 0.02 * sum(stock))


def test_worth_never_lies_below_the_score_and_grows_with_every_cube() -> None:
    """Fractions only help, and another cube is never a loss."""
    for a in range(7):
        for b in range(7):
            for c in range(7):
                stock = [float(a), float(b), float(c)]
                assert worth(stock) >= convert((a, b, c)).score
                assert worth([stock[0] + 1, *stock[1:]]) > worth(stock)


def test_every_effect_has_a_worth_in_hand() -> None:
    """A card of any effect can be valued."""
    assert set(WORTH) == set(POLICY_EFFECTS) | set(ACTION_EFFECTS)


def test_cubes_and_rivals_move_the_value() -> None:
    """Own balanced cubes raise the value, those of a rival lower it."""
    plain = evaluate(ColonialismView(table(2, rows=["blue", "red"]), 0))
    own = table(2, rows=["blue", "red"], stock={"blue": [2, 2, 2]})
    rival = table(2, rows=["blue", "red"], stock={"red": [2, 2, 2]})
    assert evaluate(ColonialismView(own, 0)) > plain > evaluate(ColonialismView(rival, 0))


def test_the_coming_phase_is_foreseen() -> None:
    """A policy card that would drive out the last natives brings their cubes within reach."""
    calm = table(
        2,
        rows=["blue", "red"],
        discs={"middle_east": {"blue": 4, "natives": 1}},
        cubes={"middle_east": [2, 2, 2]},
    )
    called = calm.copy()
    called.board.up[calm.board.facts.region_ids.index("middle_east") * 5] = 1 << 10
    assert evaluate(ColonialismView(called, 0)) > evaluate(ColonialismView(calm, 0))


@pytest.mark.parametrize(("reading", "left"), [("rest_protected", 1), ("treaty_cancelled", 0)])
def test_treaty_and_unrest_are_foreseen_by_the_ruling(reading: str, left: int) -> None:
    """What Treaty keeps in the conflict after Unrest at Home is foreseen as it is played."""
    made = table(
        3,
        options={"treaty_and_unrest": reading},
        discs={"middle_east": {"blue": 11, "red": 12, "natives": 3}},
        policies={"middle_east": {"blue": ["treaty"]}},
    )
    lay(made, "middle_east", "red", "unrest_at_home", face_up=True)
    foreseen = Projection(ColonialismView(made, 0))
    foreseen.run()
    assert foreseen.influence[region("middle_east")][0] == left
