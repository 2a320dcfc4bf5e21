"""The sequence of play (4.0, 5.0): read it beside that page of the rulebook."""

from __future__ import annotations

from typing import Final

from carrack.games.colonialism.rules import (
    action_rounds,
    colonization,
    end_of_phase,
    hands,
    preparations,
    scoring,
    supplies,
    turn_order,
)
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.procedures import Node, each, each_seat, procedure, repeat

PREPARATIONS: Final = procedure(
    "preparations",
    supplies.new_region_order,
    supplies.add_cubes_by_value,
    supplies.roll_natives_where_none,
    preparations.roll_for_rows,
    preparations.deal_interests,
    hands.draw_starting_cards,
    hands.choose_starting_hands,
    hands.reveal_kept_cards,
    repeat("ships", each_seat("place a ship", preparations.ask_for_ship, turn_order.in_turn_order), times=3),
    preparations.place_tokens,
)

ACTION_ROUND: Final = procedure(
    "action round",
    repeat(
        "passes",
        each_seat("turn", action_rounds.take_an_action, turn_order.in_turn_order),
        times=turn_order.PASSES,
    ),
    action_rounds.end_action_round,
)

END_OF_COLONIZATION: Final = procedure(
    "end of colonization",
    hands.choose_kept_cards,
    hands.reveal_kept_cards,
    hands.refill_hands,
    end_of_phase.influence_check,
    turn_order.new_turn_order,
    supplies.new_region_order,
    end_of_phase.add_after_first_phase,
    end_of_phase.advance_phase,
)


def end_colonization(table: ColonialismTable) -> None:
    """All end steps, in the printed order (R95); in the game's last phase only the influence check (R74)."""
    if end_of_phase.is_last_phase(table):
        end_of_phase.influence_check(table)
    else:
        END_OF_COLONIZATION.start(table)


COLONIZATION: Final = procedure(
    "colonization",
    each("regions", colonization.colonization_check, colonization.region_order),
    end_colonization,
)
SEGMENT: Final = procedure("segment", ACTION_ROUND, ACTION_ROUND, COLONIZATION)
GAME_TURN: Final = procedure("game turn", SEGMENT, SEGMENT, end_of_phase.end_of_turn)
GAME: Final = procedure("game", PREPARATIONS, repeat("turns", GAME_TURN, times=3), scoring.final_scoring)

PARTS: Final[list[Node]] = [GAME, END_OF_COLONIZATION, colonization.REGION_ACTIONS, turn_order.CHOOSE_ROWS]
