"""The sequence of play (2.0): read it beside that page of the rulebook."""

from __future__ import annotations

from typing import Final

from carrack.games.goa.rules.auctions import AUCTION, hold_auction
from carrack.games.goa.rules.markers import begin_round, marker_numbers, set_marker
from carrack.games.goa.rules.preparations import (
    ask_for_quick_start,
    end_phase,
    find_first_player,
    from_first_player,
    lay_out_tiles,
)
from carrack.games.goa.rules.scoring import final_scoring
from carrack.games.goa.rules.turns import begin_extra_actions, end_round, next_action, take_turn
from carrack.kernel.procedures import Node, each, each_seat, procedure, repeat

ROUNDS: Final = 4
ACTIONS: Final = 3

PREPARATIONS: Final = procedure("preparations", lay_out_tiles, find_first_player)
QUICK_START: Final = each_seat("quick start", ask_for_quick_start, from_first_player)

TURN: Final = each_seat("turn", take_turn, from_first_player)
ACTION: Final = procedure("action", next_action, TURN)
ROUND: Final = procedure(
    "round",
    begin_round,
    each("markers", set_marker, marker_numbers),
    each("auctions", hold_auction, marker_numbers),
    repeat("actions", ACTION, times=ACTIONS),
    begin_extra_actions,
    end_round,
)
PHASE: Final = repeat("rounds", ROUND, times=ROUNDS)
GAME: Final = procedure(
    "game", PREPARATIONS, QUICK_START, PHASE, end_phase, lay_out_tiles, PHASE, end_phase, final_scoring
)

PARTS: Final[list[Node]] = [GAME, AUCTION]
