"""Several processes on one PostgreSQL: nothing is missed, nobody stays there who has gone."""

import asyncio

from carrack.kernel.chance import Stream
from carrack.server.live.nudges import Nudge
from server.people import running_server, until


async def play(person, match, stream, times=1):
    """Decide some times for whoever has to; the last state."""
    for _ in range(times):
        seat = (await person.state(match))["position"]["waiting_for"][0]
        state = await person.choose_any(match, seat, stream)
    return state


def test_a_question_before_the_hint(postgresql):
    """A question brings the match up to date before the hint comes: listeners are told all the same."""

    async def story() -> None:
        database = postgresql.new_database()
        async with running_server(database) as here, running_server(database) as there:
            await there.services.nudges.stop()
            ada, ben = await here.person("Ada"), await there.person("Ben")
            match = await ada.create("me", "me", public=True)
            async with ben.listening(match=match) as socket:
                await socket.frame("state")
                state = await play(ada, match, Stream(6), 3)
                assert (await ben.state(match))["version"] == state["version"]
                await there.services.watch.refresh(match, state["version"])
                async with asyncio.timeout(5):
                    assert (await socket.state_at(state["version"]))["version"] == state["version"]

    asyncio.run(story())


def test_people_of_a_process_that_died(postgresql):
    """Who was there through a process that no longer answers is not there: notices must reach the person."""

    async def story() -> None:
        async with running_server(postgresql.new_database()) as server:
            ada = await server.person("Ada")
            match = await ada.create("me", "me", public=True)
            watch, hub = server.services.watch, server.services.hub
            now = server.services.time()
            watch._hear(Nudge("died", match, here=[ada.id]))
            watch._hear(Nudge("lives", match, here=[77]))
            assert hub.online(match) == {ada.id, 77}
            server.set_time(now + 60)
            watch._hear(Nudge("lives"))
            await watch.look()
            assert hub.online(match) == {77}

    asyncio.run(story())


def test_processes_say_that_they_live(postgresql):
    """A process that has nothing to say is not taken for dead."""

    async def story() -> None:
        database = postgresql.new_database()
        async with running_server(database) as here, running_server(database) as there:
            await asyncio.sleep(0.5)  # until both listen
            ada = await here.person("Ada")
            match = await ada.create("me", "me", public=True)
            async with ada.listening(match=match, seat=0) as socket:
                await socket.frame("state")
                hub = there.services.hub
                await until(lambda: ada.id in hub.online(match))
                there.set_time(there.services.time() + 60)
                await here.services.watch.look()
                await asyncio.sleep(0.3)
                await there.services.watch.look()
                assert ada.id in hub.online(match)

    asyncio.run(story())


def test_very_many_spectators(postgresql):
    """A hint has a length that PostgreSQL bears, however many look on."""

    async def story() -> None:
        async with running_server(postgresql.new_database()) as server:
            await server.services.nudges.present("a" * 12, list(range(10**9, 10**9 + 3000)))

    asyncio.run(story())


def test_a_line_sent_twice_through_two_processes(postgresql):
    """It is said once, and both answers are the same."""

    async def story() -> None:
        database = postgresql.new_database()
        async with running_server(database) as here, running_server(database) as there:
            ada = await here.person("Ada")
            again = type(ada)(there.app)
            again.cookie = ada.cookie
            match = await ada.create("me", "me", public=True)
            path = f"/api/matches/{match}/chat"
            for number in range(20):
                line = {"text": "Hello", "command_id": f"hello-{number:04}"}
                said = await asyncio.gather(*[person.post(path, line) for person in (ada, again, ada, again)])
                assert len({one["id"] for one in said}) == 1

    asyncio.run(story())
