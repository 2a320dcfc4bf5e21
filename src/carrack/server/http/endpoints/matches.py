"""Matches over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from sqlalchemy.exc import IntegrityError

from carrack.server.commands import creating
from carrack.server.http.calls import Call, Endpoint, NoBody, NoQuery
from carrack.server.http.endpoints import looking
from carrack.server.http.endpoints.looking import MATCH, looked_at
from carrack.server.http.services import Services
from carrack.server.matches.showing import as_state, card_of
from carrack.server.records.basics import Looking, Since, Word
from carrack.server.records.commands import Accepted, AnyCommand
from carrack.server.records.live import Chat, ChatLine, NewLine
from carrack.server.records.matches import Branch, Join, MatchCard, MatchList, NewMatch, Rematch
from carrack.server.records.problems import ProblemError
from carrack.server.records.state import State
from carrack.server.store import chat as lines
from carrack.server.store import matches as rows

ALL = "/api/matches"
MOST_BYTES = 4_000_000
Offset = Annotated[str, Meta(pattern="^[0-9]{0,6}$")]


class Which(Struct, frozen=True, forbid_unknown_fields=True):
    """Which list, and where to go on in it."""

    list: Literal["mine", "open", "watch", "over"] = "mine"
    next: Offset = ""


class Entering(Struct, frozen=True, forbid_unknown_fields=True):
    """From where to look, what one has already, and what lets one in."""

    seat: Looking = -1
    since: Since = -1
    invitation: Word | Literal[""] = ""


async def create(call: Call[NewMatch, NoQuery]) -> MatchCard:
    """A new match."""
    return await creating.create(call.services.matches, call.person, call.body)


async def list_matches(call: Call[NoBody, Which]) -> MatchList:
    """A page of a list."""
    start = int(call.query.next or 0)
    async with call.services.store.reading() as tx:
        found = await rows.listed(tx, call.query.list, call.person.id, start)
    online = call.services.hub.online
    cards = [card_of(row, seats, call.person.id, online(row["id"])) for row, seats in found[: rows.PAGE]]
    return MatchList(cards, str(start + rows.PAGE) if len(found) > rows.PAGE else "")


async def import_file(call: Call[bytes, NoQuery]) -> MatchCard:
    """A match from a file."""
    return await creating.take_in(call.services.matches, call.person, call.body)


async def state(call: Call[NoBody, Entering]) -> State:
    """The match as it is now."""
    matches, query = call.services.matches, call.query
    async with matches.looked_at(call.path["match"], call.person, query.invitation) as loaded:
        looking = loaded.looks_from(call.person.id, query.seat)
        return as_state(matches.shown(loaded, call.person.id, looking, query.since))


async def join(call: Call[Join, NoQuery]) -> Accepted:
    """Take a seat."""
    return await call.services.matches.join(call.path["match"], call.person, call.body)


async def command(call: Call[AnyCommand, NoQuery]) -> Accepted:
    """Any command."""
    return await call.services.matches.command(call.path["match"], call.person, call.body)


async def branch(call: Call[Branch, NoQuery]) -> MatchCard:
    """A new match from a position."""
    async with looked_at(call) as (loaded, _):
        return await creating.branch(call.services.matches, call.person, loaded, call.body)


async def rematch(call: Call[Rematch, NoQuery]) -> MatchCard:
    """Once more."""
    return await creating.rematch(call.services.matches, call.person, call.path["match"], call.body)


async def chat(call: Call[NoBody, NoQuery]) -> Chat:
    """What was said."""
    async with call.services.matches.looked_at(call.path["match"], call.person) as loaded:
        match = loaded.id
    async with call.services.store.reading() as tx:
        return Chat(await lines.lines(tx, match))


async def say(call: Call[NewLine, NoQuery]) -> ChatLine:
    """Say something; only those who sit there may."""
    matches, user = call.services.matches, call.person
    async with matches.looked_at(call.path["match"], user) as loaded:
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
            "time": matches.time(),
        }
        try:
            line, new = await say_it(call.services, row)
        except IntegrityError:  # the same line came through another process at the same time
            line, new = await say_it(call.services, row)
        if new:
            call.services.hub.said(loaded.id, line)
    return line


async def say_it(services: Services, row: dict[str, Any]) -> tuple[ChatLine, bool]:
    """Store a line and tell the other processes; whether it is new."""
    async with services.store.transaction() as tx:
        line, new = await lines.say(tx, row)
        if new:
            await services.matches.watch.hint_line(tx, row["match"], line.id)
    return line, new


def endpoint(method: Any, path: str, answer_it: Any, answer: Any, summary: str, **more: Any) -> Endpoint:
    """A route; what makes a match costs more, what changes one is counted as writing."""
    rate = "read" if method == "GET" else "costly" if more.get("status") == 201 else "write"
    return Endpoint(method, path, answer_it, answer, summary=summary, **({"rate": rate} | more))


ENDPOINTS = [
    endpoint("POST", ALL, create, MatchCard, "Create a match", body=NewMatch, status=201),
    endpoint("GET", ALL, list_matches, MatchList, "My matches, open ones, ones to watch", query=Which),
    endpoint(
        "POST",
        f"{ALL}/import",
        import_file,
        MatchCard,
        "A match from a match file",
        body=bytes,
        status=201,
        most_bytes=MOST_BYTES,
    ),
    endpoint("GET", MATCH, state, State, "A match as it is now", query=Entering),
    endpoint("POST", f"{MATCH}/join", join, Accepted, "Take a seat", body=Join),
    endpoint("POST", f"{MATCH}/commands", command, Accepted, "Any command to a match", body=AnyCommand),
    endpoint(
        "POST", f"{MATCH}/branch", branch, MatchCard, "A new match from a position", body=Branch, status=201
    ),
    endpoint("POST", f"{MATCH}/rematch", rematch, MatchCard, "The same once more", body=Rematch, status=201),
    endpoint("GET", f"{MATCH}/chat", chat, Chat, "What was said"),
    endpoint("POST", f"{MATCH}/chat", say, ChatLine, "Say something", body=NewLine),
    *looking.ENDPOINTS,
]
