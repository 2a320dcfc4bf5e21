"""Every screen in both languages, light and dark, wide and phone: axe-core finds nothing wrong."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page

from web.clicking import QUICK
from web.positions import played
from web.sizes import DRAWN

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
SCREENS = {
    "home": "/",
    "new": "/new/colonialism",
    "lobby": "/lobby",
    "account": "/account",
    "settings": "/settings",
    "components": "/g/colonialism/components",
    "rules": "/g/colonialism/rules",
    "how-to-play": "/g/goa/how-to-play",
    "learn": "/learn/13-kolonien",
    "friends": "/new/goa/friends",
    "statistics": "/g/goa/statistics",
    "about": "/about",
    "import": "/import",
    "lost": "/nowhere",
}
HOT_SEAT = {"game": "colonialism", "seats": [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Ben"}]}
OPEN = {"game": "colonialism", "seats": [{"who": "me"}, {"who": "open"}]}
IN_THE_MIDDLE = 40
AT_AN_AUCTION = 11
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
# What depends on colours; everything else is the same by day and by lamplight.
OF_COLOURS = ["color-contrast", "link-in-text-block"]
PICTURES = os.environ.get("PICTURES_TO", "")
"""A folder for pictures of every screen, if somebody wants to see them."""
# Every screen in both languages and both sizes; pictures are taken of all four combinations.
WAYS = [("en", False), ("de", True), *([("en", True), ("de", False)] if PICTURES else [])]


def violations(page: Page, within: str, rules: list[str] | None) -> list[str]:
    """What axe-core finds in a part of the page, as text."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    wanted = {"resultTypes": ["violations"]} | ({"runOnly": rules} if rules else {})
    found = page.evaluate(
        "([within, wanted]) => axe.run(within || document, wanted).then(found => found.violations)",
        [within, wanted],
    )
    return [f"{v['id']}: {v['help']} at {[n['target'] for n in v['nodes']][:3]}" for v in found]


# What is pressed and has no room for a thumb. A field has its label's; words in a text are as high as it.
THUMB = 43.5
TOO_SMALL = """([within, least]) => {
  const pressed = 'button:not(.term, .chip, .number), a, input, select, summary, textarea';
  return [...document.querySelector(within || 'body').querySelectorAll(pressed)].map(e => {
    const { width, height } = (e.matches('input') && e.closest('label') || e).getBoundingClientRect();
    return { e, width, height, folded: width < 2 || height < 2 };
  }).filter(({ e, width, height, folded }) => (width < least || height < least) && !folded &&
    !e.closest('.unseen') && !(e.matches('a') && getComputedStyle(e).display === 'inline')
  ).map(({ e, width, height }) => `${e.className} ${e.textContent.trim().slice(0, 30)} ${width} x ${height}`);
}"""


class Look:
    """Looks at one screen after the other and notes what is wrong."""

    def __init__(self, page: Page, language: str, phone: bool) -> None:
        self.page = page
        self.language = language
        self.size = "phone" if phone else "wide"
        self.wrong: dict[str, list[str]] = {}

    def at(self, name: str, within: str = "") -> None:
        """The screen by day and by lamplight; `within` is what has come to it since the last look."""
        page = self.page
        page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
        if self.size == "phone":
            small = page.evaluate(TOO_SMALL, [within, THUMB])
            if small:
                self.wrong[f"{name}, too small for a thumb"] = small
        assert page.evaluate("document.documentElement.lang") == self.language
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} scrolls sideways"
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            page.wait_for_function("scheme => document.documentElement.dataset.theme === scheme", arg=scheme)
            page.evaluate(DRAWN)
            page.wait_for_function(
                "() => !document.getAnimations().some(one => one instanceof CSSTransition)"
            )
            if PICTURES:
                page.screenshot(path=f"{PICTURES}/{name}-{self.language}-{self.size}-{scheme}.png")
            found = violations(page, within, OF_COLOURS if scheme == "dark" else None)
            if found:
                self.wrong[f"{name}, {scheme}"] = found


@pytest.fixture
def looking(visit) -> Iterator[Callable[[str, bool], tuple[Any, Look]]]:
    """Somebody who looks at screens; what was wrong fails the test."""
    looks: list[Look] = []

    def someone(language: str, phone: bool) -> tuple[Any, Look]:
        visitor = visit(language, "light", phone)
        looks.append(Look(visitor.page, language, phone))
        return visitor, looks[-1]

    yield someone
    assert {where: why for look in looks for where, why in look.wrong.items()} == {}


@pytest.mark.parametrize(("language", "phone"), WAYS)
def test_pages(looking, language, phone):
    """The pages around the table."""
    visitor, look = looking(language, phone)
    visitor.create(QUICK)
    visitor.create(OPEN | {"public": True})
    for name, path in SCREENS.items():
        page = visitor.go(path)
        page.locator("h1").first.wait_for()
        if name in {"home", "lobby"}:
            page.locator("main article, main li").first.wait_for()
        if name == "new":
            page.get_by_role("button").last.wait_for()
        look.at(name)


@pytest.mark.parametrize(("language", "phone"), WAYS)
def test_before_and_after(looking, visit, language, phone, tmp_path):
    """The waiting room, the invitation, the curtain, the result."""
    visitor, look = looking(language, phone)
    match = visitor.create(OPEN)
    page = visitor.go(f"/m/{match}")
    invitation = page.locator("input[readonly]").input_value()
    look.at("waiting")
    other, joining = looking(language, phone)
    other.page.goto(invitation)
    other.page.locator("main button").first.wait_for()
    joining.at("join")
    visitor.go(f"/m/{visitor.create(HOT_SEAT)}")
    page.locator(".curtain").wait_for()
    look.at("curtain")
    visitor.go(f"/m/{visitor.bring(played(tmp_path))}")
    page.locator(".charts svg").first.wait_for()
    page.locator(".scores .total").wait_for()
    page.locator(".proof summary").click()
    look.at("end")


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("de", True)])
def test_a_table_with_own_boards(looking, language, phone, tmp_path):
    """An auction, with another player's board opened, and a popup on a piece of the board."""
    visitor, look = looking(language, phone)
    page = visitor.go(f"/m/{visitor.bring(played(tmp_path, AT_AN_AUCTION, game='goa'))}")
    page.locator("ul.said").wait_for()
    page.locator(".steps").wait_for()
    look.at("auction")
    page.locator(".panel .fold").first.click()
    page.locator(".belongings .board svg").first.wait_for()
    look.at("other-board", ".belongings")
    page.locator(".belongings .close").click()
    if phone:
        page.locator(".hand-button").click()
        page.locator(".hand-sheet .board").wait_for()
        look.at("own-board", ".hand-sheet")
        page.locator(".hand-sheet .handle").click()
    page.locator(".board-area [data-piece]").first.focus()
    page.keyboard.press("?")
    page.locator(".popup.pinned").wait_for()
    look.at("tile", ".popup")


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("de", True)])
def test_the_table(looking, language, phone, tmp_path):
    """The table at a decision, with a popup, the keys, as text, in the past, playing on from there."""
    visitor, look = looking(language, phone)
    page = visitor.go(f"/m/{visitor.bring(played(tmp_path, IN_THE_MIDDLE))}")
    page.locator(".board svg").first.wait_for()
    page.locator(".lit, .lit-zone, [data-do]").first.wait_for()
    look.at("table")
    if phone:
        if page.locator(".hand-sheet").count() == 0:
            page.locator(".hand-button").click()
        page.locator(".hand-sheet .card").first.wait_for()
        look.at("hand", ".hand-sheet")
        page.locator(".hand-sheet .handle").click()
    page.locator("[data-piece]").first.focus()
    page.keyboard.press("?")
    page.locator(".popup.pinned").wait_for()
    look.at("popup", ".popup")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    page.locator("dialog[open]").wait_for()
    look.at("keys", "dialog")
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    page.keyboard.press("t")
    page.get_by_role("table").first.wait_for()
    look.at("text", ".text")
    page.keyboard.press("t")
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**/m/*/*")
    page.locator(".past .button").nth(2).wait_for()
    look.at("past")
    page.locator(".past .button").nth(2).click()
    page.locator("dialog[open]").wait_for()
    look.at("play-on", "dialog")


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("de", True)])
def test_learning(looking, language, phone):
    """A newcomer is asked; a beat points at the board; legend and short rules; an exercise gives help."""
    visitor, look = looking(language, phone)
    page = visitor.go("/")
    page.locator("article .button.main").first.click()
    page.locator("dialog .ways").wait_for()
    look.at("first-match", "dialog")
    match = visitor.post("/api/games/13-kolonien/lessons/independence", {"again": True})["id"]
    visitor.go(f"/m/{match}")
    page.locator(".coach .doing .main").click()
    page.locator(".coached").first.wait_for()
    look.at("lesson")
    for key, name in (("l", "legend"), ("r", "short-rules")):
        page.keyboard.press(key)
        page.locator("dialog[open] :is(h2, h3)").first.wait_for()
        look.at(name, "dialog[open]")
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    match = visitor.post("/api/games/goa/exercises/best-step", {})["id"]
    visitor.go(f"/m/{match}")
    page.locator(".coach .doing .button").first.click()
    page.locator(".coach .mistake").wait_for()
    look.at("exercise")
