"""Paying (2d): one-off and permanent costs, purse and credits, change for money and food.

A cost is paid part by part, a part card by card. Purse and credits come first. A permanent cost in money or
food is paid with the smallest possible surplus, which comes back as change.
"""

from __future__ import annotations

from typing import Any, Final

from carrack.games.thirteen_colonies.actions import Discard, Pay, WithGood
from carrack.games.thirteen_colonies.consequences import given_up, paid_with, price_at
from carrack.games.thirteen_colonies.facts import MONEY_PART, NONE, Atom, Price
from carrack.games.thirteen_colonies.means import worth
from carrack.games.thirteen_colonies.money import TakeMoney
from carrack.games.thirteen_colonies.natural import natural_payment
from carrack.games.thirteen_colonies.piles import (
    discard_card,
    into_hand,
    seat_thing,
    spend_card,
    tell_card,
    trash_card,
)
from carrack.games.thirteen_colonies.table import ColoniesTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal
from carrack.kernel.table import Ask, Step


def amount_in(table: ColoniesTable, hand: list[int], what: int, perm: bool) -> int:
    """What the cards of a hand are worth for a cost."""
    cards = table.facts.cards
    return sum([worth(cards[kind], what) for kind in hand if not perm or cards[kind].permanent])


def in_advance(table: ColoniesTable, seat: int, what: int) -> int:
    """Purse or credit of the active player (E5)."""
    if seat != table.active:
        return 0
    return table.turn.purse if what == MONEY_PART else table.turn.credits[what]


def set_advance(table: ColoniesTable, what: int, amount: int) -> None:
    """Change purse or credit."""
    turn = table.own_turn()
    if what == MONEY_PART:
        turn.purse = amount
    else:
        turn.credits = (*turn.credits[:what], amount, *turn.credits[what + 1 :])


def changed(table: ColoniesTable, what: int) -> bool:
    """Whether change is given: for money and food only (2d)."""
    return what == MONEY_PART or what == table.facts.food_good


def affordable(table: ColoniesTable, seat: int, what: int, n: int, perm: bool, hand: list[int]) -> bool:
    """Whether a hand covers one part of a cost."""
    total = amount_in(table, hand, what, perm)
    if not perm:
        total += in_advance(table, seat, what)
    return total >= n


def payable(table: ColoniesTable, seat: int, cost: list[Atom], without: int = NONE) -> bool:
    """Whether the hand of a player can pay a whole cost; `without` is the card that acts."""
    return not cost or table.means_of(seat).pay(Price(cost), without)


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


class Due(Step[ColoniesTable]):
    """A part of a cost in money or a good: purse or credit first, then cards."""

    __slots__ = ("n", "perm", "seat", "what")

    def __init__(self, seat: int, what: int, n: int, perm: bool) -> None:
        self.seat: Final = seat
        self.what: Final = what
        self.n: Final = n
        self.perm: Final = perm

    def resume(self, table: ColoniesTable) -> None:
        left = self.n
        if self.perm:
            if left:
                target = left
                if changed(table, self.what):
                    values = permanent_values(table, table.players[self.seat].hand, self.what)
                    target = smallest_payment(values, left) if sum(values) >= left else left
                table.stack.append(PayForGood(self.seat, self.what, target, target - left))
            return
        advance = in_advance(table, self.seat, self.what)
        if advance:
            used = min(advance, left)
            set_advance(table, self.what, advance - used)
            left -= used
        if left:
            table.stack.append(PayOnce(self.seat, self.what, left))

    def record(self) -> list[Any]:
        return [self.seat, self.what, self.n, self.perm]


class PayAsk(Ask[ColoniesTable]):
    """A question about the card that pays."""

    __slots__ = ("left", "what")

    def __init__(self, seat: int, what: int, left: int) -> None:
        super().__init__(seat)
        self.what: Final = what
        self.left: Final = left

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, Pay):
            return None
        card = table.facts.cards[action.value]
        if action.value not in table.players[self.seat].hand:
            return Refusal("not-in-hand", "2d", {"card": card.thing})
        return Refusal("does-not-pay", "2d", {"card": card.thing})

    def naturally(self, table: ColoniesTable, perm: bool) -> Action | None:
        """The card that most would pay with."""
        cards = [table.facts.cards[kind] for kind in table.players[self.seat].hand]
        able = [card for card in cards if worth(card, self.what) and (card.permanent or not perm)]
        card = natural_payment(able, [worth(card, self.what) for card in able], self.left, perm)
        return None if card is None else table.actions.pay[card.index]

    def prompt(self, table: ColoniesTable) -> Message:
        if self.what == MONEY_PART:
            return Message("prompt-pay-money", {"left": self.left})
        return Message("prompt-pay-good", {"left": self.left, "good": table.facts.goods[self.what].thing})

    def waiting(self, table: ColoniesTable) -> Message:
        return Message("waiting-pay", {"seat": seat_thing(self.seat)})


class PayOnce(PayAsk):
    """A one-off cost: any card with the symbol; each leaves by its own, the surplus stays (2d)."""

    __slots__ = ()

    def options(self, table: ColoniesTable) -> list[Action]:
        cards = table.facts.cards
        pay = table.actions.pay
        what = self.what
        kinds = different(table.players[self.seat].hand)
        return [pay[kind] for kind in kinds if cards[kind].what == what] or [table.actions.done]

    def take(self, table: ColoniesTable, action: Action) -> None:
        if not isinstance(action, Pay):
            return  # only on imagined tables, where another player's hand may lack what he has
        left = self.left - worth(table.facts.cards[action.value], self.what)
        spend_card(table, self.seat, action.value)
        tell_card(table, "spent", self.seat, action.value)
        if left > 0:
            table.stack.append(PayOnce(self.seat, self.what, left))
        elif left < 0 and self.seat == table.active:
            set_advance(table, self.what, in_advance(table, self.seat, self.what) - left)

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        if not isinstance(action, Pay):
            return None
        card = table.facts.cards[action.value]
        return paid_with(card, worth(card, self.what), self.left)

    def suggested(self, table: ColoniesTable) -> Action | None:
        return self.naturally(table, False)

    def record(self) -> list[Any]:
        return [self.seat, self.what, self.left]


class PayForGood(PayAsk):
    """A permanent cost: only permanent cards, and they are trashed (2d).

    In money and food `left` is met exactly and `change` comes back into the hand; another good's surplus is
    lost.
    """

    __slots__ = ("change",)

    def __init__(self, seat: int, what: int, left: int, change: int) -> None:
        super().__init__(seat, what, left)
        self.change: Final = change

    def options(self, table: ColoniesTable) -> list[Action]:
        cards = table.facts.cards
        pay = table.actions.pay
        hand = table.players[self.seat].hand
        able = [kind for kind in hand if cards[kind].permanent and worth(cards[kind], self.what)]
        if not changed(table, self.what):
            return [pay[kind] for kind in different(able)] or [table.actions.done]
        found: list[Action] = []
        for kind in different(able):
            rest = able.copy()
            rest.remove(kind)
            value = worth(cards[kind], self.what)
            if value > self.left:
                continue
            if reachable([worth(cards[other], self.what) for other in rest]) >> (self.left - value) & 1:
                found.append(pay[kind])
        return found or [table.actions.done]

    def take(self, table: ColoniesTable, action: Action) -> None:
        if not isinstance(action, Pay):
            return  # only on imagined tables
        left = self.left - worth(table.facts.cards[action.value], self.what)
        trash_card(table, self.seat, action.value)
        tell_card(table, "gave-up", self.seat, action.value)
        if left > 0:
            table.stack.append(PayForGood(self.seat, self.what, left, self.change))
        elif self.change:
            if self.what == MONEY_PART:
                table.stack.append(TakeMoney(self.seat, self.change, True))
            else:
                take_food(table, self.seat, self.change)

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        if not isinstance(action, Pay):
            return None
        return given_up(worth(table.facts.cards[action.value], self.what), self.left, self.change)

    def suggested(self, table: ColoniesTable) -> Action | None:
        return self.naturally(table, True)

    def record(self) -> list[Any]:
        return [self.seat, self.what, self.left, self.change]


def different(hand: list[int]) -> list[int]:
    """The kinds of a sorted hand, each once."""
    found: list[int] = []
    last = NONE
    for kind in hand:
        if kind != last:
            found.append(kind)
            last = kind
    return found


def permanent_values(table: ColoniesTable, hand: list[int], what: int) -> list[int]:
    """What each permanent card of a hand is worth for a cost."""
    cards = table.facts.cards
    return [worth(cards[kind], what) for kind in hand if cards[kind].permanent and worth(cards[kind], what)]


def reachable(values: list[int]) -> int:
    """The sums that some of the values make, as bits."""
    sums = 1
    for value in values:
        sums |= sums << value
    return sums


def smallest_payment(values: list[int], n: int) -> int:
    """The smallest sum of some values that covers n (2d)."""
    sums = reachable(values) >> n
    assert sums
    return n + (sums & -sums).bit_length() - 1


def take_food(table: ColoniesTable, seat: int, amount: int) -> None:
    """Food comes back as permanent cards into the hand, as few as possible (E5)."""
    for kind in table.facts.food:
        value = table.facts.cards[kind].symbols
        while amount >= value and table.supply[kind]:
            table.supply[kind] -= 1
            amount -= value
            into_hand(table.own_player(seat), kind, known=True)
            tell_card(table, "change", seat, kind)


class ChooseGood(Ask[ColoniesTable]):
    """The good in which a cost is paid: all symbols are of one good (CARDS 4)."""

    __slots__ = ("goods", "n", "perm")

    def __init__(self, seat: int, goods: tuple[int, ...], n: int, perm: bool) -> None:
        super().__init__(seat)
        self.goods: Final = goods
        self.n: Final = n
        self.perm: Final = perm

    def options(self, table: ColoniesTable) -> list[Action]:
        hand = table.players[self.seat].hand
        found: list[Action] = [
            table.actions.with_good[good]
            for good in self.goods
            if affordable(table, self.seat, good, self.n, self.perm, hand)
        ]
        return found or [table.actions.done]

    def take(self, table: ColoniesTable, action: Action) -> None:
        if not isinstance(action, WithGood):
            return  # only on imagined tables
        table.stack.append(Due(self.seat, action.value, self.n, self.perm))

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, WithGood):
            return None
        return Refusal("not-enough-of-good", "2d", {"good": table.facts.goods[action.value].thing})

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        if not isinstance(action, WithGood):
            return None
        held = amount_in(table, table.players[self.seat].hand, action.value, self.perm)
        return Message("brings-good", {"count": held, "price": price_at(table, action.value, 0)})

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

    def waiting(self, table: ColoniesTable) -> Message:
        return Message("waiting-pay", {"seat": seat_thing(self.seat)})

    def record(self) -> list[Any]:
        return [self.seat, list(self.goods), self.n, self.perm]


class CardsDue(Step[ColoniesTable]):
    """Certain hand cards that a cost names are discarded or trashed."""

    __slots__ = ("kind", "n", "seat", "trashed")

    def __init__(self, seat: int, kind: int, n: int, trashed: bool) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.n: Final = n
        self.trashed: Final = trashed

    def resume(self, table: ColoniesTable) -> None:
        for _ in range(min(self.n, table.players[self.seat].hand.count(self.kind))):
            if self.trashed:
                trash_card(table, self.seat, self.kind)
            else:
                discard_card(table, self.seat, self.kind)
            tell_card(table, "gave-up" if self.trashed else "discarded", self.seat, self.kind)

    def record(self) -> list[Any]:
        return [self.seat, self.kind, self.n, self.trashed]


class DiscardAny(Ask[ColoniesTable]):
    """A VP card asks for any hand cards to be discarded (E4.a)."""

    __slots__ = ("left",)

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
        discard_card(table, self.seat, action.value)
        tell_card(table, "discarded", self.seat, action.value)
        if self.left > 1:
            table.stack.append(DiscardAny(self.seat, self.left - 1))

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, Discard):
            return None
        return Refusal("not-in-hand", "E4.a", {"card": table.facts.cards[action.value].thing})

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-discard", {"left": self.left})

    def waiting(self, table: ColoniesTable) -> Message:
        return Message("waiting-pay", {"seat": seat_thing(self.seat)})

    def record(self) -> list[Any]:
        return [self.seat, self.left]
