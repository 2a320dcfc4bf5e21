"""Reactions in another player's turn (P7): fort and Monopol.

Everybody who may hold such a card by what all know is asked in the same way, holder or not, and answers in
secret. Of several answers the first in turn order from the active player counts; the others keep their
cards. A control opens a window for the rest in the same way.
"""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.all_facts import CONTROL, DEFENCE, MONOPOLY
from carrack.games.thirteen_colonies.content.facts import NONE
from carrack.games.thirteen_colonies.rules.actions import React
from carrack.games.thirteen_colonies.rules.deck.piles import discard_card
from carrack.games.thirteen_colonies.rules.effects import Effects
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal, seat_thing
from carrack.kernel.table import Ask, Step, ask_together


class Pending(Step[ColoniesTable]):
    """A card action that was announced and can still be stopped."""

    def stop(self, table: ColoniesTable) -> None:
        """The action does not take place."""
        raise NotImplementedError


def in_play(table: ColoniesTable, purpose: str) -> bool:
    """Whether such a card is anywhere but in the supply and the box."""
    supply, box = table.supply, table.box
    for kind in table.facts.reaction_kinds[purpose]:
        if supply[kind] + box[kind] < table.facts.cards[kind].count:
            return True
    return False


def may_hold(table: ColoniesTable, seat: int, purpose: str) -> bool:
    """Whether a player may hold such a card, by what everybody knows: hand and draw pile together."""
    player = table.players[seat]
    if not player.hand:
        return False
    kinds = table.facts.reaction_kinds[purpose]
    return any(kind in player.draw or kind in player.hand for kind in kinds)


class Answer(Ask[ColoniesTable]):
    """Answer with a card, or pass; asked in any case."""

    def __init__(self, seat: int, purpose: str) -> None:
        super().__init__(seat)
        self.purpose: Final = purpose

    @property
    def always(self) -> bool:
        return True

    @property
    def reaction(self) -> str:
        return self.purpose

    def options(self, table: ColoniesTable) -> list[Action]:
        hand = table.players[self.seat].hand
        found: list[Action] = [table.actions.pass_]
        for kind, act in table.facts.reactions[self.purpose]:
            if kind in hand:
                found.append(table.actions.react[kind, act])
        return found

    def take(self, table: ColoniesTable, action: Action) -> None:
        answers = list(table.answers)
        answers[self.seat] = action.kind if isinstance(action, React) else NONE
        table.answers = tuple(answers)

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, React):
            return None
        card = table.facts.cards[action.kind]
        if (action.kind, action.act) not in table.facts.reactions[self.purpose]:
            return Refusal("not-this-reaction", "P7", {"card": card.thing})
        return Refusal("not-in-hand", "P7", {"card": card.thing})

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        if not isinstance(action, React):
            return None
        card = table.facts.cards[action.kind]
        return Message(f"playing-{card.id}-{card.actions[action.act].id}")

    def prompt(self, table: ColoniesTable) -> Message:
        return Message(
            "prompt-control"
            if self.purpose == CONTROL
            else "prompt-defence"
            if self.purpose == DEFENCE
            else "prompt-monopoly"
        )

    def waiting(self, table: ColoniesTable) -> Message:
        return Message("waiting-answer", {"seat": self.who})


# Control


def control_window(table: ColoniesTable, by: int, count: int = 0) -> None:
    """Ask whether the action on top of the stack is stopped; `count` controls were played, the last `by`."""
    asked = seats_asked(table, by)
    if asked:
        ask_for_control(table, asked, count)
    elif count % 2:
        stop_pending(table)


def seats_asked(table: ColoniesTable, by: int) -> list[int]:
    """The seats that may stop a card action of a player; the active one never does."""
    if not in_play(table, CONTROL):
        return []
    others = [seat for seat in range(table.seats) if seat not in (by, table.active)]
    return [seat for seat in others if may_hold(table, seat, CONTROL)]


def ask_for_control(table: ColoniesTable, asked: list[int], count: int) -> None:
    """All who may hold a control are asked at once."""
    table.stack.append(ControlAnswers(count))
    ask_together(table, [Answer(seat, CONTROL) for seat in asked])


def stop_pending(table: ColoniesTable) -> None:
    """The announced action on top of the stack does not take place."""
    pending = table.withdraw()
    assert isinstance(pending, Pending)
    pending.stop(table)


class ControlAnswers(Step[ColoniesTable]):
    """All have answered: the first control counts, and the others can answer it in turn (A38)."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def resume(self, table: ColoniesTable) -> None:
        first = first_answer(table)
        if first == NONE:
            if self.count % 2:
                stop_pending(table)
            return
        play_reaction(table, first, table.answers[first], CONTROL)
        control_window(table, first, self.count + 1)


def first_answer(table: ColoniesTable) -> int:
    """The first seat in turn order from the active player that answered with a card; answers are shown."""
    for seat in table.in_turn_order(table.active):
        if table.answers[seat] != NONE:
            return seat
    return NONE


def play_reaction(table: ColoniesTable, seat: int, kind: int, purpose: str) -> None:
    """The card is shown and discarded; the other answers are taken back."""
    discard_card(table, seat, kind)
    table.answers = (NONE,) * table.seats
    table.shown += 1
    table.tell(
        "reaction-control"
        if purpose == CONTROL
        else "reaction-defence"
        if purpose == DEFENCE
        else "reaction-monopoly",
        {"seat": seat_thing(seat), "card": table.facts.cards[kind].thing},
    )


# Defence and Monopol


def defence_window(table: ColoniesTable, seat: int) -> None:
    """The player who is attacked may play forts, one after the other (F2.d)."""
    if may_hold(table, seat, DEFENCE):
        table.stack.append(SingleAnswer(seat, DEFENCE))
        table.stack.append(Answer(seat, DEFENCE))


def monopoly_window(table: ColoniesTable, seller: int) -> None:
    """Whoever may hold the fur trade of France is asked before the money of a sale is taken (P7)."""
    for seat in range(table.seats):
        if seat != seller and may_hold(table, seat, MONOPOLY):
            table.stack.append(SingleAnswer(seat, MONOPOLY))
            table.stack.append(Answer(seat, MONOPOLY))
            return


class SingleAnswer(Step[ColoniesTable]):
    """One player has answered; their card action can be stopped like any other (P7)."""

    def __init__(self, seat: int, purpose: str) -> None:
        self.seat: Final = seat
        self.purpose: Final = purpose

    def resume(self, table: ColoniesTable) -> None:
        kind = table.answers[self.seat]
        if kind == NONE:
            return
        act = dict(table.facts.reactions[self.purpose])[kind]
        play_reaction(table, self.seat, kind, self.purpose)
        if self.purpose == DEFENCE:
            defence_window(table, self.seat)
        table.stack.append(Reaction(self.seat, kind, act))
        control_window(table, self.seat)


class Reaction(Pending):
    """A reaction that nobody stopped takes effect."""

    def __init__(self, seat: int, kind: int, act: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.act: Final = act

    def resume(self, table: ColoniesTable) -> None:
        number = table.facts.cards[self.kind].actions[self.act].effects
        table.stack.append(Effects(number, self.seat))

    def stop(self, table: ColoniesTable) -> None:
        """The card was discarded already; nothing else happens (A20)."""
        table.tell("stopped", {"seat": seat_thing(self.seat), "card": table.facts.cards[self.kind].thing})
