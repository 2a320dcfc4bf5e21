"""The colonization phase (5.2.1, 5.2.2.1): check, order of regions and cards."""

from __future__ import annotations

import pytest

from carrack.games.colonialism.flow import COLONIZATION
from carrack.games.colonialism.rules.colonization import REGION_ACTIONS, colonization_check
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.table import advance
from colonialism.build import (
    answer,
    card_ids,
    colonize,
    cubes_in,
    decisions,
    gained_by,
    game,
    influence,
    new_game,
    notations,
    own_discs,
    region,
    rule,
    ruling,
    table,
    told,
)

EASTWARD = ["north_africa", "sub_saharan_africa", "middle_east", "india", "china", "southeast_asia"]


def all_regions(made: ColonialismTable) -> list[str]:
    """Start a colonization phase of the last turn, whose end asks nothing; the first options."""
    made.board.turn, made.board.phase = 3, 5
    made.events = []
    COLONIZATION.start(made)
    return notations(advance(made))


@rule("5.2.1")
@ruling("R35")
@pytest.mark.parametrize(
    ("discs", "policies", "due"),
    [
        ({"blue": 3}, {}, False),
        ({"blue": 3}, {"red": ["treaty"]}, True),
        ({"blue": 4, "natives": 3}, {}, True),
        ({"blue": 4, "natives": 3}, {"blue": ["army"]}, True),
        ({"blue": 9}, {}, False),
    ],
)
def test_either_trigger_is_enough(discs: dict[str, int], policies: dict[str, list[str]], due: bool) -> None:
    """A policy card at the region or a failed limit check calls for colonization actions."""
    made = table(2, discs={"middle_east": discs}, policies={"middle_east": policies})
    colonization_check(made, region("middle_east"))
    assert bool(made.stack) is due


@rule("5.2.1")
@ruling("R35", "R54")
@pytest.mark.parametrize("seats", [2, 4])
def test_no_policy_card_outlives_its_segment(seats: int) -> None:
    """Policy cards are resolved in the segment they were played in, whatever the limits."""
    made = new_game(seats, 8)
    played = 0
    for _ in decisions(made, 8):
        lying = sum(made.board.policy_count(index, seat) for index in range(6) for seat in range(seats))
        played = max(played, lying)
        if told(made, "row-chosen"):
            assert lying == 0
        made.events = []
    assert played


@rule("5.2.1")
@ruling("R36", "R2", "R3")
@pytest.mark.parametrize(
    ("discs", "mercenaries", "fails"),
    [
        ({"blue": 3, "red": 3}, {}, False),
        ({"blue": 3, "red": 4}, {}, True),
        ({"blue": 3, "natives": 4}, {}, True),
        ({"natives": 9}, {}, False),
        ({"blue": 5}, {"blue": 4}, False),
        ({"blue": 5}, {"red": 2}, True),
    ],
)
def test_what_fails_the_limit_check(discs: dict[str, int], mercenaries: dict[str, int], fails: bool) -> None:
    """All discs count, mercenaries too, but these are no faction of their own."""
    made = table(2, discs={"middle_east": discs}, mercenaries={"middle_east": mercenaries})
    assert made.board.fails_limit_check(region("middle_east")) is fails


@rule("5.2")
@ruling("R37", "R6", "R7")
def test_regions_are_finished_in_region_order() -> None:
    """Discs freed in an earlier region are in the reserve for a later one, not the other way round."""
    pieces = {
        "discs": {"china": {"blue": 12, "red": 9}, "sub_saharan_africa": {"blue": 10}},
        "policies": {"india": {"blue": ["influence_region_4"]}},
    }
    early = table(2, order=["china", "india", *EASTWARD[:3], "southeast_asia"], **pieces)  # type: ignore[arg-type]
    assert early.board.reserve[0] == 0
    all_regions(early)
    assert own_discs(early, "india", "blue") == 4, "conflict in China has freed five discs"
    assert early.board.reserve[0] == 1
    late = table(2, order=["india", "china", *EASTWARD[:3], "southeast_asia"], **pieces)  # type: ignore[arg-type]
    all_regions(late)
    assert own_discs(late, "india", "blue") == 0


@rule("5.2.2.1")
@ruling("R6", "R37")
def test_a_region_is_checked_when_its_turn_comes() -> None:
    """A region's actions are finished before the next one is even checked."""
    made = table(
        2,
        order=["india", "china", *EASTWARD[:3], "southeast_asia"],
        discs={"china": {"blue": 1}},
        policies={"india": {"blue": ["army"]}, "china": {"blue": ["army"]}},
    )
    all_regions(made)
    assert influence(made, "india") == {"blue": 2}
    assert influence(made, "china") == {"blue": 3}, "the new discs in India count for China's army"
    assert [event.args["region"] for event in told(made, "colonized")] == ["region:india", "region:china"]


@rule("5.1.3.2")
@ruling("R38", "R90")
def test_cards_are_turned_up_when_their_region_begins() -> None:
    """While an earlier region asks something, later regions' first cards stay face down."""
    made = table(
        2,
        order=["india", "china", *EASTWARD[:3], "southeast_asia"],
        discs={"india": {"blue": 1}},
        cubes={"india": [1, 1, 0]},
        policies={"india": {"blue": ["treaty"]}, "china": {"red": ["army"]}},
    )
    assert all_regions(made) == ["collect agricultural", "collect natural"]
    assert made.board.down == [0, 1 << region("china")]
    assert card_ids(made.board.up[region("india") * 5]) == ["treaty"]
    assert "army" not in str(game().view(made, 0).as_json()["regions"])
    answer(made, "collect natural")
    assert made.board.down == [0, 0]


@rule("5.2.2")
@ruling("R39")
def test_the_three_steps_run_in_order() -> None:
    """Cards, then conflict, then collection."""
    assert REGION_ACTIONS.names == [
        "turn_up_cards",
        "resolve_influence_cards",
        "resolve_unrest",
        "resolve_conflict",
        "collect_resources",
        "discard_policy_cards",
    ]
    made = table(
        2,
        discs={"middle_east": {"natives": 2}},
        cubes={"middle_east": [0, 2, 0]},
        policies={"middle_east": {"blue": ["consolidate_holdings"]}},
    )
    made.events = []
    colonize(made, "middle_east")
    assert [event.kind for event in made.events] == [
        "turned-up",
        "resolved",
        "placed",
        "conflict",
        "removed",
        "removed",
        "collected",
    ]
    assert gained_by(made, "blue") == [0, 2, 0]


@rule("5.2.2")
@ruling("R39")
def test_collection_without_conflict() -> None:
    """A card is enough: a region without natives yields its cubes even if nothing exceeds its limit."""
    made = table(
        2, discs={"india": {"blue": 1}}, cubes={"india": [0, 0, 2]}, policies={"india": {"blue": ["treaty"]}}
    )
    colonize(made, "india")
    assert gained_by(made, "blue") == [0, 0, 2]


@rule("5.2.2")
@ruling("R39")
def test_a_conflict_may_vanish_through_cards() -> None:
    """Unrest may bring a region below its limit before the conflict is due."""
    made = table(
        2, discs={"middle_east": {"blue": 5, "red": 6}}, policies={"middle_east": {"red": ["unrest_at_home"]}}
    )
    assert made.board.fails_limit_check(region("middle_east"))
    made.events = []
    colonize(made, "middle_east")
    assert not told(made, "conflict")
    assert influence(made, "middle_east") == {"red": 6}


@rule("5.2.2.1")
@ruling("R40")
def test_ranks_are_resolved_one_after_the_other() -> None:
    """Dominion; all ordinary cards; Consolidate Holdings; Unrest at Home."""
    made = table(
        2,
        discs={"india": {"blue": 1}},
        policies={
            "india": {
                "blue": ["consolidate_holdings", "fleet", "dominion"],
                "red": ["unrest_at_home", "army"],
            }
        },
    )
    made.events = []
    colonize(made, "india")
    resolved = [event.args.get("card", event.kind) for event in told(made, "resolved", "unrest")]
    assert resolved == ["card:dominion", "card:fleet", "card:army", "card:consolidate_holdings", "unrest"]


@rule("5.2.2.1")
@ruling("R7", "R8", "R42")
def test_placement_is_mandatory_up_to_the_reserve() -> None:
    """Nobody is asked; what the reserve lacks is dropped."""
    made = table(
        2,
        discs={"sub_saharan_africa": {"blue": 16}},
        policies={"india": {"blue": ["influence_region_5", "influence_region_4"]}},
    )
    assert colonize(made, "india") == []
    assert influence(made, "india") == {"blue": 6}
    assert influence(made, "sub_saharan_africa") == {"blue": 16}, "discs never move between regions"
    assert made.board.reserve[0] == 0


@rule("5.2.2.1")
@ruling("R54")
def test_resolved_cards_go_to_the_discard_pile_at_the_end() -> None:
    """While the region still asks for a color its cards lie there; afterwards they are discarded."""
    made = table(
        2,
        discs={"india": {"blue": 1}},
        cubes={"india": [1, 1, 0]},
        policies={"india": {"blue": ["treaty", "army"], "red": ["empire"]}},
    )
    colonize(made, "india")
    assert card_ids(made.board.up[region("india") * 5]) == ["army", "treaty"]
    assert made.board.discards == [0, 0]
    answer(made, "collect natural")
    assert [card_ids(pile) for pile in made.board.discards] == [["army", "treaty"], ["empire"]]
    assert not any(made.board.up)


@rule("7.1")
@ruling("R40", "R8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_colonization_nothing_exceeds_its_limit(seats: int) -> None:
    """At the end of every phase no region with two factions or more exceeds its limit."""
    made = new_game(seats, 21)
    rows = 0
    for _, _, chosen in decisions(made, 21):
        if chosen.notation.startswith("row") and made.board.phase in {2, 5}:
            rows += 1
            assert not any(made.board.fails_limit_check(index) for index in range(6))
        game().check(made)
    assert rows
    assert not any(made.board.fails_limit_check(index) for index in range(6))


@rule("5.2.2.3")
@ruling("R65")
def test_without_a_trigger_nothing_is_collected() -> None:
    """A region without natives, card or failed limit check keeps its cubes."""
    made = table(2, discs={"india": {"blue": 3}}, cubes={"india": [1, 1, 1]})
    all_regions(made)
    assert cubes_in(made, "india") == [1, 1, 1]
