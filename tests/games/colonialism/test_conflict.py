"""Conflict (5.2.2.2)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carrack.games.colonialism.rules.colonization import conflict_losses
from carrack.games.colonialism.rules.influence import lose_influence
from carrack.kernel.table import to_move
from colonialism.build import (
    answer,
    colonize,
    decisions,
    game,
    influence,
    mercenaries_of,
    new_game,
    own_discs,
    region,
    rule,
    ruling,
    table,
)

NO_FLOORS = [0] * 5


@rule("5.2.2.2")
@ruling("R55")
def test_the_lowest_loses_first() -> None:
    """In a round the factions lose one disc each, the weakest first, equal ones together."""
    assert conflict_losses([5, 9, 0, 0, 3], 16, NO_FLOORS) == [0, 0, 0, 0, 1]
    assert conflict_losses([5, 9, 0, 0, 3], 15, NO_FLOORS) == [1, 0, 0, 0, 1]
    assert conflict_losses([5, 9, 0, 0, 3], 14, NO_FLOORS) == [1, 1, 0, 0, 1]
    assert conflict_losses([5, 9, 0, 0, 3], 13, NO_FLOORS) == [1, 1, 0, 0, 2]


@rule("5.2.2.2")
@ruling("R55")
def test_a_round_uses_the_order_at_its_start() -> None:
    """Whoever becomes equal during a round is not pulled into the others' removal."""
    assert conflict_losses([3, 4, 0, 0, 0], 6, NO_FLOORS) == [1, 0, 0, 0, 0]
    assert conflict_losses([3, 4, 0, 0, 0], 5, NO_FLOORS) == [1, 1, 0, 0, 0]
    assert conflict_losses([3, 4, 4, 0, 0], 10, NO_FLOORS) == [1, 0, 0, 0, 0]


@rule("5.2.2.2")
@ruling("R56")
def test_the_check_comes_after_every_removal() -> None:
    """Not at the end of a round: the stronger faction keeps its disc when the total fits."""
    assert conflict_losses([9, 7, 0, 0, 2], 16, NO_FLOORS) == [0, 1, 0, 0, 1]
    assert conflict_losses([9, 0, 0, 0, 1], 6, NO_FLOORS) == [0, 0, 0, 0, 1], "one faction is left"


@rule("5.2.2.2")
@ruling("R57")
def test_a_tied_group_may_go_below_the_limit() -> None:
    """Equal factions lose together and nothing is given back."""
    assert conflict_losses([4, 4, 4, 0, 0], 11, NO_FLOORS) == [1, 1, 1, 0, 0]


@rule("5.2.2.2")
@ruling("R58")
def test_a_treaty_faction_at_one_is_skipped() -> None:
    """It still counts as a faction, so the others go on losing until the total fits."""
    assert conflict_losses([1, 9, 0, 0, 0], 6, [1, 0, 0, 0, 0]) == [0, 4, 0, 0, 0]
    assert conflict_losses([3, 9, 0, 0, 0], 6, [1, 0, 0, 0, 0]) == [2, 4, 0, 0, 0]
    assert conflict_losses([3, 9, 0, 0, 0], 6, NO_FLOORS) == [3, 2, 0, 0, 0]


@rule("5.2.2.2")
@ruling("R59")
@settings(deadline=None)
@given(
    counts=st.lists(st.integers(0, 26), min_size=5, max_size=5).filter(any),
    treaties=st.lists(st.booleans(), min_size=4, max_size=4),
    limit=st.integers(5, 18),
)
def test_every_conflict_ends_and_leaves_somebody(counts: list[int], treaties: list[bool], limit: int) -> None:
    """With limits of players + 1 or more a conflict ends, and never with an empty region."""
    floors = [int(kept) for kept in treaties] + [0]
    losses = conflict_losses(counts, limit, floors)
    left = [count - lost for count, lost in zip(counts, losses, strict=True)]
    assert min(left, default=0) >= 0
    assert sum(left) <= limit or sum(1 for count in left if count) < 2
    assert sum(left)
    for at in range(4):
        if counts[at] and treaties[at]:
            assert left[at] >= 1
    if sum(losses):
        assert sum(counts) > limit


@rule("5.2.2.2")
@ruling("R59")
def test_a_limit_below_players_plus_one_would_not_end() -> None:
    """Five factions kept at one disc each never fit a limit of four: the engine says so."""
    with pytest.raises(AssertionError, match="without end"):
        conflict_losses([1, 1, 1, 1, 0], 3, [1, 1, 1, 1, 0])


@rule("7.2 Mercenaries")
@ruling("R60")
def test_the_owner_divides_his_losses_once() -> None:
    """After the conflict is computed, in turn order, only who has both kinds, loses some and keeps some."""
    made = table(
        4,
        rows=["green", "blue", "red", "white"],
        discs={"middle_east": {"blue": 2, "red": 5, "green": 4, "white": 1}},
        mercenaries={"middle_east": {"blue": 2, "green": 3, "white": 2}},
    )
    # 19 discs, limit 12: white 3, blue 4, red 5, green 7; two rounds minus what fits.
    assert colonize(made, "middle_east") == ["mercenaries 0", "mercenaries 1", "mercenaries 2"][:2]
    assert to_move(made) == 2
    answer(made, "mercenaries 0")
    assert to_move(made) == 0
    assert answer(made, "mercenaries 2") == ["mercenaries 1", "mercenaries 2"]
    assert to_move(made) == 3
    answer(made, "mercenaries 2")
    assert influence(made, "middle_east") == {"blue": 2, "red": 3, "green": 6, "white": 1}
    assert mercenaries_of(made, "middle_east", "green") == 3
    assert own_discs(made, "middle_east", "blue") == 2
    game().check(made)


@rule("7.2 Mercenaries")
@ruling("R60")
@pytest.mark.parametrize(
    ("own", "hired", "lost"),
    [(3, 0, 2), (0, 3, 2), (2, 1, 3)],
)
def test_no_question_without_a_choice(own: int, hired: int, lost: int) -> None:
    """One kind only, or everything lost: nobody is asked."""
    made = table(2, discs={"india": {"blue": own}}, mercenaries={"india": {"blue": hired}})
    lose_influence(made, region("india"), [lost, 0, 0, 0, 0])
    assert not made.stack
    assert influence(made, "india").get("blue", 0) == own + hired - lost
    game().check(made)


@rule("7.2 Mercenaries")
@ruling("R60")
def test_the_choice_is_bounded_by_both_kinds() -> None:
    """No more mercenaries than there are, no fewer than own discs leave open."""
    made = table(2, discs={"india": {"blue": 2}}, mercenaries={"india": {"blue": 3}})
    lose_influence(made, region("india"), [4, 0, 0, 0, 0])
    assert answer(made) == ["mercenaries 2", "mercenaries 3"]


@rule("5.2.2.2")
@ruling("R59")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_conflicts_of_whole_games_never_empty_a_region(seats: int) -> None:
    """Whatever happens in a game, a conflict leaves discs behind."""
    for seed in range(4):
        made = new_game(seats, seed)
        for _ in decisions(made, seed):
            events = made.events or []
            for event in events:
                if event.kind == "conflict":
                    assert influence(made, str(event.args["region"])[len("region:") :])
            made.events = []


@rule("5.2.2.1")
@ruling("R7")
def test_lost_discs_go_home_at_once() -> None:
    """Player discs to the reserve, natives and mercenaries to the general supply."""
    made = table(
        2, discs={"middle_east": {"blue": 4, "natives": 4}}, mercenaries={"middle_east": {"blue": 1}}
    )
    before = (made.board.reserve[0], made.board.native_supply, made.board.mercenary_supply)
    colonize(made, "middle_east")
    answer(made, "mercenaries 1")
    assert influence(made, "middle_east") == {"blue": 4, "natives": 2}
    after = (made.board.reserve[0], made.board.native_supply, made.board.mercenary_supply)
    assert after == (before[0], before[1] + 2, before[2] + 1)
