"""What the eye meets: the board's room, words that can be read, targets for thumbs, what the others did."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from carrack.kernel.registry import game_ids
from web.clicking import TARGETS, table_of
from web.positions import random_choices
from web.reading import READABLE, fine_print, largest_words, small_words
from web.settling import SETTLED, TAKEN
from web.sizes import PHONES, WIDE, outside, resize

IN_THE_MIDDLE = 60
PLAYERS = ("human", "greedy", "greedy")
LEAST_OF_ROOM = 0.55
PICKS = 2
MOST_TAPS = 6
THUMB = 44
# How much of the room beside the panels the drawn sheet covers, without the wood around it.
COVERED = """() => {
  const board = document.querySelector('.board-area .board');
  const seen = board.querySelector('svg.ground').viewBox.baseVal;
  const frame = board.getBoundingClientRect();
  const room = document.querySelector('.middle').getBoundingClientRect();
  const part = board.querySelector('svg.ground > g').getBBox();
  const scale = frame.width / seen.width;
  return Math.min(frame.width, part.width * scale) * Math.min(frame.height, part.height * scale)
    / (room.width * room.height);
}"""
# Words that are cut off without an ellipsis, and words below 11 pixels, beside the drawings.
CUT_OR_TINY = """() => {
  const found = [];
  for (const e of document.querySelectorAll(':is(.prompt, .hand, .panels, .large, .tools, .tabs) *')) {
    if (e.closest('svg, .unseen') || !e.getClientRects().length) continue;
    if (![...e.childNodes].some(node => node.nodeType === 3 && node.textContent.trim())) continue;
    const style = getComputedStyle(e);
    const what = `${e.className} ${e.textContent.trim().slice(0, 30)}`;
    if (parseFloat(style.fontSize) < 11) found.push(`tiny: ${what}`);
    const cut = e.scrollWidth > e.clientWidth + 1 && style.overflowX !== 'visible'
      && style.display !== 'inline';
    const told = style.textOverflow === 'ellipsis' || e.classList.contains('more')
      || style.webkitLineClamp !== 'none';
    if (cut && !told) found.push(`cut off: ${what}`);
  }
  return found;
}"""
# The box of every target on the board, as a thumb finds it.
LIT = """() => [...document.querySelectorAll('.board-area :is(.lit-zone, .piece.lit)')].map(e => {
  const box = (e.querySelector('.ring') ?? e).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: Math.min(box.width, box.height),
    id: e.dataset.zone ?? e.dataset.piece };
})"""
# How many seats' colours the table itself has.
COLOURS = """() => [0, 1, 2].filter(seat =>
  document.querySelector('.table[class*=game-]').style.getPropertyValue(`--seat-${seat}`)).length"""
PIECES = "all => all.filter(one => one.getClientRects().length).map(one => one.dataset.piece)"
# Parts of the table in which something lies beyond the edge: a jump to it would push the board aside.
SIDEWAYS = """() => ['.table', '.middle', '.upper'].filter(part => {
  const { scrollWidth, clientWidth } = document.querySelector(part);
  return scrollWidth > clientWidth + 1;
})"""
TOO_WIDE = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
MOST_LINES = 15


def closest(aims: list[dict[str, Any]]) -> float:
    """How near the nearest small target is to another one."""
    pairs = [
        ((one["x"] - other["x"]) ** 2 + (one["y"] - other["y"]) ** 2) ** 0.5
        for at, one in enumerate(aims)
        for other in aims[at + 1 :]
        if min(one["size"], other["size"]) < THUMB
    ]
    return min(pairs, default=THUMB)


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    """A match of every game in its midst."""
    folder = tmp_path_factory.mktemp("matches")
    return {game: random_choices(folder, game, PLAYERS, IN_THE_MIDDLE) for game in game_ids()}


def shown(visitor, file: dict[str, Any]) -> Page:
    """The table of a match."""
    page: Page = visitor.go(f"/m/{visitor.bring(file)}")
    page.locator(".board-area svg .piece").first.wait_for()
    return page


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_board_has_the_room(visit, files, language):
    """At every size the board has most of the room, bars hold what is in them, and words can be read."""
    someone = visit(language)
    for game, file in files.items():
        page = shown(someone, file)
        for width, height in WIDE:
            resize(page, width, height)
            page.wait_for_function(f"() => ({COVERED})() >= {LEAST_OF_ROOM}")
            assert outside(page) == [], (game, width)
            assert page.evaluate(CUT_OR_TINY) == [], (game, width)
            assert small_words(page) == [], (game, width)
            assert page.evaluate(COLOURS) == len(PLAYERS), "seats have lost their colours"

        legend_tells_all(page)


def legend_tells_all(page: Page) -> None:
    """A key opens it; it has every symbol of the panels and of the menu, drawn and with a name."""
    drawn = page.locator(".panel .icon, .menu .kind").evaluate_all(
        "all => [...new Set(all.map(one => one.querySelector('use').getAttribute('href').slice(1)))]"
    )
    assert drawn
    page.keyboard.press("l")
    entries = page.locator("dialog[open] li[data-symbol]")
    listed = entries.evaluate_all("all => all.map(one => [one.dataset.symbol, one.innerText.trim()])")
    assert set(drawn) <= {symbol for symbol, _ in listed}
    assert all(name and "-" not in name[1:2] for _, name in listed)
    assert entries.locator("svg").count() == len(listed)
    page.keyboard.press("Escape")


def test_fine_print_is_shown_larger(visit, files):
    """What is printed on a piece below 11 pixels can be read in the popup about it, by key as by hovering."""
    someone = visit("de")
    for game, file in files.items():
        page = shown(someone, file)
        resize(page, *WIDE[0])
        for piece in fine_print(page):
            assert largest_words(page, piece) >= READABLE, (game, piece)
        what_another_has(someone, page)


def what_another_has(someone, page: Page) -> None:
    """One press lays open whatever lies before another player, below the prompt, with words to read."""
    scene = someone.ask(f"/api{page.url.split(someone.base())[1].replace('/m/', '/matches/')}/opening")
    scene = scene["state"]["position"]["scene"]
    theirs = {zone["id"] for zone in scene["zones"] if zone["owner"] == 1}
    page.locator(".panel[data-seat='1'] .fold").click()
    opened = page.locator(".belongings")
    expect(opened).to_be_visible()
    on_board = set(page.locator(".board-area .piece").evaluate_all(PIECES))
    there = set(opened.locator("[data-piece]").evaluate_all(PIECES))
    wanted = {piece["id"] for piece in scene["pieces"] if piece["place"] in theirs}
    assert wanted
    assert wanted - on_board <= there
    assert small_words(page) == []
    box, prompt = opened.bounding_box(), page.locator(".prompt").bounding_box()
    assert box is not None
    assert prompt is not None
    assert box["y"] >= prompt["y"] + prompt["height"]
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    icon = page.locator(".panel[data-seat='1'] .icon").first
    icon.hover()
    expect(page.locator(".popup .title b")).not_to_be_empty()
    page.mouse.move(0, 0)
    icon.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".popup .title b")).not_to_be_empty()


@pytest.mark.parametrize("language", ["en", "de"])
def test_phones_keep_the_board_in_sight(visit, files, language):
    """Nothing comes up over the board by itself; bars hold what is in them."""
    someone = visit(language, phone=True)
    for game, file in files.items():
        page = shown(someone, file)
        for width, height in PHONES:
            resize(page, width, height)
            expect(page.locator(".hand-sheet")).to_have_count(0)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), game
            assert page.evaluate(SIDEWAYS) == [], game
            assert outside(page) == [], (game, width)
            away = page.locator(".away").bounding_box()
            board = page.locator(".board-area").bounding_box()
            assert away is not None
            assert board is not None
            assert away["y"] + away["height"] <= board["y"] + 1
            page.locator(".panel[data-seat='1'] .fold").click()
            expect(page.locator(".belongings")).to_be_visible()
            assert page.locator(".belongings li span").evaluate_all(TOO_WIDE) == [], (game, width)
            page.keyboard.press("Escape")
            expect(page.locator(".belongings")).to_have_count(0)


def test_hand_and_own_board_fold(visit, files):
    """The bar that is left says what is in it; the board grows; the cards have a scroller of their own."""
    page = shown(visit("en"), files["concordia-venus"])
    before = page.evaluate(COVERED)
    own = page.locator(".hand .own")
    page.locator(".hand .zones").evaluate("zones => { zones.scrollLeft = zones.scrollTop = 500 }")
    expect(own).to_be_in_viewport()
    page.get_by_role("button", name="Hide hand").click()
    expect(own).to_have_count(0)
    page.wait_for_function(f"before => ({COVERED})() > before", arg=before)
    page.get_by_role("button", name="My hand and my board").click()
    expect(own).to_be_visible()


def test_cards_for_sale_can_be_read(visit, files):
    """All of them, with their names, and one press tells the rest."""
    page = shown(visit("de"), files["concordia-venus"])
    for width, height in WIDE:
        resize(page, width, height)
        expect(page.locator(".large .card")).to_have_count(7)
        assert page.locator(".large .name").evaluate_all(
            "names => names.every(name => parseFloat(getComputedStyle(name).fontSize) >= 11)"
        )
    page.locator(".large .card").first.hover()
    expect(page.locator(".popup")).to_be_visible()


@pytest.mark.parametrize("game", game_ids())
def test_a_thumb_finds_every_target(visit, files, game):
    """Targets smaller than a thumb come closer until each has room for one; one more tap picks."""
    someone = visit("en", phone=True)
    page = shown(someone, files[game])
    page.locator(".away").get_by_role("button", name="Close").click()
    ask_for_a_place(page)
    resize(page, *PHONES[1])
    for _ in range(PICKS):
        asked, view, popup = page.evaluate(SETTLED)
        for _ in range(MOST_TAPS):
            aims = in_sight(page)
            assert aims, "nothing to pick is seen"
            page.touchscreen.tap(aims[0]["x"], aims[0]["y"])
            page.wait_for_function(TAKEN, arg=[asked, view, popup])  # a tap is never lost
            said, moved, popup = page.evaluate(SETTLED)
            if said != asked or popup:
                break
            middle = page.locator(".board-area").bounding_box()
            assert middle is not None
            near = [aim for aim in in_sight(page) if is_near(aim, middle)]
            assert closest(near) >= THUMB * 0.9, near
            view = moved
        else:
            raise AssertionError("nothing is picked however close it comes")
        page.keyboard.press("Escape")
        page.evaluate(SETTLED)
        if not in_sight(page):
            break


def ask_for_a_place(page: Page) -> None:
    """Go on to a question that is answered on the board."""
    on_board = "() => document.querySelector('.board-area :is(.lit-zone, .piece.lit)')"
    for _ in range(MOST_TAPS):
        if page.evaluate(f"({on_board})() !== null"):
            return
        page.locator(
            ".options [data-do='play architect'], .options [data-kind][aria-disabled=false]"
        ).first.click()
        page.evaluate(SETTLED)
    page.wait_for_function(on_board)


def in_sight(page: Page) -> list[dict[str, Any]]:
    """The targets on the part of the board that is seen."""
    board, prompt = page.locator(".board-area").bounding_box(), page.locator(".bottom").bounding_box()
    assert board is not None
    assert prompt is not None
    end = min(board["y"] + board["height"], prompt["y"])
    return [
        aim
        for aim in page.evaluate(LIT)
        if board["x"] < aim["x"] < board["x"] + board["width"] and board["y"] < aim["y"] < end
    ]


def is_near(aim: dict[str, Any], box: Any) -> bool:
    """Whether a target lies in the middle of a box, where those come that a tap was meant for."""
    across, down = aim["x"] - box["x"] - box["width"] / 2, aim["y"] - box["y"] - box["height"] / 2
    return abs(across) < THUMB and abs(down) < THUMB


def test_lit_targets_have_two_lines(visit, files):
    """A dark line on a light one, by day and by night: one of them stands out from any ground."""
    for scheme in ("light", "dark"):
        page = shown(visit("en", scheme), files["goa"])
        strokes = page.evaluate(
            """() => [...document.querySelectorAll('.board-area .lit-zone')].map(zone =>
              [...new Set([...zone.children].map(shape => getComputedStyle(shape).stroke))])"""
        )
        assert strokes
        assert all(found == ["rgb(255, 255, 255)", "rgb(10, 61, 122)"] for found in strokes), strokes


def test_a_click_builds_little(visit, files):
    """A choice on a phone builds few lines of the log: building all of them took a second and more."""
    page = shown(visit("en", phone=True), files["colonialism"])
    page.evaluate(
        """() => { window.built = 0; new MutationObserver(list => { for (const one of list)
          for (const node of one.addedNodes)
            if (node.nodeType === 1)
              window.built += node.matches('.entry') + node.querySelectorAll('.entry').length;
        }).observe(document.querySelector('.side'), { childList: true, subtree: true }); }"""
    )
    target = page.evaluate(TARGETS)[0]
    page.mouse.click(target["x"], target["y"])
    expect(page.locator(".history span").first).not_to_have_text(f"{IN_THE_MIDDLE}/{IN_THE_MIDDLE}")
    page.evaluate("window.built = 0")
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log .entry").first).to_be_attached()
    assert page.evaluate("window.built") <= 3 * MOST_LINES  # others may move meanwhile
    assert page.locator(".log .entry").count() <= MOST_LINES


def test_what_the_others_did(visit):
    """When I am asked again, their moves stand by player with numbers on the board; a key steps on."""
    someone = visit("en")
    table_of(someone)
    page = someone.page
    for _ in range(30):
        page.keyboard.press("s")
        if page.locator(".side .away").count():
            break
        page.wait_for_function(f"() => document.querySelector('.side .away') || ({TARGETS})().length")
        targets = page.evaluate(TARGETS)
        if targets:
            before = page.locator(".history span").text_content()
            page.mouse.click(targets[0]["x"], targets[0]["y"])
            page.wait_for_function(
                "before => document.querySelector('.history span').textContent !== before"
                " || document.querySelector('.popup') || document.querySelector('.picked')",
                arg=before,
            )
    runs = page.locator(".side .away .run")
    expect(runs.first).to_be_visible()
    page.keyboard.press("n")
    expect(page.locator(".away .number")).to_have_text("1")
