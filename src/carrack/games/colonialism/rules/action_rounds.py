"""An action round (5.1): draw, move a ship, play a card, explore, withdraw, or pass."""

from __future__ import annotations

from typing import Any, Final

from carrack.games.colonialism.content.facts import NATIVES
from carrack.games.colonialism.rules.actions import Draw, Explore, Move, Pass, Play, Withdraw
from carrack.games.colonialism.rules.hands import card_drawn, draw_card
from carrack.games.colonialism.rules.playing_cards import (
    EXPLORING,
    WITHDRAWING,
    UseShip,
    card_played,
    choose_place,
    playable_cards,
    why_not_playable,
)
from carrack.games.colonialism.rules.ships import MoveShip, explored, most_withdrawn
from carrack.games.colonialism.rules.turn_order import ActionAsk, move_disc
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.actions import Action, Kind
from carrack.kernel.messages import Message, Refusal
from carrack.kernel.table import Step


def take_an_action(table: ColonialismTable, seat: int) -> None:
    """Each player is the active player once in each pass (ruling R19)."""
    move_disc(table.board, seat)
    table.stack.append(TURNS[seat])


def end_action_round(table: ColonialismTable) -> None:
    """All ships become fresh, the discs go back to the left, the phase token advances (5.1.5, R33)."""
    board = table.board
    board.refresh_ships()
    board.acted = (0,) * board.seats
    board.phase += 1


def announced(stack: list[Step[Any]], seat: int) -> list[Step[Any]]:
    """The steps in progress as a seat knows them: what another player is about to do is not announced yet."""
    top = stack[-1] if stack else None
    if isinstance(top, ActionAsk) and top.seat != seat:
        return [*stack[:-1], TakeAnAction(top.seat)]
    return stack.copy()


class TakeAnAction(ActionAsk):
    """The active player takes one of the five actions, or passes (5.1, ruling R20)."""

    def options(self, table: ColonialismTable) -> list[Action]:
        board = table.board
        actions = table.actions
        seat = self.seat
        fresh = board.fresh_seas(seat)
        reach = board.facts.reach[fresh]
        own = board.discs_at(seat)
        options: list[Action] = [actions.draw]
        options += actions.move_fresh_from[fresh]
        options += actions.move_used_from[board.used_seas(seat)]
        options += actions.plays(playable_cards(board, seat, table.hands[seat], reach, own))
        if fresh:
            if board.reserve[seat]:
                options += actions.explore_in[reach]
            options += actions.withdraw_from[own & reach]
        options.append(actions.pass_)
        return options

    def take(self, table: ColonialismTable, action: Action) -> None:
        seat = self.seat
        if isinstance(action, Play):
            choose_place(table, seat, action.value)
        elif isinstance(action, Move):
            table.stack.append(MoveShip(seat, action.value, action.fresh))
        elif isinstance(action, Explore):
            table.stack.append(UseShip(seat, EXPLORING, action.value))
        elif isinstance(action, Withdraw):
            table.stack.append(UseShip(seat, WITHDRAWING, action.value))
        elif isinstance(action, Draw):
            draw_card(table, seat)
        else:
            assert isinstance(action, Pass)
            if table.events is not None:
                table.tell("passed", {"seat": self.who})

    def why_not(self, table: ColonialismTable, action: Action) -> Refusal | None:
        board = table.board
        seat = self.seat
        if isinstance(action, Play):
            return why_not_playable(board, seat, table.hands[seat], action.value)
        if isinstance(action, Move):
            sea = board.facts.seas[action.value]
            return Refusal("no-fresh-ship-at" if action.fresh else "no-used-ship-at", "5.1.2", {"sea": sea})
        if isinstance(action, (Explore, Withdraw)):
            region = board.facts.regions[action.value]
            if not board.fresh_seas_at(action.value, seat):
                return Refusal("no-fresh-ship", "5.1.4", {"region": region})
            if isinstance(action, Explore):
                return Refusal("reserve-empty", "5.1.4")
            return Refusal("no-own-discs", "5.1.4", {"region": region})
        return None

    def consequence(self, table: ColonialismTable, action: Action) -> Message | None:
        board = table.board
        seat = self.seat
        if isinstance(action, Draw):
            return card_drawn(table, seat)
        if isinstance(action, Play):
            return card_played(board, seat, action.value)
        if isinstance(action, Explore):
            return explored(board, seat, action.value)
        if isinstance(action, Withdraw):
            return Message("brings-withdraw", {"most": most_withdrawn(board, seat, action.value)})
        return None

    def menu(self, table: ColonialismTable) -> list[Kind]:
        return table.actions.menu

    def why_closed(self, table: ColonialismTable, kind: Kind) -> Refusal:
        """A hand without cards, no fresh ship, an empty reserve, or no discs within reach (5.1.3, 5.1.4)."""
        if kind is table.actions.kind_play and not table.hands[self.seat]:
            return Refusal("no-cards", "5.1.3")
        if kind is table.actions.kind_explore or kind is table.actions.kind_withdraw:
            if not table.board.fresh_seas(self.seat):
                return Refusal("no-fresh-ships", "5.1.4")
            reason = "reserve-empty" if kind is table.actions.kind_explore else "nothing-to-withdraw"
            return Refusal(reason, "5.1.4")
        return super().why_closed(table, kind)

    def prompt(self, table: ColonialismTable) -> Message:
        return Message("prompt-action", {"number": table.board.acted[self.seat]})


TURNS: Final[list[TakeAnAction]] = [TakeAnAction(seat) for seat in range(NATIVES)]
