"""Money of the bank and change (E4.c, E5): what is taken, what comes back, what is lost (ruling A46)."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.facts import MONEY, NONE, Atom, Effect
from carrack.games.thirteen_colonies.content.packed import MONEY_PART, OTHER_PART
from carrack.games.thirteen_colonies.rules.actions import MOST_SPLIT, SPLITS, Coins
from carrack.games.thirteen_colonies.rules.deck.piles import gain_card, into_hand, tell_card
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Arg, Message, Refusal
from carrack.kernel.table import Ask, Step


def changed(table: ColoniesTable, what: int) -> bool:
    """Whether change is given: for money and food only (2d)."""
    return what in (MONEY_PART, table.facts.food_good)


def lasting(table: ColoniesTable, hand: list[int], what: int) -> list[int]:
    """The permanent cards of a hand that count for a cost."""
    cards = table.facts.cards
    return [kind for kind in hand if cards[kind].permanent and cards[kind].what == what]


def permanent_values(table: ColoniesTable, hand: list[int], what: int) -> list[int]:
    """What each permanent card of a hand is worth for a cost."""
    return [table.facts.cards[kind].value for kind in lasting(table, hand, what)]


def reachable(values: list[int]) -> int:
    """The sums that some of the values make, as bits."""
    sums = 1
    for value in values:
        sums |= sums << value
    return sums


def makes(values: list[int], amount: int) -> bool:
    """Whether some of the values make an amount exactly."""
    return reachable(values) >> amount & 1 == 1


def smallest_payment(values: list[int], n: int) -> int:
    """The smallest sum of some values that covers n (2d)."""
    sums = reachable(values) >> n
    assert sums
    return n + (sums & -sums).bit_length() - 1


# What is lost


def given(table: ColoniesTable, what: int, change: int, paid: list[int]) -> int:
    """How much change the supply can give; the cards that are paid lie in it by then."""
    facts = table.facts
    pieces: list[int] = []
    for kind in facts.money if what == MONEY_PART else facts.food:
        value = facts.cards[kind].value
        pieces += [value] * min(table.supply[kind] + paid.count(kind), change // value)
    return (reachable(pieces) & ((2 << change) - 1)).bit_length() - 1


def ways(table: ColoniesTable, kinds: list[int], left: int) -> list[list[int]]:
    """Every choice of some cards, which lie in order, that is worth so much exactly."""
    if not left:
        return [[]]
    found: list[list[int]] = []
    for at, kind in enumerate(kinds):
        value = table.facts.cards[kind].value
        if value <= left and (at == 0 or kinds[at - 1] != kind):
            found += [[kind, *others] for others in ways(table, kinds[at + 1 :], left - value)]
    return found


def lost_with_card(
    table: ColoniesTable, hand: list[int], what: int, left: int, change: int, card: int
) -> int:
    """What is lost at least if a card pays for a permanent cost first."""
    value = table.facts.cards[card].value
    if not changed(table, what):
        return max(0, value - left)
    if not change:
        return 0
    others = lasting(table, hand, what)
    others.remove(card)
    return min(
        [change - given(table, what, change, [card, *way]) for way in ways(table, others, left - value)]
    )


def lost(table: ColoniesTable, hand: list[int], what: int, n: int) -> int:
    """What is lost at least when a hand pays a permanent cost that it covers."""
    target = smallest_payment(permanent_values(table, hand, what), n)
    change = target - n
    if not change or not changed(table, what):
        return change
    kinds = lasting(table, hand, what)
    return min([change - given(table, what, change, way) for way in ways(table, kinds, target)])


def losses(table: ColoniesTable, seat: int, cost: list[Atom], without: int = NONE) -> dict[str, Arg]:
    """What a cost loses at least of money, of food and of other goods; nothing if no part is permanent.

    `without` is the card that acts.
    """
    parts = [atom for atom in cost if atom.perm]
    if not parts:
        return {}
    hand = table.players[seat].hand.copy()
    if without in hand:
        hand.remove(without)
    found: dict[str, int] = {"lost_money": 0, "lost_food": 0, "lost_goods": 0}
    for atom in parts:
        able = [
            what
            for what in (atom.goods if atom.what == OTHER_PART else [atom.what])
            if sum(permanent_values(table, hand, what)) >= atom.n
        ]
        if able:
            least, what = min([(lost(table, hand, what, atom.n), what) for what in able])
            found[named(table, what)] += least
    return {**found}


def loss(table: ColoniesTable, what: int, amount: int) -> dict[str, Arg]:
    """A loss of money, of food or of another good, as a text names it."""
    return {"lost_money": 0, "lost_food": 0, "lost_goods": 0, named(table, what): amount}


def named(table: ColoniesTable, what: int) -> str:
    """The argument that tells what is lost."""
    if what == MONEY_PART:
        return "lost_money"
    return "lost_food" if what == table.facts.food_good else "lost_goods"


def splits(table: ColoniesTable, amount: int) -> list[tuple[int, ...]]:
    """The ways to pay an amount with the fewest cards; a bank that can't pays what it can."""
    supply = table.supply
    bank = [supply[kind] for kind in table.facts.money]
    for payable in range(amount, 0, -1):
        able = [counts for counts in FEWEST[payable] if in_bank(counts, bank)]
        if able:
            return able
        able = [counts for counts in SPLITS[payable] if in_bank(counts, bank)]
        if able:
            fewest = sum(able[0])
            return [counts for counts in able if sum(counts) == fewest]
    return []


def in_bank(counts: tuple[int, ...], bank: list[int]) -> bool:
    """Whether the bank has these money cards."""
    return counts[0] <= bank[0] and counts[1] <= bank[1] and counts[2] <= bank[2] and counts[3] <= bank[3]


# By amount: the ways with the fewest cards of a full bank.
FEWEST: Final = [[counts for counts in ways if sum(counts) == sum(ways[0])] for ways in SPLITS]


def take_coins(table: ColoniesTable, seat: int, counts: tuple[int, ...], to_hand: bool) -> None:
    """Some money cards of the bank are taken."""
    for at, kind in enumerate(table.facts.money):
        for _ in range(counts[at]):
            take_back(table, seat, kind, to_hand)


def take_back(table: ColoniesTable, seat: int, kind: int, to_hand: bool) -> None:
    """A card of the supply comes to the discard pile, or as change into the hand (A3)."""
    table.from_supply(kind)
    if to_hand:
        into_hand(table.own_player(seat), kind, known=True)
        if table.events is not None:
            tell_card(table, "change", seat, kind)
    else:
        gain_card(table, seat, kind)


class TakeMoney(Step[ColoniesTable]):
    """Permanent money worth an amount, to the discard pile or into the hand."""

    def __init__(self, seat: int, amount: int, to_hand: bool = False) -> None:
        self.seat: Final = seat
        self.amount: Final = amount
        self.to_hand: Final = to_hand

    def resume(self, table: ColoniesTable) -> None:
        take_money(table, self.seat, self.amount, self.to_hand)


def take_money(table: ColoniesTable, seat: int, amount: int, to_hand: bool = False) -> None:
    """Take money worth an amount; equal splits are asked for."""
    left = amount
    fives = table.facts.money[0]
    while left > MOST_SPLIT and table.supply[fives]:
        take_coins(table, seat, (1, 0, 0, 0), to_hand)
        left -= MONEY[0]
    found = splits(table, min(left, MOST_SPLIT))
    if len(found) == 1:
        take_coins(table, seat, found[0], to_hand)
    elif found:
        table.stack.append(ChooseCoins(seat, left, to_hand))


def take_food(table: ColoniesTable, seat: int, amount: int, to_hand: bool) -> None:
    """Take food worth an amount, as few cards as possible, as far as the supply has it (E5)."""
    for kind in table.facts.food:
        value = table.facts.cards[kind].value
        while amount >= value and table.supply[kind]:
            amount -= value
            take_back(table, seat, kind, to_hand)


def give_back(table: ColoniesTable, seat: int, what: int, amount: int, to_hand: bool) -> None:
    """A surplus of money or food comes back (2c, 2d), as far as the supply has it (ruling A46)."""
    if not amount:
        return
    if what == MONEY_PART:
        take_money(table, seat, amount, to_hand)
    elif what == table.facts.food_good:
        take_food(table, seat, amount, to_hand)


class ChooseCoins(Ask[ColoniesTable]):
    """Two ways need equally few cards: the taker chooses (E4.c)."""

    def __init__(self, seat: int, amount: int, to_hand: bool) -> None:
        super().__init__(seat)
        self.amount: Final = amount
        self.to_hand: Final = to_hand

    def options(self, table: ColoniesTable) -> list[Action]:
        return [table.actions.coins[counts] for counts in splits(table, min(self.amount, MOST_SPLIT))]

    def take(self, table: ColoniesTable, action: Action) -> None:
        assert isinstance(action, Coins)
        take_coins(table, self.seat, action.counts, self.to_hand)

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        return Refusal("coins", "E4.c", {"amount": self.amount}) if isinstance(action, Coins) else None

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-coins", {"amount": self.amount})

    def waiting(self, table: ColoniesTable) -> Message:
        return Message("waiting-coins", {"seat": self.who})


def gain_money(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Permanent money worth n to the discard pile."""
    take_money(table, seat, effect.n)
