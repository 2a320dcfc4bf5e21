"""How long a phone takes from a click to the next picture, with a processor of a quarter of the speed.

`PYTHONPATH=tests python -m web.painting` measures it for every game, or for those that are named, as a table:
the time that the browser itself tells from a press to the next picture, and from a press to the picture of
the answer, the server's work and computer players included.
"""

import shutil
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from carrack.kernel.registry import game_ids
from carrack.server.ops.server_process import ServerProcess
from web.clicking import Clicker
from web.conftest import FLAGS, PHONE, Visitor, wait_for
from web.opening import row
from web.positions import random_choices

CHOICES = 60
CLICKS = 25
SLOWER = 4
# The browser notes for each press how long it took to the next picture.
LISTEN = """() => {
  window.pressed = [];
  new PerformanceObserver(list => {
    for (const one of list.getEntries())
      if (['pointerdown', 'pointerup', 'click'].includes(one.name)) window.pressed.push(one.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}"""
DRAWN = "new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)))"


def at_90(times: list[float]) -> int:
    """The 90th percentile, in milliseconds."""
    return round(sorted(times)[int(len(times) * 0.9)]) if times else 0


def measure(page: Page) -> tuple[list[float], list[float]]:
    """Click as somebody would: the times to the next picture, and to that of the answer."""
    answered: list[float] = []
    player = Clicker(page, 3)
    settle = player.settle

    def timed(before: str) -> None:
        start = time.perf_counter()
        settle(before)
        page.evaluate(DRAWN)
        answered.append((time.perf_counter() - start) * 1000)

    player.settle = timed  # type: ignore[method-assign]
    player.play(CLICKS)
    page.wait_for_timeout(200)
    pressed: list[float] = page.evaluate("window.pressed")
    # What took less than a picture is not told; it counts as one.
    return pressed + [16.0] * max(0, len(answered) - len(pressed)), answered


def measured(browser: Browser, server: ServerProcess, game: str, folder: Path) -> tuple[int, int, int]:
    """The 90th percentiles of a game, and how many parts its page has."""
    context = browser.new_context(
        locale="en-GB", viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    visitor = Visitor(context, server)
    match = visitor.bring(random_choices(folder, game, ("human", "greedy", "greedy"), CHOICES))
    page = visitor.go(f"/m/{match}")
    page.locator(".board svg").first.wait_for()
    page.evaluate(LISTEN)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    pressed, answered = measure(page)
    parts = int(page.evaluate("document.querySelectorAll('*').length"))
    context.close()
    return at_90(pressed), at_90(answered), parts


def main() -> None:
    """Print the table."""
    row("game", "press to picture, 90 %", "press to answer, 90 %", "parts of the page")
    row(*["---"] * 4)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            wait_for(server)
            for game in sys.argv[1:] or game_ids():
                first, whole, parts = measured(browser, server, game, Path(folder))
                row(game, f"{first} ms", f"{whole} ms", parts)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
