"""Commands that nobody sends: of computer players, of seats that always decline, and of clocks."""

from __future__ import annotations

from collections.abc import Callable

import structlog

from carrack.server.commands.door import Door
from carrack.server.commands.memory import Memory
from carrack.server.matches import deeds
from carrack.server.matches.command import LATE, Command
from carrack.server.matches.entries import Entry
from carrack.server.matches.loaded import LoadedMatch
from carrack.server.records.problems import ProblemError
from carrack.server.store import Store
from carrack.server.store import matches as rows
from carrack.server.store.restoring import UNLOADABLE

log = structlog.get_logger(__name__)


class Automatic:
    """What happens in matches without anybody's request; each method is handed to whoever brings it about."""

    def __init__(self, store: Store, door: Door, memory: Memory, time: Callable[[], float]) -> None:
        self._store = store
        self._door = door
        self._memory = memory
        self._time = time

    async def computer_chooses(self, match: str, version: int, seat: int, do: str) -> None:
        """A computer player's answer, for the version that it thought about."""

        def deed(loaded: LoadedMatch) -> Entry:
            if loaded.computer_to_move() is None or not loaded.computer_at(seat):
                raise ProblemError(409, LATE)
            return deeds.choose(loaded, seat, do)

        await self._door.do(Command(match, f"bot-{match}-{version + 1}", deed, expected=version))

    async def computer_fails(self, match: str, version: int, seat: int, instead: str) -> None:
        """A computer player gives no answer, for the version that it was asked about: another takes over."""

        def deed(loaded: LoadedMatch) -> Entry:
            if not loaded.computer_at(seat):
                raise ProblemError(409, LATE)
            return deeds.replace_computer(loaded, seat, instead)

        await self._door.do(Command(match, f"replace-{match}-{version + 1}", deed, expected=version))

    async def seat_declines(self, match: str, seat: int) -> None:
        """A seat declines a reaction without being asked, as it wished."""

        def deed(loaded: LoadedMatch) -> Entry:
            return done(deeds.decline(loaded, seat))

        version = await self._version(match)
        await self._door.do(Command(match, f"pass-{match}-{seat}-{version + 1}", deed))

    async def late_seats(self, now: float) -> list[tuple[str, int]]:
        """Matches and seats whose time is up, where that has a consequence."""
        async with self._store.reading() as reading:
            return await rows.late_seats(reading, now)

    async def time_is_up(self, match: str, seat: int) -> None:
        """The time of a seat has ended."""

        def deed(loaded: LoadedMatch) -> Entry:
            return done(deeds.take_over(loaded, seat, self._time()))

        try:
            version = await self._version(match)
            await self._door.do(Command(match, f"clock-{match}-{version + 1}", deed))
        except ProblemError as problem:
            if problem.id in UNLOADABLE:
                raise
            log.warning("a seat whose time is up stays as it is", match=match, seat=seat, reason=problem.id)

    async def _version(self, match: str) -> int:
        async with self._memory.use(match) as loaded:
            return loaded.version


def done(entry: Entry | None) -> Entry:
    """What was done; None is what no longer could be."""
    if entry is None:
        raise ProblemError(409, LATE)
    return entry
