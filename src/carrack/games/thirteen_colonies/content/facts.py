"""What is printed, as tables of indices: cards, goods, regions, costs and effects, computed once at load."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from carrack.mechanics.bits import members

GOODS: Final = 13
REGIONS: Final = 15
PEOPLES: Final = 7
SLOTS: Final = 3
SLOTS_IN: Final = [[at for at in range(SLOTS) if bits >> at & 1] for bits in range(1 << SLOTS)]
SPACES: Final = 3
# The colonists' row with a colonist on every space, as bits.
FULL_ROW: Final = (1 << SPACES) - 1
NONE: Final = -1
# Stands for money where a good could stand; in lists by good money comes last.
MONEY_PART: Final = -1
OTHER_PART: Final = -2
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


REGION_LISTS: Final[list[list[int] | None]] = [None] * (1 << REGIONS)


def regions_in(regions: int) -> list[int]:
    """The members of a set of regions, given as bits; nobody changes the list."""
    found = REGION_LISTS[regions]
    if found is None:
        found = members(regions)
        REGION_LISTS[regions] = found
    return found


class Atom:
    """One part of a cost: money, symbols of a good, cards, or declarations (2d).

    `what` is the one good, or MONEY_PART, that pays it; else OTHER_PART.
    """

    def __init__(self, kind: str, n: int, goods: list[int], card: int, how: str, perm: bool) -> None:
        self.kind: Final = kind
        self.n: Final = n
        self.goods: Final = goods
        self.card: Final = card
        self.how: Final = how
        self.perm: Final = perm
        self.what: Final = MONEY_PART if kind == "money" else goods[0] if kind == "good" else OTHER_PART


# Means and costs as one number: for each good and for money a field for what counts once, then one for what
# counts for good. The top bit of a field is free, so that a difference shows there.
BITS: Final = 10
MOST: Final = 255
FIELD: Final = (1 << (BITS - 1)) - 1
GUARDS: Final = sum([1 << (BITS * field + BITS - 1) for field in range(2 * (GOODS + 1))])


def field_of(what: int, perm: bool) -> int:
    """Where the field of a good or of money begins."""
    return BITS * (what % (GOODS + 1) + (GOODS + 1 if perm else 0))


class Price:
    """A cost to be compared with means: what is in fields, and the other parts.

    `by_hand` are those of the others that ask for cards or declarations.
    """

    def __init__(self, cost: list[Atom]) -> None:
        self.fields: Final = sum(
            [atom.n << field_of(atom.what, atom.perm) for atom in cost if atom.what != OTHER_PART]
        )
        self.others: Final = [atom for atom in cost if atom.what == OTHER_PART]
        self.by_hand: Final = [atom for atom in self.others if atom.kind != "any_good"]


class Effect:
    """One verb with its arguments; what an argument means is said in data/vocab.toml."""

    def __init__(
        self,
        verb: str,
        deed: Callable[[Any, Any, int, int], None],
        n: int,
        card: int,
        cards: list[int],
        goods: list[int],
        how: str,
        filter: str,
        per: str,
        scope: str,
        source: str,
        to: str,
        else_vp: int,
        inner: int,
    ) -> None:
        self.verb: Final = verb
        # What the verb does (verbs.py).
        self.deed: Final = deed
        self.n: Final = n
        self.card: Final = card
        self.cards: Final = cards
        self.goods: Final = goods
        self.how: Final = how
        self.filter: Final = filter
        self.per: Final = per
        self.scope: Final = scope
        self.source: Final = source
        self.to: Final = to
        self.else_vp: Final = else_vp
        self.inner: Final = inner


class CardAction:
    """An underlined action of a card: what happens to the card, further costs, effects (E4.b)."""

    def __init__(
        self,
        id: str,
        thing: str,
        symbol: str,
        in_region: bool,
        carried: bool,
        when: str,
        pay: list[Atom],
        effects: int,
        verb: str,
    ) -> None:
        self.id: Final = id
        self.thing: Final = thing
        self.symbol: Final = symbol
        self.in_region: Final = in_region
        # Whether it counts against the transport limit.
        self.carried: Final = carried
        self.when: Final = when
        self.pay: Final = pay
        self.price: Final = Price(pay)
        self.effects: Final = effects
        self.verb: Final = verb


# What may have changed since conditions were checked, as bits: colonies and cards beside regions, peoples,
# decks, deeds of the turn, anything else.
LANDS_CHANGED: Final = 1
PEOPLES_CHANGED: Final = 2
DECK_CHANGED: Final = 4
DEED_DONE: Final = 8
OTHERWISE: Final = 16
ANYTHING: Final = 31


class Need:
    """A bound of a metric, which `measure` counts: at least `low`, at most `high`."""

    def __init__(self, metric: str, measure: Callable[[Any, int], int], low: int, high: int) -> None:
        self.metric: Final = metric
        self.measure: Final = measure
        self.low: Final = low
        self.high: Final = high


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


class Card:
    """A kind of card; equal cards are not told apart. Effects are numbers of lists in `Facts.effects`."""

    def __init__(self, index: int, id: str, type: str, count: int, modes: str) -> None:
        self.index: Final = index
        self.id: Final = id
        self.thing: Final = f"card:{id}"
        self.type: Final = type
        self.count: Final = count
        self.modes: Final = modes
        self.ignored_in = ""
        self.combat = 0
        self.control = 0
        self.money = 0
        self.good = NONE
        self.symbols = 0
        self.keep = ""
        self.place = ""
        self.level = NONE
        self.ship = False
        self.transport = 0
        self.costs: list[list[Atom]] = []
        self.prices: list[Price] = []
        # Whether all costs are in money or certain goods.
        self.plain = True
        self.actions: list[CardAction] = []
        self.on_gain = NONE
        self.on_draw = NONE
        self.vp_effects = NONE
        self.goes = ""
        self.vp = 0
        self.kind = ""
        self.check = ""
        self.epoch = 0
        self.nation = NONE
        self.needs: list[Need] = []
        # The changes after which the needs may be met, as bits.
        self.news = 0
        # What the card pays, a good or MONEY_PART, and how much of it.
        self.what = OTHER_PART
        self.value = 0
        # Whether the card comes back when it is spent (2d).
        self.permanent = False
        # A VP card with a condition that must be carried out (E4.a).
        self.condition = False
        # A VP card that is paid for, and how many peoples must be on the board for it (P8).
        self.payable = False
        self.peoples = 0
        # A discovery or a people: executed as soon as it is drawn (E5).
        self.special: Final = type in {"discovery", "people"}
        # Where a card goes that leaves the deck (2d).
        self.trashed_to = TRASHED_TO.get(type, TO_SUPPLY)


class Fleet:
    """What the cards of a player beside a region are together: ships, transport, soldiers, control (2b)."""

    def __init__(self, ships: int, transport: int, soldiers: int, cannons: int, control: int) -> None:
        self.ships: Final = ships
        self.transport: Final = transport
        self.soldiers: Final = soldiers
        self.cannons: Final = cannons
        self.control: Final = control


NO_FLEET: Final = Fleet(0, 0, 0, 0, 0)
