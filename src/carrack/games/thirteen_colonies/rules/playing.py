"""Card actions (E4.b): what they are aimed at, how they are announced and carried out."""

from __future__ import annotations

from bisect import insort
from typing import Final

from carrack.games.thirteen_colonies.content.facts import COLONY_MAX, NONE
from carrack.games.thirteen_colonies.rules.actions import HIDDEN, OPEN, Attack, Colony, Source, WithPeople
from carrack.games.thirteen_colonies.rules.deck.costs import pay
from carrack.games.thirteen_colonies.rules.deck.piles import discard_card, out_of_hand, spend_card, trash_card
from carrack.games.thirteen_colonies.rules.effects import Effects, take_effect
from carrack.games.thirteen_colonies.rules.peoples.fights import attack_targets, target_strength, tell_target
from carrack.games.thirteen_colonies.rules.peoples.natives import improvable, mission_peoples, trade_peoples
from carrack.games.thirteen_colonies.rules.reactions import Pending, ask_for_control, seats_asked
from carrack.games.thirteen_colonies.rules.regions.colonies import lay_beside, terrain_sources
from carrack.games.thirteen_colonies.show.consequences import (
    colony_then,
    fight_then,
    natives_then,
    source_then,
)
from carrack.games.thirteen_colonies.speed.means import Means
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal, seat_thing
from carrack.kernel.table import Ask

# Targets


def choose_targets(table: ColoniesTable, seat: int, kind: int, act: int, region: int) -> None:
    """Ask for what the action is aimed at, then announce it."""
    verb = table.facts.cards[kind].actions[act].verb
    if verb == "settle":
        values = growing(table, seat, region)
        if len(values) == 1:
            choose_source(table, seat, kind, act, region, values[0])
        else:
            table.stack.append(ChooseColony(seat, kind, act, region))
    elif verb == "explore":
        choose_source(table, seat, kind, act, region, NONE)
    elif verb in {"mission", "native_trade", "relation"} and region != NONE:
        table.stack.append(ChooseNatives(seat, kind, act, region))
    elif verb == "attack":
        table.stack.append(ChooseTarget(seat, kind, act, region))
    else:
        announce(table, seat, kind, act, region, NONE, NONE)


def growing(table: ColoniesTable, seat: int, region: int) -> list[int]:
    """The different values of the own colonies in a region that can grow."""
    values = table.land(region).colonies[seat]
    return [value for value in range(COLONY_MAX) if value in values]


def choose_source(table: ColoniesTable, seat: int, kind: int, act: int, region: int, value: int) -> None:
    """Ask for the pile of terrain if there are several: to settle (`value` is the colony) or to explore."""
    sources = usable_sources(table, region, value)
    if len(sources) > 1:
        table.stack.append(ChooseSource(seat, kind, act, region, value))
        return
    source = sources[0] if sources else NONE
    if value == NONE:
        announce(table, seat, kind, act, region, source, NONE)
    else:
        announce(table, seat, kind, act, region, value, source)


def usable_sources(table: ColoniesTable, region: int, value: int) -> list[int]:
    """The piles of terrain in a region; without a colony that grows the open card can't be chosen."""
    sources = terrain_sources(table, region)
    return sources if value != NONE else [source for source in sources if source != OPEN]


class TargetAsk(Ask[ColoniesTable]):
    """A question for a target of a card action; before it is announced the others know nothing of it."""

    def __init__(self, seat: int, kind: int, act: int, region: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.act: Final = act
        self.region: Final = region

    def waiting(self, table: ColoniesTable) -> Message:
        return Message("waiting-action", {"seat": self.who})


class ChooseColony(TargetAsk):
    """The own colony that grows, by its value (E4.b, settle)."""

    def options(self, table: ColoniesTable) -> list[Action]:
        return [table.actions.colony[value] for value in growing(table, self.seat, self.region)]

    def take(self, table: ColoniesTable, action: Action) -> None:
        assert isinstance(action, Colony)
        choose_source(table, self.seat, self.kind, self.act, self.region, action.value)

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, Colony):
            return None
        return Refusal("no-such-colony", "E4.b", {"region": table.facts.regions[self.region].thing})

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        if not isinstance(action, Colony):
            return None
        return colony_then(table, self.seat, self.region, action.value)

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-colony", {"region": table.facts.regions[self.region].thing})


class ChooseSource(TargetAsk):
    """The pile of terrain: to settle (`value` is the colony) or to explore (E4.b, F2.c)."""

    def __init__(self, seat: int, kind: int, act: int, region: int, value: int) -> None:
        super().__init__(seat, kind, act, region)
        self.value: Final = value

    def options(self, table: ColoniesTable) -> list[Action]:
        actions = table.actions
        found: list[Action] = []
        for source in usable_sources(table, self.region, self.value):
            if source == OPEN:
                found.append(actions.from_open)
            elif source == HIDDEN:
                found.append(actions.from_hidden)
            else:
                found.append(actions.from_people[source])
        return found

    def take(self, table: ColoniesTable, action: Action) -> None:
        assert isinstance(action, Source)
        if self.value == NONE:
            announce(table, self.seat, self.kind, self.act, self.region, action.value, NONE)
        else:
            announce(table, self.seat, self.kind, self.act, self.region, self.value, action.value)

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, Source):
            return None
        return Refusal("no-such-pile", "E4.b", {"region": table.facts.regions[self.region].thing})

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        if not isinstance(action, Source):
            return None
        return source_then(table, self.seat, self.region, action.value, self.value != NONE)

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-source", {"region": table.facts.regions[self.region].thing})


class ChooseNatives(TargetAsk):
    """The people of the region: for a mission, a trade or gifts (F5)."""

    def options(self, table: ColoniesTable) -> list[Action]:
        verb = table.facts.cards[self.kind].actions[self.act].verb
        if verb == "mission":
            peoples = mission_peoples(table, self.seat, self.region)
        elif verb == "native_trade":
            means = Means(table, self.seat)
            peoples = trade_peoples(table, self.seat, self.region, means, self.kind)
        else:
            peoples = improvable(table, self.seat, self.region)
        return [table.actions.with_people[people] for people in peoples]

    def take(self, table: ColoniesTable, action: Action) -> None:
        assert isinstance(action, WithPeople)
        announce(table, self.seat, self.kind, self.act, self.region, action.value, NONE)

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, WithPeople):
            return None
        return Refusal("not-this-people", "F2.b", {"people": table.facts.peoples[action.value].thing})

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        if not isinstance(action, WithPeople):
            return None
        verb = table.facts.cards[self.kind].actions[self.act].verb
        return natives_then(table, self.seat, action.value, verb)

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-people", {"region": table.facts.regions[self.region].thing})


class ChooseTarget(TargetAsk):
    """The attacker names one target in the region; the attack is announced with it (F2.d)."""

    def options(self, table: ColoniesTable) -> list[Action]:
        return [*attack_targets(table, self.seat, self.region)]

    def take(self, table: ColoniesTable, action: Action) -> None:
        assert isinstance(action, Attack)
        if table.events is not None:
            tell_target(table, self.seat, self.region, action)
        announce(table, self.seat, self.kind, self.act, self.region, action.value, NONE)

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, Attack):
            return None
        return Refusal("not-this-target", "F2.d", {"region": table.facts.regions[self.region].thing})

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        if not isinstance(action, Attack):
            return None
        own = table.soldiers_in(self.seat, self.region)
        return fight_then(own, target_strength(table, self.region, action))

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-target", {"region": table.facts.regions[self.region].thing})


# Announcing and carrying out


def announce(table: ColoniesTable, seat: int, kind: int, act: int, region: int, one: int, two: int) -> None:
    """The action is announced with its targets; opponents may stop it before anything is paid (P7)."""
    if table.events is not None:
        card = table.facts.cards[kind]
        args = {"seat": seat_thing(seat), "card": card.thing, "act": card.actions[act].thing}
        if region == NONE:
            table.tell("played", dict(args))
        else:
            table.tell("played-in", {**args, "region": table.facts.regions[region].thing})
    asked = seats_asked(table, seat)
    if asked:
        if kind not in table.players[seat].sure:
            insort(table.own_player(seat).sure, kind)
        if table.events is not None:
            tell_targets(table, table.facts.cards[kind].actions[act].verb, region, one, two)
        table.stack.append(Carry(seat, kind, act, region, one, two))
        ask_for_control(table, asked, 0)
    else:
        carry_out(table, seat, kind, act, region, one, two)


def tell_targets(table: ColoniesTable, verb: str, region: int, one: int, two: int) -> None:
    """What an action is aimed at, for those who may stop it; an attack tells its target itself (P7)."""
    where = table.facts.regions[region].thing if region != NONE else ""
    if verb == "settle":
        table.tell("aims-growth", {"region": where, "value": one})
    if verb in {"settle", "explore"}:
        source = two if verb == "settle" else one
        if source == OPEN:
            table.tell("aims-open-card", {"region": where})
        elif source == HIDDEN:
            if table.land(region).hidden:  # without any terrain a colony grows all the same
                table.tell("aims-hidden-cards", {"region": where})
        else:
            table.tell("aims-land", {"people": table.facts.peoples[source].thing})
    elif verb in {"mission", "native_trade", "relation"} and region != NONE:
        table.tell("aims-dealings", {"people": table.facts.peoples[one].thing})


class Carry(Pending):
    """A card action that was announced is carried out."""

    def __init__(self, seat: int, kind: int, act: int, region: int, one: int, two: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.act: Final = act
        self.region: Final = region
        self.one: Final = one
        self.two: Final = two

    def resume(self, table: ColoniesTable) -> None:
        carry_out(table, self.seat, self.kind, self.act, self.region, self.one, self.two)

    def stop(self, table: ColoniesTable) -> None:
        """A stopped action: its card is discarded, nothing is paid, the transport counts as used (A20)."""
        card = table.facts.cards[self.kind]
        if card.actions[self.act].carried:
            table.carry(self.region)
        discard_card(table, self.seat, self.kind)
        table.tell("stopped", {"seat": seat_thing(self.seat), "card": card.thing})


def carry_out(table: ColoniesTable, seat: int, kind: int, act: int, region: int, one: int, two: int) -> None:
    """The card leaves by its symbol, further costs are paid, then the effects follow (E4.b)."""
    action = table.facts.cards[kind].actions[act]
    turn = table.own_turn()
    turn.targets = (one, two)
    if action.carried:
        table.carry(region)
    symbol = action.symbol
    if symbol == "discard":
        discard_card(table, seat, kind)
    elif symbol == "trash":
        trash_card(table, seat, kind)
    elif symbol == "region":
        out_of_hand(table.own_player(seat), kind)
        lay_beside(table, seat, region, kind)
    else:
        spend_card(table, seat, kind)
    depth = len(table.stack)
    if action.pay:
        pay(table, seat, action.pay)
    if len(table.stack) == depth:
        take_effect(table, action.effects, seat, region)
    else:
        table.after(depth, Effects(action.effects, seat, region))
