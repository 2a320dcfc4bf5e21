"""Expedition cards: when they can be played and what those do that are independent of an action (4.2)."""

from __future__ import annotations

from typing import Final

from carrack.games.goa.content.facts import HARVEST, Card, count_of
from carrack.games.goa.rules.development import (
    SHIPS_ONLY,
    SPICES_ONLY,
    PayDucats,
    columns_for_ducats,
    columns_to_pay,
)
from carrack.games.goa.rules.expedition_pile import leave_hand
from carrack.games.goa.rules.scoring import symbol_points
from carrack.games.goa.rules.spices import SellSpices
from carrack.games.goa.rules.tiles import receive
from carrack.games.goa.show.consequences import gain_then
from carrack.games.goa.state.table import GoaTable
from carrack.kernel.messages import Message, Refusal

# What a card does, and the action that it goes with (A cards); none for independent ones.
CARD_EFFECTS: Final = {
    "gain": "",
    "sell": "",
    "progress_for_ducats": "",
    "harvest_mix": "harvest",
    "one_more_card": "found",
    "progress_for_ships": "progress",
    "progress_for_spices": "progress",
}


def independent_cards(table: GoaTable, seat: int) -> int:
    """The cards in hand that can be played at any time of the own turn, with an effect (4.1)."""
    hand = table.hands[seat]
    found = table.board.facts.cards_that
    playable = found.get("gain", 0)
    if hand & found.get("fill", 0) and table.board.has_room(seat):
        playable |= found["fill"]
    if hand & found.get("sell", 0) and table.board.spices(seat):
        playable |= found["sell"]
    if hand & found.get("progress_for_ducats", 0) and columns_for_ducats(table, seat):
        playable |= found["progress_for_ducats"]
    return hand & playable


def action_cards(table: GoaTable, seat: int) -> int:
    """The A cards in hand that can be played together with their action (4.1)."""
    board = table.board
    hand = table.hands[seat] & board.facts.action_cards
    if not hand:
        return 0
    found = board.facts.cards_that
    playable = found.get("harvest_mix", 0)
    if hand & found.get("one_more_card", 0) and board.unfounded(seat):
        playable |= found["one_more_card"]
    if hand & found.get("progress_for_ships", 0) and columns_to_pay(board, seat, SHIPS_ONLY):
        playable |= found["progress_for_ships"]
    if hand & found.get("progress_for_spices", 0) and columns_to_pay(board, seat, SPICES_ONLY):
        playable |= found["progress_for_spices"]
    return hand & playable


def show_card(table: GoaTable, seat: int, card: Card) -> None:
    """A played card goes to the open discards at once."""
    leave_hand(table, seat, card.index)
    table.board.played = True
    table.tell_of("played", seat, "card", card.thing)


def discard_card(table: GoaTable, seat: int, card: int) -> None:
    """Cards may be discarded at any time of the own turn (4.3)."""
    leave_hand(table, seat, card)
    table.tell_of("discarded", seat, "card", table.board.facts.cards[card].thing)


def gain(table: GoaTable, seat: int, card: Card) -> None:
    """Ships, colonists, ducats, or spices of choice."""
    receive(table, seat, card.gain, up_to=True)


def sell(table: GoaTable, seat: int, card: Card) -> None:
    """Spices for ducats."""
    table.stack.append(SellSpices(seat, card.most, card.ducats, 0))


def progress_for_ducats(table: GoaTable, seat: int, card: Card) -> None:
    """A step of one marker for ducats."""
    table.stack.append(PayDucats(seat))


INDEPENDENT: Final = {"gain": gain, "sell": sell, "progress_for_ducats": progress_for_ducats}


def play_independent(table: GoaTable, seat: int, card: Card) -> None:
    """Play an independent card (4.1)."""
    show_card(table, seat, card)
    INDEPENDENT[card.does](table, seat, card)


def why_not_card(table: GoaTable, seat: int, card: int, before_action: bool) -> Refusal:
    """Why a card can't be played now."""
    found = table.board.facts.cards[card]
    if not table.hands[seat] >> card & 1:
        return Refusal("not-in-hand", "4.0", {"card": found.thing})
    if table.board.played:
        return Refusal("one-card", "4.1", {"card": found.thing})
    if found.action and not before_action:
        late = found.does == "one_more_card" and table.board.variants.card_after_reveal
        return Refusal("only-in-founding" if late else "only-with-action", "4.1", {"card": found.thing})
    return Refusal("no-effect", "4.2", {"card": found.thing})


def card_brings(table: GoaTable, seat: int, card: int) -> Message | None:
    """What playing a card brings, where numbers say more than its text (4.2)."""
    board = table.board
    found = board.facts.cards[card]
    if found.does == "gain":
        return gain_then(table, seat, found.gain)
    if found.does == "sell":
        count = min(found.most, count_of(board.spices(seat)))
        return Message("brings-sale", {"count": count, "ducats": count * found.ducats})
    if found.does == "harvest_mix":
        return Message("brings-mixed-harvest", {"count": board.figure(seat, HARVEST)})
    if found.does == "one_more_card":
        return Message("brings-turned-up", {"count": board.facts.numbers.revealed + found.most})
    if found.does == "progress_for_ducats":
        columns = columns_for_ducats(table, seat)
    elif found.does == "progress_for_ships":
        columns = columns_to_pay(board, seat, SHIPS_ONLY)
    else:
        columns = columns_to_pay(board, seat, SPICES_ONLY)
    return Message("brings-columns", {"count": columns.bit_count()})


def discard_brings(table: GoaTable, seat: int, card: int) -> Message:
    """What a discard costs at the end, and the cards in hand then (3.3, 4.3)."""
    hand = table.hands[seat]
    rest = hand & ~(1 << card)
    lost = symbol_points(table.board, hand) - symbol_points(table.board, rest)
    return Message("brings-discard", {"points": lost, "left": rest.bit_count()})
