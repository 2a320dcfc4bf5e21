"""The best moves of a position, what they promise and why: for hints, and for the analysis board.

All moves meet the same tables with the same chance, and every further table makes the figures more exact.
Looked at through a seat's eyes these are tables that the seat could believe in, so that equal knowledge gets
equal advice; with all cards open it is the true table, with fresh chance.

A `look` at the position names the moves, a `sample` is what one table tells about them: pieces of work that
any process can do. A `Study` puts them together.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from statistics import fmean, stdev
from typing import Final

from msgspec import Struct

from carrack.arena.games import seed_of
from carrack.bots.judge import chance_of
from carrack.bots.moves import Move, Scout
from carrack.kernel.actions import UnknownActionError
from carrack.kernel.match import take_for
from carrack.kernel.perspective import Perspective, own_ask_first, why_not
from carrack.kernel.rules import Rules, Setup
from carrack.kernel.table import NOBODY, Table, Together, advance, open_asks
from carrack.review.costs import FIRST_LOOK, OUTCOMES, student
from carrack.review.lines import play_line
from carrack.review.outlook import Outlook, of_sides
from carrack.review.reasons import in_notation, largest, terms
from carrack.review.records import Advice, Advised, Made

ALL_OPEN: Final = -1
CANDIDATES: Final = 5
HINTS: Final = 3
HINT_TABLES: Final = 16
FEWEST_TO_TELL: Final = 4
"""Tables on which two moves must have met before they are called close."""


class LineError(ValueError):
    """A line that can't be played; the text names the choice."""


class Standpoint:
    """A position, and through whose eyes it is seen: a seat's, or with all cards open.

    `seat` is the one whose moves are judged: whoever decides, if the viewer knows the options.
    """

    def __init__(self, rules: Rules, setup: Setup, table: Table, eyes: int) -> None:
        deciding = [ask.seat for ask in open_asks(table)]
        self.rules: Final = rules
        self.setup: Final = setup
        self.table: Final = table
        self.eyes: Final = eyes
        if eyes == ALL_OPEN:
            self.seat = deciding[0] if deciding else NOBODY
        else:
            self.seat = eyes if eyes in deciding else NOBODY

    def world(self, number: int) -> Table:
        """A table on which moves are tried, with chance of its own."""
        seed = seed_of(0, "advice", number)
        if self.eyes != ALL_OPEN and self.table.stack:
            return Perspective(self.rules, self.table, self.eyes).imagine(seed)
        table = self.table.copy()
        table.use_fresh_chance(seed)
        top = table.stack[-1] if table.stack else None
        if isinstance(top, Together) and self.seat != NOBODY:
            table.stack[-1] = own_ask_first(top, self.seat)
        return table

    def after(self, line: list[Made]) -> Standpoint:
        """Where a line leads, on the table that such lines were played on.

        A seat's eyes give way to those of whoever decides there: on a table that is only imagined nothing has
        to be hidden.
        """
        if not line:
            return self
        table = self.world(0)
        table.events = None
        advance(table)
        for at, made in enumerate(line, 1):
            try:
                action = self.rules.catalogue.read(made.do)
            except UnknownActionError as error:
                raise LineError(f"choice {at} of the line, {made.do!r}, is no action of the game") from error
            if why_not(table, made.seat, action) is not None:
                raise LineError(f"choice {at} of the line: seat {made.seat + 1} can't do {made.do!r} there")
            take_for(table, made.seat, action)
        deciding = [ask.seat for ask in open_asks(table)]
        stays = self.eyes == ALL_OPEN or self.eyes in deciding or not deciding
        return Standpoint(self.rules, self.setup, table, self.eyes if stays else deciding[0])

    def after_all(self, lines: list[list[Made]]) -> Standpoint:
        """Where lines lead, each from the end of the one before."""
        found = self
        for line in lines:
            found = found.after(line)
        return found


class Candidate(Struct, frozen=True):
    """A move in notation, with the chance that it promised at a first look."""

    move: list[str]
    chance: float


class Outcome(Struct, frozen=True):
    """How everybody stands on a table: chances, expected scores, and the terms of the seat that decides."""

    chances: list[float]
    scores: list[float]
    terms: list[float]


class Sample(Struct, frozen=True):
    """What one table told: how everybody stands on it, what comes of each move, and by which lines."""

    now: Outcome
    ends: list[Outcome]
    lines: list[list[Made]]


def look(outlook: Outlook, standpoint: Standpoint, most: int = CANDIDATES) -> list[Candidate]:
    """The moves that look best, one for each first choice."""
    if standpoint.seat == NOBODY:
        return []
    world = standpoint.world(0)
    options = Perspective(outlook.rules, world, standpoint.seat).options
    found = Scout(outlook.judge, world.seats, OUTCOMES).moves(world, options, max(FIRST_LOOK, len(options)))
    found.sort(key=lambda move: (-move.value, len(move.actions)))
    return [
        Candidate([action.notation for action in move.actions], chance_of(move.value))
        for move in found[:most]
    ]


def sample(outlook: Outlook, standpoint: Standpoint, moves: list[list[str]], number: int) -> Sample:
    """What a table tells: each move is played on it and answered, and the seat moves once more."""
    rules, seat = outlook.rules, standpoint.seat
    world = standpoint.world(number)
    scout = Scout(outlook.judge, world.seats)
    lines = [
        play_line(scout, world, seat, Move(0.0, [rules.catalogue.read(do) for do in move])) for move in moves
    ]
    return Sample(
        outcome(outlook, world, seat),
        [outcome(outlook, line.end, seat) for line in lines],
        [in_notation(line) for line in lines],
    )


def outcome(outlook: Outlook, table: Table, seat: int) -> Outcome:
    """How everybody stands on a table."""
    own = [] if seat == NOBODY else terms(outlook.rules, table, seat)
    return Outcome(outlook.chances(table), outlook.scores(table), own)


class Study:
    """What was learned about a position so far."""

    def __init__(self, standpoint: Standpoint, candidates: list[Candidate]) -> None:
        self.rules: Final = standpoint.rules
        self.seat: Final = standpoint.seat
        self.eyes: Final = standpoint.eyes
        self.sides: Final = standpoint.rules.sides(standpoint.table)
        self.candidates: Final = candidates
        self.samples: Final[list[Sample]] = []

    @property
    def moves(self) -> list[list[str]]:
        """The moves that are judged, in notation."""
        return [one.move for one in self.candidates]

    def add(self, found: Sample) -> None:
        """One more table has told."""
        self.samples.append(found)

    def chance(self, of: Outcome) -> float:
        """The chance of the side of the seat that decides."""
        return of_sides(of.chances, self.sides)[self.seat]

    def chances(self, at: int) -> list[float]:
        """The chance after a move, table by table."""
        return [self.chance(found.ends[at]) for found in self.samples]

    def worth(self, at: int) -> float:
        """The chance that a move promises; before the first table that of the first look."""
        return fmean(self.chances(at)) if self.samples else self.candidates[at].chance

    def advice(self, most: int = CANDIDATES) -> Advice:
        """The best moves as far as is known, the best first."""
        order = sorted(range(len(self.candidates)), key=lambda at: -self.worth(at))
        stand = [found.ends[order[0]] if order else found.now for found in self.samples]
        return Advice(
            self.seat,
            self.eyes,
            len(self.samples),
            means([one.chances for one in stand]),
            means([one.scores for one in stand]),
            [self.advised(at, order) for at in order[:most]],
        )

    def advised(self, at: int, order: list[int]) -> Advised:
        """A move with what there is to say about it, compared with the best other one."""
        other = next((one for one in order if one != at), at)
        ends = [(found.ends[at], found.ends[other]) for found in self.samples]
        scores = means([one.scores for one, _ in ends])
        return Advised(
            self.candidates[at].move,
            self.worth(at),
            scores[self.seat] if scores else None,
            at != order[0] and self.is_close(order[0], at),
            largest(self.rules, [(one.terms, two.terms) for one, two in ends]),
            self.samples[0].lines[at] if self.samples else [],
        )

    def is_close(self, best: int, other: int) -> bool:
        """Whether the tables can't tell a move from the best: the interval of the difference reaches zero."""
        differences = [one - two for one, two in zip(self.chances(best), self.chances(other), strict=True)]
        if len(differences) < FEWEST_TO_TELL:
            return False
        spread = student(len(differences)) * stdev(differences) / math.sqrt(len(differences))
        return fmean(differences) - spread <= 0.0


def means(found: list[list[float]]) -> list[float]:
    """The mean of each figure."""
    return [fmean(values) for values in zip(*found, strict=True)]


def deepened(standpoint: Standpoint, tables: int, until: float | None = None) -> Iterator[Study]:
    """A study after each table: so many of them, or as many as there is time for."""
    outlook = Outlook(standpoint.rules, standpoint.setup)
    study = Study(standpoint, look(outlook, standpoint))
    number = 0
    while number < 1 or (number < tables if until is None else time.monotonic() < until):
        study.add(sample(outlook, standpoint, study.moves, number))
        number += 1
        yield study


def hints_for(rules: Rules, setup: Setup, table: Table, seat: int) -> list[Advised]:
    """What a seat that has to decide is advised to do, as far as it can know: always the same."""
    *_, study = deepened(Standpoint(rules, setup, table, seat), HINT_TABLES)
    return study.advice(HINTS).moves
