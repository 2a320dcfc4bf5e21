"""Recruiting (E4.c): colonists of the row, and cards of the supply that card texts bring."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.facts import MONEY_PART, NONE, Effect
from carrack.games.thirteen_colonies.rules.actions import Recruit
from carrack.games.thirteen_colonies.rules.payment import Due, pay_part
from carrack.games.thirteen_colonies.rules.piles import gain_card, gain_from_supply
from carrack.games.thirteen_colonies.show.consequences import colonist_then
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
        table.row &= ~(1 << self.space)
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
    return [space for space in range(len(money)) if table.row >> space & 1 and held >= money[space]]


def gain(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Take cards of the supply, or one colonist of the row without food."""
    if effect.source == "row":
        table.stack.append(ChooseSpace(seat))
    else:
        gain_from_supply(table, seat, effect.card, effect.n, effect.to == "hand")
