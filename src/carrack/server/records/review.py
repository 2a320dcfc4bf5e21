"""A match that is over: its charts, its review, and the proof of its chance."""

from __future__ import annotations

from carrack.review.records import Review
from carrack.server.records.basics import ActionSaid, Record
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


class ReviewNow(Record, frozen=True):
    """A review as far as it is: of so many moves so many are judged. It is whole when it is `refined`.

    First it has chances as they were, then accounts and what could be known too.

    `actions` are those that the costs name, by notation.
    """

    review: Review
    judged: int
    moves: int
    actions: dict[str, ActionSaid]
