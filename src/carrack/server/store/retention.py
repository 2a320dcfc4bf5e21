"""Matches that nobody needs any more, and how they are forgotten with everything about them."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, delete, exists, not_, select

from carrack.server.store.database import Transaction
from carrack.server.store.tables import chat, log, matches, seats, users, worked_out

AT_ONCE = 100


async def closed_before(tx: Transaction, when: float) -> list[str]:
    """Matches that were called off before some time, and that no match names as its rematch."""
    other = matches.alias()
    named = exists().where(other.c.next_match == matches.c.id)
    both = matches.c.public.in_([True, False])  # so that the index of the lists finds them
    return await some(tx, both, matches.c.status == "closed", matches.c.changed < when, not_(named))


async def guests_imports_before(tx: Transaction, when: float) -> list[str]:
    """Matches from files of people without an account, in which nothing has happened since some time."""
    guest = exists().where(users.c.id == matches.c.creator, users.c.password_hash.is_(None))
    return await some(tx, matches.c.source == "import", matches.c.changed < when, guest)


async def some(tx: Transaction, *which: ColumnElement[bool]) -> list[str]:
    """A few of the matches that are meant; nobody changes them until the transaction ends."""
    asked = select(matches.c.id).where(*which).order_by(matches.c.changed).limit(AT_ONCE)
    return list((await tx.execute(asked.with_for_update())).scalars())


async def forget(tx: Transaction, ids: Sequence[str]) -> None:
    """Matches with their seats, their log, what was said, and what was worked out about them."""
    for table in (seats, log, chat, worked_out):
        await tx.execute(delete(table).where(table.c.match.in_(ids)))
    await tx.execute(delete(matches).where(matches.c.id.in_(ids)))
