"""A turn (2.3): one action, with tiles and an expedition card before or after it."""

from __future__ import annotations

from typing import Final

from carrack.games.goa.content.facts import EXPEDITION, HARVEST, HOLDINGS, SHIPS, TAXES, Card
from carrack.games.goa.rules.actions import (
    TAKE_COLONISTS,
    TAKE_SHIPS,
    BuildShips,
    Discard,
    Draw,
    End,
    Fill,
    Found,
    Harvest,
    Pass,
    Play,
    Progress,
    Take,
    Tax,
    Use,
)
from carrack.games.goa.rules.card_effects import (
    action_cards,
    card_brings,
    discard_brings,
    discard_card,
    independent_cards,
    play_independent,
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
from carrack.games.goa.rules.spices import gain_spices, put, why_not_fill
from carrack.games.goa.rules.tile_effects import tile_brings, usable_tiles, use_tile, why_not_tile
from carrack.games.goa.show.consequences import (
    cards_then,
    colonists_then,
    ducats_then,
    ships_then,
    spice_gained,
    spices_then,
)
from carrack.games.goa.state.table import FIRST_ACTION, GoaTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal, seat_thing
from carrack.kernel.table import Ask, Step


def take_turn(table: GoaTable, seat: int) -> None:
    """One action of a seat (2.3)."""
    table.board.played = False
    table.stack.append(TURNS[seat])


def next_action(table: GoaTable) -> None:
    """The next of the three actions begins (2.3)."""
    table.board.stage = max(table.board.stage + 1, FIRST_ACTION)


def most_to_draw(table: GoaTable, seat: int) -> int:
    """How many cards Expedition may bring: the left figure, the hand limit, the cards there are (2.3.5)."""
    board = table.board
    room = board.hand_limit(seat) - table.hands[seat].bit_count()
    if room <= 0:
        return 0
    there = table.pile.bit_count() + board.discards.bit_count()
    return min(board.figure(seat, EXPEDITION), room, there)


class TakeTurn(Ask[GoaTable]):
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
        if board.kept[seat]:
            options += usable_tiles(table, seat, False)
        hand = table.hands[seat]
        if hand:
            if not board.played:
                options += actions.plays(independent_cards(table, seat) | action_cards(table, seat))
            options += actions.discards(hand)
        return options

    def take(self, table: GoaTable, action: Action) -> None:
        seat = self.seat
        if isinstance(action, Use):
            table.stack.append(TURNS[seat])
            use_tile(table, seat, action.value, False)
        elif isinstance(action, Discard):
            table.stack.append(TURNS[seat])
            discard_card(table, seat, action.value)
        elif isinstance(action, Play):
            card = table.board.facts.cards[action.value]
            if card.action:
                table.stack.append(AfterAction(seat))
                show_card(table, seat, action.value)
                WITH_ACTION[card.does](table, seat, card)
            else:
                table.stack.append(TURNS[seat])
                play_independent(table, seat, action.value)
        else:
            table.stack.append(AfterAction(seat))
            act(table, seat, action)

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        return why_not_in_turn(table, self.seat, action)

    def consequence(self, table: GoaTable, action: Action) -> Message | None:
        if isinstance(action, (Use, Play, Discard)):
            return extra_brings(table, self.seat, action)
        return action_brings(table, self.seat, action)

    def prompt(self, table: GoaTable) -> Message:
        stage = table.board.stage
        if stage < FIRST_ACTION or stage >= FIRST_ACTION + 3:
            return Message("prompt-extra-action")
        return Message("prompt-action", {"number": stage - FIRST_ACTION + 1})

    def waiting(self, table: GoaTable) -> Message:
        return Message("waiting-action", {"seat": self.who})


TURNS: Final[list[TakeTurn]] = [TakeTurn(seat) for seat in range(4)]


def act(table: GoaTable, seat: int, action: Action) -> None:
    """One of the six actions (2.3.1 to 2.3.6)."""
    board = table.board
    if isinstance(action, Progress):
        make_progress(table, seat, action.value, SPICES_AND_SHIPS)
    elif isinstance(action, BuildShips):
        table.receive_ships(seat, board.figure(seat, SHIPS))
    elif isinstance(action, Harvest):
        if table.events is not None:
            table.tell("harvest", {"seat": seat_thing(seat), "count": board.figure(seat, HARVEST)})
        gain_spices(table, seat, board.figure(seat, HARVEST))
    elif isinstance(action, Tax):
        table.receive_ducats(seat, board.figure(seat, TAXES))
    elif isinstance(action, Draw):
        draw_cards(table, seat, action.value)
    else:
        assert isinstance(action, Found)
        attempt(table, seat, action.value, 0, OWN_FIGURE)


def action_brings(table: GoaTable, seat: int, action: Action) -> Message | None:
    """What one of the six actions costs and brings (2.3.1 to 2.3.6)."""
    board = table.board
    if isinstance(action, Progress):
        return progress_brings(table, seat, action.value, SPICES_AND_SHIPS)
    if isinstance(action, BuildShips):
        return ships_then(board, seat, board.figure(seat, SHIPS))
    if isinstance(action, Harvest):
        return spices_then(board, seat, board.figure(seat, HARVEST))
    if isinstance(action, Tax):
        return ducats_then(table, seat, board.figure(seat, TAXES))
    if isinstance(action, Found):
        return founding_brings(table, seat, action.value, 0, OWN_FIGURE)
    return cards_then(table, seat, action.value) if isinstance(action, Draw) else None


def extra_brings(table: GoaTable, seat: int, action: Use | Play | Discard) -> Message | None:
    """What a tile or card beside the action brings."""
    if isinstance(action, Use):
        return tile_brings(table, seat, action.value)
    if isinstance(action, Play):
        return card_brings(table, seat, action.value)
    return discard_brings(table, seat, action.value)


def why_not_in_turn(table: GoaTable, seat: int, action: Action) -> Refusal | None:
    """What is missing for an action, a tile or a card."""
    if isinstance(action, (Progress, Harvest, Draw, Found)):
        return why_not_action(table, seat, action)
    if isinstance(action, Use):
        return why_not_tile(table, seat, action.value)
    if isinstance(action, Play):
        return why_not_card(table, seat, action.value, True)
    if isinstance(action, Discard):
        return Refusal("not-in-hand", "4.3", {"card": table.board.facts.cards[action.value].thing})
    return Refusal("no-pass", "2.3", {}) if isinstance(action, Pass) else None


def why_not_action(table: GoaTable, seat: int, action: Progress | Harvest | Draw | Found) -> Refusal:
    """What is missing for one of the six actions; Ships and Taxes are always possible."""
    board = table.board
    if isinstance(action, Progress):
        return why_not_progress(board, seat, action.value, SPICES_AND_SHIPS)
    if isinstance(action, Harvest):
        return Refusal("no-free-fields", "2.3.3", {})
    if isinstance(action, Draw):
        most = board.figure(seat, EXPEDITION)
        have = table.hands[seat].bit_count()
        args: dict[str, str | int] = {"most": most, "limit": board.hand_limit(seat), "have": have}
        return Refusal("expedition-limit", "2.3.5", args)
    return Refusal("colony-owned", "2.3.6", {"colony": board.facts.colonies[action.value].thing})


# Actions that an expedition card has changed (4.2)


def harvest_mix(table: GoaTable, seat: int, card: Card) -> None:
    """A harvest of ships, colonists and spices in any mix."""
    figure = table.board.figure(seat, HARVEST)
    if table.events is not None:
        table.tell("harvest", {"seat": seat_thing(seat), "count": figure})
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


class MixedHarvest(Ask[GoaTable]):
    """A ship, a colonist or a spice for each unit of the harvest; spices only where there is room (4.2)."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, table: GoaTable) -> list[Action]:
        board = table.board
        options: list[Action] = [table.actions.take[TAKE_SHIPS], table.actions.take[TAKE_COLONISTS]]
        for holding in range(HOLDINGS):
            if board.room(self.seat, holding):
                held = board.holdings[self.seat * HOLDINGS + holding]
                options += table.actions.fills[holding][board.facts.allowed[held]]
        return options

    def take(self, table: GoaTable, action: Action) -> None:
        if isinstance(action, Fill):
            put(table, self.seat, action.holding, action.spice)
        else:
            assert isinstance(action, Take)
            if action.value == TAKE_SHIPS:
                table.receive_ships(self.seat, 1)
            else:
                table.receive_colonists(self.seat, 1)
        if self.left > 1:
            table.stack.append(MixedHarvest(self.seat, self.left - 1))

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if isinstance(action, Fill):
            return why_not_fill(table.board, self.seat, action, "4.2")
        return Refusal("mixed-harvest", "4.2", {}) if isinstance(action, Take) else None

    def consequence(self, table: GoaTable, action: Action) -> Message | None:
        if isinstance(action, Fill):
            return spice_gained(table.board, self.seat, action.spice)
        if not isinstance(action, Take):
            return None
        if action.value == TAKE_SHIPS:
            return ships_then(table.board, self.seat, 1)
        return colonists_then(table.board, self.seat, 1)

    def prompt(self, table: GoaTable) -> Message:
        return Message("prompt-mixed-harvest", {"count": self.left})


class AfterAction(Step[GoaTable]):
    """After the action tiles can still be used, and a card played if none was (4.1, 5.4).

    Whoever has a card in hand is asked in any case, because the others must not see whether it fits.
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def resume(self, table: GoaTable) -> None:
        cards = table.hands[self.seat] and not table.board.played
        if cards or usable_tiles(table, self.seat, False):
            table.stack.append(EndTurn(self.seat))


class EndTurn(Ask[GoaTable]):
    """End the turn, or first use tiles, play an independent card or discard cards (4.1, 5.4)."""

    @property
    def always(self) -> bool:
        return True

    def options(self, table: GoaTable) -> list[Action]:
        seat = self.seat
        options: list[Action] = [table.actions.end]
        options += usable_tiles(table, seat, False)
        if not table.board.played:
            options += table.actions.plays(independent_cards(table, seat))
        options += table.actions.discards(table.hands[seat])
        return options

    def take(self, table: GoaTable, action: Action) -> None:
        seat = self.seat
        if isinstance(action, Use):
            table.stack.append(AfterAction(seat))
            use_tile(table, seat, action.value, False)
        elif isinstance(action, Play):
            table.stack.append(AfterAction(seat))
            play_independent(table, seat, action.value)
        elif isinstance(action, Discard):
            table.stack.append(AfterAction(seat))
            discard_card(table, seat, action.value)
        else:
            assert isinstance(action, End)

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if isinstance(action, Use):
            return why_not_tile(table, self.seat, action.value)
        if isinstance(action, Play):
            return why_not_card(table, self.seat, action.value, False)
        if isinstance(action, Discard):
            return Refusal("not-in-hand", "4.3", {"card": table.board.facts.cards[action.value].thing})
        if isinstance(action, (Progress, BuildShips, Harvest, Tax, Draw, Found)):
            return Refusal("action-taken", "2.3", {})
        return None

    def consequence(self, table: GoaTable, action: Action) -> Message | None:
        if isinstance(action, (Use, Play, Discard)):
            return extra_brings(table, self.seat, action)
        return None

    def prompt(self, table: GoaTable) -> Message:
        return Message("prompt-end")

    def waiting(self, table: GoaTable) -> Message:
        return Message("waiting-action", {"seat": self.who})
