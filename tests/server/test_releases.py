"""Databases of earlier releases: this one opens, migrates, checks and serves them."""

import asyncio
import re
import shutil
from pathlib import Path

import pytest

from carrack.server import serving
from carrack.server.store.migrations import NEWEST
from server.browsers import configured
from server.people import Person, running_server

RELEASES = sorted(Path(__file__).parent.glob("releases/*.db"))
CHANGES = Path(__file__).parents[2] / "CHANGELOG.md"
ANA = {"name": "Ana", "password": "correct horse"}


def test_a_database_of_each_release_is_stored():
    """Each release but the first, which had no server."""
    released = re.findall(r"^## ([0-9.]+)$", CHANGES.read_text("utf-8"), re.MULTILINE)
    assert sorted(file.stem for file in RELEASES) == sorted(set(released) - {"0.1.0"})


@pytest.mark.parametrize("release", RELEASES, ids=lambda file: file.stem)
def test_it_is_served(release, tmp_path):
    """The account logs in, reads what it said, and plays each of its matches on."""
    file = tmp_path / "carrack.db"
    shutil.copy(release, file)
    database = f"sqlite:///{file}"

    async def story() -> None:
        async with running_server(database) as server:
            ana = Person(server.app)
            await ana.post("/api/login", ANA)
            cards = (await ana.get("/api/matches", list="mine"))["matches"]
            assert cards
            for card in cards:
                path = f"/api/matches/{card['id']}"
                assert [line["text"] for line in (await ana.get(f"{path}/chat"))["lines"]] == ["Hello"]
                state = await ana.state(card["id"])
                seat = state["position"]["waiting_for"][0]
                mine = await ana.state(card["id"], seat)
                do = mine["position"]["decision"]["options"][0]["do"]
                status, answer = await ana.try_to(
                    card["id"], mine["version"], type="choose", seat=seat, do=do
                )
                assert status == 200, answer

    asyncio.run(story())
    found: list[str] = []
    count, _ = serving.check(configured(database), found.append)
    assert count
    assert not any(f"not {NEWEST}" in line for line in found)
