"""Playing by hand: finds what is lit on the page and clicks it, as a person would."""

import time

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as NothingHappenedError

from carrack.kernel.chance import Stream

# What could be clicked now: choices of an open popup first, else everything that is lit.
LIT = """() => {
  const of = (selector, name) => [...document.querySelectorAll(selector)].map(e => [e, name(e)]);
  if (document.querySelector('.curtain')) return [];
  const choices = of('.popup.pinned [data-do]', e => e.dataset.do);
  if (choices.length) return choices.filter(([e]) => !e.disabled);
  const sure = of('.prompt .doing .button.main:not([data-do]):not([disabled])', () => 'confirm');
  if (sure.length) return sure;
  const listed = of('.options [data-do]', () => '').some(([e]) => e.getBoundingClientRect().width > 0);
  return [
    ...of(':is(.prompt, .options) [data-do]:not([disabled])', e => e.dataset.do),
    ...of('[data-kind]:not([disabled], [aria-disabled=true], .picked)', e => `menu ${e.dataset.kind}`),
    ...of('[data-piece].lit', e => e.dataset.piece),
    ...of('.panel .pick', e => e.textContent),
    ...of('.lit-zone', e => e.dataset.zone),
    ...of('.prompt [data-list]', () => 'list').filter(() => !listed),
  ];
}"""
# Where something can be clicked: where it is on top, of a zone also where a piece only lies in it.
SPOT = """([element, what]) => {
  const inside = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const box = element.getBoundingClientRect();
  for (const [fx, fy] of [[.5, .5], [.3, .3], [.7, .7], [.3, .7], [.7, .3], [.5, .2], [.5, .8], [.2, .5],
      [.8, .5], [.1, .1], [.9, .9], [.1, .9], [.9, .1], [.4, .6], [.6, .4]]) {
    const x = box.x + box.width * fx, y = box.y + box.height * fy;
    if (!inside(x, y)) continue;
    const top = document.elementFromPoint(x, y);
    const { zone } = element.dataset;
    const piece = zone ? top?.closest('.on-lit') : null;
    if (top && (element.contains(top) || (piece && piece.dataset.place === zone))) return { x, y, what };
  }
  return null;
}"""
TARGETS = f"() => ({LIT})().map({SPOT}).filter(Boolean)"
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
# All that somebody has to see for a click: a target by chance, or why there is none.
LOOK = f"""chance => {{
  const found = {{ explained: document.querySelector('{EXPLAINED}') !== null, over: ({OVER})(),
    curtain: document.querySelector('.curtain') !== null, seen: {SEEN}, target: null }};
  const left = found.explained ? [] : ({LIT})();
  while (left.length && !found.target) {{
    chance = (chance * 16807) % 2147483647;
    found.target = ({SPOT})(left.splice(chance % left.length, 1)[0]);
  }}
  return found;
}}"""
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

    def click(self) -> bool:
        """Click something that can be clicked; waits for it, False when the game is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = self.page.evaluate(LOOK, 1 + self.stream.below(2**30))
            if target := found["target"]:
                self.clicks.append(target["what"])
                self.page.mouse.click(target["x"], target["y"])
                self.settle(found["seen"])
                return True
            if found["explained"]:  # a click that came too late was answered with a reason
                self.page.keyboard.press("Escape")
                continue
            if found["over"]:
                return False
            if found["curtain"]:
                return True  # it is somebody else's turn at this screen
            self.page.keyboard.press("s")  # computer players' moves are not waited for
            self.page.wait_for_function(READY)
        raise AssertionError(f"nothing to click; the last clicks were {self.clicks[-10:]}")

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
