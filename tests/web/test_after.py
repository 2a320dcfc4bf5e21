"""After a match and away from it: sharing by address, results in lists, handing a seat over, leaving."""

import re

from playwright.sync_api import expect

from carrack.kernel.registry import rules_of
from web.clicking import QUICK, table_of
from web.positions import file_of, random_game


def finished(someone, folder, players=("human", "novice", "novice")) -> tuple[str, list[int], list[int]]:
    """A finished match of Goa, with its scores and places."""
    rules = rules_of("goa")
    match = random_game(rules, rules.setup(len(players), {}), -1)
    standings = rules.standings(match.table)
    return someone.bring(file_of(folder, match, players)), standings.scores, standings.places


def test_shared_by_its_address(visit, tmp_path):
    """Whoever has the link may look at a match against computer players, until its owner says no."""
    owner, outsider = visit(), visit("de")
    name, scores, _ = finished(owner, tmp_path)
    page = owner.go(f"/m/{name}")
    switch = page.get_by_role("checkbox", name="Anyone with the link can view this match")
    expect(switch).to_be_checked()
    page.get_by_role("button", name="Copy link").click()
    page.get_by_text("Link copied").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{owner.base()}/m/{name}"
    there = outsider.page
    there.goto(link)
    expect(there.locator(".end .total td").first).to_have_text(str(max(scores)))
    expect(there.get_by_role("checkbox")).to_have_count(0)
    there.goto(f"{link}/20")
    expect(there.locator(".panel .score")).to_have_count(3)
    expect(there.locator(".past select")).to_have_value("-1")
    with page.expect_response("**/commands"):
        switch.uncheck()
    expect(page.get_by_role("button", name="Copy link")).to_have_count(0)
    there.goto(link)
    expect(there.get_by_role("alert").first).to_be_visible()
    expect(there.locator(".end")).to_have_count(0)


def test_several_at_one_screen_are_not_shared(visit, tmp_path):
    """Where others played along, sharing is the owner's choice."""
    owner = visit()
    name, _, _ = finished(owner, tmp_path, ("human", "human", "novice"))
    page = owner.go(f"/m/{name}")
    switch = page.get_by_role("checkbox", name="Anyone with the link can view this match")
    expect(switch).not_to_be_checked()
    with page.expect_response("**/commands"):
        switch.check()
    expect(page.get_by_role("button", name="Copy link")).to_be_visible()


def test_list_tells_winner_scores_and_date(visit, tmp_path):
    """A finished match in the list: the winner first, everybody's score, the day."""
    someone = visit()
    name, scores, places = finished(someone, tmp_path)
    row = someone.go("/lobby?list=over").locator(f'a[href="/m/{name}"]')
    expect(row.locator(".who").first).to_have_class(re.compile("winner"))
    expect(row.locator(".winner")).to_have_count(places.count(1))
    shown = [int(text) for text in row.locator(".score").all_inner_texts()]
    assert shown == [score for _, score in sorted(zip(places, scores, strict=True), key=lambda it: it[0])]
    expect(row.locator(".when")).to_have_text(re.compile(r"\d{1,2} \w+ 20\d\d|\w+ \d{1,2}, 20\d\d"))


def join(host, guest) -> str:
    """A match of two people, who both sit at its table."""
    match: str = host.create({**QUICK, "seats": [{"who": "me"}, {"who": "open"}]})
    invitation = host.ask(f"/api/matches/{match}")["invitation"]
    guest.page.goto(f"{guest.base()}/j/{match}/{invitation}")
    guest.page.get_by_role("button", name="Join the match").click()
    host.go(f"/m/{match}").get_by_role("button", name="Start game").click()
    return match


def test_seat_is_handed_over_and_taken_back(visit):
    """A computer player decides for me until I am back."""
    host, guest = visit(), visit()
    join(host, guest)
    page = guest.page
    page.get_by_role("button", name="Leave match …").click()
    page.get_by_role("button", name="Hand over for now").click()
    expect(page.locator(".panel.me")).to_contain_text("a computer player stands in")
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.locator(".panel.me")).not_to_contain_text("a computer player stands in")


def test_match_is_left(visit):
    """Alone a match waits or is given up; with others a computer player takes the seat, and they play on."""
    host, guest = visit(), visit()
    alone = table_of(host)
    host.page.get_by_role("button", name="Leave match …").click()
    expect(host.page.get_by_role("button", name="Hand over for now")).to_have_count(0)
    host.page.get_by_role("button", name="Continue later").click()
    host.page.locator(f'main a[href="/m/{alone}"]').first.click()
    host.page.get_by_role("button", name="Leave match …").click()
    host.page.get_by_role("button", name="Abandon match").click()
    expect(host.page).to_have_url(f"{host.base()}/")
    match = join(host, guest)
    page = host.page
    guest.page.get_by_role("button", name="Leave match …").click()
    guest.page.get_by_role("button", name="Leave for good").click()
    expect(guest.page).to_have_url(f"{guest.base()}/")
    seats = host.ask(f"/api/matches/{match}")["seats"]
    assert [(seat["who"], seat["stand_in"]) for seat in seats] == [("person", False), ("computer", True)]
    expect(page.locator(".board svg").first).to_be_visible()
