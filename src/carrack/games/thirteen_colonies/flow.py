"""The sequence of play (E2, E3, E6): read it beside those pages of the rulebook."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.rules.preparation import (
    build_stacks,
    lay_out,
    open_first_regions,
    seat_players,
)
from carrack.games.thirteen_colonies.rules.turns import (
    count_idle,
    draw_hand,
    end_actions,
    pay_taxes,
    prepare,
    take_actions,
)
from carrack.games.thirteen_colonies.rules.vp_cards import carry_out_reserved, fill_slots
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.messages import seat_thing
from carrack.kernel.procedures import Node, procedure, procedure_for


def next_turn(table: ColoniesTable, seat: int) -> None:
    """The next player to the left takes a turn; only a closing card ends the game (E3)."""
    TURN.start(table, (seat + 1) % table.seats)


TURN: Final = procedure_for(
    "turn",
    prepare,
    fill_slots,
    pay_taxes,
    take_actions,
    carry_out_reserved,
    end_actions,
    draw_hand,
    count_idle,
    next_turn,
)


def first_turn(table: ColoniesTable) -> None:
    """Spain begins (E3, ruling A33)."""
    TURN.start(table, table.first)


def final_count(table: ColoniesTable) -> None:
    """The VP piles are added to the track (E6)."""
    cards = table.facts.cards
    for seat, player in enumerate(table.players):
        points = sum([cards[kind].vp for kind in player.vp_pile])
        table.tell("final", {"seat": seat_thing(seat), "track": player.vp, "pile": points})


GAME: Final = procedure(
    "game", lay_out, build_stacks, seat_players, open_first_regions, first_turn, final_count
)

PARTS: Final[list[Node]] = [GAME, TURN]
