"""How well a seat stands, for greedy and searching players: a guess at the final score.

What everybody has is valued by `worth`. What was begun and is not finished (spices still to be placed, a bid,
a marker on a tile) is valued by its expected end.
"""

from __future__ import annotations

from typing import Any, Final

from carrack.games.goa.development import MoveMarker
from carrack.games.goa.facts import HOLDINGS, SLOTS
from carrack.games.goa.founding import AddColonistsOrNot, SettleColony
from carrack.games.goa.scoring import symbol_points
from carrack.games.goa.spices import FillFields, FillHolding, HandIn, PaySpice
from carrack.games.goa.table import EMPTY
from carrack.games.goa.tiles import PlantTile
from carrack.games.goa.turns import MixedHarvest
from carrack.games.goa.view import GoaView
from carrack.games.goa.worth import CARD, EXTRA, SPICE, Horizon, seat_worth, step_gain, tile_worth
from carrack.kernel.table import Ask
from carrack.mechanics.once_around import AuctionAsk

RIVAL: Final = 0.35
SCALE: Final = 15.0  # points of lead that count as one; with 5 search looks at too few moves and is weaker
UNKNOWN_DUCATS: Final = 10.0


def evaluate(view: GoaView) -> float:
    """The seat's prospects less a part of its best rival's."""
    if view.over:
        return final_lead(view)
    horizon = Horizon(view.board)
    own = own_worth(view, horizon)
    rivals = [
        seat_worth(view.board, other, CARD * float(view.hand_sizes[other]), UNKNOWN_DUCATS, horizon)
        for other in range(view.board.seats)
        if other != view.seat
    ]
    usual = usual_worth(horizon)
    lead = own - usual - RIVAL * (max(rivals) - usual) + auctions(view, horizon)
    return lead / SCALE


def usual_worth(horizon: Horizon) -> float:
    """What a seat usually has, so that the lead is about 0 in an even game."""
    return 38.0 - 0.034 * horizon.turns * horizon.turns


def final_lead(view: GoaView) -> float:
    """At the end: the own points less the best of the others'."""
    board = view.board
    horizon = Horizon(board)
    most = max(view.shown_ducats)
    scores: list[float] = []
    for seat in range(board.seats):
        hand = float(symbol_points(board, view.shown_hands[seat]))
        if view.shown_ducats[seat] == most:
            hand += float(board.facts.numbers.most_ducats)
        scores.append(seat_worth(board, seat, hand, float(view.shown_ducats[seat]) * 0.01, horizon))
    others = [scores[seat] for seat in range(board.seats) if seat != view.seat]
    return (scores[view.seat] - max(others)) / SCALE


def own_worth(view: GoaView, horizon: Horizon) -> float:
    """What the seat has, with its cards and ducats and with what is in progress."""
    board = view.board
    seat = view.seat
    count = view.hand.bit_count()
    cards = float(symbol_points(board, view.hand)) + 0.3 * float(min(count, 4)) * min(
        1.0, horizon.turns / 2.0
    )
    total = seat_worth(board, seat, cards, float(view.ducats), horizon)
    for step in view.in_progress:
        if isinstance(step, Ask):
            if step.seat == seat:
                total += placed_later(view, step) + decided_later(view, step, horizon)
        elif isinstance(step, MoveMarker) and step.seat == seat:
            total += step_gain(board, seat, step.column, horizon.turns)
    return total


def placed_later(view: GoaView, step: Ask[Any]) -> float:
    """Spices that are still to be placed, handed in or sold."""
    if isinstance(step, FillFields):
        return 0.8 * SPICE * float(step.left)
    if isinstance(step, MixedHarvest):
        return 0.9 * SPICE * float(step.left)
    if isinstance(step, FillHolding):
        return 0.8 * SPICE * float(view.board.room(view.seat, step.holding))
    if isinstance(step, PaySpice):
        return -SPICE * float(step.count)
    if isinstance(step, HandIn):
        return -0.8 * SPICE * float(step.left)
    return 0.0


def decided_later(view: GoaView, step: Ask[Any], horizon: Horizon) -> float:
    """A colony that is as good as founded, a plantation on its way to a slot."""
    board = view.board
    if isinstance(step, SettleColony):
        return founding_gain(view)
    if isinstance(step, AddColonistsOrNot):
        if board.colonists[view.seat] < step.missing:
            return 0.0
        return max(0.3, founding_gain(view) - 0.25 * float(step.missing))
    if isinstance(step, PlantTile):
        return tile_worth(board, view.seat, board.facts.tiles[step.tile], horizon)
    return 0.0


def founding_gain(view: GoaView) -> float:
    """What a colony brings that is not yet laid."""
    board = view.board
    founded = board.colony_count(view.seat)
    if founded >= HOLDINGS - SLOTS:
        return 0.0
    return float(board.facts.colony_points[founded + 1] - board.facts.colony_points[founded]) + 0.8


def auctions(view: GoaView, horizon: Horizon) -> float:
    """Markers that wait for their auction, and the auction in progress."""
    board = view.board
    seat = view.seat
    auction = view.auction
    lot_now = -1 if auction is None else auction.lot
    total = 0.0
    for lot, cell in enumerate(board.markers):
        if cell == EMPTY:
            continue
        worth = lot_worth(view, lot, horizon)
        own = board.marker_owner(lot) == seat
        if auction is not None and lot == lot_now:
            total += lot_in_progress(view, auction, worth, horizon)
        else:
            total += worth * (0.45 if own else 0.12)
    return total


def lot_worth(view: GoaView, lot: int, horizon: Horizon) -> float:
    """What the flag or a tile would be worth to the seat."""
    board = view.board
    if lot == 0:
        return EXTRA + 0.15
    return tile_worth(board, view.seat, board.facts.tiles[board.grid[board.markers[lot]]], horizon)


def lot_in_progress(view: GoaView, auction: AuctionAsk, worth: float, horizon: Horizon) -> float:
    """The chance to get the lot at the present price, or the price itself for the auctioneer."""
    seat = view.seat
    high = float(auction.highest())
    if auction.auctioneer == seat:
        keep = worth - max(0.0, high - 1.0) * horizon.ducat
        return max(high * horizon.ducat, 0.0 if high - 1.0 > float(view.ducats) else keep)
    if auction.words[seat] < 0:
        return 0.12 * worth
    if auction.bidder() != seat:
        return 0.0
    fair = max(1.0, worth / horizon.ducat)
    chance = min(0.95, 0.15 + high / (0.75 * fair))
    return chance * (worth - high * horizon.ducat)
