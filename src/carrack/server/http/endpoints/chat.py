"""What is said in a match."""

from __future__ import annotations

from typing import Any

from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError

from carrack.server.http.calls import Call, Endpoint, NoBody, NoQuery
from carrack.server.http.endpoints.looking import MATCH, Invited
from carrack.server.http.services import Services
from carrack.server.records.live import Chat, ChatLine, Ignoring, NewLine, NewReport
from carrack.server.records.problems import ProblemError
from carrack.server.store import audit, moderation
from carrack.server.store import chat as lines


async def chat(call: Call[NoBody, Invited]) -> Chat:
    """What was said."""
    invitation = call.query.invitation
    async with call.services.memory.look(call.path["match"], call.person.id, invitation) as loaded:
        match, hears = loaded.id, loaded.hears(call.person.id, invitation)
    async with call.services.store.reading() as tx:
        return Chat(await lines.lines(tx, match, call.person.id) if hears else [])


async def say(call: Call[NewLine, NoQuery]) -> ChatLine:
    """Say something; only those who sit there may."""
    services, user = call.services, call.person
    async with services.memory.look(call.path["match"], user.id) as loaded:
        seat = loaded.usual_seat(user.id)
        if seat < 0:
            raise ProblemError(403, "problem-no-seat")
        row = {
            "match": loaded.id,
            "command_id": f"{user.id}:{call.body.command_id}",
            "user": user.id,
            "name": loaded.seats[seat].name,
            "seat": seat,
            "at": loaded.at,
            "text": call.body.text,
            "time": services.time(),
        }
        try:
            line, new = await say_it(services, row)
        except IntegrityError:  # the same line came through another process at the same time
            line, new = await say_it(services, row)
        if new:
            services.hub.said(loaded.id, line, user.id)
    return line


async def spoken(call: Call[Any, Invited]) -> Row[Any]:
    """The line of the path, if whoever asks may read it and did not say it."""
    invitation = call.query.invitation
    async with call.services.memory.look(call.path["match"], call.person.id, invitation) as loaded:
        hears = loaded.hears(call.person.id, invitation)
    async with call.services.store.reading() as tx:
        line = await moderation.spoken(tx, call.path["match"], int(call.path["line"])) if hears else None
    if line is None:
        raise ProblemError(404, "problem-line")
    if line.user == call.person.id:
        raise ProblemError(409, "problem-own-line")
    return line


async def report(call: Call[NewReport, Invited]) -> None:
    """Tell the administrators of a line."""
    line, now = await spoken(call), call.services.time()
    async with call.services.store.transaction() as tx:
        if await moderation.report(tx, call.person.id, line, call.body.reason, call.body.comment, now):
            await audit.note(tx, now, "reported", call.person.id, about=line.user, match=line.match)


async def ignore(call: Call[Ignoring, Invited]) -> None:
    """Read whoever said a line no more, or play with them no more either."""
    line, user = await spoken(call), call.person.id
    async with call.services.store.transaction() as tx:
        await moderation.ignore(tx, user, line.user, line.name, call.body.how, call.services.time())
    await tell_ignoring(call.services, user)


async def stop_ignoring(call: Call[NoBody, NoQuery]) -> None:
    """Read somebody again."""
    async with call.services.store.transaction() as tx:
        await moderation.stop_ignoring(tx, call.person.id, int(call.path["person"]))
    await tell_ignoring(call.services, call.person.id)


async def tell_ignoring(services: Services, user: int) -> None:
    """The open sockets of somebody learn whom not to tell of, here and in other processes."""
    async with services.store.transaction() as tx:
        services.hub.ignores(user, await moderation.unread(tx, user))
        await services.nudges.ignoring(tx, user)


async def say_it(services: Services, row: dict[str, Any]) -> tuple[ChatLine, bool]:
    """Store a line and tell the other processes; whether it is new."""
    async with services.store.transaction() as tx:
        line, new = await lines.say(tx, row)
        if new:
            await services.nudges.said(tx, row["match"], line.id)
    return line, new


ENDPOINTS = [
    Endpoint("GET", f"{MATCH}/chat", chat, Chat, query=Invited, summary="What was said"),
    Endpoint(
        "POST",
        f"{MATCH}/chat",
        say,
        ChatLine,
        body=NewLine,
        rate="write",
        day="lines",
        summary="Say something",
    ),
    Endpoint(
        "POST",
        f"{MATCH}/chat/{{line}}/report",
        report,
        None,
        body=NewReport,
        query=Invited,
        status=204,
        rate="costly",
        day="lines",
        summary="Report a line to the administrators",
    ),
    Endpoint(
        "POST",
        f"{MATCH}/chat/{{line}}/ignore",
        ignore,
        None,
        body=Ignoring,
        query=Invited,
        status=204,
        rate="write",
        summary="Mute or block whoever said a line",
    ),
    Endpoint(
        "DELETE",
        "/api/me/ignored/{person}",
        stop_ignoring,
        None,
        status=204,
        rate="write",
        summary="Mute or block somebody no more",
    ),
]
