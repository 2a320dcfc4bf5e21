"""Policy cards (7.1): what each is worth, and when."""

from __future__ import annotations

import pytest

from colonialism.build import (
    FACTS,
    colonize,
    game,
    influence,
    own_discs,
    region,
    rule,
    ruling,
    table,
    told,
    value,
)


@rule("7.1 Army")
@ruling("R43", "R5")
def test_army_counts_adjacent_regions() -> None:
    """Two discs for each adjacent region with own influence; its own region and far ones don't count."""
    made = table(2, discs={"india": {"blue": 5}, "china": {"blue": 1}, "north_africa": {"blue": 4}})
    made.board.mercenaries[region("middle_east") * 5] = 2
    assert value(made, "army", "india") == 4, "China, and the Middle East through mercenaries"
    assert value(made, "army", "sub_saharan_africa") == 4
    assert value(made, "army", "southeast_asia") == 4
    assert value(made, "army", "india", seat=1) == 0


@rule("7.1 Commerce")
@ruling("R44")
def test_commerce_counts_all_ships_nearby() -> None:
    """One disc for every ship, own or not, fresh or used, in the region's zones, each once."""
    made = table(
        3,
        ships={"blue": ["arabian_sea"], "red": ["eastern_seas", "pacific_ocean"]},
        used={"green": ["arabian_sea", "eastern_seas", "atlantic_ocean"]},
    )
    assert value(made, "commerce", "india") == 4
    assert value(made, "commerce", "china") == 3


@rule("7.1 Fleet")
@ruling("R44")
def test_fleet_counts_own_ships_twice() -> None:
    """Two discs for every own ship in the region's zones, fresh or used."""
    made = table(2, ships={"blue": ["arabian_sea"], "red": ["eastern_seas"]}, used={"blue": ["eastern_seas"]})
    assert value(made, "fleet", "india") == 4
    assert value(made, "fleet", "sub_saharan_africa") == 2
    assert value(made, "fleet", "north_africa") == 0


@rule("7.1 Hegemony")
@ruling("R44")
def test_hegemony_counts_ships_and_neighbours() -> None:
    """One disc for every own ship nearby and one for every adjacent region with own influence."""
    made = table(
        2,
        ships={"blue": ["arabian_sea"], "red": ["eastern_seas"]},
        used={"blue": ["eastern_seas"]},
        discs={"china": {"blue": 3}, "india": {"blue": 1}},
    )
    assert value(made, "hegemony", "india") == 3


@rule("7.1 Consolidate Holdings")
@ruling("R48")
def test_consolidate_looks_at_the_reserve_of_the_moment() -> None:
    """Discs that earlier cards of the region took from the reserve are gone."""
    made = table(
        2, policies={"india": {"blue": ["consolidate_holdings", "influence_region_5"]}}, reserve={"blue": 11}
    )
    colonize(made, "india")
    assert own_discs(made, "india", "blue") == 5
    made = table(
        2, policies={"india": {"blue": ["consolidate_holdings", "influence_region_4"]}}, reserve={"blue": 11}
    )
    colonize(made, "india")
    assert own_discs(made, "india", "blue") == 11


@rule("7.1 Dominion")
@ruling("R4", "R45")
def test_dominion_counts_majorities() -> None:
    """Two discs for every region where the owner has more than every other faction; ties don't count."""
    made = table(
        3,
        discs={
            "china": {"blue": 3, "red": 3},
            "india": {"blue": 4, "natives": 3},
            "middle_east": {"blue": 2, "natives": 2},
            "north_africa": {"blue": 1},
        },
        mercenaries={"southeast_asia": {"blue": 2}},
    )
    assert value(made, "dominion", "china") == 6
    assert value(made, "dominion", "china", seat=1) == 0
    assert value(made, "dominion", "china", seat=2) == 0, "no influence is never the most"


@rule("7.1 Dominion")
@ruling("R40", "R45")
def test_dominion_comes_first_and_on_one_snapshot() -> None:
    """Both Dominions see the region before either places; Empire sees it after them."""
    made = table(
        2,
        discs={"india": {"blue": 2, "red": 1}},
        policies={"india": {"blue": ["dominion", "empire"], "red": ["dominion"]}},
    )
    made.events = []
    colonize(made, "india")
    values = [(event.args["card"], event.args["value"]) for event in told(made, "resolved")]
    assert values == [("card:dominion", 2), ("card:dominion", 0), ("card:empire", 1)]
    assert influence(made, "india") == {"blue": 5, "red": 1}


@rule("7.1 Empire")
@ruling("R41")
def test_empire_counts_regions_with_influence() -> None:
    """Its own region counts only if the owner has influence there when the ordinary cards are resolved."""
    made = table(2, discs={"china": {"blue": 1}, "north_africa": {"blue": 3}})
    assert value(made, "empire", "india") == 2
    assert value(made, "empire", "china") == 2
    made.board.mercenaries[region("india") * 5] = 1
    assert value(made, "empire", "india") == 3


@rule("7.1 Empire")
@ruling("R40", "R41")
def test_empire_does_not_see_ordinary_cards_of_its_region() -> None:
    """Discs of other ordinary cards of the region don't count yet, those of Dominion do."""
    made = table(
        2, discs={"china": {"blue": 1}}, policies={"india": {"blue": ["empire", "influence_region_2"]}}
    )
    colonize(made, "india")
    assert own_discs(made, "india", "blue") == 1 + 2
    made = table(2, discs={"china": {"blue": 1}}, policies={"india": {"blue": ["empire", "dominion"]}})
    colonize(made, "india")
    assert own_discs(made, "india", "blue") == 2 + 2


@rule("7.1 Influence Region")
@ruling("R42")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_influence_region_adds_its_number(number: int) -> None:
    """As many discs as the card says, all of them."""
    made = table(2, policies={"india": {"blue": [f"influence_region_{number}"]}})
    assert colonize(made, "india") == [], "nobody is asked how many"
    assert own_discs(made, "india", "blue") == number


@rule("7.1 Monopoly")
@ruling("R46", "R66")
def test_monopoly_counts_the_largest_color() -> None:
    """Cubes of the most frequent color collected so far in the whole game; none is worth nothing."""
    made = table(2, stock={"blue": [1, 3, 0]}, gained={"blue": [2, 1, 2]})
    assert value(made, "monopoly", "india") == 4
    assert value(made, "monopoly", "india", seat=1) == 0


@rule("7.1 Monopoly")
@ruling("R6", "R46")
def test_monopoly_counts_cubes_of_regions_finished_before() -> None:
    """Currently means now: cubes that an earlier region yielded in this phase are collected already."""
    made = table(
        2,
        discs={"china": {"blue": 1}},
        cubes={"china": [0, 0, 3]},
        policies={"china": {"blue": ["treaty"]}, "india": {"blue": ["monopoly"]}},
    )
    colonize(made, "china")
    colonize(made, "india")
    assert own_discs(made, "india", "blue") == 3


@rule("7.1 Resources")
@ruling("R47")
@pytest.mark.parametrize(("kind", "worth"), [("agricultural", 3), ("natural", 2), ("mineral", 1)])
def test_resources_count_cubes_around(kind: str, worth: int) -> None:
    """Cubes of the card's color in the region and in all adjacent regions."""
    made = table(
        2, cubes={"india": [1, 0, 0], "china": [2, 0, 1], "middle_east": [0, 2, 0], "north_africa": [1, 1, 1]}
    )
    assert value(made, f"resources_{kind}", "india") == worth


@rule("2.6.1")
def test_seventeen_policy_cards() -> None:
    """Every player has the same 17 policy cards; each needs a ship and no presence."""
    policies = [found for found in FACTS.cards if found.policy]
    assert len(policies) == 17
    assert all(found.needs_ship and found.presence == "none" for found in policies)
    ranks = {found.id: found.order for found in policies if found.order != "normal"}
    assert ranks == {"dominion": "first", "consolidate_holdings": "consolidate", "unrest_at_home": "last"}
    assert {component.section for component in game().components() if component.kind == "policy"} == {"7.1"}
