"""Everything a seat can do in 13 Kolonien, with its notation and the things it points at."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.all_facts import Facts
from carrack.games.thirteen_colonies.content.facts import COLONY_MAX, MONEY, NONE
from carrack.kernel.actions import Action, Indexed
from carrack.kernel.messages import Arg, Message

MOST_SPLIT: Final = 12
# Where terrain comes from, if not from under a people.
OPEN: Final = -2
HIDDEN: Final = -1
ZONES: Final = ("hand", "draw", "discard")
# A target of an attack, beside the values of colonies.
SOLDIERS: Final = COLONY_MAX + 1
TARGETS: Final = SOLDIERS + 1  # of an attack, for each seat


class Play(Action):
    """Carry out an action of a hand card (E4.b)."""

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

    def __init__(self, kind: int, act: int, facts: Facts) -> None:
        card = facts.cards[kind]
        action = card.actions[act]
        label = Message("action-react", {"card": card.thing, "act": action.thing})
        super().__init__(f"react {card.id} {action.id}", label, (f"hand:{card.id}",))
        self.kind: Final = kind
        self.act: Final = act


class Recruit(Indexed):
    """Take a colonist from a space of the row (E4.c)."""


class Buy(Indexed):
    """Outfit a ship, train an expert, build a town hall or buy a good on display (E4.c)."""


class Build(Indexed):
    """Take a building by the town hall or the governor's seat (E8, F6b)."""


class Sell(Indexed):
    """Sell a permanent card with a goods symbol (E4.c)."""


class PayIn(Indexed):
    """Put money into the purse (E5)."""


class TakeVp(Indexed):
    """Take a VP card: pay its cost, or carry out its condition (E4.a)."""


class EndActions(Action):
    """End the action phase (E3a)."""


class Pay(Indexed):
    """Use a card for a cost (2d)."""


class WithGood(Indexed):
    """The good that a cost is paid in, or that is sold."""


class Cost(Indexed):
    """One of several costs (E8)."""


class Discard(Indexed):
    """Give up a card of the hand."""


class Keep(Indexed):
    """Keep a card in hand (E3a)."""


class Done(Action):
    """Keep or take nothing more."""


class Coins(Action):
    """One of several ways to take money with the fewest cards (E4.c)."""

    def __init__(self, counts: tuple[int, ...]) -> None:
        coins = [value for value, count in zip(MONEY, counts, strict=True) for _ in range(count)]
        text = " ".join([str(coin) for coin in coins])
        super().__init__(f"coins {text}", Message("action-coins", {"what": text.replace(" ", " + ")}))
        self.counts: Final = counts


class TakeIt(Action):
    """Take the card that is offered."""


class LeaveIt(Action):
    """Leave the card that is offered."""


class Colony(Indexed):
    """The own colony, by its value."""


class Source(Indexed):
    """The pile that a terrain card comes from: open, hidden, or under a people (E4.b, F2.c)."""


class TurnUp(Indexed):
    """The new open terrain card (E4.b, explore)."""


class PutUnder(Indexed):
    """The next card that goes back to the pile (E4.b, explore)."""


class InRegion(Indexed):
    """A region."""


class WithShip(Indexed):
    """The ship that moves (P4)."""


class WithSeat(Indexed):
    """Another player."""


class WithPeople(Indexed):
    """A people on the board."""


class Attack(Action):
    """The target of an attack (F2.d): a colony, by its value, or the soldiers of a player, or a people.

    `value` is its number in the catalogue; `victim` and `part`, or `people`, are NONE.
    """

    def __init__(
        self,
        value: int,
        notation: str,
        label: Message,
        thing: str,
        victim: int = NONE,
        part: int = NONE,
        people: int = NONE,
    ) -> None:
        super().__init__(f"attack {notation}", label, (thing,))
        self.value: Final = value
        self.victim: Final = victim
        self.part: Final = part
        self.people: Final = people


class Remove(Action):
    """Take a card out of the own deck (2c)."""

    def __init__(self, kind: int, zone: int, facts: Facts) -> None:
        card = facts.cards[kind]
        name = ZONES[zone]
        label = Message(f"action-remove-{name}", {"what": card.thing})
        super().__init__(f"remove {card.id} {name}", label, (f"{name}:{card.id}",))
        self.kind: Final = kind
        self.zone: Final = zone


class Fetch(Indexed):
    """Take a card of the own discard pile into the hand."""


class Pass(Action):
    """Play no reaction (P7)."""


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
