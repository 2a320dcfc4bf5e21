"""The end of the game, what the gods give, and who won (5)."""

from __future__ import annotations

from typing import Final

from carrack.games.concordia_venus.content.facts import (
    BRICK,
    GODS,
    JUPITER,
    MARS,
    MERCURIUS,
    MINERVA,
    NO_CARD,
    SATURNUS,
    VENUS,
    VESTA,
)
from carrack.games.concordia_venus.state.table import NOT_SCORED, Board, ConcordiaTable
from carrack.kernel.messages import seat_thing
from carrack.kernel.standings import Category, Standings, rank
from carrack.kernel.table import NOBODY, Step
from carrack.mechanics.bits import members

# The end (5.2)


def house_was_built(table: ConcordiaTable, seat: int) -> None:
    """The 15th house of a player ends the game (5.2)."""
    if not table.board.houses_left(seat):
        begin_last_turns(table, seat)


def card_was_bought(table: ConcordiaTable, seat: int) -> None:
    """The last card of the display ends the game; that is looked at with every purchase (5.2, R39)."""
    board = table.board
    if all([card == NO_CARD for card in board.display]) and not board.stock():
        begin_last_turns(table, seat)


def begin_last_turns(table: ConcordiaTable, seat: int) -> None:
    """The Concordia card for whoever ends the game; one more turn for every other player or team (5.2).

    A second end has no effect (R37).
    """
    board = table.board
    if board.concordia != NOBODY:
        return
    board.concordia = seat
    board.turns_left = board.sides() - 1
    if table.events is not None:
        table.tell("concordia", {"seat": seat_thing(seat), "count": board.turns_left})


# The gods (5.3)


def wealth(board: Board, seat: int) -> int:
    """Sestertii and goods at their prices."""
    return board.money[seat] + board.facts.worth(board.goods_of(seat))


def provinces(board: Board, seat: int) -> tuple[int, int]:
    """How many provinces count for Saturnus, with a house, and for Venus, with two.

    In a team Venus counts those in which both partners have a house.
    """
    saturnus = venus = 0
    partners = board.houses[board.mate(seat)] if board.team else 0
    for cities in board.map.province_cities:
        own = board.houses[seat] & cities
        if own:
            saturnus += 1
            if partners & cities if board.team else own.bit_count() > 1:
                venus += 1
    return saturnus, venus


def card_points(board: Board, seat: int, by_good: list[int]) -> list[int]:
    """The points of one card of each god, by god; Minerva has 0, because it goes by the card."""
    facts = board.facts
    found = [0] * len(GODS)
    found[VESTA] = wealth(board, seat) // 10
    found[JUPITER] = sum(by_good) - by_good[BRICK]
    found[SATURNUS], found[VENUS] = provinces(board, seat)
    found[MERCURIUS] = sum([1 for count in by_good if count])
    found[MARS] = board.colonists(seat)
    points = facts.god_points_team if board.team else facts.god_points
    for god in range(MINERVA):
        found[god] *= points[god]
        # The printed maximum of Venus is that of individual play; in a team it follows from the map.
        if facts.god_most[god] and not (board.team and god == VENUS):
            found[god] = min(found[god], facts.god_most[god])
    return found


def scores_by_god(board: Board, seat: int) -> list[int]:
    """The points of a player's cards, in hand and on the pile, by god."""
    by_good = board.houses_by_good(seat)
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
    """Tell what everybody has; the result follows from the table (`standings`)."""
    board = table.board
    board.turn = NOBODY
    if table.events is not None:
        if board.concordia == NOBODY:
            table.tell("no-end", {"count": board.round})
        for seat in range(board.seats):
            table.tell("scored", {"seat": seat_thing(seat), "count": score(board, seat)})
        for seat in range(board.sides() if board.team else 0):
            who = {"seat": seat_thing(seat), "other": seat_thing(board.mate(seat))}
            table.tell("team-scored", {**who, "count": side_score(board, seat)})


# The interim scoring for newcomers (5.1)


class InterimScoring(Step[ConcordiaTable]):
    """A player's first Tribune is resolved: the player scores as at the end (5.1, R40).

    When everybody has, first and second place are paid and all counters go back (R41).
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def resume(self, table: ConcordiaTable) -> None:
        board = table.board
        scores = list(board.interim)
        scores[self.seat] = score(board, self.seat)
        board.interim = tuple(scores)
        if table.events is not None:
            table.tell("interim-scored", {"seat": seat_thing(self.seat), "count": scores[self.seat]})
        if NOT_SCORED not in scores:
            pay_places(table)


def pay_places(table: ConcordiaTable) -> None:
    """Two sestertii for the first place, one for the second; whoever shares a place has it in full."""
    board = table.board
    for seat, points in enumerate(board.interim):
        place = sum([1 for other in board.interim if other > points])
        if place < len(board.facts.interim):
            pay = board.facts.interim[place]
            board.money[seat] += pay
            if table.events is not None:
                table.tell("interim-paid", {"seat": seat_thing(seat), "place": place + 1, "count": pay})
    board.interim = (NOT_SCORED,) * board.seats
    board.interim_paid = True


# Who won (5.4)


def magnus_ranks(board: Board) -> list[int]:
    """The higher, the sooner a seat would have the Praefectus Magnus; partners share the better one (R38)."""
    seats = board.seats
    own = [seats - (board.magnus - seat) % seats for seat in range(seats)]
    if not board.team:
        return own
    return [max(own[seat], own[board.mate(seat)]) for seat in range(seats)]


def standings(table: ConcordiaTable) -> Standings:
    """Most points win, partners' points together; the Praefectus Magnus decides a tie (5.4)."""
    board = table.board
    seats = range(board.seats)
    by_god = [scores_by_god(board, seat) for seat in seats]
    bonus = [board.facts.concordia if board.concordia == seat else 0 for seat in seats]
    own = [sum(by_god[seat]) + bonus[seat] for seat in seats]
    scores = [side_score(board, seat) for seat in seats]
    ranks = magnus_ranks(board)
    categories = [Category(god, [by_god[seat][at] for seat in seats]) for at, god in enumerate(GODS)]
    categories.append(Category("concordia", bonus))
    if board.team:
        categories.append(Category("own", own))
    categories.append(Category("praefectus", ranks))
    teams = [board.team_of(seat) for seat in seats]
    places = rank(list(zip(scores, ranks, strict=True)), teams)
    first = {teams[seat] for seat in seats if scores[seat] == max(scores)}
    return Standings(scores, places, categories, "praefectus" if len(first) > 1 else "", teams)
