"""What the rules look up about cards, worked out once: card actions, and what Europe sells."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from carrack.games.thirteen_colonies.content.all_facts import Facts, Fleet
from carrack.games.thirteen_colonies.content.facts import NONE, Card, Effect, different
from carrack.games.thirteen_colonies.content.packed import MONEY_PART, amount_in, covers, regions_in
from carrack.games.thirteen_colonies.rules.catalogue import Actions, sold_for
from carrack.kernel.actions import Action
from carrack.mechanics.bits import mask_of, members

K = TypeVar("K")
T = TypeVar("T")

# How many different means, hands, purchases and fleets are remembered.
MOST_REMEMBERED: Final = 4096

# What must hold for a card action, in a region or at all; `possible.py` lists checks in this order.
NOTHING: Final = 0
FREE_SITE: Final = 1
GROWING_COLONY: Final = 2
HIDDEN_PILE: Final = 3
TARGET: Final = 4
# From here on a people must live there.
MISSION: Final = 5
TRADE: Final = 6
WORSE_RELATION: Final = 7
# From here on it is not about a region.
BUILDING: Final = 8
SUPPLY: Final = 9
NEW_CARD: Final = 10
DISCARDED: Final = 11
SALE: Final = 12
DRAW_PILE: Final = 13
SHIP: Final = 14
SHIP_TO_MOVE: Final = 15
LOW_MARKER: Final = 16
NEEDS: Final = {
    "found": FREE_SITE,
    "settle": GROWING_COLONY,
    "explore": HIDDEN_PILE,
    "mission": MISSION,
    "native_trade": TRADE,
    "relation": WORSE_RELATION,
    "attack": TARGET,
    "build": BUILDING,
    "gain": SUPPLY,
    "new_to_hand": NEW_CARD,
    "fetch": DISCARDED,
    "sell_bonus": SALE,
    "peek_deck": DRAW_PILE,
    "transport": SHIP,
    "move_ship": SHIP_TO_MOVE,
    "raise": LOW_MARKER,
}


class Offer:
    """A card action of the action phase, with its catalogue actions by region; the last is for no region.

    `plays_in` remembers those in several regions, given as bits. `sold` are the cards that it sells, as
    bits (see `Guide.used_bits`, where cards that can be sold come first).
    """

    def __init__(self, kind: int, act: int, facts: Facts, actions: Actions) -> None:
        action = facts.cards[kind].actions[act]
        self.kind: Final = kind
        # What is to be paid beside the card; None if nothing is.
        self.price: Final = action.price if action.pay else None
        self.effect: Final[Effect] = facts.effects[action.effects][0]
        self.in_region: Final = action.in_region
        self.carried: Final = action.carried
        need = NEEDS.get(action.verb, NOTHING)
        self.need: Final = need if action.in_region == (need < BUILDING) else NOTHING
        regions = range(len(facts.regions)) if action.in_region else [NONE]
        self.choices: Final[list[Action]] = [actions.play[kind, act, region] for region in regions]
        self.plays_in: Final[dict[int, list[Action]]] = {}
        sold = sold_for(facts, actions, self.effect.goods)
        self.sold: Final = mask_of([at for at, other in enumerate(actions.sell) if other in sold])

    def find_plays(self, regions: int) -> list[Action]:
        """The catalogue actions in some regions, worked out."""
        found = [self.choices[region] for region in regions_in(regions)]
        remember(self.plays_in, regions, found)
        return found


class Offers:
    """The actions of some cards, in the order of the cards: those in regions and the others."""

    def __init__(self, offers: list[Offer]) -> None:
        self.in_regions: Final = [offer for offer in offers if offer.in_region]
        self.elsewhere: Final = [offer for offer in offers if not offer.in_region]


class Affordable:
    """What some means can pay in Europe: colonists, ships, piles, buildings by level.

    `budget` are the ships, as bits (see `Guide.sale_bits`), and the money for each good on display (see
    `Guide.dues`); `piles` and `by_level` are such bits too, `spaces` are bits of the row's spaces. Whether
    what a VP card costs in money and goods is covered is remembered in `covered` (see `Means.covers`).
    """

    def __init__(self, amounts: int, guide: Guide) -> None:
        facts = guide.facts
        money = amount_in(amounts, MONEY_PART, False)
        lasting = amount_in(amounts, MONEY_PART, True)
        budget = guide.display | covered(amounts, guide.ships)
        for card in guide.goods:
            budget += min(lasting if card.permanent else money, guide.dearest) * guide.places[card.good]
        self.budget: Final = budget
        self.covered: Final[dict[int, bool]] = {}
        # A colonist costs 1 permanent food and the money of its space (E4.c).
        food = amount_in(amounts, facts.food_good, True)
        row = [at for at, due in enumerate(facts.row_money) if food and money >= due]
        self.spaces: Final = mask_of(row)
        self.piles: Final = covered(amounts, guide.piles)
        self.amounts: Final = amounts
        self.by_level: Final = [NONE] * (max(facts.buildings_of) + 1)

    def buildings(self, level: int, guide: Guide) -> int:
        """The buildings of a level, worked out when they are first asked for."""
        found = covered(self.amounts, guide.buildings[level])
        self.by_level[level] = found
        return found


class Guide:
    """The content as the rules look things up; all tables with this content share it.

    Sets of kinds are bits of a number: `acting_bits` are for cards with actions, `used_bits` for cards that
    can be sold or paid into the purse, `sale_bits` for what Europe sells; they count these cards alone and so
    stay small. What is met again and again is remembered.
    """

    def __init__(self, facts: Facts, actions: Actions) -> None:
        self.facts: Final = facts
        self.actions: Final = actions
        self.offers_of: Final = [offers_of(card, facts, actions) for card in facts.cards]
        acting = [kind for kind, offers in enumerate(self.offers_of) if offers]
        self.acting_bits: Final = bits_of(acting, len(facts.cards))
        self.used_bits: Final = bits_of([*actions.sell, *actions.pay_in], len(facts.cards))
        self.use_actions: Final[list[Action]] = [*actions.sell.values(), *actions.pay_in.values()]
        self.offers: Final[dict[int, Offers]] = {}
        self.uses: Final[dict[int, list[Action]]] = {}
        # What Europe sells: ships, goods on display, and piles that must lie face up (E4.c).
        sold = [facts.cards[kind] for kind in actions.buy]
        ships = [card.index for card in sold if card.type == "ship"]
        piles = [card.index for card in sold if card.type not in {"ship", "good"}]
        self.goods: Final = [card for card in sold if card.type == "good"]
        self.affordable: Final[dict[int, Affordable]] = {}
        # Prices of the goods on display as one number, with a field for each above the bits of the other
        # cards; `display` are the top bits, which stand for the goods, `priced` are they with the ships.
        self.dearest: Final = max([max(good.ladder) for good in facts.goods])
        width = self.dearest.bit_length() + 1
        buildings = [kind for level in facts.buildings_of.values() for kind in level]
        kinds = sorted({*ships, *piles, *buildings})
        self.sale_bits: Final = bits_of(kinds, len(facts.cards))
        # What they cost in amounts, with their bits.
        self.ships: Final = self.costs_of(ships)
        self.piles: Final = self.costs_of(piles)
        self.buildings: Final = {level: self.costs_of(found) for level, found in facts.buildings_of.items()}
        lowest = len(kinds)
        self.places: Final = [0] * len(facts.goods)
        self.tops: Final = [0] * len(facts.goods)
        for at, card in enumerate(self.goods):
            self.places[card.good] = 1 << (lowest + width * at)
            self.tops[card.good] = self.places[card.good] << (width - 1)
            self.sale_bits[card.index] = self.tops[card.good]
        self.display: Final = sum(self.tops)
        self.start_prices: Final = [good.start for good in facts.goods]
        self.start_dues: Final = self.dues(self.start_prices)
        self.priced: Final = self.display | sum([self.sale_bits[kind] for kind in ships])
        # Not all their costs are in money or certain goods.
        self.special: Final = sum([self.sale_bits[kind] for kind in kinds if not facts.cards[kind].plain])
        self.purchases: Final[dict[int, list[Action]]] = {}
        self.constructions: Final[dict[int, list[Action]]] = {}
        self.recruits: Final = [
            [action for at, action in enumerate(actions.recruit) if spaces >> at & 1]
            for spaces in range(1 << len(actions.recruit))
        ]
        self.fleets: Final[dict[tuple[int, ...], Fleet]] = {}
        # How the cards lie when a game begins, by mode and nations; `preparation.py` fills it.
        self.layouts: Final[dict[tuple[str, tuple[int, ...], bool], Any]] = {}

    def fleet(self, units: tuple[int, ...]) -> Fleet:
        """What some cards beside a region are together, counted once for all tables."""
        found = self.fleets.get(units)
        if found is None:
            cards = [self.facts.cards[kind] for kind in units]
            found = Fleet(
                sum([1 for card in cards if card.ship]),
                sum([card.transport for card in cards]),
                units.count(self.facts.soldier),
                units.count(self.facts.cannon),
                sum([card.control for card in cards]),
            )
            remember(self.fleets, units, found)
        return found

    def costs_of(self, kinds: list[int]) -> list[tuple[int, int]]:
        """Every cost of some cards, as far as it is in amounts, with the bit of the card."""
        cards = self.facts.cards
        return [(price.amounts, self.sale_bits[kind]) for kind in kinds for price in cards[kind].prices]

    def dues(self, prices: list[int]) -> int:
        """The prices of the goods on display at some amounts of the markers, as one number."""
        goods = self.facts.goods
        return sum([goods[good].ladder[field] * self.places[good] for good, field in enumerate(prices)])

    def for_sale(self, supply: list[int], opened: int) -> int:
        """What can be bought at all: ships and goods on display, other piles if they lie face up."""
        bits = self.sale_bits
        able = [bits[kind] for kind, count in enumerate(supply) if count and self.is_open(kind, opened)]
        return sum(able)

    def is_open(self, kind: int, opened: int) -> bool:
        """Goods on display and ships are always for sale; other piles when they lie face up (E8 to E10)."""
        return self.facts.cards[kind].type in {"good", "ship"} or opened >> kind & 1 == 1

    def buy_actions(self, able: int) -> list[Action]:
        """The purchases of some cards of Europe, given as bits, worked out."""
        found: list[Action] = [buy for kind, buy in self.actions.buy.items() if able & self.sale_bits[kind]]
        remember(self.purchases, able, found)
        return found

    def build_actions(self, able: int) -> list[Action]:
        """The buildings that are some cards of Europe, given as bits."""
        found = self.constructions.get(able)
        if found is None:
            found = [build for kind, build in self.actions.build.items() if able & self.sale_bits[kind]]
            remember(self.constructions, able, found)
        return found

    def affordable_with(self, amounts: int) -> Affordable:
        """What some means can pay."""
        found = self.affordable.get(amounts)
        if found is None:
            found = Affordable(amounts, self)
            remember(self.affordable, amounts, found)
        return found

    def offers_with(self, acting: int, hand: list[int]) -> Offers:
        """The actions of a hand, worked out; `acting` are its cards that have some, as bits."""
        offers: list[Offer] = []
        for kind in different(hand):
            offers += self.offers_of[kind]
        found = Offers(offers)
        remember(self.offers, acting, found)
        return found

    def uses_with(self, used: int) -> list[Action]:
        """The sales of some cards, then the payments into the purse (E4.c, E5)."""
        found = [self.use_actions[at] for at in members(used)]
        remember(self.uses, used, found)
        return found


def covered(amounts: int, costs: list[tuple[int, int]]) -> int:
    """The cards, as bits, of which means cover one of the costs, as far as it is in amounts."""
    found = 0
    for cost, bit in costs:
        if covers(amounts, cost):
            found |= bit
    return found


def bits_of(kinds: list[int], cards: int) -> list[int]:
    """By kind of card: its bit among some kinds, 0 for others."""
    found = [0] * cards
    for at, kind in enumerate(kinds):
        found[kind] = 1 << at
    return found


def remember(memory: dict[K, T], key: K, found: T) -> None:
    """Keep what was worked out; a full memory begins anew."""
    if len(memory) >= MOST_REMEMBERED:
        memory.clear()
    memory[key] = found


def offers_of(card: Card, facts: Facts, actions: Actions) -> list[Offer]:
    """The actions of a card for the action phase."""
    acts = [at for at, action in enumerate(card.actions) if not action.when]
    return [Offer(card.index, act, facts, actions) for act in acts]
