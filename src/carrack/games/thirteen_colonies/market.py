"""Europe (E4.c): recruiting, outfitting, training, buying and selling, prices, building (E8, F6b)."""

from __future__ import annotations

from typing import Any, Final

from carrack.games.thirteen_colonies.actions import Build, Cost, Recruit, Sell
from carrack.games.thirteen_colonies.consequences import colonist_then, purchase_then, sale_then
from carrack.games.thirteen_colonies.facts import FIELD, MONEY_PART, NONE, Atom, Effect, field_of
from carrack.games.thirteen_colonies.means import MONEY_ONCE, Means
from carrack.games.thirteen_colonies.money import TakeMoney
from carrack.games.thirteen_colonies.payment import (
    Due,
    charge,
    different,
)
from carrack.games.thirteen_colonies.piles import (
    TakeCard,
    gain_card,
    gain_from_supply,
    seat_thing,
    tell_card,
    trash_card,
)
from carrack.games.thirteen_colonies.reactions import monopoly_window
from carrack.games.thirteen_colonies.table import ColoniesTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal
from carrack.kernel.table import Ask, Step

MONEY_FOR_GOOD: Final = field_of(MONEY_PART, True)


def price(table: ColoniesTable, good: int) -> int:
    """The price at the field of the marker."""
    return table.facts.goods[good].ladder[table.prices[good]]


def move_marker(table: ColoniesTable, good: int, step: int) -> None:
    """A trade marker moves along its ladder and stays at the ends."""
    last = len(table.facts.goods[good].ladder) - 1
    prices = table.prices
    field = max(0, min(last, prices[good] + step))
    table.prices = (*prices[:good], field, *prices[good + 1 :])
    if table.events is not None:
        table.tell("price", {"good": table.facts.goods[good].thing, "price": price(table, good)})


# Recruiting


def recruits(table: ColoniesTable, means: Means) -> list[Action]:
    """The colonists of the row for whom 1 permanent food and the money of their space can be paid."""
    found: list[Action] = []
    if means.amount(table.facts.food_good, True):
        money = means.fields >> MONEY_ONCE & FIELD
        for space, due in enumerate(table.facts.row_money):
            if table.row[space] and money >= due:
                found.append(table.actions.recruit[space])
    return found


def recruit(table: ColoniesTable, seat: int, space: int, food: bool) -> None:
    """Pay, then take the colonist of a space (E4.c); the church spares the food (F5b)."""
    table.stack.append(TakeColonist(seat, space))
    table.stack.append(Due(seat, MONEY_PART, table.facts.row_money[space], False))
    if food:
        table.stack.append(Due(seat, table.facts.food_good, 1, True))


def set_space(table: ColoniesTable, space: int, taken: bool) -> None:
    """A colonist comes to a space of the row or leaves it."""
    table.row = (*table.row[:space], taken, *table.row[space + 1 :])


class TakeColonist(Step[ColoniesTable]):
    """The colonist of a space of the row comes to the discard pile."""

    __slots__ = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat: Final = seat
        self.space: Final = space

    def resume(self, table: ColoniesTable) -> None:
        set_space(table, self.space, False)
        gain_card(table, self.seat, table.facts.colonist)

    def record(self) -> list[Any]:
        return [self.seat, self.space]


class ChooseSpace(Ask[ColoniesTable]):
    """The church: one colonist of the row without food, its money is paid (F5b)."""

    __slots__ = ()

    def options(self, table: ColoniesTable) -> list[Action]:
        spaces = spaces_without_food(table, table.means_of(self.seat))
        return [table.actions.recruit[space] for space in spaces] or [table.actions.done]

    def take(self, table: ColoniesTable, action: Action) -> None:
        if isinstance(action, Recruit):
            recruit(table, self.seat, action.value, food=False)

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, Recruit):
            return None
        return Refusal("no-colonist-there", "F5b", {"space": action.value + 1})

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        return colonist_then(table, action.value, False) if isinstance(action, Recruit) else None

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-space")


def spaces_without_food(table: ColoniesTable, means: Means, without: int = NONE) -> list[int]:
    """The spaces of the row whose money can be paid."""
    money = table.facts.row_money
    held = means.amount(MONEY_PART, False, without)
    return [space for space in range(len(money)) if table.row[space] and held >= money[space]]


# Buying


def cost_of(table: ColoniesTable, kind: int) -> list[list[Atom]]:
    """The costs of a card in Europe, one of which is paid; a good costs its price."""
    card = table.facts.cards[kind]
    if card.type == "good":
        return [[Atom("money", price(table, card.good), [], NONE, "", card.permanent)]]
    return card.costs


def is_open(table: ColoniesTable, kind: int) -> bool:
    """Goods on display and ships are always for sale; other piles when they lie face up (E8 to E10)."""
    card = table.facts.cards[kind]
    return card.type in {"good", "ship"} or table.opened[kind]


def purchases(table: ColoniesTable, means: Means) -> list[Action]:
    """Everything in Europe that can be bought now (E4.c)."""
    guide = table.guide
    supply = table.supply
    actions = table.actions.buy
    fields = means.fields
    affordable = guide.affordable_with(fields)
    found: list[Action] = []
    for kind in affordable.ships:
        if supply[kind] and means.completes(kind):
            found.append(actions[kind])
    money = fields >> MONEY_ONCE & FIELD
    if money:
        lasting = fields >> MONEY_FOR_GOOD & FIELD
        if lasting >= guide.cheapest_for_good or money >= guide.cheapest:
            goods = table.facts.goods
            prices = table.prices
            for card in guide.goods:
                due = goods[card.good].ladder[prices[card.good]]
                if due <= (lasting if card.permanent else money) and supply[card.index]:
                    found.append(actions[card.index])
    for kind in affordable.piles:
        if table.opened[kind] and supply[kind] and means.completes(kind):
            found.append(actions[kind])
    return found


def uses(table: ColoniesTable, hand: list[int]) -> list[Action]:
    """The sales of hand cards, then the payments into the purse (E4.c, E5)."""
    guide = table.guide
    sold: list[Action] = []
    paid: list[Action] = []
    last = NONE
    for kind in hand:
        if kind != last:
            last = kind
            use = guide.uses[kind]
            if use is not None:
                if guide.sales[kind]:
                    sold.append(use)
                else:
                    paid.append(use)
    return sold + paid


def buy(table: ColoniesTable, seat: int, kind: int) -> None:
    """Pay the printed cost or the price, take the card; the price of a good rises (E4.c)."""
    card = table.facts.cards[kind]
    if card.type == "good":
        table.stack.append(RaisePrice(card.good))
    table.stack.append(TakeCard(seat, kind))
    costs = cost_of(table, kind)
    if len(costs) > 1:
        table.stack.append(ChooseCost(seat, kind))
    else:
        charge(table, seat, costs[0])


class RaisePrice(Step[ColoniesTable]):
    """After a purchase the marker moves one field right."""

    __slots__ = ("good",)

    def __init__(self, good: int) -> None:
        self.good: Final = good

    def resume(self, table: ColoniesTable) -> None:
        move_marker(table, self.good, 1)

    def record(self) -> list[Any]:
        return [self.good]


class ChooseCost(Ask[ColoniesTable]):
    """A card with several costs: one of them is paid (E8)."""

    __slots__ = ("kind",)

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def options(self, table: ColoniesTable) -> list[Action]:
        prices = table.facts.cards[self.kind].prices
        means = table.means_of(self.seat)
        able = [at for at, price in enumerate(prices) if means.pay(price)]
        return [table.actions.cost[at] for at in able] or [table.actions.done]

    def take(self, table: ColoniesTable, action: Action) -> None:
        if not isinstance(action, Cost):
            return  # only on imagined tables
        charge(table, self.seat, table.facts.cards[self.kind].costs[action.value])

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, Cost):
            return None
        return Refusal("cost", "E8", {"card": table.facts.cards[self.kind].thing})

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        if not isinstance(action, Cost):
            return None
        return Message(f"costs-{table.facts.cards[self.kind].id}-{action.value + 1}")

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-cost", {"card": table.facts.cards[self.kind].thing})

    def waiting(self, table: ColoniesTable) -> Message:
        return Message("waiting-pay", {"seat": seat_thing(self.seat)})

    def record(self) -> list[Any]:
        return [self.seat, self.kind]


# Selling


def sell(table: ColoniesTable, seat: int, kind: int, bonus: int = 0) -> None:
    """Trash a permanent card; each of its symbols is a sale with a price of its own (E4.c, ruling A17)."""
    card = table.facts.cards[kind]
    trash_card(table, seat, kind)
    tell_card(table, "sold", seat, kind)
    for _ in range(card.symbols - 1):
        table.stack.append(Sale(seat, card.good, 0))
    table.stack.append(Sale(seat, card.good, bonus))


class Sale(Step[ColoniesTable]):
    """One symbol is sold; France may answer to furs and pelts first (E4.c, P7)."""

    __slots__ = ("bonus", "good", "seat")

    def __init__(self, seat: int, good: int, bonus: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.bonus: Final = bonus

    def resume(self, table: ColoniesTable) -> None:
        amount = price(table, self.good) + self.bonus
        table.stack.append(Proceeds(self.seat, self.good, amount))
        if self.good in table.facts.fur_goods:
            monopoly_window(table, self.seat)

    def record(self) -> list[Any]:
        return [self.seat, self.good, self.bonus]


class Proceeds(Step[ColoniesTable]):
    """The money of a sale; the marker moves one field left."""

    __slots__ = ("amount", "good", "seat")

    def __init__(self, seat: int, good: int, amount: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.amount: Final = amount

    def resume(self, table: ColoniesTable) -> None:
        table.own_turn().sold += 1
        move_marker(table, self.good, -1)
        if self.amount:
            table.stack.append(TakeMoney(self.seat, self.amount))

    def record(self) -> list[Any]:
        return [self.seat, self.good, self.amount]


class ChooseSale(Ask[ColoniesTable]):
    """A card action sells one card, its first symbol above the price (sell_bonus)."""

    __slots__ = ("bonus", "goods")

    def __init__(self, seat: int, goods: tuple[int, ...], bonus: int) -> None:
        super().__init__(seat)
        self.goods: Final = goods
        self.bonus: Final = bonus

    def options(self, table: ColoniesTable) -> list[Action]:
        kinds = sellable(table, table.players[self.seat].hand, self.goods)
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

    def record(self) -> list[Any]:
        return [self.seat, list(self.goods), self.bonus]


def sellable(table: ColoniesTable, hand: list[int], goods: tuple[int, ...] = ()) -> list[int]:
    """The permanent cards with a goods symbol, of certain goods if they are named."""
    cards = table.facts.cards
    return [
        kind
        for kind in different(hand)
        if cards[kind].good != NONE and cards[kind].permanent and (not goods or cards[kind].good in goods)
    ]


# Building


def buildable(table: ColoniesTable, level: int, means: Means, without: int = NONE) -> list[int]:
    """The open buildings of a level whose cost can be paid (E8, F6b)."""
    fields = means.fields if without == NONE else means.fields - table.facts.pays[without]
    return [
        kind
        for kind in table.guide.affordable_with(fields).buildings[level]
        if table.opened[kind] and table.supply[kind] and means.completes(kind, without)
    ]


class ChooseBuilding(Ask[ColoniesTable]):
    """One open building of the level, its cost is paid (E8, F6b)."""

    __slots__ = ("level",)

    def __init__(self, seat: int, level: int) -> None:
        super().__init__(seat)
        self.level: Final = level

    def options(self, table: ColoniesTable) -> list[Action]:
        kinds = buildable(table, self.level, table.means_of(self.seat))
        return [table.actions.build[kind] for kind in kinds] or [table.actions.done]

    def take(self, table: ColoniesTable, action: Action) -> None:
        if isinstance(action, Build):
            buy(table, self.seat, action.value)

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, Build):
            return None
        card = table.facts.cards[action.value]
        section = "F6b" if self.level else "E8"
        if card.level != self.level:
            return Refusal("other-level", section, {"card": card.thing})
        if not table.supply[action.value] or not table.opened[action.value]:
            return Refusal("pile-closed", section, {"card": card.thing})
        return Refusal("cost", section, {"card": card.thing})

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        return purchase_then(table, table.facts.cards[action.value]) if isinstance(action, Build) else None

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-build", {"level": self.level})

    def record(self) -> list[Any]:
        return [self.seat, self.level]


# Verbs


def gain(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Take cards of the supply, or one colonist of the row without food."""
    if effect.source == "row":
        table.stack.append(ChooseSpace(seat))
    else:
        gain_from_supply(table, seat, effect.card, effect.n, effect.to == "hand")


def build(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Take one open building of the level."""
    table.stack.append(ChooseBuilding(seat, effect.n))


def sell_bonus(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """One sale with its first symbol above the price."""
    table.stack.append(ChooseSale(seat, tuple(effect.goods), effect.n))


def change_prices(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Move trade markers, or all back to their start fields."""
    if effect.how == "reset":
        table.prices = tuple([good.start for good in table.facts.goods])
        table.tell("prices-reset", {})
        return
    for good in effect.goods:
        move_marker(table, good, effect.n)


def unlock(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Turn supply piles face up (E8 to E10, F5, F6)."""
    for kind in effect.cards:
        if not table.opened[kind]:
            table.opened[kind] = True
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
