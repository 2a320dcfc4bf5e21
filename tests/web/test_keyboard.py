"""Without a mouse: Tab and Enter, typed moves, the board as text."""

import re

from clicking import table_of
from playwright.sync_api import expect

LIT = "document.activeElement?.matches('.lit, .lit-zone, [data-do]')"


def test_keyboard_alone(visit):
    """Tab walks to lit targets, Enter picks; a move is typed; text view and key list open by key."""
    someone = visit()
    table_of(someone)
    page = someone.page
    at = page.locator(".history span")

    def moves() -> int:
        return int(re.search(r"/(\d+)", at.text_content() or "")[1])

    for _ in range(12):
        before = moves()
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate(LIT):
                break
        assert page.evaluate(LIT), "Tab never came to a lit target"
        page.keyboard.press("Enter")
        page.wait_for_timeout(150)
        if moves() == before and page.locator(".popup.pinned [data-do]").count():
            page.keyboard.press("Enter")
        expect(at).not_to_have_text(f"{before}/{before}")
        page.keyboard.press("Escape")
        for _ in range(40):
            page.keyboard.press("s")
            if page.locator(".lit, .lit-zone, .prompt [data-do]").count():
                break
            page.wait_for_timeout(50)

    before = moves()
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    options = page.evaluate("[...document.querySelectorAll('[data-do]')].map(e => e.dataset.do)")
    typed = next((one for one in options if one in {"draw", "pass"}), options[0] if options else "")
    page.keyboard.type(typed or "dr")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(at).not_to_have_text(f"{before}/{before}")

    page.locator("h1, .prompt").first.click()
    page.keyboard.press("t")
    expect(page.get_by_role("table").first).to_be_visible()
    page.keyboard.press("h")
    expect(page.get_by_role("dialog").first).to_be_visible()
