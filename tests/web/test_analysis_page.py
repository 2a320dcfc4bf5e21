"""The analysis board on the page: the best moves of any position, their lines step by step, other eyes."""

import json
import re

import pytest
from playwright.sync_api import expect

from carrack.kernel.saves import SavedMatch, to_bytes
from cli.matches import played
from web.sizes import outside

WORDS = {
    "en": (
        "Analyze",
        "could know",
        "all cards open",
        "Analyze from here",
        "Back to the match",
        "line",
    ),
    "de": (
        "Analysieren",
        "wissen konn",
        "allen Karten offen",
        "Ab hier analysieren",
        "Zurück",
        "Variante",
    ),
}


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("de", False), ("en", True), ("de", True)])
def test_moves_lines_and_eyes(visit, ended, language, phone):
    """The figures come and grow; a line leads to positions on the board, which are analysed as well."""
    analyse, known, all_open, here, back, line = WORDS[language]
    someone = visit(language, phone=phone)
    page = someone.go(f"/m/{someone.bring(ended)}/{len(ended['choices']) // 2}")
    page.get_by_role("button", name=analyse, exact=True).click()
    board = page.locator(".analysis")
    expect(board.locator(".advised li").first).to_be_visible()
    expect(board).to_contain_text(known)
    expect(board.locator(".stand li")).to_have_count(2)
    assert outside(page, ".analysis .stand") == []
    expect(board).to_have_attribute("aria-busy", "false", timeout=120_000)
    made = board.locator(".made")
    made.first.click()
    expect(made.first).to_have_attribute("aria-current", "step")
    expect(page.locator(".prompt .move")).to_contain_text(line)
    board.get_by_role("button", name=here).click()
    expect(board.get_by_role("button", name=re.compile(back))).to_be_visible()
    expect(board.locator(".stand li")).to_have_count(2)
    board.get_by_role("button", name=re.compile(back)).click()
    expect(page.locator(".prompt .move")).not_to_contain_text(line)
    if not phone:
        page.locator(".eyes select").select_option("-1")
        expect(board).to_contain_text(all_open)
        expect(board.locator(".advised li").first).to_be_visible()


def test_by_keyboard(visit, ended):
    """`a` opens and closes it, numbers mark moves, comma and dot go along the line."""
    someone = visit()
    page = someone.go(f"/m/{someone.bring(ended)}/{len(ended['choices']) // 2}")
    page.locator(".past").wait_for()
    page.keyboard.press("a")
    board = page.locator(".analysis")
    expect(board.locator(".advised li").nth(1)).to_be_visible()
    page.keyboard.press("2")
    expect(board.locator(".advised li.marked .number")).to_have_text(re.compile(r"\d"))
    page.keyboard.press(".")
    expect(board.locator(".made").first).to_have_attribute("aria-current", "step")
    page.keyboard.press(",")
    expect(page.locator(".prompt .move")).not_to_contain_text("line")
    page.keyboard.press("a")
    expect(board).to_have_count(0)


def test_an_own_file_that_runs(visit):
    """Its past is analysed through the eyes of whoever decided."""
    someone = visit()
    file = json.loads(to_bytes(SavedMatch(played(60), ["human", "random"])))
    page = someone.go(f"/m/{someone.bring(file)}/40")
    page.get_by_role("button", name="Analyze").click()
    expect(page.locator(".analysis .advised li").first).to_be_visible()
    expect(page.locator(".analysis")).to_contain_text("could know it")


def test_a_running_match_has_none(visit):
    """Its past can be looked at, but not analysed."""
    someone = visit()
    match = someone.create({"game": "colonialism", "seats": [{"who": "me"}, {"who": "me"}]})
    page = someone.go(f"/m/{match}")
    page.locator(".board svg").first.wait_for()
    page.keyboard.press("a")
    expect(page.locator(".analysis")).to_have_count(0)
    expect(page.get_by_role("button", name="Analyze")).to_have_count(0)
