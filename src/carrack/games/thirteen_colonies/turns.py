"""A turn (E3a): preparation, actions, cards."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.actions import (
    Buy,
    EndActions,
    PayIn,
    Play,
    Recruit,
    Sell,
    TakeVp,
)
from carrack.games.thirteen_colonies.effects import run_effects
from carrack.games.thirteen_colonies.facts import GOODS, NONE, SPACES
from carrack.games.thirteen_colonies.hands import KeepCards
from carrack.games.thirteen_colonies.market import buy, can_buy, can_recruit, recruit, sell, sellable
from carrack.games.thirteen_colonies.metrics import needs_met
from carrack.games.thirteen_colonies.payment import MONEY_PART, Due, Means, amount_in, different
from carrack.games.thirteen_colonies.piles import (
    DrawCards,
    gain_from_supply,
    seat_thing,
    spend_card,
    tell_card,
)
from carrack.games.thirteen_colonies.playing import choose_targets, plays
from carrack.games.thirteen_colonies.refusals import why_not_act
from carrack.games.thirteen_colonies.table import ColoniesTable, Turn
from carrack.games.thirteen_colonies.terrain import RefillOpen
from carrack.games.thirteen_colonies.vp_cards import reserve_conditions, takable, take_vp
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal
from carrack.kernel.table import Ask, Step

FEW_CARDS: Final = 4

# A) Preparation


def begin_turn(table: ColoniesTable, seat: int) -> None:
    """Everything that counts for a turn only begins anew."""
    table.active = seat
    table.turns += 1
    table.turn = Turn()
    table.tell("turn", {"seat": seat_thing(seat), "round": round_of(table)})


def round_of(table: ColoniesTable) -> int:
    """The number of the round, counted from 1."""
    return (table.turns - 1) // table.seats + 1


def help_of_crown(table: ColoniesTable, seat: int) -> None:
    """A player with few cards and no colonist is helped (A0, ruling A13)."""
    facts = table.facts
    deck = table.players[seat].deck()
    if len(deck) < FEW_CARDS and facts.colonist not in deck:
        gain_from_supply(table, seat, facts.colonist, 1, to_hand=True)
        if not any([facts.cards[kind].money for kind in deck]):
            gain_from_supply(table, seat, facts.money[-1], 1, to_hand=True)


def refill_row(table: ColoniesTable, seat: int) -> None:
    """One colonist of the stack on the rightmost empty space (A1)."""
    for space in reversed(range(SPACES)):
        if not table.row[space]:
            if table.supply[table.facts.colonist]:
                table.supply[table.facts.colonist] -= 1
                table.row[space] = True
            return


# B) Actions


def pay_taxes(table: ColoniesTable, seat: int) -> None:
    """The rate is paid in money of the hand, as far as there is money; the rest is in the purse (F2.a)."""
    if not table.mode.taxes or not table.rate(seat):
        return
    # What is paid tells about the hand, also when nothing is.
    table.shown += 1
    due = min(table.rate(seat), amount_in(table, table.players[seat].hand, MONEY_PART, False))
    if due:
        table.tell("pays-tax", {"seat": seat_thing(seat), "count": due})
        table.stack.append(Due(seat, MONEY_PART, due, False))


def take_actions(table: ColoniesTable, seat: int) -> None:
    """Any number of actions in any order (B2)."""
    table.stack.append(NextAction(seat))


class NextAction(Step[ColoniesTable]):
    """Conditions are checked at the start of phase B and after every action (E4.a)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def resume(self, table: ColoniesTable) -> None:
        reserve_conditions(table, self.seat)
        table.stack.append(TakeAction(self.seat))

    def record(self) -> list[int]:
        return [self.seat]


class TakeAction(Ask[ColoniesTable]):
    """A card, Europe or VP action, or the end of the action phase (E4)."""

    __slots__ = ()

    @property
    def always(self) -> bool:
        return True

    def options(self, table: ColoniesTable) -> list[Action]:
        seat = self.seat
        actions = table.actions
        cards = table.facts.cards
        hand = table.players[seat].hand
        means = Means(table, seat, hand)
        found = plays(table, seat)
        found += [actions.recruit[space] for space in range(SPACES) if can_recruit(table, space, means)]
        found += [action for kind, action in actions.buy.items() if can_buy(table, kind, means)]
        found += [actions.sell[kind] for kind in sellable(table, hand)]
        found += [actions.pay_in[kind] for kind in different(hand) if cards[kind].money]
        found += [actions.take_vp[kind] for kind in takable(table, seat, means)]
        found.append(actions.end)
        return found

    def take(self, table: ColoniesTable, action: Action) -> None:
        if isinstance(action, EndActions):
            return
        seat = self.seat
        table.stack.append(NextAction(seat))
        table.stack.append(RefillOpen(seat, action.region if isinstance(action, Play) else NONE))
        if isinstance(action, Play):
            choose_targets(table, seat, action.kind, action.act, action.region)
        elif isinstance(action, Recruit):
            recruit(table, seat, action.value, food=True)
        elif isinstance(action, Buy):
            buy(table, seat, action.value)
        elif isinstance(action, Sell):
            sell(table, seat, action.value)
        elif isinstance(action, PayIn):
            table.turn.purse += table.facts.cards[action.value].money
            spend_card(table, seat, action.value)
            tell_card(table, "spent", seat, action.value)
        else:
            assert isinstance(action, TakeVp)
            take_vp(table, seat, action.value)

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        return why_not_act(table, self.seat, action)

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-action", {"purse": table.turn.purse})

    def waiting(self, table: ColoniesTable) -> Message:
        return Message("waiting-action", {"seat": seat_thing(self.seat)})


def end_actions(table: ColoniesTable, seat: int) -> None:
    """Purse, credits and declarations lapse (2d, P6)."""
    table.turn.purse = 0
    table.turn.credits = [0] * GOODS
    table.turn.declarations = 0


# C) Cards


def keep_cards(table: ColoniesTable, seat: int) -> None:
    """Keep up to the hold value, discard the others (C1)."""
    if table.players[seat].hand:
        table.stack.append(KeepCards(seat))


def draw_hand(table: ColoniesTable, seat: int) -> None:
    """Draw as many cards as the draw value says, with a reshuffle of its own (C2)."""
    table.turn.reshuffled = False
    table.stack.append(DrawCards(seat, table.players[seat].draw_value))


def count_idle(table: ColoniesTable, seat: int) -> None:
    """Turns in a row in which no card left the slots (A12)."""
    table.idle = 0 if table.turn.left else table.idle + 1


def check_end(table: ColoniesTable, seat: int) -> None:
    """At the end of a round the closing card is checked (E6, ruling A26)."""
    if (seat + 1) % table.seats != table.first:
        return
    for kind in table.slots:
        if kind == NONE or table.facts.cards[kind].check != "end_of_round":
            continue
        if needs_met(table, seat, kind):
            run_effects(table, table.facts.cards[kind].vp_effects, table.first)
