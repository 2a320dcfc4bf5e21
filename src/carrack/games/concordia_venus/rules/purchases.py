"""Buying cards: Senator (2.9), Praetor (2.10), Consul (2.11), Proconsul (2.12), and the display (3.5)."""

from __future__ import annotations

from typing import Final

from carrack.games.concordia_venus.content.facts import GOODS, NO_CARD, PROCONSUL, SLOTS
from carrack.games.concordia_venus.rules.actions import BuyCard, Done, Pay
from carrack.games.concordia_venus.rules.ending import card_was_bought
from carrack.games.concordia_venus.show.consequences import card_costs
from carrack.games.concordia_venus.state.table import Board, ConcordiaTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Arg, Message, Refusal
from carrack.kernel.table import Ask

DECK: Final = ("deck:1", "deck:2", "deck:3", "deck:4", "deck:5")
FREE: Final = (0,) * (GOODS + 1)


# How many cards may be bought, whether the slot's goods are paid too, whether Proconsuls are left out.
PURCHASES: Final = {
    "senator": (2, True, False),
    "praetor": (1, True, False),
    "consul": (1, False, False),
    "proconsul": (1, False, True),
}


def use_senator(table: ConcordiaTable, seat: int) -> None:
    """Up to two cards, at the printed price and the slot's."""
    table.stack.append(buying(seat, "senator"))


def use_praetor(table: ConcordiaTable, seat: int) -> None:
    """One card, at the printed price and the slot's."""
    table.stack.append(buying(seat, "praetor"))


def use_consul(table: ConcordiaTable, seat: int) -> None:
    """One card at the printed price."""
    table.stack.append(buying(seat, "consul"))


def use_proconsul(table: ConcordiaTable, seat: int) -> None:
    """One card at the printed price, but no Proconsul."""
    table.stack.append(buying(seat, "proconsul"))


def buying(seat: int, card: str) -> BuyCards:
    """The question that a card for purchases asks."""
    left, surcharge, no_proconsul = PURCHASES[card]
    return BuyCards(seat, left, surcharge, no_proconsul)


class BuyCards(Ask[ConcordiaTable]):
    """Which card of the display to buy, if any (2.9 to 2.12).

    Slots stay as they are until all purchases are done (R11). `surcharge` says whether the slot's goods are
    paid as well, `no_proconsul` that a Proconsul is not for sale.
    """

    def __init__(self, seat: int, left: int, surcharge: bool, no_proconsul: bool) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.surcharge: Final = surcharge
        self.no_proconsul: Final = no_proconsul

    def slot_cost(self, board: Board, slot: int) -> tuple[int, ...]:
        return board.surcharges[slot] if self.surcharge else FREE

    def can_pay(self, board: Board, card: int, slot: int) -> bool:
        """Whether the storehouse holds the printed goods, the slot's, and one of any kind where asked."""
        cost = board.facts.cards[card].cost
        more = self.slot_cost(board, slot)
        at = self.seat * GOODS
        needed = more[GOODS]
        have = 0
        for good in range(GOODS):
            wanted = cost[good] + more[good]
            if board.goods[at + good] < wanted:
                return False
            needed += wanted
            have += board.goods[at + good]
        return have >= needed

    def is_banned(self, board: Board, card: int) -> bool:
        if not self.no_proconsul:
            return False
        return board.facts.faces[board.facts.cards[card].face].id == PROCONSUL

    def options(self, table: ConcordiaTable) -> list[Action]:
        board = table.board
        options: list[Action] = []
        if self.left:
            for slot in range(SLOTS):
                card = board.display[slot]
                if card != NO_CARD and not self.is_banned(board, card) and self.can_pay(board, card, slot):
                    options.append(table.actions.buy_card[card])
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
        more = self.slot_cost(board, slot)
        board.pay_goods(self.seat, board.facts.cards[card].cost)
        board.pay_goods(self.seat, more)
        display = list(board.display)
        display[slot] = NO_CARD
        board.display = tuple(display)
        board.hands[self.seat] |= 1 << card
        if table.events is not None:
            thing = board.facts.cards[card].thing
            table.tell("bought-card", {"seat": self.who, "card": thing, "slot": slot + 1})
        card_was_bought(table, self.seat)
        if self.left > 1:
            table.stack.append(BuyCards(self.seat, self.left - 1, self.surcharge, self.no_proconsul))
        if more[GOODS]:
            table.stack.append(PayAny(self.seat, card))

    def why_not(self, table: ConcordiaTable, action: Action) -> Refusal | None:
        if not isinstance(action, BuyCard):
            return None
        board = table.board
        thing = board.facts.cards[action.value].thing
        if action.value not in board.display:
            return Refusal("not-for-sale", "3.5", {"card": thing})
        if self.is_banned(board, action.value):
            return Refusal("no-proconsul", "2.12", {"card": thing})
        return Refusal("card-price", "2.9" if self.surcharge else "2.11", {"card": thing})

    def consequence(self, table: ConcordiaTable, action: Action) -> Message | None:
        if not isinstance(action, BuyCard):
            return None
        board = table.board
        printed = [*board.facts.cards[action.value].cost, 0]
        more = self.slot_cost(board, board.display.index(action.value))
        after = table.copy()
        self.buy(after, action.value)
        if more[GOODS]:
            pay_cheapest(after.board, self.seat)
        cost = [printed[good] + more[good] for good in range(GOODS + 1)]
        return card_costs(board, after.board, self.seat, cost)

    def prompt(self, table: ConcordiaTable) -> Message:
        args: dict[str, Arg] = {"left": self.left, "card": self.card_used(table.board)}
        return Message("prompt-buy" if self.surcharge else "prompt-buy-printed", args)

    def card_used(self, board: Board) -> str:
        """The card that lets the player buy, by what it allows and by the mode that it belongs to."""
        if self.surcharge:
            return board.facts.effect_cards["praetor" if board.team else "senator"]
        return board.facts.effect_cards["proconsul" if self.no_proconsul else "consul"]

    def waiting(self, table: ConcordiaTable) -> Message:
        return Message("waiting-buy", {"seat": self.who})


class PayAny(Ask[ConcordiaTable]):
    """The good for the question mark below a slot, of the buyer's choice (2.9)."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, table: ConcordiaTable) -> list[Action]:
        goods = table.board.goods
        at = self.seat * GOODS
        return [table.actions.pay[good] for good in range(GOODS) if goods[at + good]]

    def take(self, table: ConcordiaTable, action: Action) -> None:
        assert isinstance(action, Pay)
        table.board.goods[self.seat * GOODS + action.value] -= 1
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
        return Message("brings-left", {"total": table.board.goods[self.seat * GOODS + action.value] - 1})

    def prompt(self, table: ConcordiaTable) -> Message:
        return Message("prompt-pay", {"card": table.board.facts.cards[self.card].thing})

    def waiting(self, table: ConcordiaTable) -> Message:
        return Message("waiting-buy", {"seat": self.who})


def pay_cheapest(board: Board, seat: int) -> None:
    """The good for a question mark as most would pay it; goods are numbered from the cheapest."""
    at = seat * GOODS
    while not board.goods[at]:
        at += 1
    board.goods[at] -= 1


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
