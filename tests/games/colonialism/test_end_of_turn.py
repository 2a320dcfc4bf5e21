"""The end of a game turn (5.3) and the calendar of a game."""

from __future__ import annotations

import pytest

from carrack.games.colonialism.rules.action_rounds import TakeAnAction
from carrack.games.colonialism.rules.end_of_phase import (
    advance_phase,
    end_of_turn,
)
from carrack.games.colonialism.rules.supplies import add_cubes_by_value, draw_cubes
from carrack.games.colonialism.state.board import PREPARING
from colonialism.build import (
    cubes_in,
    decisions,
    gained_by,
    game,
    influence,
    new_game,
    region,
    rule,
    ruling,
    table,
    told,
)


@rule("2.8")
@ruling("R94")
def test_the_phase_token_waits_for_the_end_of_turn() -> None:
    """Six spaces: after the second colonization phase it stays, then the end of turn takes it back."""
    made = table(2, phase=2)
    advance_phase(made)
    assert made.board.phase == 3
    made = table(2, phase=5)
    advance_phase(made)
    assert made.board.phase == 5
    end_of_turn(made)
    assert (made.board.turn, made.board.phase) == (2, 0)
    assert not made.stack, "the end of turn asks nobody"


@rule("5.3")
@ruling("R75", "R66")
def test_the_end_of_turn_refreshes() -> None:
    """Each region gets its value in cubes on top; regions without natives roll; this turn's cubes join."""
    made = table(
        2,
        turn=1,
        phase=5,
        discs={"india": {"natives": 1}, "china": {"blue": 4}},
        cubes={"india": [1, 0, 1]},
        gained={"blue": [1, 2, 0]},
        stock={"blue": [0, 1, 1]},
    )
    made.events = []
    end_of_turn(made)
    assert sum(cubes_in(made, "india")) == 2 + 3
    assert [made.board.cubes_in(index) for index in range(6)] == [2, 4, 1, 5, 3, 2]
    assert influence(made, "india") == {"natives": 1}, "natives are there: no roll"
    assert 3 <= influence(made, "china")["natives"] <= 9
    assert made.board.stock[:3] == (1, 3, 1)
    assert made.board.gained == [0] * 6
    kinds = [event.kind for event in made.events]
    assert kinds.index("placed") > max(at for at, kind in enumerate(kinds) if kind == "cubes-added")
    game().check(made)


@rule("5.3")
@ruling("R75", "R74")
def test_no_end_of_turn_after_the_third() -> None:
    """The game ends; nothing is refreshed."""
    made = table(2, turn=3, phase=5, gained={"blue": [1, 0, 0]})
    end_of_turn(made)
    assert not any(made.board.cubes)
    assert made.board.turn == 3
    assert gained_by(made, "blue") == [1, 0, 0]


@rule("5.3")
@ruling("R76")
def test_an_empty_bag_gives_what_it_has() -> None:
    """With larger values the regions are served in region order until the bag is empty."""
    made = table(
        2, order=["india", "china", "north_africa", "middle_east", "southeast_asia", "sub_saharan_africa"]
    )
    made.board.bag = (1, 2, 1)
    add_cubes_by_value(made)
    assert made.board.bag == (0, 0, 0)
    assert made.board.cubes_in(region("india")) == 3
    assert made.board.cubes_in(region("china")) == 1
    draw_cubes(made, region("china"), 2)
    assert made.board.cubes_in(region("china")) == 1


@rule("5.0")
@ruling("R9", "R72", "R75", "R76")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_calendar_of_a_game(seats: int) -> None:
    """Region order is drawn 6 times; 63 cubes: 3 fills and 3 single rounds; cubes never go back."""
    made = new_game(seats, 9)
    bag = 63
    order = made.board.order
    changes = set()
    for _ in decisions(made, 9):
        assert sum(made.board.bag) <= bag
        bag = sum(made.board.bag)
        if made.board.order != order:
            order = made.board.order
            changes.add((made.board.turn, made.board.phase))
    assert len(told(made, "region-order")) == 6
    assert changes == {(1, PREPARING), (1, 3), (2, 0), (2, 3), (3, 0), (3, 3)}
    assert sum(int(event.args["count"]) for event in told(made, "cubes-added")) == 63
    assert [event.args["turn"] for event in told(made, "turn")] == [1, 2, 3]
    assert bag == 0


@rule("5.1.1")
@ruling("R23", "R67")
@pytest.mark.parametrize("seats", [2, 4])
def test_every_segment_starts_with_six_cards(seats: int) -> None:
    """Hands grow without limit in action rounds; a segment begins with six cards each."""
    made = new_game(seats, 13)
    segment = None
    largest = 0
    for _ in decisions(made, 13):
        largest = max(largest, *[hand.bit_count() for hand in made.hands])
        now = (made.board.turn, made.board.phase // 3)
        if isinstance(made.stack[-1], TakeAnAction) and now != segment:
            segment = now
            assert [hand.bit_count() for hand in made.hands] == [6] * seats
    assert segment == (3, 1)
    assert largest > 6
