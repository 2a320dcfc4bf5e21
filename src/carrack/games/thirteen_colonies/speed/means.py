"""What a hand can pay (2d), added up once for all questions about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carrack.games.thirteen_colonies.content.facts import NONE, Atom, Card, Price
from carrack.games.thirteen_colonies.content.packed import MONEY_PART, MOST, amount_in, amounts_of, covers
from carrack.games.thirteen_colonies.state.players import NO_CREDITS

if TYPE_CHECKING:
    from carrack.games.thirteen_colonies.state.table import ColoniesTable


ONE_COIN: Final = amounts_of(MONEY_PART, 1, False)


def worth(card: Card, what: int) -> int:
    """How much money, or how many symbols of a good, a card carries."""
    return card.value if card.what == what else 0


def advance_of(purse: int, credits: tuple[int, ...]) -> int:
    """Purse and credits as amounts; they count for one-off costs only."""
    found = min(purse, MOST) * ONE_COIN
    if credits != NO_CREDITS:
        for good, symbols in enumerate(credits):
            found += amounts_of(good, min(symbols, MOST), False)
    return found


class Means:
    """What the hand of a player can pay, with purse and credits if it is their turn (2d, E5).

    A card that acts does not pay: where a cost is compared, `without` is that card or NONE. `acting` are the
    different cards of the hand with actions, `used` those that can be sold or paid in, as bits.
    """

    def __init__(self, table: ColoniesTable, seat: int) -> None:
        guide = table.guide
        turn = table.turn
        hand = table.players[seat].hand
        self.guide: Final = guide
        self.hand: Final = hand
        self.declarations: Final = turn.declarations
        pays = guide.facts.pays
        acting_bits = guide.acting_bits
        used_bits = guide.used_bits
        amounts = 0
        if seat == table.active and (turn.purse or turn.credits is not NO_CREDITS):
            amounts = advance_of(turn.purse, turn.credits)
        acting = 0
        used = 0
        for kind in hand:
            amounts += pays[kind]
            acting |= acting_bits[kind]
            used |= used_bits[kind]
        self.amounts: Final = amounts
        self.acting: Final = acting
        self.used: Final = used
        affordable = guide.affordable.get(amounts)
        self.affordable: Final = guide.affordable_with(amounts) if affordable is None else affordable

    def amounts_without(self, without: int) -> int:
        """What there is if a card does not pay."""
        return self.amounts if without == NONE else self.amounts - self.guide.facts.pays[without]

    def amount(self, what: int, perm: bool, without: int = NONE) -> int:
        """How much money or symbols of a good there are."""
        amounts = self.amounts if without == NONE else self.amounts - self.guide.facts.pays[without]
        return amount_in(amounts, what, perm)

    def pay(self, price: Price, without: int = NONE) -> bool:
        """Whether a whole cost can be paid."""
        if price.amounts:
            amounts = self.amounts if without == NONE else self.amounts - self.guide.facts.pays[without]
            if not covers(amounts, price.amounts):
                return False
        others = price.others
        if len(others) == 1:
            return self.pay_other(others[0], without)
        return not others or self.pay_others(others, without)

    def pay_others(self, atoms: list[Atom], without: int) -> bool:
        """Whether the parts of a cost that are not in amounts can be paid."""
        return all([self.pay_other(atom, without) for atom in atoms])

    def pay_other(self, atom: Atom, without: int) -> bool:
        """Whether a part of a cost in one of several goods, in cards or in declarations can be paid."""
        kind = atom.kind
        if kind == "any_good":
            return any(self.amount(good, atom.perm, without) >= atom.n for good in atom.goods)
        if kind == "card":
            return self.hand.count(atom.card) - (atom.card == without) >= atom.n
        if kind == "hand":
            return len(self.hand) - (without != NONE) >= atom.n
        return self.declarations >= atom.n

    def covers(self, kind: int) -> bool:
        """Whether what a VP card costs in money and goods is covered; False if it is not paid for."""
        found = self.affordable.covered.get(kind)
        if found is None:
            found = kind != NONE and self.covers_card(self.guide.facts.cards[kind])
            self.affordable.covered[kind] = found
        return found

    def covers_card(self, card: Card) -> bool:
        """The same, worked out."""
        if not card.payable or not card.prices:
            return card.payable
        price = card.prices[0]
        if not covers(self.amounts, price.amounts):
            return False
        return self.pay_others([atom for atom in price.others if atom.kind == "any_good"], NONE)

    def buildings(self, level: int, for_sale: int, without: int = NONE) -> int:
        """Those of the piles for sale, as bits, that are buildings of a level and can be paid (E8, F6b)."""
        guide = self.guide
        affordable = self.affordable
        if without != NONE and guide.facts.pays[without]:
            affordable = guide.affordable_with(self.amounts_without(without))
        able = affordable.by_level[level]
        if able == NONE:
            able = affordable.buildings(level, guide)
        able &= for_sale
        return self.completed(able, without) if able & guide.special else able

    def completed(self, covered: int, without: int) -> int:
        """Those of some cards, as bits, that can be paid; what they cost in amounts is covered."""
        found = covered
        for card, bit in zip(self.guide.facts.cards, self.guide.sale_bits, strict=True):
            if (
                found & bit
                and not card.plain
                and not any([self.pay(price, without) for price in card.prices])
            ):
                found &= ~bit
        return found
