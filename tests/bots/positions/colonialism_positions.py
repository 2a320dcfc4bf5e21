"""Colonialism: the last action of the game, collecting, and what leaves no doubt in the middle of it.

Blue plays for the victory against Red, who has the upper row and has acted. The score is the number of cubes
in the color of which somebody has the fewest, after three of one color became one of another; cubes left
break ties. Triples of cubes are yellow, brown and black. Where nothing else is said four natives sit in a
region.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from colonialism.build import FACTS, answer, game, table
from position import position

from carrack.games.colonialism.rules.action_rounds import TakeAnAction
from carrack.games.colonialism.rules.turn_order import actions_begun
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.table import NOBODY, Step

TURNS = 3
SECOND_ROUND, FOURTH_ROUND = 1, 4  # the phases before colonization
INTERESTS = ["ei_north_africa_agricultural", "ei_north_africa_mineral", "ei_sub_saharan_africa_natural"]
RED_INTERESTS = ["ei_sub_saharan_africa_mineral", "ei_middle_east_agricultural", "ei_middle_east_natural"]
RED_SHIPS = ["atlantic_ocean", "eastern_seas", "pacific_ocean"]


def rest_of_game(turn: int, phase: int) -> list[Step[Any]]:
    """What follows after the last action of a segment."""
    nodes = game().nodes
    rest = [nodes["game"].load(["final_scoring", NOBODY])]
    if turn < TURNS:
        rest.append(nodes["turns"].load([TURNS - turn, NOBODY]))
    after_segment = "end_of_turn" if phase == FOURTH_ROUND else "segment#2"
    rest.append(nodes["game turn"].load([after_segment, NOBODY]))
    rest.append(nodes["segment"].load(["colonization", NOBODY]))
    return [*rest, nodes["action round"].load(["end_action_round", NOBODY])]


def last_action(
    *choices: str,
    turn: int = TURNS,
    phase: int = FOURTH_ROUND,
    discs: Mapping[str, Mapping[str, int]],
    ships: Sequence[str] = (),
    used: Sequence[str] = (),
    hand: Sequence[str] = (),
    laid: Mapping[str, Sequence[str]] | None = None,
    interests: Sequence[str] = INTERESTS,
    blue: Sequence[int] = (0, 0, 0),
    red: Sequence[int] = (0, 0, 0),
    **pieces: Any,
) -> ColonialismTable:
    """The last action of a segment, usually of the game, is Blue's, who has made some choices.

    `blue` and `red` are the cubes that they have; ships, hand, cards laid and interests are Blue's.
    """
    made = table(
        2,
        turn=turn,
        phase=phase,
        rows=["red", "blue"],
        discs={region: {"natives": 4} for region in FACTS.region_ids} | dict(discs),
        ships={"blue": ships, "red": RED_SHIPS},
        used={"blue": used},
        hands={"blue": hand, "red": ["fleet"]},
        policies={region: {"blue": cards} for region, cards in (laid or {}).items()},
        interests={"blue": interests, "red": RED_INTERESTS},
        stock={"blue": blue, "red": red},
        **pieces,
    )
    made.stack = [*rest_of_game(turn, phase), TakeAnAction(0)]
    made.board.acted = actions_begun(made)
    answer(made, *choices)
    return made


def collecting(**pieces: Any) -> ColonialismTable:
    """The last colonization phase: Blue's Treaty calls for the Middle East, where Blue picks before Red."""
    return last_action(
        "pass",
        discs={"middle_east": {"blue": 3, "red": 2}},
        ships=["arabian_sea", "eastern_seas", "pacific_ocean"],
        laid={"middle_east": ["treaty"]},
        **pieces,
    )


# Cards that bring cubes at once


@position(
    good=["play military_campaign, in india, target natives"],
    bad=["play military_campaign, in china"],
    solved=True,
)
def the_certain_campaign() -> ColonialismTable:
    """Two natives of India always leave, and its two black cubes are enough; three of China may stay."""
    return last_action(
        discs={"india": {"blue": 2, "natives": 2}, "china": {"blue": 2, "natives": 3}},
        cubes={"india": (0, 0, 2), "china": (0, 0, 3)},
        ships=["eastern_seas"] * 3,
        hand=["military_campaign", "influence_region_3"],
        blue=(4, 4, 2),
        red=(3, 4, 3),
    )


@position(good=["play military_campaign, in china, target natives"], solved=True)
def the_likeliest_campaign_if_nothing_else_wins() -> ColonialismTable:
    """India's yellow cube is of no use, and three natives of China leave more often than four."""
    return last_action(
        discs={
            "india": {"blue": 2, "natives": 2},
            "china": {"blue": 2, "natives": 3},
            "southeast_asia": {"blue": 3, "natives": 4},
        },
        cubes={"india": (1, 0, 0), "china": (0, 0, 2), "southeast_asia": (0, 0, 3)},
        ships=["eastern_seas"] * 3,
        hand=["military_campaign", "influence_region_3"],
        blue=(4, 4, 2),
        red=(3, 4, 3),
    )


# The card that calls for a region


@position(good=["play treaty, in middle_east"], bad=["play unrest_at_home"], solved=True)
def a_useless_card_calls_for_a_region() -> ColonialismTable:
    """Without a card nothing is collected in the Middle East; Unrest at Home would hit Blue, alone there."""
    return last_action(
        discs={"middle_east": {"blue": 3}},
        cubes={"middle_east": (0, 0, 2), "sub_saharan_africa": (2, 1, 2)},
        ships=["arabian_sea", "mediterranean_sea", "pacific_ocean"],
        hand=["treaty", "unrest_at_home"],
        blue=(4, 4, 2),
        red=(3, 4, 3),
    )


@position(
    good=["play influence_region_3, in india"], bad=["play influence_region_3, in middle_east"], solved=True
)
def the_region_with_the_missing_color() -> ColonialismTable:
    """One card calls for one region: a black cube is a point, two yellow ones are none."""
    return last_action(
        discs={"middle_east": {"blue": 3}, "india": {"blue": 3}},
        cubes={"middle_east": (2, 0, 0), "india": (0, 0, 1)},
        ships=["arabian_sea"] * 3,
        hand=["influence_region_3"],
        blue=(4, 4, 3),
        red=(6, 5, 3),
    )


@position(
    good=["play influence_region_5, in middle_east"], bad=["play influence_region_5, in india"], solved=True
)
def discs_where_natives_can_be_driven_out() -> ColonialismTable:
    """Eight discs drive two natives out of the Middle East; in India, with more cubes, three would stay."""
    return last_action(
        discs={"middle_east": {"blue": 3, "natives": 2}, "india": {"blue": 3, "natives": 4}},
        cubes={"middle_east": (0, 0, 1), "india": (1, 1, 3)},
        ships=["arabian_sea"] * 3,
        hand=["influence_region_5", "influence_region_2"],
        blue=(4, 4, 3),
        red=(6, 5, 3),
    )


@position(good=["play monopoly, in middle_east"], bad=["play army", "play influence_region_2"], solved=True)
def the_card_that_brings_enough() -> ColonialismTable:
    """It takes four discs: Monopoly brings one for each yellow cube of Blue, Army none at all."""
    return last_action(
        discs={"middle_east": {"blue": 3, "natives": 2}},
        cubes={"middle_east": (0, 0, 1), "india": (1, 1, 3)},
        ships=["arabian_sea", "mediterranean_sea", "pacific_ocean"],
        hand=["monopoly", "army", "influence_region_2"],
        blue=(4, 4, 3),
        red=(6, 5, 3),
    )


@position(good=["play unrest_at_home, in middle_east"], bad=["play influence_region_3"], solved=True)
def unrest_takes_the_pick_of_another() -> ColonialismTable:
    """Blue needs the brown and the black cube, and only Unrest drives Red out, who would pick one of them."""
    return last_action(
        discs={"middle_east": {"blue": 3, "red": 2}},
        cubes={"middle_east": (0, 1, 1)},
        ships=["mediterranean_sea"] * 3,
        hand=["unrest_at_home", "influence_region_3"],
        blue=(4, 3, 3),
        red=(5, 4, 3),
    )


@position(good=["play treaty, in southeast_asia"], bad=["explore southeast_asia"])
def a_treaty_saves_the_last_pick() -> ColonialismTable:
    """More discs would be lost too; with the Treaty Blue gets the cube that Red leaves and wins the tie."""
    return last_action(
        discs={"southeast_asia": {"red": 10}},
        mercenaries={"southeast_asia": {"blue": 1}},
        cubes={"southeast_asia": (1, 1, 0)},
        ships=["pacific_ocean"] * 3,
        hand=["treaty", "influence_region_2"],
        blue=(4, 3, 3),
        red=(3, 3, 3),
        interests=[INTERESTS[0], "ei_southeast_asia_natural", "ei_southeast_asia_mineral"],
    )


# For a card that lies there already


@position(good=["explore middle_east"], solved=True)
def the_disc_that_is_missing() -> ColonialismTable:
    """With one more disc Blue's card drives the natives out of the Middle East."""
    return last_action(
        discs={"middle_east": {"blue": 2, "natives": 2}},
        cubes={"middle_east": (0, 0, 1), "sub_saharan_africa": (1, 1, 2)},
        ships=["arabian_sea"] * 3,
        laid={"middle_east": ["influence_region_4"]},
        blue=(4, 4, 3),
        red=(6, 5, 3),
    )


@position(
    good=["move pacific_ocean, to mediterranean_sea", "move pacific_ocean, to arabian_sea"],
    bad=["explore middle_east"],
    solved=True,
)
def a_ship_joins_the_fleet() -> ColonialismTable:
    """The third ship brings the two discs that are missing when Fleet is resolved, exploring only one."""
    return last_action(
        discs={"middle_east": {"blue": 3, "natives": 4}},
        cubes={"middle_east": (0, 0, 1), "china": (1, 1, 2)},
        ships=["mediterranean_sea", "pacific_ocean"],
        used=["arabian_sea"],
        laid={"middle_east": ["fleet"]},
        blue=(4, 4, 3),
        red=(6, 5, 3),
    )


@position(
    good=[
        f"withdraw {region}, amount {n}" for region in ("sub_saharan_africa", "india") for n in range(2, 6)
    ],
    bad=["explore middle_east"],
    solved=True,
)
def discs_come_home_for_consolidation() -> ColonialismTable:
    """Consolidate Holdings brings seven discs or none, and the reserve holds five."""
    return last_action(
        discs={
            "middle_east": {"blue": 2, "natives": 3},
            "sub_saharan_africa": {"blue": 6, "natives": 4},
            "india": {"blue": 5, "natives": 4},
            "china": {"blue": 4, "natives": 4},
        },
        cubes={"middle_east": (0, 0, 1), "china": (1, 1, 2)},
        ships=["arabian_sea"] * 3,
        laid={"middle_east": ["consolidate_holdings"]},
        blue=(4, 4, 3),
        red=(6, 5, 3),
        interests=[*INTERESTS[:2], "ei_southeast_asia_natural"],
    )


@position(good=["play land_grab"], bad=["play empire", "explore middle_east"], solved=True)
def a_disc_for_each_card_that_lies_there() -> ColonialismTable:
    """Three cards lie at the Middle East: Land Grab brings three discs, Empire one, and two are missing."""
    return last_action(
        discs={"middle_east": {"blue": 2, "natives": 4}},
        cubes={"middle_east": (0, 0, 1), "sub_saharan_africa": (1, 1, 2)},
        ships=["arabian_sea"] * 3,
        hand=["land_grab", "empire"],
        laid={"middle_east": ["influence_region_2", "influence_region_3", "treaty"]},
        blue=(4, 4, 3),
        red=(6, 5, 3),
    )


@position(good=["play trade, between middle_east india"], solved=True)
def the_wanted_cube_comes_by_trade() -> ColonialismTable:
    """Blue will collect the yellow cube of the Middle East; India has the black one that Blue needs."""
    return last_action(
        discs={"middle_east": {"blue": 3}},
        cubes={"middle_east": (1, 0, 0), "india": (0, 0, 1), "sub_saharan_africa": (1, 1, 0)},
        ships=["arabian_sea"] * 3,
        hand=["trade", "influence_region_4"],
        laid={"middle_east": ["treaty"]},
        blue=(4, 4, 3),
        red=(6, 5, 3),
    )


@position(good=["play missionaries, in middle_east"], bad=["explore middle_east"], solved=True)
def missionaries_for_the_first_pick() -> ColonialismTable:
    """The stronger takes both cubes: Missionaries turn 2 to 3 around, and Red's upper row wins a tie."""
    return last_action(
        discs={"middle_east": {"blue": 2, "red": 3}, "india": {"blue": 1, "natives": 5}},
        cubes={"middle_east": (0, 0, 2)},
        ships=["arabian_sea"] * 3,
        hand=["missionaries"],
        laid={"middle_east": ["treaty"]},
        blue=(4, 4, 2),
        red=(4, 4, 2),
    )


@position(good=["play diplomacy, in southeast_asia, target natives"], solved=True)
def natives_stop_the_rival() -> ColonialismTable:
    """Two more natives always keep Red from two black cubes; Blue's interest in North Africa may fail."""
    return last_action(
        discs={
            "southeast_asia": {"blue": 1, "red": 7, "natives": 1},
            "north_africa": {"blue": 2, "natives": 4},
        },
        cubes={"southeast_asia": (0, 0, 2), "north_africa": (1, 1, 0)},
        ships=["atlantic_ocean"] * 3,
        hand=["diplomacy", "influence_region_2"],
        blue=(6, 5, 3),
        red=(4, 4, 2),
    )


# Economic interests


@position(good=["explore china"], solved=True)
def a_disc_for_the_most_influence() -> ColonialismTable:
    """One disc breaks the tie in China, and Blue's economic interest there brings the black cube."""
    return last_action(
        discs={"china": {"blue": 3, "red": 3, "natives": 2}, "india": {"blue": 2, "natives": 4}},
        cubes={"india": (1, 1, 2), "china": (1, 0, 1)},
        ships=["eastern_seas"] * 3,
        blue=(4, 4, 3),
        red=(6, 5, 3),
        interests=[*INTERESTS[:2], "ei_china_mineral"],
    )


@position(
    good=["play military_campaign, in india, target natives"],
    bad=["explore india", "play military_campaign, in china"],
    solved=True,
)
def a_campaign_for_the_most_influence() -> ColonialismTable:
    """Fewer than four natives are left in India, and Blue's interest there brings a cube; a tie does not."""
    return last_action(
        discs={"india": {"blue": 4, "natives": 5}, "china": {"blue": 2, "red": 3, "natives": 4}},
        cubes={"india": (1, 1, 1), "china": (0, 2, 0)},
        ships=["eastern_seas"] * 3,
        hand=["military_campaign"],
        blue=(4, 3, 4),
        red=(6, 3, 5),
        interests=[*INTERESTS[:2], "ei_india_natural"],
    )


@position(good=["mercenaries 3"], solved=True)
def mercenaries_fall_first() -> ColonialismTable:
    """They leave anyway, and Blue needs all five discs for the most influence in China and its interest."""
    return last_action(
        "pass",
        discs={"china": {"blue": 5, "red": 7}},
        mercenaries={"china": {"blue": 4}},
        cubes={"china": (1, 0, 0)},
        ships=["eastern_seas"] * 3,
        blue=(4, 4, 3),
        red=(6, 5, 3),
        interests=[*INTERESTS[:2], "ei_china_mineral"],
    )


# Collecting


@position(good=["collect mineral"], solved=True)
def two_cubes_that_count() -> ColonialismTable:
    """Two black cubes are a point for Blue, three yellow ones none."""
    return collecting(cubes={"middle_east": (3, 0, 2)}, blue=(5, 5, 1), red=(3, 3, 3))


@position(good=["collect mineral"], solved=True)
def the_cube_that_another_needs() -> ColonialismTable:
    """Neither cube changes Blue's score, but with the black one Red would draw level and win the tie."""
    return collecting(cubes={"middle_east": (1, 0, 1)}, blue=(4, 4, 4), red=(5, 5, 3))


@position(good=["collect mineral"])
def the_color_that_both_need() -> ColonialismTable:
    """Blue picks first and last: black must come first, or Red takes it."""
    return collecting(cubes={"middle_east": (1, 1, 1)}, blue=(4, 4, 3), red=(4, 4, 3))


# In the middle of the game


@position(good=["collect mineral"])
def the_color_that_is_missing_altogether() -> ColonialismTable:
    """Two black cubes are a point for Blue and would be one for Red; of yellow ones both have enough."""
    return last_action(
        "pass",
        turn=2,
        discs={"india": {"blue": 4, "red": 3}},
        ships=["arabian_sea", "eastern_seas", "pacific_ocean"],
        laid={"india": ["influence_region_2"]},
        cubes={"india": (2, 0, 2), "china": (1, 1, 0), "sub_saharan_africa": (2, 1, 0)},
        blue=(4, 4, 0),
        red=(3, 3, 2),
    )


@position(good=["play military_campaign"], bad=["play military_campaign, target blue"])
def a_campaign_before_all_is_lost() -> ColonialismTable:
    """The conflict to come would drive out Blue and the natives and leave all four cubes to Red."""
    return last_action(
        turn=2,
        phase=SECOND_ROUND,
        discs={"middle_east": {"blue": 2, "red": 6, "natives": 2}},
        cubes={"middle_east": (2, 0, 2), "india": (1, 1, 1), "china": (2, 0, 1)},
        used=["atlantic_ocean", "arabian_sea", "eastern_seas"],
        hand=["military_campaign", "influence_region_3", "army"],
        blue=(2, 3, 2),
        red=(2, 3, 2),
    )


@position(good=["play influence_region_2, in sub_saharan_africa"])
def a_card_before_the_cubes_are_lost() -> ColonialismTable:
    """With a card Blue collects five cubes alone; without one they stay there, and a native comes."""
    return last_action(
        turn=2,
        phase=SECOND_ROUND,
        discs={"sub_saharan_africa": {"blue": 5}},
        cubes={"sub_saharan_africa": (2, 1, 2), "middle_east": (1, 0, 0), "india": (1, 1, 1)},
        ships=["arabian_sea"],
        used=["eastern_seas", "pacific_ocean"],
        hand=["influence_region_2", "diplomacy"],
        blue=(2, 2, 2),
        red=(2, 3, 2),
    )


@position(good=["keep influence_region_5"], seat=0)
def the_best_of_its_kind_is_kept() -> ColonialismTable:
    """Five discs are better than two or three, for the same ship and action."""
    return last_action(
        "pass",
        phase=SECOND_ROUND,
        discs={"india": {"blue": 4, "natives": 3}},
        cubes={"india": (2, 1, 1), "china": (1, 1, 1)},
        ships=["eastern_seas", "arabian_sea", "pacific_ocean"],
        hand=["influence_region_2", "influence_region_3", "influence_region_5"],
        blue=(2, 3, 2),
        red=(2, 3, 2),
    )


@position(good=["keep military_campaign"], seat=0)
def a_campaign_is_kept_for_the_last_segment() -> ColonialismTable:
    """It can collect five cubes with a single action; Treaty and Trade can't drive the native out."""
    return last_action(
        "pass",
        phase=SECOND_ROUND,
        discs={"china": {"blue": 4, "natives": 1}},
        cubes={"china": (1, 1, 2), "india": (1, 1, 1)},
        ships=["eastern_seas", "arabian_sea", "pacific_ocean"],
        hand=["military_campaign", "treaty", "trade"],
        blue=(2, 3, 2),
        red=(2, 3, 2),
    )


@position(bad=["play plague", "play unrest_at_home, in india"])
def no_card_against_oneself() -> ColonialismTable:
    """In India Plague would take half of Blue's discs and no native, and Unrest at Home all of them."""
    return last_action(
        turn=2,
        phase=SECOND_ROUND,
        discs={"india": {"blue": 6, "natives": 1}},
        cubes={"india": (1, 1, 2), "china": (1, 1, 1)},
        ships=["eastern_seas", "arabian_sea"],
        used=["pacific_ocean"],
        hand=["plague", "unrest_at_home"],
        blue=(2, 2, 2),
        red=(2, 3, 2),
    )
