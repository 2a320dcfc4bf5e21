"""Every installed game on a server: played with computer players to its end, looked at, taken out and in."""

import asyncio
import json

import msgspec
import pytest

from carrack.kernel.chance import Stream
from carrack.kernel.registry import game_ids, rules_of
from carrack.server.records.state import State
from server.people import running_server

PATIENCE = 100


async def play_on(person, match, most=10_000):
    """Decide at random for the person's seat, so many times or to the end; the state then."""
    stream = Stream(4)
    async with person.listening(match=match, seat=0) as socket:
        state = (await socket.frame("state"))["state"]
        for _ in range(most):
            while state["status"] == "running" and state["position"]["decision"] is None:
                state = await socket.state_at(state["version"] + 1)
            if state["status"] == "over":
                break
            options = state["position"]["decision"]["options"]
            choice = {"type": "choose", "seat": 0, "do": options[stream.below(len(options))]["do"]}
            status, answer = await person.try_to(match, state["version"], **choice)
            assert status == 200 or answer["id"] == "problem-version", answer
            state = answer["state"]
    return state


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_match(tmp_path, game):
    """From its creation to the proof of its chance; and its file, in the middle and at the end."""

    async def story() -> None:
        async with running_server(f"sqlite:///{tmp_path / 'x.db'}", computers=["random"]) as server:
            person, other = await server.person("Ada"), await server.person("Ben")
            match = await person.create("me", "random", game=game)
            path = f"/api/matches/{match}"
            begun = await play_on(person, match, 5)
            assert begun["status"] == "running"
            assert msgspec.to_builtins(msgspec.convert(begun, State)) == begun  # zones and pieces too
            await comes_in(person, other, path, "running")
            state = await play_on(person, match)
            assert state["status"] == "over"
            standings = (await other.state(await comes_in(person, other, path, "over")))["standings"]
            assert standings == (await person.state(match))["standings"]
            assert (await person.get(f"{path}/verification"))["fits"]
            charts = await person.get(f"{path}/charts")
            assert charts["at"][-1] == state["position"]["at"]
            assert charts["points"]
            assert [line["values"][-1] for line in charts["scores"]] == state["standings"]["scores"]
            await look_back(person, path, state["position"]["at"])
            branch = {"at": 10, "seats": [{"who": "me"}] * 2}
            assert (await person.post(f"{path}/branch", branch))["status"] == "running"

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


async def comes_in(person, other, path, status):
    """A file is taken out and comes in again as somebody else's; the match that it becomes."""
    code, content = await person.send("GET", f"{path}/file")
    assert code == 200
    card = await other.post("/api/matches/import", content)
    assert (card["status"], card["at"]) == (status, len(json.loads(content)["choices"]))
    return card["id"]


async def look_back(person, path, last):
    """Some positions, as a picture and as text, and the whole log."""
    for at in (0, last // 2, last):
        position = await person.get(f"{path}/positions/{at}", seat=0)
        assert position["scene"]["pieces"]
        assert (await person.get(f"{path}/board-text", seat=0, at=at))["panels"]
        assert (await person.get(f"{path}/view", seat=0, at=at))["view"]["seat"] == 0
    assert [entry["number"] for entry in (await person.get(f"{path}/moves"))["log"]] == list(range(last + 1))


@pytest.mark.parametrize("game", game_ids())
def test_what_can_be_looked_at(tmp_path, game):
    """Components, texts, rules and sheets of a game are there in both languages."""

    async def story() -> None:
        async with running_server(f"sqlite:///{tmp_path / 'x.db'}") as server:
            person = await server.person()
            record = await person.get(f"/api/games/{game}")
            assert record["players"] == list(rules_of(game).players)
            assert record["components"]
            for language in ("en", "de"):
                assert (await person.send("GET", f"/api/games/{game}/text/{language}"))[0] == 200
                assert (await person.get(f"/api/games/{game}/rules/{language}"))["html"]
            for sheet in record["sheets"]:
                assert (await person.send("GET", f"/api/games/{game}/board/{sheet}.svg"))[0] == 200

    asyncio.run(story())
