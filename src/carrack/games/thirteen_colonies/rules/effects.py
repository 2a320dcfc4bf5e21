"""The interpreter of the card texts: a list of effects is carried out in order, as far as possible.

Of the verbs (`verbs.py`) `each_player` is here, because it is about lists.
"""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.facts import NONE, Effect
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.table import Step


class Effects(Step[ColoniesTable]):
    """A list of effects in progress for one seat, perhaps in a region; `at` is the next one."""

    def __init__(self, number: int, seat: int, region: int = NONE, at: int = 0) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.region: Final = region
        self.at: Final = at

    def resume(self, table: ColoniesTable) -> None:
        take_effect(table, self.number, self.seat, self.region, self.at)


def take_effect(table: ColoniesTable, number: int, seat: int, region: int, at: int = 0) -> None:
    """Carry out effects until one of them pushes something; the rest goes below that."""
    effects = table.facts.effects[number]
    stack = table.stack
    depth = len(stack)
    while at < len(effects) and len(stack) == depth:
        effect = effects[at]
        effect.deed(table, effect, seat, region)
        at += 1
    # `end_game` takes everything off the stack, this list with it.
    if at < len(effects) and len(stack) >= depth:
        stack.insert(depth, Effects(number, seat, region, at))


def run_effects(table: ColoniesTable, number: int, seat: int, region: int = NONE) -> None:
    """Push a list of effects, if there is one."""
    if number != NONE:
        table.stack.append(Effects(number, seat, region))


def each_player(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Every player in turn order, from the acting one, carries out the list."""
    for player in reversed(table.in_turn_order(seat)):
        table.stack.append(Effects(effect.inner, player, region))
