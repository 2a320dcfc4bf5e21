"""The catalogue: every action of a content, by kind and index."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from carrack.games.thirteen_colonies.content.all_facts import Facts
from carrack.games.thirteen_colonies.content.facts import COLONY_MAX, NATIONS, NONE, SPACES
from carrack.games.thirteen_colonies.rules import actions as a
from carrack.kernel.actions import Catalogue, Indexed, Kind
from carrack.kernel.messages import Message, seat_thing

A = TypeVar("A", bound=Indexed)


class Actions:
    """The catalogue of one content, and its actions by kind and index."""

    def __init__(self, facts: Facts) -> None:
        cards = facts.cards
        regions = facts.regions
        self.play: Final[dict[tuple[int, int, int], a.Play]] = {}
        self.react: Final[dict[tuple[int, int], a.React]] = {}
        for card in cards:
            for act, action in enumerate(card.actions):
                if action.when:
                    self.react[card.index, act] = a.React(card.index, act, facts)
                    continue
                for region in range(len(regions)) if action.in_region else [NONE]:
                    self.play[card.index, act, region] = a.Play(card.index, act, region, facts)
        spendable = [card.index for card in cards if card.money or card.good != NONE]
        in_deck = [card.index for card in cards if card.type != "people"]
        sold = [card.index for card in cards if card.good != NONE and card.permanent]
        coins = [card.index for card in cards if card.money]
        taken = [card.index for card in cards if card.condition or card.payable]
        buildings = [card.index for card in cards if card.type == "building"]
        ships = [card.index for card in cards if card.ship]
        self.recruit: Final = [
            a.Recruit("recruit", space, str(space + 1), things=(f"space:{space + 1}",))
            for space in range(SPACES)
        ]
        self.buy: Final = with_cards(facts, a.Buy, "buy", bought_in_europe(facts), "supply")
        self.build: Final = with_cards(facts, a.Build, "build", buildings, "supply")
        self.sell: Final = with_cards(facts, a.Sell, "sell", sold, "hand")
        self.pay_in: Final = with_cards(facts, a.PayIn, "purse", coins, "hand")
        self.take_vp: Final = with_cards(facts, a.TakeVp, "take", taken, "slot")
        self.end: Final = a.EndActions("end actions", Message("action-end"))
        self.pay: Final = with_cards(facts, a.Pay, "pay", spendable, "hand")
        self.with_good: Final = [
            a.WithGood("with", at, good.id, good.thing) for at, good in enumerate(facts.goods)
        ]
        most = max([len(card.costs) for card in cards])
        self.cost: Final = [a.Cost("cost", at, str(at + 1)) for at in range(most)]
        self.discard: Final = with_cards(facts, a.Discard, "discard", in_deck, "hand")
        self.keep: Final = with_cards(facts, a.Keep, "keep", in_deck, "hand")
        self.fetch: Final = with_cards(facts, a.Fetch, "fetch", in_deck, "discard")
        self.done: Final = a.Done("done", Message("action-done"))
        self.coins: Final = {
            counts: a.Coins(counts) for amount in range(1, a.MOST_SPLIT + 1) for counts in a.SPLITS[amount]
        }
        self.take_it: Final = a.TakeIt("accept", Message("action-accept"))
        self.leave_it: Final = a.LeaveIt("decline", Message("action-decline"))
        self.colony: Final = [a.Colony("colony", value, str(value)) for value in range(COLONY_MAX + 1)]
        self.from_open: Final = a.Source("from", a.OPEN, "open", "pile:open", ())
        self.from_hidden: Final = a.Source("from", a.HIDDEN, "hidden", "pile:hidden", ())
        self.from_people: Final = with_peoples(facts, a.Source, "from")
        self.turn_up: Final = with_cards(facts, a.TurnUp, "show", facts.terrain_kinds)
        self.put_under: Final = with_cards(facts, a.PutUnder, "under", facts.terrain_kinds)
        self.in_region: Final = [
            a.InRegion("in", at, region.id, region.thing) for at, region in enumerate(regions)
        ]
        self.with_ship: Final = with_cards(facts, a.WithShip, "ship", ships)
        self.with_seat: Final = [
            a.WithSeat("player", seat, str(seat + 1), seat_thing(seat)) for seat in range(len(NATIONS))
        ]
        self.with_people: Final = with_peoples(facts, a.WithPeople, "people")
        self.attack: Final = attacks(facts)
        self.remove: Final = {
            (kind, zone): a.Remove(kind, zone, facts) for kind in spendable for zone in range(len(a.ZONES))
        }
        self.pass_: Final = a.Pass("pass", Message("action-pass"))
        self.catalogue: Final = Catalogue(
            [
                *self.play.values(),
                *self.react.values(),
                *self.recruit,
                *self.buy.values(),
                *self.build.values(),
                *self.sell.values(),
                *self.pay_in.values(),
                *self.take_vp.values(),
                self.end,
                *self.pay.values(),
                *self.with_good,
                *self.cost,
                *self.discard.values(),
                *self.keep.values(),
                *self.fetch.values(),
                self.done,
                *self.coins.values(),
                self.take_it,
                self.leave_it,
                *self.colony,
                self.from_open,
                self.from_hidden,
                *self.from_people,
                *self.turn_up.values(),
                *self.put_under.values(),
                *self.in_region,
                *self.with_ship.values(),
                *self.with_seat,
                *self.with_people,
                *self.attack,
                *self.remove.values(),
                self.pass_,
            ]
        )

        # The menu of a turn (E4).
        self.menu: Final = [
            Kind("play", self.play.values()),
            Kind("recruit", self.recruit),
            Kind("buy", self.buy.values()),
            Kind("sell", self.sell.values()),
            Kind("purse", self.pay_in.values()),
            Kind("vp", self.take_vp.values()),
            Kind("end", [self.end]),
        ]

    def attack_on(self, seat: int, part: int) -> a.Attack:
        """The attack on a colony of a player, by its value, or on their SOLDIERS."""
        return self.attack[seat * a.TARGETS + part]

    def attack_people(self, people: int) -> a.Attack:
        """The attack on a people."""
        return self.attack[len(NATIONS) * a.TARGETS + people]


def with_cards(facts: Facts, make: type[A], word: str, kinds: Iterable[int], place: str = "") -> dict[int, A]:
    """An action for each of some kinds of cards; it points at the card in its place, if it has one."""
    cards = [facts.cards[kind] for kind in kinds]
    return {
        card.index: make(word, card.index, card.id, card.thing, (f"{place}:{card.id}",) if place else ())
        for card in cards
    }


def with_peoples(facts: Facts, make: type[A], word: str) -> list[A]:
    """An action for each people."""
    return [
        make(word, at, people.id, people.thing, (f"people:{people.id}",))
        for at, people in enumerate(facts.peoples)
    ]


def sold_for(facts: Facts, actions: Actions, goods: Sequence[int]) -> list[int]:
    """The cards that a sale takes: permanent ones with a good, of certain goods if they are named (E4.c)."""
    return [kind for kind in actions.sell if not goods or facts.cards[kind].good in goods]


def bought_in_europe(facts: Facts) -> list[int]:
    """Ships, goods on display, the town hall and experts (E4.c, E8, E10)."""
    found = [card.index for card in facts.cards if card.type == "ship"]
    found += [good.buy for good in facts.goods if good.buy != NONE]
    found.append(facts.town_hall)
    return found + [card.index for card in facts.cards if card.type == "expert"]


def attacks(facts: Facts) -> list[a.Attack]:
    """All targets: for each seat the colonies by value and the soldiers, then the peoples (F2.d)."""
    found: list[a.Attack] = []
    for seat in range(len(NATIONS)):
        who = seat_thing(seat)
        for value in range(COLONY_MAX + 1):
            label = Message("action-attack-colony", {"seat": who, "value": value})
            found.append(a.Attack(len(found), f"{seat + 1} colony {value}", label, who, seat, value))
        label = Message("action-attack-soldiers", {"seat": who})
        found.append(a.Attack(len(found), f"{seat + 1} soldiers", label, who, seat, a.SOLDIERS))
    for at, people in enumerate(facts.peoples):
        label = Message("action-attack-people", {"what": people.thing})
        found.append(a.Attack(len(found), people.id, label, f"people:{people.id}", people=at))
    return found
