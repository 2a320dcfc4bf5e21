"""Finished matches are shared by their address and tell their result; running ones are handed over."""

import pytest

from carrack.kernel.chance import Stream
from carrack.kernel.registry import rules_of
from carrack.kernel.saves import SavedMatch, to_bytes
from server.people import on_server
from web.positions import random_game

MATCHES = "/api/matches"
QUESTIONS = (
    "",
    "/opening",
    "/moves",
    "/positions/3",
    "/board-text",
    "/view",
    "/charts",
    "/verification",
    "/file",
)
CHAT = {"text": "Between you and me", "command_id": "a-line-0001"}


def finished_file(*players: str) -> bytes:
    """A game that was played to its end."""
    rules = rules_of("colonialism")
    match = random_game(rules, rules.setup(len(players), {"quick_start": "on"}), -1)
    return to_bytes(SavedMatch(match, list(players)))


async def bring(person, *players: str) -> str:
    """A finished match of somebody."""
    status, card = await person.ask("POST", f"{MATCHES}/import", finished_file(*players))
    assert status == 201, card
    return str(card["id"])


async def answers(person, match: str) -> set[int]:
    """How questions about a match are answered."""
    return {(await person.ask("GET", f"{MATCHES}/{match}{question}"))[0] for question in QUESTIONS}


async def played_on(person, match: str, seat: int):
    """The match when it is over; the person decides wherever that seat is asked."""
    stream = Stream(1)
    async with person.listening(match=match, seat=seat) as socket:
        while (state := (await socket.frame("state"))["state"])["status"] != "over":
            if decision := state["position"]["decision"]:
                options = decision["options"]
                choice = {"type": "choose", "seat": seat, "do": options[stream.below(len(options))]["do"]}
                await person.try_to(match, state["version"], **choice)
    return state


@on_server()
async def test_match_among_computers_is_shared_until_its_owner_says_no(server):
    """Anybody who has the address may look at it when it is over; nobody else may change that."""
    ada, ben = await server.person("Ada"), await server.person("Ben")
    match = await bring(ada, "human", "greedy")
    assert (await ada.state(match))["shared"]
    assert await answers(ben, match) == {200}
    assert (await ben.state(match, 1))["position"]["scores"]
    seen = await ben.state(match)
    assert seen["invitation"] == ""
    assert not seen["creator"]
    status, problem = await ben.try_to(match, seen["version"], type="share", shared=False)
    assert (status, problem["id"]) == (403, "problem-creator")
    async with ben.listening(match=match) as socket:
        await socket.frame("state")
        assert not (await ada.do(match, type="share", shared=False))["shared"]
        with pytest.raises(ConnectionError, match="1008"):
            await socket.frame("state")
    assert await answers(ben, match) == {404}
    assert await answers(ada, match) == {200}
    await ada.do(match, type="share", shared=True)
    assert await answers(ben, match) == {200}


@on_server()
async def test_match_of_people_is_private_until_shared_and_running_ones_stay_so(server):
    """Of people's match outsiders see nothing while it runs, and when it is shared nothing that was said."""
    ada, ben, eve = await server.person("Ada"), await server.person("Ben"), await server.person("Eve")
    match = await ada.create("me", "open", stand_in="random", options={"quick_start": "on"})
    await ben.join(match, invitation=(await ada.state(match))["invitation"])
    await ada.do(match, type="start")
    await ada.post(f"{MATCHES}/{match}/chat", CHAT)
    assert not (await ada.state(match))["shared"]
    await ada.do(match, type="share", shared=True)
    assert await answers(eve, match) == {404}, "a running match is not shared"
    seats = (await ben.do(match, type="hand_over"))["seats"]
    assert [seat["stand_in"] for seat in seats if seat["mine"]] == [True]
    state = await played_on(ada, match, 0)
    assert [seat["who"] for seat in state["seats"]] == ["person", "person"]
    assert await answers(eve, match) == {200}
    assert (await eve.get(f"{MATCHES}/{match}/chat"))["lines"] == []
    assert (await eve.get(f"{MATCHES}/{match}/opening"))["chat"] == []
    assert len((await ben.get(f"{MATCHES}/{match}/opening"))["chat"]) == 1
    async with eve.listening(match=match, line=0) as outside, ben.listening(match=match, seat=1) as inside:
        for socket in (outside, inside):
            await socket.frame("state")
        await ada.post(f"{MATCHES}/{match}/chat", CHAT | {"command_id": "a-line-0002"})
        assert (await inside.frame("chat"))["line"]["text"] == CHAT["text"]
        outside.send("ping")
        heard = []
        while (message := await outside.message()).get("text") != "pong":
            heard.append(str(message.get("text")))
        assert not [text for text in heard if CHAT["text"] in text]
    status, problem = await eve.ask("POST", f"{MATCHES}/{match}/chat", CHAT)
    assert (status, problem["id"]) == (403, "problem-no-seat")


@on_server()
async def test_handed_over_seat_can_be_taken_back(server):
    """A computer player decides for the seat until its owner is back; who has no seat hands nothing over."""
    ada, ben = await server.person("Ada"), await server.person("Ben")
    match = await ada.create("me", "open", public=True, stand_in="random")
    await ben.join(match)
    await ada.do(match, type="start")
    await ada.do(match, type="hand_over")
    status, problem = await ada.try_to(match, (await ada.state(match))["version"], type="hand_over")
    assert (status, problem["id"]) == (409, "problem-away")
    eve = await server.person("Eve")
    status, problem = await eve.try_to(match, (await eve.state(match))["version"], type="hand_over")
    assert (status, problem["id"]) == (403, "problem-no-seat")
    async with ben.listening(match=match, seat=1) as socket:
        while 0 in (await socket.frame("state"))["state"]["position"]["waiting_for"]:
            pass
    status, answer = await ada.try_to(match, 0, type="come_back")
    assert status == 200, "what others did meanwhile does not stand in the way"
    assert [seat["stand_in"] for seat in answer["state"]["seats"]] == [False, False]


@on_server()
async def test_a_match_waits_while_everybody_is_away(server):
    """Stand-ins play for those who wait: with nobody there they rest, and go on when somebody is back."""
    ada, ben = await server.person("Ada"), await server.person("Ben")
    match = await ada.create("me", "open", public=True, stand_in="random")
    await ben.join(match)
    await ada.do(match, type="start")
    for person in (ada, ben):
        state = await person.do(match, type="hand_over")
    async with server.services.memory.use(match) as loaded:
        assert loaded.computer_to_move() is None
    (away,) = state["position"]["waiting_for"]
    async with ada.listening(match=match, seat=0) as socket:
        await (ada, ben)[1 - away].do(match, type="come_back")
        while away in (await socket.frame("state"))["state"]["position"]["waiting_for"]:
            pass


@on_server()
async def test_alone_nothing_is_handed_over(server):
    """Against computer players a match waits anyway."""
    ada = await server.person("Ada")
    match = await ada.create("me", "random")
    version = (await ada.state(match))["version"]
    status, problem = await ada.try_to(match, version, type="hand_over")
    assert (status, problem["id"]) == (409, "problem-nobody-waits")


@on_server()
async def test_lists_tell_the_result(server):
    """A finished match in a list has scores, places and its end, which sharing it does not change."""
    ada = await server.person("Ada")
    match = await bring(ada, "human", "greedy")
    standings = (await ada.state(match))["standings"]
    [card] = (await ada.get(MATCHES, list="over"))["matches"]
    assert card["result"]["scores"] == standings["scores"]
    assert card["result"]["places"] == standings["places"]
    await ada.do(match, type="share", shared=False)
    [again] = (await ada.get(MATCHES, list="over"))["matches"]
    assert again["result"] == card["result"]
    running = await ada.create("me", "greedy")
    assert [one["result"] for one in (await ada.get(MATCHES))["matches"] if one["id"] == running] == [None]
