"""Requests that cost little to send and much to answer: made once, kept, and bounded for strangers."""

import asyncio
import gzip
import time
from contextlib import AsyncExitStack

import pytest
from sqlalchemy import select, update

from carrack.kernel.chance import Stream
from carrack.server.app import COSTLY_WAITING
from carrack.server.http.endpoints import endpoints
from carrack.server.http.endpoints.games import record_page, written_rules
from carrack.server.store.tables import worked_out
from server.browsers import browsing, configured
from server.people import on_server, until
from server.test_matches import finish

MATCHES = "/api/matches"


@pytest.mark.parametrize(
    ("path", "made"), [("/api/games/goa", record_page), ("/api/games/goa/rules/de", written_rules)]
)
def test_what_is_the_same_for_everybody(tmp_path, path, made):
    """It is made and compressed once; whoever has it already is told so."""
    with browsing(configured(f"sqlite:///{tmp_path / 'x.db'}")) as visitor:
        first = visitor.get(path)
        before = made.cache_info().misses
        for _ in range(5):
            assert visitor.get(path).content == first.content
        again = visitor.get(path, headers={"If-None-Match": first.headers["ETag"]})
        assert (again.status_code, again.content) == (304, b"")
        plain = visitor.get(path, headers={"Accept-Encoding": "identity"})
        assert (plain.content, plain.headers["ETag"]) == (first.content, first.headers["ETag"])
        assert made.cache_info().misses == before


def test_compressed_once():
    """What is kept compressed is the same."""
    from carrack.kernel.registry import rules_of  # noqa: PLC0415  # for this alone

    page = record_page(rules_of("goa"))
    assert gzip.decompress(page.small) == page.content


@on_server()
async def test_charts_and_proofs_are_worked_out_once(server):
    """By this version of the program; what another one has worked out is done again."""
    person = await server.person()
    match = await person.create("me", "me")
    await finish(server, match)
    store = server.services.store
    for what in ("charts", "verification"):
        path = f"{MATCHES}/{match}/{what}"
        asked = [person.get(path) for _ in range(4)]
        first, *others = await asyncio.gather(*asked)
        assert others == [first] * 3
        async with store.transaction() as tx:
            rows = (await tx.execute(select(worked_out.c.what))).scalars().all()
            assert list(rows) == [what]
            await tx.execute(update(worked_out).values(content='{"kept":true}'))
        assert await person.get(path) == {"kept": True}
        async with store.transaction() as tx:
            await tx.execute(update(worked_out).values(program="another"))
        assert await person.get(path) == first
        async with store.transaction() as tx:
            await tx.execute(worked_out.delete())


@on_server()
async def test_a_line_for_costly_work(server):
    """Few are worked out at once, and where many wait one is told when to come back."""
    person = await server.person()
    match = await person.create("me", "me")
    await finish(server, match)
    async with AsyncExitStack() as working:
        for _ in range(2):
            await working.enter_async_context(server.services.costly.turn())
        asked = [asyncio.create_task(person.ask("GET", f"{MATCHES}/{match}/charts")) for _ in range(30)]
        early, late = await asyncio.wait(asked, timeout=30, return_when=asyncio.FIRST_COMPLETED)
        while len(late) > COSTLY_WAITING - 2:
            done, late = await asyncio.wait(late, timeout=30, return_when=asyncio.FIRST_COMPLETED)
            early |= done
        for one in early:
            status, problem = one.result()
            assert (status, problem["id"]) == (503, "problem-busy")
    assert [status for status, _ in await asyncio.gather(*late)] == [200] * (COSTLY_WAITING - 2)


def test_strangers_have_their_own_limit(tmp_path):
    """Whoever has no session may ask less than people have; these are not hindered by it."""
    with browsing(configured(f"sqlite:///{tmp_path / 'x.db'}", rate_anonymous=6)) as visitor:
        guest = visitor.guest()
        statuses = [visitor.get("/api/games/goa").status_code for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2
        assert visitor.problem("GET", "/api/me") == (429, "problem-too-many")
        assert guest.get("/api/games/goa").status_code == 200


@on_server(overload_seconds=0.1)
async def test_overload(server):
    """Where everything waits, nothing new begins, and what runs goes on; afterwards all is as before."""
    person = await server.person()
    match = await person.create("me", "me")
    load = server.services.load
    while load.delay <= 0.1:
        time.sleep(0.5)  # noqa: ASYNC251  # nothing else gets a turn meanwhile
        await asyncio.sleep(0)
    seats = [{"who": "me"}, {"who": "me"}]
    status, problem = await person.ask("POST", MATCHES, {"game": "colonialism", "seats": seats})
    assert (status, problem["id"]) == (503, "problem-overload")
    status, problem = await person.ask("POST", f"{MATCHES}/{match}/hint", {"seat": 0})
    assert (status, problem["id"]) == (503, "problem-overload")
    seat = (await person.state(match))["position"]["waiting_for"][0]
    assert (await person.choose_any(match, seat, Stream(1)))["version"] > 1
    await until(lambda: load.delay <= 0.1)
    await person.create("me", "me")


def test_what_can_wait():
    """What makes a match or looks back at one can wait; what happens in a match can't."""
    waiting = {(one.method, one.path) for one in endpoints() if one.can_wait}
    assert {
        ("POST", MATCHES),
        ("POST", f"{MATCHES}/import"),
        ("GET", f"{MATCHES}/{{match}}/charts"),
    } <= waiting
    match = f"{MATCHES}/{{match}}"
    assert not {("POST", f"{match}/commands"), ("POST", f"{match}/join"), ("GET", match)} & waiting
