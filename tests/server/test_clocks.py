"""Clocks: time for each move, a reserve, and what becomes of a seat whose time is up."""

import asyncio

from carrack.kernel.chance import Stream
from server.people import on_server, running_server

LIVE = {"kind": "live", "move": 30, "reserve": 100}
DAYS = {"kind": "days", "move": 86400}


async def two_people(server, **more: object):
    """A running match of two people, at time 1000; the seat that decides first."""
    server.set_time(1000.0)
    people = [await server.person(name) for name in ("Ada", "Ben")]
    match = await people[0].create("me", "open", public=True, **more)
    await people[1].join(match)
    state = await people[0].do(match, type="start")
    return people, match, state["position"]["waiting_for"][0]


def times(state, what="deadline"):
    """What the seats' clocks say."""
    return [seat[what] for seat in state["seats"]]


@on_server()
async def test_reserve(server):
    """A move within its time costs nothing; a longer one costs the reserve; the other's clock stands."""
    people, match, first = await two_people(server, clock=LIVE)
    other = 1 - first
    state = await people[0].state(match)
    assert (times(state)[first], times(state)[other]) == (1130.0, None)
    assert times(state, "reserve") == [100, 100]
    server.set_time(1020.0)
    state = await people[first].choose_any(match, first, Stream(1))
    assert times(state, "reserve") == [100, 100]
    assert (times(state)[first], times(state)[other]) == (None, 1150.0)
    server.set_time(1090.0)
    state = await people[other].choose_any(match, other, Stream(1))
    assert (times(state, "reserve")[other], times(state, "reserve")[first]) == (60, 100)
    assert state["now"] == 1090.0


@on_server()
async def test_everybody_at_once(server):
    """In a simultaneous decision every open seat's clock runs by itself."""
    people, match, first = await two_people(server, clock=LIVE)
    stream = Stream(2)
    state = await people[first].choose_any(match, first, stream)
    state = await people[1 - first].choose_any(match, 1 - first, stream)
    assert state["position"]["waiting_for"] == [0, 1]
    assert times(state) == [1130.0, 1130.0]
    server.set_time(1050.0)
    state = await people[0].choose_any(match, 0, stream)
    assert times(state) == [1050.0 + 30 + 80, 1130.0]


async def take_back(people, match, seat):
    """An undo of a seat; the state after it."""
    version = (await people[seat].state(match, seat))["version"]
    status, answer = await people[seat].try_to(match, version, type="undo", seat=seat)
    assert status == 200, answer["id"]
    return answer["state"]


@on_server()
async def test_undo_gives_no_time(server):
    """Who chooses and takes back again and again stays under the same deadline, and so does the reserve."""
    people, match, first = await two_people(server, clock=LIVE)
    for now in (1010.0, 1050.0, 1110.0):
        server.set_time(now)
        await people[first].choose_any(match, first, Stream(1))
        if now == 1050.0:
            server.services.memory.forget(match)  # what is needed is stored
        server.set_time(now + 5)
        state = await take_back(people, match, first)
        assert (times(state)[first], times(state)[1 - first]) == (1130.0, None)
        assert times(state, "reserve") == [100, 100]
    server.set_time(1120.0)
    state = await people[first].choose_any(match, first, Stream(1))
    assert times(state, "reserve")[first] == 10
    assert times(state)[1 - first] == 1120.0 + 130


@on_server()
async def test_undo_of_several_choices(server):
    """Each choice that is taken back has its own deadline again, whatever others chose meanwhile."""
    people, match, first = await two_people(server, clock=LIVE)
    stream = Stream(2)
    await people[first].choose_any(match, first, stream)
    await people[1 - first].choose_any(match, 1 - first, stream)
    for now in (1010.0, 1020.0):
        server.set_time(now)
        state = await people[0].choose_any(match, 0, stream)
    assert times(state) == [1150.0, 1130.0]
    server.set_time(1050.0)
    state = await people[1].choose_any(match, 1, stream)
    assert times(state)[1] == 1050.0 + 30 + 80
    server.set_time(1060.0)
    assert times(await take_back(people, match, 0)) == [1140.0, 1160.0]
    assert times(await take_back(people, match, 0)) == [1130.0, 1160.0]
    server.services.memory.forget(match)
    state = await take_back(people, match, 1)
    assert (times(state), times(state, "reserve")) == ([1130.0, 1130.0], [100, 100])


@on_server()
async def test_late_undo(server):
    """A choice whose time is over stays, since the seat would be lost at once; not where everybody waits."""
    for absent in ("computer", "wait"):
        people, match, first = await two_people(server, clock=DAYS, absent=absent)
        await people[first].choose_any(match, first, Stream(1))
        server.set_time(1000.0 + 86400)
        version = (await people[first].state(match))["version"]
        status, answer = await people[first].try_to(match, version, type="undo", seat=first)
        assert (status, answer.get("id")) == ((200, None) if absent == "wait" else (409, "problem-undo-late"))


@on_server()
async def test_time_up_takes_the_reserve(server):
    """Who was absent until the reserve was used up does not get it back by coming back."""
    people, match, first = await two_people(server, clock=LIVE, absent="computer", stand_in="random")
    server.set_time(1131.0)
    await server.services.clocks.look()
    state = await people[first].state(match)
    assert (times(state, "reserve")[first], state["seats"][first]["stand_in"]) == (0, True)


@on_server()
async def test_stand_in_and_return(server):
    """A computer player takes over an absent seat and gives it back."""
    people, match, first = await two_people(server, clock=DAYS, absent="computer", stand_in="random")
    await server.services.clocks.look()
    assert not (await people[0].state(match))["seats"][first]["stand_in"]
    server.set_time(1000.0 + 86400)
    async with people[first].listening(match=match, seat=first) as socket:
        await server.services.clocks.look()
        state = await socket.state_at(0)
        while first in state["position"]["waiting_for"]:
            state = await socket.state_at(state["version"] + 1)
    assert (state["seats"][first]["stand_in"], state["seats"][first]["who"]) == (True, "person")
    state = await people[first].do(match, type="come_back")
    assert (state["seats"][first]["stand_in"], state["seats"][first]["mine"]) == (False, True)
    stream = Stream(3)
    while first not in state["position"]["waiting_for"]:
        state = await people[1 - first].choose_any(match, 1 - first, stream)
    assert times(state)[first] == 1000.0 + 2 * 86400


@on_server()
async def test_forfeit(server):
    """A forfeited seat is played on and can't be taken back."""
    people, match, first = await two_people(server, clock=DAYS, absent="forfeit", stand_in="random")
    server.set_time(1000.0 + 86401)
    await server.services.clocks.look()
    state = await people[first].state(match, first)
    assert (state["seats"][first]["forfeited"], state["seats"][1 - first]["forfeited"]) == (True, False)
    for _ in range(20):
        version = (await people[first].state(match))["version"]
        status, problem = await people[first].try_to(match, version, type="come_back")
        if problem["id"] != "problem-version":
            break
    assert (status, problem["id"]) == (409, "problem-forfeited")


@on_server()
async def test_decisions_of_a_seat_that_is_taken_over(server):
    """As long as a computer player holds a seat its person decides nothing there; a lost seat stays lost."""
    for absent, refusal in (("computer", "problem-away"), ("forfeit", "problem-forfeited")):
        server.services.computers._stopped = True
        people, match, first = await two_people(server, clock=DAYS, absent=absent, stand_in="random")
        server.set_time(1000.0 + 86401)
        await server.services.clocks.look()
        state = await people[first].state(match, first)
        do = state["position"]["decision"]["options"][0]["do"]
        for command in ({"type": "choose", "do": do}, {"type": "undo"}, {"type": "rewind", "at": 0}):
            answer = await people[first].try_to(match, state["version"], seat=first, **command)
            assert (answer[0], answer[1]["id"]) == (409, refusal)


@on_server()
async def test_waiting(server):
    """Where everybody waits, a deadline that passes changes nothing."""
    people, match, first = await two_people(server, clock=DAYS)
    before = await people[0].state(match)
    server.set_time(1000.0 + 10 * 86400)
    await server.services.clocks.look()
    after = await people[0].state(match)
    assert (after["version"], times(after)[first]) == (before["version"], 1000.0 + 86400)


def test_deadlines_outlast_the_server(database):
    """A deadline that passes while the server is down counts when it is back."""

    async def story() -> None:
        async with running_server(database) as server:
            people, match, first = await two_people(server, clock=DAYS, absent="forfeit", stand_in="random")
        async with running_server(database) as server:
            server.set_time(1000.0 + 90000)
            await server.services.clocks.look()
            person = type(people[0])(server.app)
            person.cookie = people[0].cookie
            assert (await person.state(match))["seats"][first]["forfeited"]

    asyncio.run(story())
