"""The application: its parts are made when it starts, its routes come from the route tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketState

from carrack.server.commands.matches import Matches
from carrack.server.http.answers import problem_response, response_of
from carrack.server.http.calls import Call, Endpoint
from carrack.server.http.client import Client
from carrack.server.http.gate import Gate, address_of
from carrack.server.http.intake import body_of, decoder_of, path_of, query_of
from carrack.server.http.rates import Rates
from carrack.server.http.routetable import endpoints
from carrack.server.http.services import Services
from carrack.server.live.hub import Hub
from carrack.server.live.socket import PATH as LIVE
from carrack.server.live.socket import live
from carrack.server.notices.turns import Notices
from carrack.server.ops.background import is_ending, let_end
from carrack.server.ops.config import Config
from carrack.server.ops.logs import logger, set_up_logs
from carrack.server.people.accounts import COOKIE, Accounts, hash_of
from carrack.server.records.problems import ProblemError
from carrack.server.store import Store
from carrack.server.store.migrations import upgrade

LOOK_AGAIN: Final = 60.0
SWEEP_EVERY = 6 * 3600.0
SESSION_OVER: Final = 4401
"""The code of the close frame for a socket whose session ended."""
log = logger("app")
Answering = Callable[[Request], Awaitable[Response]]


def make_app(config: Config) -> Starlette:
    """A server that is set up so, with its logs."""
    set_up_logs(config)
    rates = Rates(config)
    client = Client()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with running(config) as services:
            app.state.services = services
            yield

    async def anything_else(request: Request) -> Response:
        return client.answer(request)

    return Starlette(
        routes=[
            *routes(rates),
            WebSocketRoute(LIVE, listen),
            Route("/{path:path}", anything_else, methods=["GET"]),
        ],
        middleware=[Middleware(Gate, config=config, rates=rates)],
        lifespan=lifespan,
        exception_handlers={ProblemError: problem_answer, 404: not_found, 405: wrong_method},
    )


@asynccontextmanager
async def running(config: Config) -> AsyncIterator[Services]:
    """The parts of a server, from its start to its end."""
    store = await Store.open(config.database_address, config.connections)
    try:
        await upgrade(store.engine)
        accounts = Accounts(store, config)
        await accounts.sweep()
        hub = Hub(time.time)
        notices = Notices(config, store, lambda user, match: user in hub.online(match))
        matches = Matches(config, store, hub, notices)
        notices.start()
        await matches.start()
        ending = asyncio.Event()
        sweeping = asyncio.create_task(sweep_on(accounts, ending))
        try:
            yield Services(config, store, hub, matches, accounts, notices)
        finally:
            ending.set()
            await let_end([sweeping])
            await matches.stop()
            await notices.stop()
    finally:
        await store.close()


async def sweep_on(accounts: Accounts, ending: asyncio.Event) -> None:
    """Forget from time to time who can't come back."""
    while not await is_ending(ending, SWEEP_EVERY):
        try:
            await accounts.sweep()
        except Exception:  # the next time may succeed: the database may have been away
            log.exception("sweep")


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
        rates.from_address(endpoint.rate, address_of(request.scope))
        token = request.cookies.get(COOKIE)
        user = await services.accounts.user_of(token)
        if user is not None:
            request.scope["carrack.user"] = user.id
            rates.by_person(endpoint.rate, user.id)
        elif endpoint.who == "person":
            raise ProblemError(401, "problem-no-session")
        path = path_of(request)
        query = query_of(request, endpoint.query)
        body = await body_of(request, endpoint, decoder)
        address = request.client.host if request.client else ""
        call = Call(services, user, path, query, body, address)
        if user is not None and token is not None:
            call.session = hash_of(token)
        response = response_of(request, await endpoint.answer_it(call), endpoint.status)
        set_cookies(request, response, call.cookies, services.config)
        return response

    return answer


async def listen(socket: WebSocket) -> None:
    """A live connection of somebody with a session; it ends within a minute after the session."""
    services: Services = socket.app.state.services
    token = socket.cookies.get(COOKIE)
    user = await services.accounts.user_of(token)
    if user is None:
        raise ProblemError(401, "problem-no-session")
    if "\x00" in "".join(socket.query_params.values()):
        raise ProblemError(400, "problem-query", {"what": "a NUL character"})
    listening = asyncio.create_task(live(socket, services, user))
    try:
        while not (await asyncio.wait({listening}, timeout=LOOK_AGAIN))[0]:
            if await services.accounts.user_of(token) is None:
                break
    finally:
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
    if not listening.cancelled():
        listening.result()
    elif socket.application_state == WebSocketState.CONNECTED:
        await socket.close(SESSION_OVER, "problem-no-session")


def set_cookies(request: Request, response: Response, cookies: dict[str, str | None], config: Config) -> None:
    """Cookies that no script can read and no other site can send along."""
    secure = config.secure or request.url.scheme == "https"
    for name, value in cookies.items():
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
