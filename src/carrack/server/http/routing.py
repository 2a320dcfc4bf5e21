"""From the route tables to routes: how a request finds its endpoint, and how it is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from carrack.server.http.answers import problem_response, response_of
from carrack.server.http.calls import Call, Endpoint
from carrack.server.http.endpoints import endpoints
from carrack.server.http.gate import address_of
from carrack.server.http.intake import body_of, decoder_of, path_of, query_of
from carrack.server.http.rates import Rates
from carrack.server.http.services import Services
from carrack.server.ops.config import Config
from carrack.server.people.sessions import (
    COOKIE,
    SECURE_COOKIE,
    Visit,
    bearer_in,
    device_of,
    hash_of,
    token_in,
)
from carrack.server.records.problems import ProblemError
from carrack.server.store.people import User

Answering = Callable[[Request], Awaitable[Response]]


def routes(rates: Rates) -> list[BaseRoute]:
    """One route for each path, with its methods."""
    by_path: dict[str, dict[str, Answering]] = {}
    for endpoint in endpoints():
        by_path.setdefault(endpoint.path, {})[endpoint.method] = answering(endpoint, rates)
    return [Route(path, Methods(path, found), methods=list(found)) for path, found in by_path.items()]


class Methods:
    """What stands at one path: an answer for each method."""

    def __init__(self, path: str, found: dict[str, Answering]) -> None:
        self._path: Final = path
        self._found: Final = found

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["carrack.route"] = self._path
        request = Request(scope, receive)
        method = "GET" if request.method == "HEAD" else request.method
        response = await self._found[method](request)
        await response(scope, receive, send)


def answering(endpoint: Endpoint, rates: Rates) -> Answering:
    """How an endpoint answers a request: limits, who asks, what is asked, the answer, cookies."""
    decoder = decoder_of(endpoint)

    async def answer(request: Request) -> Response:
        services: Services = request.app.state.services
        network = address_of(request.scope)
        rates.from_address(endpoint.rate, network)
        secure = services.config.secure or request.scope["scheme"] == "https"
        token, user = await sender_of(request, services, secure)
        check_sender(request, user, endpoint, rates)
        if endpoint.day:
            rates.in_a_day(endpoint.day, network if user is None else str(user.id))
        if endpoint.can_wait:
            services.load.check()
        path = path_of(request)
        query = query_of(request, endpoint.query)
        body = await body_of(request, endpoint, decoder)
        address = request.client.host if request.client else ""
        call = Call(services, user, path, query, body, address)
        call.visit = Visit(network, device_of(request.headers.get("user-agent", "")))
        if user is not None and token is not None:
            call.session = hash_of(token)
        response = response_of(request, await endpoint.answer_it(call), endpoint.status)
        if secure and user is not None and COOKIE in request.cookies:
            call.cookies.setdefault(
                COOKIE, token
            )  # under its name of today, and no more under the former one
        set_cookies(response, call.cookies, services.config, secure)
        return response

    return answer


def check_sender(request: Request, user: User | None, endpoint: Endpoint, rates: Rates) -> None:
    """Whether a sender may call an endpoint, and not too often."""
    if user is not None:
        request.scope["carrack.user"] = user.id
        rates.by_person(endpoint.rate, user.id, user.is_bot)
        if user.is_bot and not endpoint.for_bots:
            raise ProblemError(403, "problem-bot")
    else:
        rates.of_stranger(address_of(request.scope))
        if bearer_in(request.headers) is not None:
            raise ProblemError(401, "problem-token")
        if endpoint.who != "anyone":
            raise ProblemError(401, "problem-no-session")
    if endpoint.who == "admin" and (user is None or not user.admin):
        raise ProblemError(403, "problem-admin")


async def sender_of(
    request: HTTPConnection, services: Services, secure: bool
) -> tuple[str | None, User | None]:
    """Who sends a request, and by which token: a bot by the one it names, a person by the browser's.

    Neither counts in the other's place: a bot can't slip into a browser, and nobody's session into a header.
    """
    named = bearer_in(request.headers)
    token = token_in(request.cookies, secure) if named is None else named
    user = await services.accounts.user_of(token)
    if user is not None and user.is_bot == (named is not None):
        return token, user
    return None, None


async def listen(socket: WebSocket) -> None:
    """A live connection of somebody with a session."""
    services: Services = socket.app.state.services

    async def who() -> User | None:
        secure = services.config.secure or socket.url.scheme == "wss"
        return (await sender_of(socket, services, secure))[1]

    await services.sockets.serve(socket, who)


def set_cookies(response: Response, cookies: dict[str, str | None], config: Config, secure: bool) -> None:
    """Cookies that no script can read and no other site can send along; over https by a name of their own."""
    named: dict[str, str | None] = {}
    for name, value in cookies.items():
        named |= {SECURE_COOKIE: value, name: None} if secure else {name: value}
    for name, value in named.items():
        age = 0 if value is None else config.session_days * 86_400
        response.set_cookie(name, value or "", age, secure=secure, httponly=True, samesite="lax")


async def problem_answer(request: Request, error: Exception) -> Response:
    """What an endpoint could not do."""
    assert isinstance(error, ProblemError)
    return problem_response(error)


async def not_found(request: Request, error: Exception) -> Response:
    """No route has this path."""
    return problem_response(ProblemError(404, "problem-not-found"))


async def wrong_method(request: Request, error: Exception) -> Response:
    """The path is known, the method is not."""
    return problem_response(ProblemError(405, "problem-method", {"method": request.method[:20]}))
