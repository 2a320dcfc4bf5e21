"""People on the page: reports, mute, recovery codes."""

import asyncio
import json
import time
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from click.testing import CliRunner
from playwright.sync_api import Browser, Locator, Page, expect

from carrack.cli.app import carrack as command
from carrack.server.ops.load_client import Person
from carrack.server.ops.server_process import ServerProcess
from web.conftest import PHONE, WIDE

PASSWORD = "correct horse"  # noqa: S105  # of nobody


async def rude_match(port: int) -> str:
    """A running public match in which somebody said something."""
    bob = Person(port)
    await bob.wish("POST", "/api/guest", {"name": "Bob"})
    plan = {"game": "goa", "seats": [{"who": "me"}, {"who": "open"}, {"who": "open"}], "public": True}
    match: str = (await bob.wish("POST", "/api/matches", plan))["id"]
    state = await bob.wish("GET", f"/api/matches/{match}")
    start = {"type": "start", "fill": "novice", "command_id": "start-now"}
    await bob.wish("POST", f"/api/matches/{match}/commands", start | {"expected_version": state["version"]})
    await bob.wish("POST", f"/api/matches/{match}/chat", {"text": "rude words", "command_id": "said-it-1"})
    await bob.leave()
    return match


def aside(work: Callable[[], str]) -> str:
    """Do something in another thread: this one has a loop already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work).result()


def until_admin(page: Page) -> None:
    """The server reads who is an administrator every few seconds."""
    until = time.monotonic() + 30
    while page.get_by_text("This page is for administrators").is_visible():
        assert time.monotonic() < until
        page.reload()
        page.locator("h1").wait_for()


def end_match(page: Page, reports: Locator) -> None:
    """It is asked once more, because nobody can undo it."""
    asked = page.get_by_role("dialog")
    reports.get_by_role("button", name="End match").click()
    expect(asked).to_contain_text("for everyone, without a result")
    asked.get_by_role("button", name="Cancel").click()
    expect(asked).to_be_hidden()
    expect(page.locator("section", has=page.locator("#audit"))).not_to_contain_text("Ended a match")
    reports.get_by_role("button", name="End match").click()
    asked.get_by_role("button", name="End match").click()
    expect(page.locator("section", has=page.locator("#audit"))).to_contain_text("Ended a match")


def in_one_line(page: Page) -> None:
    """The buttons of the administrators' page are as high as one line, and nothing hangs over its edge."""
    buttons = page.locator("main form .button")
    heights = [buttons.nth(at).evaluate("button => button.offsetHeight") for at in range(buttons.count())]
    assert len(heights) == 2
    assert heights[0] == heights[1]
    cells = "[...document.querySelectorAll('main td')].filter(cell => cell.offsetWidth)"
    assert page.evaluate(
        f"Math.max(...{cells}.map(cell => cell.getBoundingClientRect().right)) <= innerWidth"
    )


def test_report_and_mute(browser: Browser, server: ServerProcess, tmp_path: Path) -> None:
    """From the menu at a message to the list of those whom one mutes."""
    match = aside(lambda: asyncio.run(rude_match(server.port)))
    context = browser.new_context(base_url=f"http://127.0.0.1:{server.port}", viewport=WIDE, locale="en")
    page = context.new_page()
    page.goto("/account")
    claim = page.locator("form", has=page.locator("#claim"))
    claim.locator("input[autocomplete=username]").fill("Warden")
    claim.locator("input[type=password]").fill(PASSWORD)
    claim.get_by_role("button", name="Create account").click()
    codes = page.locator("section", has=page.locator("#recovery"))
    codes.locator("input[type=password]").fill(PASSWORD)
    codes.get_by_role("button", name="Create new codes").click()
    expect(codes.locator("pre")).to_contain_text("-")
    expect(page.get_by_text("This device")).to_be_visible()
    page.screenshot(path=tmp_path / "account.png", full_page=True)

    page.goto(f"/m/{match}")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="Report, mute or block Bob").click()
    page.get_by_role("button", name="Report", exact=True).click()
    page.screenshot(path=tmp_path / "chat.png")
    page.get_by_role("button", name="Send report").click()
    expect(page.get_by_text("The administrators will see your report")).to_be_visible()
    page.get_by_role("button", name="Report, mute or block Bob").click()
    page.get_by_role("button", name="Mute", exact=True).click()
    expect(page.get_by_text("rude words")).to_have_count(0)

    page.goto("/admin")
    expect(page.get_by_text("This page is for administrators")).to_be_visible()
    url = f"sqlite:///{server.log.parent / 'carrack.sqlite'}"
    appoint = ["admin", "appoint", "Warden", "--database", url]
    assert aside(lambda: CliRunner().invoke(command, appoint).output) == "Warden is an administrator\n"
    until_admin(page)
    reports = page.locator("section", has=page.locator("#reports"))
    expect(reports).to_contain_text("rude words")
    expect(page.locator("section", has=page.locator("#audit"))).to_contain_text("Warden")
    page.screenshot(path=tmp_path / "admin.png", full_page=True)
    expect(page.get_by_role("button", name="Show older entries")).to_have_count(0)
    end_match(page, reports)
    reports.get_by_role("button", name="Settle").click()
    expect(reports).not_to_contain_text("rude words")
    in_one_line(page)
    page.set_viewport_size(PHONE)
    in_one_line(page)
    page.goto("/account")
    expect(page.get_by_text("Muted since")).to_be_visible()
    page.screenshot(path=tmp_path / "account-phone.png", full_page=True)
    context.close()


def bot_joins(port: int, token: str, match: str) -> None:
    """A program takes a seat with its token."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    address = f"http://127.0.0.1:{port}/api/matches/{match}"

    def ask(path: str, body: bytes | None = None) -> dict[str, object]:
        request = urllib.request.Request(address + path, body, headers)  # noqa: S310  # loopback
        with urllib.request.urlopen(request) as answer:  # noqa: S310  # the same
            found: dict[str, object] = json.load(answer)
            return found

    version = ask("")["version"]
    ask("/join", json.dumps({"command_id": "bot-joins", "expected_version": version}).encode())


def test_a_bot_is_made_and_sits_down(browser: Browser, server: ServerProcess) -> None:
    """Its token is shown once; where its owner lets bots in it takes a seat, marked as what it is."""
    context = browser.new_context(base_url=f"http://127.0.0.1:{server.port}", viewport=WIDE, locale="en")
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto("/account")
    claim = page.locator("form", has=page.locator("#claim"))
    claim.get_by_label("Name").fill("Bella")
    claim.get_by_label("Password", exact=True).fill(PASSWORD)
    claim.get_by_role("button").last.click()
    bots = page.locator("section", has=page.locator("#bots"))
    bots.get_by_label("The bot’s name").fill("Deep Bella")
    bots.get_by_role("button", name="Create bot").click()
    expect(bots).to_contain_text("Save the token of Deep Bella now")
    token = bots.locator("pre").inner_text()
    page.goto("/new/goa/friends")
    page.get_by_label("Everybody: the match is listed").check()
    page.get_by_label("Bots may take free seats").check()
    page.get_by_role("button", name="Create match").click()
    expect(page.locator("main")).to_contain_text("Bots may take free seats.")
    match = page.url.rpartition("/")[2]
    bot_joins(server.port, token, match)
    expect(page.locator("main")).to_contain_text("Deep Bella (bot)")
    page.goto("/account")
    expect(bots).not_to_contain_text(token)
    bots.get_by_role("button", name="Delete Deep Bella").click()
    bots.get_by_role("button", name="Delete for good").click()
    expect(bots).not_to_contain_text("Last used")
    context.close()
