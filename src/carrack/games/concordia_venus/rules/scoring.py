"""What the gods give (5.3), for the final scoring, the interim scoring and the score sheet of the view."""

from __future__ import annotations

from carrack.games.concordia_venus.content.facts import (
    BRICK,
    GODS,
    GOODS,
    JUPITER,
    MARS,
    MERCURIUS,
    MINERVA,
    SATURNUS,
    VENUS,
    VESTA,
)
from carrack.games.concordia_venus.rules.production import houses_by_good
from carrack.games.concordia_venus.state.table import Board, ConcordiaTable
from carrack.kernel.messages import seat_thing
from carrack.kernel.table import NOBODY
from carrack.mechanics.bits import members


def wealth(board: Board, seat: int) -> int:
    """Sestertii and goods at their prices."""
    total = board.money[seat]
    for good in range(GOODS):
        total += board.goods[seat * GOODS + good] * board.facts.prices[good]
    return total


def provinces_with(board: Board, seat: int, houses: int) -> int:
    """In how many provinces a player has so many houses or more."""
    own = board.houses[seat]
    return sum([1 for cities in board.map.province_cities if (own & cities).bit_count() >= houses])


def shared_provinces(board: Board, seat: int) -> int:
    """In how many provinces both partners have a house."""
    own, other = board.houses[seat], board.houses[board.mate(seat)]
    return sum([1 for cities in board.map.province_cities if own & cities and other & cities])


def units(board: Board, seat: int, by_good: list[int]) -> list[int]:
    """What each god counts; Minerva counts by the card."""
    found = [0] * len(GODS)
    found[VESTA] = wealth(board, seat) // 10
    found[JUPITER] = sum(by_good) - by_good[BRICK]
    found[SATURNUS] = provinces_with(board, seat, 1)
    found[VENUS] = shared_provinces(board, seat) if board.team else provinces_with(board, seat, 2)
    found[MERCURIUS] = sum([1 for count in by_good if count])
    found[MARS] = board.colonists(seat)
    return found


def card_points(board: Board, seat: int, by_good: list[int]) -> list[int]:
    """The points of one card of each god, by god; Minerva has 0, because it goes by the card."""
    facts = board.facts
    counted = units(board, seat, by_good)
    points = facts.god_points_team if board.team else facts.god_points
    found = []
    for god, count in enumerate(counted):
        # The printed maximum of Venus is that of individual play; in a team it follows from the map.
        most = 0 if board.team and god == VENUS else facts.god_most[god]
        found.append(min(count * points[god], most) if most else count * points[god])
    return found


def scores_by_god(board: Board, seat: int) -> list[int]:
    """The points of a player's cards, in hand and on the pile, by god."""
    by_good = houses_by_good(board, seat, -1)
    each = card_points(board, seat, by_good)
    found = [0] * len(GODS)
    for index in members(board.all_cards(seat)):
        card = board.facts.cards[index]
        for god in card.gods:
            if god == MINERVA:
                found[god] += card.minerva_points * by_good[card.minerva_good]
            else:
                found[god] += each[god]
    return found


def score(board: Board, seat: int) -> int:
    """All points of a player, the Concordia card included."""
    bonus = board.facts.concordia if board.concordia == seat else 0
    return sum(scores_by_god(board, seat)) + bonus


def side_score(board: Board, seat: int) -> int:
    """The points of a player; partners' points count together (5.4)."""
    found = score(board, seat)
    return found + score(board, board.mate(seat)) if board.team else found


def final_scoring(table: ConcordiaTable) -> None:
    """Tell what everybody has; the result follows from the table (see `standings.py`)."""
    board = table.board
    board.turn = NOBODY
    if table.events is not None:
        if board.concordia == NOBODY:
            table.tell("no-end", {"count": board.round})
        for seat in range(board.seats):
            table.tell("scored", {"seat": seat_thing(seat), "count": score(board, seat)})
        for seat in range(board.seats // 2 if board.team else 0):
            who = {"seat": seat_thing(seat), "other": seat_thing(board.mate(seat))}
            table.tell("team-scored", {**who, "count": side_score(board, seat)})
