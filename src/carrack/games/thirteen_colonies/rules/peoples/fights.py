"""Fights (F2.d): against a colony, soldiers or a people; both sides draw a terrain card."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.facts import NATIONS, NONE, WAR, Effect, different
from carrack.games.thirteen_colonies.content.packed import MONEY_PART
from carrack.games.thirteen_colonies.rules.actions import SOLDIERS, TARGETS
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


PEOPLE_TARGETS: Final = len(NATIONS) * TARGETS


def attack_targets(table: ColoniesTable, seat: int, region: int) -> list[int]:
    """What the soldiers of a player can attack in a region (F2.d)."""
    if not table.mode.fights or not table.soldiers_in(seat, region):
        return []
    found: list[int] = []
    land = table.land(region)
    for other in range(table.seats):
        if other == seat:
            continue
        if table.players[seat].tokens:
            found += [other * TARGETS + value for value in different(list(land.colonies[other]))]
        if table.soldiers_in(other, region):
            found.append(other * TARGETS + SOLDIERS)
    return found + [PEOPLE_TARGETS + people for people in table.peoples_in(region)]


def tell_target(table: ColoniesTable, seat: int, region: int, code: int) -> None:
    """An attack is announced with its target, before anybody answers (P7)."""
    args: dict[str, Arg] = {"seat": seat_thing(seat), "region": table.facts.regions[region].thing}
    if code >= PEOPLE_TARGETS:
        people = code - PEOPLE_TARGETS
        args["people"] = table.facts.peoples[people].thing
        table.tell("aims-city" if table.tribes[people].city else "aims-people", args)
        return
    victim, part = code // TARGETS, code % TARGETS
    args["victim"] = seat_thing(victim)
    if part == SOLDIERS:
        table.tell("aims-soldiers", args)
    else:
        table.tell("aims-colony", {**args, "value": part})


def attack(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """One fight with the own soldiers of the region against the target that was named."""
    code = table.turn.targets[0]
    if code not in attack_targets(table, seat, region):
        return
    strength = table.soldiers_in(seat, region)
    victim = NONE if code >= PEOPLE_TARGETS else code // TARGETS
    begin_fight(table, seat, region, code, strength, target_strength(table, region, code), victim)


def target_strength(table: ColoniesTable, region: int, code: int) -> int:
    """What a target has against an attack before cards are drawn: a people, soldiers or a colony (F2.d)."""
    if code >= PEOPLE_TARGETS:
        return people_strength(table, code - PEOPLE_TARGETS)
    victim, part = code // TARGETS, code % TARGETS
    if part == SOLDIERS:
        return table.soldiers_in(victim, region)
    return part + table.cannons_in(victim, region)


def people_strength(table: ColoniesTable, people: int) -> int:
    """The combat value of a people, or of its city as long as it stands."""
    facts = table.facts.peoples[people]
    return table.facts.cards[facts.city].combat if table.tribes[people].city else facts.combat


def begin_fight(
    table: ColoniesTable, seat: int, region: int, code: int, strength: int, against: int, victim: int
) -> None:
    """Strengths are known, the defender may play forts, then both sides draw (F2.d, steps 1 to 3)."""
    table.own_turn().strength = (strength, against)
    table.tell("fight", {"seat": seat_thing(seat), "strength": strength, "against": against})
    table.stack.append(FightResult(seat, region, code))
    table.stack.append(BothDraw(seat, seat if victim == NONE else victim, region))
    if victim != NONE:
        defence_window(table, victim)


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
        if self.code >= PEOPLE_TARGETS:
            self.against_people(table, self.code - PEOPLE_TARGETS, won)
            return
        victim, part = self.code // TARGETS, self.code % TARGETS
        if not won:
            lose_soldier(table, self.seat, self.region)
        elif part == SOLDIERS:
            lose_soldier(table, victim, self.region)
        else:
            drop_colony(table, victim, self.region, part)
            table.own_player(victim).tokens += 1
            put_colony(table, self.seat, self.region, part)
            table.own_player(self.seat).tokens -= 1
            table.tell(
                "captured",
                {
                    "seat": seat_thing(self.seat),
                    "victim": seat_thing(victim),
                    "region": table.facts.regions[self.region].thing,
                    "value": part,
                },
            )
            if part:
                table.stack.append(Lose(victim, MONEY_PART, part))

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
