"""What the evaluation of positions promises to greedy and searching players."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from carrack.arena.games import play_game
from carrack.bots.kinds import make_bot
from carrack.games.thirteen_colonies.rules.market import move_marker
from carrack.games.thirteen_colonies.rules.turns import TakeAction
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.games.thirteen_colonies.think.evaluate import UNIT
from thirteen_colonies.build import GOOD, game, kinds, put_people, table


def value(made: ColoniesTable, seat: int = 0) -> float:
    """How well a seat stands in points, while somebody is asked; a view and the table say the same."""
    if not made.stack:
        made.stack.append(TakeAction(0))
    judged = game().evaluate_table(made, seat)
    assert judged == game().evaluate(game().view(made, seat))
    return judged * UNIT * len(made.mode.epochs)


@pytest.mark.parametrize(
    "more",
    [
        {"discard": {0: ["colonist"]}},
        {"discard": {0: ["galleon"]}},
        {"discard": {0: ["tobacco_field"]}},
        {"colonies": {0: [1]}},
        {"units": {0: ["carrack"]}},
    ],
)
def test_more_is_better(more: dict[str, Any]) -> None:
    """Whatever a seat has makes it stand better, and its rivals worse or no better."""
    assert value(table(seats=3, **more)) > value(table(seats=3))
    assert value(table(seats=3, **more), 1) <= value(table(seats=3), 1)


def test_bad_land_is_a_burden() -> None:
    """A swamp in the deck is worse than none."""
    assert value(table(discard={0: ["swamp"]})) < value(table())


def gains(card: str, most: int) -> list[float]:
    """What each further copy of a card brings."""
    values = [value(table(discard={0: [card] * count})) for count in range(most + 1)]
    return [after - before for before, after in pairwise(values)]


def test_a_second_tool_helps_less() -> None:
    """Of two town halls the second brings less than the first, and a fourth only lies in the way."""
    first, second, third, fourth = gains("town_hall", 4)
    assert first > second > third > fourth
    assert second > 0 > fourth


def test_colonists_are_for_settling() -> None:
    """Each further one in the deck brings less, always something; settling with one of many is better."""
    brought = gains("colonist", 6)
    assert all(before >= after > 0 for before, after in pairwise(brought))
    assert brought[0] > 3 * brought[5]
    kept = value(table(discard={0: ["colonist"] * 4}, colonies={0: [0]}))
    settled = value(table(discard={0: ["colonist"] * 3 + ["forest"]}, colonies={0: [1]}))
    assert settled > kept


def test_the_last_coins_are_dear() -> None:
    """A deck without money is stuck: the first coins that come back are worth more than later ones."""
    first, *_, last = gains("money_1", 6)
    assert first > 1.5 * last > 0
    food = value(table(discard={0: ["food_1"]}))
    assert value(table(discard={0: ["royal_support"]})) > food


def test_the_purse_is_no_gain() -> None:
    """Putting money into the purse for nothing is not better than ending the actions."""
    kept = table(hand={0: ["money_3"]})
    paid = table(discard={0: ["money_3"]})
    paid.turn.purse = 3
    assert value(paid) < value(kept)


def test_a_good_is_worth_its_price() -> None:
    """A permanent good in the deck is worth more when Europe pays more for it."""
    low, high = table(discard={0: ["tobacco_field"]}), table(discard={0: ["tobacco_field"]})
    move_marker(low, GOOD.index("tobacco"), -5)
    move_marker(high, GOOD.index("tobacco"), 5)
    assert value(high) > value(low)


def test_control_counts_by_the_scoring_that_it_would_bring() -> None:
    """Who leads a region stands better by more than who follows there."""
    ahead = value(table(colonies={0: [2], 1: [1]}))
    behind = value(table(colonies={0: [2], 1: [3]}))
    assert ahead > behind + 1


def test_war_is_bad_and_a_mission_good() -> None:
    """Relations and missions count, of peoples on the board only."""
    values = []
    for relation, mission in ((0, -1), (2, -1), (0, 0)):
        made = table("F")
        people = put_people(made, "sioux")
        made.own_tribe(people).relations[0] = relation
        made.own_tribe(people).mission = mission
        values.append(value(made))
    assert values[1] < values[0] < values[2]
    gone = table("F")
    gone.own_tribe(0).relations[0] = 2
    assert value(gone) == value(table("F"))


def test_a_nearly_met_condition_counts() -> None:
    """The closer to a condition on the table, the better; one that is met this turn nearly is the points."""
    far, near = [value(table(slots=["vp1_fleet"], units={0: ["carrack"] * count})) for count in (1, 3)]
    without = [value(table(units={0: ["carrack"] * count})) for count in (1, 3)]
    assert near - without[1] > far - without[0] > 0
    met = table(slots=["vp1_fleet"])
    met.turn.reserved = 1
    assert value(met) > value(table(slots=["vp1_fleet"])) + 1


def test_the_end_is_worth_its_points() -> None:
    """When the game is over only points count, those of the VP pile too."""
    made = table()
    made.players[0].vp, made.players[0].vp_pile = 7, kinds(["vp1_fleet"])
    assert game().evaluate_table(made, 0) == game().evaluate(game().view(made, 0)) == 10 / UNIT


def test_greedy_beats_random() -> None:
    """Looking one move ahead is worth much."""
    won = 0
    for seed in range(4):
        bots = [make_bot("greedy" if seat == seed % 2 else "random", seed) for seat in range(2)]
        won += play_game(game(), game().setup(2, {}), seed, bots).places[seed % 2] == 1
    assert won >= 3
