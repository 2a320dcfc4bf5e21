"""The Mercator (2.4): money, then trade with the bank in up to two goods, each one way."""

from __future__ import annotations

from typing import Final

from carrack.games.concordia_venus.content.facts import GOODS
from carrack.games.concordia_venus.rules.actions import BuyGoods, Done, SellGoods, Trade
from carrack.games.concordia_venus.show.consequences import trade_then
from carrack.games.concordia_venus.state.table import ConcordiaTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal, seat_thing
from carrack.kernel.table import Ask

KINDS_OF_GOODS: Final = 2
PAY: Final = {"mercator3": 3, "mercator5": 5}


def use_mercator_3(table: ConcordiaTable, seat: int) -> None:
    """The starting card pays 3 sestertii."""
    use_mercator(table, seat, PAY["mercator3"])


def use_mercator_5(table: ConcordiaTable, seat: int) -> None:
    """The card that is bought pays 5 sestertii."""
    use_mercator(table, seat, PAY["mercator5"])


def use_mercator(table: ConcordiaTable, seat: int, pay: int) -> None:
    """The pay first, then trade."""
    table.board.money[seat] += pay
    if table.events is not None:
        table.tell("paid", {"seat": seat_thing(seat), "count": pay})
    table.stack.append(TradeGoods(seat, 0))


class TradeGoods(Ask[ConcordiaTable]):
    """Buy or sell a good that was not traded yet (2.4, rulings R9 and R10); `traded` is a set of goods."""

    def __init__(self, seat: int, traded: int) -> None:
        super().__init__(seat)
        self.traded: Final = traded

    def options(self, table: ConcordiaTable) -> list[Action]:
        board = table.board
        actions = table.actions
        options: list[Action] = []
        if self.traded.bit_count() < KINDS_OF_GOODS:
            free = board.free_slots(self.seat)
            purse = board.purse(self.seat)
            for good in range(GOODS):
                if not self.traded >> good & 1:
                    options += actions.sell[good][: board.goods[self.seat * GOODS + good]]
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
        good = action.good
        thing = board.facts.goods[good]
        if self.traded >> good & 1:
            return Refusal("traded-already", "2.4", {"good": thing})
        if self.traded.bit_count() >= KINDS_OF_GOODS:
            return Refusal("two-goods", "2.4")
        if isinstance(action, SellGoods):
            have = board.goods[self.seat * GOODS + good]
            return Refusal("not-so-many", "2.4", {"good": thing, "count": have})
        if action.count > board.free_slots(self.seat):
            return Refusal("no-room", "3.2", {"count": board.free_slots(self.seat)})
        return Refusal("no-money", "2.4", {"count": action.count * board.facts.prices[good]})

    def consequence(self, table: ConcordiaTable, action: Action) -> Message | None:
        if not isinstance(action, Trade):
            return None
        board = table.board
        total = action.count * board.facts.prices[action.good]
        if isinstance(action, BuyGoods):
            return trade_then(board, self.seat, action.good, action.count, -total)
        return trade_then(board, self.seat, action.good, -action.count, total)

    def prompt(self, table: ConcordiaTable) -> Message:
        return Message("prompt-trade", {"left": KINDS_OF_GOODS - self.traded.bit_count()})

    def waiting(self, table: ConcordiaTable) -> Message:
        return Message("waiting-trade", {"seat": self.who})


def trade(table: ConcordiaTable, seat: int, action: Trade) -> None:
    """Goods against sestertii, at the printed price."""
    board = table.board
    at = seat * GOODS + action.good
    total = action.count * board.facts.prices[action.good]
    if table.events is not None:
        table.tell(
            "bought-goods" if isinstance(action, BuyGoods) else "sold-goods",
            {
                "seat": seat_thing(seat),
                "good": board.facts.goods[action.good],
                "count": action.count,
                "sum": total,
            },
        )
    if isinstance(action, BuyGoods):
        table.pay_money(seat, total)
        board.goods[at] += action.count
    else:
        board.money[seat] += total
        board.goods[at] -= action.count
