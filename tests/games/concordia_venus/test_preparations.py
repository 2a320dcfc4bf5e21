"""What lies where before the first turn, and which set-ups there are."""

from __future__ import annotations

import pytest

from carrack.games.concordia_venus.rules.preparations import start_kinds
from carrack.kernel.rules import SetupError
from carrack.kernel.table import to_move
from carrack.mechanics.bits import members
from concordia_venus.build import (
    FACTS,
    answer,
    colonists_of,
    display_of,
    game,
    goods_of,
    new_game,
    refused,
    rule,
    ruling,
    told,
)


@rule("1.2")
def test_modes_and_numbers_of_players():
    """Two to five alone, four or six in teams."""
    for seats in (2, 3, 4, 5):
        game().setup(seats)
    for seats in (4, 6):
        game().setup(seats, {"mode": "team"})
    for seats, mode in ((6, "individual"), (2, "team"), (3, "team"), (5, "team")):
        with pytest.raises(SetupError):
            game().setup(seats, {"mode": mode})


@ruling("R42")
def test_no_interim_scoring_in_teams():
    """It belongs to individual play."""
    with pytest.raises(SetupError):
        game().setup(4, {"mode": "team", "interim": "on"})


@rule("3.6")
def test_the_small_ionium():
    """G19: 22 cities for two or three players, without the paths to the others; all 30 on request."""
    small = new_game(2, 1, {"map": "ionium"}).board.map
    assert len(small.city_ids) - 1 == 22
    assert len(small.province_ids) == 9
    assert [len(paths) for paths in small.path_ids] == [31, 22]
    assert "B" not in small.letters
    assert len(new_game(3, 1, {"map": "ionium", "small_ionium": "off"}).board.map.city_ids) == 31
    assert len(new_game(4, 1, {"map": "ionium"}).board.map.city_ids) == 31
    for seats, options in ((4, {"map": "ionium"}), (2, {"map": "imperium"})):
        with pytest.raises(SetupError):
            game().setup(seats, {**options, "small_ionium": "off"})


@rule("1.3", "3.2")
def test_everybody_starts_alike():
    """Goods, colonists in the capital, money by turn order, the same eight cards."""
    made = new_game(5, 7)
    order = made.board.turn_order()
    assert [made.board.money[who] for who in order] == [5, 6, 7, 8, 9]
    assert made.board.magnus == order[-1]
    assert sum(goods_of(made, "red").values()) == 6
    assert colonists_of(made, "red") == {"land roma", "sea roma"}
    assert {made.board.free_slots(who) for who in range(5)} == {12 - 6 - 4}
    assert {hand.bit_count() for hand in made.board.hands} == {8}
    assert {id_.split("-")[0] for id_ in display_of(made)} == {"i"}
    assert made.board.stock() == 30 - 7


@rule("1.3")
@ruling("R46")
def test_chance_names_the_start_player():
    """Every seat begins sometimes; the turn order goes on clockwise."""
    first = {new_game(3, seed).board.first for seed in range(30)}
    assert first == {0, 1, 2}
    assert len(told(new_game(3, 1), "start-player")) == 1


@rule("1.3", "4.1")
def test_the_start_of_a_team_game():
    """The second half of the turn order starts elsewhere and has a Diplomat instead of the Architect."""
    made = new_game(6, 2, {"mode": "team"})
    order = made.board.turn_order()
    assert [made.board.money[who] for who in order] == [5, 6, 7, 5, 6, 7]
    for position, who in enumerate(order):
        hand = made.board.hands[who]
        assert hand.bit_count() == 6
        assert bool(hand & FACTS.face["architect"].cards) == (position < 3)
        assert bool(hand & FACTS.face["diplomat"].cards) == (position >= 3)
    assert to_move(made) == order[3]
    options = answer(made)
    assert "start roma" not in options
    for city in ("aquileia", "carthago", "massilia", "novaria", "syracusae"):
        assert f"start {city}" not in options
    assert len(options) == 30 - 5
    color = FACTS.color_ids[order[3]]
    assert refused(made, color, "start roma") == "start-capital"
    assert refused(made, color, "start novaria") == "start-joined"
    assert refused(made, color, "start kition") == "not-on-map"
    answer(made, "start memphis", "start memphis")
    assert colonists_of(made, color) == {"land memphis"}
    assert made.board.colonists(order[3]) == 2
    answer(made, "start athenae")
    assert colonists_of(made, FACTS.color_ids[order[5]]) == {"land athenae", "sea athenae"}


@rule("1.3")
def test_where_both_colonists_are_of_one_kind():
    """Two of the only kind that has a path there."""
    board = new_game(4, 1, {"mode": "team", "map": "hellas"}).board
    index = board.map.city_ids.index
    assert start_kinds(board, index("thera")) == (1, 1)
    assert start_kinds(board, index("sparta")) == (0, 0)
    assert start_kinds(board, index("patrae")) == (0, 1)


@rule("1.1", "1.3")
@pytest.mark.parametrize("name", ["imperium", "ionium", "hellas", "cyprus"])
def test_tiles_and_markers(name):
    """Tiles go to cities with their letter; a province has the marker of its dearest good."""
    made = new_game(4, 9, {"map": name})
    board = made.board
    for letter, counts in FACTS.tiles.items():
        goods = [board.tiles[c] for c, found in enumerate(board.map.letters) if found == letter]
        if goods:
            assert tuple(goods.count(good) for good in range(5)) == counts
    for province, cities in enumerate(board.map.province_cities):
        assert board.markers[province] == max(board.tiles[city] for city in members(cities))
    assert board.active == (1 << len(board.markers)) - 1


@rule("1.3")
def test_every_tile_can_come_to_every_city_of_its_letter():
    """The tiles are shuffled."""
    seen = {new_game(2, seed).board.tiles[0] for seed in range(40)}
    assert len(seen) == 5


@rule("1.2")
def test_usual_set_ups_for_every_number_of_players():
    """Six players play in teams; options are tried with the numbers of players that they go with."""
    assert game().usual_setup(3).options["mode"] == "individual"
    assert game().usual_setup(6).options["mode"] == "team"
    assert [setup.seats for setup in game().setups_with(None, {"mode": "team"})] == [4, 6]
    assert [setup.seats for setup in game().setups_with(5, {"map": "hellas"})] == [5]
    with pytest.raises(SetupError):
        game().setups_with(None, {"mode": "team", "interim": "on"})
    with pytest.raises(SetupError):
        game().usual_setup(7)
