"""History: a finished game, brought as a file, is looked through by slider, keys and addresses."""

import re

from playwright.sync_api import expect

from carrack.arena.live import Seating, live_match, new_secret
from carrack.kernel.registry import rules_of
from carrack.kernel.saves import SavedMatch, write


def finished(path):
    """The file of a finished game with a person's seat."""
    rules = rules_of("colonialism")
    match = live_match(rules, rules.setup(2, {"quick_start": "on"}), new_secret())
    seating = Seating(["greedy", "greedy"], 1)
    while not match.over:
        seating.play_bot(match, seating.next_seat(match, -1))
    write(SavedMatch(match, ["human", "greedy"]), path)
    return match


def test_replay_of_a_file(visit, tmp_path):
    """Import, result, proof of the shuffles, history by keys and by address, branching."""
    match = finished(tmp_path / "game.json")
    someone = visit()
    page = someone.go("/import")
    page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    page.locator(".end").wait_for()
    last = len(match.choices)
    page.get_by_role("button", name="Check every draw").click()
    page.get_by_text("all fit").wait_for()
    page.get_by_role("button", name="Watch the game again").click()
    expect(page).to_have_url(re.compile(r"/m/[a-z0-9]{12}/0$"))
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("/3$"))
    expect(page.locator(".history span")).to_have_text(f"3/{last}")
    address = page.url
    page.reload()
    expect(page.locator(".history span")).to_have_text(f"3/{last}")
    page.keyboard.press("End")
    expect(page.locator(".history span")).to_have_text(f"{last}/{last}")
    page.goto(address)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Begin").click()
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
