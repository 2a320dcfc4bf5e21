"""What is printed, as tables of indices: cards, goods, regions, costs and effects, computed once at load."""

from __future__ import annotations

from typing import Final

GOODS: Final = 13
REGIONS: Final = 15
PEOPLES: Final = 7
SLOTS: Final = 3
SPACES: Final = 3
NONE: Final = -1
# Stands for money where a good could stand; in lists by good money comes last.
MONEY_PART: Final = -1
OTHER_PART: Final = -2
COLONY_MAX: Final = 3
NATIONS: Final = ("spain", "england", "france", "netherlands")
MONEY: Final = (5, 3, 2, 1)

# How many different fleets are remembered.
MOST_FLEETS: Final = 4096

PEACE: Final = 0
SCEPTICAL: Final = 1
WAR: Final = 2


class Atom:
    """One part of a cost: money, symbols of a good, cards, or declarations (2d).

    `what` is the one good, or MONEY_PART, that pays it; else OTHER_PART.
    """

    __slots__ = ("card", "goods", "how", "kind", "n", "perm", "what")

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
    """A cost to be compared with means: what is in fields, and the other parts."""

    __slots__ = ("fields", "others")

    def __init__(self, cost: list[Atom]) -> None:
        self.fields: Final = sum(
            [atom.n << field_of(atom.what, atom.perm) for atom in cost if atom.what != OTHER_PART]
        )
        self.others: Final = [atom for atom in cost if atom.what == OTHER_PART]


class Effect:
    """One verb with its arguments; what an argument means is said in data/vocab.toml."""

    __slots__ = (
        "card",
        "cards",
        "else_vp",
        "filter",
        "goods",
        "how",
        "inner",
        "n",
        "per",
        "scope",
        "source",
        "to",
        "verb",
    )

    def __init__(
        self,
        verb: str,
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

    __slots__ = ("carried", "effects", "id", "in_region", "pay", "price", "symbol", "thing", "verb", "when")

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


class Need:
    """A bound of a metric: at least `low`, at most `high`."""

    __slots__ = ("high", "low", "metric")

    def __init__(self, metric: str, low: int, high: int) -> None:
        self.metric: Final = metric
        self.low: Final = low
        self.high: Final = high


class Card:
    """A kind of card; equal cards are not told apart. Effects are numbers of lists in `Facts.effects`."""

    __slots__ = (
        "actions",
        "check",
        "combat",
        "condition",
        "control",
        "costs",
        "count",
        "epoch",
        "goes",
        "good",
        "id",
        "ignored_in",
        "index",
        "keep",
        "kind",
        "level",
        "modes",
        "money",
        "nation",
        "needs",
        "on_draw",
        "on_gain",
        "payable",
        "permanent",
        "place",
        "plain",
        "prices",
        "ship",
        "special",
        "symbols",
        "thing",
        "transport",
        "type",
        "value",
        "vp",
        "vp_effects",
        "what",
    )

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
        # What the card pays, a good or MONEY_PART, and how much of it.
        self.what = OTHER_PART
        self.value = 0
        # Whether the card comes back when it is spent (2d).
        self.permanent = False
        # A VP card with a condition that must be carried out (E4.a).
        self.condition = False
        # A VP card that is paid for.
        self.payable = False
        # A discovery or a people: executed as soon as it is drawn (E5).
        self.special: Final = type in {"discovery", "people"}


class Fleet:
    """What the cards of a player beside a region are together: ships, transport, soldiers, control (2b)."""

    __slots__ = ("cannons", "control", "ships", "soldiers", "transport")

    def __init__(self, ships: int, transport: int, soldiers: int, cannons: int, control: int) -> None:
        self.ships: Final = ships
        self.transport: Final = transport
        self.soldiers: Final = soldiers
        self.cannons: Final = cannons
        self.control: Final = control


class People:
    """A people with its city and raid card (E5, F2, F5)."""

    __slots__ = (
        "card",
        "city",
        "combat",
        "control",
        "demand",
        "fight_gain",
        "id",
        "markers",
        "mission",
        "mission_gain",
        "on_loss",
        "proceeds",
        "proceeds_good",
        "proceeds_goods",
        "proceeds_money",
        "raid",
        "thing",
    )

    def __init__(self, card: int, id: str) -> None:
        self.card: Final = card
        self.id: Final = id
        self.thing: Final = f"card:{id}"
        self.combat = 0
        self.markers = 0
        self.control = 0
        self.mission = 0
        self.mission_gain = NONE
        self.demand: list[int] = []
        self.proceeds = NONE
        self.proceeds_money = 0
        self.proceeds_good = NONE
        self.proceeds_goods = 0
        self.fight_gain = NONE
        self.city = NONE
        self.raid = NONE
        self.on_loss = NONE


class Region:
    """A region card (3)."""

    __slots__ = ("coast", "id", "island", "sites", "terrain", "thing", "values")

    def __init__(
        self, id: str, island: bool, values: list[int], coast: int, terrain: int, sites: int
    ) -> None:
        self.id: Final = id
        self.thing: Final = f"region:{id}"
        self.island: Final = island
        self.values: Final = values
        self.coast: Final = coast
        self.terrain: Final = terrain
        self.sites: Final = sites


class Good:
    """A good of the trade track: its price fields and the card that the display sells (E4.c)."""

    __slots__ = ("buy", "group", "id", "ladder", "start", "thing")

    def __init__(self, id: str, group: str, ladder: list[int], start: int, buy: int) -> None:
        self.id: Final = id
        self.thing: Final = f"good:{id}"
        self.group: Final = group
        self.ladder: Final = ladder
        self.start: Final = start
        self.buy: Final = buy


class Mode:
    """A row of the set-up table, or a shorter game (E2, F1, P2)."""

    __slots__ = (
        "base",
        "beside",
        "ends",
        "epochs",
        "fights",
        "forts",
        "id",
        "nation_cards",
        "open_supply",
        "regions",
        "relations",
        "skip",
        "taxes",
    )

    def __init__(
        self,
        id: str,
        base: str,
        epochs: list[int],
        ends: list[int],
        beside: list[int],
        open_supply: list[int],
        regions: dict[int, int],
        skip: dict[int, list[int]],
        nation_cards: bool,
        taxes: bool,
        relations: bool,
        fights: bool,
    ) -> None:
        self.id: Final = id
        self.base: Final = base
        self.epochs: Final = epochs
        self.ends: Final = ends
        self.beside: Final = beside
        self.open_supply: Final = open_supply
        self.regions: Final = regions
        self.skip: Final = skip
        self.nation_cards: Final = nation_cards
        self.taxes: Final = taxes
        self.relations: Final = relations
        self.fights: Final = fights
        # Whether there are cards that stop another player's action (P7).
        self.forts = True


class Limits:
    """The ends of the tracks (vocab.toml)."""

    __slots__ = ("draw", "hold", "tax")

    def __init__(self, draw: int, hold: int, tax: int) -> None:
        self.draw: Final = draw
        self.hold: Final = hold
        self.tax: Final = tax


class Start:
    """What a player begins with (E2, E7)."""

    __slots__ = ("deck", "draw", "hand", "hold", "tokens", "vp")

    def __init__(
        self, hand: list[int], deck: list[int], draw: int, hold: int, tokens: int, vp: dict[int, list[int]]
    ) -> None:
        self.hand: Final = hand
        self.deck: Final = deck
        self.draw: Final = draw
        self.hold: Final = hold
        self.tokens: Final = tokens
        self.vp: Final = vp


class Facts:
    """Everything printed, and what follows from it for the rules."""

    def __init__(
        self,
        cards: list[Card],
        goods: list[Good],
        regions: list[Region],
        peoples: list[People],
        effects: list[list[Effect]],
        modes: dict[str, Mode],
        limits: Limits,
        start: Start,
        early: list[int],
        late: list[int],
        row_money: list[int],
    ) -> None:
        self.cards: Final = cards
        self.goods: Final = goods
        self.regions: Final = regions
        self.peoples: Final = peoples
        self.effects: Final = effects
        self.modes: Final = modes
        self.limits: Final = limits
        self.start: Final = start
        self.early: Final = early
        self.late: Final = late
        self.row_money: Final = row_money
        self.pays: Final = [fields_of(card) for card in cards]
        self.by_id: Final = {card.id: card.index for card in cards}
        self.colonist: Final = self.by_id["colonist"]
        self.money: Final = [self.by_id[f"money_{value}"] for value in MONEY]
        self.food: Final = [self.by_id["food_2"], self.by_id["food_1"]]
        self.food_good: Final = [good.id for good in goods].index("food")
        self.fur_goods: Final = [at for at, good in enumerate(goods) if good.id in {"fur", "pelts"}]
        self.soldier: Final = self.by_id["soldier"]
        self.cannon: Final = self.by_id["cannon"]
        self.town_hall: Final = self.by_id["town_hall"]
        self.people_of: Final = {people.card: at for at, people in enumerate(peoples)}
        self.raid_of: Final = {people.raid: at for at, people in enumerate(peoples)}
        self.money_kinds: Final = [card.index for card in cards if card.money and card.keep != "vp"]
        self.fort_actions: Final = reaction_cards(cards, "opponent_action")
        for mode in modes.values():
            mode.forts = any([mode.base in cards[kind].modes for kind, _ in self.fort_actions])
        self.defence_actions: Final = reaction_cards(cards, "defence")
        self.monopoly_actions: Final = reaction_cards(cards, "opponent_fur_sale")
        self.terrain_kinds: Final = [
            card.index for card in cards if card.type in {"terrain", "discovery", "people"}
        ]
        self.buildings: Final = [card.index for card in cards if card.type == "building"]
        self.buildings_of: Final[dict[int, list[int]]] = {}
        for kind in self.buildings:
            self.buildings_of.setdefault(cards[kind].level, []).append(kind)
        self.coast_kinds: Final = [card.index for card in cards if card.type == "coast"]
        self.fleets: Final[dict[tuple[int, ...], Fleet]] = {}

    def fleet(self, units: tuple[int, ...]) -> Fleet:
        """What some cards beside a region are together, counted once for all tables."""
        found = self.fleets.get(units)
        if found is None:
            cards = [self.cards[kind] for kind in units]
            found = Fleet(
                sum([1 for card in cards if card.ship]),
                sum([card.transport for card in cards]),
                units.count(self.soldier),
                units.count(self.cannon),
                sum([card.control for card in cards]),
            )
            if len(self.fleets) >= MOST_FLEETS:
                self.fleets.clear()
            self.fleets[units] = found
        return found


def fields_of(card: Card) -> int:
    """What a card pays, as fields."""
    if card.what == OTHER_PART:
        return 0
    found = card.value << field_of(card.what, False)
    return found + (card.value << field_of(card.what, True)) if card.permanent else found


def reaction_cards(cards: list[Card], when: str) -> list[tuple[int, int]]:
    """The cards and actions that can be played at such a moment (P7)."""
    return [
        (card.index, at) for card in cards for at, action in enumerate(card.actions) if action.when == when
    ]
