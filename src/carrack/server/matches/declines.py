"""Reactions that are declined without being asked, and the time that every answer to a reaction takes.

Whoever might hold a card that answers is asked (`Ask.reaction`). Neither waiting nor traffic must tell who
holds one: a seat that declines always does so after the same time, whatever its hand, and so long at least
takes the answer of a computer player, which would otherwise be quick where there is nothing to think about.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from carrack.kernel.perspective import ask_of
from carrack.server.matches.loaded import LoadedMatch
from carrack.server.matches.seats import Seat
from carrack.server.ops.background import let_end
from carrack.server.records.matches import Passing
from carrack.server.records.problems import ProblemError

log = structlog.get_logger(__name__)


def passing_of(seat: Seat) -> Passing | None:
    """What a seat declines."""
    if not seat.passing:
        return None
    until, *kinds = seat.passing.split()
    return Passing(kinds, "turn" if until == "turn" else "stopped")


def reaction_of(loaded: LoadedMatch, seat: int) -> str:
    """The kind of reaction that a seat is asked for now; empty if it is asked for none."""
    if seat not in loaded.waiting_for:
        return ""
    ask = ask_of(loaded.playing().table, seat)
    return "" if ask is None else ask.reaction


def declines(loaded: LoadedMatch, seat: int) -> bool:
    """Whether a person's seat is asked for a reaction that it declines without looking."""
    here = loaded.seats[seat]
    if not here.passing or not here.decided_by_person:
        return False
    wish = passing_of(here)
    return wish is not None and reaction_of(loaded, seat) in wish.kinds


def end_of_passing(loaded: LoadedMatch) -> None:
    """Whoever declines until their turn and has to decide something else is asked again."""
    for seat in loaded.seats:
        wish = passing_of(seat)
        asked = seat.seat in loaded.waiting_for
        if wish is not None and wish.until == "turn" and asked and not reaction_of(loaded, seat.seat):
            seat.passing = ""


class Declines:
    """Declines for the seats that want it, `seconds` after everybody was asked."""

    def __init__(self, seat_declines: Callable[[str, int], Awaitable[None]], seconds: float) -> None:
        self._seat_declines = seat_declines
        self.seconds = seconds
        self._asked: dict[str, tuple[int, float]] = {}
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._declining: set[asyncio.Task[None]] = set()
        """Also those whose answer is on its way."""
        self._stopped = False

    def due(self, loaded: LoadedMatch) -> float:
        """When the answers to the reaction that is asked for now may come, by the clock of the event loop.

        All seats that are asked together have the same moment, in whatever order they answer.
        """
        choices = loaded.playing().choices
        first = len(choices)
        while first and choices[first - 1].window == "open":
            first -= 1
        known = self._asked.get(loaded.id)
        if known is None or known[0] != first:
            known = self._asked[loaded.id] = first, asyncio.get_running_loop().time()
        return known[1] + self.seconds

    def consider(self, loaded: LoadedMatch) -> None:
        """Let the seats decline that want it, each once."""
        asked = [seat for seat in loaded.waiting_for if reaction_of(loaded, seat)]
        if not asked:
            self._asked.pop(loaded.id, None)
        wanted = [seat for seat in asked if declines(loaded, seat) and loaded.proposal is None]
        for seat in range(len(loaded.seats)):
            task = self._tasks.get((loaded.id, seat))
            if task is not None and seat not in wanted:
                task.cancel()
                del self._tasks[loaded.id, seat]
            elif task is None and seat in wanted and not self._stopped:
                self._begin(loaded, seat)

    def _begin(self, loaded: LoadedMatch, seat: int) -> None:
        key = (loaded.id, seat)
        task = asyncio.create_task(self._decline(loaded.id, seat, self.due(loaded)))
        self._tasks[key] = task
        self._declining.add(task)
        task.add_done_callback(lambda done: self._done(key, done))

    def _done(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        self._declining.discard(task)
        if self._tasks.get(key) is task:
            del self._tasks[key]
        if not task.cancelled() and task.exception() is not None:
            log.error("a reaction was not declined", match=key[0], exc_info=task.exception())

    async def _decline(self, match: str, seat: int, due: float) -> None:
        await asyncio.sleep(max(0.0, due - asyncio.get_running_loop().time()))
        # From here on the task is not cancelled any more: the answer is on its way.
        self._tasks.pop((match, seat), None)
        try:
            await self._seat_declines(match, seat)
        except ProblemError as problem:
            if problem.id != "problem-version":  # else it is no longer asked
                raise

    async def stop(self) -> None:
        """Decline nothing more."""
        self._stopped = True
        for task in self._tasks.values():
            task.cancel()
        await let_end(self._declining)
