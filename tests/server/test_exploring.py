"""Statistics: what comes with Carrack, and what was finished here, counted beside the requests."""

import pytest
from sqlalchemy import select

from carrack.server.store.tables import explored, matches, worked_out
from server.people import GAME, on_server
from server.test_matches import finish

PATH = f"/api/games/{GAME}/explored"


async def counted(server):
    """Count all that is finished."""
    while await server.services.exploring.count_some():
        pass


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    """Nobody else plays meanwhile, and what was counted is seen at once."""
    monkeypatch.setattr("carrack.server.commands.exploring.PAUSE", 0.0)
    monkeypatch.setattr("carrack.server.commands.exploring.FRESH", 0.0)


@on_server()
async def test_finished_matches_are_counted_once(server):
    """Nothing before the end; then openings, seats and sources, however often one counts or looks again."""
    person = await server.person()
    match = await person.create("me", "me")
    await counted(server)
    assert (await person.get(PATH, seats=2))["here"] is None
    await finish(server, match)
    await counted(server)
    found = await person.get(PATH, seats=2)
    assert (found["here"]["games"], found["here"]["opened"]) == (1, 2)
    assert sum(seat["wins"] for seat in found["here"]["seats"]) == pytest.approx(1)
    assert found["here"]["winners"]["sources"]
    for one in found["here"]["openings"]:
        assert found["actions"][one["do"]]["label"]["id"]
        assert all(after["do"] in found["actions"] for after in one["next"])
    async with server.services.store.transaction() as tx:
        await tx.execute(matches.update().values(changed=matches.c.changed + 10))
    await counted(server)
    assert await person.get(PATH, seats=2) == found
    assert (await person.get(PATH, seats=3))["here"] is None


@on_server()
async def test_what_does_not_count(server):
    """A branch, a file from elsewhere, a match without a person: looked at once, and never counted."""
    person = await server.person()
    match = await person.create("me", "me")
    await finish(server, match)
    at = (await person.state(match))["position"]["at"]
    branch = {"at": at - 4, "seats": [{"who": "me"}] * 2}
    ending = (await person.post(f"/api/matches/{match}/branch", branch))["id"]
    await finish(server, ending)
    _, file = await person.send("GET", f"/api/matches/{match}/file")
    await person.post("/api/matches/import", file)
    await counted(server)
    assert (await person.get(PATH, seats=2))["here"]["games"] == 1
    async with server.services.store.reading() as tx:
        looked_at = (
            await tx.execute(select(worked_out.c.match).where(worked_out.c.what == "explored"))
        ).all()
        assert len(looked_at) == 3
        assert len((await tx.execute(select(explored.c.game))).all()) == 1


@on_server()
async def test_anybody_may_ask(server):
    """Without a session too; a set-up that can't be played is refused."""
    person = await server.person()
    person.cookie = ""
    found = await person.get(PATH, seats=3)
    assert (found["seats"], found["game"]) == (3, GAME)
    status, problem = await person.ask("GET", PATH, seats=9)
    assert (status, problem["id"]) == (422, "problem-setup")
    status, problem = await person.ask("GET", "/api/games/chess/explored", seats=2)
    assert (status, problem["id"]) == (404, "problem-no-game")


@on_server(rate_anonymous=3)
async def test_strangers_are_limited(server):
    """As with everything that anybody may ask."""
    person = await server.person()
    person.cookie = ""
    answers = [(await person.ask("GET", PATH, seats=2))[0] for _ in range(6)]
    assert 429 in answers
