"""What whoever runs the server does by the command line, also beside a running server."""

from __future__ import annotations

import time
from typing import NamedTuple

import msgspec

from carrack.server.commands.administration import close_account
from carrack.server.people.bots import new_bot, new_token
from carrack.server.people.names import key_of
from carrack.server.records.admin import AuditEntry, PersonCard, ReportRecord
from carrack.server.records.basics import Name
from carrack.server.records.problems import ProblemError
from carrack.server.store import Transaction, audit, moderation, people


class BotOf(NamedTuple):
    """A bot, whose it is, whether it is closed, and when its token was last used."""

    name: str
    owner: str
    closed: bool
    seen: float | None


class NoSuchError(Exception):
    """There is nothing of that name; the text says what."""


async def appoint(tx: Transaction, name: str, admin: bool) -> None:
    """An account becomes an administrator's, or is one no more."""
    row = await people.row_by_name(tx, key_of(name))
    if row is None:
        raise NoSuchError(f"there is no account “{name}”; guests can't be administrators")
    if row.admin != admin:
        await people.change_user(tx, row.id, admin=admin)
        await audit.note(tx, time.time(), "appointed" if admin else "dismissed", None, about=row.id)


async def set_closed(tx: Transaction, name: str, closed: bool) -> None:
    """Close an account or open it again; an administrator is one no more."""
    row = await people.row_by_name(tx, key_of(name))
    if row is None:
        raise NoSuchError(f"there is no account “{name}”")
    await people.change_user(tx, row.id, admin=False)
    await close_account(tx, row.id, closed, None, time.time())


async def bot_token(tx: Transaction, owner: str, name: str) -> str:
    """A token for a bot of an account: a new bot, or another token for one that it has."""
    account = await people.row_by_name(tx, key_of(owner))
    if account is None or account.owner is not None:
        raise NoSuchError(f"there is no account “{owner}”; guests and bots can't have bots")
    found = await people.row_by_name(tx, key_of(name))
    if found is None:
        try:
            return (await new_bot(tx, account.id, msgspec.convert(name, Name))).token
        except (msgspec.ValidationError, ProblemError) as error:
            raise NoSuchError(f"“{name}” can't be a name: one has 1 to 30 visible signs") from error
    if found.owner != account.id:
        raise NoSuchError(f"“{name}” is taken, and no bot of “{owner}”")
    return (await new_token(tx, account.id, found.id)).token


async def bots(tx: Transaction) -> list[BotOf]:
    """All bots with whom they belong to."""
    return [BotOf(*row) for row in await people.all_bots(tx)]


async def end_match(tx: Transaction, match: str) -> None:
    """The server shall end a match."""
    if not await moderation.wish_ended(tx, match, time.time()):
        raise NoSuchError(f"there is no match {match} that is open or running")
    await audit.note(tx, time.time(), "match-ended", None, match=match)


async def administrators(tx: Transaction) -> list[PersonCard]:
    """All of them."""
    return await moderation.administrators(tx)


async def open_reports(tx: Transaction) -> list[ReportRecord]:
    """The newest open reports."""
    return await moderation.reported(tx, settled=False)


async def audit_log(tx: Transaction) -> list[AuditEntry]:
    """The newest entries of the audit log."""
    return await audit.entries(tx)
