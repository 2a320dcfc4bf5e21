"""The application: the only place that knows every room. It makes the parts of a server and joins them."""

from __future__ import annotations

import asyncio
import time as clock
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from carrack.server.commands.administration import Administration
from carrack.server.commands.automatic import Automatic
from carrack.server.commands.creating import NewMatches
from carrack.server.commands.door import Bounds, Door
from carrack.server.commands.exploring import Exploring
from carrack.server.commands.forgetting import Forgetting
from carrack.server.commands.memory import Memory
from carrack.server.commands.people import PeoplesCommands
from carrack.server.commands.rematches import Rematches
from carrack.server.computers.kinds import Kinds
from carrack.server.computers.players import Computers
from carrack.server.computers.pool import Pool
from carrack.server.computers.reviews import Reviews
from carrack.server.computers.studies import Studies
from carrack.server.http.client import Client
from carrack.server.http.gate import Gate
from carrack.server.http.openapi import document
from carrack.server.http.rates import Rates
from carrack.server.http.routing import listen, not_found, problem_answer, routes, wrong_method
from carrack.server.http.services import Services
from carrack.server.live.hub import Hub
from carrack.server.live.nudges import Nudges
from carrack.server.live.socket import PATH as LIVE
from carrack.server.live.socket import Sockets
from carrack.server.live.watch import Watch
from carrack.server.matches.clocks import Clocks
from carrack.server.matches.declines import Declines
from carrack.server.matches.loaded import LoadedMatch
from carrack.server.notices.letters import Letters
from carrack.server.notices.subscriptions import Subscriptions
from carrack.server.notices.turns import Notices
from carrack.server.ops.background import is_ending, let_end
from carrack.server.ops.config import Config
from carrack.server.ops.line import Line
from carrack.server.ops.load import Load
from carrack.server.ops.logs import logger, set_up_logs
from carrack.server.people.accounts import Accounts
from carrack.server.people.belongings import Belongings
from carrack.server.people.bots import Bots
from carrack.server.people.recovery import Recovering
from carrack.server.records.problems import ProblemError
from carrack.server.store import StorageError, Store, moderation, worked_out
from carrack.server.store.backups import ScheduledBackups
from carrack.server.store.migrations import upgrade
from carrack.server.store.people import User

COSTLY_AT_ONCE = 2
COSTLY_WAITING = 20
SWEEP_EVERY = 6 * 3600.0
Time = Callable[[], float]
log = logger("app")


def make_app(config: Config, time: Time = clock.time) -> Starlette:
    """A server that is set up so, with its logs."""
    set_up_logs(config)
    rates = Rates(config)
    client = Client()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with running(config, time) as services:
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
async def running(config: Config, time: Time) -> AsyncIterator[Services]:
    """The parts of a server, from its start to its end."""
    store = await Store.open(config.database_address, config.connections)
    try:
        await upgrade(store.engine)
        accounts = Accounts(store, config)
        await accounts.sweep()
        async with playing(config, time, store, accounts) as services:
            ending = asyncio.Event()
            copies = backups_for(config)
            sweeping = asyncio.create_task(sweep_on([accounts.sweep, services.forgetting.sweep], ending))
            try:
                yield services
            finally:
                ending.set()
                await let_end([sweeping])
                if copies is not None:
                    await copies.stop()
    finally:
        await store.close()


def backups_for(config: Config) -> ScheduledBackups | None:
    """The copies that the settings wish, already begun."""
    if not config.backup_folder or config.database_file is None:
        return None
    folder = Path(config.backup_folder)
    copies = ScheduledBackups(config.database_file, folder, config.backup_hours, config.backup_files)
    copies.start()
    return copies


@asynccontextmanager
async def playing(config: Config, time: Time, store: Store, accounts: Accounts) -> AsyncIterator[Services]:
    """Everything about matches: commands go through the door, and what it has stored reaches the others."""
    hub = Hub(time)
    nudges = Nudges(store)
    memory = Memory(store, config.most_loaded)
    door = Door(store, memory, nudges.moved, time)

    automatic = Automatic(store, door, memory, time)
    clocks = Clocks(automatic.late_seats, automatic.time_is_up, time, StorageError)
    declines = Declines(automatic.seat_declines, config.reaction_seconds)
    pool = Pool(config.computer_processes)
    computers = Computers(
        pool,
        config.computer_queue,
        memory.use,
        automatic.computer_chooses,
        automatic.computer_fails,
        declines.due,
    )

    async def keep_review(match: str, content: bytes) -> None:
        async with store.transaction() as tx:
            await worked_out.keep(tx, match, worked_out.REVIEW, content)

    reviews = Reviews(pool, keep_review)

    def go_on(loaded: LoadedMatch) -> None:
        computers.consider(loaded)
        declines.consider(loaded)

    watch = Watch(store, hub, nudges, memory.use, go_on, time)
    notices = Notices(config, store, lambda user, match: user in hub.online(match))
    door.tell += [watch.tell, notices.tell, lambda stored: go_on(stored.loaded)]

    async def is_blocked(match: str, user: User) -> bool:
        """Whoever is blocked can't send a bot either."""
        who = [user.id] if user.owner is None else [user.id, user.owner]
        async with store.reading() as tx:
            return await moderation.is_blocked(tx, match, who)

    letters = Letters(config)
    administration = Administration(store, accounts, door, time)
    load = Load(config.overload_seconds)
    kinds = Kinds(config.computers)
    bounds = Bounds(config.most_matches, config.day_matches)
    exploring = Exploring(store, time)
    new_matches = NewMatches(store, door, kinds, hub.online, time, bounds)
    services = Services(
        config=config,
        time=time,
        store=store,
        accounts=accounts,
        belongings=Belongings(store, memory.use, door.do),
        recovering=Recovering(store, accounts, letters.recovery if letters.possible else None),
        bots=Bots(store, accounts, config.most_bots),
        administration=administration,
        subscriptions=Subscriptions(config, store),
        memory=memory,
        door=door,
        commands=PeoplesCommands(door, memory, kinds, hub.online, is_blocked, time),
        new_matches=new_matches,
        exploring=exploring,
        forgetting=Forgetting(store, memory, config, time),
        rematches=Rematches(door, memory, new_matches, time),
        hub=hub,
        nudges=nudges,
        sockets=Sockets(store, hub, nudges, memory.use, memory.look, config.most_sockets, config.rate_frames),
        computers=computers,
        reviews=reviews,
        studies=Studies(pool, time),
        costly=Line(COSTLY_AT_ONCE, COSTLY_WAITING),
        load=load,
        describe=document,
        automatic=automatic,
        clocks=clocks,
        watch=watch,
        notices=notices,
    )
    for part in (notices, watch, clocks, administration, load, exploring):
        part.start()
    try:
        yield services
    finally:
        await exploring.stop()
        await load.stop()
        await administration.stop()
        await letters.stop()
        await clocks.stop()
        await declines.stop()
        await watch.stop()
        await services.studies.stop()
        await reviews.stop()
        await computers.stop()
        await notices.stop()


async def sweep_on(sweeps: Sequence[Callable[[], Awaitable[None]]], ending: asyncio.Event) -> None:
    """Forget from time to time who can't come back, and what nobody needs any more."""
    while True:
        for sweep in sweeps:
            try:
                await sweep()
            except Exception:  # the next time may succeed: the database may have been away
                log.exception("sweep")
        if await is_ending(ending, SWEEP_EVERY):
            return
