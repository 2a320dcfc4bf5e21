"""Commands of people: what they may do to a match, and the state that answers them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from typing import assert_never

from carrack.server.commands.door import Door
from carrack.server.commands.memory import Memory
from carrack.server.computers.kinds import Kinds
from carrack.server.matches import deeds, lessons
from carrack.server.matches.command import LATE, Command
from carrack.server.matches.entries import Entry
from carrack.server.matches.loaded import LoadedMatch
from carrack.server.matches.showing import Wish, as_state, shown_state
from carrack.server.people.names import different_name
from carrack.server.records.commands import (
    Accepted,
    AnswerRewind,
    AnyCommand,
    Choose,
    CloseMatch,
    ComeBack,
    HandOver,
    Leave,
    Lesson,
    PassAlways,
    Rewind,
    Share,
    Start,
    Undo,
)
from carrack.server.records.matches import Join
from carrack.server.records.problems import ProblemError
from carrack.server.records.state import State
from carrack.server.store.people import User

AnyTime = HandOver | ComeBack | Share
"""What is right at every version: computer players who move on meanwhile don't stand in the way."""
AboutAll = Start | Leave | HandOver | ComeBack | Share | CloseMatch


class PeoplesCommands:
    """Takes the commands of people to the door. Their ids are each person's own."""

    def __init__(
        self,
        door: Door,
        memory: Memory,
        kinds: Kinds,
        online: Callable[[str], Collection[int]],
        is_blocked: Callable[[str, User], Awaitable[bool]],
        time: Callable[[], float],
    ) -> None:
        self._is_blocked = is_blocked
        self._door = door
        self._memory = memory
        self._kinds = kinds
        self._online = online
        self._time = time

    async def do(self, match: str, user: User, sent: AnyCommand) -> Accepted:
        """Any command to a match."""
        named = Choose | Undo | Rewind | AnswerRewind | PassAlways | Lesson
        seat = sent.seat if isinstance(sent, named) else None

        def allowed(loaded: LoadedMatch) -> None:
            if not loaded.admits(user.id):
                raise ProblemError(404, "problem-match")
            if seat is not None:
                loaded.own_seat(user.id, seat)

        def deed(loaded: LoadedMatch) -> Entry:
            return self._deed(loaded, user.id, sent)

        own_id = f"{user.id}:{sent.command_id}"
        expected = None if isinstance(sent, AnyTime) else sent.expected_version
        command = Command(match, own_id, deed, user.id, expected, allowed)
        changes = isinstance(sent, Choose | Undo) and sent.changes
        answer = await self._answer(command, user, sent.expected_version, seat, changes)
        return Accepted(sent.command_id, *answer)

    async def join(self, match: str, user: User, wish: Join) -> Accepted:
        """A person takes a seat."""

        def allowed(loaded: LoadedMatch) -> None:
            if not loaded.admits(user.id, wish.invitation):
                raise ProblemError(404, "problem-match")

        def deed(loaded: LoadedMatch) -> Entry:
            name = different_name(user.name, [seat.name for seat in loaded.seats])
            return deeds.join(loaded, user.id, name, wish.seat, wish.invitation, wish.nonce, user.is_bot)

        own_id = f"{user.id}:{wish.command_id}"
        if await self._is_blocked(match, user):
            raise ProblemError(403, "problem-blocked")
        command = Command(match, own_id, deed, user.id, wish.expected_version, allowed)
        return Accepted(wish.command_id, *await self._answer(command, user, wish.expected_version))

    def _deed(self, loaded: LoadedMatch, user: int, sent: AnyCommand) -> Entry:
        match sent:
            case Choose(seat=seat, do=do):
                loaded.held_seat(user, seat)
                entry = deeds.choose(loaded, seat, do)
            case Undo(seat=seat):
                loaded.held_seat(user, seat)
                entry = deeds.undo(loaded, seat, self._time())
            case Rewind(seat=seat, at=at):
                loaded.held_seat(user, seat)
                entry = deeds.rewind(loaded, user, seat, at)
            case Lesson(seat=seat, act=act):
                loaded.held_seat(user, seat)
                entry = lessons.step(loaded, seat, act)
            case AnswerRewind(seat=seat, agree=agree):
                entry = deeds.answer_rewind(loaded, user, seat, agree)
            case PassAlways(seat=seat, passing=passing):
                entry = deeds.pass_always(loaded, seat, passing)
            case _:
                entry = self._deed_about_all(loaded, user, sent)
        return entry

    def _deed_about_all(self, loaded: LoadedMatch, user: int, sent: AboutAll) -> Entry:
        """What is done to the match or to all seats of a person."""
        match sent:
            case Start(fill=fill):
                entry = deeds.start(loaded, user, self._kinds.check(fill) if fill else "")
            case Leave():
                entry = deeds.leave(loaded, user)
            case HandOver():
                entry = deeds.hand_over(loaded, user)
            case Share(shared=shared):
                entry = deeds.share(loaded, user, shared)
            case ComeBack():
                entry = deeds.come_back(loaded, user)
            case CloseMatch():
                entry = deeds.close(loaded, user)
            case _:
                assert_never(sent)
        return entry

    async def _answer(
        self, command: Command, user: User, since: int, seat: int | None = None, changes: bool = False
    ) -> tuple[int, State]:
        """The version that a command led to, with the state; one that came too late is told the state too."""
        async with self._memory.slot(command.match) as slot:
            try:
                loaded, version = await self._door.carry_out(slot, command)
            except ProblemError as problem:
                if problem.id == LATE and slot.loaded is not None:
                    problem.state = self._state_for(slot.loaded, user, since, seat)
                raise
            return version, self._state_for(loaded, user, since, seat, changes)

    def _state_for(
        self, loaded: LoadedMatch, user: User, since: int, seat: int | None, changes: bool = False
    ) -> State:
        looking = loaded.usual_seat(user.id)
        if seat is not None and seat in loaded.seats_of(user.id):
            looking = seat
        return self.state(loaded, user.id, Wish(looking, since, changes))

    def state(self, loaded: LoadedMatch, user: int, wish: Wish) -> State:
        """The match as somebody sees it."""
        return as_state(shown_state(loaded, user, wish, self._online(loaded.id), self._time()))
