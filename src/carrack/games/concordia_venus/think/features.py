"""What a seat may know of a position, in whole numbers with names: for value nets and other learners.

Hands are among them: they are held hidden, but everybody can work them out (`state/redeal.py`). Maps differ
in cities and provinces, so these are told by their goods and by what they would bring, never by name. Guesses
at points are written in quarters, large ones in halves.
"""

from __future__ import annotations

from typing import Any, Final

from carrack.games.concordia_venus.content.facts import (
    ANY_GOOD,
    BRICK,
    FOOD,
    GODS,
    GOODS,
    JUPITER,
    KINDS,
    LAND,
    MINERVA,
    NO_CARD,
    SEA,
    SLOTS,
    VESTA,
    Facts,
)
from carrack.games.concordia_venus.rules.architect import BuildHouses, ChooseDestination, MoveColonists
from carrack.games.concordia_venus.rules.colonists import PlaceColonists
from carrack.games.concordia_venus.rules.mercator import TradeGoods
from carrack.games.concordia_venus.rules.playing import ChooseHalf, CopyCard, Perform, PlayCard, RepeatCard
from carrack.games.concordia_venus.rules.production import TakeGoods, UsePrefect
from carrack.games.concordia_venus.rules.purchases import BuyCards, PayAny
from carrack.games.concordia_venus.rules.scoring import wealth
from carrack.games.concordia_venus.state.table import NOT_ENDING, Board, ConcordiaTable
from carrack.games.concordia_venus.think.evaluate import Standing, rest_of_game
from carrack.games.concordia_venus.think.prospects import FOR_OTHERS, Outlook, how_many, pending_gain
from carrack.kernel.table import NOBODY, Ask
from carrack.mechanics.bits import members

SEATS: Final = 6
MOST: Final = 200  # no feature is larger
QUARTERS: Final = 4.0
HALVES: Final = 2.0
CHEAP_GOOD: Final = 3
UNPAID: Final = -1000.0
NEAR: Final = 2  # steps of a colonist that a plan counts on
# Cards by what they do, with the effects that count: a choice card serves for both of its halves.
ROLES: Final = (
    ("architect", ("architect",)),
    ("prefect", ("prefect",)),
    ("mercator", ("mercator3", "mercator5")),
    ("senator", ("senator", "praetor")),
    ("consul", ("consul", "proconsul")),
    ("diplomat", ("diplomat",)),
    ("magister", ("magister", "legatus")),
    ("colonist", ("colonist",)),
    (
        "specialist",
        ("specialist_brick", "specialist_food", "specialist_tool", "specialist_wine", "specialist_cloth"),
    ),
)
DIPLOMAT: Final = 5
SPECIALIST: Final = 8
LAST_CARDS: Final = (1, 2, 4, 7, 10)
LAST_HOUSES: Final = (1, 2, 4)
SITES: Final = ("empty", "new-provinces", "for-venus", "new-goods", "paid", "gain")
PENDING: Final = ("play", "move", "build", "produce", "buy", "place", "trade", "take", "use")
# What of these a step is, by its class.
STEPS: Final[dict[Any, int]] = {
    PlayCard: 0,
    MoveColonists: 1,
    ChooseDestination: 1,
    BuildHouses: 2,
    UsePrefect: 3,
    BuyCards: 4,
    PlaceColonists: 5,
    TradeGoods: 6,
    TakeGoods: 7,
    PayAny: 7,
    ChooseHalf: 8,
    CopyCard: 8,
    RepeatCard: 8,
    Perform: 8,
}


def feature_names(facts: Facts) -> list[str]:
    """The names of all features."""
    own = [f"own-{name}" for name in [*seat_names(facts), *own_names(facts)]]
    others = [f"other{at}-{name}" for at in range(1, SEATS) for name in [*seat_names(facts), *other_names()]]
    return own + others + common_names(facts)


def seat_names(facts: Facts) -> list[str]:
    """What is told of every player."""
    return [
        *("points", "standing", "growth", "production", "stores", "ready"),
        *[f"{god}-cards" for god in GODS[JUPITER:]],
        *[f"{god}-each" for god in GODS[JUPITER:MINERVA]],
        "minerva-points",
        *("money", "goods-worth", "brick", "room"),
        *[f"houses-{good}" for good in facts.good_ids],
        *[f"hand-{role}" for role, _ in ROLES],
        *("pile", "prefect", "sites", "magnus", "last-turn"),
    ]


def other_names() -> list[str]:
    """What is told of the other players only."""
    return ["buys", "partner"]


def own_names(facts: Facts) -> list[str]:
    """What is told of the seat itself only."""
    goods = facts.good_ids
    return [
        *[f"{god}-points" for god in GODS[:MINERVA]],
        *goods[FOOD:],
        *[f"pays-house-{good}" for good in goods],
        *("land", "sea", "land-in-cities", "sea-in-cities", "pays-colonists"),
        *[f"hand-{face}" for face in single_faces(facts)],
        *[f"pile-{role}" for role, _ in ROLES],
        *[f"top-{role}" for role, _ in ROLES],
        *[f"copy-{role}" for at, (role, _) in enumerate(ROLES) if at != DIPLOMAT],
        *("prefect-fits", "prefect-second", "prefect-less-others"),
        *("provinces-ready", "shared-worth", "specialists-worth"),
        *[f"{where}-{what}" for where in ("here", "near") for what in (*goods, *SITES)],
        *[f"slot-{slot + 1}-worth" for slot in range(SLOTS)],
        *[f"slot-{slot + 1}-missing" for slot in range(SLOTS)],
        *("slots-paid", "slots-paid-printed", "best-card", "second-card"),
        *("purse", "magnus-away", "turn-away"),
        *[f"to-{what}" for what in PENDING],
    ]


def common_names(facts: Facts) -> list[str]:
    """What concerns all."""
    return [
        *("lead", "lead-now", "action-own-side", "action-rivals"),
        *[f"for-{seats}" for seats in range(2, SEATS + 1)],
        *[f"map-{id_}" for id_ in facts.maps],
        *("teams", "wine-display", "interim", "may-leave"),
        *("rest", "cards-left", "houses-left", "ending", "turns-left"),
        *[f"last-{count}-cards" for count in LAST_CARDS],
        *[f"last-{count}-houses" for count in LAST_HOUSES],
        *("coins", "markers"),
        *[f"empty-{good}" for good in facts.good_ids],
        *[f"display-{god}" for god in GODS[JUPITER:]],
        *[f"decks-{god}" for god in GODS[JUPITER:]],
    ]


def single_faces(facts: Facts) -> list[str]:
    """The cards that are told apart within a role: choice cards, the better Mercator and the specialists."""
    specialists = ROLES[SPECIALIST][1]
    return [
        face.id
        for face in facts.faces
        if face.is_choice or face.id == "mercator5" or face.effects[0] in specialists
    ]


def clipped(value: float) -> int:
    """A whole number that is not too large."""
    if value > MOST:
        return MOST
    return int(value) if value > -MOST else -MOST


class Features:
    """Reads the features of positions."""

    def __init__(self, facts: Facts) -> None:
        self.facts: Final = facts
        self.names: Final = feature_names(facts)
        self.role_cards: Final = [
            sum([face.cards for face in facts.faces if set(face.effects) & set(effects)])
            for _, effects in ROLES
        ]
        self.single_cards: Final = [facts.face[id_].cards for id_ in single_faces(facts)]
        self.map_ids: Final = list(facts.maps)
        self.other_width: Final = len(seat_names(facts)) + len(other_names())
        # What cards cost in each slot by their side, in sestertii; a good of any kind is a cheap one.
        self.costs: Final = {
            side: [
                [facts.worth(list(price)) + CHEAP_GOOD * price[ANY_GOOD] for price in prices]
                for prices in slots
            ]
            for side, slots in facts.slot_prices.items()
        }

    def of(self, table: ConcordiaTable, seat: int) -> list[int]:
        """The features of a position as a seat knows it."""
        reading = Reading(self, table, seat)
        seats = table.seats
        reading.seat_part(seat)
        reading.own_part()
        for step in range(1, SEATS):
            if step < seats:
                other = (seat + step) % seats
                reading.seat_part(other)
                reading.other_part(other)
            else:
                reading.found.extend([0] * self.other_width)
        reading.common_part()
        return reading.found


class Reading:
    """One position, read for one seat: what several features need is worked out once.

    `houses` and `worth` are everybody's houses in each province and the prices of what they produce, seat
    after seat; `built` counts the houses in each city.
    """

    def __init__(self, features: Features, table: ConcordiaTable, seat: int) -> None:
        self.features: Final = features
        self.table: Final = table
        self.seat: Final = seat
        board = table.board
        self.board: Final = board
        self.found: Final[list[int]] = []
        self.rest: Final = rest_of_game(board)
        self.looks: Final = [Outlook(board, other, self.rest) for other in range(board.seats)]
        self.standings: Final = [Standing(look) for look in self.looks]
        self.minerva: Final = [minerva_points(look) for look in self.looks]
        self.points: Final = [points_of(look, self.minerva[look.seat]) for look in self.looks]
        self.opponents: Final = board.opponents(seat)
        self.provinces: Final = len(board.markers)
        self.houses: Final = [0] * (board.seats * self.provinces)
        self.worth: Final = [0] * (board.seats * self.provinces)
        self.built: Final = [0] * len(board.tiles)
        self.count_houses()

    def count_houses(self) -> None:
        """Everybody's houses by city and province."""
        board = self.board
        prices = board.facts.prices
        provinces = board.map.city_provinces
        built, counts, worth = self.built, self.houses, self.worth
        anywhere = 0
        for houses in board.houses:
            anywhere |= houses
        for city, good in enumerate(board.tiles):
            if anywhere >> city & 1:
                at = provinces[city]
                price = prices[good]
                for houses in board.houses:
                    if houses >> city & 1:
                        built[city] += 1
                        counts[at] += 1
                        worth[at] += price
                    at += self.provinces

    # Every seat

    def seat_part(self, seat: int) -> None:
        """What everybody may know of a player."""
        board = self.board
        facts = board.facts
        found = self.found
        look = self.looks[seat]
        standing = self.standings[seat]
        found.append(min(MOST, self.points[seat]))
        found.append(clipped(standing.total))
        found.append(clipped(HALVES * standing.growth()))
        found.append(clipped(QUARTERS * (standing.production() + standing.colonists)))
        found.append(clipped(QUARTERS * standing.stores))
        found.append(clipped(QUARTERS * standing.hand))
        for god in range(JUPITER, MINERVA):
            found.append(look.held[god])
        found.append(how_many(board.all_cards(seat) & facts.god_cards[MINERVA]))
        for god in range(JUPITER, MINERVA):
            found.append(look.each[god])
        found.append(self.minerva[seat])
        found.append(min(MOST, board.money[seat]))
        found.append(facts.worth(board.goods_of(seat)))
        found.append(board.held(seat, BRICK))
        found.append(board.free_slots(seat))
        for good in range(GOODS):
            found.append(look.by_good[good])
        hand = board.hands[seat]
        for cards in self.features.role_cards:
            found.append(how_many(hand & cards))
        found.append(len(board.piles[seat]))
        found.append(self.best_prefect(seat))
        found.append(how_many(board.cities_in_reach(seat) & ~board.houses[seat]))
        found.append(1 if board.magnus == seat else 0)
        found.append(1 if has_last_turn(board, seat) else 0)

    def best_prefect(self, seat: int) -> int:
        """What a Prefect would bring a player in the best province, at its price."""
        best = 0
        for province in range(self.provinces):
            if self.board.active >> province & 1:
                best = max(best, self.prefect(seat, province))
        return best

    def prefect(self, seat: int, province: int) -> int:
        """What a player would get from a province, the bonus included."""
        board = self.board
        bonus = board.facts.prices[board.markers[province]]
        own = self.worth[seat * self.provinces + province]
        return own + (2 * bonus if board.magnus == seat else bonus)

    # The other seats

    def other_part(self, seat: int) -> None:
        """The best card that another player could buy, its price taken off, and whether it is the partner."""
        board = self.board
        look = self.looks[seat]
        goods = board.goods_of(seat)
        costs = self.features.costs[board.variant.display]
        best = 0.0
        for slot, card in enumerate(board.display):
            if card != NO_CARD and not missing(goods, board.slot_prices[slot][card]):
                best = max(best, look.card_value(card) - look.rate * costs[slot][card])
        self.found.append(clipped(QUARTERS * best))
        self.found.append(1 if board.team_of(seat) == board.team_of(self.seat) else 0)

    # The own seat

    def own_part(self) -> None:
        """What is told of the seat itself only."""
        board = self.board
        facts = board.facts
        found = self.found
        seat = self.seat
        look = self.looks[seat]
        goods = board.goods_of(seat)
        vesta = wealth(board, seat) // 10
        for god in range(MINERVA):
            found.append(look.held[god] * (look.each[god] if god else vesta))
        found += goods[FOOD:]
        sets = [times(goods, needed) for needed in facts.house_goods]
        found += sets
        for kind in range(KINDS):
            found.append(facts.colonists[kind] - board.unplaced(seat, kind))
        for kind in range(KINDS):
            found.append(len(board.in_cities(seat, kind)))
        unplaced = board.unplaced(seat, LAND) + board.unplaced(seat, SEA)
        found.append(min(unplaced, times(goods, facts.colonist_cost)))
        self.own_cards()
        self.own_provinces()
        self.sites(sets)
        self.purchases(goods)
        found.append(min(MOST, board.purse(seat)))
        found.append((board.magnus - seat) % board.seats)
        found.append((seat - board.turn) % board.seats if board.turn != NOBODY else 0)
        pending = [0] * len(PENDING)
        for step in self.table.stack:
            if isinstance(step, (Ask, Perform)) and step.seat == seat and type(step) in STEPS:
                pending[STEPS[type(step)]] += 1
        found += pending

    def own_cards(self) -> None:
        """Cards in hand, on the pile, and those that a Diplomat could use."""
        board = self.board
        found = self.found
        seat = self.seat
        role_cards = self.features.role_cards
        hand = board.hands[seat]
        for cards in self.features.single_cards:
            found.append(how_many(hand & cards))
        pile = board.all_cards(seat) & ~hand
        for cards in role_cards:
            found.append(how_many(pile & cards))
        top = board.piles[seat][-1] if board.piles[seat] else NO_CARD
        for cards in role_cards:
            found.append(1 if top != NO_CARD and cards >> top & 1 else 0)
        copies = [0] * len(ROLES)
        for other in self.opponents:
            pile_there = board.piles[other]
            if pile_there and not board.has_copied(seat, other):
                for role, cards in enumerate(role_cards):
                    copies[role] += cards >> pile_there[-1] & 1
        del copies[DIPLOMAT]
        found += copies

    def own_provinces(self) -> None:
        """What Prefects and specialists would bring; short of room, a province brings its share."""
        board = self.board
        found = self.found
        seat = self.seat
        room = board.free_slots(seat)
        bonus = 2 if board.magnus == seat else 1
        best = 0
        second = 0
        fits = 0
        less = 0.0
        ready = 0
        shared = 0
        for province in range(self.provinces):
            if not board.active >> province & 1:
                continue
            theirs = 0
            for other in self.opponents:
                theirs += self.worth[other * self.provinces + province]
            brings = self.prefect(seat, province)
            second = max(second, min(best, brings))
            best = max(best, brings)
            less = max(less, brings - FOR_OTHERS * theirs)
            count = self.houses[seat * self.provinces + province] + bonus
            fits = max(fits, brings * min(room, count) // count)
            own = self.worth[seat * self.provinces + province]
            if own:
                ready += 1
                shared += own if theirs else 0
        found.append(fits)
        found.append(second)
        found.append(clipped(less))
        found.append(ready)
        found.append(shared)
        worth = 0
        for good, _, cards in board.facts.minerva_cards:
            if board.hands[seat] & cards:
                worth += self.looks[seat].by_good[good] * board.facts.prices[good]
        found.append(worth)

    def sites(self, sets: list[int]) -> None:
        """Cities where the seat could build: beside its colonists, and with those it has near."""
        board = self.board
        map_ = board.map
        houses = board.houses[self.seat]
        steps = min(NEAR, board.colonists(self.seat))
        land = board.on_paths(self.seat, LAND)
        sea = board.on_paths(self.seat, SEA)
        far_land = self.paths_near(LAND, steps)
        far_sea = self.paths_near(SEA, steps)
        land_paths = map_.city_paths[LAND]
        sea_paths = map_.city_paths[SEA]
        here = Sites(self)
        near = Sites(self)
        for city, good in enumerate(board.tiles):
            if good < 0 or houses >> city & 1:
                continue
            beside = land_paths[city] & land or sea_paths[city] & sea
            if beside or land_paths[city] & far_land or sea_paths[city] & far_sea:
                gain = self.gain_of_house(city, sets)
                near.add(city, gain)
                if beside:
                    here.add(city, gain)
        here.tell(self.found)
        near.tell(self.found)

    def paths_near(self, kind: int, steps: int) -> int:
        """The free paths that the seat's colonists of a kind can reach."""
        board = self.board
        found = 0
        for city in board.in_cities(self.seat, kind):
            found |= board.map.from_city[kind][city][steps]
        for path in members(board.on_paths(self.seat, kind)):
            found |= board.map.from_path[kind][path][steps]
        return found & ~board.occupied(kind)

    def gain_of_house(self, city: int, sets: list[int]) -> float:
        """What a house would bring the seat, its price taken off; UNPAID if goods or money don't reach."""
        board = self.board
        look = self.looks[self.seat]
        good = board.tiles[city]
        if not sets[good] or self.price(city) > board.purse(self.seat):
            return UNPAID
        cost = self.price(city) + board.facts.house_goods_price[good]
        return look.house_value(city) - look.rate * cost

    def price(self, city: int) -> int:
        """Sestertii for the next house in a city."""
        return self.board.facts.house_coins[self.board.tiles[city]] * (self.built[city] + 1)

    def purchases(self, goods: list[int]) -> None:
        """Cards for sale: what each would add, how many goods it lacks, and the best two that can be paid."""
        board = self.board
        look = self.looks[self.seat]
        costs = self.features.costs[board.variant.display]
        worths = [0] * SLOTS
        lacks = [0] * SLOTS
        paid = 0
        printed = 0
        best = 0.0
        second = 0.0
        for slot, card in enumerate(board.display):
            if card == NO_CARD:
                continue
            value = look.card_value(card)
            worths[slot] = clipped(QUARTERS * value)
            lacks[slot] = missing(goods, board.slot_prices[slot][card])
            if not missing(goods, board.facts.cards[card].cost):
                printed += 1
            if not lacks[slot]:
                paid += 1
                gain = value - look.rate * costs[slot][card]
                second = max(second, min(best, gain))
                best = max(best, gain)
        self.found.extend(worths)
        self.found.extend(lacks)
        self.found.append(paid)
        self.found.append(printed)
        self.found.append(clipped(QUARTERS * best))
        self.found.append(clipped(QUARTERS * second))

    # All

    def common_part(self) -> None:
        """What is being played, what is left on the map and for sale."""
        board = self.board
        facts = board.facts
        found = self.found
        self.leads()
        for seats in range(2, SEATS + 1):
            found.append(1 if board.seats == seats else 0)
        for id_ in self.features.map_ids:
            found.append(1 if board.map.id == id_ else 0)
        found.append(1 if board.team else 0)
        found.append(1 if board.variant.display == "wine" else 0)
        found.append(1 if board.variant.interim else 0)
        found.append(0 if board.variant.must_use else 1)
        display = 0
        for card in board.display:
            if card != NO_CARD:
                display |= 1 << card
        decks = 0
        for deck in board.decks:
            decks |= deck
        self.end_of_game(how_many(display | decks))
        found.append(board.coins())
        found.append(how_many(board.active))
        empty = [0] * GOODS
        for city, good in enumerate(board.tiles):
            if good >= 0 and not self.built[city]:
                empty[good] += 1
        found += empty
        for god in range(JUPITER, len(GODS)):
            found.append(how_many(display & facts.god_cards[god]))
        for god in range(JUPITER, len(GODS)):
            found.append(how_many(decks & facts.god_cards[god]))

    def end_of_game(self, cards: int) -> None:
        """How near the end is: by the cards that are left, and by whoever has the fewest houses left."""
        board = self.board
        found = self.found
        houses = min([board.houses_left(seat) for seat in range(board.seats)])
        found.append(round(100.0 * self.rest))
        found.append(cards)
        found.append(houses)
        found.append(1 if board.turns_left != NOT_ENDING else 0)
        found.append(max(0, board.turns_left))
        for count in LAST_CARDS:
            found.append(1 if cards <= count else 0)
        for count in LAST_HOUSES:
            found.append(1 if houses <= count else 0)

    def leads(self) -> None:
        """How far the seat's side is before its strongest rival, and what actions in progress may bring."""
        board = self.board
        mine = board.team_of(self.seat)
        standings = [0.0] * board.sides()
        points = [0] * board.sides()
        for seat in range(board.seats):
            standings[board.team_of(seat)] += self.standings[seat].total
            points[board.team_of(seat)] += self.points[seat]
        others = [side for side in range(board.sides()) if side != mine]
        self.found.append(clipped(standings[mine] - max([standings[side] for side in others])))
        self.found.append(clipped(points[mine] - max([points[side] for side in others])))
        own = 0.0
        rivals = 0.0
        for step in self.table.stack:
            if not isinstance(step, (Ask, Perform)):
                continue  # part of the sequence of play
            gain, seat = pending_gain(step, self.looks)
            if seat != NOBODY:
                if board.team_of(seat) == mine:
                    own += gain
                else:
                    rivals += gain
        self.found.append(clipped(QUARTERS * own))
        self.found.append(clipped(QUARTERS * rivals))


class Sites:
    """Cities where a seat could build: by good, for which gods, and what it can pay."""

    def __init__(self, reading: Reading) -> None:
        self.reading: Final = reading
        self.counts: Final = [0] * GOODS
        self.empty = 0
        self.new_provinces = 0
        self.for_venus = 0
        self.new_goods = 0
        self.paid = 0
        self.gains: Final[list[float]] = []
        self.cities: Final[list[int]] = []

    def add(self, city: int, gain: float) -> None:
        """A city, and what a house there would bring."""
        reading = self.reading
        board = reading.board
        seat = reading.seat
        good = board.tiles[city]
        province = board.map.city_provinces[city]
        own = reading.houses[seat * reading.provinces + province]
        self.counts[good] += 1
        if not reading.built[city]:
            self.empty += 1
        if not own:
            self.new_provinces |= 1 << province
        if board.team:
            if not own and reading.houses[board.mate(seat) * reading.provinces + province]:
                self.for_venus |= 1 << province
        elif own == 1:
            self.for_venus |= 1 << province
        if not reading.looks[seat].by_good[good]:
            self.new_goods |= 1 << good
        if gain > UNPAID:
            self.paid += 1
            if gain > 0.0:
                self.gains.append(gain)
                self.cities.append(city)

    def tell(self, found: list[int]) -> None:
        found += self.counts
        found.append(self.empty)
        found.append(how_many(self.new_provinces))
        found.append(how_many(self.for_venus))
        found.append(how_many(self.new_goods))
        found.append(self.paid)
        found.append(clipped(QUARTERS * self.best_houses()))

    def best_houses(self) -> float:
        """The best of these houses, one after the other, as far as goods and money reach."""
        reading = self.reading
        board = reading.board
        purse = board.purse(reading.seat)
        goods = board.goods_of(reading.seat)
        total = 0.0
        for _ in range(min(len(self.gains), board.houses_left(reading.seat))):
            best = -1
            most = 0.0
            for at, gain in enumerate(self.gains):
                city = self.cities[at]
                if gain > most and reading.price(city) <= purse and times(goods, board.house_goods(city)):
                    best = at
                    most = gain
            if best < 0:
                break
            total += most
            self.gains[best] = 0.0
            purse -= reading.price(self.cities[best])
            needed = board.house_goods(self.cities[best])
            goods = [goods[good] - needed[good] for good in range(GOODS)]
        return total


def points_of(look: Outlook, minerva: int) -> int:
    """All points of a player, as `scoring.score` counts them."""
    board = look.board
    total = minerva + look.held[VESTA] * (wealth(board, look.seat) // 10)
    if board.concordia == look.seat:
        total += board.facts.concordia
    for god in range(JUPITER, MINERVA):
        total += look.held[god] * look.each[god]
    return total


def minerva_points(look: Outlook) -> int:
    """What Minerva's cards give for houses in cities of their goods."""
    total = 0.0
    for good in range(GOODS):
        total += look.minerva[good] * look.by_good[good]
    return int(total)


def has_last_turn(board: Board, seat: int) -> bool:
    """Whether the end has come and a player, or the partner, still has a turn (5.2)."""
    if board.turns_left <= 0:
        return False
    away = (board.team_of(seat) - board.team_of(board.turn)) % board.sides()
    return 1 <= away <= board.turns_left


def times(goods: list[int], cost: tuple[int, ...]) -> int:
    """How many times goods pay a cost."""
    found = MOST
    for good in range(GOODS):
        if cost[good]:
            found = min(found, goods[good] // cost[good])
    return found


def missing(goods: list[int], price: tuple[int, ...]) -> int:
    """How many goods a card's price lacks, those of any kind included."""
    found = 0
    left = 0
    for good in range(GOODS):
        more = goods[good] - price[good]
        if more < 0:
            found -= more
        else:
            left += more
    return found + max(0, price[ANY_GOOD] - left)
