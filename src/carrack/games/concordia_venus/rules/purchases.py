"""Buying cards: Senator (2.9), Praetor (2.10), Consul (2.11), Proconsul (2.12), and the display (3.5)."""

from __future__ import annotations

from typing import Final

from carrack.games.concordia_venus.content.facts import ANY_GOOD, GOODS, NO_CARD, PROCONSUL, SLOTS
from carrack.games.concordia_venus.rules.actions import BuyCard, Done, Pay
from carrack.games.concordia_venus.rules.cards import Effect, Question
from carrack.games.concordia_venus.rules.scoring import card_was_bought
from carrack.games.concordia_venus.show.consequences import card_costs
from carrack.games.concordia_venus.state.table import Board, ConcordiaTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Arg, Message, Refusal

DECK: Final = ("deck:1", "deck:2", "deck:3", "deck:4", "deck:5")


class Purchase(Effect):
    """Cards for goods: up to two (Senator) or one, with the slot's goods or without (Consul, Proconsul)."""

    def __init__(self, cards: int, surcharge: bool, no_proconsul: bool) -> None:
        self.cards: Final = cards
        self.surcharge: Final = surcharge
        self.no_proconsul: Final = no_proconsul

    def question(self, seat: int) -> BuyCards:
        return BuyCards(seat, self.cards, self.surcharge, self.no_proconsul)

    def use(self, table: ConcordiaTable, seat: int) -> None:
        table.stack.append(self.question(seat))

    def brings(self, board: Board, seat: int, played: int) -> Message:
        return Message("brings-purchases", {"count": len(self.question(seat).affordable(board))})


class BuyCards(Question):
    """Which card of the display to buy, if any (2.9 to 2.12).

    Slots stay as they are until all purchases are done (R11). `surcharge` says whether the slot's goods are
    paid as well, `no_proconsul` that a Proconsul is not for sale.
    """

    awaited = "buy"

    def __init__(self, seat: int, left: int, surcharge: bool, no_proconsul: bool) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.surcharge: Final = surcharge
        self.no_proconsul: Final = no_proconsul

    def affordable(self, board: Board) -> list[int]:
        """The slots whose cards the player can buy: goods of each kind, and enough for one of any kind."""
        found = []
        stored = sum(board.goods_of(self.seat))
        for slot, card in enumerate(board.display):
            if card == NO_CARD or (self.no_proconsul and is_proconsul(board, card)):
                continue
            price = board.card_price(slot, self.surcharge)
            if board.has_goods(self.seat, price) and sum(price) <= stored:
                found.append(slot)
        return found

    def options(self, table: ConcordiaTable) -> list[Action]:
        board = table.board
        options: list[Action] = []
        if self.left:
            buy = table.actions.buy_card
            options += [buy[board.display[slot]] for slot in self.affordable(board)]
        options.append(table.actions.done)
        return options

    def take(self, table: ConcordiaTable, action: Action) -> None:
        if isinstance(action, BuyCard):
            self.buy(table, action.value)
        else:
            assert isinstance(action, Done)
            table.tell_stop(self.seat, "stopped-buying")

    def buy(self, table: ConcordiaTable, card: int) -> None:
        board = table.board
        slot = board.display.index(card)
        price = board.card_price(slot, self.surcharge)
        board.pay_goods(self.seat, price)
        board.take_from_display(self.seat, slot)
        if table.events is not None:
            thing = board.facts.cards[card].thing
            table.tell("bought-card", {"seat": self.who, "card": thing, "slot": slot + 1})
        card_was_bought(table, self.seat)
        if self.left > 1:
            table.stack.append(BuyCards(self.seat, self.left - 1, self.surcharge, self.no_proconsul))
        if price[ANY_GOOD]:
            table.stack.append(PayAny(self.seat, card))

    def why_not(self, table: ConcordiaTable, action: Action) -> Refusal | None:
        if not isinstance(action, BuyCard):
            return None
        board = table.board
        thing = board.facts.cards[action.value].thing
        if action.value not in board.display:
            return Refusal("not-for-sale", "3.5", {"card": thing})
        if self.no_proconsul and is_proconsul(board, action.value):
            return Refusal("no-proconsul", "2.12", {"card": thing})
        return Refusal("card-price", "2.9" if self.surcharge else "2.11", {"card": thing})

    def consequence(self, table: ConcordiaTable, action: Action) -> Message | None:
        if not isinstance(action, BuyCard):
            return None
        price = table.board.card_price(table.board.display.index(action.value), self.surcharge)
        after = table.copy()
        self.buy(after, action.value)
        if price[ANY_GOOD]:
            pay_cheapest(after.board, self.seat)
        return card_costs(table.board, after.board, self.seat, price)

    def prompt(self, table: ConcordiaTable) -> Message:
        args: dict[str, Arg] = {"left": self.left, "card": self.card_used(table.board)}
        return Message("prompt-buy" if self.surcharge else "prompt-buy-printed", args)

    def card_used(self, board: Board) -> str:
        """The card that lets the player buy, by what it allows and by the mode that it belongs to."""
        if self.surcharge:
            return board.facts.effect_cards["praetor" if board.team else "senator"]
        return board.facts.effect_cards["proconsul" if self.no_proconsul else "consul"]


def is_proconsul(board: Board, card: int) -> bool:
    """Whether a card is one of those that a Proconsul may not buy (2.12)."""
    return board.facts.cards[card].face.id == PROCONSUL


class PayAny(Question):
    """The good for the question mark below a slot, of the buyer's choice (2.9)."""

    awaited = "buy"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, table: ConcordiaTable) -> list[Action]:
        goods = table.board.goods_of(self.seat)
        return [table.actions.pay[good] for good in range(GOODS) if goods[good]]

    def take(self, table: ConcordiaTable, action: Action) -> None:
        assert isinstance(action, Pay)
        table.board.add_goods(self.seat, action.value, -1)
        if table.events is not None:
            good = table.board.facts.goods[action.value]
            table.tell("paid-good", {"seat": self.who, "good": good})

    def why_not(self, table: ConcordiaTable, action: Action) -> Refusal | None:
        if not isinstance(action, Pay):
            return None
        good = table.board.facts.goods[action.value]
        return Refusal("no-such-good", "2.9", {"good": good})

    def consequence(self, table: ConcordiaTable, action: Action) -> Message | None:
        assert isinstance(action, Pay)
        return Message("brings-left", {"total": table.board.held(self.seat, action.value) - 1})

    def prompt(self, table: ConcordiaTable) -> Message:
        return Message("prompt-pay", {"card": table.board.facts.cards[self.card].thing})


def pay_cheapest(board: Board, seat: int) -> None:
    """The good for a question mark as most would pay it; goods are numbered from the cheapest."""
    good = 0
    while not board.held(seat, good):
        good += 1
    board.add_goods(seat, good, -1)


def refill_display(table: ConcordiaTable) -> None:
    """Cards slide to the cheap end; new ones come from the lowest deck that is left (2.9, R12, R39)."""
    board = table.board
    if NO_CARD not in board.display:
        return
    cards = [card for card in board.display if card != NO_CARD]
    decks = list(board.decks)
    for deck in range(len(decks)):
        while decks[deck] and len(cards) < SLOTS:
            card = table.draw(decks[deck], DECK[deck])
            decks[deck] &= ~(1 << card)
            cards.append(card)
            if table.events is not None:
                thing = board.facts.cards[card].thing
                table.tell("revealed", {"card": thing, "slot": len(cards)})
    board.decks = tuple(decks)
    board.display = tuple(cards + [NO_CARD] * (SLOTS - len(cards)))
