"""Hints: three moves with reasons, for whoever may have them, counted by seat and seen by all."""

import pytest

from carrack.kernel.chance import Stream
from carrack.kernel.saves import record_in
from carrack.server.matches.files import UPLOAD
from server.people import on_server

MATCHES = "/api/matches"
ONE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # who thinks knows no database


async def hint(person, match, seat):
    """A hint that is given."""
    return await person.post(f"{MATCHES}/{match}/hint", {"seat": seat})


async def counts(person, match):
    """How many hints each seat had, as everybody sees it."""
    return [seat["hints"] for seat in (await person.state(match))["seats"]]


@on_server()
async def test_a_hint_names_moves_and_is_counted_once_for_each_position(server):
    """Asked again it is the same one, also after an undo; another position is another hint."""
    person = await server.person()
    match = await person.create("me", "me")
    seat = (await person.state(match))["position"]["waiting_for"][0]
    first = await hint(person, match, seat)
    decision = (await person.state(match, seat))["position"]["decision"]
    options = [option["do"] for option in decision["options"]]
    assert 1 <= len(first["moves"]) <= 3
    for move in first["moves"]:
        assert move["move"][0] in options
        assert 0 < move["chance"] < 1
        assert {made["do"] for made in move["line"]} <= set(first["actions"])
    assert await hint(person, match, seat) == first
    expected = [0, 0]
    expected[seat] = 1
    assert await counts(person, match) == expected
    await person.do(match, type="choose", seat=seat, do=first["moves"][0]["move"][0])
    if (await person.state(match, seat))["position"]["undo"]["open"]:
        await person.do(match, type="undo", seat=seat)
        assert await hint(person, match, seat) == first
        assert await counts(person, match) == expected
    other = (await person.state(match))["position"]["waiting_for"][0]
    await person.choose_any(match, other, Stream(1))
    after = (await person.state(match))["position"]["waiting_for"][0]
    await hint(person, match, after)
    expected[after] += 1
    assert await counts(person, match) == expected
    file = await person.send("GET", f"{MATCHES}/{match}/file")
    assert record_in(UPLOAD, file[1]).hints == expected
    again = (await person.post(f"{MATCHES}/import", file[1]))["id"]
    assert await counts(person, again) == expected


@ONE
@on_server()
async def test_people_have_hints_only_if_they_agreed(server):
    """The match says so before anybody joins, and everybody sees who had how many."""
    ada, ben = await server.person("Ada"), await server.person("Ben")
    for agreed in (False, True):
        match = await ada.create("me", "open", public=True, hints=agreed)
        assert (await ben.state(match))["hints"] is agreed
        assert (
            next(c for c in (await ben.get(MATCHES, list="open"))["matches"] if c["id"] == match)["hints"]
            is agreed
        )
        await ben.join(match)
        await ada.do(match, type="start")
        seat = (await ada.state(match))["position"]["waiting_for"][0]
        asking, other = (ada, ben) if seat == 0 else (ben, ada)
        status, answer = await asking.ask("POST", f"{MATCHES}/{match}/hint", {"seat": seat})
        assert (status, answer.get("id")) == ((200, None) if agreed else (403, "problem-hint"))
        assert sum(await counts(other, match)) == agreed
        status, answer = await other.ask("POST", f"{MATCHES}/{match}/hint", {"seat": seat})
        assert (status, answer["id"]) == (403, "problem-seat")


@ONE
@on_server()
async def test_only_who_has_to_decide_gets_a_hint(server):
    """Not before the match begins, and not while somebody else decides; a rematch keeps what was agreed."""
    ada, ben = await server.person("Ada"), await server.person("Ben")
    match = await ada.create("me", "open", public=True, hints=True)
    status, answer = await ada.ask("POST", f"{MATCHES}/{match}/hint", {"seat": 0})
    assert (status, answer["id"]) == (409, "problem-not-begun")
    await ben.join(match)
    await ada.do(match, type="start")
    waiting = (await ada.state(match))["position"]["waiting_for"]
    for seat, person in ((0, ada), (1, ben)):
        if seat not in waiting:
            status, answer = await person.ask("POST", f"{MATCHES}/{match}/hint", {"seat": seat})
            assert (status, answer["id"]) == (409, "problem-not-your-turn")
    assert len(waiting) == 1
    assert await counts(ada, match) == [0, 0]
