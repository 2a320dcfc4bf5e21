"""History: a finished game, brought as a file, is looked through by slider, keys and addresses."""

import json
import re

from playwright.sync_api import expect

from web.positions import played


def unfolded(page):
    """The button of the fair-play check, which is folded away."""
    button = page.get_by_role("button", name="Check every draw")
    for _ in range(3):
        if not button.is_visible():
            page.get_by_text("Fair-play check").click()
            page.wait_for_timeout(200)
    return button


def test_replay_of_a_file(visit, tmp_path):
    """Import, result, proof of the shuffles, history by keys and by address, branching."""
    file = played(tmp_path)
    (tmp_path / "game.json").write_text(json.dumps(file))
    last = len(file["choices"])
    someone = visit()
    page = someone.go("/import")
    page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    page.locator(".end").wait_for()
    page.locator(".review").first.wait_for()
    unfolded(page).click()
    page.get_by_text("all match").wait_for()
    page.get_by_role("button", name="Replay").click()
    expect(page).to_have_url(re.compile(r"/m/[a-z0-9]{12}/0$"))
    expect(page.locator(".history span")).to_have_text(f"0/{last}")
    for at in range(1, 4):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".history span")).to_have_text(f"{at}/{last}")
    expect(page).to_have_url(re.compile("/3$"))
    address = page.url
    page.reload()
    expect(page.locator(".history span")).to_have_text(f"3/{last}")
    page.get_by_role("slider").fill(str(last - 1))
    expect(page).to_have_url(re.compile(f"/{last - 1}$"))
    page.keyboard.press("Escape")
    page.locator(".log .number").last.click()
    expect(page.locator(".history span")).to_have_text(f"{last}/{last}")
    page.goto(address)
    page.get_by_role("button", name="Branch from here").click()
    page.get_by_role("button", name="Start match", exact=True).click()
    page.wait_for_url(lambda url: "/m/" in url and address.split("/m/")[1][:12] not in url)
    expect(page.locator(".prompt .what").first).to_be_visible()
    expect(page.locator(".board svg").first).to_be_visible()


def test_a_damaged_file_is_refused(visit, tmp_path):
    """A wrong file gets a clear error, and nothing is made of it."""
    (tmp_path / "no.json").write_text('{"schema": 1}')
    page = visit().go("/import")
    page.locator("input[type=file]").set_input_files(tmp_path / "no.json")
    expect(page.get_by_role("alert").first).not_to_be_empty()
    expect(page).to_have_url(re.compile("/import$"))
