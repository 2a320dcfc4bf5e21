"""Two browsers in one online match: a secret choice, an undo, a refusal, a lost connection, a killed server."""

import re

from clicking import Clicker
from playwright.sync_api import Page, expect

ONLINE = {"game": "colonialism", "seats": [{"who": "me"}, {"who": "open"}], "options": {}}


def seated(visit, server):
    """Two people at one table, by invitation."""
    host, guest = visit(to=server), visit(to=server)
    host.go("/new")
    page = host.page
    page.get_by_role("radio", name="2", exact=True).check()
    page.locator("input[name=seat-1]").nth(2).check()
    page.locator("form button.main").click()
    page.locator("input[readonly]").wait_for()
    invitation = page.locator("input[readonly]").input_value()
    guest.page.goto(invitation)
    guest.page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Start the game").click()
    for someone in (host, guest):
        someone.page.locator(".board svg").first.wait_for()
    return host, guest


def moves(page: Page) -> int:
    """So many choices the page knows of."""
    text = page.locator(".history span").text_content() or ""
    return int(re.search(r"/(\d+)", text)[1])


def both_at(pages, count: int) -> None:
    for page in pages:
        expect(page.locator(".history span")).to_have_text(re.compile(rf"/{count}$"))


def deciding(host, guest):
    """Whoever has to decide now, and the other one."""
    for _ in range(300):
        for one, other in ((host, guest), (guest, host)):
            if Clicker(one.page, 1).targets():
                return one, other
        host.page.wait_for_timeout(30)
    raise AssertionError("nobody has to decide")


def play_to(host, guest, players, wanted) -> None:
    """Let whoever has to decide click until something is true."""
    for _ in range(200):
        if wanted():
            return
        one, _ = deciding(host, guest)
        players[one].click()
    raise AssertionError("it never came to that")


def test_two_browsers(visit, own_server):
    """The whole life of an online match, in two real browsers."""
    server = own_server()
    host, guest = seated(visit, server)
    pages = host.page, guest.page
    players = {host: Clicker(host.page, 1), guest: Clicker(guest.page, 2)}

    # A secret choice, open for both at once, in any order; the others' progress is told, not the choice.
    play_to(host, guest, players, lambda: host.page.get_by_text("Choose a card to keep").first.is_visible())
    expect(guest.page.get_by_text("Choose a card to keep").first).to_be_visible()
    for _ in range(8):
        if not guest.page.get_by_text("Choose a card to keep").or_(guest.page.get_by_text("the one card")).first.is_visible():
            break
        players[guest].click()
    expect(guest.page.get_by_text("1 of 2 ready").first).to_be_visible()
    kept = guest.page.locator(".hand [data-piece] .name").all_text_contents()
    assert kept
    log = host.page.locator(".log").text_content() or ""
    assert "keeps" not in log

    # Undo is free within the window, and the host, who still chooses, is not disturbed.
    before = moves(guest.page)
    guest.page.get_by_role("button", name="Undo").click()
    expect(guest.page.get_by_text("to keep").first).to_be_visible()
    both_at(pages, before - 1)

    # Play on until somebody takes an action.
    play_to(host, guest, players, lambda: "Take your action" in "".join(p.locator(".prompt").text_content() or "" for p in pages))
    actor, waiter = deciding(host, guest)

    # A refused action says why and names the section of the rules; nothing has happened.
    at = moves(actor.page)
    line = actor.page.locator(".typed input")
    line.fill("withdraw china")
    line.press("Enter")
    expect(actor.page.locator("#typed-found")).not_to_be_empty()
    actor.page.locator('[data-zone="region:china"]').first.dispatch_event("click")
    assert moves(actor.page) == at
    actor.page.keyboard.press("Escape")
    expect(waiter.page.locator(".prompt .what").first).to_contain_text(re.compile("action|decide"))

    # The waiting one's connection is lost, shows it, and heals without a reload.
    waiter.page.evaluate("window.kept = 'not reloaded'")
    waiter.context.set_offline(True)
    expect(waiter.page.locator(".connection p")).to_be_visible(timeout=4000)
    actor.page.locator('[data-do="draw"]').first.click()
    expect(actor.page.locator(".history span")).to_have_text(re.compile(rf"/{at + 1}$"))
    waiter.context.set_offline(False)
    both_at(pages, at + 1)
    expect(waiter.page.locator(".connection p")).to_be_hidden()

    # The server is killed and started again: both go on where they were.
    server.child.kill()
    server.child.wait()
    for page in pages:
        expect(page.locator(".connection p")).to_be_visible(timeout=6000)
    own_server(server.port)
    for page in pages:
        expect(page.locator(".connection p")).to_be_hidden(timeout=15_000)
    one, _ = deciding(host, guest)
    for _ in range(3):
        one, _ = deciding(host, guest)
        players[one].click()
    assert moves(host.page) == moves(guest.page) or not both_at(pages, moves(one.page))
    assert waiter.page.evaluate("window.kept") == "not reloaded"
