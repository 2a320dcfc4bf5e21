"""`carrack explore` and `carrack explore-make`."""

import json

import pytest

from carrack.explore.counting import Finished, count, nothing_yet, trim
from carrack.explore.shipped import Shipped, write
from carrack.kernel.registry import rules_of


@pytest.fixture
def counted(tmp_path, monkeypatch):
    """Four games of Goa for two that are shipped; the first choices are two of the game's."""
    rules = rules_of("goa")
    setup = rules.usual_setup(2)
    one, other, third = [action.notation for action in rules.catalogue.actions[:3]]
    found = nothing_yet(rules, setup)
    for winner in (0, 0, 0, 1):
        wins = [float(seat == winner) for seat in range(2)]
        scores = [30 + 5 * int(win) for win in wins]
        openings = {0: [one, third], 1: [other]}
        count(found, Finished(wins, scores, {"ships": [4, 2], "harvest": [1, 1]}, openings))
    trim(found)
    write(Shipped(found, ["advanced"], setup.options, "carrack explore-make goa", "2026-11-19"), tmp_path)
    monkeypatch.setattr("carrack.explore.shipped.FOLDER", tmp_path)
    return one, other, third


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Advanced", "First choices", "Harvest", "75.0 %"]),
        ("de", ["Könner", "Ernte", "75,0 %"]),
    ],
)
def test_tables(run, counted, lang, words):
    """In both languages: openings, sources, seats."""
    result = run("explore", "goa", "--lang", lang)
    assert result.exit_code == 0
    for word in words:
        assert word in result.output


def test_what_came_next(run, counted):
    """After a choice; one that nobody made is refused, with those that were."""
    one, other, third = counted
    found = json.loads(run("explore", "goa", "--after", one, "--json").output)
    assert [next_["do"] for next_ in found["explored"]["openings"]] == [third]
    assert found["explored"]["games"] == 4
    result = run("explore", "goa", "--after", third)
    assert result.exit_code == 2
    assert f"nobody chose '{third}' there; chosen were '{one}', '{other}'" in result.output + result.stderr


def test_what_was_not_explored(run, counted):
    """Another number of players: an error says for how many there is something."""
    result = run("explore", "goa", "--players", 4)
    assert result.exit_code == 2
    assert "those that were are for 2 players" in result.output + result.stderr


def test_games_are_made(run, tmp_path):
    """A file with the command that makes it again."""
    result = run("explore-make", "goa", "--players", 2, "--games", 10, "--bots", "random", "--out", tmp_path)
    assert result.exit_code == 0
    (file,) = tmp_path.glob("goa-*.json")
    record = json.loads(file.read_text("utf-8"))
    assert record["command"] == "carrack explore-make goa --players 2 --games 10 --bots random --seed 1"
    assert record["explored"]["games"] == 10
