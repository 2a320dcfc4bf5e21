"""The programs of docs/http-api.md work on a real server, and the page says what is so."""

import asyncio
import json
import re
import runpy
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from carrack.server.http.openapi import document
from carrack.server.ops.load_client import HOST
from carrack.server.ops.server_process import ServerProcess

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLES = DOCS / "examples"
Row = tuple[str, set[str], set[str]]


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


def rows_of(section):
    """The tables of a section: what stands first in a row, with the names of its fields and the bold ones."""
    rows = re.findall(r"^\| `([^`|]+)` \| (.+) \|$", section, re.MULTILINE)
    plain = [(name, re.sub(r" \([^)]*\)", "", fields)) for name, fields in rows]
    return [
        (name, set(re.findall(r"`(\w+)`", fields)), set(re.findall(r"\*\*`(\w+)`\*\*", fields)))
        for name, fields in plain
    ]


def test_the_page_names_every_field():
    """Bodies, commands, the records in them, and what stands behind the question mark: all and no others."""
    described = json.loads(document())
    schemas = described["components"]["schemas"]
    bodies: list[Row] = []
    parameters: list[Row] = []
    inside: set[str] = set()

    def add(name: str, schema: Any) -> None:
        for used in re.findall(r"#/components/schemas/(\w+)", json.dumps(schema)):
            if used not in inside:
                inside.add(used)
                add(used, schemas[used])
        bodies.append((name, set(schema["properties"]), set(schema.get("required", []))))

    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            name = f"{method.upper()} {path}"
            asked = {part["name"] for part in operation["parameters"] if part["in"] == "query"}
            if asked:
                parameters.append((name, asked, set()))
            body = (
                operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            )
            for option in body.get("anyOf", [body]) if body else []:
                record = schemas[option["$ref"].rpartition("/")[2]]
                add(record["properties"]["type"]["enum"][0] if "anyOf" in body else name, record)
    page = (DOCS / "http-api.md").read_text("utf-8")
    section = page.partition("\n## Fields\n")[2].partition("\n## ")[0]
    in_bodies, _, in_addresses = section.partition("| request | parameters |")
    assert sorted(rows_of(in_bodies)) == sorted(bodies)
    assert sorted(rows_of(in_addresses)) == sorted(parameters)
