"""Looking back at a match that is over: charts, the proof of its chance, positions to analyse; hints."""

from __future__ import annotations

from carrack.kernel.chance import Key, commitment
from carrack.kernel.history import positions
from carrack.kernel.match import DriftError, Match
from carrack.kernel.rules import Rules
from carrack.kernel.saves import replay
from carrack.review.advice import ALL_OPEN, LineError, Standpoint
from carrack.review.records import Advised, Made
from carrack.server.matches.loaded import LoadedMatch
from carrack.server.matches.showing import proof_of
from carrack.server.matches.state import actions_said, position_record
from carrack.server.records.basics import ActionSaid
from carrack.server.records.problems import ProblemError
from carrack.server.records.review import Analyse, Charts, Draw, Hint, Line, Verification
from carrack.server.records.state import Position

MOST_POINTS = 150
"""Positions in a chart; of a longer match some are left out."""


class RecordingKey(Key):
    """A key that notes every draw."""

    def __init__(self, secret: str, nonces: tuple[str, ...]) -> None:
        super().__init__(secret, nonces)
        self.drawn: list[Draw] = []

    def below(self, bound: int, purpose: str, counter: int) -> int:
        result = super().below(bound, purpose, counter)
        self.drawn.append(Draw(purpose, counter, bound, result))
        return result


def verification_of(loaded: LoadedMatch) -> Verification:
    """Play the match again from its secret, and list every draw on the way."""
    match = loaded.begun()
    key = RecordingKey(loaded.secret, tuple(loaded.nonces)) if loaded.secret else None
    try:
        again = Match(match.rules, match.setup, match.seed, key, match.start)
        replay(again, match.choices)
        fits = key is None or commitment(key.secret) == proof_of(loaded).commitment
    except DriftError:
        fits = False
    return Verification(proof_of(loaded), [] if key is None else key.drawn, fits)


def actions_in(rules: Rules, moves: list[Advised]) -> dict[str, ActionSaid]:
    """The actions that moves and their lines name."""
    return actions_said(rules, {do for one in moves for do in (*one.move, *[made.do for made in one.line])})


def hint_of(rules: Rules, moves: list[Advised]) -> Hint:
    """A hint with its actions in words."""
    return Hint(moves, actions_in(rules, moves))


def standpoint_of(loaded: LoadedMatch, user: int, wish: Analyse) -> Standpoint:
    """The position from which somebody wants to analyse. A running match gives nothing to anybody.

    While a file of one's own runs a seat's eyes must do.
    """
    match = loaded.begun()
    if not loaded.opened_to(user) or (loaded.status != "over" and wish.eyes == ALL_OPEN):
        raise ProblemError(409, "problem-not-over", {"status": loaded.status})
    if wish.eyes >= len(loaded.seats):
        raise ProblemError(422, "problem-seats", {"count": len(loaded.seats)})
    return Standpoint(match.rules, match.setup, match.position(wish.at), wish.eyes)


def lines_in(wish: Analyse) -> list[list[Made]]:
    """The lines of a wish."""
    return [[Made(one.seat, one.do) for one in line] for line in wish.lines]


def after_lines(standpoint: Standpoint, wish: Analyse) -> Standpoint:
    """Where the lines of a wish lead."""
    try:
        return standpoint.after_all(lines_in(wish))
    except LineError as error:
        raise ProblemError(422, "problem-variation", {"what": str(error)[:200]}) from error


def position_after(match: Match, standpoint: Standpoint, at: int) -> Position:
    """A position that a line leads to, to look at."""
    return position_record(match, standpoint.table, standpoint.eyes, at, None)


def charts_of(match: Match) -> Charts:
    """Scores, points by category, and everybody's pieces by kind and face, over the match."""
    every = -(-len(match.choices) // MOST_POINTS) or 1
    at: list[int] = []
    scores: dict[tuple[str, str, int], dict[int, int]] = {}
    points: dict[tuple[str, str, int], dict[int, int]] = {}
    belongings: dict[tuple[str, str, int], dict[int, int]] = {}
    for number, table in positions(match):
        if number % every and number != len(match.choices):
            continue
        column = len(at)
        at.append(number)
        standings = match.rules.standings(table)
        for seat, score in enumerate(standings.scores):
            scores.setdefault(("score", "", seat), {})[column] = score
        for category in standings.categories:
            for seat, value in enumerate(category.values):
                points.setdefault((category.name, "", seat), {})[column] = value
        for seat in range(match.setup.seats):
            for piece in match.rules.scene(match.rules.view(table, seat)).pieces:
                if piece.owner == seat:
                    line = belongings.setdefault((piece.kind, piece.face, seat), {})
                    line[column] = line.get(column, 0) + (1 if piece.badge is None else piece.badge)
    return Charts(at, lines_of(scores, len(at)), lines_of(points, len(at)), lines_of(belongings, len(at)))


def lines_of(found: dict[tuple[str, str, int], dict[int, int]], length: int) -> list[Line]:
    """The lines in order; where nothing was noted there was nothing."""
    return [
        Line(kind, face, seat, [values.get(column, 0) for column in range(length)])
        for (kind, face, seat), values in sorted(found.items())
    ]
