# ruff: noqa: INP001 - a script, not a package
"""Makes the pictures of the README: `python docs/images/screens.py`.

A real server, a real browser (Chromium) and a real match, which the engine plays from a fixed secret up to
the position that is shown. Needs the extra `test` and a built client (`python web/building.py`).
"""

from __future__ import annotations

import asyncio
import base64
import shutil
import sys
import tempfile
from http import HTTPStatus
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page, async_playwright

from carrack.arena.live import Seating, live_match
from carrack.kernel.registry import rules_of
from carrack.kernel.saves import SavedMatch, write
from carrack.server.ops.server_process import ServerProcess

HERE = Path(__file__).resolve().parent
SECRET = "c0ffee" * 10 + "2026"
MIDDLE = {"colonialism": 118, "13-kolonien": 346, "concordia-venus": 170, "goa": 150}
OPTIONS = {"13-kolonien": {"mode": "F"}}
# Name, game, scheme, on a phone, with the recap of what happened last.
TABLES: tuple[tuple[str, str, Any, bool, bool], ...] = (
    ("table", "colonialism", "light", False, False),
    ("table-dark", "colonialism", "dark", False, False),
    ("colonies", "13-kolonien", "light", False, False),
    ("colonies-dark", "13-kolonien", "dark", False, False),
    ("recap", "goa", "light", False, True),
    ("phone", "concordia-venus", "light", True, False),
    ("phone-dark", "goa", "dark", True, True),
)
WHOLE = 10_000
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
MOST_BYTES = 150_000
# Every game's box shows its own map.
COVERED = """() => [...document.querySelectorAll('article')]
  .every(box => box.querySelector('.cover .board [data-zone]'))"""
QUALITY = (90, 84, 78, 70, 60)


def played(folder: Path, game: str, choices: int) -> bytes:
    """The file of a game for three after so many choices, with a person at the first seat."""
    rules = rules_of(game)
    match = live_match(rules, rules.setup(3, OPTIONS.get(game, {})), SECRET)
    seating = Seating(["greedy"] * 3, 7)
    while not match.over and (len(match.choices) < choices or seating.next_seat(match, -1) != 0):
        seating.play_bot(match, seating.next_seat(match, -1))
    path = folder / f"{game}-{choices}.json"
    write(SavedMatch(match, ["human", "greedy", "greedy"]), path)
    return path.read_bytes()


class Photographer:
    """Somebody with a browser of their own: language, light and size of screen."""

    def __init__(self, browser: Browser, base: str) -> None:
        self.browser = browser
        self.base = base

    async def page(self, language: str, scheme: Any, *, phone: bool = False) -> Page:
        """A page of a person whom the server knows as Ada."""
        context = await self.browser.new_context(
            locale=language,
            color_scheme=scheme,
            viewport=PHONE if phone else WIDE,
            device_scale_factor=1,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
        )
        asking = {"headers": {"Origin": self.base}}
        await context.request.post(f"{self.base}/api/guest", data={"name": "Ada"}, **asking)
        await context.request.patch(f"{self.base}/api/me", data={"name": "Ada"}, **asking)
        return await context.new_page()

    async def table(self, page: Page, file: bytes) -> None:
        """Bring the match and sit down."""
        asking = {"Origin": self.base, "Content-Type": "application/json"}
        answer = await page.context.request.post(f"{self.base}/api/matches/import", data=file, headers=asking)
        if answer.status != HTTPStatus.CREATED:
            sys.exit(f"screens.py: {await answer.text()}")
        await page.goto(f"{self.base}/m/{(await answer.json())['id']}")


async def keep(page: Page, name: str) -> None:
    """The picture as WebP, as good as fits into the limit."""
    await page.evaluate("document.fonts.ready.then(() => true)")
    await page.evaluate("new Promise(shown => requestAnimationFrame(() => requestAnimationFrame(shown)))")
    session = await page.context.new_cdp_session(page)
    for quality in QUALITY:
        wanted = {"format": "webp", "quality": quality, "captureBeyondViewport": False}
        shot = await session.send("Page.captureScreenshot", wanted)
        picture = base64.b64decode(shot["data"])
        if len(picture) <= MOST_BYTES:
            (HERE / f"{name}.webp").write_bytes(picture)
            return
    sys.exit(f"{name}: larger than {MOST_BYTES} bytes at every quality")


async def photograph(base: str, folder: Path) -> None:
    """All pictures."""
    middle = {game: played(folder, game, choices) for game, choices in MIDDLE.items()}
    whole = played(folder, "colonialism", WHOLE)
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        sys.exit("screens.py: no Chromium found")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        somebody = Photographer(browser, base)

        page = await somebody.page("en-GB", "light")
        await page.goto(base)
        await page.locator("article").first.wait_for()
        await page.wait_for_function(COVERED)
        await keep(page, "home")

        for name, game, scheme, phone, recap in TABLES:
            page = await somebody.page("en-GB", scheme, phone=phone)
            await somebody.table(page, middle[game])
            await page.locator(".lit, .lit-zone").first.wait_for()
            await page.locator(".away").wait_for()
            await page.locator(".coach .fold").click()
            await page.locator(".away .button" if recap else ".away .close").click()
            if recap:
                await page.locator(".board .mark.now").wait_for()
            await page.mouse.move(0, 0)
            await page.locator(".popup").wait_for(state="detached")
            await keep(page, name)

        page = await somebody.page("en-GB", "light")
        await somebody.table(page, whole)
        await page.locator(".charts svg").first.wait_for()
        await page.locator(".scores .total").wait_for()
        await keep(page, "result")
        await browser.close()


async def main() -> None:
    """Start the server, make the pictures, stop it."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        try:
            await server.healthy()
            await photograph(f"http://127.0.0.1:{server.port}", Path(folder))
        finally:
            server.stop()


if __name__ == "__main__":
    asyncio.run(main())
