"""`carrack review` on the last choices of a match."""

import json
import re

import pytest

from carrack.kernel.chance import Stream
from carrack.kernel.saves import SavedMatch, write
from carrack.kernel.table import open_asks


@pytest.fixture(scope="module")
def ending(finished):
    """A match of its own that begins shortly before another one's end."""
    match = finished.branch(len(finished.choices) - 6, 5)
    stream = Stream(5)
    while not match.over:
        seat = open_asks(match.table)[0].seat
        options = match.perspective(seat).options
        match.apply(seat, options[stream.below(len(options))])
    return match


@pytest.fixture
def file(ending, tmp_path):
    """Its file."""
    path = tmp_path / "ending.json"
    write(SavedMatch(ending, ["human", "casual"]), path)
    return path


def test_json_is_the_same_every_time_and_adds_up(run, file):
    """For programs: points, costs, accounts."""
    first = run("review", file, "--json", "--jobs", 1)
    assert first.exit_code == 0
    assert first.output == run("review", file, "--json", "--jobs", 1).output
    found = json.loads(first.output)
    assert found["game"] == "colonialism"
    assert len(found["points"]) == found["choices"] + 1
    for account in found["accounts"]:
        parts = account["start"] + account["luck"] + account["own"] + account["others"]
        assert parts == pytest.approx(account["result"], abs=1e-9)


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ["Costliest choices", "Luck"]), ("de", ["teuersten Entscheidungen", "Glück"])]
)
def test_page_and_tables(run, file, tmp_path, lang, words):
    """In both languages; the page loads nothing from elsewhere, and has its figures as tables too."""
    page = tmp_path / "review.html"
    result = run("review", file, "--lang", lang, "--html", page, "--jobs", 1, "--seconds", 1)
    assert result.exit_code == 0
    html = page.read_text("utf-8")
    for word in words:
        assert word in result.output
        assert word in html
    assert f'<html lang="{lang}">' in html
    assert html.count("<table>") == 3
    assert html.count("<svg") == 3
    assert not re.search(r"https?:|<script|<link|@import|url\(", html)


def test_a_running_match_is_refused(run, running, file_of):
    """Only finished matches are reviewed."""
    result = run("review", file_of(running))
    assert result.exit_code == 2
    assert "isn't finished" in result.output + result.stderr


def test_review_tune_writes_a_file(run, tmp_path, monkeypatch):
    """A game too short to wait for isn't there: the words are checked, the measuring is tested elsewhere."""
    result = run("review-tune", "goa", "--players", 7)
    assert result.exit_code == 2
    assert "goa is for 2, 3, 4 players" in result.output + result.stderr
