"""Action rounds (5.0, 5.1)."""

from __future__ import annotations

import pytest

from carrack.games.colonialism.flow import ACTION_ROUND
from carrack.games.colonialism.rules.action_rounds import TakeAnAction, end_action_round
from carrack.games.colonialism.state.board import PREPARING
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.table import NOBODY, to_move
from colonialism.build import (
    FACTS,
    act,
    answer,
    card_ids,
    decisions,
    empty_deck_to_discards,
    fresh_ships,
    game,
    influence,
    mercenaries_of,
    new_game,
    own_discs,
    region,
    rule,
    ruling,
    sea,
    table,
    told,
    turn_options,
    used_ships,
)


@rule("5.0")
@ruling("R19")
def test_an_action_round_has_three_passes() -> None:
    """In each pass everybody acts once, from the top row down."""
    made = table(3, rows=["green", "", "blue", "red"])
    ACTION_ROUND.start(made)
    order = []
    while True:
        answer(made)
        if not made.stack:
            break
        order.append(to_move(made))
        answer(made, "pass")
    assert order == [2, 0, 1] * 3
    assert made.board.phase == 1


def markers(made: ColonialismTable) -> list[int]:
    """The space of each player's disc on the turn order track, as the board shows it: 0 for the leftmost."""
    pieces = {piece.id: piece.badge for piece in game().scene(game().view(made, 0)).pieces}
    return [pieces[f"marker:{seat}"] or 0 for seat in range(made.seats)]


@rule("5.0")
@ruling("R61")
def test_discs_on_the_track_move_with_the_action() -> None:
    """The active player's disc moves, whoever is asked: the disc of a player who divides losses stays."""
    made = table(
        2,
        discs={"india": {"blue": 4, "red": 4}},
        mercenaries={"india": {"blue": 2}},
        ships={"red": ["arabian_sea"]},
        hands={"red": ["plague"]},
    )
    ACTION_ROUND.start(made)
    answer(made)
    assert markers(made) == [1, 0]
    answer(made, "pass")
    assert markers(made) == [1, 1]
    answer(made, "play plague")
    assert (to_move(made), made.board.active_player()) == (0, 1)
    assert markers(made) == [1, 1]
    assert game().scene(game().view(made, 0)).acting == (1,)
    answer(made, "mercenaries 2")
    assert markers(made) == [2, 1]


@rule("5.0", "5.1.5")
@ruling("R33")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_discs_on_the_track_go_right_and_back(seats: int) -> None:
    """I, II, III for everybody in a round, never back before its end; a loaded table has them there too."""
    made = new_game(seats, 5)
    begun = [0] * seats
    phase = PREPARING
    for who, _, _ in decisions(made, 5):
        board = made.board
        if board.phase != phase:
            phase, begun = board.phase, [0] * seats
        if isinstance(made.stack[-1], TakeAnAction):
            begun[who] += 1
            assert board.active_player() == who
        assert list(board.acted) == begun
        if phase in {PREPARING, 2, 5}:
            assert board.active_player() == NOBODY
        loaded = game().load_table(game().setup(seats), made.as_json())
        assert isinstance(loaded, ColonialismTable)
        assert loaded.board.acted == board.acted
        assert made.copy().board.acted == board.acted


@rule("5.0")
@ruling("R19", "R22", "R76")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_has_thirty_six_actions_a_seat(seats: int) -> None:
    """3 actions a round, 12 rounds; no deck is ever empty; no more decisions than stated."""
    made = new_game(seats, 11)
    taken = [0] * seats
    count = 0
    for who, _, _ in decisions(made, 11):
        count += 1
        if isinstance(made.stack[-1], TakeAnAction):
            taken[who] += 1
        assert all(made.decks)
        for seat in range(seats):
            in_play = sum(made.board.policy_count(index, seat) for index in range(6))
            setting_up = not made.board.discards[seat] and made.board.phase == 0
            assert setting_up or made.hands[seat].bit_count() + in_play <= 12
    assert taken == [36] * seats
    assert count <= 36 * seats * 10 + seats * 92 + 72
    assert made.board.bag == (0, 0, 0), "3 * 15 + 3 * 6 cubes are drawn"


@rule("5.1")
@ruling("R20")
def test_a_player_may_pass() -> None:
    """Passing is always possible and changes nothing; so is drawing."""
    made = table(2)
    assert turn_options(made, "blue") == ["draw", "pass"]
    before = made.as_json()
    act(made, "blue", "pass")
    assert made.as_json() == before


@rule("5.1")
@ruling("R20")
def test_the_five_actions() -> None:
    """Draw, move, play, explore, withdraw and pass are what the active player can do."""
    made = table(
        2,
        discs={"india": {"blue": 2}},
        ships={"blue": ["arabian_sea"]},
        hands={"blue": ["army", "diplomacy"]},
    )
    assert turn_options(made, "blue") == [
        "draw",
        "move arabian_sea",
        "play army",
        "play diplomacy",
        "explore sub_saharan_africa",
        "explore middle_east",
        "explore india",
        "withdraw india",
        "pass",
    ]


@rule("5.1.1")
@ruling("R21", "R23")
def test_draw_is_one_card_without_a_hand_limit() -> None:
    """One card goes from the deck to the hand, however many are there."""
    made = table(2)
    for size in range(1, 13):
        act(made, "blue", "draw")
        assert made.hands[0].bit_count() == size
        assert made.decks[0].bit_count() == 24 - size


@rule("5.1.1")
@ruling("R22")
def test_an_empty_deck_is_replaced_at_once() -> None:
    """As soon as the last card is drawn the discard pile becomes the new deck, not at the next draw."""
    made = table(2, hands={"blue": ["army"]})
    empty_deck_to_discards(made, "blue", ["fleet"])
    made.events = []
    act(made, "blue", "draw")
    assert card_ids(made.hands[0]) == ["army", "fleet"]
    assert made.decks[0].bit_count() == 22
    assert made.board.discards[0] == 0
    assert [event.kind for event in made.events] == ["drew", "shuffled"]


@rule("5.1.2")
@ruling("R24")
def test_a_ship_moves_to_any_other_zone() -> None:
    """Any distance, but not to the zone where it stands."""
    made = table(2, ships={"blue": ["arabian_sea"]})
    to = act(made, "blue", "move arabian_sea")
    assert to == [f"to {id_}" for id_ in FACTS.sea_ids if id_ != "arabian_sea"]
    answer(made, "to pacific_ocean")
    assert fresh_ships(made, "blue") == ["pacific_ocean"]
    assert used_ships(made, "blue") == []


@rule("5.1.2")
@ruling("R24")
def test_a_moving_ship_keeps_its_status() -> None:
    """A used ship may move and stays used; fresh and used ships of one zone are told apart."""
    made = table(2, ships={"blue": ["arabian_sea"]}, used={"blue": ["arabian_sea"]})
    assert {"move arabian_sea", "move arabian_sea used"} <= set(turn_options(made, "blue"))
    act(made, "blue", "move arabian_sea used", "to atlantic_ocean")
    assert fresh_ships(made, "blue") == ["arabian_sea"]
    assert used_ships(made, "blue") == ["atlantic_ocean"]


@rule("5.1.2")
@ruling("R25")
def test_a_used_ship_meets_no_requirement() -> None:
    """A requirement needs a fresh ship beside the region, and makes it used."""
    made = table(
        2, used={"blue": ["arabian_sea"]}, ships={"blue": ["pacific_ocean"]}, hands={"blue": ["army"]}
    )
    options = turn_options(made, "blue")
    assert [move for move in options if move.startswith("explore")] == [
        "explore china",
        "explore southeast_asia",
    ]
    act(made, "blue", "explore china")
    assert used_ships(made, "blue") == ["arabian_sea", "pacific_ocean"]
    assert turn_options(made, "blue") == [
        "draw",
        "move arabian_sea used",
        "move pacific_ocean used",
        "pass",
    ]


@rule("5.1.4")
@ruling("R31", "R34")
def test_exploring_places_one_disc() -> None:
    """One disc from the reserve; a full region can be explored and nothing happens until colonization."""
    made = table(2, ships={"blue": ["mediterranean_sea"]}, discs={"middle_east": {"red": 6}})
    act(made, "blue", "explore middle_east")
    assert influence(made, "middle_east") == {"blue": 1, "red": 6}
    assert made.board.reserve == [21, 16]
    assert made.board.fails_limit_check(region("middle_east"))
    assert used_ships(made, "blue") == ["mediterranean_sea"]


@rule("5.1.4")
@ruling("R32")
@pytest.mark.parametrize(("discs", "most"), [(3, 3), (5, 5), (9, 5)])
def test_one_to_five_discs_are_withdrawn(discs: int, most: int) -> None:
    """Up to five own discs, all of them if there are no more; never none."""
    made = table(2, ships={"blue": ["arabian_sea"]}, discs={"india": {"blue": discs}})
    amounts = act(made, "blue", "withdraw india")
    assert amounts == [f"amount {count}" for count in range(1, most + 1)]
    answer(made, f"amount {most}")
    assert own_discs(made, "india", "blue") == discs - most
    assert made.board.reserve[0] == 22 - discs + most


@rule("5.1.4")
@ruling("R32")
def test_mercenaries_cannot_be_withdrawn() -> None:
    """They do not belong to the reserve."""
    made = table(2, ships={"blue": ["arabian_sea"]}, mercenaries={"india": {"blue": 3}})
    assert "withdraw india" not in turn_options(made, "blue")
    made = table(
        2, ships={"blue": ["arabian_sea"]}, mercenaries={"india": {"blue": 3}}, discs={"india": {"blue": 1}}
    )
    assert act(made, "blue", "withdraw india") == [], "one disc: there is nothing to choose"
    assert own_discs(made, "india", "blue") == 0
    assert mercenaries_of(made, "india", "blue") == 3


@rule("5.1.5")
@ruling("R33")
def test_ships_are_fresh_again_after_the_round() -> None:
    """All ships become fresh where they stand, the phase token advances."""
    made = table(2, ships={"blue": ["arabian_sea"]}, used={"blue": ["arabian_sea"], "red": ["pacific_ocean"]})
    end_action_round(made)
    assert fresh_ships(made, "blue") == ["arabian_sea", "arabian_sea"]
    assert fresh_ships(made, "red") == ["pacific_ocean"]
    assert not any(made.board.used)
    assert made.board.phase == 1


@rule("5.2")
@ruling("R33", "R34")
def test_ships_are_fresh_during_colonization() -> None:
    """Whatever a colonization phase asks, no ship is used then; a limit matters there only."""
    made = new_game(3, 2)
    asked = 0
    for _ in decisions(made, 2):
        if made.board.phase in {2, 5}:
            asked += 1
            assert not any(made.board.used)
        else:
            assert not told(made, "conflict")
        made.events = []
    assert asked


@rule("2.1")
@ruling("R5")
def test_adjacency_is_what_the_board_lists() -> None:
    """Borders and one strait; a shared sea alone makes no neighbours; nothing is its own neighbour."""
    pairs = {
        (FACTS.region_ids[one], FACTS.region_ids[other])
        for one in range(6)
        for other in FACTS.neighbours[one]
        if one < other
    }
    assert pairs == {
        ("north_africa", "sub_saharan_africa"),
        ("north_africa", "middle_east"),
        ("sub_saharan_africa", "middle_east"),
        ("middle_east", "india"),
        ("india", "china"),
        ("india", "southeast_asia"),
        ("china", "southeast_asia"),
    }
    at_arabian_sea = FACTS.sea_regions[sea("arabian_sea")]
    assert {region("sub_saharan_africa"), region("india")} <= set(at_arabian_sea)
    assert region("india") not in FACTS.neighbours[region("sub_saharan_africa")]
    assert all(one not in FACTS.neighbours[one] for one in range(6))
