"""The one door to the matches: every command of people, computer players and clocks goes through it.

A command is one transaction. What it did is acknowledged and told only after it is stored.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import NamedTuple

from carrack.server.commands.memory import Memory, Slot
from carrack.server.matches.command import Command, Stored
from carrack.server.matches.entries import Entry, log_row, move_on
from carrack.server.matches.lessons import move_along
from carrack.server.matches.loaded import LoadedMatch
from carrack.server.ops import metrics
from carrack.server.ops.buckets import DAY
from carrack.server.records.problems import ProblemError
from carrack.server.store import Store, Transaction
from carrack.server.store import matches as rows
from carrack.server.store.saving import change_of, send_nudge

TRIES = 5


class Bounds(NamedTuple):
    """How many matches a person may have that are not over, and make in a day."""

    unfinished: int
    day: int

    def left(self, unfinished: int, today: int) -> int:
        """How many more a person can make after the next one, who has so many; a problem if not even that."""
        if unfinished >= self.unfinished:
            raise ProblemError(409, "problem-most-matches", {"most": self.unfinished})
        if today >= self.day:
            raise ProblemError(
                429, "problem-day-matches", {"most": self.day}, headers={"Retry-After": "3600"}
            )
        return min(self.unfinished - unfinished, self.day - today) - 1


class LostRaceError(Exception):
    """Another command was stored first, or this one before."""


class Door:
    """Commands go in, are stored, and come out as news.

    `nudge` says what other processes are told of a new version once it is stored; `tell` are those in this
    process who want to know.
    """

    def __init__(
        self,
        store: Store,
        memory: Memory,
        nudge: Callable[[LoadedMatch, bool], str],
        time: Callable[[], float],
    ) -> None:
        self._store = store
        self._memory = memory
        self._nudge = nudge
        self._time = time
        self.tell: list[Callable[[Stored], None]] = []

    async def do(self, command: Command) -> None:
        """Do something and store it."""
        async with self._memory.slot(command.match) as slot:
            await self.carry_out(slot, command)

    async def carry_out(self, slot: Slot, command: Command) -> tuple[LoadedMatch, int]:
        """The same for whoever holds the match: as it is after it, and the version that it led to.

        A command that was done before is not done again.
        """
        if slot.loaded is not None and slot.loaded.version == command.expected:
            # The usual case needs no look at the database: what was done before is refused by it.
            try:
                return await self._try(slot, command, slot.loaded)
            except LostRaceError:
                slot.loaded = None
            except ProblemError:
                if self._store.is_sqlite:
                    raise  # otherwise it may be possible at a version that another process has stored
        for _ in range(TRIES):
            try:
                return await self._try(slot, command)
            except LostRaceError:
                slot.loaded = None  # another process was faster: look again
        raise ProblemError(503, "problem-busy", headers={"Retry-After": "1"})

    async def _try(
        self, slot: Slot, command: Command, loaded: LoadedMatch | None = None
    ) -> tuple[LoadedMatch, int]:
        now = self._time()
        if loaded is None:
            async with self._store.reading() as reading:
                loaded, done = await self._standing(reading, slot, command)
            if done is not None:
                if done != loaded.version:  # otherwise nothing has happened since it was allowed
                    command.allowed(loaded)
                return loaded, done
        before = [seat.values() for seat in loaded.seats]
        status = loaded.status
        slot.loaded = None  # until it is stored nobody sees it
        try:
            entry = command.do_to(loaded)
        except ProblemError:
            slot.loaded = loaded  # nothing was changed
            raise
        move_along(loaded, entry)
        move_on(loaded, entry, status, now)
        lobby = loaded.public and "open" in {status, loaded.status}
        row = log_row(loaded, entry, command.id, command.user, now)
        if not await self._store.save(change_of(loaded, row, before, self._nudge(loaded, lobby))):
            raise LostRaceError
        slot.loaded = loaded
        waited_for = [seat["user"] for seat in before if seat["waiting"]]
        self._tell(Stored(loaded, entry.kind, waited_for, lobby))
        return loaded, loaded.version

    async def _standing(
        self, tx: Transaction, slot: Slot, command: Command
    ) -> tuple[LoadedMatch, int | None]:
        """The match as it is stored, and the version that the command led to if it was done before.

        Both at one moment: another process may store the very same command while the match is loaded.
        """
        while True:
            version, done = await rows.standing(tx, command.match, command.id)
            loaded = await self._memory.current(tx, slot, command.match, version)
            if done is not None or loaded.version == version:
                return loaded, done

    async def add(
        self, loaded: LoadedMatch, log: Sequence[dict[str, object]], kind: str, creator: int, bounds: Bounds
    ) -> int:
        """Store a new match with its first entries, if the creator may make one; how many more are left."""
        lobby = loaded.public and loaded.status == "open"
        async with self._memory.slot(loaded.id) as slot:
            async with self._store.transaction() as tx:
                left = bounds.left(*await rows.count_made(tx, creator, loaded.created - DAY))
                await rows.add(tx, loaded, loaded.rules.pack)
                for row in log:
                    await rows.append(tx, row)
                await send_nudge(tx, self._nudge(loaded, lobby))
            slot.loaded = loaded
            self._tell(Stored(loaded, kind, [creator], lobby))
        return left

    async def renew(self, matches: Sequence[str]) -> None:
        """People of these matches have changed in the database: a new version tells every process."""
        for match in matches:
            async with self._memory.slot(match) as slot:
                slot.loaded = None
                name = f"people-{secrets.token_hex(8)}"
                await self.carry_out(slot, Command(match, name, lambda it: Entry("people", -1, it.at)))

    def _tell(self, stored: Stored) -> None:
        """What is stored reaches everybody."""
        if stored.kind == "choose":
            metrics.MOVES.inc()
        for tell in self.tell:
            tell(stored)
