"""A whole game by clicking, wide and on a phone."""

import re

import pytest
from playwright.sync_api import expect

from web.clicking import TARGETS, Clicker, quick, table_of
from web.positions import late
from web.sizes import LOW_PHONE, PHONES, resize

MOST_CLICKS = 900
TEAMS = {"mode": "team", "map": "hellas"}
TEAM_CLICKS = 12
IN_TEAMS = {
    "game": "concordia-venus",
    "seats": [{"who": "me"}, *[{"who": "computer", "kind": "novice"}] * 3],
    "options": {"mode": "team", "map": "imperium"},
}
IN_THE_MIDDLE = 200
IN_THE_LAST_TURNS = 10
IN_THE_LAST_ROUNDS = 15
PHONE_CLICKS = 25
# The button that checks the shuffles, and what it finds.
PROOF = {
    "en": ("Check every draw", "all match", "The fingerprint is the one this browser saw first."),
    "de": (
        "Jede Ziehung prüfen",
        "Alle stimmen",
        "Der Fingerabdruck ist der, den dieser Browser zuerst gesehen hat.",
    ),
}


def test_two_clicks_to_a_game(visit):
    """From the first page two clicks lead to a table where one has to decide, or sees who does."""
    page = visit().go("/")
    page.get_by_role("button", name=re.compile("Play now.*: Colonialism")).click()
    guide = page.get_by_role("link", name="Read how to play first")
    expect(guide).to_have_attribute("href", "/g/colonialism/how-to-play")
    page.get_by_role("button", name="New to Colonialism").click()
    page.locator(".board svg").first.wait_for()
    page.locator(".prompt .what").first.wait_for()
    expect(page.locator(".panels").get_by_text("online", exact=True)).to_have_count(1)
    expect(page.locator(".panels .kind").get_by_text("Novice")).to_have_count(2)


@pytest.mark.parametrize(
    ("language", "said", "level"),
    [("en", "I know the rules", "Skilled"), ("de", "Fordere mich heraus", "Experte")],
)
def test_whom_one_plays_against(visit, language, said, level):
    """What one says of oneself names the level; it is asked once for each game, kept, and can be changed."""
    someone = visit(language)
    page = someone.go("/")
    words = {"en": "Play now", "de": "Sofort spielen"}[language]

    def start(game) -> None:
        """Press the button on a game's box; boxes come one by one."""
        page.get_by_role("button", name=re.compile(f"{words}.*: {game}")).click()

    start("Colonialism")
    expect(page.get_by_role("dialog").get_by_role("button")).to_have_count(5)
    with page.expect_request("**/api/me"):  # it is kept with the account
        page.get_by_role("button", name=said).click()
    expect(page.locator(".panels .kind").get_by_text(level)).to_have_count(2)
    page = someone.go("/")
    levels = page.locator("article select")
    expect(levels).to_have_count(1)
    expect(levels.locator("option")).to_have_count(6)
    with page.expect_request("**/api/me"):
        levels.select_option("advanced")
    page = someone.go("/")
    expect(levels).to_have_value("advanced")
    start("Colonialism")
    page.locator(".board svg").first.wait_for()
    kind = {"en": "Advanced", "de": "Könner"}[language]
    expect(page.locator(".panels .kind").get_by_text(kind)).to_have_count(2)
    page = someone.go("/")
    start("Goa")
    expect(page.get_by_role("dialog")).to_contain_text("Goa")


@pytest.mark.parametrize(
    "wanted",
    [
        quick("colonialism"),
        quick("goa"),
        quick("13-kolonien", mode="E"),
        quick("concordia-venus", mode="individual", map="cyprus"),
        IN_TEAMS,
    ],
    ids=["colonialism", "goa", "13-kolonien", "concordia-venus", "concordia-venus-in-teams"],
)
def test_whole_game_by_clicking(visit, wanted):
    """Every decision of a game with computer players is made by clicking; then the result is shown."""
    someone = visit()
    table_of(someone, wanted)
    click_to_the_end(someone.page, "en")


@pytest.mark.parametrize(
    ("game", "options"),
    [("goa", {"quick_start": "on"}), ("13-kolonien", {"mode": "P"})],
    ids=["goa", "13-kolonien"],
)
def test_last_turns_on_a_phone(visit, tmp_path, game, options):
    """The end of a game by thumb and in German, up to the result."""
    someone = visit("de", phone=True)
    file = late(tmp_path, game, options, ("human", "random"), IN_THE_LAST_ROUNDS)
    someone.go(f"/m/{someone.bring(file)}").locator(".board svg").first.wait_for()
    click_to_the_end(someone.page, "de")


def test_end_of_a_team_game_by_clicking(visit, tmp_path):
    """In teams of two, on a phone: some clicks in the middle, then the last turns to the result.

    The partner's seat is lit beside that of whoever decides, and the
    seats have the colours of the game. However high the panels of teams are, something to press is on top.
    """
    someone = visit("de", phone=True)
    players = ("human", "random", "random", "random")
    page = someone.go(f"/m/{someone.bring(late(tmp_path, 'concordia-venus', TEAMS, players, IN_THE_MIDDLE))}")
    page.locator(".panel.waiting").first.wait_for()
    expect(page.locator(".panel.acting, .panel.waiting")).to_have_count(2)
    expect(page.locator(".panel.me .seat-mark").first).to_have_accessible_name("Rotes Quadrat")
    Clicker(page, 7).play(TEAM_CLICKS)
    file = late(tmp_path, "concordia-venus", TEAMS, players, IN_THE_LAST_TURNS)
    someone.go(f"/m/{someone.bring(file)}")
    page.locator(".panel.waiting").first.wait_for()
    for size in (*reversed(PHONES), LOW_PHONE, PHONES[0]):
        resize(page, *size)
        page.wait_for_function(f"() => ({TARGETS})().length > 0")
    click_to_the_end(page, "de")


def click_to_the_end(page, language):
    """Click until the result is shown, then check the proof of the shuffles."""
    player = Clicker(page, 7)
    player.play(MOST_CLICKS)
    assert player.over()
    assert player.clicks.count("(nothing)") < 5, player.clicks
    page.mouse.move(0, 0)  # where nothing tells what it is
    expect(page.locator(".popup")).to_have_count(0)
    page.locator(".scores .total").wait_for()
    page.locator(".proof summary").click()
    check, fit, remembered = PROOF[language]
    page.get_by_role("button", name=check).click()
    page.get_by_text(fit).wait_for()
    page.get_by_text(remembered).wait_for()


def test_on_a_phone(visit):
    """By thumb: nothing scrolls sideways, everything lit can be reached, targets are large enough."""
    someone = visit(phone=True, language="de")
    table_of(someone)
    page = someone.page
    player = Clicker(page, 3)
    for _ in range(PHONE_CLICKS):
        assert player.click()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), player.clicks[-1]
    small = page.evaluate(
        """() => [...document.querySelectorAll(':is(.bottom, .tools, .tabs, .options) button:not(.term)')]
          .map(e => [e.textContent.trim(), e.getBoundingClientRect()])
          .filter(([, box]) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
          .map(([text, box]) => `${text} ${box.width}x${box.height}`)"""
    )
    assert small == []
