"""A match is opened with one request about it and the page's one socket, whoever opens it."""

import json

import pytest
from playwright.sync_api import Page, expect

from web.clicking import QUICK, Clicker
from web.opening import Traffic, seen

GAME = QUICK["game"]
SEATS = {
    "player": [{"who": "me"}, {"who": "computer", "kind": "novice"}],
    "one screen": [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Ben"}],
}
SHEETS = {
    f"GET /api/games/{GAME}",
    f"GET /api/games/{GAME}/text/en",
    f"GET /api/games/{GAME}/teaching/en",
    f"GET /api/games/{GAME}/board/board.svg",
    f"GET /api/games/{GAME}/board/theme.css",
}


def one_way(page: Page, traffic: Traffic, match: str) -> None:
    """One request about the match, at most one socket; all else belongs to the game and may be kept."""
    assert traffic.wished(page)[-1]["match"] == match
    assert traffic.about_matches() == [f"GET /api/matches/{match}/opening"]
    assert len(traffic.sockets) <= 1
    assert set(traffic.about_games()) <= SHEETS


@pytest.mark.parametrize("seats", SEATS.values(), ids=list(SEATS))
def test_opening_by_address_and_from_the_first_page(visit, seats):
    """Alone against a computer player, and behind the curtain of a screen for several."""
    someone = visit()
    match = someone.create({"game": GAME, "seats": seats, "options": {"quick_start": "on"}})
    page = someone.page
    traffic = Traffic(page)
    someone.go(f"/m/{match}")
    seen(page)
    one_way(page, traffic, match)
    someone.go("/")
    seen(page, f'a[href="/m/{match}"]')
    page.wait_for_load_state("networkidle")  # what the first page itself asks for
    traffic.forget()
    page.locator(f'a[href="/m/{match}"]').first.click()
    seen(page)
    one_way(page, traffic, match)
    assert traffic.sockets == [], "the socket of the first page is open"


def test_opening_as_a_spectator(visit):
    """Who watches asks for no more than who plays."""
    host, watcher = visit(), visit()
    match = host.create({"game": GAME, "seats": SEATS["player"], "public": True})
    traffic = Traffic(watcher.page)
    watcher.go(f"/m/{match}")
    seen(watcher.page)
    one_way(watcher.page, traffic, match)


def test_behind_the_curtain(visit):
    """Before the curtain is lifted the page has heard the public view only; lifting it takes a word."""
    someone = visit()
    match = someone.create({"game": GAME, "seats": SEATS["one screen"]})
    page = someone.page
    traffic = Traffic(page)
    someone.go(f"/m/{match}")
    seen(page, ".curtain")
    states = [json.loads(answer.body())["state"] for answer in traffic.answers if "/opening" in answer.url]
    states += [json.loads(frame)["state"] for frame in traffic.frames if frame.startswith('{"type":"state"')]
    assert [state["looking"] for state in states] == [-1]
    assert {wish["seat"] for wish in traffic.wished(page)} == {-1}
    traffic.forget()
    page.locator(".curtain").get_by_role("button").click()
    expect(page.locator(".prompt .what").first).to_be_visible()
    assert traffic.about_matches() == []
    assert traffic.sockets == []
    assert len(traffic.wished(page)) == 1
    assert traffic.wishes()[0]["seat"] in {0, 1}


def test_a_match_that_begins_is_opened_once(visit):
    """From the waiting room to the table: one request, and the socket that is open."""
    someone = visit()
    match = someone.create({"game": GAME, "seats": [{"who": "me"}, {"who": "open"}]})
    page = someone.go(f"/m/{match}")
    page.get_by_role("button", name="Fill and start").wait_for()
    traffic = Traffic(page)
    page.get_by_role("button", name="Fill and start").click()
    seen(page)
    asked = [one for one in traffic.about_matches() if not one.startswith("POST")]
    assert asked == [f"GET /api/matches/{match}/opening"]
    assert traffic.sockets == []


def test_moves_of_computer_players_come_without_asking(visit):
    """A choice is one request; what computer players answer to it comes over the socket."""
    someone = visit()
    match = someone.create({"game": GAME, "seats": SEATS["player"], "options": {"quick_start": "on"}})
    page = someone.go(f"/m/{match}")
    seen(page)
    traffic = Traffic(page)
    player = Clicker(page, 2)
    for _ in range(12):
        player.click()
    assert set(traffic.about_matches()) == {f"POST /api/matches/{match}/commands"}
    assert traffic.sockets == []
