"""The auction once around, with terms of its own: no money of a game, no hidden purses."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.kernel.actions import Action, Catalogue
from carrack.kernel.messages import Message
from carrack.kernel.perspective import why_not
from carrack.kernel.table import NOBODY, Table, advance, take, to_move
from carrack.mechanics.once_around import PASSED, SILENT, AuctionAsk, OnceAround, Terms

BIDS = [Action(f"bid {n}", Message("bid")) for n in range(6)]
PASS, BUY, SELL = (Action(name, Message(name)) for name in ("pass", "buy", "sell"))
CATALOGUE = Catalogue([*BIDS[1:], PASS, BUY, SELL])


class Purses(Table):
    """Seats with some money, and what was said and sold."""

    __slots__ = ("log", "money")

    def __init__(self, money: list[int]) -> None:
        super().__init__(len(money), 1)
        self.money = money
        self.log: list[tuple[Any, ...]] = []


class PlainTerms(Terms):
    """Auctions without a discount."""

    __slots__ = ()

    def purse(self, table: Any, seat: int) -> int:
        return int(table.money[seat])

    def bids(self, table: Any) -> list[Action]:
        return list(BIDS)

    def amount(self, action: Action) -> int:
        return BIDS.index(action) if action in BIDS else -1

    def passing(self, table: Any) -> Action:
        return PASS

    def buying(self, table: Any) -> Action:
        return BUY

    def letting_go(self, table: Any) -> Action:
        return SELL

    def said(self, table: Any, lot: int, seat: int, amount: int) -> None:
        table.log.append((lot, seat, amount))

    def sold(self, table: Any, lot: int, auctioneer: int, buyer: int, price: int) -> None:
        table.log.append(("sold", lot, auctioneer, buyer, price))

    def about(self, table: Any, lot: int) -> str:
        return f"lot:{lot}"

    def section(self) -> str:
        return "1.1"


AUCTION = OnceAround("auction", PlainTerms())


def play(table: Purses, *moves: str) -> list[str]:
    """Take moves; the options that follow."""
    options = advance(table)
    for move in moves:
        options = take(table, next(option for option in options if option.notation == move))
    return [option.notation for option in options]


def test_everybody_speaks_once_and_the_auctioneer_last() -> None:
    """Clockwise from the seat after the auctioneer; bids rise; the highest bidder pays."""
    table = Purses([5, 3, 9])
    AUCTION.open(table, 7, 1)
    assert play(table) == ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "pass"]
    assert to_move(table) == 2
    assert play(table, "bid 2") == ["bid 3", "bid 4", "bid 5", "pass"]
    assert play(table, "bid 3") == ["buy", "sell"]
    assert to_move(table) == 1
    assert play(table, "sell") == []
    assert table.log == [(7, 2, 2), (7, 0, 3), ("sold", 7, 1, 0, 3)]


def test_without_a_discount_the_auctioneer_pays_the_bid() -> None:
    """He can buy with just that money, and not with less."""
    table = Purses([5, 3])
    AUCTION.open(table, 0, 1)
    assert play(table, "bid 3", "buy") == []
    assert table.log[-1] == ("sold", 0, 1, 1, 3)
    table = Purses([5, 3])
    AUCTION.open(table, 0, 1)
    assert play(table, "bid 4") == ["sell"]
    refused = why_not(table, 1, BUY)
    assert refused is not None
    assert (refused.message.id, refused.section) == ("refusal-price-too-high", "1.1")


def test_without_bids_the_auctioneer_takes_the_lot() -> None:
    """For nothing, and without a question."""
    table = Purses([5, 0, 0])
    AUCTION.open(table, 2, 0)
    assert play(table) == ["pass"]
    assert play(table, "pass") == ["pass"]
    assert play(table, "pass") == []
    assert table.log[-1] == ("sold", 2, 0, 0, 0)


def test_wrong_bids_are_refused() -> None:
    """Too low, too high, and what is no bid."""
    table = Purses([5, 3, 9])
    AUCTION.open(table, 0, 0)
    play(table)
    assert str(why_not(table, 1, BIDS[4])).count("bid-too-high")
    play(table, "bid 2")
    assert str(why_not(table, 2, BIDS[2])).count("bid-too-low")
    assert str(why_not(table, 2, BUY)).count("not-asked")


def test_an_auction_can_be_saved() -> None:
    """Both questions are written and read back; an unknown one is an error."""
    table = Purses([5, 3, 9])
    AUCTION.open(table, 4, 0)
    play(table)
    for _ in range(3):
        top = table.stack[-1]
        assert isinstance(top, AuctionAsk)
        assert top.always
        loaded = AUCTION.load(top.record())
        assert loaded.record() == top.record()
        assert loaded.name == "auction"
        if not play(table, advance(table)[0].notation):
            break
    with pytest.raises(ValueError, match="no question"):
        AUCTION.load(["sing", 0, 0, 0, []])
    with pytest.raises(NotImplementedError):
        AUCTION.start(table)


def test_words() -> None:
    """Who has said what, and who leads."""
    table = Purses([5, 3, 9])
    AUCTION.open(table, 4, 0)
    play(table)
    top = table.stack[-1]
    assert isinstance(top, AuctionAsk)
    assert (top.words, top.highest(), top.bidder()) == ((SILENT,) * 3, 0, NOBODY)
    play(table, "bid 3", "pass")
    top = table.stack[-1]
    assert isinstance(top, AuctionAsk)
    assert (top.words, top.highest(), top.bidder()) == ((SILENT, 3, PASSED), 3, 1)
