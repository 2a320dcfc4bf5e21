"""Everything a seat can do in Concordia Venus, with its notation and the things it points at.

Cities, provinces and paths of all maps are in one catalogue; those that two maps share are one action.
`MapActions` has the actions of one map by the map's own numbers.
"""

from __future__ import annotations

from typing import Final

from carrack.games.concordia_venus.content.facts import (
    GOODS,
    IN_CITY,
    KIND_IDS,
    KINDS,
    NOWHERE,
    ON_PATH,
    Facts,
    GameMap,
)
from carrack.kernel.actions import Action, Catalogue, Indexed
from carrack.kernel.messages import Arg, Message, Refusal, seat_thing

MOST_GOODS: Final = 12


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

    def __init__(self, effect: str) -> None:
        super().__init__(f"use {effect.removesuffix('5')}", Message("action-use", {"what": f"card:{effect}"}))
        self.effect: Final = effect


class Copy(Indexed):
    """The player whose last card the Diplomat uses (2.5)."""


class BuyCard(Indexed):
    """Buy a card of the display (2.9 to 2.12)."""


class Pay(Indexed):
    """The good for a question mark of the display (2.9)."""


class Take(Indexed):
    """One good of those that the storehouse can't all hold (3.2)."""


class AtPlace(Action):
    """An action about a city, a province or a path; `ConcordiaTable.place_of` tells its number."""

    def __init__(self, verb: str, word: str, where: str, label: str = "") -> None:
        super().__init__(f"{verb} {word}", Message(f"action-{label or verb}", {"what": where}), (where,))
        self.where: Final = where

    def refused(self, reason: str, section: str) -> Refusal:
        """A refusal that names the place."""
        return Refusal(reason, section, {"where": self.where})

    def not_on_map(self) -> Refusal:
        """Another map has this place."""
        return self.refused("not-on-map", "3.6")


class Produce(AtPlace):
    """Let a province produce (2.3)."""


class Build(AtPlace):
    """Build a house (2.2.2)."""


class Start(AtPlace):
    """The city in which a player of the second half of a team game starts (1.3)."""


class OfColonist(AtPlace):
    """An action about a colonist of a kind and a place."""

    def __init__(self, verb: str, colonist: int, word: str, where: str) -> None:
        kind = KIND_IDS[colonist]
        super().__init__(verb, f"{kind} {word}", where, f"{verb}-{kind}")
        self.colonist: Final = colonist


class Place(OfColonist):
    """Place a new colonist in a city (2.1, 2.7)."""


class To(OfColonist):
    """The path on which a colonist ends its move (2.2.1)."""


class Move(OfColonist):
    """Move a colonist that stands in a city or on a path (2.2.1); `To` says where."""

    def __init__(self, colonist: int, stands: int, word: str) -> None:
        super().__init__("move", colonist, word, f"colonist:{KIND_IDS[colonist]}:{word}")
        self.stands: Final = stands


class Trade(Action):
    """Buy goods from the bank or sell them to it (2.4)."""

    def __init__(self, verb: str, good: int, count: int, facts: Facts) -> None:
        price = count * facts.prices[good]
        args: dict[str, Arg] = {"good": facts.goods[good], "count": count, "sum": price}
        notation = f"{verb} {facts.good_ids[good]} {count}"
        super().__init__(notation, Message("action-" + verb, args), (facts.goods[good],), count)
        self.good: Final = good
        self.count: Final = count
        self.price: Final = price


class BuyGoods(Trade):
    """Buy some goods of a kind (2.4)."""


class SellGoods(Trade):
    """Sell some goods of a kind (2.4)."""


def union(lists: list[list[str]]) -> list[str]:
    """All ids of some lists, each once, in order of appearance."""
    return list(dict.fromkeys([id_ for ids in lists for id_ in ids]))


class Actions:
    """The catalogue of one content, and its actions by kind and index; those of a map by map."""

    def __init__(self, facts: Facts) -> None:
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
        halves = union([list(face.effects) for face in facts.faces if face.is_choice])
        self.use: Final = {half: Use(half) for half in halves}
        self.copy: Final = [
            Copy("copy", seat, color, seat_thing(seat)) for seat, color in enumerate(facts.color_ids)
        ]
        self.buy_card: Final = {
            card.index: BuyCard("buy", card.index, card.id, card.thing, label="buy-card")
            for card in facts.cards
            if card.deck
        }
        goods = [(at, id_, f"good:{id_}") for at, id_ in enumerate(facts.good_ids)]
        self.pay: Final = [Pay("pay", at, id_, thing) for at, id_, thing in goods]
        self.take: Final = [Take("take", at, id_, thing) for at, id_, thing in goods]
        amounts = range(1, MOST_GOODS + 1)
        self.buy: Final = [
            [BuyGoods("buy", good, amount, facts) for amount in amounts] for good in range(GOODS)
        ]
        self.sell: Final = [
            [SellGoods("sell", good, amount, facts) for amount in amounts] for good in range(GOODS)
        ]
        listed: list[Action] = [self.done, self.skip, self.cash, self.earn, self.repeat]
        listed += [*self.play, *self.recommend, self.recommend_nothing, *self.use.values(), *self.copy]
        listed += [*self.buy_card.values(), *self.pay, *self.take, *places_of(list(facts.maps.values()))]
        for good in range(GOODS):
            listed += [*self.buy[good], *self.sell[good]]
        self.catalogue: Final = Catalogue(listed)
        self.of_map: Final = {id_: MapActions(map_, self.catalogue) for id_, map_ in facts.maps.items()}


def places_of(maps: list[GameMap]) -> list[Action]:
    """The actions about places of some maps."""
    cities = union([map_.city_ids for map_ in maps])
    provinces = union([map_.province_ids for map_ in maps])
    listed: list[Action] = [Produce("produce", id_, f"province:{id_}") for id_ in provinces]
    listed += [Build("build", id_, f"city:{id_}") for id_ in cities]
    listed += [Start("start", id_, f"city:{id_}") for id_ in cities]
    for kind, name in enumerate(KIND_IDS):
        paths = union([map_.path_ids[kind] for map_ in maps])
        listed += [Place("place", kind, id_, f"city:{id_}") for id_ in cities]
        listed += [Move(kind, IN_CITY, id_) for id_ in cities]
        listed += [Move(kind, ON_PATH, id_) for id_ in paths]
        listed += [To("to", kind, id_, f"path:{name}-{id_}") for id_ in paths]
    return listed


class MapActions:
    """The actions of one map, by the map's own numbers, and those numbers by the catalogue's."""

    def __init__(self, map_: GameMap, catalogue: Catalogue) -> None:
        self.places: Final = [NOWHERE] * len(catalogue)
        self.catalogue: Final = catalogue
        self.produce: Final = self.about("produce", map_.province_ids)
        self.build: Final = self.about("build", map_.city_ids)
        self.start: Final = self.about("start", map_.city_ids)
        self.place: Final = [self.about(f"place {kind}", map_.city_ids) for kind in KIND_IDS]
        self.move_from_city: Final = [self.about(f"move {kind}", map_.city_ids) for kind in KIND_IDS]
        self.move_from_path: Final = [
            self.about(f"move {KIND_IDS[kind]}", map_.path_ids[kind]) for kind in range(KINDS)
        ]
        self.to: Final = [self.about(f"to {KIND_IDS[kind]}", map_.path_ids[kind]) for kind in range(KINDS)]

    def about(self, verb: str, ids: list[str]) -> list[Action]:
        """The actions of a verb for places of the map, whose numbers are noted."""
        found = [self.catalogue.by_notation[f"{verb} {id_}"] for id_ in ids]
        for number, action in enumerate(found):
            self.places[action.index] = number
        return found
