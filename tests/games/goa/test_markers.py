"""Setting the flag and the markers (2.1)."""

from __future__ import annotations

from carrack.games.goa.rules.markers import SetFlag, SetMarker, begin_round, flag_places, marker_cells
from goa.build import FACTS, answer, ask, place, refusal, rule, ruling, table, tile


@rule("2.1")
@ruling("R7")
def test_where_the_flag_may_lie() -> None:
    """On a free cell or at the edge, straight beside a tile; never on a tile."""
    made = table(grid={"a1": "b_mission_2_1", "c3": "b_mission_2_2"})
    options = ask(made, SetFlag(0))
    assert options == [f"flag {id_}" for id_ in ("b1", "a2", "c2", "b3", "d3", "c4", "top_1", "left_1")]
    assert refusal(made, 0, "flag a1").message.id == "refusal-cell-occupied"
    assert refusal(made, 0, "flag b2").message.id == "refusal-no-tile-beside"
    assert refusal(made, 0, "flag bottom_1").message.id == "refusal-no-tile-beside"
    answer(made, "flag top_1")
    assert (made.board.flag_at, made.board.markers) == (place("top_1"), (place("top_1"),))


@rule("2.1")
@ruling("R7")
def test_twenty_places_at_the_edge() -> None:
    """On a full board only the edge is free, with five places on each side."""
    made = table()
    made.board.grid = list(range(25))
    places = [FACTS.place_ids[at] for at in flag_places(made.board)]
    assert places == [f"{edge}_{n}" for edge in ("top", "bottom", "left", "right") for n in range(1, 6)]


@rule("2.1")
@ruling("R5", "R8")
def test_markers_touch_the_one_before() -> None:
    """Straight or diagonally, marker 2 as well; one marker to a tile."""
    made = table(
        grid={id_: f"b_plantation_2_{s}" for id_, s in (("b1", "ginger"), ("b2", "pepper"), ("c2", "clove"))}
    )
    made.board.markers = (place("a1"),)
    assert ask(made, SetMarker(1, 1)) == ["marker b1", "marker b2"]
    assert refusal(made, 1, "marker c2").message.id == "refusal-not-adjacent"
    assert refusal(made, 1, "marker e5").message.id == "refusal-no-tile-there"
    answer(made, "marker b2")
    assert marker_cells(made.board) == [place("b1"), place("c2")]
    made.stack.append(SetMarker(2, 2))
    assert refusal(made, 2, "marker b2").message.id == "refusal-marker-there"


@rule("2.1")
@ruling("R9")
def test_a_broken_chain_goes_on_anywhere() -> None:
    """Without a free neighbour any tile without a marker will do, and the chain goes on from there."""
    made = table(grid={"a1": "b_mission_2_1", "e5": "b_mission_2_2", "e4": "b_mission_3_1"})
    made.board.markers = (place("top_1"), place("a1"))
    assert ask(made, SetMarker(2, 2)) == ["marker e4", "marker e5"]
    answer(made, "marker e5")
    assert marker_cells(made.board) == [place("e4")]


@rule("2.1", "5.4")
def test_a_round_begins_with_the_flag() -> None:
    """The owner of the flag begins; red tiles can be used again, a fulfilled duty stays turned."""
    made = table(flag=2, tiles={1: ["a_ship", "b_duty"]})
    made.board.turned[1] = made.board.kept[1]
    begin_round(made)
    assert made.board.starter == 2
    assert made.board.turned[1] == 1 << tile("b_duty")
