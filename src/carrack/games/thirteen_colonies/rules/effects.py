"""The interpreter of the card texts: a list of effects is carried out in order, as far as possible.

Verbs are in their chapters (`verbs.py`); here are those about lists, and what cards decree: supply piles face
up (E8 to E10), taxes (F2.a), declarations (P6).
"""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.facts import NONE, Effect
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.messages import seat_thing
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
        table.after(depth, Effects(number, seat, region, at))


def run_effects(table: ColoniesTable, number: int, seat: int, region: int = NONE) -> None:
    """Push a list of effects, if there is one."""
    if number != NONE:
        table.stack.append(Effects(number, seat, region))


def each_player(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Every player in turn order, from the acting one, carries out the list."""
    for player in reversed(table.in_turn_order(seat)):
        table.stack.append(Effects(effect.inner, player, region))


def unlock(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Turn supply piles face up (E8 to E10, F5, F6)."""
    for kind in effect.cards:
        if not table.lies_face_up(kind):
            table.open_pile(kind)
            table.tell("unlocked", {"card": table.facts.cards[kind].thing})


def change_tax(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Move the common rate with all own ones, or an own one below the common rate (F2.a)."""
    most = table.facts.limits.tax
    if effect.scope == "self":
        rate = max(0, min(most, table.rate(seat) + effect.n))
        table.own_tax = (*table.own_tax[:seat], rate, *table.own_tax[seat + 1 :])
        table.tell("own-tax", {"seat": seat_thing(seat), "rate": rate})
        return
    table.tax = max(0, min(most, table.tax + effect.n))
    table.own_tax = tuple(
        [rate if rate == NONE else max(0, min(most, rate + effect.n)) for rate in table.own_tax]
    )
    table.tell("tax", {"rate": table.tax})


def declare(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Declarations of independence for this turn (P6)."""
    table.own_turn().declarations += effect.n
    table.tell("declared", {"seat": seat_thing(seat), "count": effect.n})
