"""What happened since I last decided, by player: moves, and phases that the rules run by themselves."""

import itertools
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from carrack.kernel.history import Onlooker, scene_at
from carrack.kernel.match import Match
from web.clicking import READY, Clicker
from web.positions import after_a_phase
from web.sizes import PHONES, WIDE, outside, resize

PLAYERS = ("human", "random", "random")
STEPS_OF_A_PHASE = 3
STEP = ".away .number"
STEP_IS_NOT = f"before => document.querySelector('{STEP}')?.textContent !== before"
MOST_CLICKS = 20


@pytest.fixture(scope="module")
def phase(tmp_path_factory):
    """A colonization phase has just been carried out: the file of the match, and the match."""
    return after_a_phase(tmp_path_factory.mktemp("phase"), "colonialism", PLAYERS, 18)


def gains(match: Match, since: int, seat: int) -> list[str]:
    """What the engine says that a seat has more or less of, in the order of its panel."""
    onlooker = Onlooker(match, 0)
    before, now = (
        {
            piece.id: piece.badge or 0
            for piece in scene_at(match, onlooker, table).pieces
            if piece.place == f"seat:{seat}" and piece.badge is not None
        }
        for table in (match.position(since), match.table)
    )
    changed = {id_: now.get(id_, 0) - before.get(id_, 0) for id_ in {**before, **now}}
    return [f"{by:+}".replace("-", "\N{MINUS SIGN}") for by in changed.values() if by]


def last_of(match: Match, seat: int) -> int:
    """How many choices came before a seat's last one."""
    return max(at for at, choice in enumerate(match.choices) if choice.seat == seat)


def steps(page: Page) -> Iterator[str]:
    """Press on from the overview until it is back; what each step says."""
    for number in itertools.count():
        page.locator(".away").get_by_role("button", name=re.compile("^(Next|Overview)")).click()
        page.wait_for_function(STEP_IS_NOT, arg=str(number))
        if page.locator(STEP).count() == 0:
            return
        yield page.locator(".away p").inner_text()


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_phase_is_told_step_by_step(visit, phase, phone):
    """A colonization phase: a step for each region, marked there; then what each player has gained."""
    file, match = phase
    someone = visit(phone=phone)
    page = someone.go(f"/m/{someone.bring(file)}")
    expect(page.locator(".board .mark").first).to_be_visible()
    expect(page.locator(".away .gain")).to_have_count(0)  # asked for when somebody wants to know
    if not phone:  # what stands below recap and coach stays in sight
        resize(page, *WIDE[0])
        expect(page.locator(".side .coach")).to_be_visible()
        expect(page.locator(".side .tools")).to_be_in_viewport(ratio=1)
    told = []
    for text in steps(page):
        told.append(text)
        if "Colonization actions in" in text:
            expect(page.locator(".board .mark.now")).to_have_count(1)
    assert sum("Colonization actions in" in text for text in told) >= STEPS_OF_A_PHASE
    expect(page.locator(".away .gain").first).to_be_visible()
    for seat in range(len(PLAYERS)):
        shown = page.locator(f".away [data-seat='{seat}'] .gain").all_inner_texts()
        assert shown == gains(match, last_of(match, 0), seat)


def test_a_phone_calls_the_recap(visit, phase):
    """While one plays it waits behind a button, so that the board stays where it is."""
    someone = visit("de", phone=True)
    page = someone.go(f"/m/{someone.bring(phase[0])}")
    page.locator(".away").get_by_role("button", name="Schließen").click()
    expect(page.locator(".away")).to_have_count(0)
    player, button = Clicker(page, 3), page.locator(".recap-button")
    for _ in range(MOST_CLICKS):
        count = page.locator(".history span").text_content()
        player.click()
        page.wait_for_function(READY)
        if button.count() and page.locator(".history span").text_content() != count:
            break
    expect(button).to_be_visible()
    expect(page.locator(".away")).to_have_count(0)
    for size in PHONES:
        resize(page, *size)
        assert outside(page) == [], size
    button.click()
    expect(page.locator(".away li").first).to_be_visible()
    expect(page.locator(".away .gain").first).to_be_visible()  # the page was there when I chose
    expect(button).to_have_count(0)


def test_a_step_turns_to_its_part_of_the_board(visit, tmp_path):
    """On a phone, where a board is shown in parts."""
    file, _ = after_a_phase(tmp_path, "13-kolonien", PLAYERS[:2], 6)
    someone = visit(phone=True)
    page = someone.go(f"/m/{someone.bring(file)}")
    parts = page.get_by_role("group", name="Parts of the board")
    parts.get_by_role("button", name="Market").click()
    for _ in steps(page):
        if page.locator(".board .mark.now").count():
            expect(page.locator(".board .mark.now")).to_be_in_viewport()
