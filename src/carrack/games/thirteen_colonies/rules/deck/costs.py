"""Costs part by part (2d): what is pushed for each part, and the parts that are not money or one good."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.facts import NONE, Atom, Price, different
from carrack.games.thirteen_colonies.content.packed import MONEY_PART, OTHER_PART
from carrack.games.thirteen_colonies.rules.actions import Discard, WithGood
from carrack.games.thirteen_colonies.rules.deck.money import loss, lost
from carrack.games.thirteen_colonies.rules.deck.payment import Due, PaymentAsk, amount_in, pay_part
from carrack.games.thirteen_colonies.rules.deck.piles import give_up_card
from carrack.games.thirteen_colonies.show.consequences import price_at
from carrack.games.thirteen_colonies.speed.means import Means
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Arg, Message, Refusal
from carrack.kernel.table import Step


def payable(table: ColoniesTable, seat: int, cost: list[Atom], without: int = NONE) -> bool:
    """Whether the hand of a player can pay a whole cost; `without` is the card that acts."""
    return not cost or Means(table, seat).pay(Price(cost), without)


def charge(table: ColoniesTable, seat: int, cost: list[Atom]) -> None:
    """Push the parts of a cost, the first on top."""
    for atom in reversed(cost):
        kind = atom.kind
        if kind == "money":
            table.stack.append(Due(seat, MONEY_PART, atom.n, atom.perm))
        elif kind == "good":
            table.stack.append(Due(seat, atom.goods[0], atom.n, atom.perm))
        elif kind == "any_good":
            table.stack.append(ChooseGood(seat, tuple(atom.goods), atom.n, atom.perm))
        elif kind == "card":
            table.stack.append(CardsDue(seat, atom.card, atom.n, atom.how == "trash"))
        elif kind == "hand":
            table.stack.append(DiscardAny(seat, atom.n))
        else:
            table.own_turn().declarations -= atom.n


def pay(table: ColoniesTable, seat: int, cost: list[Atom]) -> None:
    """Pay a cost; what leaves no choice is paid at once."""
    if len(cost) == 1 and cost[0].what != OTHER_PART:
        pay_part(table, seat, cost[0].what, cost[0].n, cost[0].perm)
    else:
        charge(table, seat, cost)


class ChooseGood(PaymentAsk):
    """The good in which a cost is paid: all symbols are of one good (CARDS 4)."""

    def __init__(self, seat: int, goods: tuple[int, ...], n: int, perm: bool) -> None:
        super().__init__(seat)
        self.goods: Final = goods
        self.n: Final = n
        self.perm: Final = perm

    def options(self, table: ColoniesTable) -> list[Action]:
        means = Means(table, self.seat)
        able = [good for good in self.goods if means.amount(good, self.perm) >= self.n]
        return [table.actions.with_good[good] for good in able] or [table.actions.done]

    def take(self, table: ColoniesTable, action: Action) -> None:
        if not isinstance(action, WithGood):
            return  # only on imagined tables
        pay_part(table, self.seat, action.value, self.n, self.perm)

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, WithGood):
            return None
        return Refusal("not-enough-of-good", "2d", {"good": table.facts.goods[action.value].thing})

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        if not isinstance(action, WithGood):
            return None
        hand = table.players[self.seat].hand
        args: dict[str, Arg] = {
            "count": amount_in(table, hand, action.value, self.perm),
            "price": price_at(table, action.value, 0),
        }
        missing = lost(table, hand, action.value, self.n) if self.perm else 0
        return Message("brings-good", {**args, **loss(table, action.value, missing)})

    def suggested(self, table: ColoniesTable) -> Action | None:
        cheapest: WithGood | None = None
        for action in self.options(table):
            if isinstance(action, WithGood) and (
                cheapest is None or price_at(table, action.value, 0) < price_at(table, cheapest.value, 0)
            ):
                cheapest = action
        return cheapest

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-good", {"count": self.n})


class CardsDue(Step[ColoniesTable]):
    """Certain hand cards that a cost names are discarded or trashed."""

    def __init__(self, seat: int, kind: int, n: int, trashed: bool) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.n: Final = n
        self.trashed: Final = trashed

    def resume(self, table: ColoniesTable) -> None:
        for _ in range(min(self.n, table.players[self.seat].hand.count(self.kind))):
            give_up_card(table, self.seat, self.kind, self.trashed)


class DiscardAny(PaymentAsk):
    """A VP card asks for any hand cards to be discarded (E4.a)."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, table: ColoniesTable) -> list[Action]:
        discard = table.actions.discard
        kinds = different(table.players[self.seat].hand)
        return [discard[kind] for kind in kinds] or [table.actions.done]

    def take(self, table: ColoniesTable, action: Action) -> None:
        if not isinstance(action, Discard):
            return  # only on imagined tables
        give_up_card(table, self.seat, action.value, False)
        if self.left > 1:
            table.stack.append(DiscardAny(self.seat, self.left - 1))

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, Discard):
            return None
        return Refusal("not-in-hand", "E4.a", {"card": table.facts.cards[action.value].thing})

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-discard", {"left": self.left})
