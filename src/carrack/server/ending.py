"""How background work ends when the server does: what is on its way into the database may arrive."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any

MOST_SECONDS = 5.0


async def let_end(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Wait for tasks to end by themselves; those that take too long are cancelled.

    Whatever becomes of them, they have ended: none goes on where there is no database any more.
    """
    if tasks:
        late = (await asyncio.wait(tasks, timeout=MOST_SECONDS))[1]
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
