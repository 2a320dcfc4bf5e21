"""Every screen in both languages, light and dark, wide and phone: complete, and without violations of axe-core."""

import os
from pathlib import Path

import pytest
from clicking import Clicker, table_of
from playwright.sync_api import Page

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
    "about": "/about",
    "import": "/import",
    "lost": "/nowhere",
}
PICTURES = os.environ.get("PICTURES_TO", "")


def violations(page: Page) -> list[str]:
    """What axe-core finds, as text."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")["violations"]
    return [f"{v['id']}: {v['help']} at {[n['target'] for n in v['nodes']][:3]}" for v in found]


def look(page: Page, name: str) -> None:
    """A picture, if somebody wants to see it."""
    if PICTURES:
        page.screenshot(path=f"{PICTURES}/{name}.png")


def settled(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.locator("[aria-busy=true]").first.wait_for(state="detached")


WAYS = [("en", "light", False), ("de", "dark", False), ("de", "light", True), ("en", "dark", True)]


@pytest.mark.parametrize(("language", "scheme", "phone"), WAYS)
def test_every_screen(visit, language, scheme, phone):
    """No violations, nothing scrolls sideways, the language is the reader's."""
    someone = visit(language, scheme, phone)
    found: dict[str, list[str]] = {}
    for name, path in SCREENS.items():
        page = someone.go(path)
        page.locator("h1").first.wait_for()
        settled(page)
        assert page.evaluate("document.documentElement.lang") == language
        assert page.evaluate("document.documentElement.dataset.theme") == scheme
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        look(page, f"{name}-{language}-{scheme}-{'phone' if phone else 'wide'}")
        found[name] = violations(page)
    assert {name: why for name, why in found.items() if why} == {}


@pytest.mark.parametrize(("language", "scheme", "phone"), WAYS)
def test_the_table(visit, language, scheme, phone):
    """The table at a decision, with an open popup, as text, in the past."""
    someone = visit(language, scheme, phone)
    table_of(someone)
    page = someone.page
    player = Clicker(page, 8)
    for _ in range(12):
        player.click()
    name = f"{language}-{scheme}-{'phone' if phone else 'wide'}"
    found = {"deciding": violations(page)}
    look(page, f"table-{name}")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    page.get_by_role("table").first.wait_for()
    found["text"] = violations(page)
    look(page, f"text-{name}")
    page.keyboard.press("t")
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**/m/*/*")
    found["past"] = violations(page)
    assert {where: why for where, why in found.items() if why} == {}
