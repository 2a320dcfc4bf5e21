"""Reviews of matches that are over, made by the computer players' processes while nobody waits for a move.

The chances come first, in a moment; then luck, and move by move what each choice cost. Whoever asks again
sees how far it is. A review is made once, and `keep` stores it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec
import structlog

from carrack.kernel.registry import rules_of
from carrack.review.records import Cost, Review
from carrack.review.review import USUAL, Portion, begun, glimpse, judged, opened, with_costs
from carrack.review.tuned import Tuned, tuned_for
from carrack.server.computers.pool import Pool
from carrack.server.matches.state import actions_said
from carrack.server.ops.background import let_end
from carrack.server.records.basics import ActionSaid
from carrack.server.records.problems import ProblemError
from carrack.server.records.review import ReviewNow

MOST_OPEN = 20
"""Reviews that are being made at once."""
log = structlog.get_logger(__name__)


class Begun(NamedTuple):
    """The chances of a match, as a process sends them."""

    review: bytes
    moves: int
    tuned: bytes


def begin(file: bytes) -> Begun:
    """What a process does first."""
    match = opened(file, None)
    found, moves = glimpse(match)
    tuned = tuned_for(match.rules, match.setup)
    return Begun(msgspec.json.encode(found), moves, msgspec.json.encode(tuned))


def tell(file: bytes) -> bytes:
    """The review with its story, but without costs."""
    return msgspec.json.encode(begun(opened(file, None)))


class Making:
    """A review that is being made."""

    def __init__(self, pool: Pool, file: bytes) -> None:
        self._pool = pool
        self._file = file
        self._tuned = Tuned()
        self._costs: list[Cost] = []
        self._moves = 0
        self._known: Review | None = None
        self._has_story = False
        self._first: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def make(self) -> ReviewNow:
        """The whole review."""
        try:
            found = await self._pool.work(begin, self._file)
        except BaseException:
            self._first.cancel()
            raise
        self._moves = found.moves
        self._tuned = msgspec.json.decode(found.tuned, type=Tuned)
        self._known = msgspec.json.decode(found.review, type=Review)
        self._first.set_result(None)
        await asyncio.gather(self._tell(), *[self._judge(number) for number in range(found.moves)])
        return await self.now()

    async def _tell(self) -> None:
        self._known = msgspec.json.decode(await self._pool.work(tell, self._file), type=Review)
        self._has_story = True

    async def _judge(self, number: int) -> None:
        self._costs += await self._pool.work(judged, Portion(self._file, None, (number,), USUAL))

    async def now(self) -> ReviewNow:
        """As far as it is, but not before the chances are known."""
        await asyncio.wait([self._first])
        if self._known is None:
            raise ProblemError(503, "problem-busy", headers={"Retry-After": "5"})
        done = len(self._costs)
        whole = self._has_story and done == self._moves
        found = with_costs(self._known, self._tuned, self._costs, refined=whole)
        return ReviewNow(found, done, self._moves, actions_in(found))


def actions_in(found: Review) -> dict[str, ActionSaid]:
    """The actions that a review names, in words."""
    named = {do for cost in found.costs for do in (*cost.played, *cost.better)}
    named |= {made.do for cost in found.costs for made in cost.line}
    return actions_said(rules_of(found.game), named)


class Reviews:
    """The reviews that are being made, by match."""

    def __init__(self, pool: Pool, keep: Callable[[str, bytes], Awaitable[None]]) -> None:
        self._pool = pool
        self._keep = keep
        self._open: dict[str, tuple[Making, asyncio.Task[None]]] = {}

    def makes(self, match: str) -> bool:
        """Whether the review of a match has been begun."""
        return match in self._open

    async def of(self, match: str, file: bytes) -> ReviewNow:
        """The review of a match as far as it is; begun from its file if nobody has begun it."""
        if match not in self._open:
            if len(self._open) >= MOST_OPEN:
                raise ProblemError(503, "problem-busy", headers={"Retry-After": "5"})
            making = Making(self._pool, file)
            self._open[match] = making, asyncio.create_task(self._make(match, making))
        return await self._open[match][0].now()

    async def _make(self, match: str, making: Making) -> None:
        try:
            await self._keep(match, msgspec.json.encode(await making.make()))
        except Exception:
            log.exception("a review failed", match=match)
        finally:
            del self._open[match]

    async def stop(self) -> None:
        """Make no more."""
        tasks = [task for _, task in self._open.values()]
        for task in tasks:
            task.cancel()
        await let_end(tasks)
