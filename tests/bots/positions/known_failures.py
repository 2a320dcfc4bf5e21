"""What players get wrong today, by player and position, each with the reason; take out what they learn."""

from __future__ import annotations

MOST_DUCATS = "the points for the most ducats don't count yet in the auctions of the last round"
NO_USE = "a tile is worth its usual part even where it can't be used any more"
UNSPENT = "where nothing was learned, goods count for more than the house that they pay"
LEARNED = "the learned values don't tell these moves apart yet"

KNOWN_FAILURES = {
    ("advanced", "concordia_venus leaders_build_what_they_can_pay"): UNSPENT,
    ("advanced", "colonialism the_likeliest_campaign_if_nothing_else_wins"): LEARNED,
    ("advanced", "goa no_mission_for_the_most_ducats"): MOST_DUCATS,
    ("planner", "goa no_mission_for_the_most_ducats"): MOST_DUCATS,
    ("advanced", "goa no_bid_for_a_useless_tile"): NO_USE,
    ("planner", "goa no_bid_for_a_useless_tile"): NO_USE,
    ("advanced", "thirteen_colonies pomp_leaves_the_colonist"): LEARNED,
    ("planner", "thirteen_colonies pomp_leaves_the_colonist"): LEARNED,
    ("advanced", "colonialism the_best_of_its_kind_is_kept"): LEARNED,
    ("advanced", "colonialism the_color_that_is_missing_altogether"): LEARNED,
    ("planner", "colonialism the_color_that_is_missing_altogether"): LEARNED,
    ("advanced", "concordia_venus three_houses_instead_of_none"): LEARNED,
    ("advanced", "goa a_free_card_before_the_end"): LEARNED,
    ("planner", "goa a_free_card_before_the_end"): LEARNED,
    ("advanced", "thirteen_colonies the_end_of_a_won_game"): LEARNED,
    ("planner", "thirteen_colonies the_end_of_a_won_game"): LEARNED,
    ("advanced", "concordia_venus all_three_steps_for_one_colonist"): LEARNED,
    ("advanced", "goa a_useless_tile_is_sold"): LEARNED,
    ("advanced", "thirteen_colonies no_war_that_ends_the_mission"): LEARNED,
}
