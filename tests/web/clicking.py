"""Playing by hand: finds what is lit on the page and clicks it, as a person would."""

import time

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as NothingHappenedError

from carrack.kernel.chance import Stream

# What could be clicked now: choices of an open popup first, else everything that is lit. A zone is clicked
# at a point where it, or a piece that only lies in it, is really on top.
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
      const { zone } = element.dataset;
      const piece = zone ? top?.closest('.on-lit') : null;
      if (top && (element.contains(top) || (piece && piece.dataset.place === zone))) {
        found.push({ x, y, what });
        return;
      }
    }
  };
  if (document.querySelector('.curtain')) return found;
  const popup = document.querySelector('.popup.pinned');
  if (popup && popup.querySelector('[data-do]')) {
    popup.querySelectorAll('[data-do]:not([disabled])').forEach(e => add(e, e.dataset.do));
    return found;
  }
  const sure = [...document.querySelectorAll('.prompt .doing .button.main:not([data-do]):not([disabled])')];
  if (sure.length) { sure.forEach(e => add(e, 'confirm')); return found; }
  document.querySelectorAll('.prompt [data-do]:not([disabled]), .options [data-do]:not([disabled])')
    .forEach(e => add(e, e.dataset.do));
  document.querySelectorAll('[data-kind]:not([disabled]):not([aria-disabled=true]):not(.picked)')
    .forEach(e => add(e, `menu ${e.dataset.kind}`));
  document.querySelectorAll('[data-piece].lit').forEach(e => add(e, e.dataset.piece));
  document.querySelectorAll('.panel .pick').forEach(e => add(e, e.textContent));
  document.querySelectorAll('.lit-zone').forEach(e => add(e, e.dataset.zone));
  return found;
}"""
EXPLAINED = ".popup.pinned:not(:has([data-do]))"
OVER = "() => document.querySelector('.end') !== null"
# Changes with everything that a click can lead to; a choice that is being sent has not led to it yet.
SEEN = """['.history span', '.prompt', '.popup.pinned', '.curtain']
  .map(part => document.querySelector(part)?.textContent).join('|')"""
SOMETHING_ELSE = f"before => {SEEN} !== before && !document.querySelector('.prompt[aria-busy=true]')"
# There is something to click, or the game is over, or the device has to be passed on.
READY = (
    "() => document.querySelector('.end, .curtain, .lit, .lit-zone, [data-kind], "
    ".prompt [data-do], .options [data-do]')"
)
SETTLED = 10_000
PATIENCE = 60.0


class Clicker:
    """Somebody who clicks at random on what is possible."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.stream = Stream(seed)
        self.clicks: list[str] = []

    def over(self) -> bool:
        """Whether the page shows the result."""
        return bool(self.page.evaluate(OVER))

    def targets(self) -> list[dict[str, object]]:
        """What can be clicked."""
        found: list[dict[str, object]] = self.page.evaluate(TARGETS)
        return found

    def click(self, least: int = 1) -> bool:
        """Click something that can be clicked; waits for it, False when the game is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.close_reasons()
            targets = self.targets()
            if len(targets) >= least:
                target = targets[self.stream.below(len(targets))]
                self.clicks.append(str(target["what"]))
                before = self.page.evaluate(SEEN)
                self.page.mouse.click(float(str(target["x"])), float(str(target["y"])))
                self.settle(before)
                return True
            if self.over():
                return False
            if self.page.locator(".curtain").is_visible():
                return True  # it is somebody else's turn at this screen
            self.page.keyboard.press("s")  # computer players' moves are not waited for
            self.page.wait_for_function(READY)
        raise AssertionError(f"nothing to click; the last clicks were {self.clicks[-10:]}")

    def close_reasons(self) -> None:
        """A click that came too late may have been answered with a reason."""
        if self.page.locator(EXPLAINED).count():
            self.page.keyboard.press("Escape")

    def settle(self, before: str) -> None:
        """Wait until the page has taken the click in; one that came too late changes nothing."""
        try:
            self.page.wait_for_function(SOMETHING_ELSE, arg=before, timeout=SETTLED)
        except NothingHappenedError:
            self.clicks.append("(nothing)")

    def play(self, most: int) -> None:
        """Click until the game is over, or so many times."""
        for _ in range(most):
            if not self.click():
                self.close_reasons()
                return

    def play_until(self, said: str, most: int = 200) -> None:
        """Click until the prompt says something."""
        for _ in range(most):
            if said in (self.page.locator(".prompt").text_content() or ""):
                return
            assert self.click(), "the game is over"
        raise AssertionError(f"the page never said {said!r}")


def quick(game, **options: str):
    """A quick match of a game against a computer player that does not think."""
    return {
        "game": game,
        "seats": [{"who": "me"}, {"who": "computer", "kind": "novice"}],
        "options": options or {"quick_start": "on"},
    }


QUICK = quick("colonialism")


def table_of(visitor, wanted=QUICK):
    """Sit down at a new table."""
    match = visitor.create(wanted)
    visitor.go(f"/m/{match}")
    visitor.page.locator(".board svg").first.wait_for()
    return match
