"""The analysis board on the server: finished matches and own files, step by step, for those who watch."""

import asyncio
import json

import pytest

from carrack.kernel.saves import SavedMatch, to_bytes
from cli.matches import played
from server.people import on_server, until
from server.test_review import ending

MATCHES = "/api/matches"
ONE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # who thinks knows no database


async def whole(person, match, **wish: object):
    """An analysis that is watched to its end."""
    while True:
        found = await person.post(f"{MATCHES}/{match}/analysis", {"at": 0, "eyes": -1, **wish})
        if found["whole"]:
            return found
        await asyncio.sleep(0.05)


@ONE
@on_server()
async def test_figures_grow_more_exact_while_somebody_watches(server):
    """The first table comes at once; then more, up to a bound; moves and lines are in words."""
    server.services.studies.tables = 6
    person = await server.person()
    match = await ending(server, person)
    path = f"{MATCHES}/{match}/analysis"
    first = await person.post(path, {"at": 0, "eyes": -1})
    assert 1 <= first["advice"]["tables"] <= 6
    found = await whole(person, match)
    advice = found["advice"]
    assert advice["tables"] == 6
    assert 1 <= len(advice["moves"]) <= 5
    assert sum(advice["chances"]) == pytest.approx(1.0)
    for move in advice["moves"]:
        assert {made["do"] for made in move["line"]} <= set(found["actions"])
    decides = (await person.get(f"{MATCHES}/{match}/positions/0"))["waiting_for"]
    assert advice["seat"] in decides
    own = await whole(person, match, eyes=advice["seat"])
    assert own["advice"]["moves"]
    other = await whole(person, match, eyes=1 - advice["seat"])
    assert (other["advice"]["seat"], other["advice"]["moves"]) == (-1, [])


@ONE
@on_server()
async def test_a_line_is_stepped_through(server):
    """Each choice of a line leads to a position, which can be analysed as well; a wrong one is refused."""
    server.services.studies.tables = 1
    person = await server.person()
    match = await ending(server, person)
    line = (await whole(person, match))["advice"]["moves"][0]["line"]
    path = f"{MATCHES}/{match}/analysis/position"
    scenes = [
        (await person.post(path, {"at": 0, "eyes": -1, "lines": [line[:length]]}))["scene"]
        for length in range(len(line) + 1)
    ]
    assert scenes[0] == (await person.get(f"{MATCHES}/{match}/positions/0"))["scene"]
    assert any(scene != scenes[0] for scene in scenes[1:])
    after = await whole(person, match, lines=[line[:1]])
    assert after["advice"]["tables"] == 1
    second = after["advice"]["moves"][0]["line"] if after["advice"]["moves"] else []
    further = {"at": 0, "eyes": -1, "lines": [line[:1], second]}
    assert (await person.post(path, further))["at"] == 0
    for wrong in ([{"seat": 0, "do": "no such action"}], [*line[:1], {"seat": 9, "do": line[0]["do"]}]):
        status, problem = await person.ask("POST", path, {"at": 0, "eyes": -1, "lines": [wrong]})
        assert (status, problem["id"]) == (422, "problem-variation")
    status, problem = await person.ask("POST", path, {"at": 999_999, "eyes": -1})
    assert (status, problem["id"]) == (404, "problem-position")
    status, problem = await person.ask("POST", path, {"at": 0, "eyes": 7})
    assert (status, problem["id"]) == (422, "problem-seats")


@ONE
@on_server()
async def test_work_stops_when_nobody_watches(server):
    """Another position ends the one before; who asks no more is forgotten."""
    server.services.studies.tables = 100_000
    person = await server.person()
    match = await ending(server, person)
    made = server.services.studies
    await person.post(f"{MATCHES}/{match}/analysis", {"at": 0, "eyes": -1})
    (first,) = made._open.values()
    await person.post(f"{MATCHES}/{match}/analysis", {"at": 1, "eyes": -1})
    await until(first.task.done)
    assert len(made._open) == 1
    made.unwatched = 0.1
    await until(lambda: not made._open)


@ONE
@on_server()
async def test_a_running_match_gives_nothing(server):
    """To nobody: neither to who plays, alone or with others, nor to who looks on; nor does a branch."""
    ada, eve = await server.person("Ada"), await server.person("Eve")
    match = await ada.create("me", "greedy", public=True)
    over = await ending(server, ada)
    branch = {"at": 0, "seats": [{"who": "me"}, {"who": "me"}]}
    running = (await ada.post(f"{MATCHES}/{over}/branch", branch))["id"]
    for one, people in ((match, (ada, eve)), (running, (ada,))):
        for person in people:
            for path in ("analysis", "analysis/position"):
                for eyes in (-1, 0, 1):
                    body = {"at": 0, "eyes": eyes}
                    status, problem = await person.ask("POST", f"{MATCHES}/{one}/{path}", body)
                    assert (status, problem["id"]) == (409, "problem-not-over")
            assert not (await person.state(one))["opened"]
    assert not server.services.studies._open


@ONE
@on_server()
async def test_an_own_file_is_analysed_while_it_runs(server):
    """Through the eyes of a seat: whoever has the file knows all of it. Nobody else may."""
    server.services.studies.tables = 1
    ada, eve = await server.person("Ada"), await server.person("Eve")
    match = played(60)
    file = json.loads(to_bytes(SavedMatch(match, ["human", "random"])))
    brought = (await ada.post(f"{MATCHES}/import", file))["id"]
    seat = match.waiting_for[0]
    assert (await whole(ada, brought, at=60, eyes=seat))["advice"]["moves"]
    assert (await ada.state(brought))["opened"]
    path = f"{MATCHES}/{brought}/analysis"
    status, problem = await ada.ask("POST", path, {"at": 60, "eyes": -1})
    assert (status, problem["id"]) == (409, "problem-not-over")
    status, problem = await eve.ask("POST", path, {"at": 60, "eyes": seat})
    assert (status, problem["id"]) == (404, "problem-match")
