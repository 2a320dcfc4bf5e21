"""What a seat may know of a position, in whole numbers with names: for value nets and other learners.

Ducats are among them: they are not shown, but everybody can count them (`state/redeal.py`).
"""

from __future__ import annotations

from typing import Any, Final

from carrack.games.goa.content.facts import (
    COLONIES,
    COLUMNS,
    FOUNDING,
    HARVEST,
    ROWS,
    SLOTS,
    SPICES,
    Facts,
    Tile,
    count_of,
    kinds_in,
    shared,
    spice_count,
)
from carrack.games.goa.rules.development import MoveMarker
from carrack.games.goa.rules.founding import AddColonistsOrNot, SettleColony
from carrack.games.goa.rules.scoring import (
    duty_points,
    mission_points,
    single_plantations,
    symbol_points,
)
from carrack.games.goa.rules.spices import FillFields, FillHolding, HandIn, MixedHarvest, PaySpice
from carrack.games.goa.rules.tiles import PlantTile
from carrack.games.goa.state.table import AUCTIONS, EMPTY, Board, GoaTable
from carrack.games.goa.state.view import GoaView
from carrack.games.goa.think.evaluate import estates_of, evaluate_with, turns_left
from carrack.games.goa.think.worth import (
    CARD,
    EXTRA,
    FLAG,
    Estate,
    Horizon,
    can_swap_later,
    spices_to_grow,
    tile_worth,
)
from carrack.kernel.table import Ask, Step, to_move
from carrack.mechanics.bits import members
from carrack.mechanics.once_around import SILENT, AuctionAsk

SEATS: Final = 4
NOTHING: Final = -1_000_000
ROUNDS: Final = 8
STAGES: Final = 6
LOTS: Final = SEATS + 1
PARTS: Final = 20.0  # guesses at points and chances are written in twentieths
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
SWAP: Final = KEPT.index("swap")
# What is told of the next step in a column.
STEP: Final = ("spices-missing", "ships-missing", "not-growing", "payable", "gain", "first-reward")
PENDING: Final = ("to-place", "to-pay", "to-settle", "to-plant", "to-move")
AUCTION: Final = (
    *("auction", "highest-bid", "own-bid", "own-auction", "spoken", "lot-worth", "lot-worth-to-bidder"),
    *("to-speak", "richest-to-speak", "keenest-to-speak"),
)
LOT: Final = ("waits", "own", "worth", "worth-to-rival")


def feature_names(facts: Facts) -> list[str]:
    """The names of all features."""
    own = [f"own-{name}" for name in [*seat_names(facts), *hand_names(facts)]]
    others = [f"other{at}-{name}" for at in range(1, SEATS) for name in seat_names(facts)]
    return own + others + common_names()


def seat_names(facts: Facts) -> list[str]:
    """What is told of every player."""
    columns = facts.column_ids
    return [
        *("ships", "colonists", "extra", "ducats", "cards", "hand-room", "flag", "first", "turns", "moves"),
        *("points", "row-points", "actions-left", "worth"),
        *[f"worth-{name}" for name in ("tiles", "plans", "spices", "ships", "colony")],
        *[f"{column}-worth" for column in columns],
        *[f"{column}-row-{row + 1}" for column in columns for row in range(1, ROWS)],
        *[f"all-in-row-{row + 1}" for row in range(1, ROWS)],
        "in-lowest-row",
        *[f"{column}-{about}" for column in columns for about in STEP],
        *facts.spice_ids,
        *[f"grows-{spice}" for spice in facts.spice_ids],
        *("fields", "free-fields", "harvest", "plantations", "single-plantations"),
        *[colony.id for colony in facts.colonies],
        *[f"colonies-{count + 1}" for count in range(COLONIES)],
        *("colonists-missing", "founding-chance", "colonists-missing-2", "founding-chance-2"),
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
        *AUCTION,
        *[f"lot-{lot + 1}-{about}" for lot in range(LOTS) for about in LOT],
        *("rounds-left", "lead", "purse-lead"),
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
        self.chances: Final = founding_chances(facts)

    def of(self, table: GoaTable, seat: int) -> list[int]:
        """The features of a position as a seat knows it."""
        return self.with_estates(table, seat, estates_of(table.board, table.stack, seat))

    def with_value(self, table: GoaTable, seat: int) -> tuple[list[int], float]:
        """The features, and the hand-written evaluation of the same position."""
        estates = estates_of(table.board, table.stack, seat)
        return self.with_estates(table, seat, estates), evaluate_with(GoaView(table, seat), estates)

    def with_estates(self, table: GoaTable, seat: int, estates: list[Estate]) -> list[int]:
        """The features, with what everybody has on the board."""
        found: list[int] = []
        seats = table.board.seats
        own = self.seat(found, table, seat, estates[seat])
        self.hand(found, table, seat)
        best = NOTHING
        for step in range(1, SEATS):
            other = (seat + step) % seats
            if step < seats:
                best = max(best, self.seat(found, table, other, estates[other]))
            else:
                found += [0] * self.seat_width
        self.common(found, table, seat)
        self.auctions(found, table, seat, estates)
        found.append(int(estates[seat].horizon.rounds))
        found.append(own - best)
        purses = [table.ducats[other] for other in range(seats) if other != seat]
        found.append(table.ducats[seat] - max(purses))
        return found

    def seat(self, found: list[int], table: GoaTable, seat: int, estate: Estate) -> int:
        """What everybody may know of a player; all that it has, in parts of points."""
        board = table.board
        rows = board.rows_of(seat)
        count = table.hands[seat].bit_count()
        found.append(board.ships[seat])
        found.append(board.colonists[seat])
        found.append(board.extra[seat])
        found.append(table.ducats[seat])
        found.append(count)
        found.append(board.hand_limit(seat) - count)
        found.append(1 if board.flag_owner == seat else 0)
        found.append(1 if board.starter == seat else 0)
        found.append(turns_left(board, table.stack, seat, True) if table.stack else 0)
        found.append(1 if table.stack and to_move(table) == seat else 0)
        worth = self.worth(found, table, seat, rows, estate)
        for row in rows:
            for other in range(1, ROWS):
                found.append(1 if row >= other else 0)
        lowest = min(rows)
        for other in range(1, ROWS):
            found.append(1 if lowest >= other else 0)
        found.append(rows.count(lowest))
        access = spices_to_grow(board, seat)
        self.steps(found, board, seat, rows, access, estate.gains)
        self.stores(found, board, seat, access)
        self.colonies(found, board, seat)
        self.tiles(found, board, seat, estate.horizon)
        return worth

    def worth(self, found: list[int], table: GoaTable, seat: int, rows: list[int], estate: Estate) -> int:
        """What a player has, by what it comes from, in parts of points; the sum of all."""
        facts = self.facts
        extra = table.board.extra[seat]
        horizon = estate.horizon
        row_points = 0
        for row in rows:
            row_points += facts.row_points[row]
        points = row_points + estate.points
        parts = [estate.tiles, estate.plans, estate.spices, estate.ships, estate.colony]
        for column, row in enumerate(rows):
            parts.append(estate.columns[column] - float(facts.row_points[row]))
        total = float(points) + sum(parts)
        total += EXTRA * float(extra) + CARD * float(table.hands[seat].bit_count())
        total += horizon.ducat * float(table.ducats[seat])
        found.append(points)
        found.append(row_points)
        found.append(horizon.actions + extra)
        found.append(in_parts(total))
        for part in parts:
            found.append(in_parts(part))
        return in_parts(total)

    def steps(
        self, found: list[int], board: Board, seat: int, rows: list[int], access: int, gains: list[float]
    ) -> None:
        """What is missing for the next step in each column, what it brings, and whether one is the first."""
        facts = self.facts
        store = board.spices(seat)
        ships = board.ships[seat]
        for column in range(COLUMNS):
            row = rows[column] + 1
            if row >= ROWS:
                found += [0] * len(STEP)
                continue
            cost = board.costs[column][row]
            have = shared(store, cost)
            missing = count_of(cost) - count_of(have)
            fleet = max(0, facts.step_ships[column][row] - ships)
            first = row in facts.first_rows and not board.was_reached(column, row)
            found.append(missing)
            found.append(fleet)
            found.append((kinds_in(cost - have) & ~access).bit_count())
            found.append(0 if missing or fleet else 1)
            found.append(in_parts(gains[column]))
            found.append(1 if first else 0)

    def stores(self, found: list[int], board: Board, seat: int, access: int) -> None:
        """Spices, what may grow, fields, and what a harvest would bring."""
        facts = self.facts
        store = board.spices(seat)
        fields = 0
        for held in board.everything_held(seat):
            fields += facts.fields[held]
        for spice in range(SPICES):
            found.append(spice_count(store, spice))
        for spice in range(SPICES):
            found.append(access >> spice & 1)
        free = fields - count_of(store)
        found.append(fields)
        found.append(free)
        found.append(min(free, board.figure(seat, HARVEST)))
        found.append(SLOTS - board.slots(seat).count(EMPTY))
        found.append(single_plantations(board, seat))

    def colonies(self, found: list[int], board: Board, seat: int) -> None:
        """Which colonies and how many, and what the two easiest others lack before any card is shown."""
        unfounded = board.unfounded(seat)
        count = COLONIES - unfounded.bit_count()
        for colony in range(COLONIES):
            found.append(0 if unfounded >> colony & 1 else 1)
        for other in range(COLONIES):
            found.append(1 if count > other else 0)
        open_ = members(unfounded)
        have = board.figure(seat, FOUNDING) + board.colonists[seat]
        for at in range(2):
            if at < len(open_):
                missing = max(0, self.facts.colonies[open_[at]].needs - have)
                found.append(missing)
                found.append(self.chances[min(missing, len(self.chances) - 1)])
            else:
                found += [0, 0]

    def tiles(self, found: list[int], board: Board, seat: int, horizon: Horizon) -> None:
        """Tiles that can still be used, and the points of those that have been."""
        counts = [0] * len(KEPT)
        turned = board.turned[seat]
        for tile in members(board.kept[seat]):
            kind = self.kept[tile]
            if kind >= 0 and (self.facts.tiles[tile].kind != "once" or not turned >> tile & 1):
                counts[kind] += self.facts.tiles[tile].points or 1
        if counts[SWAP] and not can_swap_later(board, horizon):
            counts[SWAP] = 0
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
        """The number of players and the stage of the game."""
        board = table.board
        for seats in range(2, SEATS + 1):
            found.append(1 if board.seats == seats else 0)
        passed = min(board.phase, 1) * 4 + board.round
        for at in range(ROUNDS):
            found.append(1 if passed >= at else 0)
        for at in range(STAGES):
            found.append(1 if board.stage == at else 0)

    def auctions(self, found: list[int], table: GoaTable, seat: int, estates: list[Estate]) -> None:
        """The auction in progress, and the lots that wait for theirs."""
        board = table.board
        top = table.stack[-1] if table.stack else None
        now = EMPTY
        if isinstance(top, AuctionAsk):
            now = top.lot
            bidder = top.bidder()
            to_speak = [other for other in range(board.seats) if top.words[other] == SILENT and other != seat]
            found.append(1)
            found.append(top.highest())
            found.append(1 if bidder == seat and top.highest() else 0)
            found.append(1 if top.auctioneer == seat else 0)
            found.append(1 if top.words[seat] >= 0 else 0)
            found.append(lot_worth(board, now, seat, estates))
            found.append(lot_worth(board, now, bidder, estates) if top.highest() else 0)
            found.append(len(to_speak))
            found.append(max([table.ducats[other] for other in to_speak], default=0))
            found.append(max([lot_worth(board, now, other, estates) for other in to_speak], default=0))
        else:
            found += [0] * len(AUCTION)
        for lot in range(LOTS):
            if (
                board.stage <= AUCTIONS
                and lot < len(board.markers)
                and board.markers[lot] != EMPTY
                and lot != now
            ):
                found.append(1)
                found.append(1 if board.marker_owner(lot) == seat else 0)
                found.append(lot_worth(board, lot, seat, estates))
                found.append(
                    max(
                        [
                            lot_worth(board, lot, other, estates)
                            for other in range(board.seats)
                            if other != seat
                        ]
                    )
                )
            else:
                found += [0] * len(LOT)


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


def founding_chances(facts: Facts) -> list[int]:
    """The chance that two cards bring so many colonists or more, in parts of one."""
    colonists = [card.colonists for card in facts.cards]
    sums = [one + other for at, one in enumerate(colonists) for other in colonists[:at]]
    most = 2 * max(colonists)
    return [int(PARTS * len([1 for total in sums if total >= need]) / len(sums)) for need in range(most + 2)]


def in_parts(points: float) -> int:
    """A guess at points, in parts of one."""
    return int(PARTS * points)


def lot_worth(board: Board, lot: int, seat: int, estates: list[Estate]) -> int:
    """A guess at what the flag or a tile is worth to a player, in parts of points."""
    if lot == 0:
        return in_parts(FLAG)
    return in_parts(tile_worth(board, seat, board.tile_on(board.markers[lot]), estates[seat].horizon))
