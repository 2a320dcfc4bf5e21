"""What the application serves to everybody: games, texts, rules, sheets, the client, health and figures."""

import asyncio
import json
import logging
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.testclient import TestClient

import carrack
from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.text import LANGUAGES
from carrack.server.computers.pool import Asked
from carrack.server.computers.thinking import Question
from carrack.server.http.answers import problem_response
from carrack.server.http.client import Client
from carrack.server.http.rulespage import with_anchors
from carrack.server.ops import metrics
from carrack.server.ops.logs import logger, set_up_logs
from carrack.server.records.games import GameRecord, Games, RulesPage
from carrack.server.records.problems import ProblemError
from server.browsers import Browser, browsing, configured
from server.people import change_database


@pytest.fixture(scope="module")
def visitor(tmp_path_factory):
    """A running server and a browser without a session."""
    file = tmp_path_factory.mktemp("app") / "carrack.db"
    with browsing(configured(f"sqlite:///{file}", computers=["random", "search:400"])) as found:
        yield found


def test_games(visitor):
    """Every installed game, and the computer players that this server offers."""
    games = msgspec.json.decode(visitor.get("/api/games").content, type=Games)
    assert [game.id for game in games.games] == game_ids()
    assert games.computers == ["random", "search:400"]


@pytest.mark.parametrize("game", game_ids())
def test_game(visitor, game):
    """All its components can be looked at without a match."""
    record = msgspec.json.decode(visitor.get(f"/api/games/{game}").content, type=GameRecord)
    assert [part.id for part in record.components] == [part.id for part in rules_of(game).components()]
    for sheet in record.sheets:
        answer = visitor.get(f"/api/games/{game}/board/{sheet}.svg")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.startswith("<svg")


def test_former_id(visitor):
    """A game that had another id is found by it too."""
    record = msgspec.json.decode(visitor.get("/api/games/thirteen_colonies").content, type=GameRecord)
    assert record.id == "13-kolonien"


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts(visitor, language):
    """One catalogue with everything that can be said: kernel's, server's and game's."""
    answer = visitor.get(f"/api/games/colonialism/text/{language}")
    for id_ in ("refusal-game-over =", "problem-version =", "game-name ="):
        assert f"\n{id_}" in answer.text


def test_unchanged_files_are_not_sent_again(visitor):
    """A browser asks, and is told that its copy is right."""
    path = "/api/games/colonialism/text/de"
    first = visitor.get(path)
    assert first.headers["cache-control"] == "no-cache"
    again = visitor.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert visitor.get(path, headers={"If-None-Match": '"other"'}).status_code == 200


def test_answers_are_compressed_for_who_takes_it(visitor):
    """And only for them."""
    plain = visitor.get("/api/games/colonialism", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    small = visitor.get("/api/games/colonialism", headers={"Accept-Encoding": "gzip"})
    assert small.headers["content-encoding"] == "gzip"
    assert small.content == plain.content
    assert int(small.headers["content-length"]) < len(plain.content) / 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_rules(visitor, game, language):
    """Every section that a component names has an anchor."""
    page = msgspec.json.decode(visitor.get(f"/api/games/{game}/rules/{language}").content, type=RulesPage)
    assert page.game == game
    for part in rules_of(game).components():
        if part.section:
            assert f'id="s-{part.section.split()[0]}"' in page.html, part.section
    assert "<script" not in page.html


def test_rules_are_text():
    """HTML in a rules page stays text, links lead nowhere harmful, and anchors are unique."""
    html = with_anchors(
        "# 1 A\n\n## 1.2 B\n\n## 1.2 C: D\n\n<img src=x onerror=y> [x](javascript:y)\n\n## Free"
        "\n\n## 2a E\n\n## E4.b F"
    )
    assert 'id="s-2a"' in html
    assert 'id="s-E4.b"' in html
    assert 'id="s-1"' in html
    assert 'id="s-1.2"' in html
    assert 'id="s-1.2-c"' in html
    assert "<img" not in html
    assert "href" not in html


@pytest.mark.parametrize("file", ["secret.toml", "theme.py", "..%2Frules.py", "board.svg%00"])
def test_only_sheets_and_themes(visitor, file):
    """Nothing else of a game's folder is served."""
    assert visitor.get(f"/api/games/colonialism/board/{file}").status_code == 404


def test_health(visitor):
    """The server is well; it tells its version and which engine runs."""
    told = {"status": "ok", "version": carrack.__version__, "engine": carrack.engine(), "failed_writes": 0}
    told["oldest_question"] = 0.0
    assert visitor.get("/health").json() == told


def test_health_of_computer_players(visitor):
    """A decision that has waited for longer than any answer takes is told, with its age."""

    async def ask() -> Asked:
        question = Question("goa", 3, {}, b"", 0, "master")
        return Asked(question, asyncio.get_running_loop().create_future())

    waiting, asked = visitor.app.state.services.computers._pool._open, asyncio.run(ask())
    asked.at -= 1000  # type: ignore[misc]  # it has waited for so long
    waiting.add(asked)
    told = visitor.get("/health").json()
    assert (told["status"], told["oldest_question"] >= 1000) == ("computer players hang", True)
    visitor.get("/metrics")
    assert (metrics.REGISTRY.get_sample_value("carrack_computer_oldest_seconds") or 0) >= 1000
    waiting.discard(asked)
    assert visitor.get("/health").json()["status"] == "ok"


def test_health_without_database(postgresql):
    """A database that is away is told as such, not as a failure of the server's own."""
    database = postgresql.new_database()
    with browsing(configured(database)) as visitor:
        guest = visitor.guest()
        name = database.rpartition("/")[2]
        reach = f"ALTER DATABASE {name} ALLOW_CONNECTIONS"
        asyncio.run(change_database(postgresql, f"{reach} false", name))
        assert visitor.problem("GET", "/health") == (503, "problem-storage")
        assert guest.problem("GET", "/api/me") == (503, "problem-storage")
        asyncio.run(change_database(postgresql, f"{reach} true", name))
        assert visitor.get("/health").status_code == 200


def test_figures_for_some_networks(visitor):
    """Prometheus reads them from where the configuration says."""
    visitor.get("/api/games")
    text = visitor.get("/metrics").text
    assert 'carrack_requests_total{method="GET",route="/api/games",status="200"}' in text
    for name in (
        "carrack_request_seconds_bucket",
        "carrack_moves",
        "carrack_sockets",
        "carrack_computer_queue",
        "carrack_computer_seconds",
        "carrack_computer_share",
    ):
        assert name in text
    far: Any = Browser(visitor.app, visitor)
    far._transport.client = ("203.0.113.5", 40000)
    assert far.problem("GET", "/metrics") == (403, "problem-metrics")


# The built client


@pytest.fixture
def built(tmp_path):
    """A built client, served."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>page</title>")
    (tmp_path / "assets" / "main-abc123.js").write_text("// script\n" * 500)
    (tmp_path / ".hidden").write_text("hidden")
    (tmp_path.parent / "outside.txt").write_text("outside")
    client = Client(tmp_path)

    async def answer(request: Request) -> Response:
        try:
            return client.answer(request)
        except ProblemError as problem:
            return problem_response(problem)

    return TestClient(Starlette(routes=[Route("/{path:path}", answer)]))


def test_pages_of_the_client(built):
    """Every address of the client is its one page, which browsers ask for anew."""
    for path in ("/", "/m/abcdefghijkl", "/g/colonialism/rules"):
        answer = built.get(path)
        assert "page" in answer.text
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"


def test_assets_of_the_client(built):
    """What is named by its content is kept for ever, and sent compressed."""
    answer = built.get("/assets/main-abc123.js", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-encoding"] == "gzip"
    tag = answer.headers["etag"]
    assert built.get("/assets/main-abc123.js", headers={"If-None-Match": tag}).status_code == 304


@pytest.mark.parametrize(
    "path",
    ["/assets/other.js", "/.hidden", "/..%2Foutside.txt", "/%2e%2e/outside.txt", "/api/nothing", "/api"],
)
def test_what_is_no_file_of_the_client(built, path):
    """Nothing outside of its folder, and no page in place of a missing file."""
    answer = built.get(path)
    assert answer.status_code == 404
    assert "side" not in answer.text


def test_client_that_is_not_built(tmp_path):
    """A page says how to build it; once it is built it is served without a new start."""
    client = Client(tmp_path / "static")
    request = Request({"type": "http", "method": "GET", "path": "/", "headers": [], "query_string": b""})
    missing = client.answer(request)
    assert missing.status_code == 503
    assert b"npm run build" in missing.body
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("built")
    assert client.answer(request).body == b"built"


# Logs


def test_logs_are_json_without_secrets(tmp_path, capsys):
    """One event a line; what is called a secret is masked; libraries are heard in the same form."""
    set_up_logs(configured(f"sqlite:///{tmp_path}/x.db", log_format="json", log_level="info"))
    logger("test").info("hello", match="m", password="hunter2", session_token="hunter3")  # noqa: S106  # of nobody
    logging.getLogger("library").warning("careful")
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["event"] for line in lines] == ["hello", "careful"]
    assert lines[0]["match"] == "m"
    assert "hunter" not in json.dumps(lines)


def test_requests_are_logged_where_wished(tmp_path, capsys):
    """Without parameters, cookies and bodies."""
    config = configured(f"sqlite:///{tmp_path}/x.db", log_format="json", log_level="info", log_requests=True)
    set_up_logs(config)
    with browsing(config) as visitor:
        guest = visitor.guest(name="Magellan")
        guest.get("/api/games?hidden=1")
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    ours = [line for line in lines if line["event"] == "request"]
    assert [line["path"] for line in ours] == ["/api/guest", "/api/games"]
    for word in ("Magellan", "hidden", guest.cookies["carrack_session"]):
        assert word not in json.dumps(ours)
