"""Reports about lines of chat, whom people ignore, closed accounts, and matches that are to be ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, delete, exists, func, insert, select, update
from sqlalchemy.engine import Row

from carrack.server.records.admin import PersonCard, ReportRecord
from carrack.server.records.people import IgnoredPerson
from carrack.server.store.database import Transaction
from carrack.server.store.tables import chat, endings, ignored, matches, reports, seats, sessions, users

PAGE = 100


async def spoken(tx: Transaction, match: str, line: int) -> Row[Any] | None:
    """A line of a match's chat, with whoever said it."""
    asked = select(chat).where(chat.c.match == match, chat.c.id == line)
    return (await tx.execute(asked)).one_or_none()


# Reports


async def report(
    tx: Transaction, reporter: int, line: Row[Any], reason: str, comment: str, now: float
) -> bool:
    """Note what somebody complains about; False if they did so before."""
    same = exists().where(reports.c.reporter == reporter, reports.c.line == line.id)
    if (await tx.execute(select(same))).scalar():
        return False
    copied = {"about": line.user, "match": line.match, "line": line.id, "name": line.name, "text": line.text}
    row = {"reporter": reporter, **copied, "reason": reason, "comment": comment, "created": now}
    await tx.execute(insert(reports).values(**row))
    return True


async def reported(tx: Transaction, settled: bool, before: int = 0) -> list[ReportRecord]:
    """A page of the reports, the newest first."""
    who = users.alias()
    asked = (
        select(reports, users.c.closed, who.c.name.label("reporter_name"))
        .join(users, users.c.id == reports.c.about)
        .join(who, who.c.id == reports.c.reporter)
        .where(reports.c.settled.is_not(None) if settled else reports.c.settled.is_(None))
        .order_by(reports.c.id.desc())
        .limit(PAGE)
    )
    if before:
        asked = asked.where(reports.c.id < before)
    return [
        ReportRecord(
            row.id,
            row.created,
            row.about,
            row.name,
            row.closed is not None,
            row.reporter_name,
            row.match,
            row.text,
            row.reason,
            row.comment,
            row.settled,
        )
        for row in await tx.execute(asked)
    ]


async def settle(tx: Transaction, number: int, now: float) -> int | None:
    """A report needs no more attention; whom it was about, None if there is no such open one."""
    asked = update(reports).where(reports.c.id == number, reports.c.settled.is_(None))
    found: int | None = (
        await tx.execute(asked.values(settled=now).returning(reports.c.about))
    ).scalar_one_or_none()
    return found


async def reports_by(tx: Transaction, user: int) -> list[dict[str, Any]]:
    """What somebody complained about."""
    asked = select(reports).where(reports.c.reporter == user).order_by(reports.c.id)
    kept = ("match", "name", "text", "reason", "comment", "created", "settled")
    return [{name: row[name] for name in kept} for row in (await tx.execute(asked)).mappings()]


# Whom one ignores


async def ignore(tx: Transaction, user: int, other: int, name: str, how: str, now: float) -> None:
    """Read somebody no more, or play with them no more either."""
    await stop_ignoring(tx, user, other)
    row = {"user": user, "other": other, "name": name, "how": how, "created": now}
    await tx.execute(insert(ignored).values(**row))


async def stop_ignoring(tx: Transaction, user: int, other: int) -> None:
    """Read somebody again."""
    await tx.execute(delete(ignored).where(ignored.c.user == user, ignored.c.other == other))


async def ignored_by(tx: Transaction, user: int) -> list[IgnoredPerson]:
    """Whom somebody ignores, the newest first."""
    asked = select(ignored).where(ignored.c.user == user).order_by(ignored.c.created.desc(), ignored.c.other)
    return [IgnoredPerson(row.other, row.name, row.how, row.created) for row in await tx.execute(asked)]


async def unread(tx: Transaction, user: int) -> frozenset[int]:
    """The numbers of those whom somebody does not read."""
    asked = select(ignored.c.other).where(ignored.c.user == user)
    return frozenset((await tx.execute(asked)).scalars())


async def is_blocked(tx: Transaction, match: str, users: Sequence[int]) -> bool:
    """Whether whoever set a match up does not want to play with one of these."""
    asked = select(
        exists().where(
            matches.c.id == match,
            ignored.c.user == matches.c.creator,
            ignored.c.other.in_(users),
            ignored.c.how == "block",
        )
    )
    return bool((await tx.execute(asked)).scalar())


async def give_ignoring(tx: Transaction, guest: int, account: int) -> None:
    """What a guest wished, and what others wished about the guest, is the account's."""
    for mine, theirs in ((ignored.c.user, ignored.c.other), (ignored.c.other, ignored.c.user)):
        known = select(theirs).where(mine == account).scalar_subquery()
        twice = theirs.in_(known) | (theirs == account)
        await tx.execute(delete(ignored).where(mine == guest, twice))
        await tx.execute(update(ignored).where(mine == guest).values({mine.name: account}))
    await tx.execute(update(reports).where(reports.c.about == guest).values(about=account))
    known = select(reports.c.line).where(reports.c.reporter == account).scalar_subquery()
    await tx.execute(delete(reports).where(reports.c.reporter == guest, reports.c.line.in_(known)))
    await tx.execute(update(reports).where(reports.c.reporter == guest).values(reporter=account))


# Administrators' acts


async def found_people(tx: Transaction, name_key: str) -> list[PersonCard]:
    """Accounts and guests who are called so, accounts first."""
    return await cards(tx, (users.c.name_key == name_key) | (func.lower(users.c.name) == name_key))


async def administrators(tx: Transaction) -> list[PersonCard]:
    """All administrators."""
    return await cards(tx, users.c.admin)


async def cards(tx: Transaction, which: ColumnElement[bool]) -> list[PersonCard]:
    """People as administrators see them."""
    seen = select(func.max(sessions.c.seen)).where(sessions.c.user == users.c.id).scalar_subquery()
    asked = select(users, seen.label("seen")).where(users.c.deleted.is_(None), which)
    asked = asked.order_by(users.c.name_key.is_(None), users.c.id.desc()).limit(PAGE)
    return [
        PersonCard(
            row.id,
            row.name,
            row.password_hash is not None,
            row.admin,
            row.closed,
            row.created,
            row.seen,
            row.owner is not None,
        )
        for row in await tx.execute(asked)
    ]


async def seats_of_closed(tx: Transaction) -> list[tuple[int, str]]:
    """People whose account is closed, with the matches in which they still have a seat."""
    asked = (
        select(seats.c.user, seats.c.match)
        .join(users, users.c.id == seats.c.user)
        .join(matches, matches.c.id == seats.c.match)
        .where(users.c.closed.is_not(None), matches.c.status.in_(["open", "running"]))
        .distinct()
    )
    return [(user, match) for user, match in (await tx.execute(asked)).all()]


async def wish_ended(tx: Transaction, match: str, now: float) -> bool:
    """The server shall end a match; False if there is none that could be ended."""
    status = (await tx.execute(select(matches.c.status).where(matches.c.id == match))).scalar_one_or_none()
    if status not in {"open", "running"}:
        return False
    await tx.execute(delete(endings).where(endings.c.match == match))
    await tx.execute(insert(endings).values(match=match, created=now))
    return True


async def to_be_ended(tx: Transaction) -> list[str]:
    """Matches that are to be ended."""
    return list((await tx.execute(select(endings.c.match).order_by(endings.c.created))).scalars())


async def is_ended(tx: Transaction, match: str) -> None:
    """A match has been ended, or can't be."""
    await tx.execute(delete(endings).where(endings.c.match == match))
