"""A match that is over: its charts, its review, and the proof of its chance."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from carrack.review.records import Advice, Advised, Review
from carrack.server.records.basics import ActionSaid, Looking, Notation, Record, SeatNumber, Version
from carrack.server.records.state import Proof


class Line(Record, frozen=True):
    """One line of a chart: a number for each seat's position in time."""

    kind: str
    face: str
    seat: int
    values: list[int]


class Charts(Record, frozen=True):
    """Scores, points by category and what everybody had, over the positions `at`; told at the end."""

    at: list[int]
    scores: list[Line]
    points: list[Line]
    belongings: list[Line]


class Draw(Record, frozen=True):
    """A use of chance: which stream, how many times before, out of how many, and what came."""

    purpose: str
    counter: int
    bound: int
    result: int


class Verification(Record, frozen=True):
    """The proof, and every draw that the page can compute again; `fits` is what the server found."""

    proof: Proof
    draws: list[Draw]
    fits: bool


class LineChoice(Record, frozen=True):
    """A choice in a line that is played from a position."""

    seat: SeatNumber
    do: Notation


class Analyse(Record, frozen=True):
    """A position to analyse: after so many choices of a match, and after lines from there, one by one.

    `eyes` are those of a seat, or -1: all cards are open. Each line is played on a table that the eyes could
    believe in, so that what an analysis expected to follow can be followed.
    """

    at: Version
    eyes: Looking = -1
    lines: Annotated[list[Annotated[list[LineChoice], Meta(max_length=100)]], Meta(max_length=10)] = []


class AnalysisNow(Record, frozen=True):
    """What is known of a position so far; it is whole when no more tables are looked at.

    `actions` are those that the moves and their lines name, by notation.
    """

    advice: Advice
    whole: bool
    actions: dict[str, ActionSaid]


class Hint(Record, frozen=True):
    """The moves that look best for a seat as far as it can know, the best first; `actions` by notation."""

    moves: list[Advised]
    actions: dict[str, ActionSaid]


class ReviewNow(Record, frozen=True):
    """A review as far as it is: of so many moves so many are judged. It is whole when it is `refined`.

    First it has chances as they were, then accounts and what could be known too.

    `actions` are those that the costs name, by notation.
    """

    review: Review
    judged: int
    moves: int
    actions: dict[str, ActionSaid]
