"""Regions with own ships (P4, P7): trails, soldiers, moving ships, plunder."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.facts import Effect
from carrack.games.thirteen_colonies.content.packed import MONEY_PART, regions_in
from carrack.games.thirteen_colonies.rules.actions import InRegion, WithSeat, WithShip
from carrack.games.thirteen_colonies.rules.deck.losses import Lose
from carrack.games.thirteen_colonies.rules.deck.money import TakeMoney
from carrack.games.thirteen_colonies.rules.regions.colonies import lay_beside, take_unit
from carrack.games.thirteen_colonies.show.consequences import soldiers_then, trail_then
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal, seat_thing
from carrack.kernel.table import Ask


class RegionAsk(Ask[ColoniesTable]):
    """A question for a region."""

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


def regions_with_ship(table: ColoniesTable, seat: int) -> list[int]:
    """The open regions with an own ship."""
    return regions_in(table.players[seat].sailing)


class BuildTrail(RegionAsk):
    """The transport limit in one region with an own ship is higher this turn (P7, pioneer)."""

    def regions(self, table: ColoniesTable) -> list[int]:
        return regions_with_ship(table, self.seat)

    def take(self, table: ColoniesTable, action: Action) -> None:
        if isinstance(action, InRegion):
            table.add_trails(action.value, self.n)
            region = table.facts.regions[action.value].thing
            table.tell("trail", {"seat": self.who, "region": region, "count": self.n})

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        return trail_then(table, self.seat, action.value, self.n) if isinstance(action, InRegion) else None

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-trail", {"count": self.n})


class PlaceSoldiers(RegionAsk):
    """Soldiers of the supply come directly to one region with an own ship."""

    def regions(self, table: ColoniesTable) -> list[int]:
        return regions_with_ship(table, self.seat) if table.supply[table.facts.soldier] else []

    def take(self, table: ColoniesTable, action: Action) -> None:
        if not isinstance(action, InRegion):
            return
        soldier = table.facts.soldier
        for _ in range(min(self.n, table.supply[soldier])):
            table.from_supply(soldier)
            lay_beside(table, self.seat, action.value, soldier)

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        return soldiers_then(table, self.seat, action.value, self.n) if isinstance(action, InRegion) else None

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-soldiers", {"count": self.n})


class ShipFrom(RegionAsk):
    """The captain moves a ship: out of which region (P4, P7)."""

    def regions(self, table: ColoniesTable) -> list[int]:
        return regions_with_ship(table, self.seat) if len(table.revealed) > 1 else []

    def take(self, table: ColoniesTable, action: Action) -> None:
        if isinstance(action, InRegion):
            table.stack.append(ChooseShip(self.seat, self.n, action.value))

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-ship-from")


class ChooseShip(Ask[ColoniesTable]):
    """Which ship of the region moves."""

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


class ShipTo(RegionAsk):
    """Where the ship goes: another open region; a letter of marque plunders on arrival (P4)."""

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


def plunder(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """An opponent with a ship in the region loses money, the acting player gains it (P4)."""
    table.stack.append(ChooseVictim(seat, region, effect.n))


class ChooseVictim(Ask[ColoniesTable]):
    """Whom a letter of marque plunders; without an opponent's ship nobody (P4)."""

    def __init__(self, seat: int, region: int, n: int) -> None:
        super().__init__(seat)
        self.region: Final = region
        self.n: Final = n

    def options(self, table: ColoniesTable) -> list[Action]:
        others = [other for other in table.opponents(self.seat) if table.ships_in(other, self.region)]
        return [table.actions.with_seat[other] for other in others] or [table.actions.done]

    def take(self, table: ColoniesTable, action: Action) -> None:
        if not isinstance(action, WithSeat):
            return
        table.tell(
            "plundered",
            {"seat": self.who, "victim": seat_thing(action.value), "count": self.n},
        )
        table.stack.append(TakeMoney(self.seat, self.n))
        table.stack.append(Lose(action.value, MONEY_PART, self.n))

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, WithSeat):
            return None
        return Refusal("no-ship-there", "P4", {"seat": seat_thing(action.value)})

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-victim", {"region": table.facts.regions[self.region].thing})
