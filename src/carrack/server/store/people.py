"""People, their sessions, and where their browsers receive notices."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import and_, bindparam, delete, exists, func, insert, not_, or_, select, update
from sqlalchemy.engine import Row

from carrack.server.records.people import Me, PushSubscription, Settings
from carrack.server.store.audit import entries, forget_addresses
from carrack.server.store.chat import lines_by
from carrack.server.store.database import Transaction
from carrack.server.store.moderation import give_ignoring, ignored_by, reports_by
from carrack.server.store.tables import (
    chat,
    ignored,
    log,
    matches,
    notices,
    push,
    recovery,
    reports,
    seats,
    sessions,
    users,
)


class User(Struct, frozen=True):
    """A person with a session."""

    id: int
    name: str
    claimed: bool
    admin: bool = False
    owner: int | None = None
    """The account that a bot belongs to; people belong to nobody."""

    @property
    def is_bot(self) -> bool:
        return self.owner is not None


async def add_user(transaction: Transaction, name: str, now: float) -> int:
    """A new guest."""
    row = {"name": name, "settings": Settings(), "created": now}
    result = await transaction.execute(insert(users).values(**row).returning(users.c.id))
    return int(result.scalar_one())


async def user_row(transaction: Transaction, user: int) -> Row[Any] | None:
    """A person who has not been removed."""
    query = select(users).where(users.c.id == user, users.c.deleted.is_(None))
    return (await transaction.execute(query)).one_or_none()


async def row_by_name(transaction: Transaction, name_key: str) -> Row[Any] | None:
    """The account of that name."""
    query = select(users).where(users.c.name_key == name_key, users.c.deleted.is_(None))
    return (await transaction.execute(query)).one_or_none()


async def name_taken(transaction: Transaction, name_key: str, by_other_than: int | None = None) -> bool:
    """Whether an account is called so."""
    row = await row_by_name(transaction, name_key)
    return row is not None and row.id != by_other_than


async def change_user(transaction: Transaction, user: int, **values: Any) -> None:
    """Other values for some columns of a person."""
    await transaction.execute(update(users).where(users.c.id == user).values(**values))


def settings_in(row: Row[Any]) -> Settings:
    """A person's settings; those that an older version knew and this one does not are left out."""
    known = {key: value for key, value in row.settings.items() if key in Settings.__struct_fields__}
    try:
        return msgspec.convert(known, Settings)
    except msgspec.ValidationError:
        return Settings()


def me_in(row: Row[Any]) -> Me:
    """A person as told to that person."""
    return Me(
        row.id, row.name, row.password_hash is not None, settings_in(row), row.admin, row.owner is not None
    )


# Sessions


async def add_session(
    transaction: Transaction, token_hash: str, user: int, now: float, device: str = ""
) -> None:
    """A new session."""
    row = {"token_hash": token_hash, "user": user, "created": now, "seen": now, "device": device}
    await transaction.execute(insert(sessions).values(**row))


_session_user = (
    select(users.c.id, users.c.name, users.c.password_hash, users.c.admin, users.c.owner, sessions.c.seen)
    .join(users, users.c.id == sessions.c.user)
    .where(
        sessions.c.token_hash == bindparam("token_hash"),
        sessions.c.seen >= bindparam("since"),
        users.c.deleted.is_(None),
        users.c.closed.is_(None),
    )
)
"""Made once: with PostgreSQL every request asks this."""


async def session_user(transaction: Transaction, token_hash: str, since: float) -> tuple[User, float] | None:
    """Whose session it is and when it was last seen, unless that is too long ago."""
    row = (await transaction.execute(_session_user, {"token_hash": token_hash, "since": since})).one_or_none()
    if row is None:
        return None
    return User(row.id, row.name, row.password_hash is not None, row.admin, row.owner), row.seen


async def sessions_of(transaction: Transaction, user: int, since: float) -> list[Row[Any]]:
    """Where a person is signed in, the last used first."""
    query = select(sessions).where(sessions.c.user == user, sessions.c.seen >= since)
    return list(await transaction.execute(query.order_by(sessions.c.seen.desc(), sessions.c.token_hash)))


async def touch_session(transaction: Transaction, token_hash: str, now: float) -> None:
    """The session was used."""
    await transaction.execute(update(sessions).where(sessions.c.token_hash == token_hash).values(seen=now))


async def end_session(transaction: Transaction, token_hash: str) -> None:
    """One session ends."""
    await transaction.execute(delete(sessions).where(sessions.c.token_hash == token_hash))


async def end_sessions_of(transaction: Transaction, user: int, but: str = "") -> None:
    """Every session of a person ends, but one."""
    query = delete(sessions).where(sessions.c.user == user, sessions.c.token_hash != but)
    await transaction.execute(query)


async def end_old_sessions(transaction: Transaction, before: float) -> None:
    """Sessions that were not used for long end."""
    await transaction.execute(delete(sessions).where(sessions.c.seen < before))


async def forget_lost_guests(transaction: Transaction) -> None:
    """Guests without a session, without a seat, and without a trace in any match."""
    traces = [sessions.c.user, seats.c.user, seats.c.kept_for, matches.c.creator, log.c.user, chat.c.user]
    traces += [push.c.user, notices.c.user, ignored.c.user, ignored.c.other]
    traces += [reports.c.reporter, reports.c.about, recovery.c.user]
    kept = [exists().where(column == users.c.id) for column in traces]
    guests = and_(users.c.password_hash.is_(None), users.c.owner.is_(None))
    await transaction.execute(delete(users).where(guests, not_(or_(*kept))))


# Bots


async def add_bot(transaction: Transaction, owner: int, name: str, name_key: str, now: float) -> int:
    """A new bot of an account. Nobody can sign in as it: it has no password."""
    row = {"name": name, "name_key": name_key, "settings": Settings(), "created": now, "owner": owner}
    result = await transaction.execute(insert(users).values(**row).returning(users.c.id))
    return int(result.scalar_one())


async def bots_of(transaction: Transaction, owner: int) -> list[Row[Any]]:
    """The bots of an account in the order of their making, with when each was last seen."""
    seen = select(func.max(sessions.c.seen)).where(sessions.c.user == users.c.id).scalar_subquery()
    query = select(users, seen.label("seen")).where(users.c.owner == owner, users.c.deleted.is_(None))
    return list(await transaction.execute(query.order_by(users.c.id)))


async def all_bots(transaction: Transaction) -> list[tuple[str, str, bool, float | None]]:
    """Every bot: its name, its owner's, whether it is closed, and when it was last seen."""
    owner = users.alias()
    seen = select(func.max(sessions.c.seen)).where(sessions.c.user == users.c.id).scalar_subquery()
    query = (
        select(users.c.name, owner.c.name, users.c.closed, seen)
        .join(owner, owner.c.id == users.c.owner)
        .where(users.c.deleted.is_(None))
        .order_by(users.c.id)
    )
    rows = (await transaction.execute(query)).all()
    return [(name, whose, closed is not None, when) for name, whose, closed, when in rows]


# A guest who logs in, and a person who leaves


async def give_everything(transaction: Transaction, guest: int, account: int) -> list[str]:
    """The guest's matches become the account's; the matches are returned."""
    touched = (
        select(seats.c.match)
        .where((seats.c.user == guest) | (seats.c.kept_for == guest))
        .union(select(matches.c.id).where(matches.c.creator == guest))
    )
    # Matches before seats, and in order: so do all others who change them, and nobody waits for ever.
    locked = select(matches.c.id).where(matches.c.id.in_(touched)).order_by(matches.c.id).with_for_update()
    found = [str(row[0]) for row in await transaction.execute(locked)]
    await transaction.execute(update(seats).where(seats.c.user == guest).values(user=account))
    await transaction.execute(update(seats).where(seats.c.kept_for == guest).values(kept_for=account))
    await transaction.execute(update(matches).where(matches.c.creator == guest).values(creator=account))
    await transaction.execute(update(push).where(push.c.user == guest).values(user=account))
    await give_ignoring(transaction, guest, account)
    return found


async def remove_user(transaction: Transaction, user: int, now: float) -> None:
    """The person becomes a number; only matches and chat, which are the others' too, keep the name."""
    await end_sessions_of(transaction, user)
    await transaction.execute(delete(push).where(push.c.user == user))
    await transaction.execute(delete(recovery).where(recovery.c.user == user))
    await transaction.execute(delete(ignored).where(ignored.c.user == user))
    await forget_addresses(transaction, user)
    gone = {"name": "-", "name_key": None, "password_hash": None, "settings": Settings(), "admin": False}
    await change_user(transaction, user, **gone, deleted=now)


# Ways back to an account


async def add_recovery(transaction: Transaction, user: int, kind: str, hashes: list[str], now: float) -> None:
    """New ways of a kind, instead of the former ones."""
    await transaction.execute(delete(recovery).where(recovery.c.user == user, recovery.c.kind == kind))
    rows = [{"code_hash": code, "user": user, "kind": kind, "created": now} for code in hashes]
    await transaction.execute(insert(recovery), rows)


async def recovery_of(transaction: Transaction, code_hash: str, mailed_since: float) -> Row[Any] | None:
    """The account that a code leads to, with the kind of the code; a mailed one leads there for a while."""
    query = (
        select(users, recovery.c.kind)
        .join(users, users.c.id == recovery.c.user)
        .where(
            recovery.c.code_hash == code_hash,
            (recovery.c.kind == "code") | (recovery.c.created >= mailed_since),
            users.c.deleted.is_(None),
        )
    )
    return (await transaction.execute(query)).one_or_none()


async def use_recovery(transaction: Transaction, code_hash: str) -> bool:
    """A code is used up; False if another was faster."""
    query = delete(recovery).where(recovery.c.code_hash == code_hash)
    return (await transaction.execute(query)).rowcount == 1


async def codes_left(transaction: Transaction, user: int) -> int:
    """How many recovery codes an account has."""
    query = select(func.count()).where(recovery.c.user == user, recovery.c.kind == "code")
    return int((await transaction.execute(query)).scalar_one())


# All that is kept about a person, besides the matches


async def kept_about(transaction: Transaction, user: int) -> dict[str, Any]:
    """Rows about a person by their kind, without hashes of tokens and passwords."""
    row = await user_row(transaction, user)
    assert row is not None
    taken = (
        select(seats.c.match, seats.c.seat, seats.c.name, seats.c.hints, matches.c.game, matches.c.status)
        .join(matches, matches.c.id == seats.c.match)
        .where(seats.c.user == user)
        .order_by(seats.c.match, seats.c.seat)
    )
    commands = (
        select(log.c.match, log.c.seq, log.c.kind, log.c.seat, log.c.time)
        .where(log.c.user == user)
        .order_by(log.c.time, log.c.match, log.c.seq)
    )
    waiting = select(notices.c.kind, notices.c.match, notices.c.due).where(notices.c.user == user)
    return {
        "account": {
            "name": row.name,
            "created": row.created,
            "password": row.password_hash is not None,
            "administrator": row.admin,
            "settings": row.settings,
            "recovery_codes": await codes_left(transaction, user),
        },
        "sessions": [
            {"device": one.device, "created": one.created, "seen": one.seen}
            for one in await sessions_of(transaction, user, 0.0)
        ],
        "bots": [
            {"name": one.name, "created": one.created, "seen": one.seen}
            for one in await bots_of(transaction, user)
        ],
        "browsers": [one.endpoint for one in await subscriptions_of(transaction, user)],
        "notices": [dict(one) for one in (await transaction.execute(waiting)).mappings()],
        "seats": [dict(one) for one in (await transaction.execute(taken)).mappings()],
        "commands": [dict(one) for one in (await transaction.execute(commands)).mappings()],
        "chat": await lines_by(transaction, user),
        "ignored": await ignored_by(transaction, user),
        "reports": await reports_by(transaction, user),
        "audit": await entries(transaction, concerning=user),
    }


# Browsers that receive notices


async def add_subscription(transaction: Transaction, user: int, subscription: PushSubscription) -> None:
    """A browser; one that was there as somebody else's is this person's now."""
    await drop_subscription(transaction, subscription.endpoint)
    row = msgspec.structs.asdict(subscription) | {"user": user}
    await transaction.execute(insert(push).values(**row))


async def drop_subscription(transaction: Transaction, endpoint: str, user: int | None = None) -> None:
    """Forget a browser, whoever's it is, or only if it is this person's."""
    query = delete(push).where(push.c.endpoint == endpoint)
    await transaction.execute(query if user is None else query.where(push.c.user == user))


async def subscriptions_of(transaction: Transaction, user: int) -> list[PushSubscription]:
    """The browsers of a person."""
    rows = await transaction.execute(select(push).where(push.c.user == user))
    return [PushSubscription(row.endpoint, row.p256dh, row.auth) for row in rows]
