"""The auctions (2.2), and taking what was bought (5.0)."""

from __future__ import annotations

from carrack.games.goa.rules.auctions import hold_auction
from carrack.games.goa.state.table import AT_OWNER, GoaTable
from carrack.kernel.table import advance, to_move
from goa.build import answer, held, place, refusal, rule, ruling, spices, table, tile, told


def lot(made: GoaTable, number: int = 1, cell: str = "c3") -> list[str]:
    """Auction the tile of a cell, offered by the seat whose marker has a number; the first options."""
    made.board.markers = (place("top_3"),) + (place(cell),) * number
    hold_auction(made, number)
    return answer(made)


@rule("2.2")
@ruling("R10", "R11")
def test_bids_rise_and_are_covered() -> None:
    """From the seat after the auctioneer on; at least 1, more than before, never more than one has."""
    made = table(3, ducats={0: 3, 1: 9, 2: 2}, grid={"c3": "b_mission_2_1"})
    assert lot(made) == ["bid 1", "bid 2", "pass"]
    assert to_move(made) == 2
    assert refusal(made, 2, "bid 3").message.id == "refusal-bid-too-high"
    assert answer(made, "bid 2") == ["bid 3", "pass"]
    assert to_move(made) == 0
    assert refusal(made, 0, "bid 2").message.id == "refusal-bid-too-low"
    assert answer(made, "bid 3") == ["buy", "sell"]
    assert to_move(made) == 1


@rule("2.2")
@ruling("R52")
def test_everybody_is_asked() -> None:
    """Whoever can only pass is asked all the same, so that nobody sees how little he has."""
    made = table(3, ducats={0: 0, 1: 9, 2: 5}, grid={"c3": "b_mission_2_1"})
    lot(made)
    assert answer(made, "bid 3") == ["pass"]
    assert to_move(made) == 0


@rule("2.2")
def test_the_highest_bidder_pays_the_auctioneer() -> None:
    """The price goes to the auctioneer and the marker goes home."""
    made = table(3, ducats={0: 7, 1: 1, 2: 5}, grid={"c3": "b_mission_2_1"})
    lot(made)
    answer(made, "bid 3", "bid 6", "sell")
    assert made.ducats == [1, 7, 5]
    assert made.board.kept[0] == 1 << tile("b_mission_2_1")
    assert made.board.markers[1] == -1
    assert made.board.grid[place("c3")] == -1


@rule("2.2")
@ruling("R12")
def test_a_highest_bid_of_one_makes_it_free() -> None:
    """The auctioneer pays one less than the highest bid, here nothing."""
    made = table(2, ducats={0: 7, 1: 0}, grid={"c3": "b_mission_2_1"})
    lot(made)
    answer(made, "bid 1", "buy")
    assert made.ducats == [7, 0]
    assert made.board.kept[1]


@rule("2.2")
@ruling("R14")
def test_without_the_money_the_auctioneer_lets_go() -> None:
    """He can buy only with the highest bid less one in ducats; he is asked all the same."""
    made = table(2, ducats={0: 9, 1: 3}, grid={"c3": "b_mission_2_1"})
    lot(made)
    assert answer(made, "bid 5") == ["sell"]
    assert refusal(made, 1, "buy").message.id == "refusal-price-too-high"
    made = table(2, ducats={0: 9, 1: 3}, grid={"c3": "b_mission_2_1"})
    lot(made)
    assert answer(made, "bid 4") == ["buy", "sell"]


@rule("2.2", "5.0")
@ruling("R15")
def test_the_flag_brings_an_extra_action_card() -> None:
    """Bought, kept or taken for nothing: whoever has the flag afterwards receives the card."""
    for moves, owner in ((["bid 2", "sell"], 1), (["bid 2", "buy"], 0), (["pass"], 0)):
        made = table(2, ducats={0: 5, 1: 5})
        made.board.markers = (place("top_1"),)
        made.board.flag_at = place("top_1")
        hold_auction(made, 0)
        answer(made, *moves)
        assert made.board.flag_owner == owner
        assert made.board.flag_at == AT_OWNER
        assert made.board.extra == [1 if seat == owner else 0 for seat in range(2)]


@rule("2.2")
@ruling("R17")
def test_later_auctions_keep_their_order() -> None:
    """A new owner of the flag changes nothing in the order of the auctions of this round."""
    made = table(3, ducats={0: 5, 1: 5, 2: 5}, grid={"c3": "b_mission_2_1"}, flag=0)
    made.board.markers = (place("top_3"), place("c3"))
    hold_auction(made, 0)
    answer(made, "bid 1", "bid 2", "sell")
    assert made.board.flag_owner == 2
    hold_auction(made, 1)
    advance(made)
    assert to_move(made) == 2
    answer(made, "pass", "bid 1")
    assert to_move(made) == 1


@rule("5.0", "2.2")
@ruling("R16")
def test_a_bought_tile_works_before_the_next_auction() -> None:
    """A plantation is laid and filled, gains come at once."""
    made = table(2, grid={"c3": "b_plantation_3_clove", "c4": "b_ships"})
    lot(made)
    assert answer(made, "pass") == []
    assert held(made, 1, "plantation_1") == "b_plantation_3_clove"
    assert spices(made, 1) == ["clove"] * 3
    lot(made, 1, "c4")
    answer(made, "pass")
    assert made.board.ships[1] == 8


@rule("2.2")
def test_words_and_prices_are_told() -> None:
    """Bids, passes and the price are open."""
    made = table(3, ducats={0: 7, 1: 1, 2: 5}, grid={"c3": "b_mission_2_1"})
    lot(made)
    answer(made, "pass", "bid 4", "sell")
    assert [event.kind for event in told(made, "passed", "bid", "sold")] == ["passed", "bid", "sold"]
    assert told(made, "sold")[0].args["price"] == 4
