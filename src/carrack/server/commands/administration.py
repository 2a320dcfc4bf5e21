"""What administrators do, on the page and by the command line: close accounts, end matches, settle reports.

The command line changes the database beside the server. What concerns matches the server does itself, with
the next look: nobody else may change them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from carrack.server.commands.door import Door
from carrack.server.matches import deeds
from carrack.server.matches.command import Command
from carrack.server.ops.background import Background, is_ending
from carrack.server.ops.logs import logger
from carrack.server.people.accounts import Accounts
from carrack.server.records.problems import ProblemError
from carrack.server.store import StorageError, Store, Transaction, audit, moderation, people
from carrack.server.store.people import User

LOOK_EVERY: Final = 5.0
log = logger("administration")


class Administration(Background):
    """Carries out what administrators decide, and looks for what the command line has left."""

    def __init__(self, store: Store, accounts: Accounts, door: Door, time: Callable[[], float]) -> None:
        super().__init__()
        self._store: Final = store
        self._accounts: Final = accounts
        self._door: Final = door
        self._time: Final = time

    async def _run(self) -> None:
        while not await is_ending(self._ending, LOOK_EVERY):
            try:
                await self.look()
            except StorageError:  # it is told elsewhere; the next look may succeed
                continue
            except Exception:
                log.exception("administration")

    async def look(self) -> None:
        """Seats of closed accounts are given up, and matches ended that shall be."""
        async with self._store.reading() as tx:
            leaving = await moderation.seats_of_closed(tx)
            ending = await moderation.to_be_ended(tx)
        for user, match in leaving:
            await self._leave(user, match)
        for match in ending:
            await self._end(match)
            async with self._store.transaction() as tx:
                await moderation.is_ended(tx, match)

    async def set_closed(self, admin: User, user: int, closed: bool) -> None:
        """Close an account, which ends its sessions and gives up its seats, or open it again."""
        now = self._time()
        async with self._accounts.changing() as tx:
            row = await people.user_row(tx, user)
            if row is None:
                raise ProblemError(404, "problem-no-person")
            if row.admin:
                raise ProblemError(403, "problem-close-admin")
            await close_account(tx, user, closed, admin.id, now)
        await self.look()

    async def end(self, admin: User, match: str) -> None:
        """End a match."""
        await self._end(match, strict=True)
        async with self._store.transaction() as tx:
            await audit.note(tx, self._time(), "match-ended", admin.id, match=match)

    async def settle(self, admin: User, report: int) -> None:
        """A report needs no more attention."""
        now = self._time()
        async with self._store.transaction() as tx:
            about = await moderation.settle(tx, report, now)
            if about is None:
                raise ProblemError(404, "problem-no-report")
            await audit.note(tx, now, "report-settled", admin.id, about=about)

    async def _end(self, match: str, strict: bool = False) -> None:
        try:
            await self._door.do(Command(match, f"ended-{match}", deeds.end))
        except ProblemError as problem:
            if strict:
                raise
            log.warning("a match is not ended", match=match, reason=problem.id)

    async def _leave(self, user: int, match: str) -> None:
        try:
            await self._door.do(Command(match, f"closed-{user}", lambda loaded: deeds.leave(loaded, user)))
        except ProblemError as problem:
            log.warning("a seat is not given up", match=match, reason=problem.id)


async def close_account(tx: Transaction, user: int, closed: bool, by: int | None, now: float) -> None:
    """Close an account and its bots, or open them again; nobody is whoever runs the server."""
    for one in [user, *[bot.id for bot in await people.bots_of(tx, user)]]:
        await people.change_user(tx, one, closed=now if closed else None)
        if closed:
            await people.end_sessions_of(tx, one)
    await audit.note(tx, now, "account-closed" if closed else "account-reopened", by, about=user)
