"""Bots: programs with accounts of their own, made by people who answer for them.

A bot has a token where people have a password; the database keeps its hash, as of a browser's session, and
forgets one that was not used for as long. Who closes an account closes its bots with it.
"""

from __future__ import annotations

import secrets
import time
from typing import Final

from sqlalchemy.exc import IntegrityError

from carrack.server.people.accounts import Accounts
from carrack.server.people.names import checked_name, key_of
from carrack.server.people.sessions import hash_of
from carrack.server.records.people import BotRecord, BotToken
from carrack.server.records.people import Bots as BotList
from carrack.server.records.problems import ProblemError
from carrack.server.store import Store, Transaction, audit, people
from carrack.server.store.people import User

MARK: Final = "carrack_bot_"
"""What every token begins with: so it is known for one wherever it is left by mistake."""


class Bots:
    """Makes bots and their tokens, at most so many for each account."""

    def __init__(self, store: Store, accounts: Accounts, most: int) -> None:
        self._store: Final = store
        self._accounts: Final = accounts
        self._most: Final = most

    async def of(self, user: User) -> BotList:
        """The bots of an account."""
        async with self._store.reading() as reading:
            rows = await people.bots_of(reading, user.id)
        return BotList([BotRecord(row.id, row.name, row.created, row.seen) for row in rows], self._most)

    async def make(self, user: User, name: str) -> BotToken:
        """A new bot, with its first token."""
        if not user.claimed:
            raise ProblemError(409, "problem-not-claimed")
        try:
            async with self._accounts.changing() as tx:
                if len(await people.bots_of(tx, user.id)) >= self._most:
                    raise ProblemError(409, "problem-most-bots", {"most": self._most})
                return await new_bot(tx, user.id, name)
        except IntegrityError as error:
            raise ProblemError(409, "problem-name-taken", {"name": name}) from error

    async def renew(self, user: User, bot: int) -> BotToken:
        """Another token in the place of the former one."""
        async with self._accounts.changing() as tx:
            await own_bot(tx, user, bot)
            return await new_token(tx, user.id, bot)

    async def silence(self, user: User, bot: int) -> User:
        """End a bot's token: from now on it does nothing more."""
        async with self._accounts.changing() as tx:
            found = await own_bot(tx, user, bot)
            await people.end_sessions_of(tx, bot)
            await audit.note(tx, time.time(), "bot-removed", user.id, about=bot)
        return found


async def own_bot(tx: Transaction, user: User, bot: int) -> User:
    """The bot, if it is the user's."""
    row = await people.user_row(tx, bot)
    if row is None or row.owner != user.id:
        raise ProblemError(404, "problem-no-bot")
    return User(row.id, row.name, claimed=False, owner=row.owner)


async def new_bot(tx: Transaction, owner: int, name: str) -> BotToken:
    """A new bot of an account; its name is nobody else's."""
    chosen = checked_name(name)
    if await people.name_taken(tx, key_of(chosen)):
        raise ProblemError(409, "problem-name-taken", {"name": chosen})
    now = time.time()
    bot = await people.add_bot(tx, owner, chosen, key_of(chosen), now)
    await audit.note(tx, now, "bot-made", owner, about=bot)
    return await new_token(tx, owner, bot)


async def new_token(tx: Transaction, owner: int, bot: int) -> BotToken:
    """A token for a bot; the former one ends."""
    token, now = MARK + secrets.token_urlsafe(32), time.time()
    await people.end_sessions_of(tx, bot)
    await people.add_session(tx, hash_of(token), bot, now)
    await audit.note(tx, now, "bot-token", owner, about=bot)
    row = await people.user_row(tx, bot)
    assert row is not None
    return BotToken(BotRecord(row.id, row.name, row.created, now), token)
