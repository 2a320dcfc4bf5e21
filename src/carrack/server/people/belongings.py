"""What somebody has here: the match files, and what becomes of the seats when the person goes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from carrack.arena.live import HUMAN
from carrack.kernel.saves import SavedMatch, to_bytes
from carrack.server.matches import deeds
from carrack.server.matches.deeds import Entry
from carrack.server.matches.loaded import LoadedMatch
from carrack.server.records.problems import ProblemError
from carrack.server.store import matches as rows
from carrack.server.store.people import User
from carrack.server.store.restoring import UNLOADABLE

if TYPE_CHECKING:
    from carrack.server.commands.matches import Matches


def may_have_file(loaded: LoadedMatch, user: int) -> bool:
    """A match that is over, or, since the file holds everything hidden, one that the user plays alone."""
    own = user == loaded.creator or bool(loaded.seats_of(user))
    return loaded.status == "over" or (own and not loaded.others(user))


def file_of(loaded: LoadedMatch) -> bytes:
    """The match file."""
    players = [HUMAN if seat.who == "person" else seat.kind for seat in loaded.seats]
    return to_bytes(SavedMatch(loaded.begun(), players))


async def files_of(matches: Matches, user: User) -> AsyncIterator[tuple[str, bytes]]:
    """The match files that somebody may have, with their names."""
    async with matches.store.transaction() as tx:
        own = await rows.matches_of(tx, user.id)
    for match in own:
        try:
            async with matches.memory.use(match) as loaded:
                if loaded.match is None or not may_have_file(loaded, user.id):
                    continue
                name, content = f"{loaded.rules.id}-{loaded.id}.json", file_of(loaded)
        except ProblemError as problem:
            if problem.id in UNLOADABLE:
                continue
            raise
        yield name, content


async def leave_all(matches: Matches, user: User) -> None:
    """Somebody goes for good: own matches that have not begun are called off, other seats are given up."""

    def go(loaded: LoadedMatch) -> Entry:
        if loaded.status == "open" and loaded.creator == user.id:
            return deeds.close(loaded, user.id)
        return deeds.leave(loaded, user.id)

    async with matches.store.transaction() as tx:
        own = await rows.matches_of(tx, user.id)
    for match in own:
        try:
            async with matches.memory.use(match) as loaded:
                seated = loaded.status in {"open", "running"} and bool(loaded.seats_of(user.id))
                concerned = seated or (loaded.status == "open" and loaded.creator == user.id)
                version = loaded.version
        except ProblemError as problem:
            if problem.id in UNLOADABLE:
                continue  # nobody can play it, with or without the person
            raise
        if concerned:
            async with matches.memory.slot(match) as slot:
                await matches.carry_out(slot, match, f"{user.id}:gone-{version}", user.id, go)
