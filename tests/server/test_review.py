"""Reviews of matches that are over: soon begun, made once by the computer players' processes, and kept."""

import asyncio

import msgspec
import pytest
from sqlalchemy import select, update

from carrack.server.computers.pool import Pool
from carrack.server.computers.thinking import Question
from carrack.server.store.tables import worked_out
from server.people import on_server, until
from server.test_matches import finish

MATCHES = "/api/matches"


async def ending(server, person):
    """A match that begins shortly before another one's end and is over, so that its review is short."""
    whole = await person.create("me", "me")
    await finish(server, whole)
    last = (await person.state(whole))["position"]["at"]
    branch = {"at": last - 6, "seats": [{"who": "me"}] * 2}
    match = (await person.post(f"{MATCHES}/{whole}/branch", branch))["id"]
    await finish(server, match)
    return match


@on_server()
async def test_a_review_is_made_once_and_kept(server):
    """First the chances, then the costs; several who ask get the same, and later it comes from the store."""
    person = await server.person()
    match = await ending(server, person)
    path = f"{MATCHES}/{match}/review"
    first, second = await asyncio.gather(person.get(path), person.get(path))
    assert first["review"]["points"] == second["review"]["points"]
    assert first["review"]["points"][-1]["at"] == first["review"]["choices"]
    assert not first["review"]["refined"]
    await until(lambda: not server.services.reviews.makes(match))
    found = await person.get(path)
    assert found["review"]["refined"]
    assert found["judged"] == found["moves"] == len(found["review"]["costs"])
    assert len(found["review"]["accuracy"]) == 2
    for cost in found["review"]["costs"]:
        assert set(cost["played"] + cost["better"]) <= set(found["actions"])
    store = server.services.store
    async with store.transaction() as tx:
        assert list((await tx.execute(select(worked_out.c.what))).scalars()) == ["review"]
        await tx.execute(update(worked_out).values(content='{"kept":true}'))
    assert await person.get(path) == {"kept": True}


@on_server()
async def test_a_running_match_gives_nothing(server):
    """To nobody, whoever asks and however it runs."""
    ada, eve = await server.person(), await server.person()
    match = await ada.create("me", "greedy", public=True)
    for person in (ada, eve):
        status, problem = await person.ask("GET", f"{MATCHES}/{match}/review")
        assert (status, problem["id"]) == (409, "problem-not-over")
    assert not server.services.reviews.makes(match)


def doubled(number):
    """A task that is done at once."""
    return 2 * number


async def in_order(pool, order, what, waiting):
    """Note when something is done."""
    order.append((what, await waiting))


async def two_tasks_and_a_question():
    """A question that fails is asked while one task is at work and another one waits."""
    pool = Pool(1)
    order: list[tuple[str, int]] = []
    works = [asyncio.create_task(in_order(pool, order, "task", pool.work(doubled, n))) for n in (1, 2)]
    await asyncio.sleep(0)
    with pytest.raises(msgspec.DecodeError):
        await pool.ask(Question("goa", 2, {}, b"", 0, "random"))
    order.append(("question", 0))
    await asyncio.gather(*works)
    await pool.stop()
    return order


def test_tasks_wait_for_questions():
    """While a question waits no task begins; each task is done all the same."""
    assert asyncio.run(two_tasks_and_a_question()) == [("task", 2), ("question", 0), ("task", 4)]


async def watched_and_not():
    """Two tasks wait, and then one that somebody watches."""
    pool = Pool(1)
    order: list[tuple[str, int]] = []
    works = [in_order(pool, order, "task", pool.work(doubled, number)) for number in (1, 2, 3)]
    works.append(in_order(pool, order, "watched", pool.work(doubled, 4, watched=True)))
    await asyncio.gather(*works)
    await pool.stop()
    return order


def test_what_somebody_watches_comes_first():
    """Before tasks that wait already; the one at work is done."""
    assert asyncio.run(watched_and_not()) == [("task", 2), ("watched", 8), ("task", 4), ("task", 6)]


async def tasks_given_up():
    """One is given up at work, one while it waits."""
    pool = Pool(1)
    tasks = [asyncio.create_task(pool.work(doubled, number)) for number in range(3)]
    await asyncio.sleep(0)
    tasks[0].cancel()
    tasks[1].cancel()
    found = await tasks[2]
    await pool.stop()
    return found


def test_a_task_that_nobody_wants_leaves_its_place():
    """The next one is done."""
    assert asyncio.run(tasks_given_up()) == 4
