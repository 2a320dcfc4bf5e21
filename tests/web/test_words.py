"""Words of a game explain themselves in the prompt, in the log, on cards, in the rules."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from carrack.kernel.notes import notes_file
from carrack.kernel.perspective import Decision
from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.text import Texts
from web.positions import file_of
from web.sizes import DRAWN
from web.test_deciding import PLAYERS, at_a_question

WAYS = list(zip(game_ids(), ("en", "de", "en", "de"), (False, True, True, False), strict=True))
PASSED_OVER = 6
"""So many questions come before, so that the log has something to say."""


def speaks_of_a_word(game: str, language: str):
    """Whether the prompt of a question has a word that explains itself."""
    rules = rules_of(game)
    texts = Texts(language, rules)
    listed = re.findall(r"^ +\.forms = (.+)$", notes_file(rules, language).read_text("utf-8"), re.MULTILINE)
    forms = "|".join(re.escape(form.strip()) for line in listed for form in line.split(","))

    word = re.compile(rf"(?<![\w-])({forms})(?![\w-])", re.IGNORECASE)

    def wanted(decision: Decision) -> bool:
        return word.search(texts.say(decision.prompt)) is not None

    return wanted


def explained(page: Page, word: Locator, phone: bool) -> None:
    """A press says in a sentence what the word means, inside of the screen, until Escape or scrolling."""
    word.scroll_into_view_if_needed()
    page.evaluate(DRAWN)
    if phone:
        word.tap()
    else:
        word.click()
    box = page.locator(".explained")
    expect(box).to_have_text(re.compile(r"\S+ \S+ \S+"))
    expect(box).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(box).to_have_count(0)


@pytest.mark.parametrize(("game", "language", "phone"), WAYS)
def test_words_explain_themselves(visit, tmp_path, game, language, phone):
    """At the table, in the list of components and in the rules; a word in the log opens no position."""
    someone = visit(language, phone=phone)
    match = at_a_question(game, speaks_of_a_word(game, language), PASSED_OVER)
    page = someone.go(f"/m/{someone.bring(file_of(tmp_path, match, PLAYERS))}")
    page.locator(".prompt .turn").wait_for()
    explained(page, page.locator(".prompt .term").first, phone)
    where = page.url
    page.get_by_role("tab", name=re.compile("^(Log|Protokoll)$")).click()
    explained(page, page.locator(".log .term").last, phone)
    assert page.url == where
    for path in ("components", "rules"):
        someone.go(f"/g/{game}/{path}").wait_for_load_state("networkidle")  # pictures come into the page
        explained(page, page.locator("main .term").first, phone)
