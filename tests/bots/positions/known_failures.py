"""What players get wrong today, by player and position, each with the reason; take out what they learn."""

from __future__ import annotations

TILE_FIRST = "a tile used before the action is judged without the action that it makes possible"
MOST_DUCATS = "the points for the most ducats don't count yet in the auctions of the last round"
NO_USE = "a tile is worth its usual part even where it can't be used any more"
NEXT_ACTION = "an action is judged without the actions of the same turn that it makes possible"
UNPAID = "a payment in progress is judged without what it pays for"
UNFOUGHT = "an attack is judged before it is fought"
THE_LAST = "nothing tells that a VP card is the last before the end"
LEARNED = "the learned values don't tell these moves apart yet"

KNOWN_FAILURES = {
    ("advanced", "colonialism the_likeliest_campaign_if_nothing_else_wins"): LEARNED,
    ("advanced", "goa spied_ships_pay_the_last_step"): TILE_FIRST,
    ("advanced", "goa no_mission_for_the_most_ducats"): MOST_DUCATS,
    ("planner", "goa no_mission_for_the_most_ducats"): MOST_DUCATS,
    ("advanced", "goa no_bid_for_a_useless_tile"): NO_USE,
    ("planner", "goa no_bid_for_a_useless_tile"): NO_USE,
    ("advanced", "thirteen_colonies two_explorers_instead_of_settlers"): NEXT_ACTION,
    ("advanced", "thirteen_colonies pomp_leaves_the_colonist"): UNPAID,
    ("planner", "thirteen_colonies pomp_leaves_the_colonist"): LEARNED,
    ("advanced", "thirteen_colonies no_end_of_a_lost_game"): THE_LAST,
    ("advanced", "thirteen_colonies a_ship_is_moved_for_the_colonist"): NEXT_ACTION,
    ("advanced", "thirteen_colonies a_hopeless_fight_is_stopped"): UNFOUGHT,
    ("advanced", "colonialism the_best_of_its_kind_is_kept"): LEARNED,
    ("advanced", "colonialism the_color_that_is_missing_altogether"): LEARNED,
    ("planner", "colonialism the_color_that_is_missing_altogether"): LEARNED,
    ("advanced", "concordia_venus three_houses_instead_of_none"): LEARNED,
    ("advanced", "goa a_free_card_before_the_end"): LEARNED,
    ("planner", "goa a_free_card_before_the_end"): LEARNED,
    ("advanced", "thirteen_colonies a_ship_made_to_order"): LEARNED,
    ("advanced", "thirteen_colonies pomp_needs_the_whole_hand"): LEARNED,
    ("advanced", "thirteen_colonies the_end_of_a_won_game"): LEARNED,
    ("planner", "thirteen_colonies the_end_of_a_won_game"): LEARNED,
    ("advanced", "concordia_venus all_three_steps_for_one_colonist"): LEARNED,
    ("advanced", "goa a_duty_leaves_the_spices_for_the_step"): LEARNED,
    ("advanced", "goa a_harvest_for_the_extra_action"): LEARNED,
    ("advanced", "goa a_useless_tile_is_sold"): LEARNED,
    ("advanced", "thirteen_colonies no_war_that_ends_the_mission"): LEARNED,
    ("advanced", "thirteen_colonies an_appeal_in_the_last_turn"): LEARNED,
}
