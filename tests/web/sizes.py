"""Screens of all sizes: whether what belongs to a bar lies inside of it."""

from typing import Any

from playwright.sync_api import Page

WIDE = ((1280, 720), (1440, 900), (1920, 1080))
PHONES = ((390, 844), (375, 667))
LOW_PHONE = (360, 560)
# What can be pressed or read in a bar and is not inside of it, or covers something beside it.
OUTSIDE = """bar => {
  const around = document.querySelector(bar).getBoundingClientRect();
  const parts = [...document.querySelectorAll(`${bar} :is(button, .what, .brings, select, li)`)]
    .filter(e => e.getClientRects().length && !e.closest('.unseen'))
    .map(e => [`${e.className} ${e.textContent.trim().slice(0, 40)}`, e.getBoundingClientRect(), e]);
  const beyond = parts.filter(([, box]) => box.left < around.left - 1 || box.right > around.right + 1 ||
    box.top < around.top - 1 || box.bottom > around.bottom + 1).map(([what]) => 'outside: ' + what);
  const buttons = parts.filter(([, , e]) => e.matches('button'));
  const over = buttons.flatMap(([one, a], at) => buttons.slice(at + 1).filter(([, b]) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([other]) => `${one} over ${other}`));
  return [...beyond, ...over];
}"""


# The page has drawn itself anew: what it does when its size changes is done.
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


def resize(page: Page, width: int, height: int) -> None:
    """Give the screen another size, and wait until the page has taken it in."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)


def outside(page: Page, bar: str = ".prompt") -> Any:
    """What does not lie inside of a bar, or lies over another button of it."""
    return page.evaluate(OUTSIDE, bar)
