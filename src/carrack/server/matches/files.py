"""Match files of the server's matches: who may have one, and what is in it."""

from __future__ import annotations

from carrack.arena.live import HUMAN
from carrack.kernel.saves import SavedMatch, to_bytes
from carrack.server.matches.loaded import LoadedMatch


def may_have_file(loaded: LoadedMatch, user: int) -> bool:
    """A match that is over, or, since the file holds everything hidden, one that the user plays alone."""
    own = user == loaded.creator or bool(loaded.seats_of(user))
    return loaded.status == "over" or (own and not loaded.others(user))


def file_of(loaded: LoadedMatch) -> bytes:
    """The match file."""
    players = [HUMAN if seat.who == "person" else seat.kind for seat in loaded.seats]
    return to_bytes(SavedMatch(loaded.begun(), players))


def file_name(loaded: LoadedMatch) -> str:
    """What it is called."""
    return f"{loaded.rules.id}-{loaded.id}.json"
