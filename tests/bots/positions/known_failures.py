"""What players get wrong today, by player and position, each with the reason; take out what they learn."""

from __future__ import annotations

ONE_WORLD = "a move with chance is judged by what it brings on one imagined table"
TILE_FIRST = "a tile used before the action is judged without the action that it makes possible"
THIS_TURN = "goods are judged as if the turn in progress could not use them any more"
EXTRA_CARD = "an extra action card counts as a small part of a turn, not as an action of its own"
LOT_WORTH = "bids follow a guess at what the lot is worth and don't count the others' ducats"
MOST_DUCATS = "the points for the most ducats don't count yet in the auctions of the last round"
NO_USE = "a tile is worth its usual part even where it can't be used any more"
DECIDED = "a game that is over is judged by its points, and playing on promises more of them"
PARTNERS_CARD = "what the partner will do with a card is a guess, not looked into"
FIRST_OF_EQUALS = "of moves that end equally well the first is made, and to stop is the last choice"

KNOWN_FAILURES = {
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
    ("planner", "concordia_venus the_last_card_when_ahead"): DECIDED,
    ("advanced", "concordia_venus a_legatus_for_the_partners_architect"): PARTNERS_CARD,
    ("advanced", "concordia_venus no_step_for_its_own_sake"): FIRST_OF_EQUALS,
    ("planner", "concordia_venus no_step_for_its_own_sake"): FIRST_OF_EQUALS,
}
