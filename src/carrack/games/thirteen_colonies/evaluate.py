"""How well a seat stands, for greedy and searching players: a guess at the final score.

Points that are there, points that coming scorings will bring from the control of the moment, and what the
deck can still do in the turns that are left: money, goods, colonists, ships, draw value.
"""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.facts import COLONY_MAX, NONE, WAR
from carrack.games.thirteen_colonies.metrics import METRICS
from carrack.games.thirteen_colonies.scoring import region_points
from carrack.games.thirteen_colonies.table import ColoniesTable
from carrack.games.thirteen_colonies.view import ColoniesView

# What a card in the deck is worth by its id, in points, with many turns to come.
WORTH: Final[dict[str, float]] = {
    "colonist": 1.5,
    "carrack": 0.7,
    "galleon": 0.9,
    "town_hall": 0.6,
    "house": 0.55,
    "smithy": 0.3,
    "harbour": 0.6,
    "warehouse": 0.4,
    "church": 0.6,
    "governor": 0.5,
    "distillery": 0.5,
    "tobacco_manufactory": 0.5,
    "fur_post": 0.5,
    "arms_foundry": 0.3,
    "mint": 0.5,
    "newspaper": 0.6,
    "fort": 0.2,
    "soldier": 0.7,
    "discoverer": 0.4,
    "wagon_train": 0.5,
    "missionary": 0.5,
    "cannon": 0.1,
    "pioneer": 0.8,
    "trader": 0.3,
    "captain": 0.2,
    "building_once": 0.7,
    "building_perm": 1.0,
    "driftwood": 0.7,
    "swamp": -0.2,
    "desert": -0.2,
    "nl_fluyt": 0.9,
    "nl_company": 0.7,
    "letter_of_marque": 0.5,
    "en_privateer": 0.8,
    "en_1776": 1.0,
    "natural_harbour": 0.2,
}
MONEY: Final = 0.28
ONCE: Final = 0.5  # share of the worth of what works only once
SYMBOL: Final = 0.22
FOOD: Final = 0.6
PURSE: Final = 0.06
DRAW: Final = 1.2
HOLD: Final = 0.5
TURNS: Final = {1: 14.0, 2: 28.0, 3: 42.0}


def left_of(board: ColoniesTable) -> float:
    """The share of the game that is still to come, by the cards in the VP stacks."""
    epochs = len(board.mode.epochs)
    later = epochs - 1 - board.epoch
    return min(1.0, (board.stock.rest / 28.0 + later) / epochs)


def card_worth(board: ColoniesTable, kind: int) -> float:
    """What a card in the deck is worth while the game is long."""
    card = board.facts.cards[kind]
    worth = WORTH.get(card.id, 0.0)
    if card.money:
        worth += card.money * MONEY * (1.0 if card.permanent else ONCE)
    elif card.good != NONE:
        good = board.facts.goods[card.good]
        price = good.ladder[board.prices[card.good]]
        per_symbol = max(SYMBOL, price * MONEY * 0.9) if card.permanent else SYMBOL
        if card.good == board.facts.food_good:
            per_symbol = FOOD
        worth += card.symbols * per_symbol
    return worth


def region_worth(board: ColoniesTable, seat: int, scorings: float, left: float) -> float:
    """Points of coming scorings, if control stays as it is; a lead is safer with more control."""
    total = 0.0
    for region in board.revealed:
        points = region_points(board, region)
        others = max([points[other] for other in range(board.seats) if other != seat])
        total += scorings * (points[seat] - 0.35 * others)
        total += 0.25 * board.control(seat, region)
        land = board.land(region)
        room = sum([COLONY_MAX - value for value in land.colonies[seat]])
        total += left * (0.8 * len(land.colonies[seat]) + 0.25 * room)
        ships = board.ships_in(seat, region)
        if ships:
            total += left * (2.2 + 0.5 * ships + (0.6 if room or board.free_sites(region) else 0.0))
    return total


def slot_worth(board: ColoniesTable, seat: int) -> float:
    """Conditions on the table that are nearly met."""
    total = 0.0
    for kind in board.slots:
        if kind == NONE or board.facts.cards[kind].kind != "condition":
            continue
        card = board.facts.cards[kind]
        for need in card.needs:
            have = METRICS[need.metric](board, seat)
            if "this_turn" not in need.metric:
                total += 0.35 * card.vp * min(1.0, have / max(1, need.low))
            elif board.active == seat:
                total += 0.2 * card.vp * min(1.0, have / max(1, need.low))
    for slot, kind in enumerate(board.slots):
        if board.turn.reserved >> slot & 1 and board.active == seat:
            total += 0.9 * board.facts.cards[kind].vp
    return total


def evaluate(view: ColoniesView) -> float:
    """Points now, points to come, and the strength of the deck for the rest of the game."""
    board = view.board
    cards = board.facts.cards
    seat = view.seat
    player = board.players[seat]
    score = float(player.vp + sum([cards[kind].vp for kind in player.vp_pile]))
    if view.over:
        return score
    left = left_of(board)
    score += region_worth(board, seat, 1.0 + 1.2 * left * len(board.mode.epochs), left)
    score += slot_worth(board, seat)
    deck = player.hand + player.draw + player.discard
    strength = 0.0
    for kind in sorted(set(deck)):
        count = deck.count(kind)
        several = cards[kind].type in {"building", "expert", "ship"}
        # A second copy of a tool helps less.
        strength += card_worth(board, kind) * (1.0 + 0.4 * (count - 1) if several else count)
    strength += DRAW * player.draw_value + HOLD * player.hold
    score += (0.15 + left) * strength
    if board.active == seat:
        score += PURSE * board.turn.purse + 0.02 * sum(board.turn.credits)
        score += 0.5 * board.turn.declarations
        # A card in hand can still be used this turn.
        score += 0.03 * len(player.hand)
    for tribe in board.tribes:
        if tribe.region == NONE:
            continue
        score += 0.7 * (tribe.mission == seat) + 0.5 * (tribe.trade == seat)
        score -= 1.0 if tribe.relations[seat] == WAR else 0.3 * tribe.relations[seat]
    rivals = [other.vp + 0.5 * view.vp_sizes[at] for at, other in enumerate(board.players) if at != seat]
    return score - 0.25 * max(rivals)
