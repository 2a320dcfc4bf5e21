"""The kinds of computer players that a server offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carrack.bots.kinds import UnknownBotError, check_kind, milliseconds_of, own_kind
from carrack.server.records.problems import ProblemError

SIMPLEST: Final = "random"
"""The player in whom nothing can fail: it takes any option."""
HINT: Final = "hint"
"""In the place of a kind: not a choice is wanted, but advice."""
HINT_SECONDS: Final = 1.0


class Kinds:
    """Kinds on offer in their full form, the usual opponent first."""

    def __init__(self, offered: Sequence[str]) -> None:
        self.offered = [check_kind(kind) for kind in offered]

    @property
    def usual(self) -> str:
        return self.offered[0]

    def check(self, kind: str) -> str:
        """A kind that is on offer here, in its full form. What visitors name is never loaded."""
        try:
            full = kind if kind in self.offered else own_kind(kind)
        except UnknownBotError:
            full = ""
        if full not in self.offered:
            raise ProblemError(422, "problem-computer", {"kind": kind, "kinds": ", ".join(self.offered)})
        return full

    def nearest(self, kind: str) -> str:
        """A kind as a match file names it, or the usual one where that is not on offer."""
        try:
            return self.check(kind)
        except ProblemError:
            return self.usual


def seconds_of(kind: str) -> float:
    """How long a computer player thinks that plays by the clock; with one option it answers at once."""
    if kind == HINT:
        return HINT_SECONDS
    return milliseconds_of(kind) / 1000
