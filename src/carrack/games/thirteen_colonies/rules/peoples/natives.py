"""Peoples (F2.b, F5): relations, missions, trade, and how a people leaves the game."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.facts import NONE, PEACE, WAR, Effect
from carrack.games.thirteen_colonies.content.packed import MONEY_PART
from carrack.games.thirteen_colonies.rules.actions import WithPeople
from carrack.games.thirteen_colonies.rules.deck.costs import ChooseGood
from carrack.games.thirteen_colonies.rules.deck.losses import Lose
from carrack.games.thirteen_colonies.rules.deck.piles import change_vp
from carrack.games.thirteen_colonies.rules.effects import run_effects
from carrack.games.thirteen_colonies.rules.regions.terrain import combat_card, combat_of, put_away
from carrack.games.thirteen_colonies.speed.means import Means
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Refusal, seat_thing
from carrack.kernel.table import Ask, Step


def set_relation(table: ColoniesTable, seat: int, people: int, state: int) -> None:
    """Change a relation: war ends mission and trade, then brings a raid card; leaving it takes it (F2.b)."""
    tribe = table.tribes[people]
    before = tribe.relations[seat]
    if not table.mode.relations or tribe.region == NONE or state == before:
        return
    tribe = table.own_tribe(people)
    tribe.relations[seat] = state
    facts = table.facts.peoples[people]
    if table.events is not None:
        table.tell(
            "relation-war" if state == WAR else "relation-peace" if state == PEACE else "relation-sceptical",
            {"seat": seat_thing(seat), "people": facts.thing},
        )
    if state == WAR:
        if table.supply[facts.raid]:
            table.from_supply(facts.raid)
            table.own_player(seat).discard.append(facts.raid)
            tell_raid_card(table, "raid-card", seat, people)
        if tribe.trade == seat:
            end_trade(table, people)
        if tribe.mission == seat:
            end_mission(table, people)
    elif before == WAR:
        take_raid_card(table, seat, people)


def worsen(table: ColoniesTable, seat: int, people: int) -> None:
    """One step worse; war stays war."""
    set_relation(table, seat, people, min(WAR, table.tribes[people].relations[seat] + 1))


def improve(table: ColoniesTable, seat: int, people: int) -> None:
    """One step better; peace stays peace."""
    set_relation(table, seat, people, max(PEACE, table.tribes[people].relations[seat] - 1))


def take_raid_card(table: ColoniesTable, seat: int, people: int) -> None:
    """The raid card leaves a deck, wherever it lies (F2.b, ruling A15)."""
    kind = table.facts.peoples[people].raid
    player = table.players[seat]
    if kind in player.discard:
        table.own_player(seat).discard.remove(kind)
    elif kind in player.draw:
        player = table.own_player(seat)
        player.draw.remove(kind)
        player.forget_top()
    else:
        return
    table.to_supply(kind)
    tell_raid_card(table, "raid-card-leaves", seat, people)


def tell_raid_card(table: ColoniesTable, kind: str, seat: int, people: int) -> None:
    """A raid card comes into a deck or leaves it; everybody sees both."""
    if table.events is not None:
        table.tell(kind, {"seat": seat_thing(seat), "people": table.facts.peoples[people].thing})


def end_mission(table: ColoniesTable, people: int) -> None:
    """The flag goes and its owner loses 1 VP (F5b)."""
    tribe = table.own_tribe(people)
    owner = tribe.mission
    tribe.mission = NONE
    thing = table.facts.peoples[people].thing
    table.tell("mission-ended", {"seat": seat_thing(owner), "people": thing})
    change_vp(table, owner, -1)


def end_trade(table: ColoniesTable, people: int) -> None:
    """The flag goes and its owner removes the proceeds, else money, else VP (F5a)."""
    tribe = table.own_tribe(people)
    owner = tribe.trade
    tribe.trade = NONE
    facts = table.facts.peoples[people]
    table.tell("trade-ended", {"seat": seat_thing(owner), "people": facts.thing})
    if facts.proceeds_goods:
        table.stack.append(Lose(owner, facts.proceeds_good, facts.proceeds_goods))
    if facts.proceeds_money:
        table.stack.append(Lose(owner, MONEY_PART, facts.proceeds_money))


def remove_people(table: ColoniesTable, people: int, victor: int) -> None:
    """Markers, raid cards, missions and trades of a people leave the game (F2.d).

    The people card goes to the victor's VP pile, or to the box without one (ruling A35).
    """
    tribe = table.own_tribe(people)
    facts = table.facts.peoples[people]
    table.tell("people-removed", {"people": facts.thing})
    for seat in range(table.seats):
        take_raid_card(table, seat, people)
    table.add_to_box(facts.raid, table.supply[facts.raid])
    table.supply[facts.raid] = 0
    if tribe.city:
        tribe.city = False
        table.add_to_box(facts.city)
    region = tribe.region
    place = table.own_land(region)
    place.hidden = tribe.under + place.hidden
    tribe.under = []
    tribe.markers = 0
    table.set_home(people, NONE)
    if place.hidden:
        table.hidden_again(region)
    table.survey(region)
    if victor == NONE:
        table.add_to_box(facts.card)
    else:
        table.own_player(victor).vp_pile.append(facts.card)
    if tribe.trade != NONE:
        end_trade(table, people)
    if tribe.mission != NONE:
        end_mission(table, people)
    tribe.relations = [PEACE] * table.seats


# Missions and trade


def mission_peoples(table: ColoniesTable, seat: int, region: int) -> list[int]:
    """The peoples of a region with whom a mission can be tried (F5b)."""
    return [
        people
        for people in table.peoples_in(region)
        if table.tribes[people].relations[seat] == PEACE and table.tribes[people].mission == NONE
    ]


def mission(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Draw a terrain card; with enough combat value the mission is founded (F5b)."""
    people = table.turn.targets[0]
    if people not in mission_peoples(table, seat, region):
        return
    facts = table.facts.peoples[people]
    depth = len(table.stack)
    drawn = combat_card(table, seat)
    put_away(table, seat, region, drawn)
    success = combat_of(table, drawn) >= facts.mission
    # A special card that was drawn takes effect first (E5).
    table.after(depth, MissionResult(seat, people, success))


class MissionResult(Step[ColoniesTable]):
    """Flag and benefit of a mission, if the card was good enough and the people is still there."""

    def __init__(self, seat: int, people: int, success: bool) -> None:
        self.seat: Final = seat
        self.people: Final = people
        self.success: Final = success

    def resume(self, table: ColoniesTable) -> None:
        tribe = table.tribes[self.people]
        facts = table.facts.peoples[self.people]
        args = {"seat": seat_thing(self.seat), "people": facts.thing}
        if not self.success or tribe.region == NONE or tribe.relations[self.seat] != PEACE:
            table.tell("mission-failed", dict(args))
            return
        table.own_tribe(self.people).mission = self.seat
        table.tell("mission", dict(args))
        run_effects(table, facts.mission_gain, self.seat, tribe.region)


def trade_peoples(
    table: ColoniesTable, seat: int, region: int, means: Means, without: int = NONE
) -> list[int]:
    """The peoples of a region that trade and demand a permanent good of the hand (F5a)."""
    return [
        people
        for people in table.peoples_in(region)
        if table.tribes[people].relations[seat] == PEACE
        and table.tribes[people].trade == NONE
        and any([means.amount(good, True, without) > 0 for good in table.facts.peoples[people].demand])
    ]


class OpenTrade(Step[ColoniesTable]):
    """The demanded good is paid: flag on the trade field, and the proceeds (F5a)."""

    def __init__(self, seat: int, people: int) -> None:
        self.seat: Final = seat
        self.people: Final = people

    def resume(self, table: ColoniesTable) -> None:
        table.own_tribe(self.people).trade = self.seat
        facts = table.facts.peoples[self.people]
        table.tell("trade", {"seat": seat_thing(self.seat), "people": facts.thing})
        run_effects(table, facts.proceeds, self.seat, table.tribes[self.people].region)


# Relations as effects


def relation(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Change the acting player's relation to one people, all of the region, or all on the board."""
    if not table.mode.relations:
        return
    if effect.scope == "choose_region":
        people = table.turn.targets[0]
        if people != NONE and table.tribes[people].region == region:
            change_relation(table, effect, seat, people)
        return
    peoples = table.peoples_on_board() if effect.scope == "all" else table.peoples_in(region)
    for people in peoples:
        change_relation(table, effect, seat, people)


def change_relation(table: ColoniesTable, effect: Effect, seat: int, people: int) -> None:
    """One step, or a state that is set."""
    if effect.how:
        set_relation(table, seat, people, PEACE if effect.how == "peace" else WAR)
    elif effect.n > 0:
        improve(table, seat, people)
    else:
        worsen(table, seat, people)


def improvable(table: ColoniesTable, seat: int, region: int) -> list[int]:
    """The peoples of a region whose relation can become better."""
    return [people for people in table.peoples_in(region) if table.tribes[people].relations[seat] != PEACE]


class ChoosePeople(Ask[ColoniesTable]):
    """A question for a people."""

    def peoples(self, table: ColoniesTable) -> list[int]:
        raise NotImplementedError

    def options(self, table: ColoniesTable) -> list[Action]:
        found: list[Action] = [table.actions.with_people[people] for people in self.peoples(table)]
        return found or [table.actions.done]

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, WithPeople):
            return None
        return Refusal("not-this-people", "F2.b", {"people": table.facts.peoples[action.value].thing})


def native_trade(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """One permanent good of the people's demand is trashed, then the trade is open (F5a)."""
    people = table.turn.targets[0]
    if people not in trade_peoples(table, seat, region, Means(table, seat)):
        return
    table.stack.append(OpenTrade(seat, people))
    table.stack.append(ChooseGood(seat, tuple(table.facts.peoples[people].demand), 1, True))
