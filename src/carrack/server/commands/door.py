"""How something is done to a match: one transaction, then everybody is told."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy.exc import IntegrityError

from carrack.kernel.perspective import ask_of
from carrack.server.commands.memory import Place, Rooms
from carrack.server.computers.players import Computers
from carrack.server.http.calls import ProblemError
from carrack.server.live.hub import Hub
from carrack.server.live.watch import Watch
from carrack.server.matches.clocks import set_back, settle, time_at, wind_up
from carrack.server.matches.declines import Passes, declines, end_of_passing
from carrack.server.matches.deeds import Deed, Entry
from carrack.server.matches.loaded import SETUP, Room
from carrack.server.matches.state import said
from carrack.server.notices.turns import Notices, Turn
from carrack.server.ops import metrics
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
    rooms: Rooms
    computers: Computers
    passes: Passes
    watch: Watch

    async def carry_out(
        self,
        place: Place,
        match: str,
        command_id: str,
        user: int | None,
        deed: Deed,
        expected: int | None = None,
    ) -> tuple[Room, int]:
        """Do something and store it; the match after it, and the version that it led to.

        A command that was done before is not done again. `expected` is the version that it is meant for.
        """
        if place.room is not None and place.room.version == expected:
            # The usual case needs no look at the database: what was done before is refused by it.
            try:
                return await self._try(place, match, command_id, user, deed, place.room)
            except (IntegrityError, LostRaceError):
                place.room = None
            except ProblemError:
                if self.store.is_sqlite:
                    raise  # otherwise it may be possible at a version that another process has stored
        for _ in range(TRIES):
            try:
                return await self._try(place, match, command_id, user, deed)
            except (IntegrityError, LostRaceError):
                place.room = None  # another process was faster: look again
        raise ProblemError(503, "problem-busy", headers={"Retry-After": "1"})

    async def _try(
        self,
        place: Place,
        match: str,
        command_id: str,
        user: int | None,
        deed: Deed,
        room: Room | None = None,
    ) -> tuple[Room, int]:
        now = self.time()
        async with self.store.transaction() as tx:
            if room is None:
                version, done = await rows.standing(tx, match, command_id)
                room = await self.rooms.current(tx, place, match, version)
                if done is not None:
                    return room, done
            before = [seat.values() for seat in room.seats]
            status = room.status
            place.room = None  # until it is stored nobody sees it
            try:
                entry = deed(room)
            except ProblemError:
                place.room = room  # nothing was changed
                raise
            move_on(room, entry, status, now)
            await rows.append(tx, log_row(room, entry, command_id, user, now))
            if not await rows.advance(tx, room, room.version - 1):
                raise LostRaceError
            await rows.save_seats(tx, match, room.seats, before)
            lobby = room.public and "open" in {status, room.status}
            await self.watch.hint(tx, room, lobby)
        place.room = room
        self.tell(room, entry.kind, [seat["user"] for seat in before if seat["waiting"]], lobby)
        return room, room.version

    def tell(self, room: Room, kind: str, waited_for: list[int | None], lobby: bool) -> None:
        """What is stored reaches everybody."""
        self.hub.publish(room)
        self.watch.tell_turns(room.id, room.turns())
        if lobby:
            self.hub.lobby()
        if kind == "choose":
            metrics.MOVES.inc()
        for seat in room.seats:
            if seat.waiting and seat.user is not None and seat.user not in waited_for:
                self._notice(room, seat.seat, seat.user)
        self.computers.consider(room)
        self.passes.consider(room)

    def _notice(self, room: Room, seat: int, user: int) -> None:
        ask = ask_of(room.playing().table, seat)
        if ask is not None and not declines(room, seat):
            prompt = said(ask.prompt(room.playing().table))
            seats, options = len(room.seats), room.options
            self.notices.your_turn(Turn(user, room.id, room.rules.id, prompt, seats, options))


def move_on(room: Room, entry: Entry, status: str, now: float) -> None:
    """The room at its next version, after a deed."""
    if entry.kind == "start":
        wind_up(room)
    if entry.kind == "choose":
        time = time_at(room, entry.seat)
        room.times.append(time)
        if time is not None:
            entry.body["time"] = time
    settle(room, entry.seat if entry.kind in {"choose", "absent"} else -1, now)
    end_of_passing(room)
    if entry.kind == "undo":
        set_back(room, entry.seat, room.times.pop(entry.kept))
    del room.times[room.at :]
    ended = room.status == "over" and status != "over"
    room.version += 1
    room.kept.append(SETUP if ended else entry.kept)  # at the end the public sees the whole past anew
    room.changed = now
    room.forget_shown()


def log_row(room: Room, entry: Entry, command_id: str, user: int | None, now: float) -> dict[str, object]:
    """An entry as a row."""
    return {
        "match": room.id,
        "seq": room.version,
        "command_id": command_id,
        "kind": entry.kind,
        "seat": entry.seat,
        "user": user,
        "kept": room.kept[-1],
        "at": room.at,
        "body": entry.body,
        "time": now,
    }
