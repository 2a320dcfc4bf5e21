"""The printed facts as tables of indices, computed once: cards, maps, paths, reach, prices.

Goods are numbered from the cheapest to the dearest. Cities, provinces and paths are numbered within their
map; land paths and sea paths each have numbers of their own, so that a set of them is the bits of one small
integer.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from operator import add
from typing import Final

from carrack.mechanics.bits import mask_of, members

GOODS: Final = 5
BRICK: Final = 0
FOOD: Final = 1
TOOL: Final = 2
WINE: Final = 3
CLOTH: Final = 4
ANY_GOOD: Final = 5
"""In the price of a card, after the five kinds: how many goods of any kind."""

LAND: Final = 0
SEA: Final = 1
KINDS: Final = 2
KIND_IDS: Final = ("land", "sea")
ON_PATH: Final = 0
IN_CITY: Final = 1
NOWHERE: Final = -1
SLOTS: Final = 7
MOST_STEPS: Final = 6
NO_CARD: Final = -1
CAPITAL_PROVINCE: Final = -1

GODS: Final = ("vesta", "jupiter", "saturnus", "venus", "mercurius", "mars", "minerva")
VESTA: Final = 0
JUPITER: Final = 1
SATURNUS: Final = 2
VENUS: Final = 3
MERCURIUS: Final = 4
MARS: Final = 5
MINERVA: Final = 6

# The cards whose use is more than an action on the table, by the ids of their faces.
DIPLOMAT: Final = "diplomat"
MAGISTER: Final = "magister"
SENATOR: Final = "senator"
LEGATUS: Final = "legatus"
PROCONSUL: Final = "proconsul"


@dataclass(eq=False)
class Face:
    """What a card is when it is played: cards with the same face do the same.

    `effects` has two entries on a choice card. `cards` are the cards with this face.
    """

    index: int
    id: str
    effects: tuple[str, ...]
    cards: int
    thing: str = field(init=False)
    is_choice: bool = field(init=False)

    def __post_init__(self) -> None:
        self.thing = f"card:{self.id}"
        self.is_choice = len(self.effects) > 1


@dataclass(eq=False)
class Card:
    """A personality card; `deck` is 0 for a starting card, which has no price.

    `thing` is its name for people: the second Prefect of a starting hand is a Prefect as well.
    """

    index: int
    id: str
    thing: str
    face: Face
    deck: int
    modes: list[str]
    gods: tuple[int, ...]
    cost: tuple[int, ...]
    minerva_good: int
    minerva_points: int


@dataclass(eq=False)
class GameMap:
    """A map: cities with their provinces, land and sea paths, and what follows from them.

    What is listed by kind has an entry for land and one for sea.
    """

    id: str
    city_ids: list[str]
    capital: int
    city_provinces: list[int]
    letters: list[str]
    province_ids: list[str]
    path_ids: list[list[str]]
    """By kind and path."""
    path_ends: list[list[tuple[int, int]]]
    """The cities at both ends, by kind and path."""
    no_stop: list[int]
    """The paths on which no move ends, by kind."""
    cities: list[str] = field(init=False)
    provinces: list[str] = field(init=False)
    paths: list[list[str]] = field(init=False)
    province_cities: list[int] = field(init=False)
    building_sites: int = field(init=False)
    """All cities but the capital."""
    ends: list[list[int]] = field(init=False)
    """The cities at both ends as a set, by kind and path."""
    city_paths: list[list[int]] = field(init=False)
    """The paths at a city, by kind and city."""
    with_paths: list[int] = field(init=False)
    """The cities at which paths of a kind begin: only there can such a colonist be placed (R4)."""
    team_starts: int = field(init=False)
    """The cities that a second-half player of a team may start in: not joined to the capital (1.3)."""
    from_city: list[list[list[int]]] = field(init=False)
    """What `reach` finds for a colonist, by kind and city."""
    from_path: list[list[list[int]]] = field(init=False)
    """The same by kind and path."""

    def __post_init__(self) -> None:
        kinds = range(KINDS)
        cities = range(len(self.city_ids))
        self.cities = [f"city:{id_}" for id_ in self.city_ids]
        self.provinces = [f"province:{id_}" for id_ in self.province_ids]
        self.paths = [[f"path:{KIND_IDS[kind]}-{id_}" for id_ in self.path_ids[kind]] for kind in kinds]
        self.province_cities = [
            mask_of([city for city, found in enumerate(self.city_provinces) if found == province])
            for province in range(len(self.province_ids))
        ]
        self.building_sites = mask_of([city for city in cities if city != self.capital])
        self.ends = [[mask_of([*ends]) for ends in self.path_ends[kind]] for kind in kinds]
        self.city_paths = [
            [mask_of([path for path, ends in enumerate(self.path_ends[kind]) if c in ends]) for c in cities]
            for kind in kinds
        ]
        self.with_paths = [mask_of([c for c in cities if self.city_paths[kind][c]]) for kind in kinds]
        beside_capital = 0
        for kind in kinds:
            beside_capital |= self.cities_at(kind, self.city_paths[kind][self.capital])
        self.team_starts = self.building_sites & ~beside_capital
        self.from_city = [[self.reach(kind, self.city_paths[kind][c], 0) for c in cities] for kind in kinds]
        self.from_path = [
            [
                self.reach(kind, self.neighbours(kind, 1 << path), 1 << path)
                for path in range(len(self.path_ids[kind]))
            ]
            for kind in kinds
        ]

    def has_paths(self, kind: int, city: int) -> bool:
        """Whether paths of a kind begin in a city."""
        return self.city_paths[kind][city] != 0

    def cities_at(self, kind: int, paths: int) -> int:
        """The cities at the ends of some paths of a kind."""
        found = 0
        ends = self.ends[kind]
        while paths:
            path = paths & -paths
            found |= ends[path.bit_length() - 1]
            paths ^= path
        return found

    def neighbours(self, kind: int, paths: int) -> int:
        """The paths of a kind that share a city with some of these."""
        found = 0
        for city in members(self.cities_at(kind, paths)):
            found |= self.city_paths[kind][city]
        return found & ~paths

    def reach(self, kind: int, first: int, before: int) -> list[int]:
        """By number of steps: the paths that so many or fewer lead to, where one may stay (2.2.1).

        `first` are those of the first step, `before` where the colonist comes from.
        """
        found = [0]
        now = first
        seen = before | first
        for steps in range(MOST_STEPS):
            found.append(found[steps] | now & ~self.no_stop[kind])
            now = self.neighbours(kind, now) & ~seen
            seen |= now
        return found

    def reach_from(self, kind: int, stands: int, place: int) -> list[int]:
        """The paths in reach of a colonist in a city or on a path, by number of steps."""
        return self.from_city[kind][place] if stands == IN_CITY else self.from_path[kind][place]

    def thing_at(self, kind: int, stands: int, place: int) -> str:
        """What texts call the city or path on which a colonist stands."""
        return self.cities[place] if stands == IN_CITY else self.paths[kind][place]


@dataclass(eq=False)
class Facts:
    """What is printed, by index, with the tables that the rules look into."""

    good_ids: list[str]
    color_ids: list[str]
    prices: list[int]
    house_goods: list[tuple[int, ...]]
    house_coins: list[int]
    colonist_cost: tuple[int, ...]
    colonist_cash: int
    tribune_free: int
    colonists: tuple[int, int]
    houses: int
    slots: int
    start_goods: tuple[int, ...]
    money_individual: list[int]
    money_team: list[int]
    hands: dict[str, int]
    decks: dict[str, list[int]]
    tiles: dict[str, tuple[int, ...]]
    marker_coins: list[int]
    interim: tuple[int, int]
    concordia: int
    god_points: list[int]
    god_points_team: list[int]
    god_most: list[int]
    cards: list[Card]
    faces: list[Face]
    surcharges: dict[str, list[tuple[int, ...]]]
    """What a slot of the display costs more, by its side: five goods, and how many of any kind."""
    maps: dict[str, GameMap]
    goods: list[str] = field(init=False)
    face: dict[str, Face] = field(init=False)
    effect_cards: dict[str, str] = field(init=False)
    """The card that does just this, by effect: what half of a choice card is called."""
    god_cards: list[int] = field(init=False)
    minerva_cards: list[tuple[int, int, int]] = field(init=False)
    """Minerva's cards by the good and the points of the specialist."""
    slot_prices: dict[str, list[list[tuple[int, ...]]]] = field(init=False)
    """What cards cost with the goods of a slot, by side, slot and card."""
    house_goods_price: list[int] = field(init=False)
    """What the goods for a house cost at their prices, by the city's good."""

    def __post_init__(self) -> None:
        self.goods = [f"good:{id_}" for id_ in self.good_ids]
        self.face = {face.id: face for face in self.faces}
        self.effect_cards = {face.effects[0]: face.thing for face in self.faces if not face.is_choice}
        self.god_cards = [
            mask_of([card.index for card in self.cards if god in card.gods]) for god in range(len(GODS))
        ]
        specialists: dict[tuple[int, int], int] = {}
        for card in self.cards:
            if MINERVA in card.gods and card.minerva_points:
                printed = (card.minerva_good, card.minerva_points)
                specialists[printed] = specialists.get(printed, 0) | 1 << card.index
        self.minerva_cards = [
            (good, points, specialists[good, points]) for good, points in sorted(specialists)
        ]
        self.slot_prices = {
            side: [[tuple(map(add, card.cost, more)) for card in self.cards] for more in slots]
            for side, slots in self.surcharges.items()
        }
        self.house_goods_price = [self.worth(list(goods)) for goods in self.house_goods]

    def worth(self, goods: list[int]) -> int:
        """Goods by kind at their prices."""
        total = 0
        for good in range(GOODS):
            total += goods[good] * self.prices[good]
        return total
