"""Explore (E4.b, F2.c): look at hidden terrain, choose the open card, put the rest back in any order."""

from __future__ import annotations

from bisect import insort
from typing import Final

from carrack.games.thirteen_colonies.content.facts import DEED_DONE, NONE, Effect, different
from carrack.games.thirteen_colonies.rules.actions import PutUnder, TurnUp
from carrack.games.thirteen_colonies.rules.regions.terrain import draw_unseen, execute_special, forget_group
from carrack.games.thirteen_colonies.state.lands import (
    EVERYBODY,
    GENERATION,
    GROUP,
    KIND,
    SEEN,
    Cell,
    is_known_to,
    seen_by,
)
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal, seat_thing
from carrack.kernel.table import Ask, Step


def explore(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Look at the top n cards of a hidden pile of the region."""
    table.own_turn().explored += 1
    table.news |= DEED_DONE
    people = table.turn.targets[0]
    table.stack.append(Look(seat, region, people if people >= 0 else NONE, effect.n))


class Look(Step[ColoniesTable]):
    """Cards are looked at one by one; special ones are laid open and executed, without replacement (E5)."""

    def __init__(self, seat: int, region: int, people: int, left: int) -> None:
        self.seat: Final = seat
        self.region: Final = region
        self.people: Final = people
        self.left: Final = left

    def resume(self, table: ColoniesTable) -> None:
        left = self.left
        while left:
            if not pile_of(table, self.region, self.people):
                break
            left -= 1
            pile = own_pile(table, self.region, self.people)
            taken = pile.pop()
            if not pile:
                table.survey(self.region)
            kind = looked_at(table, taken, self.seat)
            card = table.facts.cards[kind]
            if card.special:
                table.stack.append(Look(self.seat, self.region, self.people, left))
                execute_special(table, self.seat, self.region, kind)
                return
            if table.events is not None:
                region = table.facts.regions[self.region].thing
                args = {"seat": seat_thing(self.seat), "region": region}
                table.tell("looked", dict(args), {"card": card.thing}, (self.seat,))
            cell = seen_by(self.seat, kind, taken[GENERATION])
            table.looked = tuple(sorted([*table.looked, cell]))
        if not table.looked:
            return
        if self.people == NONE:
            table.stack.append(ChooseOpen(self.seat, self.region))
        else:
            put_back(table, self.seat, self.region, self.people)


def looked_at(table: ColoniesTable, cell: Cell, seat: int) -> int:
    """The card of a cell that an explorer takes up; what was known of its group is over."""
    kind, generation, seen, group = cell
    if group:
        forget_group(table, group)
    if kind == NONE:
        return draw_unseen(table, generation)
    if not is_known_to(cell, seat) or (table.facts.cards[kind].special and seen != EVERYBODY):
        table.shown += 1
    return kind


def pile_of(table: ColoniesTable, region: int, people: int) -> list[Cell]:
    """The hidden pile of a region, or the one under a people."""
    return table.land(region).hidden if people == NONE else table.tribes[people].under


def own_pile(table: ColoniesTable, region: int, people: int) -> list[Cell]:
    """The same pile, to be changed."""
    return table.own_land(region).hidden if people == NONE else table.own_tribe(people).under


class ExploreAsk(Ask[ColoniesTable]):
    """A question to the explorer, asked always: else it would tell what was found."""

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region: Final = region

    @property
    def always(self) -> bool:
        return True

    def waiting(self, table: ColoniesTable) -> Message:
        region = table.facts.regions[self.region].thing
        return Message("waiting-explore", {"seat": self.who, "region": region})


class ChooseOpen(ExploreAsk):
    """One of the cards looked at, or the old open card, becomes the open card (E4.b)."""

    def options(self, table: ColoniesTable) -> list[Action]:
        kinds = [cell[KIND] for cell in table.looked]
        old = table.land(self.region).open
        if old != NONE:
            insort(kinds, old)
        return [table.actions.turn_up[kind] for kind in different(kinds)]

    def take(self, table: ColoniesTable, action: Action) -> None:
        assert isinstance(action, TurnUp)
        old = table.land(self.region).open
        if action.value != old:
            take_looked(table, action.value)
            table.set_open(self.region, action.value)
            table.shown += 1
            if old != NONE:
                self.lay_aside(table, old)
            if table.events is not None:
                region = table.facts.regions[self.region].thing
                card = table.facts.cards[action.value].thing
                table.tell("turned-up", {"region": region, "card": card})
        put_back(table, self.seat, self.region, NONE)

    def lay_aside(self, table: ColoniesTable, old: int) -> None:
        """The old open card goes under the pile with the others; everybody knows that it is among them."""
        generation = len(table.pools) - 1
        if not table.looked:
            table.looked = ((old, generation, EVERYBODY, 0),)
            return
        table.looked = tuple(sorted([*table.looked, seen_by(self.seat, old, generation)]))
        group_looked(table, old)

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, TurnUp):
            return None
        return Refusal("not-looked-at", "E4.b", {"card": table.facts.cards[action.value].thing})

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-open-card", {"region": table.facts.regions[self.region].thing})


def take_looked(table: ColoniesTable, kind: int) -> Cell:
    """One of the cards that the explorer holds leaves them."""
    looked = table.looked
    at = [cell[KIND] for cell in looked].index(kind)
    table.looked = looked[:at] + looked[at + 1 :]
    return looked[at]


def group_looked(table: ColoniesTable, known: int) -> None:
    """The cards that the explorer holds go back in an order that only they know; all know one, or NONE."""
    table.groups = (*table.groups, known)
    group = len(table.groups) - 1
    table.looked = tuple([(cell[KIND], cell[GENERATION], cell[SEEN], group) for cell in table.looked])


class PutBack(ExploreAsk):
    """The other cards go under the region's pile, or back on top of a people's, one by one (E4.b, F2.c)."""

    def __init__(self, seat: int, region: int, people: int) -> None:
        super().__init__(seat, region)
        self.people: Final = people

    def options(self, table: ColoniesTable) -> list[Action]:
        return [table.actions.put_under[kind] for kind in different([cell[KIND] for cell in table.looked])]

    def take(self, table: ColoniesTable, action: Action) -> None:
        assert isinstance(action, PutUnder)
        lay_back(table, take_looked(table, action.value), self.region, self.people)
        put_back(table, self.seat, self.region, self.people)

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, PutUnder):
            return None
        return Refusal("not-looked-at", "E4.b", {"card": table.facts.cards[action.value].thing})

    def prompt(self, table: ColoniesTable) -> Message:
        region = table.facts.regions[self.region].thing
        if self.people == NONE:
            return Message("prompt-put-under", {"region": region})
        return Message("prompt-put-on", {"people": table.facts.peoples[self.people].thing})


def lay_back(table: ColoniesTable, cell: Cell, region: int, people: int) -> None:
    """A card goes under the region's pile, or on top of the one under a people."""
    if people == NONE:
        table.own_land(region).hidden.insert(0, cell)
        table.hidden_again(region)
    else:
        table.own_tribe(people).under.append(cell)
        table.survey(region)


def put_back(table: ColoniesTable, seat: int, region: int, people: int) -> None:
    """The cards that were looked at go back; with several the explorer chooses the order."""
    if len(table.looked) == 1:
        cell = table.looked[0]
        table.looked = ()
        lay_back(table, cell, region, people)
    elif table.looked:
        if not table.looked[0][GROUP] and len({cell[GENERATION] for cell in table.looked}) > 1:
            # From which shuffle each card came would tell the others how they lie.
            group_looked(table, NONE)
        table.stack.append(PutBack(seat, region, people))
