"""Lessons on the server: an ordinary match with a learner's place, which the learner alone is told of."""

import asyncio

import pytest

from carrack.kernel.registry import game_ids
from server.people import running_server

GAME = "colonialism"
LESSON = f"/api/games/{GAME}/lessons/first-game"


async def card_of(person, match, *, after=""):
    """The state when the learner has to do something, at another beat than before."""
    while True:
        state = await person.state(match, 0)
        card = state["lesson"]
        if card["state"] != "wait" and card["beat"] != after:
            return state
        await asyncio.sleep(0.02)


async def follow(person, match, beats):
    """Do what so many cards say; the state then."""
    state = await card_of(person, match)
    for _ in range(beats):
        card = state["lesson"]
        if card["state"] == "read":
            await person.do(match, type="lesson", seat=0, act="go_on")
        else:
            await person.do(match, type="choose", seat=0, do=card["expected"][0])
        state = await card_of(person, match, after=card["beat"])
    return state


def test_a_lesson_is_begun_left_and_gone_on_with(tmp_path):
    """It waits in no list, but where lessons are asked for; a server started anew knows how far it is."""

    async def story() -> None:
        url = f"sqlite:///{tmp_path / 'x.db'}"
        async with running_server(url) as server:
            person = await server.person("Ada")
            match = (await person.post(LESSON, {}))["id"]
            state = await follow(person, match, 4)
            beat = state["lesson"]["beat"]
            assert state["lesson"]["number"] == 5
            assert (await person.get("/api/matches", list="mine"))["matches"] == []
            begun = {"game": GAME, "lesson": "first-game", "match": match, "passed": 4}
            assert (await person.get("/api/me/lessons"))["lessons"] == [begun]
            assert (await person.post(LESSON, {}))["id"] == match
            cookie = person.cookie
        async with running_server(url) as server:
            person = await server.person("")
            person.cookie = cookie
            assert (await card_of(person, match))["lesson"]["beat"] == beat
            other = (await person.post(LESSON, {"again": True}))["id"]
            assert other != match
            assert (await person.state(match))["status"] == "closed"
            assert [one["match"] for one in (await person.get("/api/me/lessons"))["lessons"]] == [other]

    asyncio.run(story())


def test_another_choice_is_answered_and_taken_back(tmp_path):
    """The card says what follows; back leads in front of it; undo brings the beat back, too."""

    async def story() -> None:
        async with running_server(f"sqlite:///{tmp_path / 'x.db'}") as server:
            person = await server.person("Ada")
            match = (await person.post(LESSON, {}))["id"]
            state = await follow(person, match, 1)
            card = state["lesson"]
            options = [option["do"] for option in state["position"]["decision"]["options"]]
            other = next(do for do in options if do not in card["expected"])
            await person.do(match, type="choose", seat=0, do=other)
            state = await person.state(match, 0)
            assert state["lesson"]["state"] == "astray"
            assert state["lesson"]["reply"]["id"] == "lesson-first-game-row.lower"
            assert state["lesson"]["points"] == card["points"] or state["lesson"]["points"]
            await person.do(match, type="lesson", seat=0, act="repeat")
            state = await card_of(person, match)
            assert (state["lesson"]["beat"], state["lesson"]["state"]) == (card["beat"], "choose")
            assert state["position"]["of"] == 0
            await person.do(match, type="lesson", seat=0, act="leave")
            state = await person.state(match, 0)
            assert (state["lesson"]["state"], state["lesson"]["expected"]) == ("free", [])

    asyncio.run(story())


def test_the_card_is_the_learners_alone(tmp_path):
    """Who looks on gets none, and can neither go on nor begin what isn't there."""

    async def story() -> None:
        async with running_server(f"sqlite:///{tmp_path / 'x.db'}") as server:
            person, other = await server.person("Ada"), await server.person("Ben")
            match = (await person.post(LESSON, {}))["id"]
            assert (await person.state(match, -1))["lesson"] is None
            invitation = (await person.state(match))["invitation"]
            assert (await other.state(match, invitation=invitation))["lesson"] is None
            status, answer = await other.try_to(match, 1, type="lesson", seat=0, act="go_on")
            assert (status, answer["id"]) == (404, "problem-match")
            status, answer = await person.ask("POST", f"/api/games/{GAME}/lessons/tenth", {})
            assert (status, answer["id"]) == (404, "problem-no-lesson")
            state = await follow(person, match, 1)
            status, answer = await person.try_to(match, state["version"], type="lesson", seat=0, act="go_on")
            assert (status, answer["id"]) == (409, "problem-lesson")
            plain = await person.create("me", "random")
            status, answer = await person.try_to(plain, 1, type="lesson", seat=0, act="go_on")
            assert answer["id"] in {"problem-lesson", "problem-version"}

    asyncio.run(story())


@pytest.mark.parametrize("game", game_ids())
def test_what_there_is_to_learn(tmp_path, game):
    """Anybody may see the lessons of a game and what is said in them, in both languages."""

    async def story() -> None:
        async with running_server(f"sqlite:///{tmp_path / 'x.db'}") as server:
            person = await server.person("Ada")
            lessons = (await person.get(f"/api/games/{game}/lessons"))["lessons"]
            assert lessons[0]["id"] == "first-game"
            for language in ("en", "de"):
                status, text = await person.send("GET", f"/api/games/{game}/teaching/{language}")
                assert status == 200
                for lesson in lessons:
                    assert f"\n{lesson['title']['id']} =".encode() in b"\n" + text
                assert b"\nnote-" in text

    asyncio.run(story())


def test_an_exercise_is_helped_answered_and_followed_by_the_next(tmp_path):
    """Nobody else decides in it; what is right is told with the last help, or once it is answered."""

    async def story() -> None:
        async with running_server(f"sqlite:///{tmp_path / 'x.db'}") as server:
            person = await server.person("Ada")
            first, second = (await person.get(f"/api/games/{GAME}/exercises"))["exercises"][:2]
            match, seat = await begun(person, first["id"])
            card = (await person.state(match, seat))["lesson"]
            assert card["exercise"] == {"helps": [], "more": "help", "next": second["id"]}
            assert (card["lesson"], card["text"], card["expected"]) == (first["key"], first["task"], [])
            for count, more in ((1, "help"), (2, "answer"), (3, "none")):
                card = (await person.do(match, type="lesson", seat=seat, act="help"))["lesson"]
                assert (len(card["exercise"]["helps"]), card["exercise"]["more"]) == (count, more)
            right = card["expected"]
            state = await person.state(match, seat)
            options = [option["do"] for option in state["position"]["decision"]["options"]]
            wrong = next(do for do in options if do not in right)
            card = (await person.do(match, type="choose", seat=seat, do=wrong))["lesson"]
            assert (card["state"], card["reply"]["id"]) == ("astray", "coach-wrong")
            await person.do(match, type="lesson", seat=seat, act="repeat")
            state = await person.do(match, type="choose", seat=seat, do=right[0])
            assert (state["lesson"]["state"], state["lesson"]["text"]["id"]) == ("done", first["key"])
            assert state["position"]["waiting_for"] not in ([], [seat])
            assert (await person.state(match, -1))["lesson"] is None
            status, answer = await person.try_to(
                match, state["version"], type="lesson", seat=seat, act="leave"
            )
            assert (status, answer["id"]) == (409, "problem-lesson")
            other, _ = await begun(person, second["id"])
            assert (await person.state(match))["status"] == "closed"
            assert (await person.state(other))["status"] == "running"
            assert (await person.state(match))["position"]["at"] == 1, "nobody else has decided"
            assert (await person.get("/api/me/lessons"))["lessons"] == []
            assert (await person.get("/api/matches", list="mine"))["matches"] == []
            status, answer = await person.ask("POST", f"/api/games/{GAME}/exercises/tenth", {})
            assert (status, answer["id"]) == (404, "problem-no-exercise")

    asyncio.run(story())


async def begun(person, exercise):
    """An exercise as a match, and the seat that is asked."""
    match = (await person.post(f"/api/games/{GAME}/exercises/{exercise}", {}))["id"]
    return match, next(one["seat"] for one in (await person.state(match))["seats"] if one["mine"])
