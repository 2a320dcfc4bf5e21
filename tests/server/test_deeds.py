"""Commands: exactly one wins, twice is once, secrets stay secret, and the way back needs everybody."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from sqlalchemy import func, select

from carrack.kernel.chance import Stream
from carrack.server.store.tables import log
from server.people import on_server, running_server

ROUNDS = 100
AT_ONCE = 16


async def three_people(server):
    """A match of three people who have just started, and a number for each."""
    people = [await server.person(name) for name in ("Ada", "Ben", "Cleo")]
    match = await people[0].create("me", "open", "open", public=True)
    for person in people[1:]:
        await person.join(match)
    await people[0].do(match, type="start")
    return people, match


async def first_of(people, match):
    """The only seat that has to decide."""
    (seat,) = (await people[0].state(match))["position"]["waiting_for"]
    return seat


async def to_secret_choice(people, match):
    """Play until several seats decide at once."""
    stream = Stream(5)
    waiting = (await people[0].state(match))["position"]["waiting_for"]
    while len(waiting) == 1:
        state = await people[waiting[0]].choose_any(match, waiting[0], stream)
        waiting = state["position"]["waiting_for"]
    return waiting


async def options_of(person, match, seat):
    """What a seat may do now."""
    decision = (await person.state(match, seat))["position"]["decision"]
    return [option["do"] for option in decision["options"]]


async def rows_of(server, match):
    """How many rows the log of a match has."""
    async with server.services.store.transaction() as tx:
        return (await tx.execute(select(func.count()).where(log.c.match == match))).scalar_one()


@asynccontextmanager
async def two_doors(database):
    """A server and somebody who talks to it; on PostgreSQL the person talks to a second one as well."""
    async with AsyncExitStack() as running:
        server = await running.enter_async_context(running_server(database))
        other = server
        if not database.startswith("sqlite"):
            other = await running.enter_async_context(running_server(database))
        person = await server.person()
        there = type(person)(other.app)
        there.cookie = person.cookie
        yield server, person, there


def test_one_of_many_commands_wins(database):
    """16 different commands at one version, 100 times: one is accepted, the others get the new state.

    On PostgreSQL they go to two servers that share the database.
    """

    async def story() -> None:
        async with two_doors(database) as (server, person, there):
            await race(server, person, there)

    async def race(server, person, there) -> None:
        match = await person.create("me", "me")
        state = await person.state(match)
        for _ in range(ROUNDS):
            if state["status"] != "running":
                match = await person.create("me", "me")
                state = await person.state(match)
            version, seat = state["version"], state["position"]["waiting_for"][0]
            options = await options_of(person, match, seat)
            answers = await asyncio.gather(
                *[
                    (person if at % 2 else there).try_to(
                        match, version, type="choose", seat=seat, do=options[at % len(options)]
                    )
                    for at in range(AT_ONCE)
                ]
            )
            accepted = [answer for status, answer in answers if status == 200]
            refused = [answer for status, answer in answers if status == 409]
            assert (len(accepted), len(refused)) == (1, AT_ONCE - 1)
            assert accepted[0]["version"] == version + 1
            state = accepted[0]["state"]
            for answer in refused:
                assert answer["id"] == "problem-version"
                assert answer["state"]["version"] == version + 1
                assert answer["state"]["position"] == refused[0]["state"]["position"]
            assert await rows_of(server, match) == version + 2

    asyncio.run(story())


def test_same_command_many_times(database):
    """The same command 16 times at once, and once more later: one row, equal answers.

    On PostgreSQL they go to two servers that share the database.
    """

    async def story() -> None:
        async with two_doors(database) as (server, person, there):
            match = await person.create("me", "me")
            for _ in range(10):
                state = await person.state(match)
                if state["status"] != "running":
                    match = await person.create("me", "me")
                    state = await person.state(match)
                version, seat = state["version"], state["position"]["waiting_for"][0]
                do = (await options_of(person, match, seat))[0]
                body = {"type": "choose", "seat": seat, "do": do, "command_id": f"same-{version:08}"}
                senders = [person if at % 2 else there for at in range(AT_ONCE)]
                answers = await asyncio.gather(*[one.try_to(match, version, **body) for one in senders])
                answers.append(await person.try_to(match, version, **body))
                for status, answer in answers:
                    assert (status, answer["version"]) == (200, version + 1)
                    answer["state"]["now"] = 0
                    assert answer == answers[0][1]
                assert await rows_of(server, match) == version + 2

    asyncio.run(story())


@on_server()
async def test_an_old_command_of_somebody_who_has_left(server):
    """Whoever may no longer look at a match learns nothing by sending once more what was done long ago."""
    ada, ben = await server.person("Ada"), await server.person("Ben")
    match = await ada.create("me", "open", "open")
    invitation = (await ada.state(match))["invitation"]
    join = {"command_id": "join-this-table", "expected_version": 0}
    path = f"/api/matches/{match}/join"
    assert (await ben.ask("POST", path, join | {"invitation": invitation}))[0] == 200
    assert (await ben.ask("POST", path, join))[0] == 200  # it is the last thing that happened
    leave = {"type": "leave", "command_id": "leave-this-table"}
    for _ in range(2):
        assert (await ben.try_to(match, 1, **leave))[0] == 200
    status, problem = await ben.ask("POST", path, join)
    assert (status, problem["id"]) == (404, "problem-match")
    await ada.do(match, type="start", fill="random")
    assert (await ben.try_to(match, 1, **leave))[0] == 404


@on_server()
async def test_others_ids_are_no_obstacle(server):
    """Command ids are each person's own, and no person's id can stand in a computer player's way."""
    people, match = await three_people(server)
    version = (await people[0].state(match))["version"]
    command_id = f"bot-{match}-{version + 2}"
    for expected in (version, version + 1):
        seat = await first_of(people, match)
        do = (await options_of(people[seat], match, seat))[0]
        status, answer = await people[seat].try_to(
            match, expected, type="choose", seat=seat, do=do, command_id=command_id
        )
        assert (status, answer["version"]) == (200, expected + 1)


@on_server()
async def test_secret_choices_in_any_order(server):
    """Seats that decide at once may do so in any order; who is ready is shown, what was chosen is not."""
    people, match = await three_people(server)
    assert await to_secret_choice(people, match) == [0, 1, 2]
    stream = Stream(9)
    for seat in (2, 0, 1):
        waiting = [0, 1, 2]
        while seat in waiting:
            state = await people[seat].choose_any(match, seat, stream)
            waiting = state["position"]["waiting_for"]
            if len(waiting) > 1:
                for other in range(3):
                    last = (await people[other].state(match, other))["log"][-1]
                    assert last["seat"] == seat
                    assert bool(last["do"]) == (other == seat)
                    assert last["events"] == []
        ready = [one["ready"] for one in (await people[0].state(match))["seats"]]
        done = {2: [False, False, True], 0: [True, False, True], 1: [False, False, False]}
        assert ready == done[seat]


@on_server()
async def test_undo_keeps_the_others_secret_choices(server):
    """Undo takes back the own choice only; a listener replaces what it has from there on."""
    people, match = await three_people(server)
    await to_secret_choice(people, match)
    before = await people[0].state(match, 0)
    stream = Stream(2)
    await people[0].choose_any(match, 0, stream)
    with_two = await people[1].choose_any(match, 1, stream)
    state = await people[0].do(match, type="undo", seat=0)
    assert state["position"]["at"] == with_two["position"]["at"] - 1
    assert state["position"]["decision"] == before["position"]["decision"]
    assert state["log_from"] == before["position"]["at"] + 1
    assert [entry["seat"] for entry in state["log"]] == [1]
    own = await people[1].state(match, 1)
    assert own["log"][-1]["do"] == with_two["log"][-1]["do"]
    status, problem = await people[2].try_to(match, state["version"], type="undo", seat=2)
    assert (status, problem["id"]) == (409, "problem-undo")
    assert problem["refused"]["message"]["id"] in {"undo-chance", "undo-seat"}
    server.services.memory.forget(match)
    again = await people[1].state(match, 1)
    assert (again["position"], again["log"]) == (own["position"], own["log"])


@on_server()
async def test_rewind_needs_everybody(server):
    """Beyond the barrier all other people must agree; one who doesn't ends the proposal."""
    people, match = await three_people(server)
    start = await people[0].state(match, 0)
    await to_secret_choice(people, match)
    state = await people[0].do(match, type="rewind", seat=0, at=0)
    assert state["proposal"] == {"at": 0, "by": 0, "agreed": [], "needed": [1, 2]}
    status, problem = await people[0].try_to(
        match, state["version"], type="answer_rewind", seat=0, agree=True
    )
    assert (status, problem["id"]) == (409, "problem-not-asked")
    state = await people[2].do(match, type="answer_rewind", seat=2, agree=False)
    assert state["proposal"] is None
    await people[0].do(match, type="rewind", seat=0, at=0)
    state = await people[1].do(match, type="answer_rewind", seat=1, agree=True)
    assert state["proposal"]["agreed"] == [1]
    state = await people[2].do(match, type="answer_rewind", seat=2, agree=True)
    assert (state["proposal"], state["position"]["at"], state["log_from"]) == (None, 0, 1)
    now = await people[0].state(match, 0)
    assert now["position"] == start["position"]
    assert now["log"] == start["log"]
    status, problem = await people[0].try_to(match, now["version"], type="rewind", seat=0, at=0)
    assert (status, problem["id"]) == (422, "problem-position")


@on_server()
async def test_choice_ends_a_proposal(server):
    """Who goes on playing has not agreed to go back."""
    people, match = await three_people(server)
    stream = Stream(3)
    seat = await first_of(people, match)
    await people[seat].choose_any(match, seat, stream)
    state = await people[0].do(match, type="rewind", seat=0, at=0)
    assert state["proposal"] is not None
    seat = await first_of(people, match)
    state = await people[seat].choose_any(match, seat, stream)
    assert state["proposal"] is None


@on_server()
async def test_rewind_alone(server):
    """Against computer players one goes back at any time, over any barrier."""
    person = await server.person()
    match = await person.create("me", "random")
    stream = Stream(4)
    async with person.listening(match=match, seat=0) as socket:
        state = await socket.state_at(0)
        while state["position"]["at"] < 12:
            if state["position"]["decision"]:
                state = await person.choose_any(match, 0, stream)
            state = await socket.state_at(state["version"])
            while state["status"] == "running" and not state["position"]["decision"]:
                state = await socket.state_at(state["version"] + 1)
        back = await person.do(match, type="rewind", seat=0, at=0)
        assert (back["position"]["at"], back["proposal"]) == (0, None)


@on_server()
async def test_refusals(server):
    """What is not possible says why, and changes nothing."""
    people, match = await three_people(server)
    version = (await people[0].state(match))["version"]
    stranger = await server.person()
    other = (await first_of(people, match) + 1) % 3
    for person, command, expected in [
        (people[other], {"type": "choose", "seat": other, "do": "row 1"}, (422, "problem-refused")),
        (people[0], {"type": "choose", "seat": 0, "do": "fly away"}, (422, "problem-no-action")),
        (people[0], {"type": "choose", "seat": 1, "do": "row 1"}, (403, "problem-seat")),
        (people[0], {"type": "start"}, (409, "problem-not-open")),
        (people[1], {"type": "start"}, (403, "problem-creator")),
        (people[1], {"type": "close"}, (403, "problem-others-play")),
        (people[1], {"type": "come_back"}, (409, "problem-not-away")),
        (people[1], {"type": "answer_rewind", "seat": 1, "agree": True}, (409, "problem-no-proposal")),
        (stranger, {"type": "leave"}, (403, "problem-no-seat")),
        (stranger, {"type": "choose", "seat": 0, "do": "row 1"}, (403, "problem-seat")),
    ]:
        status, problem = await person.try_to(match, version, **command)
        assert (status, problem["id"]) == expected, command
        assert problem["detail"]
    assert (await people[0].state(match))["version"] == version
    command = {"type": "choose", "seat": other, "do": "row 1"}
    refused = (await people[other].try_to(match, version, **command))[1]["refused"]
    assert refused["message"]["id"] == "refusal-not-your-turn"


@on_server()
async def test_leaving(server):
    """Before the start a seat is free again; after it a computer player plays on; the last one closes."""
    people = [await server.person(name) for name in ("Ada", "Ben")]
    match = await people[0].create("me", "open", public=True)
    await people[1].join(match)
    await people[1].do(match, type="leave")
    assert [seat["who"] for seat in (await people[0].state(match))["seats"]] == ["person", "open"]
    await people[1].join(match)
    await people[0].do(match, type="start")
    async with people[1].listening(match=match, seat=1) as socket:
        await socket.state_at(1)
        await people[0].do(match, type="leave")
        state = await socket.state_at(1)
        while not (state["position"]["decision"] or state["status"] != "running"):
            state = await socket.state_at(state["version"] + 1)
        left = state["seats"][0]
        assert (left["who"], left["stand_in"], left["name"]) == ("computer", True, "Ada")
    state = await people[1].do(match, type="leave")
    assert state["status"] == "closed"


@pytest.mark.parametrize("command", [{"type": "leave"}, {"type": "close"}])
def test_open_match_is_called_off(tmp_path, command):
    """A creator alone calls a match off by leaving it or by closing it."""

    async def story() -> None:
        async with running_server(f"sqlite:///{tmp_path / 'x.db'}") as server:
            person = await server.person()
            match = await person.create("me", "open")
            assert (await person.do(match, **command))["status"] == "closed"
            assert (await person.get("/api/matches"))["matches"] == []

    asyncio.run(story())
