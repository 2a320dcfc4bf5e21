"""What a player is about to pay (2d): a re-deal looks for a hand that can pay it."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.rules.deck.costs import CardsDue, ChooseGood, DiscardAny, payable
from carrack.games.thirteen_colonies.rules.deck.money import changed, makes, permanent_values
from carrack.games.thirteen_colonies.rules.deck.payment import Due, PayForGood, PayOnce, amount_in
from carrack.games.thirteen_colonies.rules.playing import Carry
from carrack.games.thirteen_colonies.speed.means import Means, worth
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.table import Step

DUES: Final = (PayOnce, PayForGood, Due, ChooseGood, CardsDue, DiscardAny, Carry)


def owed(table: ColoniesTable, seat: int) -> list[Step[ColoniesTable]]:
    """The parts of costs that a player is about to pay."""
    return [step for step in table.stack if isinstance(step, DUES) and step.seat == seat]


def can_pay(table: ColoniesTable, seat: int) -> bool:
    """Whether the hand of a player can pay each part that they are about to pay."""
    hand = table.players[seat].hand
    return all([part_can_be_paid(table, step, seat, hand) for step in owed(table, seat)])


def part_can_be_paid(table: ColoniesTable, step: Step[ColoniesTable], seat: int, hand: list[int]) -> bool:
    """Whether a hand can pay one part."""
    able = True
    if isinstance(step, Carry):
        pay = table.facts.cards[step.kind].actions[step.act].pay
        able = payable(table, seat, pay, step.kind)
    elif isinstance(step, PayOnce):
        able = amount_in(table, hand, step.what, False) >= step.left
    elif isinstance(step, PayForGood):
        values = permanent_values(table, hand, step.what)
        able = makes(values, step.left) if changed(table, step.what) else sum(values) >= step.left
    elif isinstance(step, Due):
        able = Means(table, seat).amount(step.what, step.perm) >= step.n
    elif isinstance(step, ChooseGood):
        means = Means(table, seat)
        able = any([means.amount(good, step.perm) >= step.n for good in step.goods])
    elif isinstance(step, CardsDue):
        able = hand.count(step.kind) >= step.n
    return able


def use(table: ColoniesTable, seat: int, kind: int) -> int:
    """How much a card helps a player to pay."""
    card = table.facts.cards[kind]
    found = 0
    for step in owed(table, seat):
        if isinstance(step, CardsDue):
            found += kind == step.kind
        elif isinstance(step, ChooseGood):
            found += max([worth(card, good) for good in step.goods])
        elif isinstance(step, (PayOnce, PayForGood, Due)):
            found += worth(card, step.what) + (1 if card.permanent else 0)
    return found
