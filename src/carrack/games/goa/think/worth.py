"""What things are worth in points, for the evaluation: resources, markers, tiles, with so many turns to come.

All figures are guesses that were tried against each other in simulated games; no rule depends on them.
"""

from __future__ import annotations

from typing import Final

from carrack.games.goa.content.facts import COLONIES, EXPEDITION, FOUNDING, ROWS, Tile, count_of, shared
from carrack.games.goa.rules.scoring import (
    colony_points,
    duty_points,
    mission_points,
    plantation_points,
    single_plantations,
)
from carrack.games.goa.state.table import AUCTIONS, EMPTY, Board
from carrack.mechanics.bits import members

ROUNDS: Final = 8
SHIP: Final = 0.3
SPICE: Final = 0.3
COLONIST: Final = 0.26
CARD: Final = 0.95
EXTRA: Final = 0.9
FLAG: Final = EXTRA + 0.15  # as a lot: it comes with an extra action card
USABLE: Final = 10.0  # turns after which resources have their full worth
PER_TURN: Final = 3.4 / 3.0  # turns for each of the three of a round, as extra actions come to them
KEPT: Final = 0.08  # an extra action card in hand as a part of a turn; with more, its end is put off
# How often an action of a column is taken in a turn, and what a unit of its figure is worth.
SHARE: Final = (0.26, 0.26, 0.12, 0.16, 0.2)
UNIT: Final = (0.36, 0.32, 0.11, 0.9, 0.22)


class Horizon:
    """What is still to come for a seat: turns, rounds, auctions.

    The turn in progress does not count: what it brings counts when it is done. So nothing changes when a
    turn, a round or the game ends, and delaying the end is worth nothing.
    """

    def __init__(self, board: Board, seat: int, soon: int) -> None:
        """`soon` are the turns of the three that the seat still has in this round."""
        passed = min(board.phase, 1) * 4 + board.round
        self.rounds: Final = float(max(0, ROUNDS - passed - 1))
        self.soon: Final = soon
        kept = KEPT if board.extra[seat] and board.phase < 2 else 0.0
        self.actions: Final = int(3.0 * self.rounds) + soon
        self.turns: Final = float(self.actions) * PER_TURN + kept
        self.auctions: Final = self.rounds + lots_to_come(board)
        self.ducat: Final = 0.03 + 0.1 * min(1.0, self.auctions / 3.0)


def lots_to_come(board: Board) -> float:
    """The share of this round's lots that is still to be auctioned, without the one in progress."""
    if board.phase > 1 or board.stage > AUCTIONS:
        return 0.0
    if board.stage < AUCTIONS:
        return 1.0
    waiting = sum([1 for cell in board.markers if cell != EMPTY])
    return float(max(0, waiting - 1)) / float(len(board.markers))


def unit_scale(turns: float) -> float:
    """Resources lose their worth when few turns are left to use them."""
    return min(1.0, turns / USABLE)


def column_worth(board: Board, seat: int, column: int, row: int, turns: float) -> float:
    """The points of a row and what its figure will bring."""
    facts = board.facts
    figure = float(facts.values[column][row])
    if column == EXPEDITION:
        figure = figure * 0.7 + 0.25 * float(facts.limits[row])
    if column == FOUNDING:
        open_ = COLONIES - board.colony_count(seat)
        return float(facts.row_points[row]) + figure * UNIT[FOUNDING] * min(
            turns * SHARE[FOUNDING], float(open_)
        )
    return float(facts.row_points[row]) + figure * UNIT[column] * SHARE[column] * turns


def step_gain(board: Board, seat: int, column: int, rows: list[int], before: float, turns: float) -> float:
    """What the next step of a marker brings beyond what its column is worth before."""
    row = rows[column]
    if row + 1 >= ROWS:
        return 0.0
    gain = column_worth(board, seat, column, row + 1, turns) - before
    if row + 1 in board.facts.first_rows and not board.was_reached(column, row + 1):
        gain += CARD
    if min(rows) == row:
        gain += EXTRA if rows.count(row) == 1 else 0.15
    return gain


def plans(board: Board, seat: int, turns: float, gains: list[float]) -> float:
    """How near the resources at hand bring the best next steps; `gains` are what these bring."""
    facts = board.facts
    store = board.spices(seat)
    ships = board.ships[seat]
    found: list[float] = []
    for column, row in enumerate(board.rows_of(seat)):
        if row + 1 == ROWS:
            continue
        cost = board.costs[column][row + 1]
        fleet = facts.step_ships[column][row + 1]
        have = count_of(shared(store, cost)) + min(ships, fleet)
        if have:
            # The nearer the step, the more of its gain counts already.
            ready = float(have) / float(count_of(cost) + fleet)
            found.append(gains[column] * ready * ready)
    found.sort(reverse=True)
    total = 0.0
    weight = 0.34
    for gain in found[:3]:
        total += weight * gain
        weight *= 0.6
    return total * min(1.0, turns / 1.5)


def spice_worth(board: Board, seat: int, turns: float) -> float:
    """Spices by how much the next steps ask for them; access to different spices; free fields."""
    store = board.spices(seat)
    useful = 0
    if store:
        demand = 0
        for column, row in enumerate(board.rows_of(seat)):
            if row + 1 < ROWS:
                demand += board.costs[column][row + 1]
        useful = count_of(shared(store, demand))
    total = SPICE * (float(useful) + 0.35 * float(count_of(store) - useful))
    fields = 0
    for held in board.everything_held(seat):
        fields += board.facts.fields[held]
    access = spices_to_grow(board, seat).bit_count()
    far = min(1.0, turns / 12.0)
    return total * unit_scale(turns) + (0.3 * float(access) + 0.16 * float(min(fields, 10))) * far


def spices_to_grow(board: Board, seat: int) -> int:
    """The spices that may lie on a plantation or colony of a seat, as a set."""
    access = 0
    for held in board.everything_held(seat):
        access |= board.facts.allowed[held]
    return access


def ship_worth(ships: int, turns: float) -> float:
    """Ships beyond what a few steps need are worth less."""
    useful = min(float(ships), 7.0, 1.0 + 1.6 * turns)
    return (SHIP * useful + 0.12 * (float(ships) - useful)) * unit_scale(turns)


def colony_plan(board: Board, seat: int, colonists: int, turns: float) -> float:
    """How near the colonists at hand bring the next colony."""
    founded = board.colony_count(seat)
    if founded == COLONIES:
        return 0.03 * float(min(colonists, 4))
    facts = board.facts
    target = members(board.unfounded(seat))[0]
    needs = float(facts.colonies[target].needs)
    have = float(board.figure(seat, FOUNDING)) + float(colonists) + 4.0
    ready = min(1.0, have / needs)
    gain = float(facts.colony_points[founded + 1] - facts.colony_points[founded]) + 0.8
    spare = max(0.0, have - needs)
    worth = (
        0.55 * gain * ready * ready
        + COLONIST * 0.5 * min(spare, 8.0)
        + COLONIST * 0.4 * float(min(colonists, 6))
    )
    return worth * min(1.0, turns / 2.0)


def tile_worth(board: Board, seat: int, tile: Tile, horizon: Horizon) -> float:
    """What a tile on the board would be worth to a seat."""
    turns = horizon.turns
    scale = unit_scale(turns)
    if tile.fields:
        full = EMPTY not in board.slots(seat)
        worth = (SPICE * float(tile.fields)) * scale + 0.14 * float(tile.fields) * min(1.0, turns / 12.0)
        if tile.spice >= 0 and not spices_to_grow(board, seat) >> tile.spice & 1:
            worth += 0.35 * min(1.0, turns / 12.0)
        if full:
            worth *= 0.55
        foreman = board.kept[seat] & board.facts.foremen
        return worth + float(tile.points) * (3.0 if foreman else 1.0)
    if tile.kind == "immediate":
        return immediate_worth(tile, horizon)
    return kept_worth(board, seat, tile, horizon)


def immediate_worth(tile: Tile, horizon: Horizon) -> float:
    """What a tile brings at once."""
    scale = unit_scale(horizon.turns)
    gain = tile.gain
    if tile.effect == "favor":
        return 1.7 * scale
    if tile.effect == "choose":
        return max(SHIP * float(gain.ships), COLONIST * float(gain.colonists)) * scale
    worth = (SHIP * 0.9 * float(gain.ships) + COLONIST * float(gain.colonists)) * scale
    worth += CARD * float(gain.expedition_cards) + EXTRA * float(gain.extra_action_cards)
    return worth + horizon.ducat * float(gain.ducats)


def kept_worth(board: Board, seat: int, tile: Tile, horizon: Horizon) -> float:
    """What a tile before a seat will bring."""
    if tile.kind == "red":
        return red_worth(board, seat, tile, horizon)
    if tile.kind == "endgame":
        return float(tile.points) + foreman_worth(board, seat, tile, horizon)
    if tile.effect == "duty":
        spices = float(min(count_of(board.spices(seat)), tile.amount))
        return min(1.0, horizon.turns / 4.0) * (1.3 + 0.2 * spices)
    if tile.effect == "vice_king":
        return 2.2 * min(1.0, horizon.turns)
    if tile.effect == "swap":
        return 1.1 * unit_scale(horizon.turns) if can_swap_later(board, horizon) else 0.0
    return 1.4 * unit_scale(horizon.turns)


def can_swap_later(board: Board, horizon: Horizon) -> bool:
    """Whether a Swap will still find a tile: the lots of the last round leave the board (5.2)."""
    if horizon.rounds:
        return True
    grid = board.grid
    return any([grid[cell] != EMPTY and cell not in board.markers for cell in range(len(grid))])


def red_worth(board: Board, seat: int, tile: Tile, horizon: Horizon) -> float:
    """Its gain in every round to come, and in a turn to come of this one if it was not used."""
    gain = tile.gain
    uses = horizon.rounds
    if horizon.soon and not board.turned[seat] >> tile.index & 1:
        uses += 1.0
    each = SHIP * 0.8 * float(gain.ships) + COLONIST * 0.8 * float(gain.colonists)
    each += horizon.ducat * float(gain.ducats) + SPICE * 0.7 * float(gain.spices)
    return uses * (each * 0.9 + CARD * 0.95 * float(gain.expedition_cards))


def foreman_worth(board: Board, seat: int, tile: Tile, horizon: Horizon) -> float:
    """Two more points for each single plantation, and hope for others."""
    if not tile.amount:
        return 0.0
    return 2.0 * float(single_plantations(board, seat)) + 0.8 * min(1.0, horizon.turns / 16.0)


def tiles_worth(board: Board, seat: int, horizon: Horizon) -> float:
    """What the tiles before a seat will still bring."""
    total = 0.0
    for tile in members(board.kept[seat]):
        found = board.facts.tiles[tile]
        if found.kind in ("red", "swap") or (found.kind != "endgame" and not board.turned[seat] >> tile & 1):
            total += kept_worth(board, seat, found, horizon)
        elif found.amount and found.kind == "endgame":
            total += 0.8 * min(1.0, horizon.turns / 16.0)
    return total


class Estate:
    """What a seat has on the board, in points, by what it comes from."""

    def __init__(self, board: Board, seat: int, horizon: Horizon) -> None:
        turns = horizon.turns
        rows = board.rows_of(seat)
        self.horizon: Final = horizon
        self.points: Final = (
            colony_points(board, seat)
            + plantation_points(board, seat)
            + duty_points(board, seat)
            + mission_points(board, seat)
        )
        self.columns: Final = [
            column_worth(board, seat, column, row, turns) for column, row in enumerate(rows)
        ]
        # What the next step of each marker brings.
        self.gains: Final = [
            step_gain(board, seat, column, rows, before, turns) for column, before in enumerate(self.columns)
        ]
        self.tiles: Final = tiles_worth(board, seat, horizon)
        self.plans: Final = plans(board, seat, turns, self.gains)
        self.spices: Final = spice_worth(board, seat, turns)
        self.ships: Final = ship_worth(board.ships[seat], turns)
        self.colony: Final = colony_plan(board, seat, board.colonists[seat], turns)
        self.extra: Final = EXTRA * float(board.extra[seat]) * min(1.0, turns)
        self.flag: Final = 0.15 * min(1.0, turns) if board.flag_owner == seat else 0.0

    def with_hand(self, hand_points: float, ducats: float) -> list[float]:
        """What it comes to with each term: points, development, tiles, goods, cards, ducats."""
        total = float(self.points)
        sums = [total]
        for worth in self.columns:
            total += worth
        sums.append(total)
        total += self.tiles
        sums.append(total)
        total += self.plans + self.spices
        total += self.ships + self.colony
        total += self.extra
        total += self.flag
        sums.append(total)
        total += hand_points
        sums.append(total)
        sums.append(total + self.horizon.ducat * ducats)
        return sums

    def in_all(self, hand_points: float, ducats: float) -> float:
        """Everything that the seat has."""
        return self.with_hand(hand_points, ducats)[-1]
