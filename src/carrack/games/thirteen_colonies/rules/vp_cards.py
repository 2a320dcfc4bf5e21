"""The VP cards: stack, slots, idle rule, conditions and costs (E3a, E4.a)."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.facts import NONE, OTHERWISE, WAR, Effect
from carrack.games.thirteen_colonies.content.packed import SLOTS, SLOTS_IN
from carrack.games.thirteen_colonies.rules.deck.costs import pay
from carrack.games.thirteen_colonies.rules.deck.piles import gain_card
from carrack.games.thirteen_colonies.rules.effects import Effects, run_effects
from carrack.games.thirteen_colonies.rules.metrics import needs_met
from carrack.games.thirteen_colonies.speed.means import Means
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.messages import seat_thing
from carrack.kernel.table import Step


def draw_vp(table: ColoniesTable) -> int:
    """The top card of the VP stack, drawn from what can lie there (E2, ruling A43)."""
    stack = table.own_stock()
    if stack.top:
        at = table.chance(stack.top, "vp")
        stack.top -= 1
        if at < len(stack.early):
            return stack.early.pop(at)
    elif stack.rest:
        at = table.chance(stack.rest, "vp")
        stack.rest -= 1
        if at < len(stack.late):
            return stack.late.pop(at)
    else:
        kind = stack.end
        stack.end = NONE
        return kind
    at = table.chance(len(stack.sure) + len(stack.free) - stack.skip, "vp")
    if at < len(stack.sure):
        return stack.sure.pop(at)
    return stack.free.pop(table.chance(len(stack.free), "vp"))


def draw_opening(table: ColoniesTable) -> int:
    """One of the first cards of the game, which have a condition or a cost (E2, ruling A47)."""
    stack = table.own_stock()
    stack.top -= 1
    return stack.free.pop(table.chance(len(stack.free), "vp"))


def idle_rule(table: ColoniesTable, seat: int) -> None:
    """When no card has left the slots for a whole round, the oldest one goes (A2, ruling A12)."""
    if table.idle < table.seats:
        return
    cards = table.facts.cards
    ages = table.ages
    table.idle = 0
    oldest = NONE
    for at, kind in enumerate(table.slots):
        if kind != NONE and cards[kind].kind != "end" and (oldest == NONE or ages[at] < ages[oldest]):
            oldest = at
    if oldest != NONE:
        kind = table.slots[oldest]
        table.set_slot(oldest, NONE)
        table.add_to_box(kind)
        if table.events is not None:
            table.tell("swept", {"card": cards[kind].thing})


def fill_slots(table: ColoniesTable, seat: int) -> None:
    """Empty slots are filled from the stack, then instant cards are carried out, left to right (A2)."""
    if NONE not in table.slots:
        return
    cards = table.facts.cards
    instant: list[int] = []
    for at in range(SLOTS):
        if table.slots[at] == NONE and table.stock.left():
            opening = table.turns == 1 and at < table.facts.opening
            kind = draw_opening(table) if opening else draw_vp(table)
            table.set_slot(at, kind)
            table.ages[at] = table.turns
            if table.events is not None:
                table.tell("vp-card", {"card": cards[kind].thing})
            if cards[kind].kind == "instant" or cards[kind].check == "on_reveal":
                instant.append(at)
    for at in reversed(instant):
        table.stack.append(Instant(seat, at))
    table.watched = 0
    for at in SLOTS_IN[table.conditions]:
        table.watched |= cards[table.slots[at]].news


class Instant(Step[ColoniesTable]):
    """An instant card is carried out and leaves the game; its slot stays empty until the next A2."""

    def __init__(self, seat: int, at: int) -> None:
        self.seat: Final = seat
        self.at: Final = at

    def resume(self, table: ColoniesTable) -> None:
        kind = table.slots[self.at]
        leave_slot(table, kind)
        table.add_to_box(kind)
        if table.events is not None:
            table.tell("instant", {"card": table.facts.cards[kind].thing})
        run_effects(table, table.facts.cards[kind].vp_effects, self.seat)


def leave_slot(table: ColoniesTable, kind: int) -> None:
    """A card leaves its slot, or the place beside the slots."""
    if table.beside == kind:
        table.beside = NONE
        return
    at = table.slots.index(kind)
    table.set_slot(at, NONE)
    turn = table.own_turn()
    turn.reserve(at, False)
    turn.left = True


# Conditions


def reserve_conditions(table: ColoniesTable, seat: int) -> None:
    """A condition met at any time of the action phase must be carried out this turn (E4.a, ruling A10).

    Only those are counted again that something has changed for since the last time.
    """
    news = table.news
    table.news = OTHERWISE
    unmet = table.conditions & ~table.turn.reserved
    if not unmet:
        return
    cards = table.facts.cards
    for at in SLOTS_IN[unmet]:
        kind = table.slots[at]
        if cards[kind].news & news and needs_met(table, seat, kind) and for_nation(table, seat, kind):
            table.own_turn().reserve(at, True)
            if table.events is not None:
                table.tell("met", {"seat": seat_thing(seat), "card": table.facts.cards[kind].thing})


def for_nation(table: ColoniesTable, seat: int, kind: int) -> bool:
    """A nation card is for that nation only (P3)."""
    nation = table.facts.cards[kind].nation
    return nation == NONE or nation == table.nations[seat]


def takable(table: ColoniesTable, seat: int, means: Means) -> list[int]:
    """The VP cards that the active player can take now, in the order of the slots."""
    found: list[int] = []
    covered = means.affordable.covered
    for at in SLOTS_IN[table.for_pay]:
        kind = table.slots[at]
        able = covered.get(kind)
        if able is None:
            able = means.covers(kind)
        if able and kind not in found and can_take(table, seat, kind, means):
            found.append(kind)
    if table.turn.reserved:
        # Only an own condition is reserved.
        paid, found = found, []
        for at, kind in enumerate(table.slots):
            if (table.turn.reserves(at) or kind in paid) and kind not in found:
                found.append(kind)
    beside = table.beside
    if beside != NONE and means.covers(beside) and can_take(table, seat, beside, means):
        found.append(beside)
    return found


def can_take(table: ColoniesTable, seat: int, kind: int, means: Means) -> bool:
    """Whether a VP card without a condition can be taken, if its cost in money and goods is covered."""
    card = table.facts.cards[kind]
    if card.nation != NONE and card.nation != table.nations[seat]:
        return False
    if card.prices and card.prices[0].by_hand and not means.pay_others(card.prices[0].by_hand, NONE):
        return False
    if card.needs and not needs_met(table, seat, kind):
        return False
    return not card.peoples or (enough_peoples(table, kind) and turns_somebody(table, seat))


def enough_peoples(table: ColoniesTable, kind: int) -> bool:
    """Incite needs a people on the board, Beaver wars two (P8)."""
    return len(table.peoples_on_board()) >= table.facts.cards[kind].peoples


def turns_somebody(table: ColoniesTable, seat: int) -> bool:
    """Two peoples can fight; a single one needs an opponent who is not at war with it (P8, ruling A45)."""
    peoples = table.peoples_on_board()
    if len(peoples) != 1 or table.idle_incite:
        return True
    relations = table.tribes[peoples[0]].relations
    return any([state != WAR for other, state in enumerate(relations) if other != seat])


def take_vp(table: ColoniesTable, seat: int, kind: int) -> None:
    """Pay, lay the card where it goes, then its effects (E4.a)."""
    card = table.facts.cards[kind]
    table.stack.append(VpTaken(seat, kind))
    if card.kind != "condition" and card.costs:
        pay(table, seat, card.costs[0])


class VpTaken(Step[ColoniesTable]):
    """A VP card is paid: it goes to the VP pile, the deck or out of the game; its effects follow."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def resume(self, table: ColoniesTable) -> None:
        card = table.facts.cards[self.kind]
        leave_slot(table, self.kind)
        if table.events is not None:
            table.tell("took-vp", {"seat": seat_thing(self.seat), "card": card.thing})
        if card.vp_effects != NONE:
            table.stack.append(Effects(card.vp_effects, self.seat))
        if card.goes == "vp":
            table.own_player(self.seat).vp_pile.append(self.kind)
        elif card.goes == "deck":
            gain_card(table, self.seat, self.kind)
        else:
            table.add_to_box(self.kind)


def carry_out_reserved(table: ColoniesTable, seat: int) -> None:
    """At the end of phase B the conditions that were met are carried out, left to right (A10)."""
    for at in reversed(SLOTS_IN[table.turn.reserved]):
        table.stack.append(VpTaken(seat, table.slots[at]))


def next_epoch(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """The stack of the next epoch becomes the VP stack; from epoch III independence lies beside (P5)."""
    table.stack_left_out = (*table.stack_left_out, *table.stock.unseen())
    table.set_stock(table.later[0])
    table.later = table.later[1:]
    table.epoch += 1
    epoch = table.mode.epochs[table.epoch]
    table.tell("epoch", {"epoch": epoch})
    if epoch == 3 and table.mode.beside:
        table.beside = table.mode.beside[0]
        table.add_to_box(table.beside, -1)
