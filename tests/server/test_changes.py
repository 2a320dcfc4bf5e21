"""Scenes told by what differs from the one before are equal to whole ones; after a gap a whole one comes."""

import asyncio
import runpy
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from carrack.kernel.chance import Stream
from carrack.kernel.registry import game_ids
from carrack.kernel.scene import Zone
from carrack.server.live.hub import Listener
from carrack.server.matches.differing import Numbered
from carrack.server.matches.showing import Wish
from server.people import on_server, running_server
from server.test_between import in_runs

whole = runpy.run_path(str(Path(__file__).parents[2] / "docs" / "examples" / "watch_live.py"))["whole"]
"""As the documentation tells programs to put a scene together."""
MOVES = 25
SMALL = 1 / 3
"""Of the bytes of whole states, at most so many in all."""


def without_time(state):
    """What doesn't depend on when and with which version one asked."""
    return {key: value for key, value in state.items() if key not in {"now", "log", "log_from", "between"}}


async def decide(person, match, stream, **more: bool):
    """A choice at random of whoever has to decide; whose it was, and the state in the answer."""
    public = await person.state(match)
    seat = public["position"]["waiting_for"][0]
    options = (await person.state(match, seat))["position"]["decision"]["options"]
    do = options[stream.below(len(options))]["do"]
    status, answer = await person.try_to(match, public["version"], type="choose", seat=seat, do=do, **more)
    assert status == 200
    return seat, answer["state"]


@pytest.mark.parametrize("game", game_ids())
def test_changes_are_put_together(tmp_path, game):
    """Over the socket and in answers, for seats and the public, and after undo: equal to the whole."""

    async def story() -> None:
        async with running_server(f"sqlite:///{tmp_path / 'x.db'}") as server:
            person, watcher = await server.person("Ada"), await server.person("Ben")
            match = await person.create("me", "me", "me", public=True, game=game)
            lookers = {0: person, 1: person, -1: watcher}
            stream = Stream(7)
            async with AsyncExitStack() as stack:
                open_ = {
                    seat: await stack.enter_async_context(who.listening(match=match, seat=seat, changes=True))
                    for seat, who in lookers.items()
                }
                known = {seat: (await socket.frame("state"))["state"] for seat, socket in open_.items()}
                assert all(state["change"] is None for state in known.values())
                sizes = [0, 0]
                for number in range(MOVES):
                    seat, answer = await decide(person, match, stream, changes=True)
                    if number % 8 == 7 and answer["position"]["undo"]["open"]:
                        body = {"type": "undo", "seat": seat, "changes": True}
                        answer = (await person.try_to(match, answer["version"], **body))[1]["state"]
                    for looking, socket in open_.items():
                        while known[looking]["version"] < answer["version"]:
                            state = (await socket.frame("state"))["state"]
                            assert state["change"]["since"] == known[looking]["version"]
                            sizes[0] += len(str(state))
                            known[looking] = whole(state, known[looking]) | {"change": None}
                        asked = await lookers[looking].state(match, looking)
                        assert without_time(known[looking]) == without_time(asked)
                        sizes[1] += len(str(known[looking]))
                    if seat in known and answer["change"] is None:
                        assert without_time(answer) == without_time(known[seat])
                    elif seat in known:
                        assert answer["change"]["zones"], "told by what differs"
                assert sizes[0] < SMALL * sizes[1]

    asyncio.run(story())


@on_server()
async def test_whole_after_a_gap(server):
    """Whoever missed a version, names one that the server lacks, or wants no changes gets a whole scene."""
    person = await server.person()
    match = await person.create("me", "me")
    stream, hub = Stream(3), server.services.hub
    slow, quick = Listener(person.id), Listener(person.id)
    async with server.services.memory.use(match) as loaded:
        for listener in (slow, quick):
            hub.enter(listener, [])
            hub.turn(listener, match, Wish(0, -1, changes=True))
            hub.show(loaded, listener)
            await listener.next()
    for _ in range(3):
        await decide(person, match, stream)
        assert changes(await quick.next()) == [True]
    assert changes(await slow.next()) == [False]
    await decide(person, match, stream)
    assert (changes(await slow.next()), changes(await quick.next())) == ([True], [True])
    version = (await person.state(match))["version"]
    for wish, told in [
        ({"since": version - 1}, True),
        ({"since": version - 2}, False),
        ({"since": 999_999}, False),
        ({}, False),
    ]:
        async with person.listening(match=match, seat=0, changes=True, **wish) as socket:
            assert ((await socket.frame("state"))["state"]["change"] is not None) == told, wish
    async with person.listening(match=match, seat=0, since=version - 1) as socket:
        assert (await socket.frame("state"))["state"]["change"] is None
    status, late = await person.try_to(match, version - 1, type="choose", seat=0, do="pass", changes=True)
    assert (status, late["state"]["change"]) == (409, None)
    hub.go(slow)
    hub.go(quick)
    await decide(person, match, stream)
    assert not server.services.memory.get(match).sights, "scenes are kept for nobody"


def changes(frames):
    """For each state among frames whether it is told by what differs."""
    return ['"change":{' in frame for frame in frames if frame.startswith('{"type":"state"')]


def zones(text):
    """A zone for each letter; a capital one is another zone with the id of the small one."""
    return [Zone(sign.lower(), "changed" if sign.isupper() else "") for sign in text]


@pytest.mark.parametrize(
    ("known", "things", "numbers", "others"),
    [
        ("abcd", "abcd", [0, 4], ""),
        ("abcd", "aBcd", [0, 1, 4, 1, 2, 2], "B"),
        ("abcd", "abxycd", [0, 2, 4, 2, 2, 2], "xy"),
        ("abcd", "acd", [0, 1, 2, 2], ""),
        ("abcd", "abc", [0, 3], ""),
        ("abcd", "dcba", [3, 1, 2, 1, 1, 1, 0, 1], ""),
        ("abcd", "ADcx", [4, 2, 2, 1, 6, 1], "ADx"),
        ("abcd", "", [], ""),
        ("", "xy", [0, 2], "xy"),
    ],
)
def test_numbers_in_runs(known, things, numbers, others):
    """What is known keeps its number, what is new gets the next one."""
    numbered = Numbered(zones(known))
    assert numbered.runs_of(zones(things)) == numbers
    assert numbered.others == zones(others)
    assert in_runs(zones(known) + numbered.others, numbers) == zones(things)


def test_what_is_new_has_one_number():
    """In one scene after the other."""
    numbered = Numbered(zones("abc"))
    assert [numbered.runs_of(zones(text)) for text in ("axc", "Axc")] == [
        [0, 1, 3, 1, 2, 1],
        [4, 1, 3, 1, 2, 1],
    ]
    assert numbered.others == zones("xA")
