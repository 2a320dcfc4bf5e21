"""How well a seat stands, for greedy and searching players: a guess at the final score.

What everybody has is valued by `worth`. What was begun and is not finished (spices still to be placed, a bid,
a marker on a tile) is valued by its expected end. The guess adds up term by term, so that each can be told.
"""

from __future__ import annotations

from typing import Any, Final

from carrack.games.goa.content.facts import COLONIES, SLOTS, TILES
from carrack.games.goa.flow import TURN
from carrack.games.goa.rules.development import MoveMarker
from carrack.games.goa.rules.founding import AddColonistsOrNot, SettleColony
from carrack.games.goa.rules.scoring import symbol_points
from carrack.games.goa.rules.spices import FillFields, FillHolding, HandIn, MixedHarvest, PaySpice
from carrack.games.goa.rules.tiles import PlantTile
from carrack.games.goa.rules.turns import TakeTurn
from carrack.games.goa.state.table import EMPTY, EXTRA_ACTIONS, FIRST_ACTION, Board
from carrack.games.goa.state.view import GoaView
from carrack.games.goa.think.worth import (
    CARD,
    FLAG,
    SPICE,
    Estate,
    Horizon,
    tile_worth,
)
from carrack.kernel.procedures import EachFrame
from carrack.kernel.table import Ask, Step
from carrack.mechanics.once_around import AuctionAsk

RIVAL: Final = 0.35
SCALE: Final = 15.0  # points of lead that count as one; with 5 search looks at too few moves and is weaker
UNKNOWN_DUCATS: Final = 10.0
LATE: Final = 3.4  # turns before the end from which on the points for the most ducats count
# In the order in which they are added.
TERMS: Final = ("points", "development", "tiles", "goods", "cards", "ducats", "begun", "rivals")
DEVELOPMENT: Final = 1
BEGUN: Final = 6


def evaluate(view: GoaView) -> float:
    """The seat's prospects less a part of its best rival's."""
    return evaluate_with(view, estates_of(view.board, view.in_progress, view.seat))


def evaluate_with(view: GoaView, estates: list[Estate]) -> float:
    """The evaluation, with what everybody has on the board."""
    return lead_by_terms(view, estates)[-1] / SCALE


def terms(view: GoaView) -> list[float]:
    """What each of TERMS adds to the evaluation; what is usual is taken off the development."""
    estates = estates_of(view.board, view.in_progress, view.seat)
    found: list[float] = []
    before = 0.0
    for lead in lead_by_terms(view, estates):
        found.append((lead - before) / SCALE)
        before = lead
    usual = usual_worth(estates[view.seat].horizon) / SCALE
    found[BEGUN] += usual
    found[DEVELOPMENT] -= usual
    return found


def estates_of(board: Board, steps: list[Step[Any]], seat: int) -> list[Estate]:
    """What everybody has, with the turns to come of this round; an own one in progress is not to come."""
    found: list[Estate] = []
    for other in range(board.seats):
        soon = turns_left(board, steps, other, other != seat) if steps else 0
        found.append(Estate(board, other, Horizon(board, other, soon)))
    return found


def lead_by_terms(view: GoaView, estates: list[Estate]) -> list[float]:
    """What the seat's lead comes to with each of TERMS, in points; what is usual goes off last but one."""
    estate = estates[view.seat]
    horizon = estate.horizon
    sums = own_worth(view, estate)
    lead = sums[-1] - usual_worth(horizon) + auctions(view, horizon)
    sums[-1] = lead
    rivals = [rival_lead(view, other, estates[other]) for other in range(len(estates)) if other != view.seat]
    sums.append(lead - RIVAL * max(rivals))
    return sums


def rival_lead(view: GoaView, other: int, estate: Estate) -> float:
    """What a rival has, its hidden cards by their number, beyond what is usual."""
    horizon = estate.horizon
    total = estate.in_all(CARD * float(view.hand_sizes[other]), UNKNOWN_DUCATS)
    return total + most_ducats_worth(view, other, horizon) - usual_worth(horizon)


def usual_worth(horizon: Horizon) -> float:
    """What a seat usually has, so that the lead is about 0 in an even game."""
    return 38.0 - 0.034 * horizon.turns * horizon.turns


def turns_left(board: Board, steps: list[Step[Any]], seat: int, with_present: bool) -> int:
    """The turns of the three in this round that a seat still has, with or without the one in progress."""
    stage = board.stage
    if stage >= EXTRA_ACTIONS:
        return 0
    if stage < FIRST_ACTION:
        return EXTRA_ACTIONS - FIRST_ACTION
    left = EXTRA_ACTIONS - 1 - stage
    for step in steps:
        if isinstance(step, EachFrame):
            if step.node is TURN and seat in step.subjects:
                return left + 1
        elif with_present and isinstance(step, TakeTurn) and step.seat == seat:
            return left + 1
    return left


def own_worth(view: GoaView, estate: Estate) -> list[float]:
    """What the worth of the seat comes to with each of TERMS, up to what is in progress."""
    seat = view.seat
    horizon = estate.horizon
    count = view.hand.bit_count()
    cards = float(symbol_points(view.board, view.hand)) + 0.3 * float(min(count, 4)) * min(
        1.0, horizon.turns / 2.0
    )
    sums = estate.with_hand(cards, float(view.ducats))
    total = sums[-1] + most_ducats_worth(view, seat, horizon)
    sums[-1] = total
    for step in view.in_progress:
        if isinstance(step, Ask):
            if step.seat == seat:
                total += placed_later(view, step) + decided_later(view, step, horizon)
        elif isinstance(step, MoveMarker) and step.seat == seat:
            total += estate.gains[step.column]
    sums.append(total)
    return sums


def most_ducats_worth(view: GoaView, seat: int, horizon: Horizon) -> float:
    """The points for the most ducats: they count in the last turns, the surer the fewer are to come (3.4)."""
    if horizon.turns >= LATE:
        return 0.0
    others = max([purse for other, purse in enumerate(view.purses) if other != seat])
    ahead = float(view.purses[seat] - others)
    chance = 1.0 if ahead >= 0.0 else 0.0
    if horizon.turns > 0.0:
        chance = min(1.0, max(0.0, 0.5 + ahead / (8.0 * horizon.turns)))
    points = float(view.board.facts.numbers.most_ducats)
    return points * chance * (1.0 - horizon.turns / LATE)


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
        return colony_or_colonist(view, step, horizon)
    if isinstance(step, PlantTile):
        return tile_worth(board, view.seat, board.facts.tiles[step.tile], horizon)
    return 0.0


def colony_or_colonist(view: GoaView, step: AddColonistsOrNot, horizon: Horizon) -> float:
    """The better of both answers: the colony without the colonists that it takes, or one more colonist."""
    board = view.board.copy()
    seat = view.seat
    before = Estate(board, seat, horizon).in_all(0.0, 0.0)
    board.colonists[seat] += board.facts.numbers.compensation
    best = Estate(board, seat, horizon).in_all(0.0, 0.0)
    if view.board.colonists[seat] >= step.missing:
        board.colonists[seat] = view.board.colonists[seat] - step.missing
        left = [tile for tile in board.facts.colonies[step.colony].tiles if board.colonies_left >> tile & 1]
        board.lay(seat, SLOTS + step.colony, TILES + left[0])
        spices = 0.8 * SPICE * float(board.facts.fields[TILES + left[0]])
        best = max(best, Estate(board, seat, horizon).in_all(0.0, 0.0) + spices)
    return best - before


def founding_gain(view: GoaView) -> float:
    """What a colony brings that is not yet laid."""
    board = view.board
    founded = board.colony_count(view.seat)
    if founded >= COLONIES:
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
        return FLAG
    return tile_worth(board, view.seat, board.tile_on(board.markers[lot]), horizon)


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
