"""Several people at one screen: nothing private is in the page before the curtain is lifted."""

from playwright.sync_api import expect

from web.clicking import Clicker, table_of

TWO = {"game": "colonialism", "seats": [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Ben"}]}


def test_curtain(visit):
    """Behind the curtain the page holds no card of anybody; lifted, it shows the one's whose turn it is."""
    someone = visit()
    table_of(someone, TWO)
    page = someone.page
    player = Clicker(page, 4)
    lifted: set[str] = set()
    for _ in range(400):
        curtain = page.locator(".curtain")
        if curtain.is_visible():
            title = curtain.locator("h1").text_content() or ""
            assert "Pass the device to" in title
            behind = page.evaluate("document.documentElement.outerHTML")
            assert 'class="hand' not in behind
            assert "card kind-policy" not in behind
            lifted.add(title)
            curtain.get_by_role("button").click()
            expect(curtain).to_be_hidden()
        if len(lifted) == 2 and page.locator(".hand .card").count() > 0:
            break
        player.click()
    assert len(lifted) == 2
