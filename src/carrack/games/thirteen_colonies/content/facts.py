"""What is printed on the cards, as tables of indices: costs, effects, actions, conditions (2d, E4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from carrack.games.thirteen_colonies.content.packed import MONEY_PART, OTHER_PART, amounts_of

PEOPLES: Final = 7
SPACES: Final = 3
NONE: Final = -1
COLONY_MAX: Final = 3
NATIONS: Final = ("spain", "england", "france", "netherlands")
MONEY: Final = (5, 3, 2, 1)
PEACE: Final = 0
SCEPTICAL: Final = 1
WAR: Final = 2


def different(pile: list[int]) -> list[int]:
    """The kinds of a sorted pile, each once."""
    found: list[int] = []
    last = NONE
    for kind in pile:
        if kind != last:
            found.append(kind)
            last = kind
    return found


@dataclass
class Atom:
    """One part of a cost: money, symbols of a good, cards, or declarations (2d).

    `what` is the one good, or MONEY_PART, that pays it; else OTHER_PART.
    """

    kind: str
    n: int
    goods: list[int]
    card: int = NONE
    how: str = ""
    perm: bool = False
    what: int = field(init=False)

    def __post_init__(self) -> None:
        self.what = OTHER_PART
        if self.kind == "money":
            self.what = MONEY_PART
        elif self.kind == "good":
            self.what = self.goods[0]


class Price:
    """A cost to be compared with means: the amounts of money and certain goods, and the other parts.

    `by_hand` are those of the others that ask for cards or declarations.
    """

    def __init__(self, cost: list[Atom]) -> None:
        parts = [amounts_of(atom.what, atom.n, atom.perm) for atom in cost if atom.what != OTHER_PART]
        self.amounts: Final = sum(parts)
        self.others: Final = [atom for atom in cost if atom.what == OTHER_PART]
        self.by_hand: Final = [atom for atom in self.others if atom.kind != "any_good"]


# A verb takes the table, the effect, the seat and the region; a metric the table and the seat.
Deed = Callable[[Any, Any, int, int], None]
Metric = Callable[[Any, int], int]


@dataclass
class Vocabulary:
    """What the words of the card data mean; the rules say so.

    Of a metric also the changes are told after which it may be another number, as bits.
    """

    verbs: Mapping[str, Deed]
    metrics: Mapping[str, tuple[Metric, int]]


@dataclass
class Effect:
    """One verb with its arguments; what an argument means is said in data/vocab.toml."""

    verb: str
    deed: Deed
    n: int
    card: int
    cards: list[int]
    goods: list[int]
    how: str
    filter: str
    per: str
    scope: str
    source: str
    to: str
    else_vp: int
    inner: int


@dataclass
class CardAction:
    """An underlined action of a card: what happens to the card, further costs, effects (E4.b).

    One that is `carried` counts against the transport limit.
    """

    id: str
    thing: str
    symbol: str
    in_region: bool
    carried: bool
    when: str
    pay: list[Atom]
    effects: int
    verb: str
    price: Price = field(init=False)

    def __post_init__(self) -> None:
        self.price = Price(self.pay)


# What may have changed since conditions were checked, as bits: colonies and cards beside regions, peoples,
# decks, deeds of the turn, anything else.
LANDS_CHANGED: Final = 1
PEOPLES_CHANGED: Final = 2
DECK_CHANGED: Final = 4
DEED_DONE: Final = 8
OTHERWISE: Final = 16
ANYTHING: Final = 31


@dataclass
class Need:
    """A bound of a metric: at least `low`, at most `high`. After the changes of `news` it may be met."""

    metric: str
    measure: Metric
    news: int
    low: int
    high: int


# Where cards go that leave the deck; those without a place here have a supply pile.
TO_SUPPLY: Final = 0
TO_TERRAIN: Final = 1
TO_COAST: Final = 2
TO_BOX: Final = 3
TRASHED_TO: Final = {
    "terrain": TO_TERRAIN,
    "discovery": TO_TERRAIN,
    "people": TO_TERRAIN,
    "coast": TO_COAST,
    "vp": TO_BOX,
    "nation": TO_BOX,
    "city": TO_BOX,
}


@dataclass
class Card:
    """A kind of card; equal cards are not told apart. Effects are numbers of lists in `Facts.effects`.

    Of a VP card, `peoples` must be on the board for it (P8). What follows from the rest comes last: what
    the card pays, a good or MONEY_PART, and how much (`what`, `value`); whether it comes back when it is
    spent (`permanent`) and where it goes when it leaves the deck (2d); whether a VP card has a condition
    that must be carried out or is paid for (E4.a), and after which changes its needs may be met (`news`);
    whether all costs are in money or certain goods (`plain`); whether it is executed as soon as it is
    drawn (`special`, E5).
    """

    index: int
    id: str
    type: str
    count: int
    modes: str
    ignored_in: str
    combat: int
    control: int
    money: int
    good: int
    symbols: int
    keep: str
    place: str
    level: int
    ship: bool
    transport: int
    costs: list[list[Atom]]
    actions: list[CardAction]
    on_gain: int
    on_draw: int
    vp_effects: int
    goes: str
    vp: int
    kind: str
    check: str
    epoch: int
    nation: int
    needs: list[Need]
    peoples: int
    thing: str = field(init=False)
    what: int = field(init=False)
    value: int = field(init=False)
    permanent: bool = field(init=False)
    trashed_to: int = field(init=False)
    condition: bool = field(init=False)
    payable: bool = field(init=False)
    news: int = field(init=False)
    prices: list[Price] = field(init=False)
    plain: bool = field(init=False)
    special: bool = field(init=False)

    def __post_init__(self) -> None:
        self.thing = f"card:{self.id}"
        self.what = MONEY_PART if self.money else self.good if self.good != NONE else OTHER_PART
        self.value = self.money or self.symbols
        self.permanent = self.keep == "discard"
        self.trashed_to = TO_BOX if self.place == "start" else TRASHED_TO.get(self.type, TO_SUPPLY)
        self.condition = self.kind == "condition"
        self.payable = self.kind in {"cost", "deck"}
        self.news = 0
        for need in self.needs:
            self.news |= need.news
        self.prices = [Price(cost) for cost in self.costs]
        self.plain = not any([price.others for price in self.prices])
        self.special = self.type in {"discovery", "people"}

    def amounts(self) -> int:
        """What the card pays, as amounts: once, and for good if it is permanent (2d)."""
        if self.what == OTHER_PART:
            return 0
        once = amounts_of(self.what, self.value, False)
        return once + amounts_of(self.what, self.value, True) if self.permanent else once
