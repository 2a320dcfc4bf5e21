"""A command: one thing that a person, a computer player or a clock wants done to a match."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from carrack.server.matches.entries import Entry
from carrack.server.matches.loaded import LoadedMatch
from carrack.server.records.problems import ProblemError

LATE = "problem-version"
"""The problem of a command that was made for another version."""
Check = Callable[[LoadedMatch], None]
Deed = Callable[[LoadedMatch], Entry]


def for_anybody(loaded: LoadedMatch) -> None:
    """The server itself commands: nobody has to be allowed to."""


class Command(Struct, frozen=True):
    """Something to be done to a match. Of several with the same id only one is done.

    `user` is the person who commands, `expected` the version that the command was made for. Whoever is not
    `allowed` learns nothing about the match, not even its version.
    """

    match: str
    id: str
    deed: Deed
    user: int | None = None
    expected: int | None = None
    allowed: Check = for_anybody

    def do_to(self, loaded: LoadedMatch) -> Entry:
        """Check everything, then do it; a command that is refused has changed nothing."""
        self.allowed(loaded)
        if self.expected is not None and loaded.version != self.expected:
            raise ProblemError(409, LATE, {"version": loaded.version})
        return self.deed(loaded)


class Stored(Struct, frozen=True):
    """A match as it is stored after a command; `lobby`: the list of open matches changed with it."""

    loaded: LoadedMatch
    kind: str
    waited_for: list[int | None]
    """The people whom the match waited for before."""
    lobby: bool
