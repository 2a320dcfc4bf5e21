"""The same match once more."""

from __future__ import annotations

from collections.abc import Callable

from carrack.arena.live import new_secret
from carrack.server.commands.creating import NewMatches
from carrack.server.commands.door import Door
from carrack.server.commands.memory import Memory
from carrack.server.commands.planning import new_row
from carrack.server.matches import deeds
from carrack.server.matches.command import LATE, Command
from carrack.server.matches.entries import Entry
from carrack.server.matches.loaded import LoadedMatch
from carrack.server.matches.seats import Seat
from carrack.server.people.names import different_name
from carrack.server.records.matches import MatchCard, Rematch
from carrack.server.records.problems import ProblemError
from carrack.server.store.people import User


class Rematches:
    """Whoever asks first makes the match; the others who ask sit down in it."""

    def __init__(self, door: Door, memory: Memory, new: NewMatches, time: Callable[[], float]) -> None:
        self._door = door
        self._memory = memory
        self._new = new
        self._time = time

    async def rematch(self, user: User, match: str, wish: Rematch) -> MatchCard:
        """The rematch of a match that is over."""
        async with self._memory.look(match, user.id) as old:
            if not old.seats_of(user.id):
                raise ProblemError(403, "problem-no-seat")
            if old.status != "over":
                raise ProblemError(409, "problem-not-over", {"status": old.status})
            following, again = old.next_match, once_more(old, user, wish.nonce, self._time())
        if following:
            await self._sit_down(user, following, wish.nonce)
            return await self._new.card(user, following)
        made = await self._new.add(user, again)

        def name_it(old: LoadedMatch) -> Entry:
            if old.next_match:
                raise ProblemError(409, LATE, {"version": old.version})
            old.next_match = made.id
            return Entry("rematch", old.seats_of(user.id)[0], old.at, match=made.id)

        def call_off(new: LoadedMatch) -> Entry:
            return deeds.close(new, user.id)

        try:
            await self._door.do(Command(match, f"{user.id}:rematch-{made.id}", name_it, user.id))
        except ProblemError as problem:
            await self._door.do(Command(made.id, f"{user.id}:not-needed", call_off, user.id))
            if problem.id != LATE:
                raise
            return await self.rematch(user, match, wish)
        return made

    async def _sit_down(self, user: User, match: str, nonce: str) -> None:
        """Take the seat that is kept, and start when nobody is missing."""

        def join(loaded: LoadedMatch) -> Entry:
            name = different_name(user.name, [seat.name for seat in loaded.seats])
            return deeds.join(loaded, user.id, name, None, "", nonce, user.is_bot)

        def begin(loaded: LoadedMatch) -> Entry:
            return deeds.start(loaded, loaded.creator, "")

        async with self._memory.look(match, user.id) as loaded:
            if loaded.status != "open" or loaded.seats_of(user.id):
                return
        async with self._memory.slot(match) as slot:
            sitting = Command(match, f"{user.id}:sit-down", join, user.id)
            loaded, _ = await self._door.carry_out(slot, sitting)
            if all(seat.who != "open" for seat in loaded.seats):
                await self._door.carry_out(slot, Command(match, f"{user.id}:begin", begin, user.id))


def once_more(old: LoadedMatch, user: User, nonce: str, now: float) -> LoadedMatch:
    """The same match with the same seats; those of the others are kept for them."""
    row = new_row(user, old.stand_in, now) | {
        "options": old.options,
        "public": old.public,
        "clock": old.clock,
        "absent": old.absent,
        "secret": new_secret(),
        "nonces": [nonce],
        "bots": old.bots or any(seat.bot for seat in old.seats),
        "hints": old.hints,
    }
    seats: list[Seat] = []
    for seat in old.seats:
        if seat.user == user.id:
            seats.append(Seat(seat.seat, "person", user.id, seat.name, bot=user.is_bot))
        elif seat.user is not None:
            seats.append(Seat(seat.seat, "open", kept_for=seat.user))
        else:
            seats.append(Seat(seat.seat, "computer", kind=seat.replaced or seat.kind))
    return LoadedMatch(row, old.rules, seats)
