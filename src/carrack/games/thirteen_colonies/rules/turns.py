"""A turn (E3a): preparation, actions, cards."""

from __future__ import annotations

from typing import Any, Final

from carrack.games.thirteen_colonies.content.facts import NATIONS, NONE
from carrack.games.thirteen_colonies.content.packed import MONEY_PART, REGIONS, regions_in
from carrack.games.thirteen_colonies.rules.actions import Buy, EndActions, PayIn, Play, Recruit, Sell, TakeVp
from carrack.games.thirteen_colonies.rules.deck.hands import KeepCards, draw_cards
from carrack.games.thirteen_colonies.rules.deck.payment import amount_in, pay_part
from carrack.games.thirteen_colonies.rules.deck.piles import gain_from_supply, spend_card, tell_card
from carrack.games.thirteen_colonies.rules.effects import run_effects
from carrack.games.thirteen_colonies.rules.europe import buy, recruit
from carrack.games.thirteen_colonies.rules.market import sell
from carrack.games.thirteen_colonies.rules.metrics import needs_met
from carrack.games.thirteen_colonies.rules.playing import TargetAsk, choose_targets
from carrack.games.thirteen_colonies.rules.refusals import why_closed, why_not_act
from carrack.games.thirteen_colonies.rules.regions.terrain import TurnUpCard
from carrack.games.thirteen_colonies.rules.vp_cards import idle_rule, reserve_conditions, take_vp
from carrack.games.thirteen_colonies.show.consequences import action_then
from carrack.games.thirteen_colonies.speed.possible import possible_actions
from carrack.games.thirteen_colonies.state.players import NO_CREDITS
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.actions import Action, Kind
from carrack.kernel.messages import Message, Refusal, seat_thing
from carrack.kernel.table import Ask, Step

FEW_CARDS: Final = 4

# A) Preparation


def prepare(table: ColoniesTable, seat: int) -> None:
    """The turn begins: help of the crown, the colonists' row, the idle rule (A0 to A2)."""
    table.begin_turn(seat)
    if table.events is not None:
        table.tell("turn", {"seat": seat_thing(seat), "round": round_of(table)})
    help_of_crown(table, seat)
    table.refill_row()
    idle_rule(table, seat)


def round_of(table: ColoniesTable) -> int:
    """The number of the round, counted from 1."""
    return (table.turns - 1) // table.seats + 1


def help_of_crown(table: ColoniesTable, seat: int) -> None:
    """A player with few cards and no colonist is helped (A0, ruling A13)."""
    facts = table.facts
    player = table.players[seat]
    if len(player.hand) + len(player.draw) + len(player.discard) >= FEW_CARDS:
        return
    deck = player.deck()
    if facts.colonist not in deck:
        gain_from_supply(table, seat, facts.colonist, 1, to_hand=True)
        if not any([facts.cards[kind].money for kind in deck]):
            gain_from_supply(table, seat, facts.money[-1], 1, to_hand=True)


# B) Actions


def pay_taxes(table: ColoniesTable, seat: int) -> None:
    """The rate is paid in money of the hand, as far as there is money; the rest is in the purse (F2.a)."""
    if not table.mode.taxes or not table.rate(seat):
        return
    # What is paid tells about the hand, also when nothing is.
    table.shown += 1
    due = min(table.rate(seat), amount_in(table, table.players[seat].hand, MONEY_PART, False))
    if due:
        if table.events is not None:
            table.tell("pays-tax", {"seat": seat_thing(seat), "count": due})
        pay_part(table, seat, MONEY_PART, due, False)


def take_actions(table: ColoniesTable, seat: int) -> None:
    """Any number of actions in any order (B2); conditions are checked first and after each (E4.a)."""
    if table.news & table.watched:
        reserve_conditions(table, seat)
    table.stack.append(TAKE_ACTION[seat])


class NextAction(Step[ColoniesTable]):
    """The next action, or the end of the action phase."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def resume(self, table: ColoniesTable) -> None:
        take_actions(table, self.seat)


class TakeAction(Ask[ColoniesTable]):
    """A card, Europe or VP action, or the end of the action phase (E4)."""

    @property
    def always(self) -> bool:
        return True

    def options(self, table: ColoniesTable) -> list[Action]:
        return possible_actions(table, self.seat)

    def take(self, table: ColoniesTable, action: Action) -> None:
        if isinstance(action, EndActions):
            return
        seat = self.seat
        stack = table.stack
        depth = len(stack)
        region = NONE
        if isinstance(action, Play):
            region = action.region
            choose_targets(table, seat, action.kind, action.act, region)
        else:
            self.act_in_europe(table, seat, action)
        if len(stack) > depth:
            # Something is asked first.
            table.after(depth, REFILL_IN[seat][region])
            table.after(depth, NEXT_ACTION[seat])
        elif len(stack) == depth:
            if table.bare or region != NONE:
                refill_open(table, seat, region)
            if len(stack) > depth:
                table.after(depth, NEXT_ACTION[seat])
            else:
                take_actions(table, seat)

    def act_in_europe(self, table: ColoniesTable, seat: int, action: Action) -> None:
        """An action without a card of the hand that acts: Europe, purse, VP cards."""
        if isinstance(action, Buy):
            buy(table, seat, action.value)
        elif isinstance(action, PayIn):
            table.own_turn().purse += table.facts.cards[action.value].money
            spend_card(table, seat, action.value)
            if table.events is not None:
                tell_card(table, "spent", seat, action.value)
        elif isinstance(action, Recruit):
            recruit(table, seat, action.value, food=True)
        elif isinstance(action, Sell):
            sell(table, seat, action.value)
        else:
            assert isinstance(action, TakeVp)
            take_vp(table, seat, action.value)

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        return why_not_act(table, self.seat, action)

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        return action_then(table, self.seat, action)

    def menu(self, table: ColoniesTable) -> list[Kind]:
        return table.actions.menu

    def why_closed(self, table: ColoniesTable, kind: Kind) -> Refusal:
        return why_closed(table, self.seat, kind)

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-action", {"purse": table.turn.purse})

    def waiting(self, table: ColoniesTable) -> Message:
        return Message("waiting-action", {"seat": self.who})


def refill_open(table: ColoniesTable, seat: int, region: int) -> None:
    """After an action, perhaps in a region, every region shows an open terrain card if it has cards (E2)."""
    if region != NONE:
        land = table.lands[region]
        if land is not None and land.stuck:
            table.own_land(region).stuck = False
    if not table.bare:
        return
    depth = len(table.stack)
    waiting = regions_in(table.bare)
    for bare in table.revealed:
        if bare in waiting:
            land = table.land(bare)
            if not land.hidden:
                table.give_up_open(bare)
            elif not land.stuck:
                table.after(depth, TurnUpCard(seat, bare))


class RefillOpen(Step[ColoniesTable]):
    """The open terrain cards after an action that asked something."""

    def __init__(self, seat: int, region: int) -> None:
        self.seat: Final = seat
        self.region: Final = region

    def resume(self, table: ColoniesTable) -> None:
        stack = table.stack
        depth = len(stack)
        refill_open(table, self.seat, self.region)
        if len(stack) == depth and depth and isinstance(stack[-1], NextAction):
            # Nothing comes in between: the next action follows at once.
            table.withdraw()
            take_actions(table, self.seat)


# These steps are the same at every table.
KEEP_CARDS: Final = [KeepCards(seat) for seat in range(len(NATIONS))]
NEXT_ACTION: Final = [NextAction(seat) for seat in range(len(NATIONS))]
TAKE_ACTION: Final = [TakeAction(seat) for seat in range(len(NATIONS))]
# By seat and region; the last is for no region.
REFILL_IN: Final = [
    [RefillOpen(seat, region) for region in [*range(REGIONS), NONE]] for seat in range(len(NATIONS))
]


def announced(stack: list[Step[Any]], seat: int) -> list[Step[Any]]:
    """The steps in progress as a seat knows them: another player stands before their action again.

    That is so while they choose the target of an action that is not announced yet.
    """
    top = stack[-1] if stack else None
    if isinstance(top, TargetAsk) and top.seat != seat:
        # Above the turn lie the next action, the refill of open cards, and the question.
        return [*stack[:-3], TAKE_ACTION[top.seat]]
    return stack.copy()


def end_actions(table: ColoniesTable, seat: int) -> None:
    """Purse, credits and declarations lapse (2d, P6), then cards are kept (C1)."""
    turn = table.turn
    if turn.purse or turn.declarations or turn.credits is not NO_CREDITS:
        turn = table.own_turn()
        turn.purse = 0
        turn.credits = NO_CREDITS
        turn.declarations = 0
    if table.players[seat].hand:
        table.stack.append(KEEP_CARDS[seat])


# C) Cards


def draw_hand(table: ColoniesTable, seat: int) -> None:
    """Draw as many cards as the draw value says, with a reshuffle of its own (C2)."""
    if table.turn.reshuffled:
        table.own_turn().reshuffled = False
    draw_cards(table, seat, table.players[seat].draw_value)


def count_idle(table: ColoniesTable, seat: int) -> None:
    """Turns in a row in which no card left the slots (A12); a round may end with this turn (E6)."""
    table.idle = 0 if table.turn.left else table.idle + 1
    check_end(table, seat)


def check_end(table: ColoniesTable, seat: int) -> None:
    """At the end of a round the closing card is checked (E6, ruling A26)."""
    if (seat + 1) % table.seats != table.first:
        return
    for kind in table.slots:
        if kind == NONE or table.facts.cards[kind].check != "end_of_round":
            continue
        if needs_met(table, seat, kind):
            run_effects(table, table.facts.cards[kind].vp_effects, table.first)
