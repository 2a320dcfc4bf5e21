"""The deck (2c) and the four symbols (2d): how cards come into a player's piles and leave them."""

from __future__ import annotations

from bisect import insort
from typing import Final

from carrack.games.thirteen_colonies.content.facts import (
    DECK_CHANGED,
    NONE,
    TO_COAST,
    TO_SUPPLY,
    TO_TERRAIN,
    Effect,
)
from carrack.games.thirteen_colonies.rules.effects import run_effects
from carrack.games.thirteen_colonies.state.players import Player
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.messages import seat_thing
from carrack.kernel.table import Step


def tell_card(table: ColoniesTable, kind: str, seat: int, card: int) -> None:
    """Tell everybody what a player did with a card."""
    if table.events is not None:
        table.tell(kind, {"seat": seat_thing(seat), "card": table.facts.cards[card].thing})


# The hand


def into_hand(player: Player, kind: int, known: bool) -> None:
    """A card comes into the hand; `known` if everybody sees which."""
    insort(player.hand, kind)
    if known:
        insort(player.sure, kind)


def out_of_hand(player: Player, kind: int) -> None:
    """A card leaves the hand openly."""
    player.hand.remove(kind)
    if kind in player.sure:
        player.sure.remove(kind)


def discard_card(table: ColoniesTable, seat: int, kind: int) -> None:
    """From the hand onto the own discard pile (2d, ablegen)."""
    player = table.own_player(seat)
    out_of_hand(player, kind)
    player.discard.append(kind)


def trash_card(table: ColoniesTable, seat: int, kind: int) -> None:
    """From the hand out of the deck (2d, weglegen)."""
    out_of_hand(table.own_player(seat), kind)
    trash(table, kind)


def trash(table: ColoniesTable, kind: int) -> None:
    """A card that left a deck goes back to its supply, a trash pile or the box (2d)."""
    table.news |= DECK_CHANGED
    to = table.facts.cards[kind].trashed_to
    if to == TO_SUPPLY:
        table.to_supply(kind)
    elif to == TO_TERRAIN:
        table.terrain_trash = (*table.terrain_trash, kind)
    elif to == TO_COAST:
        table.coast_trash = (*table.coast_trash, kind)
    else:
        table.add_to_box(kind)


def give_up_card(table: ColoniesTable, seat: int, kind: int, trashed: bool) -> None:
    """A hand card is trashed or discarded, and everybody is told."""
    if trashed:
        trash_card(table, seat, kind)
    else:
        discard_card(table, seat, kind)
    tell_card(table, "gave-up" if trashed else "discarded", seat, kind)


def spend_card(table: ColoniesTable, seat: int, kind: int) -> None:
    """A hand card is used and leaves by its own symbol (2d)."""
    keep = table.facts.cards[kind].keep
    if keep == "discard":
        discard_card(table, seat, kind)
    elif keep == "vp":
        player = table.own_player(seat)
        out_of_hand(player, kind)
        player.vp_pile.append(kind)
        table.news |= DECK_CHANGED
    else:
        trash_card(table, seat, kind)


# Gaining cards


def gain_card(table: ColoniesTable, seat: int, kind: int) -> None:
    """A new card onto the discard pile; what it brings at once follows (2c)."""
    table.own_player(seat).discard.append(kind)
    table.news |= DECK_CHANGED
    if seat == table.active:
        table.own_turn().gained.append(kind)
    if table.events is not None:
        tell_card(table, "gained", seat, kind)
    number = table.facts.cards[kind].on_gain
    if number != NONE:
        run_effects(table, number, seat)


def gain_from_supply(table: ColoniesTable, seat: int, kind: int, count: int, to_hand: bool = False) -> None:
    """Take cards of a supply pile, as many as it holds (E4.c)."""
    for _ in range(min(count, table.supply[kind])):
        table.from_supply(kind)
        if to_hand:
            into_hand(table.own_player(seat), kind, known=True)
            table.news |= DECK_CHANGED
            tell_card(table, "gained-to-hand", seat, kind)
        else:
            gain_card(table, seat, kind)


class TakeCard(Step[ColoniesTable]):
    """A card of the supply is taken after its cost was paid."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def resume(self, table: ColoniesTable) -> None:
        gain_from_supply(table, self.seat, self.kind, 1)


# VP


def change_vp(table: ColoniesTable, seat: int, points: int) -> None:
    """Move the VP marker; it may fall below 0 (2a, ruling A14)."""
    if not points:
        return
    table.own_player(seat).vp += points
    if table.events is not None:
        table.tell("vp" if points > 0 else "lost-vp", {"seat": seat_thing(seat), "points": abs(points)})


def raise_stat(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Move the draw or hold marker up, not above its end (E4.c, E9)."""
    player = table.own_player(seat)
    limits = table.facts.limits
    if effect.how == "draw":
        player.draw_value = min(limits.draw, player.draw_value + effect.n)
        value = player.draw_value
    else:
        player.hold = min(limits.hold, player.hold + effect.n)
        value = player.hold
    if table.events is not None:
        table.tell(
            "raised-draw" if effect.how == "draw" else "raised-hold",
            {"seat": seat_thing(seat), "value": value},
        )
