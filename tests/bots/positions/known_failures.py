"""What players get wrong today, by player and position, each with the reason; take out what they learn."""

from __future__ import annotations

ONE_WORLD = "a move with chance is judged by what it brings on one imagined table"
TILE_FIRST = "a tile used before the action is judged without the action that it makes possible"
THIS_TURN = "goods are judged as if the turn in progress could not use them any more"
EXTRA_CARD = "an extra action card counts as a small part of a turn, not as an action of its own"
LOT_WORTH = "bids follow a guess at what the lot is worth and don't count the others' ducats"
MOST_DUCATS = "the points for the most ducats don't count yet in the auctions of the last round"
NO_USE = "a tile is worth its usual part even where it can't be used any more"
OWN_POINTS = "the end of a game is judged by the own points, not by the victory"
NEXT_ACTION = "an action is judged without the actions of the same turn that it makes possible"
AT_ONCE = "points are taken at once, before what would make them more"
UNPAID = "a payment in progress is judged without what it pays for"
UNFOUGHT = "an attack is judged before it is fought"
THE_LAST = "nothing tells that a VP card is the last before the end"
MIDDLE = "in the middle of a colonization phase its cards and picks are foreseen as if it began anew"
REFILL = "a hand of two cards is judged before it is refilled, a single card after that"
DECIDED = "a game that is over is judged by its points, and playing on promises more of them"
PARTNERS_CARD = "what the partner will do with a card is a guess, not looked into"
FIRST_OF_EQUALS = "of moves that end equally well the first is made, and to stop is the last choice"

KNOWN_FAILURES = {
    ("advanced", "colonialism the_certain_campaign"): ONE_WORLD,
    ("advanced", "colonialism the_likeliest_campaign_if_nothing_else_wins"): ONE_WORLD,
    ("advanced", "colonialism unrest_takes_the_pick_of_another"): MIDDLE,
    ("advanced", "colonialism natives_stop_the_rival"): ONE_WORLD,
    ("advanced", "colonialism the_color_that_both_need"): MIDDLE,
    ("advanced", "colonialism no_card_against_oneself"): REFILL,
    ("advanced", "goa the_likeliest_colony_if_nothing_else_wins"): ONE_WORLD,
    ("advanced", "goa a_duty_leaves_the_spices_for_the_step"): THIS_TURN,
    ("advanced", "goa spied_ships_pay_the_last_step"): TILE_FIRST,
    ("planner", "goa spied_ships_pay_the_last_step"): TILE_FIRST,
    ("advanced", "goa a_harvest_for_the_extra_action"): EXTRA_CARD,
    ("advanced", "goa no_mission_for_the_most_ducats"): MOST_DUCATS,
    ("planner", "goa no_mission_for_the_most_ducats"): MOST_DUCATS,
    ("advanced", "goa no_bid_for_a_useless_tile"): NO_USE,
    ("planner", "goa no_bid_for_a_useless_tile"): NO_USE,
    ("advanced", "goa no_ducat_more_than_needed"): LOT_WORTH,
    ("planner", "goa no_ducat_more_than_needed"): LOT_WORTH,
    ("advanced", "thirteen_colonies a_ship_where_the_colonist_settles"): NEXT_ACTION,
    ("planner", "thirteen_colonies a_ship_where_the_colonist_settles"): OWN_POINTS,
    ("advanced", "thirteen_colonies the_colonist_before_the_envoy"): AT_ONCE,
    ("planner", "thirteen_colonies the_colonist_before_the_envoy"): OWN_POINTS,
    ("planner", "thirteen_colonies no_scoring_for_the_leader"): OWN_POINTS,
    ("advanced", "thirteen_colonies the_harbour_draws_the_missing_coin"): NEXT_ACTION,
    ("advanced", "thirteen_colonies two_explorers_instead_of_settlers"): NEXT_ACTION,
    ("advanced", "thirteen_colonies pomp_leaves_the_colonist"): UNPAID,
    ("planner", "thirteen_colonies pomp_leaves_the_colonist"): OWN_POINTS,
    ("advanced", "thirteen_colonies no_end_of_a_lost_game"): THE_LAST,
    ("planner", "thirteen_colonies no_end_of_a_lost_game"): OWN_POINTS,
    ("advanced", "thirteen_colonies independence_spares_the_scoring"): OWN_POINTS,
    ("planner", "thirteen_colonies independence_spares_the_scoring"): OWN_POINTS,
    ("advanced", "thirteen_colonies the_warehouse_is_for_the_stock"): NEXT_ACTION,
    ("advanced", "thirteen_colonies a_trail_for_three_colonists"): NEXT_ACTION,
    ("planner", "thirteen_colonies a_trail_for_three_colonists"): OWN_POINTS,
    ("advanced", "thirteen_colonies a_ship_is_moved_for_the_colonist"): NEXT_ACTION,
    ("planner", "thirteen_colonies a_ship_is_moved_for_the_colonist"): OWN_POINTS,
    ("advanced", "thirteen_colonies a_hopeless_fight_is_stopped"): UNFOUGHT,
    ("planner", "concordia_venus the_last_card_when_ahead"): DECIDED,
    ("advanced", "concordia_venus a_legatus_for_the_partners_architect"): PARTNERS_CARD,
    ("advanced", "concordia_venus no_step_for_its_own_sake"): FIRST_OF_EQUALS,
    ("planner", "concordia_venus no_step_for_its_own_sake"): FIRST_OF_EQUALS,
}
