"""The audit log: who came in, and what administrators and whoever runs the server did."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, insert, or_, select, update

from carrack.server.records.admin import Act, AuditEntry
from carrack.server.store.database import Transaction
from carrack.server.store.tables import audit, users

PAGE = 100


async def note(
    tx: Transaction,
    now: float,
    act: Act,
    user: int | None,
    *,
    about: int | None = None,
    match: str = "",
    address: str = "",
) -> None:
    """Somebody did something; nobody is whoever runs the server."""
    row = {"time": now, "act": act, "user": user, "about": about, "match": match, "address": address}
    await tx.execute(insert(audit).values(**row))


async def entries(tx: Transaction, before: int = 0, concerning: int | None = None) -> list[AuditEntry]:
    """A page of the log, the newest first, from below a number on; all of it, or what concerns a person."""
    who, whom = users.alias(), users.alias()
    asked: Any = (
        select(audit, who.c.name.label("user_name"), whom.c.name.label("about_name"))
        .outerjoin(who, who.c.id == audit.c.user)
        .outerjoin(whom, whom.c.id == audit.c.about)
        .order_by(audit.c.id.desc())
    )
    if before:
        asked = asked.where(audit.c.id < before)
    if concerning is not None:
        asked = asked.where(or_(audit.c.user == concerning, audit.c.about == concerning))
    else:
        asked = asked.limit(PAGE)
    return [
        AuditEntry(
            row.id,
            row.time,
            row.act,
            row.user,
            row.user_name or "",
            row.about,
            row.about_name or "",
            row.match,
            row.address,
        )
        for row in await tx.execute(asked)
    ]


async def forget_addresses(tx: Transaction, user: int) -> None:
    """Where somebody came from who is being forgotten."""
    await tx.execute(update(audit).where(audit.c.user == user).values(address=""))


async def forget_before(tx: Transaction, when: float) -> None:
    """What is too old."""
    await tx.execute(delete(audit).where(audit.c.time < when))
