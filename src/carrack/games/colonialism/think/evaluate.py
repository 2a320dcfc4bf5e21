"""How well a seat stands, for greedy and searching players: a guess at the final score.

The guess carries out the coming colonization phase in the head, with the cards that the seat knows and a
typical card for each one that lies face down, and values the cubes that everybody would then have.
"""

from __future__ import annotations

from typing import Final

from carrack.games.colonialism.content.facts import FACTIONS, NATIVES, REGIONS, RESOURCES
from carrack.games.colonialism.rules.cards.policy import policy_value
from carrack.games.colonialism.rules.colonization import conflict_losses
from carrack.games.colonialism.state.board import Board
from carrack.games.colonialism.state.view import ColonialismView
from carrack.mechanics.bits import members

FACE_DOWN: Final = 3  # discs that an unknown card brings
SEGMENTS: Final = 6

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
    low, middle, high = sorted(stock)
    # Up to `middle` the two richer colors pay for the lowest one; beyond it the richest pays for both.
    reach = (3 * low + middle + high) / 5
    if reach > middle:
        reach = (3 * low + 3 * middle + high) / 7
    return reach + 0.02 * (low + middle + high)


class Projection:
    """The board after the coming colonization phase, as far as one seat can foresee it."""

    def __init__(self, view: ColonialismView) -> None:
        self.view: Final = view
        self.board: Final = view.board
        self.reserve: Final = view.board.reserve.copy()
        self.stocks: Final = [
            [float(view.board.collected(seat, resource)) for resource in range(RESOURCES)]
            for seat in range(view.board.seats)
        ]
        self.influence: Final[list[list[int]]] = [[] for _ in range(REGIONS)]

    def run(self) -> None:
        for region in self.board.order:
            self.colonize(region)

    def colonize(self, region: int) -> None:
        board = self.board
        facts = board.facts
        now = board.influence_of_all(region)
        floors = [0] * FACTIONS
        unrest = 0
        called = False
        for seat, face_up in enumerate(board.face_up(region)):
            wanted = 0
            known = members(face_up)
            if board.face_down(region, seat):
                called = True
                if seat == self.view.seat:
                    known.append(self.view.first[region])
                else:
                    wanted = FACE_DOWN
            for index in known:
                called = True
                card = facts.cards[index]
                wanted += policy_value(board, seat, region, card)
                if card.effect == "conflict_floor":
                    floors[seat] = card.amount
                elif card.effect == "least_power_removes":
                    unrest = card.amount
            placed = min(wanted, self.reserve[seat])
            self.reserve[seat] -= placed
            now[seat] += placed
        if unrest:
            self.strike(now, floors, unrest)
        if sum(now) > board.limit(region) and len([1 for discs in now if discs]) > 1:
            called = True
            losses = conflict_losses(now, board.limit(region), floors)
            now = [now[faction] - losses[faction] for faction in range(FACTIONS)]
            for seat in range(board.seats):
                self.reserve[seat] += losses[seat]
        self.influence[region] = now
        self.collect(region, now, called and not now[NATIVES])

    def strike(self, now: list[int], floors: list[int], amount: int) -> None:
        """Unrest at Home takes discs of the weakest, by one ruling the effect of Treaties too (R49, R52)."""
        present = [now[seat] for seat in range(self.board.seats) if now[seat]]
        for seat in range(self.board.seats):
            if now[seat] and now[seat] == min(present):
                self.reserve[seat] += min(amount, now[seat])
                now[seat] -= min(amount, now[seat])
            if self.board.unrest_cancels_treaty:
                floors[seat] = 0

    def collect(self, region: int, now: list[int], open_: bool) -> None:
        """Who would take which cubes; without a collection, a part of them by influence."""
        board = self.board
        cubes = board.cubes_of(region)
        if not any(cubes):
            return
        seats = [seat for seat in board.turn_order() if now[seat]]
        if not seats:
            return
        if not open_:
            self.hope(cubes, now, seats)
            return
        seats.sort(key=lambda seat: -now[seat])
        turn = 0
        while any(cubes):
            stock = self.stocks[seats[turn % len(seats)]]
            best = -1.0
            pick = 0
            for resource in range(RESOURCES):
                if cubes[resource]:
                    # The rarer the color in the own stock, the better.
                    value = cubes[resource] * 10.0 - stock[resource] * 3.0 + 100.0
                    if value > best:
                        best = value
                        pick = resource
            stock[pick] += cubes[pick]
            cubes[pick] = 0
            turn += 1

    def hope(self, cubes: list[int], now: list[int], seats: list[int]) -> None:
        """Cubes that stay in a region are a hope for the segments to come, the smaller the more natives."""
        board = self.board
        left = SEGMENTS - (board.turn - 1) * 2 - board.phase // 3 - 1
        if left <= 0:
            return
        total = float(sum(now)) + 2.0 * now[NATIVES] + 2.0
        for seat in seats:
            share = 0.5 * now[seat] / total
            for resource in range(RESOURCES):
                self.stocks[seat][resource] += share * cubes[resource]


def interest_bonus(view: ColonialismView, projection: Projection) -> list[float]:
    """The seat's own economic interests, the surer the nearer the end."""
    board = view.board
    facts = board.facts
    weight = 0.15 * ((board.turn - 1) * 2 + board.phase // 3 + 1)
    bonus = [0.0] * RESOURCES
    for card in members(view.interests):
        now = projection.influence[facts.interest_regions[card]]
        others = max([now[faction] for faction in range(FACTIONS) if faction != view.seat])
        if now[view.seat] > others:
            bonus[facts.interest_resources[card]] += weight
        else:
            bonus[facts.interest_resources[card]] += weight * 0.3 * now[view.seat] / (others + 1)
    return bonus


def hand_worth(view: ColonialismView) -> float:
    """Cards in hand, those that are kept before all; a hand that can't be played any more is worthless."""
    board = view.board
    if board.turn == 3 and board.phase >= 4:
        return 0.0
    total = 0
    for card in members(view.hand):
        value = WORTH[board.facts.cards[card].effect]
        if board.facts.cards[card].effect == "fixed":
            value += 3 * board.facts.cards[card].amount - 6
        if view.kept and not view.kept >> card & 1:
            value //= 3
        total += value
    return total * 0.01


def ship_worth(board: Board, seat: int) -> float:
    """Ships beside regions with many cubes, and ships that are fresh."""
    value = 0.0
    for region in members(board.facts.reach[board.fresh_seas(seat) | board.used_seas(seat)]):
        value += 0.01 * board.cubes_in(region)
    return value + 0.05 * sum(board.fresh_ships(seat))


def evaluate(view: ColonialismView) -> float:
    """The seat's prospects less those of its strongest rival, in points."""
    board = view.board
    seat = view.seat
    projection = Projection(view)
    projection.run()
    bonus = interest_bonus(view, projection)
    for resource in range(RESOURCES):
        projection.stocks[seat][resource] += bonus[resource]
    own = worth(projection.stocks[seat]) + hand_worth(view) + ship_worth(board, seat)
    rivals = [worth(projection.stocks[other]) for other in range(board.seats) if other != seat]
    return own - 0.5 * max(rivals) + 0.004 * projection.reserve[seat]
