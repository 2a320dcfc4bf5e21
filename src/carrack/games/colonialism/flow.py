"""The sequence of play (4.0, 5.0): read it beside that page of the rulebook."""

from __future__ import annotations

from typing import Final

from carrack.games.colonialism.rules.action_rounds import end_action_round, take_an_action
from carrack.games.colonialism.rules.colonization import REGION_ACTIONS, colonization_check, region_order
from carrack.games.colonialism.rules.end_of_phase import (
    add_after_first_phase,
    advance_phase,
    end_of_turn,
    influence_check,
    is_last_phase,
)
from carrack.games.colonialism.rules.hands import (
    choose_kept_cards,
    choose_starting_hands,
    draw_starting_cards,
    refill_hands,
    reveal_kept_cards,
)
from carrack.games.colonialism.rules.preparations import (
    ask_for_ship,
    deal_interests,
    place_tokens,
    roll_for_rows,
)
from carrack.games.colonialism.rules.scoring import final_scoring
from carrack.games.colonialism.rules.supplies import (
    add_cubes_by_value,
    new_region_order,
    roll_natives_where_none,
)
from carrack.games.colonialism.rules.turn_order import CHOOSE_ROWS, PASSES, in_turn_order, new_turn_order
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.procedures import Node, each, each_seat, procedure, repeat

PREPARATIONS: Final = procedure(
    "preparations",
    new_region_order,
    add_cubes_by_value,
    roll_natives_where_none,
    roll_for_rows,
    deal_interests,
    draw_starting_cards,
    choose_starting_hands,
    reveal_kept_cards,
    repeat("ships", each_seat("place a ship", ask_for_ship, in_turn_order), times=3),
    place_tokens,
)

ACTION_ROUND: Final = procedure(
    "action round",
    repeat("passes", each_seat("turn", take_an_action, in_turn_order), times=PASSES),
    end_action_round,
)

END_OF_COLONIZATION: Final = procedure(
    "end of colonization",
    choose_kept_cards,
    reveal_kept_cards,
    refill_hands,
    influence_check,
    new_turn_order,
    new_region_order,
    add_after_first_phase,
    advance_phase,
)


def end_colonization(table: ColonialismTable) -> None:
    """All end steps, in the printed order (R95); in the game's last phase only the influence check (R74)."""
    if is_last_phase(table):
        influence_check(table)
    else:
        END_OF_COLONIZATION.start(table)


COLONIZATION: Final = procedure(
    "colonization", each("regions", colonization_check, region_order), end_colonization
)
SEGMENT: Final = procedure("segment", ACTION_ROUND, ACTION_ROUND, COLONIZATION)
GAME_TURN: Final = procedure("game turn", SEGMENT, SEGMENT, end_of_turn)
GAME: Final = procedure("game", PREPARATIONS, repeat("turns", GAME_TURN, times=3), final_scoring)

PARTS: Final[list[Node]] = [GAME, END_OF_COLONIZATION, REGION_ACTIONS, CHOOSE_ROWS]
