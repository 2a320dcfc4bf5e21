"""Playing by hand: finds what is lit on the page and clicks it, as a person would."""

import time

from playwright.sync_api import Page

from carrack.kernel.chance import Stream

# What could be clicked now: choices of an open popup first, else everything that is lit. A zone is clicked
# at a point where it is really on top.
TARGETS = """() => {
  const found = [];
  const inside = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const add = (element, what) => {
    const box = element.getBoundingClientRect();
    for (const [fx, fy] of [[.5, .5], [.3, .3], [.7, .7], [.3, .7], [.7, .3], [.5, .2], [.5, .8], [.2, .5],
        [.8, .5], [.1, .1], [.9, .9], [.1, .9], [.9, .1], [.4, .6], [.6, .4]]) {
      const x = box.x + box.width * fx, y = box.y + box.height * fy;
      if (!inside(x, y)) continue;
      const top = document.elementFromPoint(x, y);
      if (top && (element.contains(top) || top.closest(`[data-zone="${element.dataset.zone}"]`) === element)) {
        found.push({ x, y, what });
        return;
      }
    }
  };
  const popup = document.querySelector('.popup.pinned');
  if (popup && popup.querySelector('[data-do]')) {
    popup.querySelectorAll('[data-do]:not([disabled])').forEach(e => add(e, e.dataset.do));
    return found;
  }
  const sure = [...document.querySelectorAll('.prompt .doing .button.main:not([data-do]):not([disabled])')];
  if (sure.length) { sure.forEach(e => add(e, 'confirm')); return found; }
  document.querySelectorAll('.prompt [data-do]:not([disabled]), .options [data-do]:not([disabled])')
    .forEach(e => add(e, e.dataset.do));
  document.querySelectorAll('[data-piece].lit').forEach(e => add(e, e.dataset.piece));
  document.querySelectorAll('.lit-zone').forEach(e => add(e, e.dataset.zone));
  return found;
}"""
OVER = "() => document.querySelector('.end') !== null"
# Changes with everything that a click can lead to.
SEEN = """() => [document.querySelector('.history span')?.textContent, document.querySelector('.prompt')?.textContent,
  document.querySelector('.popup.pinned')?.textContent, document.querySelector('.curtain')?.textContent].join('|')"""
SETTLED = 1.5
PATIENCE = 30.0


class Clicker:
    """Somebody who clicks at random on what is possible."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.stream = Stream(seed)
        self.clicks: list[str] = []

    def over(self) -> bool:
        return bool(self.page.evaluate(OVER))

    def targets(self) -> list[dict[str, object]]:
        found: list[dict[str, object]] = self.page.evaluate(TARGETS)
        return found

    def click(self) -> bool:
        """Click something that can be clicked; waits for it, False when the game is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            targets = self.targets()
            if targets:
                target = targets[self.stream.below(len(targets))]
                self.clicks.append(str(target["what"]))
                before = self.page.evaluate(SEEN)
                self.page.mouse.click(float(str(target["x"])), float(str(target["y"])))
                self.settle(before)
                return True
            if self.over():
                return False
            self.page.keyboard.press("s")  # computer players' moves are not waited for
            self.page.wait_for_timeout(30)
        raise AssertionError(f"nothing to click; the last clicks were {self.clicks[-10:]}")

    def settle(self, before: str) -> None:
        """Wait until the page has taken the click in."""
        end = time.monotonic() + SETTLED
        while self.page.evaluate(SEEN) == before and time.monotonic() < end:
            self.page.wait_for_timeout(15)

    def play(self, most: int) -> None:
        """Click until the game is over, or so many times."""
        for _ in range(most):
            if not self.click():
                return


QUICK = {
    "game": "colonialism",
    "seats": [{"who": "me"}, {"who": "computer", "kind": "random"}],
    "options": {"quick_start": "on"},
}


def table_of(visitor, wanted=QUICK):
    """Sit down at a new table."""
    page = visitor.go("/")
    page.locator("article .button.main").first.wait_for()
    match = visitor.create(wanted)
    visitor.go(f"/m/{match}")
    page.locator(".board svg").first.wait_for()
    return match
