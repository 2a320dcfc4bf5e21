"""Everything a seat can do in 13 Kolonien, with its notation and the things it points at."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.facts import COLONY_MAX, MONEY, NATIONS, NONE, SPACES, Facts
from carrack.kernel.actions import Action, Catalogue
from carrack.kernel.messages import Arg, Message

MOST_SPLIT: Final = 12
OPEN: Final = -2
HIDDEN: Final = -1
ZONES: Final = ("hand", "draw", "discard")
SOLDIERS: Final = COLONY_MAX + 1
TARGETS: Final = SOLDIERS + 1  # targets of an attack for each seat


class About(Action):
    """An action about one thing or number, `value`."""

    __slots__ = ("value",)

    def __init__(
        self, kind: str, value: int, word: str, name: str = "", things: tuple[str, ...] = ()
    ) -> None:
        args: dict[str, Arg] = {"what": name or value}
        super().__init__(f"{kind} {word}", Message(f"action-{kind}", args), things)
        self.value: Final = value


class Play(Action):
    """Carry out an action of a hand card (E4.b)."""

    __slots__ = ("act", "kind", "region")

    def __init__(self, kind: int, act: int, region: int, facts: Facts) -> None:
        card = facts.cards[kind]
        action = card.actions[act]
        args: dict[str, Arg] = {"card": card.thing, "act": action.thing}
        notation = f"play {card.id} {action.id}"
        things: tuple[str, ...] = (f"hand:{card.id}",)
        if region == NONE:
            label = Message("action-play", args)
        else:
            place = facts.regions[region]
            label = Message("action-play-in", args | {"region": place.thing})
            notation += f" {place.id}"
            things = (f"hand:{card.id}", place.thing)
        super().__init__(notation, label, things)
        self.kind: Final = kind
        self.act: Final = act
        self.region: Final = region


class React(Action):
    """Answer with a card in another player's turn (P7)."""

    __slots__ = ("act", "kind")

    def __init__(self, kind: int, act: int, facts: Facts) -> None:
        card = facts.cards[kind]
        action = card.actions[act]
        label = Message("action-react", {"card": card.thing, "act": action.thing})
        super().__init__(f"react {card.id} {action.id}", label, (f"hand:{card.id}",))
        self.kind: Final = kind
        self.act: Final = act


class Recruit(About):
    """Take a colonist from a space of the row (E4.c)."""


class Buy(About):
    """Outfit a ship, train an expert, build a town hall or buy a good on display (E4.c)."""


class Build(About):
    """Take a building by the town hall or the governor's seat (E8, F6b)."""


class Sell(About):
    """Sell a permanent card with a goods symbol (E4.c)."""


class PayIn(About):
    """Put money into the purse (E5)."""


class TakeVp(About):
    """Take a VP card: pay its cost, or carry out its condition (E4.a)."""


class EndActions(Action):
    """End the action phase (E3a)."""


class Pay(About):
    """Use a card for a cost (2d)."""


class WithGood(About):
    """The good that a cost is paid in, or that is sold."""


class Cost(About):
    """One of several costs (E8)."""


class Discard(About):
    """Give up a card of the hand."""


class Keep(About):
    """Keep a card in hand (E3a)."""


class Done(Action):
    """Keep or take nothing more."""


class Coins(Action):
    """One of several ways to take money with the fewest cards (E4.c)."""

    __slots__ = ("counts",)

    def __init__(self, counts: tuple[int, ...]) -> None:
        coins = [value for value, count in zip(MONEY, counts, strict=True) for _ in range(count)]
        text = " ".join([str(coin) for coin in coins])
        super().__init__(f"coins {text}", Message("action-coins", {"what": text.replace(" ", " + ")}))
        self.counts: Final = counts


class TakeIt(Action):
    """Take the card that is offered."""


class LeaveIt(Action):
    """Leave the card that is offered."""


class Colony(About):
    """The own colony, by its value."""


class Source(About):
    """The pile that a terrain card comes from: open, hidden, or under a people (E4.b, F2.c)."""


class TurnUp(About):
    """The new open terrain card (E4.b, explore)."""


class PutUnder(About):
    """The next card that goes back to the pile (E4.b, explore)."""


class InRegion(About):
    """A region."""


class WithShip(About):
    """The ship that moves (P4)."""


class WithSeat(About):
    """Another player."""


class WithPeople(About):
    """A people on the board."""


class Attack(Action):
    """The target of an attack: a colony or the soldiers of a player, or a people (F2.d)."""

    __slots__ = ("value",)

    def __init__(self, value: int, notation: str, label: Message, thing: str) -> None:
        super().__init__(f"attack {notation}", label, (thing,))
        self.value: Final = value


class Remove(Action):
    """Take a card out of the own deck (2c)."""

    __slots__ = ("kind", "zone")

    def __init__(self, kind: int, zone: int, facts: Facts) -> None:
        card = facts.cards[kind]
        name = ZONES[zone]
        label = Message(f"action-remove-{name}", {"what": card.thing})
        super().__init__(f"remove {card.id} {name}", label, (f"{name}:{card.id}",))
        self.kind: Final = kind
        self.zone: Final = zone


class Fetch(About):
    """Take a card of the own discard pile into the hand."""


class Pass(Action):
    """Play no reaction (P7)."""


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
            WithGood("with", at, good.id, good.thing, (good.thing,)) for at, good in enumerate(facts.goods)
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
        self.from_open: Final = Source("from", OPEN, "open", "pile:open")
        self.from_hidden: Final = Source("from", HIDDEN, "hidden", "pile:hidden")
        self.from_people: Final = [
            Source("from", at, people.id, people.thing, (f"people:{people.id}",))
            for at, people in enumerate(facts.peoples)
        ]
        terrain = [cards[kind] for kind in facts.terrain_kinds]
        self.turn_up: Final = {
            card.index: TurnUp("show", card.index, card.id, card.thing) for card in terrain
        }
        self.put_under: Final = {
            card.index: PutUnder("under", card.index, card.id, card.thing) for card in terrain
        }
        self.in_region: Final = [
            InRegion("in", at, region.id, region.thing, (region.thing,)) for at, region in enumerate(regions)
        ]
        self.with_ship: Final = {
            card.index: WithShip("ship", card.index, card.id, card.thing) for card in cards if card.ship
        }
        self.with_seat: Final = [
            WithSeat("player", seat, str(seat + 1), f"seat:{seat}", (f"seat:{seat}",))
            for seat in range(len(NATIONS))
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
        who = f"seat:{seat}"
        for value in range(COLONY_MAX + 1):
            label = Message("action-attack-colony", {"seat": who, "value": value})
            found.append(Attack(len(found), f"{seat + 1} colony {value}", label, who))
        label = Message("action-attack-soldiers", {"seat": who})
        found.append(Attack(len(found), f"{seat + 1} soldiers", label, who))
    for people in facts.peoples:
        label = Message("action-attack-people", {"what": people.thing})
        found.append(Attack(len(found), people.id, label, f"people:{people.id}"))
    return found


def splits_of(amount: int) -> list[tuple[int, ...]]:
    """Every way to take an amount in money cards of 5, 3, 2 and 1, the fewest cards first."""
    found: list[tuple[int, ...]] = []
    for fives in range(amount // 5 + 1):
        for threes in range((amount - 5 * fives) // 3 + 1):
            rest = amount - 5 * fives - 3 * threes
            found += [(fives, threes, twos, rest - 2 * twos) for twos in range(rest // 2 + 1)]
    found.sort(key=lambda counts: (sum(counts), [-count for count in counts]))
    return found


SPLITS: Final = [splits_of(amount) for amount in range(MOST_SPLIT + 1)]
