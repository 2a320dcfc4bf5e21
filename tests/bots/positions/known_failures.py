"""What players get wrong today, by player and position, each with the reason; take out what they learn."""

from __future__ import annotations

MOST_DUCATS = "the points for the most ducats don't count yet in the auctions of the last round"
LEARNED = "the learned values don't tell these moves apart yet"

KNOWN_FAILURES = {
    ("advanced", "colonialism the_color_that_is_missing_altogether"): LEARNED,
    ("planner", "colonialism the_color_that_is_missing_altogether"): LEARNED,
    ("advanced", "colonialism the_best_of_its_kind_is_kept"): LEARNED,
    ("advanced", "concordia_venus three_houses_instead_of_none"): LEARNED,
    ("advanced", "concordia_venus no_step_for_its_own_sake"): LEARNED,
    ("planner", "concordia_venus no_step_for_its_own_sake"): LEARNED,
    ("advanced", "goa no_mission_for_the_most_ducats"): MOST_DUCATS,
    ("planner", "goa no_mission_for_the_most_ducats"): MOST_DUCATS,
    ("advanced", "goa no_bid_for_a_useless_tile"): LEARNED,
}
