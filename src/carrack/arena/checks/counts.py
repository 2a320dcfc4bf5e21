"""Numbers that never change: choice sequences of a length (perft) and the fingerprints of whole games."""

from __future__ import annotations

import hashlib
from typing import Any

from carrack.kernel.actions import Action
from carrack.kernel.chance import Stream
from carrack.kernel.match import fingerprint
from carrack.kernel.rules import Rules
from carrack.kernel.table import Table, advance, take


def random_table(rules: Rules, seats: int, options: dict[str, str], seed: int, decisions: int) -> Table:
    """The table after some decisions of a random game, or at its end."""
    table = rules.new_table(rules.setup(seats, options), seed)
    stream = Stream(seed)
    choices = advance(table)
    for _ in range(decisions):
        if not choices:
            break
        choices = take(table, choices[stream.below(len(choices))])
    return table


def perft(table: Table, length: int) -> int:
    """The number of choice sequences of a length, chance being what the table's stream brings."""
    start = table.copy()
    return sequences(start, advance(start), length)


def sequences(table: Table, options: list[Action], length: int) -> int:
    """The choice sequences of a length that begin with these options."""
    if length == 1:
        return len(options)
    count = 0
    for action in options:
        after = table.copy()
        count += sequences(after, take(after, action), length - 1)
    return count


def game_marks(rules: Rules, seats: int, options: dict[str, str], seed: int) -> dict[str, Any]:
    """A random game in three numbers: its decisions, its last fingerprint, and a hash over all of them."""
    table = rules.new_table(rules.setup(seats, options), seed)
    stream = Stream(seed)
    rolling = hashlib.blake2b(digest_size=8)
    choices = advance(table)
    decisions = 0
    rolling.update(fingerprint(table).encode())
    while choices:
        choices = take(table, choices[stream.below(len(choices))])
        decisions += 1
        rolling.update(fingerprint(table).encode())
    return {"decisions": decisions, "last": fingerprint(table), "all": rolling.hexdigest()}
