"""Computer players: they think in processes of their own and answer through the same door as people."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager

import structlog

from carrack.server.computers.kinds import HINT, SIMPLEST, seconds_of
from carrack.server.computers.pool import TRIES, NoAnswerError, Pool
from carrack.server.computers.thinking import Question
from carrack.server.matches.command import LATE
from carrack.server.matches.declines import reaction_of
from carrack.server.matches.lessons import seed_of_lesson, written_choice
from carrack.server.matches.loaded import LoadedMatch
from carrack.server.ops import metrics
from carrack.server.ops.background import let_end
from carrack.server.records.problems import ProblemError
from carrack.server.store import StorageError

HINTS_EACH = 3
"""Hints that may wait for one process: matches that wait for a computer player stand behind them."""
STORE_AGAIN = 3.0
"""Seconds after which an answer that could not be stored is sent again."""
log = structlog.get_logger(__name__)


class Computers:
    """What the processes think about. A match has at most one question that counts.

    Answers go to `choose`, with match, version and seat; those to a reaction not before they are due. A
    player that gives none is replaced: `replace` gets the same, and the kind of the simplest one. Of more
    than `queue` questions only the numbers of their matches are kept, until they can be asked.
    """

    def __init__(
        self,
        pool: Pool,
        queue: int,
        use: Callable[[str], AbstractAsyncContextManager[LoadedMatch]],
        choose: Callable[[str, int, int, str], Awaitable[None]],
        replace: Callable[[str, int, int, str], Awaitable[None]],
        reactions_due: Callable[[LoadedMatch], float],
    ) -> None:
        self._pool = pool
        self._queue = queue
        self._use = use
        self._choose = choose
        self._replace = replace
        self._reactions_due = reactions_due
        self._asked: dict[str, tuple[int, asyncio.Task[None]]] = {}
        self._later: dict[str, None] = {}
        self._deciding: set[asyncio.Task[None]] = set()
        """Also those whose answer is on its way, or counts no more."""
        self._hints: set[asyncio.Task[str]] = set()
        self._looking: set[asyncio.Task[None]] = set()
        self._stopped = False

    def consider(self, loaded: LoadedMatch, waited: bool = False) -> None:
        """If a computer player has to decide, let it think; what it thought about before counts no more.

        Where matches wait, one that has not `waited` goes to the end of the line.
        """
        seat = loaded.computer_to_move()
        version, task = self._asked.get(loaded.id, (-1, None))
        if task is not None and (seat is None or version != loaded.version):
            task.cancel()
            del self._asked[loaded.id]
        elif task is not None:
            return
        if seat is None or self._stopped:
            self._later.pop(loaded.id, None)
            return
        if len(self._asked) >= self._queue or (self._later and not waited):
            self._later.setdefault(loaded.id)
            return
        question = question_about(loaded, seat, loaded.computer_at(seat))
        due = 0.0
        if reaction_of(loaded, seat):
            due = self._reactions_due(loaded) + seconds_of(question.kind)
        written = written_choice(loaded, seat)
        task = asyncio.create_task(self._decide(loaded.id, loaded.version, question, due, written))
        self._asked[loaded.id] = loaded.version, task
        self._deciding.add(task)
        task.add_done_callback(lambda done: self._done(loaded.id, done))
        metrics.QUEUE.set(len(self._asked) + len(self._later))

    def _done(self, match: str, task: asyncio.Task[None]) -> None:
        self._deciding.discard(task)
        if self._asked.get(match, (0, None))[1] is task:
            del self._asked[match]
        metrics.QUEUE.set(len(self._asked) + len(self._later))
        if not task.cancelled() and task.exception() is not None:
            log.error("a computer player gave no answer", match=match, exc_info=task.exception())
        if self._later and not self._stopped:
            looking = asyncio.create_task(self._go_on())
            self._looking.add(looking)
            looking.add_done_callback(self._looking.discard)

    async def _go_on(self) -> None:
        """Matches that had to wait can be asked about."""
        while self._later and len(self._asked) < self._queue and not self._stopped:
            match = next(iter(self._later))
            del self._later[match]
            try:
                async with self._use(match) as loaded:
                    self.consider(loaded, waited=True)
            except Exception:  # the match is looked at again after a while (see `Watch.resume`)
                log.exception("a computer player could not be asked", match=match)

    async def _decide(self, match: str, version: int, question: Question, due: float, written: str) -> None:
        """Send what a lesson has written down, or what the player thinks of."""
        do = written or await self._thought(match, question)
        await asyncio.sleep(max(0.0, due - asyncio.get_running_loop().time()))
        # From here on a newer version of the match must not cancel the task: the answer is on its way.
        if self._asked.get(match, (0, None))[0] == version:
            del self._asked[match]
        while True:
            try:
                if do is None:
                    await self._replace(match, version, question.seat, SIMPLEST)
                else:
                    await self._choose(match, version, question.seat, do)
            except ProblemError as problem:
                if problem.id != LATE:  # else somebody was faster, and the new position is considered
                    raise
            except StorageError as error:
                log.warning("a computer player's answer is not stored yet", match=match, reason=str(error))
                await asyncio.sleep(STORE_AGAIN)
                continue
            return

    async def _thought(self, match: str, question: Question) -> str | None:
        """What a computer player chooses; None if it fails again and again and can be replaced."""
        for attempt in range(1, TRIES + 1):
            try:
                return await self._pool.ask(question)
            except Exception as error:
                log.exception(
                    "a computer player fails",
                    match=match,
                    seat=question.seat,
                    kind=question.kind,
                    attempt=attempt,
                )
                last = attempt == TRIES or isinstance(error, NoAnswerError)
                if last and question.kind == SIMPLEST:
                    raise
                if last:
                    break
        log.error("a computer player is replaced", match=match, seat=question.seat, kind=question.kind)
        return None

    def oldest(self) -> float:
        """For how many seconds the oldest question has waited."""
        return self._pool.oldest()

    def hang(self) -> bool:
        """Whether a question waits for longer than any answer takes."""
        return self._pool.hangs()

    def hint(self, loaded: LoadedMatch, seat: int) -> asyncio.Task[str]:
        """What a seat that has to decide is advised to do, as JSON; to be waited for without the match."""
        if len(self._asked) >= self._queue or len(self._hints) >= HINTS_EACH * self._pool.processes:
            raise ProblemError(503, "problem-busy", headers={"Retry-After": "5"})
        hint = asyncio.create_task(self._pool.ask(question_about(loaded, seat, HINT)))
        self._hints.add(hint)
        hint.add_done_callback(self._hints.discard)
        return hint

    async def stop(self) -> None:
        """Think no more."""
        self._stopped = True
        for task in (*[task for _, task in self._asked.values()], *self._looking, *self._hints):
            task.cancel()
        await let_end([*self._deciding, *self._looking, *self._hints])
        await self._pool.stop()


def question_about(loaded: LoadedMatch, seat: int, kind: str) -> Question:
    """A decision as the processes get it."""
    table = loaded.playing().saved()
    seed = seed_of_lesson(loaded, seat)
    return Question(loaded.rules.id, len(loaded.seats), loaded.options, table, seat, kind, seed)
