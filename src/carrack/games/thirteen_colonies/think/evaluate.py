"""How well a seat stands, for greedy and searching players: a guess at the final score.

Points that are there, points that coming scorings will bring from the control of the moment, and what the
deck can still do in the turns that are left: money, goods, colonists, ships, draw value.
"""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.all_facts import Facts
from carrack.games.thirteen_colonies.content.facts import COLONY_MAX, NONE, WAR, Card
from carrack.games.thirteen_colonies.rules.metrics import METRICS, region_points
from carrack.games.thirteen_colonies.state.players import Player
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.games.thirteen_colonies.state.view import ColoniesView

# What a card in the deck is worth by its id, in points, with many turns to come.
WORTH: Final[dict[str, float]] = {
    "carrack": 1.8,
    "galleon": 2.0,
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
    "nl_fluyt": 2.0,
    "nl_company": 0.7,
    "letter_of_marque": 0.5,
    "en_privateer": 0.8,
    "en_1776": 1.0,
    "natural_harbour": 0.2,
}
MONEY: Final = 0.28
INCOME: Final = 0.35  # more for each of the first coins that come back: a deck without money is stuck
FIRST_COINS: Final = 3
COLONISTS: Final[tuple[float, ...]] = (1.5, 1.2, 0.9, 0.7, 0.5)  # each further one finds less to do
LAST_COLONIST: Final = 0.3
COPIES: Final[tuple[float, ...]] = (1.0, 0.4, 0.1)  # of a tool
CLOG: Final = 0.08  # a card in the deck keeps another one waiting
ONCE: Final = 0.5  # share of the worth of what works only once
SYMBOL: Final = 0.22
FOOD: Final = 0.6
PURSE: Final = 0.008
DRAW: Final = 1.2
COLONY: Final = 1.6
ROOM: Final = 0.25  # for each colonist who can still settle in a colony
PRESENCE: Final = 2.2  # a first ship in a region
SHIP: Final = 0.5
SITE: Final = 0.6  # there is room for more in a region that ships reach
HOLD: Final = 0.5
UNIT: Final = 5.0  # points of lead that count as one, for each epoch of the game
# What the evaluation adds up; `term-…` puts each into words.
TERMS: Final = ("points", "regions", "vp-cards", "deck", "turn", "peoples", "rivals")


class Worths:
    """What the cards of a content are worth in a deck by kind, as far as it does not change in a game."""

    def __init__(self, facts: Facts) -> None:
        self.fixed: Final = [fixed_worth(card) for card in facts.cards]
        # A second copy of a tool helps less.
        self.tools: Final = [card.type in {"building", "expert"} for card in facts.cards]


def fixed_worth(card: Card) -> float:
    """What a card is worth besides the good on it, while the game is long."""
    return WORTH.get(card.id, 0.0) + card.money * MONEY * (1.0 if card.permanent else ONCE)


def good_worth(board: ColoniesTable, card: Card) -> float:
    """What the good on a card is worth at its price of the moment."""
    if card.money or card.good == NONE:
        return 0.0
    if card.good == board.facts.food_good:
        return card.symbols * FOOD
    if not card.permanent:
        return card.symbols * SYMBOL
    price = board.facts.goods[card.good].ladder[board.prices[card.good]]
    return card.symbols * max(SYMBOL, price * MONEY * 0.9)


def deck_worth(board: ColoniesTable, worths: Worths, player: Player) -> float:
    """What a deck can do in a long game."""
    facts = board.facts
    deck = player.deck()
    total = DRAW * player.draw_value + HOLD * player.hold - CLOG * len(deck)
    coins = 0
    last = NONE
    copy = 0
    for kind in sorted(deck):
        copy = copy + 1 if kind == last else 0
        last = kind
        card = facts.cards[kind]
        if kind == facts.colonist:
            total += COLONISTS[copy] if copy < len(COLONISTS) else LAST_COLONIST
            continue
        worth = worths.fixed[kind] + good_worth(board, card)
        if worths.tools[kind]:
            worth *= COPIES[copy] if copy < len(COPIES) else 0.0
        total += worth
        if card.permanent:
            coins += card.money
    return total + INCOME * min(coins, FIRST_COINS)


def left_of(board: ColoniesTable) -> float:
    """The share of the game that is still to come, by the cards in the VP stacks."""
    epochs = len(board.mode.epochs)
    later = epochs - 1 - board.epoch
    return min(1.0, (board.stock.left() / 28.0 + later) / epochs)


def region_worth(board: ColoniesTable, seat: int, scorings: float, left: float) -> float:
    """Points of coming scorings, if control stays as it is; a lead is safer with more control."""
    total = 0.0
    for region in board.revealed:
        points = region_points(board, region)
        own = points[seat]
        points[seat] = 0
        total += scorings * (own - 0.35 * max(points))
        land = board.land(region)
        towns = land.colonies[seat]
        value = sum(towns)
        room = COLONY_MAX * len(towns) - value
        total += 0.25 * (value + land.fleets[seat].control)
        total += left * (COLONY * len(towns) + ROOM * room)
        ships = land.fleets[seat].ships
        if ships:
            total += left * (PRESENCE + SHIP * ships + (SITE if room or board.free_sites(region) else 0.0))
    return total


def slot_worth(board: ColoniesTable, seat: int) -> float:
    """Conditions on the table that are nearly met."""
    total = 0.0
    for kind in board.slots:
        if kind == NONE:
            continue
        card = board.facts.cards[kind]
        if not card.condition:
            continue
        for need in card.needs:
            have = METRICS[need.metric](board, seat)
            if "this_turn" not in need.metric:
                total += 0.35 * card.vp * min(1.0, have / max(1, need.low))
            elif board.active == seat:
                total += 0.2 * card.vp * min(1.0, have / max(1, need.low))
    for slot, kind in enumerate(board.slots):
        if board.turn.reserves(slot) and board.active == seat:
            total += 0.9 * board.facts.cards[kind].vp
    return total


def turn_worth(board: ColoniesTable, seat: int) -> float:
    """What the turn in progress has brought and not used yet."""
    turn = board.turn
    worth = PURSE * turn.purse + 0.02 * sum(turn.credits)
    worth += 0.5 * turn.declarations
    # A card in hand can still be used this turn.
    return worth + 0.03 * len(board.players[seat].hand)


def peoples_worth(board: ColoniesTable, seat: int) -> float:
    """Missions, trades and relations."""
    total = 0.0
    for people in board.peoples_on_board():
        tribe = board.tribes[people]
        total += 0.7 * (tribe.mission == seat) + 0.5 * (tribe.trade == seat)
        total -= 1.0 if tribe.relations[seat] == WAR else 0.3 * tribe.relations[seat]
    return total


def terms_of(board: ColoniesTable, worths: Worths, seat: int, over: bool, vp_sizes: list[int]) -> list[float]:
    """What each of TERMS adds, in points: points now, points to come, the deck for the rest of the game.

    `board` is a table or what a view shows of it: all that counts here is the same on both.
    """
    cards = board.facts.cards
    player = board.players[seat]
    points = float(player.vp + sum([cards[kind].vp for kind in player.vp_pile]))
    if over:
        return [points, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    left = left_of(board)
    rivals = [other.vp + 0.5 * vp_sizes[at] for at, other in enumerate(board.players) if at != seat]
    return [
        points,
        region_worth(board, seat, 1.0 + 1.2 * left * len(board.mode.epochs), left),
        slot_worth(board, seat),
        (0.15 + left) * deck_worth(board, worths, player),
        turn_worth(board, seat) if board.active == seat else 0.0,
        peoples_worth(board, seat),
        -0.25 * max(rivals),
    ]


def total_of(terms: list[float]) -> float:
    """The sum of some terms, added in their order: the same in every build."""
    total = 0.0
    for term in terms:
        total += term
    return total


def evaluate(view: ColoniesView, worths: Worths) -> float:
    """How well the seat of a view stands."""
    found = terms_of(view.board, worths, view.seat, view.over, view.vp_sizes)
    return total_of(found) / unit_of(view.board)


def terms(view: ColoniesView, worths: Worths) -> list[float]:
    """What each of TERMS adds to the evaluation of a view."""
    unit = unit_of(view.board)
    found = terms_of(view.board, worths, view.seat, view.over, view.vp_sizes)
    return [points / unit for points in found]


def evaluate_table(table: ColoniesTable, worths: Worths, seat: int) -> float:
    """The same as `evaluate` without a view, which takes longer to make than to judge."""
    sizes = [len(player.vp_pile) for player in table.players]
    return total_of(terms_of(table, worths, seat, not table.stack, sizes)) / unit_of(table)


def unit_of(board: ColoniesTable) -> float:
    """The points that count as one, as the kernel wants it: more are made in a long game."""
    return UNIT * len(board.mode.epochs)
