"""Looking into a match: its past, its reasons, its proof."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from sqlalchemy.exc import IntegrityError

from carrack.kernel.match import Match, mark_of
from carrack.review.records import Advised
from carrack.server.computers.studies import spot_of
from carrack.server.http.answers import JSON
from carrack.server.http.calls import Call, Endpoint, NoBody, NoQuery, Page
from carrack.server.http.services import Services
from carrack.server.matches.command import Command
from carrack.server.matches.deeds import check_hint, take_hint
from carrack.server.matches.entries import Entry
from carrack.server.matches.files import file_name, file_of, may_have_file
from carrack.server.matches.loaded import LoadedMatch
from carrack.server.matches.review import (
    after_lines,
    charts_of,
    hint_of,
    lines_in,
    position_after,
    standpoint_of,
    verification_of,
)
from carrack.server.matches.state import (
    earlier_position,
    known_at,
    log_of,
    position_of,
    reasons_for,
    text_board,
)
from carrack.server.ops.logs import logger
from carrack.server.records.basics import Looking, Thing, Version, Word
from carrack.server.records.matches import AskHint
from carrack.server.records.problems import ProblemError
from carrack.server.records.review import Analyse, AnalysisNow, Charts, Hint, ReviewNow, Verification
from carrack.server.records.state import History, Known, Position, Reasons, TextBoard
from carrack.server.store import StorageError
from carrack.server.store import worked_out as results

log = logger("looking")
MATCH = "/api/matches/{match}"


class Invited(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What lets somebody in who has no seat: an invitation opens all that can be looked at."""

    invitation: Word | Literal[""] = ""


class From(Invited, frozen=True):
    """From where to look."""

    seat: Looking = -1


class FromAt(From, frozen=True):
    """From where to look, and after how many choices."""

    at: Version | None = None


class About(From, frozen=True):
    """What somebody wonders about: a thing of the scene, or an action in notation."""

    thing: Thing | Literal[""] = ""
    do: Annotated[str, Meta(max_length=200)] = ""


@asynccontextmanager
async def looked_at(call: Call[Any, Any], seat: int = -1) -> AsyncIterator[tuple[LoadedMatch, Match]]:
    """The match of the path, begun, for somebody who may look at it from that seat."""
    invitation = call.query.invitation if isinstance(call.query, Invited) else ""
    async with call.services.memory.look(call.path["match"], call.person.id, invitation) as loaded:
        loaded.looks_from(call.person.id, seat)
        yield loaded, loaded.begun()


async def moves(call: Call[NoBody, From]) -> History:
    """Every choice."""
    async with looked_at(call, call.query.seat) as (loaded, match):
        return History(loaded.id, log_of(match, call.query.seat))


async def position(call: Call[NoBody, From]) -> Position:
    """An earlier position."""
    at = int(call.path["at"])
    async with looked_at(call, call.query.seat) as (loaded, match):
        check_position(loaded, match, at)
        now = at == loaded.at
        return position_of(match, call.query.seat) if now else earlier_position(match, call.query.seat, at)


def check_position(loaded: LoadedMatch, match: Match, at: int) -> None:
    """There is such a position."""
    if not match.known_from <= at <= loaded.at:
        raise ProblemError(404, "problem-position", {"first": match.known_from, "last": loaded.at})


async def board_text(call: Call[NoBody, FromAt]) -> TextBoard:
    """A position as text."""
    async with looked_at(call, call.query.seat) as (loaded, match):
        at = loaded.at if call.query.at is None else call.query.at
        check_position(loaded, match, at)
        return text_board(match, match.position(at), call.query.seat)


async def view(call: Call[NoBody, FromAt]) -> Known:
    """A position as JSON."""
    async with looked_at(call, call.query.seat) as (loaded, match):
        at = loaded.at if call.query.at is None else call.query.at
        check_position(loaded, match, at)
        return known_at(match, call.query.seat, at)


async def why(call: Call[NoBody, About]) -> Reasons:
    """Why something is not possible."""
    async with looked_at(call, call.query.seat) as (_, match):
        return reasons_for(match, call.query.seat, call.query.thing, call.query.do)


async def hint(call: Call[AskHint, NoQuery]) -> Hint:
    """The moves that look best, with reasons; asked again about the same position it is the same hint."""
    user, seat, services = call.person.id, call.body.seat, call.services
    async with looked_at(call) as (loaded, match):
        loaded.held_seat(user, seat)
        check_hint(loaded, user, seat)
        rules, position = loaded.rules, mark_of(match.saved())
        answer = services.computers.hint(loaded, seat)

    def take(loaded: LoadedMatch) -> Entry:
        return take_hint(loaded, user, seat)

    await services.door.do(Command(call.path["match"], f"hint-{seat}-{position}", take, user))
    return hint_of(rules, msgspec.json.decode(await answer, type=list[Advised]))


async def charts(call: Call[NoBody, NoQuery]) -> Page:
    """Points and belongings over time."""
    return await worked_out(call, "charts", lambda loaded: charts_of(loaded.begun()))


async def review(call: Call[NoBody, NoQuery]) -> Page:
    """Who stood how, what choices cost, what was luck: as far as it is made. Nothing of a running match."""
    services = call.services
    async with looked_at(call) as (loaded, match):
        check_over(loaded)
        if not match.over or match.known_from:
            raise ProblemError(409, "problem-no-review")
    content = await kept(services, loaded.id, results.REVIEW)
    if content is None:
        file = b""
        if not services.reviews.makes(loaded.id):
            async with looked_at(call) as (loaded, _):
                file = await asyncio.to_thread(file_of, loaded)
        content = msgspec.json.encode(await services.reviews.of(loaded.id, file))
    return page_of(content)


async def analysis(call: Call[Analyse, NoQuery]) -> AnalysisNow:
    """The best moves of a position as far as they are known; who asks again sees them grow more exact."""
    async with looked_at(call) as (loaded, match):
        check_position(loaded, match, call.body.at)
        standpoint = standpoint_of(loaded, call.person.id, call.body)
        after = after_lines(standpoint, call.body)
    spot = spot_of(standpoint, lines_in(call.body))
    return await call.services.studies.of(call.person.id, spot, after)


async def analysed_position(call: Call[Analyse, NoQuery]) -> Position:
    """Where lines lead."""
    async with looked_at(call) as (loaded, match):
        check_position(loaded, match, call.body.at)
        after = after_lines(standpoint_of(loaded, call.person.id, call.body), call.body)
        return position_after(match, after, call.body.at)


async def verification(call: Call[NoBody, NoQuery]) -> Page:
    """The proof of the shuffles."""
    return await worked_out(call, "verification", verification_of)


async def worked_out(
    call: Call[NoBody, NoQuery], what: str, work: Callable[[LoadedMatch], Charts | Verification]
) -> Page:
    """Something about a match that is over, which takes long: done once, a few at a time, and kept."""
    services = call.services
    async with looked_at(call) as (loaded, _):
        check_over(loaded)
    content = await kept(services, loaded.id, what)
    if content is None:
        async with services.costly.turn():
            content = await kept(services, loaded.id, what)  # whoever was before may have done it
            if content is None:
                async with looked_at(call) as (loaded, _):
                    content = msgspec.json.encode(await asyncio.to_thread(work, loaded))
                await keep(services, loaded.id, what, content)
    return page_of(content)


def page_of(content: bytes) -> Page:
    """A record that is known by its content."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    return Page(content, JSON, {"ETag": tag, "Cache-Control": "private, no-cache"})


async def kept(services: Services, match: str, what: str) -> bytes | None:
    """What was worked out before."""
    async with services.store.reading() as tx:
        return await results.kept(tx, match, what)


async def keep(services: Services, match: str, what: str, content: bytes) -> None:
    """Keep it for those who ask later; where that fails it is worked out again."""
    try:
        async with services.store.transaction() as tx:
            await results.keep(tx, match, what, content)
    except (IntegrityError, StorageError) as error:
        log.warning("not kept", match=match, what=what, reason=type(error).__name__)


def check_over(loaded: LoadedMatch) -> None:
    """What tells everything waits for the end."""
    if loaded.status != "over":
        raise ProblemError(409, "problem-not-over", {"status": loaded.status})


async def file(call: Call[NoBody, NoQuery]) -> Page:
    """The match file."""
    async with looked_at(call) as (loaded, _):
        if not may_have_file(loaded, call.person.id):
            raise ProblemError(403, "problem-others-play")
        content = file_of(loaded)
        name = file_name(loaded)
    return Page(content, "application/json", {"Content-Disposition": f'attachment; filename="{name}"'})


def endpoint(path: str, answer_it: Any, answer: Any, summary: str, **more: Any) -> Endpoint:
    """A question about a match."""
    return Endpoint("GET", f"{MATCH}/{path}", answer_it, answer, "player", summary=summary, **more)


ENDPOINTS = [
    endpoint("moves", moves, History, "Every choice of a match", query=From),
    endpoint("positions/{at}", position, Position, "An earlier position", query=From),
    endpoint("board-text", board_text, TextBoard, "A position as text", query=FromAt),
    endpoint("view", view, Known, "All that a seat may know, as JSON for programs", query=FromAt),
    endpoint("why", why, Reasons, "Why a thing or an action is not possible", query=About),
    Endpoint(
        "POST",
        f"{MATCH}/hint",
        hint,
        Hint,
        "player",
        body=AskHint,
        rate="costly",
        can_wait=True,
        summary="The moves that look best, with reasons; counted",
    ),
    endpoint(
        "charts", charts, Charts, "Points and belongings over time, at the end", rate="costly", can_wait=True
    ),
    endpoint(
        "review",
        review,
        ReviewNow,
        "Chances, costs of choices and luck, at the end",
        rate="costly",
        can_wait=True,
    ),
    Endpoint(
        "POST",
        f"{MATCH}/analysis",
        analysis,
        AnalysisNow,
        "player",
        body=Analyse,
        can_wait=True,
        summary="The best moves of a position, at the end",
    ),
    Endpoint(
        "POST",
        f"{MATCH}/analysis/position",
        analysed_position,
        Position,
        "player",
        body=Analyse,
        summary="The position that lines lead to, at the end",
    ),
    endpoint(
        "verification", verification, Verification, "The proof of the shuffles", rate="costly", can_wait=True
    ),
    endpoint("file", file, Page, "The match file", rate="costly", can_wait=True),
]
