"""A hand that is longer than its place: what can be picked in it comes into view."""

from playwright.sync_api import expect

from web.positions import late

# Whether some lit card lies within the hand.
IN_VIEW = """() => {
  const hand = document.querySelector('.hand').getBoundingClientRect();
  return [...document.querySelectorAll('.hand .cards .lit')].some(card => {
    const { left, right } = card.getBoundingClientRect();
    return left >= hand.left - 1 && right <= hand.right + 1;
  });
}"""
# With six kinds of cards in hand only the last ones act in this region.
LEFT = 9
REGION = "region:virginia"


def test_a_lit_card_comes_into_view(visit, tmp_path):
    """A region is picked, for which only cards beyond the edge can be played: they are brought into view."""
    someone = visit("en")
    players = ("human", "random")
    page = someone.go(f"/m/{someone.bring(late(tmp_path, '13-kolonien', {'mode': 'F'}, players, LEFT))}")
    page.locator(f'.lit-zone[data-zone="{REGION}"]').focus()
    page.locator(".hand").evaluate("hand => hand.scrollTo(0, 0)")
    last = page.locator(".hand .cards .card").last
    expect(last).not_to_be_in_viewport(ratio=1)
    page.keyboard.press("Enter")
    expect(page.locator(".hand .cards .lit")).not_to_have_count(0)
    page.wait_for_function(IN_VIEW)
    assert page.evaluate("document.querySelector('.table').scrollLeft") == 0
