"""Europe (E4.c, E8, F6b): recruiting, outfitting, training, buying and building."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.facts import NONE, Effect
from carrack.games.thirteen_colonies.content.packed import MONEY_PART
from carrack.games.thirteen_colonies.rules.actions import Build, Cost, Recruit
from carrack.games.thirteen_colonies.rules.deck.costs import pay
from carrack.games.thirteen_colonies.rules.deck.money import losses
from carrack.games.thirteen_colonies.rules.deck.payment import Due, PaymentAsk, pay_part
from carrack.games.thirteen_colonies.rules.deck.piles import TakeCard, gain_card, gain_from_supply
from carrack.games.thirteen_colonies.rules.market import move_marker, price
from carrack.games.thirteen_colonies.show.consequences import colonist_then, purchase_then
from carrack.games.thirteen_colonies.speed.means import Means
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal
from carrack.kernel.table import Ask, Step


def recruit(table: ColoniesTable, seat: int, space: int, food: bool) -> None:
    """Pay, then take the colonist of a space (E4.c); the church spares the food (F5b)."""
    table.stack.append(TakeColonist(seat, space))
    if food:
        table.stack.append(Due(seat, MONEY_PART, table.facts.row_money[space], False))
        pay_part(table, seat, table.facts.food_good, 1, True)
    else:
        pay_part(table, seat, MONEY_PART, table.facts.row_money[space], False)


class TakeColonist(Step[ColoniesTable]):
    """The colonist of a space of the row comes to the discard pile."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat: Final = seat
        self.space: Final = space

    def resume(self, table: ColoniesTable) -> None:
        table.colonist_leaves(self.space)
        gain_card(table, self.seat, table.facts.colonist)


class ChooseSpace(Ask[ColoniesTable]):
    """The church: one colonist of the row without food, its money is paid (F5b)."""

    def options(self, table: ColoniesTable) -> list[Action]:
        spaces = spaces_without_food(table, Means(table, self.seat))
        return [table.actions.recruit[space] for space in spaces] or [table.actions.done]

    def take(self, table: ColoniesTable, action: Action) -> None:
        if isinstance(action, Recruit):
            recruit(table, self.seat, action.value, food=False)

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, Recruit):
            return None
        return Refusal("no-colonist-there", "F5b", {"space": action.value + 1})

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        return colonist_then(table, self.seat, action.value, False) if isinstance(action, Recruit) else None

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-space")


def spaces_without_food(table: ColoniesTable, means: Means, without: int = NONE) -> list[int]:
    """The spaces of the row whose money can be paid."""
    money = table.facts.row_money
    held = means.amount(MONEY_PART, False, without)
    return [space for space in range(len(money)) if table.colonist_on(space) and held >= money[space]]


def gain(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Take cards of the supply, or one colonist of the row without food."""
    if effect.source == "row":
        table.stack.append(ChooseSpace(seat))
    else:
        gain_from_supply(table, seat, effect.card, effect.n, effect.to == "hand")


def buy(table: ColoniesTable, seat: int, kind: int) -> None:
    """Pay the printed cost or the price, take the card; the price of a good rises (E4.c)."""
    card = table.facts.cards[kind]
    stack = table.stack
    depth = len(stack)
    if card.type == "good":
        pay_part(table, seat, MONEY_PART, price(table, card.good), card.permanent)
    elif len(card.costs) > 1:
        stack.append(ChooseCost(seat, kind))
    else:
        pay(table, seat, card.costs[0])
    if len(stack) == depth:
        gain_from_supply(table, seat, kind, 1)
    else:
        table.after(depth, TakeCard(seat, kind))
    if card.type != "good":
        return
    if len(stack) == depth:
        move_marker(table, card.good, 1)
    else:
        table.after(depth, RaisePrice(card.good))


class RaisePrice(Step[ColoniesTable]):
    """After a purchase the marker moves one field right."""

    def __init__(self, good: int) -> None:
        self.good: Final = good

    def resume(self, table: ColoniesTable) -> None:
        move_marker(table, self.good, 1)


class ChooseCost(PaymentAsk):
    """A card with several costs: one of them is paid (E8)."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def options(self, table: ColoniesTable) -> list[Action]:
        prices = table.facts.cards[self.kind].prices
        means = Means(table, self.seat)
        able = [at for at, price in enumerate(prices) if means.pay(price)]
        return [table.actions.cost[at] for at in able] or [table.actions.done]

    def take(self, table: ColoniesTable, action: Action) -> None:
        if not isinstance(action, Cost):
            return  # only on imagined tables
        pay(table, self.seat, table.facts.cards[self.kind].costs[action.value])

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, Cost):
            return None
        return Refusal("cost", "E8", {"card": table.facts.cards[self.kind].thing})

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        if not isinstance(action, Cost):
            return None
        card = table.facts.cards[self.kind]
        lost = losses(table, self.seat, card.costs[action.value])
        return Message(f"costs-{card.id}-{action.value + 1}", lost)

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-cost", {"card": table.facts.cards[self.kind].thing})


class ChooseBuilding(Ask[ColoniesTable]):
    """One open building of the level, its cost is paid (E8, F6b)."""

    def __init__(self, seat: int, level: int) -> None:
        super().__init__(seat)
        self.level: Final = level

    def options(self, table: ColoniesTable) -> list[Action]:
        able = Means(table, self.seat).buildings(self.level, table.for_sale)
        return table.guide.build_actions(able) or [table.actions.done]

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
        if not table.supply[action.value] or not table.is_open(action.value):
            return Refusal("pile-closed", section, {"card": card.thing})
        return Refusal("cost", section, {"card": card.thing})

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        if not isinstance(action, Build):
            return None
        return purchase_then(table, self.seat, table.facts.cards[action.value])

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-build", {"level": self.level})
