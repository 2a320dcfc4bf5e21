"""What takes long to work out about a match that is over; it is done once, by each version of the program."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

import carrack
from carrack.server.store.database import Transaction
from carrack.server.store.tables import worked_out

REVIEW = "review"


async def kept(tx: Transaction, match: str, what: str) -> bytes | None:
    """What was worked out before, by this version."""
    asked = select(worked_out.c.content).where(
        worked_out.c.match == match, worked_out.c.what == what, worked_out.c.program == carrack.__version__
    )
    found = (await tx.execute(asked)).scalar_one_or_none()
    return None if found is None else str(found).encode()


async def keep(tx: Transaction, match: str, what: str, content: bytes) -> None:
    """Keep it; IntegrityError if another process was faster."""
    await tx.execute(delete(worked_out).where(worked_out.c.match == match, worked_out.c.what == what))
    row = {"match": match, "what": what, "program": carrack.__version__, "content": content.decode()}
    await tx.execute(insert(worked_out).values(**row))
