"""Raids (F2.b): a people at war attacks the least defended colony."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.facts import NONE, Effect
from carrack.games.thirteen_colonies.rules.actions import InRegion
from carrack.games.thirteen_colonies.rules.effects import run_effects
from carrack.games.thirteen_colonies.rules.peoples.fights import BothDraw
from carrack.games.thirteen_colonies.rules.reactions import defence_window
from carrack.games.thirteen_colonies.rules.regions.colonies import drop_colony, put_colony
from carrack.games.thirteen_colonies.show.consequences import fight_then
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal, seat_thing
from carrack.kernel.table import Ask, Step


def raid(table: ColoniesTable, seat: int, people: int) -> None:
    """The least defended own colony in the home region of the people is attacked, else anywhere (F2.b)."""
    targets = raid_targets(table, seat, people)
    if not targets:
        table.tell("raid-nothing", {"seat": seat_thing(seat)})
    elif len(targets) == 1:
        begin_raid(table, seat, people, targets[0])
    else:
        table.stack.append(ChooseRaided(seat, people))


def raid_targets(table: ColoniesTable, seat: int, people: int) -> list[int]:
    """The regions with the least defended own colony."""
    home = table.tribes[people].region
    regions = [region for region in table.revealed if table.land(region).colonies[seat]]
    if home in regions:
        return [home]
    if not regions:
        return []
    least = min([weakest(table, seat, region) for region in regions])
    return [region for region in regions if weakest(table, seat, region) == least]


def weakest(table: ColoniesTable, seat: int, region: int) -> int:
    """The least defence of an own colony in a region: its value and the cannons."""
    return table.land(region).colonies[seat][0] + table.cannons_in(seat, region)


class ChooseRaided(Ask[ColoniesTable]):
    """Equally weak colonies: the victim chooses the region of the raid (F2.b)."""

    def __init__(self, seat: int, people: int) -> None:
        super().__init__(seat)
        self.people: Final = people

    def options(self, table: ColoniesTable) -> list[Action]:
        return [table.actions.in_region[region] for region in raid_targets(table, self.seat, self.people)]

    def take(self, table: ColoniesTable, action: Action) -> None:
        assert isinstance(action, InRegion)
        begin_raid(table, self.seat, self.people, action.value)

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, InRegion):
            return None
        return Refusal("not-raided", "F2.b", {"region": table.facts.regions[action.value].thing})

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        if not isinstance(action, InRegion):
            return None
        raid_card = table.facts.cards[table.facts.peoples[self.people].raid]
        return fight_then(raid_card.combat, weakest(table, self.seat, action.value))

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-raided", {"people": table.facts.peoples[self.people].thing})


def begin_raid(table: ColoniesTable, seat: int, people: int, region: int) -> None:
    """Combat value of the raid card against the colony and its cannons."""
    kind = table.facts.peoples[people].raid
    strength = table.facts.cards[kind].combat
    against = weakest(table, seat, region)
    table.own_turn().strength = (strength, against)
    thing = table.facts.regions[region].thing
    table.tell(
        "raid",
        {
            "people": table.facts.peoples[people].thing,
            "region": thing,
            "strength": strength,
            "against": against,
        },
    )
    value = min(table.land(region).colonies[seat])
    table.stack.append(RaidResult(seat, region, people, value))
    table.stack.append(BothDraw(seat, seat, region))
    defence_window(table, seat)


class RaidResult(Step[ColoniesTable]):
    """If the raiders win, the raid card takes effect on the attacked colony of that value."""

    def __init__(self, seat: int, region: int, people: int, value: int) -> None:
        self.seat: Final = seat
        self.region: Final = region
        self.people: Final = people
        self.value: Final = value

    def resume(self, table: ColoniesTable) -> None:
        own, against = table.turn.strength[0], table.turn.strength[1]
        facts = table.facts.peoples[self.people]
        won = own > against
        table.tell(
            "raid-won" if won else "raid-lost",
            {"people": facts.thing, "strength": own, "against": against},
        )
        if won:
            table.own_turn().targets = (self.value, NONE)
            run_effects(table, facts.on_loss, self.seat, self.region)


def colony_hit(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """The attacked colony loses n; one that would fall below 0 is removed (raid cards)."""
    value = table.turn.targets[0]
    if value not in table.land(region).colonies[seat]:
        return
    drop_colony(table, seat, region, value)
    thing = table.facts.regions[region].thing
    if value >= effect.n:
        put_colony(table, seat, region, value - effect.n)
        table.tell("colony-hit", {"seat": seat_thing(seat), "region": thing, "value": value - effect.n})
    else:
        table.own_player(seat).tokens += 1
        table.tell("colony-lost", {"seat": seat_thing(seat), "region": thing})
