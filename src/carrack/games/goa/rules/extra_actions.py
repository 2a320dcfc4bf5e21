"""The end of a round (2.4): extra actions, one at a time, until everybody has passed."""

from __future__ import annotations

from typing import Final

from carrack.games.goa.rules.actions import Discard, Pass
from carrack.games.goa.rules.card_effects import discard_card
from carrack.games.goa.rules.turns import TakeTurn
from carrack.games.goa.state.table import EXTRA_ACTIONS, Board, GoaTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal, seat_thing
from carrack.kernel.table import Step


def begin_extra_actions(table: GoaTable) -> None:
    """From the first player on (2.4)."""
    table.board.stage = EXTRA_ACTIONS
    table.stack.append(ExtraActions(table.board.flag_owner, 0))


class ExtraActions(Step[GoaTable]):
    """Whoever holds extra action cards may play one in turn; a pass is final for the round (2.4)."""

    def __init__(self, seat: int, passed: int) -> None:
        self.seat: Final = seat
        self.passed: Final = passed

    def resume(self, table: GoaTable) -> None:
        board = table.board
        passed = self.passed
        for seat in board.seats_from(self.seat):
            if passed >> seat & 1:
                continue
            if board.extra[seat]:
                table.stack.append(ExtraActions((seat + 1) % board.seats, passed))
                table.board.played = False
                table.stack.append(ExtraTurn(seat))
                return
            passed |= 1 << seat


def may_pass(board: Board, seat: int) -> bool:
    """Only one card can be kept, so whoever has more must play (2.4)."""
    return board.extra[seat] <= board.facts.numbers.kept_extra


class ExtraTurn(TakeTurn):
    """Play an extra action card for a turn, or pass (2.4). Using a tile or card already spends the card.

    Discarding expedition cards does not: that is allowed at any time (4.3).
    """

    def options(self, table: GoaTable) -> list[Action]:
        options = super().options(table)
        if may_pass(table.board, self.seat):
            options.append(table.actions.pass_)
        return options

    def take(self, table: GoaTable, action: Action) -> None:
        seat = self.seat
        if isinstance(action, Pass):
            below = table.stack.pop()
            assert isinstance(below, ExtraActions)
            table.stack.append(ExtraActions(below.seat, below.passed | 1 << seat))
            if table.events is not None:
                table.tell("passed", {"seat": seat_thing(seat)})
            return
        if isinstance(action, Discard) and not table.board.variants.discard_commits:
            table.stack.append(self)
            discard_card(table, seat, action.value)
            return
        table.board.extra[seat] -= 1
        if table.events is not None:
            table.tell("extra-action", {"seat": seat_thing(seat)})
        super().take(table, action)

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return Refusal("must-play", "2.4", {"count": table.board.extra[self.seat]})
        return super().why_not(table, action)

    def prompt(self, table: GoaTable) -> Message:
        if may_pass(table.board, self.seat):
            return Message("prompt-extra-or-pass", {"count": table.board.extra[self.seat]})
        return Message("prompt-extra", {"count": table.board.extra[self.seat]})


def end_round(table: GoaTable) -> None:
    """The next round begins with the markers (2.4)."""
    table.board.round += 1
