"""The one door to the matches: every command of people, computer players and clocks goes through it.

A command is one transaction. What it did is acknowledged and told only after it is stored.
"""

from __future__ import annotations

import secrets
import time as clock
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import assert_never

import structlog

from carrack.server.commands.door import Door
from carrack.server.commands.memory import Memory
from carrack.server.computers.players import Computers
from carrack.server.live.hub import Hub
from carrack.server.live.watch import Watch
from carrack.server.matches import deeds
from carrack.server.matches.clocks import Clocks
from carrack.server.matches.declines import Passes
from carrack.server.matches.deeds import Deed, Entry
from carrack.server.matches.loaded import LoadedMatch
from carrack.server.matches.showing import as_state, encoded_state
from carrack.server.matches.uploads import Uploads
from carrack.server.notices.turns import Notices
from carrack.server.ops.config import Config
from carrack.server.people.belongings import files_of, leave_all
from carrack.server.records.commands import (
    Accepted,
    AnswerRewind,
    AnyCommand,
    Choose,
    CloseMatch,
    ComeBack,
    Leave,
    PassAlways,
    Rewind,
    Start,
    Undo,
)
from carrack.server.records.matches import Join
from carrack.server.records.problems import ProblemError
from carrack.server.store import Store
from carrack.server.store.people import User
from carrack.server.store.restoring import UNLOADABLE

log = structlog.get_logger(__name__)


class Matches(Door):
    """All matches of the server."""

    def __init__(
        self,
        config: Config,
        store: Store,
        hub: Hub,
        notices: Notices,
        time: Callable[[], float] = clock.time,
    ) -> None:
        self.config = config
        self.store = store
        self.hub = hub
        self.notices = notices
        self.time = time
        self.memory = Memory(store, config.most_loaded)
        self.computers = Computers(self, config.computers, config.computer_processes, config.computer_queue)
        self.clocks = Clocks(self)
        self.passes = Passes(self, config.reaction_seconds)
        self.watch = Watch(self)
        self.uploads = Uploads()

    async def start(self) -> None:
        """Begin to look after clocks, computer players and other processes."""
        self.watch.start()
        self.clocks.start()

    async def stop(self) -> None:
        """Stop all that."""
        await self.clocks.stop()
        await self.passes.stop()
        await self.watch.stop()
        await self.computers.stop()

    # Commands

    async def command(self, match: str, user: User, command: AnyCommand) -> Accepted:
        """A command of a person."""
        named = Choose | Undo | Rewind | AnswerRewind | PassAlways
        seat = command.seat if isinstance(command, named) else None

        def allowed(loaded: LoadedMatch) -> None:
            if not loaded.admits(user.id):
                raise ProblemError(404, "problem-match")
            if seat is not None:
                loaded.own_seat(user.id, seat)

        def deed(loaded: LoadedMatch) -> Entry:
            return self._deed(loaded, user, command)

        return await self._answer(
            match, user, command.command_id, command.expected_version, allowed, deed, seat
        )

    def _deed(self, loaded: LoadedMatch, user: User, command: AnyCommand) -> Entry:
        match command:
            case Choose(seat=seat, do=do):
                loaded.held_seat(user.id, seat)
                entry = deeds.choose(loaded, seat, do)
            case Undo(seat=seat):
                loaded.held_seat(user.id, seat)
                entry = deeds.undo(loaded, seat, self.time())
            case Rewind(seat=seat, at=at):
                loaded.held_seat(user.id, seat)
                entry = deeds.rewind(loaded, user.id, seat, at)
            case AnswerRewind(seat=seat, agree=agree):
                entry = deeds.answer_rewind(loaded, user.id, seat, agree)
            case PassAlways(seat=seat, passing=passing):
                entry = deeds.pass_always(loaded, seat, passing)
            case Start(fill=fill):
                entry = deeds.start(loaded, user.id, self.computers.check(fill) if fill else "")
            case Leave():
                entry = deeds.leave(loaded, user.id)
            case ComeBack():
                entry = deeds.come_back(loaded, user.id)
            case CloseMatch():
                entry = deeds.close(loaded, user.id)
            case _:
                assert_never(command)
        return entry

    async def join(self, match: str, user: User, wish: Join) -> Accepted:
        """A person takes a seat."""

        def allowed(loaded: LoadedMatch) -> None:
            if not loaded.admits(user.id, wish.invitation):
                raise ProblemError(404, "problem-match")

        def deed(loaded: LoadedMatch) -> Entry:
            return deeds.join(loaded, user.id, user.name, wish.seat, wish.invitation, wish.nonce)

        return await self._answer(match, user, wish.command_id, wish.expected_version, allowed, deed, None)

    async def computer_chooses(self, match: str, version: int, seat: int, do: str) -> None:
        """A computer player's answer, for the version that it thought about."""

        def deed(loaded: LoadedMatch) -> Entry:
            if loaded.version != version or loaded.computer_to_move() is None or not loaded.computer_at(seat):
                raise ProblemError(409, "problem-version")
            return deeds.choose(loaded, seat, do)

        async with self.memory.slot(match) as slot:
            await self.carry_out(slot, match, f"bot-{match}-{version + 1}", None, deed, version)

    async def seat_declines(self, match: str, seat: int) -> None:
        """A seat declines a reaction without being asked, as it wished."""

        def deed(loaded: LoadedMatch) -> Entry:
            entry = deeds.decline(loaded, seat)
            if entry is None:
                raise ProblemError(409, "problem-version")
            return entry

        async with self.memory.use(match) as loaded:
            version = loaded.version
        async with self.memory.slot(match) as slot:
            await self.carry_out(slot, match, f"pass-{match}-{seat}-{version + 1}", None, deed)

    async def time_is_up(self, match: str, seat: int) -> None:
        """The time of a seat has ended."""

        def deed(loaded: LoadedMatch) -> Entry:
            entry = deeds.take_over(loaded, seat, self.time())
            if entry is None:
                raise ProblemError(409, "problem-version")
            return entry

        try:
            async with self.memory.use(match) as loaded:
                version = loaded.version
            async with self.memory.slot(match) as slot:
                await self.carry_out(slot, match, f"clock-{match}-{version + 1}", None, deed)
        except ProblemError as problem:
            if problem.id in UNLOADABLE:
                raise
            log.warning("a seat whose time is up stays as it is", match=match, seat=seat, reason=problem.id)

    async def _answer(
        self,
        match: str,
        user: User,
        command_id: str,
        expected: int,
        allowed: Callable[[LoadedMatch], None],
        deed: Deed,
        seat: int | None,
    ) -> Accepted:
        """Carry a person's command out. Ids are the person's own: others' ids don't get in the way."""

        def deed_at_version(loaded: LoadedMatch) -> Entry:
            allowed(loaded)
            if loaded.version != expected:
                state = self.shown(
                    loaded, user.id, loaded.usual_seat(user.id) if seat is None else seat, expected
                )
                raise ProblemError(409, "problem-version", {"version": loaded.version}, state=as_state(state))
            return deed(loaded)

        async with self.memory.slot(match) as slot:
            own_id = f"{user.id}:{command_id}"
            loaded, version = await self.carry_out(slot, match, own_id, user.id, deed_at_version, expected)
            looking = loaded.usual_seat(user.id)
            if seat is not None and seat in loaded.seats_of(user.id):
                looking = seat
            state = self.shown(loaded, user.id, looking, expected)
            return Accepted(command_id, version, as_state(state))

    def shown(self, loaded: LoadedMatch, user: int, looking: int, since: int) -> bytes:
        """The state as somebody sees it."""
        return encoded_state(loaded, user, looking, since, self.hub.online(loaded.id), self.time())

    # For others

    @asynccontextmanager
    async def looked_at(self, match: str, user: User, invitation: str = "") -> AsyncIterator[LoadedMatch]:
        """A match for somebody who may look at it; nothing of it is to be changed."""
        async with self.memory.use(match) as loaded:
            if not loaded.admits(user.id, invitation):
                raise ProblemError(404, "problem-match")
            yield loaded

    async def forget(self, matches: list[str]) -> None:
        """People of these matches have changed in the database: a new version tells every process."""
        for match in matches:
            async with self.memory.slot(match) as slot:
                slot.loaded = None
                name = f"people-{secrets.token_hex(8)}"
                await self.carry_out(slot, match, name, None, lambda loaded: Entry("people", -1, loaded.at))

    async def leave_all(self, user: User) -> None:
        """Somebody goes for good."""
        await leave_all(self, user)

    def files_of(self, user: User) -> AsyncIterator[tuple[str, bytes]]:
        """The match files that somebody may have, with their names."""
        return files_of(self, user)
