"""Several processes on one PostgreSQL: nothing is missed, nobody stays there who has gone."""

import asyncio
import json
from contextlib import asynccontextmanager

from carrack.kernel.chance import Stream
from carrack.server.live.nudges import Nudge
from carrack.server.ops.load_client import Person
from carrack.server.ops.server_process import ServerProcess
from server.people import PATIENCE, hearing_each_other, running_server, until

CONNECTIONS = 8
"""Of one person to each of two processes."""


@asynccontextmanager
async def two_processes(database, folder):
    """One person with some connections to each of two processes that share a database."""
    first = ServerProcess(folder, database)
    await first.healthy()
    (folder / "second").mkdir()
    second = ServerProcess(folder / "second", database)
    people = [Person(server.port) for server in (first, second) for _ in range(CONNECTIONS)]
    try:
        await second.healthy()
        await people[0].wish("POST", "/api/guest", {})
        for person in people:
            person.cookie = people[0].cookie
            await person.wish("GET", "/api/me")
        yield people
    finally:
        for person in people:
            await person.leave()
        first.stop()
        second.stop()


async def send_at_once(people, commands):
    """A match of one's own is played; each connection sends its command at once with the others.

    `commands` makes them from a version and what can be chosen. The version and the answers of each round.
    """
    match, version = "", 0
    for _ in range(20):
        state = await people[0].wish("GET", f"/api/matches/{match}?since={version}") if match else {}
        if state.get("status") != "running":
            plan = {"game": "colonialism", "seats": [{"who": "me"}, {"who": "me"}]}
            match = (await people[0].wish("POST", "/api/matches", plan))["id"]
            state = await people[0].wish("GET", f"/api/matches/{match}")
        version, seat = state["version"], state["position"]["waiting_for"][0]
        path = f"/api/matches/{match}"
        decision = (await people[0].wish("GET", f"{path}?seat={seat}"))["position"]["decision"]
        bodies = [
            {"type": "choose", "seat": seat, "expected_version": version, **command}
            for command in commands(version, [option["do"] for option in decision["options"]])
        ]
        sent = [
            person.ask("POST", f"{path}/commands", body) for person, body in zip(people, bodies, strict=True)
        ]
        yield version, [(status, json.loads(answer)) for status, answer in await asyncio.gather(*sent)]


def test_equal_commands_to_two_processes(postgresql, tmp_path):
    """The same command 16 times at once: every answer says that it was done, and to which version it led."""

    def equal(version: int, options: list[str]) -> list[dict[str, str]]:
        return [{"do": options[0], "command_id": f"equal-{version:08}"}] * 2 * CONNECTIONS

    async def story() -> None:
        async with two_processes(postgresql.new_database(), tmp_path) as people:
            async for version, answers in send_at_once(people, equal):
                told = [(status, answer.get("version")) for status, answer in answers]
                assert told == [(200, version + 1)] * len(people)

    asyncio.run(story())


def test_different_commands_to_two_processes(postgresql, tmp_path):
    """Of 16 at one version one is done; the others are told so, with the new state."""

    def different(version: int, options: list[str]) -> list[dict[str, str]]:
        ids = [f"one-{version:06}-{number:02}" for number in range(2 * CONNECTIONS)]
        return [{"do": options[at % len(options)], "command_id": one} for at, one in enumerate(ids)]

    async def story() -> None:
        async with two_processes(postgresql.new_database(), tmp_path) as people:
            async for version, answers in send_at_once(people, different):
                statuses = sorted(status for status, _ in answers)
                assert statuses == [200] + [409] * (len(people) - 1)
                assert {answer["state"]["version"] for _, answer in answers} == {version + 1}

    asyncio.run(story())


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
                async with asyncio.timeout(PATIENCE):
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
            await hearing_each_other(here, there)
            ada = await here.person("Ada")
            match = await ada.create("me", "me", public=True)
            async with ada.listening(match=match, seat=0) as socket:
                await socket.frame("state")
                hub = there.services.hub
                await until(lambda: ada.id in hub.online(match))
                there.set_time(there.services.time() + 60)
                await here.services.watch.look()
                watch, name = there.services.watch, here.services.nudges._me
                await until(lambda: watch._heard[name] >= there.services.time())
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
