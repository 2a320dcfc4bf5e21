"""Two browsers in one online match: secret choice, undo, refusal, lost connection, killed server."""

import re
import time

from playwright.sync_api import Page, expect

from carrack.server.ops.server_process import ServerProcess
from web.clicking import TARGETS, Clicker

SECONDS_TO_DECIDE = 60


def seated(visit, server):
    """Two people at one table: one opens the match, the other comes by the link."""
    host, guest = visit(to=server), visit(to=server)
    page = host.go("/new")
    page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    page.get_by_role("group", name="Seat 2").get_by_text("Open seat").click()
    page.get_by_role("button", name="Create match and copy link").click()
    invitation = page.locator("input[readonly]").input_value()
    guest.page.goto(invitation)
    guest.page.get_by_label("Your name").fill("Grace")
    guest.page.get_by_role("button", name="Join the match").click()
    expect(page.get_by_text("Grace")).to_be_visible()
    page.get_by_role("button", name="Start game").click()
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
    end = time.monotonic() + SECONDS_TO_DECIDE
    while time.monotonic() < end:
        for page in pages:
            if page.evaluate(TARGETS):
                return page
        pages[0].wait_for_timeout(30)
    raise AssertionError("nobody has to decide")


def says(page: Page) -> str:
    """What the prompt says."""
    return page.locator(".prompt .says").text_content() or ""


class Match:
    """An online match of two people, each with a browser of their own."""

    def __init__(self, host: Page, guest: Page) -> None:
        self.host = host
        self.guest = guest
        self.pages = (host, guest)
        self.players = {page: Clicker(page, seed) for seed, page in enumerate(self.pages)}

    def play_until(self, said: str) -> Page:
        """Let whoever has to decide click until somebody is asked something; that one's page."""
        for _ in range(60):
            for page in self.pages:
                if said in says(page):
                    return page
            self.players[deciding(self.pages)].click()
        raise AssertionError(f"nobody was asked: {said}")

    def other(self, page: Page) -> Page:
        """The other one's page."""
        return self.pages[1 - self.pages.index(page)]


def choose_in_secret(match: Match) -> None:
    """Open for both at once and taken in any order: the progress is told, not the choice."""
    match.play_until("Choose a card to keep")
    for page in match.pages:
        expect(page.locator(".prompt")).to_contain_text("to keep")
    known = match.host.locator(".log").text_content() or ""
    while "to keep:" in says(match.guest) or "the one card" in says(match.guest):
        match.players[match.guest].click()
    expect(match.guest.locator(".prompt")).to_contain_text("1 of 2 ready")
    expect(match.host.locator(".panel").filter(has_text="Grace")).to_contain_text("ready")
    assert "to keep" in says(match.host)
    told = (match.host.locator(".log").text_content() or "").removeprefix(known)
    assert "keep" not in told


def take_back(match: Match) -> None:
    """Undo is free as long as nobody has seen anything, and does not disturb the other, who still chooses."""
    chosen = choices(match.guest)
    match.guest.get_by_role("button", name="Undo").click()
    expect(match.guest.locator(".prompt")).to_contain_text("to keep")
    both_at(match.pages, chosen - 1)
    assert "to keep" in says(match.host)


def be_refused(match: Match, actor: Page) -> None:
    """A refused action says why and leads to the section of the rules; nothing has happened."""
    at = choices(actor)
    actor.locator(".panel.me .pile").first.click()
    actor.locator(".panel.me .opened .card").first.click()
    link = actor.locator(".popup .reasons").get_by_role("link").first
    expect(link).to_have_attribute("href", re.compile(r"/g/colonialism/rules#s-5\.1\.3$"))
    with actor.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator("[id='s-5.1.3']")).to_be_in_viewport()
    opened.value.close()
    actor.keyboard.press("Escape")
    actor.keyboard.press("/")
    line = actor.locator(".typed input")
    line.fill("withdraw china")
    line.press("Enter")
    expect(actor.locator("#typed-found").get_by_role("link")).to_contain_text("5.1.4")
    line.press("Escape")
    both_at(match.pages, at)
    expect(match.other(actor).locator(".prompt .what").first).to_contain_text("takes action 1 of 3")


def lose_the_connection(match: Match, actor: Page) -> None:
    """The waiting one's connection is lost, shows it, and heals with what happened in between.

    How soon it shows is tested with the client (`live.test.ts`), where no slow machine gets in the way.
    """
    at = choices(actor)
    waiter = match.other(actor)
    waiter.context.set_offline(True)
    expect(waiter.locator(".connection p")).to_be_visible()
    actor.locator("[data-kind=draw]").first.click()
    expect(actor.locator(".history span")).to_have_text(f"{at + 1}/{at + 1}")
    expect(waiter.locator(".history span")).to_have_text(f"{at}/{at}")
    waiter.context.set_offline(False)
    both_at(match.pages, at + 1)
    expect(waiter.locator(".connection p")).to_be_hidden()


def kill_the_server(match: Match, server: ServerProcess, start) -> None:
    """Killed and started again: both go on where they were."""
    at = choices(match.host)
    server.child.kill()
    server.child.wait()
    for page in match.pages:
        expect(page.locator(".connection p")).to_be_visible()
    start(server.port)
    for page in match.pages:
        expect(page.locator(".connection p")).to_be_hidden()
    both_at(match.pages, at)
    while max(map(choices, match.pages)) < at + 3:
        match.players[deciding(match.pages)].click()
    both_at(match.pages, max(map(choices, match.pages)))


def test_two_browsers(visit, own_server):
    """The whole life of an online match, without a reload of either page."""
    server = own_server()
    host, guest = seated(visit, server)
    match = Match(host.page, guest.page)
    for page in match.pages:
        page.evaluate("window.kept = 'not reloaded'")
    choose_in_secret(match)
    take_back(match)
    actor = match.play_until("of 3: choose an action")
    be_refused(match, actor)
    lose_the_connection(match, actor)
    kill_the_server(match, server, own_server)
    for page in match.pages:
        assert page.evaluate("window.kept") == "not reloaded"
