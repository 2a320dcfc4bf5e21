"""The programs of docs/http-api.md work on a real server, and the page says what is so."""

import asyncio
import json
import re
import runpy
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from carrack.server.http.openapi import document
from carrack.server.ops.load_client import HOST
from carrack.server.ops.server_process import ServerProcess

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLES = DOCS / "examples"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a process of its own."""
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    try:
        asyncio.run(server.healthy())
        yield f"http://{HOST}:{server.port}"
    finally:
        server.stop()


def test_a_program_plays(address):
    """A whole game at random, to its result."""
    standings = runpy.run_path(str(EXAMPLES / "play_over_http.py"))["play"](address, "colonialism")
    assert len(standings["scores"]) == 2
    assert min(standings["places"]) == 1


def test_a_program_watches(address, capsys):
    """Every state until the end comes over the socket."""
    play = runpy.run_path(str(EXAMPLES / "play_over_http.py"))
    server = play["Server"](address)
    server.ask("POST", "/api/guest", {})
    seats = [{"who": "computer", "kind": "novice"}] * 2
    _, card = server.ask("POST", "/api/matches", {"game": "colonialism", "seats": seats, "public": True})
    assert runpy.run_path(str(EXAMPLES / "watch_live.py"))["watch"](address, card["id"]) >= 1
    _, state = server.ask("GET", f"/api/matches/{card['id']}")
    assert state["status"] == "over"
    assert capsys.readouterr().out.splitlines()[-1].startswith(f"version {state['version']}:")


def test_the_page_names_what_there_is(address):
    """Every address in the page is one of the interface, and the page has every request of it."""
    text = (DOCS / "http-api.md").read_text("utf-8")
    paths = json.loads(document())["paths"]
    known = set(paths)
    assert set(re.findall(r"`(/[^`\s]*)`", text)) <= {*known, "/api/live"}
    requests = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert set(re.findall(r"`([A-Z]+ /[^`\s]*)`", text)) == requests
    with urllib.request.urlopen(f"{address}/api/openapi.json") as answer:  # noqa: S310  # loopback
        assert set(json.load(answer)["paths"]) == known
