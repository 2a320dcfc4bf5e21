"""Landing, founding, settling and stationing (E4.b), and what professional cards do beside regions (P7)."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.facts import COLONY_MAX, DEED_DONE, NONE, Effect
from carrack.games.thirteen_colonies.rules.actions import HIDDEN, OPEN, LeaveIt, TakeIt, WithPeople
from carrack.games.thirteen_colonies.rules.deck.piles import gain_card
from carrack.games.thirteen_colonies.rules.peoples.natives import worsen
from carrack.games.thirteen_colonies.rules.regions.terrain import TakeTerrain
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal, seat_thing
from carrack.kernel.table import Ask, Step


def lay_beside(table: ColoniesTable, seat: int, region: int, kind: int) -> None:
    """A card is laid beside a region under the player's flag (2d)."""
    table.set_units(seat, region, tuple(sorted([*table.land(region).units[seat], kind])))
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
    left = list(table.land(region).units[seat])
    left.remove(kind)
    table.set_units(seat, region, tuple(left))


def land(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """The ship lies beside the region: its owner may take the top coast card or hidden terrain (E4.b)."""
    place = table.land(region)
    if place.coast or place.hidden:
        table.stack.append(LandingCard(seat, region))


class LandingCard(Ask[ColoniesTable]):
    """Take the top coast card, or without one the top hidden terrain card, or leave it (A7, A28)."""

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


def station(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """The card lies beside the region; nothing else happens."""


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
        table.news |= DEED_DONE


def can_found(table: ColoniesTable, seat: int, region: int) -> bool:
    """A token and a free site are left (3)."""
    return table.players[seat].tokens > 0 and table.free_sites(region) > 0


def put_colony(table: ColoniesTable, seat: int, region: int, value: int) -> None:
    """A colony of a value comes to a region."""
    table.set_colonies(seat, region, tuple(sorted([*table.land(region).colonies[seat], value])))


def drop_colony(table: ColoniesTable, seat: int, region: int, value: int) -> None:
    """A colony of a value leaves a region."""
    left = list(table.land(region).colonies[seat])
    left.remove(value)
    table.set_colonies(seat, region, tuple(left))


def settle(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """A colony grows by 1, and a terrain card of the region comes to the discard pile (E4.b)."""
    value, source = table.turn.targets[0], table.turn.targets[1]
    if value not in table.land(region).colonies[seat]:
        return
    values = list(table.land(region).colonies[seat])
    values[values.index(value)] = value + 1
    table.set_colonies(seat, region, tuple(sorted(values)))
    table.own_turn().settled += 1
    table.news |= DEED_DONE
    if value + 1 == COLONY_MAX:
        table.own_turn().raised += 1
    if table.events is not None:
        thing = table.facts.regions[region].thing
        table.tell("settled", {"seat": seat_thing(seat), "region": thing, "value": value + 1})
    place = table.land(region)
    if source == OPEN and place.open != NONE:
        kind = place.open
        table.set_open(region, NONE)
        gain_card(table, seat, kind)
    elif source == HIDDEN:
        table.stack.append(TakeTerrain(seat, region))
    elif source >= 0:
        table.stack.append(LandTaken(seat, source))
        table.stack.append(TakeTerrain(seat, region, source))


class LandTaken(Step[ColoniesTable]):
    """Settling on the land of a people worsens the relation by one step, after the card is taken (F2.c)."""

    def __init__(self, seat: int, people: int) -> None:
        self.seat: Final = seat
        self.people: Final = people

    def resume(self, table: ColoniesTable) -> None:
        worsen(table, self.seat, self.people)


def terrain_sources(table: ColoniesTable, region: int) -> list[int]:
    """Where a settler can take a terrain card: open, hidden, or under a people (E4.b, F2.c)."""
    place = table.lands[region]
    assert place is not None
    found: list[int] = []
    if place.open != NONE:
        found.append(OPEN)
    if place.hidden:
        found.append(HIDDEN)
    if table.homes[region]:
        found += table.peoples_with_land(region)
    return found


class GrabLand(Ask[ColoniesTable]):
    """Cards from under a people in a region with an own ship; relations do not change (nl_manhattan).

    After each card the player may stop; all are taken from the same people.
    """

    def __init__(self, seat: int, n: int, people: int = NONE) -> None:
        super().__init__(seat)
        self.n: Final = n
        self.people: Final = people

    def options(self, table: ColoniesTable) -> list[Action]:
        peoples = grabbable(table, self.seat)
        if self.people != NONE:
            peoples = [people for people in peoples if people == self.people]
        found: list[Action] = [table.actions.with_people[people] for people in peoples]
        if not found or self.people != NONE:
            found.append(table.actions.done)
        return found

    def take(self, table: ColoniesTable, action: Action) -> None:
        if not isinstance(action, WithPeople):
            return
        if self.n > 1:
            table.stack.append(GrabLand(self.seat, self.n - 1, action.value))
        table.stack.append(TakeTerrain(self.seat, table.tribes[action.value].region, action.value))

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, WithPeople):
            return None
        return Refusal("not-this-people", "F2.c", {"people": table.facts.peoples[action.value].thing})

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-grab", {"count": self.n})


def grabbable(table: ColoniesTable, seat: int) -> list[int]:
    """The peoples with land in regions with an own ship."""
    return [
        people
        for people in table.peoples_on_board()
        if table.tribes[people].under and table.ships_in(seat, table.tribes[people].region)
    ]
