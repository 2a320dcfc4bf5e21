"""The auctions (2.2): first the flag, then the tiles in the order of their markers."""

from __future__ import annotations

from typing import Final

from carrack.games.goa.rules.actions import Bid
from carrack.games.goa.rules.tiles import take_from_cell
from carrack.games.goa.state.table import AT_OWNER, AUCTIONS, EMPTY, Board, GoaTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Arg, seat_thing
from carrack.mechanics.once_around import OnceAround, Terms

FLAG_LOT: Final = 0


class TileTerms(Terms):
    """Goa's auctions: paid from hidden ducats; the lot is the number of a marker (2.2)."""

    def purse(self, table: GoaTable, seat: int) -> int:
        return table.ducats[seat]

    def discount(self, table: GoaTable) -> int:
        return table.board.facts.numbers.discount

    def bids(self, table: GoaTable) -> list[Action]:
        return table.actions.bids_from

    def amount(self, action: Action) -> int:
        return action.value if isinstance(action, Bid) else -1

    def passing(self, table: GoaTable) -> Action:
        return table.actions.pass_

    def buying(self, table: GoaTable) -> Action:
        return table.actions.buy

    def letting_go(self, table: GoaTable) -> Action:
        return table.actions.let_go

    def said(self, table: GoaTable, lot: int, seat: int, amount: int) -> None:
        if amount:
            table.tell_of("bid", seat, "amount", amount)
        elif table.events is not None:
            table.tell("passed", {"seat": seat_thing(seat)})

    def sold(self, table: GoaTable, lot: int, auctioneer: int, buyer: int, price: int) -> None:
        """Pay the auctioneer or, as the auctioneer, the bank; take the lot; the marker goes home (2.2)."""
        board = table.board
        if table.events is not None:
            args: dict[str, Arg] = {"seat": seat_thing(buyer), "lot": self.about(table, lot), "price": price}
            args["auctioneer"] = seat_thing(auctioneer)
            table.tell("bought-own" if buyer == auctioneer else "sold", args)
        if buyer == auctioneer:
            table.gain_ducats(buyer, -price)
        else:
            table.ducats[buyer] -= price
            table.ducats[auctioneer] += price
        cell = board.markers[lot]
        board.markers = tuple([EMPTY if at == lot else marker for at, marker in enumerate(board.markers)])
        if lot == FLAG_LOT:
            board.flag_owner = buyer
            board.flag_at = AT_OWNER
            table.receive_extra(buyer, board.facts.numbers.flag_extra)
        else:
            take_from_cell(table, buyer, cell)

    def about(self, table: GoaTable, lot: int) -> str:
        return lot_name(table.board, lot)

    def section(self) -> str:
        return "2.2"


def lot_name(board: Board, lot: int) -> str:
    """The flag or a tile."""
    return "flag" if lot == FLAG_LOT else board.tile_on(board.markers[lot]).thing


AUCTION: Final = OnceAround("auction", TileTerms())


def hold_auction(table: GoaTable, number: int) -> None:
    """Whoever set a marker auctions what lies below it (2.2)."""
    table.board.stage = AUCTIONS
    AUCTION.open(table, number, table.board.marker_owner(number))
