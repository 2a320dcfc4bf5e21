"""Bots over HTTP: programs with accounts and tokens of their own. On SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from click.testing import CliRunner
from sqlalchemy import select

from carrack.cli.app import carrack as command
from carrack.kernel.chance import Stream
from carrack.server.commands import operating
from carrack.server.http.endpoints import endpoints
from carrack.server.ops.load_client import HOST as LOOPBACK
from carrack.server.ops.server_process import ServerProcess
from carrack.server.people.sessions import hash_of
from carrack.server.store.tables import audit, sessions
from server.people import HOST, PATIENCE, Person, on_server

PASSWORD = "correct horse"  # noqa: S105  # of nobody
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
PATHS = {
    "match": "a" * 12,
    "game": "goa",
    "lesson": "first-game",
    "exercise": "x",
    "person": "1",
    "bot": "1",
    "line": "1",
}
PATHS |= {"report": "1", "session": "0" * 16, "language": "en", "file": "board.svg", "at": "0"}


class Program(Person):
    """Somebody's program: it has a token, and is no page."""

    def __init__(self, app: Any, token: str) -> None:
        super().__init__(app)
        self.token = token

    def scope(self, kind: str, path: str, query: dict[str, Any]) -> dict[str, Any]:
        found = super().scope(kind, path, query)
        headers = {
            "host": HOST,
            "content-type": "application/json",
            "authorization": f"Bearer {self.token}",
            "cookie": self.cookie,
        }
        sent = [(name.encode(), value.encode()) for name, value in headers.items() if value]
        return found | {"headers": sent}


async def account(server, name="Ana"):
    """Somebody with an account."""
    person = await server.person()
    person.id = (await person.post("/api/me/claim", {"name": name, "password": PASSWORD}))["id"]
    return person


async def bot_of(person, name="Deep Ana"):
    """A bot, as it talks to the server."""
    made = await person.post("/api/me/bots", {"name": name})
    program = Program(person.app, made["token"])
    program.id = made["bot"]["id"]
    return program


async def refused(person, method, path, body=None):
    """How a request is refused."""
    status, answer = await person.ask(method, path, body)
    assert status >= 400, answer
    return status, answer["id"]


@on_server()
async def test_a_bot_plays_at_a_table_that_lets_it_in(server):
    """It needs neither cookie nor Origin; it sits only where bots may, and everybody sees what it is."""
    ana, bea = await account(server), await server.person("Bea")
    bot = await bot_of(ana)
    me = await bot.get("/api/me")
    assert (me["name"], me["bot"], me["claimed"]) == ("Deep Ana", True, False)
    closed = await bea.create("me", "open", public=True)
    wish = {"command_id": "join-table", "expected_version": (await bea.state(closed))["version"]}
    assert await refused(bot, "POST", f"/api/matches/{closed}/join", wish) == (403, "problem-no-bots")
    match = await bea.create("me", "open", public=True, bots=True)
    cards = (await bot.get("/api/matches", list="open"))["matches"]
    assert {card["id"]: card["bots"] for card in cards} == {closed: False, match: True}
    state = await bot.join(match)
    assert [seat["bot"] for seat in state["seats"]] == [False, True]
    await bea.do(match, type="start")
    stream = Stream(1)
    async with bot.listening(match=match, seat=1) as socket:
        for _ in range(6):
            seat = (await bea.state(match))["position"]["waiting_for"][0]
            state = await [bea, bot][seat].choose_any(match, seat, stream)
        assert (await socket.state_at(state["version"]))["seats"][1]["bot"]
    known = await bot.get(f"/api/matches/{match}/view", seat=1)
    assert known["view"]["seat"] == 1
    [card] = (await bea.get("/api/matches", list="watch"))["matches"]
    assert [seat["bot"] for seat in card["seats"]] == [False, True]


@on_server()
async def test_what_belongs_to_people_bots_can_not_do(server):
    """Accounts, chat, lessons, reports, administration: every endpoint that is not for players."""
    bot = await bot_of(await account(server))
    for endpoint in endpoints():
        if endpoint.for_bots:
            continue
        found = await refused(bot, endpoint.method, endpoint.path.format(**PATHS), {})
        assert found == (403, "problem-bot"), (endpoint.method, endpoint.path)


@on_server()
async def test_tokens_and_sessions_do_not_stand_in_for_each_other(server):
    """A token is no cookie, a session's token no bearer; with a wrong token the cookie does not count."""
    ana = await account(server)
    bot = await bot_of(ana)
    browser = Person(server.app)
    browser.cookie = f"carrack_session={bot.token}"
    assert await refused(browser, "GET", "/api/me") == (401, "problem-no-session")
    thief = Program(server.app, ana.cookie.partition("=")[2])
    assert await refused(thief, "GET", "/api/me") == (401, "problem-token")
    mixed = Program(server.app, "carrack_bot_wrong")
    mixed.cookie = ana.cookie
    for method, path in (("GET", "/api/me"), ("POST", "/api/logout"), ("GET", "/api/games")):
        assert await refused(mixed, method, path) == (401, "problem-token")
    async with thief.listening() as socket:
        answer = await socket.message()  # a refused handshake is answered like a request
        assert (answer["type"], answer["status"]) == ("websocket.http.response.start", 401)
    assert (await ana.get("/api/me"))["id"] == ana.id


@on_server()
async def test_the_database_knows_no_token(server):
    """A hash, and in the audit log who made it; the token is told once."""
    ana = await account(server)
    bot = await bot_of(ana)
    async with server.services.store.reading() as reading:
        known = (await reading.execute(select(sessions.c.token_hash, sessions.c.user))).all()
        acts = (await reading.execute(select(audit.c.act, audit.c.user, audit.c.about))).all()
    assert (hash_of(bot.token), bot.id) in [tuple(row) for row in known]
    assert {("bot-made", ana.id, bot.id), ("bot-token", ana.id, bot.id)} <= {tuple(row) for row in acts}
    mine = await ana.get("/api/me/bots")
    assert [one["name"] for one in mine["bots"]] == ["Deep Ana"]
    assert bot.token not in str(mine)


@on_server(most_bots=2)
async def test_tokens_are_replaced_and_revoked(server):
    """The former one ends at once; a removed bot gives up its seats, and its name is free."""
    ana, bea = await account(server), await server.person("Bea")
    bot = await bot_of(ana)
    assert await refused(bea, "POST", "/api/me/bots", {"name": "B"}) == (409, "problem-not-claimed")
    assert await refused(ana, "POST", "/api/me/bots", {"name": "deep ana"}) == (409, "problem-name-taken")
    assert await refused(bea, "PATCH", "/api/me", {"name": "Deep Ana"}) == (409, "problem-name-taken")
    stranger = await account(server, "Cleo")
    assert await refused(stranger, "DELETE", f"/api/me/bots/{bot.id}") == (404, "problem-no-bot")
    renewed = await ana.post(f"/api/me/bots/{bot.id}/token", {})
    assert await refused(bot, "GET", "/api/me") == (401, "problem-token")
    bot.token = renewed["token"]
    match = await bea.create("me", "open", public=True, bots=True)
    await bot.join(match)
    await bot_of(ana, "Second")
    assert await refused(ana, "POST", "/api/me/bots", {"name": "Third"}) == (409, "problem-most-bots")
    assert (await ana.ask("DELETE", f"/api/me/bots/{bot.id}"))[0] == 204
    assert await refused(bot, "GET", "/api/me") == (401, "problem-token")
    assert (await bea.state(match))["seats"][1]["who"] == "open"
    await bot_of(ana)  # by the same name


@on_server()
async def test_bots_go_with_whom_they_belong_to(server):
    """Closed or removed, an account takes its bots along; whoever is blocked can't send one."""
    ana, bea = await account(server), await account(server, "Bea")
    bot = await bot_of(ana)
    match = await bea.create("me", "open", "open", public=True, bots=True)
    await ana.join(match)
    line = await ana.post(f"/api/matches/{match}/chat", {"text": "Hello", "command_id": "said-hello"})
    await bea.ask("POST", f"/api/matches/{match}/chat/{line['id']}/ignore", {"how": "block"})
    wish = {"command_id": "join-table", "expected_version": (await bea.state(match))["version"]}
    assert await refused(bot, "POST", f"/api/matches/{match}/join", wish) == (403, "problem-blocked")
    root = await account(server, "Root")
    async with server.services.accounts.changing() as tx:
        await operating.appoint(tx, "Root", admin=True)
    await root.ask("PUT", f"/api/admin/people/{ana.id}", {"closed": True})
    assert await refused(bot, "GET", "/api/me") == (401, "problem-token")
    other = await bot_of(bea, "Deep Bea")
    assert (await bea.ask("DELETE", "/api/me", {"password": PASSWORD}))[0] == 204
    assert await refused(other, "GET", "/api/me") == (401, "problem-token")


@on_server(rate_bot_reads=3, rate_bot_writes=2, rate_bot_costly=1)
async def test_bots_have_limits_of_their_own(server):
    """Theirs are used up while people ask on; the answer says when to go on."""
    ana = await account(server)
    bot = await bot_of(ana)
    made = [(await bot.ask("POST", "/api/matches", {"game": "goa", "seats": [{"who": "me"}] * 2}))[0]]
    made.append((await bot.ask("POST", "/api/matches", {"game": "goa", "seats": [{"who": "me"}] * 2}))[0])
    asked = [(await bot.ask("GET", "/api/me"))[0] for _ in range(4)]
    assert (made, asked) == ([201, 429], [200, 200, 200, 429])
    assert [(await ana.ask("GET", "/api/me"))[0] for _ in range(6)] == [200] * 6


def test_the_command_line_makes_bots(tmp_path):
    """A token for a new bot, another one for one that is there; what can't be is said."""
    server = ServerProcess(tmp_path)
    url = f"sqlite:///{tmp_path / 'carrack.sqlite'}"

    def say(*words: str) -> Any:
        return CliRunner().invoke(command, ["admin", *words, "--database", url])

    try:
        asyncio.run(server.healthy())
        address = f"http://{LOOPBACK}:{server.port}"
        assert say("bot", "Ana", "Deep Ana").exit_code == 2
        guest = asked(address, "POST", "/api/guest", {})
        asked(address, "POST", "/api/me/claim", {"name": "Ana", "password": PASSWORD}, guest)
        tokens = [say("bot", "Ana", "Deep Ana").output.strip() for _ in range(2)]
        assert tokens[0] != tokens[1]
        assert "is taken" in say("bot", "Ana", "Ana").output
        assert "can't be a name" in say("bot", "Ana", "x" * 31).output
        assert "Deep Ana" in say("bots").output
    finally:
        server.stop()


def asked(address: str, method: str, path: str, body: Any = None, cookie: str = "") -> Any:
    """A request to a server process; the cookie that it gives, or else the record."""
    headers = {"Content-Type": "application/json", "Origin": address, "Cookie": cookie}
    content = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, content, headers, method=method)  # noqa: S310
    with urllib.request.urlopen(request) as answer:  # noqa: S310  # loopback
        record = json.loads(answer.read() or b"null")
        given = answer.headers.get("Set-Cookie")
    return given.partition(";")[0] if given else record


def test_the_reference_clients_play(tmp_path):
    """A program in Python and one in JavaScript sit down at an open match and play it to its end."""
    node = shutil.which("node")
    programs = [[sys.executable, str(EXAMPLES / "bot_over_http.py")]]
    programs += [[node, str(EXAMPLES / "bot_over_http.mjs")]] if node else programs
    for file in ("bot_over_http.py", "bot_over_http.mjs"):
        assert len((EXAMPLES / file).read_text("utf-8").splitlines()) < 60
    server = ServerProcess(tmp_path)
    running: list[subprocess.Popen[bytes]] = []
    try:
        asyncio.run(server.healthy())
        address = f"http://{LOOPBACK}:{server.port}"
        ana = asked(address, "POST", "/api/guest", {})
        ana = asked(address, "POST", "/api/me/claim", {"name": "Ana", "password": PASSWORD}, ana)
        plan = {"game": "colonialism", "seats": [{"who": "open"}] * 2, "options": {"quick_start": "on"}}
        card = asked(address, "POST", "/api/matches", plan | {"public": True, "bots": True}, ana)
        for number, words in enumerate(programs):
            made = asked(address, "POST", "/api/me/bots", {"name": f"Bot {number}"}, ana)
            environment = os.environ | {"CARRACK_TOKEN": made["token"], "CARRACK_PAUSE": "0.05"}
            running.append(subprocess.Popen([*words, address, "1"], env=environment))  # noqa: S603
        path, started = f"/api/matches/{card['id']}", False
        until = time.monotonic() + PATIENCE
        while not started:
            assert time.monotonic() < until
            state = asked(address, "GET", path, cookie=ana)
            if all(seat["who"] == "person" for seat in state["seats"]):
                start = {"type": "start", "command_id": secrets.token_hex(8)}
                asked(
                    address, "POST", f"{path}/commands", start | {"expected_version": state["version"]}, ana
                )
                started = True
            time.sleep(0.05)
        assert [process.wait(4 * PATIENCE) for process in running] == [0, 0]
        state = asked(address, "GET", path, cookie=ana)
        assert state["status"] == "over"
        assert all(seat["bot"] for seat in state["seats"])
    finally:
        for process in running:
            process.kill()
            process.wait()
        server.stop()
