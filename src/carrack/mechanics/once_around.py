"""An auction once around: everybody speaks once, the auctioneer last.

The seat after the auctioneer begins; each either bids more than the highest bid or passes. If nobody bid,
the auctioneer takes the lot for nothing. Otherwise the auctioneer buys it for the highest bid less a
discount, or lets the highest bidder have it and is paid.

What a game's auctions are about is said by its `Terms`. A seat is asked even if it can only pass: an unasked
question would tell others how little it has.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal, seat_thing
from carrack.kernel.procedures import Node
from carrack.kernel.table import NOBODY, Ask, Step, Table

SILENT: Final = -1
PASSED: Final = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Terms:
    """What differs between games: money, actions, words, and what happens with the lot."""

    def purse(self, table: Any, seat: int) -> int:
        """The most that a seat can pay."""
        raise NotImplementedError

    def discount(self, table: Any) -> int:
        """What the auctioneer pays less than the highest bid."""
        return 0

    def bids(self, table: Any) -> list[Action]:
        """The action for each amount, from 0 on; that for 0 is never offered."""
        raise NotImplementedError

    def amount(self, action: Action) -> int:
        """The amount of a bid, or -1 for any other action."""
        raise NotImplementedError

    def passing(self, table: Any) -> Action:
        raise NotImplementedError

    def buying(self, table: Any) -> Action:
        """The auctioneer's action to buy the lot."""
        raise NotImplementedError

    def letting_go(self, table: Any) -> Action:
        """The auctioneer's action to leave the lot to the highest bidder."""
        raise NotImplementedError

    def said(self, table: Any, lot: int, seat: int, amount: int) -> None:
        """A seat has bid an amount, or passed."""
        raise NotImplementedError

    def sold(self, table: Any, lot: int, auctioneer: int, buyer: int, price: int) -> None:
        """The lot has a buyer; a price goes to the auctioneer, or to the bank if that is the buyer."""
        raise NotImplementedError

    def about(self, table: Any, lot: int) -> str:
        """What is for sale, as a thing that texts call by name."""
        raise NotImplementedError

    def section(self) -> str:
        """The section of the rules that refusals name."""
        raise NotImplementedError


class OnceAround(Node):
    """The auctions of a game as a part of its sequence of play."""

    def __init__(self, name: str, terms: Terms) -> None:
        super().__init__(name)
        self.terms: Final = terms

    def start(self, table: Table, subject: int = NOBODY) -> None:
        raise NotImplementedError("an auction is opened with its lot and its auctioneer")

    def open(self, table: Table, lot: int, auctioneer: int) -> None:
        """Put a lot up for auction."""
        words = (SILENT,) * table.seats
        table.stack.append(Bidding(self, lot, auctioneer, (auctioneer + 1) % table.seats, words))

    def asks(self) -> list[type[Ask[Any]]]:
        return [Bidding, LastWord]

    def load(self, record: list[Any]) -> Step[Any]:
        kind, lot, auctioneer, seat, words = record
        if kind == "bid":
            return Bidding(self, lot, auctioneer, seat, tuple(words))
        if kind == "last":
            return LastWord(self, lot, auctioneer, tuple(words))
        raise ValueError(f"{self.name} has no question {kind!r}")


@mypyc_attr(allow_interpreted_subclasses=True)
class AuctionAsk(Ask[Table]):
    """A question in an auction. `words` has for each seat its bid, PASSED or SILENT."""

    def __init__(
        self, node: OnceAround, lot: int, auctioneer: int, seat: int, words: tuple[int, ...]
    ) -> None:
        super().__init__(seat)
        self.node: Final = node
        self.lot: Final = lot
        self.auctioneer: Final = auctioneer
        self.words: Final = words

    @property
    def name(self) -> str:
        return self.node.name

    @property
    def always(self) -> bool:
        return True

    def about(self, table: Table) -> str:
        return self.node.terms.about(table, self.lot)

    def highest(self) -> int:
        """The highest bid, 0 if there is none."""
        return max(0, *self.words)

    def bidder(self) -> int:
        """Who made it, or NOBODY."""
        high = self.highest()
        return self.words.index(high) if high else NOBODY


class Bidding(AuctionAsk):
    """One seat's only chance to bid."""

    def options(self, table: Table) -> list[Action]:
        terms = self.node.terms
        bids = terms.bids(table)
        most = min(terms.purse(table, self.seat), len(bids) - 1)
        options = bids[self.highest() + 1 : most + 1]
        options.append(terms.passing(table))
        return options

    def take(self, table: Table, action: Action) -> None:
        terms = self.node.terms
        amount = max(PASSED, terms.amount(action))
        words = list(self.words)
        words[self.seat] = amount
        terms.said(table, self.lot, self.seat, amount)
        following = (self.seat + 1) % table.seats
        if following != self.auctioneer:
            table.stack.append(Bidding(self.node, self.lot, self.auctioneer, following, tuple(words)))
        elif max(words) <= 0:
            terms.sold(table, self.lot, self.auctioneer, self.auctioneer, 0)
        else:
            table.stack.append(LastWord(self.node, self.lot, self.auctioneer, tuple(words)))

    def why_not(self, table: Table, action: Action) -> Refusal | None:
        terms = self.node.terms
        amount = terms.amount(action)
        if amount < 0:
            return None
        high = self.highest()
        if amount <= high:
            return Refusal("bid-too-low", terms.section(), {"high": high})
        return Refusal("bid-too-high", terms.section(), {"have": terms.purse(table, self.seat)})

    def consequence(self, table: Table, action: Action) -> Message | None:
        terms = self.node.terms
        amount = terms.amount(action)
        return None if amount < 0 else Message("brings-bid", {"left": terms.purse(table, self.seat) - amount})

    def prompt(self, table: Table) -> Message:
        """What the seat has to bid with; without enough it is told why it can only pass."""
        have = self.node.terms.purse(table, self.seat)
        id_ = "prompt-bid" if have > self.highest() else "prompt-only-pass"
        return Message(id_, {"lot": self.about(table), "high": self.highest(), "have": have})

    def waiting(self, table: Table) -> Message:
        lot = self.node.terms.about(table, self.lot)
        return Message("waiting-bid", {"seat": self.who, "lot": lot})

    def record(self) -> list[Any]:
        return ["bid", self.lot, self.auctioneer, self.seat, list(self.words)]


class LastWord(AuctionAsk):
    """The auctioneer buys the lot, given the money, or leaves it to the highest bidder."""

    def __init__(self, node: OnceAround, lot: int, auctioneer: int, words: tuple[int, ...]) -> None:
        super().__init__(node, lot, auctioneer, auctioneer, words)

    def price(self, table: Table) -> int:
        """What buying costs the auctioneer."""
        return max(0, self.highest() - self.node.terms.discount(table))

    def options(self, table: Table) -> list[Action]:
        terms = self.node.terms
        options = [terms.letting_go(table)]
        if terms.purse(table, self.seat) >= self.price(table):
            options.insert(0, terms.buying(table))
        return options

    def take(self, table: Table, action: Action) -> None:
        terms = self.node.terms
        if action is terms.buying(table):
            terms.sold(table, self.lot, self.auctioneer, self.auctioneer, self.price(table))
        else:
            terms.sold(table, self.lot, self.auctioneer, self.bidder(), self.highest())

    def why_not(self, table: Table, action: Action) -> Refusal | None:
        terms = self.node.terms
        if action is terms.buying(table):
            args: dict[str, str | int] = {
                "price": self.price(table),
                "have": terms.purse(table, self.seat),
            }
            return Refusal("price-too-high", terms.section(), args)
        return None

    def consequence(self, table: Table, action: Action) -> Message | None:
        have = self.node.terms.purse(table, self.seat)
        if action is self.node.terms.buying(table):
            return Message("brings-buy", {"price": self.price(table), "left": have - self.price(table)})
        return Message("brings-sell", {"price": self.highest(), "total": have + self.highest()})

    def prompt(self, table: Table) -> Message:
        have = self.node.terms.purse(table, self.seat)
        args: dict[str, str | int] = {
            "lot": self.about(table),
            "high": self.highest(),
            "price": self.price(table),
            "bidder": seat_thing(self.bidder()),
            "have": have,
        }
        return Message("prompt-last-word" if have >= self.price(table) else "prompt-only-sell", args)

    def waiting(self, table: Table) -> Message:
        lot = self.node.terms.about(table, self.lot)
        return Message("waiting-last-word", {"seat": self.who, "lot": lot})

    def record(self) -> list[Any]:
        return ["last", self.lot, self.auctioneer, self.seat, list(self.words)]
