"""A question with few answers, on a phone: they stand at the prompt, where nothing can cover them."""

from playwright.sync_api import expect

from carrack.arena.live import Seating, live_match
from carrack.kernel.match import Match
from carrack.kernel.registry import rules_of
from web.positions import RANDOM_SEED, SECRET, file_of

MOST = 3


def at_a_plain_question() -> Match:
    """A game of 13 Kolonien in which the first player has to answer yes or no."""
    rules = rules_of("13-kolonien")
    match = live_match(rules, rules.setup(2, {"mode": "P"}), SECRET)
    seating = Seating(["random"] * 2, RANDOM_SEED)
    while True:
        options = match.perspective(0).options
        if 1 < len(options) <= MOST and not any(action.things for action in options):
            return match
        seating.play_bot(match, seating.next_seat(match, -1))


def test_answers_stand_at_the_prompt(visit, tmp_path):
    """Each is on top where it is drawn, and one press is enough."""
    someone = visit("de", phone=True)
    match = at_a_plain_question()
    page = someone.go(f"/m/{someone.bring(file_of(tmp_path, match, ('human', 'random')))}")
    answers = page.locator(".prompt [data-do]")
    expect(answers).to_have_count(len(match.perspective(0).options))
    for answer in answers.all():
        box = answer.bounding_box()
        assert box is not None
        middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        assert answer.evaluate("(e, [x, y]) => e.contains(document.elementFromPoint(x, y))", middle)
    asked = page.locator(".prompt .what").first.text_content()
    answers.last.click()
    expect(page.locator(".prompt .what").first).not_to_have_text(asked or "")
