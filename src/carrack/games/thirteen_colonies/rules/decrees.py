"""What cards decree: supply piles face up (E8 to E10), taxes (F2.a), declarations (P6)."""

from __future__ import annotations

from carrack.games.thirteen_colonies.content.facts import NONE, Effect
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.messages import seat_thing


def unlock(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Turn supply piles face up (E8 to E10, F5, F6)."""
    for kind in effect.cards:
        if not table.opened >> kind & 1:
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
