"""Taking money from the bank: as few cards as possible, equal splits are chosen (E4.c)."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.facts import MONEY, Effect
from carrack.games.thirteen_colonies.rules.actions import MOST_SPLIT, SPLITS, Coins
from carrack.games.thirteen_colonies.rules.piles import gain_card, into_hand, tell_card
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal, seat_thing
from carrack.kernel.table import Ask, Step


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
    """Money cards of the bank come to the discard pile, or as change into the hand."""
    for at, kind in enumerate(table.facts.money):
        for _ in range(counts[at]):
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
        return Message("waiting-coins", {"seat": seat_thing(self.seat)})


def gain_money(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Permanent money worth n to the discard pile."""
    take_money(table, seat, effect.n)
