"""Matches from the beginning to the end, over the interface that clients use."""

import asyncio
import json
import re
from collections import defaultdict
from typing import Any

import pytest
from sqlalchemy import event, select, text, update

from carrack.kernel.chance import Stream, commitment
from carrack.kernel.table import open_asks
from carrack.server.matches.loaded import LoadedMatch
from carrack.server.matches.seats import Seat
from carrack.server.ops.config import Config
from carrack.server.records.commands import Choose
from carrack.server.store import matches as rows
from carrack.server.store.people import User
from carrack.server.store.restoring import installed_rules
from carrack.server.store.tables import log, matches
from server.people import GAME, on_server, running_server

MATCHES = "/api/matches"


async def finish(server, match, seed=1):
    """Play a match of people to its end, through the door behind the routes."""
    stream = Stream(seed)
    while True:
        async with server.services.memory.use(match) as loaded:
            asks = open_asks(loaded.match.table)
            if not asks:
                return
            seat, user, version = asks[-1].seat, loaded.seats[asks[-1].seat].user, loaded.version
            options = asks[-1].options(loaded.match.table)
        do = options[stream.below(len(options))].notation
        command = Choose(f"choice-{version:04}", version, seat, do)
        await server.services.commands.do(match, User(user, "", False), command)


async def finish_with_computers(person, match, seed=1):
    """Play one's own seats until the match is over, while computer players play the others."""
    stream = Stream(seed)
    async with person.listening(match=match) as socket:
        state = await socket.state_at(0)
        own = [seat["seat"] for seat in state["seats"] if seat["mine"]]
        while state["status"] == "running":
            waiting = [seat for seat in state["position"]["waiting_for"] if seat in own]
            if waiting:
                state = await person.choose_any(match, waiting[0], stream)
            else:
                state = await socket.state_at(state["version"] + 1)
    return await person.state(match)


@on_server()
async def test_whole_game(server):
    """A match on one screen starts at once, is played to its end, and everything is told then."""
    person = await server.person("Ada")
    match = await person.create("me", "me", nonce="1a")
    first = await person.state(match)
    assert first["status"] == "running"
    assert (first["proof"]["secret"], first["proof"]["nonces"]) == ("", [])
    for question in ("charts", "review", "verification"):
        status, problem = await person.ask("GET", f"{MATCHES}/{match}/{question}")
        assert (status, problem["id"]) == (409, "problem-not-over")
    await finish(server, match)
    state = await person.state(match)
    assert (state["status"], min(state["standings"]["places"])) == ("over", 1)
    assert all(entry["do"] for entry in state["log"][1:])
    assert state["proof"]["commitment"] == first["proof"]["commitment"]
    assert commitment(state["proof"]["secret"]) == first["proof"]["commitment"]
    assert state["proof"]["nonces"] == ["1a"]
    proof = await person.get(f"{MATCHES}/{match}/verification")
    assert proof["fits"]
    assert proof["draws"]
    charts = await person.get(f"{MATCHES}/{match}/charts")
    assert charts["at"][0] == 0
    assert charts["at"][-1] == state["position"]["at"]
    final = {line["kind"]: 0 for line in charts["points"]}
    for line in charts["points"]:
        final[line["kind"]] += line["values"][-1]
    told = {category["name"]: sum(category["values"]) for category in state["standings"]["categories"]}
    assert final == told
    assert charts["belongings"]
    card = (await person.get(MATCHES, list="over"))["matches"][0]
    assert (card["id"], card["status"], card["at"]) == (match, "over", state["position"]["at"])
    assert (await person.get(MATCHES))["matches"] == []


@on_server(computer_queue=1)
async def test_matches_wait_for_computers_in_turn(server):
    """Where few decisions are prepared at a time, every match goes on nevertheless, and none is forgotten."""
    person = await server.person()
    matches = [await person.create("greedy", "random", public=True) for _ in range(3)]
    computers, most = server.services.computers, 0
    for _ in range(3000):
        most = max(most, len(computers._asked))
        states = [await person.state(match) for match in matches]
        if all(state["position"]["at"] > 12 for state in states):
            break
        await asyncio.sleep(0.01)
    assert most == 1
    at = [state["position"]["at"] for state in states]
    assert min(at) > 12
    assert max(at) - min(at) <= 3, "one match took all the time"


@on_server()
async def test_against_computers(server):
    """Computer players decide by themselves as soon as it is their turn."""
    person = await server.person()
    match = await person.create("me", "random", "greedy", options={"quick_start": "on"})
    state = await finish_with_computers(person, match)
    assert state["status"] == "over"
    seats = [choice["seat"] for choice in state["log"]]
    assert {0, 1, 2} <= set(seats)


def test_computers_go_on_after_a_restart(database):
    """A server that starts finds the matches in which a computer player has to decide."""

    async def story() -> None:
        async with running_server(database) as server:
            server.services.computers._stopped = True  # as if the server ended just now
            person = await server.person()
            match = await person.create("random", "random", "me")
            version = (await person.state(match))["version"]
        async with running_server(database) as server:
            again = type(person)(server.app)
            again.cookie = person.cookie
            async with again.listening(match=match, seat=2) as socket:
                state = await socket.state_at(version)
                while not state["position"]["decision"]:
                    state = await socket.state_at(state["version"] + 1)

    asyncio.run(story())


def test_players_that_are_no_longer_on_offer(database):
    """A match goes on with the players it has; new ones and stand-ins are of the levels on offer."""

    async def story() -> None:
        async with running_server(database, computers=["search:20ms", "greedy"]) as server:
            server.services.computers._stopped = True
            person = await server.person()
            match = await person.create("search:20ms", "greedy", "me")
            version = (await person.state(match))["version"]
        async with running_server(database, computers=Config().computers) as server:
            again = type(person)(server.app)
            again.cookie = person.cookie
            async with again.listening(match=match, seat=2) as socket:
                state = await socket.state_at(version)
                while not state["position"]["decision"]:
                    state = await socket.state_at(state["version"] + 1)
            assert [seat["kind"] for seat in state["seats"]] == ["search:20ms", "greedy", ""]
            seats = [{"who": "me"}, {"who": "computer", "kind": "greedy"}]
            status, problem = await again.ask("POST", MATCHES, {"game": GAME, "seats": seats})
            assert (status, problem["args"]["kinds"]) == (422, ", ".join(Config().computers))
            absent = await again.create("me", "open", absent="computer")
            async with server.services.memory.use(absent) as loaded:
                assert loaded.stand_in == "casual"

    asyncio.run(story())


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # who thinks knows no database
@on_server()
async def test_broken_process(server):
    """A computer player's process that is killed is replaced, and the question asked again."""
    person = await server.person()
    match = await person.create("me", "me")
    seat = (await person.state(match))["position"]["waiting_for"][0]
    first = await person.post(f"{MATCHES}/{match}/hint", {"seat": seat})
    for process in server.services.computers._pool._executor._processes.values():
        process.kill()
    assert await person.post(f"{MATCHES}/{match}/hint", {"seat": seat}) == first


@on_server()
async def test_invitation(server):
    """A private match is seen and joined by invitation only; the creator starts it."""
    ada, ben = await server.person("Ada"), await server.person("Ben")
    match = await ada.create("me", "open", "open")
    state = await ada.state(match)
    assert (state["status"], state["position"]) == ("open", None)
    assert state["creator"]
    invitation = state["invitation"]
    status, problem = await ben.ask("GET", f"{MATCHES}/{match}")
    assert (status, problem["id"]) == (404, "problem-match")
    assert (await ben.get(MATCHES, list="open"))["matches"] == []
    seen = await ben.state(match, invitation=invitation)
    assert (seen["invitation"], seen["creator"]) == ("", False)
    joined = await ben.join(match, invitation=invitation, seat=2, nonce="b0")
    assert [seat["name"] for seat in joined["seats"]] == ["Ada", "", "Ben"]
    assert [seat["mine"] for seat in joined["seats"]] == [False, False, True]
    status, problem = await ada.try_to(match, joined["version"], type="start")
    assert (status, problem["id"]) == (409, "problem-open-seats")
    started = await ada.do(match, type="start", fill="random")
    assert [seat["kind"] for seat in started["seats"]] == ["", "random", ""]
    cleo = await server.person("Cleo")
    body = {"command_id": "cleo-join", "expected_version": 0, "invitation": invitation}
    status, problem = await cleo.ask("POST", f"{MATCHES}/{match}/join", body)
    assert (status, problem["id"]) == (409, "problem-version")
    assert problem["state"]["looking"] == -1


@on_server()
async def test_lists(server):
    """The lobby shows public matches; mine come with those that wait for me first."""
    ada, ben = await server.person("Ada"), await server.person("Ben")
    lobby = await ada.create("me", "open", public=True)
    waits = await ada.create("me", "me")
    watched = await ben.create("me", "me", public=True)
    hidden = await ben.create("me", "open")
    assert [card["id"] for card in (await ben.get(MATCHES, list="open"))["matches"]] == [lobby]
    assert [card["id"] for card in (await ada.get(MATCHES, list="watch"))["matches"]] == [watched]
    mine = (await ada.get(MATCHES))["matches"]
    assert [(card["id"], card["my_turn"]) for card in mine] == [(waits, True), (lobby, False)]
    assert hidden not in json.dumps(await ada.get(MATCHES, list="open"))
    for _ in range(51):
        await ada.create("me", "me")
    page = await ada.get(MATCHES)
    assert len(page["matches"]) == 50
    rest = await ada.get(MATCHES, next=page["next"])
    assert (len(rest["matches"]), rest["next"]) == (3, "")
    assert len({card["id"] for card in page["matches"] + rest["matches"]}) == 53
    for wrong in ("50", "1_._" + "a" * 12, "x"):
        status, problem = await ada.ask("GET", MATCHES, next=wrong)
        assert (status, problem["id"]) == (400, "problem-query")


@on_server()
async def test_every_page_of_a_list(server):
    """One page follows the other, whatever changed at the same moment; what waits for one comes first."""
    ada, ben = await server.person("Ada"), await server.person("Ben")
    server.set_time(1000.0)
    waiting = [await ada.create("me", "me", public=True) for _ in range(60)]
    other = [await ada.create("me", "open", public=True) for _ in range(55)]
    server.set_time(1001.0)
    first = await ada.create("me", "open", public=True)
    for person, which, expected in (
        (ada, "mine", [*sorted(waiting), first, *sorted(other)]),
        (ben, "open", [first, *sorted(other)]),
        (ben, "watch", sorted(waiting)),
        (ben, "mine", []),
    ):
        found, following = [], None
        while following != "":
            page = await person.get(MATCHES, list=which, **({"next": following} if following else {}))
            found += [card["id"] for card in page["matches"]]
            following = page["next"]
        assert found == expected


BY_PERSON = {"ix_matches_creator", "ix_matches_creator_created", "sqlite_autoindex_matches_1", "pk_matches"}
BY_LIST = {"ix_matches_lists"}


@on_server()
async def test_lists_look_up_what_they_show(server):
    """No list goes through all matches: own ones are found by the person, others in their order."""
    statements = []
    store = server.services.store
    person = await server.person()

    def note(connection: object, cursor: object, statement: str, parameters: object, *more: object) -> None:
        statements.append((statement, parameters))

    for which, allowed in (("mine", BY_PERSON), ("over", BY_PERSON), ("open", BY_LIST), ("watch", BY_LIST)):
        statements.clear()
        async with store.reading() as tx:
            assert tx.sync_connection is not None
            event.listen(tx.sync_connection, "before_cursor_execute", note)
            await rows.listed(tx, which, person.id)
        for statement, parameters in statements:
            plan = await plan_of(store, statement, parameters)
            assert not re.search(r"SCAN (matches|seats)|Seq Scan", plan), plan
            assert set(re.findall(r"\b(?:ix|pk|sqlite_autoindex)_matches\w*", plan)) <= allowed, plan


async def plan_of(store, statement, parameters):
    """How the database looks for something."""
    how = "EXPLAIN QUERY PLAN" if store.is_sqlite else "EXPLAIN"
    async with store.engine.connect() as connection:
        if not store.is_sqlite:
            await connection.execute(text("SET LOCAL enable_seqscan = off"))  # few rows are read fastest
        found = await connection.exec_driver_sql(f"{how} {statement}", parameters)
        return "\n".join(str(row) for row in found)


@on_server(most_matches=2)
async def test_wishes_that_cannot_be(server):
    """What can't be set up is refused with a reason."""
    person = await server.person()
    computer = {"who": "computer", "kind": "search:9999999"}
    wishes: list[tuple[list[dict[str, str]], dict[str, Any], str]] = [
        ([{"who": "me"}], {}, "problem-setup"),
        ([{"who": "me"}, {"who": "me"}], {"options": {"colour": "blue"}}, "problem-setup"),
        ([{"who": "me"}, computer], {}, "problem-computer"),
        ([{"who": "me"}, {"who": "me"}], {"absent": "computer", "stand_in": "oracle"}, "problem-computer"),
        ([{"who": "me"}, {"who": "me"}], {"game": "chess"}, "problem-no-game"),
    ]
    for seats, more, expected in wishes:
        status, problem = await person.ask("POST", MATCHES, {"game": GAME, "seats": seats, **more})
        assert (status, problem["id"]) == (422, expected)
    await person.create("me", "me")
    await person.create("me", "me")
    wish = {"game": GAME, "seats": [{"who": "me"}, {"who": "me"}]}
    status, problem = await person.ask("POST", MATCHES, wish)
    assert (status, problem["id"]) == (409, "problem-most-matches")


@on_server(most_loaded=10)
async def test_more_matches_than_memory(server):
    """Matches that were put away are loaded again as they were."""
    person = await server.person()
    stream = Stream(6)
    found = {}
    for _ in range(13):
        match = await person.create("me", "me")
        for _ in range(4):
            seat = (await person.state(match))["position"]["waiting_for"][0]
            await person.choose_any(match, seat, stream)
        found[match] = await person.state(match, 1)
    assert len(server.services.memory._slots) == 10
    for match, state in found.items():
        again = await person.state(match, 1)
        assert {**again, "now": 0} == {**state, "now": 0}


@on_server()
async def test_past_and_questions(server):
    """Earlier positions, the board as text, reasons and the moves, as a seat may know them."""
    ada, ben = await server.person("Ada"), await server.person("Ben")
    match = await ada.create("me", "open", public=True)
    await ben.join(match)
    await ada.do(match, type="start")
    first = await ada.state(match, 0)
    stream = Stream(7)
    for _ in range(12):
        seat = (await ada.state(match))["position"]["waiting_for"][-1]
        await (ada, ben)[seat].choose_any(match, seat, stream)
    past = await ada.get(f"{MATCHES}/{match}/positions/0", seat=0)
    assert past["scene"] == first["position"]["scene"]
    assert (past["at"], past["of"], past["decision"], past["undo"]) == (0, 12, None, None)
    board = await ada.get(f"{MATCHES}/{match}/board-text", seat=0, at=3)
    assert board["panels"]
    moves = (await ada.get(f"{MATCHES}/{match}/moves", seat=0))["log"]
    assert [entry["number"] for entry in moves] == list(range(13))
    assert all(bool(entry["do"]) == (entry["seat"] == 0) for entry in moves[1:])
    why = await ada.get(f"{MATCHES}/{match}/why", seat=0, do="row 1")
    assert why["reasons"][0]["do"] == "row 1"
    for path, expected in [
        ("positions/13", (404, "problem-position")),
        ("file", (403, "problem-others-play")),
    ]:
        status, problem = await ada.ask("GET", f"{MATCHES}/{match}/{path}")
        assert (status, problem["id"]) == expected
    for seat, expected in [(0, (403, "problem-hint")), (1, (403, "problem-seat"))]:
        status, problem = await ada.ask("POST", f"{MATCHES}/{match}/hint", {"seat": seat})
        assert (status, problem["id"]) == expected
    status, problem = await ada.ask("GET", f"{MATCHES}/{match}", seat=1)
    assert (status, problem["id"]) == (403, "problem-seat")


@on_server()
async def test_files_and_branches(server):
    """A match goes out as a file and comes in again; from any position of it another begins."""
    person = await server.person("Ada")
    match = await person.create("me", "me")
    await finish(server, match)
    state = await person.state(match)
    status, content = await person.send("GET", f"{MATCHES}/{match}/file")
    assert status == 200
    card = await person.post(f"{MATCHES}/import", content)
    again = await person.state(card["id"])
    for field in ("status", "position", "log", "standings", "proof"):
        assert again[field] == state[field], field
    assert (await person.get(f"{MATCHES}/{card['id']}/verification"))["fits"]
    plans = [{"who": "me"}, {"who": "me"}]
    branch = await person.post(f"{MATCHES}/{match}/branch", {"at": 20, "seats": plans})
    there = await person.state(branch["id"], 0)
    past = await person.get(f"{MATCHES}/{match}/positions/20", seat=0)
    assert there["position"]["scene"] == past["scene"]
    assert there["status"] == "running"
    seat = there["position"]["waiting_for"][0]
    await person.choose_any(branch["id"], seat, Stream(1))
    server.services.memory.forget(branch["id"])
    assert (await person.state(branch["id"]))["position"]["at"] == 1
    damaged = content.replace(b'"seats": 2', b'"seats": 3')
    for wrong in (b"{}", b"[1, 2", content[:-200], damaged):
        status, problem = await person.ask("POST", f"{MATCHES}/import", wrong)
        assert (status, problem["id"]) == (422, "problem-file")


@on_server()
async def test_running_file_comes_in(server):
    """A match that was not over is played on, with the people's seats one's own."""
    person = await server.person("Ada")
    match = await person.create("me", "random", "me")
    async with person.listening(match=match) as socket:
        state = await socket.state_at(1)
        while not (own := [seat for seat in (0, 2) if seat in state["position"]["waiting_for"]]):
            state = await socket.state_at(state["version"] + 1)
        await person.choose_any(match, own[0], Stream(3))
    status, content = await person.send("GET", f"{MATCHES}/{match}/file")
    assert status == 200
    stranger = await server.person("Ben")
    assert (await stranger.ask("GET", f"{MATCHES}/{match}/file"))[0] == 404
    card = await stranger.post(f"{MATCHES}/import", content)
    assert [seat["mine"] for seat in card["seats"]] == [True, False, True]
    assert (await finish_with_computers(stranger, card["id"]))["status"] == "over"


@on_server()
async def test_rematch(server):
    """Whoever asks first makes the match, the other sits down in it, and it starts."""
    ada, ben = await server.person("Ada"), await server.person("Ben")
    match = await ada.create("me", "open", public=True)
    await ben.join(match)
    await ada.do(match, type="start")
    await finish(server, match)
    first = await ada.post(f"{MATCHES}/{match}/rematch", {"nonce": "a"})
    assert [seat["who"] for seat in first["seats"]] == ["person", "open"]
    assert (await ben.state(match))["next_match"] == first["id"]
    cleo = await server.person("Cleo")
    body = {"command_id": "cleo-wants", "expected_version": 0}
    status, problem = await cleo.ask("POST", f"{MATCHES}/{first['id']}/join", body)
    assert (status, problem["id"]) == (409, "problem-taken")
    second = await ben.post(f"{MATCHES}/{match}/rematch", {"nonce": "b"})
    assert (second["id"], second["status"]) == (first["id"], "running")
    assert [seat["name"] for seat in second["seats"]] == ["Ada", "Ben"]


@on_server()
async def test_history_that_no_longer_fits(server):
    """A match whose history the rules no longer understand goes on from its snapshot."""
    person = await server.person()
    match = await person.create("me", "me")
    stream = Stream(2)
    for _ in range(6):
        state = await person.state(match)
        await person.choose_any(match, state["position"]["waiting_for"][0], stream)
    before = await person.state(match, 0)
    async with server.services.store.transaction() as tx:
        row = (await tx.execute(select(log).where(log.c.match == match, log.c.seq == 3))).mappings().one()
        body = row["body"]
        body["choices"][0]["mark"] = "0" * 12
        await tx.execute(update(log).where(log.c.match == match, log.c.seq == 3).values(body=body))
    server.services.memory.forget(match)
    after = await person.state(match, 0)
    assert after["position"]["scene"] == before["position"]["scene"]
    assert after["position"]["decision"] == before["position"]["decision"]
    assert after["position"]["undo"]["closed"]["id"] == "undo-nothing"
    state = await person.choose_any(match, after["position"]["waiting_for"][0], stream)
    assert state["position"]["at"] == 7


@on_server()
async def test_other_game_data(server):
    """A match that was begun with other game data is refused, not misread."""
    person = await server.person()
    match = await person.create("me", "me")
    async with server.services.store.transaction() as tx:
        await tx.execute(update(matches).where(matches.c.id == match).values(pack="another"))
    server.services.memory.forget(match)
    status, problem = await person.ask("GET", f"{MATCHES}/{match}")
    assert (status, problem["id"]) == (409, "problem-pack")


@on_server()
async def test_chat(server):
    """Those who sit there talk; a line said twice is one line; spectators read."""
    ada, ben, cleo = [await server.person(name) for name in ("Ada", "Ben", "Cleo")]
    match = await ada.create("me", "open", public=True)
    await ben.join(match)
    async with cleo.listening(match=match) as socket:
        await socket.state_at(0)
        line = {"text": "Good luck, <b>Ben</b>!", "command_id": "line-0001"}
        said = await ada.post(f"{MATCHES}/{match}/chat", line)
        assert await ada.post(f"{MATCHES}/{match}/chat", line) == said
        assert (await socket.frame("chat"))["line"] == said
    assert (said["name"], said["seat"], said["text"]) == ("Ada", 0, line["text"])
    assert (await ben.get(f"{MATCHES}/{match}/chat"))["lines"] == [said]
    status, problem = await cleo.ask("POST", f"{MATCHES}/{match}/chat", line | {"command_id": "line-0002"})
    assert (status, problem["id"]) == (403, "problem-no-seat")


@on_server()
async def test_person_who_goes_for_good(server):
    """Open matches of the person are called off; in running ones a computer player plays on."""
    ada, ben = await server.person("Ada"), await server.person("Ben")
    waiting = await ada.create("me", "open", public=True)
    running = await ben.create("me", "open", public=True)
    await ada.join(running)
    await ben.do(running, type="start")
    assert (await ada.ask("DELETE", "/api/me", {}))[0] == 204
    assert (await ben.state(waiting))["status"] == "closed"
    left = (await ben.state(running))["seats"][1]
    assert (left["who"], left["stand_in"]) == ("computer", True)


@pytest.mark.parametrize("which", ["mine", "open", "watch", "over"])
def test_lists_of_a_newcomer(tmp_path, which):
    """There is nothing yet."""

    async def story() -> None:
        async with running_server(f"sqlite:///{tmp_path / 'x.db'}") as server:
            person = await server.person()
            assert await person.get(MATCHES, list=which) == {"matches": [], "next": ""}

    asyncio.run(story())


def test_a_stored_match_keeps_the_rulings_it_was_played_with():
    """It does not name an option that came later; a new match takes the default."""
    rules = installed_rules("13-kolonien", "")
    row = defaultdict(str, options={"mode": "P"}, seed="0")
    stored = LoadedMatch(row, rules, [Seat(0, "open"), Seat(1, "open")])
    assert stored.setup.options["incite"] == "with_people"
    assert rules.setup(2, {"mode": "P"}).options["incite"] == "with_effect"


@on_server()
async def test_names_differ_within_a_match(server):
    """Two guests of one name are told apart; several people at one screen without names have none."""
    ada, other = await server.person("Ada"), await server.person("ADA")
    match = await ada.create("me", "open", public=True)
    await other.join(match)
    assert [seat["name"] for seat in (await ada.state(match))["seats"]] == ["Ada", "ADA 2"]
    shared = await ada.create("me", "me")
    assert [seat["name"] for seat in (await ada.state(shared))["seats"]] == ["", ""]
    seats = [{"who": "me", "name": "Zoe"}, {"who": "me", "name": "zoe"}]
    made = await ada.post("/api/matches", {"game": "colonialism", "seats": seats})
    assert [seat["name"] for seat in made["seats"]] == ["Zoe", "zoe 2"]
