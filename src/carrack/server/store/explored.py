"""What the finished matches of this server say together: counted match by match, and kept as counts.

A match that was counted, or that doesn't count, has a row among what was worked out.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, exists, func, insert, not_, select

import carrack
from carrack.explore.records import Explored
from carrack.server.store.database import Transaction
from carrack.server.store.tables import explored, matches, worked_out

COUNTED = "explored"


async def read(tx: Transaction, game: str, players: int, variant: str) -> Explored | None:
    """The counts of a game, number of players and variant."""
    asked = select(explored.c.content).where(
        explored.c.game == game, explored.c.players == players, explored.c.variant == variant
    )
    content = (await tx.execute(asked)).scalar_one_or_none()
    return None if content is None else msgspec.json.decode(content, type=Explored)


async def write(tx: Transaction, counts: Explored, until: float) -> None:
    """Keep counts; `until` is when the newest of their matches was changed."""
    key = {"game": counts.game, "players": counts.players, "variant": counts.variant}
    await tx.execute(delete(explored).where(*[explored.c[name] == value for name, value in key.items()]))
    content = msgspec.json.encode(counts).decode()
    await tx.execute(insert(explored).values(**key, content=content, until=until))


async def counted_until(tx: Transaction) -> float:
    """When the newest match that was counted had been changed."""
    return (await tx.execute(select(func.max(explored.c.until)))).scalar_one() or 0.0


async def uncounted(tx: Transaction, since: float, most: int) -> list[tuple[str, float]]:
    """Some matches that are over and that nobody has looked at, the longest unchanged first; and when."""
    looked_at = exists().where(worked_out.c.match == matches.c.id, worked_out.c.what == COUNTED)
    asked = (
        select(matches.c.id, matches.c.changed)
        .where(
            matches.c.public.in_([True, False]),  # so that the index of the lists finds them
            matches.c.status == "over",
            matches.c.changed >= since,
            not_(looked_at),
        )
        .order_by(matches.c.changed)
        .limit(most)
    )
    return [(match, changed) for match, changed in (await tx.execute(asked)).all()]


async def note(tx: Transaction, match: str) -> None:
    """A match was looked at; IntegrityError if another process was faster."""
    row = {"match": match, "what": COUNTED, "program": carrack.__version__, "content": ""}
    await tx.execute(insert(worked_out).values(**row))
