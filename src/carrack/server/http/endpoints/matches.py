"""Matches over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from carrack.server.http.calls import Call, Endpoint, NoBody, NoQuery
from carrack.server.http.endpoints.looking import MATCH, looked_at
from carrack.server.matches.showing import Wish, card_of
from carrack.server.matches.state import sheets_of
from carrack.server.records.basics import Looking, Since, Word
from carrack.server.records.commands import Accepted, AnyCommand
from carrack.server.records.live import Opening
from carrack.server.records.matches import Branch, Join, MatchCard, MatchList, NewMatch, Rematch
from carrack.server.records.problems import ProblemError
from carrack.server.records.state import State
from carrack.server.store import chat as lines
from carrack.server.store import matches as rows

ALL = "/api/matches"
MOST_BYTES = 4_000_000
Next = Annotated[str, Meta(pattern=r"^([01]_[0-9.e+-]{1,30}_[a-z0-9]{12})?$")]


class Which(Struct, frozen=True, forbid_unknown_fields=True):
    """Which list, and where to go on in it."""

    list: Literal["mine", "open", "watch", "over"] = "mine"
    next: Next = ""


class Entering(Struct, frozen=True, forbid_unknown_fields=True):
    """From where to look, what one has already, and what lets one in."""

    seat: Looking = -1
    since: Since = -1
    invitation: Word | Literal[""] = ""


async def create(call: Call[NewMatch, NoQuery]) -> MatchCard:
    """A new match."""
    return await call.services.new_matches.create(call.person, call.body)


async def list_matches(call: Call[NoBody, Which]) -> MatchList:
    """A page of a list."""
    try:
        after = rows.Cursor.read(call.query.next) if call.query.next else None
    except ValueError as error:
        raise ProblemError(400, "problem-query", {"what": "next is not what a list said"}) from error
    async with call.services.store.reading() as tx:
        found, last = await rows.listed(tx, call.query.list, call.person.id, after)
    online = call.services.hub.online
    cards = [card_of(row, seats, call.person.id, online(row["id"])) for row, seats in found]
    return MatchList(cards, "" if last is None else str(last))


async def import_file(call: Call[bytes, NoQuery]) -> MatchCard:
    """A match from a file."""
    return await call.services.new_matches.take_in(call.person, call.body)


async def state(call: Call[NoBody, Entering]) -> State:
    """The match as it is now."""
    services, user, query = call.services, call.person.id, call.query
    async with services.memory.look(call.path["match"], user, query.invitation) as loaded:
        looking = loaded.looks_from(user, query.seat)
        return services.commands.state(loaded, user, Wish(looking, query.since))


async def opening(call: Call[NoBody, NoQuery]) -> Opening:
    """The match for a page that opens it."""
    services, user = call.services, call.person.id
    async with services.memory.look(call.path["match"], user) as loaded:
        shown = services.commands.state(loaded, user, Wish(loaded.opening_seat(user), -1))
        sheets = sheets_of(loaded.rules)
        hears = loaded.hears(user)
    async with services.store.reading() as tx:
        said = await lines.lines(tx, call.path["match"], call.person.id) if hears else []
    return Opening(shown, said, sheets, list(services.config.computers))


async def join(call: Call[Join, NoQuery]) -> Accepted:
    """Take a seat."""
    return await call.services.commands.join(call.path["match"], call.person, call.body)


async def command(call: Call[AnyCommand, NoQuery]) -> Accepted:
    """Any command."""
    return await call.services.commands.do(call.path["match"], call.person, call.body)


async def branch(call: Call[Branch, NoQuery]) -> MatchCard:
    """A new match from a position."""
    async with looked_at(call) as (loaded, _):
        return await call.services.new_matches.branch(call.person, loaded, call.body)


async def rematch(call: Call[Rematch, NoQuery]) -> MatchCard:
    """Once more."""
    return await call.services.rematches.rematch(call.person, call.path["match"], call.body)


def endpoint(method: Any, path: str, answer_it: Any, answer: Any, summary: str, **more: Any) -> Endpoint:
    """A route; what makes a match costs more and can wait, what changes one is counted as writing."""
    new = more.get("status") == 201
    rate: Any = "read" if method == "GET" else "costly" if new else "write"
    return Endpoint(
        method, path, answer_it, answer, "player", summary=summary, rate=rate, can_wait=new, **more
    )


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
    endpoint("GET", f"{MATCH}/opening", opening, Opening, "All that a page needs to open a match"),
    endpoint("POST", f"{MATCH}/join", join, Accepted, "Take a seat", body=Join, day="commands"),
    endpoint(
        "POST",
        f"{MATCH}/commands",
        command,
        Accepted,
        "Any command to a match",
        body=AnyCommand,
        day="commands",
    ),
    endpoint(
        "POST", f"{MATCH}/branch", branch, MatchCard, "A new match from a position", body=Branch, status=201
    ),
    endpoint("POST", f"{MATCH}/rematch", rematch, MatchCard, "The same once more", body=Rematch, status=201),
]
