"""What a hand can pay (2d), counted once for all costs that are compared with it."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.facts import GOODS, NONE, OTHER_PART, Atom, Card, Facts

NO_CREDITS: Final = (0,) * GOODS


def worth(card: Card, what: int) -> int:
    """How much money, or how many symbols of a good, a card carries."""
    return card.value if card.what == what else 0


class Means:
    """What a hand can pay: symbols by good, money last, once and for good; `purse` and `credits` count once.

    A card that acts does not pay: where a cost is compared, `without` is that card or NONE.
    """

    __slots__ = ("declarations", "facts", "hand", "once", "perm", "rich")

    def __init__(
        self, facts: Facts, hand: list[int], purse: int, credits: tuple[int, ...], declarations: int
    ) -> None:
        self.facts: Final = facts
        self.hand: Final = hand
        self.declarations: Final = declarations
        once = [*credits, purse]
        perm = [0] * (GOODS + 1)
        cards = facts.cards
        rich = purse > 0 or credits != NO_CREDITS
        for kind in hand:
            card = cards[kind]
            what = card.what
            if what != OTHER_PART:
                rich = True
                once[what] += card.value
                if card.permanent:
                    perm[what] += card.value
        self.once: Final = once
        self.perm: Final = perm
        # Whether there is any money or good.
        self.rich: Final = rich

    def amount(self, what: int, perm: bool, without: int) -> int:
        """How much money or symbols of a good there are."""
        found = self.perm[what] if perm else self.once[what]
        if without != NONE:
            card = self.facts.cards[without]
            if card.what == what and (card.permanent or not perm):
                found -= card.value
        return found

    def pay(self, cost: list[Atom], without: int = NONE) -> bool:
        """Whether a whole cost can be paid."""
        for atom in cost:
            what = atom.what
            if what == OTHER_PART:
                if not self.pay_other(atom, without):
                    return False
            elif self.amount(what, atom.perm, without) < atom.n:
                return False
        return True

    def pay_other(self, atom: Atom, without: int) -> bool:
        """Whether a part of a cost in one of several goods, in cards or in declarations can be paid."""
        kind = atom.kind
        if kind == "any_good":
            return any([self.amount(good, atom.perm, without) >= atom.n for good in atom.goods])
        if kind == "card":
            return self.hand.count(atom.card) - (atom.card == without) >= atom.n
        if kind == "hand":
            return len(self.hand) - (without != NONE) >= atom.n
        return self.declarations >= atom.n

    def afford(self, kind: int, without: int = NONE) -> bool:
        """Whether one of the costs of a card can be paid."""
        for cost in self.facts.cards[kind].costs:
            if self.pay(cost, without):
                return True
        return False
