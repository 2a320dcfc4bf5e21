"""Hints on the page: three moves with chance and reason, the marked one lit and made by one press."""

import re

import pytest
from playwright.sync_api import expect

from web.sizes import PHONES, WIDE, outside
from web.test_deciding import at_a_question, sit_down

WORDS = {
    "en": ("Hint", "Moves that look best", "Make this move", "points", re.compile("For it:|Against it:")),
    "de": ("Tipp", "Die besten Züge", "Diesen Zug machen", "Punkte", re.compile("Dafür:|Dagegen:")),
}


@pytest.fixture(scope="module")
def match():
    """A question with several complete moves."""
    return at_a_question("concordia-venus", lambda asked: len(asked.options) > 3, skip=2, bot="greedy")


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("de", False), ("en", True), ("de", True)])
def test_three_moves_with_reasons(visit, tmp_path, match, language, phone):
    """Each has its chance and points; marking another one lights what it means and changes the suggestion."""
    ask, title, do, points, why = WORDS[language]
    someone = visit(language, phone=phone)
    page = sit_down(someone, tmp_path, match, PHONES[0] if phone else WIDE[0])
    page.get_by_role("button", name=ask, exact=True).click()
    suggested = page.locator(".prompt .choice.hint")
    suggested.wait_for()
    assert outside(page) == []
    if phone:
        page.locator(".prompt button[aria-expanded]", has_text=ask).click()
    hints = page.get_by_role("region", name=title)
    moves = hints.locator(".advised li")
    expect(moves).to_have_count(3)
    expect(moves.first.locator(".figures")).to_have_text(re.compile(rf"\d+\s?%.*{points}", re.DOTALL))
    expect(hints.locator(".why")).to_have_text(why)
    first = suggested.get_attribute("data-do")
    moves.nth(1).get_by_role("button").first.click()
    expect(moves.nth(1)).to_have_class(re.compile("marked"))
    if suggested.get_attribute("data-do") != first:
        expect(suggested).not_to_have_attribute("data-do", first or "")
    expect(page.locator(".shown, .shown-zone").first).to_be_attached()
    hints.get_by_role("button", name=do).click()
    expect(page.locator(".hints")).to_have_count(0)
    seats = someone.ask(f"/api/matches/{page.url.rpartition('/')[2]}")["seats"]
    assert [seat["hints"] for seat in seats] == [1, 0]


def test_the_keyboard_asks_and_chooses(visit, tmp_path, match):
    """`i` asks; the moves are buttons, reached by Tab."""
    page = sit_down(visit(), tmp_path, match, WIDE[1])
    page.keyboard.press("i")
    second = page.locator(".hints .advised li").nth(1)
    second.get_by_role("button").first.focus()
    page.keyboard.press("Enter")
    expect(second).to_have_class(re.compile("marked"))


@pytest.mark.parametrize(("language", "words"), [("en", "Hints"), ("de", "Tipps")])
def test_what_people_agreed_on(visit, language, words):
    """Whoever creates a match with open seats allows hints, and whoever comes reads it."""
    someone = visit(language)
    seats = [{"who": "me"}, {"who": "open"}]
    match = someone.create({"game": "goa", "seats": seats, "public": True, "hints": True})
    other = visit(language, phone=True)
    other.post("/api/matches", {"game": "goa", "seats": [{"who": "me"}, {"who": "me"}]})
    page = other.go(f"/m/{match}")
    expect(page.get_by_text(words, exact=True)).to_be_visible()
    page = someone.go("/new/goa/friends")
    hints = page.get_by_role("checkbox", name=re.compile("[Hh]ints|Tipps"))
    expect(hints).not_to_be_checked()


@pytest.mark.parametrize(("language", "row"), [("en", "Hints"), ("de", "Tipps")])
def test_the_result_tells_the_count(visit, ended, language, row):
    """A row of the score table, where anybody had a hint."""
    someone = visit(language)
    page = someone.go(f"/m/{someone.bring(ended | {'hints': [2, 0]})}")
    expect(page.locator(".scores tr", has_text=row).locator("td")).to_have_text(["2", "0"], ignore_case=True)
    page = someone.go(f"/m/{someone.bring(ended)}")
    page.locator(".scores").wait_for()
    expect(page.locator(".scores tr", has_text=row)).to_have_count(0)
