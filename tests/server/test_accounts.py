"""People: guests, accounts, log-in, sessions, leaving. On SQLite and on PostgreSQL."""

import asyncio
import io
import json
import sqlite3
import time
import zipfile
from pathlib import Path

import pytest
from sqlalchemy import delete, select, update
from starlette.websockets import WebSocketDisconnect

from carrack.kernel.chance import Stream
from carrack.kernel.saves import record_in
from carrack.server.people.names import key_of
from carrack.server.people.passwords import MOST_WAITING
from carrack.server.people.sessions import KnownSessions, hash_of
from carrack.server.store.database import Store
from carrack.server.store.people import User, give_everything
from carrack.server.store.tables import matches, seats, sessions, users
from server.browsers import browsing, configured
from server.people import Person, running_server

PASSWORD = "correct horse"  # noqa: S105  # of nobody
ANA = {"name": "Ana", "password": PASSWORD}
SOLO = {
    "game": "colonialism",
    "seats": [{"who": "me"}, {"who": "computer", "kind": "greedy"}],
    "options": {"quick_start": "on"},
}
FRIENDS = {"game": "colonialism", "seats": [{"who": "me"}, {"who": "open"}], "public": True}


@pytest.fixture
def visitor(database):
    """A running server and a browser without a session."""
    with browsing(configured(database)) as found:
        yield found


def named(visitor, name="Ana"):
    """Somebody with an account."""
    guest = visitor.guest()
    answer = guest.post("/api/me/claim", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 200, answer.text
    return guest


def mine(browser, which="mine"):
    """The ids of somebody's matches."""
    return [match["id"] for match in browser.get(f"/api/matches?list={which}").json()["matches"]]


def test_guest_at_once(visitor):
    """A guest has a name, given or made up; a second request changes nothing."""
    guest = visitor.guest(name="Zoë")
    assert guest.get("/api/me").json()["name"] == "Zoë"
    again = guest.post("/api/guest", json={"name": "Other"}).json()
    assert (again["name"], again["claimed"]) == ("Zoë", False)
    assert visitor.guest().get("/api/me").json()["name"].split()[-1].isdigit()


def test_nobody_is_refused(visitor):
    """Without a session, or with one that is none."""
    assert visitor.problem("GET", "/api/me") == (401, "problem-no-session")
    for token in ("x", "x" * 200, "\x7f"):
        visitor.cookies.set("carrack_session", token)
        assert visitor.problem("GET", "/api/me") == (401, "problem-no-session")


def test_settings_are_kept(visitor):
    """Name and settings change together or alone."""
    guest = visitor.guest()
    settings = {"language": "de", "theme": "dark", "motion": 0, "sound": False}
    guest.patch("/api/me", json={"settings": settings})
    guest.patch("/api/me", json={"name": "Bea"})
    me = guest.get("/api/me").json()
    assert me["name"] == "Bea"
    assert {key: me["settings"][key] for key in settings} == settings
    assert guest.problem("PATCH", "/api/me", json={"settings": {"motion": 7}})[0] == 400


def test_claimed_account_keeps_its_matches(visitor):
    """Who claims an account is the same person with a password."""
    guest = visitor.guest()
    match = guest.post("/api/matches", json=SOLO).json()["id"]
    before = guest.get("/api/me").json()["id"]
    me = guest.post("/api/me/claim", json=ANA).json()
    assert (me["id"], me["name"], me["claimed"]) == (before, "Ana", True)
    other = visitor.another()
    assert other.post("/api/login", json=ANA).json()["id"] == before
    assert mine(other) == [match]
    assert guest.problem("POST", "/api/me/claim", json=ANA) == (409, "problem-claimed")


@pytest.mark.parametrize("name", ["Ana", "ANA", "\uff21na"])
def test_names_of_accounts_are_taken(visitor, name):
    """Neither accounts nor guests can be called as an account is, in any spelling."""
    named(visitor)
    taken = (409, "problem-name-taken")
    assert visitor.another().problem("POST", "/api/guest", json={"name": name}) == taken
    guest = visitor.guest()
    assert guest.problem("PATCH", "/api/me", json={"name": name}) == taken
    assert guest.problem("POST", "/api/me/claim", json={"name": name, "password": PASSWORD}) == taken


def test_invisible_signs_are_no_name(visitor):
    """No name that looks like another: zero-width and turning signs are refused."""
    for name in ("A\u200bna", "\u202eanA", "a\u2028b", "\ufdfa" * 30):
        assert visitor.problem("POST", "/api/guest", json={"name": name}) == (422, "problem-name")
    assert key_of("  Ana \u2003 Lima ") == "ana lima"


def test_account_changes_its_name(visitor):
    """The new name is the one to log in with; the old one is free."""
    ana = named(visitor)
    ana.patch("/api/me", json={"name": "Anna"})
    assert visitor.another().problem("POST", "/api/login", json=ANA) == (401, "problem-log-in")
    assert visitor.another().post("/api/login", json=ANA | {"name": "anna"}).is_success
    assert visitor.another().post("/api/guest", json={"name": "Ana"}).is_success


def test_log_in_brings_the_guests_matches(visitor):
    """What was played as a guest comes along, also while others look at it; the guest is gone."""
    ana = named(visitor)
    guest, friend = visitor.guest(), visitor.guest()
    match = guest.post("/api/matches", json=FRIENDS).json()["id"]
    version = guest.get(f"/api/matches/{match}").json()["version"]
    join = {"command_id": "join-one", "expected_version": version}
    assert friend.post(f"/api/matches/{match}/join", json=join).is_success
    token = guest.cookies["carrack_session"]
    assert guest.post("/api/login", json=ANA).json()["id"] == ana.get("/api/me").json()["id"]
    assert guest.cookies["carrack_session"] != token
    assert mine(ana) == mine(guest) == [match]
    assert ana.get(f"/api/matches/{match}?seat=0").json()["seats"][0]["mine"]
    assert ana.get(f"/api/matches/{match}").json()["creator"]
    old = visitor.another()
    old.cookies.set("carrack_session", token)
    assert old.problem("GET", "/api/me") == (401, "problem-no-session")


def test_log_in_from_another_account_moves_nothing(visitor):
    """Accounts stay apart."""
    ana, bea = named(visitor), named(visitor, "Bea")
    match = bea.post("/api/matches", json=SOLO).json()["id"]
    assert bea.post("/api/login", json=ANA).is_success
    assert mine(ana) == []
    assert visitor.another().post("/api/login", json=ANA | {"name": "Bea"}).is_success
    assert match not in mine(bea)


@pytest.mark.parametrize(
    "credentials",
    [ANA | {"password": "wrong horse"}, ANA | {"name": "Nobody"}, {"name": "Guest", "password": PASSWORD}],
)
def test_wrong_log_in(visitor, credentials):
    """A wrong password, an unknown name and a guest's name get the same answer."""
    named(visitor)
    visitor.guest(name="Guest")
    answer = visitor.another().post("/api/login", json=credentials)
    assert (answer.status_code, answer.json()["id"]) == (401, "problem-log-in")
    assert "set-cookie" not in answer.headers


def test_unknown_name_takes_as_long(visitor):
    """Time does not tell whether there is such an account: hashing, which takes nearly all of it, is done."""
    named(visitor)
    least = {"Ana": 9.0, "Nobody": 9.0}
    for name in [*least] * 8:
        begun = time.process_time()  # others may use the machine meanwhile
        visitor.post("/api/login", json={"name": name, "password": "wrong horse"})
        least[name] = min(least[name], time.process_time() - begun)
    assert 0.3 < least["Ana"] / least["Nobody"] < 3


def test_log_out(visitor):
    """The session ends here and nowhere else."""
    ana = named(visitor)
    other = visitor.another()
    other.post("/api/login", json=ANA)
    assert ana.post("/api/logout").status_code == 204
    assert "carrack_session" not in ana.cookies
    assert ana.get("/api/me").status_code == 401
    assert other.get("/api/me").status_code == 200


def test_socket_ends_with_its_session(visitor, monkeypatch):
    """A page that is left open learns nothing more once its session is over."""
    monkeypatch.setattr("carrack.server.live.socket.LOOK_AGAIN", 0.1)
    guest = visitor.guest()
    with guest.websocket_connect("ws://127.0.0.1:8642/api/live") as socket:
        assert json.loads(socket.receive_text())["type"] == "turns"
        assert guest.post("/api/logout").status_code == 204
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
    assert (closed.value.code, closed.value.reason) == (4401, "problem-no-session")


def test_new_password_ends_other_sessions(visitor):
    """Whoever had the old one is out; this browser stays in."""
    ana, other = named(visitor), visitor.another()
    other.post("/api/login", json=ANA)
    change = {"old": PASSWORD, "new": "battery staple"}
    wrong = ana.problem("POST", "/api/me/password", json=change | {"old": "wrong horse"})
    assert wrong == (403, "problem-password")
    assert ana.post("/api/me/password", json=change).is_success
    assert ana.get("/api/me").status_code == 200
    assert other.get("/api/me").status_code == 401
    assert visitor.another().problem("POST", "/api/login", json=ANA) == (401, "problem-log-in")
    assert visitor.another().post("/api/login", json=ANA | {"password": "battery staple"}).is_success
    assert visitor.guest().problem("POST", "/api/me/password", json=change) == (409, "problem-not-claimed")


def test_removed_account_is_forgotten(visitor):
    """The name is free, the seats are left, the match stays for the other."""
    ana, friend = named(visitor), visitor.guest()
    match = friend.post("/api/matches", json=FRIENDS).json()["id"]
    state = ana.get(f"/api/matches/{match}").json()
    join = {"command_id": "join-one", "expected_version": state["version"]}
    assert ana.post(f"/api/matches/{match}/join", json=join).is_success
    assert ana.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204
    assert ana.get("/api/me").status_code == 401
    assert visitor.another().problem("POST", "/api/login", json=ANA) == (401, "problem-log-in")
    assert named(visitor).get("/api/me").json()["name"] == "Ana"
    seats = friend.get(f"/api/matches/{match}").json()["seats"]
    assert seats[0]["mine"]
    assert not any(seat["who"] == "person" and not seat["mine"] for seat in seats)


def test_export_has_everything(visitor):
    """The account, and the matches as files that the terminal reads too."""
    guest = visitor.guest(name="Cid")
    match = guest.post("/api/matches", json=SOLO).json()["id"]
    answer = guest.get("/api/me/export")
    assert answer.headers["content-disposition"].startswith("attachment")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert json.loads(archive.read("me.json"))["account"]["name"] == "Cid"
        files = [name for name in archive.namelist() if match in name]
        assert len(files) == 1
        assert record_in(Path(files[0]), archive.read(files[0])).game == "colonialism"


def test_tokens_are_not_stored(tmp_path):
    """The database knows hashes of tokens and passwords only."""
    with browsing(configured(f"sqlite:///{tmp_path}/x.db")) as visitor:
        token = named(visitor).cookies["carrack_session"]
    with sqlite3.connect(tmp_path / "x.db") as database:
        text = "\n".join(database.iterdump())
    database.close()
    assert hash_of(token) in text
    assert token not in text
    assert PASSWORD not in text
    assert "$argon2id$" in text


def test_old_sessions_end(tmp_path):
    """Who stays away too long starts anew."""
    config = configured(f"sqlite:///{tmp_path}/x.db", session_days=1)
    with browsing(config) as visitor:
        guest = visitor.guest()
        with sqlite3.connect(tmp_path / "x.db") as database:
            database.execute("UPDATE sessions SET seen = seen - 86390")
        database.close()
        assert guest.get("/api/me").status_code == 200
        with sqlite3.connect(tmp_path / "x.db") as database:
            database.execute("UPDATE sessions SET seen = seen - 86410")
        database.close()
        assert guest.get("/api/me").status_code == 401


def test_lost_guests_are_swept(database):
    """At the start: guests who can't come back and left nothing. Accounts and players stay."""

    async def story() -> None:
        async with running_server(database) as server:
            lost, player = await server.person("Lost"), await server.person("Player")
            ana = await server.person("Guest")
            await ana.post("/api/me/claim", ANA)
            await player.create("me", "greedy")
            for person in (lost, player, ana):
                assert (await person.ask("POST", "/api/logout"))[0] == 204
            await server.person("Still here")
        async with running_server(database) as server, server.services.store.transaction() as transaction:
            names = (await transaction.execute(select(users.c.name))).scalars().all()
        assert sorted(names) == ["Ana", "Player", "Still here"]

    asyncio.run(story())


def test_crowd_at_the_door(tmp_path):
    """Of many who log in at once some are told to come back, instead of all waiting for long."""

    async def story() -> None:
        async with running_server(f"sqlite:///{tmp_path}/x.db") as server:
            crowd = [Person(server.app).ask("POST", "/api/login", ANA) for _ in range(MOST_WAITING + 15)]
            statuses = [status for status, _ in await asyncio.gather(*crowd)]
        assert set(statuses) == {401, 503}
        assert statuses.count(401) >= MOST_WAITING

    asyncio.run(story())


def test_ended_sessions_are_over_in_every_process(postgresql):
    """Whoever logs out, or is logged out by a new password, is out everywhere with the answer."""
    database = postgresql.new_database()

    async def story() -> None:
        async with running_server(database) as here, running_server(database) as there:
            for way, body in (("logout", None), ("me/password", {"old": PASSWORD, "new": "battery staple"})):
                here_too, elsewhere = await here.person(), Person(there.app)
                account = {"name": f"Ana {way[:2]}", "password": PASSWORD}
                await here_too.post("/api/me/claim", account)
                other = Person(here.app)
                await other.post("/api/login", account)
                elsewhere.cookie = here_too.cookie
                assert (await elsewhere.get("/api/me"))["name"] == account["name"]
                await (here_too if way == "logout" else other).send("POST", f"/api/{way}", body)
                assert (await elsewhere.ask("GET", "/api/me"))[0] == 401
                assert (await other.ask("GET", "/api/me"))[0] == 200

    asyncio.run(story())


def test_what_was_read_before_a_session_ended_is_not_kept():
    """A question that is answered while somebody logs out does not bring the session back."""
    known, ana = KnownSessions(2), (User(1, "Ana", False), 0.0)
    before = known.state
    known.keep("a", ana, before)
    assert known.get("a") == ana
    known.forget()
    known.keep("a", ana, before)
    assert known.get("a") is None
    for token in "abc":
        known.keep(token, ana, known.state)
    assert [token for token in "abc" if known.get(token)] == ["c"]


def test_sessions_that_others_change(tmp_path, monkeypatch):
    """What somebody else's process does to an SQLite file counts as soon as the server has looked there."""
    monkeypatch.setattr("carrack.server.people.sessions.LOOK_SECONDS", 0.0)
    database = f"sqlite:///{tmp_path / 'x.db'}"

    async def story() -> None:
        async with running_server(database) as server:
            ana, ben = await server.person(), await server.person()
            before = await server.services.store.changes_of_others()
            assert await server.services.store.changes_of_others() == before
            beside = await Store.open(database, alone=False)
            async with beside.transaction() as transaction:
                await transaction.execute(
                    delete(sessions).where(sessions.c.token_hash == hash_of(ana.cookie.partition("=")[2]))
                )
            await beside.close()
            assert (await ana.ask("GET", "/api/me"))[0] == 401
            assert (await ben.ask("GET", "/api/me"))[0] == 200
            assert await server.services.store.changes_of_others() != before

    asyncio.run(story())


def test_log_in_while_a_match_is_stored(postgresql):
    """A guest's matches are taken over after whoever stores one of them now, row by row in the same order."""

    async def story() -> None:
        async with running_server(postgresql.new_database()) as server:
            account, guest = await server.person(), await server.person()
            await account.post("/api/me/claim", ANA)
            match = await guest.create("me", "open")
            async with server.services.store.transaction() as tx:
                await tx.execute(update(matches).where(matches.c.id == match).values(public=True))
                logging_in = asyncio.create_task(guest.post("/api/login", ANA))
                await asyncio.sleep(0.5)
                await tx.execute(update(seats).where(seats.c.match == match).values(name="-"))
            await logging_in
            assert (await guest.state(match, seat=0))["creator"]

    asyncio.run(story())


def test_a_move_on_its_way_does_not_give_the_seat_back(database):
    """A move stored between a log-in and the news of it leaves the seat with the account."""

    async def story() -> None:
        async with running_server(database) as server:
            account, guest = await server.person(), await server.person()
            ids = [(await person.get("/api/me"))["id"] for person in (account, guest)]
            match = await guest.create("me", "me")
            async with server.services.store.transaction() as tx:
                await give_everything(tx, ids[1], ids[0])
            turn = (await guest.state(match))["position"]["waiting_for"][0]
            await guest.choose_any(match, turn, Stream(1))
            async with server.services.store.reading() as tx:
                owners = (await tx.execute(select(seats.c.user).where(seats.c.match == match))).scalars()
                assert set(owners) == {ids[0]}

    asyncio.run(story())


def test_log_in_reaches_other_processes(postgresql):
    """A guest's matches are the account's in every process at once, also where they are in memory already."""
    database = postgresql.new_database()

    async def story() -> None:
        async with running_server(database) as here, running_server(database) as there:
            account, guest = await here.person(), await here.person()
            await account.post("/api/me/claim", ANA)
            match = await guest.create("me", "greedy", public=True)
            onlooker = await there.person()
            await onlooker.state(match)
            await guest.post("/api/login", ANA)
            elsewhere = Person(there.app)
            await elsewhere.post("/api/login", ANA)
            await asyncio.sleep(0.2)
            assert (await elsewhere.state(match))["creator"]
            assert (await elsewhere.state(match, seat=0))["seats"][0]["mine"]

    asyncio.run(story())


def test_a_claim_renews_the_session(tmp_path):
    """Whoever knew the guest's token does not come along into the account."""
    with browsing(configured(f"sqlite:///{tmp_path / 'x.db'}")) as visitor:
        guest, other = visitor.guest(), visitor.another()
        token = guest.cookies["carrack_session"]
        assert guest.post("/api/me/claim", json=ANA).status_code == 200
        assert guest.cookies["carrack_session"] != token
        assert guest.get("/api/me").json()["name"] == ANA["name"]
        other.cookies.set("carrack_session", token)
        assert other.problem("GET", "/api/me") == (401, "problem-no-session")


def test_log_ins_to_one_account(tmp_path):
    """They are bounded wherever they come from; other accounts are not concerned."""
    with browsing(configured(f"sqlite:///{tmp_path / 'x.db'}", rate_account=3)) as visitor:
        for name in ("Ana", "Ben"):
            visitor.guest().post("/api/me/claim", json=ANA | {"name": name})
        for _ in range(3):
            wrong = {"name": "ana", "password": "a wrong one"}
            assert visitor.another().problem("POST", "/api/login", json=wrong) == (401, "problem-log-in")
        right = ANA | {"name": "Ana"}
        assert visitor.another().problem("POST", "/api/login", json=right) == (429, "problem-too-many")
        assert visitor.another().post("/api/login", json=right | {"name": "Ben"}).status_code == 200


def test_the_cookie_of_https(tmp_path):
    """It has a name that nobody else can set; who came with the former name keeps the session."""
    plain = "carrack_session"
    config = configured(f"sqlite:///{tmp_path / 'x.db'}", public_url="https://games.example.org")
    with browsing(config) as visitor:
        own = {"Host": "games.example.org", "Origin": "https://games.example.org"}
        first = visitor.post("/api/guest", json={}, headers=own)
        cookies = first.headers.get_list("set-cookie")
        (new,) = [cookie for cookie in cookies if cookie.startswith(f"__Host-{plain}=")]
        assert "Secure" in new
        assert "Path=/" in new
        assert "Domain" not in new
        token = new.partition("=")[2].partition(";")[0]
        visitor.cookies.clear()
        former = visitor.get("/api/me", headers=own | {"Cookie": f"{plain}={token}"})
        assert former.json()["id"] == first.json()["id"]
        moved = former.headers.get_list("set-cookie")
        assert [cookie.partition(";")[0] for cookie in moved] == [f"__Host-{plain}={token}", f'{plain}=""']
        both = own | {"Cookie": f"{plain}=planted; __Host-{plain}={token}"}
        assert visitor.get("/api/me", headers=both).json()["id"] == first.json()["id"]
