"""A review as records: what the terminal, reports, the server and the page show. Seats are counted from 0."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Mark = Literal["", "inaccuracy", "mistake", "blunder"]


class Point(Struct, frozen=True):
    """How everybody stands after so many choices, as it was; `chances` together are 1.

    `known` is the same as the seat that decides then can know it; nothing where nobody decides.
    """

    at: int
    seat: int
    chances: list[float]
    known: list[float]
    scores: list[float]


class Fortune(Struct, frozen=True):
    """What chance changed with a choice, for the side of each seat; `at` 0 is the deal."""

    at: int
    seat: int
    change: list[float]


class Made(Struct, frozen=True):
    """A choice in a line, in notation."""

    seat: int
    do: str


class TermChange(Struct, frozen=True):
    """A term of the game's judgement, and by how much it is better at the end of the best line.

    The unit is that of the judgement: 1 is a clear lead.
    """

    term: str
    difference: float


class Cost(Struct, frozen=True):
    """What a complete move cost its seat, in chance of winning, with its interval at 95 %.

    `at` choices had been made before it. It is `close` if the interval reaches zero: too close to call.
    """

    at: int
    seat: int
    options: int
    played: list[str]
    better: list[str]
    chance: float
    cost: float
    low: float
    high: float
    close: bool
    mark: Mark
    line: list[Made]
    reasons: list[TermChange]


class Account(Struct, frozen=True):
    """A seat's story: start, luck, own and others' choices add up to the result."""

    seat: int
    start: float
    luck: float
    own: float
    others: float
    result: float


class Accuracy(Struct, frozen=True):
    """How well a seat played: the mean cost of its moves with its interval, and the level that plays so.

    `levels` are those whose mean cost lies in the interval; both are empty where no level was measured.
    """

    seat: int
    moves: int
    loss: float
    low: float
    high: float
    inaccuracies: int
    mistakes: int
    blunders: int
    level: str
    levels: list[str]


class Review(Struct, frozen=True):
    """A whole review; `refined` tells whether costs were measured in lines, or only looked at."""

    game: str
    seats: int
    options: dict[str, str]
    choices: int
    sides: list[int]
    refined: bool
    points: list[Point]
    fortunes: list[Fortune]
    costs: list[Cost]
    accounts: list[Account]
    accuracy: list[Accuracy]


class Advised(Struct, frozen=True):
    """A move that is worth considering: what it promises, how it goes on, and why.

    `chance` is that of the side of the seat that decides, `points` its expected final score, where one was
    learned. `reasons` are terms by which it is better than the best of the others; of a move that is worse
    than the best they tell what it lacks. It is `close` if the tables can't tell it from the best.
    """

    move: list[str]
    chance: float
    points: float | None
    close: bool
    reasons: list[TermChange]
    line: list[Made]


class Advice(Struct, frozen=True):
    """How everybody stands in a position, and the best moves, after a look at so many tables.

    `seat` decides; -1: nobody, or somebody whose options the viewer can't know. `eyes` are those of a seat,
    or -1: all cards are open. Where moves are known, `chances` and `points`, the expected final scores, are
    those after the best one; points are empty where none were learned.
    """

    seat: int
    eyes: int
    tables: int
    chances: list[float]
    points: list[float]
    moves: list[Advised]
