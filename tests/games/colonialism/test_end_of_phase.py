"""The end of a colonization phase (5.2.3) and of a game turn (5.3)."""

from __future__ import annotations

import pytest

from carrack.games.colonialism.flow import END_OF_COLONIZATION, end_colonization
from carrack.games.colonialism.rules.end_of_phase import (
    add_after_first_phase,
    influence_check,
    is_last_phase,
)
from carrack.games.colonialism.rules.hands import choose_kept_cards, refill_hands, reveal_kept_cards
from carrack.games.colonialism.rules.turn_order import new_turn_order
from carrack.kernel.table import open_asks, to_move
from colonialism.build import (
    act,
    answer,
    card_ids,
    cards,
    colonize,
    empty_deck_to_discards,
    gained_by,
    game,
    influence,
    own_discs,
    region,
    rule,
    ruling,
    table,
    told,
)


@rule("5.2.3")
@ruling("R67", "R93")
def test_all_but_one_card_are_discarded() -> None:
    """With two cards or more exactly one is kept, in secret; then all draw to six."""
    made = table(
        4,
        hands={
            "blue": ["army", "fleet", "trade"],
            "red": ["army"],
            "green": [],
            "white": ["empire", "plague"],
        },
    )
    choose_kept_cards(made)
    assert answer(made) == ["keep army", "keep fleet", "keep trade"]
    assert [waiting.seat for waiting in open_asks(made)] == [0, 3], "one card or none: nothing to choose"
    answer(made, "keep fleet")
    assert made.board.discards[0] == 0
    assert answer(made, "keep plague") == []
    reveal_kept_cards(made)
    assert [card_ids(hand) for hand in made.hands] == [["fleet"], ["army"], [], ["plague"]]
    assert [card_ids(pile) for pile in made.board.discards] == [["army", "trade"], [], [], ["empire"]]
    refill_hands(made)
    assert [hand.bit_count() for hand in made.hands] == [6, 6, 6, 6]
    assert made.hands[0] & cards(["fleet"])


@rule("5.2.3")
@ruling("R67")
def test_nobody_with_one_card_is_asked() -> None:
    """With one card or none there is nothing to choose."""
    made = table(2, hands={"blue": ["army"]})
    choose_kept_cards(made)
    assert not made.stack
    reveal_kept_cards(made)
    assert [card_ids(hand) for hand in made.hands] == [["army"], []]
    assert made.shown == 0


@rule("5.2.3")
@ruling("R68", "R22")
def test_discarded_cards_may_come_back_in_the_same_refill() -> None:
    """Discards come before draws; if the deck runs out they are part of the new one."""
    made = table(2, hands={"blue": ["army", "fleet"]})
    empty_deck_to_discards(made, "blue", ["empire", "treaty"])
    made.board.discards[0] = 0
    made.board.up[region("india") * 5] = made.decks[0] ^ cards(["empire", "treaty"])
    made.board.discards[0] = cards(["trade", "plague", "diplomacy", "dominion"])
    choose_kept_cards(made)
    answer(made, "keep army")
    reveal_kept_cards(made)
    refill_hands(made)
    assert made.hands[0].bit_count() == 6
    assert made.hands[0] & cards(["army", "empire", "treaty"]) == cards(["army", "empire", "treaty"])
    assert (made.hands[0] | made.decks[0]) & cards(["fleet"])
    assert made.board.discards[0] == 0


@rule("5.2.3")
@ruling("R69")
def test_mercenaries_leave_before_limits_are_compared() -> None:
    """A player whose own discs fit loses none of them."""
    made = table(2, discs={"middle_east": {"blue": 6}}, mercenaries={"middle_east": {"blue": 4, "red": 2}})
    influence_check(made)
    assert influence(made, "middle_east") == {"blue": 6}
    assert made.board.mercenary_supply == 16


@rule("5.2.3")
@ruling("R70")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"blue": 9}, {"blue": 6}),
        ({"blue": 9, "natives": 1}, {"blue": 9, "natives": 1}),
        ({"blue": 9, "red": 1}, {"blue": 9, "red": 1}),
        ({"natives": 9}, {"natives": 9}),
        ({"blue": 6}, {"blue": 6}),
    ],
)
def test_only_a_lone_player_is_trimmed(before: dict[str, int], after: dict[str, int]) -> None:
    """Discs above the limit go home where one player is alone, without natives."""
    made = table(2, discs={"middle_east": before})
    influence_check(made)
    assert influence(made, "middle_east") == after
    game().check(made)


@rule("5.2.3")
@ruling("R71")
def test_new_rows_are_chosen_after_all_discs_are_lifted() -> None:
    """Fewest cubes of the turn first; everybody may take any free row, his old one too."""
    made = table(
        3, rows=["blue", "red", "green"], gained={"blue": [2, 0, 0], "red": [0, 1, 1], "green": [0, 0, 1]}
    )
    new_turn_order(made)
    assert answer(made) == ["row 1", "row 2", "row 3", "row 4"]
    assert to_move(made) == 2
    assert answer(made, "row 1") == ["row 2", "row 3", "row 4"]
    assert to_move(made) == 0, "blue and red are equal; blue had the higher row"
    answer(made, "row 4")
    assert to_move(made) == 1
    answer(made, "row 3")
    assert made.board.rows == (2, -1, 1, 0)


@rule("5.2.3")
@ruling("R71", "R66")
def test_the_count_covers_the_whole_turn() -> None:
    """After the second phase cubes of the first one still count; those of earlier turns don't."""
    made = table(2, rows=["blue", "red"], gained={"blue": [1, 0, 0]}, stock={"red": [9, 9, 9]}, phase=5)
    new_turn_order(made)
    answer(made)
    assert to_move(made) == 1


@rule("5.2.3")
@ruling("R72")
def test_after_the_first_phase_a_cube_and_a_native() -> None:
    """One cube for each region, one native where there is none; nothing else follows now."""
    made = table(2, discs={"middle_east": {"blue": 6}, "india": {"natives": 4}}, phase=2)
    made.events = []
    add_after_first_phase(made)
    assert all(made.board.cubes_in(index) == 1 for index in range(6))
    assert influence(made, "middle_east") == {"blue": 6, "natives": 1}
    assert influence(made, "india") == {"natives": 4}
    assert sum(made.board.discs[4::5]) == 4 + 5
    kinds = [event.kind for event in made.events]
    assert kinds == ["cubes-added"] * 6 + ["placed"] * 5
    assert not made.stack


@rule("5.2.3")
@ruling("R72")
def test_after_the_second_phase_nothing_is_added() -> None:
    """The end of turn phase refreshes then."""
    made = table(2, phase=5)
    add_after_first_phase(made)
    assert not any(made.board.cubes)
    assert not any(made.board.discs)


@rule("5.2.3")
@ruling("R8", "R72")
def test_natives_are_served_in_region_order() -> None:
    """If the supply is short the first regions of the order get what is there."""
    order = ["india", "china", "north_africa", "middle_east", "southeast_asia", "sub_saharan_africa"]
    made = table(2, order=order, phase=2)
    made.board.native_supply = 2
    add_after_first_phase(made)
    assert [where for where in order if influence(made, where)] == ["india", "china"]


@rule("5.2.2.2")
@ruling("R73")
def test_a_lone_player_at_the_limit_meets_the_new_native() -> None:
    """The next limit check fails, the native is removed first, and the player collects."""
    made = table(2, discs={"middle_east": {"blue": 6}}, phase=2)
    add_after_first_phase(made)
    assert made.board.fails_limit_check(region("middle_east"))
    colonize(made, "middle_east")
    assert influence(made, "middle_east") == {"blue": 6}
    assert sum(gained_by(made, "blue")) == 1


@rule("5.2.3")
@ruling("R74", "R9")
def test_the_last_phase_ends_with_the_influence_check() -> None:
    """Mercenaries leave, lone surplus is trimmed; no hands, rows, order or cubes any more."""
    made = table(
        2,
        turn=3,
        phase=5,
        discs={"middle_east": {"blue": 9}},
        mercenaries={"india": {"red": 2}},
        hands={"blue": ["army", "fleet"]},
    )
    assert is_last_phase(made)
    made.events = []
    end_colonization(made)
    assert not made.stack
    assert influence(made, "middle_east") == {"blue": 6}
    assert influence(made, "india") == {}
    assert made.hands[0].bit_count() == 2
    assert {event.kind for event in made.events} == {"removed", "mercenaries-left"}


@rule("5.2.3")
@ruling("R74")
@pytest.mark.parametrize(("turn", "phase"), [(1, 2), (1, 5), (2, 5), (3, 2)])
def test_all_other_phases_end_in_full(turn: int, phase: int) -> None:
    """Only the second colonization phase of turn 3 is cut short."""
    made = table(2, turn=turn, phase=phase)
    assert not is_last_phase(made)
    end_colonization(made)
    assert made.stack[-1].name == "end of colonization"


@rule("5.2.3")
@ruling("R95")
def test_the_end_steps_in_their_order() -> None:
    """Hands, influence check, rows, region order, cubes and natives, token: each for everybody first."""
    assert END_OF_COLONIZATION.names == [
        "choose_kept_cards",
        "reveal_kept_cards",
        "refill_hands",
        "influence_check",
        "new_turn_order",
        "new_region_order",
        "add_after_first_phase",
        "advance_phase",
    ]
    made = table(2, hands={"blue": ["army", "fleet"]}, mercenaries={"india": {"blue": 1}}, phase=2)
    made.events = []
    end_colonization(made)
    answer(made, "keep army")
    assert [hand.bit_count() for hand in made.hands] == [6, 6], "hands are full before rows are chosen"
    assert influence(made, "india") == {}
    assert not told(made, "region-order"), "rows are chosen before the new order and cubes are known"
    answer(made, "row 2", "row 1")
    kinds = [event.kind for event in made.events]
    assert kinds.index("row-chosen") < kinds.index("region-order") < kinds.index("cubes-added")
    assert made.board.phase == 3


@rule("5.1.4")
@ruling("R34", "R70")
def test_surplus_is_trimmed_only_at_the_end_of_the_phase() -> None:
    """Exceeding a limit in an action round has no effect by itself."""
    made = table(2, discs={"middle_east": {"blue": 6}}, ships={"blue": ["mediterranean_sea"]})
    act(made, "blue", "explore middle_east")
    assert own_discs(made, "middle_east", "blue") == 7
    influence_check(made)
    assert own_discs(made, "middle_east", "blue") == 6
