"""Ways back to an account whose password is forgotten: recovery codes, and a link by mail."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Final

from carrack.server.people.accounts import Accounts, Entered
from carrack.server.people.names import key_of
from carrack.server.people.sessions import Visit, hash_of
from carrack.server.records.people import Recovery
from carrack.server.records.problems import ProblemError, refuse
from carrack.server.store import Store, audit, people
from carrack.server.store.people import User

CODES: Final = 10
SIGNS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Those that nobody mistakes for another."""
GROUPS, IN_A_GROUP = 4, 4
MAIL_SECONDS: Final = 3600.0
Send = Callable[[str, str, str, str], None]
"""Sends a code to an address, for the account of a name, in a language; at once or never."""


class Recovering:
    """Makes codes and takes them. `send` is None where no mail is set up."""

    def __init__(self, store: Store, accounts: Accounts, send: Send | None) -> None:
        self._store: Final = store
        self._accounts: Final = accounts
        self._send: Final = send

    @property
    def by_mail(self) -> bool:
        return self._send is not None

    async def new_codes(self, user: User, password: str) -> list[str]:
        """New recovery codes; the former ones are void."""
        await self._accounts.check_password(user, password, "problem-own-password")
        codes = [new_code() for _ in range(CODES)]
        now = time.time()
        async with self._store.transaction() as tx:
            await people.add_recovery(tx, user.id, "code", [hash_of(plain(code)) for code in codes], now)
            await audit.note(tx, now, "recovery-codes", user.id)
        return codes

    async def codes_left(self, user: User) -> int:
        """How many codes are not used yet."""
        async with self._store.reading() as tx:
            return await people.codes_left(tx, user.id)

    async def mail(self, name: str) -> None:
        """Send a link to the account's address; nobody learns whether there is such an account."""
        if self._send is None:
            raise ProblemError(409, "problem-no-mail")
        key = key_of(name)
        refuse(self._accounts.tries.take(f"mail {key}"))
        async with self._store.reading() as tx:
            row = await people.row_by_name(tx, key)
        if row is None or row.closed is not None:
            return
        settings = people.settings_in(row)
        if not settings.email:
            return
        code, now = secrets.token_urlsafe(32), time.time()
        async with self._store.transaction() as tx:
            await people.add_recovery(tx, row.id, "mail", [hash_of(code)], now)
            await audit.note(tx, now, "recovery-mail", row.id)
        self._send(settings.email, row.name, code, settings.language or "en")

    async def recover(self, wish: Recovery, visit: Visit) -> Entered:
        """A new password by a code, which is used up; every session of the account ends."""
        refuse(self._accounts.tries.take(f"recover {key_of(wish.name or visit.address)}"))
        hashed = await self._accounts.passwords.hash(wish.password)
        token, now = secrets.token_urlsafe(32), time.time()
        async with self._accounts.changing() as tx:
            found, code = None, ""
            for code in (hash_of(wish.code.strip()), hash_of(plain(wish.code))):
                found = await people.recovery_of(tx, code, now - MAIL_SECONDS)
                if found is not None:
                    break
            named = wish.name is not None and found is not None and found.name_key == key_of(wish.name)
            if found is None or (found.kind == "code" and not named):
                raise ProblemError(403, "problem-code")
            if found.closed is not None:
                raise ProblemError(403, "problem-closed")
            if not await people.use_recovery(tx, code):
                raise ProblemError(403, "problem-code")
            await people.change_user(tx, found.id, password_hash=hashed)
            await people.end_sessions_of(tx, found.id)
            await people.add_session(tx, hash_of(token), found.id, now, visit.device)
            await audit.note(tx, now, "recovered", found.id, address=visit.address)
        return Entered(people.me_in(found), token)


def new_code() -> str:
    """Four groups of four signs: nobody guesses one of 31 ** 16."""
    groups = ["".join(secrets.choice(SIGNS) for _ in range(IN_A_GROUP)) for _ in range(GROUPS)]
    return "-".join(groups)


def plain(code: str) -> str:
    """A code as it is compared: neither case nor what stands between its signs matters."""
    return "".join(sign for sign in code.casefold() if sign.isalnum())
