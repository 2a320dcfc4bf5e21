"""The result page: who won and by how much comes first, and the scores are in sight."""

import pytest
from playwright.sync_api import expect

from carrack.kernel.registry import game_ids, rules_of
from web.positions import file_of, random_game

LOW = {"width": 1280, "height": 720}
SCORES = ".end .total td"


def bring(someone, folder, game: str, seats: int):
    """A finished game at the server, and its standings."""
    rules = rules_of(game)
    match = random_game(rules, rules.setup(seats, {}), -1)
    name = someone.bring(file_of(folder, match, ("human", *["novice"] * (seats - 1))))
    return name, rules.standings(match.table)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", game_ids())
def test_scores_are_in_sight(visit, tmp_path, game, language):
    """At 1280 x 720 winner and score row are seen without scrolling; the winner comes first."""
    someone = visit(language)
    seats = max(rules_of(game).players) if game != "concordia-venus" else 5
    name, standings = bring(someone, tmp_path, game, seats)
    someone.page.set_viewport_size(LOW)
    page = someone.go(f"/m/{name}")
    page.locator(".end figure").first.wait_for()
    expect(page.locator(".end h1")).to_be_in_viewport(ratio=1)
    total = page.locator(SCORES)
    expect(total).to_have_count(seats)
    for cell in total.all():
        expect(cell).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.querySelector('.end').scrollTop") == 0
    shown = [int(cell.inner_text()) for cell in total.all()]
    places = sorted(zip(standings.places, standings.scores, strict=True), key=lambda one: one[0])
    assert sorted(shown, reverse=True) == sorted(standings.scores, reverse=True)
    assert shown[0] == places[0][1]


def test_proof_is_folded_and_places_are_said(visit, tmp_path):
    """The fair-play check is there for whoever asks; places are ordinals; one chart has all scores."""
    someone = visit()
    name, standings = bring(someone, tmp_path, "goa", 3)
    page = someone.go(f"/m/{name}")
    check = page.get_by_role("button", name="Check every draw")
    expect(check).to_be_hidden()
    page.get_by_text("Fair-play check").click()
    check.click()
    page.get_by_text("all match").wait_for()
    shown = [mark.inner_text().strip() for mark in page.locator(".end thead .mark").all()]
    assert shown == [{1: "1st", 2: "2nd", 3: "3rd"}[place] for place in sorted(standings.places)]
    first = page.locator(".end figure").first
    expect(first.locator("figcaption")).to_have_text("Scores over the game")
    told = first.locator("svg").get_attribute("aria-label") or ""
    assert all(str(score) in told for score in standings.scores)
