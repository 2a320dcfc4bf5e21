"""A phone too low for a list below the board: every question can be answered, the log comes up over it."""

from playwright.sync_api import Page, expect

from web.clicking import Clicker, quick, table_of

LOW = {"width": 375, "height": 667}
CLICKS = 40


def top_and_height(page: Page) -> tuple[float, float]:
    """Where the board lies."""
    box = page.locator(".board-area").bounding_box()
    assert box is not None
    return box["y"], box["height"]


def test_every_question_can_be_answered(visit):
    """The buttons stand at the prompt; longer prompts never move or shrink the board of the same part."""
    someone = visit("de", phone=True)
    page = someone.page
    page.set_viewport_size(LOW)
    table_of(someone, quick("13-kolonien", mode="E"))
    player = Clicker(page, 5)
    places: dict[str, set[tuple[float, float]]] = {}
    for _ in range(CLICKS):
        if not player.click():
            break
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), player.clicks[-1]
        part = page.locator(".parts [aria-pressed=true]")
        if part.count():
            places.setdefault(part.text_content() or "", set()).add(top_and_height(page))
    assert player.clicks.count("(nothing)") < 3, player.clicks
    assert places
    assert all(len(found) == 1 for found in places.values()), places


def test_log_and_options_come_up_over_the_board(visit):
    """Log, chat and the options of a kind are one press away and go away again; a choice puts them away."""
    someone = visit("en", phone=True)
    page = someone.page
    page.set_viewport_size(LOW)
    table_of(someone, quick("13-kolonien", mode="E"))
    expect(page.locator(".side")).to_be_hidden()
    page.get_by_role("button", name="Log").click()
    expect(page.locator(".side .log")).to_be_visible()
    page.get_by_role("tab", name="Options").click()
    expect(page.locator(".side .options [data-kind]").first).to_be_visible()
    page.locator(".side .handle").click()
    expect(page.locator(".side")).to_be_hidden()
    page.locator(".prompt [data-kind=play]").click()
    page.locator(".side .options [data-do]").first.click()
    expect(page.locator(".side")).to_be_hidden()


def test_a_raised_log_on_a_taller_phone(visit):
    """There is a list below the board; the log comes up when its tab is pressed, and goes down again."""
    someone = visit("en", phone=True)
    page = someone.page
    table_of(someone, quick("13-kolonien", mode="E"))
    tall = "document.querySelector('.side').getBoundingClientRect().height"
    before = page.evaluate(tall)
    bottom = page.locator(".bottom").bounding_box()
    page.get_by_role("tab", name="Log").click()
    page.wait_for_function(f"before => {tall} > 1.5 * before", arg=before)
    after = page.locator(".bottom").bounding_box()
    assert bottom is not None
    assert after is not None
    assert after["y"] + after["height"] == bottom["y"] + bottom["height"]
    page.get_by_role("tab", name="Log").click()
    page.wait_for_function(f"before => {tall} < 1.5 * before", arg=before)
