"""How long the lists of matches take with so many matches in the database: `carrack bench lists`."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from sqlalchemy import text

from carrack.server.store.database import Store, Transaction
from carrack.server.store.matches import listed
from carrack.server.store.migrations import upgrade

OWN: Final = 200
"""Matches of the person who looks, however many there are in all."""
TIMES: Final = 20
LISTS: Final = ("mine", "over", "open", "watch")
USERS: Final = text(
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1001) "
    "INSERT INTO users (id, name, settings, created) SELECT i, 'Somebody', '{}', 0 FROM n"
)
MATCHES: Final = text(
    "WITH RECURSIVE n(i) AS (SELECT :first UNION ALL SELECT i + 1 FROM n WHERE i < :last) "
    "INSERT INTO matches (id, game, options, pack, status, public, creator, invitation, clock, absent, "
    "stand_in, secret, nonces, seed, version, at, thinking, next_match, created, changed) "
    "SELECT substr('000000000000' || i, -12), 'colonialism', '{}', '', "
    "CASE i % 10 WHEN 0 THEN 'open' WHEN 1 THEN 'running' ELSE 'over' END, i % 2 = 0 OR i % 10 = 1, "
    ":creator + i % :creators, '', '{\"kind\":\"none\"}', 'wait', 'casual', '', '[]', '0', 0, 0, false, '', "
    "i, i FROM n"
)
SEATS: Final = text(
    "WITH RECURSIVE n(i) AS (SELECT :first UNION ALL SELECT i + 1 FROM n WHERE i < :last) "
    "INSERT INTO seats (match, seat, who, user, name, kind, nonce, stand_in, forfeited, waiting) "
    "SELECT substr('000000000000' || i, -12), 0, 'person', :creator + i % :creators, '', '', '', false, "
    "false, i % 10 = 1 FROM n"
)


async def measure_lists(most: int, step: Callable[[float], None]) -> list[dict[str, Any]]:
    """The milliseconds of a page of each list, with ten times as many matches each time."""
    found: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory(prefix="carrack-lists-") as folder:
        store = await Store.open(f"sqlite:///{Path(folder) / 'carrack.sqlite'}")
        try:
            await upgrade(store.engine)
            async with store.transaction() as tx:
                await tx.execute(USERS)
            await fill(store, 1, OWN, 1, 1)
            there, wanted = OWN, 1000
            while there < most:
                wanted = min(wanted * 10, most)
                await fill(store, there + 1, wanted, 2, 1000)
                there = wanted
                found.append({"matches": there} | await times(store))
                step(there / most)
        finally:
            await store.close()
    return found


async def fill(store: Store, first: int, last: int, creator: int, creators: int) -> None:
    """Matches of some people, with a seat for each creator."""
    numbers = {"first": first, "last": last, "creator": creator, "creators": creators}
    async with store.transaction() as tx:
        await tx.execute(MATCHES, numbers)
        await tx.execute(SEATS, numbers)


async def times(store: Store) -> dict[str, float]:
    """The median of some looks at each list, in milliseconds."""
    async with store.reading() as tx:
        return {which: await median(tx, which) for which in LISTS}


async def median(tx: Transaction, which: str) -> float:
    """Of one list, for the first person."""
    took = []
    for _ in range(TIMES):
        begun = time.perf_counter()
        await listed(tx, which, 1)
        took.append(time.perf_counter() - begun)
    return 1000 * sorted(took)[TIMES // 2]
