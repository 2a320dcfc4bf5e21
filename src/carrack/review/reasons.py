"""Why a move is better: the terms of the game's judgement that differ most at the ends of the two lines."""

from __future__ import annotations

from typing import Final

from carrack.kernel.rules import Rules
from carrack.kernel.table import Table
from carrack.review.lines import Line
from carrack.review.records import Made, TermChange

MOST: Final = 3
LEAST: Final = 0.005  # what rounds to nothing is no reason


def reasons_for(rules: Rules, seat: int, lines: list[tuple[Line, Line]]) -> list[TermChange]:
    """The terms by which the first line of each pair differs most from the second, on average."""
    return largest(
        rules, [(terms(rules, one.end, seat), terms(rules, other.end, seat)) for one, other in lines]
    )


def largest(rules: Rules, pairs: list[tuple[list[float], list[float]]]) -> list[TermChange]:
    """The terms by which the first tables differ most from the second, on average.

    A game that is over has no prospects: pairs with one are left out.
    """
    found = [
        [one - other for one, other in zip(ones, others, strict=True)]
        for ones, others in pairs
        if ones and others
    ]
    means = [sum(values) / len(found) for values in zip(*found, strict=True)]
    named = [TermChange(name, round(mean, 4)) for name, mean in zip(rules.term_names(), means, strict=False)]
    named.sort(key=lambda reason: -abs(reason.difference))
    return [reason for reason in named[:MOST] if abs(reason.difference) >= LEAST]


def terms(rules: Rules, table: Table, seat: int) -> list[float]:
    """What each term adds to the judgement of a table as a seat sees it; nothing at the end of the game."""
    return rules.terms(rules.view(table, seat)) if table.stack else []


def in_notation(line: Line) -> list[Made]:
    """A line choice by choice."""
    return [Made(seat, action.notation) for seat, action in line.made]
