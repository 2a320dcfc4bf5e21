"""Lessons in the browser, wide and on a phone; `python -m web.lessons` leaves pictures of each beat."""

import re
import time

import pytest
from playwright.sync_api import expect

from carrack.kernel.registry import game_ids, rules_of
from carrack.lessons.exercises import exercises_of
from carrack.lessons.loader import lessons_of
from web.lessons import walk

LESSONS = [(game, lesson.id) for game in game_ids() for lesson in lessons_of(rules_of(game))]


@pytest.mark.parametrize("phone", [False, True])
def test_lessons_begin_on_the_page_learn(visit, phone: bool) -> None:
    """The first page leads there; a lesson that is left goes on where it was."""
    visitor = visit("de" if phone else "en", phone=phone)
    page = visitor.go()
    page.locator('a[href="/learn/13-kolonien"]').first.click()
    expect(page.locator("li.sheet")).to_have_count(4)
    page.locator("li.sheet button").first.click()
    coach = page.locator(".coach")
    coach.locator(".doing .main").click()
    expect(coach.locator("header")).to_contain_text("2 von 38" if phone else "2 of 38")
    page = visitor.go("/learn/13-kolonien")
    expect(page.locator("li.sheet").first).to_contain_text("2 von 38" if phone else "2 of 38")
    page.locator("li.sheet button").first.click()
    expect(coach.locator("header")).to_contain_text("2 von 38" if phone else "2 of 38")


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize(("game", "id_"), LESSONS)
def test_a_lesson_to_its_end(visit, game: str, id_: str, phone: bool) -> None:
    """The card's own button leads through it; all that it points at is seen, and covered by nothing."""
    visitor = visit("de" if phone else "en", phone=phone)
    assert [*walk(visitor, game, id_)] == []
    assert visitor.errors == []


@pytest.mark.parametrize("phone", [False, True])
def test_a_lesson_is_left_and_found_again(visit, phone: bool) -> None:
    """Another choice is answered, taken back or kept; a step comes again; one may play freely and return."""
    words = GERMAN if phone else ENGLISH
    visitor = visit("de" if phone else "en", phone=phone)
    match = visitor.post("/api/games/colonialism/lessons/first-game", {"again": True})["id"]
    page = visitor.go(f"/m/{match}")
    coach = page.get_by_role("region", name=words["coach"])
    number = coach.locator("header")
    coach.get_by_role("button", name=words["on"], exact=True).click()
    expect(number).to_contain_text(" 2 ")
    answered(visitor, match, 0, "row 2")
    expect(coach).to_contain_text(words["lower"])
    coach.get_by_role("button", name=words["back"]).click()
    expect(coach).not_to_contain_text(words["lower"])
    expect(number).to_contain_text(" 2 ")
    coach.get_by_role("button", name=words["show"]).click()
    expect(number).to_contain_text(" 3 ")
    coach.get_by_role("button", name=words["step back"], exact=True).click()
    expect(number).to_contain_text(" 2 ")
    answered(visitor, match, 0, "row 2")
    coach.get_by_role("button", name=words["go on"]).click()
    expect(number).to_contain_text(" 3 ")
    link = coach.get_by_role("link", name=words["rules"])
    assert (link.get_attribute("href") or "").startswith("/g/colonialism/rules#s-")
    coach.get_by_role("button", name=words["leave"]).click()
    expect(coach.get_by_role("button", name=words["show"])).to_have_count(0)
    if coach.get_by_role("button", name=words["got it"]).count():
        coach.get_by_role("button", name=words["got it"]).click()
    coach.get_by_role("button", name=words["return"]).click()
    expect(number).to_contain_text(" 3 ")
    assert visitor.errors == []


def test_a_note_is_shown_once_and_called_up(visit) -> None:
    """A question is explained when it is met first; `c` shows the note again; it can be switched off."""
    visitor = visit("en")
    seats = [{"who": "me"}, {"who": "computer", "kind": "novice"}]
    wanted: dict[str, object] = {"game": "colonialism", "seats": seats}
    page = visitor.go(f"/m/{visitor.create(wanted)}")
    coach = page.get_by_role("region", name="Coach")
    expect(coach).to_contain_text("New to you")
    coach.get_by_role("button", name="Got it").click()
    expect(coach).to_have_count(0)
    page.keyboard.press("c")
    expect(coach).to_contain_text("New to you")
    word = coach.locator(".term").first
    word.click()
    expect(page.locator(".explained")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".explained")).to_have_count(0)
    coach.get_by_role("button", name="No more notes").click()
    expect(coach).to_have_count(0)
    page.goto(f"{visitor.base()}/m/{visitor.create(wanted)}")
    expect(page.get_by_role("group", name="Board")).to_be_visible()
    expect(coach).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_exercises_from_learn_on(visit, phone: bool) -> None:
    """Helped, shown, taken back; whoever finds the answer has solved it, and the next one follows."""
    words = GERMAN if phone else ENGLISH
    game = "colonialism"
    second = exercises_of(rules_of(game))[1]
    visitor = visit("de" if phone else "en", phone=phone)
    page = visitor.go(f"/learn/{game}")
    page.get_by_role("button", name=words["first"], exact=True).click()
    coach = page.get_by_role("region", name=words["coach"])
    expect(coach.locator("header")).to_contain_text(" 1 ")
    for name in ("help", "help", "answer"):
        expect(page.locator(".coached")).to_have_count(0)
        coach.get_by_role("button", name=words[name]).click()
    expect(coach.locator(".mistake")).to_have_count(3)
    coach.get_by_role("button", name=words["show"]).click()
    expect(coach).to_contain_text(words["right"])
    coach.get_by_role("button", name=words["next"]).click()
    expect(coach.locator("header")).to_contain_text(" 2 ")
    match = page.url.rpartition("/")[2]
    options = visitor.ask(f"/api/matches/{match}?seat={second.seat}")["position"]["decision"]["options"]
    wrong = next(option["do"] for option in options if option["do"] not in second.file.right)
    for do in (wrong, second.file.right[0]):
        answered(visitor, match, second.seat, do)
        if do == wrong:
            coach.get_by_role("button", name=words["back"]).click()
            expect(coach.get_by_role("button", name=words["help"])).to_be_visible()
    expect(coach).to_contain_text(words["right"])
    assert visitor.errors == []
    coach.get_by_role("link").click()
    expect(page.get_by_role("button", name=words["solved"], exact=True)).to_be_visible()
    expect(page.get_by_role("button", name=words["first"], exact=True)).to_be_visible()


def offered(state) -> list[str]:
    """What can be chosen in a state."""
    decision = state["position"]["decision"]
    return [option["do"] for option in decision["options"]] if decision else []


def answered(visitor, match: str, seat: int, do: str) -> None:
    """Somebody makes a choice, once it is asked for."""
    path = f"/api/matches/{match}"
    end = time.monotonic() + 10
    state = visitor.ask(f"{path}?seat={seat}")
    while do not in offered(state) and time.monotonic() < end:
        state = visitor.ask(f"{path}?seat={seat}")
    version = state["version"]
    command = {"type": "choose", "seat": seat, "do": do, "expected_version": version}
    sent = command | {"command_id": f"answer-{version:04}"}
    asking = visitor.context.request
    answer = asking.post(f"{visitor.base()}{path}/commands", data=sent, headers={"Origin": visitor.base()})
    assert answer.ok, answer.text()


ENGLISH = {
    "coach": "Coach",
    "first": "Exercise 1",
    "help": "Help",
    "answer": "Show the answer",
    "show": "Do it for me",
    "right": "Right!",
    "next": "Next exercise",
    "back": "Take it back",
    "solved": "Exercise 2, solved",
    "on": "Next",
    "lower": "you would only act after Red",
    "step back": "Back",
    "go on": "Go on like this",
    "rules": "Rules",
    "leave": "Leave the lesson",
    "got it": "Got it",
    "return": "Back to the lesson",
}
GERMAN = {
    "coach": "Trainer",
    "first": "Übung 1",
    "help": "Hilfe",
    "answer": "Lösung zeigen",
    "show": "Mach es für mich",
    "right": "Richtig!",
    "next": "Nächste Übung",
    "back": "Zurücknehmen",
    "solved": "Übung 2, gelöst",
    "on": "Weiter",
    "lower": "nur ist dann Rot vor dir dran",
    "step back": "Zurück",
    "go on": "So weitermachen",
    "rules": "Regeln",
    "leave": "Lektion verlassen",
    "got it": "Verstanden",
    "return": "Zurück zur Lektion",
}


def test_a_newcomer_is_offered_the_lesson(visit) -> None:
    """The first "Play now" offers to teach the game; one press later the coach says its goal."""
    page = visit("en").go("/")
    page.get_by_role("button", name=re.compile("Play now.*: Goa")).click()
    page.get_by_role("button", name="Teach me").click()
    expect(page.get_by_role("region", name="Coach")).to_contain_text("Step 1 of")


def test_a_lesson_by_keyboard_alone(visit) -> None:
    """Whoever goes on with Enter stays at the coach's button as long as there is something to read."""
    visitor = visit("en")
    match = visitor.post("/api/games/13-kolonien/lessons/independence", {"again": True})["id"]
    page = visitor.go(f"/m/{match}")
    coach = page.get_by_role("region", name="Coach")
    coach.get_by_role("button", name="Next").focus()
    for number in ("1", "2", "3"):
        expect(coach.locator("header")).to_contain_text(f" {number} ")
        expect(coach.get_by_role("button", name="Next")).to_be_focused()
        page.keyboard.press("Enter")
    expect(coach.locator("header")).to_contain_text(" 4 ")
    expect(coach.get_by_role("button", name="Next")).to_have_count(0)
    page.wait_for_function("document.activeElement.closest('.prompt, [data-piece], [data-zone]') !== null")
