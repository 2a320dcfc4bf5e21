"""What a seat may know of a position, in whole numbers with names: for value nets and other learners.

Ducats are among them: they are not shown, but everybody can count them (`state/redeal.py`).
"""

from __future__ import annotations

from typing import Any, Final

from carrack.games.goa.content.facts import (
    COLONIES,
    COLUMNS,
    FOUNDING,
    ROWS,
    SLOTS,
    SPICES,
    Facts,
    Tile,
    count_of,
    shared,
    spice_count,
)
from carrack.games.goa.rules.development import MoveMarker
from carrack.games.goa.rules.founding import AddColonistsOrNot, SettleColony
from carrack.games.goa.rules.scoring import (
    colony_points,
    duty_points,
    mission_points,
    plantation_points,
    single_plantations,
    symbol_points,
)
from carrack.games.goa.rules.spices import FillFields, FillHolding, HandIn, MixedHarvest, PaySpice
from carrack.games.goa.rules.tiles import PlantTile
from carrack.games.goa.state.table import AUCTIONS, EMPTY, EXTRA_ACTIONS, FIRST_ACTION, Board, GoaTable
from carrack.games.goa.think.evaluate import turns_left
from carrack.games.goa.think.worth import Horizon, tile_worth
from carrack.kernel.table import Ask, Step, to_move
from carrack.mechanics.bits import members
from carrack.mechanics.once_around import AuctionAsk

SEATS: Final = 4
ROUNDS: Final = 8
STAGES: Final = 6
QUARTERS: Final = 4.0  # guesses at points are written in quarters
# What players keep before them, by the kind of its use.
KEPT: Final = (
    "ships-tile",
    "colonists-tile",
    "ducats-tile",
    "spices-tile",
    "expedition-tile",
    "duty",
    "swap",
    "espionage",
    "extra-harvest",
    "resupply",
    "vice-king",
    "foreman",
    "mission",
)
PENDING: Final = ("to-place", "to-pay", "to-settle", "to-plant", "to-move")


def feature_names(facts: Facts) -> list[str]:
    """The names of all features."""
    own = [f"own-{name}" for name in [*seat_names(facts), *hand_names(facts)]]
    others = [f"other{at}-{name}" for at in range(1, SEATS) for name in seat_names(facts)]
    return own + others + common_names()


def seat_names(facts: Facts) -> list[str]:
    """What is told of every player."""
    columns = facts.column_ids
    return [
        *("ships", "colonists", "extra", "ducats", "cards", "points", "flag", "first", "turns", "moves"),
        *[f"{column}-row-{row + 1}" for column in columns for row in range(1, ROWS)],
        *[f"all-in-row-{row + 1}" for row in range(1, ROWS)],
        *[f"{column}-spices-missing" for column in columns],
        *[f"{column}-ships-missing" for column in columns],
        *[f"{column}-payable" for column in columns],
        *facts.spice_ids,
        *[f"grows-{spice}" for spice in facts.spice_ids],
        *("fields", "free-fields", "plantations", "single-plantations"),
        *[colony.id for colony in facts.colonies],
        *[f"colonies-{count + 1}" for count in range(COLONIES)],
        "colonists-missing",
        *[f"has-{kind}" for kind in KEPT],
        "fulfilled-points",
    ]


def hand_names(facts: Facts) -> list[str]:
    """What only the seat itself knows."""
    return [
        *[f"card-{effect}" for effect in effects_of(facts)],
        *("symbol-points", "most-of-a-symbol", "symbols", "card-played"),
        *PENDING,
    ]


def common_names() -> list[str]:
    """What concerns all."""
    return [
        *[f"for-{seats}" for seats in range(2, SEATS + 1)],
        *[f"round-{at + 1}" for at in range(ROUNDS)],
        *[f"stage-{at + 1}" for at in range(STAGES)],
        *("auction", "highest-bid", "own-bid", "own-auction", "spoken", "lot-worth", "lot-worth-to-bidder"),
        *("own-lots", "own-lots-worth", "other-lots", "other-lots-worth", "rounds-left"),
    ]


def effects_of(facts: Facts) -> list[str]:
    """The effects of expedition cards."""
    return list(dict.fromkeys([card.effect for card in facts.cards]))


def kind_kept(tile: Tile) -> int:
    """Where a tile that is kept belongs in KEPT, or -1."""
    if tile.kind == "red":
        gain = tile.gain
        counts = [gain.ships, gain.colonists, gain.ducats, gain.spices, gain.expedition_cards]
        return counts.index(max(counts))
    if tile.kind == "endgame":
        return KEPT.index("foreman") if tile.amount else KEPT.index("mission")
    kind = tile.effect.replace("_", "-")
    return KEPT.index(kind) if kind in KEPT else -1


class Features:
    """Reads the features of positions."""

    def __init__(self, facts: Facts) -> None:
        self.facts: Final = facts
        self.names: Final = feature_names(facts)
        self.kept: Final = [kind_kept(tile) for tile in facts.tiles]
        effects = effects_of(facts)
        self.effects: Final = [effects.index(card.effect) for card in facts.cards]
        self.effect_count: Final = len(effects)
        self.seat_width: Final = len(seat_names(facts))

    def of(self, table: GoaTable, seat: int) -> list[int]:
        """The features of a position as a seat knows it."""
        found: list[int] = []
        board = table.board
        seats = board.seats
        self.seat(found, table, seat)
        self.hand(found, table, seat)
        for step in range(1, SEATS):
            if step < seats:
                self.seat(found, table, (seat + step) % seats)
            else:
                found += [0] * self.seat_width
        self.common(found, table, seat)
        return found

    def seat(self, found: list[int], table: GoaTable, seat: int) -> None:
        """What everybody may know of a player."""
        board = table.board
        facts = self.facts
        rows = board.rows_of(seat)
        points = colony_points(board, seat) + plantation_points(board, seat)
        for row in rows:
            points += facts.row_points[row]
        found.append(board.ships[seat])
        found.append(board.colonists[seat])
        found.append(board.extra[seat])
        found.append(table.ducats[seat])
        found.append(table.hands[seat].bit_count())
        found.append(points)
        found.append(1 if board.flag_owner == seat else 0)
        found.append(1 if board.starter == seat else 0)
        found.append(turns_left(table.board, table.stack, seat, True) if table.stack else 0)
        found.append(1 if table.stack and to_move(table) == seat else 0)
        for row in rows:
            for other in range(1, ROWS):
                found.append(1 if row >= other else 0)
        lowest = min(rows)
        for other in range(1, ROWS):
            found.append(1 if lowest >= other else 0)
        self.steps(found, board, seat, rows)
        self.stores(found, board, seat)
        self.colonies(found, board, seat)
        self.tiles(found, board, seat)

    def steps(self, found: list[int], board: Board, seat: int, rows: list[int]) -> None:
        """What is missing for the next step in each column."""
        facts = self.facts
        store = board.spices(seat)
        ships = board.ships[seat]
        spices_missing: list[int] = []
        ships_missing: list[int] = []
        payable: list[int] = []
        for column in range(COLUMNS):
            row = rows[column] + 1
            if row >= ROWS:
                spices_missing.append(0)
                ships_missing.append(0)
                payable.append(0)
                continue
            cost = board.costs[column][row]
            missing = count_of(cost) - count_of(shared(store, cost))
            fleet = max(0, facts.step_ships[column][row] - ships)
            spices_missing.append(missing)
            ships_missing.append(fleet)
            payable.append(0 if missing or fleet else 1)
        found += spices_missing
        found += ships_missing
        found += payable

    def stores(self, found: list[int], board: Board, seat: int) -> None:
        """Spices, what may grow, and fields."""
        facts = self.facts
        store = board.spices(seat)
        access = 0
        fields = 0
        plantations = 0
        for holding, held in enumerate(board.everything_held(seat)):
            if held != EMPTY:
                access |= facts.allowed[held]
                fields += facts.fields[held]
                plantations += 1 if holding < SLOTS else 0
        for spice in range(SPICES):
            found.append(spice_count(store, spice))
        for spice in range(SPICES):
            found.append(access >> spice & 1)
        found.append(fields)
        found.append(fields - count_of(store))
        found.append(plantations)
        found.append(single_plantations(board, seat))

    def colonies(self, found: list[int], board: Board, seat: int) -> None:
        """Which colonies and how many, and how many colonists the easiest other one lacks."""
        unfounded = board.unfounded(seat)
        count = COLONIES - unfounded.bit_count()
        missing = 0
        for colony in range(COLONIES):
            found.append(0 if unfounded >> colony & 1 else 1)
        for other in range(COLONIES):
            found.append(1 if count > other else 0)
        if unfounded:
            needs = self.facts.colonies[members(unfounded)[0]].needs
            missing = max(0, needs - board.figure(seat, FOUNDING) - board.colonists[seat])
        found.append(missing)

    def tiles(self, found: list[int], board: Board, seat: int) -> None:
        """Tiles that can still be used, and the points of those that have been."""
        counts = [0] * len(KEPT)
        turned = board.turned[seat]
        for tile in members(board.kept[seat]):
            kind = self.kept[tile]
            if kind >= 0 and (self.facts.tiles[tile].kind != "once" or not turned >> tile & 1):
                counts[kind] += self.facts.tiles[tile].points or 1
        found += counts
        found.append(duty_points(board, seat) + mission_points(board, seat))

    def hand(self, found: list[int], table: GoaTable, seat: int) -> None:
        """The seat's own cards, and what it is in the middle of."""
        facts = self.facts
        counts = [0] * self.effect_count
        symbols = [0] * len(facts.symbol_ids)
        hand = table.hands[seat]
        for card in members(hand):
            counts[self.effects[card]] += 1
            symbols[facts.cards[card].symbol] += 1
        found += counts
        found.append(symbol_points(table.board, hand))
        found.append(max(symbols))
        found.append(len([1 for count in symbols if count]))
        found.append(1 if table.board.played else 0)
        pending = [0] * len(PENDING)
        for step in table.stack:
            note_pending(pending, table, step, seat)
        found += pending

    def common(self, found: list[int], table: GoaTable, seat: int) -> None:
        """The stage of the game, and the auctions."""
        board = table.board
        for seats in range(2, SEATS + 1):
            found.append(1 if board.seats == seats else 0)
        passed = min(board.phase, 1) * 4 + board.round
        for at in range(ROUNDS):
            found.append(1 if passed >= at else 0)
        for at in range(STAGES):
            found.append(1 if board.stage == at else 0)
        top = table.stack[-1] if table.stack else None
        lots = [0] * 4
        if isinstance(top, AuctionAsk) or (board.stage <= AUCTIONS and table.stack):
            horizon = Horizon(board, seat, EXTRA_ACTIONS - FIRST_ACTION)
            now = -1
            if isinstance(top, AuctionAsk):
                now = top.lot
                worth = lot_worth(board, now, seat, horizon)
                bidder = top.bidder()
                found.append(1)
                found.append(top.highest())
                found.append(1 if bidder == seat and top.highest() else 0)
                found.append(1 if top.auctioneer == seat else 0)
                found.append(1 if top.words[seat] >= 0 else 0)
                found.append(worth)
                found.append(lot_worth(board, now, bidder, horizon) if top.highest() else 0)
            else:
                found += [0] * 7
            for lot, cell in enumerate(board.markers):
                if cell != EMPTY and lot != now:
                    own = 0 if board.marker_owner(lot) == seat else 2
                    lots[own] += 1
                    lots[own + 1] += lot_worth(board, lot, seat, horizon)
        else:
            found += [0] * 7
        found += lots
        found.append(ROUNDS - passed)


def note_pending(pending: list[int], table: GoaTable, step: Step[Any], seat: int) -> None:
    """What the seat has begun and not finished."""
    if isinstance(step, MoveMarker):
        if step.seat == seat:
            pending[4] += 1
        return
    if not isinstance(step, Ask) or step.seat != seat:
        return
    if isinstance(step, FillFields | MixedHarvest):
        pending[0] += step.left
    elif isinstance(step, FillHolding):
        pending[0] += table.board.room(seat, step.holding)
    elif isinstance(step, PaySpice):
        pending[1] += step.count
    elif isinstance(step, HandIn):
        pending[1] += step.left
    elif isinstance(step, SettleColony | AddColonistsOrNot):
        pending[2] += 1
    elif isinstance(step, PlantTile):
        pending[3] += 1


def lot_worth(board: Board, lot: int, seat: int, horizon: Horizon) -> int:
    """A guess at what the flag or a tile is worth to a player."""
    if lot == 0:
        return 4
    return int(QUARTERS * tile_worth(board, seat, board.tile_on(board.markers[lot]), horizon))
