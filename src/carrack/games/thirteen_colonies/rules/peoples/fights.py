"""Fights (F2.d): against a colony, soldiers or a people; both sides draw a terrain card."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.facts import NONE, WAR, Effect, different
from carrack.games.thirteen_colonies.content.packed import MONEY_PART
from carrack.games.thirteen_colonies.rules.actions import SOLDIERS, Attack
from carrack.games.thirteen_colonies.rules.deck.losses import Lose
from carrack.games.thirteen_colonies.rules.deck.piles import gain_card, trash
from carrack.games.thirteen_colonies.rules.effects import run_effects
from carrack.games.thirteen_colonies.rules.peoples.natives import remove_people, set_relation
from carrack.games.thirteen_colonies.rules.reactions import defence_window
from carrack.games.thirteen_colonies.rules.regions.colonies import drop_colony, put_colony, take_unit
from carrack.games.thirteen_colonies.rules.regions.terrain import combat_card, combat_of, put_away
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.messages import Arg, seat_thing
from carrack.kernel.table import Step


class BothDraw(Step[ColoniesTable]):
    """Each side draws a terrain card and adds its combat value, the attacker first (F2.d, step 3).

    `first` draws for the attacker, `second` for the target; for a people a player draws (A36). An ordinary
    card of the attacker lies `aside` until both are drawn. The step that compares strengths lies below.
    """

    def __init__(self, first: int, second: int, region: int, side: int = 0, aside: int = NONE) -> None:
        self.first: Final = first
        self.second: Final = second
        self.region: Final = region
        self.side: Final = side
        self.aside: Final = aside

    def resume(self, table: ColoniesTable) -> None:
        depth = len(table.stack)
        drawer = self.second if self.side else self.first
        drawn = combat_card(table, drawer)
        value = combat_of(table, drawn)
        own, against = table.turn.strength[0], table.turn.strength[1]
        if self.side:
            table.own_turn().strength = (own, against + value)
            put_away(table, self.first, self.region, self.aside)
            put_away(table, drawer, self.region, drawn)
            return
        table.own_turn().strength = (own + value, against)
        if drawn != NONE and table.facts.cards[drawn].special:
            put_away(table, drawer, self.region, drawn)
            drawn = NONE
        table.after(depth, BothDraw(self.first, self.second, self.region, 1, drawn))


def attack_targets(table: ColoniesTable, seat: int, region: int) -> list[Attack]:
    """What the soldiers of a player can attack in a region (F2.d)."""
    if not table.mode.fights or not table.soldiers_in(seat, region):
        return []
    actions = table.actions
    found: list[Attack] = []
    land = table.land(region)
    for other in range(table.seats):
        if other == seat:
            continue
        if table.players[seat].tokens:
            found += [actions.attack_on(other, value) for value in different(list(land.colonies[other]))]
        if table.soldiers_in(other, region):
            found.append(actions.attack_on(other, SOLDIERS))
    return found + [actions.attack_people(people) for people in table.peoples_in(region)]


def tell_target(table: ColoniesTable, seat: int, region: int, target: Attack) -> None:
    """An attack is announced with its target, before anybody answers (P7)."""
    args: dict[str, Arg] = {"seat": seat_thing(seat), "region": table.facts.regions[region].thing}
    if target.people != NONE:
        args["people"] = table.facts.peoples[target.people].thing
        table.tell("aims-city" if table.tribes[target.people].city else "aims-people", args)
        return
    args["victim"] = seat_thing(target.victim)
    if target.part == SOLDIERS:
        table.tell("aims-soldiers", args)
    else:
        table.tell("aims-colony", {**args, "value": target.part})


def attack(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """One fight with the own soldiers of the region against the target that was named.

    Strengths are known, the defender may play forts, then both sides draw (F2.d, steps 1 to 3).
    """
    target = table.actions.attack[table.turn.targets[0]]
    if target not in attack_targets(table, seat, region):
        return
    strength, against = table.soldiers_in(seat, region), target_strength(table, region, target)
    table.own_turn().strength = (strength, against)
    table.tell("fight", {"seat": seat_thing(seat), "strength": strength, "against": against})
    table.stack.append(FightResult(seat, region, target.value))
    table.stack.append(BothDraw(seat, seat if target.victim == NONE else target.victim, region))
    if target.victim != NONE:
        defence_window(table, target.victim)


def target_strength(table: ColoniesTable, region: int, target: Attack) -> int:
    """What a target has against an attack before cards are drawn (F2.d).

    Soldiers; a colony with its cannons; a people, or its city as long as it stands.
    """
    if target.part == SOLDIERS:
        return table.soldiers_in(target.victim, region)
    if target.people == NONE:
        return target.part + table.cannons_in(target.victim, region)
    facts = table.facts.peoples[target.people]
    return table.facts.cards[facts.city].combat if table.tribes[target.people].city else facts.combat


class FightResult(Step[ColoniesTable]):
    """The higher sum wins, a tie goes to the target; the loser suffers (F2.d, steps 4 and 5)."""

    def __init__(self, seat: int, region: int, code: int) -> None:
        self.seat: Final = seat
        self.region: Final = region
        self.code: Final = code

    def resume(self, table: ColoniesTable) -> None:
        own, against = table.turn.strength
        won = own > against
        table.tell(
            "fight-won" if won else "fight-lost",
            {"seat": seat_thing(self.seat), "strength": own, "against": against},
        )
        target = table.actions.attack[self.code]
        if target.people != NONE:
            self.against_people(table, target.people, won)
        elif not won:
            lose_soldier(table, self.seat, self.region)
        elif target.part == SOLDIERS:
            lose_soldier(table, target.victim, self.region)
        else:
            self.capture(table, target.victim, target.part)

    def capture(self, table: ColoniesTable, victim: int, value: int) -> None:
        """The colony changes hands, and its former owner loses money worth its value (F2.d)."""
        drop_colony(table, victim, self.region, value)
        table.own_player(victim).tokens += 1
        put_colony(table, self.seat, self.region, value)
        table.own_player(self.seat).tokens -= 1
        region = table.facts.regions[self.region].thing
        args: dict[str, Arg] = {"seat": seat_thing(self.seat), "victim": seat_thing(victim)}
        table.tell("captured", {**args, "region": region, "value": value})
        if value:
            table.stack.append(Lose(victim, MONEY_PART, value))

    def against_people(self, table: ColoniesTable, people: int, won: bool) -> None:
        """A city must fall first; whatever the result, attacking it means war (F2.d)."""
        facts = table.facts.peoples[people]
        if table.tribes[people].city:
            if won:
                tribe = table.own_tribe(people)
                tribe.city = False
                tribe.markers -= 1
                table.survey(self.region)
                gain_card(table, self.seat, facts.city)
            set_relation(table, self.seat, people, WAR)
        elif won:
            run_effects(table, facts.fight_gain, self.seat, self.region)
            remove_people(table, people, self.seat)
        else:
            set_relation(table, self.seat, people, WAR)
        if not won:
            lose_soldier(table, self.seat, self.region)


def lose_soldier(table: ColoniesTable, seat: int, region: int) -> None:
    """A soldier of the region is trashed."""
    if table.soldiers_in(seat, region):
        take_unit(table, seat, region, table.facts.soldier)
        trash(table, table.facts.soldier)
        thing = table.facts.regions[region].thing
        table.tell("soldier-lost", {"seat": seat_thing(seat), "region": thing})
