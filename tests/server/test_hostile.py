"""What somebody sends who means no good: every answer says what is wrong, and nothing inside breaks."""

import asyncio
import hashlib
import json
import resource
import socket
import threading
import time

import pytest
import structlog
from starlette.testclient import WebSocketDenialResponse

from carrack.server.matches import files
from carrack.server.notices import outbox
from carrack.server.notices.outbox import is_public, post
from carrack.server.records.problems import ProblemError
from server.browsers import ADDRESS, browsing, configured
from server.people import on_server

PUSH = {
    "push_private_key": "x",
    "push_public_key": "x",
    "push_contact": "mailto:a@b.c",
    "public_url": ADDRESS,
}


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "https://]/"])
def test_origins_that_are_no_addresses(tmp_path, origin):
    """They are refused like the addresses of others, by requests and by the socket."""
    with browsing(configured(f"sqlite:///{tmp_path / 'x.db'}")) as browser:
        wrong = {"Origin": origin}
        assert browser.problem("POST", "/api/guest", json={}, headers=wrong) == (403, "problem-origin")
        guest = browser.guest()
        live = f"{ADDRESS.replace('http:', 'ws:')}/api/live"
        with pytest.raises(WebSocketDenialResponse) as refused, guest.websocket_connect(live, headers=wrong):
            pass
        assert refused.value.status_code == 403


@pytest.mark.parametrize("endpoint", ["https://[", "https://[x]/y", "https://"])
def test_push_addresses_that_are_none(tmp_path, endpoint):
    """A browser's address must be one of a push service."""
    with browsing(configured(f"sqlite:///{tmp_path / 'x.db'}", **PUSH)) as browser:
        wish = {"endpoint": endpoint, "p256dh": "x", "auth": "x"}
        assert browser.guest().problem("POST", "/api/me/push", json=wish) == (422, "problem-push-host")


@on_server()
async def test_positions_by_odd_numbers(server):
    """A position is a whole number, written as one."""
    person = await server.person()
    match = await person.create("me", "me")
    for at in ("0.0", "1.0", "1e2", "-0"):
        status, problem = await person.ask("GET", f"/api/matches/{match}/positions/{at}")
        assert (status, problem["id"]) == (404, "problem-not-found")


@on_server()
async def test_a_line_end_behind_a_nonce(server):
    """What is one sign too long for the database is refused before it gets there."""
    person = await server.person()
    seats = [{"who": "me"}, {"who": "open"}]
    wish = {"game": "colonialism", "seats": seats, "nonce": "a" * 64 + "\n"}
    status, problem = await person.ask("POST", "/api/matches", wish)
    assert (status, problem["id"]) == (400, "problem-body")
    match = await person.create("me", "open", public=True)
    other = await server.person()
    join = {"command_id": "join-this", "expected_version": 0, "nonce": "a" * 64 + "\n"}
    status, problem = await other.ask("POST", f"/api/matches/{match}/join", join)
    assert (status, problem["id"]) == (400, "problem-body")


@on_server()
async def test_names_at_a_shared_screen(server):
    """Names of seats follow the rules of all names: no signs that can't be seen or turn the text round."""
    person = await server.person()
    for name in ("Ann\u202ea", "Anna\n", "A\u200bnna"):
        seats = [{"who": "me", "name": name}, {"who": "me"}]
        status, _ = await person.ask("POST", "/api/matches", {"game": "colonialism", "seats": seats})
        assert status in {400, 422}


@on_server()
async def test_the_name_of_somebody_else(server):
    """At a table with others nobody sits under the name of another's account; at one's own screen one may."""
    ada, eve = await server.person(), await server.person()
    await ada.post("/api/me/claim", {"name": "Ada", "password": "correct horse"})
    for others, status in (("open", 409), ("me", 201)):
        seats = [{"who": "me", "name": "ADA"}, {"who": others}]
        assert (await eve.ask("POST", "/api/matches", {"game": "colonialism", "seats": seats}))[0] == status


@on_server()
async def test_a_file_with_a_giant_seed(server):
    """A seed is a number that the database can hold; a longer one is a damaged file."""
    person = await server.person()
    match = await person.create("me", "me")
    record = await person.get(f"/api/matches/{match}/file")
    for seed in ("9" * 60, 10**60, "-" + "9" * 60):
        status, problem = await person.ask("POST", "/api/matches/import", record | {"seed": seed})
        assert (status, problem["id"]) == (422, "problem-file")


@on_server()
async def test_states_since_every_version_are_not_kept(server):
    """Whoever asks for the same match in ever other ways does not fill the memory."""
    person = await server.person()
    match = await person.create("me", "me")
    for _ in range(60):
        seat = (await person.state(match))["position"]["waiting_for"][0]
        options = (await person.state(match, seat))["position"]["decision"]["options"]
        await person.do(match, type="choose", seat=seat, do=options[0]["do"])
    for since in range(60):
        await person.state(match, 0, since=since)
    assert len(server.services.memory.get(match).shown) <= 20


@on_server()
async def test_the_time_in_a_state_is_now(server):
    """A state that was made for somebody earlier does not tell the time of then."""
    person = await server.person()
    match = await person.create("me", "me")
    server.set_time(1_000_000.0)
    assert (await person.state(match, 0))["now"] == 1_000_000.0
    server.set_time(1_000_090.0)
    assert (await person.state(match, 0))["now"] == 1_000_090.0


INSIDE = [
    "192.0.0.8",
    "192.88.99.1",
    "2001:20::1",
    "2002:101:101::",
    "3fff::1",
    "5f00::1",
    "64:ff9b::10.0.0.1",
    "::127.0.0.1",
    "::ffff:224.0.0.1",
    "fec0::1",
    "2002:a00:1::",
    "240.0.0.1",
]


@pytest.mark.parametrize("address", INSIDE)
def test_addresses_that_lead_inside(address):
    """Other ways to write an address of one's own network, and addresses of no network."""
    assert not is_public(address)


def test_public_addresses():
    """The open internet, also by way of a translation to IPv4."""
    for address in ("1.1.1.1", "2606:4700::1111", "64:ff9b::1.1.1.1", "::ffff:1.1.1.1"):
        assert is_public(address)


def test_bodies_of_a_deep_file(tmp_path):
    """A file nested as deep as can be read at all is damaged, not too much for us."""
    with browsing(configured(f"sqlite:///{tmp_path / 'x.db'}")) as browser:
        guest = browser.guest()
        seats = [{"who": "me"}, {"who": "me"}]
        match = guest.post("/api/matches", json={"game": "colonialism", "seats": seats}).json()["id"]
        record = guest.get(f"/api/matches/{match}/file").json()
        for depth in (50, 400, 900):
            deep: object = 1
            for _ in range(depth):
                deep = [deep]
            for place in ("start", "snapshot"):
                table = dict.fromkeys(record["snapshot"], deep)
                content = json.dumps(record | {place: table})
                headers = {"Content-Type": "application/json"}
                answer = guest.post("/api/matches/import", content=content, headers=headers)
                assert answer.status_code == 422, (depth, place, answer.text)


@on_server()
async def test_a_file_that_asks_for_all_memory(server):
    """Numbers that the rules take for something small cost another process, not the server."""
    person = await server.person()
    card = await person.post("/api/matches", {"game": "goa", "seats": [{"who": "me"}, {"who": "me"}]})
    record = await person.get(f"/api/matches/{card['id']}/file")
    grid = record["snapshot"]["board"]["grid"]
    before = most_memory()
    for giant in (10**10, 10**18):
        record["snapshot"]["board"]["grid"] = [giant, *grid[1:]]
        record["choices"] = [{"seat": 0, "do": "x", "mark": fingerprint_of(record["snapshot"])}]
        status, problem = await person.ask("POST", "/api/matches/import", record)
        assert (status, problem["id"]) == (422, "problem-file")
    assert most_memory() - before < 200_000_000


def most_memory():
    """The most that this process ever had, in bytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def fingerprint_of(snapshot):
    """As the kernel makes it."""
    text = json.dumps(snapshot, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()


def read_for_ever(content, telling):
    """A reader that finds no end."""
    time.sleep(1_000)


def test_a_file_that_takes_long(monkeypatch):
    """It is given up after some seconds, and the next one is read."""
    monkeypatch.setattr(files, "MOST_SECONDS", 0.1)
    monkeypatch.setattr(files, "find_fault", read_for_ever)
    with pytest.raises(ProblemError) as refused:
        files.try_apart(b"{}")
    assert refused.value.args_["what"] == "it takes too long to read"
    monkeypatch.undo()
    with pytest.raises(ProblemError) as refused:
        files.try_apart(b"{}")
    assert "no schema number" in str(refused.value.args_["what"])


def test_a_file_with_very_many_choices():
    """A match has so many choices as somebody can make."""
    choice = {"seat": 0, "do": "x", "mark": "0" * 12}
    record = {"schema": 1, "game": "goa", "players": [], "options": {}, "pack": "", "seed": 0, "key": None}
    record |= {"start": None, "choices": [choice] * 5_001, "snapshot": {}}
    with pytest.raises(ProblemError) as refused:
        files.read_file(json.dumps(record).encode())
    assert refused.value.args_["what"] == "more than 5000 choices"


def test_names_that_nobody_resolves_in_time(monkeypatch):
    """Webhooks whose names hang keep neither log-ins nor files waiting, which use threads as well."""

    def hang(*where: object, **how: object) -> None:
        end.wait(20)
        raise OSError

    async def story() -> float:
        letters = [asyncio.create_task(post("https://example.org/x", b"", {})) for _ in range(40)]
        await asyncio.gather(*letters, return_exceptions=True)
        begun = time.monotonic()
        await asyncio.to_thread(int)
        took = time.monotonic() - begun
        end.set()
        return took

    end = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", hang)
    monkeypatch.setattr(outbox, "SECONDS", 0.2)
    assert asyncio.run(story()) < 2


@on_server()
async def test_somebody_who_goes_while_sending(server):
    """A body that breaks off is the sender's matter: nothing failed here, and no log says so."""
    person = await server.person()
    told = []

    async def receive() -> dict[str, str]:
        return {"type": "http.disconnect"}

    async def tell(message) -> None:
        told.append(message)

    with structlog.testing.capture_logs() as logs:
        scope = person.scope("http", "/api/matches", {}) | {"method": "POST"}
        await person.app(scope, receive, tell)
    assert (told[0]["status"], logs) == (400, [])


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # who thinks knows no database
@on_server()
async def test_very_many_hints(server):
    """Who asks for hints without end does not keep the computer players of others from thinking."""
    person = await server.person()
    match = await person.create("me", "me")
    seat = (await person.state(match))["position"]["waiting_for"][0]
    path = f"/api/matches/{match}/hint"
    found = await asyncio.gather(*[person.ask("POST", path, {"seat": seat}) for _ in range(12)])
    statuses = [status for status, _ in found]
    assert (set(statuses), statuses.count(200)) == ({200, 503}, 3)
    assert (await person.ask("POST", path, {"seat": seat}))[0] == 200
