"""Two fingers on a phone's board: they zoom about the point between them and never play a move."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from web.positions import late
from web.touching import Fingers

SEEN = "document.querySelector('.board-area .board svg').getAttribute('viewBox').split(' ').map(Number)"
# The middles of lit things on the board, with room for two fingers beside them.
LIT = """() => {
  const { left, right, top, bottom } = document.querySelector('.board-area .board').getBoundingClientRect();
  return [...document.querySelectorAll('.board-area .lit, .board-area .lit-zone')].map(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }).filter(({ x, y }) => x > left + 60 && x < right - 60 && y > top + 30 && y < bottom - 30);
}"""
# It's one's own decision, and nothing is still to be drawn of what the other one did.
DRAWN = """() => document.querySelector('.panel.me.waiting')
  && document.querySelector('.board-area .lit, .board-area .lit-zone, .parts .tool')
  && !document.querySelector('.prompt').textContent.includes('überspringen')"""


@pytest.fixture
def phone(visit, tmp_path):
    """A phone's table at a decision with targets on the board, and fingers to touch it."""
    someone = visit("de", phone=True)
    file = late(tmp_path, "13-kolonien", {"mode": "E"}, ("human", "random"), 150)
    page = someone.go(f"/m/{someone.bring(file)}")
    page.locator(".board-area .board svg").first.wait_for()
    page.wait_for_function(DRAWN)
    if page.locator(".hand-sheet").count():
        page.locator(".hand-sheet .handle").click()
    return page


def seen(page: Page) -> list[float]:
    """The part of the sheet that is seen."""
    found: list[float] = page.evaluate(SEEN)
    return found


def below(page: Page, point: tuple[float, float]) -> tuple[float, float]:
    """The point of the sheet under a point of the screen."""
    box = page.locator(".board-area .board").bounding_box()
    assert box is not None
    x, y, width, height = seen(page)
    return (
        x + (point[0] - box["x"]) / box["width"] * width,
        y + (point[1] - box["y"]) / box["height"] * height,
    )


def centre(page: Page) -> tuple[float, float]:
    """A point of the board that is not quite its middle."""
    box = page.locator(".board-area .board").bounding_box()
    assert box is not None
    return box["x"] + box["width"] * 0.55, box["y"] + box["height"] * 0.45


def test_a_pinch_zooms_about_the_fingers(phone: Page) -> None:
    """Twice as far apart is twice as close, and what lay between the fingers stays there; two taps fit it."""
    fingers, middle = Fingers(phone), centre(phone)
    first = seen(phone)
    where = below(phone, middle)
    fingers.pinch(middle, 80, 160)
    phone.wait_for_function(f"width => {SEEN}[2] < width * 0.55", arg=first[2])
    assert seen(phone)[2] == pytest.approx(first[2] / 2, rel=0.05)
    assert below(phone, middle) == pytest.approx(where, abs=first[2] * 0.02)
    fingers.pinch(middle, 160, 80)
    phone.wait_for_function(f"width => {SEEN}[2] > width * 0.9", arg=first[2])
    assert below(phone, middle) == pytest.approx(where, abs=first[2] * 0.05)
    fingers.pinch(middle, 80, 160)
    phone.wait_for_function(f"width => {SEEN}[2] < width * 0.55", arg=first[2])
    fingers.tap_twice(middle)
    phone.wait_for_function(f"first => {SEEN}.every((n, at) => Math.abs(n - first[at]) < 1)", arg=first)


def test_the_pressed_part_fits_the_board_again(phone: Page) -> None:
    """The button of the part that is shown leads back to all of it."""
    first = seen(phone)
    Fingers(phone).pinch(centre(phone), 60, 180)
    phone.wait_for_function(f"width => {SEEN}[2] < width * 0.55", arg=first[2])
    phone.locator(".parts .tool[aria-pressed=true]").click()
    phone.wait_for_function(f"first => {SEEN}.every((n, at) => Math.abs(n - first[at]) < 1)", arg=first)


def test_a_pinch_never_plays(phone: Page) -> None:
    """Neither fingers that move on lit things nor two that only rest on them choose anything."""
    for at in range(phone.locator(".parts .tool").count()):
        phone.locator(".parts .tool").nth(at).click()
        points = phone.evaluate(LIT)
        if points:
            break
    assert points, "nothing on the board can be picked"
    spot = (points[0]["x"], points[0]["y"])
    before = phone.locator(".prompt").text_content(), phone.locator(".history").text_content()
    fingers = Fingers(phone)
    for start, end in ((40, 40), (60, 66), (80, 160), (160, 50)):
        fingers.pinch(spot, start, end)
        fingers.pinch((spot[0] + start / 2, spot[1]), start, end)
        phone.wait_for_timeout(120)
        assert phone.locator(".popup.pinned").count() == 0
        after = phone.locator(".prompt").text_content(), phone.locator(".history").text_content()
        assert after == before
