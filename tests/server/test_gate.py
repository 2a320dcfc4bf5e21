"""The gate: names, origins, content types, lengths, limits, headers; and that nothing inside is shown."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from carrack.server.ops.buckets import MOST_BUCKETS, Buckets
from carrack.server.ops.logs import set_up_logs
from carrack.server.records.problems import ProblemError
from server.browsers import ADDRESS, browsing, configured

JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def visitor(tmp_path_factory):
    """A running server and a browser without a session."""
    file = tmp_path_factory.mktemp("gate") / "carrack.db"
    with browsing(configured(f"sqlite:///{file}", hosts=["*.example.org"])) as found:
        yield found


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:8642", 200),
        ("localhost", 200),
        ("[::1]:8642", 200),
        ("play.example.org", 200),
        ("example.org", 421),
        ("evil.test", 421),
        ("127.0.0.1.evil.test", 421),
        ("10.1.2.3", 421),
        ("[", 421),
    ],
)
def test_host(visitor, host, status):
    """Only the server's own names are answered, so that nobody's name can be pointed at it."""
    answer = visitor.get("/api/games", headers={"Host": host})
    assert answer.status_code == status
    if status == 421:
        assert answer.json()["id"] == "problem-host"


def test_server_for_everybody_answers_to_numbers(tmp_path):
    """A server that listens everywhere is asked for by its address, but not by others' names."""
    with browsing(configured(f"sqlite:///{tmp_path}/x.db", host="0.0.0.0")) as visitor:  # noqa: S104  # a setting
        assert visitor.get("/health", headers={"Host": "192.168.1.7:8642"}).status_code == 200
        assert visitor.get("/health", headers={"Host": "evil.test"}).status_code == 421


@pytest.mark.parametrize(
    ("headers", "passes"),
    [
        ({"Origin": ADDRESS}, True),
        ({"Sec-Fetch-Site": "same-origin"}, True),
        ({"Sec-Fetch-Site": "none"}, True),
        ({"Sec-Fetch-Site": "same-site", "Origin": ADDRESS}, False),
        ({"Sec-Fetch-Site": "cross-site"}, False),
        ({"Origin": "http://127.0.0.1:9999"}, False),
        ({"Origin": "http://evil.test"}, False),
        ({"Origin": "null"}, False),
        ({"Origin": ""}, False),
        ({}, False),
    ],
)
def test_origin_of_changes(visitor, headers, passes):
    """What changes something comes from our own pages; another port of the same host is another site."""
    other = visitor.another()
    del other.headers["Origin"]
    answer = other.post("/api/guest", json={}, headers=headers)
    assert (answer.status_code == 201) == passes
    if not passes:
        assert (answer.status_code, answer.json()["id"]) == (403, "problem-origin")
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    ("kind", "status"),
    [
        ("application/json", 201),
        ("application/json; charset=utf-8", 201),
        ("text/plain", 415),
        ("application/x-www-form-urlencoded", 415),
        ("", 415),
    ],
)
def test_content_type(visitor, kind, status):
    """Bodies are JSON by their own account: forms of other sites can't say so."""
    answer = visitor.another().post("/api/guest", content=b"{}", headers={"Content-Type": kind})
    assert answer.status_code == status


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"name": 5}',
        b'{"name": ""}',
        b'{"name": " x"}',
        b'{"name": "' + b"x" * 31 + b'"}',
        b'{"name": "a\\u0000b"}',
        b'{"name": "a\\\\\\u0000b"}',
        b'{"name": "\\ud800"}',
        b'{"name": "\xff"}',
        b'{"name": "x", "colour": 1}',
        b"[" * 60_000,
    ],
)
def test_bodies_that_are_no_newcomer(visitor, body):
    """Each is refused with a reason, none is a failure of the server."""
    answer = visitor.another().post("/api/guest", content=body, headers=JSON)
    assert (answer.status_code, answer.json()["id"]) == (400, "problem-body")


def test_backslash_before_u0000_is_text(visitor):
    """Six ordinary signs are not a NUL character."""
    assert visitor.another().post("/api/guest", content=b'{"name": "a\\\\u0000"}', headers=JSON).is_success


def test_long_bodies_are_not_read(visitor):
    """Beyond the bound a body is refused, whether it says its length or not."""
    assert visitor.problem("POST", "/api/guest", content=b" " * 70_000, headers=JSON) == (
        413,
        "problem-too-long",
    )

    def parts() -> Iterator[bytes]:
        for _ in range(70):
            yield b" " * 1000

    assert visitor.problem("POST", "/api/guest", content=parts(), headers=JSON) == (413, "problem-too-long")


@pytest.mark.parametrize("query", ["?x=1", "?x", "?language=de&language=en", "?%00=1"])
def test_unknown_parameters(visitor, query):
    """A parameter that means nothing is an error, not ignored."""
    assert visitor.problem("GET", f"/api/games{query}") == (400, "problem-query")


@pytest.mark.parametrize(
    "path",
    ["/api/games/..", "/api/games/%00", "/api/games/" + "x" * 41, "/api/games/colonialism/text/fr", "/api/x"],
)
def test_paths_that_name_nothing(visitor, path):
    """They are not found, whatever is in them."""
    assert visitor.get(path).status_code == 404


def test_wrong_method(visitor):
    """A known path with another method says so."""
    assert visitor.problem("PUT", "/api/games") == (405, "problem-method")


def test_headers(visitor):
    """Every answer carries them, errors too; scripts and styles only from files of our own."""
    for path in ("/api/games", "/api/nothing", "/nothing.png"):
        headers = visitor.get(path).headers
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == "'self'"
        assert policy["frame-ancestors"] == "'none'"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert headers["cache-control"] == "no-store"
        assert "strict-transport-security" not in headers


def test_https(tmp_path):
    """Reached by https: the cookie stays there, and so does the visitor."""
    with browsing(
        configured(f"sqlite:///{tmp_path}/x.db", public_url="https://games.example.org")
    ) as visitor:
        secure = {"Host": "games.example.org", "Origin": "https://games.example.org"}
        answer = visitor.post("/api/guest", json={}, headers=secure)
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        assert "; Secure" in answer.headers["set-cookie"]


def test_cookie(visitor):
    """No script reads it, no other site sends it along, and it is not in the answer."""
    answer = visitor.another().post("/api/guest", json={})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("carrack_session=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert cookie.split("=")[1].split(";")[0] not in answer.text


def test_rate_of_logins(tmp_path):
    """Somebody who tries too often is told when to go on."""
    with browsing(configured(f"sqlite:///{tmp_path}/x.db", rate_logins=3, rate_reads=5)) as visitor:
        for _ in range(3):
            assert visitor.another().post("/api/guest", json={}).status_code == 201
        answer = visitor.another().post("/api/guest", json={})
        assert (answer.status_code, answer.json()["id"]) == (429, "problem-too-many")
        assert 1 <= int(answer.headers["retry-after"]) <= 20


def test_rate_of_a_person(tmp_path):
    """One person's questions don't use up another's."""
    with browsing(configured(f"sqlite:///{tmp_path}/x.db", rate_reads=5)) as visitor:
        one, other = visitor.guest(), visitor.guest()
        assert [one.get("/api/me").status_code for _ in range(6)] == [200] * 5 + [429]
        assert other.get("/api/me").status_code == 200


def test_buckets_fill_again_and_stay_few():
    """A bucket is full after a minute; the memory for them is bounded."""
    now = [0.0]
    buckets = Buckets(60, lambda: now[0])
    assert [buckets.take("a") for _ in range(60)] == [0.0] * 60
    assert buckets.take("a") == pytest.approx(1.0)
    now[0] = 1.0
    assert buckets.take("a") == 0.0
    assert buckets.take("a") > 0
    for number in range(MOST_BUCKETS + 10):
        buckets.take(str(number))
    assert len(buckets) == MOST_BUCKETS


def test_failure_inside_is_not_shown(tmp_path, capsys):
    """Whatever breaks, the answer says nothing about it, and the log has it without what was sent."""
    config = configured(f"sqlite:///{tmp_path}/x.db", log_format="json")
    set_up_logs(config)
    with browsing(config) as visitor:
        guest = visitor.guest()
        with closing(sqlite3.connect(tmp_path / "x.db")) as other:
            other.execute("DROP TABLE sessions")
        answer = guest.patch("/api/me", json={"name": "Magellan"})
    assert (answer.status_code, answer.json()["id"]) == (500, "problem-internal")
    for word in ("sessions", "Traceback", "sqlite"):
        assert word not in answer.text
    logged = capsys.readouterr().err
    assert "no such table" in logged
    for secret in ("Magellan", guest.cookies["carrack_session"]):
        assert secret not in logged


def test_problem_says_its_arguments(visitor):
    """A problem has an id and arguments for the page, and a sentence for people with a terminal."""
    problem = json.loads(visitor.get("/api/games/chess").text)
    assert problem["id"] == "problem-no-game"
    assert problem["args"] == {"game": "chess"}
    assert "chess" in problem["detail"]


def test_problem_error_names_its_id():
    """So that a log line is understood."""
    assert str(ProblemError(404, "problem-not-found")) == "problem-not-found"
