"""What an action that has begun can still bring, in points: a quick guess for the evaluation."""

from __future__ import annotations

from typing import Any, Final

from carrack.games.concordia_venus.content.facts import (
    ANY_GOOD,
    BRICK,
    GOODS,
    JUPITER,
    KINDS,
    MARS,
    MERCURIUS,
    MINERVA,
    SATURNUS,
    VENUS,
    VESTA,
)
from carrack.games.concordia_venus.rules.architect import BuildHouses, ChooseDestination, MoveColonists
from carrack.games.concordia_venus.rules.colonists import PlaceColonists, earnings
from carrack.games.concordia_venus.rules.mercator import TradeGoods
from carrack.games.concordia_venus.rules.playing import ChooseHalf, CopyCard, Perform, PlayCard, RepeatCard
from carrack.games.concordia_venus.rules.production import UsePrefect, goods_of_production
from carrack.games.concordia_venus.rules.purchases import BuyCards
from carrack.games.concordia_venus.rules.scoring import provinces
from carrack.games.concordia_venus.state.table import Board
from carrack.kernel.table import NOBODY, Step
from carrack.mechanics.bits import members

# What the rest of a game brings: further points of each god's card, and further cards of each god.
GROWTH: Final = (2.0, 7.0, 6.0, 6.0, 5.0, 5.0, 0.0)
FURTHER_CARDS: Final = (0.0, 1.1, 1.1, 0.8, 0.7, 0.8, 0.0)
MINERVA_GROWTH: Final = 1.5  # houses in cities of the specialist's good
HOUSE_YIELD: Final = 0.45  # of a good's price, what a house will produce in points until the end
COLONIST: Final = 0.8
PLAIN_CARD: Final = 1.5  # what a card brings that is not looked into
AFTER_A_MOVE: Final = 0.7  # a house that needs a step first
FOR_OTHERS: Final = 0.4  # goods that a Prefect brings to somebody else


def how_many(things: int) -> int:
    """The members of a small set; for a few of them this is faster than counting all bits."""
    count = 0
    while things:
        things &= things - 1
        count += 1
    return count


class Outlook:
    """A player's side of the board, as it will be at the end if `rest` of the game is left.

    `held` and `each` are the cards by god and what one of them gives now, `cards` and `card_points` the same
    at the end. Minerva's points go by good, as houses do.
    """

    def __init__(self, board: Board, seat: int, rest: float) -> None:
        self.board: Final = board
        self.seat: Final = seat
        self.rest: Final = rest
        facts = board.facts
        own = board.all_cards(seat)
        self.held: Final = [how_many(own & facts.god_cards[god]) for god in range(MINERVA)]
        self.cards: Final = [rest * FURTHER_CARDS[god] + float(self.held[god]) for god in range(MINERVA)]
        self.minerva: Final = [0.0] * GOODS
        for good, points, specialists in facts.minerva_cards:
            if own & specialists:
                self.minerva[good] += float(points * how_many(own & specialists))
        by_good = board.houses_by_good(seat)
        saturnus, venus = provinces(board, seat)
        worth = facts.god_points_team if board.team else facts.god_points
        # Vesta counts full tens of sestertii, which is no guide to spending: `evaluate` looks at each.
        self.each: Final = [
            0,
            worth[JUPITER] * (sum(by_good) - by_good[BRICK]),
            worth[SATURNUS] * saturnus,
            worth[VENUS] * venus,
            worth[MERCURIUS] * (GOODS - by_good.count(0)),
            worth[MARS] * board.colonists(seat),
        ]
        self.card_points: Final = [float(self.each[god]) + rest * GROWTH[god] for god in range(MINERVA)]
        self.by_good: Final = by_good
        # Points for a sestertius that is spent until the end; afterwards only Vesta counts it.
        self.rate: Final = 0.33 * min(1.0, 3.0 * rest)

    def store_value(self) -> float:
        """Sestertii and goods for what comes; many of one kind, or a full purse, help less."""
        board = self.board
        money = float(board.money[self.seat])
        total = money if money < 20.0 else 20.0 + (money - 20.0) * 0.4
        for good, count in enumerate(board.goods_of(self.seat)):
            price = board.facts.prices[good]
            total += price * (count * 1.1 if count < 3 else 3.3 + (count - 3) * 0.7)
        return total

    def house_value(self, city: int) -> float:
        """What a house in a city adds, its price not counted."""
        board = self.board
        good = board.tiles[city]
        province = board.map.province_cities[board.map.city_provinces[city]]
        here = (board.houses[self.seat] & province).bit_count()
        value = self.minerva[good] + board.facts.prices[good] * HOUSE_YIELD * self.rest
        if good != BRICK:
            value += self.cards[JUPITER]
        if not here:
            value += self.cards[SATURNUS]
        if board.team:
            if not here and board.houses[board.mate(self.seat)] & province:
                value += self.cards[VENUS] + 1.0
        elif here == 1:
            value += 2.0 * self.cards[VENUS]
        if not self.by_good[good]:
            value += 2.0 * self.cards[MERCURIUS]
        return value

    def house_gain(self, cities: int, discount: float) -> float:
        """The best houses in some cities, one after the other, as far as goods and money reach."""
        board = self.board
        facts = board.facts
        goods = board.goods_of(self.seat)
        purse = board.purse(self.seat)
        left = board.houses_left(self.seat)
        chances: list[tuple[float, int]] = []
        payable = [board.has_goods(self.seat, needed) for needed in facts.house_goods]
        if not left or not any(payable):
            return 0.0
        for city in members(cities & ~board.houses[self.seat]):
            good = board.tiles[city]
            if not payable[good]:
                continue
            price = board.house_price(city)
            if price <= purse:
                gain = self.house_value(city) - self.rate * (price + facts.house_goods_price[good])
                if gain > 0.0:
                    chances.append((gain, city))
        chances.sort(reverse=True)
        total = 0.0
        for gain, city in chances:
            needed = board.house_goods(city)
            price = board.house_price(city)
            if left and price <= purse and all([goods[good] >= needed[good] for good in range(GOODS)]):
                purse -= price
                goods = [goods[good] - needed[good] for good in range(GOODS)]
                total += gain * discount
                left -= 1
        return total

    def cities_after_moves(self, steps: int) -> int:
        """The cities that colonists can come beside with some steps."""
        board = self.board
        map_ = board.map
        near = min(steps, 2)
        found = board.cities_in_reach(self.seat)
        for kind in range(KINDS):
            reached = 0
            for city in board.in_cities(self.seat, kind):
                reached |= map_.from_city[kind][city][near]
            for path in members(board.on_paths(self.seat, kind)):
                reached |= map_.from_path[kind][path][near]
            found |= map_.cities_at(kind, reached & ~board.occupied(kind))
        return found & map_.building_sites

    def card_value(self, index: int) -> float:
        """What a card for sale adds, its price not counted."""
        card = self.board.facts.cards[index]
        value = 0.7
        for god in card.gods:
            if god == MINERVA:
                houses = self.by_good[card.minerva_good]
                value += card.minerva_points * (houses + MINERVA_GROWTH * self.rest)
            elif god != VESTA:
                value += self.card_points[god]
        return value


def architect_gain(look: Outlook, steps: int) -> float:
    """Houses where colonists stand, or where they can come."""
    now = look.house_gain(look.board.cities_in_reach(look.seat), 1.0)
    if not steps:
        return now
    return max(now, look.house_gain(look.cities_after_moves(steps), AFTER_A_MOVE))


def prefect_gain(looks: list[Outlook], seat: int) -> float:
    """The best province, or the money."""
    look = looks[seat]
    board = look.board
    prices = board.facts.prices
    best = look.rate * board.coins()
    free = board.free_slots(seat)
    for province in members(board.active):
        cities = board.map.province_cities[province]
        goods = goods_of_production(board, seat, seat, province)
        room = free
        value = 0.0
        for good in range(GOODS - 1, -1, -1):
            count = min(goods[good], room)
            room -= count
            value += count * prices[good]
        if value * look.rate <= best:
            continue
        for other in range(board.seats):
            if board.team_of(other) != board.team_of(seat) and board.houses[other] & cities:
                worth = board.facts.worth(board.houses_by_good(other, cities))
                value -= FOR_OTHERS * min(worth, 7 * board.free_slots(other))
        best = max(best, look.rate * value)
    return best


def purchase_gain(look: Outlook, step: BuyCards) -> float:
    """The best cards that can be paid."""
    board = look.board
    gains: list[float] = []
    for slot in step.affordable(board):
        goods = board.card_price(slot, step.surcharge)
        price = board.facts.worth(list(goods)) + 3 * goods[ANY_GOOD]
        gains.append(look.card_value(board.display[slot]) - look.rate * price)
    gains.sort(reverse=True)
    return sum([max(0.0, gain) for gain in gains[: step.left]])


def colonist_gain(look: Outlook, step: PlaceColonists) -> float:
    """A colonist, or the Colonist's money."""
    board = look.board
    gain = 0.0
    if board.has_goods(look.seat, board.facts.colonist_cost) and board.colonists(look.seat) < 6:
        gain = max(0.0, 2.0 * look.cards[MARS] + COLONIST * look.rest - look.rate * 9.0)
    if not step.tribune and not step.placed:
        gain = max(gain, look.rate * earnings(board, look.seat))
    return gain


def pending_gain(step: Step[Any], looks: list[Outlook]) -> tuple[float, int]:
    """What a step in progress still brings, and to whom."""
    if isinstance(step, (MoveColonists, ChooseDestination)):
        return architect_gain(looks[step.seat], step.steps), step.seat
    if isinstance(step, BuildHouses):
        return architect_gain(looks[step.seat], 0), step.seat
    if isinstance(step, UsePrefect):
        return prefect_gain(looks, step.seat), step.seat
    if isinstance(step, BuyCards):
        return purchase_gain(looks[step.seat], step), step.seat
    if isinstance(step, PlaceColonists):
        return colonist_gain(looks[step.seat], step), step.seat
    return plain_gain(step)


def plain_gain(step: Step[Any]) -> tuple[float, int]:
    """Steps that are not looked into."""
    if isinstance(step, TradeGoods):
        return 0.6 if step.left() else 0.0, step.seat
    if isinstance(step, (CopyCard, RepeatCard, ChooseHalf, Perform)):
        return PLAIN_CARD, step.seat
    if isinstance(step, PlayCard):
        return 0.5, step.seat
    return 0.0, NOBODY
