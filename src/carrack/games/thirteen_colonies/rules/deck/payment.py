"""Paying (2d): one-off and permanent costs, purse and credits, change for money and food.

A cost is paid part by part, a part card by card. Purse and credits come first. A permanent cost in money or
food is paid with the smallest possible surplus, which comes back as change.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from carrack.games.thirteen_colonies.content.facts import NONE, Card, different
from carrack.games.thirteen_colonies.content.packed import MONEY_PART
from carrack.games.thirteen_colonies.rules.actions import Pay
from carrack.games.thirteen_colonies.rules.deck.money import (
    changed,
    give_back,
    loss,
    lost_with_card,
    makes,
    permanent_values,
    smallest_payment,
)
from carrack.games.thirteen_colonies.rules.deck.piles import spend_card, tell_card, trash_card
from carrack.games.thirteen_colonies.show.consequences import given_up, paid_with
from carrack.games.thirteen_colonies.speed.means import worth
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal
from carrack.kernel.table import Ask, Step


def amount_in(table: ColoniesTable, hand: list[int], what: int, perm: bool) -> int:
    """What the cards of a hand are worth for a cost."""
    cards = table.facts.cards
    found = 0
    for kind in hand:
        card = cards[kind]
        if card.what == what and (card.permanent or not perm):
            found += card.value
    return found


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


class Due(Step[ColoniesTable]):
    """A part of a cost in money or a good: purse or credit first, then cards."""

    def __init__(self, seat: int, what: int, n: int, perm: bool) -> None:
        self.seat: Final = seat
        self.what: Final = what
        self.n: Final = n
        self.perm: Final = perm

    def resume(self, table: ColoniesTable) -> None:
        pay_part(table, self.seat, self.what, self.n, self.perm)


def pay_part(table: ColoniesTable, seat: int, what: int, n: int, perm: bool) -> None:
    """Pay a part of a cost in money or a good; where cards can be chosen, a question is pushed."""
    if perm:
        if n:
            target = n
            if changed(table, what):
                values = permanent_values(table, table.players[seat].hand, what)
                target = smallest_payment(values, n) if sum(values) >= n else n
            pay_for_good(table, seat, what, target, target - n)
        return
    left = n
    advance = in_advance(table, seat, what)
    if advance:
        used = min(advance, left)
        set_advance(table, what, advance - used)
        left -= used
    if left:
        pay_once(table, seat, what, left)


def pay_once(table: ColoniesTable, seat: int, what: int, left: int) -> None:
    """Pay what is left of a one-off cost card by card, until there is a choice; the surplus stays (2d)."""
    cards = table.facts.cards
    while left > 0:
        able = NONE
        for kind in table.players[seat].hand:
            if kind != able and cards[kind].what == what:
                if able != NONE:
                    table.stack.append(PayOnce(seat, what, left))
                    return
                able = kind
        if able == NONE:
            return  # only on imagined tables, where another player's hand may lack what they have
        left -= cards[able].value
        spend_card(table, seat, able)
        if table.events is not None:
            tell_card(table, "spent", seat, able)
    if left < 0 and seat == table.active:
        set_advance(table, what, in_advance(table, seat, what) - left)


def pay_for_good(table: ColoniesTable, seat: int, what: int, left: int, change: int) -> None:
    """Pay what is left of a permanent cost; only cards of different kinds leave a choice (2d)."""
    cards = table.facts.cards
    hand = table.players[seat].hand
    able = NONE
    for kind in hand:
        if kind != able and cards[kind].what == what and cards[kind].permanent:
            if able != NONE:
                table.stack.append(PayForGood(seat, what, left, change))
                return
            able = kind
    if able == NONE:
        return  # only on imagined tables
    value = cards[able].value
    needed = -(-left // value)
    if hand.count(able) < needed or (needed * value != left and changed(table, what)):
        table.stack.append(PayForGood(seat, what, left, change))
        return
    for _ in range(needed):
        trash_card(table, seat, able)
        if table.events is not None:
            tell_card(table, "gave-up", seat, able)
    give_back(table, seat, what, change, to_hand=True)


class PaymentAsk(Ask[ColoniesTable]):
    """A question about a payment; the others know only that somebody pays."""

    def waiting(self, table: ColoniesTable) -> Message:
        return Message("waiting-pay", {"seat": self.who})


class PayAsk(PaymentAsk):
    """A question about the card that pays."""

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


class PayOnce(PayAsk):
    """A one-off cost: any card with the symbol; each leaves by its own, the surplus stays (2d)."""

    def options(self, table: ColoniesTable) -> list[Action]:
        cards = table.facts.cards
        pay = table.actions.pay
        what = self.what
        kinds = different(table.players[self.seat].hand)
        return [pay[kind] for kind in kinds if cards[kind].what == what] or [table.actions.done]

    def take(self, table: ColoniesTable, action: Action) -> None:
        if not isinstance(action, Pay):
            return  # only on imagined tables, where another player's hand may lack what they have
        left = self.left - worth(table.facts.cards[action.value], self.what)
        spend_card(table, self.seat, action.value)
        tell_card(table, "spent", self.seat, action.value)
        pay_once(table, self.seat, self.what, left)

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        if not isinstance(action, Pay):
            return None
        card = table.facts.cards[action.value]
        return paid_with(card, worth(card, self.what), self.left)

    def suggested(self, table: ColoniesTable) -> Action | None:
        return self.naturally(table, False)


class PayForGood(PayAsk):
    """A permanent cost: only permanent cards, and they are trashed (2d).

    In money and food `left` is met exactly and `change` comes back into the hand; another good's surplus is
    lost.
    """

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
            if makes([worth(cards[other], self.what) for other in rest], self.left - value):
                found.append(pay[kind])
        return found or [table.actions.done]

    def take(self, table: ColoniesTable, action: Action) -> None:
        if not isinstance(action, Pay):
            return  # only on imagined tables
        left = self.left - worth(table.facts.cards[action.value], self.what)
        trash_card(table, self.seat, action.value)
        tell_card(table, "gave-up", self.seat, action.value)
        if left > 0:
            pay_for_good(table, self.seat, self.what, left, self.change)
        else:
            give_back(table, self.seat, self.what, self.change, to_hand=True)

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        if not isinstance(action, Pay):
            return None
        value = worth(table.facts.cards[action.value], self.what)
        hand = table.players[self.seat].hand
        lost = lost_with_card(table, hand, self.what, self.left, self.change, action.value)
        return given_up(value, self.left, self.change, loss(table, self.what, lost))

    def suggested(self, table: ColoniesTable) -> Action | None:
        return self.naturally(table, True)


MOST: Final = 10  # of more cards only the best are tried together


def natural_payment(cards: list[Card], values: list[int], left: int, perm: bool) -> Card | None:
    """The card to begin with; `values` say what each card is worth. None if the cards don't suffice."""
    ranked = sorted([(beyond(cards[at], perm, values[at]), -values[at], at) for at in range(len(cards))])
    able = [at for _, _, at in ranked[:MOST]]
    best: tuple[int, int, int, int] | None = None
    for size in range(1, len(able) + 1):
        for chosen in combinations(able, size):
            total = sum([values[at] for at in chosen])
            if total < left:
                continue
            lost = sum([beyond(cards[at], perm, values[at]) for at in chosen])
            dearest = max([(values[at], -at) for at in chosen])
            found = (lost, total - left, size, -dearest[1])
            if best is None or found[:3] < best[:3]:
                best = found
    return None if best is None else cards[best[3]]


def beyond(card: Card, perm: bool, value: int) -> int:
    """What a card costs beyond what every way to pay costs: nothing if it comes back."""
    return 0 if perm or card.permanent else value
