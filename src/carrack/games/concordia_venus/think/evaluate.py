"""How well a seat stands, for greedy and searching players: a guess at the final score.

A player's cards are multiplied with what their gods count, both as they will be: what is there, and what the
rest of the game still brings. To that come sestertii and goods, which turn into houses and cards, what houses
will produce, and cards that are ready in hand. An action that has begun is worth what it can still bring
(`prospects.py`). Each of these is a term with a name; their sum is the evaluation. Ten points of the game are
one here: a searching player takes a few points for decisive.
"""

from __future__ import annotations

from typing import Any, Final

from carrack.games.concordia_venus.content.facts import GOODS, JUPITER, MINERVA, NO_CARD, SLOTS, VESTA
from carrack.games.concordia_venus.rules.purchases import BuyCards
from carrack.games.concordia_venus.rules.scoring import wealth
from carrack.games.concordia_venus.state.table import Board
from carrack.games.concordia_venus.state.view import ConcordiaView
from carrack.games.concordia_venus.think.prospects import (
    COLONIST,
    HOUSE_YIELD,
    MINERVA_GROWTH,
    Outlook,
    how_many,
    pending_gain,
    purchase_gain,
)
from carrack.kernel.table import NOBODY, Step

TERMS: Final = ("gods", "growth", "production", "colonists", "stores", "hand", "plans", "rivals")
SCALE: Final = 0.1
SHARE_OF_RIVALS: Final = 0.5
# In teams the end takes the prospects of two from each side: both count in full, or nobody would bring it on.
SHARE_OF_RIVAL_TEAMS: Final = 1.0
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
    total = sum(board.full_decks()).bit_count()  # no card is in two decks
    left = board.stock() + SLOTS - board.display.count(NO_CARD)
    by_cards = left / total
    most = max([houses.bit_count() for houses in board.houses])
    by_houses = 1.0 - most / board.facts.houses
    by_rounds = 1.0 - board.round / 100.0
    return max(0.02, min(by_cards, by_houses * 1.2, by_rounds))


class Standing:
    """The guess at a player's final points, and what each term has of it."""

    def __init__(self, look: Outlook) -> None:
        self.look: Final = look
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
        self.colonists: Final = rest * (COLONIST * board.colonists(seat) + STEP_TO_CITY * how_many(reach))
        ready = 0.0
        hand = board.hands[seat]
        for card in facts.cards:
            if hand >> card.index & 1:
                ready += READY[card.face.id]
        self.hand: Final = ready * min(1.0, 2.0 * rest)
        vesta = look.cards[VESTA] * float(wealth(board, seat)) * 0.1
        self.stores: Final = look.rate * look.store_value()
        self.total: Final = total + self.colonists + self.hand + vesta + self.stores

    def gods(self) -> float:
        """What the gods give now, with every sestertius counted for Vesta, and the Concordia card."""
        look = self.look
        board = look.board
        total = float(look.held[VESTA] * wealth(board, look.seat)) * 0.1
        for god in range(JUPITER, MINERVA):
            total += look.held[god] * look.each[god]
        for good in range(GOODS):
            total += look.minerva[good] * look.by_good[good]
        if board.concordia == look.seat:
            total += board.facts.concordia
        return total

    def production(self) -> float:
        """What the houses will produce until the end."""
        look = self.look
        return look.board.facts.worth(look.by_good) * HOUSE_YIELD * look.rest

    def growth(self) -> float:
        """What further cards, houses and colonists will add to the gods' points: all that is left."""
        return self.total - self.gods() - self.production() - self.colonists - self.stores - self.hand


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


class Judgement:
    """How everybody stands in the eyes of a seat, which plans for itself only."""

    def __init__(self, board: Board, seat: int, pending: list[Step[Any]]) -> None:
        self.board: Final = board
        self.seat: Final = seat
        self.share: Final = SHARE_OF_RIVAL_TEAMS if board.team else SHARE_OF_RIVALS
        rest = rest_of_game(board)
        looks = [Outlook(board, other, rest) for other in range(board.seats)]
        self.standings: Final = [Standing(look) for look in looks]
        self.totals: Final = [standing.total for standing in self.standings]
        self.totals[seat] += plans(board, looks[seat])
        for step in pending:
            gain, player = pending_gain(step, looks)
            if player != NOBODY:
                self.totals[player] += UNSURE * gain

    def sides(self) -> list[float]:
        """What players have together with their partners, by team."""
        found = [0.0] * self.board.sides()
        for seat, total in enumerate(self.totals):
            found[self.board.team_of(seat)] += total
        return found

    def strongest_rival(self, sides: list[float]) -> float:
        mine = self.board.team_of(self.seat)
        return max([total for side, total in enumerate(sides) if side != mine])

    def value(self) -> float:
        sides = self.sides()
        own = sides[self.board.team_of(self.seat)]
        return SCALE * (own - self.share * self.strongest_rival(sides))

    def terms(self) -> list[float]:
        board = self.board
        found = [0.0] * len(TERMS)
        for standing in self.standings:
            seat = standing.look.seat
            if board.team_of(seat) == board.team_of(self.seat):
                found[0] += standing.gods()
                found[1] += standing.growth()
                found[2] += standing.production()
                found[3] += standing.colonists
                found[4] += standing.stores
                found[5] += standing.hand
                found[6] += self.totals[seat] - standing.total
        found[7] = -self.share * self.strongest_rival(self.sides())
        return [SCALE * term for term in found]


def evaluate(view: ConcordiaView) -> float:
    """The side's prospects less those of its strongest rival, in tens of points; alone these count half."""
    return 0.0 if view.seat == NOBODY else Judgement(view.board, view.seat, view.in_progress).value()


def terms(view: ConcordiaView) -> list[float]:
    """What each of `TERMS` adds to the evaluation."""
    return [] if view.seat == NOBODY else Judgement(view.board, view.seat, view.in_progress).terms()
