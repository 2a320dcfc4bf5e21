"""Nobody fills the database: quotas for a day, told before they are met; some things are forgotten."""

from sqlalchemy import func, select

from carrack.server.store.tables import chat, log, matches, seats
from server.browsers import browsing, configured
from server.people import on_server
from server.test_matches import finish

MATCHES = "/api/matches"
DAY = 86_400.0
PLAN = {"game": "colonialism", "seats": [{"who": "me"}, {"who": "me"}]}


@on_server(day_matches=14)
async def test_new_matches_in_a_day(server):
    """Closing a match, or bringing finished ones, makes no room; a day later there is room again."""
    server.set_time(1000.0)
    person = await server.person()
    match = await person.create("me", "me")
    await finish(server, match)
    file = await person.get(f"{MATCHES}/{match}/file")
    left = []
    for number in range(13):
        card = (
            await person.post(f"{MATCHES}/import", file)
            if number in {3, 9}
            else await person.post(MATCHES, PLAN)
        )
        left.append(card["left"])
        if card["status"] == "running":
            await person.do(card["id"], type="close")
    assert left == [None, None, *range(10, -1, -1)]
    for path, wish in ((MATCHES, PLAN), (f"{MATCHES}/import", file)):
        status, problem = await person.ask("POST", path, wish)
        assert (status, problem["id"]) == (429, "problem-day-matches")
    server.set_time(1001.0 + DAY)
    assert (await person.post(MATCHES, PLAN))["left"] is None


@on_server(day_lines=3, day_commands=100)
async def test_lines_and_commands_in_a_day(server):
    """They are counted by the day for each person."""
    ada, ben = await server.person(), await server.person()
    match = await ada.create("me", "open", public=True)
    await ben.join(match)
    statuses = []
    for number in range(4):
        line = {"text": "Hello", "command_id": f"hello-{number:04}"}
        statuses.append((await ada.ask("POST", f"{MATCHES}/{match}/chat", line))[0])
    assert statuses == [200, 200, 200, 429]
    assert (await ben.ask("POST", f"{MATCHES}/{match}/chat", line))[0] == 200
    for _ in range(100):
        assert (await ada.try_to(match, 0, type="leave"))[0] == 409
    status, problem = await ada.ask("POST", f"{MATCHES}/{match}/commands", {})
    assert (status, problem["id"]) == (429, "problem-day")


def test_guests_in_a_day(tmp_path):
    """One address can't make any number of people, each with quotas of their own."""
    with browsing(configured(f"sqlite:///{tmp_path / 'x.db'}", day_guests=3)) as visitor:
        guests = [visitor.guest() for _ in range(3)]
        assert visitor.problem("POST", "/api/guest", json={}) == (429, "problem-day")
        assert guests[0].post("/api/guest", json={}).status_code == 201  # who is known stays who they are


async def known(server):
    """The matches there are, and whether anything is left of others."""
    async with server.services.store.reading() as tx:
        found = set((await tx.execute(select(matches.c.id))).scalars())
        for table in (seats, log, chat):
            rows = select(func.count()).select_from(table).where(table.c.match.not_in(found))
            assert (await tx.execute(rows)).scalar_one() == 0
    return found


@on_server(keep_closed_days=30, keep_imports_days=90)
async def test_what_is_forgotten(server):
    """Matches that were called off, after a month, and guests' imports, after three; nothing else ever."""
    server.set_time(1000.0)
    guest, account = await server.person(), await server.person()
    await account.post("/api/me/claim", {"name": "Ada", "password": "correct horse"})
    over = await guest.create("me", "me")
    await finish(server, over)
    file = await guest.get(f"{MATCHES}/{over}/file")
    running = await guest.create("me", "me")
    closed = await guest.create("me", "me")
    await guest.post(f"{MATCHES}/{closed}/chat", {"text": "Oh no", "command_id": "said-before"})
    await guest.do(closed, type="close")
    again = (await guest.post(f"{MATCHES}/{over}/rematch", {"nonce": "a"}))["id"]
    await guest.do(again, type="close")  # it is named by the match that it follows
    brought = (await guest.post(f"{MATCHES}/import", file))["id"]
    kept = (await account.post(f"{MATCHES}/import", file))["id"]
    stays = {over, running, again, kept}
    for days, expected in (
        (29, {closed, brought, *stays}),
        (31, {brought, *stays}),
        (91, stays),
        (999, stays),
    ):
        server.set_time(1000.0 + days * DAY)
        await server.services.forgetting.sweep()
        assert await known(server) == expected
    async with server.services.memory.use(running) as loaded:
        assert loaded.status == "running"
    status, problem = await guest.ask("GET", f"{MATCHES}/{closed}")
    assert (status, problem["id"]) == (404, "problem-match")


@on_server(keep_closed_days=0, keep_imports_days=0)
async def test_nothing_is_forgotten(server):
    """Where the settings say so."""
    server.set_time(1000.0)
    person = await server.person()
    match = await person.create("me", "me")
    await person.do(match, type="close")
    server.set_time(1000.0 + 9999 * DAY)
    await server.services.forgetting.sweep()
    assert await known(server) == {match}
