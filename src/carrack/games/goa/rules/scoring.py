"""The points of a seat, category by category, and the result (3.0)."""

from __future__ import annotations

from typing import Final

from carrack.games.goa.content.facts import COLUMNS
from carrack.games.goa.state.table import EMPTY, Board, GoaTable
from carrack.kernel.messages import seat_thing
from carrack.kernel.standings import Category, Standings, rank
from carrack.mechanics.bits import members

CATEGORIES: Final = (
    "ships",
    "harvest",
    "taxes",
    "expedition",
    "founding",
    "colonies",
    "symbols",
    "ducats",
    "plantations",
    "duty",
    "missions",
)


def column_points(board: Board, seat: int, column: int) -> int:
    """By the row of the marker (3.1)."""
    return board.facts.row_points[board.row(seat, column)]


def colony_points(board: Board, seat: int) -> int:
    """By the number of colonies (3.2)."""
    return board.facts.colony_points[board.colony_count(seat)]


def symbol_points(board: Board, hand: int) -> int:
    """By the number of cards in hand with the same symbol, for each symbol (3.3)."""
    facts = board.facts
    counts = [0] * len(facts.symbol_ids)
    for card in members(hand):
        counts[facts.cards[card].symbol] += 1
    return sum([facts.symbol_points[count] for count in counts])


def most_ducats(board: Board, ducats: list[int], seat: int) -> int:
    """For the most ducats, tied players too (3.4)."""
    return board.facts.numbers.most_ducats if ducats[seat] == max(ducats) else 0


def single_plantations(board: Board, seat: int) -> int:
    """The single plantations of a seat, on the board or laid face down."""
    mask = board.singles[seat]
    for held in board.slots(seat):
        if held != EMPTY and board.facts.singles >> held & 1:
            mask |= 1 << held
    return mask.bit_count()


def plantation_points(board: Board, seat: int) -> int:
    """For each single plantation, more with the Foreman (3.5)."""
    each = board.facts.numbers.single
    for tile in members(board.kept[seat] & board.facts.foremen):
        each = max(each, board.facts.tiles[tile].amount)
    return each * single_plantations(board, seat)


def duty_points(board: Board, seat: int) -> int:
    """For fulfilled duties (3.6)."""
    fulfilled = board.kept[seat] & board.turned[seat] & board.facts.duties
    return sum([board.facts.tiles[tile].points for tile in members(fulfilled)])


def mission_points(board: Board, seat: int) -> int:
    """What is printed on the missions (3.7)."""
    return sum([board.facts.tiles[tile].points for tile in members(board.kept[seat] & board.facts.missions)])


def points(table: GoaTable, seat: int) -> list[int]:
    """The points of a seat in the order of CATEGORIES."""
    board = table.board
    found = [column_points(board, seat, column) for column in range(COLUMNS)]
    found.append(colony_points(board, seat))
    found.append(symbol_points(board, table.hands[seat]))
    found.append(most_ducats(board, table.ducats, seat))
    found.append(plantation_points(board, seat))
    found.append(duty_points(board, seat))
    found.append(mission_points(board, seat))
    return found


def final_scoring(table: GoaTable) -> None:
    """Everybody shows ducats and cards, and the points are told (3.0)."""
    table.shown += 1
    if table.events is None:
        return
    for seat in range(table.seats):
        total = sum(points(table, seat))
        args: dict[str, str | int] = {"seat": seat_thing(seat), "points": total, "ducats": table.ducats[seat]}
        table.tell("scored", args)


def standings(table: GoaTable) -> Standings:
    """Most points win, then most ducats; whoever is still equal shares the victory (3.0)."""
    seats = range(table.seats)
    rows = [points(table, seat) for seat in seats]
    scores = [sum(row) for row in rows]
    categories = [Category(name, [rows[seat][at] for seat in seats]) for at, name in enumerate(CATEGORIES)]
    categories.append(Category("money", list(table.ducats)))
    places = rank(list(zip(scores, table.ducats, strict=True)))
    tied = {table.ducats[seat] for seat in seats if scores[seat] == max(scores)}
    return Standings(scores, places, categories, "money" if len(tied) > 1 else "")
