"""The Architect: moving colonists and building houses."""

from __future__ import annotations

import pytest

from carrack.games.concordia_venus.content.facts import LAND, SEA, GameMap
from carrack.games.concordia_venus.rules.architect import (
    BuildHouses,
    ChooseDestination,
    MoveColonists,
    affordable_cities,
)
from carrack.games.concordia_venus.state.table import ConcordiaTable
from carrack.mechanics.bits import members
from concordia_venus.build import (
    FACTS,
    answer,
    ask,
    colonists_of,
    game,
    goods_of,
    houses_of,
    money_of,
    refused,
    rule,
    ruling,
    seat,
    table,
    turn,
)

PLENTY = {"brick": 2, "food": 2, "tool": 2, "wine": 1, "cloth": 1}


@rule("2.2.2")
def test_the_third_house_of_a_wine_city():
    """G1: one brick, one wine and three times four sestertii beside two houses of others."""
    made = table(
        3,
        tiles={"massilia": "wine"},
        houses={"green": ["massilia"], "yellow": ["massilia"]},
        land={"red": ["massilia-novaria"]},
        goods={"red": {"brick": 1, "wine": 1}},
        money={"red": 12},
    )
    ask(made, BuildHouses(0))
    answer(made, "build massilia")
    assert (goods_of(made, "red"), money_of(made, "red")) == ({}, 0)
    assert houses_of(made, "red") == {"massilia"}


def roman_example():
    """G3: Red before the Architect."""
    return table(
        3,
        tiles={"massilia": "cloth", "novaria": "wine", "aquileia": "food", "vindobona": "brick"},
        houses={"red": ["colonia_a"], "green": ["aquileia"], "yellow": ["aquileia"]},
        land={"red": ["colonia_a-novaria", "roma"]},
        sea={"red": ["roma"]},
        goods={"red": {"brick": 3, "cloth": 1, "wine": 1, "food": 1}},
        money={"red": 15},
    )


@rule("2.2", "2.2.1", "2.2.2")
def test_the_roman_example():
    """G3: three steps, five cities beside the colonists, three houses for 15 sestertii."""
    made = roman_example()
    turn(made, "red", "play architect", "move sea roma", "to sea massilia-roma")
    answer(made, "move land roma", "to land aquileia-vindobona")
    reach = made.board.cities_in_reach(0)
    names = {made.board.map.city_ids[city] for city in members(reach)}
    assert names == {"colonia_a", "novaria", "massilia", "aquileia", "vindobona"}
    options = answer(made, "build massilia", "build novaria")
    assert options == ["build vindobona", "build aquileia", "done"]
    answer(made, "build aquileia")
    assert (goods_of(made, "red"), money_of(made, "red")) == ({}, 0)
    assert houses_of(made, "red") == {"colonia_a", "massilia", "novaria", "aquileia"}
    assert colonists_of(made, "red") == {
        "land colonia_a-novaria",
        "land aquileia-vindobona",
        "sea massilia-roma",
    }


@rule("2.2.1")
def test_as_many_steps_as_colonists():
    """Three colonists have three steps together; after two of them one is left."""
    made = roman_example()
    turn(made, "red", "play architect", "move land roma")
    assert "to land colonia_a-vindobona" in answer(made)
    answer(made, "to land aquileia-vindobona")
    assert "to land sirmium-vindobona" not in answer(made, "move sea roma")
    assert set(answer(made)) == {"to sea carthago-roma", "to sea massilia-roma", "to sea roma-syracusae"}


@rule("2.2.1")
def test_the_scene_shows_paths_in_reach_with_their_steps():
    """Just the paths that are offered, to the seat that chooses and to nobody else."""
    made = roman_example()
    options = turn(made, "red", "play architect", "move land roma")
    shown = {p.place: p.badge for p in game().scene(game().view(made, 0)).pieces if p.kind == "reach"}
    assert set(shown) == {f"path:{move.removeprefix('to ').replace('land ', 'land-')}" for move in options}
    assert shown["path:land-novaria-roma"] == 1
    assert shown["path:land-aquileia-vindobona"] == 2
    assert not [p for p in game().scene(game().view(made, 1)).pieces if p.kind == "reach"]


@rule("2.2.1")
@ruling("R1")
def test_steps_and_houses_are_voluntary():
    """Nobody has to move or build."""
    made = roman_example()
    turn(made, "red", "play architect", "done")
    assert houses_of(made, "red") == {"colonia_a"}
    assert colonists_of(made, "red") == {"land colonia_a-novaria", "land roma", "sea roma"}


@rule("2.2.1")
@ruling("R2")
def test_a_colonist_leaves_its_city_for_good():
    """The first step leads onto a path beside the city; further ones lead from path to path."""
    made = roman_example()
    options = turn(made, "red", "play architect", "move land roma")
    assert all(move.startswith("to land") for move in options)
    assert {"to land aquileia-roma", "to land novaria-roma", "to land roma-syracusae"} <= set(options)
    assert refused(made, "red", "to sea massilia-roma") == "other-kind-of-path"
    assert refused(made, "red", "to land memphis-petra") == "too-far"


@rule("2.2.1")
def test_occupied_paths_are_passed_and_counted():
    """Nobody ends on an occupied path; to cross it costs the step."""
    made = table(
        2,
        land={"red": ["roma", "massilia-novaria"], "green": ["aquileia-roma"]},
    )
    options = turn(made, "red", "play architect", "move land roma")
    assert "to land aquileia-roma" not in options
    assert "to land aquileia-vindobona" in options
    assert refused(made, "red", "to land aquileia-roma") == "occupied"
    assert refused(made, "red", "to land sirmium-vindobona") == "too-far"


@rule("2.2.1")
@ruling("R3", "R44")
def test_colonists_move_in_any_order_once_each():
    """A colonist that has moved stays; every place is reached with one move of the right colonist."""
    made = table(2, land={"red": ["massilia-novaria", "aquileia-roma"]}, sea={"red": ["roma"]})
    turn(made, "red", "play architect", "move land aquileia-roma", "to land novaria-roma")
    assert refused(made, "red", "move land novaria-roma") == "has-moved"
    assert "move land massilia-novaria" in answer(made)
    assert refused(made, "red", "move land roma-syracusae") == "no-land-colonist-there"
    assert refused(made, "red", "move sea aquileia") == "no-sea-colonist-there"


@rule("2.2.1")
def test_what_comes_earlier_or_later_in_the_play_is_told():
    """Nobody who plays an Architect is told to play one first."""
    made = table(
        2, land={"red": ["massilia-novaria"]}, sea={"red": ["roma"]}, goods={"red": PLENTY}, money={"red": 20}
    )
    turn(made, "red", "play architect")
    assert refused(made, "red", "to land novaria-roma") == "colonist-first"
    assert refused(made, "red", "build massilia") == "moves-first"
    answer(made, "move land massilia-novaria")
    assert refused(made, "red", "move sea roma") == "another-moves"
    assert refused(made, "red", "build massilia") == "moves-first"
    answer(made, "to land novaria-roma", "done")
    assert refused(made, "red", "move sea roma") == "moves-over"
    assert refused(made, "red", "to sea roma-syracusae") == "moves-over"


def positions(made: ConcordiaTable, ask: MoveColonists, again: bool) -> set[tuple[str, ...]]:
    """Where Red's colonists can stand in the end; `again` forgets who has moved already."""
    found = {tuple(sorted(colonists_of(made, "red")))}
    for pick in ask.options(made)[:-1]:
        picked = made.copy()
        ask.take(picked, pick)
        goal = picked.stack.pop()
        assert isinstance(goal, ChooseDestination)
        for target in goal.options(picked):
            after = picked.copy()
            goal.take(after, target)
            left = after.stack.pop()
            assert isinstance(left, MoveColonists)
            found |= positions(after, MoveColonists(0, left.steps, 0, 0) if again else left, again)
    return found


@ruling("R44")
def test_moving_once_reaches_all_positions():
    """Whatever several moves of each colonist bring about, one move of each does as well."""
    land = ["apollonia-scodra", "ambrakia-apollonia", "scodra"]
    made = table(4, map_="ionium", land={"red": land, "green": ["apollonia-thessalonica"]})
    ask = MoveColonists(0, 3, 0, 0)
    once = positions(made, ask, again=False)
    assert once == positions(made, ask, again=True)
    assert len(once) > 100


@rule("2.2.1")
def test_equal_colonists_are_one_option():
    """Two land colonists in a city are offered once."""
    made = table(2, land={"red": ["roma", "roma"]})
    assert turn(made, "red", "play architect") == ["move land roma", "done"]


def distance(map_: GameMap, kind: int, start: int, target: int) -> int:
    """Steps from a path to another, found by walking."""
    now, seen, steps = {start}, {start}, 0
    while target not in now:
        now = {
            path
            for path, ends in enumerate(map_.path_ends[kind])
            if any(set(ends) & set(map_.path_ends[kind][other]) for other in now)
        } - seen
        seen |= now
        steps += 1
        if not now:
            return -1
    return steps


@rule("2.2.1")
@pytest.mark.parametrize("name", sorted(FACTS.maps))
def test_reach_is_what_walking_finds(name):
    """The tables of reach agree with a walk from path to path, on every map."""
    map_ = FACTS.maps[name]
    for kind in (LAND, SEA):
        stops = [path for path in range(len(map_.path_ids[kind])) if not map_.no_stop[kind] >> path & 1]
        for start in stops[::5]:
            walked = {path: distance(map_, kind, start, path) for path in stops}
            for steps in range(1, 7):
                right = [path for path in stops if 0 < walked[path] <= steps]
                assert members(map_.from_path[kind][start][steps]) == right
        for city in range(0, len(map_.city_ids), 5):
            ways = members(map_.city_paths[kind][city])
            walked = {path: min([distance(map_, kind, w, path) for w in ways], default=9) for path in stops}
            for steps in range(1, 7):
                right = [path for path in stops if walked[path] < steps]
                assert members(map_.from_city[kind][city][steps]) == right
            assert map_.from_city[kind][city][1] == map_.city_paths[kind][city] & ~map_.no_stop[kind]


@rule("3.6")
def test_nobody_stays_between_brundisium_and_apollonia():
    """The land path across the sea is crossed with one step, and nobody ends on it."""
    made = table(4, map_="ionium", land={"red": ["apollonia-scodra", "athenae"]})
    options = turn(made, "red", "play architect", "move land apollonia-scodra")
    assert "to land apollonia-brundisium" not in options
    assert "to land brundisium-canusium" in options
    assert refused(made, "red", "to land apollonia-brundisium") == "no-stopping"
    answer(made, "to land brundisium-canusium")
    assert colonists_of(made, "red") == {"land brundisium-canusium", "land athenae"}


@rule("2.2.2")
@ruling("R33")
def test_a_partners_house_raises_the_price():
    """Every house that stands in the city counts, the partner's too."""
    made = table(
        4,
        mode="team",
        tiles={"novaria": "tool"},
        houses={"yellow": ["novaria"]},
        land={"red": ["novaria-roma"]},
        goods={"red": PLENTY},
        money={"red": 6},
    )
    assert made.board.house_price(made.board.map.city_ids.index("novaria")) == 6
    ask(made, BuildHouses(0))
    answer(made, "build novaria")
    assert money_of(made, "red") == 0


@rule("2.2.2")
def test_where_nobody_builds():
    """Not in the capital, not twice, not from inside a city, not without goods or sestertii."""
    made = table(
        2,
        tiles={"novaria": "wine", "massilia": "cloth", "colonia_a": "brick"},
        houses={"red": ["massilia"]},
        land={"red": ["massilia-novaria", "colonia_a", "novaria-roma"]},
        goods={"red": {"brick": 1, "food": 1}},
    )
    assert ask(made, BuildHouses(0)) == []
    made.stack.append(BuildHouses(0))
    assert refused(made, "red", "build roma") == "capital"
    assert refused(made, "red", "build massilia") == "own-house"
    assert refused(made, "red", "build colonia_a") == "not-beside"
    assert refused(made, "red", "build novaria") == "house-goods"
    assert refused(made, "red", "build athenae") == "not-beside"
    assert refused(made, "red", "build paphos") == "not-on-map"
    made.board.goods[seat("red") * 5 + 3] = 1
    assert refused(made, "red", "build novaria") == "house-money"
    made.board.houses[0] = (1 << 15) - 1
    made.board.houses[0] &= ~(1 << made.board.map.city_ids.index("novaria"))
    made.board.houses[0] |= 1 << 20
    assert made.board.houses[0].bit_count() == 15
    assert refused(made, "red", "build novaria") == "no-houses-left"
    assert affordable_cities(made.board, 0) == []


@rule("2.2.2")
@pytest.mark.parametrize(
    ("good", "cost", "coins"),
    [
        ("brick", {"food": 1}, 1),
        ("food", {"brick": 1, "food": 1}, 2),
        ("tool", {"brick": 1, "tool": 1}, 3),
        ("wine", {"brick": 1, "wine": 1}, 4),
        ("cloth", {"brick": 1, "cloth": 1}, 5),
    ],
)
def test_what_the_first_house_costs(good, cost, coins):
    """A brick city costs food, any other a brick and its good; sestertii by the good."""
    made = table(
        2,
        tiles={"novaria": good},
        land={"red": ["novaria-roma"]},
        goods={"red": cost},
        money={"red": coins},
    )
    ask(made, BuildHouses(0))
    answer(made, "build novaria")
    assert (goods_of(made, "red"), money_of(made, "red")) == ({}, 0)


@rule("2.2.1")
def test_without_steps_or_ways_nothing_is_asked():
    """No colonist on the board means no step; the refusal says so."""
    made = table(2)
    made.board.camped = [()] * 4
    assert turn(made, "red", "play architect") == []
    step = game().load_step(["MoveColonists", 0, 0, 0, 0])
    made.stack.append(step)
    made.board.camped[0] = (made.board.map.capital,)
    assert refused(made, "red", "move land roma") == "no-steps"
    made.stack[-1] = game().load_step(["MoveColonists", 0, 1, 0, 0])
    for path in ("aquileia-roma", "novaria-roma", "roma-syracusae"):
        made.board.paths[2] |= 1 << made.board.map.path_ids[LAND].index(path)
    assert refused(made, "red", "move land roma") == "no-free-path"
