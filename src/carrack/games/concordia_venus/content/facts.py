"""The printed facts as tables of indices, computed once: cards, maps, paths, reach, prices.

Goods are numbered from the cheapest to the dearest. Cities, provinces and paths are numbered within their
map; land paths and sea paths each have numbers of their own, so that a set of them is the bits of one small
integer.
"""

from __future__ import annotations

from typing import Final

from carrack.mechanics.bits import mask_of, members

GOODS: Final = 5
BRICK: Final = 0
LAND: Final = 0
SEA: Final = 1
KINDS: Final = 2
KIND_IDS: Final = ("land", "sea")
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


class Face:
    """What a card is when it is played: cards with the same face do the same.

    `effects` has two entries on a choice card. `cards` are the cards with this face.
    """

    def __init__(self, index: int, id: str, effects: tuple[str, ...], cards: int) -> None:
        self.index: Final = index
        self.id: Final = id
        self.thing: Final = f"card:{id}"
        self.effects: Final = effects
        self.cards: Final = cards


class Card:
    """A personality card; `deck` is 0 for a starting card, which has no price.

    `thing` is its name for people: the second Prefect of a starting hand is a Prefect as well.
    """

    def __init__(
        self,
        index: int,
        id: str,
        thing: str,
        face: int,
        deck: int,
        gods: tuple[int, ...],
        cost: tuple[int, ...],
        minerva_good: int,
        minerva_points: int,
    ) -> None:
        self.index: Final = index
        self.id: Final = id
        self.thing: Final = thing
        self.face: Final = face
        self.deck: Final = deck
        self.gods: Final = gods
        self.cost: Final = cost
        self.minerva_good: Final = minerva_good
        self.minerva_points: Final = minerva_points


class GameMap:
    """A map: cities with their provinces, land and sea paths, and what follows from them.

    `near[kind][path][steps]` are the paths that a colonist on a path reaches in just so many steps, those on
    which nobody may stay left out; `out[kind][city][steps]` the same for a colonist in a city.
    """

    def __init__(
        self,
        id: str,
        city_ids: list[str],
        capital: int,
        city_provinces: list[int],
        letters: list[str],
        province_ids: list[str],
        path_ids: list[list[str]],
        path_ends: list[list[tuple[int, int]]],
        no_stop: list[int],
    ) -> None:
        self.id: Final = id
        self.city_ids: Final = city_ids
        self.cities: Final = [f"city:{id_}" for id_ in city_ids]
        self.capital: Final = capital
        self.city_provinces: Final = city_provinces
        self.letters: Final = letters
        self.province_ids: Final = province_ids
        self.provinces: Final = [f"province:{id_}" for id_ in province_ids]
        self.province_cities: Final = [
            mask_of([city for city, found in enumerate(city_provinces) if found == province])
            for province in range(len(province_ids))
        ]
        self.path_ids: Final = path_ids
        self.paths: Final = [
            [f"path:{KIND_IDS[kind]}-{id_}" for id_ in path_ids[kind]] for kind in range(KINDS)
        ]
        self.path_ends: Final = path_ends
        self.no_stop: Final = no_stop
        # The cities at both ends of a path, and the paths at a city.
        self.ends: Final = [
            [1 << one | 1 << other for one, other in path_ends[kind]] for kind in range(KINDS)
        ]
        self.city_paths: Final = [
            [
                mask_of([path for path, ends in enumerate(path_ends[kind]) if city in ends])
                for city in range(len(city_ids))
            ]
            for kind in range(KINDS)
        ]
        # The cities at which a path of a kind begins: only there can such a colonist be placed.
        self.with_paths: Final = [
            mask_of([city for city, paths in enumerate(self.city_paths[kind]) if paths])
            for kind in range(KINDS)
        ]
        self.joined_to_capital: Final = self.cities_beside(capital)
        # The cities that a second-half player of a team may start in.
        self.team_starts: Final = (1 << len(city_ids)) - 1 & ~self.joined_to_capital & ~(1 << capital)
        self.out: Final = [
            [self.reach(kind, self.city_paths[kind][city], 0) for city in range(len(city_ids))]
            for kind in range(KINDS)
        ]
        self.near: Final = [
            [
                self.reach(kind, self.neighbours(kind, 1 << path), 1 << path)
                for path in range(len(path_ends[kind]))
            ]
            for kind in range(KINDS)
        ]

    def cities_beside(self, city: int) -> int:
        """The cities that a path of any kind joins to a city."""
        found = 0
        for kind in range(KINDS):
            for path in members(self.city_paths[kind][city]):
                found |= self.ends[kind][path]
        return found & ~(1 << city)

    def neighbours(self, kind: int, paths: int) -> int:
        """The paths of a kind that share a city with some of these."""
        found = 0
        for path in members(paths):
            one, other = self.path_ends[kind][path]
            found |= self.city_paths[kind][one] | self.city_paths[kind][other]
        return found & ~paths

    def reach(self, kind: int, first: int, before: int) -> list[int]:
        """By number of steps: the paths first reached with so many, where one may stay.

        `first` are those of the first step, `before` where the colonist comes from.
        """
        found = [0] * (MOST_STEPS + 1)
        seen = before | first
        now = first
        for steps in range(1, MOST_STEPS + 1):
            found[steps] = now & ~self.no_stop[kind]
            now = self.neighbours(kind, now) & ~seen
            seen |= now
        return found


class Facts:
    """What is printed, by index, with the tables that the rules look into."""

    def __init__(
        self,
        good_ids: list[str],
        color_ids: list[str],
        prices: list[int],
        house_goods: list[tuple[int, ...]],
        house_coins: list[int],
        colonist_cost: tuple[int, ...],
        colonist_cash: int,
        tribune_free: int,
        colonists: tuple[int, int],
        houses: int,
        slots: int,
        start_goods: tuple[int, ...],
        money_individual: list[int],
        money_team: list[int],
        hands: dict[str, int],
        decks: dict[str, list[int]],
        tiles: dict[str, tuple[int, ...]],
        marker_coins: list[int],
        interim: tuple[int, int],
        concordia: int,
        god_points: list[int],
        god_points_team: list[int],
        god_most: list[int],
        cards: list[Card],
        faces: list[Face],
        surcharges: dict[str, list[tuple[int, ...]]],
        maps: dict[str, GameMap],
    ) -> None:
        self.good_ids: Final = good_ids
        self.goods: Final = [f"good:{id_}" for id_ in good_ids]
        self.color_ids: Final = color_ids
        self.prices: Final = prices
        self.house_goods: Final = house_goods
        self.house_coins: Final = house_coins
        self.colonist_cost: Final = colonist_cost
        self.colonist_cash: Final = colonist_cash
        self.tribune_free: Final = tribune_free
        self.colonists: Final = colonists
        self.houses: Final = houses
        self.slots: Final = slots
        self.start_goods: Final = start_goods
        self.money_individual: Final = money_individual
        self.money_team: Final = money_team
        self.hands: Final = hands
        self.decks: Final = decks
        self.tiles: Final = tiles
        self.marker_coins: Final = marker_coins
        self.interim: Final = interim
        self.concordia: Final = concordia
        self.god_points: Final = god_points
        self.god_points_team: Final = god_points_team
        self.god_most: Final = god_most
        self.cards: Final = cards
        self.faces: Final = faces
        self.face_index: Final = {face.id: face.index for face in faces}
        # The card that does just this, by effect: what half of a choice card is called.
        self.effect_cards: Final = {face.effects[0]: face.thing for face in faces if len(face.effects) == 1}
        # The cards by god, Minerva's by the good and the points of the specialist.
        self.god_cards: Final = [
            mask_of([card.index for card in cards if god in card.gods]) for god in range(len(GODS))
        ]
        self.minerva_cards: Final = [
            (good, points, specialists)
            for good in range(GOODS)
            for points in sorted({card.minerva_points for card in cards if card.minerva_points})
            if (
                specialists := mask_of(
                    [
                        card.index
                        for card in cards
                        if MINERVA in card.gods and (card.minerva_good, card.minerva_points) == (good, points)
                    ]
                )
            )
        ]
        # What the goods for a house cost at their prices, by the city's good.
        self.house_goods_price: Final = [
            sum([goods[good] * prices[good] for good in range(GOODS)]) for goods in house_goods
        ]
        # Additional cost of each slot of the display: five goods, and how many of any kind.
        self.surcharges: Final = surcharges
        self.maps: Final = maps
