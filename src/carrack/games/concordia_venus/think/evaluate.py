"""How well a seat stands, for greedy and searching players: a guess at the final score.

A player's cards are multiplied with what their gods count, both as they will be: what is there, and what the
rest of the game still brings. To that come sestertii and goods, which turn into houses and cards, what houses
will produce, and cards that are ready in hand. An action that has begun is worth what it can still bring
(`prospects.py`). Ten points of the game are one here: a searching player takes a few points for decisive.
"""

from __future__ import annotations

from typing import Final

from carrack.games.concordia_venus.content.facts import GOODS, MINERVA, NO_CARD, SLOTS, VESTA
from carrack.games.concordia_venus.rules.purchases import BuyCards
from carrack.games.concordia_venus.rules.scoring import wealth
from carrack.games.concordia_venus.state.table import Board
from carrack.games.concordia_venus.state.view import ConcordiaView
from carrack.games.concordia_venus.think.prospects import (
    COLONIST,
    HOUSE_YIELD,
    MINERVA_GROWTH,
    Outlook,
    pending_gain,
    purchase_gain,
)
from carrack.kernel.table import NOBODY
from carrack.mechanics.bits import members

SCALE: Final = 0.1
RIVALS: Final = 0.5
UNSURE: Final = 0.8  # what is only guessed of an action in progress
# What a card ready in hand is worth beside one on the pile, in points.
READY: Final[dict[str, float]] = {
    "tribune": 0.0,
    "architect": 1.0,
    "prefect": 0.8,
    "mercator3": 0.6,
    "mercator5": 0.7,
    "diplomat": 0.6,
    "senator": 1.0,
    "magister": 0.5,
    "praetor": 0.8,
    "legatus": 0.5,
    "colonist": 0.5,
    "consul": 0.8,
    "proconsul": 0.8,
    "mason": 0.5,
    "farmer": 0.5,
    "smith": 0.5,
    "vintner": 0.5,
    "weaver": 0.5,
    "prefect_architect": 1.0,
    "architect_mercator": 1.0,
    "prefect_mercator": 0.8,
}
BUILDERS: Final = ("architect", "prefect_architect", "architect_mercator")
BUYERS: Final = ("senator", "praetor")
PLAN_IN_HAND: Final = 0.4
PLAN_ON_PILE: Final = 0.3
STEP_TO_CITY: Final = 0.12


def rest_of_game(board: Board) -> float:
    """How much of the game is left, from 1 down to 0: by the cards for sale and the most houses."""
    if board.turns_left >= 0:
        return 0.1 * board.turns_left / board.seats
    total = sum([deck.bit_count() for deck in board.full_decks()])
    left = board.stock() + SLOTS - board.display.count(NO_CARD)
    by_cards = left / total
    most = max([houses.bit_count() for houses in board.houses])
    by_houses = 1.0 - most / board.facts.houses
    by_rounds = 1.0 - board.round / 100.0
    return max(0.02, min(by_cards, by_houses * 1.2, by_rounds))


def lasting(look: Outlook) -> float:
    """What gods give for houses and colonists, what houses will produce, and cards that are ready."""
    board = look.board
    seat = look.seat
    rest = look.rest
    facts = board.facts
    total = 0.0
    for god in range(MINERVA):
        total += look.cards[god] * look.card_points[god]
    for good in range(GOODS):
        total += look.minerva[good] * (look.by_good[good] + rest * MINERVA_GROWTH)
        total += look.by_good[good] * facts.prices[good] * HOUSE_YIELD * rest
    if board.concordia == seat:
        total += facts.concordia
    reach = board.cities_in_reach(seat) & ~board.houses[seat]
    total += rest * (COLONIST * board.colonists(seat) + STEP_TO_CITY * reach.bit_count())
    ready = 0.0
    for index in members(board.hands[seat]):
        ready += READY[facts.cards[index].face.id]
    return total + ready * min(1.0, 2.0 * rest)


def standing(look: Outlook, remembered: float) -> float:
    """The guess at a player's final points: what lasts, with money and goods."""
    vesta = look.cards[VESTA] * float(wealth(look.board, look.seat)) * 0.1
    return remembered + vesta + look.rate * look.store_value()


def plans(board: Board, look: Outlook) -> float:
    """What the storehouse would pay for with an Architect and with a Senator, in part: plans can fail."""
    total = 0.0
    building = trust(board, look.seat, BUILDERS)
    if building:
        total += building * look.house_gain(look.cities_after_moves(board.colonists(look.seat)), 1.0)
    buying = trust(board, look.seat, BUYERS)
    if buying:
        total += buying * purchase_gain(look, BuyCards(look.seat, 1 if board.team else 2, True, False))
    return total * min(1.0, 3.0 * look.rest)


def trust(board: Board, seat: int, ids: tuple[str, ...]) -> float:
    """How far to count on one of some cards: in hand, or only after a Tribune, or not at all."""
    cards = 0
    for id_ in ids:
        cards |= board.facts.face[id_].cards
    if board.hands[seat] & cards:
        return PLAN_IN_HAND
    return PLAN_ON_PILE if board.all_cards(seat) & cards else 0.0


def evaluate(view: ConcordiaView) -> float:
    """The side's prospects less half of those of its strongest rival, in tens of points."""
    board = view.board
    if view.seat == NOBODY:
        return 0.0
    rest = rest_of_game(board)
    looks = [Outlook(board, seat, rest) for seat in range(board.seats)]
    own = [standing(look, lasting(look)) for look in looks]
    own[view.seat] += plans(board, looks[view.seat])
    for step in view.pending:
        gain, seat = pending_gain(step, looks)
        if seat != NOBODY:
            own[seat] += UNSURE * gain
    sides = [0.0] * board.seats
    for seat in range(board.seats):
        sides[board.team_of(seat)] += own[seat]
    mine = board.team_of(view.seat)
    rivals = [sides[board.team_of(seat)] for seat in range(board.seats) if board.team_of(seat) != mine]
    return SCALE * (sides[mine] - RIVALS * max(rivals))
