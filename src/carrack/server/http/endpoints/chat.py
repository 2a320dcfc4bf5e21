"""What is said in a match."""

from __future__ import annotations

from typing import Any

from sqlalchemy.exc import IntegrityError

from carrack.server.http.calls import Call, Endpoint, NoBody, NoQuery
from carrack.server.http.endpoints.looking import MATCH, Invited
from carrack.server.http.services import Services
from carrack.server.records.live import Chat, ChatLine, NewLine
from carrack.server.records.problems import ProblemError
from carrack.server.store import chat as lines


async def chat(call: Call[NoBody, Invited]) -> Chat:
    """What was said."""
    invitation = call.query.invitation
    async with call.services.memory.look(call.path["match"], call.person.id, invitation) as loaded:
        match, hears = loaded.id, loaded.hears(call.person.id, invitation)
    async with call.services.store.reading() as tx:
        return Chat(await lines.lines(tx, match) if hears else [])


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
            services.hub.said(loaded.id, line)
    return line


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
]
