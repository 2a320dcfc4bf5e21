"""Answers: records as JSON, pages as they are, problems as `Problem`, all compressed where it helps."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from carrack.kernel.messages import Message
from carrack.kernel.text import Texts
from carrack.server import TEXT
from carrack.server.http.calls import Page
from carrack.server.records.problems import Problem, ProblemError

JSON: Final = "application/json"
WORTH_IT: Final = 1_000
"""Bytes from which on compressing pays."""
COMPRESSED_ALREADY: Final = (
    "image/png",
    "image/jpeg",
    "image/webp",
    "font/woff2",
    "application/zip",
    "audio/",
)


@cache
def words(language: str) -> Texts:
    """What the server itself says."""
    texts = Texts(language)
    texts.add(TEXT / f"{language}.ftl")
    return texts


def problem_of(error: ProblemError) -> Problem:
    """An error as it goes over the wire."""
    detail = words("en").say(Message(error.id, dict(error.args_)))
    return Problem(error.id, detail, error.args_, error.refused, error.state)


def problem_response(error: ProblemError) -> Response:
    """The answer to a request that failed."""
    content = msgspec.json.encode(problem_of(error))
    return Response(content, error.status, error.headers, JSON)


def response_of(request: Request, answer: Any, status: int) -> Response:
    """What an endpoint answered."""
    if status == 204:
        return Response(status_code=204)
    if isinstance(answer, Page):
        return page_response(request, answer, status)
    return compressed(request, msgspec.json.encode(answer), status, {}, JSON)


def page_response(request: Request, page: Page, status: int = 200) -> Response:
    """A page; a browser that has it already is told so."""
    tag = page.headers.get("ETag")
    if tag is not None and tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=dict(page.headers))
    return compressed(request, page.content, status, dict(page.headers), page.media_type, page.small)


def kept_page(content: bytes, media_type: str) -> Page:
    """A page that is made once: it has a tag, and is compressed already."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    pays = len(content) >= WORTH_IT and not media_type.startswith(COMPRESSED_ALREADY)
    small = gzip.compress(content, compresslevel=9, mtime=0) if pays else b""
    return Page(content, media_type, {"ETag": tag, "Cache-Control": "no-cache"}, small)


def compressed(
    request: Request,
    content: bytes,
    status: int,
    headers: dict[str, str],
    media_type: str,
    small: bytes = b"",
) -> Response:
    """Content, compressed for whoever takes it so."""
    if len(content) >= WORTH_IT and not media_type.startswith(COMPRESSED_ALREADY):
        headers["Vary"] = "Accept-Encoding"
        if accepts_gzip(request):
            content = small or gzip.compress(content, compresslevel=4, mtime=0)
            headers["Content-Encoding"] = "gzip"
    return Response(content, status, headers, media_type)


def accepts_gzip(request: Request) -> bool:
    """Whether the browser takes compressed answers."""
    return "gzip" in request.headers.get("accept-encoding", "")
