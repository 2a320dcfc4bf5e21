"""Whether a bar of the page shows all that is in it: measured in the browser."""

from playwright.sync_api import Page

# What sticks out of its bar, lies over its neighbour, or cuts its own words off without an ellipsis.
CUT_OFF = """selector => {
  const bar = document.querySelector(selector);
  if (!bar) return [`no ${selector}`];
  const room = bar.getBoundingClientRect();
  const found = [];
  const name = element => (element.getAttribute('aria-label') || element.textContent).trim().slice(0, 40);
  const parts = [...bar.querySelectorAll('button, a, select, input, .what, .history span')].filter(element =>
    element.getClientRects().length > 0 && !element.closest('.unseen'));
  const boxes = parts.map(element => element.getBoundingClientRect());
  if (bar.scrollWidth > bar.clientWidth + 1) found.push('the bar scrolls');
  parts.forEach((element, at) => {
    const box = boxes[at];
    if (box.left < room.left - 1 || box.right > room.right + 1 || box.top < room.top - 1 ||
        box.bottom > room.bottom + 1 || box.right > innerWidth + 1) found.push(`${name(element)} sticks out`);
    if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).textOverflow !== 'ellipsis'
        && !element.matches('input, select, .what')) found.push(`${name(element)} is cut off`);
    boxes.slice(at + 1).forEach((other, further) => {
      const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      const around = parts[at].contains(parts[at + 1 + further]);
      if (wide > 1 && high > 1 && !around) found.push(`${name(element)} lies over another`);
    });
  });
  return found;
}"""


def cut_off(page: Page, bar: str) -> list[str]:
    """What of a bar can't be seen whole."""
    found: list[str] = page.evaluate(CUT_OFF, bar)
    return found
