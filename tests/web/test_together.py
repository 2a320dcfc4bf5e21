"""Playing together: two clicks to a link, free seats, options that fit, names that differ."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from carrack.kernel.registry import game_ids, rules_of

MORE_THAN_ONE = "input[type=radio][name^=option-]"


@pytest.mark.parametrize(("language", "friends", "copy"), [
    ("en", "Play with friends : Goa", "Create match and copy link"),
    ("de", "Mit Freunden spielen : Goa", "Partie eröffnen und Link kopieren"),
])  # fmt: skip
def test_two_clicks_to_a_link(visit, language, friends, copy):
    """From the first page to a copied link in two clicks; whoever has it takes one of the free seats."""
    host, guest = visit(language), visit(language)
    page = host.go("/")
    page.get_by_role("link", name=friends).click()
    page.get_by_role("button", name=copy).click()
    expect(page).to_have_url(re.compile(r"/m/[a-z0-9]{12}$"))
    link = page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(rf"{host.base()}/j/[a-z0-9]{{12}}/\S+", link)
    expect(page.get_by_role("textbox").first).to_have_value(link)
    guest.page.goto(link)
    guest.page.locator("button.main").first.click()
    expect(guest.page).to_have_url(page.url)
    state = host.ask(f"/api/matches/{page.url.rsplit('/', 1)[1]}")
    assert [seat["who"] for seat in state["seats"]].count("person") == 2
    assert len({seat["name"] for seat in state["seats"] if seat["who"] == "person"}) == 2


class Form:
    """The form for a new match; what it would send is caught before it reaches the server."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sent: list[dict[str, object]] = []

    def catch(self, route: Route) -> None:
        """Keep what was sent; the form stays open."""
        if route.request.method != "POST":
            route.continue_()
            return
        self.sent.append(json.loads(route.request.post_data or "{}"))
        route.fulfill(status=409, json={"id": "problem-busy", "detail": "caught"})

    def send(self) -> dict[str, object]:
        """What the form would send now."""
        before = len(self.sent)
        button = self.page.locator("form .bar button")
        expect(button).to_be_enabled()
        button.click()
        expect(self.page.locator(".bar .says")).to_be_visible()
        assert len(self.sent) == before + 1
        return self.sent[-1]

    def each_choice(self) -> Iterator[str]:
        """Choose every value of every option that is offered, one after the other."""
        for value in self.page.locator(MORE_THAN_ONE).evaluate_all(
            "all => all.map(it => [it.name, it.value])"
        ):
            radio = self.page.locator(f'input[name="{value[0]}"][value="{value[1]}"]')
            if radio.count():  # what was chosen before may have closed it
                radio.evaluate("it => it.click()")
                yield f"{value[0]}={value[1]}"


@pytest.mark.parametrize("game", game_ids())
def test_no_combination_of_the_form_is_refused(visit, game):
    """Whatever is clicked for any number of players can be played, and in the end it is."""
    rules = rules_of(game)
    someone = visit()
    page = someone.page
    form = Form(page)
    page.route("**/api/matches", form.catch)
    someone.go(f"/new/{game}")
    for count in rules.players:
        page.get_by_role("radio", name=str(count), exact=True).check(force=True)
        for chosen in form.each_choice():
            sent = form.send()
            options = sent["options"]
            assert isinstance(options, dict)
            assert rules.setup(count, options).options == options, chosen
    page.unroute("**/api/matches")
    page.locator("form .bar button").click()
    page.locator(".board svg").first.wait_for()


def test_options_of_other_maps_are_not_listed(visit):
    """What concerns one map is offered on that map only, and gives way with it."""
    page = visit().go("/new/concordia-venus")
    small = page.get_by_role("group", name="Ionium with two or three players")
    page.get_by_role("group", name="The map").wait_for()
    expect(small).to_have_count(0)
    page.get_by_role("radio", name="Ionium: 30 cities").check()
    expect(small).to_be_visible()
    page.get_by_role("radio", name="5", exact=True).check(force=True)
    expect(small).to_have_count(0)
    page.get_by_role("radio", name="6", exact=True).check(force=True)
    expect(page.get_by_role("group", name="Alone or in teams").get_by_role("radio")).to_have_count(1)


def test_people_at_one_screen_are_called_by_their_colours(visit):
    """Without names everybody is called by the colour of the seat."""
    someone = visit()
    page = someone.go("/new/goa")
    for seat in (0, 1, 2):
        page.locator(f"input[name=seat-{seat}]").first.evaluate("it => it.click()")
    expect(page.get_by_role("textbox", name="Seat 2: name")).to_have_attribute("placeholder", "Blue")
    page.get_by_role("textbox", name="Seat 3: name").fill("Zoe")
    page.get_by_role("button", name="Start game").click()
    expect(page.locator(".curtain h1")).to_have_text(re.compile("Pass the device to (Red|Blue|Zoe)"))
    shown = page.locator(".panel .name").all_inner_texts()
    assert sorted(shown) == ["Blue", "Red", "Zoe"]
