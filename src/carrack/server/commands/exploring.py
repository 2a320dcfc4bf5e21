"""Exploring: the matches that were finished here are counted beside the requests, a few at a time.

Whoever asks gets counts that are ready. Lessons, files from elsewhere, branches and matches that ended early
don't count, nor do matches without a person; openings are those of people.
"""

from __future__ import annotations

from collections.abc import Callable

import structlog
from sqlalchemy.exc import IntegrityError

from carrack.explore.counting import Finished, count, finished, nothing_yet, trim, variant_of
from carrack.explore.records import Explored
from carrack.kernel.rules import Rules, Setup
from carrack.server.matches.loaded import LoadedMatch
from carrack.server.ops.background import Background, is_ending
from carrack.server.records.problems import ProblemError
from carrack.server.store import StorageError, Store
from carrack.server.store import explored as counts
from carrack.server.store.restoring import load

EVERY = 60.0
AT_ONCE = 20
PAUSE = 0.1
"""Seconds between two matches: whoever plays comes first."""
OVERLAP = 120.0
"""Seconds by which matches may come into the database later than they were changed."""
FRESH = 30.0
"""Seconds for which counts are remembered."""
MOST_KEPT = 100
log = structlog.get_logger(__name__)


class Exploring(Background):
    """Counts, and remembers what it was asked for last."""

    def __init__(self, store: Store, time: Callable[[], float]) -> None:
        super().__init__()
        self._store = store
        self._time = time
        self._since: float | None = None
        self._kept: dict[tuple[str, int, str], tuple[float, Explored | None]] = {}

    async def of(self, rules: Rules, setup: Setup) -> Explored | None:
        """What was counted for a set-up, up to half a minute ago."""
        key = rules.id, setup.seats, variant_of(rules, setup)
        now = self._time()
        found = self._kept.get(key)
        if found is None or not 0.0 <= now - found[0] < FRESH:
            async with self._store.reading() as tx:
                found = now, await counts.read(tx, *key)
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[key] = found
        return found[1]

    async def _run(self) -> None:
        while not await is_ending(self._ending, EVERY):
            try:
                while await self.count_some():
                    pass
            except (StorageError, IntegrityError) as error:  # the next time may succeed
                log.warning("matches were not counted", reason=type(error).__name__)

    async def count_some(self) -> bool:
        """Count a few matches; whether there may be more."""
        async with self._store.reading() as tx:
            if self._since is None:
                self._since = await counts.counted_until(tx) - OVERLAP
            found = await counts.uncounted(tx, self._since, AT_ONCE)
        for match, changed in found:
            if await is_ending(self._ending, PAUSE):
                return False
            game = await self._finished(match)
            async with self._store.transaction() as tx:
                await counts.note(tx, match)
                if game is not None:
                    rules, setup, result = game
                    key = rules.id, setup.seats, variant_of(rules, setup)
                    sums = await counts.read(tx, *key) or nothing_yet(rules, setup)
                    count(sums, result)
                    trim(sums)
                    await counts.write(tx, sums, changed)
            self._since = max(self._since, changed - OVERLAP)
        return len(found) == AT_ONCE

    async def _finished(self, match: str) -> tuple[Rules, Setup, Finished] | None:
        """What counts of a match, if it counts; one that can't be loaded does not."""
        try:
            async with self._store.reading() as tx:
                loaded = await load(tx, match)
        except ProblemError:
            return None
        if loaded is None or not counts_for_all(loaded):
            return None
        played = loaded.begun()
        people = [seat.seat for seat in loaded.seats if seat.who == "person"]
        standings = played.rules.standings(played.table)
        return played.rules, played.setup, finished(standings, played.choices, people)


def counts_for_all(loaded: LoadedMatch) -> bool:
    """Whether a match was played here from its start to its end by the rules, with a person in it."""
    return (
        loaded.match is not None
        and loaded.match.over
        and loaded.start is None
        and not (loaded.source or loaded.lesson or loaded.rules.pack)
        and not any(seat.forfeited for seat in loaded.seats)
        and any(seat.who == "person" for seat in loaded.seats)
    )
