"""The end of a colonization phase (5.2.3) and of a game turn (5.3)."""

from __future__ import annotations

from carrack.games.colonialism.content.facts import FACTIONS, NATIVES, REGIONS
from carrack.games.colonialism.rules.influence import remove_discs
from carrack.games.colonialism.rules.supplies import (
    add_cube_and_native,
    add_cubes_by_value,
    roll_natives_where_none,
)
from carrack.games.colonialism.state.table import ColonialismTable

LAST_TURN = 3
LAST_PHASE = 5


def is_last_phase(table: ColonialismTable) -> bool:
    """The second colonization phase of the third turn ends the game (ruling R74)."""
    return table.board.turn == LAST_TURN and table.board.phase == LAST_PHASE


def influence_check(table: ColonialismTable) -> None:
    """Mercenaries leave first (R69); then a lone player's discs above the limit go home (R70)."""
    board = table.board
    for region in range(REGIONS):
        for seat, mercenaries in enumerate(board.mercenaries_in(region)):
            if mercenaries:
                remove_discs(table, region, seat, 0, mercenaries)
    for region in range(REGIONS):
        discs = board.discs_in(region)
        present = [faction for faction in range(FACTIONS) if discs[faction]]
        if len(present) == 1 and present[0] != NATIVES:
            surplus = discs[present[0]] - board.limit(region)
            if surplus > 0:
                remove_discs(table, region, present[0], surplus, 0)


def add_after_first_phase(table: ColonialismTable) -> None:
    """Only at the end of the first colonization phase of a turn (ruling R72)."""
    if table.board.phase != LAST_PHASE:
        add_cube_and_native(table)


def advance_phase(table: ColonialismTable) -> None:
    """The phase token moves on; after the second phase of a turn it waits for the end of turn (R94)."""
    if table.board.phase != LAST_PHASE:
        table.board.phase += 1


def end_of_turn(table: ColonialismTable) -> None:
    """After turns 1 and 2: new cubes, new natives where there are none, the tokens advance (5.3, R75).

    The cubes of the turn join the earlier ones; they have set the new turn order already (ruling R66).
    """
    board = table.board
    if board.turn == LAST_TURN:
        return
    board.join_gained_to_stock()
    add_cubes_by_value(table)
    roll_natives_where_none(table)
    board.turn += 1
    board.phase = 0
    if table.events is not None:
        table.tell("turn", {"turn": board.turn})
