"""A turn (2.3) and the end of a round (2.4).

A turn is one action, with tiles and an expedition card before or after it. Three times around everybody takes
one; then whoever has extra action cards may play them, one at a time, until everybody has passed.
"""

from __future__ import annotations

from typing import Final

from carrack.games.goa.content.facts import EXPEDITION, HARVEST, Card
from carrack.games.goa.rules.actions import BROUGHT_BY, Discard, Draw, Found, Play, Produce, Progress
from carrack.games.goa.rules.card_effects import (
    action_cards,
    discard_card,
    independent_cards,
    show_card,
    why_not_card,
)
from carrack.games.goa.rules.development import (
    SHIPS_ONLY,
    SPICES_AND_SHIPS,
    SPICES_ONLY,
    ChooseProgress,
    columns_to_pay,
    make_progress,
    progress_brings,
    why_not_progress,
)
from carrack.games.goa.rules.expedition_pile import draw_cards
from carrack.games.goa.rules.founding import OWN_FIGURE, NameColony, attempt, founding_brings
from carrack.games.goa.rules.own_turn import OwnTurn
from carrack.games.goa.rules.spices import MixedHarvest, receive_kind
from carrack.games.goa.rules.tile_effects import usable_tiles
from carrack.games.goa.show.consequences import cards_then, kind_then
from carrack.games.goa.state.table import EXTRA_ACTIONS, FIRST_ACTION, Board, GoaTable
from carrack.kernel.actions import Action, Kind
from carrack.kernel.messages import Message, Refusal, seat_thing
from carrack.kernel.table import Step


def next_action(table: GoaTable) -> None:
    """The next of the three actions begins (2.3)."""
    table.board.stage = max(table.board.stage + 1, FIRST_ACTION)


def take_turn(table: GoaTable, seat: int) -> None:
    """One action of a seat (2.3)."""
    table.board.played = False
    table.stack.append(TURNS[seat])


class TakeTurn(OwnTurn):
    """Choose one of the six actions, or first use tiles, play a card or discard cards (2.3, 4.1, 5.4)."""

    def options(self, table: GoaTable) -> list[Action]:
        board = table.board
        actions = table.actions
        seat = self.seat
        options = actions.progress_in[columns_to_pay(board, seat, SPICES_AND_SHIPS)].copy()
        options.append(actions.ships)
        if board.has_room(seat):
            options.append(actions.harvest)
        options.append(actions.taxes)
        options += actions.draws[most_to_draw(table, seat)]
        options += actions.found_of[board.unfounded(seat)]
        options += self.beside(table)
        return options

    def playable(self, table: GoaTable) -> int:
        if table.board.played:
            return 0
        return independent_cards(table, self.seat) | action_cards(table, self.seat)

    def go_on(self, table: GoaTable) -> None:
        table.stack.append(TURNS[self.seat])

    def decide(self, table: GoaTable, action: Action) -> None:
        table.stack.append(AfterAction(self.seat))
        act(table, self.seat, action)

    def play_with_action(self, table: GoaTable, card: Card) -> None:
        table.stack.append(AfterAction(self.seat))
        show_card(table, self.seat, card)
        WITH_ACTION[card.does](table, self.seat, card)

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if isinstance(action, Play):
            return why_not_card(table, self.seat, action.value, True)
        return why_not_action(table, self.seat, action) or super().why_not(table, action)

    def consequence(self, table: GoaTable, action: Action) -> Message | None:
        return action_brings(table, self.seat, action) or super().consequence(table, action)

    def menu(self, table: GoaTable) -> list[Kind]:
        return table.actions.menu.of_turn

    def why_closed(self, table: GoaTable, kind: Kind) -> Refusal:
        if kind is table.actions.menu.progress:
            return Refusal("no-progress", "2.3.1", {"have": table.board.ships[self.seat]})
        return super().why_closed(table, kind)

    def kind_brings(self, table: GoaTable, kind: Kind) -> Message | None:
        if kind is table.actions.menu.progress:
            columns = columns_to_pay(table.board, self.seat, SPICES_AND_SHIPS)
            return Message("brings-columns", {"count": columns.bit_count()})
        if kind is table.actions.menu.expedition:
            return Message("brings-up-to-cards", {"count": most_to_draw(table, self.seat)})
        return None

    def prompt(self, table: GoaTable) -> Message:
        stage = table.board.stage
        if FIRST_ACTION <= stage < EXTRA_ACTIONS:
            return Message("prompt-action", {"number": stage - FIRST_ACTION + 1})
        return Message("prompt-extra-action")


TURNS: Final[list[TakeTurn]] = [TakeTurn(seat) for seat in range(4)]


# The six actions (2.3.1 to 2.3.6)


def act(table: GoaTable, seat: int, action: Action) -> None:
    """Progress, Ships, Harvest, Taxes, Expedition or Founding."""
    if isinstance(action, Progress):
        make_progress(table, seat, action.value, SPICES_AND_SHIPS)
    elif isinstance(action, Produce):
        figure = table.board.figure(seat, action.column)
        if action.column == HARVEST:
            table.tell_of("harvest", seat, "count", figure)
        receive_kind(table, seat, BROUGHT_BY[action.column], figure)
    elif isinstance(action, Draw):
        draw_cards(table, seat, action.value)
    else:
        assert isinstance(action, Found)
        attempt(table, seat, action.value, 0, OWN_FIGURE)


def most_to_draw(table: GoaTable, seat: int) -> int:
    """How many cards Expedition may bring: the left figure, the hand limit, the cards there are (2.3.5)."""
    board = table.board
    room = board.hand_limit(seat) - table.hands[seat].bit_count()
    if room <= 0:
        return 0
    there = table.pile.bit_count() + board.discards.bit_count()
    return min(board.figure(seat, EXPEDITION), room, there)


def action_brings(table: GoaTable, seat: int, action: Action) -> Message | None:
    """What one of the six actions costs and brings."""
    if isinstance(action, Progress):
        return progress_brings(table, seat, action.value, SPICES_AND_SHIPS)
    if isinstance(action, Produce):
        return kind_then(table, seat, BROUGHT_BY[action.column], table.board.figure(seat, action.column))
    if isinstance(action, Found):
        return founding_brings(table, seat, action.value, 0, OWN_FIGURE)
    return cards_then(table, seat, action.value) if isinstance(action, Draw) else None


def why_not_action(table: GoaTable, seat: int, action: Action) -> Refusal | None:
    """What is missing for one of the six actions; Ships and Taxes are always possible, a pass never."""
    board = table.board
    if isinstance(action, Progress):
        return why_not_progress(board, seat, action.value, SPICES_AND_SHIPS)
    if isinstance(action, Produce):
        return Refusal("no-free-fields", "2.3.3", {})
    if isinstance(action, Draw):
        most = board.figure(seat, EXPEDITION)
        have = table.hands[seat].bit_count()
        limit = board.hand_limit(seat)
        return Refusal("expedition-limit", "2.3.5", {"most": most, "limit": limit, "have": have})
    if isinstance(action, Found):
        return Refusal("colony-owned", "2.3.6", {"colony": board.facts.colonies[action.value].thing})
    return Refusal("no-pass", "2.3", {}) if action is table.actions.pass_ else None


# Actions that an expedition card has changed (4.2)


def harvest_mix(table: GoaTable, seat: int, card: Card) -> None:
    """A harvest of ships, colonists and spices in any mix."""
    figure = table.board.figure(seat, HARVEST)
    table.tell_of("harvest", seat, "count", figure)
    table.stack.append(MixedHarvest(seat, figure))


def one_more_card(table: GoaTable, seat: int, card: Card) -> None:
    """A founding with one more card turned up."""
    table.stack.append(NameColony(seat, card.most, OWN_FIGURE))


def progress_for_ships(table: GoaTable, seat: int, card: Card) -> None:
    """Progress without the spices."""
    table.stack.append(ChooseProgress(seat, SHIPS_ONLY))


def progress_for_spices(table: GoaTable, seat: int, card: Card) -> None:
    """Progress without the ships."""
    table.stack.append(ChooseProgress(seat, SPICES_ONLY))


WITH_ACTION: Final = {
    "harvest_mix": harvest_mix,
    "one_more_card": one_more_card,
    "progress_for_ships": progress_for_ships,
    "progress_for_spices": progress_for_spices,
}


# After the action


class AfterAction(Step[GoaTable]):
    """After the action tiles can still be used, and a card played if none was (4.1, 5.4).

    Whoever has a card in hand is asked in any case, because the others must not see whether it fits.
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def resume(self, table: GoaTable) -> None:
        cards = table.hands[self.seat] and not table.board.played
        if cards or usable_tiles(table, self.seat):
            table.stack.append(EndTurn(self.seat))


class EndTurn(OwnTurn):
    """End the turn, or first use tiles, play an independent card or discard cards (4.1, 5.4)."""

    @property
    def always(self) -> bool:
        return True

    def options(self, table: GoaTable) -> list[Action]:
        return [table.actions.end, *self.beside(table)]

    def go_on(self, table: GoaTable) -> None:
        table.stack.append(AfterAction(self.seat))

    def decide(self, table: GoaTable, action: Action) -> None:
        """The turn is over."""

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if isinstance(action, (Progress, Produce, Draw, Found)):
            return Refusal("action-taken", "2.3", {})
        return super().why_not(table, action)

    def menu(self, table: GoaTable) -> list[Kind]:
        return table.actions.menu.after_action

    def prompt(self, table: GoaTable) -> Message:
        return Message("prompt-end")


# Extra actions (2.4)


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
                board.played = False
                table.stack.append(ExtraTurn(seat))
                return
            passed |= 1 << seat


def may_pass(board: Board, seat: int) -> bool:
    """Only one card can be kept, so whoever has more must play (2.4)."""
    return board.extra[seat] <= board.facts.numbers.kept_extra


def pass_for_the_round(table: GoaTable, seat: int) -> None:
    """The extra actions go on without a seat (2.4)."""
    going_on = table.withdraw()
    assert isinstance(going_on, ExtraActions)
    table.stack.append(ExtraActions(going_on.seat, going_on.passed | 1 << seat))
    table.tell("passed", {"seat": seat_thing(seat)})


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
        if action is table.actions.pass_:
            pass_for_the_round(table, self.seat)
        elif isinstance(action, Discard) and not table.board.variants.discard_commits:
            table.stack.append(self)
            discard_card(table, self.seat, action.value)
        else:
            table.board.extra[self.seat] -= 1
            table.tell("extra-action", {"seat": self.who})
            super().take(table, action)

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if action is table.actions.pass_:
            return Refusal("must-play", "2.4", {"count": table.board.extra[self.seat]})
        return super().why_not(table, action)

    def menu(self, table: GoaTable) -> list[Kind]:
        return table.actions.menu.of_extra_turn

    def prompt(self, table: GoaTable) -> Message:
        pass_too = may_pass(table.board, self.seat)
        count = table.board.extra[self.seat]
        return Message("prompt-extra-or-pass" if pass_too else "prompt-extra", {"count": count})


def end_round(table: GoaTable) -> None:
    """The next round begins with the markers (2.4)."""
    table.board.round += 1
