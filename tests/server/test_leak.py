"""Nothing hidden goes over the wire.

Two servers hold the same match; on one of them everything that a seat may not know is something else: the
table is dealt anew, the secret parts of events, the others' choices and the fingerprints are replaced. So are
cards that could be worked out but are not shown: hands and covered cards in a game of teams. Every
byte that the seat receives must be equal: from every address that tells about a running match, in answers
to commands that are accepted, too late or refused, in the positions between two states, in what differs from
one scene to the next, and in the frames of the socket. Seats of people, with and without a computer player at
the table, and spectators look.
"""

import asyncio
import json
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import pytest

from carrack.games.concordia_venus.state.table import ConcordiaTable
from carrack.games.concordia_venus.state.view import ConcordiaView, looks_at_partner
from carrack.kernel.chance import Stream
from carrack.kernel.events import Event
from carrack.kernel.match import Choice, take_for
from carrack.kernel.registry import game_ids
from carrack.kernel.table import open_asks
from carrack.mechanics.bits import members
from carrack.server.matches.loaded import MOST_BETWEEN
from carrack.server.records.commands import Choose
from carrack.server.store.people import User
from server.people import GAME, Person, running_server

MATCHES = "/api/matches"
TEAMS = "concordia-venus, teams"
TABLES = {TEAMS: ("concordia-venus", 4, {"mode": "team"})}
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
POINTS = (4, 9, 22, 45, 80, 120)
WITH_COMPUTER = (4, 5, 24, 70)
OTHERS = [game for game in game_ids() if game != GAME]
IN_OTHERS = (3, 50)
OPEN = {"concordia-venus"}
"""Without teams everything lies open but chance; still no choice of another is sent by value."""
AT_A_RECOMMENDATION = 30
FIRST = 7
NOW = 1_000_000.0


@asynccontextmanager
async def quiet_server(database):
    """A server whose time stands still and whose computer players wait to be told what to do."""
    async with running_server(database) as server:
        server.services.computers._stopped = True
        server.set_time(NOW)
        yield server


async def played_to(database, seed, choices, computers=0, game=GAME):
    """A match, at least so many choices long; the cookies of the people and, last, of a spectator."""
    id_, players, options = TABLES.get(game, (game, 3, {}))
    async with quiet_server(database) as server:
        people = [await server.person(name) for name in NAMES[: players + 1 - computers]]
        guests = ["open"] * (players - 1 - computers)
        who = ("me", *guests, *["random"] * computers)
        match = await people[0].create(*who, public=True, game=id_, options=options)
        for person in people[1:-1]:
            await person.join(match)
        await people[0].do(match, type="start") if guests else None
        for number, person in enumerate(people[:-1]):
            line = {"text": f"Hello from {number}", "command_id": f"hello-{number:04}"}
            await person.post(f"{MATCHES}/{match}/chat", line)
        stream = Stream(seed)
        for number in count():
            async with server.services.memory.use(match) as loaded:
                if number >= choices and (game in {GAME, *OPEN} or something_hidden(loaded.match)):
                    break
                ask = open_asks(loaded.match.table)[-1]
                options = ask.options(loaded.match.table)
            await decide(server, match, ask.seat, options[stream.below(len(options))].notation)
        return match, [person.cookie for person in people]


def something_hidden(match):
    """Whether the public lacks something that is changed for it (see `change_hidden`)."""
    return match.rules.redeal(match.table, -1, FIRST - 1).fields_as_json() != match.table.fields_as_json()


async def decide(server, match, seat, do):
    """A choice of a seat, whoever has it."""
    async with server.services.memory.use(match) as loaded:
        user, version = loaded.seats[seat].user, loaded.version
    if user is None:
        await server.services.automatic.computer_chooses(match, version, seat, do)
    else:
        await server.services.commands.do(
            match, User(user, "", False), Choose(f"choice-{version:04}", version, seat, do)
        )


def change_hidden(match, seat, seed):
    """Everything that a seat may not know becomes something else."""
    rules = match.rules
    tables = {at: match.position(at) for at in range(len(match.choices))}
    match.snapshots = {
        at: covered(rules.redeal(table, seat, seed + at), seat) for at, table in tables.items()
    }
    table = covered(rules.redeal(match.table, seat, seed), seat)
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


def covered(table, seat):
    """In Concordia Venus with closed memory others have covered cards in hand, and cover what they held."""
    if isinstance(table, ConcordiaTable) and not table.board.variant.open_memory:
        looked_at = table.board.mate(seat) if looks_at_partner(ConcordiaView(table, seat)) else seat
        for other in range(table.seats):
            if other not in (seat, looked_at):
                hands, piles = table.board.hands, table.board.piles
                held, down = members(hands[other]), piles[other][:-1]
                count = min(len(held), len(down))
                for card in (*held[:count], *down[:count]):
                    hands[other] ^= 1 << card
                piles[other] = (*held[:count], *down[count:], *piles[other][-1:])
    return table


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
        self.players = server.services.memory.get(match).match.table.seats
        self.people = [Person(server.app) for _ in cookies]
        for person, cookie in zip(self.people, cookies, strict=True):
            person.cookie = cookie
        self.person = self.people[seat]  # -1: the spectator
        self.bytes: list[object] = []

    async def get(self, path, **query: object):
        """A question."""
        answer = await self.person.send("GET", f"{MATCHES}/{self.match}{path}", **query)
        self.bytes.append((path, query, answer))
        return answer

    async def post(self, path, **body: object):
        """A wish."""
        answer = await self.person.send("POST", f"{MATCHES}/{self.match}{path}", body)
        self.bytes.append((path, body, answer))
        return answer

    def hearing(self, version):
        """A socket to whoever has a version, over which scenes may be told by what differs."""
        return self.person.listening(match=self.match, seat=self.seat, since=version, changes=True)

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
        await self.get("/opening")
        await self.watch(state["version"])
        await self.get("/moves", seat=self.seat)
        await self.get("/board-text", seat=self.seat)
        await self.get("/view", seat=self.seat)
        for earlier in {0, at // 2, max(0, at - 1)}:
            await self.get(f"/positions/{earlier}", seat=self.seat)
            await self.get("/board-text", seat=self.seat, at=earlier)
        scene = state["position"]["scene"]
        for thing in (*scene["pieces"][::5], *scene["zones"][::5]):
            await self.get("/why", seat=self.seat, thing=thing["id"])
        for path in ("/file", "/charts", "/review", "/verification", "/positions/9999"):
            status, _ = await self.get(path)
            assert status in {403, 404, 409}
        for path, body in (
            ("/hint", {"seat": max(0, self.seat)}),
            ("/analysis", {"at": 0, "eyes": max(0, self.seat)}),
            ("/analysis/position", {"at": at, "eyes": -1}),
        ):
            status, _ = await self.post(path, **body)
            assert status in {403, 409}
        for other in range(self.players):
            if other != self.seat:
                for path in ("", "/moves", "/positions/1", "/board-text", "/why"):
                    status, _ = await self.get(path, seat=other)
                    assert status == 403
        await self.wish(state["version"])
        await self.try_actions(state)
        async with self.person.listening(match=self.match, seat=self.seat, since=0) as socket:
            self.bytes += await frames(socket, state["version"])
        return state

    async def watch(self, version):
        """Come back after every absence that is short enough to watch what computer players did meanwhile."""
        told = [
            json.loads((await self.get("", seat=self.seat, since=since))[1])["between"]
            for since in range(max(0, version - MOST_BETWEEN), version)
        ]
        async with self.person.listening(match=self.match, seat=self.seat, since=version - 1) as socket:
            self.bytes += await frames(socket, version)
        seats = json.loads((await self.get("/opening"))[1])["state"]["seats"]
        assert any(told) == any(seat["who"] == "computer" for seat in seats)

    async def try_actions(self, state):
        """Actions that are not possible, commands that come too late, and undo where it is closed."""
        actions = self.server.services.memory.get(self.match).rules.catalogue.actions
        offered = {option["do"] for option in (state["position"]["decision"] or {"options": []})["options"]}
        for action in actions[:: max(7, len(actions) // 20)]:
            await self.get("/why", seat=self.seat, do=action.notation)
            if self.seat >= 0 and action.notation not in offered:
                await self.command(
                    self.person, state["version"], type="choose", seat=self.seat, do=action.notation
                )
        if self.seat >= 0:
            await self.command(self.person, 0, type="choose", seat=self.seat, do="pass")
            if not state["position"]["undo"]["open"]:
                await self.command(self.person, state["version"], type="undo", seat=self.seat)

    async def wish(self, version):
        """Lists and chat, and wishes around the match that are not granted."""
        for which in ("mine", "open", "watch", "over"):
            self.bytes.append(await self.person.send("GET", MATCHES, list=which))
        await self.get("/chat")
        await self.post("/chat", text="Well?", command_id=f"chat-{self.seat + 1:04}")
        join = {"command_id": "come-in-01", "expected_version": version}
        seats = [{"who": "me"}] * self.players
        for path, body in (("/branch", {"at": 1, "seats": seats}), ("/rematch", {}), ("/join", join)):
            status, _ = await self.post(path, **body)
            assert status in {403, 409}
        for kind in ("start", "close", "come_back"):
            status, _ = await self.command(self.person, version, type=kind)
            assert status in {403, 409}
        if self.seat >= 0:
            status, _ = await self.command(
                self.person, version, type="answer_rewind", seat=self.seat, agree=True
            )
            assert status == 409


async def entered(socket):
    """What a socket receives that lacks nothing: no state."""
    found: list[Any] = []
    while not found or not found[-1].get("text", "").startswith('{"type":"presence"'):
        found.append(await socket.message())
    return found


async def frames(socket, version):
    """What a socket receives until it has a version."""
    found = []
    while True:
        message = await socket.message()
        found.append(message)
        text = message.get("text", "")
        if text.startswith('{"type":"state"') and json.loads(text)["state"]["version"] >= version:
            return found


def quiet_choice(loaded, seat):
    """A choice of a seat that shows nothing and uses no chance, and whether its window stays open."""
    for ask in open_asks(loaded.match.table):
        for action in ask.options(loaded.match.table) if ask.seat == seat else []:
            table = loaded.match.table.copy()
            before = table.shown, table.chance_position()
            window = take_for(table, seat, action)
            if (table.shown, table.chance_position()) == before:
                return action.notation, window
    return "", ""


async def act(looker, do, version):
    """A choice, and back again, with the frames that it brings."""
    async with looker.hearing(version) as socket:
        looker.bytes += await entered(socket)
        await looker.command(looker.person, version, type="choose", seat=looker.seat, do=do)
        looker.bytes += await frames(socket, version + 1)
        await looker.command(looker.person, version + 1, type="undo", seat=looker.seat, changes=True)
        told = await frames(socket, version + 2)
        assert '"change":{' in told[-1]["text"], "the scene is told by what differs"
        looker.bytes += told


async def watch_other(looker, other, version):
    """Another seat's secret choice, with the frames that it brings."""
    loaded = looker.server.services.memory.get(looker.match)
    do = quiet_choice(loaded, other)[0]
    async with looker.hearing(version) as socket:
        looker.bytes += await entered(socket)
        await decide(looker.server, looker.match, other, do)
        looker.bytes += await frames(socket, version + 1)
    return do


async def propose(looker, other, version):
    """A rewind is proposed and declined, with the answers and frames that this brings."""
    async with looker.hearing(version) as socket:
        looker.bytes += await entered(socket)
        status, _ = await looker.command(looker.person, version, type="rewind", seat=looker.seat, at=1)
        assert status == 200
        looker.bytes += await frames(socket, version + 1)
        await looker.command(looker.people[other], version + 1, type="answer_rewind", seat=other, agree=False)
        looker.bytes += await frames(socket, version + 2)


async def in_memory(server, match):
    """The match in memory, fresh from the database."""
    server.services.memory.forget(match)
    async with server.services.memory.use(match) as loaded:
        return loaded


CASES = [
    *[("sqlite", choices, 0, GAME) for choices in POINTS],
    *[("postgresql", choices, 0, GAME) for choices in POINTS[::3]],
    *[("sqlite", choices, 1, GAME) for choices in WITH_COMPUTER],
    ("postgresql", WITH_COMPUTER[1], 1, GAME),
    *[("sqlite", choices, number % 2, game) for game in OTHERS for number, choices in enumerate(IN_OTHERS)],
    ("sqlite", AT_A_RECOMMENDATION, 0, TEAMS),
]


@pytest.mark.parametrize(("database", "choices", "computers", "game"), CASES, indirect=["database"])
def test_nothing_hidden_is_sent(database, copy_of, choices, computers, game):
    """Looking, asking, failing, choosing, undoing and watching others tell a seat nothing hidden."""

    async def story() -> None:
        match, cookies = await played_to(database, choices, choices, computers, game)
        other = copy_of(database)
        async with quiet_server(database) as true, quiet_server(other) as changed:
            differed = False
            for seat in range(-1, len(cookies) - 1):
                real = await in_memory(true, match)
                loaded = await in_memory(changed, match)
                change_hidden(loaded.match, seat, FIRST + seat)
                differed |= loaded.match.table.fields_as_json() != real.match.table.fields_as_json()
                lookers = [Looker(server, match, cookies, seat) for server in (true, changed)]
                for looker in lookers:
                    state = await looker.look()
                assert_equal(lookers)
            assert differed or game in OPEN, "nothing was hidden"
            await choose_and_undo(true, changed, match, cookies, state["version"])

    asyncio.run(story())


async def choose_and_undo(true, changed, match, cookies, version):
    """The last part changes the match: an own choice and undo, another seat's secret choice, a proposal."""
    real = await in_memory(true, match)
    waiting = real.waiting_for
    seat = next((seat for seat in waiting if seat < len(cookies) - 1), 0)
    loaded = await in_memory(changed, match)
    change_hidden(loaded.match, seat, 99)
    lookers = [Looker(server, match, cookies, seat) for server in (true, changed)]
    do, _ = quiet_choice(real, seat)
    if do:
        for looker in lookers:
            await act(looker, do, version)
        assert_equal(lookers)
        version += 2
    for other in reversed(waiting):
        if other != seat and len(waiting) > 1 and quiet_choice(real, other)[1] == "open":
            chosen = [await watch_other(looker, other, version) for looker in lookers]
            assert all(chosen)
            assert_equal(lookers)
            version += 1
            break
    for looker in lookers:
        await propose(looker, 1 - min(seat, 1), version)
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
        async with quiet_server(database) as true, quiet_server(copy_of(database)) as changed:
            loaded = await in_memory(changed, match)
            await in_memory(true, match)
            change_hidden(loaded.match, 1, 7)
            lookers = [Looker(server, match, cookies, 0) for server in (true, changed)]
            for looker in lookers:
                await looker.get("/moves", seat=0)
            with pytest.raises(AssertionError):
                assert_equal(lookers)

    asyncio.run(story())
