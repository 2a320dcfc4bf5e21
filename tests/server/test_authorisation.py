"""Who may do what: every endpoint of the route tables for every kind of person.

Two matches run, both set up by somebody who does not sit in them: a private one with two people, and a public
one with the same two. `RULES` says for every endpoint which rule it follows, `EXPECTED` what a rule means.
Every request is about seat 0.
"""

import json

import pytest
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from carrack.server.http.calls import Endpoint, NoBody
from carrack.server.http.endpoints import endpoints
from carrack.server.records.admin import AccountState
from carrack.server.records.commands import AnyCommand
from carrack.server.records.lessons import LessonWish
from carrack.server.records.live import Ignoring, NewLine, NewReport
from carrack.server.records.matches import AskHint, Branch, Join, NewMatch, Rematch
from carrack.server.records.people import (
    Credentials,
    MeChange,
    NewBot,
    Newcomer,
    OwnPassword,
    PasswordChange,
    PushSubscription,
    Recovery,
    RecoveryMail,
    Removal,
)
from carrack.server.records.review import Analyse
from server.browsers import ADDRESS, Browser, browsing, configured
from server.people import on_server

ALLOWED = "allowed"
NO_SESSION = "problem-no-session"
NO_MATCH = "problem-match"
NOT_YOURS = "problem-seat"
NO_SEAT = "problem-no-seat"
OTHERS = "problem-others-play"
HINT = "problem-hint"
REFUSALS = {
    "problem-admin",
    NO_SESSION,
    NO_MATCH,
    NOT_YOURS,
    NO_SEAT,
    OTHERS,
    HINT,
    "problem-creator",
    "problem-invitation",
}

ROLES = ("nobody", "stranger", "spectator", "seat", "other seat", "creator")
"""The spectator looks at the public match, all others ask about the private one."""
EXPECTED = {
    "anyone": (ALLOWED,) * 6,
    "person": (NO_SESSION, *(ALLOWED,) * 5),
    "player": (NO_SESSION, *(ALLOWED,) * 5),
    # whoever may see the match
    "watch": (NO_SESSION, NO_MATCH, *(ALLOWED,) * 4),
    # whoever sits at seat 0
    "look": (NO_SESSION, NO_MATCH, NOT_YOURS, ALLOWED, NOT_YOURS, NOT_YOURS),
    # whoever sits in the match
    "sit": (NO_SESSION, NO_MATCH, NO_SEAT, ALLOWED, ALLOWED, NO_SEAT),
    # nobody as long as other people play: what was hidden would be known
    "alone": (NO_SESSION, NO_MATCH, *(OTHERS,) * 4),
    # administrators, and nobody here is one
    "admin": (NO_SESSION, *("problem-admin",) * 5),
    "hint": (NO_SESSION, NO_MATCH, NOT_YOURS, HINT, NOT_YOURS, NOT_YOURS),
}
MATCH = "/api/matches/{match}"
RULES = {
    "GET /api/matches": "person",
    "POST /api/matches": "person",
    "POST /api/matches/import": "person",
    f"GET {MATCH}": "look",
    f"GET {MATCH}/opening": "watch",
    f"POST {MATCH}/join": "watch",
    f"POST {MATCH}/commands": "look",
    f"GET {MATCH}/moves": "look",
    f"GET {MATCH}/positions/{{at}}": "look",
    f"GET {MATCH}/board-text": "look",
    f"GET {MATCH}/view": "look",
    f"GET {MATCH}/why": "look",
    f"POST {MATCH}/hint": "hint",
    f"POST {MATCH}/analysis": "watch",
    f"POST {MATCH}/analysis/position": "watch",
    f"GET {MATCH}/charts": "watch",
    f"GET {MATCH}/review": "watch",
    f"GET {MATCH}/verification": "watch",
    f"GET {MATCH}/file": "alone",
    f"POST {MATCH}/branch": "alone",
    f"POST {MATCH}/rematch": "sit",
    f"GET {MATCH}/chat": "watch",
    f"POST {MATCH}/chat": "sit",
    f"POST {MATCH}/chat/{{line}}/report": "watch",
    f"POST {MATCH}/chat/{{line}}/ignore": "watch",
}
"""Endpoints of matches; of all others the route table itself says whether they need a session."""
CHANGING = {
    "DELETE /api/me",
    "DELETE /api/me/sessions",
    "POST /api/logout",
    "POST /api/login",
    "POST /api/me/claim",
}
"""These change who somebody is: a guest with a session of its own asks, whatever the role."""
STALE = {"command_id": "authorised", "expected_version": 999_999}
BODIES = {
    NewMatch: {"game": "colonialism", "seats": [{"who": "me"}, {"who": "open"}]},
    Join: STALE,
    AnyCommand: STALE | {"type": "choose", "seat": 0, "do": "pass"},
    AskHint: {"seat": 0},
    Analyse: {"at": 0, "eyes": -1},
    Branch: {"at": 0, "seats": [{"who": "me"}, {"who": "me"}]},
    Rematch: {},
    NewLine: {"text": "hello", "command_id": "authorised"},
    Newcomer: {},
    Credentials: {"name": "Nobody", "password": "wrong horse"},
    MeChange: {},
    PasswordChange: {"old": "wrong horse", "new": "wrong horse"},
    PushSubscription: {"endpoint": "https://example.org/x", "p256dh": "x", "auth": "x"},
    Removal: {},
    OwnPassword: {"password": "wrong horse"},
    NewBot: {"name": "Nobody’s bot"},
    Recovery: {"code": "aaaa-bbbb-cccc-dddd", "password": "wrong horse", "name": "Nobody"},
    RecoveryMail: {"name": "Nobody"},
    NewReport: {"reason": "spam"},
    LessonWish: {},
    Ignoring: {"how": "mute"},
    AccountState: {"closed": True},
    bytes: {},
}
LIVE = ADDRESS.replace("http:", "ws:") + "/api/live"
PARTS = {
    "game": "colonialism",
    "lesson": "first-game",
    "exercise": "brown-first",
    "language": "de",
    "file": "board.svg",
    "at": "0",
    "line": "1",
    "report": "1",
    "person": "1",
    "bot": "1",
}
PARTS |= {"session": "0" * 16}


def name_of(endpoint: Endpoint) -> str:
    """As the rules name it."""
    return f"{endpoint.method} {endpoint.path}"


def rule_of(endpoint: Endpoint) -> str:
    """The rule that it follows."""
    return RULES[name_of(endpoint)] if "/api/matches" in endpoint.path else endpoint.who


class Cast:
    """The people and their matches."""

    def __init__(self, visitor: Browser) -> None:
        self.people = {"nobody": visitor} | {role: visitor.guest() for role in ROLES[1:]}
        self.private = self.match(public=False)
        self.public = self.match(public=True)

    def match(self, public: bool) -> str:
        """A running match of two people."""
        creator = self.people["creator"]
        plan = {"game": "colonialism", "seats": [{"who": "open"}, {"who": "open"}], "public": public}
        match = creator.post("/api/matches", json=plan).json()["id"]
        path = f"/api/matches/{match}"
        for seat, role in enumerate(("seat", "other seat")):
            state = creator.get(path).json()
            wish = {"command_id": f"join-{seat}-now", "expected_version": state["version"], "seat": seat}
            wish["invitation"] = state["invitation"]
            answer = self.people[role].post(f"{path}/join", json=wish)
            assert answer.status_code == 200, answer.text
        state = creator.get(path).json()
        if state["status"] == "open":
            start = {"type": "start", "command_id": "start-now", "expected_version": state["version"]}
            assert creator.post(f"{path}/commands", json=start).status_code == 200
        return match

    def asks(self, role: str, endpoint: Endpoint) -> str:
        """Whether a request is allowed, or how it is refused."""
        match = self.public if role == "spectator" else self.private
        path = endpoint.path.format(**PARTS, match=match)
        query = {"seat": 0} if "seat" in endpoint.query.__struct_fields__ else {}
        body = None if endpoint.body is NoBody else BODIES[endpoint.body]
        browser = self.people["nobody"].another()
        browser.cookies.update(self.people[role].cookies)
        if name_of(endpoint) in CHANGING and role != "nobody":
            browser = browser.guest()
        answer = browser.request(endpoint.method, path, params=query, json=body)
        assert answer.status_code < 500, answer.text
        if answer.status_code < 400:
            return ALLOWED
        refused = json.loads(answer.text)["id"]
        return refused if refused in REFUSALS else ALLOWED

    def listens(self, role: str, seat: int) -> str:
        """The same for the socket."""
        match = self.public if role == "spectator" else self.private
        try:
            with self.people[role].websocket_connect(f"{LIVE}?match={match}&seat={seat}") as socket:
                socket.receive_text()
        except WebSocketDenialResponse as refused:
            return str(refused.json()["id"])
        except WebSocketDisconnect as refused:
            return str(refused.reason)
        return ALLOWED


@pytest.fixture(scope="module")
def cast(tmp_path_factory):
    """A server with its people."""
    file = tmp_path_factory.mktemp("authorisation") / "carrack.db"
    with browsing(configured(f"sqlite:///{file}")) as visitor:
        yield Cast(visitor)


@pytest.mark.parametrize(("seat", "rule"), [(0, "look"), (-1, "watch")])
def test_socket(cast, seat, rule):
    """The socket follows the rules of looking."""
    assert tuple(cast.listens(role, seat) for role in ROLES) == EXPECTED[rule]


@pytest.mark.parametrize("endpoint", endpoints(), ids=name_of)
def test_endpoint(cast, endpoint):
    """Every endpoint, asked by everybody."""
    found = tuple(cast.asks(role, endpoint) for role in ROLES)
    assert dict(zip(ROLES, found, strict=True)) == dict(zip(ROLES, EXPECTED[rule_of(endpoint)], strict=True))


def test_every_rule_is_about_an_endpoint():
    """No rule for what is no longer there."""
    assert set(RULES) <= {name_of(endpoint) for endpoint in endpoints()}


@on_server()
async def test_an_invitation_opens_what_can_be_looked_at(server):
    """Who has it sees the moves and the chat as well as the state; who has a wrong one sees nothing."""
    ada, eve = await server.person("Ada"), await server.person("Eve")
    match = await ada.create("me", "me")
    invitation = (await ada.state(match))["invitation"]
    await ada.post(f"/api/matches/{match}/chat", {"text": "Hello", "command_id": "said-hello"})
    for path in ("", "/moves", "/positions/0", "/board-text", "/chat"):
        asked = f"/api/matches/{match}{path}"
        assert (await eve.ask("GET", asked, invitation=invitation))[0] == 200
        for wrong in ({}, {"invitation": "x" * len(invitation)}):
            status, problem = await eve.ask("GET", asked, **wrong)
            assert (status, problem["id"]) == (404, "problem-match")
    status, problem = await eve.ask("GET", f"/api/matches/{match}/moves", seat=0, invitation=invitation)
    assert (status, problem["id"]) == (403, "problem-seat")
