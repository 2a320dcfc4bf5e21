"""A lesson in the browser, wide and on a phone; `python -m web.lessons` walks all of them."""

import pytest
from playwright.sync_api import expect

from web.lessons import walk


@pytest.mark.parametrize("phone", [False, True])
def test_a_lesson_from_learn_to_its_end(visit, phone: bool) -> None:
    """It begins on the page "Learn"; the card's own button leads through it and covers nothing."""
    visitor = visit("de" if phone else "en", phone=phone)
    page = visitor.go()
    page.locator('a[href="/learn/13-kolonien"]').first.click()
    expect(page.locator("li.sheet")).to_have_count(4)
    wrong = [*walk(visitor, "13-kolonien", "independence")]
    assert wrong == []


def test_a_note_is_shown_once_and_called_up(visit) -> None:
    """A question is explained when it is met first; `c` shows the note again; it can be switched off."""
    visitor = visit("en")
    seats = [{"who": "me"}, {"who": "computer", "kind": "novice"}]
    wanted: dict[str, object] = {"game": "colonialism", "seats": seats}
    page = visitor.go(f"/m/{visitor.create(wanted)}")
    coach = page.get_by_role("region", name="Coach")
    expect(coach).to_contain_text("New to you")
    coach.get_by_role("button", name="Got it").click()
    expect(coach).to_have_count(0)
    page.keyboard.press("c")
    expect(coach).to_contain_text("New to you")
    word = coach.locator(".term").first
    word.click()
    expect(page.locator(".explained")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".explained")).to_have_count(0)
    coach.get_by_role("button", name="No more notes").click()
    expect(coach).to_have_count(0)
    page.goto(f"{visitor.base()}/m/{visitor.create(wanted)}")
    expect(page.get_by_role("group", name="Board")).to_be_visible()
    expect(coach).to_have_count(0)
