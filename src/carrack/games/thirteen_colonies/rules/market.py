"""The trade track (E4.c): prices and sales."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.facts import DEED_DONE, Effect, different
from carrack.games.thirteen_colonies.rules.actions import Sell
from carrack.games.thirteen_colonies.rules.catalogue import sold_for
from carrack.games.thirteen_colonies.rules.deck.money import take_money
from carrack.games.thirteen_colonies.rules.deck.piles import tell_card, trash_card
from carrack.games.thirteen_colonies.rules.reactions import monopoly_window
from carrack.games.thirteen_colonies.show.consequences import sale_then
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal
from carrack.kernel.table import Ask, Step


def price(table: ColoniesTable, good: int) -> int:
    """The price at the field of the marker."""
    return table.facts.goods[good].ladder[table.prices[good]]


def move_marker(table: ColoniesTable, good: int, step: int) -> None:
    """A trade marker moves along its ladder and stays at the ends."""
    ladder = table.facts.goods[good].ladder
    old = table.prices[good]
    field = max(0, min(len(ladder) - 1, old + step))
    table.prices[good] = field
    table.dues += (ladder[field] - ladder[old]) * table.guide.places[good]
    if table.events is not None:
        table.tell("price", {"good": table.facts.goods[good].thing, "price": price(table, good)})


def sell(table: ColoniesTable, seat: int, kind: int, bonus: int = 0) -> None:
    """Trash a permanent card; each of its symbols is a sale with a price of its own (E4.c, ruling A17)."""
    card = table.facts.cards[kind]
    trash_card(table, seat, kind)
    if table.events is not None:
        tell_card(table, "sold", seat, kind)
    for _ in range(card.symbols - 1):
        table.stack.append(Sale(seat, card.good, 0))
    begin_sale(table, seat, card.good, bonus)


class Sale(Step[ColoniesTable]):
    """One symbol is sold."""

    def __init__(self, seat: int, good: int, bonus: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.bonus: Final = bonus

    def resume(self, table: ColoniesTable) -> None:
        begin_sale(table, self.seat, self.good, self.bonus)


def begin_sale(table: ColoniesTable, seat: int, good: int, bonus: int) -> None:
    """One symbol is sold at its price; France may answer to furs and pelts first (E4.c, P7)."""
    amount = price(table, good) + bonus
    if good in table.facts.fur_goods:
        table.stack.append(Proceeds(seat, good, amount))
        monopoly_window(table, seat)
    else:
        end_sale(table, seat, good, amount)


class Proceeds(Step[ColoniesTable]):
    """The money of a sale, after the answers to it."""

    def __init__(self, seat: int, good: int, amount: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.amount: Final = amount

    def resume(self, table: ColoniesTable) -> None:
        end_sale(table, self.seat, self.good, self.amount)


def end_sale(table: ColoniesTable, seat: int, good: int, amount: int) -> None:
    """The money of a sale is taken; the marker moves one field left (E4.c)."""
    table.own_turn().sold += 1
    table.news |= DEED_DONE
    move_marker(table, good, -1)
    if amount:
        take_money(table, seat, amount)


class ChooseSale(Ask[ColoniesTable]):
    """A card action sells one card, its first symbol above the price (sell_bonus)."""

    def __init__(self, seat: int, goods: tuple[int, ...], bonus: int) -> None:
        super().__init__(seat)
        self.goods: Final = goods
        self.bonus: Final = bonus

    def options(self, table: ColoniesTable) -> list[Action]:
        sold = sold_for(table.facts, table.actions, self.goods)
        kinds = [kind for kind in different(table.players[self.seat].hand) if kind in sold]
        return [table.actions.sell[kind] for kind in kinds] or [table.actions.done]

    def take(self, table: ColoniesTable, action: Action) -> None:
        if isinstance(action, Sell):
            sell(table, self.seat, action.value, self.bonus)

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, Sell):
            return None
        card = table.facts.cards[action.value]
        if action.value not in table.players[self.seat].hand:
            return Refusal("not-in-hand", "E4.c", {"card": card.thing})
        return Refusal("does-not-match", "E4.c", {"card": card.thing})

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        return sale_then(table, action.value, self.bonus) if isinstance(action, Sell) else None

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-sale", {"bonus": self.bonus})


def sell_bonus(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """One sale with its first symbol above the price."""
    table.stack.append(ChooseSale(seat, tuple(effect.goods), effect.n))


def change_prices(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Move trade markers, or all back to their start fields."""
    if effect.how == "reset":
        table.reset_prices()
        table.tell("prices-reset", {})
        return
    for good in effect.goods:
        move_marker(table, good, effect.n)
