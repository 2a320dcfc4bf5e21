"""What somebody has here: the match files, and what becomes of the seats when the person goes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager

from carrack.server.matches import deeds
from carrack.server.matches.command import Command
from carrack.server.matches.entries import Entry
from carrack.server.matches.files import file_name, file_of, may_have_file
from carrack.server.matches.loaded import LoadedMatch
from carrack.server.records.problems import ProblemError
from carrack.server.store import Store
from carrack.server.store import matches as rows
from carrack.server.store.people import User
from carrack.server.store.restoring import UNLOADABLE


class Belongings:
    """Goes through everything that somebody takes part in."""

    def __init__(
        self,
        store: Store,
        use: Callable[[str], AbstractAsyncContextManager[LoadedMatch]],
        do: Callable[[Command], Awaitable[None]],
    ) -> None:
        self._store = store
        self._use = use
        self._do = do

    async def files_of(self, user: User) -> AsyncIterator[tuple[str, bytes]]:
        """The match files that somebody may have, with their names."""
        for match in await self._matches_of(user):
            try:
                async with self._use(match) as loaded:
                    if loaded.match is None or not may_have_file(loaded, user.id):
                        continue
                    name, content = file_name(loaded), file_of(loaded)
            except ProblemError as problem:
                if problem.id in UNLOADABLE:
                    continue
                raise
            yield name, content

    async def leave_all(self, user: User) -> None:
        """Somebody goes for good: own matches that have not begun are called off, other seats given up."""

        def go(loaded: LoadedMatch) -> Entry:
            if loaded.status == "open" and loaded.creator == user.id:
                return deeds.close(loaded, user.id)
            return deeds.leave(loaded, user.id)

        for match in await self._matches_of(user):
            try:
                async with self._use(match) as loaded:
                    seated = loaded.status in {"open", "running"} and bool(loaded.seats_of(user.id))
                    concerned = seated or (loaded.status == "open" and loaded.creator == user.id)
                    version = loaded.version
            except ProblemError as problem:
                if problem.id in UNLOADABLE:
                    continue  # nobody can play it, with or without the person
                raise
            if concerned:
                await self._do(Command(match, f"{user.id}:gone-{version}", go, user.id))

    async def _matches_of(self, user: User) -> list[str]:
        async with self._store.transaction() as tx:
            return await rows.matches_of(tx, user.id)
