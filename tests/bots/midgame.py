"""A position in the middle of a random game of each kind, as one seat knows it."""

from __future__ import annotations

from carrack.kernel.chance import Stream
from carrack.kernel.perspective import Perspective
from carrack.kernel.registry import rules_of
from carrack.kernel.table import Table, advance, take, to_move

GAMES = ("colonialism", "concordia-venus", "goa", "13-kolonien")


def midgame(name: str) -> tuple[Table, Perspective, Perspective]:
    """The table, and what its seat to move knows of it and of a table that it could believe in as well."""
    rules = rules_of(name)
    table = rules.new_table(rules.usual_setup(3), 8)
    stream = Stream(8)
    options = advance(table)
    for _ in range(40):
        options = take(table, options[stream.below(len(options))])
    seat = to_move(table)
    return table, Perspective(rules, table, seat), Perspective(rules, rules.redeal(table, seat, 77), seat)
