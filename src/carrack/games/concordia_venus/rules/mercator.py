"""The Mercator (2.4): money, then trade with the bank in up to two goods, each one way."""

from __future__ import annotations

from typing import Final

from carrack.games.concordia_venus.content.facts import GOODS
from carrack.games.concordia_venus.rules.actions import BuyGoods, Done, SellGoods, Trade
from carrack.games.concordia_venus.rules.cards import Effect, Question
from carrack.games.concordia_venus.show.consequences import money_then, trade_then
from carrack.games.concordia_venus.state.table import Board, ConcordiaTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Arg, Message, Refusal, seat_thing

KINDS_OF_GOODS: Final = 2


class Mercator(Effect):
    """Some sestertii first, then trade: the starting card pays 3, the one that is bought 5."""

    def __init__(self, pay: int) -> None:
        self.pay: Final = pay

    def use(self, table: ConcordiaTable, seat: int) -> None:
        table.board.money[seat] += self.pay
        if table.events is not None:
            table.tell("paid", {"seat": seat_thing(seat), "count": self.pay})
        table.stack.append(TradeGoods(seat, 0))

    def brings(self, board: Board, seat: int, played: int) -> Message:
        return money_then(board, seat, self.pay)


class TradeGoods(Question):
    """Buy or sell a good that was not traded yet (2.4, rulings R9 and R10); `traded` is a set of goods."""

    awaited = "trade"

    def __init__(self, seat: int, traded: int) -> None:
        super().__init__(seat)
        self.traded: Final = traded

    def left(self) -> int:
        """In how many further goods the player may trade."""
        return KINDS_OF_GOODS - self.traded.bit_count()

    def options(self, table: ConcordiaTable) -> list[Action]:
        board = table.board
        actions = table.actions
        options: list[Action] = []
        if self.left():
            free = board.free_slots(self.seat)
            purse = board.purse(self.seat)
            goods = board.goods_of(self.seat)
            for good in range(GOODS):
                if not self.traded >> good & 1:
                    options += actions.sell[good][: goods[good]]
                    options += actions.buy[good][: min(free, purse // board.facts.prices[good])]
        options.append(actions.done)
        return options

    def take(self, table: ConcordiaTable, action: Action) -> None:
        if isinstance(action, Trade):
            trade(table, self.seat, action)
            table.stack.append(TradeGoods(self.seat, self.traded | 1 << action.good))
        else:
            assert isinstance(action, Done)
            table.tell_stop(self.seat, "stopped-trading")

    def why_not(self, table: ConcordiaTable, action: Action) -> Refusal | None:
        if not isinstance(action, Trade):
            return None
        board = table.board
        thing = board.facts.goods[action.good]
        if self.traded >> action.good & 1:
            return Refusal("traded-already", "2.4", {"good": thing})
        if not self.left():
            return Refusal("two-goods", "2.4")
        if isinstance(action, SellGoods):
            return Refusal("not-so-many", "2.4", {"good": thing, "count": board.held(self.seat, action.good)})
        if action.count > board.free_slots(self.seat):
            return Refusal("no-room", "3.2", {"count": board.free_slots(self.seat)})
        return Refusal("no-money", "2.4", {"count": action.price})

    def consequence(self, table: ConcordiaTable, action: Action) -> Message | None:
        if not isinstance(action, Trade):
            return None
        if isinstance(action, BuyGoods):
            return trade_then(table.board, self.seat, action.good, action.count, -action.price)
        return trade_then(table.board, self.seat, action.good, -action.count, action.price)

    def prompt(self, table: ConcordiaTable) -> Message:
        return Message("prompt-trade", {"left": self.left()})


def trade(table: ConcordiaTable, seat: int, action: Trade) -> None:
    """Goods against sestertii, at the printed price."""
    board = table.board
    bought = isinstance(action, BuyGoods)
    if table.events is not None:
        told: dict[str, Arg] = {"seat": seat_thing(seat), "good": board.facts.goods[action.good]}
        told |= {"count": action.count, "sum": action.price}
        table.tell("bought-goods" if bought else "sold-goods", told)
    if bought:
        table.pay_money(seat, action.price)
        board.add_goods(seat, action.good, action.count)
    else:
        board.money[seat] += action.price
        board.add_goods(seat, action.good, -action.count)
