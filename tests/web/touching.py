"""Fingers on a screen, as the browser hears of them."""

import time

from playwright.sync_api import CDPSession, Page

STEPS = 8
QUICK = 0.12
"""Seconds between two taps that belong together."""


class Fingers:
    """Real touches, as a screen reports them."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: tuple[float, float], at: float | None = None) -> None:
        """Where all fingers are, now or at a time in seconds."""
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        when = {} if at is None else {"timestamp": at}
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches} | when)

    def tap_twice(self, point: tuple[float, float]) -> None:
        """Two quick taps: so close in time as they say, however busy the machine is."""
        now = time.time()
        for tap in range(2):
            self.touch("touchStart", point, at=now + tap * QUICK)
            self.touch("touchEnd", at=now + tap * QUICK + QUICK / 3)

    def pinch(self, middle: tuple[float, float], before: float, after: float) -> None:
        """Two fingers beside a point move from one distance to another and are lifted one after the other."""
        x, y = middle
        self.touch("touchStart", (x - before / 2, y))
        self.touch("touchStart", (x - before / 2, y), (x + before / 2, y))
        for step in range(1, STEPS + 1):
            apart = before + (after - before) * step / STEPS
            self.touch("touchMove", (x - apart / 2, y), (x + apart / 2, y))
        self.touch("touchEnd", (x - after / 2, y))
        self.touch("touchEnd")
