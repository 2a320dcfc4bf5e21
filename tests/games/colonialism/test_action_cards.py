"""Action cards (7.2)."""

from __future__ import annotations

import pytest

from carrack.kernel.table import to_move
from colonialism.build import (
    FACTS,
    act,
    answer,
    card_ids,
    cubes_in,
    gained_by,
    game,
    influence,
    mercenaries_of,
    own_discs,
    rule,
    ruling,
    seed_of_roll,
    table,
    used_ships,
)

ROLLS = pytest.mark.parametrize("face", [1, 2, 3])


@rule("2.6.2")
def test_seven_action_cards() -> None:
    """Every player has the same seven action cards."""
    assert [found.id for found in FACTS.cards if not found.policy] == [
        "diplomacy",
        "land_grab",
        "mercenaries",
        "military_campaign",
        "missionaries",
        "plague",
        "trade",
    ]
    assert {component.section for component in game().components() if component.kind == "action"} == {"7.2"}


@rule("7.2 Diplomacy")
@ruling("R82")
@ROLLS
def test_diplomacy_adds_a_die_and_one(face: int) -> None:
    """2 to 4 discs of the faction named before the roll, out of its own reserve."""
    made = table(3, seed=seed_of_roll(face), discs={"india": {"blue": 1}}, hands={"blue": ["diplomacy"]})
    act(made, "blue", "play diplomacy", "target green")
    assert influence(made, "india") == {"blue": 1, "green": face + 1}
    assert made.board.reserve == [21, 22, 21 - face]


@rule("7.2 Diplomacy")
@ruling("R82", "R8")
def test_diplomacy_may_strengthen_any_faction() -> None:
    """Any faction of the game, present or not, the own one too; what the supply lacks is dropped."""
    made = table(2, discs={"india": {"blue": 1}}, hands={"blue": ["diplomacy"]}, seed=seed_of_roll(3))
    assert act(made, "blue", "play diplomacy") == ["target blue", "target red", "target natives"]
    made.board.native_supply = 2
    answer(made, "target natives")
    assert influence(made, "india") == {"blue": 1, "natives": 2}


@rule("7.2 Land Grab")
@ruling("R83")
def test_land_grab_counts_all_policy_cards() -> None:
    """One own disc for every policy card at the region, own and others', face down or up."""
    made = table(
        3,
        discs={"india": {"blue": 1}},
        ships={"blue": ["arabian_sea"]},
        hands={"blue": ["land_grab"]},
        policies={
            "india": {"blue": ["army"], "red": ["army", "fleet", "treaty"]},
            "china": {"green": ["army", "fleet"]},
        },
    )
    act(made, "blue", "play land_grab")
    assert influence(made, "india") == {"blue": 5}
    assert used_ships(made, "blue") == ["arabian_sea"]


@rule("7.2 Land Grab")
@ruling("R8", "R83")
def test_land_grab_ends_with_the_reserve() -> None:
    """What the reserve lacks is dropped."""
    made = table(
        2,
        discs={"india": {"blue": 21}},
        ships={"blue": ["arabian_sea"]},
        hands={"blue": ["land_grab"]},
        policies={"india": {"red": ["army", "fleet", "treaty"]}},
    )
    act(made, "blue", "play land_grab")
    assert own_discs(made, "india", "blue") == 22


@rule("7.2 Mercenaries")
@ruling("R84", "R2", "R3")
@ROLLS
def test_mercenaries_join_their_owner(face: int) -> None:
    """2 to 4 purple discs count as the player's influence, in this region, and take nothing else's place."""
    made = table(
        2,
        seed=seed_of_roll(face),
        discs={"india": {"blue": 1}},
        ships={"blue": ["arabian_sea"]},
        hands={"blue": ["mercenaries"]},
    )
    act(made, "blue", "play mercenaries")
    assert influence(made, "india") == {"blue": face + 2}
    assert own_discs(made, "india", "blue") == 1
    assert mercenaries_of(made, "india", "blue") == face + 1
    assert made.board.mercenary_supply == 15 - face
    assert made.board.reserve[0] == 21


@rule("7.2 Mercenaries")
@ruling("R8", "R84")
def test_mercenaries_run_out() -> None:
    """If the supply is short, what is there comes."""
    made = table(
        3,
        seed=seed_of_roll(3),
        discs={"india": {"blue": 1}},
        mercenaries={"china": {"red": 10, "green": 5}},
        ships={"blue": ["arabian_sea"]},
        hands={"blue": ["mercenaries"]},
    )
    act(made, "blue", "play mercenaries")
    assert mercenaries_of(made, "india", "blue") == 1
    assert made.board.mercenary_supply == 0
    game().check(made)


@rule("7.2 Military Campaign")
@ruling("R85")
@ROLLS
def test_campaign_removes_a_die_and_one(face: int) -> None:
    """2 to 4 discs of a faction that is there, which goes home; at most what is there."""
    made = table(
        2,
        seed=seed_of_roll(face),
        discs={"india": {"blue": 1, "red": 3}},
        hands={"blue": ["military_campaign"]},
    )
    act(made, "blue", "play military_campaign", "target red")
    assert influence(made, "india").get("red", 0) == max(0, 2 - face)
    assert made.board.reserve[1] == 22 - max(0, 2 - face)


@rule("7.2 Military Campaign")
@ruling("R85")
def test_campaign_targets() -> None:
    """Only factions with a disc in the region, the own one included."""
    made = table(
        4,
        discs={"india": {"blue": 2, "white": 1}, "china": {"red": 4}},
        hands={"blue": ["military_campaign"]},
    )
    assert act(made, "blue", "play military_campaign") == ["target blue", "target white"]
    answer(made, "target blue")
    assert influence(made, "india") == {"white": 1}


@rule("7.2 Military Campaign")
@ruling("R65", "R86")
def test_campaign_against_the_last_native_collects_at_once() -> None:
    """When the last native is gone the cubes are collected in the usual order."""
    made = table(
        2,
        discs={"india": {"blue": 2, "red": 5, "natives": 2}},
        cubes={"india": [1, 2, 0]},
        hands={"blue": ["military_campaign"]},
    )
    assert act(made, "blue", "play military_campaign", "target natives") == [
        "collect agricultural",
        "collect natural",
    ]
    assert to_move(made) == 1, "red has the most influence"
    answer(made, "collect natural")
    assert gained_by(made, "red") == [0, 2, 0]
    assert gained_by(made, "blue") == [1, 0, 0]


@rule("7.2 Military Campaign")
@ruling("R86")
def test_campaign_that_leaves_natives_collects_nothing() -> None:
    """Natives that stay block, and so does a campaign against somebody else."""
    made = table(
        2,
        seed=seed_of_roll(1),
        discs={"india": {"blue": 2, "natives": 3}},
        cubes={"india": [1, 0, 0]},
        hands={"blue": ["military_campaign"]},
    )
    act(made, "blue", "play military_campaign", "target natives")
    assert influence(made, "india") == {"blue": 2, "natives": 1}
    assert cubes_in(made, "india") == [1, 0, 0]
    made = table(
        2,
        discs={"india": {"blue": 2, "red": 1}},
        cubes={"india": [1, 0, 0]},
        hands={"blue": ["military_campaign"]},
    )
    act(made, "blue", "play military_campaign", "target red")
    assert cubes_in(made, "india") == [1, 0, 0], "no native was removed"


@rule("7.2 Missionaries")
@ruling("R87", "R61")
def test_missionaries_count_mercenaries_with_their_owner() -> None:
    """One own disc and one mercenary are two discs; their owner chooses which one goes."""
    made = table(
        3,
        discs={"india": {"blue": 1, "red": 1, "green": 1, "natives": 1}},
        mercenaries={"india": {"red": 1}},
        hands={"blue": ["missionaries"]},
    )
    assert act(made, "blue", "play missionaries") == ["mercenaries 0", "mercenaries 1"]
    assert to_move(made) == 1
    answer(made, "mercenaries 0")
    assert influence(made, "india") == {"blue": 2, "red": 1, "green": 1, "natives": 1}
    assert mercenaries_of(made, "india", "red") == 1


@rule("7.2 Missionaries")
@ruling("R8", "R65", "R87")
def test_missionaries_end_with_the_reserve_and_leave_a_native() -> None:
    """Losses stand even if the player's reserve is empty; the last disc of a faction stays."""
    made = table(
        2,
        discs={"india": {"blue": 22, "red": 2, "natives": 2}},
        cubes={"india": [1, 0, 0]},
        hands={"blue": ["missionaries"]},
    )
    act(made, "blue", "play missionaries")
    assert influence(made, "india") == {"blue": 22, "red": 1, "natives": 1}
    assert cubes_in(made, "india") == [1, 0, 0]


@rule("7.2 Plague")
@ruling("R61", "R65", "R88")
def test_plague_halves_discs_and_mercenaries_together() -> None:
    """Own discs and mercenaries are added before halving; each owner chooses, in turn order."""
    made = table(
        2,
        rows=["red", "blue"],
        discs={"india": {"blue": 2, "red": 2, "natives": 1}},
        mercenaries={"india": {"blue": 3, "red": 4}},
        ships={"blue": ["arabian_sea"]},
        hands={"blue": ["plague"]},
        cubes={"india": [1, 0, 0]},
    )
    assert act(made, "blue", "play plague") == ["mercenaries 1", "mercenaries 2", "mercenaries 3"]
    assert to_move(made) == 1
    answer(made, "mercenaries 3")
    assert to_move(made) == 0
    assert answer(made, "mercenaries 0") == []
    assert influence(made, "india") == {"blue": 3, "red": 3, "natives": 1}
    assert (own_discs(made, "india", "blue"), mercenaries_of(made, "india", "blue")) == (0, 3)
    assert (own_discs(made, "india", "red"), mercenaries_of(made, "india", "red")) == (2, 1)
    assert cubes_in(made, "india") == [1, 0, 0], "the last native stays, so nothing is collected"


@rule("7.2")
@ruling("R29")
@pytest.mark.parametrize("id_", ["diplomacy", "land_grab", "mercenaries", "military_campaign", "plague"])
def test_action_cards_are_resolved_at_once(id_: str) -> None:
    """When the action is over the card lies on the discard pile and no policy card lies anywhere."""
    made = table(2, discs={"india": {"blue": 1}}, ships={"blue": ["arabian_sea"]}, hands={"blue": [id_]})
    options = act(made, "blue", f"play {id_}")
    if options:
        answer(made, options[0])
    assert not made.stack
    assert card_ids(made.board.discards[0]) == [id_]
    assert made.board.down == [0, 0]
