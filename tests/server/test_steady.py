"""What goes wrong in one place stays there: a match that can't be loaded, a socket that ends too early."""

import asyncio
import gc
import io
import weakref
import zipfile
from functools import partial
from typing import Any

import structlog
from sqlalchemy import insert, select, update

from carrack.server import app
from carrack.server.ops import garbage
from carrack.server.records.commands import Choose
from carrack.server.records.people import Settings
from carrack.server.store.people import User
from carrack.server.store.tables import matches, metadata, seats, sessions, users
from server.people import PATIENCE, on_server, running_server, until

DAYS = {"kind": "days", "move": 86400}
SECOND_DAY = 1000.0 + 86401


async def spoil(server, match, **values: object):
    """A match as an older program may have left it: it can't be loaded any more."""
    async with server.services.store.transaction() as tx:
        await tx.execute(update(matches).where(matches.c.id == match).values(**(values or {"snapshot": {}})))
    server.services.memory.forget(match)


@on_server(computers=["random"])
async def test_clocks_of_the_others(server):
    """The clocks of other matches run on."""
    server.set_time(1000.0)
    person = await server.person()
    plan = {"clock": DAYS, "absent": "forfeit", "stand_in": "random"}
    broken, sound = [await person.create("me", "me", **plan) for _ in range(2)]
    await spoil(server, broken)
    server.set_time(SECOND_DAY)
    await server.services.clocks.look()
    assert any(seat["forfeited"] for seat in (await person.state(sound))["seats"])


@on_server(computers=["random"])
async def test_computer_players_of_the_others(server):
    """Computer players go on in other matches, when the server starts and later."""
    server.services.computers._stopped = True
    person = await server.person()
    made = [await person.create("random", "random", "random") for _ in range(5)]
    await spoil(server, min(made))
    server.services.computers._stopped = False
    await server.services.watch.resume(server.services.time())
    for match in sorted(made)[1:]:
        await until(partial(is_later, server, match))


@on_server(computers=["random"])
async def test_a_clock_that_was_set_back(server):
    """Matches that wait for a computer player go on, though they seem to have changed in the future."""
    server.services.computers._stopped = True
    server.set_time(100_000.0)
    person = await server.person()
    match = await person.create("random", "random")
    server.services.computers._stopped = False
    server.set_time(50_000.0)
    await server.services.watch.look()
    await until(partial(is_later, server, match))


@on_server()
async def test_a_computer_player_that_fails(server):
    """It is asked three times, then the simplest one plays in its place, and the seat says so."""
    server.services.computers._stopped = True
    person = await server.person()
    match = await person.create("greedy", "greedy")
    async with server.services.store.transaction() as tx:
        await tx.execute(update(seats).where(seats.c.match == match).values(kind="oracle"))
    server.services.memory.forget(match)
    server.services.computers._stopped = False
    with structlog.testing.capture_logs() as logs:
        await server.services.watch.resume(server.services.time())
        await until(partial(is_replaced, server, match))
    failed = [line for line in logs if line["event"] == "a computer player fails"]
    assert [line["attempt"] for line in failed] == [1, 2, 3] * 2
    for seat in (await person.state(match))["seats"]:
        assert (seat["kind"], seat["replaced"]) == ("random", "oracle")
    await until(partial(is_later, server, match, (await person.state(match))["version"]))


def is_replaced(server, match):
    """Whether others play at all seats."""
    loaded = server.services.memory.get(match)
    return loaded is not None and all(seat.replaced for seat in loaded.seats)


@on_server(computers=["random"])
async def test_the_end_while_an_answer_is_on_its_way(server):
    """An answer of a computer player arrives, or is not sent: nothing goes on (see `running_server`)."""
    person = await server.person()
    match = await person.create("random", "random", "random")
    computers = server.services.computers
    async with server.services.memory.slot(match):
        await until(lambda: computers._deciding and not computers._asked)


def is_later(server, match, version=3):
    """Whether a match has gone on from a version; while it is on its way into the database nobody knows."""
    loaded = server.services.memory.get(match)
    return loaded is not None and loaded.version > version


@on_server()
async def test_leaving_for_good(server):
    """An account can be removed, and what it has be taken along, whatever became of a match."""
    person = await server.person()
    broken, old, sound = [await person.create("me", "me") for _ in range(3)]
    await spoil(server, broken)
    await spoil(server, old, pack="another")
    status, content = await person.send("GET", "/api/me/export")
    assert status == 200
    names = zipfile.ZipFile(io.BytesIO(content)).namelist()
    assert [name for name in names if "matches/" in name] == [f"matches/colonialism-{sound}.json"]
    assert (await person.ask("DELETE", "/api/me", {}))[0] == 204
    async with server.services.memory.use(sound) as loaded:
        assert loaded.seats_of(person.id) == []


@on_server()
async def test_sockets_that_end_while_they_begin(server):
    """A listener that fails on its way in is not counted as there for ever."""
    person = await server.person()
    match = await person.create("me", "me")
    hub = server.services.hub
    async with person.listening(match=match, seat=0) as socket:
        await until(lambda: hub.count(person.id) > 0, 0)
        socket.task.cancel()  # with PostgreSQL it is about to tell the other processes
        await asyncio.gather(socket.task, return_exceptions=True)
    assert (hub.count(person.id), hub.online(match)) == (0, set())


@on_server(most_sockets=3)
async def test_many_sockets_at_once(server):
    """The bound of sockets holds for those that come at the same time."""
    person = await server.person()
    sockets = [person.listening() for _ in range(12)]
    await asyncio.gather(*[socket.__aenter__() for socket in sockets])
    await asyncio.sleep(0.5)
    assert server.services.hub.count(person.id) <= 3
    await asyncio.gather(*[socket.__aexit__(None, None, None) for socket in sockets])


@on_server()
async def test_rematch_asked_twice_at_once(server):
    """Two clicks make one match."""
    ada = await server.person("Ada")
    match = await ada.create("me", "me")
    await finish(server, match)
    path = f"/api/matches/{match}/rematch"
    made = await asyncio.gather(*[ada.post(path, {"nonce": "a"}) for _ in range(4)])
    assert len({card["id"] for card in made}) == 1
    lists = await ada.get("/api/matches", list="mine")
    assert [card["id"] for card in lists["matches"]] == [made[0]["id"]]


async def finish(server, match):
    """Play a match to its end."""
    async with server.services.memory.use(match) as loaded:
        person = loaded.seats[0].user
    for _ in range(10_000):
        async with server.services.memory.use(match) as loaded:
            if loaded.status == "over":
                return
            seat = loaded.waiting_for[0]
            do = loaded.match.perspective(seat).options[0].notation
            version = loaded.version
        await server.services.commands.do(
            match, User(person, "", False), Choose(f"choice-{version:05}", version, seat, do)
        )


def test_lost_guests_are_forgotten_while_the_server_runs(tmp_path, monkeypatch):
    """Sessions that ended and guests who can't come back don't wait for the next start."""
    monkeypatch.setattr(app, "SWEEP_EVERY", 0.1)

    async def story() -> None:
        async with running_server(f"sqlite:///{tmp_path / 'x.db'}") as server:
            store = server.services.store
            old = {"token_hash": "0" * 64, "user": 900, "created": 0.0, "seen": 0.0}
            async with store.transaction() as tx:
                await tx.execute(insert(users).values(id=900, name="Old", settings=Settings(), created=0.0))
                await tx.execute(insert(sessions).values(**old))

            async def people() -> list[int]:
                async with store.reading() as tx:
                    return list((await tx.execute(select(users.c.id).where(users.c.id == 900))).scalars())

            async with asyncio.timeout(PATIENCE):
                while await people():  # noqa: ASYNC110  # there is no event for it
                    await asyncio.sleep(0.05)

    asyncio.run(story())


def test_what_refers_to_people_is_indexed():
    """Whoever is forgotten is looked for in every table; without an index that is all of it each time."""
    found = []
    for table in metadata.tables.values():
        keys: list[Any] = [table.primary_key, *table.indexes]
        firsts = [key.columns.values()[0] for key in keys]
        found += [one for one in table.columns if one.references(users.c.id) and one not in firsts]
    assert found == []


def test_garbage_is_looked_for_seldom():
    """Full collections come when the server wants them and find rings; later all is as before."""

    class Ring:
        def __init__(self) -> None:
            self.itself = self

    async def story() -> None:
        with garbage.seldom_collected():
            assert gc.get_threshold() == (garbage.YOUNG, garbage.OLDER, garbage.NEVER)
            assert gc.get_freeze_count() > 10_000
            ring = weakref.ref(Ring())
            assert ring() is not None
            looking = asyncio.create_task(garbage.look(0.01))
            await until(lambda: ring() is None)
            looking.cancel()

    before = gc.get_threshold()
    asyncio.run(story())
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
