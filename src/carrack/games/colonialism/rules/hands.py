"""Hands: drawing (5.1.1), discarding, and the secret choices of the cards to keep (4.0, 5.2.3)."""

from __future__ import annotations

from typing import Final

from carrack.games.colonialism.rules.actions import Keep
from carrack.games.colonialism.state import seen
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal, seat_thing
from carrack.kernel.table import Ask, ask_together
from carrack.mechanics.bits import members

HAND_SIZE: Final = 6
FIRST_DRAW: Final = 12
DECK: Final = ("deck:0", "deck:1", "deck:2", "deck:3")


def draw_card(table: ColonialismTable, seat: int) -> None:
    """The top card of the deck into the hand; an empty deck is replaced at once (5.1.1, ruling R22)."""
    card = table.draw(table.decks[seat], DECK[seat])
    if table.events is not None:
        drawn = table.board.facts.cards[card].thing
        table.tell("drew", {"seat": seat_thing(seat)}, {"card": drawn}, (seat,))
    table.hands[seat] |= 1 << card
    table.decks[seat] &= ~(1 << card)
    if not table.decks[seat]:
        table.decks[seat] = table.board.discards[seat]
        table.board.discards[seat] = 0
        seen.deck_shuffled(table, seat)
        if table.events is not None:
            table.tell("shuffled", {"seat": seat_thing(seat)})


def card_drawn(table: ColonialismTable, seat: int) -> Message:
    """What a draw leaves of the deck; the last card brings a new deck at once (5.1.1)."""
    left = table.decks[seat].bit_count() - 1
    if left:
        return Message("brings-card", {"left": left})
    return Message("brings-last-card", {"discards": table.board.discards[seat].bit_count()})


def discard(table: ColonialismTable, seat: int, cards: int) -> None:
    """Cards from the hand to the open discard pile."""
    table.hands[seat] &= ~cards
    table.board.discards[seat] |= cards
    seen.cards_shown(table, seat, cards)


def draw_cards(table: ColonialismTable, seat: int, count: int) -> None:
    """Several cards from the deck, one after the other (ruling R22)."""
    for _ in range(count):
        draw_card(table, seat)


def discard_openly(table: ColonialismTable, seat: int, cards: int) -> None:
    """Cards from the hand to the open discard pile, named for everybody."""
    discard(table, seat, cards)
    if table.events is not None:
        for card in members(cards):
            thrown = table.board.facts.cards[card].thing
            table.tell("discarded", {"seat": seat_thing(seat), "card": thrown})


def draw_starting_cards(table: ColonialismTable) -> None:
    """Twelve cards each, to keep six (4.0); quick start: six to the discard pile, six as hand (R16)."""
    for seat in range(table.seats):
        draw_cards(table, seat, HAND_SIZE)
        if table.quick_start:
            discard_openly(table, seat, table.hands[seat])
            draw_cards(table, seat, HAND_SIZE)
        else:
            draw_cards(table, seat, FIRST_DRAW - HAND_SIZE)


def choose_starting_hands(table: ColonialismTable) -> None:
    """All players choose at the same time and in secret (ruling R15)."""
    if not table.quick_start:
        ask_together(table, [KeepCards(seat, HAND_SIZE) for seat in range(table.seats)])


def choose_kept_cards(table: ColonialismTable) -> None:
    """Whoever has two cards or more keeps exactly one of them (ruling R67)."""
    seats = [seat for seat in range(table.seats) if table.hands[seat].bit_count() > 1]
    if seats:
        ask_together(table, [KeepCards(seat, 1) for seat in seats])


def reveal_kept_cards(table: ColonialismTable) -> None:
    """When all have answered, what nobody kept goes to the discard piles (ruling R93)."""
    for seat in range(table.seats):
        if table.kept[seat]:
            discard_openly(table, seat, table.hands[seat] & ~table.kept[seat])
    if any(table.kept):
        table.shown += 1
    table.kept = (0,) * table.seats


def refill_hands(table: ColonialismTable) -> None:
    """All players fill their hands up to six cards (5.2.3)."""
    for seat in range(table.seats):
        draw_cards(table, seat, HAND_SIZE - table.hands[seat].bit_count())


class KeepCards(Ask[ColonialismTable]):
    """Choose the cards to keep, one at a time, in secret."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def options(self, table: ColonialismTable) -> list[Action]:
        return table.actions.keeps(table.hands[self.seat] & ~table.kept[self.seat])

    def take(self, table: ColonialismTable, action: Action) -> None:
        assert isinstance(action, Keep)
        kept = list(table.kept)
        kept[self.seat] |= 1 << action.value
        table.kept = tuple(kept)
        if kept[self.seat].bit_count() < self.count:
            table.stack.append(self)

    def why_not(self, table: ColonialismTable, action: Action) -> Refusal | None:
        if not isinstance(action, Keep):
            return None
        card = table.board.facts.cards[action.value].thing
        section = "4.0" if self.count > 1 else "5.2.3"
        held = table.hands[self.seat] >> action.value & 1
        return Refusal("already-kept" if held else "not-in-hand", section, {"card": card})

    def prompt(self, table: ColonialismTable) -> Message:
        left = self.count - table.kept[self.seat].bit_count()
        return Message("prompt-keep", {"left": left, "count": self.count})

    def waiting(self, table: ColonialismTable) -> Message:
        return Message("waiting-keep", {"seat": self.who})
