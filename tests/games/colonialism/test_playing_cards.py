"""Playing influence cards (5.1.3)."""

from __future__ import annotations

import pytest

from carrack.games.colonialism.rules.cards.policy import policy_value
from colonialism.build import (
    FACTS,
    act,
    answer,
    card,
    card_ids,
    cards,
    fresh_ships,
    influence,
    region,
    rule,
    ruling,
    table,
    turn_options,
    used_ships,
)


@rule("5.1.3")
@ruling("R25")
def test_with_several_ships_the_player_names_the_zone() -> None:
    """Ships at both zones of a region: the zone is asked; ships in one zone are alike."""
    made = table(
        2, ships={"blue": ["arabian_sea", "eastern_seas", "eastern_seas"]}, hands={"blue": ["army", "fleet"]}
    )
    zones = act(made, "blue", "play army", "in india")
    assert zones == ["using arabian_sea", "using eastern_seas"]
    answer(made, "using eastern_seas")
    assert fresh_ships(made, "blue") == ["arabian_sea", "eastern_seas"]
    assert used_ships(made, "blue") == ["eastern_seas"]
    assert act(made, "blue", "play fleet", "in china") == [], "one zone only: nobody is asked"
    assert fresh_ships(made, "blue") == ["arabian_sea"]


@rule("5.1.3.2")
@ruling("R26")
def test_the_ship_that_paid_may_leave() -> None:
    """The card stays valid; Fleet counts ships where they stand when the region is resolved."""
    made = table(2, ships={"blue": ["arabian_sea"]}, hands={"blue": ["fleet"]})
    act(made, "blue", "play fleet", "in india")
    act(made, "blue", "move arabian_sea used", "to pacific_ocean")
    assert made.first[region("india") * 5] == card("fleet")
    fleet = FACTS.cards[card("fleet")]
    assert policy_value(made.board, 0, region("india"), fleet) == 0
    assert policy_value(made.board, 0, region("china"), fleet) == 2


@rule("5.1.3")
@ruling("R27")
def test_three_cards_need_no_ship() -> None:
    """Diplomacy, Military Campaign and Missionaries need no ship and use none; the 21 others do."""
    free = ["diplomacy", "military_campaign", "missionaries"]
    assert [found.id for found in FACTS.cards if not found.needs_ship] == free
    everything = [found.id for found in FACTS.cards]
    made = table(2, discs={"india": {"blue": 1}}, hands={"blue": everything[:-1]})
    assert [move for move in turn_options(made, "blue") if move.startswith("play")] == [
        f"play {id_}" for id_ in free
    ]
    made = table(2, discs={"india": {"blue": 1}}, ships={"blue": ["arabian_sea"]}, hands={"blue": free})
    act(made, "blue", "play missionaries")
    assert fresh_ships(made, "blue") == ["arabian_sea"]


@rule("5.1.3")
@ruling("R28", "R3")
def test_six_action_cards_need_presence() -> None:
    """Presence is asked for by six action cards, in the region; mercenaries give it; policies need none."""
    sealed = ["diplomacy", "land_grab", "mercenaries", "military_campaign", "missionaries", "plague"]
    assert [found.id for found in FACTS.cards if found.presence == "region"] == sealed
    assert [found.id for found in FACTS.cards if found.presence == "one_of_two_regions"] == ["trade"]
    hands = {"blue": [*sealed, "army"]}
    made = table(2, ships={"blue": ["arabian_sea"]}, hands=hands)
    assert [move for move in turn_options(made, "blue") if move.startswith("play")] == ["play army"]
    made = table(2, ships={"blue": ["arabian_sea"]}, hands=hands, mercenaries={"india": {"blue": 1}})
    assert {f"play {id_}" for id_ in hands["blue"]} <= set(turn_options(made, "blue"))
    act(made, "blue", "play plague")
    assert used_ships(made, "blue") == ["arabian_sea"], "India is the only region, so it is not asked for"


@rule("5.1.3")
@ruling("R28")
def test_presence_and_ship_must_meet() -> None:
    """A card that needs both needs them for one region."""
    made = table(
        2,
        discs={"china": {"blue": 1}},
        ships={"blue": ["atlantic_ocean"]},
        hands={"blue": ["plague", "diplomacy"]},
    )
    assert [move for move in turn_options(made, "blue") if move.startswith("play")] == ["play diplomacy"]


@rule("5.1.3")
@ruling("R29")
@pytest.mark.parametrize("id_", ["land_grab", "missionaries", "plague"])
def test_action_cards_may_have_no_effect(id_: str) -> None:
    """A card may be played in vain if its requirements are met."""
    made = table(2, discs={"india": {"blue": 1}}, ships={"blue": ["arabian_sea"]}, hands={"blue": [id_]})
    act(made, "blue", f"play {id_}")
    assert influence(made, "india") == {"blue": 1}
    assert card_ids(made.board.discards[0]) == [id_]


@rule("5.1.3.2")
@ruling("R29", "R31")
def test_a_policy_card_needs_no_reserve() -> None:
    """A bluff: a policy card may be laid with an empty reserve; exploring is impossible then."""
    made = table(2, ships={"blue": ["arabian_sea"]}, hands={"blue": ["army"]}, reserve={"blue": 0})
    options = turn_options(made, "blue")
    assert "play army" in options
    assert not [move for move in options if move.startswith("explore")]
    act(made, "blue", "play army", "in india")
    assert made.board.policy_count(region("india"), 0) == 1


@rule("5.1.3.1")
@ruling("R29")
def test_an_action_card_goes_to_the_discard_pile() -> None:
    """It is resolved at once and lies face up on the discard pile."""
    made = table(
        2, discs={"india": {"blue": 1, "red": 4}}, ships={"blue": ["arabian_sea"]}, hands={"blue": ["plague"]}
    )
    made.events = []
    act(made, "blue", "play plague")
    assert made.hands[0] == 0
    assert made.board.discards[0] == cards(["plague"])
    assert [event.kind for event in made.events] == ["played", "removed"]


@rule("5.1.3.2")
@ruling("R30")
def test_the_first_policy_card_lies_face_down() -> None:
    """The first of a player at a region lies face down, each later one face up; any number is allowed."""
    made = table(
        2,
        ships={"blue": ["arabian_sea"] * 3, "red": ["eastern_seas"]},
        hands={"blue": ["army", "fleet", "treaty"], "red": ["army"]},
    )
    at = region("india") * 5
    act(made, "blue", "play fleet", "in india")
    assert made.board.down[0] == 1 << region("india")
    assert made.board.up[at] == 0
    act(made, "blue", "play army", "in india")
    act(made, "blue", "play treaty", "in india")
    assert card_ids(made.board.up[at]) == ["army", "treaty"]
    assert made.board.policy_count(region("india"), 0) == 3
    act(made, "red", "play army", "in india")
    assert made.board.down[1] == 1 << region("india"), "each player has a first card of his own"
