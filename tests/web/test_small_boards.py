"""A large board on a phone: it is shown by parts, and a place tells what lies in it."""

from playwright.sync_api import Page, expect

from web.clicking import READY, SOMETHING_ELSE
from web.clicking import SEEN as NOW
from web.positions import random_choices
from web.touching import Fingers

SEEN = "document.querySelector('.board svg').getAttribute('viewBox').split(' ').map(Number)"
MOST_TAPS = 4
# A point of an open region that neither a piece nor another zone covers.
FREE_POINT = """() => {
  for (const zone of document.querySelectorAll('.board [data-zone^="region:"]')) {
    const box = zone.getBoundingClientRect();
    const id = zone.dataset.zone;
    if (!document.querySelector(`[data-place="${id}"]`)) continue;
    for (let at = 0; at < 81; at += 1) {
      const x = box.x + box.width * (1 + at % 9) / 10, y = box.y + box.height * (1 + Math.floor(at / 9)) / 10;
      const top = document.elementFromPoint(x, y)?.closest('[data-zone], [data-piece]');
      if (top?.dataset.zone === id) return { x, y };
    }
  }
  return null;
}"""


def seen(page: Page) -> list[float]:
    """The part of the sheet that is seen: its corner and its size."""
    found: list[float] = page.evaluate(SEEN)
    return found


def test_parts_and_places_of_a_board(visit, tmp_path):
    """Each part has its button; two taps zoom and zoom back; a tapped place lists what it holds."""
    someone = visit("de", phone=True)
    page = someone.go(f"/m/{someone.bring(random_choices(tmp_path, '13-kolonien', ('human', 'novice'), 0))}")
    page.wait_for_function(READY)
    if page.locator(".hand-sheet").count():
        page.locator(".hand-sheet .handle").click()
    parts = page.locator(".parts .tool")
    assert parts.all_text_contents() == ["Norden", "Süden", "Europa", "Markt", "Angebot", "Stapel"]
    for at in range(6):
        parts.nth(at).click()
        expect(parts.nth(at)).to_have_attribute("aria-pressed", "true")
    piles = seen(page)
    parts.filter(has_text="Süden").click()
    south = seen(page)
    assert south[0] < piles[0]
    parts.filter(has_text="Norden").click()
    north = seen(page)
    assert north[1] < south[1]
    box = page.locator(".board").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] * 0.3, box["y"] + box["height"] * 0.3
    fingers = Fingers(page)
    fingers.tap_twice((x, y))
    page.wait_for_function(f"width => {SEEN}[2] < width / 2", arg=north[2])
    page.keyboard.press("Escape")
    fingers.tap_twice((x, y))
    page.wait_for_function(f"width => {SEEN}[2] === width", arg=north[2])
    page.keyboard.press("Escape")
    held = page.locator(".popup.pinned .held li")
    for at in range(MOST_TAPS):
        # A tap on a lit place may be a choice; then something else is asked.
        page.wait_for_function(READY)
        page.keyboard.press("Escape")
        parts.nth(at % 2).click()
        before = page.evaluate(NOW)
        point = page.wait_for_function(FREE_POINT).json_value()
        page.touchscreen.tap(point["x"], point["y"])
        page.wait_for_function(SOMETHING_ELSE, arg=before)
        if held.count():
            break
    expect(held.first).to_be_visible()
