"""From a request to a `Call`: path, parameters and body, each read strictly into its record."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta
from starlette.requests import ClientDisconnect, Request

from carrack.kernel.text import LANGUAGES
from carrack.server.http.calls import Endpoint, NoBody
from carrack.server.records.admin import RowNumber
from carrack.server.records.basics import GameId, MatchId, Version
from carrack.server.records.lessons import LessonId
from carrack.server.records.problems import ProblemError

FileName = Annotated[str, Meta(pattern=r"^[a-z0-9_-]{1,40}\.[a-z0-9]{1,8}$")]
SessionName = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
PATHS: Final[dict[str, Any]] = {
    "match": MatchId,
    "game": GameId,
    "at": Version,
    "language": Literal[LANGUAGES],
    "file": FileName,
    "lesson": LessonId,
    "exercise": LessonId,
    "line": RowNumber,
    "report": RowNumber,
    "person": RowNumber,
    "bot": RowNumber,
    "session": SessionName,
}
"""The parts of a path by name."""
JSON_TYPE: Final = "application/json"
MOST_SECONDS: Final = 60.0
"""For a body to arrive: whoever sends it drop by drop doesn't keep us waiting."""
NUL: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")


def path_of(request: Request) -> dict[str, str]:
    """The path's parts; one that can't name anything names nothing."""
    found = {name: str(value) for name, value in request.path_params.items()}
    for name, value in found.items():
        try:
            read = msgspec.convert(value, PATHS[name], strict=False)
        except msgspec.ValidationError as error:
            raise ProblemError(404, "problem-not-found") from error
        if str(read) != value:  # a number that is written in another way
            raise ProblemError(404, "problem-not-found")
    return found


def query_of(request: Request, kind: Any) -> Any:
    """The parameters behind the question mark: each once, each known, each within its bounds."""
    found: dict[str, str] = {}
    for name, value in request.query_params.multi_items():
        if name in found:
            raise ProblemError(400, "problem-query", {"what": f"{name} is given twice"[:200]})
        if "\x00" in value:
            raise ProblemError(400, "problem-query", {"what": f"{name} has a NUL character"[:200]})
        found[name] = value
    try:
        return msgspec.convert(found, kind, strict=False)
    except msgspec.ValidationError as error:
        raise ProblemError(400, "problem-query", {"what": printable(str(error))}) from error


async def body_of(request: Request, endpoint: Endpoint, decoder: msgspec.json.Decoder[Any] | None) -> Any:
    """The body: not too long, JSON by its own account, and what the endpoint takes."""
    content = await read_body(request, endpoint.most_bytes)
    if endpoint.body is NoBody and not content:
        return NoBody()
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != JSON_TYPE:
        raise ProblemError(415, "problem-content-type")
    if NUL.search(content):
        raise ProblemError(400, "problem-body", {"what": "a text has a NUL character"})
    if decoder is None:
        return content
    try:
        return decoder.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ProblemError(400, "problem-body", {"what": printable(str(error))}) from error


async def read_body(request: Request, most: int) -> bytes:
    """The body, as long as it keeps within its bound; nothing beyond is kept in memory."""
    said = request.headers.get("content-length", "")
    if said.isascii() and said.isdigit() and int(said[:18]) > most:
        raise ProblemError(413, "problem-too-long", {"most": most}, headers={"Connection": "close"})
    parts: list[bytes] = []
    length = 0
    try:
        async with asyncio.timeout(MOST_SECONDS):
            async for part in request.stream():
                length += len(part)
                if length > most:
                    raise ProblemError(
                        413, "problem-too-long", {"most": most}, headers={"Connection": "close"}
                    )
                parts.append(part)
    except TimeoutError as error:
        raise ProblemError(408, "problem-slow", headers={"Connection": "close"}) from error
    except ClientDisconnect as error:
        raise ProblemError(400, "problem-body", {"what": "it breaks off"}) from error
    return b"".join(parts)


def decoder_of(endpoint: Endpoint) -> msgspec.json.Decoder[Any] | None:
    """How the body is read; None where it is handed on as bytes."""
    return None if endpoint.body is bytes else msgspec.json.Decoder(endpoint.body)


def printable(text: str) -> str:
    """A message of the decoder, short and without signs that steer a terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)[:200]
