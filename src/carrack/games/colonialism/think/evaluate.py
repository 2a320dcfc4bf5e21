"""How well a seat stands, for greedy and searching players: a guess at the final score.

The guess values the cubes that everybody would have after the coming colonization phase (`foresight.py`).
"""

from __future__ import annotations

from typing import Final

from carrack.games.colonialism.content.facts import FACTIONS, REGIONS, RESOURCES, Card
from carrack.games.colonialism.state.board import Board
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.games.colonialism.state.view import ColonialismView
from carrack.games.colonialism.think.foresight import Foresight, segments_before
from carrack.mechanics.bits import members

TERMS: Final = ("cubes", "colonization", "later", "interests", "hand", "fleet", "reserve", "rival")

# What a card in hand is worth, in hundredths of a point, by its effect.
WORTH: Final[dict[str, int]] = {
    "per_adjacent_region_with_influence": 16,
    "per_ship_in_adjacent_seas": 18,
    "fixed_all_or_nothing": 22,
    "per_region_with_most_influence": 16,
    "per_region_with_influence": 15,
    "per_own_ship_and_adjacent_region": 18,
    "fixed": 8,
    "own_largest_collected_resource": 15,
    "per_cube_in_region_and_adjacent": 16,
    "conflict_floor": 3,
    "least_power_removes": 6,
    "die_plus_one_add_to_faction": 12,
    "add_own_per_policy_card_in_region": 13,
    "die_plus_one_add_mercenaries": 15,
    "die_plus_one_remove_from_faction": 18,
    "convert_one_from_each_other_faction": 14,
    "every_faction_loses_half_rounded_down": 8,
    "swap_one_cube_between_two_regions": 4,
}


def worth(stock: list[float]) -> float:
    """The score of a stock of cubes if fractions could be converted; more cubes break ties."""
    return worth_of(stock[0], stock[1], stock[2])


def worth_of(one: float, two: float, three: float) -> float:
    """The worth of so many cubes of each color."""
    low, middle, high = one, two, three
    if low > middle:
        low, middle = middle, low
    if middle > high:
        middle, high = high, middle
        if low > middle:
            low, middle = middle, low
    # Up to `middle` the two richer colors pay for the lowest one; beyond it the richest pays for both.
    reach = (3 * low + middle + high) / 5
    if reach > middle:
        reach = (3 * low + 3 * middle + high) / 7
    return reach + 0.02 * (low + middle + high)


def worth_in_hand(card: Card) -> int:
    """What a card in hand is worth, in hundredths of a point."""
    value = WORTH[card.effect]
    return value + 3 * card.amount - 6 if card.effect == "fixed" else value


class Projection(Foresight):
    """What the seat of a view can foresee of the coming colonization phase."""

    def __init__(self, view: ColonialismView) -> None:
        super().__init__(view.board, view.seat, view.first, view.board.turn_order())


def interest_bonus(sight: Foresight, interests: int) -> list[float]:
    """The seat's own economic interests, the surer the nearer the end."""
    facts = sight.board.facts
    seat = sight.seat
    weight = 0.15 * (segments_before(sight.board) + 1)
    bonus = [0.0] * RESOURCES
    for card in members(interests):
        now = sight.influence[facts.interest_regions[card]]
        others = 0
        for faction in range(FACTIONS):
            if faction != seat and now[faction] > others:
                others = now[faction]
        if now[seat] > others:
            bonus[facts.interest_resources[card]] += weight
        else:
            bonus[facts.interest_resources[card]] += weight * 0.3 * now[seat] / (others + 1)
    return bonus


def hand_worth(board: Board, hand: int, kept: int) -> float:
    """Cards in hand, those that are kept before all; a hand that can't be played any more is worthless."""
    if board.turn == 3 and board.phase >= 4:
        return 0.0
    total = 0
    for card in members(hand):
        value = worth_in_hand(board.facts.cards[card])
        if kept and not kept >> card & 1:
            value //= 3
        total += value
    return total * 0.01


def ship_worth(board: Board, seat: int) -> float:
    """Ships beside regions with many cubes, and ships that are fresh."""
    value = 0.0
    for region in members(board.facts.reach[board.fresh_seas(seat) | board.used_seas(seat)]):
        value += 0.01 * board.cubes_in(region)
    return value + 0.05 * sum(board.fresh_ships(seat))


class Prospects:
    """What a seat may expect, and its strongest rival, in points."""

    def __init__(self, sight: Foresight, hand: int, kept: int, interests: int) -> None:
        sight.run()
        board = sight.board
        seat = sight.seat
        stock = sight.stocks[seat]
        bonus = interest_bonus(sight, interests)
        rival = 0.0
        for other in range(board.seats):
            if other != seat:
                rival = max(rival, worth(sight.stocks[other]))
        self.sight: Final = sight
        self.stock: Final = worth_of(stock[0] + bonus[0], stock[1] + bonus[1], stock[2] + bonus[2])
        self.hand: Final = hand_worth(board, hand, kept)
        self.fleet: Final = ship_worth(board, seat)
        self.rival: Final = 0.5 * rival
        self.reserve: Final = 0.004 * sight.reserve[seat]

    def value(self) -> float:
        """The seat's prospects less those of its strongest rival."""
        return self.stock + self.hand + self.fleet - self.rival + self.reserve

    def terms(self) -> list[float]:
        """The same by TERMS: the stock is what it is now, and what is added to it step by step."""
        sight = self.sight
        board = sight.board
        seat = sight.seat
        now = [float(board.collected(seat, resource)) for resource in range(RESOURCES)]
        then = [now[resource] + sight.gains[seat * RESOURCES + resource] for resource in range(RESOURCES)]
        steps = [0.0, worth(now), worth(then), worth(sight.stocks[seat]), self.stock]
        parts = [steps[at + 1] - steps[at] for at in range(len(steps) - 1)]
        return [*parts, self.hand, self.fleet, self.reserve, -self.rival]


def prospects(view: ColonialismView) -> Prospects:
    """What the seat of a view may expect."""
    return Prospects(Projection(view), view.hand, view.kept, view.interests)


def evaluate(view: ColonialismView) -> float:
    """The seat's prospects less those of its strongest rival, in points."""
    return prospects(view).value()


def evaluate_table(table: ColonialismTable, seat: int) -> float:
    """The evaluation of what a seat sees on a table, without its view."""
    board = table.board
    first = [table.first[region * FACTIONS + seat] for region in range(REGIONS)]
    sight = Foresight(board, seat, first, board.turn_order())
    return Prospects(sight, table.hands[seat], table.kept[seat], table.interests[seat]).value()


def terms(view: ColonialismView) -> list[float]:
    """What each of TERMS adds to the evaluation."""
    return prospects(view).terms()
