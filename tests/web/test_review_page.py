"""The review of a finished match on the page: chances, costly choices, a look at the board, another try."""

import json

import pytest
from playwright.sync_api import expect

from carrack.kernel.chance import Stream
from carrack.kernel.saves import SavedMatch, to_bytes
from carrack.kernel.table import open_asks
from cli.matches import played
from web.sizes import outside

WORDS = {
    "en": (
        "Review this match",
        "The chances as a table",
        "Show on the board",
        "Try again from here",
        "Better",
        "As the player could know",
    ),
    "de": (
        "Partie analysieren",
        "Die Chancen als Tabelle",
        "Auf dem Brett zeigen",
        "Ab hier neu versuchen",
        "Besser",
        "Wie man es wissen konnte",
    ),
}
LAST = 8


@pytest.fixture(scope="module")
def ending():
    """A match that begins shortly before another one's end, so that its review is short."""
    whole = played()
    match = whole.branch(len(whole.choices) - LAST, 5)
    stream = Stream(5)
    while not match.over:
        seat = open_asks(match.table)[0].seat
        options = match.perspective(seat).options
        match.apply(seat, options[stream.below(len(options))])
    return json.loads(to_bytes(SavedMatch(match, ["human", "human"])))


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("de", True)])
def test_review(visit, ending, language, phone):
    """Asked for once, it says who stood how and which choice cost what; the board shows both moves."""
    begin, table, show, again, better, known = WORDS[language]
    someone = visit(language, phone=phone)
    page = someone.go(f"/m/{someone.bring(ending)}")
    page.get_by_role("button", name=begin).click()
    expect(page.locator(".review .band")).to_have_count(2)
    expect(page.locator(".review")).to_have_attribute("aria-busy", "false", timeout=120_000)
    page.locator(".review summary", has_text=table).click()
    expect(page.locator(".review details tbody tr").first.locator("td")).to_have_count(2)
    expect(page.locator(".review .falls figure")).to_have_count(2)
    was = page.locator(".review .band").first.get_attribute("d")
    page.get_by_label(known).check()
    expect(page.locator(".review .band").first).not_to_have_attribute("d", was or "")
    assert outside(page) == []
    cost = page.locator(".review article").first
    name = cost.locator("h3").inner_text()
    cost.get_by_role("button", name=again).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    cost.get_by_role("button", name=show).click()
    expect(page.locator(".reviewed")).to_contain_text(f"{better}:")
    expect(page.locator(".way.better circle, .way.played circle")).not_to_have_count(0)
    assert name
    assert not someone.page.locator(".review").is_visible()
