"""Two browsers in one online match: a secret choice, an undo, a refusal, a lost connection, a killed server."""

import re

import pytest
from clicking import TARGETS, Clicker
from playwright.sync_api import Page, expect

AT_ONCE = 4_000
"""A lost connection shows within 3 s; the rest is for a slow machine."""


def seated(visit, server):
    """Two people at one table: one opens the match, the other comes by the link."""
    host, guest = visit(to=server), visit(to=server)
    page = host.go("/new")
    page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    page.get_by_role("group", name="Seat 2").get_by_text("Free seat").click()
    page.get_by_role("button", name="Open the match").click()
    invitation = page.locator("input[readonly]").input_value()
    guest.page.goto(invitation)
    guest.page.get_by_label("Your name").fill("Grace")
    guest.page.get_by_role("button", name="Join the match").click()
    expect(page.get_by_text("Grace")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    for someone in (host, guest):
        someone.page.locator(".board svg").first.wait_for()
    return host, guest


def choices(page: Page) -> int:
    """So many choices the page knows of."""
    found = re.search(r"/(\d+)", page.locator(".history span").text_content() or "")
    assert found is not None
    return int(found[1])


def both_at(pages, count: int) -> None:
    """Wait until both pages show so many choices."""
    for page in pages:
        expect(page.locator(".history span")).to_have_text(f"{count}/{count}")


def deciding(pages) -> Page:
    """The page of one who has to decide."""
    for _ in range(300):
        for page in pages:
            if page.evaluate(TARGETS):
                return page
        pages[0].wait_for_timeout(30)
    raise AssertionError("nobody has to decide")


def says(page: Page) -> str:
    """What the prompt says."""
    return page.locator(".prompt .says").text_content() or ""


@pytest.fixture
def at_table(visit, own_server):
    """Both at the table, and the server that may be killed."""
    server = own_server()
    host, guest = seated(visit, server)
    return server, host, guest


def test_two_browsers(at_table, own_server):
    """The whole life of an online match, in two real browsers."""
    server, host, guest = at_table
    pages = (host.page, guest.page)
    players = {page: Clicker(page, seed) for seed, page in enumerate(pages)}

    def play_until(said: str) -> None:
        for _ in range(60):
            if any(said in says(page) for page in pages):
                return
            players[deciding(pages)].click()
        raise AssertionError(f"nobody was asked: {said}")

    # A secret choice is open for both at once and taken in any order: the progress is told, not the choice.
    play_until("Choose a card to keep")
    expect(guest.page.locator(".prompt")).to_contain_text("to keep")
    expect(host.page.locator(".prompt")).to_contain_text("to keep")
    known = host.page.locator(".log").text_content()
    while "to keep:" in says(guest.page) or "the one card" in says(guest.page):
        players[guest.page].click()
    for page in (guest.page,):
        expect(page.locator(".prompt")).to_contain_text("1 of 2 ready")
    expect(host.page.locator(".panel").filter(has_text="Grace")).to_contain_text("ready")
    assert "to keep" in says(host.page)
    hidden = (host.page.locator(".log").text_content() or "").removeprefix(known or "")
    assert "keep" not in hidden, hidden

    # Undo is free as long as nobody has seen anything, and does not disturb the other, who still chooses.
    chosen = choices(guest.page)
    guest.page.get_by_role("button", name="Undo").click()
    expect(guest.page.locator(".prompt")).to_contain_text("to keep")
    both_at(pages, chosen - 1)
    assert "to keep" in says(host.page)

    # Play on until somebody takes an action.
    play_until("Take your action")
    actor = next(page for page in pages if "Take your action" in says(page))
    waiter = pages[1 - pages.index(actor)]
    at = choices(actor)

    # A refused action says why and names the section of the rules; nothing has happened.
    actor.locator(".panel.me .pile").first.click()
    actor.locator(".panel.me .opened .card").first.click()
    reason = actor.locator(".popup .reasons")
    expect(reason.get_by_role("link")).to_have_attribute("href", re.compile(r"/g/colonialism/rules#s-5\.1\.3$"))
    with actor.context.expect_page() as opened:
        reason.get_by_role("link").first.click()
    expect(opened.value.locator("[id='s-5.1.3']")).to_be_in_viewport()
    opened.value.close()
    actor.keyboard.press("Escape")
    line = actor.locator(".typed input")
    line.fill("withdraw china")
    line.press("Enter")
    expect(actor.locator("#typed-found").get_by_role("link")).to_contain_text("5.1.4")
    line.press("Escape")
    both_at(pages, at)
    expect(waiter.locator(".prompt .what").first).to_contain_text("takes action 1 of 3")

    # The waiting one's connection is lost, shows it, and heals without a reload.
    waiter.evaluate("window.kept = 'not reloaded'")
    waiter.context.set_offline(True)
    expect(waiter.locator(".connection p")).to_be_visible(timeout=AT_ONCE)
    actor.locator('[data-do="draw"]').first.click()
    expect(actor.locator(".history span")).to_have_text(f"{at + 1}/{at + 1}")
    expect(waiter.locator(".history span")).to_have_text(f"{at}/{at}")
    waiter.context.set_offline(False)
    both_at(pages, at + 1)
    expect(waiter.locator(".connection p")).to_be_hidden()

    # The server is killed and started again: both go on where they were, without a reload.
    server.child.kill()
    server.child.wait()
    for page in pages:
        expect(page.locator(".connection p")).to_be_visible(timeout=AT_ONCE)
    own_server(server.port)
    for page in pages:
        expect(page.locator(".connection p")).to_be_hidden()
    both_at(pages, at + 1)
    while choices(deciding(pages)) < at + 4:
        players[deciding(pages)].click()
    both_at(pages, max(map(choices, pages)))
    assert waiter.evaluate("window.kept") == "not reloaded"
