"""The socket: pushes what happens. Commands go by POST; a client sends nothing but `ping`."""

from __future__ import annotations

import asyncio

import msgspec
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from carrack.server.http.services import Services
from carrack.server.live.hub import Listener
from carrack.server.records.basics import Looking, MatchId, Since, Word
from carrack.server.records.problems import ProblemError
from carrack.server.store import matches as rows
from carrack.server.store.people import User

PATH = "/api/live"
WRONG = 1008
"""The code of the close frame where somebody sends or wants what is not allowed."""


class Listening(Struct, frozen=True, forbid_unknown_fields=True):
    """What to listen to, from where, and what one has already."""

    match: MatchId | str = ""
    seat: Looking = -1
    since: Since = -1
    invitation: Word | str = ""


async def live(socket: WebSocket, services: Services, user: User) -> None:
    """Serve one socket until either side ends it. The gate has let the handshake pass and knows the user."""
    await socket.accept()
    try:
        wish = msgspec.convert(dict(socket.query_params), Listening, strict=False)
    except msgspec.ValidationError:
        await socket.close(WRONG, "problem-query")
        return
    listener = Listener(user.id, wish.match, wish.seat, wish.since)
    try:
        await enter(services, user, listener, wish.invitation)
        await serve(socket, listener)
    except ProblemError as problem:
        await socket.close(WRONG, problem.id)
    finally:
        if services.hub.go(listener):
            await tell_presence(services, listener)


async def enter(services: Services, user: User, listener: Listener, invitation: str) -> None:
    """Listen from now on; whatever happens after this is told."""
    async with services.store.reading() as tx:
        turns = (await rows.turns_of(tx, [user.id]))[user.id]
    if not listener.match:
        let_in(services, listener, turns)
        return
    async with services.matches.looked_at(listener.match, user, invitation) as loaded:
        loaded.looks_from(user.id, listener.looking)
        let_in(services, listener, turns)
        services.hub.presence(loaded)
        services.hub.show(loaded, listener)
    await services.matches.watch.hint_presence(listener.match, services.hub.here(listener.match))


def let_in(services: Services, listener: Listener, turns: list[str]) -> None:
    """One more listener, if the user has not too many."""
    if services.hub.count(listener.user) >= services.config.most_sockets:
        raise ProblemError(429, "problem-most-sockets")
    services.hub.enter(listener, turns)


async def tell_presence(services: Services, listener: Listener) -> None:
    """Somebody has gone."""
    if listener.match and listener.match in services.hub.watched():
        async with services.matches.memory.use(listener.match) as loaded:
            services.hub.presence(loaded)
    if listener.match:
        await services.matches.watch.hint_presence(listener.match, services.hub.here(listener.match))


async def serve(socket: WebSocket, listener: Listener) -> None:
    """Send and receive side by side, so that a closed socket is noticed at once."""
    sending = asyncio.create_task(send(socket, listener))
    receiving = asyncio.create_task(receive(socket, listener))
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
            await socket.close(WRONG, "problem-seat")
            return
        for frame in frames:
            await socket.send_text(frame)


async def receive(socket: WebSocket, listener: Listener) -> None:
    """Answer pings; whoever sends anything else is not a client of ours."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if message.get("text") != "ping":
            await socket.close(WRONG, "problem-frame")
            return
        listener.tell("pong", "pong")
