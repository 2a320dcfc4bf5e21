"""The statistics of a game on the page: openings to walk through, sources and seats as tables."""

import re

import pytest
from playwright.sync_api import expect

WORDS = {
    "en": ("Statistics", "Openings", "Beginning", "Value of seats"),
    "de": ("Statistik", "Eröffnungen", "Anfang", "Wert der Plätze"),
}
WIDER = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"

SCROLLED = "() => [...document.querySelectorAll('.scroll')].some(box => box.scrollWidth > box.clientWidth)"


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("de", True)])
def test_statistics(visit, language, phone):
    """From the home page; a choice leads to what came next, and the path back."""
    title, openings, beginning, seats = WORDS[language]
    page = visit(language, phone=phone).go("/")
    page.locator("a[href='/g/goa/statistics']", has_text=title).click()
    expect(page.get_by_role("heading", name=openings)).to_be_visible()
    table = page.locator("section[aria-labelledby=openings] tbody tr")
    expect(table.first).to_be_visible()
    first = table.first.locator("button.choice")
    name = first.inner_text()
    first.click()
    path = page.locator("nav.path")
    expect(path.get_by_role("button", name=name)).to_be_disabled()
    path.get_by_role("button", name=beginning).click()
    expect(table.first.locator("button.choice")).to_have_text(name)
    expect(page.get_by_role("heading", name=seats)).to_be_visible()
    expect(page.locator("section[aria-labelledby=seats] tbody tr")).to_have_count(3)
    assert not page.evaluate(WIDER)
    assert not page.evaluate(SCROLLED)


def test_other_players(visit):
    """Another number of players, another table; without games in the package it says so."""
    page = visit("en").go("/g/colonialism/statistics")
    rows = page.locator("section[aria-labelledby=seats] tbody tr")
    expect(rows).to_have_count(3)
    page.locator("form.wishes select").first.select_option("2")
    expect(rows).to_have_count(2)
    page.locator("form.wishes select").nth(1).select_option("on")
    counted = re.compile("No games with these options have been counted yet|finished on this server")
    expect(page.get_by_text(counted).first).to_be_visible()
