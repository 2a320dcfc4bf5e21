"""Deciding: menus with closed kinds, whose turn it is, undo, hints, typed moves."""

import re
from collections import Counter

import pytest
from playwright.sync_api import Error, expect

from carrack.arena.live import Seating, live_match
from carrack.kernel.chance import Stream
from carrack.kernel.match import Match
from carrack.kernel.perspective import Decision
from carrack.kernel.registry import rules_of
from carrack.kernel.text import Texts
from web.positions import RANDOM_SEED, SECRET, file_of
from web.settling import SETTLED, TAKEN
from web.sizes import PHONES, WIDE, outside, resize

MENUS = ("goa", "colonialism", "13-kolonien")
PLAYERS = ("human", "random")
MOST_GAMES = 20


def at_a_question(game, wanted, skip=0, bot="random") -> Match:
    """The first game at a question to the first player that is wanted, after some that are passed over."""
    rules = rules_of(game)
    for seed in range(RANDOM_SEED, RANDOM_SEED + MOST_GAMES):
        match = live_match(rules, rules.usual_setup(len(PLAYERS)), SECRET)
        seating = Seating([bot] * len(PLAYERS), seed)
        left = skip
        while not match.over:
            decision = match.perspective(0).decision
            if decision is not None and wanted(decision):
                if left == 0:
                    return match
                left -= 1
            seating.play_bot(match, seating.next_seat(match, -1))
    raise AssertionError("no such question")


def open_and_closed(decision: Decision) -> bool:
    """A menu of which one kind at least is closed, and several are open."""
    closed = [entry.closed is not None for entry in decision.menu]
    return 0 < sum(closed) < len(closed) - 1


def sit_down(someone, folder, match, size):
    """Open a match on a screen of some size."""
    resize(someone.page, *size)
    page = someone.go(f"/m/{someone.bring(file_of(folder, match, PLAYERS))}")
    page.locator(".board svg").first.wait_for()
    page.locator(".prompt .turn").wait_for()
    return page


def at_all_sizes(visit, folder, match, language):
    """The page of a match on screens of all sizes, wide ones first."""
    for phone, sizes in ((False, WIDE), (True, PHONES)):
        someone = visit(language, phone=phone)
        page = sit_down(someone, folder, match, sizes[0])
        for width, height in sizes:
            resize(page, width, height)
            yield page, (width, height)
        someone.context.close()


# Nothing covers the name of a kind of action, and it is not out of sight.
ON_TOP = """kind => [...document.querySelectorAll(`[data-kind="${kind}"] .what`)].some(name => {
  const box = name.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return box.width > 0 && document.elementFromPoint(x, y)?.closest('[data-kind]')?.dataset.kind === kind;
})"""


# Nothing of a text is behind an ellipsis.
WHOLE = "e => e.scrollHeight <= e.clientHeight + 1"
# The words of a name that are broken over two lines.
BROKEN = """name => {
  const [text] = name.childNodes;
  return [...text.data.matchAll(/\\S+/g)].filter(word => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return range.getClientRects().length > 1;
  }).map(word => word[0]);
}"""


def check_kinds(page, size, decision: Decision) -> None:
    """All kinds are there, named in full inside of their bar, open ones in sight; a closed one says why."""
    if size in WIDE:
        assert outside(page, ".menu") == [], size
    kinds = page.locator("[data-kind]:visible")
    expect(kinds).to_have_count(len(decision.menu))
    for entry in decision.menu:
        button = kinds.and_(page.locator(f"[data-kind={entry.kind.id}]"))
        name = button.locator(".what")
        assert name.evaluate("e => e.scrollWidth <= e.clientWidth + 1"), (size, entry.kind)
        assert name.evaluate(BROKEN) == [], size
        expect(button).to_have_attribute("aria-disabled", str(entry.closed is not None).lower())
        if entry.closed is None:
            page.wait_for_function(ON_TOP, arg=entry.kind.id)
    closed = kinds.and_(page.locator("[aria-disabled=true]")).first
    closed.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".popup.pinned .reasons li")).to_have_count(1)
    expect(page.locator(".popup .reasons a")).to_be_visible()
    page.keyboard.press("Escape")


def check_hint(page, size, match: Match) -> None:
    """What the suggested move points at is marked."""
    notation = page.locator(".prompt .choice.hint").get_attribute("data-do") or ""
    action = match.rules.catalogue.by_notation[notation]
    if size in WIDE and action.things:
        expect(page.locator(".shown, .shown-zone").first).to_be_attached()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", [*MENUS, "concordia-venus"])
def test_the_bar_at_all_sizes(visit, tmp_path, game, language):
    """Every kind of action has a button, and the hint lies inside of the bar and lights its target."""
    menu = game in MENUS
    match = at_a_question(game, open_and_closed if menu else lambda asked: len(asked.options) > 3, skip=2)
    decision = match.perspective(0).decision
    assert decision is not None
    for page, size in at_all_sizes(visit, tmp_path, match, language):
        if size in (WIDE[0], PHONES[0]):
            page.get_by_role("button", name=re.compile("^(Hint|Tipp)$")).click()
        page.locator(".prompt .choice.hint").wait_for()
        assert outside(page) == [], (size, outside(page))
        if menu:
            check_kinds(page, size, decision)
        check_hint(page, size, match)


def test_a_kind_of_action_is_chosen_in_the_menu(visit, tmp_path):
    """A kind with several options offers them where it is and lights only them; a second press drops it."""
    match = at_a_question("goa", lambda asked: any(e.kind.id == "founding" for e in asked.menu), skip=1)
    page = sit_down(visit(), tmp_path, match, WIDE[0])
    founding = page.locator("[data-kind=founding]")
    founding.hover()
    founding.click()
    choices = page.locator(".popup [data-do]")
    offered = [a.notation for a in match.perspective(0).options if a.notation.startswith("found ")]
    assert [choice.get_attribute("data-do") for choice in choices.all()] == offered
    expect(page.locator("[data-kind].picked")).to_have_count(1)
    founding.click()
    expect(page.locator("[data-kind].picked")).to_have_count(0)
    expect(page.locator(".popup")).to_have_count(0)
    before = page.locator(".history span").text_content()
    page.locator("[data-kind=taxes]").click()
    expect(page.locator(".history span")).not_to_have_text(before or "")


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Your turn \N{EN DASH} Goa"), ("de", "Du bist dran \N{EN DASH} Goa")]
)
def test_my_turn_is_unmistakable(visit, tmp_path, language, said):
    """The bar has an accent and says so, and so does the title of the tab."""
    match = at_a_question("goa", open_and_closed)
    page = sit_down(visit(language), tmp_path, match, WIDE[0])
    expect(page).to_have_title(f"(1) {said}")
    expect(page.locator(".prompt.mine .turn")).to_have_text(said.partition(" \N{EN DASH} ")[0])
    page.get_by_role("link", name=re.compile("Settings|Einstellungen")).click()
    expect(page).not_to_have_title(re.compile("\N{EN DASH}"))


def test_what_closed_undo_is_told_when_asked_for(visit, tmp_path):
    """Nothing is told beside the button until it is pressed or reached by keyboard."""
    match = at_a_question("goa", open_and_closed, skip=1)
    page = sit_down(visit(), tmp_path, match, WIDE[0])
    undo = page.locator(".undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    told = page.locator(".prompt .closed:not(.unseen)")
    expect(told).to_have_count(0)
    undo.click(force=True)
    expect(told).to_have_text(re.compile("^Can.t undo: |^Nothing to undo"))
    box = told.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= WIDE[0][0]
    page.locator(".prompt .what").first.click()
    expect(told).to_have_count(0)


def test_a_move_is_typed_after_a_slash(visit, tmp_path):
    """The field is there from the slash to Escape."""
    match = at_a_question("goa", open_and_closed)
    page = sit_down(visit(), tmp_path, match, WIDE[0])
    field = page.get_by_role("textbox", name="Type a move")
    expect(field).to_have_count(0)
    page.keyboard.press("/")
    expect(field).to_be_focused()
    page.keyboard.press("Escape")
    expect(field).to_have_count(0)
    page.keyboard.press("/")
    before = page.locator(".history span").text_content()
    field.fill("taxes")
    page.keyboard.press("Enter")
    expect(page.locator(".history span")).not_to_have_text(before or "")


def test_a_hint_carries_out_the_whole_move(visit, tmp_path):
    """One press goes on until somebody else has to decide, or something new is known."""
    match = at_a_question("concordia-venus", lambda asked: len(asked.options) > 3, skip=2, bot="greedy")
    page = sit_down(visit(), tmp_path, match, WIDE[1])
    page.get_by_role("button", name="Hint").click()
    page.locator(".prompt .choice.hint").click()
    expect(page.locator(".prompt .choice.hint")).to_have_count(0)
    page.wait_for_function("() => !document.querySelector('.prompt[aria-busy=true]')")
    expect(page.locator(".undo")).to_have_attribute("aria-disabled", "true")
    log = page.locator(".log").text_content() or ""
    assert "plays" in log


# Points on boards, hands and panels, and whether something answers there that can't be done at once.
PRESSED = """([x, y]) => {
  const top = document.elementFromPoint(x, y);
  const thing = top?.closest('[data-piece], [data-zone]');
  return Boolean(thing) && !top.closest('.lit, .lit-zone, .on-lit, .pick, button.tool, .banner, .away');
}"""
ANSWERED = "() => document.querySelector('.popup.pinned') !== null"
# A reason, something to choose, or what is asked instead of what is never chosen.
REASONED = ".popup.pinned:is(:has(.reasons li), :has([data-do]), :has(.never))"
POINTS = 25


@pytest.mark.parametrize("game", [*MENUS, "concordia-venus"])
def test_whatever_is_pressed_in_my_turn_gets_a_reason(visit, tmp_path, game):
    """Presses anywhere on the table, early and late: never a popup that only says what something is."""
    for skip in (1, 9):
        match = at_a_question(game, lambda asked: len(asked.options) > 1, skip)
        page = sit_down(visit("de"), tmp_path, match, WIDE[1])
        stream = Stream(skip + 1)
        pressed = 0
        for _ in range(20 * POINTS):
            point = [stream.below(WIDE[1][0]), 110 + stream.below(WIDE[1][1] - 110)]
            if not page.evaluate(PRESSED, point):
                continue
            page.mouse.click(*point)
            page.wait_for_function(ANSWERED)
            assert page.locator(REASONED).count() == 1, page.locator(".popup").text_content()
            page.keyboard.press("Escape")
            expect(page.locator(".popup.pinned")).to_have_count(0)
            pressed += 1
            if pressed == POINTS:
                break
        assert pressed > POINTS / 3


TAPS = 10
TRIES = 3


def tap_until_taken(page, point, before) -> None:
    """Tap, and again if nothing came of it: a busy machine may lose one tap, not all."""
    for left in reversed(range(TRIES)):
        page.touchscreen.tap(*point)
        try:
            page.wait_for_function(TAKEN, arg=before, timeout=5000)
        except Error:
            if not left:
                raise
        else:
            return


@pytest.mark.parametrize("game", [*MENUS, "concordia-venus"])
def test_whatever_is_tapped_in_my_turn_gets_a_reason(visit, tmp_path, game):
    """By a thumb, too; a tap beside small targets means them: they come closer, or are picked."""
    match = at_a_question(game, lambda asked: len(asked.options) > 1, 1)
    page = sit_down(visit("en", phone=True), tmp_path, match, PHONES[0])
    stream = Stream(3)
    answered = 0
    for _ in range(40 * TAPS):
        before = page.evaluate(SETTLED)
        point = [stream.below(PHONES[0][0]), 60 + stream.below(PHONES[0][1] - 60)]
        if not page.evaluate(PRESSED, point):
            continue
        tap_until_taken(page, point, before)
        if page.evaluate(ANSWERED):
            assert page.locator(REASONED).count() == 1, page.locator(".popup").text_content()
            answered += 1
            page.keyboard.press("Escape")
            expect(page.locator(".popup.pinned")).to_have_count(0)
        else:
            page = sit_down(visit("en", phone=True), tmp_path, match, PHONES[0])
        if answered == TAPS:
            break
    assert answered > TAPS / 3


def test_a_press_on_a_disc_is_about_its_region(visit, tmp_path):
    """What can be done in a region is offered where it is pressed, whatever lies there."""

    def has_more(asked: Decision) -> bool:
        return len(asked.menu) > 0 and most_in_a_region(asked)[1] > 1

    match = at_a_question("colonialism", has_more)
    decision = match.perspective(0).decision
    assert decision is not None
    region, _ = most_in_a_region(decision)
    page = sit_down(visit(), tmp_path, match, WIDE[0])
    page.locator(f".board-area .piece[data-place='{region}']").first.click()
    expect(page.locator(".popup.pinned [data-do]").nth(1)).to_be_visible()
    name = Texts("en", match.rules).name(region)
    expect(page.get_by_role("dialog", name=str(name))).to_be_visible()


def most_in_a_region(asked: Decision) -> tuple[str, int]:
    """The region that most options are about, and how many those are."""
    named = Counter(
        thing for action in asked.options for thing in action.things if thing.startswith("region:")
    )
    return named.most_common(1)[0] if named else ("", 0)


def test_a_diplomat_lights_the_last_cards_and_names_them(visit, tmp_path):
    """The card of an opponent can be pressed where it lies, and the prompt names it."""
    rules = rules_of("concordia-venus")
    match = at_a_question("concordia-venus", lambda asked: asked.prompt.id == "prompt-copy", bot="greedy")
    page = sit_down(visit(), tmp_path, match, WIDE[0])
    decision = match.perspective(0).decision
    assert decision is not None
    name = Texts("en", rules).name(str(decision.prompt.args["card1"]))
    expect(page.locator(".says .what")).to_contain_text(str(name))
    card = page.locator('[data-piece="top:1"].lit')
    expect(card).to_have_count(1)
    before = page.locator(".history span").text_content()
    card.click()
    expect(page.locator(".history span")).not_to_have_text(before or "")


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_auction_shows_the_lot_and_my_money(visit, tmp_path, language):
    """The lot is large, with what it does, and marked on the board; words and my ducats are there."""
    match = at_a_question("goa", lambda asked: asked.prompt.id == "prompt-bid" and asked.about != "flag")
    decision = match.perspective(0).decision
    assert decision is not None
    have = str(decision.prompt.args["have"])
    for page, size in at_all_sizes(visit, tmp_path, match, language):
        assert outside(page) == [], (size, outside(page))
        large = page.locator(".lot svg").bounding_box()
        assert large is not None
        assert large["width"] >= (90 if size in WIDE else 50)
        assert len(page.locator(".lot p span").text_content() or "") > 5
        expect(page.locator(".says .what")).to_contain_text(have)
        expect(page.locator(".prompt .said li")).to_have_count(len(PLAYERS))
        expect(page.locator(".board .shown").first).to_be_attached()
        if size in (WIDE[0], PHONES[0]):
            page.get_by_role("button", name=re.compile("^(Hint|Tipp)$")).click()
        hint = page.locator(".prompt .choice.hint")
        expect(hint).to_have_count(1)
        notation = hint.get_attribute("data-do")
        expect(page.locator(f".prompt [data-do='{notation}']")).to_have_count(1)
        assert outside(page) == [], (size, outside(page))
        assert page.locator(".says .what").evaluate(WHOLE), size


def test_whoever_can_only_pass_reads_why(visit, tmp_path):
    """Without enough ducats."""
    match = at_a_question("goa", lambda asked: asked.prompt.id == "prompt-only-pass")
    page = sit_down(visit(), tmp_path, match, WIDE[0])
    expect(page.locator(".says .what")).to_contain_text(re.compile("You can only pass on .*you have"))
    expect(page.locator(".prompt [data-do]")).to_have_count(1)


def test_payments_on_a_phone_show_my_own_board(visit, tmp_path):
    """Beside the choice, and the spice can be tapped there."""
    match = at_a_question("goa", lambda asked: asked.prompt.id == "prompt-pay", bot="greedy")
    for size in PHONES:
        someone = visit("de", phone=True)
        page = sit_down(someone, tmp_path, match, size)
        board = page.locator(".options .own .board")
        expect(board).to_be_visible()
        expect(page.locator(".options [data-do]")).to_have_count(len(match.perspective(0).options))
        lit = board.locator(".lit, .lit-zone").first
        expect(lit).to_be_visible()
        lit.click(force=True)
        expect(page.locator(".says .what")).not_to_contain_text("Woher nimmst du")
        someone.context.close()
