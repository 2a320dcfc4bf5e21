"""What was said in matches."""

from __future__ import annotations

from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.engine import RowMapping

from carrack.server.records.live import ChatLine
from carrack.server.store.database import Transaction
from carrack.server.store.tables import chat, ignored

MOST = 500


async def say(tx: Transaction, row: dict[str, Any]) -> tuple[ChatLine, bool]:
    """Add a line, and whether it is new: one that was said before under the same id is not said again."""
    same = select(chat).where(chat.c.match == row["match"], chat.c.command_id == row["command_id"])
    found = (await tx.execute(same)).mappings().first()
    if found is not None:
        return line_of(found), False
    await tx.execute(insert(chat).values(**row))
    return line_of((await tx.execute(same)).mappings().one()), True


async def line(tx: Transaction, number: int) -> tuple[ChatLine, int] | None:
    """One line, and whoever said it."""
    found = (await tx.execute(select(chat).where(chat.c.id == number))).mappings().first()
    return None if found is None else (line_of(found), found["user"])


async def lines(tx: Transaction, match: str, reader: int, after: int = 0) -> list[ChatLine]:
    """The last lines of a match, the oldest first, without those that the reader doesn't want to read.

    Only those after one that somebody has.
    """
    muted = select(ignored.c.other).where(ignored.c.user == reader)
    asked = select(chat).where(chat.c.match == match, chat.c.id > after, chat.c.user.not_in(muted))
    asked = asked.order_by(chat.c.id.desc()).limit(MOST)
    return [line_of(row) for row in reversed((await tx.execute(asked)).mappings().all())]


async def lines_by(tx: Transaction, user: int) -> list[dict[str, Any]]:
    """Everything that somebody has said."""
    asked = select(chat.c.match, chat.c.text, chat.c.time).where(chat.c.user == user).order_by(chat.c.id)
    return [dict(row) for row in (await tx.execute(asked)).mappings()]


def line_of(row: RowMapping) -> ChatLine:
    """A line from its row."""
    return ChatLine(row["id"], row["name"], row["seat"], row["at"], row["text"], row["time"])
