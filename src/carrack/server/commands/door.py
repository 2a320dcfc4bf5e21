"""How something is done to a match: one transaction, then everybody is told."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy.exc import IntegrityError

from carrack.kernel.perspective import ask_of
from carrack.server.commands.memory import Memory, Slot
from carrack.server.computers.players import Computers
from carrack.server.live.hub import Hub
from carrack.server.live.watch import Watch
from carrack.server.matches.clocks import set_back, settle, time_at, wind_up
from carrack.server.matches.declines import Passes, declines, end_of_passing
from carrack.server.matches.deeds import Deed, Entry
from carrack.server.matches.loaded import SETUP, LoadedMatch
from carrack.server.matches.state import said
from carrack.server.notices.turns import Notices, Turn
from carrack.server.ops import metrics
from carrack.server.records.problems import ProblemError
from carrack.server.store import Store
from carrack.server.store import matches as rows

TRIES = 5


class LostRaceError(Exception):
    """Another process stored a command first."""


class Door:
    """Deeds go in, are stored, and come out as news."""

    store: Store
    hub: Hub
    notices: Notices
    time: Callable[[], float]
    memory: Memory
    computers: Computers
    passes: Passes
    watch: Watch

    async def carry_out(
        self,
        slot: Slot,
        match: str,
        command_id: str,
        user: int | None,
        deed: Deed,
        expected: int | None = None,
    ) -> tuple[LoadedMatch, int]:
        """Do something and store it; the match after it, and the version that it led to.

        A command that was done before is not done again. `expected` is the version that it is meant for.
        """
        if slot.loaded is not None and slot.loaded.version == expected:
            # The usual case needs no look at the database: what was done before is refused by it.
            try:
                return await self._try(slot, match, command_id, user, deed, slot.loaded)
            except (IntegrityError, LostRaceError):
                slot.loaded = None
            except ProblemError:
                if self.store.is_sqlite:
                    raise  # otherwise it may be possible at a version that another process has stored
        for _ in range(TRIES):
            try:
                return await self._try(slot, match, command_id, user, deed)
            except (IntegrityError, LostRaceError):
                slot.loaded = None  # another process was faster: look again
        raise ProblemError(503, "problem-busy", headers={"Retry-After": "1"})

    async def _try(
        self,
        slot: Slot,
        match: str,
        command_id: str,
        user: int | None,
        deed: Deed,
        loaded: LoadedMatch | None = None,
    ) -> tuple[LoadedMatch, int]:
        now = self.time()
        async with self.store.transaction() as tx:
            if loaded is None:
                version, done = await rows.standing(tx, match, command_id)
                loaded = await self.memory.current(tx, slot, match, version)
                if done is not None:
                    return loaded, done
            before = [seat.values() for seat in loaded.seats]
            status = loaded.status
            slot.loaded = None  # until it is stored nobody sees it
            try:
                entry = deed(loaded)
            except ProblemError:
                slot.loaded = loaded  # nothing was changed
                raise
            move_on(loaded, entry, status, now)
            await rows.append(tx, log_row(loaded, entry, command_id, user, now))
            if not await rows.advance(tx, loaded, loaded.version - 1):
                raise LostRaceError
            await rows.save_seats(tx, match, loaded.seats, before)
            lobby = loaded.public and "open" in {status, loaded.status}
            await self.watch.hint(tx, loaded, lobby)
        slot.loaded = loaded
        self.tell(loaded, entry.kind, [seat["user"] for seat in before if seat["waiting"]], lobby)
        return loaded, loaded.version

    def tell(self, loaded: LoadedMatch, kind: str, waited_for: list[int | None], lobby: bool) -> None:
        """What is stored reaches everybody."""
        self.hub.publish(loaded)
        self.watch.tell_turns(loaded.id, loaded.turns())
        if lobby:
            self.hub.lobby()
        if kind == "choose":
            metrics.MOVES.inc()
        for seat in loaded.seats:
            if seat.waiting and seat.user is not None and seat.user not in waited_for:
                self._notice(loaded, seat.seat, seat.user)
        self.computers.consider(loaded)
        self.passes.consider(loaded)

    def _notice(self, loaded: LoadedMatch, seat: int, user: int) -> None:
        ask = ask_of(loaded.playing().table, seat)
        if ask is not None and not declines(loaded, seat):
            prompt = said(ask.prompt(loaded.playing().table))
            seats, options = len(loaded.seats), loaded.options
            self.notices.your_turn(Turn(user, loaded.id, loaded.rules.id, prompt, seats, options))


def move_on(loaded: LoadedMatch, entry: Entry, status: str, now: float) -> None:
    """The match at its next version, after a deed."""
    if entry.kind == "start":
        wind_up(loaded)
    if entry.kind == "choose":
        time = time_at(loaded, entry.seat)
        loaded.times.append(time)
        if time is not None:
            entry.body["time"] = time
    settle(loaded, entry.seat if entry.kind in {"choose", "absent"} else -1, now)
    end_of_passing(loaded)
    if entry.kind == "undo":
        set_back(loaded, entry.seat, loaded.times.pop(entry.kept))
    del loaded.times[loaded.at :]
    ended = loaded.status == "over" and status != "over"
    loaded.version += 1
    loaded.kept.append(SETUP if ended else entry.kept)  # at the end the public sees the whole past anew
    loaded.changed = now
    loaded.forget_shown()


def log_row(
    loaded: LoadedMatch, entry: Entry, command_id: str, user: int | None, now: float
) -> dict[str, object]:
    """An entry as a row."""
    return {
        "match": loaded.id,
        "seq": loaded.version,
        "command_id": command_id,
        "kind": entry.kind,
        "seat": entry.seat,
        "user": user,
        "kept": loaded.kept[-1],
        "at": loaded.at,
        "body": entry.body,
        "time": now,
    }
