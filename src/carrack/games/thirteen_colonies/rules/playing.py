"""Card actions (E4.b): how they are announced and carried out."""

from __future__ import annotations

from bisect import insort
from typing import Final

from carrack.games.thirteen_colonies.content.facts import NONE
from carrack.games.thirteen_colonies.rules.actions import HIDDEN, OPEN
from carrack.games.thirteen_colonies.rules.deck.costs import pay
from carrack.games.thirteen_colonies.rules.deck.piles import discard_card, out_of_hand, spend_card, trash_card
from carrack.games.thirteen_colonies.rules.effects import Effects, take_effect
from carrack.games.thirteen_colonies.rules.reactions import Pending, ask_for_control, seats_asked
from carrack.games.thirteen_colonies.rules.regions.colonies import lay_beside
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.messages import seat_thing


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
