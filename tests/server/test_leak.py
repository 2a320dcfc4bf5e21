"""Nothing hidden goes over the wire.

Two servers hold the same match; on one of them everything that a seat may not know is something else: the
table is dealt anew, the secret parts of events, the others' choices and the fingerprints are replaced. Every
byte that the seat receives must be equal.
"""

import asyncio
import json

import pytest
from people import running_server

from carrack.kernel.chance import Stream
from carrack.kernel.events import Event
from carrack.kernel.match import Choice, take_for
from carrack.kernel.table import open_asks
from carrack.server.call import User
from carrack.server.records import Choose

MATCHES = "/api/matches"
PEOPLE = 3
SPECTATOR = PEOPLE
POINTS = (4, 9, 22, 45, 80, 120)
NOW = 1_000_000.0


async def played_to(database, seed, choices):
    """A match of three people, so many choices long; the cookies of the people and of a spectator."""
    async with running_server(database) as server:
        server.set_time(NOW)
        people = [await server.person(name) for name in ("Ada", "Ben", "Cleo", "Dan")]
        match = await people[0].create("me", "open", "open", public=True)
        for person in people[1:PEOPLE]:
            await person.join(match)
        await people[0].do(match, type="start")
        stream = Stream(seed)
        for _ in range(choices):
            async with server.matches.rooms.use(match) as room:
                ask = open_asks(room.match.table)[-1]
                options = ask.options(room.match.table)
                user, version = room.seats[ask.seat].user, room.version
            do = options[stream.below(len(options))].notation
            command = Choose(f"choice-{version:04}", version, ask.seat, do)
            await server.matches.command(match, User(user, "", False), command)
        return match, [person.cookie for person in people]


def change_hidden(match, seat, seed):
    """Everything that a seat may not know becomes something else."""
    rules = match.rules
    tables = {at: match.position(at) for at in range(len(match.choices))}
    match.snapshots = {at: rules.redeal(table, seat, seed + at) for at, table in tables.items()}
    table = rules.redeal(match.table, seat, seed)
    match.table = table
    match.snapshots[len(match.choices)] = table.copy()
    for told in match.events:
        told[:] = [changed_event(event, seat) for event in told]
    table.events = match.events[-1]
    match.choices = [
        choice
        if choice.seat == seat
        else Choice(choice.seat, "xyzzy", "0" * 12, choice.closes, choice.window)
        for choice in match.choices
    ]


def changed_event(event, seat):
    """An event with other secrets, if they are secret to the seat."""
    if not event.secret or seat in event.audience:
        return event
    return Event(event.kind, event.args, dict.fromkeys(event.secret, "xyzzy"), event.audience)


class Looker:
    """Somebody at a server who collects every byte that comes."""

    def __init__(self, server, match, cookies, seat) -> None:
        self.server = server
        self.match = match
        self.seat = seat
        self.people = [server.people_class(server.app) for _ in cookies]
        for person, cookie in zip(self.people, cookies, strict=True):
            person.cookie = cookie
        self.person = self.people[seat if seat >= 0 else SPECTATOR]
        self.bytes = []

    async def get(self, path, **query: object):
        """A question."""
        answer = await self.person.send("GET", f"{MATCHES}/{self.match}{path}", **query)
        self.bytes.append((path, query, answer))
        return answer

    async def command(self, person, version, **command: object):
        """A command; whoever looks receives the answer if it is the looker's own."""
        body = {"command_id": f"try-{len(self.bytes):06}", "expected_version": version, **command}
        answer = await person.send("POST", f"{MATCHES}/{self.match}/commands", body)
        if person is self.person:
            self.bytes.append((command, answer))
        return answer

    async def look(self):
        """Ask everything that can be asked, and try what is not allowed."""
        state = json.loads((await self.get("", seat=self.seat))[1])
        at = state["position"]["at"]
        await self.get("", seat=self.seat, since=max(0, state["version"] - 3))
        await self.get("/moves", seat=self.seat)
        await self.get("/board-text", seat=self.seat)
        for earlier in {0, at // 2, max(0, at - 1)}:
            await self.get(f"/positions/{earlier}", seat=self.seat)
            await self.get("/board-text", seat=self.seat, at=earlier)
        for piece in state["position"]["scene"]["pieces"][::5]:
            await self.get("/why", seat=self.seat, thing=piece["id"])
        for path in ("/file", "/hint", "/charts", "/verification", "/positions/9999"):
            await self.get(path, **({"seat": self.seat} if path == "/hint" else {}))
        for other in range(PEOPLE):
            if other != self.seat:
                await self.get("", seat=other)
        actions = self.server.matches.rooms.loaded(self.match).rules.catalogue.actions
        offered = {option["do"] for option in (state["position"]["decision"] or {"options": []})["options"]}
        for action in actions[::7]:
            await self.get("/why", seat=self.seat, do=action.notation)
            if self.seat >= 0 and action.notation not in offered:
                await self.command(
                    self.person, state["version"], type="choose", seat=self.seat, do=action.notation
                )
        if self.seat >= 0:
            await self.command(self.person, 0, type="choose", seat=self.seat, do="pass")
            if not state["position"]["undo"]["open"]:
                await self.command(self.person, state["version"], type="undo", seat=self.seat)
        async with self.person.listening(match=self.match, seat=self.seat, since=0) as socket:
            self.bytes += await frames(socket, state["version"])
        return state


async def frames(socket, version):
    """What a socket receives until it has a version."""
    found = []
    while True:
        message = await socket.message()
        found.append(message)
        text = message.get("text", "")
        if text.startswith('{"type":"state"') and json.loads(text)["state"]["version"] >= version:
            return found


def quiet_choice(room, seat):
    """A choice of a seat that shows nothing and uses no chance, and whether its window stays open."""
    for ask in open_asks(room.match.table):
        for action in ask.options(room.match.table) if ask.seat == seat else []:
            table = room.match.table.copy()
            before = table.shown, table.chance_position()
            window = take_for(table, seat, action)
            if (table.shown, table.chance_position()) == before:
                return action.notation, window
    return "", ""


async def act(looker, do, version):
    """A choice, and back again, with the frames that it brings."""
    async with looker.person.listening(match=looker.match, seat=looker.seat, since=version) as socket:
        looker.bytes += await frames(socket, version)
        await looker.command(looker.person, version, type="choose", seat=looker.seat, do=do)
        looker.bytes += await frames(socket, version + 1)
        await looker.command(looker.person, version + 1, type="undo", seat=looker.seat)
        looker.bytes += await frames(socket, version + 2)


async def watch_other(looker, other, version):
    """Another seat's secret choice, with the frames that it brings."""
    room = looker.server.matches.rooms.loaded(looker.match)
    do = quiet_choice(room, other)[0]
    async with looker.person.listening(match=looker.match, seat=looker.seat, since=version) as socket:
        looker.bytes += await frames(socket, version)
        status, _ = await looker.command(looker.people[other], version, type="choose", seat=other, do=do)
        assert status == 200
        looker.bytes += await frames(socket, version + 1)
    return do


async def loaded(server, match):
    """The match in memory, fresh from the database."""
    server.matches.rooms.forget(match)
    async with server.matches.rooms.use(match) as room:
        return room


CASES = [("sqlite", choices) for choices in POINTS] + [("postgresql", choices) for choices in POINTS[::3]]


@pytest.mark.parametrize(("database", "choices"), CASES, indirect=["database"])
def test_nothing_hidden_is_sent(database, copy_of, choices):
    """Looking, asking, failing, choosing, undoing and watching others tell a seat nothing hidden."""

    async def story() -> None:
        match, cookies = await played_to(database, choices, choices)
        other = copy_of(database)
        async with running_server(database) as true, running_server(other) as changed:
            for server in (true, changed):
                server.set_time(NOW)
                server.people_class = type(await server.person())
            differed = False
            for seat in (-1, 0, 1, 2):
                real = await loaded(true, match)
                room = await loaded(changed, match)
                change_hidden(room.match, seat, 7 + seat)
                differed |= room.match.table.fields_as_json() != real.match.table.fields_as_json()
                lookers = [Looker(server, match, cookies, seat) for server in (true, changed)]
                for looker in lookers:
                    state = await looker.look()
                assert_equal(lookers)
            assert differed, "nothing was hidden"
            await choose_and_undo(true, changed, match, cookies, state["version"])

    asyncio.run(story())


async def choose_and_undo(true, changed, match, cookies, version):
    """The last part changes the match: an own choice and undo, or another seat's secret choice."""
    real = await loaded(true, match)
    waiting = real.waiting_for
    seat = waiting[0]
    room = await loaded(changed, match)
    change_hidden(room.match, seat, 99)
    lookers = [Looker(server, match, cookies, seat) for server in (true, changed)]
    do, _ = quiet_choice(real, seat)
    if do:
        for looker in lookers:
            await act(looker, do, version)
        assert_equal(lookers)
        version += 2
    if len(waiting) > 1 and quiet_choice(real, waiting[1])[1] == "open":
        chosen = [await watch_other(looker, waiting[1], version) for looker in lookers]
        assert all(chosen)
        assert_equal(lookers)


def assert_equal(lookers):
    """Both received the same, byte for byte."""
    assert len(lookers[0].bytes) > 0
    for first, second in zip(lookers[0].bytes, lookers[1].bytes, strict=True):
        assert first == second, short_difference(repr(first), repr(second))


def short_difference(first, second):
    """Where two texts begin to differ."""
    at = next((n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
    return f"{first[:80]} … {first[at - 60 : at + 60]} / {second[at - 60 : at + 60]}"


def test_the_test_finds_leaks(tmp_path, copy_of):
    """Were a hidden choice told, the bytes would differ: the comparison is not blind."""

    async def story() -> None:
        database = f"sqlite:///{tmp_path / 'x.db'}"
        match, cookies = await played_to(database, 3, 9)
        async with running_server(database) as true, running_server(copy_of(database)) as changed:
            for server in (true, changed):
                server.set_time(NOW)
                server.people_class = type(await server.person())
            room = await loaded(changed, match)
            await loaded(true, match)
            change_hidden(room.match, 1, 7)
            lookers = [Looker(server, match, cookies, 0) for server in (true, changed)]
            for looker in lookers:
                await looker.get("/moves", seat=0)
            with pytest.raises(AssertionError):
                assert_equal(lookers)

    asyncio.run(story())
