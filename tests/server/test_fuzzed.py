"""Whatever is sent, the server answers with what it describes: no 5xx, no traceback, no other record."""

import copy
import json
from collections.abc import Iterator
from typing import Any

import hypothesis
import msgspec
import pytest
import schemathesis
from hypothesis import strategies
from schemathesis import GenerationMode
from starlette.testclient import WebSocketDenialResponse, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from carrack.server.http.calls import Page
from carrack.server.http.endpoints import endpoints
from carrack.server.http.openapi import document
from carrack.server.records.problems import Problem
from server.browsers import ADDRESS, Browser, browsing, configured

EXAMPLES = 8
ENDPOINTS = {f"{endpoint.method} {endpoint.path}": endpoint for endpoint in endpoints()}
READ: list[Any] = list(schemathesis.openapi.from_dict(json.loads(document())).get_all_operations())
OPERATIONS = {found.ok().label: found.ok() for found in READ}
LIVE = ADDRESS.replace("http:", "ws:") + "/api/live"
PLAN = {
    "game": "colonialism",
    "seats": [{"who": "me", "name": "Ana"}, {"who": "computer", "kind": "greedy"}, {"who": "open"}],
    "options": {"quick_start": "on"},
    "clock": {"kind": "live", "move": 60, "reserve": 600},
    "nonce": "12ab",
}
NAMES = {"command_id": "a-command", "expected_version": 1}
BODIES: dict[str, dict[str, Any]] = {
    "POST /api/matches": PLAN,
    "POST /api/matches/{match}/join": NAMES | {"seat": 0, "invitation": "x", "nonce": "0"},
    "POST /api/matches/{match}/commands": NAMES | {"type": "choose", "seat": 0, "do": "row 1"},
    "POST /api/matches/{match}/branch": {
        "at": 1,
        "seats": [{"who": "me"}, {"who": "computer", "kind": "greedy"}],
    },
    "POST /api/matches/{match}/chat": {"text": "hello", "command_id": "a-command"},
    "POST /api/login": {"name": "Ana", "password": "correct horse"},
    "PATCH /api/me": {
        "name": "Ana",
        "settings": {"webhook": "https://example.org", "email": "a@example.org"},
    },
    "POST /api/me/push": {"endpoint": "https://fcm.googleapis.com/x", "p256dh": "x", "auth": "x"},
}
NASTY: list[Any] = [
    2**70,
    -5,
    1.5,
    None,
    "",
    "\x00",
    "a\x00b",
    "x" * 43,
    "x" * 40_000,
    "\u202e",
    [],
    {},
    ["x"] * 1000,
    True,
]


@pytest.fixture(scope="module")
def visitor(tmp_path_factory):
    """A running server and a browser without a session."""
    file = tmp_path_factory.mktemp("fuzzed") / "carrack.db"
    with browsing(configured(f"sqlite:///{file}")) as found:
        yield found


def with_match(visitor: Browser) -> tuple[Browser, str]:
    """A guest with a match against computer players."""
    guest = visitor.guest()
    plan = PLAN | {"seats": [{"who": "me"}, {"who": "computer", "kind": "random"}]}
    return guest, guest.post("/api/matches", json=plan).json()["id"]


def check(name: str, status: int, content: bytes) -> None:
    """The answer is one that the document describes."""
    assert status < 500, content
    assert b"Traceback" not in content
    endpoint = ENDPOINTS[name]
    if status >= 400:
        msgspec.json.decode(content, type=Problem)
    elif endpoint.answer not in (None, Page):
        msgspec.json.decode(content, type=endpoint.answer)


@pytest.mark.parametrize("name", OPERATIONS)
def test_schemathesis(visitor, name):
    """Requests made from the document, right ones and wrong ones."""
    operation = OPERATIONS[name]
    guest, match = with_match(visitor)
    known = {
        "match": match,
        "game": "colonialism",
        "language": "de",
        "file": "board.svg",
        "at": 0,
        "lesson": "first-game",
        "exercise": "brown-first",
    }
    known |= {"line": 1, "person": 1, "bot": 1, "report": 1, "session": "0123456789abcdef"}
    parts = {part.name: known[part.name] for part in operation.path_parameters}
    cases = strategies.one_of(
        operation.as_strategy(path_parameters=parts or None),
        operation.as_strategy(GenerationMode.NEGATIVE),
    )

    @hypothesis.settings(
        max_examples=EXAMPLES,
        phases=[hypothesis.Phase.generate],
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    @hypothesis.given(case=cases)
    def ask(case: schemathesis.Case[Any]) -> None:
        sent = case.as_transport_kwargs(base_url=ADDRESS)
        body = json.dumps(sent["json"]).encode() if "json" in sent else sent.get("data")
        browser = visitor.another()
        browser.cookies.update(guest.cookies)
        answer = browser.request(
            sent["method"],
            sent["url"],
            params=sent["params"],
            content=body if isinstance(body, bytes) else None,
            headers={"Content-Type": "application/json"},
        )
        if answer.status_code != 405:  # a method that the document does not know
            check(name, answer.status_code, answer.content)

    ask()


def mutations(body: Any) -> Iterator[Any]:
    """The body with one value replaced, taken out, or added."""
    for path in leaves(body):
        for value in NASTY:
            changed = copy.deepcopy(body)
            inner = changed
            for key in path[:-1]:
                inner = inner[key]
            inner[path[-1]] = value
            yield changed
    yield body | {"colour": "red"}
    for key in body:
        yield {name: value for name, value in body.items() if name != key}


def leaves(body: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where the values of a body are."""
    if path:
        yield path
    if isinstance(body, dict | list):
        for key, value in body.items() if isinstance(body, dict) else enumerate(body):
            yield from leaves(value, (*path, key))


def test_mutated_bodies(database):
    """What broke prototypes, at every place of every body, on either database."""
    with browsing(configured(database)) as visitor:
        guest, match = with_match(visitor)
        sent = 0
        for name, body in BODIES.items():
            method, path = name.split()
            for changed in mutations(body):
                answer = guest.request(method, path.format(match=match), json=changed)
                check(name, answer.status_code, answer.content)
                sent += 1
        assert guest.get("/api/me").status_code == 200
        assert sent > 400


@pytest.mark.parametrize(
    "value", ["", "\x00", "x" * 43, str(2**70), "-5", "1.5", "null", "\u202e", "0" * 3000]
)
def test_mutated_addresses(visitor, value):
    """The same values in addresses."""
    guest, match = with_match(visitor)
    for name, endpoint in ENDPOINTS.items():
        if endpoint.method != "GET":
            continue
        for field in endpoint.query.__struct_fields__:
            answer = guest.get(endpoint.path.format(match=match, at=0, game="goa"), params={field: value})
            check(name, answer.status_code, answer.content)
        if "{match}" in endpoint.path and value.isprintable():
            answer = guest.get(endpoint.path.format(match=value or "-", at=0))
            check(name, answer.status_code, answer.content)


@pytest.mark.parametrize(
    "query",
    ["match=x", "match=%00", "seat=9", "seat=x", "since=-9", f"since={2**70}", "colour=red", "seat=0&seat=1"],
)
def test_mutated_handshakes(visitor, query):
    """A socket that wants what is not there is closed with a reason, or gets what there is."""
    guest, match = with_match(visitor)
    assert first_news(guest, f"{LIVE}?match={match}&{query}") in {
        "turns",
        "problem-query",
        "problem-match",
        "problem-seat",
    }


def first_news(browser: Browser, address: str) -> str:
    """The kind of the first frame, or why there is none."""
    try:
        with browser.websocket_connect(address) as socket:
            return str(json.loads(socket.receive_text())["type"])
    except WebSocketDenialResponse as refused:
        return str(refused.json()["id"])
    except WebSocketDisconnect as closed:
        return str(closed.reason)


@pytest.mark.parametrize(
    "frame", ["", "pong", "x" * 60_000, "\x00", '{"type": "choose"}', b"ping", b"\xff" * 100]
)
def test_mutated_frames(visitor, frame):
    """Whoever sends anything but a ping is not heard any longer, and the server goes on."""
    guest, match = with_match(visitor)
    with guest.websocket_connect(f"{LIVE}?match={match}&seat=0") as socket:
        socket.send_text("ping")
        while socket.receive_text() != "pong":
            pass
        socket.send_text(frame) if isinstance(frame, str) else socket.send_bytes(frame)
        with pytest.raises(WebSocketDisconnect) as closed:
            read_on(socket)
        assert (closed.value.code, closed.value.reason) == (1008, "problem-frame")
    assert guest.get("/api/me").status_code == 200


def read_on(socket: WebSocketTestSession) -> None:
    """Read as long as there is anything."""
    while True:
        socket.receive_text()
