"""The gate: what every request and every socket handshake has to pass before anything looks at it.

The name asked for must be ours, what changes something must come from our own pages, answers carry the
headers that protect the page, and whatever goes wrong inside is logged here and never shown.
"""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Mapping
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from carrack.server.http.answers import problem_response
from carrack.server.http.rates import Rates
from carrack.server.ops.config import Config, own_names
from carrack.server.ops.line import BusyError
from carrack.server.ops.load import OverloadError
from carrack.server.ops.logs import logger
from carrack.server.ops.metrics import REQUESTS, SECONDS
from carrack.server.people.sessions import bearer_in
from carrack.server.records.problems import ProblemError
from carrack.server.store import StorageError

SAFE: Final = {"GET", "HEAD", "OPTIONS"}
METHODS: Final = SAFE | {"POST", "PATCH", "PUT", "DELETE"}
OWN_PAGES: Final = {"same-origin", "none"}
EVERYWHERE: Final = {"0.0.0.0", "::"}  # noqa: S104  # compared with, not listened on
CONTENT_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
TRY_AGAIN: Final = 5
"""Seconds after which it is worth while."""
BUSY: Final = {BusyError: "problem-busy", OverloadError: "problem-overload"}
HSTS: Final = "max-age=31536000"
log = logger("gate")


class Gate:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, config: Config, rates: Rates) -> None:
        self._app: Final = app
        self._config: Final = config
        self._rates: Final = rates
        self._names: Final = own_names(config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._protect(scope, MutableHeaders(raw=message["headers"]))
            await send(message)

        try:
            headers = Headers(scope=scope)
            self._check_host(headers)
            if scope["method"] not in SAFE and bearer_in(headers) is None:
                check_origin(headers)
            await self._app(scope, receive, send_with_headers)
        except ProblemError as problem:
            await problem_response(problem)(scope, receive, send_with_headers)
        except BusyError as error:
            busy = ProblemError(503, BUSY[type(error)], headers={"Retry-After": str(error.seconds)})
            await problem_response(busy)(scope, receive, send_with_headers)
        except StorageError as error:
            refused = storage_problem(error, path_of(scope))
            if status == 0:
                await problem_response(refused)(scope, receive, send_with_headers)
        except Exception:
            log.exception("request failed", method=scope["method"], path=path_of(scope))
            if status == 0:
                internal = ProblemError(500, "problem-internal")
                await problem_response(internal)(scope, receive, send_with_headers)
        finally:
            self._note(scope, status, time.perf_counter() - begun)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count a request, and log it where that is wished."""
        route = str(scope.get("carrack.route", "-"))
        method = scope["method"] if scope["method"] in METHODS else "-"
        REQUESTS.labels(method, route, str(status)).inc()
        SECONDS.labels(method, route).observe(seconds)
        if self._config.log_requests:
            log.info(
                "request",
                method=method,
                path=path_of(scope),
                status=status,
                milliseconds=round(seconds * 1000, 1),
                user=scope.get("carrack.user"),
            )

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A handshake that may not pass is answered like a request."""
        headers = Headers(scope=scope)
        try:
            self._check_host(headers)
            if bearer_in(headers) is None:
                check_origin(headers)
            self._rates.from_address("read", address_of(scope))
        except ProblemError as problem:
            log.info("socket refused", why=problem.id)
            await refuse_socket(problem, scope, receive, send)
            return
        opened = False

        async def send_watched(message: Message) -> None:
            nonlocal opened
            opened = opened or message["type"] == "websocket.accept"
            await send(message)

        try:
            await self._app(scope, receive, send_watched)
        except ProblemError as problem:
            await refuse_socket(problem, scope, receive, send)
        except StorageError as error:
            refused = storage_problem(error, "socket")
            if opened:
                await send({"type": "websocket.close", "code": 1013, "reason": refused.id})
            else:
                await refuse_socket(refused, scope, receive, send)
        except Exception:
            log.exception("socket failed")
            if opened:
                await send({"type": "websocket.close", "code": 1011, "reason": "problem-internal"})
            else:
                await refuse_socket(ProblemError(500, "problem-internal"), scope, receive, send)

    def _check_host(self, headers: Headers) -> None:
        """A name that others own but point at us (DNS rebinding) is not answered."""
        host = host_of(headers.get("host", ""))
        if host and any(fits(host, name) for name in self._names):
            return
        if host and self._config.host in EVERYWHERE and is_address(host):
            return
        raise ProblemError(421, "problem-host", {"host": host[:100]})

    def _protect(self, scope: Scope, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        headers.setdefault("Cache-Control", "no-store")
        if self._config.secure or scope.get("scheme") == "https":
            headers.setdefault("Strict-Transport-Security", HSTS)


def storage_problem(error: StorageError, path: str) -> ProblemError:
    """What is told while the storage fails: nothing was done, and it is worth while to try again soon."""
    log.error("storage fails", path=path, reason=str(error))
    return ProblemError(503, "problem-storage", headers={"Retry-After": str(TRY_AGAIN)})


async def refuse_socket(problem: ProblemError, scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a handshake with a status and a reason."""
    if "websocket.http.response" in scope.get("extensions", {}):
        response = problem_response(problem)
        await response(scope, receive, send)
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": problem.id})


def check_origin(headers: Mapping[str, str]) -> None:
    """What changes something must come from our own pages; a cookie alone does not prove that.

    A bot's token does: no page of another site can send one, and where there is one no cookie counts.
    """
    site = headers.get("sec-fetch-site")
    if site is not None:
        if site in OWN_PAGES:
            return
        raise ProblemError(403, "problem-origin")
    try:
        parts = urlsplit(headers.get("origin", ""))
    except ValueError as error:
        raise ProblemError(403, "problem-origin") from error
    if parts.scheme in {"http", "https"} and parts.netloc and same_host(parts.netloc, parts.scheme, headers):
        return
    raise ProblemError(403, "problem-origin")


def same_host(netloc: str, scheme: str, headers: Mapping[str, str]) -> bool:
    """Whether an origin is the host that was asked for; the usual port may be left out."""
    usual = {"http": ":80", "https": ":443"}[scheme]
    host = headers.get("host", "").lower()
    return netloc.lower().removesuffix(usual) == host.removesuffix(usual)


def host_of(header: str) -> str:
    """The name without its port."""
    try:
        return (urlsplit(f"//{header}").hostname or "").lower()
    except ValueError:
        return ""


def fits(host: str, name: str) -> bool:
    """Whether a host is called so, or lies below a name with a star."""
    return host.endswith(name[1:]) and host != name[2:] if name.startswith("*.") else host == name


def is_address(host: str) -> bool:
    """Whether a host is a number: nobody can point such a name at us."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def path_of(scope: Scope) -> str:
    """The path for the log; addresses of the client are left out, since an invitation is one."""
    return str(scope["path"])[:200] if "carrack.route" in scope else "-"


def address_of(scope: Scope) -> str:
    """Where a request comes from; of IPv6 the network that one household has."""
    client = scope.get("client")
    return network_of(client[0] if client else "")


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """What counts as one address: of IPv6 the network that one household has."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is None:
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return str(parsed)
