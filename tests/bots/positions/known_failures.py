"""What players get wrong today, by player and position, each with the reason; take out what they learn."""

from __future__ import annotations

ONE_WORLD = "a move with chance is judged by what it brings on one imagined table"
TILE_FIRST = "a tile used before the action is judged without the action that it makes possible"
MOST_DUCATS = "the points for the most ducats don't count yet in the auctions of the last round"
NO_USE = "a tile is worth its usual part even where it can't be used any more"
OWN_POINTS = "the end of a game is judged by the own points, not by the victory"
NEXT_ACTION = "an action is judged without the actions of the same turn that it makes possible"
UNPAID = "a payment in progress is judged without what it pays for"
UNFOUGHT = "an attack is judged before it is fought"
THE_LAST = "nothing tells that a VP card is the last before the end"
PARTNERS_CARD = "what the partner will do with a card is a guess, not looked into"
FIRST_OF_EQUALS = "of moves that end equally well the first is made, and to stop is the last choice"
LEARNED = "the learned values don't tell these moves apart yet"

KNOWN_FAILURES = {
    ("advanced", "colonialism the_likeliest_campaign_if_nothing_else_wins"): ONE_WORLD,
    ("advanced", "colonialism natives_stop_the_rival"): ONE_WORLD,
    ("advanced", "goa the_likeliest_colony_if_nothing_else_wins"): ONE_WORLD,
    ("advanced", "goa spied_ships_pay_the_last_step"): TILE_FIRST,
    ("advanced", "goa no_mission_for_the_most_ducats"): MOST_DUCATS,
    ("planner", "goa no_mission_for_the_most_ducats"): MOST_DUCATS,
    ("advanced", "goa no_bid_for_a_useless_tile"): NO_USE,
    ("planner", "goa no_bid_for_a_useless_tile"): NO_USE,
    ("advanced", "thirteen_colonies two_explorers_instead_of_settlers"): NEXT_ACTION,
    ("advanced", "thirteen_colonies pomp_leaves_the_colonist"): UNPAID,
    ("planner", "thirteen_colonies pomp_leaves_the_colonist"): OWN_POINTS,
    ("advanced", "thirteen_colonies no_end_of_a_lost_game"): THE_LAST,
    ("advanced", "thirteen_colonies independence_spares_the_scoring"): OWN_POINTS,
    ("planner", "thirteen_colonies independence_spares_the_scoring"): OWN_POINTS,
    ("advanced", "thirteen_colonies the_warehouse_is_for_the_stock"): NEXT_ACTION,
    ("advanced", "thirteen_colonies a_trail_for_three_colonists"): NEXT_ACTION,
    ("planner", "thirteen_colonies a_trail_for_three_colonists"): OWN_POINTS,
    ("advanced", "thirteen_colonies a_ship_is_moved_for_the_colonist"): NEXT_ACTION,
    ("planner", "thirteen_colonies a_ship_is_moved_for_the_colonist"): OWN_POINTS,
    ("advanced", "thirteen_colonies a_hopeless_fight_is_stopped"): UNFOUGHT,
    ("advanced", "concordia_venus a_legatus_for_the_partners_architect"): PARTNERS_CARD,
    ("advanced", "concordia_venus no_step_for_its_own_sake"): FIRST_OF_EQUALS,
    ("planner", "concordia_venus no_step_for_its_own_sake"): FIRST_OF_EQUALS,
    ("advanced", "colonialism the_best_of_its_kind_is_kept"): LEARNED,
    ("advanced", "colonialism the_color_that_is_missing_altogether"): LEARNED,
    ("planner", "colonialism the_color_that_is_missing_altogether"): LEARNED,
    ("planner", "colonialism the_likeliest_campaign_if_nothing_else_wins"): LEARNED,
    ("advanced", "concordia_venus three_houses_instead_of_none"): LEARNED,
    ("advanced", "goa a_free_card_before_the_end"): LEARNED,
    ("planner", "goa a_free_card_before_the_end"): LEARNED,
    ("advanced", "goa colonists_are_for_the_colony"): LEARNED,
    ("planner", "goa the_likeliest_colony_if_nothing_else_wins"): LEARNED,
    ("advanced", "goa two_cards_as_the_last_action"): LEARNED,
    ("advanced", "thirteen_colonies a_ship_made_to_order"): LEARNED,
    ("advanced", "thirteen_colonies pomp_needs_the_whole_hand"): LEARNED,
    ("advanced", "thirteen_colonies the_end_of_a_won_game"): LEARNED,
    ("planner", "thirteen_colonies the_end_of_a_won_game"): LEARNED,
}
