"""When the process looks for garbage that refers to itself.

Nearly everything is freed by counting references. For the rest Python walks through all objects whenever
their number has grown by a quarter, which stops a server with a thousand matches for a second, every few
seconds. So what is there at the start is set aside, and all the rest is walked through every ten minutes;
what is young is looked at as usual.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from collections.abc import Iterator
from typing import Final

from carrack.server.ops import metrics

EVERY: Final = 600.0
YOUNG: Final = 5_000
"""New objects until the youngest are looked at."""
OLDER: Final = 10
NEVER: Final = 2**30


@contextlib.contextmanager
def seldom_collected() -> Iterator[None]:
    """While a server runs; afterwards everything is as before."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, NEVER)
    looking = asyncio.create_task(look(EVERY))
    try:
        yield
    finally:
        looking.cancel()
        gc.set_threshold(*before)
        gc.unfreeze()


async def look(every: float) -> None:
    """Look at everything again and again."""
    while True:
        await asyncio.sleep(every)
        begun = time.perf_counter()
        gc.collect()
        metrics.GARBAGE_SECONDS.observe(time.perf_counter() - begun)
