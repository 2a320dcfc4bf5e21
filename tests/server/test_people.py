"""Chat that is reported, muted and blocked; administrators; sessions; recovery. On SQLite and PostgreSQL."""

import asyncio
import io
import json
import re
import zipfile

import asyncpg  # type: ignore[import-untyped]  # has no types
import pytest
from click.testing import CliRunner, Result
from sqlalchemy import select
from structlog.testing import capture_logs

from carrack.cli.app import carrack as command
from carrack.server.commands import operating
from carrack.server.matches.clocks import Clocks
from carrack.server.notices import letters
from carrack.server.ops.logs import OnceAMinute
from carrack.server.people.sessions import device_of
from carrack.server.store import StorageError
from carrack.server.store.tables import audit, recovery, sessions
from server.people import Person, on_server, running_server, until

PASSWORD = "correct horse"  # noqa: S105  # of nobody
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


async def account(server, name):
    """Somebody with an account."""
    person = await server.person()
    await person.post("/api/me/claim", {"name": name, "password": PASSWORD})
    return person


async def admin(server):
    """An administrator, appointed by whoever runs the server."""
    person = await account(server, "Root")
    async with server.services.store.transaction() as tx:
        await operating.appoint(tx, "root", admin=True)
    server.services.accounts._known.forget()  # as after a few seconds
    return person


async def at_a_table(one, other):
    """A public match of two people."""
    match = await one.create("me", "open", public=True)
    await other.join(match)
    return match


async def say(person, match, text):
    """The number of a new line."""
    line = {"text": text, "command_id": f"say-{text}-{person.id}".replace(" ", "-")[:40]}
    return (await person.post(f"/api/matches/{match}/chat", line))["id"]


async def texts(person, match):
    """What somebody reads."""
    return [line["text"] for line in (await person.get(f"/api/matches/{match}/chat"))["lines"]]


@on_server()
async def test_muted_people_are_not_read(server):
    """Neither in the list, nor at the opening, nor live; others read them, and it can be undone."""
    ada, bob = await server.person("Ada"), await server.person("Bob")
    match = await at_a_table(ada, bob)
    line = await say(bob, match, "rude")
    path = f"/api/matches/{match}/chat/{line}/ignore"
    async with ada.listening(match=match, line=line) as socket:
        await socket.frame("turns")
        assert (await ada.ask("POST", path, {"how": "mute"}))[0] == 204
        await say(bob, match, "rude again")
        await say(ada, match, "mine")
        assert (await socket.frame("chat"))["line"]["text"] == "mine"
    assert await texts(ada, match) == ["mine"]
    assert [one["text"] for one in (await ada.get(f"/api/matches/{match}/opening"))["chat"]] == ["mine"]
    assert await texts(bob, match) == ["rude", "rude again", "mine"]
    [muted] = (await ada.get("/api/me/security"))["ignored"]
    assert (muted["name"], muted["how"]) == ("Bob", "mute")
    assert (await ada.ask("DELETE", f"/api/me/ignored/{muted['id']}"))[0] == 204
    assert await texts(ada, match) == ["rude", "rude again", "mine"]
    status, problem = await bob.ask("POST", path, {"how": "mute"})
    assert (status, problem["id"]) == (409, "problem-own-line")
    status, problem = await ada.ask("POST", path.replace(f"/{line}/", "/999999/"), {"how": "mute"})
    assert (status, problem["id"]) == (404, "problem-line")


@on_server()
async def test_blocked_people_take_no_seat(server):
    """Not in matches of whoever blocked them; in those of others they do."""
    ada, bob, cid = [await server.person(name) for name in ("Ada", "Bob", "Cid")]
    line = await say(bob, match := await at_a_table(ada, bob), "rude")
    await ada.ask("POST", f"/api/matches/{match}/chat/{line}/ignore", {"how": "block"})
    mine, theirs = await ada.create("me", "open", public=True), await cid.create("me", "open", public=True)
    wish = {"command_id": "join-blocked", "expected_version": 0}
    status, problem = await bob.ask("POST", f"/api/matches/{mine}/join", wish)
    assert (status, problem["id"]) == (403, "problem-blocked")
    assert await bob.join(theirs)


async def end_listeners(database):
    """End the connections by which processes hear of each other."""
    connection = await asyncpg.connect(database)
    listening = "FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
    ended = await connection.fetch(f"SELECT pg_terminate_backend(pid) {listening}")
    await connection.close()
    assert len(ended) == 2


def test_muting_counts_in_every_process(postgresql):
    """A socket at another process tells no lines of somebody who is muted here."""
    database = postgresql.new_database()

    async def story() -> None:
        async with running_server(database) as here, running_server(database) as there:
            ada, bob = await here.person("Ada"), await here.person("Bob")
            match = await at_a_table(ada, bob)
            line = await say(bob, match, "rude")
            far = Person(there.app)
            far.cookie, far.id = ada.cookie, ada.id
            async with far.listening(match=match, line=line) as socket:
                await socket.frame("turns")
                [listener] = there.services.hub._by_user[ada.id]
                path = f"/api/matches/{match}/chat/{line}/ignore"
                await ada.ask("POST", path, {"how": "mute"})
                await until(lambda: bob.id in listener.unread)
                await ada.ask("DELETE", f"/api/me/ignored/{bob.id}", {})
                await until(lambda: bob.id not in listener.unread)
                await end_listeners(database)  # what is said before they are back goes unheard
                await ada.ask("POST", path, {"how": "mute"})
                await until(lambda: bob.id in listener.unread)
                await say(bob, match, "rude again")
                await say(ada, match, "mine")
                assert (await socket.frame("chat"))["line"]["text"] == "mine"

    asyncio.run(story())


@on_server()
async def test_reports_reach_administrators(server):
    """A line is reported once, with a reason; only administrators read it, and what they do is on record."""
    ada, bob, root = await server.person("Ada"), await account(server, "Bob"), await admin(server)
    match = await at_a_table(ada, bob)
    line = await say(bob, match, "rude")
    path = f"/api/matches/{match}/chat/{line}/report"
    for _ in range(2):
        assert (await ada.ask("POST", path, {"reason": "insult", "comment": "Look"}))[0] == 204
    assert (await bob.ask("GET", "/api/admin/reports"))[1]["id"] == "problem-admin"
    assert (await root.get("/api/me"))["admin"]
    [report] = (await root.get("/api/admin/reports"))["reports"]
    told = {name: report[name] for name in ("name", "reporter", "text", "reason", "comment", "match")}
    assert told == {
        "name": "Bob",
        "reporter": "Ada",
        "text": "rude",
        "reason": "insult",
        "comment": "Look",
        "match": match,
    }
    assert (await root.ask("PUT", f"/api/admin/people/{report['about']}", {"closed": True}))[0] == 204
    assert (await root.ask("POST", f"/api/admin/reports/{report['id']}/settle"))[0] == 204
    assert (await root.get("/api/admin/reports"))["reports"] == []
    [settled] = (await root.get("/api/admin/reports", settled="true"))["reports"]
    assert settled["closed"]
    acts = [entry["act"] for entry in (await root.get("/api/admin/audit"))["entries"]]
    assert acts[:3] == ["report-settled", "account-closed", "reported"]
    assert "appointed" in acts


@on_server()
async def test_closed_accounts_are_out(server):
    """Signed out at once, refused at log-in, seats given up; reopened, they come back."""
    ada, bob, root = await server.person("Ada"), await account(server, "Bob"), await admin(server)
    match = await at_a_table(ada, bob)
    state = await ada.do(match, type="start")
    assert state["status"] == "running"
    [card] = (await root.get("/api/admin/people", name="BOB"))["people"]
    path = f"/api/admin/people/{card['id']}"
    assert (await root.ask("PUT", path, {"closed": True}))[0] == 204
    assert (await bob.ask("GET", "/api/me"))[0] == 401
    seats = (await ada.state(match))["seats"]
    assert [seat["who"] for seat in seats] == ["person", "computer"]
    bobs = {"name": "Bob", "password": PASSWORD}
    status, problem = await Person(server.app).ask("POST", "/api/login", bobs)
    assert (status, problem["id"]) == (403, "problem-closed")
    assert (await root.ask("PUT", path, {"closed": False}))[0] == 204
    assert (await Person(server.app).ask("POST", "/api/login", bobs))[0] == 200
    status, problem = await root.ask("PUT", f"/api/admin/people/{root.id}", {"closed": True})
    assert (status, problem["id"]) == (403, "problem-close-admin")


@on_server()
async def test_administrators_end_matches_and_see_nothing_hidden(server):
    """A private match can be ended, but neither looked at nor acted in."""
    ada, root = await server.person("Ada"), await admin(server)
    match = await ada.create("me", "me")
    assert (await root.ask("GET", f"/api/matches/{match}"))[0] == 404
    status, problem = await root.try_to(match, 1, type="choose", seat=0, do="pass")
    assert (status, problem["id"]) == (404, "problem-match")
    assert (await root.ask("POST", f"/api/admin/matches/{match}/end"))[0] == 204
    assert (await ada.state(match))["status"] == "closed"
    status, problem = await root.ask("POST", f"/api/admin/matches/{match}/end")
    assert status in {204, 409}
    assert (await root.ask("POST", "/api/admin/matches/aaaaaaaaaaaa/end"))[0] == 404


def test_the_command_line_decides_beside_the_server(database, monkeypatch):
    """`carrack admin` appoints, closes, ends and lists while the server runs."""
    runner = CliRunner()

    def cli(*words: str) -> Result:
        return runner.invoke(command, ["admin", *words, "--database", database])

    async def story() -> None:
        async with running_server(database) as server:
            ada, bob = await account(server, "Ada"), await account(server, "Bob")
            match = await at_a_table(ada, bob)
            second = await ada.create("me", "me")
            assert (await asyncio.to_thread(cli, "appoint", "Ada")).output == "Ada is an administrator\n"
            refused = await asyncio.to_thread(cli, "appoint", "Nobody")
            assert (refused.exit_code, "no account “Nobody”" in refused.output) == (2, True)
            assert "Ada" in (await asyncio.to_thread(cli, "list")).output
            await asyncio.to_thread(cli, "close", "Bob")
            await asyncio.to_thread(cli, "end", second)
            server.services.accounts._known.forget()  # as after a few seconds
            await server.services.administration.look()
            assert (await ada.get("/api/me"))["admin"]
            assert (await bob.ask("GET", "/api/me"))[0] == 401
            assert (await ada.state(second))["status"] == "closed"
            assert [seat["who"] for seat in (await ada.state(match))["seats"]] == ["person", "open"]
            said = (await asyncio.to_thread(cli, "log")).output
            assert "match-ended" in said
            assert "account-closed" in said
            assert (await asyncio.to_thread(cli, "reports")).exit_code == 0

    monkeypatch.setenv("COLUMNS", "200")
    asyncio.run(story())


@on_server()
async def test_own_sessions(server):
    """Each is listed with its device, can be ended alone, and all together."""
    ana, other = await account(server, "Ana"), Person(server.app)
    await other.post("/api/login", {"name": "Ana", "password": PASSWORD})
    listed = (await ana.get("/api/me/security"))["sessions"]
    assert sorted(one["current"] for one in listed) == [False, True]
    theirs = next(one["id"] for one in listed if not one["current"])
    stranger = await server.person()
    assert (await stranger.ask("DELETE", f"/api/me/sessions/{theirs}"))[1]["id"] == "problem-session"
    assert (await ana.ask("DELETE", f"/api/me/sessions/{theirs}"))[0] == 204
    assert (await other.ask("GET", "/api/me"))[0] == 401
    await other.post("/api/login", {"name": "Ana", "password": PASSWORD})
    assert (await other.ask("DELETE", "/api/me/sessions"))[0] == 204
    assert [(await one.ask("GET", "/api/me"))[0] for one in (ana, other)] == [401, 401]


@on_server()
async def test_recovery_codes(server):
    """Ten codes, shown once, each good once; with one comes a new password, and every session ends."""
    ana = await account(server, "Ana")
    wrong = await ana.ask("POST", "/api/me/recovery-codes", {"password": "wrong horse"})
    assert wrong[1]["id"] == "problem-own-password"
    codes = (await ana.post("/api/me/recovery-codes", {"password": PASSWORD}))["codes"]
    assert len(set(codes)) == 10
    assert all(re.fullmatch(r"([a-z2-9]{4}-){3}[a-z2-9]{4}", code) for code in codes)
    async with server.services.store.reading() as tx:
        assert not set(codes) & set((await tx.execute(select(recovery.c.code_hash))).scalars())
    back = Person(server.app)
    wish = {"name": "ana", "code": codes[0].upper().replace("-", " "), "password": "battery staple"}
    for mistake in ({"name": "Bea"}, {"code": "aaaa-bbbb-cccc-dddd"}):
        status, problem = await back.ask("POST", "/api/recover", wish | mistake)
        assert (status, problem["id"]) == (403, "problem-code")
    assert (await back.post("/api/recover", wish))["name"] == "Ana"
    assert (await ana.ask("GET", "/api/me"))[0] == 401
    assert (await back.get("/api/me/security"))["codes"] == 9
    assert (await Person(server.app).ask("POST", "/api/recover", wish))[0] == 403
    assert (await back.ask("POST", "/api/recover/mail", {"name": "Ana"}))[1]["id"] == "problem-no-mail"


MAIL = {
    "smtp_host": "mail.example.org",
    "smtp_from": "carrack@example.org",
    "public_url": "http://127.0.0.1:8642",
}


def test_recovery_by_mail(database, monkeypatch):
    """A link goes to the account's address in its language, leads to a new password once, and for an hour."""
    sent = []

    async def take(config, to, subject, text) -> None:
        sent.append((to, subject, text))

    monkeypatch.setattr(letters, "mail", take)

    async def story() -> None:
        async with running_server(database, **MAIL) as server:
            ana = await account(server, "Ana")
            await ana.ask("PATCH", "/api/me", {"settings": {"email": "ana@example.org", "language": "de"}})
            someone = Person(server.app)
            assert (await someone.get("/api/recover"))["mail"]
            for name in ("Nobody", "Ana"):  # the answer tells nothing
                assert (await someone.ask("POST", "/api/recover/mail", {"name": name}))[0] == 204
            await until(lambda: bool(sent))
            [(to, subject, text)] = sent
            assert (to, subject) == ("ana@example.org", "Carrack: neues Passwort wählen")
            found = re.search(r"http://127\.0\.0\.1:8642/recover#([\w-]+)", text)
            assert found is not None
            wish = {"code": found[1], "password": "battery staple"}
            async with server.services.store.transaction() as tx:
                await tx.execute(recovery.update().values(created=recovery.c.created - 3601))
            assert (await someone.ask("POST", "/api/recover", wish))[1]["id"] == "problem-code"
            async with server.services.store.transaction() as tx:
                await tx.execute(recovery.update().values(created=recovery.c.created + 3601))
            assert (await someone.post("/api/recover", wish))["name"] == "Ana"
            assert (await Person(server.app).ask("POST", "/api/recover", wish))[0] == 403

    asyncio.run(story())


@on_server()
async def test_removal_asks_for_the_password(server):
    """Of an account; a guest has none."""
    ana = await account(server, "Ana")
    for body in ({}, {"password": "wrong horse"}):
        status, problem = await ana.ask("DELETE", "/api/me", body)
        assert (status, problem["id"]) == (403, "problem-own-password")
    assert (await ana.ask("DELETE", "/api/me", {"password": PASSWORD}))[0] == 204
    assert (await (await server.person()).ask("DELETE", "/api/me", {}))[0] == 204
    async with server.services.store.reading() as tx:
        assert (await tx.execute(select(sessions.c.user))).all() == []
        assert set((await tx.execute(select(audit.c.address))).scalars()) == {""}


@on_server()
async def test_export_tells_all_that_is_kept(server):
    """Sessions, seats, commands, chat, reports, whom one ignores, the audit log; and no hashes."""
    ada, bob = await account(server, "Ada"), await server.person("Bob")
    match = await at_a_table(ada, bob)
    line = await say(bob, match, "rude")
    await say(ada, match, "mine")
    await ada.ask("POST", f"/api/matches/{match}/chat/{line}/report", {"reason": "spam"})
    await ada.ask("POST", f"/api/matches/{match}/chat/{line}/ignore", {"how": "mute"})
    _, content = await ada.send("GET", "/api/me/export")
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        kept = json.loads(archive.read("me.json"))
    assert kept["account"]["name"] == "Ada"
    assert [one["text"] for one in kept["chat"]] == ["mine"]
    assert [one["reason"] for one in kept["reports"]] == ["spam"]
    assert [one["name"] for one in kept["ignored"]] == ["Bob"]
    assert [one["match"] for one in kept["seats"]] == [match]
    assert {one["kind"] for one in kept["commands"]} >= {"create"}
    assert len(kept["sessions"]) == 1
    assert {one["act"] for one in kept["audit"]} == {"account-made", "reported"}
    assert "argon2" not in json.dumps(kept)


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
            "Safari, iPhone",
        ),
        ("Python-urllib/3.11", ""),
    ],
)
def test_devices(agent, device):
    """A session is named as its owner would."""
    assert device_of(agent) == device


def test_clocks_that_wait_for_the_database_say_so_once_a_minute():
    """No traceback each second while the database is away."""
    looks = []

    async def away(now: float) -> list[tuple[str, int]]:
        looks.append(now)
        raise StorageError("the database does not answer")

    async def time_is_up(match: str, seat: int) -> None:
        raise AssertionError

    async def story() -> None:
        clocks = Clocks(away, time_is_up, lambda: 0.0, StorageError)
        clocks.start()
        await until(lambda: len(looks) > 2)
        await clocks.stop()

    with capture_logs() as said:
        asyncio.run(story())
    assert [(line["event"], line["count"]) for line in said] == [("clocks wait for the database", 1)]


def test_once_a_minute():
    """A line a minute at most, with how often it went wrong since the last one."""
    now = [0.0]
    told = OnceAMinute("test", "it fails", lambda: now[0])
    with capture_logs() as said:
        for now[0] in (0.0, 1.0, 59.0, 60.0, 61.0):
            told.say("why")
    assert [(line["event"], line["count"]) for line in said] == [("it fails", 1), ("it fails", 3)]
