"""What computer players did between two states comes with the newer one, equal to what can be asked for."""

import msgspec

from carrack.kernel.chance import Stream
from carrack.kernel.table import open_asks
from carrack.server.matches.between import MOST_BYTES, encoded_between
from carrack.server.matches.loaded import MOST_BETWEEN
from carrack.server.matches.state import scene_of
from server.people import GAME, on_server

MATCHES = "/api/matches"


async def alone(server):
    """Somebody at a table with two computer players, who decide only when they are told to."""
    server.services.computers._stopped = True
    person = await server.person("Ada")
    return person, await person.create("me", "random", "random", public=True)


async def play(server, person, match, stream, times):
    """So many choices at random of whoever has to decide; the version after them."""
    for _ in range(times):
        async with server.services.memory.use(match) as loaded:
            ask = open_asks(loaded.match.table)[-1]
            options = ask.options(loaded.match.table)
            version = loaded.version
        do = options[stream.below(len(options))].notation
        if ask.seat:
            await server.services.automatic.computer_chooses(match, version, ask.seat, do)
        else:
            await person.try_to(match, version, type="choose", seat=0, do=do)
    return version + 1


def in_runs(things, runs):
    """The things that runs of numbers name."""
    pairs = zip(runs[::2], runs[1::2], strict=True)
    return [thing for first, count in pairs for thing in things[first : first + count]]


def whole(state):
    """The positions that come with a state, put together again."""
    position, between = state["position"], state["between"]
    zones = position["scene"]["zones"] + between["zones"]
    pieces = position["scene"]["pieces"] + between["pieces"]
    return [
        {
            "at": passed["at"],
            "of": position["of"],
            "seat": position["seat"],
            "scene": {
                "sheet": passed["sheet"],
                "zones": in_runs(zones, passed["zones"]),
                "pieces": in_runs(pieces, passed["pieces"]),
                "acting": passed["acting"],
            },
            "waiting_for": passed["waiting_for"],
            "waiting": passed["waiting"],
            "decision": None,
            "undo": None,
            "scores": [],
        }
        for passed in between["positions"]
    ]


async def check(person, match, state):
    """The positions are those after computer players' choices, and equal to those that can be asked for."""
    told = whole(state)
    first, last = state["log_from"], state["position"]["at"]
    assert [one["at"] for one in told] == [
        e["number"] for e in state["log"] if e["seat"] and e["number"] < last
    ]
    assert all(first <= one["at"] < last for one in told)
    for one in told:
        path = f"{MATCHES}/{match}/positions/{one['at']}"
        assert await person.get(path, seat=state["looking"]) == one


@on_server()
async def test_positions_come_with_the_state(server):
    """In answers, in refusals of what comes too late, and over the socket; for a seat and for the public."""
    person, match = await alone(server)
    watcher = await server.person("Ben")
    stream = Stream(4)
    since = await play(server, person, match, stream, 30)
    await play(server, person, match, stream, 12)
    for who, seat in ((person, 0), (watcher, -1)):
        state = await who.state(match, seat, since=since)
        assert len(state["between"]["positions"]) > 3
        await check(who, match, state)
        async with who.listening(match=match, seat=seat, since=since) as socket:
            pushed = (await socket.frame("state"))["state"]
        assert pushed["between"] == state["between"]
    status, answer = await person.try_to(match, since, type="choose", seat=0, do="pass")
    assert (status, answer["id"]) == (409, "problem-version")
    await check(person, match, answer["state"])


@on_server()
async def test_nothing_lies_between(server):
    """Whoever has nothing yet, or is away too long, sees the newest position and no others."""
    person, match = await alone(server)
    stream = Stream(5)
    since = await play(server, person, match, stream, 3)
    assert (await person.state(match, 0))["between"] is None
    assert (await person.state(match, 0, since=since))["between"] is None
    await play(server, person, match, stream, MOST_BETWEEN)
    assert (await person.state(match, 0, since=since))["between"] is not None
    await play(server, person, match, stream, 1)
    assert (await person.state(match, 0, since=since))["between"] is None
    assert (await person.state(match, 0, since=999_999))["between"] is None


@on_server()
async def test_what_was_taken_back_lies_not_between(server):
    """After a rewind other positions have the numbers of those that were told before."""
    person, match = await alone(server)
    since = await play(server, person, match, Stream(6), 20)
    async with person.listening(match=match, seat=0, since=since) as socket:
        await socket.frame("presence")
        first = await person.state(match, 0, since=await play(server, person, match, Stream(7), 8) - 8)
        state = await person.do(match, type="rewind", seat=0, at=first["position"]["at"] - 6)
        assert state["between"] is None
        await play(server, person, match, Stream(8), 6)
        second = await person.state(match, 0, since=since)
        assert second["position"]["at"] == first["position"]["at"]
        assert second["between"] != first["between"]
        await check(person, match, second)


@on_server()
async def test_positions_are_made_once_and_bounded(server):
    """Each is kept for others who look so while it may be wanted; too many bytes cost the older ones."""
    person, match = await alone(server)
    stream = Stream(9)
    since = await play(server, person, match, stream, 30)
    async with person.listening(match=match, seat=0, since=since) as socket:
        await socket.frame("presence")
        now = await play(server, person, match, stream, MOST_BETWEEN)
        async with server.services.memory.use(match) as loaded:
            numbers = loaded.passed_by(since)
            scene = scene_of(loaded.match, loaded.match.table, 0)
            made = encoded_between(loaded, 0, scene, numbers)
            assert made is not None
            size = len(bytes(made))
            assert size <= MOST_BYTES
            kept = [loaded.passed[0, number] for number in numbers]
            again = encoded_between(loaded, 0, scene, numbers, most=size - 1)
            assert again is not None
            told = [one["at"] for one in msgspec.json.decode(again)["positions"]]
            assert told == numbers[-len(told) :] != numbers
            assert encoded_between(loaded, 0, scene, numbers, most=100) is None
            assert [loaded.passed[0, number] for number in numbers] == kept
        await play(server, person, match, stream, 5)
        async with server.services.memory.use(match) as loaded:
            assert all(now - MOST_BETWEEN < number for _, number in loaded.passed)
            assert loaded.passed.get((0, numbers[-1])) is kept[-1]


@on_server()
async def test_opening(server):
    """One answer has all that a page needs: the state of the only own seat, chat, sheets, computers."""
    person, match = await alone(server)
    watcher = await server.person("Ben")
    await person.post(f"{MATCHES}/{match}/chat", {"text": "Hello", "command_id": "hello-01"})
    opening = await person.get(f"{MATCHES}/{match}/opening")
    now = opening["state"].pop("now")
    state = await person.state(match, 0)
    assert now <= state.pop("now")
    assert opening["state"] == state
    assert opening["chat"] == (await watcher.get(f"{MATCHES}/{match}/chat"))["lines"]
    card = next(one for one in (await person.get("/api/games"))["games"] if one["id"] == GAME)
    assert (opening["sheets"], opening["computers"]) == (
        card["sheets"],
        list(server.services.config.computers),
    )
    assert (await watcher.get(f"{MATCHES}/{match}/opening"))["state"]["looking"] == -1
    shared = await person.create("me", "me")
    assert (await person.get(f"{MATCHES}/{shared}/opening"))["state"]["looking"] == -1
    waiting = await person.create("me", "open")
    assert (await person.get(f"{MATCHES}/{waiting}/opening"))["state"]["looking"] == -1
    assert (await watcher.ask("GET", f"{MATCHES}/{waiting}/opening"))[0] == 404


@on_server()
async def test_lines_said_meanwhile(server):
    """Whoever names the last line of the chat that they have gets those after it; others get none."""
    person, match = await alone(server)
    said = [
        await person.post(
            f"{MATCHES}/{match}/chat", {"text": f"Line {number}", "command_id": f"said-{number:04}"}
        )
        for number in range(3)
    ]
    async with person.listening(match=match, seat=0, line=said[0]["id"]) as socket:
        assert [(await socket.frame("chat"))["line"] for _ in range(2)] == said[1:]
    async with person.listening(match=match, seat=0) as socket:
        await socket.frame("state")
        assert socket.frames.empty()
