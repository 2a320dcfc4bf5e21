"""Reactions: declined always if a seat wants it, and answered after the same time, whatever is held."""

import asyncio
import time
from typing import Any

import pytest

from carrack.bots.levels import MILLISECONDS
from carrack.kernel.match import Match
from carrack.kernel.registry import rules_of
from carrack.kernel.saves import SavedMatch, to_bytes
from carrack.kernel.table import advance
from carrack.server.computers.kinds import seconds_of
from server.people import on_server, running_server

GAME = "13-kolonien"
SLOW = 0.5
ALL = {"kinds": ["control", "monopoly", "defence"], "until": "turn"}


def match_file(players, holders):
    """The first turn of a professional game; others may hold a fort by what all know, the holders do."""
    rules: Any = rules_of(GAME)
    setup = rules.setup(3, {"mode": "P"})
    table = rules.new_table(setup, 3)
    advance(table)
    fort = rules.content.facts.by_id["fort"]
    for seat in (1, 2):
        player = table.players[seat]
        pile = player.hand if seat in holders else player.draw
        pile.append(fort)
        pile.sort()
        table.supply[fort] -= 1
    return to_bytes(SavedMatch(Match(rules, setup, 3, None, table), players))


async def begun(server, holders=(1,), players=("human", "human", "human")):
    """The match of one person who sits on all seats of people, before the first action."""
    ada = await server.person("Ada")
    status, card = await ada.ask("POST", "/api/matches/import", match_file(list(players), holders))
    assert status == 201, card
    return ada, card["id"]


async def announce(ada, match):
    """Seat 0 announces a card action; the others may answer."""
    state = await ada.state(match, 0)
    options = [option["do"] for option in state["position"]["decision"]["options"]]
    land = next(do for do in options if do.startswith("play carrack land"))
    return await ada.do(match, type="choose", seat=0, do=land)


async def until(ada, match, done):
    """Wait for a state."""
    for _ in range(400):
        state = await ada.state(match, 0)
        if done(state):
            return state
        await asyncio.sleep(0.02)
    raise AssertionError("it did not come to that")


@on_server(reaction_seconds=SLOW)
async def test_everybody_who_might_answer_is_asked(server):
    """Holder or not, by the same question, which says that it can be declined always."""
    ada, match = await begun(server)
    state = await announce(ada, match)
    assert state["position"]["waiting_for"] == [1, 2]
    holder, other = [(await ada.state(match, seat))["position"]["decision"] for seat in (1, 2)]
    assert holder["prompt"] == other["prompt"]
    assert holder["reaction"] == other["reaction"] == "control"
    assert [option["do"] for option in other["options"]] == ["pass"]
    assert [option["do"] for option in holder["options"]] == ["pass", "react fort control"]


@pytest.mark.parametrize("holders", [(), (1,), (1, 2)])
def test_standing_answers_come_after_the_same_time(database, holders):
    """Whatever is in the hands."""

    async def story() -> None:
        async with running_server(database, reaction_seconds=SLOW) as server:
            ada, match = await begun(server, holders)
            for seat in (1, 2):
                await ada.do(match, type="pass_always", seat=seat, passing=ALL)
            begin = time.monotonic()
            await announce(ada, match)
            assert (await ada.state(match))["position"]["waiting_for"] == [1, 2]
            await until(ada, match, lambda state: state["position"]["waiting_for"] == [0])
            assert time.monotonic() - begin >= SLOW

    asyncio.run(story())


@on_server(reaction_seconds=0)
async def test_only_the_kinds_that_were_named(server):
    """A seat that declines sales only is asked about card actions."""
    ada, match = await begun(server)
    await ada.do(match, type="pass_always", seat=1, passing={"kinds": ["monopoly"], "until": "stopped"})
    await ada.do(match, type="pass_always", seat=2, passing=ALL)
    await announce(ada, match)
    await until(ada, match, lambda state: state["position"]["waiting_for"] == [1])
    state = await ada.do(match, type="choose", seat=1, do="react fort control")
    assert 1 not in state["position"]["waiting_for"]


@on_server(reaction_seconds=0)
async def test_the_wish_is_ones_own_matter_and_ends_with_the_turn(server):
    """Others don't see it; it is over when the seat has to decide something else, or when it says so."""
    ada, match = await begun(server)
    stopped = {"kinds": ["control"], "until": "stopped"}
    state = await ada.do(match, type="pass_always", seat=1, passing=ALL)
    assert state["seats"][1]["passing"] == {"kinds": sorted(ALL["kinds"]), "until": "turn"}
    state = await ada.do(match, type="pass_always", seat=2, passing=stopped)
    assert state["seats"][2]["passing"] == stopped
    loaded = server.services.memory.get(match)
    ben = await server.person("Ben")
    seen = await ben.state(match, invitation=loaded.invitation)
    assert [seat["passing"] for seat in seen["seats"]] == [None, None, None]
    state = await ada.do(match, type="choose", seat=0, do="end actions")
    while state["position"]["waiting_for"] != [1]:
        seat = state["position"]["waiting_for"][0]
        decision = (await ada.state(match, seat))["position"]["decision"]
        do = decision["options"][-1]["do"]
        state = await ada.do(match, type="choose", seat=seat, do=do)
    assert [seat["passing"] for seat in state["seats"]] == [None, None, stopped]
    state = await ada.do(match, type="pass_always", seat=2, passing={"kinds": [], "until": "turn"})
    assert state["seats"][2]["passing"] is None


def test_the_wish_outlasts_the_server(database):
    """A new process declines what the old one did not get to."""

    async def story() -> None:
        async with running_server(database, reaction_seconds=60) as server:
            ada, match = await begun(server)
            for seat in (1, 2):
                await ada.do(match, type="pass_always", seat=seat, passing=ALL)
            await announce(ada, match)
            cookie = ada.cookie
        async with running_server(database, reaction_seconds=0) as server:
            again = await server.person("Ben")
            again.cookie = cookie
            await until(again, match, lambda state: state["position"]["waiting_for"] == [0])

    asyncio.run(story())


@on_server(reaction_seconds=SLOW)
async def test_a_seat_that_is_not_ones_own(server):
    """Nobody answers for somebody else."""
    _, match = await begun(server)
    ben = await server.person("Ben")
    status, _ = await ben.try_to(match, 1, type="pass_always", seat=1, passing=ALL)
    assert status in {403, 404}


@pytest.mark.parametrize("holders", [(), (1, 2)])
def test_computer_players_take_the_same_time(database, holders):
    """One that has nothing to think about does not answer sooner."""

    async def story() -> None:
        async with running_server(database, reaction_seconds=SLOW) as server:
            ada, match = await begun(server, holders, ("human", "greedy", "greedy"))
            begin = time.monotonic()
            await announce(ada, match)
            await until(ada, match, lambda state: not {1, 2} & set(state["position"]["waiting_for"]))
            assert time.monotonic() - begin >= SLOW

    asyncio.run(story())


def test_players_by_the_clock_are_given_their_time():
    """So long they might think; with one option they would answer at once."""
    assert seconds_of("search:200ms") == 0.2
    assert seconds_of("master") == MILLISECONDS["master"] / 1000 > seconds_of("expert") > 0
    assert seconds_of("search:400") == seconds_of("master:8") == seconds_of("advanced") == 0


@on_server()
async def test_things_that_bear_another_name(server):
    """The nation that a seat plays is told with the state."""
    ada = await server.person("Ada")
    card = await ada.post(
        "/api/matches",
        {
            "game": GAME,
            "seats": [{"who": "me"}, {"who": "computer", "kind": "greedy"}],
            "options": {"nations": "fr_nl"},
        },
    )
    state = await ada.state(card["id"])
    assert state["called"] == {"seat:0": "seat:2", "seat:1": "seat:3"}
