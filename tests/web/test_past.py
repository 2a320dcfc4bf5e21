"""A replay shows the past: panels, scores, prompt and log are those of the position, in every game."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as NeverError

from carrack.kernel.history import Onlooker, scene_at
from carrack.kernel.match import Match
from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.table import Table
from web.bars import cut_off
from web.positions import file_of, random_choices, random_game
from web.sizes import resize

# Each piece that lies before a seat, with its number.
SHOWN = """seat => Object.fromEntries(
  [...document.querySelectorAll(`.panel[data-seat="${seat}"] .pieces [data-piece]`)]
    .map(icon => [icon.dataset.piece, icon.querySelector('.number')?.textContent ?? '']))"""
# A panel shows what lies before the seat, and may show more of its things at a glance.
SHOWN_IS = f"""([seat, wanted, owned]) => {{
  const shown = ({SHOWN})(seat);
  const fits = (some, all) => Object.keys(some).every(id => some[id] === all[id]);
  return fits(wanted, shown) && fits(shown, owned);
}}"""
SIZES = [(1280, 720), (1440, 900), (1920, 1080), (390, 844)]


def finished(game: str, seats: int = 0) -> Match:
    """A whole game by players who don't think."""
    rules = rules_of(game)
    return random_game(rules, rules.setup(seats or min(rules.players), {}), -1)


def bring(someone, folder, match: Match) -> str:
    """The match at the server, where the first seat is one's own."""
    players = ("human", *["novice"] * (match.setup.seats - 1))
    return str(someone.bring(file_of(folder, match, players)))


def before_seat(match: Match, table: Table, looking: int, seat: int) -> tuple[dict[str, str], dict[str, str]]:
    """What the engine says lies before a seat, with its numbers; and all that lies at places of the seat."""
    scene = scene_at(match, Onlooker(match, looking), table)
    owned = {zone.id: zone.kind for zone in scene.zones if zone.owner == seat}
    numbers = {
        piece.id: ("" if piece.badge is None else str(piece.badge), owned[piece.place])
        for piece in scene.pieces
        if piece.place in owned
    }
    home = {id_: number for id_, (number, kind) in numbers.items() if kind == "seat"}
    return home, {id_: number for id_, (number, _) in numbers.items()}


def check_panels(page: Page, match: Match, at: int, looking: int) -> None:
    """Every panel shows the position."""
    table = match.position(at)
    expect(page.locator(".prompt .move")).to_have_text(re.compile(rf"\b{at}\b.*\b{len(match.choices)}\b"))
    for seat, score in enumerate(match.rules.standings(table).scores):
        panel = page.locator(f'.panel[data-seat="{seat}"]')
        expect(panel.locator(".score")).to_have_text(str(score))
        wanted, owned = before_seat(match, table, looking, seat)
        with suppress(NeverError):  # the comparison tells what differs
            page.wait_for_function(SHOWN_IS, arg=[seat, wanted, owned])
        shown = page.evaluate(SHOWN, seat)
        assert wanted.items() <= shown.items() <= owned.items()


@pytest.mark.parametrize("game", game_ids())
def test_panels_are_those_of_the_position(visit, tmp_path, game):
    """The panel at move n equals the state at n: by address, from an own seat and with everything open."""
    match = finished(game)
    someone = visit()
    name = bring(someone, tmp_path, match)
    last = len(match.choices)
    scores = [match.rules.standings(match.position(at)).scores for at in (last // 3, last // 2)]
    assert any(found != match.rules.standings(match.table).scores for found in scores), (
        "nothing to tell apart"
    )
    page = someone.page
    for at in (13, last // 3, last // 2):
        someone.go(f"/m/{name}/{at}")
        check_panels(page, match, at, 0)
    page.get_by_label("View").select_option("Everything open")
    expect(page.locator('.panel[data-seat="0"].me')).to_have_count(0)
    check_panels(page, match, last // 2, -1)
    page.get_by_label("View").select_option(index=2)
    expect(page.locator('.panel[data-seat="1"].me')).to_be_visible()
    check_panels(page, match, last // 2, 1)


def test_log_follows_the_position(visit, tmp_path):
    """The line of the position is marked and in sight, in a log longer than what is shown at once."""
    match = finished("concordia-venus", 3)
    someone = visit()
    name = bring(someone, tmp_path, match)
    page = someone.go(f"/m/{name}/40")
    here = page.locator(".log .here")
    expect(here).to_have_count(1)
    expect(here).to_be_in_viewport()
    page.get_by_role("slider").fill(str(len(match.choices) // 2))
    expect(here).to_have_attribute("data-number", str(len(match.choices) // 2))
    expect(here).to_be_in_viewport()


def test_steps_by_turn_and_autoplay(visit, tmp_path):
    """Buttons and keys step by choice and by turn; autoplay goes on by itself, faster if wanted."""
    match = finished("goa", 3)
    someone = visit()
    name = bring(someone, tmp_path, match)
    page = someone.go(f"/m/{name}/0")
    shown = page.locator(".history span")
    last = len(match.choices)
    expect(shown).to_have_text(f"0/{last}")
    turns = [at for at in range(1, last) if match.choices[at - 1].seat != match.choices[at].seat]
    page.get_by_role("button", name="Next turn").click()
    expect(shown).to_have_text(f"{turns[0]}/{last}")
    page.locator("h1").first.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Shift+ArrowRight")
    expect(shown).to_have_text(f"{turns[1]}/{last}")
    page.keyboard.press("ArrowRight")
    expect(shown).to_have_text(f"{turns[1] + 1}/{last}")
    page.keyboard.press("Shift+ArrowLeft")
    expect(shown).to_have_text(f"{turns[1]}/{last}")
    speed = page.get_by_role("button", name="Playback speed")
    for wanted in (2, 4):
        speed.click()
        expect(speed).to_contain_text(str(wanted))
    page.get_by_role("slider").fill(str(last - 3))
    page.get_by_role("button", name="Autoplay").click()
    expect(page).to_have_url(re.compile(f"/m/{name}$"))
    page.get_by_role("button", name="Replay").click()
    expect(shown).to_have_text(f"0/{last}")
    page.keyboard.press("p")
    expect(page).to_have_url(re.compile("/([2-9]|[1-9][0-9]+)$"))  # it does not wait for us at 2
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Autoplay")).to_be_visible()


def test_running_match_shows_no_scores_and_no_other_eyes(visit, tmp_path):
    """What is hidden in a running match stays hidden in its past."""
    someone = visit()
    name = someone.bring(random_choices(tmp_path, "goa", ("human", "novice"), 40))
    page = someone.go(f"/m/{name}/20")
    page.get_by_text("Viewing move 20").wait_for()
    expect(page.locator(".panel .score")).to_have_count(0)
    expect(page.get_by_label("View", exact=True)).to_have_count(0)
    assert someone.ask(f"/api/matches/{name}/positions/20?seat=0")["scores"] == []
    assert someone.ask(f"/api/matches/{name}/positions/20?seat=1")["id"] == "problem-seat"


@pytest.mark.parametrize("language", ["en", "de"])
def test_bars_are_whole(visit, tmp_path, language):
    """Prompt and tools are not cut off at any size, in a finished and in a running match with others."""
    someone = visit(language)
    match = finished("goa", 4)
    over = bring(someone, tmp_path, match)
    auction = next(at for at in range(20, len(match.choices)) if match.choices[at].do.startswith("bid"))
    running = someone.bring(random_choices(tmp_path, "concordia-venus", ("human", "novice"), 40))
    for address in (f"/m/{over}/{auction}", f"/m/{over}/13", f"/m/{running}/30", f"/m/{running}"):
        page = someone.go(address)
        page.locator(".board svg").first.wait_for()
        past = address != f"/m/{running}"
        if past:
            page.locator(".prompt .move").wait_for()
        for width, height in SIZES:
            resize(page, width, height)
            for bar in (".tools", ".prompt", ".past") if past else (".tools",):
                assert cut_off(page, bar) == [], (width, address, bar)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, address)
