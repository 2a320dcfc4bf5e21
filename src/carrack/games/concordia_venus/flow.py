"""The sequence of play (1.3, 1.4, 5.2): read it beside the first page of the rulebook."""

from __future__ import annotations

from typing import Final

from carrack.games.concordia_venus.rules.playing import TURN, PlayCard
from carrack.games.concordia_venus.rules.preparations import (
    deal_city_tiles,
    draw_start_player,
    hand_out,
    lay_out_display,
    place_bonus_markers,
    place_first_colonists,
)
from carrack.games.concordia_venus.rules.purchases import refill_display
from carrack.games.concordia_venus.rules.scoring import final_scoring
from carrack.games.concordia_venus.state.table import ConcordiaTable
from carrack.kernel.procedures import Node, each_seat, procedure, procedure_for, repeat

# Chosen to lie beyond usual games; without it nobody would ever have to end a game (R43).
MOST_ROUNDS: Final = 100


def turn_order(table: ConcordiaTable) -> tuple[int, ...]:
    """Clockwise from the start player."""
    return table.board.turn_order()


def count_round(table: ConcordiaTable) -> None:
    """Everybody, or in team play everybody with the figure, has a turn in each round."""
    if not table.board.over():
        table.board.round += 1


def play_a_card(table: ConcordiaTable, seat: int) -> None:
    """Whoever's turn it is plays one card, until the last turns are over (1.4, 5.2)."""
    board = table.board
    if board.over():
        return
    if board.turns_left > 0:
        board.turns_left -= 1
    board.turn = seat
    table.stack.append(PlayCard(seat, TURN))


def end_turn(table: ConcordiaTable, seat: int) -> None:
    """The display is filled up when all purchases of the turn are done (2.9, R39).

    Whoever ends the game in the last round leaves the others their last turns, beyond its end (5.2, R43).
    """
    refill_display(table)
    board = table.board
    if board.round == MOST_ROUNDS and seat == board.turn_order()[-1] and board.turns_left > 0:
        TURNS.start(table)


PREPARATIONS: Final = procedure(
    "preparations",
    deal_city_tiles,
    place_bonus_markers,
    draw_start_player,
    hand_out,
    lay_out_display,
    each_seat("first colonists", place_first_colonists, turn_order),
)
PLAYERS_TURN: Final = procedure_for("turn", play_a_card, end_turn)
TURNS: Final = each_seat("turns", PLAYERS_TURN, turn_order)
ROUND: Final = procedure("round", count_round, TURNS)
GAME: Final = procedure("game", PREPARATIONS, repeat("rounds", ROUND, times=MOST_ROUNDS), final_scoring)

PARTS: Final[list[Node]] = [GAME]
