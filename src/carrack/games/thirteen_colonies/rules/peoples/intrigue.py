"""Incite and Beaver wars (P8): VP cards that turn peoples against players and each other."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.facts import NONE, PEACE, WAR, Effect
from carrack.games.thirteen_colonies.rules.actions import WithPeople, WithSeat
from carrack.games.thirteen_colonies.rules.peoples.fights import BothDraw
from carrack.games.thirteen_colonies.rules.peoples.natives import ChoosePeople, remove_people, set_relation
from carrack.games.thirteen_colonies.show.consequences import fight_then
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal, seat_thing
from carrack.kernel.table import Ask, Step


def incite(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """A people goes to war with an opponent, or attacks another people."""
    table.stack.append(Incited(seat))


class Incited(ChoosePeople):
    """The people that is incited."""

    def peoples(self, table: ColoniesTable) -> list[int]:
        return table.peoples_on_board()

    def take(self, table: ColoniesTable, action: Action) -> None:
        if isinstance(action, WithPeople):
            table.stack.append(Against(self.seat, action.value))

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-incite")


class Against(Ask[ColoniesTable]):
    """Against whom: an opponent who is not at war yet, or another people."""

    def __init__(self, seat: int, people: int) -> None:
        super().__init__(seat)
        self.people: Final = people

    def options(self, table: ColoniesTable) -> list[Action]:
        relations = table.tribes[self.people].relations
        others = [other for other in table.opponents(self.seat) if relations[other] != WAR]
        found: list[Action] = [table.actions.with_seat[other] for other in others]
        found += [
            table.actions.with_people[people] for people in table.peoples_on_board() if people != self.people
        ]
        return found or [table.actions.done]

    def take(self, table: ColoniesTable, action: Action) -> None:
        if isinstance(action, WithSeat):
            set_relation(table, action.value, self.people, WAR)
        elif isinstance(action, WithPeople):
            facts = table.facts.peoples
            table.own_turn().strength = (facts[self.people].combat, facts[action.value].combat)
            # The acting player draws for both, in the home region of the people attacked.
            table.stack.append(PeoplesResult(self.people, action.value))
            table.stack.append(BothDraw(self.seat, self.seat, table.tribes[action.value].region))

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if isinstance(action, WithSeat):
            return Refusal("at-war-already", "P8", {"seat": seat_thing(action.value)})
        if isinstance(action, WithPeople):
            return Refusal("not-this-people", "P8", {"people": table.facts.peoples[action.value].thing})
        return None

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        if not isinstance(action, WithPeople):
            return None
        facts = table.facts.peoples
        return fight_then(facts[self.people].combat, facts[action.value].combat)

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-against", {"people": table.facts.peoples[self.people].thing})


class PeoplesResult(Step[ColoniesTable]):
    """Combat value against combat value, cities are ignored; a people that loses is removed (P8)."""

    def __init__(self, attacker: int, target: int) -> None:
        self.attacker: Final = attacker
        self.target: Final = target

    def resume(self, table: ColoniesTable) -> None:
        own, against = table.turn.strength[0], table.turn.strength[1]
        won = own > against
        facts = table.facts.peoples
        table.tell(
            "peoples-won" if won else "peoples-lost",
            {
                "people": facts[self.attacker].thing,
                "target": facts[self.target].thing,
                "strength": own,
                "against": against,
            },
        )
        if won:
            remove_people(table, self.target, NONE)


def beaver_wars(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Your ally, an opponent and their ally: four relations change."""
    table.stack.append(BeaverWars(seat, NONE, NONE))


class BeaverWars(Ask[ColoniesTable]):
    """Choose your ally, then the opponent, then their ally (P8)."""

    def __init__(self, seat: int, ally: int, enemy: int) -> None:
        super().__init__(seat)
        self.ally: Final = ally
        self.enemy: Final = enemy

    def options(self, table: ColoniesTable) -> list[Action]:
        actions = table.actions
        peoples = table.peoples_on_board()
        found: list[Action] = []
        if len(peoples) < 2:
            found.append(actions.done)
        elif self.ally == NONE:
            found += [actions.with_people[people] for people in peoples]
        elif self.enemy == NONE:
            found += [actions.with_seat[other] for other in table.opponents(self.seat)]
        else:
            found += [actions.with_people[people] for people in peoples if people != self.ally]
        return found

    def take(self, table: ColoniesTable, action: Action) -> None:
        if isinstance(action, WithSeat):
            table.stack.append(BeaverWars(self.seat, self.ally, action.value))
        elif isinstance(action, WithPeople):
            if self.ally == NONE:
                table.stack.append(BeaverWars(self.seat, action.value, NONE))
            else:
                self.change_relations(table, action.value)

    def change_relations(self, table: ColoniesTable, other: int) -> None:
        """Peace with the ally, war with the other's ally, on both sides."""
        set_relation(table, self.enemy, other, PEACE)
        set_relation(table, self.enemy, self.ally, WAR)
        set_relation(table, self.seat, other, WAR)
        set_relation(table, self.seat, self.ally, PEACE)

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if isinstance(action, WithPeople):
            return Refusal("not-this-people", "P8", {"people": table.facts.peoples[action.value].thing})
        if isinstance(action, WithSeat):
            return Refusal("not-this-seat", "P8", {"seat": seat_thing(action.value)})
        return None

    def prompt(self, table: ColoniesTable) -> Message:
        if self.ally == NONE:
            return Message("prompt-ally")
        return Message("prompt-enemy" if self.enemy == NONE else "prompt-enemy-ally")
