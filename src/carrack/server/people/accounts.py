"""Who somebody is: guests at once, accounts by name and password, sessions as rows.

A browser keeps a random token; the database keeps its hash. Passwords are hashed in threads, two at once at
most, and an unknown name takes as long as a wrong password.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Final, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from carrack.server.ops.config import Config
from carrack.server.records.people import Credentials, Me, MeChange, PasswordChange
from carrack.server.records.problems import ProblemError
from carrack.server.store import Store, Transaction, people
from carrack.server.store.people import User

COOKIE: Final = "carrack_session"
DAY: Final = 86_400.0
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
SEEN_EVERY: Final = 3_600.0
"""How exactly the last visit is known, in seconds."""
AT_ONCE: Final = 2
MOST_WAITING: Final = 40
CALLED: Final = (
    "Vasco",
    "Isabel",
    "Zheng",
    "Fatima",
    "Amerigo",
    "Anna",
    "Ferdinand",
    "Jeanne",
    "Piri",
    "Ida",
)
"""First names of seafarers and travellers, the same in every language, for guests who give none."""
MOST_KNOWN: Final = 10_000
"""Sessions kept in memory."""
MOST_SIGNS: Final = 60
"""Of a name as it is compared: some single signs stand for whole sentences."""
INVISIBLE: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


class KnownSessions:
    """Sessions that were asked about lately, where no other process can end one: with SQLite.

    With PostgreSQL nothing is kept: a session that ended in another process is over at once.
    """

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._found: dict[str, tuple[User, float]] = {}
        self.state = object()
        """Another one after every change of sessions or people: what was read before it may be wrong."""

    def get(self, token_hash: str) -> tuple[User, float] | None:
        return self._found.get(token_hash)

    def keep(self, token_hash: str, found: tuple[User, float], state: object) -> None:
        """Keep what was read when that was the state, unless something has changed since."""
        if self._most and state is self.state:
            if len(self._found) >= self._most:
                self._found.clear()
            self._found[token_hash] = found

    def forget(self) -> None:
        """Something about sessions or people has changed."""
        self.state = object()
        self._found.clear()


class Entered(NamedTuple):
    """Somebody with a new session: the token goes to the browser and is not kept here."""

    me: Me
    token: str


@cache
def hash_of_nobody() -> str:
    """The hash of a password that nobody has: a log-in with a wrong name takes as long as any other."""
    return HASHER.hash(secrets.token_hex())


class Accounts:
    """People and sessions of a server."""

    def __init__(self, store: Store, config: Config) -> None:
        self._store: Final = store
        self._session_seconds: Final = config.session_days * DAY
        self._nobody: Final = hash_of_nobody()
        self._threads: Final = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self._known: Final = KnownSessions(MOST_KNOWN if store.is_sqlite else 0)

    @asynccontextmanager
    async def _changing(self) -> AsyncIterator[Transaction]:
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
            async with self._changing() as transaction:
                await people.touch_session(transaction, token_hash, now)
        return user

    async def sweep(self) -> None:
        """Forget sessions that were not used for long, and guests who can't come back and left nothing."""
        async with self._changing() as transaction:
            await people.end_old_sessions(transaction, time.time() - self._session_seconds)
            await people.forget_lost_guests(transaction)

    async def new_guest(self, name: str | None) -> Entered:
        """Somebody new, with a session."""
        chosen = checked_name(name or f"{secrets.choice(CALLED)} {secrets.randbelow(9000) + 1000}")
        token = secrets.token_urlsafe(32)
        now = time.time()
        async with self._store.transaction() as transaction:
            if await people.name_taken(transaction, key_of(chosen)):
                raise ProblemError(409, "problem-name-taken", {"name": chosen})
            user = await people.add_user(transaction, chosen, now)
            await people.add_session(transaction, hash_of(token), user, now)
            row = await people.user_row(transaction, user)
        assert row is not None
        return Entered(people.me_in(row), token)

    async def me(self, user: User) -> Me:
        async with self._store.reading() as transaction:
            row = await people.user_row(transaction, user.id)
        if row is None:
            raise ProblemError(401, "problem-no-session")
        return people.me_in(row)

    async def change(self, user: User, change: MeChange) -> Me:
        """Another name, other settings."""
        values: dict[str, object] = {}
        if change.settings is not None:
            values["settings"] = change.settings
        try:
            async with self._changing() as transaction:
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

    async def claim(self, user: User, credentials: Credentials) -> Me:
        """A guest becomes an account and keeps everything."""
        if user.claimed:
            raise ProblemError(409, "problem-claimed")
        name = checked_name(credentials.name)
        hashed = await self._hash(credentials.password)
        try:
            async with self._changing() as transaction:
                row = await people.user_row(transaction, user.id)
                if row is None or row.password_hash is not None:
                    raise ProblemError(409, "problem-claimed")
                await people.change_user(
                    transaction, user.id, name=name, name_key=key_of(name), password_hash=hashed
                )
        except IntegrityError as error:
            raise ProblemError(409, "problem-name-taken", {"name": name}) from error
        return await self.me(user)

    async def log_in(
        self, credentials: Credentials, guest: User | None, session: str
    ) -> tuple[Entered, list[str]]:
        """A new session of an account; the matches of the guest who logs in move to it and are returned."""
        async with self._store.reading() as transaction:
            row = await people.row_by_name(transaction, key_of(credentials.name))
        known = row is not None and row.password_hash is not None
        hashed = row.password_hash if row is not None and known else self._nobody
        fits = await self._fits(hashed, credentials.password)
        if row is None or not known or not fits:
            raise ProblemError(401, "problem-log-in")
        token = secrets.token_urlsafe(32)
        now = time.time()
        moved: list[str] = []
        async with self._changing() as transaction:
            if session:
                await people.end_session(transaction, session)
            if guest is not None and not guest.claimed and guest.id != row.id:
                moved = await people.give_everything(transaction, guest.id, row.id)
                await people.remove_user(transaction, guest.id, now)
            await people.add_session(transaction, hash_of(token), row.id, now)
        return Entered(people.me_in(row), token), moved

    async def log_out(self, session: str) -> None:
        async with self._changing() as transaction:
            await people.end_session(transaction, session)

    async def change_password(self, user: User, session: str, change: PasswordChange) -> Me:
        """A new password; every other session of the account ends."""
        async with self._store.reading() as transaction:
            row = await people.user_row(transaction, user.id)
        if row is None or row.password_hash is None:
            raise ProblemError(409, "problem-not-claimed")
        if not await self._fits(row.password_hash, change.old):
            raise ProblemError(403, "problem-password")
        hashed = await self._hash(change.new)
        async with self._changing() as transaction:
            await people.change_user(transaction, user.id, password_hash=hashed)
            await people.end_sessions_of(transaction, user.id, but=session)
        return people.me_in(row)

    async def remove(self, user: User) -> None:
        """Forget a person; the seats have been given up before."""
        async with self._changing() as transaction:
            await people.remove_user(transaction, user.id, time.time())

    async def _hash(self, password: str) -> str:
        async with self._turn():
            return await asyncio.to_thread(HASHER.hash, password)

    async def _fits(self, hashed: str, password: str) -> bool:
        def verify() -> bool:
            try:
                return HASHER.verify(hashed, password)
            except (VerificationError, InvalidHashError):
                return False

        async with self._turn():
            return await asyncio.to_thread(verify)

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """A place in the short queue for hashing."""
        if self._waiting >= MOST_WAITING:
            raise ProblemError(503, "problem-busy", headers={"Retry-After": "5"})
        self._waiting += 1
        try:
            async with self._threads:
                yield
        finally:
            self._waiting -= 1


def hash_of(token: str) -> str:
    """What the database knows of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def key_of(name: str) -> str:
    """A name as it is compared: neither case, nor width, nor the number of spaces makes another name."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def checked_name(name: str) -> str:
    """A name without invisible signs, which would let one look like another, and without giant ones."""
    key = key_of(name)
    if any(unicodedata.category(sign) in INVISIBLE for sign in name) or not 0 < len(key) <= MOST_SIGNS:
        raise ProblemError(422, "problem-name", {"name": name})
    return name
