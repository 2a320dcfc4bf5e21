"""The catalogue: every action of a content, by kind and index."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carrack.games.thirteen_colonies.content.all_facts import Facts
from carrack.games.thirteen_colonies.content.facts import COLONY_MAX, NATIONS, NONE, SPACES
from carrack.games.thirteen_colonies.rules.actions import (
    HIDDEN,
    MOST_SPLIT,
    OPEN,
    ZONES,
    Attack,
    Build,
    Buy,
    Coins,
    Colony,
    Cost,
    Discard,
    Done,
    EndActions,
    Fetch,
    InRegion,
    Keep,
    LeaveIt,
    Pass,
    Pay,
    PayIn,
    Play,
    PutUnder,
    React,
    Recruit,
    Remove,
    Sell,
    Source,
    TakeIt,
    TakeVp,
    TurnUp,
    WithGood,
    WithPeople,
    WithSeat,
    WithShip,
    splits_of,
)
from carrack.kernel.actions import Catalogue
from carrack.kernel.messages import Message, seat_thing


class Actions:
    """The catalogue of one content, and its actions by kind and index."""

    def __init__(self, facts: Facts) -> None:
        cards = facts.cards
        regions = facts.regions
        self.play: Final[dict[tuple[int, int, int], Play]] = {}
        self.react: Final[dict[tuple[int, int], React]] = {}
        for card in cards:
            for act, action in enumerate(card.actions):
                if action.when:
                    self.react[card.index, act] = React(card.index, act, facts)
                    continue
                for region in range(len(regions)) if action.in_region else [NONE]:
                    self.play[card.index, act, region] = Play(card.index, act, region, facts)
        spendable = [card.index for card in cards if card.money or card.good != NONE]
        in_deck = [card.index for card in cards if card.type != "people"]
        self.recruit: Final = [
            Recruit("recruit", space, str(space + 1), things=(f"space:{space + 1}",))
            for space in range(SPACES)
        ]
        self.buy: Final = {
            kind: Buy("buy", kind, cards[kind].id, cards[kind].thing, (f"supply:{cards[kind].id}",))
            for kind in bought_in_europe(facts)
        }
        self.build: Final = {
            card.index: Build("build", card.index, card.id, card.thing, (f"supply:{card.id}",))
            for card in cards
            if card.type == "building"
        }
        self.sell: Final = {
            card.index: Sell("sell", card.index, card.id, card.thing, (f"hand:{card.id}",))
            for card in cards
            if card.good != NONE and card.permanent
        }
        self.pay_in: Final = {
            card.index: PayIn("purse", card.index, card.id, card.thing, (f"hand:{card.id}",))
            for card in cards
            if card.money
        }
        self.take_vp: Final = {
            card.index: TakeVp("take", card.index, card.id, card.thing, (f"slot:{card.id}",))
            for card in cards
            if card.kind in {"condition", "cost", "deck"}
        }
        self.end: Final = EndActions("end actions", Message("action-end"))
        self.pay: Final = {
            kind: Pay("pay", kind, cards[kind].id, cards[kind].thing, (f"hand:{cards[kind].id}",))
            for kind in spendable
        }
        self.with_good: Final = [
            WithGood("with", at, good.id, good.thing) for at, good in enumerate(facts.goods)
        ]
        most = max([len(card.costs) for card in cards])
        self.cost: Final = [Cost("cost", at, str(at + 1)) for at in range(most)]
        self.discard: Final = {
            kind: Discard("discard", kind, cards[kind].id, cards[kind].thing, (f"hand:{cards[kind].id}",))
            for kind in in_deck
        }
        self.keep: Final = {
            kind: Keep("keep", kind, cards[kind].id, cards[kind].thing, (f"hand:{cards[kind].id}",))
            for kind in in_deck
        }
        self.fetch: Final = {
            kind: Fetch("fetch", kind, cards[kind].id, cards[kind].thing, (f"discard:{cards[kind].id}",))
            for kind in in_deck
        }
        self.done: Final = Done("done", Message("action-done"))
        self.coins: Final = {
            counts: Coins(counts) for amount in range(1, MOST_SPLIT + 1) for counts in splits_of(amount)
        }
        self.take_it: Final = TakeIt("accept", Message("action-accept"))
        self.leave_it: Final = LeaveIt("decline", Message("action-decline"))
        self.colony: Final = [Colony("colony", value, str(value)) for value in range(COLONY_MAX + 1)]
        self.from_open: Final = Source("from", OPEN, "open", "pile:open", ())
        self.from_hidden: Final = Source("from", HIDDEN, "hidden", "pile:hidden", ())
        self.from_people: Final = [
            Source("from", at, people.id, people.thing, (f"people:{people.id}",))
            for at, people in enumerate(facts.peoples)
        ]
        terrain = [cards[kind] for kind in facts.terrain_kinds]
        self.turn_up: Final = {
            card.index: TurnUp("show", card.index, card.id, card.thing, ()) for card in terrain
        }
        self.put_under: Final = {
            card.index: PutUnder("under", card.index, card.id, card.thing, ()) for card in terrain
        }
        self.in_region: Final = [
            InRegion("in", at, region.id, region.thing) for at, region in enumerate(regions)
        ]
        self.with_ship: Final = {
            card.index: WithShip("ship", card.index, card.id, card.thing, ()) for card in cards if card.ship
        }
        self.with_seat: Final = [
            WithSeat("player", seat, str(seat + 1), seat_thing(seat)) for seat in range(len(NATIONS))
        ]
        self.with_people: Final = [
            WithPeople("people", at, people.id, people.thing, (f"people:{people.id}",))
            for at, people in enumerate(facts.peoples)
        ]
        self.attack: Final = attacks(facts)
        self.remove: Final = {
            (kind, zone): Remove(kind, zone, facts) for kind in spendable for zone in range(len(ZONES))
        }
        self.pass_: Final = Pass("pass", Message("action-pass"))
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


def sold_for(facts: Facts, actions: Actions, goods: Sequence[int]) -> list[int]:
    """The cards that a sale takes: permanent ones with a good, of certain goods if they are named (E4.c)."""
    return [kind for kind in actions.sell if not goods or facts.cards[kind].good in goods]


def bought_in_europe(facts: Facts) -> list[int]:
    """Ships, goods on display, the town hall and experts (E4.c, E8, E10)."""
    found = [card.index for card in facts.cards if card.type == "ship"]
    found += [good.buy for good in facts.goods if good.buy != NONE]
    found.append(facts.town_hall)
    return found + [card.index for card in facts.cards if card.type == "expert"]


def attacks(facts: Facts) -> list[Attack]:
    """All targets: for each seat the colonies by value and the soldiers, then the peoples."""
    found: list[Attack] = []
    for seat in range(len(NATIONS)):
        who = seat_thing(seat)
        for value in range(COLONY_MAX + 1):
            label = Message("action-attack-colony", {"seat": who, "value": value})
            found.append(Attack(len(found), f"{seat + 1} colony {value}", label, who))
        label = Message("action-attack-soldiers", {"seat": who})
        found.append(Attack(len(found), f"{seat + 1} soldiers", label, who))
    for people in facts.peoples:
        label = Message("action-attack-people", {"what": people.thing})
        found.append(Attack(len(found), people.id, label, f"people:{people.id}"))
    return found
