"""Everything a seat can do in Concordia Venus, with its notation and the things it points at.

Cities, provinces and paths of all maps are in one catalogue; those that two maps share are one action. What
a map's cities and paths are called by number is in `MapActions`.
"""

from __future__ import annotations

from typing import Final

from carrack.games.concordia_venus.content.facts import GOODS, KIND_IDS, KINDS, Card, Facts, GameMap
from carrack.kernel.actions import Action, Catalogue, Indexed
from carrack.kernel.messages import Arg, Message, seat_thing

MOST_GOODS: Final = 12
NOTHING: Final = -1


class Done(Action):
    """Stop: no further step, house, purchase, trade or colonist."""


class Skip(Action):
    """Leave a Diplomat or Magister unused."""


class Cash(Action):
    """The Prefect's money (2.3)."""


class Earn(Action):
    """The Colonist's money (2.7)."""


class Repeat(Action):
    """Use the card under the Magister again (2.6)."""


class Play(Indexed):
    """Play a card from the hand; cards with the same face are the same."""


class Recommend(Indexed):
    """Recommend a card to the partner, or none (2.13)."""


class Use(Action):
    """One of the two cards on a choice card (2.14); it points at no piece of its own."""

    def __init__(self, value: int, word: str, thing: str) -> None:
        super().__init__(f"use {word}", Message("action-use", {"what": thing}))
        self.value: Final = value


class Copy(Indexed):
    """The player whose last card the Diplomat uses (2.5)."""


class BuyCard(Indexed):
    """Buy a card of the display (2.9 to 2.12)."""


class Pay(Indexed):
    """The good for a question mark of the display (2.9)."""


class Take(Indexed):
    """One good of those that the storehouse can't all hold (3.2)."""


class Produce(Indexed):
    """Let a province produce (2.3)."""


class Build(Indexed):
    """Build a house (2.2.2)."""


class Start(Indexed):
    """The city in which a player of the second half of a team game starts (1.3)."""


class Placed(Action):
    """An action about a colonist of a kind and a place."""

    def __init__(self, verb: str, colonist: int, value: int, word: str, thing: str) -> None:
        kind = KIND_IDS[colonist]
        super().__init__(f"{verb} {kind} {word}", Message(f"action-{verb}-{kind}", {"what": thing}), (thing,))
        self.colonist: Final = colonist
        self.value: Final = value


class Place(Placed):
    """Place a new colonist in a city (2.1, 2.7)."""


class MoveFromCity(Placed):
    """Move a colonist that stands in a city (2.2.1); `To` says where."""


class MoveFromPath(Placed):
    """Move a colonist that stands on a path (2.2.1); `To` says where."""


class To(Placed):
    """The path on which a colonist ends its move (2.2.1)."""


class Trade(Action):
    """Buy goods from the bank or sell them to it (2.4)."""

    def __init__(self, verb: str, good: int, count: int, facts: Facts) -> None:
        args: dict[str, Arg] = {
            "good": facts.goods[good],
            "count": count,
            "sum": count * facts.prices[good],
        }
        notation = f"{verb} {facts.good_ids[good]} {count}"
        super().__init__(notation, Message("action-" + verb, args), (facts.goods[good],), count)
        self.good: Final = good
        self.count: Final = count


class BuyGoods(Trade):
    """Buy some goods of a kind (2.4)."""


class SellGoods(Trade):
    """Sell some goods of a kind (2.4)."""


class MapActions:
    """The actions of one map, by the map's own numbers, and those numbers by the catalogue's."""

    def __init__(self, map_: GameMap, actions: Actions) -> None:
        cities = [actions.city_ids.index(id_) for id_ in map_.city_ids]
        provinces = [actions.province_ids.index(id_) for id_ in map_.province_ids]
        paths = [[actions.path_ids[kind].index(id_) for id_ in map_.path_ids[kind]] for kind in range(KINDS)]
        self.build: Final = [actions.build[at] for at in cities]
        self.start: Final = [actions.start[at] for at in cities]
        self.place: Final = [[actions.place[kind][at] for at in cities] for kind in range(KINDS)]
        self.move_from_city: Final = [
            [actions.move_from_city[kind][at] for at in cities] for kind in range(KINDS)
        ]
        self.move_from_path: Final = [
            [actions.move_from_path[kind][at] for at in paths[kind]] for kind in range(KINDS)
        ]
        self.to: Final = [[actions.to[kind][at] for at in paths[kind]] for kind in range(KINDS)]
        self.produce: Final = [actions.produce[at] for at in provinces]
        self.city_of: Final = numbers(cities, len(actions.city_ids))
        self.province_of: Final = numbers(provinces, len(actions.province_ids))
        self.path_of: Final = [numbers(paths[kind], len(actions.path_ids[kind])) for kind in range(KINDS)]


def numbers(known: list[int], total: int) -> list[int]:
    """For each number of the catalogue the map's own number, or NOTHING."""
    return [known.index(at) if at in known else NOTHING for at in range(total)]


def union(lists: list[list[str]]) -> list[str]:
    """All ids of some lists, each once, in order of appearance."""
    found: dict[str, None] = {}
    for ids in lists:
        for id_ in ids:
            found[id_] = None
    return list(found)


class Actions:
    """The catalogue of one content, and its actions by kind and index."""

    def __init__(self, facts: Facts) -> None:
        maps = list(facts.maps.values())
        self.city_ids: Final = union([map_.city_ids for map_ in maps])
        self.province_ids: Final = union([map_.province_ids for map_ in maps])
        self.path_ids: Final = [union([map_.path_ids[kind] for map_ in maps]) for kind in range(KINDS)]
        cities = [(at, id_, f"city:{id_}") for at, id_ in enumerate(self.city_ids)]
        goods = [(at, id_, f"good:{id_}") for at, id_ in enumerate(facts.good_ids)]
        self.done: Final = Done("done", Message("action-done"))
        self.skip: Final = Skip("skip", Message("action-skip"))
        self.cash: Final = Cash("cash", Message("action-cash"))
        self.earn: Final = Earn("earn", Message("action-earn"))
        self.repeat: Final = Repeat("repeat", Message("action-repeat"))
        self.play: Final = [Play("play", face.index, face.id, face.thing) for face in facts.faces]
        self.recommend: Final = [
            Recommend("recommend", face.index, face.id, face.thing) for face in facts.faces
        ]
        self.recommend_nothing: Final = Done("recommend nothing", Message("action-recommend-nothing"))
        # The halves of choice cards; the Mercator on them is the one of 5 sestertii.
        halves = union([list(face.effects) for face in facts.faces if len(face.effects) > 1])
        self.use: Final = {
            id_: Use(at, id_.removesuffix("5"), f"card:{id_}") for at, id_ in enumerate(halves)
        }
        self.halves: Final = halves
        self.copy: Final = [
            Copy("copy", seat, color, seat_thing(seat)) for seat, color in enumerate(facts.color_ids)
        ]
        self.buy_card: Final = {
            card.index: BuyCard("buy", card.index, card.id, card.thing, label="buy-card")
            for card in for_sale(facts)
        }
        self.pay: Final = [Pay("pay", at, id_, thing) for at, id_, thing in goods]
        self.take: Final = [Take("take", at, id_, thing) for at, id_, thing in goods]
        self.produce: Final = [
            Produce("produce", at, id_, f"province:{id_}") for at, id_ in enumerate(self.province_ids)
        ]
        self.build: Final = [Build("build", at, id_, thing) for at, id_, thing in cities]
        self.start: Final = [Start("start", at, id_, thing) for at, id_, thing in cities]
        self.place: Final = [
            [Place("place", kind, at, id_, thing) for at, id_, thing in cities] for kind in range(KINDS)
        ]
        self.move_from_city: Final = [
            [MoveFromCity("move", kind, at, id_, f"colonist:{KIND_IDS[kind]}:{id_}") for at, id_, _ in cities]
            for kind in range(KINDS)
        ]
        self.move_from_path: Final = [
            [
                MoveFromPath("move", kind, at, id_, f"colonist:{KIND_IDS[kind]}:{id_}")
                for at, id_ in enumerate(self.path_ids[kind])
            ]
            for kind in range(KINDS)
        ]
        self.to: Final = [
            [
                To("to", kind, at, id_, f"path:{KIND_IDS[kind]}-{id_}")
                for at, id_ in enumerate(self.path_ids[kind])
            ]
            for kind in range(KINDS)
        ]
        amounts = range(1, MOST_GOODS + 1)
        self.buy: Final = [
            [BuyGoods("buy", good, amount, facts) for amount in amounts] for good in range(GOODS)
        ]
        self.sell: Final = [
            [SellGoods("sell", good, amount, facts) for amount in amounts] for good in range(GOODS)
        ]
        self.catalogue: Final = Catalogue(self.in_order())
        self.of_map: Final = {map_.id: MapActions(map_, self) for map_ in maps}

    def in_order(self) -> list[Action]:
        """The catalogue's order."""
        listed: list[Action] = [self.done, self.skip, self.cash, self.earn, self.repeat]
        listed += self.play
        listed += self.recommend
        listed.append(self.recommend_nothing)
        listed += self.use.values()
        listed += self.copy
        listed += self.buy_card.values()
        listed += self.pay
        listed += self.take
        listed += self.produce
        listed += self.build
        listed += self.start
        for kind in range(KINDS):
            listed += self.place[kind]
            listed += self.move_from_city[kind]
            listed += self.move_from_path[kind]
            listed += self.to[kind]
        for good in range(GOODS):
            listed += self.buy[good]
            listed += self.sell[good]
        return listed


def for_sale(facts: Facts) -> list[Card]:
    """The cards that can lie in the display."""
    return [card for card in facts.cards if card.deck]
