"""Who won, god by god (5.3, 5.4)."""

from __future__ import annotations

from carrack.games.concordia_venus.content.facts import GODS
from carrack.games.concordia_venus.rules.scoring import scores_by_god, side_score
from carrack.games.concordia_venus.state.table import Board, ConcordiaTable
from carrack.kernel.standings import Category, Standings, rank


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
