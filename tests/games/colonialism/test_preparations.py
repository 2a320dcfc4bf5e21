"""Preparations (4.0)."""

from __future__ import annotations

from collections import Counter

import pytest

from carrack.games.colonialism.content.facts import ALL_INTERESTS, REGIONS, ROWS
from carrack.games.colonialism.flow import PREPARATIONS
from carrack.games.colonialism.rules.actions import Keep, Place, Row
from carrack.games.colonialism.rules.hands import (
    choose_starting_hands,
    draw_starting_cards,
    reveal_kept_cards,
)
from carrack.games.colonialism.rules.preparations import PlaceShip, deal_interests, ranked_by_rolls
from carrack.games.colonialism.rules.supplies import new_region_order
from carrack.games.colonialism.rules.turn_order import ChooseRow
from carrack.games.colonialism.state.board import PREPARING
from carrack.kernel.table import advance, open_asks
from colonialism.build import (
    FACTS,
    act,
    answer,
    ask,
    card_ids,
    decisions,
    game,
    new_game,
    notations,
    region,
    rule,
    ruling,
    table,
    told,
)


@rule("2.7.1")
@ruling("R9")
def test_every_region_is_first_as_often() -> None:
    """The order tiles are a uniform random assignment: each region is first in about a sixth of all cases."""
    firsts: Counter[int] = Counter()
    for seed in range(1200):
        made = table(seed=seed)
        new_region_order(made)
        assert sorted(made.board.order) == list(range(REGIONS))
        firsts[made.board.order[0]] += 1
    assert all(150 < firsts[first] < 250 for first in range(REGIONS))


@rule("4.0")
@ruling("R10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_cubes_come_before_all_natives(seats: int) -> None:
    """First each region's value in cubes, then its dice in natives, both in region order."""
    made = new_game(seats, 7)
    advance(made)
    order = [f"region:{FACTS.region_ids[index]}" for index in made.board.order]
    supplied = told(made, "cubes-added", "placed")
    kinds = [event.kind for event in supplied]
    assert kinds == sorted(kinds), "cubes-added stands before placed"
    for kind in ("cubes-added", "placed"):
        regions = [str(event.args["region"]) for event in supplied if event.kind == kind]
        assert sorted(set(regions), key=regions.index) == order
    for index in range(REGIONS):
        value = FACTS.values[seats][index]
        assert made.board.cubes_in(index) == value
        assert value <= made.board.natives(index) <= 3 * value


@rule("2.9")
@ruling("R10")
def test_dice_show_one_two_and_three_twice() -> None:
    """Four dice with two faces each of 1, 2 and 3; natives are the sum of value dice."""
    assert FACTS.die_faces == [1, 1, 2, 2, 3, 3]
    assert FACTS.dice == 4
    sums: Counter[int] = Counter()
    for seed in range(300):
        made = new_game(2, seed)
        advance(made)
        sums[made.board.natives(region("middle_east"))] += 1
    assert set(sums) == {1, 2, 3}
    assert min(sums.values()) > 60


@rule("4.0")
@ruling("R11")
def test_only_tied_players_roll_again() -> None:
    """Players who tie roll again, and only for the ranks they share."""
    ties = 0
    for seed in range(300):
        made = table(3, seed=seed)
        made.events = []
        ranked = ranked_by_rolls(made, [0, 1, 2])
        rolls = [(str(event.args["seat"]), int(event.args["roll"])) for event in told(made, "rolled")]
        first = dict(rolls[:3])
        assert list(first) == ["seat:0", "seat:1", "seat:2"]
        sums = [first[f"seat:{seat}"] for seat in ranked]
        assert sums == sorted(sums, reverse=True), "a new roll never changes the rank against others"
        tied = {who for who, roll in first.items() if list(first.values()).count(roll) > 1}
        assert {who for who, _ in rolls[3:]} == tied
        if len(tied) == 2 and len(rolls) == 5:
            ties += 1
            again = dict(rolls[3:])
            split = [again[f"seat:{seat}"] for seat in ranked if f"seat:{seat}" in tied]
            assert split[0] > split[1]
    assert ties > 20


@rule("4.0")
@ruling("R11", "R12")
def test_the_highest_roll_chooses_first() -> None:
    """Rows are chosen in the order of the seat rolls, one after the other."""
    for seed in range(20):
        made = new_game(4, seed)
        chose = [who for who, _, chosen in decisions(made, seed) if isinstance(chosen, Row)][:3]
        rolls = {int(str(e.args["seat"])[5:]): int(e.args["roll"]) for e in told(made, "rolled")[:4]}
        if len(set(rolls.values())) == 4:
            assert chose == sorted(rolls, key=lambda seat: -rolls[seat])[:3], "the fourth has no choice"
            return
    pytest.fail("no seed without a tie")


@rule("4.0")
@ruling("R12")
def test_all_four_rows_at_every_player_count() -> None:
    """Two players choose among four rows too; empty rows are skipped."""
    made = table(2, rows=[])
    assert ask(made, ChooseRow(0)) == ["row 1", "row 2", "row 3", "row 4"]
    answer(made, "row 4")
    assert ask(made, ChooseRow(1)) == ["row 1", "row 2", "row 3"]
    answer(made, "row 2")
    assert made.board.turn_order() == (1, 0)
    assert made.board.rows[0] == -1, "leaving the first row empty is allowed"


@rule("2.4")
@ruling("R13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twenty_two_discs_are_usable(seats: int) -> None:
    """The disc on the turn order track is one of the 23 and never comes back."""
    assert game().content.box.discs == 23
    made = new_game(seats, 3)
    for _ in decisions(made, 3):
        for seat in range(seats):
            assert sum(made.board.discs[seat::5]) + made.board.reserve[seat] == 22


@rule("2.6.3")
@ruling("R14")
@pytest.mark.parametrize(("seats", "unseen"), [(2, 6), (3, 3), (4, 0)])
def test_three_interests_each(seats: int, unseen: int) -> None:
    """Three different economic interest cards each; the others stay unseen to the end."""
    made = table(seats)
    deal_interests(made)
    dealt = 0
    for held in made.interests:
        assert held.bit_count() == 3
        assert not held & dealt
        dealt |= held
    rest = ALL_INTERESTS & ~dealt
    assert rest.bit_count() == unseen
    final = str(game().view(made, 0).as_json())
    for index, id_ in enumerate(FACTS.interest_ids):
        assert (id_ in final) == bool(dealt >> index & 1), "the game is over: those dealt are shown"


@rule("4.0")
@ruling("R15", "R93")
def test_six_of_twelve_cards_are_kept_in_secret() -> None:
    """All choose at once; the six others form the open discard pile when the last has answered."""
    made = table(2)
    draw_starting_cards(made)
    assert [hand.bit_count() for hand in made.hands] == [12, 12]
    choose_starting_hands(made)
    advance(made)
    assert [waiting.seat for waiting in open_asks(made)] == [0, 1]
    kept = card_ids(made.hands[0])[:6]
    answer(made, *[f"keep {id_}" for id_ in kept])
    assert made.board.discards == [0, 0], "nothing is shown before all have answered"
    assert made.hands[0].bit_count() == 12
    answer(made, *[f"keep {id_}" for id_ in card_ids(made.hands[1])[6:]])
    assert not made.stack
    reveal_kept_cards(made)
    assert card_ids(made.hands[0]) == kept
    for seat in range(2):
        assert made.hands[seat].bit_count() == made.board.discards[seat].bit_count() == 6
        assert made.decks[seat].bit_count() == 12
    assert made.kept == (0, 0)


@rule("4.0")
@ruling("R15")
def test_starting_hands_may_be_chosen_in_any_order() -> None:
    """Simultaneous: the second player may answer before the first."""
    made = table(2)
    draw_starting_cards(made)
    choose_starting_hands(made)
    together = made.stack.pop()
    first = made.actions.keeps(made.hands[1])[0]
    together.take_for(made, 1, first)  # type: ignore[attr-defined]
    assert made.kept[0] == 0
    assert made.kept[1].bit_count() == 1
    assert [waiting.seat for waiting in open_asks(made)] == [0, 1]


@rule("2.5")
@ruling("R17")
def test_three_passes_of_one_ship() -> None:
    """In turn order, one fresh ship per player and pass, any zone, any number of ships in it."""
    made = table(3, rows=["green", "", "blue", "red"])
    order = []
    PREPARATIONS.start(made)
    made.stack[-1] = PREPARATIONS.frame(PREPARATIONS.names.index("ships"), -1)
    for who, options, chosen in decisions(made, 1):
        assert notations(options) == [f"place {id_}" for id_ in FACTS.sea_ids]
        assert isinstance(chosen, Place)
        order.append(who)
    assert order == [2, 0, 1] * 3
    assert sum(made.board.fresh) == 9
    assert not any(made.board.used)
    crowded = table(2)
    for seat in (0, 1, 0, 1, 0, 1):
        ask(crowded, PlaceShip(seat))
        answer(crowded, "place arabian_sea")
    assert crowded.board.fresh[2] == crowded.board.fresh[5 + 2] == 3


@rule("4.0")
@ruling("R17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ships_come_last(seats: int) -> None:
    """Players know their hands and interests when they place ships; rows are chosen before both."""
    made = new_game(seats, 5)
    kinds: list[str] = []
    for _, _, chosen in decisions(made, 5):
        kind = type(chosen).__name__
        if not isinstance(chosen, (Row, Keep, Place)):
            break
        kinds.append(kind)
        assert all(made.interests) == (kind != "Row")
    rows = min(seats, ROWS - 1)
    assert kinds == ["Row"] * rows + ["Keep"] * (6 * seats) + ["Place"] * (3 * seats)


@rule("2.0")
@ruling("R18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pieces_of_unused_colors_are_out(seats: int) -> None:
    """All natives and mercenaries are used at every player count; unused colors have no pieces."""
    made = new_game(seats, 1)
    assert made.board.native_supply == 45
    assert made.board.mercenary_supply == 16
    assert len(made.board.reserve) == len(made.hands) == seats
    made = table(seats, discs={"india": {"blue": 1}}, hands={"blue": ["diplomacy"]})
    targets = act(made, "blue", "play diplomacy")
    colors = ["blue", "red", "green", "white"][:seats]
    assert targets == [f"target {name}" for name in (*colors, "natives")]


@rule("2.8")
@ruling("R94")
def test_the_tokens_start_at_the_left() -> None:
    """Game turn 1, first space of the phase track, when the preparations are over."""
    made = new_game(2, 1)
    for _, _, chosen in decisions(made, 1):
        preparing = isinstance(chosen, (Row, Keep, Place))
        assert (made.board.turn, made.board.phase) == (1, PREPARING if preparing else 0)
        if not preparing:
            break
    assert told(made, "ship-placed")


@rule("4.0")
@ruling("R96")
def test_colors_have_no_effect() -> None:
    """Colors are given by seat; a game with other colors is the same game."""
    assert game().content.box.colors == ["blue", "red", "green", "white"]
    names = [component.names["en"] for component in game().components() if component.kind == "seat"]
    assert names == ["Blue", "Red", "Green", "White"]
    assert "color" not in {option.name for option in game().options}
