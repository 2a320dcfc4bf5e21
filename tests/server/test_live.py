"""Live updates: what sockets are told, to whom, and that nothing is lost and nothing piles up."""

import asyncio
import json

import pytest
import structlog

from carrack.kernel.chance import Stream
from carrack.server.live.hub import MOST_LINES, Listener
from carrack.server.live.socket import MOST_TURNS
from carrack.server.matches.showing import Wish
from server.people import hearing_each_other, on_server, running_server


async def play(person, match, stream, times=1):
    """Decide some times for whoever has to; the last state."""
    for _ in range(times):
        seat = (await person.state(match))["position"]["waiting_for"][0]
        state = await person.choose_any(match, seat, stream)
    return state


@on_server()
async def test_every_choice_arrives(server):
    """Each state carries the log since the one before; spectators see the public view."""
    person, watcher = await server.person("Ada"), await server.person("Ben")
    match = await person.create("me", "me", public=True)
    stream = Stream(1)
    async with person.listening(match=match, seat=0) as own, watcher.listening(match=match) as public:
        assert (await own.frame("turns"))["matches"] == [match]
        assert (await public.frame("turns"))["matches"] == []
        state = (await own.frame("state"))["state"]
        log = {entry["number"]: entry for entry in state["log"]}
        await public.frame("state")
        for _ in range(10):
            state = await play(person, match, stream)
            seen = await own.state_at(state["version"])
            assert seen["log_from"] == seen["position"]["at"]
            log |= {entry["number"]: entry for entry in seen["log"]}
            told = await public.state_at(state["version"])
            assert (told["looking"], told["position"]["decision"]) == (-1, None)
            assert all(entry["do"] == "" for entry in told["log"])
    whole = await person.state(match, 0)
    assert [log[number] for number in sorted(log)] == whole["log"]


@on_server()
async def test_coming_again(server):
    """Who was away names the version it has and gets what it lacks, also what was taken back since.

    Who lacks nothing is told nothing but who is there, until something happens.
    """
    person = await server.person()
    match = await person.create("me", "me")
    stream = Stream(2)
    since = (await play(person, match, stream, 4))["version"]
    async with person.listening(match=match, seat=0, since=since) as socket:
        await socket.frame("presence")
        since += 1
        await play(person, match, stream)
        state = (await socket.frame("state"))["state"]
        assert (state["version"], state["log_from"]) == (since, 5)
    seat = (await person.state(match))["position"]["waiting_for"][0]
    await person.choose_any(match, seat, stream)
    await person.do(match, type="undo", seat=seat)
    await person.do(match, type="rewind", seat=0, at=2)
    latest = await play(person, match, stream)
    async with person.listening(match=match, seat=0, since=since) as socket:
        state = (await socket.frame("state"))["state"]
        assert (state["version"], state["log_from"]) == (latest["version"], 3)
        assert [entry["number"] for entry in state["log"]] == [3]
    async with person.listening(match=match, seat=0, since=999_999) as socket:
        assert (await socket.frame("state"))["state"]["log_from"] == 0


@on_server()
async def test_slow_listener(server):
    """A listener that doesn't read has one state waiting, and it covers all that it missed."""
    person = await server.person()
    match = await person.create("me", "me")
    stream = Stream(3)
    hub = server.services.hub
    slow = Listener(person.id)
    async with server.services.memory.use(match) as loaded:
        hub.enter(slow, [])
        hub.turn(slow, match, Wish(0, -1))
        hub.show(loaded, slow)
    first = await slow.next()
    for _ in range(20):
        await play(person, match, stream)
    frames = await slow.next()
    assert [frame[:15] for frame in frames].count('{"type":"state"') == 1
    assert len(frames) <= 3
    assert slow.since == (await person.state(match))["version"]
    assert any('"log_from":1,' in frame for frame in frames)
    assert len(first) == 2
    hub.go(slow)


def test_chat_of_a_slow_listener_is_bounded():
    """Of many lines the last ones are kept."""

    async def story() -> None:
        slow = Listener(1)
        for number in range(MOST_LINES + 50):
            slow.tell_line(str(number))
        assert await slow.next() == [str(number) for number in range(50, MOST_LINES + 50)]

    asyncio.run(story())


@on_server()
async def test_presence_turns_and_lobby(server):
    """Who is there, what waits for me, and that the lobby changed are told without asking."""
    ada, ben = await server.person("Ada"), await server.person("Ben")
    async with ben.listening() as hall:
        assert (await hall.frame("turns"))["matches"] == []
        match = await ada.create("me", "open", public=True)
        await hall.frame("lobby")
        await ben.join(match)
        await hall.frame("lobby")
        async with ada.listening(match=match, seat=0) as table:
            assert (await table.frame("presence"))["online"] == [0]
            async with ben.listening(match=match, seat=1) as other:
                assert (await table.frame("presence"))["online"] == [0, 1]
                assert [seat["online"] for seat in (await other.frame("state"))["state"]["seats"]] == [
                    True,
                    True,
                ]
            assert (await table.frame("presence"))["online"] == [0]
            await ada.do(match, type="start")
            stream = Stream(4)
            while 1 not in (await ada.state(match))["position"]["waiting_for"]:
                await ada.choose_any(match, 0, stream)
            while (await hall.frame("turns"))["matches"] != [match]:
                pass
            while 1 in (await ada.state(match))["position"]["waiting_for"]:
                await ben.choose_any(match, 1, stream)
            assert (await hall.frame("turns"))["matches"] == []


@on_server(most_sockets=2)
async def test_sockets_that_are_refused(server):
    """Who asks for what is not theirs, sends what is not asked for, or comes too often, is closed out."""
    ada, ben = await server.person("Ada"), await server.person("Ben")
    match = await ada.create("me", "me")
    for person, query in [
        (ben, {"match": match}),
        (ben, {"match": "a" * 12}),
        (ada, {"match": match, "seat": 5}),
        (ada, {"match": "no such match"}),
        (ada, {"seat": "first"}),
        (ada, {"since": -7}),
        (ada, {"sinze": 7}),
    ]:
        async with person.listening(**query) as socket:
            with pytest.raises(ConnectionError, match="1008"):
                await socket.frame("state")
    async with ada.listening(match=match, seat=0) as socket:
        await socket.frame("state")
        socket.send("ping")
        while (message := await socket.message()).get("text") != "pong":
            assert message["type"] == "websocket.send"
    no_wishes = [
        '{"type":"choose"}',
        '{"match":"a\\u0000b"}',
        '{"seat":"first"}',
        "{" * 2_000,
        "[]",
        "\ud800",
    ]
    not_allowed = [json.dumps({"match": match, "seat": 5}), json.dumps({"match": "a" * 12})]
    for sent in [*no_wishes, *not_allowed]:
        async with ada.listening(match=match, seat=0) as socket:
            await socket.frame("state")
            socket.send(sent)
            with pytest.raises(ConnectionError, match="1008"):
                await socket.frame("state")
    async with ada.listening() as first, ada.listening() as second:
        await first.frame("turns")
        await second.frame("turns")
        async with ada.listening() as third:
            with pytest.raises(ConnectionError, match="1008"):
                await third.frame("turns")


@on_server()
async def test_open_socket_turns_to_matches(server):
    """One socket hears of one match after the other, of another seat, and of none; presence goes with it."""
    ada, ben = await server.person("Ada"), await server.person("Ben")
    first, second = await ada.create("me", "me", public=True), await ada.create("me", "me")
    async with ben.listening(match=first) as watching, ada.listening() as socket:
        await socket.frame("turns")
        assert (await watching.frame("presence"))["online"] == []
        socket.send(json.dumps({"match": first, "seat": 1}))
        state = (await socket.frame("state"))["state"]
        assert (state["match"], state["looking"]) == (first, 1)
        assert (await watching.frame("presence"))["online"] == [0, 1]
        socket.send(json.dumps({"match": first, "seat": 0, "since": state["version"] - 1}))
        state = (await socket.frame("state"))["state"]
        assert (state["match"], state["looking"]) == (first, 0)
        socket.send(json.dumps({"match": second}))
        assert (await socket.frame("state"))["state"]["match"] == second
        while (await watching.frame("presence"))["online"] != []:
            pass
        moved = await play(ada, first, Stream(2), 1)
        await watching.state_at(moved["version"])
        socket.send("{}")
        socket.send(json.dumps({"match": second, "since": 99}))
        assert (await socket.frame("state"))["state"]["match"] == second, "heard of the match it had left"


@on_server()
async def test_turning_may_not_go_on_forever(server):
    """Whoever turns from match to match without an end is closed out, and can come back later."""
    ada = await server.person("Ada")
    async with ada.listening() as socket:
        for _ in range(MOST_TURNS + 1):
            socket.send("{}")
        with pytest.raises(ConnectionError, match="problem-too-many"):
            await socket.frame("state")


@on_server()
async def test_seat_that_was_given_up(server):
    """Who leaves a seat hears no more from it, not even through a socket that is still open."""
    ada, ben = await server.person("Ada"), await server.person("Ben")
    match = await ada.create("me", "open", public=True)
    await ben.join(match)
    await ada.do(match, type="start")
    async with ben.listening(match=match, seat=1) as socket:
        version = (await socket.frame("state"))["state"]["version"]
        await ben.do(match, type="leave")
        with pytest.raises(ConnectionError, match="1008"):
            await socket.state_at(version + 1)


def test_two_servers(postgresql):
    """Through another process on the same database one sees moves, chat, turns and who is there."""

    async def story() -> None:
        database = postgresql.new_database()
        async with running_server(database) as here, running_server(database) as there:
            await hearing_each_other(here, there)
            ada, ben = await here.person("Ada"), await there.person("Ben")
            match = await ada.create("me", "open", public=True)
            await ben.join(match)
            await ada.do(match, type="start")
            stream = Stream(5)
            async with ada.listening(match=match, seat=0) as own, ben.listening(match=match, seat=1) as other:
                while (await own.frame("presence"))["online"] != [0, 1]:
                    pass
                for _ in range(30):
                    waiting = (await ada.state(match))["position"]["waiting_for"]
                    person = ada if 0 in waiting else ben
                    state = await person.choose_any(match, 0 if person is ada else 1, stream)
                    seen = [await socket.state_at(state["version"]) for socket in (own, other)]
                    assert [one["position"]["at"] for one in seen] == [state["position"]["at"]] * 2
                line = {"text": "Hello over there", "command_id": "hello-0001"}
                await ben.post(f"/api/matches/{match}/chat", line)
                assert (await own.frame("chat"))["line"]["text"] == line["text"]

    asyncio.run(story())


def test_lost_hint(postgresql):
    """A hint that never comes is made up for by a look into the database."""

    async def story() -> None:
        database = postgresql.new_database()
        async with running_server(database) as here, running_server(database) as there:
            await there.services.nudges.stop()
            ada = await here.person("Ada")
            match = await ada.create("me", "me", public=True)
            ben = await there.person("Ben")
            async with ben.listening(match=match) as socket:
                await socket.frame("state")
                state = await play(ada, match, Stream(6), 3)
                await there.services.watch.look()
                assert (await socket.state_at(state["version"]))["version"] == state["version"]

    asyncio.run(story())


@on_server(rate_frames=100)
async def test_a_socket_that_is_closed_is_sent_nothing_more(server):
    """Though an answer was about to be sent: otherwise every flood would fill the log."""
    person = await server.person()
    with structlog.testing.capture_logs() as logs:
        async with person.listening() as socket:
            await socket.frame("turns")
            for _ in range(101):
                socket.send("ping")
            with pytest.raises(ConnectionError, match="problem-frames") as closed:
                await socket.frame("state")
            assert closed.value.args[0] == 1008
            await asyncio.wait_for(asyncio.shield(socket.task), 60)
    assert logs == []
