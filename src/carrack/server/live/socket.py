"""The socket: pushes what happens. Commands go by POST; a client sends `ping` and what it listens to."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Final

import msgspec
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from carrack.server.live.hub import Hub, Listener
from carrack.server.live.nudges import Nudges
from carrack.server.matches.loaded import LoadedMatch
from carrack.server.matches.showing import NOWHERE, Wish
from carrack.server.ops import metrics
from carrack.server.ops.buckets import MINUTE, Bucket, Buckets
from carrack.server.records.basics import LineNumber, Looking, MatchId, Since, Word
from carrack.server.records.problems import ProblemError
from carrack.server.store import Store, chat, moderation
from carrack.server.store import matches as rows
from carrack.server.store.people import User

PATH: Final = "/api/live"
MOST_TURNS: Final = 120
"""So often a minute somebody may turn to another match or seat, at all their sockets together."""
LOOK_AGAIN = 60.0
"""Seconds after which a session is looked at again."""
MOST_SIGNS: Final = 1_000
"""Of a frame that says what a client wants to hear of."""
WRONG: Final = 1008
"""The code of the close frame where somebody sends or wants what is not allowed."""
SESSION_OVER: Final = 4401
"""The code of the close frame for a socket whose session ended."""


class Listening(Struct, frozen=True, forbid_unknown_fields=True):
    """What to listen to, from where, and what one has already.

    With `changes` scenes may be told by what differs.
    """

    match: MatchId | str = ""
    seat: Looking = -1
    since: Since = -1
    changes: bool = False
    line: LineNumber = -1
    invitation: Word | str = ""


class Sockets:
    """Serves the sockets of people with a session. `look` gives a match to those only who may see it."""

    def __init__(
        self,
        store: Store,
        hub: Hub,
        nudges: Nudges,
        use: Callable[[str], AbstractAsyncContextManager[LoadedMatch]],
        look: Callable[[str, int, str], AbstractAsyncContextManager[LoadedMatch]],
        most: int,
        frames: int,
    ) -> None:
        self._store = store
        self._hub = hub
        self._nudges = nudges
        self._use = use
        self._look = look
        self._most = most
        self._frames = frames
        """So many may come through one socket in a minute."""
        self._turns: Final = Buckets(MOST_TURNS)

    async def serve(self, socket: WebSocket, who: Callable[[], Awaitable[User | None]]) -> None:
        """One socket until either side ends it; it ends within a minute after the session."""
        user = await who()
        if user is None:
            raise ProblemError(401, "problem-no-session")
        if "\x00" in "".join(socket.query_params.values()):
            raise ProblemError(400, "problem-query", {"what": "a NUL character"})
        listening = asyncio.create_task(self._listen(socket, user))
        try:
            while not (await asyncio.wait({listening}, timeout=LOOK_AGAIN))[0]:
                if await who() is None:
                    break
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
        if not listening.cancelled():
            listening.result()
        elif socket.application_state == WebSocketState.CONNECTED:
            await socket.close(SESSION_OVER, "problem-no-session")

    async def _listen(self, socket: WebSocket, user: User) -> None:
        """Until the client goes. The gate has let the handshake pass."""
        await socket.accept()
        try:
            wish = msgspec.convert(dict(socket.query_params), Listening, strict=False)
        except msgspec.ValidationError:
            await socket.close(WRONG, "problem-query")
            return
        listener = Listener(user.id)
        try:
            async with self._store.reading() as tx:
                turns = (await rows.turns_of(tx, [user.id]))[user.id]
                listener.unread = await moderation.unread(tx, user.id)
            self._let_in(listener, turns)
            await self._turn(listener, wish)
            await both_ways(socket, listener, Bucket(self._frames, self._frames / MINUTE), self._turn)
        except ProblemError as problem:
            with contextlib.suppress(WebSocketDisconnect):  # the other side may have gone meanwhile
                await socket.close(WRONG, problem.id)
        finally:
            if self._hub.go(listener):
                await self._tell_presence(listener.match)

    async def _turn(self, listener: Listener, wish: Listening) -> None:
        """Listen to a match from now on; whatever happens after this is told, and what one lacks of before.

        Whoever may not look at it goes on with the one before, until the socket is closed for that.
        """
        user, left, match = listener.user, listener.match, wish.match
        if self._turns.take(str(user)) > 0:
            raise ProblemError(429, "problem-too-many", {"seconds": 1})
        if match:
            async with self._look(match, user, wish.invitation) as loaded:
                loaded.looks_from(user, wish.seat)
                hears = loaded.hears(user, wish.invitation)
                look = Wish(wish.seat, wish.since, wish.changes)
                self._hub.turn(listener, match, look, wish.invitation, hears)
                self._hub.presence(loaded)
                if wish.since != loaded.version:
                    self._hub.show(loaded, listener)
            if wish.line >= 0 and hears:
                async with self._store.reading() as tx:
                    for line in await chat.lines(tx, match, user, wish.line):
                        self._hub.repeat(listener, line)
            await self._nudges.present(match, self._hub.here(match))
        else:
            self._hub.turn(listener, "", NOWHERE)
        if left != match:
            await self._tell_presence(left)

    def _let_in(self, listener: Listener, turns: list[str]) -> None:
        """One more listener, if the user has not too many."""
        if self._hub.count(listener.user) >= self._most:
            raise ProblemError(429, "problem-most-sockets")
        self._hub.enter(listener, turns)

    async def _tell_presence(self, match: str) -> None:
        """Somebody has gone."""
        if match and match in self._hub.watched():
            async with self._use(match) as loaded:
                self._hub.presence(loaded)
        if match:
            await self._nudges.present(match, self._hub.here(match))


Turn = Callable[[Listener, Listening], Awaitable[None]]


async def both_ways(socket: WebSocket, listener: Listener, frames: Bucket, turn: Turn) -> None:
    """Send and receive side by side, so that a closed socket is noticed at once.

    A problem of either ends both first: nothing is sent to a socket that is being closed.
    """
    sending = asyncio.create_task(send(socket, listener))
    receiving = asyncio.create_task(receive(socket, listener, frames, turn))
    both = {sending, receiving}
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in both:
            task.cancel()
        ends = await asyncio.gather(*both, return_exceptions=True)
    for end in ends:
        if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect):
            raise end


async def send(socket: WebSocket, listener: Listener) -> None:
    """Tell the news as they come."""
    while True:
        frames = await listener.next()
        if listener.refused:
            raise ProblemError(403, "problem-seat", {"seat": listener.looking + 1})
        for frame in frames:
            await socket.send_text(frame)


async def receive(socket: WebSocket, listener: Listener, frames: Bucket, turn: Turn) -> None:
    """Answer pings, turn to what is wished; whoever sends anything else, or too much, is not a client."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if frames.take() > 0:
            metrics.REFUSED.labels("frames").inc()
            raise ProblemError(429, "problem-frames")
        text = message.get("text") or ""
        if text == "ping":
            listener.tell("pong", "pong")
            continue
        wish = wish_in(text)
        if wish is None:
            raise ProblemError(400, "problem-frame")
        await turn(listener, wish)


def wish_in(text: str) -> Listening | None:
    """What a frame of a client wants to hear of; None if it is no such frame."""
    try:
        wish = msgspec.json.decode(text, type=Listening) if len(text) <= MOST_SIGNS else None
    except (msgspec.DecodeError, UnicodeEncodeError):
        return None
    return None if wish is None or "\x00" in wish.match + wish.invitation else wish
