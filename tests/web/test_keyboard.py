"""Without a mouse: Tab and Enter, typed moves, the board as text."""

import re

from playwright.sync_api import Page, expect

from web.clicking import READY, SEEN, SOMETHING_ELSE, table_of

LIT = "document.activeElement?.matches('.lit, .lit-zone, [data-do]')"
MOST_TABS = 12
TURNS = 6


def choices(page: Page) -> int:
    """So many choices the page knows of."""
    found = re.search(r"/(\d+)", page.locator(".history span").text_content() or "")
    assert found is not None
    return int(found[1])


def wait_for_my_turn(page: Page) -> None:
    """Skip what the computer player does."""
    page.keyboard.press("s")
    page.wait_for_function(READY)


def tab_to_a_target(page: Page) -> None:
    """Tab from where the page has put the focus to the next thing that can be done."""
    passed = []
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate(LIT):
            return
        passed.append(
            page.evaluate("document.activeElement.textContent.trim() || document.activeElement.ariaLabel")
        )
    raise AssertionError(f"Tab comes to {passed}, but not to a lit target")


def test_tab_and_enter(visit):
    """Tab walks to lit targets, a few steps from where the last choice left the focus; Enter picks."""
    someone = visit()
    table_of(someone)
    page = someone.page
    for _ in range(TURNS):
        wait_for_my_turn(page)
        before = choices(page)
        for _ in range(5):  # a pick that leaves several choices is narrowed further in the same way
            if page.locator(".popup.pinned [data-do]").count() == 0:
                tab_to_a_target(page)
            seen = page.evaluate(SEEN)
            page.keyboard.press("Enter")
            page.wait_for_function(SOMETHING_ELSE, arg=seen)
            if choices(page) > before:
                break
        expect(page.locator(".history span")).not_to_have_text(f"{before}/{before}")


def test_escape_gives_the_focus_back(visit):
    """What a key opens, Escape closes, and the focus is where it was."""
    someone = visit()
    table_of(someone)
    page = someone.page
    wait_for_my_turn(page)
    tab_to_a_target(page)
    where = page.evaluate("document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("?")
    expect(page.locator(".popup.pinned")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".popup")).to_have_count(0)
    page.wait_for_function("where => document.activeElement.getAttribute('aria-label') === where", arg=where)


def test_typed_moves_and_the_board_as_text(visit):
    """A move in the game's notation, completed by Tab; the board as tables; the list of keys."""
    someone = visit()
    table_of(someone)
    page = someone.page
    wait_for_my_turn(page)
    before = choices(page)
    page.keyboard.press("/")
    page.keyboard.type("row")
    expect(page.locator("#typed-found")).to_contain_text("row")
    free = (page.locator("#typed-found").text_content() or "").split()[1]
    page.keyboard.type(f" {free}")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".history span")).not_to_have_text(f"{before}/{before}")
    wait_for_my_turn(page)
    page.keyboard.press("/")
    page.keyboard.type("fly to the moon")
    page.keyboard.press("Enter")
    expect(page.locator("#typed-found")).to_contain_text("not a move of this game")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.get_by_role("table").first).to_be_visible()
    page.keyboard.press("r")
    guide = page.get_by_role("dialog", name="How to play")
    expect(guide.get_by_role("heading", name="Three tips")).to_be_visible()
    expect(guide.get_by_role("img").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(guide).to_be_hidden()
    page.keyboard.press("h")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
