"""What a hand can pay (2d): one number with a field for each good and for money, once and for good.

Adding such numbers adds all fields; a cost is covered if taking it away leaves the top bit of every field.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carrack.games.thirteen_colonies.content.facts import (
    FIELD,
    GOODS,
    GUARDS,
    MONEY_PART,
    MOST,
    NONE,
    Atom,
    Card,
    Price,
    field_of,
)

if TYPE_CHECKING:
    from carrack.games.thirteen_colonies.state.table import ColoniesTable

NO_CREDITS: Final[tuple[int, ...]] = (0,) * GOODS
MONEY_ONCE: Final = field_of(MONEY_PART, False)


def worth(card: Card, what: int) -> int:
    """How much money, or how many symbols of a good, a card carries."""
    return card.value if card.what == what else 0


def advance_of(purse: int, credits: tuple[int, ...]) -> int:
    """Purse and credits as fields; they count for one-off costs only."""
    found = min(purse, MOST) << MONEY_ONCE
    if credits != NO_CREDITS:
        for good, symbols in enumerate(credits):
            found += min(symbols, MOST) << field_of(good, False)
    return found


class Means:
    """What the hand of a player can pay, with purse and credits if it is his turn (2d, E5).

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
        fields = 0
        if seat == table.active and (turn.purse or turn.credits is not NO_CREDITS):
            fields = advance_of(turn.purse, turn.credits)
        acting = 0
        used = 0
        for kind in hand:
            fields += pays[kind]
            acting |= acting_bits[kind]
            used |= used_bits[kind]
        self.fields: Final = fields
        self.acting: Final = acting
        self.used: Final = used
        affordable = guide.affordable.get(fields)
        self.affordable: Final = guide.affordable_with(fields) if affordable is None else affordable

    def amount(self, what: int, perm: bool, without: int = NONE) -> int:
        """How much money or symbols of a good there are."""
        fields = self.fields if without == NONE else self.fields - self.guide.facts.pays[without]
        return fields >> field_of(what, perm) & FIELD

    def pay(self, price: Price, without: int = NONE) -> bool:
        """Whether a whole cost can be paid."""
        fields = self.fields if without == NONE else self.fields - self.guide.facts.pays[without]
        if ((fields | GUARDS) - price.fields) & GUARDS != GUARDS:
            return False
        others = price.others
        if len(others) == 1:
            return self.pay_other(others[0], without)
        return not others or self.pay_others(others, without)

    def pay_others(self, atoms: list[Atom], without: int) -> bool:
        """Whether the parts of a cost that are not in fields can be paid."""
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
        if ((self.fields | GUARDS) - price.fields) & GUARDS != GUARDS:
            return False
        return self.pay_others([atom for atom in price.others if atom.kind == "any_good"], NONE)

    def completed(self, covered: int, without: int) -> int:
        """Those of some cards, as bits, that can be paid; what they cost in fields is covered."""
        found = covered
        for card, bit in zip(self.guide.facts.cards, self.guide.sale_bits, strict=True):
            if (
                found & bit
                and not card.plain
                and not any([self.pay(price, without) for price in card.prices])
            ):
                found &= ~bit
        return found
