"""Landing, founding, settling and stationing (E4.b), and what professional cards do beside regions (P7)."""

from __future__ import annotations

from typing import Any, Final

from carrack.games.thirteen_colonies.actions import (
    HIDDEN,
    OPEN,
    InRegion,
    LeaveIt,
    TakeIt,
    WithPeople,
    WithSeat,
    WithShip,
)
from carrack.games.thirteen_colonies.consequences import soldiers_then, trail_then
from carrack.games.thirteen_colonies.facts import COLONY_MAX, MONEY_PART, NONE, Effect
from carrack.games.thirteen_colonies.money import TakeMoney
from carrack.games.thirteen_colonies.natives import worsen
from carrack.games.thirteen_colonies.piles import gain_card, seat_thing
from carrack.games.thirteen_colonies.removal import Lose
from carrack.games.thirteen_colonies.table import ColoniesTable
from carrack.games.thirteen_colonies.terrain import TakeTerrain
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal
from carrack.kernel.table import Ask, Step


def lay_beside(table: ColoniesTable, seat: int, region: int, kind: int) -> None:
    """A card is laid beside a region under the player's flag (2d)."""
    units = table.own_land(region).units
    units[seat] = tuple(sorted([*units[seat], kind]))
    if table.events is not None:
        facts = table.facts
        table.tell(
            "laid",
            {
                "seat": seat_thing(seat),
                "card": facts.cards[kind].thing,
                "region": facts.regions[region].thing,
            },
        )


def take_unit(table: ColoniesTable, seat: int, region: int, kind: int) -> None:
    """A card beside a region leaves it."""
    units = table.own_land(region).units
    left = list(units[seat])
    left.remove(kind)
    units[seat] = tuple(left)


# Landing


def land(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """The ship lies beside the region: its owner may take the top coast card or hidden terrain (E4.b)."""
    place = table.land(region)
    if place.coast or place.hidden:
        table.stack.append(LandingCard(seat, region))


class LandingCard(Ask[ColoniesTable]):
    """Take the top coast card, or without one the top hidden terrain card, or leave it (A7, A28)."""

    __slots__ = ("region",)

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region: Final = region

    def options(self, table: ColoniesTable) -> list[Action]:
        return [table.actions.take_it, table.actions.leave_it]

    def take(self, table: ColoniesTable, action: Action) -> None:
        if not isinstance(action, TakeIt):
            assert isinstance(action, LeaveIt)
            return
        if table.land(self.region).coast:
            gain_card(table, self.seat, table.own_land(self.region).coast.pop())
        else:
            table.stack.append(TakeTerrain(self.seat, self.region))

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        coast = table.land(self.region).coast
        if not coast or not isinstance(action, TakeIt):
            return None
        return Message(f"card-{table.facts.cards[coast[-1]].id}")

    def prompt(self, table: ColoniesTable) -> Message:
        region = table.facts.regions[self.region].thing
        coast = table.land(self.region).coast
        if coast:
            card = table.facts.cards[coast[-1]].thing
            return Message("prompt-coast", {"region": region, "card": card})
        return Message("prompt-inland", {"region": region})

    def record(self) -> list[Any]:
        return [self.seat, self.region]


def station(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """The card lies beside the region; nothing else happens."""


# Founding and settling


def found(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """An own colony token on a free site of the region (E4.b)."""
    if not can_found(table, seat, region):
        return
    put_colony(table, seat, region, effect.n)
    table.own_player(seat).tokens -= 1
    if table.events is not None:
        thing = table.facts.regions[region].thing
        table.tell("founded", {"seat": seat_thing(seat), "region": thing, "value": effect.n})
    if effect.n == COLONY_MAX:
        table.own_turn().raised += 1


def can_found(table: ColoniesTable, seat: int, region: int) -> bool:
    """A token and a free site are left (3)."""
    return table.players[seat].tokens > 0 and table.free_sites(region) > 0


def put_colony(table: ColoniesTable, seat: int, region: int, value: int) -> None:
    """A colony of a value comes to a region."""
    colonies = table.own_land(region).colonies
    colonies[seat] = tuple(sorted([*colonies[seat], value]))


def drop_colony(table: ColoniesTable, seat: int, region: int, value: int) -> None:
    """A colony of a value leaves a region."""
    colonies = table.own_land(region).colonies
    left = list(colonies[seat])
    left.remove(value)
    colonies[seat] = tuple(left)


def settle(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """A colony grows by 1, and a terrain card of the region comes to the discard pile (E4.b)."""
    value, source = table.turn.targets[0], table.turn.targets[1]
    if value not in table.land(region).colonies[seat]:
        return
    drop_colony(table, seat, region, value)
    put_colony(table, seat, region, value + 1)
    table.own_turn().settled += 1
    if value + 1 == COLONY_MAX:
        table.own_turn().raised += 1
    if table.events is not None:
        thing = table.facts.regions[region].thing
        table.tell("settled", {"seat": seat_thing(seat), "region": thing, "value": value + 1})
    place = table.land(region)
    if source == OPEN and place.open != NONE:
        kind = place.open
        table.own_land(region).open = NONE
        gain_card(table, seat, kind)
    elif source == HIDDEN:
        table.stack.append(TakeTerrain(seat, region))
    elif source >= 0:
        table.stack.append(LandTaken(seat, source))
        table.stack.append(TakeTerrain(seat, region, source))


class LandTaken(Step[ColoniesTable]):
    """Settling on the land of a people worsens the relation by one step, after the card is taken (F2.c)."""

    __slots__ = ("people", "seat")

    def __init__(self, seat: int, people: int) -> None:
        self.seat: Final = seat
        self.people: Final = people

    def resume(self, table: ColoniesTable) -> None:
        worsen(table, self.seat, self.people)

    def record(self) -> list[Any]:
        return [self.seat, self.people]


def terrain_sources(table: ColoniesTable, region: int) -> list[int]:
    """Where a settler can take a terrain card: open, hidden, or under a people (E4.b, F2.c)."""
    place = table.land(region)
    found: list[int] = []
    if place.open != NONE:
        found.append(OPEN)
    if place.hidden:
        found.append(HIDDEN)
    if table.mode.relations:
        found += [people for people in table.peoples_in(region) if table.tribes[people].under]
    return found


# Regions by choice


class RegionAsk(Ask[ColoniesTable]):
    """A question for a region."""

    __slots__ = ("n",)

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n: Final = n

    def regions(self, table: ColoniesTable) -> list[int]:
        raise NotImplementedError

    def options(self, table: ColoniesTable) -> list[Action]:
        return [table.actions.in_region[region] for region in self.regions(table)] or [table.actions.done]

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, InRegion):
            return None
        return Refusal("not-this-region", "E4.b", {"region": table.facts.regions[action.value].thing})

    def record(self) -> list[Any]:
        return [self.seat, self.n]


def regions_with_ship(table: ColoniesTable, seat: int) -> list[int]:
    """The open regions with an own ship."""
    return [region for region in table.revealed if table.ships_in(seat, region)]


class BuildTrail(RegionAsk):
    """The transport limit in one region with an own ship is higher this turn (P7, pioneer)."""

    __slots__ = ()

    def regions(self, table: ColoniesTable) -> list[int]:
        return regions_with_ship(table, self.seat)

    def take(self, table: ColoniesTable, action: Action) -> None:
        if isinstance(action, InRegion):
            table.own_turn().trails[action.value] += self.n
            region = table.facts.regions[action.value].thing
            table.tell("trail", {"seat": seat_thing(self.seat), "region": region, "count": self.n})

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        return trail_then(table, self.seat, action.value, self.n) if isinstance(action, InRegion) else None

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-trail", {"count": self.n})


def transport(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """More transport in one region with an own ship, for this turn."""
    table.stack.append(BuildTrail(seat, effect.n))


class PlaceSoldiers(RegionAsk):
    """Soldiers of the supply come directly to one region with an own ship."""

    __slots__ = ()

    def regions(self, table: ColoniesTable) -> list[int]:
        return regions_with_ship(table, self.seat) if table.supply[table.facts.soldier] else []

    def take(self, table: ColoniesTable, action: Action) -> None:
        if not isinstance(action, InRegion):
            return
        soldier = table.facts.soldier
        for _ in range(min(self.n, table.supply[soldier])):
            table.supply[soldier] -= 1
            lay_beside(table, self.seat, action.value, soldier)

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        return soldiers_then(table, self.seat, action.value, self.n) if isinstance(action, InRegion) else None

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-soldiers", {"count": self.n})


def place_soldiers(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Up to n soldiers of the supply into one region with an own ship."""
    table.stack.append(PlaceSoldiers(seat, effect.n))


# Moving ships


class ShipFrom(RegionAsk):
    """The captain moves a ship: out of which region (P4, P7)."""

    __slots__ = ()

    def regions(self, table: ColoniesTable) -> list[int]:
        return regions_with_ship(table, self.seat) if len(table.revealed) > 1 else []

    def take(self, table: ColoniesTable, action: Action) -> None:
        if isinstance(action, InRegion):
            table.stack.append(ChooseShip(self.seat, self.n, action.value))

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-ship-from")


class ChooseShip(Ask[ColoniesTable]):
    """Which ship of the region moves."""

    __slots__ = ("n", "region")

    def __init__(self, seat: int, n: int, region: int) -> None:
        super().__init__(seat)
        self.n: Final = n
        self.region: Final = region

    def options(self, table: ColoniesTable) -> list[Action]:
        cards = table.facts.cards
        units = table.land(self.region).units[self.seat]
        return [table.actions.with_ship[kind] for kind in sorted(set(units)) if cards[kind].ship]

    def take(self, table: ColoniesTable, action: Action) -> None:
        assert isinstance(action, WithShip)
        table.stack.append(ShipTo(self.seat, self.n, self.region, action.value))

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, WithShip):
            return None
        return Refusal("no-such-ship", "P4", {"card": table.facts.cards[action.value].thing})

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-ship", {"region": table.facts.regions[self.region].thing})

    def record(self) -> list[Any]:
        return [self.seat, self.n, self.region]


class ShipTo(RegionAsk):
    """Where the ship goes: another open region; a letter of marque plunders on arrival (P4)."""

    __slots__ = ("kind", "region")

    def __init__(self, seat: int, n: int, region: int, kind: int) -> None:
        super().__init__(seat, n)
        self.region: Final = region
        self.kind: Final = kind

    def regions(self, table: ColoniesTable) -> list[int]:
        return [region for region in table.revealed if region != self.region]

    def take(self, table: ColoniesTable, action: Action) -> None:
        assert isinstance(action, InRegion)
        take_unit(table, self.seat, self.region, self.kind)
        lay_beside(table, self.seat, action.value, self.kind)
        if self.n > 1:
            table.stack.append(ShipFrom(self.seat, self.n - 1))
        for card_action in table.facts.cards[self.kind].actions:
            for effect in table.facts.effects[card_action.effects]:
                if effect.verb == "plunder":
                    plunder(table, effect, self.seat, action.value)

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-ship-to", {"card": table.facts.cards[self.kind].thing})

    def record(self) -> list[Any]:
        return [self.seat, self.n, self.region, self.kind]


def move_ship(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Move n own ships from a region to another open region."""
    table.stack.append(ShipFrom(seat, effect.n))


# Plunder


def plunder(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """An opponent with a ship in the region loses money, the acting player gains it (P4)."""
    table.stack.append(ChooseVictim(seat, region, effect.n))


class ChooseVictim(Ask[ColoniesTable]):
    """Whom a letter of marque plunders; without an opponent's ship nobody (P4)."""

    __slots__ = ("n", "region")

    def __init__(self, seat: int, region: int, n: int) -> None:
        super().__init__(seat)
        self.region: Final = region
        self.n: Final = n

    def options(self, table: ColoniesTable) -> list[Action]:
        others = [other for other in table.in_turn_order(self.seat) if other != self.seat]
        found: list[Action] = [
            table.actions.with_seat[other] for other in others if table.ships_in(other, self.region)
        ]
        return found or [table.actions.done]

    def take(self, table: ColoniesTable, action: Action) -> None:
        if not isinstance(action, WithSeat):
            return
        table.tell(
            "plundered",
            {"seat": seat_thing(self.seat), "victim": seat_thing(action.value), "count": self.n},
        )
        table.stack.append(TakeMoney(self.seat, self.n))
        table.stack.append(Lose(action.value, MONEY_PART, self.n))

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, WithSeat):
            return None
        return Refusal("no-ship-there", "P4", {"seat": seat_thing(action.value)})

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-victim", {"region": table.facts.regions[self.region].thing})

    def record(self) -> list[Any]:
        return [self.seat, self.region, self.n]


# Land grab


class GrabLand(Ask[ColoniesTable]):
    """Cards from under a people in a region with an own ship; relations do not change (nl_manhattan)."""

    __slots__ = ("n",)

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n: Final = n

    def options(self, table: ColoniesTable) -> list[Action]:
        found: list[Action] = [table.actions.with_people[people] for people in grabbable(table, self.seat)]
        return found or [table.actions.done]

    def take(self, table: ColoniesTable, action: Action) -> None:
        if not isinstance(action, WithPeople):
            return
        region = table.tribes[action.value].region
        for _ in range(min(self.n, len(table.tribes[action.value].under))):
            table.stack.append(TakeTerrain(self.seat, region, action.value))

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, WithPeople):
            return None
        return Refusal("not-this-people", "F2.c", {"people": table.facts.peoples[action.value].thing})

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-grab", {"count": self.n})

    def record(self) -> list[Any]:
        return [self.seat, self.n]


def grabbable(table: ColoniesTable, seat: int) -> list[int]:
    """The peoples with land in regions with an own ship."""
    return [
        people
        for people in table.peoples_on_board()
        if table.tribes[people].under and table.ships_in(seat, table.tribes[people].region)
    ]


def land_grab(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Up to n cards from under a people."""
    table.stack.append(GrabLand(seat, effect.n))
