"""Who somebody is: guests at once, accounts by name and password, sessions as rows.

A browser keeps a random token; the database keeps its hash.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from sqlalchemy.exc import IntegrityError

from carrack.server.ops import metrics
from carrack.server.ops.buckets import DAY, Buckets
from carrack.server.ops.config import Config
from carrack.server.ops.logs import logger
from carrack.server.people.names import checked_name, guests_name, key_of
from carrack.server.people.passwords import Passwords
from carrack.server.people.sessions import MOST_KNOWN, KnownSessions, Visit, hash_of
from carrack.server.records.people import Credentials, Me, MeChange, PasswordChange, SessionRecord
from carrack.server.records.problems import ProblemError, refuse
from carrack.server.store import StorageError, Store, Transaction, audit, people
from carrack.server.store.people import User

SEEN_EVERY: Final = 3_600.0
"""How exactly the last visit is known, in seconds."""
NAMED: Final = 16
"""So many signs of a token's hash name a session to its owner."""


log = logger("accounts")


class Entered(NamedTuple):
    """Somebody with a new session: the token goes to the browser and is not kept here."""

    me: Me
    token: str


class Accounts:
    """People and sessions of a server."""

    def __init__(self, store: Store, config: Config) -> None:
        self._store: Final = store
        self._session_seconds: Final = config.session_days * DAY
        self._audit_days: Final = config.audit_days
        self.passwords: Final = Passwords()
        self.tries: Final = Buckets(config.rate_account)
        self._known: Final = KnownSessions(MOST_KNOWN if store.is_sqlite else 0)

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[Transaction]:
        """A transaction that changes people or sessions."""
        try:
            async with self._store.transaction() as transaction:
                yield transaction
        finally:
            self._known.forget()

    async def user_of(self, token: str | None) -> User | None:
        """Whose session a browser's token is, if anybody's."""
        if not token or len(token) > 100:
            return None
        now = time.time()
        token_hash = hash_of(token)
        if self._known.is_due():
            self._known.note_outside(await self._store.changes_of_others())
        found = self._known.get(token_hash)
        if found is None or found[1] < now - self._session_seconds:
            state = self._known.state
            async with self._store.reading() as reading:
                found = await people.session_user(reading, token_hash, now - self._session_seconds)
            if found is None:
                return None
            self._known.keep(token_hash, found, state)
        user, seen = found
        if now - seen > SEEN_EVERY:
            try:
                async with self.changing() as transaction:
                    await people.touch_session(transaction, token_hash, now)
            except StorageError as error:  # the next visit tells it again; until then people can look
                log.warning("a visit is not noted", reason=str(error))
        return user

    async def sweep(self) -> None:
        """Forget sessions that were not used for long, and guests who can't come back and left nothing."""
        async with self.changing() as transaction:
            await people.end_old_sessions(transaction, time.time() - self._session_seconds)
            await people.forget_lost_guests(transaction)
            if self._audit_days:
                await audit.forget_before(transaction, time.time() - self._audit_days * DAY)

    async def new_guest(self, name: str | None, visit: Visit) -> Entered:
        """Somebody new, with a session."""
        chosen = checked_name(name or guests_name())
        token = secrets.token_urlsafe(32)
        now = time.time()
        async with self._store.transaction() as transaction:
            if await people.name_taken(transaction, key_of(chosen)):
                raise ProblemError(409, "problem-name-taken", {"name": chosen})
            user = await people.add_user(transaction, chosen, now)
            await people.add_session(transaction, hash_of(token), user, now, visit.device)
            row = await people.user_row(transaction, user)
        assert row is not None
        return Entered(people.me_in(row), token)

    async def me(self, user: User) -> Me:
        async with self._store.reading() as transaction:
            row = await people.user_row(transaction, user.id)
        if row is None:
            raise ProblemError(401, "problem-no-session")
        if row.admin != user.admin:  # decided beside this process: what is told here counts at once
            self._known.forget()
        return people.me_in(row)

    async def change(self, user: User, change: MeChange) -> Me:
        """Another name, other settings."""
        values: dict[str, object] = {}
        if change.settings is not None:
            values["settings"] = change.settings
        try:
            async with self.changing() as transaction:
                if change.name is not None:
                    values["name"] = checked_name(change.name)
                    key = key_of(change.name)
                    if await people.name_taken(transaction, key, user.id):
                        raise ProblemError(409, "problem-name-taken", {"name": change.name})
                    if user.claimed:
                        values["name_key"] = key
                if values:
                    await people.change_user(transaction, user.id, **values)
        except IntegrityError as error:
            raise ProblemError(409, "problem-name-taken", {"name": change.name or ""}) from error
        return await self.me(user)

    async def claim(self, user: User, session: str, credentials: Credentials, visit: Visit) -> Entered:
        """A guest becomes an account and keeps everything, with a new session in the place of this one."""
        if user.claimed:
            raise ProblemError(409, "problem-claimed")
        name = checked_name(credentials.name)
        hashed = await self.passwords.hash(credentials.password)
        token = secrets.token_urlsafe(32)
        try:
            async with self.changing() as transaction:
                row = await people.user_row(transaction, user.id)
                if row is None or row.password_hash is not None:
                    raise ProblemError(409, "problem-claimed")
                await people.change_user(
                    transaction, user.id, name=name, name_key=key_of(name), password_hash=hashed
                )
                await people.end_session(transaction, session)
                now = time.time()
                await people.add_session(transaction, hash_of(token), user.id, now, visit.device)
                await audit.note(transaction, now, "account-made", user.id, address=visit.address)
        except IntegrityError as error:
            raise ProblemError(409, "problem-name-taken", {"name": name}) from error
        return Entered(await self.me(user), token)

    async def log_in(
        self, credentials: Credentials, guest: User | None, session: str, visit: Visit
    ) -> tuple[Entered, list[str]]:
        """A new session of an account; the matches of the guest who logs in move to it and are returned."""
        key = key_of(credentials.name)
        refuse(self.tries.take(key))
        async with self._store.reading() as transaction:
            row = await people.row_by_name(transaction, key)
        hashed = None if row is None else row.password_hash
        fits = await self.passwords.fits(hashed, credentials.password)
        now = time.time()
        metrics.SIGN_INS.labels("done" if fits else "refused").inc()
        if row is None or not fits:
            if row is not None:
                async with self._store.transaction() as transaction:
                    await audit.note(transaction, now, "sign-in-failed", row.id, address=visit.address)
            raise ProblemError(401, "problem-log-in")
        if row.closed is not None:
            raise ProblemError(403, "problem-closed")
        token = secrets.token_urlsafe(32)
        moved: list[str] = []
        async with self.changing() as transaction:
            if session:
                await people.end_session(transaction, session)
            if guest is not None and not guest.claimed and guest.id != row.id:
                moved = await people.give_everything(transaction, guest.id, row.id)
                await people.remove_user(transaction, guest.id, now)
            await people.add_session(transaction, hash_of(token), row.id, now, visit.device)
            await audit.note(transaction, now, "sign-in", row.id, address=visit.address)
        return Entered(people.me_in(row), token), moved

    async def log_out(self, user: User, session: str) -> None:
        async with self.changing() as transaction:
            await people.end_session(transaction, session)
            if user.claimed:
                await audit.note(transaction, time.time(), "sign-out", user.id)

    async def sessions_of(self, user: User, session: str) -> list[SessionRecord]:
        """Where somebody is signed in; each has the beginning of its token's hash as a name."""
        async with self._store.reading() as reading:
            rows = await people.sessions_of(reading, user.id, time.time() - self._session_seconds)
        return [
            SessionRecord(
                row.token_hash[:NAMED], row.device, row.created, row.seen, row.token_hash == session
            )
            for row in rows
        ]

    async def end_session(self, user: User, name: str) -> None:
        """End one of the own sessions."""
        async with self.changing() as transaction:
            rows = await people.sessions_of(transaction, user.id, 0.0)
            found = [row.token_hash for row in rows if row.token_hash[:NAMED] == name]
            if not found:
                raise ProblemError(404, "problem-session")
            for token_hash in found:
                await people.end_session(transaction, token_hash)
            await audit.note(transaction, time.time(), "session-ended", user.id)

    async def end_all_sessions(self, user: User) -> None:
        """Sign out everywhere."""
        async with self.changing() as transaction:
            await people.end_sessions_of(transaction, user.id)
            await audit.note(transaction, time.time(), "sign-out-everywhere", user.id)

    async def check_password(self, user: User, password: str, wrong: str) -> None:
        """The password once more; a problem if it is another one, or if there is none."""
        refuse(self.tries.take(f"own {user.id}"))
        async with self._store.reading() as transaction:
            row = await people.user_row(transaction, user.id)
        if row is None or row.password_hash is None:
            raise ProblemError(409, "problem-not-claimed")
        if not await self.passwords.fits(row.password_hash, password):
            raise ProblemError(403, wrong)

    async def change_password(self, user: User, session: str, change: PasswordChange) -> Me:
        """A new password; every other session of the account ends."""
        await self.check_password(user, change.old, "problem-password")
        hashed = await self.passwords.hash(change.new)
        async with self.changing() as transaction:
            await people.change_user(transaction, user.id, password_hash=hashed)
            await people.end_sessions_of(transaction, user.id, but=session)
            await audit.note(transaction, time.time(), "password-changed", user.id)
        return await self.me(user)

    async def remove(self, user: User) -> None:
        """Forget a person; the seats have been given up before."""
        async with self.changing() as transaction:
            await people.remove_user(transaction, user.id, time.time())
            if user.claimed:
                await audit.note(transaction, time.time(), "account-removed", user.id)
