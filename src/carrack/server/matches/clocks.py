"""Time to decide: deadlines are kept with the seats, so that they outlast the server's process.

In a live match a seat has some seconds for each choice, then its reserve runs; `days` has no reserve. Every
seat that has to decide has its own clock, also when several decide at once. Whoever takes a choice back is
again under the clock of that choice: taking back gives no time.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import structlog

from carrack.server.matches.loaded import LoadedMatch, Time
from carrack.server.ops.background import Background, is_ending
from carrack.server.ops.logs import OnceAMinute
from carrack.server.records.matches import ResultRecord
from carrack.server.records.problems import ProblemError

LOOK_EVERY = 1.0
TRY_AGAIN = 60.0
log = structlog.get_logger(__name__)


def settle(loaded: LoadedMatch, acted: int, now: float) -> None:
    """After a deed: whether the match is over, who has to decide, and until when."""
    if loaded.status == "running" and loaded.playing().over:
        standings = loaded.rules.standings(loaded.playing().table)
        loaded.status = "over"
        loaded.result = ResultRecord(standings.scores, standings.places, now)
    if loaded.status != "running":
        loaded.proposal = None
    waiting = loaded.waiting_for
    for seat in loaded.seats:
        if seat.seat == acted and seat.waiting and seat.deadline is not None and seat.reserve is not None:
            seat.reserve = max(0.0, min(seat.reserve, seat.deadline - now))
        before = seat.waiting
        seat.waiting = seat.decided_by_person and seat.seat in waiting
        if not seat.waiting or loaded.clock.kind == "none":
            seat.deadline = None
        elif seat.deadline is None or not before or seat.seat == acted:
            seat.deadline = now + loaded.clock.move + (seat.reserve or 0.0)


def time_at(loaded: LoadedMatch, seat: int) -> Time | None:
    """A seat's clock, if one runs."""
    here = loaded.seats[seat]
    return None if here.deadline is None else Time(here.deadline, here.reserve)


def set_back(loaded: LoadedMatch, seat: int, time: Time | None) -> None:
    """A choice was taken back: its clock runs as if the choice had not been made."""
    here = loaded.seats[seat]
    if time is not None and here.waiting:
        here.deadline, here.reserve = time.deadline, time.reserve


def wind_up(loaded: LoadedMatch) -> None:
    """Give everybody the reserve, at the start."""
    for seat in loaded.seats:
        seat.reserve = float(loaded.clock.reserve) if loaded.clock.kind == "live" else None


class Clocks(Background):
    """Looks once a second which seats' time is up: `late_seats` at a time, as pairs of match and seat."""

    def __init__(
        self,
        late_seats: Callable[[float], Awaitable[list[tuple[str, int]]]],
        time_is_up: Callable[[str, int], Awaitable[None]],
        time: Callable[[], float],
        away: type[Exception] = TimeoutError,
    ) -> None:
        super().__init__()
        self._away = away
        """What a look raises while the database is away."""
        self._waits = OnceAMinute("clocks", "clocks wait for the database")
        self._late_seats = late_seats
        self._time_is_up = time_is_up
        self._time = time
        self._stuck: dict[str, float] = {}
        """Matches that can't be loaded, and when to try again."""

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except self._away as error:  # the next look may succeed
                self._waits.say(str(error))
            except Exception:
                log.exception("clocks")
            if await is_ending(self._ending, LOOK_EVERY):
                return

    async def look(self) -> None:
        """Let computer players take the seats whose time is up."""
        now = self._time()
        late = await self._late_seats(now)
        self._stuck = {match: until for match, until in self._stuck.items() if until > now}
        for match, seat in late:
            if match in self._stuck:
                continue
            try:
                await self._time_is_up(match, seat)
            except ProblemError:  # it can't be loaded, which is logged there
                self._stuck[match] = now + TRY_AGAIN
