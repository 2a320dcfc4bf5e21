"""The end of the game and scoring (6.0)."""

from __future__ import annotations

from itertools import product

import pytest

from carrack.games.colonialism.rules.scoring import convert, final_scoring, final_stock, interest_cubes
from colonialism.build import (
    FACTS,
    decisions,
    game,
    new_game,
    rule,
    ruling,
    table,
    told,
)


def best_by_search(cubes: tuple[int, ...]) -> tuple[int, int]:
    """Highest score, then most cubes left, found by trying every conversion."""
    seen = {cubes}
    waiting = [cubes]
    best = (min(cubes), sum(cubes))
    while waiting:
        stock = waiting.pop()
        best = max(best, (min(stock), sum(stock)))
        for given, taken in product(range(3), repeat=2):
            if given != taken and stock[given] >= 3:
                after = list(stock)
                after[given] -= 3
                after[taken] += 1
                if tuple(after) not in seen:
                    seen.add(tuple(after))
                    waiting.append(tuple(after))
    return best


@rule("3.0")
@ruling("R78", "R79")
def test_conversion_is_the_best_there_is() -> None:
    """No sequence of conversions gives a higher score, or the same with more cubes left."""
    for cubes in product(range(11), repeat=3):
        result = convert(cubes)
        assert (result.score, result.total) == best_by_search(cubes)
        stock = list(cubes)
        for given, taken in result.steps:
            stock[given] -= 3
            stock[taken] += 1
            assert min(stock) >= 0
            assert given != taken
        assert tuple(stock) == result.cubes


@rule("6.0")
@ruling("R78")
def test_the_supply_does_not_limit_conversion() -> None:
    """Any number of times, whatever lies in the bag."""
    assert convert((63, 0, 0)).cubes == (9, 9, 9)
    made = table(2, gained={"blue": [21, 0, 0]})
    made.board.bag = (0, 0, 0)
    assert game().standings(made).scores == [3, 0]
    assert convert((0, 0, 0)).score == 0


@rule("2.6.3")
@ruling("R4", "R77")
def test_interests_pay_for_the_most_influence() -> None:
    """One virtual cube per card in a region where the owner has more than every other faction."""
    made = table(
        2,
        discs={
            "india": {"blue": 4, "natives": 3},
            "china": {"blue": 2, "red": 2},
            "middle_east": {"blue": 1, "natives": 2},
        },
        interests={
            "blue": ["ei_india_agricultural", "ei_india_natural", "ei_china_mineral"],
            "red": ["ei_china_agricultural", "ei_middle_east_natural", "ei_north_africa_mineral"],
        },
    )
    assert interest_cubes(made, 0) == [1, 1, 0], "both cards of a region may pay"
    assert interest_cubes(made, 1) == [0, 0, 0], "a tie pays nobody, nor does an empty region"
    assert final_stock(made, 0) == (1, 1, 0)


@rule("6.0")
@ruling("R77", "R78")
def test_natives_can_block_an_interest() -> None:
    """Natives are a faction: as many of them are enough."""
    made = table(2, discs={"india": {"blue": 3, "natives": 3}}, interests={"blue": ["ei_india_natural"]})
    assert interest_cubes(made, 0) == [0, 0, 0]


@rule("6.0")
@ruling("R97")
def test_the_zero_rule_looks_at_the_final_stock() -> None:
    """A color that comes by interest or conversion is not missing."""
    made = table(
        2,
        gained={"blue": [0, 1, 1], "red": [0, 4, 1]},
        discs={"india": {"blue": 1}},
        interests={"blue": ["ei_india_agricultural"]},
    )
    assert game().standings(made).scores == [1, 1]
    made = table(2, gained={"blue": [0, 2, 2]})
    assert game().standings(made).scores == [0, 0]


@rule("6.0")
@ruling("R80", "R81")
def test_ties_and_places() -> None:
    """Score, then cubes after conversion, virtual ones included; still equal share the place."""
    made = table(4, gained={"blue": [3, 3, 3], "red": [3, 3, 4], "green": [3, 3, 3], "white": [2, 3, 7]})
    found = game().standings(made)
    assert found.scores == [3, 3, 3, 3]
    assert found.places == [3, 1, 3, 1]
    assert found.winners() == [1, 3]
    assert found.tie_break == "total"
    totals = {category.name: category.values for category in found.categories}
    assert totals["total"] == [9, 10, 9, 10]
    assert totals["conversions"] == [0, 0, 0, 1]


@rule("6.0")
@ruling("R80")
def test_two_players_may_tie() -> None:
    """Two equal scores are enough for the tie-break to be named."""
    found = game().standings(table(3, gained={"blue": [2, 2, 2], "red": [2, 2, 3], "green": [1, 1, 1]}))
    assert (found.places, found.tie_break) == ([2, 1, 3], "total")


@rule("6.0")
@ruling("R80")
def test_a_clear_winner_needs_no_tie_break() -> None:
    """The highest score alone decides."""
    made = table(2, gained={"blue": [3, 3, 3], "red": [1, 1, 9]})
    found = game().standings(made)
    assert found.winners() == [0]
    assert (found.scores, found.tie_break) == ([3, 2], "")


@rule("6.0")
@ruling("R79")
def test_scoring_is_told_step_by_step() -> None:
    """Interests scored and missed, each conversion, then the score."""
    made = table(
        2,
        gained={"blue": [0, 8, 6]},
        discs={"india": {"blue": 1}},
        interests={"blue": ["ei_india_natural", "ei_china_mineral"]},
    )
    made.events = []
    final_scoring(made)
    blue = [event for event in made.events if event.args["seat"] == "seat:0"]
    assert [event.kind for event in blue] == [
        "interest-scored",
        "interest-missed",
        "converted",
        "converted",
        "converted",
        "scored",
    ]
    assert {str(event.args["taken"]) for event in blue[2:5]} == {"resource:agricultural"}
    assert blue[-1].args == {"seat": "seat:0", "score": 3, "total": 9}
    quiet = made.copy()
    shown = quiet.shown
    final_scoring(quiet)
    assert quiet.shown == shown + 1


@rule("6.0")
@ruling("R74", "R77")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_ends_after_three_turns(seats: int) -> None:
    """Nobody is asked about conversion; interests count after the last influence check."""
    made = new_game(seats, 17)
    for _ in decisions(made, 17):
        assert not told(made, "scored")
    assert not made.stack
    assert (made.board.turn, made.board.phase) == (3, 5)
    assert not any(made.board.mercenaries)
    found = game().standings(made)
    told_scores = {str(event.args["seat"]): event.args["score"] for event in told(made, "scored")}
    assert told_scores == {f"seat:{seat}": score for seat, score in enumerate(found.scores)}
    for index in range(6):
        present = [faction for faction in range(5) if made.board.discs[index * 5 + faction]]
        if len(present) == 1 and present != [4]:
            assert made.board.discs[index * 5 + present[0]] <= FACTS.limits[seats][index]
